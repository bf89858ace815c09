"""The thumb of Talisman: what it goes for and what it keeps; the judge that lets a search stop early."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.rules.talisman.table import Table
from undercroft.games.talisman.effects.inner import PITFIEND
from undercroft.lab.weighing import Weigher, reasons, said
from undercroft.players.judges import Figure
from undercroft.players.judges.talisman import A_GLANCE, FIGURES, TalismanJudge
from undercroft.players.thumb.talisman import TalismanThumb, goals, places, prowess
from undercroft.players.thumb.talisman.effects import effects_worth
from undercroft.words import LANGUAGES, Words

READY: Any = {"strength": 8, "objects": "talisman"}
"""A warrior with a Talisman and Strength 12."""


def choice(table: Table) -> str:
    return TalismanThumb().choose(table.match, table.decision).id


# -- a Talisman -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("objects", "chosen"), [("", "accept"), ("talisman", "decline")])
def test_a_quest_is_for_those_who_have_no_talisman(objects: str, chosen: str) -> None:
    """Whoever has one would only shut the Portal."""
    assert choice(Table(at=["warlocks-cave-1", "city-1"], stage="encounter", objects=objects)) == chosen


def test_a_talisman_is_ones_own_where_no_magic_works() -> None:
    table = Table(at="cursed-glade-1", **READY)
    assert goals.wants_crown(table.state, table.me)


def test_the_strong_set_out_for_the_crown_and_the_weak_do_not() -> None:
    strong, weak = Table(**READY), Table(objects="talisman")
    assert goals.wants_crown(strong.state, strong.me)
    assert not goals.wants_crown(weak.state, weak.me)


def test_whoever_has_to_take_a_life_goes_after_the_weaker() -> None:
    table = Table("warrior wizard troll", at=["fields-1", "plains-1", "hills-1"], with_={"quest": 1})
    goal = goals.goal_of(table.state, table.me)
    assert goal is not None
    assert goal.space == table.state.box.space_ids["plains-1"]


# -- the Inner Region -----------------------------------------------------------------------------


def thrown(count: int) -> int:
    return sum([random.randint(1, 6) for _ in range(count)])


def passes_werewolf(battle: int, lives: int) -> bool:
    while (mine := thrown(2)) <= (deaths := thrown(2)):
        lives -= mine < deaths
        if not lives:
            return False
    beast = thrown(2)
    while (mine := battle + thrown(1)) <= (other := beast + thrown(1)):
        lives -= mine < other
        if not lives:
            return False
    return True


def passes_pitfiends(battle: int, lives: int, followers: int) -> bool:
    lives -= max(0, (thrown(1) + 1) // 2 - followers)
    fiends = thrown(1)
    while fiends and lives > 0:
        mine, other = battle + thrown(1), PITFIEND + thrown(1)
        fiends -= mine > other
        lives -= mine < other
    return lives > 0


@pytest.mark.parametrize(("battle", "lives"), [(4, 4), (7, 2), (9, 5)])
def test_the_chances_of_both_sides_are_those_of_the_dice(battle: int, lives: int) -> None:
    random.seed(1)
    tried = 4000
    left = sum([passes_werewolf(battle, lives) for _ in range(tried)]) / tried
    right = sum([passes_pitfiends(battle, lives, 1) for _ in range(tried)]) / tried
    assert prowess.past_werewolf(battle, False, lives) == pytest.approx(left, abs=0.04)
    assert prowess.past_pitfiends(battle, False, lives, 1) == pytest.approx(right, abs=0.04)


@pytest.mark.parametrize(("roles", "chosen"), [("troll wizard", "step:crypt"), ("wizard troll", "step:mines")])
def test_each_takes_the_side_that_lets_it_through(roles: str, chosen: str) -> None:
    assert choice(Table(roles, at="plain-of-peril", objects="talisman", strength=3, craft=6)) == chosen


# -- the Lord, fate -------------------------------------------------------------------------------


def test_nobody_is_met_before_the_lord_of_darkness() -> None:
    table = Table(at=["tunnel-9", "treasure-chamber"], goal="short")
    s = table.state
    assert places.space_worth(s, table.me, s.box.spaces[s.box.chamber]) < 0


def test_the_clever_go_up_by_the_lord_where_the_sentinel_would_stop_them() -> None:
    table = Table("wizard troll", craft=8, strength=4, objects="talisman")
    goal = goals.goal_of(table.state, table.me)
    assert goal is not None
    assert goal.space == table.state.box.chamber


@pytest.mark.parametrize(("bear", "chosen"), [("2", "reroll:1"), ("6", "keep-roll")])
def test_fate_is_paid_where_a_life_can_be_saved(bear: str, chosen: str) -> None:
    """An amazon of Strength 3 has thrown a 1 against a Bear of Strength 3: much can be won, or hardly anything."""
    lying, at = {"fields-1": "bear"}, ["fields-1", "city-1"]
    table = Table("amazon wizard", at=at, stage="encounter", lying=lying, fate=2, dice=f"1 {bear} 3 3")
    while table.decision.kind != "fate":
        table.match.choose(table.decision.seat, TalismanThumb().choose(table.match, table.decision))
    assert choice(table) == chosen


# -- the judge ------------------------------------------------------------------------------------


def test_the_judge_likes_what_helps() -> None:
    judge = TalismanJudge()
    plain = judge.worth(Table().match)
    for better in (
        Table(strength=[2, 0]),
        Table(objects="talisman"),
        Table(lives=[7, 4]),
        Table(at=["crown-of-command", "city-1"]),
    ):
        assert judge.worth(better.match)[0] > plain[0]
    assert sum(plain) == pytest.approx(1)


def test_the_judge_prefers_battle_to_psychic_combat() -> None:
    judge = TalismanJudge()
    plain, battle, psychic = [
        judge.worth(each.match)[0] for each in (Table(), Table(strength=[1, 0]), Table(craft=[1, 0]))
    ]
    assert battle > psychic > plain


def test_the_judge_likes_a_better_chance_against_the_lord_where_he_decides() -> None:
    judge = TalismanJudge()
    weak, strong = [judge.worth(Table(goal="short", strength=[more, 0]).match)[0] for more in (2, 6)]
    assert strong > weak + 0.1


def test_what_is_alike_is_told_together() -> None:
    figures = TalismanJudge().figures(Table().match, 0)
    assert [figure.name for figure in figures] == list(dict.fromkeys(FIGURES))


def test_the_judge_waits_until_the_next_turn_is_over() -> None:
    judge, thumb, table = TalismanJudge(), TalismanThumb(), Table("warrior wizard troll")
    root, turns = table.state.copy(), [0]
    while not judge.is_settled(root, table.state):
        decision = table.match.decisions[0]
        table.match.choose(decision.seat, thumb.choose(table.match, decision))
        if table.state.active != turns[-1]:
            turns.append(table.state.active)
    assert turns == [0, 1, 2, 0, 1]


def test_a_way_is_thought_about_and_what_lies_there_is_taken_at_a_glance() -> None:
    judge, going = TalismanJudge(), Table()
    assert judge.share(going.match, going.decision) == 1
    taking = Table(lying={"fields-1": "sword helmet"}, at=["fields-1", "city-1"], stage="encounter")
    while taking.decision.kind != "take":
        taking.match.choose(taking.decision.seat, TalismanThumb().choose(taking.match, taking.decision))
    assert judge.share(taking.match, taking.decision) == A_GLANCE


def test_a_hint_says_why_in_both_languages() -> None:
    table = Table(at="plain-of-peril", **READY)
    weighed = Weigher("search:40", 1).weigh(table.match, table.decision)
    assert weighed[0].option.id == "step:crypt"
    assert reasons(weighed) is not None
    for language in LANGUAGES:
        words = Words(language, table.match.game, strict=True)
        assert all(
            words.say(phrase.id, **phrase.details) for phrase in [said(Figure(name, 1.2, 1)) for name in FIGURES]
        )


# -- cards to come --------------------------------------------------------------------------------


def test_the_philosopher_looks_at_the_next_card_and_goes_where_it_is_not_drawn() -> None:
    table = Table("philosopher troll", at=["fields-1", "city-1"], adventure="dragon", dice="2", fate=0)
    assert choice(table) == "peek"
    s, c = table.do("peek").state, table.me
    field = s.box.space("fields-2")
    assert places.table_worth(s, c, field) < -0.5 < places.table_worth(s, table.character(1), field)


def test_enemies_that_are_drawn_together_fight_together() -> None:
    table = Table("warrior troll", at=["tunnel-1", "city-1"], strength=2)
    tunnel, pit = [table.state.box.space(name) for name in ("tunnel-2", "monster-pit")]
    one = places.unknown_cards(table.state, table.me, tunnel, 1)
    assert places.unknown_cards(table.state, table.me, pit, 3) < 3 * one


def test_a_roll_is_worth_more_to_those_who_may_change_it() -> None:
    for role, space in [("philosopher", "library"), ("swashbuckler", "tavern-1")]:
        table = Table(f"{role} wizard", at="fields-1")
        there = table.state.box.space(space)
        helped, plain = [effects_worth(table.state, table.character(seat), there.text) for seat in (0, 1)]
        assert helped > plain + 0.1
