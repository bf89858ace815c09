"""What each Follower does for the character it goes with."""

from __future__ import annotations

import pytest

from tests.rules.talisman.laid import here, lay
from tests.rules.talisman.table import Table


def score(role: str = "troll", enemy: str = "gnoll", at: str = "fields-1", **more: object) -> object:
    """The attack score with a die of 2."""
    return lay(enemy, f"{role} monk", at, dice="2 6 1 1", **more).settle().last("scores", "score")


@pytest.mark.rule("TALB-FOL-01", "TALB-FOL-02", "TALB-FOT-01")
@pytest.mark.parametrize(
    ("card", "strength", "craft"), [("maiden", 0, 2), ("unicorn", 1, 1), ("wise-man", 0, 1), ("guide", 0, 0)]
)
def test_followers_that_always_add(card: str, strength: int, craft: int) -> None:
    table = lay(card).do(f"take:{card}")
    assert (table.strength(), table.craft()) == (6 + strength, 1 + craft)


@pytest.mark.rule("TALB-SPG-05", "TALB-ABL-08")
def test_the_maiden_lets_more_spells_be_held() -> None:
    table = lay("book-of-spells", "warrior thief", followers="maiden", spells="hex random healing").settle()
    assert table.hand() == ["hex", "random"]


@pytest.mark.parametrize(("at", "bonus"), [("fields-1", 1), ("tunnel-1", 3)])
def test_the_tunnel_fighter_is_best_below(at: str, bonus: int) -> None:
    assert score(at=at, followers="tunnel-fighter") == 6 + bonus + 2
    assert score("wizard", "wraith", at, followers="tunnel-fighter") == 5 + 2


@pytest.mark.rule("TALB-CARRY-03", "TALB-BUY-09")
@pytest.mark.parametrize("card", ["mule", "miner"])
def test_mule_and_miner_carry_four_more(card: str) -> None:
    table = lay("helmet", objects="sword axe shield raft", followers=card).do("take:helmet")
    assert len(table.objects()) == 5
    eight = "sword axe shield raft ring wand amulet"
    assert lay("helmet", objects=f"{eight} cross", followers=card).do("take:helmet").asked == (0, "ditch")


@pytest.mark.rule("TALB-CARRY-06")
def test_without_the_mule_the_rest_stays_behind() -> None:
    table = here(at="temple-1", dice="2 2", objects="sword axe shield raft ring", followers="mule")
    assert table.asked == (0, "ditch")
    assert table.do("ditch:ring").lying("temple-1") == ["ring"]


@pytest.mark.rule("TALB-FOT-04", "TALB-FOT-02")
def test_the_mercenary_wants_gold_to_join_and_waits_otherwise() -> None:
    table = lay("mercenary").do("take:mercenary")
    assert (table.me.gold, table.followers()) == (0, ["mercenary"])
    table = lay("mercenary", gold=0)
    assert (table.turn_of, table.lying("fields-1")) == (1, ["mercenary"])


def test_the_mercenary_fights_for_gold() -> None:
    table = lay("gnoll", "troll monk", followers="mercenary", gold=2, dice="2 6").do("use:mercenary")
    assert "use:mercenary" not in table.offers
    table.settle()
    assert table.last("scores", "score") == 6 + 3 + 2
    assert table.me.gold == 1
    assert score(followers="mercenary") == 6 + 2
    assert "use:mercenary" not in lay("gnoll", "troll monk", followers="mercenary", gold=0, dice="2 6").offers
    assert score("gladiator", followers="mercenary") == 4 + 2


def test_the_mercenary_knows_nothing_of_spirits() -> None:
    table = lay("wraith", "wizard monk", followers="mercenary", dice="2 6", hands="healing")
    while table.turn_of == 0:
        assert "use:mercenary" not in table.offers
        table.match.choose(table.decision.seat, table.offers[0])


