"""The ladder: which player is stronger, and by how much.

Every player meets every other in duplicate matches: each deal (seed) is played once for every way to turn the two
around the table, so that luck of the deal, of the seat and of the role cancels out. A player holds whole sides: where
every seat plays for itself those are seats, else all seats of a side. Ratings are like Elo's: 400 points are odds of
ten to one. Alone, every player plays the same deals for the highest score.

A deal is the unit of all figures: intervals come from drawing the deals anew, never from single matches.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from math import exp, log, log10
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from undercroft.engine.chance import make_seed
from undercroft.engine.errors import BadSetup, UndercroftError
from undercroft.engine.match import Match, Start
from undercroft.engine.outcome import Outcome
from undercroft.engine.sides import Sides
from undercroft.games import game
from undercroft.lab.ledger import Ledger
from undercroft.lab.sides import named_sides, spread
from undercroft.lab.statistics import Estimate, Tally
from undercroft.players import make_player

RESAMPLES = 400
IMAGINED = 2
"""So many deals that nobody played are drawn from, too: one for each player. They keep few deals from seeming sure."""
CLOSE_ENOUGH = 1e-9
NO_SETUP: Final[Mapping[str, Any]] = MappingProxyType({})

Pair: TypeAlias = tuple[str, str]
Shares: TypeAlias = Mapping[Pair, Sequence[float]]
"""For each pair of players and each deal: the first one's part of the victories. All pairs play the same deals."""
ByRole: TypeAlias = dict[str, tuple[float, float]]
"""For each role, in a game that has them: what part of the victories each of a pair had when it held that side."""
Progress: TypeAlias = Callable[[int, int], None]
"""Hears how many matches are done, of how many."""

T = TypeVar("T")
R = TypeVar("R")


# -- two players ------------------------------------------------------------------------------


class Bout(msgspec.Struct, frozen=True, omit_defaults=True):
    """One deal for two players: played once for every way to seat them."""

    game: str
    seats: int
    pair: Pair
    deal: int
    seed: int
    setup: dict[str, Any] = {}

    @property
    def sides(self) -> Sides:
        return _sides(self.game, self.seats, self.setup)

    def seatings(self) -> list[tuple[str, ...]]:
        """Both players turned around the sides, so that each holds every side, and so every role, equally often. Of an
        odd number of sides each holds the larger part as often as the other."""
        one, other = self.pair
        count = len(self.sides)
        half = count // 2
        held = [(one,) * half + (other,) * (count - half)]
        if count % 2:
            held.append((other,) * half + (one,) * (count - half))
        return [spread(self.sides, around[turn:] + around[:turn]) for around in held for turn in range(count)]


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a bout showed: the first player's part of the victories, from 0 to 1, and the mean score of each."""

    pair: Pair
    share: float
    scores: tuple[float, float]
    matches: int
    roles: ByRole = {}


class Meeting(msgspec.Struct, frozen=True, omit_defaults=True):
    """All bouts of two players. The one who won more is named first."""

    pair: Pair
    matches: int
    share: Estimate
    """Of the victories, for the first of the two; 0.5 is even."""
    scores: tuple[float, float]
    better: str | None
    """Who beats the other: the interval of the share does not hold 0.5. ``None``: that is not decided."""
    roles: ByRole = {}


class Rating(msgspec.Struct, frozen=True):
    player: str
    rating: Estimate
    """Points above (or below) the player of rating 0."""


class Ladder(msgspec.Struct, frozen=True):
    """Ratings, best first, and every meeting."""

    game: str
    seats: int
    seed: int
    deals: int
    matches: int
    zero: str
    """The player whom the ratings are counted from."""
    ratings: list[Rating]
    meetings: list[Meeting]


def play_bout(bout: Bout) -> Result:
    """Play a deal in every seating."""
    one, other = bout.pair
    won = 0.0
    points = {one: 0.0, other: 0.0}
    seatings = bout.seatings()
    outcomes = [
        _play(bout.game, seating, bout.seed, bout.deal, number, bout.setup) for number, seating in enumerate(seatings)
    ]
    for seating, outcome in zip(seatings, outcomes, strict=True):
        won += _part(outcome, bout.sides, seating, one)
        for seat, player in enumerate(seating):
            points[player] += outcome.scores[seat] / seating.count(player)
    matches = len(seatings)
    scores = (points[one] / matches, points[other] / matches)
    return Result(bout.pair, won / matches, scores, matches, _by_role(bout, seatings, outcomes))


