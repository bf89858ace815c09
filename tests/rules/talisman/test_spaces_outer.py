"""What each space of the Outer Region does (TALB-OUT)."""

from __future__ import annotations

import pytest

from tests.rules.talisman.laid import here
from tests.rules.talisman.table import Table
from undercroft.games.talisman.content.pack import content

DRAWING = {space.id: space.draw for space in content().board.space if space.draw}


def fill(space: str, count: int) -> Table:
    """So many Objects lie there, and cards are drawn."""
    lying = {space: " ".join(["sword", "axe", "shield", "helmet"][:count])}
    deck = "bag-of-gold two-bags-of-gold raft armour water-bottle"
    below = "torch chest casket torch torch"
    return here("troll thief", space, lying=lying, adventure=deck, dungeon=below, objects="water-bottle").settle()


@pytest.mark.rule(
    "TALB-SPC-01", "TALB-SPC-16", "TALB-OUT-01", "TALB-OUT-02", "TALB-OUT-03", "TALB-OUT-04", "TALB-OUT-05",
    "TALB-OUT-06", "TALB-MID-03", "TALB-MID-04", "TALB-MID-18", "TALB-MID-19", "TALB-MID-24", "TALB-MID-27",
    "TALB-MID-28", "TALB-MID-29", "TALH-DUN-02", "TALH-DUN-03", "TALH-DUN-04",
)  # fmt: skip
@pytest.mark.parametrize("lying", [0, 1, 2, 3])
@pytest.mark.parametrize("space", DRAWING)
def test_cards_are_drawn_until_enough_lie_there(space: str, lying: int) -> None:
    table = fill(space, lying)
    assert len(table.told("drew")) == max(0, DRAWING[space] - lying)
    below = space.startswith(("tunnel", "dungeon", "monster"))
    assert {event.data["deck"] for event in table.told("drew")} <= {"dungeon" if below else "adventure"}


def test_how_many_cards_each_kind_of_space_has() -> None:
    counts: dict[str, set[int]] = {}
    for space in content().board.space:
        counts.setdefault(space.kind, set()).add(space.draw)
    many = {kind: number for kind, found in counts.items() if len(found) == 1 for number in found if number > 1}
    assert many == {"ruins": 2, "oasis": 2, "hidden-valley": 3, "monster-pit": 3}
    assert sorted(kind for kind, found in counts.items() if found == {1}) == [
        "cursed-glade", "desert", "dungeon-entrance", "fields", "hills", "plains", "portal-of-power", "runes",
        "sentinel", "tunnel", "woods",
    ]  # fmt: skip


# -- City and Village -----------------------------------------------------------------------------


@pytest.mark.rule("TALB-OUT-07")
def test_in_the_city_one_of_three_is_visited_or_nobody() -> None:
    table = here(at="city-1")
    assert table.offers == ["way:city-doctor", "way:city-alchemist", "way:city-enchantress", "decline"]
    assert table.do("decline").turn_of == 1


@pytest.mark.rule("TALB-OUT-08", "TALB-SVC-01", "TALB-SVC-02")
def test_the_doctor_heals_two_lives_at_most() -> None:
    table = here(at="city-1", lives=1, gold=5).do("way:city-doctor", "pay", "pay")
    assert (table.me.lives, table.me.gold) == (3, 3)
    assert table.turn_of == 1
    assert here(at="city-1", lives=1, gold=5).do("way:city-doctor", "pay", "done").me.lives == 2


@pytest.mark.rule("TALB-OUT-09", "TALB-BUY-16")
def test_the_alchemist_takes_objects_for_gold() -> None:
    table = here(at="city-1", objects="sword@adventure shield@purchase raft@adventure", gold=0).do("way:city-alchemist")
    assert table.offers == ["sell:sword", "sell:shield", "sell:raft", "done"]
    table.do("sell:sword", "sell:shield", "done")
    assert (table.objects(), table.me.gold) == (["raft"], 2)
    assert table.discarded() == ["sword"]
    assert [card.id for card in table.state.purchases].count("shield") == 4


ENCHANTRESS = [
    pytest.param(die, what, change, marks=pytest.mark.rule(f"TALB-OUT-{9 + die}"))
    for die, what, change in [(2, "strength", -1), (3, "craft", -1), (4, "craft", 1), (5, "strength", 1)]
]


@pytest.mark.parametrize(("die", "what", "change"), ENCHANTRESS)
def test_the_enchantress(die: int, what: str, change: int) -> None:
    table = here(at="city-1", strength=2, craft=2, dice=str(die)).do("way:city-enchantress")
    assert getattr(table.me, what) == 2 + change


@pytest.mark.rule("TALB-OUT-10", "TALB-OUT-15")
def test_the_enchantress_makes_toads_and_gives_spells() -> None:
    table = here(at="city-1", dice="1", objects="sword").do("way:city-enchantress")
    assert table.me.toad > 0
    assert table.lying("city-1") == ["sword"]
    assert here("thief troll", "city-1", dice="6", spells="hex").do("way:city-enchantress").hand() == ["hex"]


