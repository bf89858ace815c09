"""Saved matches: all that is needed to go on, without playing anything again but the turn that is under way.

A saved match is ``MAGIC``, a byte for the format, the compressed content, and a digest of all that. The states in it
are those of the checkpoints that an undo could reach; the events, those told up to the last of them.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import blake2b
from itertools import accumulate, pairwise
from typing import Any

import msgspec

from undercroft.engine.chance import Script
from undercroft.engine.decision import Option, Verb
from undercroft.engine.errors import CannotLoad, CannotSave, quoted
from undercroft.engine.event import Event
from undercroft.engine.game import Game
from undercroft.engine.match import Checkpoint, Choice, Dealing, Match, Start, unplayed
from undercroft.engine.packs import changed_pack
from undercroft.engine.plain import Reader, Writer

MAGIC = b"undercroft match"
FORMAT = 2
DIGEST_BYTES = 16
MOST_BYTES = 1 << 26
"""More than any match has: what grows beyond it when unpacked is not one of ours."""


class Saved(msgspec.Struct, array_like=True, frozen=True):
    """A match as plain data."""

    game: str
    version: int
    content: dict[str, str]
    """By id: the digest of each pack of cards."""
    carried: int | None
    """After so many choices it went on with other rules or cards than it was begun with."""
    shape: list[tuple[str, list[str]]]
    """What states are made of."""
    seats: int
    setup: dict[str, Any]
    seed: bytes
    script: dict[str, tuple[str, ...]] | None
    quiet: bool
    dealings: list[tuple[int, int, bytes]] | None
    """Of a fork that was dealt anew, each time: after how many choices, for which seat, from which seed."""
    seats_of_choices: bytes
    choices: list[int]
    """What was chosen, as numbers of ``options``."""
    options: list[list[str | int]]
    """Each option once: its verb, its rule and its details."""
    revelations: list[int]
    """For each choice: how much had come to light since the one before."""
    shared: list[str]
    """The names of shared things that occur in the states."""
    checkpoints: list[tuple[int, int, Any]]
    """After how many choices and events, and the state."""
    events: list[Event]


def save(match: Match) -> bytes:
    start = match.start
    if start.arrange is not None:
        raise CannotSave("a match that was arranged by hand cannot be saved", "saved-arranged")
    game = match.game
    writer = Writer(game.parts, start.contents)
    checkpoints = [(mark.choices, mark.events, writer.write(mark.state)) for mark in match.reachable()]
    choices = [writer.write(option)[1] for _, option in match.choices]
    saved = Saved(
        game=game.id,
        version=start.rules,
        content=start.content,
        carried=start.carried,
        shape=game.parts.shape(),
        seats=start.seats,
        setup=msgspec.to_builtins(start.setup),
        seed=start.seed,
        script=None if start.script is None else dict(start.script),
        quiet=match._quiet,
        dealings=[(dealing.choices, dealing.seat, dealing.seed) for dealing in match._dealings] or None,
        seats_of_choices=bytes([seat for seat, _ in match.choices]),
        choices=choices,
        options=writer.options,
        revelations=[after - before for before, after in pairwise([0, *match._known])],
        shared=writer.shared,
        checkpoints=checkpoints,
        events=list(match.events[: checkpoints[-1][1]]) if checkpoints else [],
    )
    return _seal(zlib.compress(msgspec.msgpack.encode(saved), 1))


def load(game: Game[Any], data: bytes) -> Match:
    saved = read(data, game)
    _check(game, saved)
    try:
        return _resume(game, saved)
    except CannotLoad:
        raise
    except Exception as error:  # whatever broken data makes of the rules
        raise _broken(f"{type(error).__name__}: {error}") from error


def read(data: bytes, game: Game[Any]) -> Saved:
    """What was saved, if it is of this game."""
    saved = _decode(_unseal(data))
    if saved.game != game.id:
        message = f"this is a saved match of {saved.game}, not of {game.id}"
        raise CannotLoad(message, "saved-game", game=saved.game, here=game.id)
    return saved


# -- bytes ------------------------------------------------------------------------------------


def _seal(content: bytes) -> bytes:
    sealed = MAGIC + bytes([FORMAT]) + content
    return sealed + _digest(sealed)


def _digest(data: bytes) -> bytes:
    return blake2b(data, digest_size=DIGEST_BYTES).digest()


def _unseal(data: bytes) -> bytes:
    """The content, unpacked."""
    head = len(MAGIC) + 1
    if not isinstance(data, bytes) or not data.startswith(MAGIC) or len(data) < head + DIGEST_BYTES:
        raise CannotLoad("this is not a saved match of Undercroft", "saved-foreign")
    if data[head - 1] != FORMAT:
        message = f"this match was saved in format {data[head - 1]}; this Undercroft reads format {FORMAT}"
        raise CannotLoad(message, "saved-format", format=data[head - 1], here=FORMAT)
    if _digest(data[:-DIGEST_BYTES]) != data[-DIGEST_BYTES:]:
        raise _broken("the digest does not fit")
    unpacking = zlib.decompressobj()
    try:
        content = unpacking.decompress(data[head:-DIGEST_BYTES], MOST_BYTES)
    except zlib.error as error:
        raise _broken(str(error)) from None
    if not unpacking.eof:
        raise _broken("it is cut or too long")
    return content


def _decode(content: bytes) -> Saved:
    try:
        return _DECODER.decode(content)
    except msgspec.DecodeError as error:
        raise _broken(str(error)) from None


_DECODER = msgspec.msgpack.Decoder(Saved)


def _broken(reason: str) -> CannotLoad:
    return CannotLoad(f"this saved match is broken: {reason}", "saved-broken", reason=reason)


# -- rules and cards --------------------------------------------------------------------------


def _check(game: Game[Any], saved: Saved) -> None:
    """That it was saved by rules that are still here."""
    if not game.plays(saved.version):
        message = f"this match was saved with version {saved.version} of {game.id}; this is {game.version}"
        raise CannotLoad(message, "saved-version", game=game.id, version=saved.version, here=game.version)
    if saved.shape != game.parts.shape():
        raise CannotLoad(f"this match was saved with other states of {game.id}", "saved-shape", game=game.id)


def _check_cards(saved: Saved, start: Start) -> None:
    """That the packs are still what they were."""
    changed = changed_pack(saved.content, start.content)
    if changed is not None:
        message = f"this match was saved with other cards of the set {quoted(changed)} than those that are here"
        raise CannotLoad(message, "saved-content", pack=changed)


@cache
def verbs_of(game: Game[Any]) -> Mapping[str, Sequence[Verb]]:
    """The verbs of a game by name."""
    found: dict[str, list[Verb]] = {}
    for verb in game.verbs:
        found.setdefault(verb.name, []).append(verb)
    return found


# -- going on ---------------------------------------------------------------------------------


def start_of(game: Game[Any], saved: Saved, rules: int, carried: int | None) -> Start:
    source = saved.seed if saved.script is None else Script(seed=saved.seed, **saved.script)
    return Start(game, saved.seats, source, saved.setup, rules=rules, carried=carried)


def _resume(game: Game[Any], saved: Saved) -> Match:
    start = start_of(game, saved, saved.version, saved.carried)
    _check_cards(saved, start)
    verbs = verbs_of(game)
    options = [find_option(verbs, *written) for written in saved.options]
    reader = Reader(game.parts, look_up(start, saved.shared), options)
    checkpoints = [Checkpoint(choices, events, reader.read(state)) for choices, events, state in saved.checkpoints]
    choices: list[Choice] = list(zip(saved.seats_of_choices, [options[n] for n in saved.choices], strict=True))
    dealings = tuple([Dealing(*dealing) for dealing in saved.dealings or ()])
    match = unplayed(start, list(accumulate(saved.revelations)), dealings, quiet=saved.quiet)
    _go_on(match, checkpoints or [Checkpoint(0, 0, start.state())], choices, None if saved.quiet else saved.events)
    return match


def _go_on(match: Match, checkpoints: list[Checkpoint], choices: list[Choice], events: list[Event] | None) -> None:
    """From the last checkpoint. The choices of the present turn are checked, unless it was dealt anew between them."""
    checked = len(choices) if match._dealings else checkpoints[-1].choices
    match.restore(checkpoints, choices[:checked], events)
    for seat, option in choices[checked:]:
        match.choose(seat, option)


def find_option(verbs: Mapping[str, Sequence[Verb]], name: Any, rule: Any, *details: Any) -> Option:
    """The option of this verb, rule and details: verbs of one name are told apart by their rules."""
    if name not in verbs:
        raise _gone(name)
    of_that_name = verbs[name]
    if len(of_that_name) == 1:
        return of_that_name[0](*details)
    options = [verb(*details) for verb in of_that_name]
    for option in options:
        if option.rule == rule:
            return option
    return options[0]


def look_up(start: Start, names: Sequence[str]) -> list[object]:
    contents = start.contents
    for name in names:
        if name not in contents:
            raise _gone(name)
    return [contents[name] for name in names]


def _gone(name: str) -> CannotLoad:
    return CannotLoad(f"this saved match needs {name!r}, which is no longer in the game", "saved-gone", name=name)