def _by_role(bout: Bout, seatings: Sequence[tuple[str, ...]], outcomes: Sequence[Outcome]) -> ByRole:
    """What each of the two won in each role."""
    won: dict[str, dict[str, list[float]]] = {}
    for role, side in named_sides(game(bout.game), bout.seats, _read(bout.game, bout.seats, bout.setup)):
        parts = won.setdefault(role, {player: [] for player in bout.pair})
        for seating, outcome in zip(seatings, outcomes, strict=True):
            parts[seating[side[0]]].append(outcome.share(bout.sides, *side))
    one, other = bout.pair
    return {role: (_mean(parts[one]), _mean(parts[other])) for role, parts in won.items()}


def _read(game_id: str, seats: int, setup: Mapping[str, Any]) -> Any:
    return game(game_id).read_setup(seats, dict(setup))


def _sides(game_id: str, seats: int, setup: Mapping[str, Any] = NO_SETUP) -> Sides:
    return game(game_id).sides(seats, _read(game_id, seats, setup))


def _play(game_id: str, seating: Sequence[str], seed: int, deal: int, number: int, setup: Mapping[str, Any]) -> Outcome:
    match = Match(Start(game(game_id), len(seating), make_seed(f"ladder/{seed}/{deal}"), dict(setup)))
    players = [
        make_player(spec, game_id, f"{seed}/{deal}/{number}/{seat}", measured=True) for seat, spec in enumerate(seating)
    ]
    return match.play_out([player.choose for player in players])


def _part(outcome: Outcome, sides: Sides, seating: Sequence[str], player: str) -> float:
    """How much of the victory went to a player; half, if nobody won."""
    if not outcome.winners:
        return 0.5
    return outcome.share(sides, *[seat for seat, holder in enumerate(seating) if holder == player])


def climb(
    game_id: str,
    players: Sequence[str],
    matches: int,
    seats: int | None = None,
    seed: int = 0,
    workers: int = 1,
    on_progress: Progress = lambda done, total: None,
    keep: Path | None = None,
    setup: Mapping[str, Any] = NO_SETUP,
) -> Ladder:
    """Play at least so many matches for each pair of players, and rate them. ``seats``: if not given, the fewest at
    which there are two sides. The order of the players only decides whose rating is 0. What is found is
    written to ``keep``, and what stands there already is not played again."""
    seats = fewest_seats(game_id) if seats is None else seats
    if seats == 1:
        raise BadSetup("nobody meets anybody at one seat: that is what climb_alone is for")
    if len(players) < 2:
        raise UndercroftError("a ladder needs at least two players", "ladder-two")
    _check(game_id, players, matches, seats, workers, setup)
    if len(_sides(game_id, seats, setup)) == 1:
        raise BadSetup(f"nobody meets anybody where all {seats} seats are one side")
    pairs = list(combinations(sorted(players), 2))
    each = len(Bout(game_id, seats, pairs[0], 0, seed).seatings())
    deals = -(-matches // each)
    bouts = [Bout(game_id, seats, pair, deal, seed, dict(setup)) for deal in range(deals) for pair in pairs]
    results: dict[Pair, list[Result]] = {pair: [] for pair in pairs}
    for done, result in enumerate(_played(play_bout, bouts, workers, Ledger(keep, Result)), 1):
        results[result.pair].append(result)
        on_progress(done * each, len(bouts) * each)
    return Ladder(
        game=game_id,
        seats=seats,
        seed=seed,
        deals=deals,
        matches=len(bouts) * each,
        zero=players[0],
        ratings=rate(players, {pair: [result.share for result in found] for pair, found in results.items()}),
        meetings=[_meeting(pair, found) for pair, found in results.items()],
    )


def fewest_seats(game_id: str) -> int:
    """The fewest at which there are two sides."""
    return min(count for count in game(game_id).seats if len(_sides(game_id, count)) > 1)


def _check(
    game_id: str, players: Sequence[str], matches: int, seats: int, workers: int, setup: Mapping[str, Any]
) -> None:
    """Fail early and clearly, before any worker starts."""
    game(game_id).read_setup(seats, dict(setup))
    if len(set(players)) != len(players):
        raise UndercroftError("the players of a ladder must differ", "ladder-same")
    if matches < 1:
        raise UndercroftError(f"at least one match is needed, not {matches}", "too-few-matches", least=1, given=matches)
    if workers < 1:
        raise UndercroftError(f"at least one worker is needed, not {workers}", "too-few-workers", given=workers)
    for spec in players:
        make_player(spec, game_id)


def _played(play: Callable[[T], R], tasks: Sequence[T], workers: int, ledger: Ledger[R]) -> Iterator[R]:
    """What each task gives, from the ledger or by playing it."""
    fresh = _in_order(play, [task for task in tasks if ledger.find(task) is None], workers)
    for task in tasks:
        result = ledger.find(task)
        if result is None:
            result = next(fresh)
            ledger.write(task, result)
        yield result


def _in_order(play: Callable[[T], R], tasks: Sequence[T], workers: int) -> Iterator[R]:
    """What playing each task gives, in the order of the tasks however many workers there are."""
    if workers == 1:
        yield from map(play, tasks)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play, tasks)


