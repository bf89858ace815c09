"""The turn, missing turns, and the encounter with a space (TALB-TURN, TALB-MISS, TALB-SPC to TALB-PLC)."""

from __future__ import annotations

import pytest

from tests.rules.talisman.table import Table
from undercroft.games.talisman.state import ENCOUNTER


@pytest.mark.rule("TALB-TURN-01", "TALB-TURN-02", "TALB-CAST-07")
def test_spells_before_the_roll_then_the_move_then_the_encounter() -> None:
    table = Table("wizard troll", at=["fields-1", "chapel-1"], hands="strength-spell", adventure="sword", dice="1")
    assert table.asked == (0, "start")
    assert table.offers == ["roll", "cast:strength-spell"]
    table.do("cast:strength-spell")
    assert table.me.strength == 1
    table.do("move:hills-1")
    assert table.offers == ["take:sword", "done"]


@pytest.mark.rule("TALB-TURN-03", "TALB-CHE-01", "TALB-CHE-05")
def test_a_character_or_the_space() -> None:
    table = Table("warrior troll", stage="encounter", adventure="sword")
    assert table.offers == ["encounter-space", "attack:troll:battle"]
    assert table.do("encounter-space").offers == ["take:sword", "done"]
    attacked = Table("warrior troll", stage="encounter", adventure="sword", dice="1 1 1").do("attack:troll:battle")
    assert attacked.told("drew") == []


@pytest.mark.rule("TALB-TURN-04")
def test_one_of_several_characters() -> None:
    table = Table("warrior troll thief", stage="encounter")
    assert table.offers == ["encounter-space", "attack:troll:battle", "attack:thief:battle"]


@pytest.mark.rule("TALB-TURN-05", "TALB-TRO-02")
def test_trophies_at_the_end_of_the_own_turn() -> None:
    table = Table("warrior troll", at=["fields-1", "chapel-1"], stage="encounter", trophies="dragon", adventure="sword")
    assert table.asked == (0, "take")
    assert table.do("done").asked == (0, "trade-in")


@pytest.mark.rule("TALB-TURN-07")
def test_being_moved_begins_a_new_encounter() -> None:
    table = Table("warrior", stage="encounter", adventure="imp sword sword", dice="4")
    assert table.where() == "ruins-1"
    assert table.lying("ruins-1") == ["sword", "sword"]
    assert table.asked == (0, "take")


@pytest.mark.rule("TALB-TURN-07")
def test_in_the_new_encounter_one_may_meet_a_character() -> None:
    table = Table("warrior troll", at=["fields-1", "crags-1"], stage="encounter", adventure="imp", dice="1")
    assert table.asked == (0, "encounter")


# -- missing turns --------------------------------------------------------------------------------


@pytest.mark.rule("TALB-MISS-01")
def test_a_missed_turn_is_empty() -> None:
    table = Table("warrior troll", at=["fields-1", "chapel-1"], with_={"missing": 1})
    assert (table.turn_of, table.where(), table.me.missing) == (1, "fields-1", 0)


@pytest.mark.rule("TALB-MISS-01")
def test_in_a_missed_turn_not_even_trophies_are_handed_in() -> None:
    table = Table("warrior troll", at=["fields-1", "chapel-1"], trophies="dragon", with_={"missing": 1})
    assert (table.turn_of, table.trophies()) == (1, ["dragon"])


@pytest.mark.rule("TALB-MISS-02")
def test_a_turn_broken_off_is_the_one_missed() -> None:
    table = Table("warrior troll", at=["ruins-1", "oasis-1"], stage="encounter", adventure="storm sword")
    assert (table.turn_of, table.me.missing) == (1, 0)
    assert table.lying("ruins-1") == ["sword"]


@pytest.mark.rule("TALB-MISS-03")
def test_with_nothing_left_the_next_turn_is_missed() -> None:
    table = Table("warrior troll", at=["fields-1", "oasis-1"], stage="encounter", adventure="storm")
    assert table.me.missing == 1


@pytest.mark.rule("TALB-MISS-04", "TALB-EVT-02")
def test_told_in_anothers_turn() -> None:
    table = Table("warrior troll thief", at=["fields-1", "city-1", "oasis-1"], stage="encounter", adventure="storm")
    assert table.character(1).missing == 0
    assert table.told("missed-turn")[0].data["seat"] == 1
    assert table.character(2).missing == 0
    assert table.turn_of == 2


@pytest.mark.rule("TALB-MISS-05")
def test_missed_turns_add_up() -> None:
    table = Table("warrior troll", at=["fields-1", "chapel-1"], with_={"missing": 2}, dice="1 1")
    table.do(table.offers_of("move")[0]).settle()
    assert len(table.told("missed-turn")) == 2


