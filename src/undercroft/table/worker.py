"""What the thinking processes do: each function takes plain data and gives plain data back.

A process remembers the matches it thought about last, as many as there is room for, and is told only the choices that
are new to it.
"""

from __future__ import annotations

import time
import zlib
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from undercroft.engine.decision import Decision, Option
from undercroft.engine.match import Choice, Match, Start
from undercroft.engine.record import verify_record
from undercroft.lab.review import Reviewer, Step
from undercroft.lab.weighing import Scale, Unit, Weigher, reasons, rival, said
from undercroft.lesson import find_lesson
from undercroft.players import make_player
from undercroft.table.patches import difference
from undercroft.table.rooms import find_games

MATCH_BYTES = 30_000
CHOICE_BYTES = 500
"""What a match without its events takes in memory, and each of its choices: of the games that are here, the most."""
SEARCH_PART = 2 / 3
"""Such a part of the time for an answer is for searching; the rest is for whatever takes longer than it should."""
ORDERS = "orders"
"""Not a player: answers what the orders of the seat say."""
GZIP = 31
"""How zlib is told to write gzip's header too."""


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
    known: int = 0
    """So many choices that came before these are not told again: the process should remember them."""
    saved: bytes | None = None
    """The match itself after all of them, or the first of them, if it is new to the process: less is replayed."""
    rules: int | None = None
    """The version of the rules, if it is not the newest."""
    beginning: bytes | None = None
    """The match when it went on by other rules than it was begun with, if it did: there is nothing before it."""

    def start(self) -> Start:
        """What the match began with."""
        game = find_games(self.games)[self.game]
        lesson = find_lesson(game) if self.is_lesson else None
        chance = self.seed if lesson is None else lesson.chance(self.seed)
        return Start(game, self.seats, chance, self.setup, rules=self.rules)

    def begin(self) -> Match:
        """The match before the choices that can be played again."""
        if self.beginning is not None:
            return Match.from_saved(find_games(self.games)[self.game], self.beginning)
        return Match(self.start())

    @property
    def length(self) -> int:
        """How many choices the match has."""
        return self.known + len(self.choices)


class Forgotten(Exception):
    """The process does not remember what it should: it must be told everything."""


