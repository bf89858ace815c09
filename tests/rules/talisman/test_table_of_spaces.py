"""What lies on spaces, in the order drawn: gold, the goods of toads and of the dead; decks that run out;
and what a privilege for the next move survives."""

from __future__ import annotations

import pytest

from tests.rules.talisman.laid import draw, here, lay
from tests.rules.talisman.table import Table
from undercroft.games.talisman.box import box_for
from undercroft.games.talisman.options import DECLINE
from undercroft.games.talisman.view import TalismanView


@pytest.mark.rule("TALB-SPC-05", "TALB-SPC-06")
def test_cards_are_met_by_number_and_then_in_the_order_drawn() -> None:
    table = draw("market healer angel", "elf thief", "hidden-valley-1", lives=2, gold=1)
    assert [event.data["card"] for event in table.told("meets")] == ["angel", "healer", "market"]
    table = lay("devil angel", "elf thief", lives=2).settle()
    assert [event.data["card"] for event in table.told("meets")] == ["devil", "angel"]


@pytest.mark.rule("TALB-SPC-02", "TALB-SPC-12", "TALB-GLD-04")
def test_gold_on_a_space_is_taken_with_objects() -> None:
    table = here(at="oasis-1", coins={"oasis-1": 5}, adventure="sword axe")
    assert table.offers_of("take-gold") == ["take-gold"]
    table.do("take-gold")
    assert (table.me.gold, table.coins("oasis-1")) == (6, 0)


@pytest.mark.rule("TALB-SPC-16", "TALB-TOAD-11")
def test_what_a_toad_leaves_counts_as_cards_there() -> None:
    table = lay("witch", at="ruins-1", objects="sword", dice="1", adventure="bag-of-gold axe raft").settle()
    assert table.lying("ruins-1")[:1] == ["witch"]
    assert "sword" in table.lying("ruins-1")
    assert table.coins("ruins-1") == 1


@pytest.mark.rule("TALB-DEAD-01", "TALB-SPC-16")
def test_the_goods_of_the_dead_lie_where_they_died() -> None:
    table = lay("dragon", lives=1, objects="sword ring", followers="maiden", gold=3, dice="1 6").settle()
    assert table.lying("fields-1") == ["dragon", "sword", "ring", "maiden"]
    assert table.coins("fields-1") == 3


def test_forced_followers_of_the_dead_wait_for_the_next() -> None:
    table = lay("cursed-by-a-hag", followers="maiden").settle()
    assert table.followers() == ["cursed-by-a-hag"]
    assert lay("poltergeist bag-of-gold").followers() == ["poltergeist"]


def test_a_spirit_of_vengeance_left_behind_is_an_enemy_again() -> None:
    table = lay("dragon", lives=1, followers="spirit-of-vengeance", dice="1 6").settle()
    assert table.lying("fields-1") == ["dragon", "spirit-of-vengeance"]


# -- decks that run out ---------------------------------------------------------------------------


@pytest.mark.rule("TALB-SPC-17")
def test_an_empty_deck_is_made_from_its_discard_pile() -> None:
    before = lay("angel").settle().state.adventure_discard
    table = here(adventure="", state={"adventure_discard": before[:]}).settle()
    assert [event.data["card"] for event in table.told("drew")] == ["angel"]


@pytest.mark.rule("TALH-DECK-02")
def test_without_any_card_none_is_drawn() -> None:
    table = here(at="ruins-1").settle()
    assert not [event for event in table.told("drew") if event.data["seat"] == 0]
    assert lay("magic-mirror", "thief troll").settle().hand() == []


@pytest.mark.rule("TALH-DECK-03")
def test_a_short_deck_gets_its_discard_pile_beneath_before_it_is_looked_at() -> None:
    gone = lay("cave-in", dice="6").settle().state.under_discard
    table = lay("oracle", at="tunnel-3", dungeon="gnoll torch", state={"under_discard": gone[:]})
    assert sorted(table.offers) == ["put-on-top:cave-in", "put-on-top:gnoll", "put-on-top:torch"]
    table.do("put-on-top:torch", "put-on-top:gnoll")
    assert [card.id for card in reversed(table.state.under)] == ["torch", "gnoll", "cave-in"]