@pytest.mark.rule("TALB-MISS-06")
def test_those_who_miss_a_turn_can_be_attacked() -> None:
    table = Table("warrior troll", stage="encounter")
    table.character(1).missing = 3
    assert "attack:troll:battle" in table.offers


# -- cards on a space -----------------------------------------------------------------------------


@pytest.mark.rule("TALB-SPC-01", "TALB-SPC-02", "TALB-SPC-16", "TALB-OUT-06")
def test_only_missing_cards_are_drawn() -> None:
    table = Table("warrior", at="ruins-1", stage="encounter", lying={"ruins-1": "sword"}, adventure="helmet shield")
    assert table.lying("ruins-1") == ["sword", "helmet"]
    assert table.offers == ["take:sword", "take:helmet", "done"]


@pytest.mark.rule(
    "TALB-OUT-01", "TALB-OUT-02", "TALB-OUT-03", "TALB-OUT-04", "TALB-MID-18", "TALB-MID-19", "TALB-MID-24"
)
@pytest.mark.rule("TALB-MID-28", "TALB-MID-29")
@pytest.mark.parametrize(
    "space",
    [
        *[f"fields-{n}" for n in range(1, 7)],
        *[f"plains-{n}" for n in range(1, 5)],
        *[f"woods-{n}" for n in range(1, 5)],
        *[f"hills-{n}" for n in range(1, 4)],
        *[f"runes-{n}" for n in range(1, 4)],
        "portal-of-power-1",
        "cursed-glade-1",
    ],
)
def test_spaces_with_one_card(space: str) -> None:
    table = Table("warrior", at=space, stage="encounter", adventure="sword sword")
    assert table.lying(space) == ["sword"]
    full = Table("warrior", at=space, stage="encounter", lying={space: "helmet"}, adventure="sword")
    assert full.lying(space) == ["helmet"]


@pytest.mark.rule("TALB-MID-04", "TALB-MID-27")
@pytest.mark.parametrize(("space", "count"), [("oasis-1", 2), ("hidden-valley-1", 3)])
def test_spaces_with_more_cards(space: str, count: int) -> None:
    table = Table("warrior", at=space, stage="encounter", adventure="sword sword sword sword")
    assert table.lying(space) == ["sword"] * count


@pytest.mark.rule("TALB-SPC-03", "TALH-DICE-01")
def test_a_card_that_moves_itself_goes_first() -> None:
    table = Table("warrior", at="ruins-1", stage="encounter", adventure="dragon ghost", fate=1, dice="2")
    assert table.asked == (0, "fate")
    table.do("keep-roll")
    assert table.lying("village-1") == ["ghost"]
    assert table.last("attacked", "foes") == ("dragon",)


@pytest.mark.rule("TALB-SPC-04", "TALB-CHE-04")
def test_hex_comes_before_everything() -> None:
    table = Table("wizard troll thief", at=["city-1", "fields-2", "fields-2"], hands="hex", dice="1 1 1")
    table.do("cast-at:hex:ruins-1", "move:fields-1", "move:ruins-1")
    assert table.lying("ruins-1") == ["hex"]
    assert (table.character(1).lives, table.turn_of) == (5, 2)
    table.do("move:ruins-1")
    assert table.character(2).lives == 3
    assert table.asked == (2, "encounter")


@pytest.mark.rule(
    "TALB-SPC-05", "TALB-SPC-07", "TALB-SPC-08", "TALB-SPC-09", "TALB-SPC-10", "TALB-SPC-11", "TALB-SPC-13"
)
def test_cards_are_met_by_their_numbers() -> None:
    table = Table(
        "troll",
        at="hidden-valley-1",
        stage="encounter",
        lying={"hidden-valley-1": "marsh sword healer lemure wild-boar angel"},
        alignment="good",
        lives=4,
        dice="6 1 6 1",
    )
    table.settle()
    met = [
        event.data.get("card") or event.data.get("foes")
        for event in table.match.events
        if event.kind in ("meets", "attacked")
    ]
    assert met[:5] == ["angel", ("wild-boar",), ("lemure",), "healer", "marsh"]
    numbers = {card.id: card.number for card in table.state.box.all_cards}
    assert [numbers[name] for name in ("angel", "poltergeist", "cursed-by-a-hag")] == [1, 1, 1]
    assert [numbers[name] for name in ("bear", "lemure", "healer", "sword", "ring", "mule", "marsh")] == [
        2,
        3,
        4,
        5,
        5,
        5,
        6,
    ]


@pytest.mark.rule("TALB-SPC-06")
def test_the_same_number_in_the_order_drawn() -> None:
    for order in (["healer", "witch"], ["witch", "healer"]):
        table = Table("troll", at="ruins-1", stage="encounter", adventure=" ".join(order), dice="3", moments=())
        assert [event.data["card"] for event in table.told("meets")][:2] == order