def _meeting(pair: Pair, results: Sequence[Result]) -> Meeting:
    """The meeting as the one who won more sees it."""
    shares = [result.share for result in results]
    scores = [[result.scores[which] for result in results] for which in (0, 1)]
    roles = _mean_by_role(results)
    if _mean(shares) < 0.5:
        pair = (pair[1], pair[0])
        shares = [1 - share for share in shares]
        scores.reverse()
        roles = {role: (theirs, mine) for role, (mine, theirs) in roles.items()}
    share = share_of(shares)
    return Meeting(
        pair=pair,
        matches=sum(result.matches for result in results),
        share=share,
        scores=(_mean(scores[0]), _mean(scores[1])),
        better=pair[0] if share.low > 0.5 else None,
        roles=roles,
    )


def _mean_by_role(results: Sequence[Result]) -> ByRole:
    return {
        role: (_mean([each.roles[role][0] for each in results]), _mean([each.roles[role][1] for each in results]))
        for role in results[0].roles
    }


# -- ratings ----------------------------------------------------------------------------------


def share_of(shares: Sequence[float]) -> Estimate:
    """The mean share of the victories over these deals, with its 95 % interval."""
    means = [total / len(shares) for drawn in _draw_anew({("", ""): shares}) for total in drawn.values()]
    return _with_interval(_mean(shares), means)


def rate(players: Sequence[str], shares: Shares) -> list[Rating]:
    """Points above the first player with their 95 % intervals, best first."""
    deals = len(next(iter(shares.values())))
    known = _sorted_pairs(shares)
    best = strengths({pair: sum(found) for pair, found in known.items()}, deals)
    drawn = [strengths(totals, deals) for totals in _draw_anew(known)]
    zero = players[0]
    ratings = [
        Rating(player, _with_interval(best[player] - best[zero], [each[player] - each[zero] for each in drawn]))
        for player in players
    ]
    return sorted(ratings, key=lambda rating: -rating.rating.value)


def _sorted_pairs(shares: Shares) -> dict[Pair, list[float]]:
    """The same, however the players were ordered: chance then draws the same for each pair."""
    turned = {
        (one, other) if one < other else (other, one): list(found) if one < other else [1 - share for share in found]
        for (one, other), found in shares.items()
    }
    return dict(sorted(turned.items()))


def strengths(totals: Mapping[Pair, float], deals: int) -> dict[str, float]:
    """Bradley-Terry strengths that fit best how much of the deals the first of each pair won, as points around 0, by
    minorization-maximization. Half a deal more for either side keeps them finite."""
    strength = {player: 1.0 for pair in totals for player in pair}
    count = deals + 2 * 0.5
    change = 1.0
    while change > CLOSE_ENOUGH:
        before = dict(strength)
        for player in strength:
            won = met = 0.0
            for (one, other), total in totals.items():
                if player in (one, other):
                    won += total + 0.5 if player == one else deals - total + 0.5
                    met += count / (strength[one] + strength[other])
            strength[player] = won / met
        middle = exp(_mean([log(value) for value in strength.values()]))
        strength = {player: value / middle for player, value in strength.items()}
        change = max(abs(strength[player] / before[player] - 1) for player in strength)
    return {player: 400 * log10(value) for player, value in strength.items()}


