"""What each Event of the Adventure deck does, and the two Followers that must be taken."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.talisman.laid import draw
from tests.rules.talisman.table import Table


def meet(card: str, roles: str = "troll thief", **more: Any) -> Table:
    """The first character draws the card on the Fields and does no more than it must."""
    at = more.pop("at", None)
    if at is None:
        return draw(card, roles, **more).settle()
    return Table(roles, at=at, stage="encounter", adventure=card, **more).settle()


@pytest.mark.rule("TALB-EVT-01", "TALB-EVT-04")
@pytest.mark.parametrize(
    ("card", "alignment", "change"),
    [
        ("angel", "good", 1),
        ("angel", "neutral", 0),
        ("angel", "evil", -1),
        ("devil", "good", -1),
        ("devil", "neutral", 0),
        ("devil", "evil", 1),
    ],
)
def test_angel_and_devil_look_at_the_alignment(card: str, alignment: str, change: int) -> None:
    table = meet(card, alignment=alignment)
    assert table.me.lives == 6 + change
    assert table.discarded() == [card]
    assert table.lying("fields-1") == []


@pytest.mark.rule("TALB-SPG-14")
@pytest.mark.parametrize(("role", "count"), [("troll", 0), ("thief", 1), ("wizard", 2)])
def test_book_of_spells_fills_the_hand(role: str, count: int) -> None:
    table = meet("book-of-spells", role, spells="healing random hex")
    assert table.hand() == ["healing", "random", "hex"][:count]


@pytest.mark.rule("TALB-EVT-03", "TALB-MISS-04")
def test_evil_darkness_costs_all_who_are_not_evil_a_turn() -> None:
    table = meet("evil-darkness", "troll elf wizard", at=["fields-1", "crypt", "temple-1"])
    assert [event.data["character"] for event in table.told("misses-turn")] == ["troll", "elf"]


@pytest.mark.parametrize(
    ("die", "space"),
    list(enumerate(["crags-1", "forest-1", "tavern-1", "ruins-1", "hidden-valley-1", "cursed-glade-1"], 1)),
)
def test_imp_whisks_away(die: int, space: str) -> None:
    table = draw("imp bag-of-gold two-bags-of-gold sword", "troll thief", dice=f"{die} 4 4 4 4")
    table.settle()
    assert table.where() == space
    assert "imp" in table.discarded()


@pytest.mark.rule("TALB-TURN-07")
def test_imp_gives_a_new_encounter() -> None:
    table = meet("imp lemure two-bags-of-gold", "wizard thief", dice="4 6 1")
    assert table.where() == "ruins-1"
    assert table.trophies() == ["lemure"]
    assert table.lying("ruins-1") == ["two-bags-of-gold"]


def test_magical_vortex_takes_all_spells() -> None:
    table = meet("magical-vortex", "wizard druid", hands=["healing hex", "random"])
    assert (table.hand(0), table.hand(1)) == ([], [])
    assert sorted(table.discarded("spell")) == ["healing", "hex", "random"]


@pytest.mark.rule("TALB-BUY-12", "TALB-BUY-15")
def test_market_day_lets_everybody_buy_clockwise() -> None:
    table = draw("market-day", "troll wizard", gold=[2, 3])
    assert table.asked == (0, "buy")
    assert sorted(table.offers_of("buy")) == ["buy:helmet", "buy:mule", "buy:shield", "buy:sword", "buy:water-bottle"]
    table.do("buy:mule")
    assert (table.me.gold, table.followers()) == (0, ["mule"])
    assert table.asked == (1, "buy")
    table.do("buy:raft")
    assert (table.character(1).gold, table.objects(1)) == (0, ["raft"])
    assert table.discarded() == ["market-day"]


@pytest.mark.parametrize(("alignment", "craft"), [("evil", 1), ("neutral", 0), ("good", 0)])
def test_mephistopheles_makes_evil_or_clever(alignment: str, craft: int) -> None:
    table = meet("mephistopheles", alignment=alignment)
    assert (table.me.alignment, table.me.craft) == ("evil", craft)


@pytest.mark.rule("TALB-ALI-04")
def test_mephistopheles_parts_one_from_what_evil_may_not_have() -> None:
    table = meet("mephistopheles", objects="holy-lance sword")
    assert table.objects() == ["sword"]
    assert table.lying("fields-1") == ["holy-lance"]


@pytest.mark.rule("TALB-EVT-02")
def test_pestilence_strikes_the_region() -> None:
    table = meet("pestilence", "troll wizard elf thief", at=["fields-1", "city-1", "temple-1", "dungeon-entrance"])
    assert [c.lives for c in table.state.characters] == [5, 3, 4, 4]


@pytest.mark.rule("TALB-GLD-04")
def test_raiders_carry_the_gold_to_the_oasis() -> None:
    table = meet("raiders", gold=4)
    assert (table.me.gold, table.coins("oasis-1")) == (0, 4)


@pytest.mark.rule("TALB-MISS-04")
@pytest.mark.parametrize("card", ["siren", "storm"])
def test_siren_and_storm_hold_the_region(card: str) -> None:
    table = meet(card, "troll wizard elf", at=["fields-1", "city-1", "temple-1"])
    assert [event.data["character"] for event in table.told("misses-turn")] == ["troll", "wizard"]


@pytest.mark.rule("TALB-MISS-02")
def test_a_storm_breaks_off_the_turn_but_the_siren_costs_the_next_one() -> None:
    """With a card still to be met the Storm costs the rest of this turn; the Siren names the next turn."""
    table = draw("storm bag-of-gold", "troll wizard", "ruins-1").settle()
    assert table.me.missing == 0
    assert table.lying("ruins-1") == ["bag-of-gold"]
    table = draw("siren bag-of-gold", "troll wizard", "ruins-1")
    assert table.offers_of("take") == ["take:bag-of-gold"]
    assert table.me.missing == 1


# -- lasting Events -------------------------------------------------------------------------------


@pytest.mark.rule("TALB-EVT-05", "TALB-EVT-06")
@pytest.mark.parametrize("card", ["blizzard", "dark-denizens"])
def test_a_lasting_event_lies_there_until_it_is_over(card: str) -> None:
    table = meet(card, "troll wizard")
    assert table.lying("fields-1") == [card]
    assert [lasting.name for lasting in table.state.lasting] == [card]


# -- forced Followers -----------------------------------------------------------------------------


@pytest.mark.rule("TALB-FOT-03", "TALB-FOL-03")
def test_the_hag_must_be_taken_and_drives_all_others_away() -> None:
    table = meet("cursed-by-a-hag", followers="maiden mule")
    assert table.followers() == ["cursed-by-a-hag"]
    assert sorted(table.discarded()) == ["maiden", "mule"]


@pytest.mark.rule("TALB-FOL-03")
def test_nobody_joins_whom_the_hag_has_cursed() -> None:
    table = draw("unicorn", followers="cursed-by-a-hag")
    table.settle()
    assert table.followers() == ["cursed-by-a-hag"]
    assert table.lying("fields-1") == ["unicorn"]


@pytest.mark.rule("TALB-FOT-03")
def test_the_poltergeist_must_be_taken() -> None:
    assert meet("poltergeist").followers() == ["poltergeist"]
