"""Epic play: what each level brings, and how it is spent."""

from __future__ import annotations

import pytest

from tests.rules.descent.test_setting_up import new, set_up, table
from undercroft.engine.match import Match
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.epic import cannot_buy
from undercroft.games.descent.state import Card

LEVELS = {"basic": (0, 0, 0, 1), "advanced": (3, 150, 4, 1), "expert": (6, 250, 8, 2)}


def options(match: Match) -> list[str]:
    return [option.id for option in match.decisions[0].options]


def skip_to(match: Match, kind: str) -> Match:
    while match.decisions[0].kind != kind:
        match.choose(match.decisions[0].seat, "done")
    return match


def why(match: Match, option: str) -> str:
    refusal = match.why_not(match.decisions[0].seat, option)
    return "" if refusal is None else refusal.rule


@pytest.mark.rule(
    "DESC-EPIC-01",
    "DESC-EPIC-02",
    "DESC-EPIC-03",
    "DESC-EPIC-04",
    "DESC-EPIC-05",
    "DESC-EPIC-06",
    "DESC-EPIC-07",
    "DESC-EPIC-08",
    "DESC-EPIC-09",
    "DESC-PREP-04",
)
@pytest.mark.parametrize("level", LEVELS)
def test_what_each_level_brings(level: str) -> None:
    match = new(3, level=level)
    s, (xp, gold, overlord, act) = table(match), LEVELS[level]
    assert [hero.xp for hero in s.heroes] == [xp, xp]
    assert (s.gold, s.overlord_xp, s.act) == (2 * gold, overlord, act)
    kinds = set()
    while match.decisions[0].kind != "place":
        kinds.add(match.decisions[0].kind)
        match.choose(match.decisions[0].seat, "done")
    assert kinds == (set() if level == "basic" else {"learn", "shop", "gain-cards"})


@pytest.mark.rule("DESC-EPIC-04", "DESC-EPIC-13", "DESC-CLASS-03")
def test_skills_of_the_own_class_for_experience() -> None:
    match = new(3, level="advanced")
    assert options(match) == [
        *[f"learn:{skill.id}:grisban" for skill in BOX.classes["berserker"].skills if skill.xp],
        "done",
    ]
    match.choose(1, "learn:charge:grisban")
    assert options(match) == ["learn:brute:grisban", "learn:counter-attack:grisban", "learn:cripple:grisban", "done"]
    assert why(match, "learn:charge:grisban") == "DESC-EPIC-13"
    assert why(match, "learn:death-rage:grisban") == "DESC-EPIC-04"
    assert why(match, "learn:defend:grisban") == "DESC-EPIC-13"
    match.choose(1, "learn:brute:grisban")
    hero = table(match).heroes[0]
    assert ([card.id for card in hero.skills], hero.xp) == (["rage", "charge", "brute"], 0)
    assert match.decisions[0].about["hero"] == "jain"
    assert table(match).heroes[1].xp == 3


@pytest.mark.rule("DESC-EPIC-05", "DESC-EPIC-08", "DESC-CMPD-10")
@pytest.mark.parametrize(("level", "acts"), [("advanced", {1}), ("expert", {1, 2})])
def test_the_shop_has_cards_of_the_act(level: str, acts: set[int]) -> None:
    match = skip_to(new(5, level=level), "shop")
    bought = [option.split(":")[1] for option in options(match) if option.startswith("buy")]
    assert {BOX.shop[name].act for name in bought} == acts
    assert len(bought) == len([item for item in BOX.shop.values() if item.act in acts])
    if level == "advanced":
        assert why(match, "buy:platemail:grisban") == "DESC-EPIC-05"


@pytest.mark.rule("DESC-EPIC-05", "DESC-EPIC-11")
def test_gold_is_shared() -> None:
    match = skip_to(new(3, level="advanced"), "shop")
    match.choose(1, "buy:chainmail:grisban")
    assert table(match).gold == 150
    match.choose(1, "buy:immolation:grisban")
    assert table(match).gold == 0
    assert not any(option.startswith("buy") for option in options(match))
    assert why(match, "buy:sling:grisban") == "DESC-EPIC-05"
    assert why(match, "buy:chainmail:grisban") == "DESC-EPIC-05"
    assert "chainmail" in [card.id for card in table(match).heroes[0].items]


@pytest.mark.rule("DESC-EPIC-05")
def test_what_any_hero_holds_is_not_in_the_shop() -> None:
    s = table(skip_to(new(3, level="advanced"), "shop"))
    assert cannot_buy(s, "iron-spear") is None
    s.heroes[1].items.append(Card("iron-spear"))
    refusal = cannot_buy(s, "iron-spear")
    assert refusal is not None
    assert refusal.rule == "DESC-EPIC-05"


