"""Events that last: whom they hit, for how long, and what becomes of their cards."""

from __future__ import annotations

import pytest

from tests.rules.talisman.laid import draw, here, lay
from tests.rules.talisman.table import Table

FILLER = "sword axe shield helmet armour raft ring wand amulet cross bag-of-gold two-bags-of-gold maiden guide mule"


def turns(table: Table, count: int) -> list[tuple[int, int]]:
    """So many turns go by, with the first option each time: whose they were, and how many steps were asked or rolled
    for."""
    found: list[tuple[int, int]] = []
    for _ in range(count):
        seat = table.turn_of
        number = max(n for n, event in enumerate(table.match.events) if event.kind == "turn")
        while table.turn_of == seat and table.outcome is None:
            offers = table.offers
            table.match.choose(
                table.decision.seat, next((o for o in ("pass", "done", "decline") if o in offers), offers[0])
            )
        told = table.match.events[number:]
        rolled = [
            event
            for event in told
            if event.kind == "rolled" and (event.data["what"], event.data["seat"]) == ("move", seat)
        ]
        found.append((seat, len(rolled)))
    return found


def storm(card: str, **more: object) -> Table:
    return Table(
        "troll thief elf",
        at=["fields-1", "plains-3", "woods-2"],
        stage="encounter",
        adventure=f"{card} {FILLER}",
        **more,  # type: ignore[arg-type] # passed on
    )


@pytest.mark.rule("TALB-EVT-03", "TALB-EVT-05")
def test_a_blizzard_holds_everybody_for_two_rounds() -> None:
    table = storm("blizzard").settle()
    assert table.turn_of == 1
    walked = turns(table, 6)
    assert walked == [(1, 0), (2, 0), (0, 0), (1, 0), (2, 0), (0, 0)]
    assert (table.state.lasting, "blizzard" in table.discarded(), table.lying("fields-1")) == ([], True, [])
    assert turns(table, 3) == [(1, 1), (2, 1), (0, 1)]


@pytest.mark.rule("TALB-EVT-07")
def test_a_blizzard_met_again_does_not_begin_anew() -> None:
    table = storm("blizzard").settle()
    before = table.state.lasting[0].rounds
    again = lay("blizzard", "troll thief", state={"lasting": table.state.lasting}).settle()
    assert [lasting.rounds for lasting in again.state.lasting] == [before - 1]


@pytest.mark.rule("TALB-EVT-06", "TALB-SPC-01")
def test_a_blizzard_counts_as_a_card_on_its_space() -> None:
    table = storm("blizzard").settle()
    lasting = table.state.lasting
    again = here("elf troll", lying={"fields-1": "blizzard"}, adventure="sword", state={"lasting": lasting}).settle()
    assert not again.told("drew")


def test_when_its_card_burns_a_lasting_event_is_over() -> None:
    table = storm("blizzard").settle()
    lasting = table.state.lasting
    cast = here(
        "wizard troll", at="city-1", stage="start", lying={"fields-1": "blizzard"}, hands="destruction",
        state={"lasting": lasting},
    )  # fmt: skip
    cast.do("cast-card:destruction:blizzard:fields-1").settle()
    assert (cast.state.lasting, cast.lying("fields-1")) == ([], [])


@pytest.mark.rule("TAL-OVR-03", "TAL-DRAW-01")
def test_dark_denizens_come_up_for_two_rounds() -> None:
    below = "torch chest casket torch " * 4
    table = storm("dark-denizens", dungeon=below).settle()
    decks: list[str] = []
    for _ in range(9):
        number = len(table.match.events)
        turns(table, 1)
        decks += [str(event.data["deck"]) for event in table.match.events[number:] if event.kind == "drew"]
    assert "dungeon" in decks
    assert decks == sorted(decks, reverse=True)
    assert decks.count("dungeon") <= 6
    assert (table.state.lasting, "dark-denizens" in table.discarded()) == ([], True)


def test_dark_denizens_begin_after_the_turn_in_which_they_came() -> None:
    table = draw("dark-denizens imp sword axe", at="ruins-1", dungeon="gnoll gnoll", dice="6 1").settle()
    assert [event.data["deck"] for event in table.told("drew") if event.data["seat"] == 0] == ["adventure"] * 3


@pytest.mark.rule("TALH-DECK-01")
def test_a_dungeon_card_on_the_main_board_goes_back_to_its_own_pile() -> None:
    table = lay("gnoll", dice="6 1", trophies="").settle()
    assert table.trophies() == ["gnoll"]
    table = lay("fire", lying={"hills-1": "gnoll dragon"}, dice="5").settle()
    assert (table.discarded("dungeon"), table.discarded()) == (["gnoll", "fire"], ["dragon"])


@pytest.mark.rule("TALB-DEAD-01")
def test_what_lasts_goes_on_after_the_death_of_who_drew_it() -> None:
    table = storm("blizzard dragon", lives=[1, 4, 4]).settle()
    turns(table, 2)
    assert [lasting.name for lasting in table.state.lasting] == ["blizzard"]
    table.me.role = None
    turns(table, 4)
    assert table.state.lasting == []


@pytest.mark.rule("TALB-BAT-14", "TALB-SPC-04")
def test_no_armour_saves_from_a_hex() -> None:
    """It is no battle."""
    table = Table("wizard troll", at=["fields-1", "city-1"], hands="hex", objects="armour", dice="1 6")
    table.do("cast-at:hex:hills-1", "move:hills-1").settle()
    assert (table.me.lives, table.told("saving-roll")) == (3, [])