def _draw_anew(shares: Shares) -> Iterator[dict[Pair, float]]:
    """Many times over: as many deals as there were, drawn from them, the same ones for every pair; and how much of
    them the first of each pair won. Drawn from as well are deals that nobody played, which either side may win."""
    deals = len(next(iter(shares.values())))
    for number in range(RESAMPLES):
        chance = random.Random(number)
        drawn = [deal for deal in chance.choices(range(deals + IMAGINED), k=deals) if deal < deals]
        imagined = deals - len(drawn)
        yield {
            pair: sum([found[deal] for deal in drawn]) + sum([chance.randrange(2) for _ in range(imagined)])
            for pair, found in shares.items()
        }


def _with_interval(value: float, drawn: Sequence[float]) -> Estimate:
    """The value with the middle 95 % of what was drawn."""
    ordered = sorted(drawn)
    cut = round(len(ordered) * 0.025)
    return Estimate(value, min(value, ordered[cut]), max(value, ordered[-cut - 1]))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


# -- alone ------------------------------------------------------------------------------------


class Attempt(msgspec.Struct, frozen=True, omit_defaults=True):
    """One deal for one player alone."""

    game: str
    player: str
    deal: int
    seed: int
    setup: dict[str, Any] = {}


class Soloist(msgspec.Struct, frozen=True):
    """How a player does alone."""

    player: str
    score: Estimate
    gap: Estimate | None
    """Points more (or fewer) than the player of gap 0 has on the same deals; ``None`` for that one."""


class SoloLadder(msgspec.Struct, frozen=True):
    """Every player alone on the same deals, best first."""

    game: str
    seats: int
    seed: int
    deals: int
    matches: int
    zero: str
    """The player whom the gaps are counted from."""
    players: list[Soloist]


def play_alone(attempt: Attempt) -> int:
    """Play a deal alone. The score."""
    return _play(attempt.game, (attempt.player,), attempt.seed, attempt.deal, 0, attempt.setup).scores[0]


def climb_alone(
    game_id: str,
    players: Sequence[str],
    matches: int,
    seed: int = 0,
    workers: int = 1,
    on_progress: Progress = lambda done, total: None,
    keep: Path | None = None,
    setup: Mapping[str, Any] = NO_SETUP,
) -> SoloLadder:
    """Have every player play so many deals alone, the same ones each; ``keep`` as in :func:`climb`."""
    _check(game_id, players, matches, 1, workers, setup)
    if matches < 2:
        raise UndercroftError("alone, at least two matches are needed to tell how much scores vary")
    attempts = [Attempt(game_id, player, deal, seed, dict(setup)) for deal in range(matches) for player in players]
    scores: dict[str, list[int]] = {player: [] for player in players}
    for done, score in enumerate(_played(play_alone, attempts, workers, Ledger(keep, int)), 1):
        scores[attempts[done - 1].player].append(score)
        on_progress(done, len(attempts))
    first = scores[players[0]]
    found = [
        Soloist(player, _tally(each).estimate(), None if each is first else _gap(each, first))
        for player, each in scores.items()
    ]
    return SoloLadder(
        game=game_id,
        seats=1,
        seed=seed,
        deals=matches,
        matches=len(attempts),
        zero=players[0],
        players=sorted(found, key=lambda soloist: -soloist.score.value),
    )


def _gap(scores: Sequence[int], first: Sequence[int]) -> Estimate:
    """Deal by deal, as the luck of a deal is the same for both."""
    return _tally([mine - theirs for mine, theirs in zip(scores, first, strict=True)]).estimate()


def _tally(figures: Sequence[int]) -> Tally:
    tally = Tally()
    for figure in figures:
        tally.add(figure)
    return tally