@pytest.mark.rule("TALB-FOT-04")
def test_the_miner_leaves_if_he_is_not_paid() -> None:
    table = lay("miner").do("take:miner")
    assert (table.me.gold, table.followers()) == (0, ["miner"])
    for table in (lay("miner", gold=0), lay("miner").do("done")):
        assert (table.lying("fields-1"), table.discarded("dungeon")) == ([], ["miner"])


def test_the_alchemist_asked_for_nothing_is_not_asked_again_in_this_turn() -> None:
    table = here(stage="start", followers="alchemist", objects="sword axe").do("use:alchemist", "done")
    assert "use:alchemist" not in table.offers
    table = here(stage="start", followers="alchemist", objects="sword axe").do("use:alchemist", "sell:axe", "done")
    assert "use:alchemist" in table.offers


def test_the_alchemist_turns_objects_into_gold() -> None:
    table = here(stage="start", followers="alchemist", objects="sword axe").do("use:alchemist", "sell:axe", "done")
    assert (table.objects(), table.me.gold, table.followers()) == (["sword"], 2, ["alchemist"])
    assert "use:alchemist" not in here(stage="start", followers="alchemist").offers


@pytest.mark.rule("TALB-EVA-01", "TALB-EVA-02", "TALB-EVA-06")
@pytest.mark.parametrize(
    ("card", "space", "can"),
    [
        ("gnome", "hills-1", True),
        ("gnome", "hills-3", True),
        ("gnome", "woods-1", False),
        ("pixie", "woods-1", True),
        ("pixie", "woods-4", True),
        ("pixie", "hills-1", False),
    ],
)
def test_some_know_how_to_hide(card: str, space: str, can: bool) -> None:
    table = lay("gnoll bag-of-gold", at=space, followers=card, dice="1 6")
    assert ("evade:gnoll:1" in table.offers) is can
    if can:
        table.do("evade:gnoll:1")
        assert table.offers_of("take") == ["take:bag-of-gold"]
        assert "gnoll" in table.lying(space)


def test_the_gnome_opens_the_portal_with_one_die() -> None:
    table = here(at="castle-1", stage="start", followers="gnome", craft=3, dice="2 4")
    if "roll" in table.offers:
        table.do("roll")
    table.do("open-portal:craft")
    assert table.where() == "plain-of-peril"
    assert [event.data["dice"] for event in table.told("rolled") if event.data["seat"] == 0] == [("2",), ("4",)]


@pytest.mark.rule("TALB-MOV-02")
def test_the_poltergeist_allows_one_space() -> None:
    table = here(at="fields-1", stage="start", followers="poltergeist", adventure="sword axe")
    assert table.offers == ["move:hills-1", "move:city-1"]


def test_the_poltergeist_leaves_at_the_river() -> None:
    table = here(at="hills-1", stage="start", followers="poltergeist", objects="raft", adventure="sword axe")
    table.do("travel:raft:desert-1")
    assert (table.followers(), "poltergeist" in table.discarded()) == ([], True)
    table = here(at="hills-3", stage="start", followers="poltergeist", adventure="sword axe").do("move:sentinel-1")
    assert table.followers() == []


def test_a_teleport_is_no_crossing_for_the_poltergeist() -> None:
    table = lay("magic-portal", followers="poltergeist", dice="5 4 4").do("accept")
    assert (table.where(), table.followers()) == ("temple-1", ["poltergeist"])


def test_the_hunchback_stays_below() -> None:
    table = lay("passageway", at="tunnel-1", followers="hunchback", dice="4", adventure="sword axe").do("accept")
    assert (table.where(), table.followers()) == ("ruins-1", [])
    assert table.discarded("dungeon") == ["hunchback"]


# -- those that fight -----------------------------------------------------------------------------


