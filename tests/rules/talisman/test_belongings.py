"""Counters, carrying, Followers, alignment, toads (TALB-ABL, LIF, FATE, GLD, CARRY, FOL, ALI, TOAD, GOLD)."""

from __future__ import annotations

import pytest

from tests.rules.talisman.laid import lay
from tests.rules.talisman.table import Table, card
from undercroft.games.talisman import counters
from undercroft.games.talisman.belongings import can_be_taken, in_bag
from undercroft.games.talisman.supply import left

TWO = ["fields-1", "city-1"]


# -- counters -------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-ABL-02", "TALB-ABL-03", "TALB-ABL-04", "TALB-ABL-08")
def test_counters_and_what_is_added() -> None:
    table = Table("warrior", strength=2, objects="ring", followers="unicorn")
    assert (table.strength(), table.me.strength) == (4 + 2 + 1 + 1, 2)
    assert table.craft() == 2 + 1 + 1
    table.me.objects.clear()
    assert table.strength() == 7


@pytest.mark.rule("TALB-ABL-06", "TALB-ABL-07")
def test_losing_takes_counters_only() -> None:
    table = Table("warrior", strength=1)
    assert counters.lose(table.state, table.me, "strength", 3) == 1
    assert (table.strength(), table.me.strength) == (4, 0)


@pytest.mark.rule("TALB-LIF-01", "TALB-LIF-02", "TALB-LIF-05", "TALB-SVC-03")
def test_healing_and_gaining_lives() -> None:
    table = Table("warrior", lives=4)
    counters.heal(table.state, table.me, 3)
    assert table.me.lives == 5
    counters.gain(table.state, table.me, "life", 2)
    assert table.me.lives == 7
    counters.heal(table.state, table.me, 1)
    assert table.me.lives == 7


@pytest.mark.rule("TALB-FATE-10", "TALB-FATE-11", "TALB-SVC-03")
def test_replenishing_and_gaining_fate() -> None:
    table = Table("wizard", fate=2, hands="hex")
    counters.replenish(table.state, table.me, 5)
    assert table.me.fate == 3
    counters.gain(table.state, table.me, "fate", 2)
    assert table.me.fate == 5
    assert counters.replenish(table.state, table.me, 1) == 0


@pytest.mark.rule("TALB-GLD-01", "TALB-GLD-03", "TALB-BUY-14", "TALB-BUY-02")
def test_gold_pays_what_it_can() -> None:
    table = Table("warrior", stage="encounter", gold=3, lying={"fields-1": "market"})
    assert "buy:raft" in table.offers
    table.do("buy:shield", "buy:helmet")
    assert (table.me.gold, table.objects()) == (0, ["shield", "helmet"])
    poor = Table("warrior", stage="encounter", gold=1, lying={"fields-1": "market"})
    poor.refuses("buy:mule", "too-dear", "TALB-GLD-03")
    poor.state.purchases = [one for one in poor.state.purchases if one.id != "sword"]
    assert (
        "buy:sword"
        not in Table("warrior", stage="encounter", gold=1, lying={"fields-1": "market"}, objects="")
        .do("buy:helmet")
        .offers
    )


@pytest.mark.rule("TALB-GLD-05")
def test_only_what_there_is_is_lost() -> None:
    table = Table("warrior", gold=1)
    assert counters.lose(table.state, table.me, "gold", 5) == 1
    assert table.me.gold == 0


@pytest.mark.rule("TALB-GOLD-04")
@pytest.mark.parametrize(("what", "most"), [("strength", 72), ("craft", 72), ("life", 72), ("fate", 36), ("gold", 30)])
def test_the_stock_is_limited(what: str, most: int) -> None:
    table = Table("warrior troll", hands="hex")
    there = left(table.state, what)
    assert counters.gain(table.state, table.me, what, 100) == there
    assert counters.gain(table.state, table.character(1), what, 1) == 0
    assert left(table.state, what) == 0
    assert most >= there
    counters.lose(table.state, table.me, what, 1)
    assert counters.gain(table.state, table.character(1), what, 1) == 1