@pytest.mark.rule("TALB-OUT-28")
def test_in_the_village_one_of_three_is_visited_or_nobody() -> None:
    table = here(at="village-1")
    assert table.offers == ["way:village-blacksmith", "way:village-healer", "way:village-mystic", "decline"]


@pytest.mark.rule("TALB-OUT-29", "TALB-BUY-13", "TALB-GLD-03")
@pytest.mark.parametrize(("what", "price"), [("helmet", 2), ("sword", 2), ("axe", 3), ("shield", 3), ("armour", 4)])
def test_the_blacksmith_sells_weapons_and_armour(what: str, price: int) -> None:
    table = here(at="village-1", gold=4).do("way:village-blacksmith")
    assert sorted(table.offers_of("buy")) == ["buy:armour", "buy:axe", "buy:helmet", "buy:shield", "buy:sword"]
    table = here(at="village-1", gold=price).do("way:village-blacksmith", f"buy:{what}")
    assert (table.me.gold, table.objects()) == (0, [what])
    poor = here(at="village-1", gold=price - 1).do("way:village-blacksmith")
    assert poor.turn_of == 1 or f"buy:{what}" not in poor.offers


@pytest.mark.rule("TALB-OUT-30", "TALB-SVC-02")
def test_the_healer_of_the_village_heals_as_many_as_one_pays_for() -> None:
    table = here(at="village-1", lives=1, gold=9).do("way:village-healer", "pay", "pay", "pay", "pay", "pay")
    assert (table.me.lives, table.me.gold) == (6, 4)
    assert table.turn_of == 1


@pytest.mark.rule("TALB-OUT-31", "TALB-OUT-32", "TALB-OUT-33", "TALB-OUT-34", "TALB-OUT-35")
def test_the_mystic() -> None:
    for die, alignment in [(1, "evil"), (2, "neutral"), (3, "neutral"), (4, "good")]:
        assert here(at="village-1", dice=str(die)).do("way:village-mystic").me.alignment == alignment
    assert here(at="village-1", dice="5").do("way:village-mystic").me.craft == 1
    assert here("thief troll", "village-1", dice="6", spells="hex").do("decline", "way:village-mystic").hand() == [
        "hex"
    ]


def test_whatever_the_mystic_answers_the_hag_is_gone() -> None:
    table = here(at="village-1", dice="2", followers="cursed-by-a-hag").do("way:village-mystic")
    assert table.followers() == []
    assert table.discarded() == ["cursed-by-a-hag"]
    assert here(at="village-1", followers="cursed-by-a-hag").do("way:village-healer").followers() == ["cursed-by-a-hag"]


# -- Tavern, Forest, Crags ------------------------------------------------------------------------


@pytest.mark.rule("TALB-OUT-16", "TALB-OUT-17", "TALB-OUT-19", "TALB-OUT-20", "TALB-GLD-05")
def test_the_tavern() -> None:
    assert here(at="tavern-1", dice="1").me.missing == 1
    assert here(at="tavern-1", dice="3", gold=2).me.gold == 1
    assert here(at="tavern-1", dice="3", gold=0).me.gold == 0
    assert here(at="tavern-1", dice="4").me.gold == 2


@pytest.mark.rule("TALB-OUT-18", "TALB-ENM-07")
def test_the_farmer() -> None:
    table = here(at="tavern-1", dice="2 1 6").settle()
    assert table.last("creature-rolled", "score") == 3 + 6
    assert (table.me.lives, table.trophies()) == (5, [])


@pytest.mark.rule("TALB-OUT-21")
def test_next_turn_anywhere_in_the_outer_region() -> None:
    table = here(at="tavern-1", dice="5 1 1 3").settle()
    assert table.me.privileges == ["tavern-teleport"]
    table.until(0, "start")
    assert len(table.offers_of("travel")) == 23
    table.do("travel:teleport:city-1")
    assert (table.where(), table.me.privileges) == ("city-1", [])


@pytest.mark.rule("TALB-OUT-22", "TALB-XING-01", "TALB-XING-03")
def test_next_turn_by_ferry_to_the_temple() -> None:
    table = here(at="tavern-1", dice="6 1 1 3 4", followers="poltergeist").settle().until(0, "start")
    assert table.offers_of("travel") == ["travel:ferry:temple-1"]
    table.do("travel:ferry:temple-1")
    assert table.where() == "temple-1"
    assert table.followers() == []


@pytest.mark.rule("TALB-OUT-21")
def test_a_privilege_not_used_is_gone() -> None:
    table = here(at="tavern-1", dice="5 1 1 3").settle().until(0, "start").do("roll")
    table.do(table.offers_of("move")[0])
    assert table.where() != "tavern-1"
    assert table.me.privileges == []


