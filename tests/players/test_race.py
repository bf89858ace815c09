"""Thinking where there is much to choose: how thumbs rank, and how the race starts with the best few and widens."""

from __future__ import annotations

from functools import cache

import pytest

import undercroft
from undercroft.engine.decision import Decision, Option
from undercroft.engine.match import Match
from undercroft.lab.weighing import Weigher
from undercroft.players import Budget, SearchPlayer, make_player, search
from undercroft.players.judges import Figure
from undercroft.players.player import favourite_first, rank
from undercroft.players.race import ENOUGH_ROUNDS, FEW, FIELD, LEAST_ROUNDS, WELL_KNOWN
from undercroft.players.thumb import make_thumb

GAMES = tuple(undercroft.games())
WIDE = 28


def played(game: str, seats: int, seed: int, choices: int) -> Match:
    """So many choices at random, and on to the next one between several options."""
    match, player = undercroft.new_match(game, seats=seats, seed=seed), make_player("random", game, seed)
    while match.outcome is None and (len(match.choices) < choices or len(match.decisions[0].options) < 2):
        decision = match.decisions[0]
        match.choose(decision.seat, player.choose(match, decision))
    return match


@cache
def wide(kind: str) -> Match:
    """A match of Dungeoneer before a decision of this kind with many options."""
    match, thumb = undercroft.new_match("dungeoneer", seats=4, seed=3), make_thumb("dungeoneer")
    while match.decisions[0].kind != kind or len(match.decisions[0].options) < WIDE:
        decision = match.decisions[0]
        match.choose(decision.seat, thumb.choose(match, decision))
    return match


# -- ranking --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_thumb_ranks_every_option_and_first_the_one_that_it_takes(game: str) -> None:
    thumb, seen = make_thumb(game), 0
    for seed in range(6):
        match = played(game, 3, seed, 4 * seed)
        for _ in range(60):
            if match.outcome is not None:
                break
            decision = match.decisions[0]
            ranked = rank(thumb, match, decision)
            assert ranked[0] is thumb.choose(match, decision)
            assert {*ranked} == {*decision.options}
            assert len(ranked) == len(decision.options)
            seen += len(ranked) > 2
            match.choose(decision.seat, ranked[-1 if seed % 2 else 0])
    assert seen > 20


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_a_ranking_does_not_depend_on_what_the_seat_cannot_know(game: str, seed: int) -> None:
    match = played(game, 3, seed, 9 * seed + 5)
    seat = match.decisions[0].seat
    rankings = []
    for world in (match, *(match.fork(seat, seed=other) for other in range(3))):
        decision = world.decision(seat)
        assert decision is not None
        rankings.append(rank(make_thumb(game), world, decision))
    assert all(ranking == rankings[0] for ranking in rankings)


def test_a_lord_ranks_by_what_each_option_promises() -> None:
    match = wide("villainy")
    decision = match.decisions[0]
    ranked = rank(make_thumb("dungeoneer"), match, decision)
    assert ranked != favourite_first(ranked[0], decision.options), "not just its choice before all others"


class Last:
    """A player that only chooses."""

    def choose(self, match: Match, decision: Decision) -> Option:
        return decision.options[-1]


def test_who_only_chooses_ranks_the_choice_before_the_others() -> None:
    match = played("dungeon-roll", 2, 1, 6)
    *others, last = match.decisions[0].options
    assert rank(Last(), match, match.decisions[0]) == [last, *others]


# -- what is taken ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_first_of_what_is_thought_is_what_would_be_chosen(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where options are level: a hint then advises what the player itself would do."""
    monkeypatch.setattr(search, "share_of", lambda judge, match, decision: 1.0)
    seen = 0
    for seed in range(6):
        match = played(game, 3, seed, 6 * seed)
        if match.outcome is None and len(match.decisions[0].options) <= FEW:
            thinker, seen = SearchPlayer(Budget(iterations=60), seed=seed), seen + 1
            first, *others = thinker.think(match, match.decisions[0])
            assert first.option == thinker.choose(match, match.decisions[0]).id
            assert all(other.value <= first.value for other in others), "nothing promises more than what is advised"
            assert Weigher("search:60", seed).weigh(match, match.decisions[0])[0].option.id == first.option
    assert seen > 2