@pytest.mark.rule("TALB-GOLD-01")
def test_an_ability_beats_a_basic_rule() -> None:
    table = Table("warrior", stage="encounter", objects="sword axe", lying={"fields-1": "bear"}, dice="1 1 1")
    while table.offers_of("use-weapon"):
        table.do(table.offers_of("use-weapon")[0])
    assert table.last("scores", "score") == 1 + 4 + 2


@pytest.mark.rule("TALB-GOLD-02")
def test_a_prohibition_beats_a_permission() -> None:
    table = Table("wizard troll", at=["cursed-glade-1", "city-1"], objects="wand", hands="random", dice="1", moments=())
    assert table.asked == (0, "move")


# -- carrying -------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-CARRY-01", "TALB-CARRY-04", "TALB-CARRY-05", "TALB-CARRY-08")
def test_four_objects() -> None:
    table = Table("warrior", stage="encounter", objects="sword axe helmet shield", adventure="ring").do("take:ring")
    assert table.asked == (0, "ditch")
    assert table.offers == ["ditch:sword", "ditch:axe", "ditch:helmet", "ditch:shield", "ditch:ring"]
    table.do("ditch:axe")
    assert (len(table.objects()), table.lying("fields-1")) == (4, ["axe"])


@pytest.mark.rule("TALB-CARRY-03", "TALB-BUY-09")
def test_a_mule_carries_four_more() -> None:
    objects = "sword axe helmet shield ring amulet cross"
    table = Table("warrior", stage="encounter", objects=objects, followers="mule", adventure="wand").do("take:wand")
    assert len(table.objects()) == 8
    assert table.asked[1] != "ditch"


@pytest.mark.rule("TALB-CARRY-06", "TALB-MID-36")
def test_without_the_mule_the_surplus_stays() -> None:
    table = Table(
        "warrior", at="chasm-1", stage="encounter", objects="sword axe helmet shield ring", followers="mule", dice="6 1"
    )
    assert table.asked == (0, "ditch")
    table.do("ditch:ring")
    assert table.lying("chasm-1") == ["ring"]


@pytest.mark.rule(
    "TALB-CARRY-07", "TALH-DECK-01", "TALB-BUY-16", "TALB-TAL-08", "TAL-TRS-02", "TAL-TRS-03", "TAL-TRS-04"
)
@pytest.mark.parametrize("deck", ["adventure", "dungeon", "purchase", "talisman", "treasure"])
def test_a_discarded_card_goes_where_it_came_from(deck: str) -> None:
    name = {"purchase": "sword@purchase", "treasure": "nightblade"}.get(deck, f"talisman@{deck}")
    table = Table("warrior", at="city-1", stage="encounter", objects=name)
    before = len(table.state.purchases), len(table.state.talismans), len(table.state.treasures)
    table.do("way:city-alchemist", f"sell:{name.split('@')[0]}")
    s = table.state
    after = len(s.purchases), len(s.talismans), len(s.treasures)
    assert (len(s.adventure_discard), len(s.under_discard)) == (int(deck == "adventure"), int(deck == "dungeon"))
    assert after == (before[0] + (deck == "purchase"), before[1] + (deck == "talisman"), before[2])
    assert table.me.gold == 2


@pytest.mark.rule("TAL-TRS-01")
def test_treasures_are_like_other_cards_once_owned() -> None:
    table = Table("thief troll", stage="encounter", objects=["", "clockwork-owl"], gold=[0, 0]).do("steal:troll")
    assert table.objects() == ["clockwork-owl"]


@pytest.mark.rule("TALB-CARRY-09")
def test_things_may_be_left_voluntarily() -> None:
    table = Table("wizard troll", at=TWO, objects="sword", followers="mule poltergeist", hands="hex")
    assert table.offers_of("ditch") == ["ditch:sword", "ditch:mule"]
    table.do("ditch:mule")
    assert (table.followers(), table.lying("fields-1")) == (["poltergeist"], ["mule"])
    taking = Table("troll", stage="encounter", objects="sword", adventure="axe").do("ditch:sword")
    assert taking.offers == ["take:axe", "done"]
    assert taking.lying("fields-1") == ["axe", "sword"]