@pytest.mark.rule("TALH-DECK-03", "TALH-DECK-02")
def test_the_crypt_keeper_takes_what_there_is() -> None:
    table = lay("crypt-keeper", "wizard monk", "tunnel-1", craft=2, dice="6 1", dungeon="torch gnoll")
    assert table.offers == ["take-object:torch", "decline"]
    assert table.do("decline").discarded("dungeon") == ["torch", "gnoll"]


@pytest.mark.rule("TAL-ABIL-01")
def test_what_the_crypt_keeper_turned_up_lies_open_while_one_is_chosen() -> None:
    """Everybody sees it, whenever they come to the table; nothing of it would be fought."""
    table = lay("crypt-keeper", "wizard monk", "tunnel-1", craft=2, dice="6 1", dungeon="torch gnoll")
    assert [drawn(table, seat) for seat in (0, 1, None)] == [["torch", "gnoll"]] * 3
    assert table.match.forecast(0, DECLINE()) is None
    assert drawn(table.do("take-object:torch"), 1) == []


def drawn(table: Table, seat: int | None) -> list[str]:
    view = table.match.view(seat)
    assert isinstance(view, TalismanView)
    return view.drawn


# -- privileges for the next move -----------------------------------------------------------------


@pytest.mark.rule("TALB-OUT-22", "TALB-XING-01")
@pytest.mark.parametrize("name", ["tavern-teleport", "tavern-ferry", "rune-gate", "dungeon-door"])
def test_who_is_moved_away_has_no_privilege_any_more(name: str) -> None:
    table = lay("imp", dice="6", adventure="sword", with_={"privileges": [name]}).settle()
    assert (table.where(), table.me.privileges) == ("cursed-glade-1", [])


@pytest.mark.parametrize("name", ["tavern-teleport", "tunneler"])
def test_toads_and_the_dead_have_no_privileges(name: str) -> None:
    assert lay("witch", dice="1", with_={"privileges": [name]}).settle().me.privileges == []
    assert lay("dragon", lives=1, dice="1 6", with_={"privileges": [name]}).settle().me.privileges == []


@pytest.mark.rule("TALB-MISS-01")
def test_a_missed_turn_does_not_use_up_a_privilege() -> None:
    table = here(at="tavern-1", stage="start", with_={"privileges": ["tavern-ferry"], "missing": 1})
    assert table.turn_of == 1
    assert table.me.privileges == ["tavern-ferry"]


@pytest.mark.rule("TAL-ICON-02", "TALH-PART-02")
def test_cards_with_the_icon_are_in_play_only_with_the_board() -> None:
    icons = {"dark-denizens", "trap-door", "burrow-worm", "dungeon-door"}
    for expansion, there in (("whole", icons), ("cards", set()), ("none", set())):
        table = Table("troll thief", expansion=expansion)
        deck = {card.id for card in table.state.box.decks["adventure"]}
        assert deck & icons == there
        assert ("rune-gate" in deck) is (expansion != "none")


@pytest.mark.rule("TALB-SPC-16")
def test_a_card_without_a_number_counts_as_one_that_lies_there() -> None:
    assert here(lying={"fields-1": "hex"}, adventure="sword").told("drew") == []


@pytest.mark.rule("TALB-GOLD-04", "TALB-PLC-04")
def test_a_place_begins_with_as_many_points_as_are_left() -> None:
    table = draw("magic-stream", "troll thief", strength=[40, 30])
    assert (table.me.strength, table.state.stock) == (41, {"magic-stream": 1})


@pytest.mark.rule("TALB-CARRY-07", "TALB-GOLD-04")
def test_the_spell_on_the_ring_goes_where_the_ring_goes() -> None:
    ring = box_for("whole").card("hex", "spell")
    sold = here("thief troll", "city-1", objects="spell-ring", state={"ring": ring})
    sold.do("way:city-alchemist", "sell:spell-ring")
    assert (sold.state.ring, sold.discarded("spell")) == (None, ["hex"])
    left_there = here("thief troll", "desert-1", objects="spell-ring", lives=[1, 6], state={"ring": ring})
    assert (left_there.state.ring, left_there.lying("desert-1")) == (ring, ["spell-ring"])
