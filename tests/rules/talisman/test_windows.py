"""Every Spell in a whole turn with an attack: at which moments it is offered to either side, and at no other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.rules.talisman.table import SKIPPED, Table

ANY_TIME: Final = "start move attack end"
"""TALH-WND-11."""
OFFERED: Final = {
    "acquisition": ("start", ""),
    "alchemy": ("start", ""),
    "counterspell": ("", ""),
    "craft-spell": ("start", ""),
    "destroy-magic": ("start end", ""),
    "destruction": ("start move", ""),
    "divination": ("start", ""),
    "divine-intervention": ("", "defeat"),
    "finger-of-death": ("attack", "attack"),
    "healing": (f"{ANY_TIME} life", f"{ANY_TIME} life"),
    "hex": ("start", ""),
    "immobility": ("start", "start"),
    "invisibility": (ANY_TIME, f"{ANY_TIME} evade"),
    "magic-portal-spell": ("start", ""),
    "magic-shell": ("start end", ""),
    "mesmerism": ("start", ""),
    "nullify": (ANY_TIME, ANY_TIME),
    "preservation": ("life", "life"),
    "psionic-blast": ("attack", "attack"),
    "random": (ANY_TIME, ANY_TIME),
    "restoration": ("life", "life"),
    "spell-call": ("", ""),
    "strength-spell": ("start", ""),
    "summon-storm": (ANY_TIME, ""),
    "teleport": ("start", ""),
    "temporal-vortex": ("start", ""),
    "temporal-warp": ("start", ""),
    "twist-of-fate": ("fate", ""),
    "weakness": (ANY_TIME, ANY_TIME),
}
"""For the one whose turn it is, who attacks and wins; and for the one attacked, who loses a life."""
WAY: Final = ("roll", "reroll:1", "move:hills-1", "attack:priest:battle", "take-life")


def whole_turn(spell: str, other: str = "", **given: object) -> tuple[set[str], set[str]]:
    """A turn from its start to its end in which nothing is cast: when the Spell is offered to whom."""
    table = Table(
        "wizard priest",
        at=["fields-1", "hills-1"],
        hands=[spell, other or spell],
        objects=["sword", "axe"],
        followers=["guide", "pixie"],
        lives=[3, 3],
        fate=[1, 0],
        lying={"plains-3": "wolf"},
        dice="1 1 6 1 6 6 6 6",
        **given,  # type: ignore[arg-type]
    )
    found: tuple[set[str], set[str]] = (set(), set())
    while table.turn_of == 0 and table.outcome is None:
        for each in table.match.decisions:
            if any(option.verb.name.startswith("cast") and option.args[0] == spell for option in each.options):
                found[each.seat].add(table.state.window)
        decision = table.decision
        wanted = [*WAY, *SKIPPED]
        offers = [option.id for option in decision.options]
        table.match.choose(
            decision.seat, min([o for o in offers if o in wanted] or offers[-1:], key=lambda o: place(o))
        )
    return found


def place(option: str) -> int:
    return [*WAY, *SKIPPED].index(option) if option in (*WAY, *SKIPPED) else len(WAY)


@pytest.mark.rule("TALH-WND-01", "TALH-WND-04", "TALH-WND-06", "TALH-WND-07", "TALH-WND-08", "TALH-WND-11")
@pytest.mark.parametrize("spell", OFFERED)
def test_a_spell_is_offered_at_its_moments_and_no_other(spell: str) -> None:
    own, rivals = OFFERED[spell]
    assert whole_turn(spell) == (set(own.split()), set(rivals.split()))


# -- windows that a turn with an attack does not open --------------------------------------------


def a_spell(spell: str) -> Table:
    """The first character casts another Spell."""
    hands = [f"strength-spell {spell}", spell]
    return Table("wizard priest", at=["fields-1", "city-1"], hands=hands, lives=[3, 3], dice="1").do(
        "cast:strength-spell"
    )


@pytest.mark.rule("TALH-WND-03")
def test_whose_spell_is_countered_is_asked_without_an_order() -> None:
    hands = ["acquisition counterspell", "counterspell"]
    table = Table("wizard priest", at=["fields-1", "city-1"], hands=hands, objects=["", "axe"], moments=(), dice="1")
    table.do("cast-on:acquisition:priest", "cast:counterspell")
    assert table.decision.seat == 0
    table.do("cast:counterspell")
    assert table.hand(0) == table.hand(1) == []


def the_command_spell(spell: str) -> Table:
    return Table(
        "wizard priest", at=["crown-of-command", "city-1"], stage="encounter", hands=[spell, spell], lives=[3, 3],
        dice="1",
    )  # fmt: skip


def an_enemy(spell: str, **more: Any) -> Table:
    """The first character fights a Wolf, and wins."""
    more = {"lying": {"fields-1": "wolf"}, "at": ["fields-1", "city-1"], "strength": [9, 0], **more}
    return Table("wizard priest", stage="encounter", hands=[spell, spell], lives=[3, 3], dice="6 1 1 1", **more)


def the_guard(spell: str) -> Table:
    """A creature that is no card."""
    return an_enemy(spell, lying={}, at=["guard-room", "city-1"], gold=0)


def a_werewolf(spell: str) -> Table:
    """A creature of the Inner Region."""
    return an_enemy(spell, lying={}, at=["werewolf-den", "city-1"], with_={"werewolf": 2, "held": True})


def the_chasm(spell: str) -> Table:
    """A Follower is about to be killed."""
    return Table(
        "wizard priest", at=["chasm-1", "city-1"], stage="encounter", hands=[spell, spell], followers="mule",
        lives=[3, 3], dice="6 1",
    )  # fmt: skip


def a_missed_turn(spell: str) -> Table:
    return Table(
        "wizard priest", at=["fields-1", "city-1"], hands=[spell, spell], with_={"missing": 1}, lives=[3, 3], dice="1"
    )


BOTH, OWN, RIVAL = (True, True), (True, False), (False, True)
AT_ANY_START: Final = {spell: RIVAL for spell, (_, rivals) in OFFERED.items() if "start" in rivals.split()}
"""A turn that is missed has a start for the others only."""
SCENES: Final[list[tuple[Callable[[str], Table], str, dict[str, tuple[bool, bool]]]]] = [
    (a_spell, "spell", {"counterspell": BOTH, "spell-call": BOTH}),
    (the_command_spell, "spell", {"counterspell": BOTH}),
    (an_enemy, "evade", {"invisibility": OWN}),
    (an_enemy, "kill", {"preservation": BOTH}),
    (the_guard, "evade", {"invisibility": OWN}),
    (the_guard, "kill", {}),
    (a_werewolf, "evade", {}),
    (a_werewolf, "kill", {}),
    (the_chasm, "follower", {"preservation": BOTH, "restoration": BOTH}),
    (a_missed_turn, "miss", {"temporal-vortex": OWN}),
    (a_missed_turn, "start", AT_ANY_START),
]
"""What happens, the window that it opens, and what is offered there, to the one whose turn it is and to the other."""


def offered_at(table: Table, spell: str, window: str) -> tuple[bool, bool]:
    """To whom the Spell is offered in this window, until the turn is over; nothing is cast."""
    found = [False, False]
    while table.turn_of == 0 and table.outcome is None:
        if table.state.window == window:
            for each in table.match.decisions:
                casts = [o for o in each.options if o.verb.name.startswith("cast") and o.args[0] == spell]
                found[each.seat] = found[each.seat] or bool(casts)
        go_by(table)
    return found[0], found[1]


def go_by(table: Table) -> None:
    """Nothing is cast or used."""
    offers = table.offers
    table.match.choose(table.decision.seat, next((o for o in offers if o in (*SKIPPED, "roll")), offers[-1]))


@pytest.mark.rule("TALH-WND-01", "TALH-WND-12", "TALH-WND-14", "TALB-CAST-01", "TALB-CAST-17", "TALH-LORD-02")
@pytest.mark.parametrize("spell", OFFERED)
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: f"{scene[0].__name__}-{scene[1]}")
def test_other_windows_are_for_few_spells(
    scene: tuple[Callable[[str], Table], str, dict[str, tuple[bool, bool]]], spell: str
) -> None:
    happens, window, expected = scene
    assert offered_at(happens(spell), spell, window) == expected.get(spell, (False, False))


@pytest.mark.rule("TALH-WND-02")
def test_the_attacker_is_asked_again_after_the_attacked_has_cast() -> None:
    hands = ["psionic-blast", "weakness"]
    table = Table("wizard priest", at="hills-1", stage="encounter", hands=hands, dice="1 1").do("attack:priest:battle")
    while table.asked != (1, "window"):
        table.match.choose(table.decision.seat, next(o for o in table.offers if o in SKIPPED))
    table.do("cast-on:weakness:wizard")
    while table.state.casts:
        table.match.choose(table.decision.seat, "pass")
    assert table.asked == (0, "window")
    assert "cast:psionic-blast" in table.offers


@pytest.mark.rule("TALH-WND-02")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_enemy_is_preserved_once(seat: int) -> None:
    """Nobody is asked any more whether to save what has been saved."""
    table = an_enemy("preservation")
    while table.state.window != "kill":
        go_by(table)
    table.choose(seat, "cast:preservation")
    while table.state.casts:
        table.match.choose(table.decision.seat, "pass")
    assert table.lying("fields-1") == ["wolf"]
    assert table.state.window != "kill"


@pytest.mark.rule("TALH-WND-03")
@pytest.mark.parametrize("scene", [a_spell, the_command_spell, an_enemy, the_chasm], ids=lambda scene: scene.__name__)
def test_whoever_holds_any_spell_is_asked(scene: Callable[[str], Table]) -> None:
    """Who is asked, and when, is the same whatever the Spells are."""

    def questions(spell: str) -> list[tuple[int, str, str]]:
        table = scene(spell)
        found = []
        while table.turn_of == 0 and table.outcome is None:
            found += [(each.seat, each.kind, table.state.window) for each in table.match.decisions]
            go_by(table)
        return found

    first = questions("counterspell")
    assert [questions(spell) for spell in ("hex", "twist-of-fate", "healing", "preservation")] == [first] * 4


def test_no_spell_is_forgotten() -> None:
    table = Table()
    assert sorted(OFFERED) == sorted({card.id for card in table.state.box.decks["spell"]})