def test_the_bag_of_holding_keeps_things_safe() -> None:
    table = Table("thief troll", stage="encounter", objects=["", "bag-of-holding sword ring"], gold=[0, 0])
    assert table.offers_of("steal") == []
    c = table.character(1)
    assert ([one.id for one in in_bag(c)], can_be_taken(c)) == (["sword", "ring"], [])
    c.objects += [card(table.state, "axe")] * 8
    assert [one.id for one in can_be_taken(c)] == ["axe"]


# -- Followers ------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-FOL-01", "TALB-FOL-02")
def test_any_number_of_followers() -> None:
    names = "mule guide maiden prince princess unicorn gnome pixie"
    table = Table("warrior", stage="encounter", followers=names, adventure="mercenary").do("take:mercenary")
    assert len(table.followers()) == 9
    assert table.craft() == 2 + 2 + 1


@pytest.mark.rule("TALB-FOL-04", "TALB-MID-08")
def test_the_owner_chooses_which_is_lost() -> None:
    table = Table("warrior", at="temple-1", stage="encounter", followers="mule guide", dice="2 2")
    assert table.offers == ["give-up:mule", "give-up:guide"]
    assert table.do("give-up:mule").followers() == ["guide"]


@pytest.mark.rule("TALB-FOL-05")
def test_nothing_happens_to_those_without() -> None:
    table = Table("warrior troll", at=["temple-1", "city-1"], stage="encounter", dice="2 2")
    assert (table.turn_of, table.me.lives) == (1, 5)


# -- alignment ------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-ALI-03")
def test_once_a_turn() -> None:
    table = Table("druid troll", at=TWO, hands="hex").do("change-alignment:evil")
    assert table.offers_of("change-alignment") == []
    table.refuses("change-alignment:good", "already-turned", "TALB-ALI-03")


@pytest.mark.rule("TALB-ALI-04")
def test_forbidden_cards_are_left_behind() -> None:
    table = Table("druid troll", at=TWO, objects="holy-grail sword", hands="hex").do("change-alignment:evil")
    assert (table.objects(), table.lying("fields-1")) == (["sword"], ["holy-grail"])


@pytest.mark.rule("TALB-ALI-05")
def test_the_current_alignment_counts() -> None:
    table = Table("priest troll", at=["chapel-1", "city-1"], stage="encounter", alignment="evil", moments=())
    assert table.me.lives == 3


@pytest.mark.rule("TALB-ALI-06")
def test_becoming_what_one_is() -> None:
    table = Table("troll thief", at=["village-1", "city-1"], stage="encounter", alignment="evil", dice="1").do(
        "way:village-mystic"
    )
    assert (table.me.alignment, table.me.turned) == ("evil", False) or table.turn_of == 1
    assert table.told("became") == []


# -- toads ----------------------------------------------------------------------------------------


def toad(**given: object) -> Table:
    """Turned into a toad by the Enchantress."""
    given.setdefault("at", ["city-1", "oasis-1"])
    return Table("wizard troll", stage="encounter", dice="1", moments=(), **given).do("way:city-enchantress")  # type: ignore[arg-type]  # of Table


@pytest.mark.rule("TALB-TOAD-01", "TALB-OUT-10")
def test_a_toad_for_three_turns() -> None:
    table = toad()
    assert table.me.toad >= 2
    turns = 0
    while table.me.toad:
        if table.turn_of == 0:
            turns += 1
        table.do(table.offers_of("move")[0]).settle()
    assert turns == 3


@pytest.mark.rule("TALB-TOAD-02", "TALB-TOAD-03")
def test_a_toad_is_weak_and_has_no_abilities() -> None:
    table = Table(
        "warrior", stage="encounter", strength=5, craft=5, lying={"fields-1": "goblin"}, with_={"toad": 3}, dice="4 1"
    )
    assert (table.strength(), table.craft()) == (1, 1)
    assert table.last("scores", "score") == 5


