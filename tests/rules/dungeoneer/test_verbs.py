"""Verbs of cards one by one, with cards made for the purpose: independent of any set's numbers."""

from __future__ import annotations

import msgspec
import pytest

from tests.rules.dungeoneer.table import Table
from undercroft.engine.decision import Option
from undercroft.games.dungeoneer.content.schema import Ability
from undercroft.games.dungeoneer.content.vocabulary import (
    Bonus,
    Effect,
    Fall,
    Heal,
    Keyword,
    Modifier,
    Reroll,
    Transfer,
    Unless,
)
from undercroft.games.dungeoneer.doing import Doing
from undercroft.games.dungeoneer.effects.moving import destinations
from undercroft.games.dungeoneer.effects.registry import perform
from undercroft.games.dungeoneer.modifiers import value
from undercroft.games.dungeoneer.pieces import Laid, Opened, Snare
from undercroft.games.dungeoneer.where import fits

SPIKES = {"spike-room": (0, -1)}


def happen(table: Table, effect: Effect, *choices: Option) -> list[str]:
    """Ana's card does this to Bo; what was on offer when it first asked."""
    playing = perform(table.state, Doing(0, 1, "cap"), (effect,))
    offered: list[str] = []
    try:
        asked = next(playing)
        for choice in choices:
            assert not isinstance(asked, tuple)
            offered = offered or [option.id for option in asked.options]
            asked = playing.send(choice)
    except StopIteration:
        return offered
    raise AssertionError("more is asked")


# -- rolls ----------------------------------------------------------------------------------------


def test_a_bonus_for_a_roll_is_over_after_it() -> None:
    table = Table(places=SPIKES, dice="1 1")
    happen(table, Bonus(modifiers=(Modifier("speed", 2),), lasts="roll"))
    table.do("move:north:spike-room")
    assert table.last("failed", "total") == 1 + 4 + 2
    table.do("move:south:gate", "move:north:spike-room")
    assert table.last("failed", "total") == 1 + 4


@pytest.mark.rule("DGN-SPEC-06")
@pytest.mark.parametrize(("die", "stat", "again"), [("2", "any", True), ("3", "any", False), ("2", "magic", False)])
def test_a_die_is_thrown_again_only_as_the_card_says(die: str, stat: str, again: bool) -> None:
    table = Table(places=SPIKES, dice=f"{die} 6")
    ability = msgspec.convert({"timing": "roll", "effects": [{"do": "reroll"}], "roll": stat, "upto": 2}, Ability)
    assert ability.effects == (Reroll(),)
    charm = msgspec.structs.replace(table.state.box.cards["cup"], abilities=(ability,))
    table.hero().treasures.append(Laid(charm, 0))
    table.do("move:north:spike-room")
    assert (table.asked == (0, "reroll")) is again
    if again:
        table.do("reroll:cup:0")
        assert table.last("overcame", "die") == 6


# -- paying to be spared --------------------------------------------------------------------------


def test_nobody_pays_with_the_last_health() -> None:
    table = Table(health=[18, 2])
    assert happen(table, Unless(then=(Fall(),), health=2)) == []
    assert table.hero(1).fallen


@pytest.mark.parametrize(("choice", "health", "fallen"), [("pay-off:health:2", 1, False), ("suffer", 3, True)])
def test_with_more_one_may_pay_or_suffer(choice: str, health: int, fallen: bool) -> None:
    table = Table(health=[18, 3])
    effect = Unless(then=(Fall(),), health=2)
    offers = next(perform(table.state, Doing(0, 1, "cap"), (effect,)))
    assert not isinstance(offers, tuple)
    assert happen(table, effect, next(each for each in offers.options if each.id == choice)) == [
        "pay-off:health:2",
        "suffer",
    ]
    assert (table.hero(1).health, table.hero(1).fallen) == (health, fallen)


# -- what works where -----------------------------------------------------------------------------