@pytest.mark.parametrize(("ahead", "leaves"), [(0.0, False), (0.001, False), (0.05, True)])
def test_the_favourite_is_left_only_for_what_is_ahead(
    ahead: float, leaves: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = wide("villainy")
    decision = match.decisions[0]
    favourite = make_thumb("dungeoneer").choose(match, decision)
    other = next(option for option in decision.options if option is not favourite)
    luck = [0.02 * (-1) ** number for number in range(40)]
    results = {option.id: {0: 0.1} for option in decision.options}
    results[favourite.id] = dict.fromkeys(range(40), 0.4)
    results[other.id] = {number: 0.4 + ahead + luck[number] for number in range(40)}
    figures: dict[str, dict[int, list[Figure]]] = {
        option: {number: [] for number in results[option]} for option in results
    }
    monkeypatch.setattr(search, "_run", lambda *given: search.Found(results, figures, {}))
    thinker = SearchPlayer(Budget(iterations=60))
    wanted = other if leaves else favourite
    assert thinker.choose(match, decision) is wanted
    first, *others = thinker.think(match, decision)
    assert first.option == wanted.id
    level = next(each for each in others if each.option in (favourite.id, other.id))
    assert level.value == pytest.approx(0.4), "what is not ahead beyond doubt is worth the same"


def test_what_the_judge_may_be_wrong_about_is_no_reason_to_leave_the_favourite(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounds that are all alike leave no doubt about the dice, but about the judge."""
    match = wide("villainy")
    decision = match.decisions[0]
    favourite = make_thumb("dungeoneer").choose(match, decision)
    results = {option.id: dict.fromkeys(range(40), 0.43) for option in decision.options}
    results[favourite.id] = dict.fromkeys(range(40), 0.4)
    monkeypatch.setattr(search, "_run", lambda *given: search.Found(results, {}, {}))
    for grain, kept in ((0.0, False), (0.05, False), (0.07, True)):
        monkeypatch.setattr(search, "grain_of", lambda judge, grain=grain: grain)
        assert (SearchPlayer(Budget(iterations=60)).choose(match, decision) is favourite) is kept


@pytest.mark.parametrize(("rounds", "kept"), [(1, True), (2, True), (40, False)])
def test_a_few_rounds_that_are_alike_are_no_reason_to_leave_the_favourite(
    rounds: int, kept: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the judge says how far a single round is off."""
    match = wide("villainy")
    decision = match.decisions[0]
    favourite = make_thumb("dungeoneer").choose(match, decision)
    results = {option.id: dict.fromkeys(range(rounds), 0.43) for option in decision.options}
    results[favourite.id] = dict.fromkeys(range(rounds), 0.4)
    monkeypatch.setattr(search, "_run", lambda *given: search.Found(results, {}, {}))
    monkeypatch.setattr(search, "spread_of", lambda judge: 0.1)
    assert (SearchPlayer(Budget(iterations=60)).choose(match, decision) is favourite) is kept


@pytest.mark.parametrize("punctual", [False, True])
def test_what_there_is_no_time_for_is_left_to_the_thumb_where_the_judge_says_so(
    punctual: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = wide("villainy")
    decision = match.decisions[0]
    favourite = make_thumb("dungeoneer").choose(match, decision)
    found = []

    def run(*given: object) -> search.Found:
        found.append(given[3])
        return search.Found({option.id: {} for option in decision.options}, {}, {})

    monkeypatch.setattr(search, "_run", run)
    monkeypatch.setattr(search, "is_punctual", lambda judge: punctual)
    assert SearchPlayer(Budget(iterations=2)).choose(match, decision) is favourite
    (budget,) = found
    assert isinstance(budget, Budget)
    assert budget.strict is punctual


@pytest.mark.parametrize("iterations", [40, 4000])
def test_what_is_clearly_best_is_run_on_alone_until_its_worth_is_known(iterations: int) -> None:
    """The race is over after some rounds; then dice alone would say what a hint promises."""
    match = undercroft.new_match("dungeon-roll", seats=3, seed=5)
    while match.decisions[0].kind != "regroup":
        decision = match.decisions[0]
        match.choose(decision.seat, make_thumb("dungeon-roll").choose(match, decision))
    first, other = SearchPlayer(Budget(iterations=iterations), seed=1).think(match, match.decisions[0])
    assert first.visits == other.visits <= 20, "on level 1 nobody rests"
    assert (first.error <= WELL_KNOWN) is (iterations == 4000)
    again = SearchPlayer(Budget(iterations=iterations), seed=2).think(match, match.decisions[0])[0]
    assert iterations == 40 or again.value == pytest.approx(first.value, abs=5 * WELL_KNOWN)


# -- the race -------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["place", "villainy"])
def test_of_many_options_the_leading_ones_run_twenty_rounds_and_each_one(kind: str) -> None:
    match = wide(kind)
    decision = match.decisions[0]
    budget = Budget(iterations=len(decision.options) + FIELD * ENOUGH_ROUNDS)
    found = SearchPlayer(budget, seed=1).think(match, decision)
    visits = sorted([estimate.visits for estimate in found], reverse=True)
    assert visits[0] >= ENOUGH_ROUNDS
    assert visits[FIELD - 1] >= LEAST_ROUNDS
    assert visits[-1] == 1
    assert sum(visits) <= budget.iterations if budget.iterations else False


def test_where_time_is_short_two_options_still_run_enough_rounds() -> None:
    match = wide("place")
    decision = match.decisions[0]
    found = SearchPlayer(Budget(iterations=len(decision.options) + 2 * ENOUGH_ROUNDS + 8), seed=1).think(
        match, decision
    )
    visits = sorted([estimate.visits for estimate in found], reverse=True)
    assert visits[1] >= ENOUGH_ROUNDS - 2


def test_what_hardly_ran_has_a_wide_interval() -> None:
    match = wide("villainy")
    found = Weigher("search:120").weigh(match, match.decisions[0])
    assert {each.option for each in found} == {*match.decisions[0].options}
    hardly, well = ([e.value.high - e.value.low for e in found if (e.visits < 3) is few] for few in (True, False))
    assert hardly
    assert min(hardly) > 0
    assert sum(hardly) / len(hardly) > 2 * sum(well) / len(well)
    assert all(not each.stayed for each in found if each.visits < 3)


def test_the_best_option_is_found_however_late_it_enters(monkeypatch: pytest.MonkeyPatch) -> None:
    script = undercroft.Script(party="mage fighter cleric thief champion scroll mage", dungeon="ooze")
    setup = {"heroes": ["minstrel"], "first": 0}
    match = undercroft.new_match("dungeon-roll", seats=1, seed=script, setup=setup)
    while len(match.decisions[0].options) <= 8:
        match.choose(0, make_thumb("dungeon-roll").choose(match, match.decisions[0]))
    decision = match.decisions[0]
    thinker = SearchPlayer(Budget(iterations=1500), seed=2)
    best = thinker.think(match, decision)[0]
    monkeypatch.setattr(search, "rank", lambda thumb, match, decision: rank(thumb, match, decision)[::-1])
    late = {estimate.option: estimate for estimate in thinker.think(match, decision)}
    assert late[best.option].visits > ENOUGH_ROUNDS
    behind = max(each.value for each in late.values()) - late[best.option].value
    assert behind < 3 * late[best.option].error, "as good as the first, as far as thinking can tell"
