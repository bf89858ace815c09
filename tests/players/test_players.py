"""Computer players: made from a word, repeatable, honest and of some use."""

from __future__ import annotations

import time

import pytest

import undercroft
from undercroft.engine.match import Match
from undercroft.lab.simulate import Job, simulate
from undercroft.players import Budget, SearchPlayer, UnknownPlayer, make_player, search_budget


def middle(seed: int, choices: int, seats: int = 2) -> Match:
    match = undercroft.new_match("dungeon-roll", seats=seats, seed=seed)
    thumb = make_player("thumb", "dungeon-roll")
    while len(match.choices) < choices or len(match.decisions[0].options) < 2:
        decision = match.decisions[0]
        match.choose(decision.seat, thumb.choose(match, decision))
    return match


@pytest.mark.parametrize(
    ("spec", "budget"),
    [
        ("search", Budget(seconds=1.0)),
        ("search:0.2s", Budget(seconds=0.2)),
        ("search:400", Budget(iterations=400)),
        ("search:1s:2", Budget(seconds=1.0, workers=2)),
        ("search:90:3", Budget(iterations=90, workers=3)),
        ("search:0.5s@20", Budget(seconds=0.5, depth=20)),
    ],
)
def test_a_search_is_named_by_its_budget(spec: str, budget: Budget) -> None:
    assert search_budget(spec) == budget


@pytest.mark.parametrize(
    "spec", ["", "wizard", "search:", "search:x", "search:0", "search:1.5", "search:1s:0", "search:-1s"]
)
def test_an_unknown_player_is_refused(spec: str) -> None:
    with pytest.raises(UnknownPlayer, match="the computer players are: random, thumb"):
        make_player(spec, "dungeon-roll")


def test_random_players_are_repeatable_and_differ_by_seed() -> None:
    def choices(seed: int) -> list[str]:
        match = undercroft.new_match("dungeon-roll", seats=1, seed=1)
        player = make_player("random", "dungeon-roll", seed)
        while match.outcome is None:
            match.choose(0, player.choose(match, match.decisions[0]))
        return [option.id for _, option in match.choices]

    assert choices(1) == choices(1)
    assert choices(1) != choices(2)


def test_the_thumb_plays_dungeon_roll_sensibly() -> None:
    """Far above a naive rule of thumb (12.8), and near what an exact solution of a reduced game reaches (17.3)."""
    result = simulate(Job("dungeon-roll", ("thumb",), 0, {}), matches=400)
    assert result.scores[0].mean.low > 17


def test_the_thumb_beats_random_play() -> None:
    result = simulate(Job("dungeon-roll", ("thumb", "random"), 0, {}), matches=200)
    assert result.wins[0].rate.low > 0.95


def test_a_search_by_iterations_can_be_repeated() -> None:
    match = middle(seed=4, choices=12)
    decision = match.decisions[0]
    one, same = (SearchPlayer(Budget(iterations=60), seed=7).think(match, decision) for _ in range(2))
    assert one == same
    assert SearchPlayer(Budget(iterations=60), seed=8).think(match, decision) != one


def test_a_search_spends_its_iterations_on_options_that_are_still_in_the_race() -> None:
    match = middle(seed=4, choices=12)
    estimates = SearchPlayer(Budget(iterations=200), seed=1).think(match, match.decisions[0])
    assert sum(estimate.visits for estimate in estimates) <= 200
    assert all(estimate.visits >= 1 for estimate in estimates)
    assert [e.value for e in estimates] == sorted((e.value for e in estimates), reverse=True)


@pytest.mark.parametrize("seed", range(6))
def test_a_search_never_sees_the_true_dice(seed: int) -> None:
    """Its choice is the same whatever the dice will bring: here the same position with quite another future."""
    match = middle(seed=seed, choices=10 + seed)
    elsewhere = match.fork(match.decisions[0].seat, seed=99)
    one, other = (
        SearchPlayer(Budget(iterations=40), seed=3).think(each, each.decisions[0]) for each in (match, elsewhere)
    )
    assert one == other


