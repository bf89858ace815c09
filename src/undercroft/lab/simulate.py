"""Simulate: play many matches with computer players and sum up what happened."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

import msgspec

from undercroft import native
from undercroft.engine.chance import make_seed
from undercroft.engine.errors import UndercroftError
from undercroft.engine.match import Chooser, Match, Start
from undercroft.games import game
from undercroft.lab.sides import named_sides
from undercroft.lab.statistics import Estimate, Tally, share
from undercroft.players import Player, make_player
from undercroft.players.random import random_numbers

RANDOM = "random"
BATCH_SECONDS = 0.5
"""How much work is handed to a worker at a time, about: progress shows this often."""


class Job(msgspec.Struct, frozen=True):
    """What to play: picklable, so that another process can."""

    game: str
    players: tuple[str, ...]
    seed: int
    setup: dict[str, Any]

    def check(self) -> None:
        """Fail early and clearly, before any worker starts."""
        game(self.game).read_setup(len(self.players), self.setup)
        for number in range(len(self.players)):
            self.player(number, 0)

    def player(self, seat: int, number: int) -> Player:
        return make_player(self.players[seat], self.game, self._seed(seat, number), measured=True)

    def _seed(self, seat: int, number: int) -> int:
        return (self.seed << 48) + (number << 3) + seat

    def play(self, match: Match, number: int) -> None:
        """Play the match of this number to its end."""
        if all(spec == RANDOM for spec in self.players):
            match.play_at_random(random_numbers(self._seed(0, number)))
        else:
            match.play_out(self.choosers(number))

    def choosers(self, number: int) -> list[Chooser]:
        """Who chooses for each seat in the match of this number. All seats that play at random share one player:
        making one takes as long as many of its choices."""
        choosers: list[Chooser] = []
        at_random: Chooser | None = None
        for seat, spec in enumerate(self.players):
            if spec != RANDOM:
                choosers.append(self.player(seat, number).choose)
                continue
            at_random = at_random or self.player(seat, number).choose
            choosers.append(at_random)
        return choosers


class Batch:
    """The sums of some matches."""

    __slots__ = ("decisions", "matches", "scores", "seconds", "wins")

    def __init__(self, seats: int) -> None:
        self.matches = 0
        self.decisions = 0
        self.seconds = 0.0
        """Time spent playing, added up over the workers."""
        self.scores = [Tally() for _ in range(seats)]
        self.wins = [0.0] * seats

    def add(self, match: Match) -> None:
        outcome = match.outcome
        assert outcome is not None
        self.matches += 1
        self.decisions += len(match.choices)
        for seat, score in enumerate(outcome.scores):
            self.scores[seat].add(score)
        for seat in outcome.winners:
            self.wins[seat] += outcome.share(match.sides, seat)

    def merge(self, other: Batch) -> None:
        self.matches += other.matches
        self.decisions += other.decisions
        self.seconds += other.seconds
        for mine, theirs in zip(self.scores, other.scores, strict=True):
            mine.merge(theirs)
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]


class ScoreSummary(msgspec.Struct, frozen=True):
    seat: int
    player: str
    mean: Estimate
    deviation: float
    minimum: int
    maximum: int


class WinSummary(msgspec.Struct, frozen=True):
    seat: int
    player: str
    rate: Estimate
    """The share of victories; one that sides share counts in parts."""


class SideSummary(msgspec.Struct, frozen=True):
    """How often a side won; its name is its role, or a number where all sides are alike."""

    name: str
    seats: tuple[int, ...]
    rate: Estimate


class Simulation(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a run of matches showed."""

    game: str
    players: tuple[str, ...]
    matches: int
    decisions: int
    seconds: float
    matches_per_s: float
    decisions_per_s: float
    workers: int
    compiled: bool
    """Whether the rules ran compiled, which is faster, or were read from their sources."""
    scores: list[ScoreSummary]
    wins: list[WinSummary]
    sides: list[SideSummary] = []
    """Empty where every seat plays for itself by the same rules."""


def play_matches(job: Job, numbers: Sequence[int]) -> Batch:
    """Play the matches of these numbers; each number is always the same match."""
    room = game(job.game)
    seats = len(job.players)
    setup = room.read_setup(seats, job.setup)
    batch = Batch(seats)
    began = time.perf_counter()
    for number in numbers:
        match = Match(Start(room, seats, make_seed(f"{job.seed}/{number}"), setup), quiet=True)
        job.play(match, number)
        batch.add(match)
    batch.seconds = time.perf_counter() - began
    return batch


def simulate(
    job: Job, matches: int, workers: int = 1, on_progress: Callable[[int], None] = lambda done: None
) -> Simulation:
    """Play so many matches over so many processes; ``on_progress`` hears how many are done."""
    if matches < 1:
        raise UndercroftError(f"at least one match is needed, not {matches}", "too-few-matches", least=1, given=matches)
    if workers < 1:
        raise UndercroftError(f"at least one worker is needed, not {workers}", "too-few-workers", given=workers)
    job.check()
    began = time.perf_counter()
    total = Batch(len(job.players))
    for batch in _batches(job, matches, workers):
        total.merge(batch)
        on_progress(total.matches)
    return _sum_up(job, total, time.perf_counter() - began, workers)


def _batches(job: Job, matches: int, workers: int) -> Iterator[Batch]:
    first = play_matches(job, range(min(matches, 2)))
    yield first
    size = max(1, min(5_000, int(BATCH_SECONDS * first.matches / first.seconds)))
    parts = [range(low, min(low + size, matches)) for low in range(first.matches, matches, size)]
    if workers == 1:
        for part in parts:
            yield play_matches(job, part)
        return
    with ProcessPoolExecutor(workers) as pool:
        for done in as_completed([pool.submit(play_matches, job, part) for part in parts]):
            yield done.result()


def _sum_up(job: Job, total: Batch, seconds: float, workers: int) -> Simulation:
    scores = [
        ScoreSummary(seat, job.players[seat], tally.estimate(), tally.deviation, tally.minimum or 0, tally.maximum or 0)
        for seat, tally in enumerate(total.scores)
    ]
    wins = [WinSummary(seat, job.players[seat], share(won, total.matches)) for seat, won in enumerate(total.wins)]
    return Simulation(
        game=job.game,
        players=job.players,
        matches=total.matches,
        decisions=total.decisions,
        seconds=seconds,
        matches_per_s=total.matches / seconds,
        decisions_per_s=total.decisions / seconds,
        workers=workers,
        compiled=native.IN_USE,
        scores=scores,
        wins=wins,
        sides=_by_side(job, total),
    )


def _by_side(job: Job, total: Batch) -> list[SideSummary]:
    """A side has what any of its seats has."""
    seats = len(job.players)
    named = named_sides(game(job.game), seats, game(job.game).read_setup(seats, job.setup))
    return [SideSummary(name, side, share(total.wins[side[0]], total.matches)) for name, side in named]