@pytest.mark.rule("DESC-EPIC-05")
def test_the_shop_sells_no_more_of_a_card_than_there_are() -> None:
    match = skip_to(new(3, level="advanced"), "shop")
    assert BOX.shop["iron-spear"].count == 1
    match.choose(1, "buy:iron-spear:grisban")
    assert table(match).gold >= BOX.shop["iron-spear"].cost
    assert why(match, "buy:iron-spear:grisban") == "DESC-EPIC-05"


@pytest.mark.rule("DESC-EPIC-12")
def test_starting_equipment_is_sold_for_25() -> None:
    match = skip_to(new(3, level="advanced"), "shop")
    match.choose(1, "buy:iron-battleaxe:grisban")
    assert why(match, "sell:iron-battleaxe:grisban") == "DESC-EPIC-12"
    match.choose(1, "sell:chipped-greataxe:grisban")
    assert table(match).gold == 225
    match.choose(1, "done")
    hero = table(match).heroes[0]
    assert [(card.id, card.equipped) for card in hero.items] == [("iron-battleaxe", True)]


@pytest.mark.rule("DESC-EPIC-06", "DESC-EPIC-13", "DESC-OCARD-01")
def test_the_overlords_cards_by_tiers() -> None:
    match = skip_to(new(3, level="expert"), "gain-cards")
    levels = {BOX.overlord[option.split(":")[1]].level for option in options(match) if option != "done"}
    assert levels == {1}
    assert why(match, "gain-overlord-card:bloodlust") == "DESC-EPIC-13"
    assert why(match, "gain-overlord-card:dash") == "DESC-EPIC-13"
    assert "blood-rage" not in table(match).deck
    match.choose(0, "gain-overlord-card:blood-rage")
    match.choose(0, "gain-overlord-card:unholy-ritual")
    assert "gain-overlord-card:bloodlust" not in options(match)
    match.choose(0, "gain-overlord-card:blood-rage")
    assert "gain-overlord-card:blood-rage" not in options(match)
    assert "gain-overlord-card:bloodlust" in options(match)
    assert "gain-overlord-card:rise-again" not in options(match)
    assert why(match, "gain-overlord-card:reinforce") == "DESC-EPIC-13"
    match.choose(0, "gain-overlord-card:bloodlust")
    assert table(match).overlord_xp == 3
    assert "gain-overlord-card:reinforce" in options(match)
    match.choose(0, "gain-overlord-card:reinforce")
    s = table(match)
    assert match.decisions[0].kind == "place"
    assert len(s.deck) == 20
    assert s.deck.count("blood-rage") == 2
    assert "reinforce" in s.deck


@pytest.mark.rule("DESC-EPIC-06")
def test_no_card_beyond_the_points() -> None:
    match = skip_to(new(3, level="advanced"), "gain-cards")
    for card in ("web-trap", "web-trap", "explosive-runes"):
        match.choose(0, f"gain-overlord-card:{card}")
    assert why(match, "gain-overlord-card:uthuk-demon-trap") == "DESC-EPIC-06"
    assert "gain-overlord-card:plan-ahead" in options(match)


@pytest.mark.rule("DESC-EPIC-10", "DESC-MCARD-06", "DESC-LTCARD-07")
def test_monsters_and_lieutenants_of_the_second_act() -> None:
    s = set_up(new(3, level="expert"))
    goblin = s.figure("goblin-archer-1")
    assert goblin.profile.health == BOX.monsters["goblin-archer"].acts[1].minion.health
    assert goblin.profile.key.endswith("2")
    mauler = s.figure("ettin-master")
    assert mauler.profile.health == BOX.monsters["ettin"].acts[1].master.health + 4


def test_an_epic_match_is_saved_and_goes_on() -> None:
    from undercroft.games.descent.game import GAME

    match = new(3, level="expert")
    set_up(match)
    again = Match.from_saved(GAME, match.save())
    assert [option.id for option in again.decisions[0].options] == options(match)


def test_what_is_bought_sold_and_learned_says_its_price() -> None:
    match = skip_to(new(level="advanced"), "learn")
    seat = match.decisions[0].seat
    learned = {option.id: match.forecast(seat, option) for option in match.decisions[0].options}
    assert {told.cost["xp"] for told in learned.values() if told is not None} == {1, 2, 3}
    assert learned["done"] is None
    skip_to(match, "shop")
    for option in match.decisions[0].options:
        told = match.forecast(seat, option)
        if option.verb.name == "buy":
            assert told is not None
            assert told.cost == {"gold": BOX.shop[str(option.args[0])].cost}
        elif option.verb.name == "sell":
            assert told is not None
            assert told.success == {"gold": 25}
    skip_to(match, "gain-cards")
    costs = [match.forecast(0, option) for option in match.decisions[0].options]
    assert {told.cost["xp"] for told in costs if told is not None} <= {1, 2, 3, 4}