@pytest.mark.parametrize("variant", ["secret", "tactical"])
@pytest.mark.parametrize("seed", range(5))
def test_a_search_never_sees_hidden_rooms_or_cards(seed: int, variant: str) -> None:
    """The same view over quite another hidden state: dark rooms, the boss and what others laid face down differ."""
    match = undercroft.new_match("dungeon-raiders", seats=3, seed=seed, setup={"variant": variant})
    rng = make_player("random", "dungeon-raiders", seed)
    while len(match.choices) < 5 * seed + 2 or len(match.decisions[-1].options) < 2:
        decision = match.decisions[0]
        match.choose(decision.seat, rng.choose(match, decision))
    seat = match.decisions[-1].seat
    worlds = [match, *(match.fork(seat, seed=other) for other in range(3))]
    assert len({str(world.state.plain()) for world in worlds}) > 1, "the hidden states do differ"
    found = []
    for world in worlds:
        decision_there = world.decision(seat)
        assert decision_there is not None
        found.append(SearchPlayer(Budget(iterations=40), seed=3).think(world, decision_there))
    assert all(each == found[0] for each in found)


def test_a_search_leaves_the_match_alone() -> None:
    match = middle(seed=2, choices=9)
    before = match.state.plain()
    SearchPlayer(Budget(iterations=30), seed=3).choose(match, match.decisions[0])
    assert match.state.plain() == before


def test_several_processes_think_together_and_repeatably() -> None:
    match = middle(seed=4, choices=12)
    decision = match.decisions[0]
    one, same = (SearchPlayer(Budget(iterations=60, workers=2), seed=7).think(match, decision) for _ in range(2))
    assert one == same
    alone = SearchPlayer(Budget(iterations=30), seed=7).think(match, decision)
    assert sum(estimate.visits for estimate in one) > sum(estimate.visits for estimate in alone)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_duel_sets_two_options_against_each_other_to_the_end(workers: int) -> None:
    match = middle(seed=4, choices=12)
    decision = match.decisions[0]
    best, *_, worst = (each.option for each in SearchPlayer(Budget(iterations=200), seed=1).think(match, decision))
    thinker = SearchPlayer(Budget(iterations=120, workers=workers), seed=7)
    duel = thinker.duel(match, decision, best, worst)
    assert (duel.one.option, duel.other.option) == (best, worst)
    assert duel.one.visits == duel.other.visits == 60, "nobody drops out"
    assert duel.ahead == pytest.approx(duel.one.value - duel.other.value)
    assert duel.ahead > 3 * duel.error > 0
    other_way = thinker.duel(match, decision, worst, best)
    assert other_way.ahead == pytest.approx(-duel.ahead), "the same deals, whoever is named first"


def test_a_search_does_not_rest_on_level_1() -> None:
    match = middle(seed=4, choices=0, seats=1)
    thinker = SearchPlayer(Budget(iterations=150), seed=1)
    while match.outcome is None and match.decisions[0].kind != "regroup":
        match.choose(0, make_player("thumb", "dungeon-roll").choose(match, match.decisions[0]))
    values = {e.option: e.value for e in thinker.think(match, match.decisions[0])}
    assert values["seek-glory"] > values["rest"], "with a full party on level 1 nobody rests"


def test_measured_seconds_are_those_of_the_processor() -> None:
    """So few of them that they are over before more thinking would hardly matter."""
    match = middle(seed=4, choices=12)
    thinker = make_player("search:0.005s", "dungeon-roll", measured=True)
    before = time.process_time()
    thinker.choose(match, match.decisions[0])
    assert time.process_time() - before >= 0.005


def test_what_makes_no_difference_is_not_thought_about_for_long() -> None:
    """Which of two monsters falls first is the same to a champion's party."""
    match = middle(seed=0, choices=11, seats=1)
    assert {option.id for option in match.decisions[0].options} == {"target:goblin", "target:ooze"}
    estimates = SearchPlayer(Budget(iterations=10_000), seed=1).think(match, match.decisions[0])
    assert sum(estimate.visits for estimate in estimates) < 200


@pytest.mark.soak
def test_a_search_scores_more_than_the_thumb_alone() -> None:
    thumb = simulate(Job("dungeon-roll", ("thumb",), 5, {}), matches=60, workers=2)
    search = simulate(Job("dungeon-roll", ("search:100",), 5, {}), matches=60, workers=2)
    assert search.scores[0].mean.value > thumb.scores[0].mean.value + 1
