"""What each space of the Middle Region does (TALB-MID), and the Warlock's quests."""

from __future__ import annotations

import pytest

from tests.rules.talisman.laid import here


@pytest.mark.rule("TALB-MID-02", "TALB-MID-03", "TALB-BUY-10")
@pytest.mark.parametrize("space", ["desert-1", "desert-2"])
def test_the_desert_costs_a_life_before_anything_is_drawn(space: str) -> None:
    table = here(at=space, adventure="sword")
    assert table.me.lives == 5
    assert table.offers_of("take") == ["take:sword"]
    for objects in ("water-bottle", "holy-grail"):
        assert here(at=space, adventure="sword", objects=objects).me.lives == 6


# -- Temple ---------------------------------------------------------------------------------------

PRAYERS = [
    ("1 1", "lives", 4, "TALB-MID-06"),
    ("1 2", "lives", 5, "TALB-MID-07"),
    ("3 3", "strength", 1, "TALB-MID-12"),
    ("3 4", "craft", 1, "TALB-MID-13"),
    ("6 5", "fate", 2, "TALB-MID-16"),
    ("6 6", "lives", 8, "TALB-MID-17"),
]


@pytest.mark.rule("TALB-MID-05")
@pytest.mark.parametrize(
    ("dice", "what", "value"),
    [pytest.param(dice, what, value, marks=pytest.mark.rule(rule)) for dice, what, value, rule in PRAYERS],
)
def test_prayers_in_the_temple(dice: str, what: str, value: int) -> None:
    assert getattr(here(at="temple-1", dice=dice).me, what) == value


@pytest.mark.rule("TALB-MID-14")
@pytest.mark.parametrize("dice", ["4 4", "4 5"])
def test_the_temple_gives_a_spell(dice: str) -> None:
    assert here("thief troll", "temple-1", dice=dice, spells="hex").hand() == ["hex"]


@pytest.mark.rule("TALB-MID-15", "TALB-TAL-05")
def test_the_temple_gives_a_talisman_if_one_is_left() -> None:
    assert here(at="temple-1", dice="5 5").objects() == ["talisman"]
    assert here(at="temple-1", dice="5 5", state={"talismans": []}).objects() == []


@pytest.mark.rule("TALB-MID-08", "TALB-FOL-04", "TALB-FOL-05")
def test_the_temple_takes_a_follower() -> None:
    table = here(at="temple-1", dice="2 2", followers="mule maiden")
    assert table.offers == ["give-up:mule", "give-up:maiden"]
    assert table.do("give-up:mule").followers() == ["maiden"]
    table = here(at="temple-1", dice="2 2")
    assert (table.turn_of, table.me.lives) == (1, 6)


@pytest.mark.rule("TALB-MID-09", "TALB-MID-11")
def test_a_slave_of_the_temple_stays_until_a_four_is_rolled() -> None:
    assert here(at="temple-1", dice="2 3").me.enslaved
    table = here(at="temple-1", stage="start", dice="3", adventure="sword", with_={"enslaved": True})
    assert table.turn_of == 1
    assert (table.where(), table.me.enslaved) == ("temple-1", True)
    assert len([event for event in table.told("rolled") if event.data["seat"] == 0]) == 1


@pytest.mark.rule("TALB-MID-10")
def test_a_slave_that_rolls_a_four_walks_away_at_once() -> None:
    table = here(at="temple-1", stage="start", dice="4", with_={"enslaved": True})
    if "roll" in table.offers:
        table.do("roll")
    assert table.offers_of("move") == ["move:portal-of-power-1", "move:warlocks-cave-1"]
    table.do("move:warlocks-cave-1")
    assert (table.where(), table.me.enslaved) == ("warlocks-cave-1", False)


# -- other spaces ---------------------------------------------------------------------------------


@pytest.mark.rule("TALB-MID-20", "TALB-MID-21")
@pytest.mark.parametrize("space", ["runes-1", "runes-2", "runes-3"])
def test_creatures_are_stronger_on_runes(space: str) -> None:
    table = here(at=space, adventure="wolf", dice="1 3").settle()
    assert table.last("creature-rolled", "score") == 2 + 3 + 2


@pytest.mark.rule("TALB-MID-22", "TALB-SVC-01")
def test_the_castle_heals_for_gold() -> None:
    table = here(at="castle-1", lives=3, gold=9).do("pay", "pay", "pay")
    assert (table.me.lives, table.me.gold) == (6, 6)