@pytest.mark.rule("TALB-TOAD-05", "TALB-TOAD-06", "TALB-TOAD-07", "TALB-TOAD-16")
def test_a_toad_and_spells() -> None:
    table = Table(
        "wizard troll",
        at=TWO,
        hands="random hex",
        spells="healing",
        with_={"toad": 3},
        lying={"hills-1": "mage"},
        alignment="good",
    )
    assert not [offer for offer in table.offers if offer.startswith("cast")]
    table.do("move:hills-1").settle()
    assert (table.hand(), table.turn_of) == (["random", "hex"], 1)
    crown = Table("wizard troll", at=["crown-of-command", "city-1"], stage="encounter", with_={"toad": 3}, dice="6")
    assert crown.told("command-not-cast")
    assert crown.character(1).lives == 6


@pytest.mark.rule("TALB-TOAD-08", "TALB-TOAD-10", "TALB-TOAD-17", "TALB-TOAD-11")
def test_what_a_toad_keeps_and_leaves() -> None:
    table = toad(objects="sword", followers="mule", gold=3, trophies="bear", lives=3, alignment="good")
    assert (table.objects(), table.followers(), table.me.gold) == ([], [], 0)
    assert (table.lying("city-1"), table.coins("city-1")) == (["sword", "mule"], 3)
    assert (table.trophies(), table.me.lives, table.me.alignment) == (["bear"], 3, "good")


@pytest.mark.rule("TALB-TOAD-12")
def test_a_toad_takes_nothing() -> None:
    table = Table(
        "troll thief",
        at=TWO,
        stage="encounter",
        lying={"fields-1": "sword maiden"},
        coins={"fields-1": 2},
        with_={"toad": 3},
    )
    assert (table.turn_of, table.lying("fields-1"), table.coins("fields-1")) == (1, ["sword", "maiden"], 2)


@pytest.mark.rule("TALB-TOAD-13")
def test_what_is_gained_as_a_toad_vanishes() -> None:
    table = Table("troll", strength=2, with_={"toad": 3})
    counters.gain(table.state, table.me, "strength", 3)
    counters.lose(table.state, table.me, "craft", 1)
    table.me.toad = 0
    assert table.strength() == 8


@pytest.mark.rule("TALB-TOAD-14")
def test_a_toad_has_encounters() -> None:
    table = Table(
        "troll thief", at=["hills-1", "city-1"], lying={"plains-1": "goblin"}, with_={"toad": 3}, dice="1 6"
    ).do("move:plains-1")
    assert table.me.lives == 5


@pytest.mark.rule("TALB-TOAD-15")
def test_a_toad_again() -> None:
    from undercroft.games.talisman.toads import turn_into_toad

    table = Table("troll", with_={"toad": 1})
    turn_into_toad(table.state, table.me)
    assert table.me.toad == 3
    witch = Table("troll thief", at=["fields-1", "oasis-1"], lying={"hills-1": "witch"}, with_={"toad": 1}, dice="1")
    witch.do("move:hills-1")
    assert (witch.turn_of, witch.me.toad) == (1, 3)


@pytest.mark.rule("TALB-TOAD-12", "TALB-TOAD-13")
@pytest.mark.parametrize(("what", "gained"), [("strength", 0), ("craft", 0), ("gold", 0), ("life", 1), ("fate", 1)])
def test_what_a_toad_gains(what: str, gained: int) -> None:
    table = Table("wizard troll", at=TWO, hands="random", with_={"toad": 3})
    assert counters.gain(table.state, table.me, what, 1) == gained


@pytest.mark.rule("TALB-CARRY-04", "TALB-CARRY-05", "TALB-CARRY-09")
def test_whoever_leaves_the_mule_among_things_found_keeps_four_objects() -> None:
    table = lay("wand", objects="sword axe helmet shield ring", followers="mule").do("ditch:mule")
    assert table.asked == (0, "ditch")
    table.do("ditch:sword")
    assert table.objects() == ["axe", "helmet", "shield", "ring"]
    assert set(table.lying("fields-1")) == {"wand", "mule", "sword"}