@pytest.mark.parametrize(
    ("space", "mode", "value", "gain"),
    [("forest-1", "battle", 4, "craft"), ("crags-1", "psychic", 4, "strength")],
)
@pytest.mark.rule(
    "TALB-OUT-23", "TALB-OUT-24", "TALB-OUT-25", "TALB-OUT-26", "TALB-OUT-27",
    "TALB-OUT-48", "TALB-OUT-49", "TALB-OUT-50", "TALB-OUT-51", "TALB-OUT-52",
)  # fmt: skip
def test_forest_and_crags(space: str, mode: str, value: int, gain: str) -> None:
    table = here("thief troll", space, dice="1 1 6").settle()
    assert (table.last("attacked", "mode"), table.last("creature-rolled", "score")) == (mode, value + 6)
    for die, missing in [(2, 1), (3, 1), (4, 0), (5, 0)]:
        assert here("thief troll", space, dice=str(die)).me.missing == missing
    assert getattr(here("thief troll", space, dice="6").me, gain) == 1


def rolled_by(table: Table, seat: int) -> list[object]:
    return [event for event in table.told("rolled") if event.data["seat"] == seat]


@pytest.mark.parametrize(
    ("space", "followers"),
    [("forest-1", "guide"), ("forest-1", "pixie"), ("crags-1", "guide"), ("crags-1", "gnome"), ("chasm-1", "guide")],
)
def test_some_followers_make_the_roll_a_choice(space: str, followers: str) -> None:
    table = here("thief troll", space, followers=followers)
    assert table.asked == (0, "visit")
    table.do("decline")
    assert table.turn_of == 1
    assert not rolled_by(table, 0)


@pytest.mark.parametrize(("space", "followers"), [("crags-1", "pixie"), ("forest-1", "gnome"), ("chasm-1", "gnome")])
def test_others_do_not(space: str, followers: str) -> None:
    assert here("thief troll", space, followers=followers, dice="4 4").told("rolled")[0].data["seat"] == 0


# -- Graveyard and Chapel -------------------------------------------------------------------------


@pytest.mark.rule("TALB-OUT-36", "TALB-OUT-42", "TALB-ALI-05")
@pytest.mark.parametrize(("space", "alignment"), [("graveyard-1", "good"), ("chapel-1", "evil")])
def test_the_wrong_alignment_costs_a_life(space: str, alignment: str) -> None:
    assert Table("troll thief", at=[space, "city-1"], stage="encounter", alignment=alignment).me.lives == 5
    table = Table("troll thief", at=[space, "city-1"], stage="encounter", alignment=alignment, objects="cross")
    assert table.me.lives == 6


def church(space: str, alignment: str, **more: object) -> Table:
    return Table("thief troll", at=[space, "city-1"], stage="encounter", alignment=alignment, **more)  # type: ignore[arg-type] # passed on


@pytest.mark.rule("TALB-OUT-37", "TALB-SVC-04")
def test_neutral_characters_buy_fate_at_the_graveyard() -> None:
    table = church("graveyard-1", "neutral", gold=4).do("pay", "pay")
    assert (table.me.fate, table.me.gold) == (2, 2)
    assert table.turn_of == 1


@pytest.mark.rule("TALB-OUT-43", "TALB-SVC-01")
def test_neutral_characters_buy_healing_at_the_chapel() -> None:
    table = church("chapel-1", "neutral", gold=4, lives=2).do("pay", "pay")
    assert (table.me.lives, table.me.gold) == (4, 2)


@pytest.mark.rule("TALB-OUT-38", "TALB-OUT-44")
def test_those_at_home_there_are_helped_for_nothing() -> None:
    assert church("graveyard-1", "evil").do("way:free-fate").me.fate == 2
    assert church("chapel-1", "good", lives=1).do("way:free-healing").me.lives == 4


@pytest.mark.rule("TALB-OUT-39", "TALB-OUT-40", "TALB-OUT-41", "TALB-SVC-03")
@pytest.mark.parametrize(("die", "fate", "hand"), [(1, 0, []), (4, 0, []), (5, 1, []), (6, 0, ["hex"])])
def test_prayers_at_the_graveyard(die: int, fate: int, hand: list[str]) -> None:
    table = church("graveyard-1", "evil", dice=str(die), spells="hex").do("way:pray")
    assert (table.me.fate, table.hand()) == (fate, hand)


@pytest.mark.rule("TALB-OUT-45", "TALB-OUT-46", "TALB-OUT-47", "TALB-SVC-03")
@pytest.mark.parametrize(("die", "lives", "hand"), [(1, 4, []), (4, 4, []), (5, 5, []), (6, 4, ["hex"])])
def test_prayers_at_the_chapel(die: int, lives: int, hand: list[str]) -> None:
    table = church("chapel-1", "good", dice=str(die), spells="hex").do("way:pray")
    assert (table.me.lives, table.hand()) == (lives, hand)


@pytest.mark.rule("TALB-SPC-14")
def test_cards_on_a_space_come_before_its_text() -> None:
    table = Table("thief troll", at=["chapel-1", "city-1"], stage="encounter", lying={"chapel-1": "ogre"}, dice="1 6")
    assert table.settle().me.lives == 3
    assert table.turn_of == 1