class Memory:
    """The matches thought about last, as many as there is room for."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.used = 0
        self._matches: OrderedDict[str, tuple[Match, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._matches)

    def take(self, key: str) -> Match | None:
        """Out of the memory, until it is kept again."""
        match, size = self._matches.pop(key, (None, 0))
        self.used -= size
        return match

    def keep(self, key: str, match: Match) -> None:
        """Those that were not thought about for longest make way."""
        size = MATCH_BYTES + CHOICE_BYTES * len(match.choices)
        self._matches[key] = match, size
        self.used += size
        while self.used > self.most:
            self.take(next(iter(self._matches)))


_memory = Memory(0)


def warm_up(games: str, memory: int) -> None:
    """Import what thinking needs, before somebody waits for it."""
    find_games(games)
    _memory.most = memory


def match_of(brief: Brief) -> Match:
    """The match, from memory as far as it goes. It keeps no events: nobody who thinks needs them."""
    match = _begin(brief)
    match.state.events = None
    for seat, option in brief.choices[len(match.choices) - brief.known :]:
        match.choose(seat, option)
    _memory.keep(brief.key, match)
    return match


def _begin(brief: Brief) -> Match:
    """From memory, else as it was saved, else from its start."""
    if brief.known:
        match = _memory.take(brief.key)
        if match is None or len(match.choices) != brief.known:
            raise Forgotten
        return match
    if brief.saved is not None:
        return Match.from_saved(find_games(brief.games)[brief.game], brief.saved)
    return brief.begin()


class Answer(NamedTuple):
    """The option that a computer player takes, and whether it is its turn."""

    option: str
    in_turn: bool


def choose(brief: Brief, seat: int, player: str, window: float) -> Answer:
    """What this computer player takes; what is not decided in turn, well within the window."""
    began = time.monotonic()
    match = match_of(brief)
    return answer(match, brief.seed, seat, player, SEARCH_PART * window - (time.monotonic() - began))


def answer(match: Match, seed: bytes, seat: int, player: str, within: float) -> Answer:
    """The same in a match that is at hand, with so much time for what is not decided in turn."""
    decision = match.decision(seat)
    assert decision is not None
    in_turn = decides_in_turn(match, decision)
    if player == ORDERS:
        ordered = match.ordered_answer(seat)
        assert ordered is not None
        return Answer(ordered.id, in_turn)
    left = None if in_turn else max(0.0, within)
    thinker = make_player(player, match.game.id, f"{seed.hex()}/{len(match.choices)}/{seat}", within=left)
    return Answer(thinker.choose(match, decision).id, in_turn)


def decides_in_turn(match: Match, decision: Decision) -> bool:
    """Whether how long the seat thinks may depend on what it holds. Where there are no secrets, always."""
    return not match.game.hidden or match.game.in_turn(match.state, decision)


class Worth(NamedTuple):
    """What an option is worth to the seat that asked, with its honest 95 % interval."""

    option: str
    value: float
    low: float
    high: float


class Advice(NamedTuple):
    """The unit of the values, every option of the decision, best first, which may be as good as the first one, and why
    the first is better than another one: phrases about what it brings, none if they bring the same."""

    unit: Unit
    options: list[Worth]
    rival: str | None
    other: str | None
    why: list[dict[str, Any]]


def weigh(brief: Brief, seat: int, player: str) -> Advice:
    """What thinking found about a decision."""
    match = match_of(brief)
    decision = match.decision(seat)
    assert decision is not None
    seed = f"hint/{brief.seed.hex()}/{brief.length}"
    weighed = Weigher(player, seed).weigh(match, decision)
    worths = [Worth(each.option.id, each.told.value, each.told.low, each.told.high) for each in weighed]
    close, found = rival(weighed), reasons(weighed)
    return Advice(
        Scale(match).unit,
        worths,
        None if close is None else close.option.id,
        None if found is None else found.other.id,
        [] if found is None else [msgspec.to_builtins(said(figure)) for figure in found.figures],
    )


def record(brief: Brief, players: list[str]) -> bytes:
    """The whole record, as JSON."""
    made = match_of(brief).record()
    return bytes(msgspec.structs.replace(made, players=players).json())


def verify(brief: Brief) -> dict[str, Any]:
    """Replay the record from nothing and check it."""
    match = match_of(brief)
    verdict = verify_record(match.record(), match.game)
    told = ("holds", "commitment", "choices", "outcome", "difference", "reason", "scripted", "finished", "carried")
    return {name: getattr(verdict, name) for name in told}


# -- replays --------------------------------------------------------------------------------------


def replay(brief: Brief, choices: list[tuple[int, str]], seat: int | None) -> bytes:
    """What the seat (``None``: a spectator) could see before the first choice, and what each choice changed, as JSON
    that is packed with gzip."""
    packing = zlib.compressobj(wbits=GZIP)
    match = brief.begin()
    packed = [packing.compress(part) for part in _replay(match, choices[len(match.choices) :], seat)]
    return b"".join([*packed, packing.flush()])


def _replay(match: Match, choices: list[tuple[int, str]], seat: int | None) -> Iterator[bytes]:
    before = _sight(match, seat)
    first = {"view": msgspec.Raw(before), "events": _take_events(match, seat), "deciding": _deciding(match)}
    yield msgspec.json.encode(first)[:-1] + b',"steps":['
    for number, choice in enumerate(choices):
        match.choose(*choice)
        now = _sight(match, seat)
        yield (b"," if number else b"") + msgspec.json.encode(
            {
                "choice": _show_choice(match.choices[-1]),
                "events": _take_events(match, seat),
                "patch": difference(before, now),
                "deciding": _deciding(match),
            }
        )
        before = now
    yield b"]}"


def _sight(match: Match, seat: int | None) -> bytes:
    return msgspec.json.encode(match.view(seat))


def _take_events(match: Match, seat: int | None) -> list[dict[str, Any]]:
    """What has happened since they were taken last."""
    seen = match.events_for(seat)
    match.state.events = []
    return [{"kind": event.kind, "data": dict(event.data)} for event in seen]


def _show_choice(choice: Choice) -> dict[str, Any]:
    return {"seat": choice[0], "option": _option(choice[1])}


def _deciding(match: Match) -> list[int]:
    return [decision.seat for decision in match.decisions]


# -- looking back ---------------------------------------------------------------------------------


def outlook(brief: Brief, seconds: float) -> tuple[Unit, list[float]]:
    """What each seat can expect where the match stands, and what that is counted in."""
    match = match_of(brief)
    reviewer = Reviewer(match, seconds=seconds)
    return reviewer.unit, reviewer.outlook(match)


class Look(NamedTuple):
    """What looking back at one choice found, with what the words of the options need."""

    step: Step
    chosen: dict[str, Any]
    better: dict[str, Any] | None


def look_back(brief: Brief, seat: int, chosen: str, seconds: float) -> Look:
    """Look at the choice that came next: so long at most for weighing it, and as long for what came of it."""
    match = match_of(brief).fork()
    decision = match.decision(seat)
    offered = {option.id: _option(option) for option in (() if decision is None else decision.options)}
    step = Reviewer(match, f"search:{seconds:.3f}s", seconds).look(match, seat, chosen)
    taken = next(option for by, option in reversed(match.choices) if (by, option.id) == (seat, chosen))
    return Look(step, _option(taken), offered.get(step.better or ""))


def look_again(brief: Brief, look: Look, seconds: float) -> Look:
    """Weigh what was chosen next against what seemed better."""
    match = match_of(brief)
    step = Reviewer(match, f"search:{seconds:.3f}s", seconds).look_again(match, look.step)
    return look._replace(step=step)


def _option(option: Option) -> dict[str, Any]:
    return {"id": option.id, "verb": option.verb.name, "details": option.details, "rule": option.rule}
