"""What each Stranger and each Place of the Adventure deck does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.talisman.laid import draw, lay
from tests.rules.talisman.table import Table

WISHES = ["spell", "gold", "strength", "craft", "life", "fate", "trip"]


def visit(card: str, roles: str = "troll thief", **more: Any) -> Table:
    """The character meets the card, which lies on the Fields, and does no more than it must."""
    return lay(card, roles, **more).settle()


# -- Strangers ------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-STR-01", "TALB-STR-02")
@pytest.mark.parametrize(("card", "role"), [("enchanter", "elf"), ("fairy", "elf"), ("phantom", "wizard")])
def test_a_wish_is_granted_once(card: str, role: str) -> None:
    table = lay(card, f"{role} troll")
    assert table.offers == [f"way:wish-{wish}" for wish in WISHES]
    table.do("way:wish-strength")
    assert table.me.strength == 1
    assert table.lying("fields-1") == []
    assert table.discarded() == [card]


@pytest.mark.rule("TALB-STR-03")
@pytest.mark.parametrize(
    ("card", "role", "alignment"),
    [
        ("enchanter", "thief", "good"),
        ("fairy", "wizard", "neutral"),
        ("fairy", "wizard", "evil"),
        ("phantom", "wizard", "good"),
        ("phantom", "wizard", "neutral"),
        ("mage", "wizard", "neutral"),
        ("mage", "wizard", "evil"),
    ],
)
def test_others_are_not_served_and_the_stranger_waits(card: str, role: str, alignment: str) -> None:
    table = visit(card, f"{role} troll", alignment=alignment, spells="hex")
    assert table.turn_of == 1
    assert table.lying("fields-1") == [card]
    assert table.hand() == []


@pytest.mark.parametrize(
    ("wish", "what", "before"), [("gold", "gold", 1), ("craft", "craft", 0), ("life", "lives", 4), ("fate", "fate", 0)]
)
def test_wishes_are_counters(wish: str, what: str, before: int) -> None:
    table = lay("fairy", "elf troll").do(f"way:wish-{wish}")
    assert getattr(table.me, what) == before + 1


def test_a_wish_for_a_spell_and_one_for_a_trip() -> None:
    assert lay("fairy", "elf troll", spells="hex").do("way:wish-spell").hand() == ["hex"]
    table = lay("fairy", "elf troll").do("way:wish-trip")
    assert len(table.offers) == 23
    assert "go-to:fields-1" not in table.offers
    table.do("go-to:city-1")
    assert table.where() == "city-1"


@pytest.mark.rule("TALB-LIF-01")
def test_the_healer_heals_two_lives_and_stays() -> None:
    table = visit("healer", lives=2)
    assert table.me.lives == 4
    assert table.lying("fields-1") == ["healer"]
    assert visit("healer", lives=5).me.lives == 6


@pytest.mark.rule("TALB-TAL-04", "TALB-TAL-05")
def test_the_hermit_gives_a_talisman_to_his_first_visitor() -> None:
    table = visit("hermit")
    assert table.objects() == ["talisman"]
    assert table.discarded() == ["hermit"]
    assert len(table.state.talismans) == 3
    assert visit("hermit", state={"talismans": []}).objects() == []


@pytest.mark.rule("TALB-SPC-03")
@pytest.mark.parametrize(
    ("die", "space"),
    list(enumerate(["crypt", "plain-of-peril", "cursed-glade-1", "oasis-1", "crags-1", "forest-1"], 1)),
)
def test_the_hermit_goes_to_his_place_when_drawn(die: int, space: str) -> None:
    table = draw("hermit", "troll thief", dice=str(die)).settle()
    assert table.lying(space) == ["hermit"]
    assert table.lying("fields-1") == []


def test_the_mage_gives_a_spell_to_the_good_at_each_visit() -> None:
    table = visit("mage", "elf troll", spells="hex random")
    assert (table.hand(), table.lying("fields-1")) == (["hex"], ["mage"])


@pytest.mark.rule("TALB-SPG-07")
def test_the_sorcerer_sells_a_spell_to_those_who_can_hold_it() -> None:
    table = lay("sorcerer", "thief troll", spells="hex random").do("pay")
    assert (table.hand(), table.me.gold) == (["hex"], 0)
    assert table.lying("fields-1") == ["sorcerer"]
    assert lay("sorcerer", "thief troll", spells="hex random", gold=0).turn_of == 1
    assert lay("sorcerer", "troll thief", spells="hex random").turn_of == 1
    assert lay("sorcerer", "thief troll", spells="hex").do("decline").me.gold == 1


def test_the_witch() -> None:
    for die, what, value in [(2, "lives", 3), (3, "strength", 1), (4, "craft", 1)]:
        assert getattr(visit("witch", "thief troll", dice=str(die)).me, what) == value
    assert visit("witch", "thief troll", dice="5", spells="hex").hand() == ["hex"]
    table = lay("witch", "thief troll", dice="6", fate=1).do("keep-roll")
    assert table.me.fate == 2
    table = visit("witch", "thief troll", dice="1", objects="sword", followers="mule")
    assert table.me.toad > 0
    assert (table.objects(), table.followers(), table.me.gold) == ([], [], 0)
    assert table.lying("fields-1") == ["witch", "sword", "mule"]
    assert table.coins("fields-1") == 1


# -- Places ---------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-PLC-01", "TALB-PLC-02")
@pytest.mark.parametrize(("die", "gold"), [(4, 3), (5, 3), (6, 4)])
def test_the_cave_has_gold(die: int, gold: int) -> None:
    table = visit("cave", "thief troll", dice=str(die))
    assert table.me.gold == gold
    assert table.lying("fields-1") == ["cave"]


@pytest.mark.rule("TALB-ENM-07", "TALB-ENM-08")
@pytest.mark.parametrize(("die", "strength"), [(1, 7), (2, 2)])
def test_the_cave_has_creatures(die: int, strength: int) -> None:
    table = visit("cave", "troll thief", strength=2, dice=f"{die} 6 1")
    assert table.last("creature-rolled", "score") == strength + 1
    assert table.trophies() == []


def test_one_can_get_lost_in_the_cave() -> None:
    assert visit("cave", "troll thief", dice="3").me.missing == 1


@pytest.mark.rule("TALB-PLC-04")
@pytest.mark.parametrize(
    ("card", "what", "before"),
    [("fountain-of-wisdom", "craft", 0), ("magic-stream", "strength", 0), ("pool-of-life", "lives", 6)],
)
def test_places_with_a_stock_give_a_point_a_visit_until_they_are_empty(card: str, what: str, before: int) -> None:
    table = visit(card, "troll thief")
    assert getattr(table.me, what) == before + 1
    assert table.state.stock == {card: 3}
    assert table.lying("fields-1") == [card]
    table = visit(card, "troll thief", state={"stock": {card: 1}})
    assert getattr(table.me, what) == before + 1
    assert (table.state.stock, table.lying("fields-1"), table.discarded()) == ({}, [], [card])


def test_a_place_gets_its_stock_when_it_is_drawn() -> None:
    table = draw("pool-of-life", "troll thief").settle()
    assert (table.me.lives, table.state.stock) == (7, {"pool-of-life": 3})


@pytest.mark.parametrize(
    ("die", "space"),
    list(enumerate(["crags-1", "village-1", "city-1", "warlocks-cave-1", "temple-1", "plain-of-peril"], 1)),
)
def test_the_magic_portal(die: int, space: str) -> None:
    table = lay("magic-portal", "troll thief", dice=f"{die} 4 4 4")
    table.do("accept")
    assert table.where() == space
    assert table.lying("fields-1") == ["magic-portal"]


def test_nobody_has_to_step_into_the_magic_portal() -> None:
    assert visit("magic-portal", "troll thief").where() == "fields-1"


@pytest.mark.rule("TALB-BUY-12", "TALB-BUY-14")
def test_the_market_sells_as_much_as_one_can_pay() -> None:
    table = lay("market", "troll thief", gold=4)
    prices = {"sword": 1, "helmet": 1, "water-bottle": 1, "shield": 2, "mule": 2, "raft": 3}
    assert sorted(table.offers_of("buy")) == sorted(f"buy:{what}" for what in prices)
    table.do("buy:raft", "buy:sword")
    assert (table.me.gold, table.objects()) == (0, ["raft", "sword"])
    for what, price in prices.items():
        assert lay("market", "troll thief", gold=price).do(f"buy:{what}").me.gold == 0
        assert f"buy:{what}" not in lay("market", "troll thief", gold=price - 1).offers


@pytest.mark.rule("TALB-BUY-02")
def test_what_has_run_out_cannot_be_bought() -> None:
    table = lay("market", "troll thief", gold=3, objects="raft@purchase")
    assert "buy:raft" not in table.offers


@pytest.mark.parametrize(("card", "role", "more"), [("marsh", "thief", "strength"), ("maze", "elf", "craft")])
def test_marsh_and_maze_hold_the_weak(card: str, role: str, more: str) -> None:
    assert visit(card, f"{role} troll", **{more: 0}).me.missing == 1
    assert visit(card, f"{role} troll", **{more: 2}).me.missing == 0


@pytest.mark.rule("TALB-SVC-03")
def test_the_shrine() -> None:
    for die, what, value in [(1, "gold", 1), (2, "fate", 1), (3, "gold", 2), (5, "lives", 5)]:
        assert getattr(visit("shrine", "thief troll", dice=str(die)).me, what) == value
    assert visit("shrine", "thief troll", dice="4", spells="hex").hand() == ["hex"]
    table = lay("shrine", "thief troll", dice="6")
    assert len(table.offers_of("go-to")) == 23
    assert table.do("go-to:chapel-1").where() == "chapel-1"


# -- those of the expansion -----------------------------------------------------------------------


@pytest.mark.rule("TAL-ENT-04", "TAL-ENT-05")
def test_the_trap_door_leads_to_the_entrance_or_to_a_door() -> None:
    table = draw("trap-door", "troll thief").settle()
    assert table.where() == "dungeon-entrance"
    assert table.discarded() == ["trap-door"]
    table = draw("trap-door", "troll thief", lying={"hills-2": "dungeon-door"})
    assert table.offers == ["go-to:dungeon-entrance", "go-to:hills-2"]
    assert table.do("go-to:hills-2").where() == "hills-2"


@pytest.mark.parametrize("card", ["dungeon-door", "rune-gate"])
def test_doors_and_gates_are_for_the_next_turn(card: str) -> None:
    table = visit(card, "troll thief")
    assert table.me.privileges == [card]
    assert table.lying("fields-1") == [card]