@pytest.mark.rule("TALB-SPC-12", "TALB-GLD-04", "TALB-GLD-02")
def test_loose_gold_is_taken_with_objects() -> None:
    table = Table("warrior", stage="encounter", coins={"fields-1": 3}, lying={"fields-1": "marsh sword"})
    assert table.offers == ["take:sword", "take-gold", "done"]
    table.do("take-gold")
    assert (table.me.gold, table.coins("fields-1"), table.objects()) == (4, 0, [])


@pytest.mark.rule("TALB-SPC-14")
def test_cards_before_the_text_of_a_space() -> None:
    table = Table("warrior", at="forest-1", stage="encounter", lying={"forest-1": "sword"}, dice="6")
    assert table.asked == (0, "take")
    assert table.told("rolled") == []
    table.do("done")
    assert table.me.craft == 1


@pytest.mark.rule("TALB-SPC-15", "TALB-MANY-08", "TALB-BAT-10")
def test_an_enemy_that_stands_ends_the_turn() -> None:
    table = Table(
        "warrior troll", at=["fields-1", "city-1"], stage="encounter", lying={"fields-1": "dragon sword"}, dice="1 4 1"
    )
    assert (table.turn_of, table.objects(), table.lying("fields-1")) == (1, [], ["dragon", "sword"])


@pytest.mark.rule("TALB-SPC-17", "TALH-DECK-04")
def test_an_exhausted_deck_is_made_anew() -> None:
    table = Table("warrior", at="ruins-1", stage="encounter", adventure="angel pestilence", lives=3)
    box = table.state.box
    assert table.discarded() == ["angel", "pestilence"]
    table.state.adventure = []
    table.state.adventure_discard = [box.card("sword", "adventure")]
    from undercroft.games.talisman.decks import draw

    card = draw(table.state, "adventure")
    assert card is not None
    assert (card.id, table.discarded()) == ("sword", [])


@pytest.mark.rule("TALH-DECK-02")
def test_an_empty_deck_gives_nothing() -> None:
    table = Table("warrior troll", at=["fields-1", "chapel-1"], stage="encounter")
    assert table.told("drew") == []
    assert table.turn_of == 1


# -- Events ---------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-EVT-02")
def test_an_event_of_the_region() -> None:
    table = Table(
        "warrior troll thief", at=["fields-1", "city-1", "oasis-1"], stage="encounter", adventure="pestilence"
    )
    assert [c.lives for c in table.state.characters] == [4, 5, 4]


@pytest.mark.rule("TALB-EVT-03")
def test_an_event_for_all() -> None:
    table = Table(
        "wizard troll priest",
        at=["fields-1", "city-1", "oasis-1"],
        stage="encounter",
        hands=["healing", "", "healing"],
        adventure="magical-vortex",
        moments=(),
    )
    assert (table.hand(0), table.hand(2)) == ([], [])


@pytest.mark.rule("TALB-EVT-05", "TALB-EVT-06", "TALB-EVT-07")
def test_a_lasting_event_lies_until_it_is_over() -> None:
    table = Table("warrior troll", at=["fields-1", "oasis-1"], stage="encounter", adventure="blizzard sword")
    assert table.lying("fields-1") == ["blizzard"]
    assert table.asked == (1, "start")
    again = Table("thief", stage="encounter", adventure="blizzard sword")
    assert again.state.lasting[0].rounds in (1, 2)
    again.do("move:city-1").settle()
    assert len(again.state.lasting) <= 1
    assert (again.last("lasts", "what"), again.last("lasts", "count")) == ("blizzard", 2)


def test_a_blizzard_lasts_two_rounds() -> None:
    table = Table("warrior troll", at=["fields-1", "oasis-1"], stage="encounter", adventure="blizzard")
    assert table.offers == ["move:desert-2", "move:desert-1"]
    table.do("move:desert-2").settle()
    assert table.offers == ["move:hills-1", "move:city-1"]
    table.do("move:hills-1").settle()
    assert table.turn_of == 1
    table.until(0, "move") if table.turn_of == 1 else None
    assert not table.state.lasting


# -- Strangers, Objects, Followers, Places --------------------------------------------------------


@pytest.mark.rule("TALB-STR-01", "TALB-STR-02", "TALB-STR-03")
def test_strangers_serve_whom_they_serve() -> None:
    good = Table("priest", stage="encounter", alignment="good", lying={"fields-1": "mage"}, spells="healing")
    assert good.hand() == ["healing"]
    assert good.lying("fields-1") == ["mage"]
    evil = Table("priest", stage="encounter", alignment="evil", lying={"fields-1": "mage"}, spells="healing")
    assert evil.hand() == []
    leaves = Table("wizard", stage="encounter", lying={"fields-1": "enchanter"}, alignment="evil")
    leaves.do(leaves.offers[1]).settle()
    assert "enchanter" not in leaves.lying("fields-1")


