"""The Treasure Chamber, the Lord of Darkness, emerging, and the variants about him (TAL-CHAM to TAL-RND, TALH-EMG)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.talisman.table import Table
from undercroft.games.talisman.box import box_for
from undercroft.games.talisman.lord import claim, exit_for


def chamber(role: str = "troll", *, rivals: str = "thief", how: str = "strength", **given: Any) -> Table:
    """In the Treasure Chamber, having chosen how to fight."""
    given.setdefault("at", ["treasure-chamber", *["city-1"] * len(rivals.split())])
    return Table(f"{role} {rivals}", stage="encounter", **given).do(f"fight-with:{how}")


def scores(table: Table) -> tuple[object, object]:
    return table.last("scores", "score"), table.last("scores", "rival")


@pytest.mark.rule("TAL-LORD-01", "TAL-LORD-02", "TAL-LORD-03", "TAL-LORD-04", "TAL-CHAM-03")
def test_battle_or_psychic_combat() -> None:
    table = Table("troll thief", at=["treasure-chamber", "city-1"], stage="encounter")
    assert table.offers == ["fight-with:strength", "fight-with:craft"]
    assert scores(chamber(dice="3 4")) == (6 + 3, 12 + 4)
    assert scores(chamber("wizard", how="craft", dice="3 4")) == (5 + 3, 12 + 4)


@pytest.mark.rule("TAL-LORD-05", "TAL-LORD-06", "TALH-LORD-02")
def test_he_is_neither_evaded_nor_fought_by_others() -> None:
    table = chamber(followers="faithful-hound", with_={"evades": True}, dice="1 1")
    assert table.told("sent") == []
    assert table.told("evaded") == []
    assert table.told("scores")


@pytest.mark.rule("TAL-LORD-07", "TAL-CLAIM-04", "TAL-OUT-05", "TALH-EMG-01", "TALH-EMG-08", "TAL-OUT-01")
def test_a_defeat_costs_a_life_and_leads_to_the_ruins() -> None:
    table = chamber(adventure="dragon sword", dice="1 6")
    assert (table.me.lives, table.where(), table.turn_of, table.objects()) == (5, "ruins-1", 1, [])
    assert table.lying("ruins-1") == []


@pytest.mark.rule("TAL-LORD-08")
def test_armour_saves_that_life() -> None:
    table = chamber(objects="armour", dice="1 6 4")
    assert (table.me.lives, table.where()) == (6, "ruins-1")


@pytest.mark.rule("TAL-CLAIM-04", "TALH-EMG-08", "TAL-OUT-05")
def test_a_stand_off() -> None:
    table = chamber(strength=[6], dice="3 3")
    assert (table.me.lives, table.where(), table.turn_of, table.objects()) == (6, "ruins-1", 1, [])


@pytest.mark.rule("TAL-CHAM-04", "TAL-CLAIM-01", "TAL-CLAIM-05", "TALH-LORD-01")
def test_whoever_kills_him_chooses_a_treasure() -> None:
    table = chamber(strength=[8], dice="3 4")
    assert table.asked == (0, "choose-treasure")
    assert len(table.offers) == 10
    table.do("choose-treasure:aegis")
    assert (table.objects(), table.trophies()) == (["aegis"], [])
    assert len(table.state.treasures) == 9


@pytest.mark.rule("TAL-CLAIM-02")
def test_no_treasure_left() -> None:
    table = chamber(strength=[8], dice="3 4", state={"treasures": []})
    assert (table.objects(), table.where()) == ([], "warlocks-cave-1")


@pytest.mark.rule("TAL-CLAIM-03")
def test_another_one_the_next_time() -> None:
    table = chamber(strength=[8], objects="aegis", dice="3 4")
    table.state.treasures.pop(0)
    assert len(table.decision.options) >= 9
    table.do("choose-treasure:nightblade")
    assert table.objects() == ["aegis", "nightblade"]


@pytest.mark.rule("TAL-RND-01")
def test_random_treasures() -> None:
    table = chamber(strength=[8], dice="3 4", treasures="random")
    assert len(table.objects()) == 1
    assert len(table.state.treasures) == 9


@pytest.mark.rule("TAL-LORD-09", "TAL-OUT-02", "TAL-OUT-04", "TAL-OUT-06")
@pytest.mark.rule("TALH-EMG-02", "TALH-EMG-03", "TALH-EMG-04", "TALH-EMG-05", "TALH-EMG-06")
@pytest.mark.parametrize(
    ("more", "space"),
    [
        (1, "warlocks-cave-1"),
        (2, "temple-1"),
        (3, "castle-1"),
        (4, "portal-of-power-1"),
        (5, "portal-of-power-1"),
        (6, "plain-of-peril"),
        (7, "plain-of-peril"),
        (8, "crown-of-command"),
        (11, "crown-of-command"),
    ],
)
def test_where_one_emerges(more: int, space: str) -> None:
    table = chamber(strength=[6 + more], dice="3 3").do("choose-treasure:aegis")
    assert table.told("emerges")[0].data["space"] == space
    assert table.told("emerges")[0].data["count"] == more


@pytest.mark.rule("TALH-EMG-07")
def test_the_slayer_has_an_encounter_there() -> None:
    table = chamber(strength=[7], dice="3 3").do("choose-treasure:aegis")
    assert table.where() == "warlocks-cave-1"
    assert table.offers == ["accept", "decline"]


@pytest.mark.rule("TAL-OUT-03")
def test_a_higher_result_is_never_farther_away() -> None:
    s = Table("troll thief").state
    near = [
        "ruins-1",
        "warlocks-cave-1",
        "temple-1",
        "castle-1",
        "portal-of-power-1",
        "plain-of-peril",
        "crown-of-command",
    ]
    places = [near.index(s.box.spaces[exit_for(s, number)].id) for number in range(12)]
    assert places == sorted(places)


@pytest.mark.rule("TAL-OUT-07", "TALH-LORD-02", "TAL-LORD-06")
def test_killed_without_a_fight_the_result_is_nought() -> None:
    table = chamber("wizard", hands="finger-of-death", craft=[20])
    table.do("cast-foe:finger-of-death:1", "choose-treasure:aegis")
    assert table.told("scores") == []
    assert table.told("emerges")[0].data == {"seat": 0, "character": "wizard", "count": 0, "space": "ruins-1"}


@pytest.mark.rule("TALH-LORD-03")
def test_the_last_round_counts() -> None:
    table = chamber("amazon", strength=[9], dice="1 6 5 1")
    assert table.asked == (0, "fight-on")
    table.do("fight-on", "choose-treasure:aegis")
    assert table.told("emerges")[0].data["count"] == 17 - 13


@pytest.mark.rule("TAL-OUT-02")
def test_the_lone_dwarf_adds_two() -> None:
    table = chamber(strength=[7], followers="lone-dwarf", dice="3 3").do("choose-treasure:aegis")
    assert table.told("emerges")[0].data["count"] == 3


@pytest.mark.rule("TAL-WIN-01")
def test_winner_takes_all() -> None:
    table = chamber(strength=[8], dice="3 4", goal="lord")
    assert table.outcome is not None
    assert (table.outcome.winners, table.state.how) == ((0,), "lord")
    finger = chamber("wizard", hands="finger-of-death", goal="lord").do("cast-foe:finger-of-death:1")
    assert finger.outcome is not None
    lost = chamber(dice="1 6", goal="lord")
    assert lost.outcome is None


# -- the Short Dungeon Game -----------------------------------------------------------------------


@pytest.mark.rule("TAL-SHORT-01", "TAL-SHORT-03", "TAL-SHORT-02", "TALH-SHORT-03")
def test_a_short_game_is_played_in_the_dungeon() -> None:
    from tests.rules.talisman.table import new_match
    from undercroft.games.talisman.state import TalismanState

    match = new_match(3, goal="short")
    s = match.state
    assert isinstance(s, TalismanState)
    assert [s.box.spaces[c.space].id for c in s.characters] == ["dungeon-entrance"] * 3
    assert s.adventure == []
    held = [card.id for c in s.characters for card in c.spells] + [card.id for card in s.spell_deck]
    assert len(held) == 44 - 1 - 2
    assert not {"hex", "magic-portal-spell"} & set(held)


@pytest.mark.rule("TAL-SHORT-01", "TALH-SHORT-01")
def test_the_main_board_means_the_entrance() -> None:
    table = Table(
        "troll thief",
        at=["tunnel-3", "cell"],
        stage="encounter",
        goal="short",
        lying={"tunnel-3": "passageway"},
        dungeon="torch",
        dice="5",
    )
    assert table.do("accept").where() == "dungeon-entrance"


@pytest.mark.rule("TALH-SHORT-02")
def test_a_move_back_must_be_possible_in_full() -> None:
    table = Table("troll thief", at=["tunnel-2", "cell"], goal="short", dice="3 1")
    assert table.told("moved")[0].data["space"] == "tunnel-4"
    exactly = Table("troll thief", at=["guard-room", "cell"], goal="short", dice="3")
    assert exactly.offers == ["move:library", "move:dungeon-entrance"]


@pytest.mark.rule("TAL-SHORT-04")
def test_no_fights_on_the_entrance() -> None:
    table = Table("troll thief", at="dungeon-entrance", stage="encounter", goal="short", dungeon="torch")
    assert table.offers == ["take:torch", "done"]
    elsewhere = Table("troll thief", at="tunnel-1", stage="encounter", goal="short", dungeon="torch")
    assert elsewhere.asked == (0, "encounter")


@pytest.mark.rule("TAL-SHORT-05", "TAL-SHORT-06")
def test_killing_the_lord_wins_a_short_game() -> None:
    table = chamber(strength=[8], at=["treasure-chamber", "cell"], dice="3 4", goal="short")
    assert table.outcome is not None
    assert (table.outcome.winners, table.state.how) == ((0,), "lord")


@pytest.mark.rule("TAL-SHORT-07", "TAL-SHORT-08", "TALH-SHORT-06")
def test_whoever_fails_stays_and_fights_on() -> None:
    table = chamber(at=["treasure-chamber", "cell"], dice="1 6 1 1", goal="short")
    assert (table.me.lives, table.where(), table.turn_of) == (5, "treasure-chamber", 1)
    table.do(table.offers_of("move")[0]).settle()
    assert table.asked == (0, "fight-with")
    draw = chamber(at=["treasure-chamber", "cell"], strength=[6], dice="3 3", goal="short")
    assert (draw.me.lives, draw.where()) == (6, "treasure-chamber")


@pytest.mark.rule("TALH-SHORT-05")
def test_nobody_meets_in_the_chamber() -> None:
    table = Table("troll thief", at="treasure-chamber", stage="encounter", goal="short")
    assert table.asked == (0, "fight-with")


@pytest.mark.rule("TALH-SHORT-04")
def test_a_successor_starts_on_the_entrance() -> None:
    table = Table(
        "troll thief", at=["treasure-chamber", "cell"], stage="encounter", lives=[1], goal="short", dice="1 6 1 1"
    )
    table.do("fight-with:strength")
    assert (table.me.role, table.me.out) == (None, False)
    table.do(table.offers_of("move")[0]).settle()
    assert [event.data["space"] for event in table.told("starts")] == ["dungeon-entrance"]


# -- odds and ends --------------------------------------------------------------------------------


@pytest.mark.rule("TALH-DICE-04")
def test_several_roll_one_after_another() -> None:
    table = Table(
        "troll thief elf",
        at=["tunnel-1", "tunnel-2", "cell"],
        stage="encounter",
        fate=[1, 1, 1],
        dungeon="cave-in",
        dice="1 1 5",
    )
    seats: list[int] = []
    while table.decision.kind == "fate" and len(seats) < 3:
        seats.append(table.asked[0])
        table.do("keep-roll")
    assert seats == [0, 1, 2]
    assert [c.lives for c in table.state.characters] == [5, 3, 4]


@pytest.mark.rule("TALH-DECK-03")
def test_a_short_deck_gets_its_discard_pile_beneath_it() -> None:
    table = Table("wizard troll", at=["fields-1", "city-1"], hands="divination", adventure="dragon sword")
    s = table.state
    s.adventure_discard = [s.box.card(name, "adventure") for name in ("bear", "angel", "imp", "storm")]
    table.do("cast:divination")
    known = table.match.view(0).known  # type: ignore[attr-defined]  # a view of Talisman
    assert known[:2] == ["dragon", "sword"]
    assert (len(known), len(s.adventure), s.adventure_discard) == (5, 6, [])


@pytest.mark.rule("TAL-OVR-05", "TAL-OVR-06")
def test_new_cards_are_like_the_old_ones() -> None:
    box = box_for("whole")
    new = [card for card in box.all_cards if card.title.part == "dungeon"]
    assert {card.deck for card in new} == {"adventure", "dungeon", "spell", "treasure"}
    table = Table("wizard troll", at=["fields-1", "city-1"], hands="craft-spell", dice="1").do("cast:craft-spell")
    assert (table.me.craft, table.discarded("spell")) == (1, ["craft-spell"])
    worm = Table("troll thief", at=["fields-1", "city-1"], stage="encounter", adventure="burrow-worm", dice="6 1")
    assert (worm.trophies(), worm.lying("fields-1")) == (["burrow-worm"], [])


@pytest.mark.rule("TALB-OUT-11", "TALB-OUT-12", "TALB-OUT-13", "TALB-OUT-14")
@pytest.mark.parametrize(("die", "left"), [(2, (0, 1)), (3, (1, 0)), (4, (1, 2)), (5, (2, 1))])
def test_the_enchantress(die: int, left: tuple[int, int]) -> None:
    table = Table("troll thief", at=["city-1", "oasis-1"], stage="encounter", strength=1, craft=1, dice=str(die))
    table.do("way:city-enchantress")
    assert (table.me.strength, table.me.craft) == left


@pytest.mark.rule("TALB-INN-18", "TALB-INN-19", "TALB-INN-20")
@pytest.mark.parametrize(
    ("space", "dice", "to"), [("crypt", "4 4 2", "warlocks-cave-1"), ("mines", "2 2 1", "warlocks-cave-1")]
)
def test_being_moved_out_is_the_move(space: str, dice: str, to: str) -> None:
    table = Table("troll thief", at=["plain-of-peril", "city-1"], dice=dice).do(f"step:{space}")
    assert table.where() == to
    assert table.offers == ["accept", "decline"]
    assert table.do("decline").turn_of == 1


@pytest.mark.rule("TAL-CLAIM-01", "TALB-TOAD-12")
@pytest.mark.parametrize(("toad", "objects"), [(3, []), (0, ["aegis"])])
def test_a_toad_claims_no_treasure(toad: int, objects: list[str]) -> None:
    """However it has killed him."""
    table = Table("troll thief", at=["treasure-chamber", "city-1"], with_={"toad": toad})
    table.state.treasures = [card for card in table.state.treasures if card.id == "aegis"]
    assert list(claim(table.state, table.me)) == []
    assert table.objects() == objects