@pytest.mark.rule("DGN-ADV-14")
def test_a_card_attached_to_a_location_works_only_there() -> None:
    table = Table(places={"hall": (0, -1)}, at=["gate", "hall"])
    fog = msgspec.structs.replace(table.state.box.cards["mire"], modifiers=(Modifier("magic", -2),))
    before = [value(table.state, hero, "magic") for hero in table.state.heroes]
    table.state.fixtures.append(Snare(fog, 0, 1))
    assert [value(table.state, hero, "magic") for hero in table.state.heroes] == [before[0], before[1] - 2]


@pytest.mark.rule("DGN-LOC-05", "DGN-ATT-11")
@pytest.mark.parametrize(
    ("location", "words"),
    [
        ("gate", ["gate", "chamber", "entrance"]),
        ("passage", ["passage", "tunnel"]),
        ("gloom-pass", ["gloom-pass", "tunnel", "dark"]),
        ("hall", ["hall", "chamber"]),
    ],
)
def test_a_location_is_named_by_its_id_or_its_kind(location: str, words: list[str]) -> None:
    found = Table().state.box.locations[location]
    every = ("gate", "passage", "gloom-pass", "hall", "tunnel", "chamber", "dark", "entrance")
    assert sorted(word for word in every if fits(found, word)) == sorted(words)


@pytest.mark.rule("DGN-LOC-05")
@pytest.mark.parametrize(("place", "bonus"), [("passage", 0), ("gloom-pass", 3)])
def test_what_works_in_the_dark_works_in_dark_tunnels_only(place: str, bonus: int) -> None:
    table = Table(places={place: (0, -1)}, at=[place, "gate"])
    before = value(table.state, table.hero(), "melee")
    lantern = msgspec.structs.replace(table.state.box.cards["cup"], modifiers=(Modifier("melee", 3, dark=True),))
    table.hero().treasures.append(Laid(lantern, 0))
    assert value(table.state, table.hero(), "melee") == before + bonus


# -- transfer and shift ---------------------------------------------------------------------------


@pytest.mark.rule("DGN-EFF-09")
@pytest.mark.parametrize(("within", "places"), [(0, [1, 2, 3]), (1, [1]), (2, [1, 2])])
def test_a_transfer_reaches_as_far_as_the_card_says(within: int, places: list[int]) -> None:
    table = Table(places={"hall": (0, -1), "loft": (0, -2), "passage": (0, -3)})
    assert destinations(table.state, Doing(0, 0, "jump"), Transfer(within=within), table.hero()) == places


@pytest.mark.rule("DGN-EFF-21", "DGN-EXIT-08")
def test_an_exit_that_was_forced_open_is_blocked_again_when_its_location_is_shifted() -> None:
    table = Table(places={"cellar": (0, -1), "hall": (1, 0)}, at=["gate", "cellar"], hands=["push", ""])
    table.state.opened.append(Opened(1, 0, 1))
    assert table.view().places[1].opened == ["north"]
    table.do("play:push", "shift:cellar:1")
    table.do(next(offer for offer in table.offers if offer != "place:cellar:0:-1:straight"))
    assert table.view().places[1].opened == []


# -- keywords, healing, points --------------------------------------------------------------------


@pytest.mark.rule("DGN-HAZ-07")
@pytest.mark.parametrize(("keywords", "health"), [([], 16), (["avoids-traps"], 18)])
def test_whoever_avoids_traps_faces_none(keywords: list[Keyword], health: int) -> None:
    table = Table(places={"hall": (0, -1)}, traps={"acid": "hall"}, dice="1")
    table.hero().granted += keywords
    table.do("move:north:hall").settle()
    assert table.hero().health == health


@pytest.mark.rule("DGN-HERO-06")
def test_nobody_is_healed_above_what_the_card_prints() -> None:
    table = Table(health=[17, 18])
    happen(table, Heal(count=3))
    assert table.hero(0).health == 18


@pytest.mark.rule("DGN-VAR-29")
def test_the_point_for_lying_down_pays_for_no_move() -> None:
    table = Table(movement="limit", places={"hall": (0, -1)}, action=[2, 0])
    table.hero().spare = 1
    table.do("move:north:hall")
    assert (table.hero().action, table.hero().spare) == (1, 1)
