"""What a card is kept for: orders that ask only about the weakened, the laden, or when it is deadly."""

from __future__ import annotations

import pytest

from tests.rules.descent.table import Table
from undercroft.games.descent.moments import MOMENTS

RUNE = {"leoric": "runemaster"}
AT = {"leoric": "l", "zombie-1": "z"}
LEORIC = 8


def struck(damage: int, order: str = "") -> Table:
    """Leoric, with this much damage, after 4 damage less his defence of nothing; he could use Ghost Armor."""
    table = Table(
        "lz.", at=AT, party=RUNE, turn="zombie-1", skills="ghost-armor", blue="r4d2", yellow="d2", red="d1", grey="0"
    )
    table.figure("leoric").damage = damage
    if order:
        table.match.order(1, f"{order}:ghost-armor")
    table.do("attack:own-attack:leoric")
    assert table.decision.seat == 1
    return table


@pytest.mark.parametrize(
    ("order", "damage", "silent"),
    [
        ("", 0, False),
        ("never-with", 7, True),
        ("only-weakened", 3, True),
        ("only-weakened", 4, False),
        ("only-deadly", 1, True),
        ("only-deadly", 7, False),
        ("only-laden", 7, True),
    ],
)
def test_asked_only_if_it_is_so(order: str, damage: int, silent: bool) -> None:
    table = struck(damage, order)
    assert (table.match.ordered_answer(1) is MOMENTS.passing) is silent


def test_whoever_carries_something() -> None:
    table = struck(0, "only-laden")
    table.figure("leoric").carries = "chest"
    assert table.match.ordered_answer(1) is None


def test_damage_that_is_about_to_be_suffered() -> None:
    table = Table(
        "rtz",
        at={"tarha": "t", "reanimate": "r", "zombie-1": "z"},
        party={"tarha": "necromancer"},
        turn="zombie-1",
        skills="dark-pact",
        blue="r5d1",
        yellow="d2",
        grey="0",
    )
    table.match.order(1, "only-deadly:dark-pact")
    table.do("attack:own-attack:tarha")
    assert table.decision.about["damage"] == 3
    assert table.match.ordered_answer(1) is MOMENTS.passing
    table.figure("tarha").damage = 7
    assert table.match.ordered_answer(1) is None


def test_one_order_about_a_card_replaces_another() -> None:
    table = struck(0, "only-weakened")
    table.match.order(1, "only-deadly:ghost-armor")
    assert [order.id for order in table.match.orders(1) if "ghost-armor" in order.id] == ["only-deadly:ghost-armor"]


def trapped(*orders: str) -> Table:
    """Grisban walks three spaces, while the overlord holds a trap."""
    at = {"grisban": "g", "jain": "j", "zombie-1": "z"}
    table = Table("g....z", "j.....", at=at, hand=("pit-trap",))
    return table.do("move", "walk:1", *orders)


def test_a_pass_until_another_figure_acts() -> None:
    table = trapped("pass-until:next-figure", "walk:3", "end-turn")
    assert table.s.active == "jain", "nobody was asked on the way"
    assert table.match.orders(0) == ()
    table.do("move", "walk:7")
    assert (table.decision.seat, table.decision.kind) == (0, "answer")


def test_a_pass_until_another_figure_acts_is_over_with_ones_own_turn() -> None:
    table = trapped("pass", "walk:2", "pass", "end-turn", "move", "walk:7", "pass-until:next-figure", "end-turn")
    assert table.s.phase in ("overlord", "monster")
    assert table.match.orders(0) == ()