@pytest.mark.rule("TALB-OBT-02", "TALB-OBT-03", "TALB-FOT-02")
def test_what_is_not_taken_stays() -> None:
    table = Table("warrior", stage="encounter", lying={"fields-1": "sword maiden"}).do("take:maiden", "done")
    assert (table.followers(), table.lying("fields-1")) == (["maiden"], ["sword"])


@pytest.mark.rule("TALB-OBT-01", "TALB-FOT-01", "TALB-EVA-05", "TALB-EVA-06")
def test_things_may_be_taken_when_enemies_are_killed_or_evaded() -> None:
    table = Table("troll", stage="encounter", lying={"fields-1": "bear sword maiden"}, dice="6 1")
    assert table.offers == ["take:sword", "take:maiden", "done"]
    evaded = Table("troll", stage="encounter", lying={"fields-1": "bear sword"}, with_={"evades": True}).do(
        "evade:bear:1"
    )
    assert evaded.offers == ["take:sword", "done"]
    assert "bear" in evaded.lying("fields-1")


@pytest.mark.rule("TALB-OBT-04", "TALB-EVA-10")
def test_leaving_an_enemy_alone_is_not_evading() -> None:
    table = Table("minstrel troll", at=["fields-1", "city-1"], stage="encounter", lying={"fields-1": "bear sword"}).do(
        "leave-alone:bear"
    )
    assert (table.turn_of, table.objects(), table.me.lives) == (1, [], 4)


@pytest.mark.rule("TALB-OBT-05", "TALB-GLD-02")
def test_gold_is_cashed_at_once() -> None:
    table = Table("warrior", stage="encounter", adventure="two-bags-of-gold").do("take:two-bags-of-gold")
    assert (table.me.gold, table.discarded(), table.objects()) == (3, ["two-bags-of-gold"], [])


@pytest.mark.rule("TALB-OBT-06")
def test_what_an_alignment_forbids_cannot_be_taken() -> None:
    evil = Table(
        "warrior troll",
        at=["fields-1", "city-1"],
        stage="encounter",
        alignment="evil",
        lying={"fields-1": "holy-grail sword"},
    )
    assert evil.offers == ["take:sword", "done"]
    evil.refuses("take:holy-grail", "alignment-forbids", "TALB-OBT-06")


@pytest.mark.rule("TALB-FOT-03", "TALB-SPC-07", "TALB-FOL-03")
def test_two_followers_must_be_taken() -> None:
    table = Table("warrior", stage="encounter", followers="mule guide", adventure="cursed-by-a-hag")
    assert table.followers() == ["cursed-by-a-hag"]
    table = Table("warrior", stage="encounter", adventure="poltergeist")
    assert table.followers() == ["poltergeist"]


@pytest.mark.rule("TALB-FOL-03")
def test_cursed_by_a_hag_one_takes_no_follower() -> None:
    table = Table("warrior", stage="encounter", followers="cursed-by-a-hag", lying={"fields-1": "maiden sword"})
    assert table.offers == ["take:sword", "done"]
    table.refuses("take:maiden", "cursed-by-a-hag", "TALB-FOL-03")


@pytest.mark.rule("TALB-FOT-04")
def test_a_follower_with_a_price() -> None:
    table = Table("warrior", stage="encounter", gold=1, lying={"fields-1": "mercenary"}).do("take:mercenary")
    assert (table.followers(), table.me.gold) == (["mercenary"], 0)
    poor = Table("warrior", stage="encounter", gold=0, lying={"fields-1": "mercenary sword"})
    assert poor.offers == ["take:sword", "done"]
    assert "mercenary" in poor.do("done").lying("fields-1")


@pytest.mark.rule("TALB-PLC-01", "TALB-PLC-02", "TALB-PLC-03")
def test_a_place_stays_and_works_again() -> None:
    table = Table("warrior troll", at=["fields-1", "city-1"], stage="encounter", lying={"fields-1": "marsh"})
    assert (table.me.missing, table.lying("fields-1")) == (1, ["marsh"])


@pytest.mark.rule("TALB-PLC-04")
def test_a_place_with_a_stock() -> None:
    table = Table("warrior troll", at=["fields-1", "city-1"], stage="encounter", lying={"fields-1": "magic-stream"})
    assert (table.me.strength, table.state.stock) == (1, {"magic-stream": 3})
    last = Table(
        "warrior troll",
        at=["fields-1", "city-1"],
        stage="encounter",
        lying={"fields-1": "magic-stream"},
        state={"stock": {"magic-stream": 1}},
    )
    assert (last.me.strength, last.lying("fields-1"), last.discarded()) == (1, [], ["magic-stream"])


def test_the_encounter_is_a_turn_of_the_engine() -> None:
    table = Table("warrior", dice="1").do("move:hills-1")
    assert table.state.stage in (0, ENCOUNTER)
