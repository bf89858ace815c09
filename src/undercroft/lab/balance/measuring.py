"""Playing the matches, and what their sums say about the balance of the game."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec

from undercroft.engine.chance import make_seed
from undercroft.engine.errors import UndercroftError
from undercroft.engine.match import Match, Start
from undercroft.engine.sides import Sides
from undercroft.games import game
from undercroft.lab.balance.account import Witness
from undercroft.lab.balance.findings import find
from undercroft.lab.balance.results import Balance, Share, cards, length, quests, standings, topics
from undercroft.lab.balance.sums import PARTS, Sums
from undercroft.lab.balance.witnesses import make_witness
from undercroft.lab.sides import spread
from undercroft.lab.statistics import share
from undercroft.players import make_player

MOST_AT_ONCE = 50
"""So many matches at most are handed to a worker at a time."""


class BalanceJob(msgspec.Struct, frozen=True):
    """What to play: picklable, so that another process can."""

    game: str
    players: tuple[str, ...]
    """From match to match everyone moves on by a side: by a seat, where every seat is one."""
    seed: int = 0
    setup: dict[str, Any] = {}

    @property
    def sides(self) -> Sides:
        seats = len(self.players)
        return game(self.game).sides(seats, game(self.game).read_setup(seats, self.setup))

    def seating(self, number: int) -> tuple[str, ...]:
        sides = self.sides
        holders = [self.players[side[0]] for side in sides]
        turn = number % len(sides)
        return spread(sides, holders[turn:] + holders[:turn])

    def with_all(self, player: str) -> BalanceJob:
        """The same with this player in all seats."""
        return msgspec.structs.replace(self, players=(player,) * len(self.players))

    def check(self) -> None:
        """Fail early and clearly, before any worker starts."""
        game(self.game).read_setup(len(self.players), self.setup)
        for spec in self.players:
            make_player(spec, self.game)


def seat_players(
    game_id: str, players: Sequence[str], seats: int | None = None, setup: object = None
) -> tuple[str, ...]:
    """Those named, over and over until all sides are taken; ``seats``: as many as are named, but of one player alone
    as many as the game has."""
    if seats is None:
        seats = len(players) if len(players) > 1 else game(game_id).seats[-1]
    sides = game(game_id).sides(seats, game(game_id).read_setup(seats, setup))
    if len(players) > len(sides):
        raise UndercroftError(f"{len(players)} players do not fit on {seats} seats of {len(sides)} sides")
    return spread(sides, [players[number % len(players)] for number in range(len(sides))])


def play_matches(job: BalanceJob, numbers: Sequence[int]) -> Sums:
    """Play the matches of these numbers; each number is always the same match."""
    room = game(job.game)
    witness = make_witness(job.game)
    setup = room.read_setup(len(job.players), job.setup)
    sums = Sums()
    for number in numbers:
        seating = job.seating(number)
        players = [
            make_player(spec, job.game, f"{job.seed}/{number}/{seat}", measured=True)
            for seat, spec in enumerate(seating)
        ]
        match = Match(Start(room, len(seating), make_seed(f"balance/{job.seed}/{number}"), setup))
        match.play_out([player.choose for player in players])
        sums.add(match, seating, witness.account(match))
    return sums


def measure(
    job: BalanceJob, matches: int, workers: int = 1, on_progress: Callable[[int, int], None] = lambda done, total: None
) -> Balance:
    """Play so many matches over so many processes; ``on_progress`` hears how many are done, of how many."""
    if matches < 2:
        message = f"at least two matches are needed, not {matches}"
        raise UndercroftError(message, "too-few-matches", least=2, given=matches)
    if workers < 1:
        raise UndercroftError(f"at least one worker is needed, not {workers}", "too-few-workers", given=workers)
    job.check()
    began = time.perf_counter()
    total = Sums()
    on_progress(0, matches)
    for sums in _batches(job, matches, workers):
        total.merge(sums)
        on_progress(total.matches, matches)
    return sum_up(job, total, time.perf_counter() - began, workers)


def _batches(job: BalanceJob, matches: int, workers: int) -> Iterator[Sums]:
    size = max(1, min(MOST_AT_ONCE, matches // (workers * 8)))
    parts = [range(low, min(low + size, matches)) for low in range(0, matches, size)]
    if workers == 1:
        for part in parts:
            yield play_matches(job, part)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play_matches, [job] * len(parts), parts)


def _agreed(job: BalanceJob, witness: Witness) -> dict[str, Any]:
    """The set-up, with the options that are always named."""
    setup = game(job.game).read_setup(len(job.players), job.setup)
    return {name: getattr(setup, name) for name in witness.shown} | job.setup


def sum_up(job: BalanceJob, total: Sums, seconds: float, workers: int) -> Balance:
    witness = make_witness(job.game)
    found = Balance(
        game=job.game,
        players=job.players,
        seed=job.seed,
        setup=_agreed(job, witness),
        matches=total.matches,
        seconds=seconds,
        workers=workers,
        bounds=witness.bounds,
        fair=total.parts / PARTS / (total.matches * len(job.sides)),
        findings=[],
        heroes=sorted(standings(total.heroes), key=lambda standing: -standing.victories.value),
        sides=standings(total.sides),
        seats=sorted(standings(total.seats), key=lambda standing: int(standing.name)),
        places=sorted(standings(total.places), key=lambda standing: int(standing.name)),
        by_player=standings(total.players) if len(total.players) > 1 else [],
        endings=[Share(ending, count, share(count, total.matches)) for ending, count in total.endings.most_common()],
        unit=witness.unit,
        length=length(total.lengths, witness.bounds.length),
        decisions=total.decisions.estimate(),
        cards=cards(total.cards),
        quests=quests(total.quests),
        topics=topics(total.topics, total.matches),
    )
    return msgspec.structs.replace(found, findings=find(found))