@pytest.mark.rule("TALB-MID-23")
@pytest.mark.parametrize("guest", ["prince", "princess"])
def test_royal_guests_are_welcome_at_the_castle(guest: str) -> None:
    table = here(at="castle-1", lives=1, gold=0, followers=guest)
    assert table.offers == ["accept", f"hand-over:{guest}", "decline"]
    table.do("accept")
    assert (table.me.lives, table.followers()) == (3, [guest])
    table = here(at="castle-1", lives=6, gold=0, followers=guest)
    assert table.offers == [f"hand-over:{guest}", "decline"]
    table.do(f"hand-over:{guest}")
    assert (table.me.gold, table.followers(), table.discarded()) == (3, [], [guest])


@pytest.mark.rule("TALB-MID-23", "TALB-SVC-02")
def test_two_royal_guests_heal_no_more_than_one() -> None:
    table = here(at="castle-1", lives=1, gold=0, followers="prince princess").do("accept")
    assert table.offers == ["hand-over:princess", "decline"]
    table.do("hand-over:princess")
    assert (table.me.lives, table.me.gold, table.followers()) == (3, 3, ["prince"])


@pytest.mark.rule("TALB-MID-25", "TALB-MID-26")
def test_the_black_knight_wants_gold_or_a_life() -> None:
    table = here(at="black-knight-1")
    assert table.offers == ["way:pay-one-gold", "way:lose-life"]
    table.do("way:pay-one-gold")
    assert (table.me.gold, table.me.lives) == (0, 6)
    assert here(at="black-knight-1").do("way:lose-life").me.lives == 5
    table = here(at="black-knight-1", gold=0)
    assert (table.me.lives, table.turn_of) == (5, 1)


@pytest.mark.rule("TALB-VAR-15")
def test_by_agreement_the_black_knight_can_be_evaded() -> None:
    table = here(at="black-knight-1", evading="individuals", with_={"evades": True})
    assert table.offers == ["evade-all", "go-on"]
    table.do("evade-all")
    assert (table.me.gold, table.me.lives) == (1, 6)
    assert here(at="black-knight-1", with_={"evades": True}).offers == ["way:pay-one-gold", "way:lose-life"]


@pytest.mark.rule("TALB-MID-30", "TALB-MID-33")
def test_on_the_cursed_glade_objects_add_nothing_but_followers_do() -> None:
    table = here(at="cursed-glade-1", adventure="bear", objects="sword magic-belt", followers="unicorn", dice="2 1")
    table.settle()
    assert table.last("scores", "score") == 6 + 1 + 2
    assert here(at="cursed-glade-1", objects="solomons-crown").craft() == 1
    assert here(at="fields-1", objects="solomons-crown").craft() == 3


@pytest.mark.rule("TALB-MID-31", "TALB-MID-32")
def test_no_magic_on_the_cursed_glade() -> None:
    table = here(
        "wizard thief", "cursed-glade-1", adventure="bear", objects="potion-of-strength", hands="psionic-blast"
    )
    while table.turn_of == 0:
        assert not [offer for offer in table.offers if offer.startswith(("use:", "cast"))]
        table.match.choose(table.decision.seat, table.offers[0])


@pytest.mark.rule("TALB-MID-34", "TALB-MID-35", "TALB-MID-36")
def test_the_chasm() -> None:
    table = here(at="chasm-1", dice="2 3 2", followers="mule maiden").settle()
    assert (table.me.lives, table.followers()) == (5, ["mule"])
    assert table.discarded() == ["maiden"]
    assert here(at="chasm-1", dice="3").settle().me.lives == 6


# -- the Warlock ----------------------------------------------------------------------------------


@pytest.mark.rule("TALB-MID-01", "TALB-QST-01")
def test_nobody_has_to_take_a_quest() -> None:
    table = here(at="warlocks-cave-1")
    assert table.offers == ["accept", "decline"]
    assert table.do("decline").me.quest == 0


@pytest.mark.rule("TALB-QST-08")
def test_one_quest_at_a_time() -> None:
    table = here(at="warlocks-cave-1", with_={"quest": 1})
    assert table.turn_of == 1
    assert table.me.quest == 1


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_die_tells_which_quest(die: int) -> None:
    assert here(at="warlocks-cave-1", gold=0, dice=str(die)).do("accept").me.quest == die
