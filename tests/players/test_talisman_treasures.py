"""The thumb and the Treasures of the Dungeon: which it chooses, and what it does with them; and the Blood Stone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.talisman.laid import here
from tests.rules.talisman.table import Table, card
from undercroft.players.thumb.talisman import TalismanThumb, choices, goals, worth

TALISMAN_IS_GONE = {"clockwork-owl", "nightblade"}


def choice(table: Table) -> str:
    return TalismanThumb().choose(table.match, table.decision).id


def chosen(roles: str = "troll thief", **more: Any) -> str:
    """What the thumb takes when it has killed the Lord of Darkness."""
    table = here(roles, "treasure-chamber", strength=12, craft=12, dice="6 1", **more)
    while table.decision.kind != "choose-treasure":
        table.match.choose(table.decision.seat, table.offers[0])
    return choice(table).removeprefix("choose-treasure:")


def test_whoever_has_no_talisman_takes_one() -> None:
    assert chosen() == "talisman"


def test_the_clever_take_the_cloak_that_flies_over_vampires_and_pitfiends() -> None:
    """Craft opens the Portal, but nothing beyond it."""
    table = Table("wizard thief", at=["plains-1", "city-1"], objects="talisman", craft=2)
    values = {name: worth.card_worth(table.state, table.me, card(table.state, name)) for name in TREASURES}
    assert max(values, key=lambda name: values[name]) == "cloak-of-feathers"


TREASURES = [
    "aegis", "bag-of-holding", "book-of-lore", "cloak-of-feathers", "clockwork-owl", "elixir-of-life", "nightblade",
    "orb-of-prophesy", "totem-staff",
]  # fmt: skip


@pytest.mark.parametrize("lives", [3])
def test_with_the_cloak_the_way_to_the_crown_is_short(lives: int) -> None:
    bare = Table("wizard thief", at=["plains-1", "city-1"], objects="talisman", craft=2, lives=lives)
    winged = Table(
        "wizard thief", at=["plains-1", "city-1"], objects="talisman cloak-of-feathers", craft=2, lives=lives
    )
    assert not goals.wants_crown(bare.state, bare.me)
    assert goals.wants_crown(winged.state, winged.me)


def test_it_flies_into_the_valley_of_fire() -> None:
    table = Table("wizard thief", at=["plain-of-peril", "city-1"], objects="talisman cloak-of-feathers")
    assert choice(table) == "use:cloak-of-feathers"
    table.do("use:cloak-of-feathers")
    assert choice(table) == "go-to:valley-of-fire"


@pytest.mark.parametrize("objects", ["cloak-of-feathers", "talisman cloak-of-feathers"])
def test_it_is_kept_where_it_leads_nowhere(objects: str) -> None:
    """Without a Talisman, and one step before the Valley."""
    space = "werewolf-den" if "talisman" in objects else "plain-of-peril"
    table = Table("wizard thief", at=[space, "city-1"], objects=objects)
    assert choice(table) != "use:cloak-of-feathers"


def reroll(objects: str) -> float:
    """What the thumb thinks of paying its last fate for another movement die."""
    table = Table("wizard thief", at=["fields-1", "village-1"], objects=objects, fate=[1], dice="1")
    if table.decision.kind == "start":
        table.do("roll")
    assert table.asked == (0, "fate")
    return choices.fate_worth(table.state, table.me, table.decision)(table.decision.options[1])


def test_fate_that_comes_back_is_paid_for_any_better_move() -> None:
    assert reroll("cloak-of-feathers") > reroll("aegis") + 0.5


@pytest.mark.parametrize(("fate", "free"), [(3, True), (4, False)])
def test_above_the_fate_value_it_does_not_come_back(fate: int, free: bool) -> None:
    table = Table("wizard thief", objects="cloak-of-feathers", fate=[fate])
    assert choices.comes_back(table.state, table.me) is free


def test_a_bag_of_holding_is_worth_what_lies_in_it() -> None:
    poor, rich = Table("troll thief"), Table("troll thief", objects="talisman runesword shield-of-faith")
    values = [worth.card_worth(t.state, t.me, card(t.state, "bag-of-holding")) for t in (poor, rich)]
    assert values[1] > values[0] + 0.5


def test_a_totem_staff_is_for_those_with_trophies() -> None:
    poor, rich = Table("troll thief"), Table("troll thief", trophies="ogre bear wolf")
    values = [worth.card_worth(t.state, t.me, card(t.state, "totem-staff")) for t in (poor, rich)]
    assert values[1] > values[0] + 0.5


def test_a_totem_staff_heals_with_a_trophy() -> None:
    table = Table("troll thief", objects="totem-staff", trophies="wolf", lives=[2])
    assert choice(table) == "use:totem-staff"


@pytest.mark.parametrize(("lives", "used"), [(3, True), (2, False)])
def test_the_blood_stone_pays_where_lives_are_given_back_for_nothing(lives: int, used: bool) -> None:
    """For the good in the Chapel; nobody risks the last two."""
    table = Table("elf thief", at=["hills-2", "village-1"], objects="blood-stone", lives=[lives], dice="1")
    table.do("roll", "move:chapel-1")
    assert table.state.window == "move"
    assert (choice(table) == "use:blood-stone") is used