@pytest.mark.rule("TALB-BAT-16", "TALB-BAT-17")
def test_the_faithful_hound_fights_in_ones_place() -> None:
    table = (
        lay("bear", "thief monk", followers="faithful-hound", strength=3, dice="4 3").do("send:faithful-hound").settle()
    )
    assert table.last("scores", "score") == 3 + 4
    assert (table.trophies(), table.followers()) == (["bear"], ["faithful-hound"])
    table = lay("bear", "thief monk", followers="faithful-hound", dice="1 3").do("send:faithful-hound").settle()
    assert (table.me.lives, table.followers(), table.turn_of) == (4, [], 1)


@pytest.mark.rule("TAL-LORD-06")
def test_the_hound_cannot_fight_the_lord_nor_spirits() -> None:
    table = here(at="treasure-chamber", followers="faithful-hound", dice="1 6").do("fight-with:strength")
    assert "send:faithful-hound" not in table.offers
    assert "send:faithful-hound" not in lay("wraith", "wizard monk", followers="faithful-hound", dice="1 6").offers


def attack(**more: object) -> Table:
    """The troll attacks the thief on the Fields."""
    table = Table("troll thief", at="fields-1", stage="encounter", **more)  # type: ignore[arg-type] # passed on
    option = "attack:thief:battle"
    return table.do(option) if option in table.offers else table


@pytest.mark.rule("TALB-BAT-16", "TALB-BAT-18", "TALB-BAT-19")
def test_the_hound_against_characters() -> None:
    table = attack(followers="faithful-hound", dice="6 1").do("send:faithful-hound").settle()
    assert (table.character(1).lives, table.character(1).gold) == (3, 1)
    table = attack(followers="faithful-hound", dice="1 6").do("send:faithful-hound").settle()
    assert (table.me.lives, table.me.gold, table.followers()) == (6, 1, [])
    table = attack(followers=["", "faithful-hound"], dice="6 1").do("send:faithful-hound").settle()
    assert (table.character(1).lives, table.followers(1)) == (4, [])


def test_the_holy_avenger_must_attack_the_evil() -> None:
    table = attack(followers="holy-avenger", alignment=["neutral", "evil"], dice="2 6")
    assert table.settle().last("scores", "score") == 6 + 3 + 2
    table = attack(followers="holy-avenger", alignment=["neutral", "evil"], dice="6 1").do("take-coin")
    assert (table.me.gold, table.me.strength, table.me.craft, table.followers()) == (2, 1, 1, [])
    free = Table(
        "troll thief",
        at="fields-1",
        stage="encounter",
        followers="holy-avenger",
        alignment=["neutral", "good"],
        adventure="sword",
    )
    assert "encounter-space" in free.offers


def test_the_spirit_of_vengeance_must_attack_anybody_and_can_be_handed_on() -> None:
    table = attack(followers="spirit-of-vengeance", dice="6 1")
    assert "encounter-space" not in table.offers
    table.do("hand-over:spirit-of-vengeance")
    assert (table.followers(0), table.followers(1)) == ([], ["spirit-of-vengeance"])
    assert table.character(1).lives == 4


def test_the_wise_man_goes_over_to_whoever_meets_his_master() -> None:
    table = attack(followers=["", "wise-man"], dice="6 1")
    assert (table.followers(0), table.followers(1)) == (["wise-man"], [])


def test_the_wise_man_goes_over_to_a_thief_too() -> None:
    table = Table("thief troll", at="fields-1", stage="encounter", followers=["", "wise-man"]).do("steal:troll")
    assert (table.followers(0), table.followers(1)) == (["wise-man"], [])


def test_a_wise_man_who_has_come_along_cannot_be_lured_as_well() -> None:
    table = Table("sorceress troll", at="fields-1", stage="encounter", followers=["", "wise-man"])
    table.do("lure:troll:wise-man")
    assert (table.followers(0), table.followers(1)) == (["wise-man"], [])


def test_the_lone_dwarf_knows_a_better_way_out() -> None:
    table = here(at="treasure-chamber", followers="lone-dwarf", strength=9, dice="1 4", adventure="sword axe")
    table.do("fight-with:strength").settle()
    assert table.last("emerges", "count") == 2
