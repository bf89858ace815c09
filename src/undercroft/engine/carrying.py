"""Carrying a match over: it goes on by rules, or with cards, that it was not begun with.

A match whose rules or cards are gone cannot be replayed, but where it stood was saved. What was saved is read by the
rules of today: cards by their names, as they are now; fields by their names, new ones as in a match that begins now.
Fields that are gone are not missed. What cannot be bridged so is refused. Such a match can go on and end, but nobody
can prove it from its seed any more, and it says so (``Start.carried``).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Any

from undercroft.engine.decision import Option, Param, Verb, names
from undercroft.engine.errors import CannotLoad, UndercroftError
from undercroft.engine.game import Game
from undercroft.engine.match import Checkpoint, Choice, Match, Start, unplayed
from undercroft.engine.plain import Bridge, Parts, Reader, Unlike, Writer
from undercroft.engine.saved import Saved, find_option, look_up, read, start_of, verbs_of


def carry_over(game: Game[Any], data: bytes, most: int | None = None) -> Match:
    """The saved match by the rules and with the cards of today, or :class:`CannotLoad`. It goes on from the last
    turn that began before it was saved, and after ``most`` choices at most; nothing before can be taken back."""
    saved = read(data, game)
    marks = [mark for mark in saved.checkpoints if most is None or mark[0] <= most]
    if saved.quiet or not marks:
        raise _changed("there is no state to go on from")
    try:
        match = _carry(game, saved, marks)
        _try_out(match)
    except CannotLoad:
        raise
    except Unlike as error:
        raise _changed(str(error)) from error
    except UndercroftError as error:
        raise CannotLoad(str(error), error.code, **error.details) from error
    except Exception as error:  # whatever rules make of a state that is not theirs
        raise _changed(f"{type(error).__name__}: {error}") from error
    return match


def _carry(game: Game[Any], saved: Saved, marks: Sequence[tuple[int, int, Any]]) -> Match:
    """From the last of these checkpoints; the others are read for what they have in common with it."""
    count, told, _ = marks[-1]
    start = start_of(game, saved, game.version, count)
    options = [_option(game, *each) for each in saved.options]
    bridge = Bridge(game.parts, saved.shape, look_up(start, saved.shared), options, Beginning(start).value)
    state = [bridge.read(written) for _, _, written in marks][-1]
    state.rules = start.rules
    state.unveil()
    chosen = [options[number] for number in saved.choices[:count]]
    choices: list[Choice] = list(zip(saved.seats_of_choices[:count], chosen, strict=True))
    match = unplayed(start, list(accumulate(saved.revelations)), (), quiet=False)
    match.restore([Checkpoint(count, told, state)], choices, saved.events)
    return match


def _option(game: Game[Any], name: Any, rule: Any, *details: Any) -> Option:
    """As it is today; what can no longer be chosen is still known to have been."""
    try:
        return find_option(verbs_of(game), name, rule, *details)
    except Exception:
        return Verb(name, *[Param(f"detail-{n}", names(())) for n in range(len(details))], rule=rule)(*details)


def _try_out(match: Match) -> None:
    """That the rules can do something with it: show it, ask about it, and deal it anew."""
    for seat in (None, *range(match.seats)):
        match.view(seat)
    for decision in match.decisions:
        match.fork(decision.seat)


def _changed(reason: str) -> CannotLoad:
    message = f"the rules have changed too much for this match to go on: {reason}"
    return CannotLoad(message, "saved-changed", reason=reason)


class Beginning:
    """How the pieces of the match look that begins now, with the same set-up and seed."""

    __slots__ = ("_contents", "_parts", "_pieces", "_start")

    def __init__(self, start: Start) -> None:
        self._start = start
        self._parts: Parts = start.game.parts
        self._contents = start.contents
        self._pieces: dict[type, list[Any]] | None = None

    def value(self, kind: type, name: str) -> Any:
        """What a field that is new begins with, if it is the same for all pieces of the kind."""
        if self._pieces is None:
            self._pieces = {}
            self._collect(self._start.state())
        written = [self._written(getattr(piece, name)) for piece in self._pieces.get(kind, ())]
        if not written or any(other != written[0] for other in written):
            raise _changed(f"{kind.__name__} has {name} now")
        plain, shared = written[0]
        return Reader(self._parts, [self._contents[name] for name in shared], ()).read(plain)

    def _written(self, value: Any) -> tuple[Any, list[str]]:
        """As plain data. Other pieces, or what was chosen, cannot be the beginning of a field."""
        writer = Writer(self._parts, self._contents)
        plain = writer.write(value)
        if writer.pieces or writer.options:
            raise _changed("a new field holds pieces")
        return plain, writer.shared

    def _collect(self, value: Any) -> None:
        """All pieces that are changed in play."""
        if isinstance(value, list | tuple):
            for item in value:
                self._collect(item)
        elif isinstance(value, dict):
            self._collect(list(value.values()))
        number = self._parts.numbers.get(type(value))
        if number is None or self._parts.made_anew[number] or self._pieces is None:
            return
        known = self._pieces.setdefault(type(value), [])
        if all(piece is not value for piece in known):
            known.append(value)
            self._collect([getattr(value, name) for name in self._parts.fields[number]])
