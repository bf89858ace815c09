"""The ladder: which player is stronger, and by how much.

Every player meets every other in duplicate matches: each deal (seed) is played once for every way to seat the two
sides, so that luck of the deal and of the seat cancels out. Ratings are like Elo's: 400 points are odds of ten to one.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import combinations
from math import exp, log, log10

import msgspec

from undercroft.engine.chance import make_seed
from undercroft.engine.errors import BadSetup, UndercroftError
from undercroft.engine.match import Match, Start
from undercroft.games import game
from undercroft.lab.statistics import Estimate
from undercroft.players import make_player

RESAMPLES = 400
SCALE = 400 / log(10)


class Bout(msgspec.Struct, frozen=True):
    """One deal for two players: played once for every way to seat them."""

    game: str
    seats: int
    pair: tuple[str, str]
    deal: int
    seed: int

    def seatings(self) -> list[tuple[str, ...]]:
        """Each seat once for the one side while the other fills the rest, and the reverse for two seats."""
        one, other = self.pair
        if self.seats == 2:
            return [(one, other), (other, one)]
        half = self.seats // 2
        around = [one] * half + [other] * (self.seats - half)
        return [tuple(around[-turn:] + around[:-turn]) for turn in range(self.seats)]


class Result(msgspec.Struct, frozen=True):
    """What a bout showed: how much of the victories went to the first player, from 0 to 1, and mean scores."""

    pair: tuple[str, str]
    share: float
    scores: tuple[float, float]
    matches: int


class Meeting(msgspec.Struct, frozen=True):
    """All bouts of two players."""

    pair: tuple[str, str]
    matches: int
    share: Estimate
    """Of the victories, for the first of the two; 0.5 is even."""
    scores: tuple[float, float]


class Rating(msgspec.Struct, frozen=True):
    player: str
    rating: Estimate
    """Points above (or below) the first player of the list."""


class Ladder(msgspec.Struct, frozen=True):
    game: str
    seats: int
    matches: int
    ratings: list[Rating]
    meetings: list[Meeting]


def play_bout(bout: Bout) -> Result:
    room = game(bout.game)
    won = dict.fromkeys(bout.pair, 0.0)
    points = dict.fromkeys(bout.pair, 0.0)
    seatings = bout.seatings()
    for number, seating in enumerate(seatings):
        match = Match(Start(room, bout.seats, make_seed(f"ladder/{bout.seed}/{bout.deal}"), None))
        players = [
            make_player(spec, bout.game, f"{bout.seed}/{bout.deal}/{number}/{seat}")
            for seat, spec in enumerate(seating)
        ]
        while match.outcome is None:
            decision = match.decisions[0]
            match.choose(decision.seat, players[decision.seat].choose(match, decision))
        for seat, spec in enumerate(seating):
            points[spec] += match.outcome.scores[seat] / seating.count(spec)
            if seat in match.outcome.winners:
                won[spec] += 1 / len(match.outcome.winners) / seating.count(spec)
    one, other = bout.pair
    total = won[one] + won[other]
    return Result(
        bout.pair,
        won[one] / total if total else 0.5,
        (points[one] / len(seatings), points[other] / len(seatings)),
        len(seatings),
    )


def climb(
    game_id: str,
    players: Sequence[str],
    matches: int,
    seats: int = 2,
    seed: int = 0,
    workers: int = 1,
    on_progress: Callable[[int], None] = lambda done: None,
) -> Ladder:
    """Play at least so many matches for each pair of players, and rate them."""
    _check(game_id, players, seats)
    pairs = list(combinations(players, 2))
    deals = -(-matches // len(Bout(game_id, seats, pairs[0], 0, seed).seatings()))
    bouts = [Bout(game_id, seats, pair, deal, seed) for deal in range(deals) for pair in pairs]
    results: dict[tuple[str, str], list[Result]] = {pair: [] for pair in pairs}
    done = 0
    for result in _results(bouts, workers):
        results[result.pair].append(result)
        done += result.matches
        on_progress(done)
    return Ladder(
        game=game_id,
        seats=seats,
        matches=done,
        ratings=rate(players, {pair: [result.share for result in found] for pair, found in results.items()}),
        meetings=[_meeting(pair, found) for pair, found in results.items()],
    )


def _check(game_id: str, players: Sequence[str], seats: int) -> None:
    room = game(game_id)
    if len(set(players)) != len(players) or len(players) < 2:
        raise UndercroftError("a ladder needs at least two different players")
    if seats < 2 or seats not in room.seats:
        raise BadSetup(f"a ladder of {game_id} cannot have {seats} seats")
    for spec in players:
        make_player(spec, game_id)


def _results(bouts: Sequence[Bout], workers: int) -> Iterator[Result]:
    if workers == 1:
        yield from map(play_bout, bouts)
        return
    with ProcessPoolExecutor(workers) as pool:
        for done in as_completed([pool.submit(play_bout, bout) for bout in bouts]):
            yield done.result()


def _meeting(pair: tuple[str, str], results: Sequence[Result]) -> Meeting:
    shares = [result.share for result in results]
    means = sorted(_mean(_resample(shares, number)) for number in range(RESAMPLES))
    return Meeting(
        pair=pair,
        matches=sum(result.matches for result in results),
        share=Estimate(_mean(shares), *_middle_95(means)),
        scores=(_mean([result.scores[0] for result in results]), _mean([result.scores[1] for result in results])),
    )


# -- ratings ----------------------------------------------------------------------------------


def rate(players: Sequence[str], shares: dict[tuple[str, str], list[float]]) -> list[Rating]:
    """Ratings with their 95 % intervals, by drawing the deals anew many times; best first."""
    samples = []
    for number in range(RESAMPLES):
        drawn = {pair: _resample(found, number) for pair, found in shares.items()}
        samples.append(_points(players, drawn))
    best = _points(players, shares)
    ratings = [
        Rating(player, Estimate(best[place], *_middle_95(sorted(sample[place] for sample in samples))))
        for place, player in enumerate(players)
    ]
    return sorted(ratings, key=lambda rating: -rating.rating.value)


def _points(players: Sequence[str], shares: dict[tuple[str, str], list[float]]) -> list[float]:
    """Bradley-Terry strengths that fit the shares best (minorization-maximization), as points above the first player.
    Half a victory either way keeps them finite."""
    strength = dict.fromkeys(players, 1.0)
    for _ in range(200):
        for player in players:
            won = games = 0.0
            for (one, other), found in shares.items():
                if player in (one, other):
                    count = len(found) + 1
                    mine = sum(found) + 0.5 if player == one else count - sum(found) - 0.5
                    won += mine
                    games += count / (strength[one] + strength[other])
            strength[player] = won / games
        total = exp(sum(log(value) for value in strength.values()) / len(players))
        strength = {player: value / total for player, value in strength.items()}
    return [400 * log10(strength[player] / strength[players[0]]) for player in players]


def _resample(values: Sequence[float], number: int) -> list[float]:
    return random.Random(number).choices(values, k=len(values))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _middle_95(ordered: Sequence[float]) -> tuple[float, float]:
    cut = round(len(ordered) * 0.025)
    return ordered[cut], ordered[-cut - 1]
