"""What the thinking processes do: each function takes plain data and gives plain data back.

A process remembers the matches it thought about last, so that usually only the newest choices are replayed.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, NamedTuple

import msgspec

from undercroft.engine.decision import Option
from undercroft.engine.match import Match, Start
from undercroft.engine.record import verify_record
from undercroft.lab.review import Reviewer, Step
from undercroft.lab.weighing import Scale, Unit, Weigher
from undercroft.lesson import find_lesson
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
    is_lesson: bool = False

    def start(self) -> Start:
        """What the match began with."""
        game = find_games(self.games)[self.game]
        lesson = find_lesson(game) if self.is_lesson else None
        chance = self.seed if lesson is None else lesson.chance(self.seed)
        return Start(game, self.seats, chance, self.setup)


_matches: OrderedDict[str, Match] = OrderedDict()


def warm_up(games: str) -> None:
    """Import what thinking needs, before somebody waits for it."""
    find_games(games)


def match_of(brief: Brief) -> Match:
    """The match, from memory as far as it goes."""
    match = _matches.pop(brief.key, None)
    known = [] if match is None else [(seat, option.id) for seat, option in match.choices]
    if match is None or known != brief.choices[: len(known)]:
        match, known = Match(brief.start()), []
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
    told = ("holds", "commitment", "choices", "outcome", "difference", "reason", "scripted", "finished")
    return {name: getattr(verdict, name) for name in told}


def frames(brief: Brief, seat: int | None) -> list[dict[str, Any]]:
    """Before the first choice and after each: what the seat (``None``: a spectator) could see."""
    match = match_of(brief._replace(key=f"{brief.key}/replay", choices=[]))
    shown = [_frame(match, seat, None, 0)]
    for choice in brief.choices:
        told = len(match.events)
        match.choose(*choice)
        shown.append(_frame(match, seat, match.choices[-1], told))
    _matches.pop(f"{brief.key}/replay", None)
    return shown


def outlook(brief: Brief, seconds: float) -> tuple[Unit, list[float]]:
    """What each seat could expect before the first choice, and what that is counted in."""
    match = match_of(brief._replace(key=_review_key(brief), choices=[]))
    reviewer = Reviewer(match, seconds=seconds)
    return reviewer.unit, reviewer.outlook(match)


class Look(NamedTuple):
    """What looking back at one choice found, with what the words of the options need."""

    step: Step
    chosen: dict[str, Any]
    better: dict[str, Any] | None


def look_back(brief: Brief, number: int, seconds: float) -> Look:
    """Look at the choice of this number, from 0: so long at most for weighing it, and as long for what came of it."""
    match = match_of(brief._replace(key=_review_key(brief), choices=brief.choices[:number]))
    seat, chosen = brief.choices[number]
    decision = match.decision(seat)
    assert decision is not None
    shown = {option.id: _option(option) for option in decision.options}
    step = Reviewer(match, f"search:{seconds:.3f}s", seconds).look(match, seat, chosen)
    return Look(step, shown[chosen], shown.get(step.better or ""))


def look_again(brief: Brief, look: Look, seconds: float) -> Look:
    """Weigh what was chosen against what seemed better."""
    choices = brief.choices[: look.step.number - 1]
    match = match_of(brief._replace(key=f"{brief.key}/again", choices=choices))
    step = Reviewer(match, f"search:{seconds:.3f}s", seconds).look_again(match, look.step)
    return look._replace(step=step)


def _option(option: Option) -> dict[str, Any]:
    return {"id": option.id, "verb": option.verb.name, "details": option.details, "rule": option.rule}


def _review_key(brief: Brief) -> str:
    return f"{brief.key}/review"


def _frame(match: Match, seat: int | None, choice: tuple[int, Option] | None, told: int) -> dict[str, Any]:
    events = match.events_for(seat, told)
    return {
        "number": len(match.choices),
        "choice": None if choice is None else {"seat": choice[0], "option": _option(choice[1])},
        "events": [{"kind": event.kind, "data": dict(event.data)} for event in events],
        "view": msgspec.to_builtins(match.view(seat)),
        "deciding": [decision.seat for decision in match.decisions],
    }
