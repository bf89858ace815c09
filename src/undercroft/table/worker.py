"""What the thinking processes do: each function takes plain data and gives plain data back.

A process remembers the matches it thought about last, so that usually only the newest choices are replayed.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, NamedTuple

import msgspec

from undercroft.engine.match import Match, Start
from undercroft.engine.record import verify_record
from undercroft.lab.weighing import Scale, Weigher
from undercroft.players import make_player
from undercroft.table.settings import find_games

REMEMBERED = 64


class Brief(NamedTuple):
    """A match as another process is told of it."""

    key: str
    games: str
    game: str
    seats: int
    seed: bytes
    setup: dict[str, Any]
    choices: list[tuple[int, str]]


_matches: OrderedDict[str, Match] = OrderedDict()


def warm_up(games: str) -> None:
    """Import what thinking needs, before somebody waits for it."""
    find_games(games)


def match_of(brief: Brief) -> Match:
    """The match, from memory as far as it goes."""
    match = _matches.pop(brief.key, None)
    known = [] if match is None else [(seat, option.id) for seat, option in match.choices]
    if match is None or known != brief.choices[: len(known)]:
        game = find_games(brief.games)[brief.game]
        match, known = Match(Start(game, brief.seats, brief.seed, brief.setup)), []
    for seat, option in brief.choices[len(known) :]:
        match.choose(seat, option)
    _matches[brief.key] = match
    if len(_matches) > REMEMBERED:
        _matches.popitem(last=False)
    return match


def choose(brief: Brief, seat: int, player: str) -> str:
    """The option that this computer player takes."""
    match = match_of(brief)
    decision = match.decision(seat)
    assert decision is not None
    seed = f"{brief.seed.hex()}/{len(brief.choices)}/{seat}"
    return make_player(player, brief.game, seed).choose(match, decision).id


class Worth(NamedTuple):
    """What an option is worth to the seat that asked, with its 95 % interval."""

    option: str
    value: float
    low: float
    high: float


def weigh(brief: Brief, seat: int, player: str) -> tuple[str, list[Worth]]:
    """The unit of the values, and every option of the decision, best first."""
    match = match_of(brief)
    decision = match.decision(seat)
    assert decision is not None
    seed = f"hint/{brief.seed.hex()}/{len(brief.choices)}"
    weighed = Weigher(player, seed).weigh(match, decision)
    worths = [Worth(each.option.id, each.value.value, each.value.low, each.value.high) for each in weighed]
    return Scale(match).unit, worths


def record(brief: Brief, players: list[str]) -> bytes:
    """The whole record, as JSON."""
    made = match_of(brief).record()
    return bytes(msgspec.structs.replace(made, players=players).json())


def verify(brief: Brief) -> dict[str, Any]:
    """Replay the record from nothing and check it."""
    match = match_of(brief)
    verdict = verify_record(match.record(), match.game)
    return {"holds": verdict.holds, **msgspec.to_builtins(verdict)}


def frames(brief: Brief, seat: int | None) -> list[dict[str, Any]]:
    """Before the first choice and after each: what the seat (``None``: a spectator) could see."""
    match = match_of(brief._replace(key=f"{brief.key}/replay", choices=[]))
    shown = [_frame(match, seat, None, 0)]
    for choice in brief.choices:
        told = len(match.events)
        match.choose(*choice)
        shown.append(_frame(match, seat, choice, told))
    _matches.pop(f"{brief.key}/replay", None)
    return shown


def _frame(match: Match, seat: int | None, choice: tuple[int, str] | None, told: int) -> dict[str, Any]:
    events = [event.seen_by(seat) for event in match.events[told:]]
    return {
        "number": len(match.choices),
        "choice": None if choice is None else {"seat": choice[0], "option": choice[1]},
        "events": [{"kind": event.kind, "data": dict(event.data)} for event in events],
        "view": msgspec.to_builtins(match.view(seat)),
        "deciding": [decision.seat for decision in match.decisions],
    }
