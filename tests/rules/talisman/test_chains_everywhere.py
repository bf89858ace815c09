"""Chains of Spells in every window: what was cast works with no answer and with two, and not with one (TALH-WND-12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.rules.talisman.table import SKIPPED, Table

APART: Final = ["fields-1", "city-1", "village-1", "graveyard-1"]
ROLES: Final = "wizard priest druid sorceress"


def four(spells: tuple[str, str] = ("", ""), **more: Any) -> Table:
    """Whoever casts first is of the first two; all of them could answer."""
    hands = [f"{spells[0]} counterspell", f"{spells[1]} counterspell", "counterspell", "counterspell"]
    more.setdefault("at", APART)
    return Table(ROLES, hands=hands, **more)


def reach(table: Table, seat: int, option: str) -> Table:
    """This seat does it as soon as it can; until then nothing is cast or used."""
    for _ in range(60):
        if option in table.offers_to(seat):
            return table.choose(seat, option)
        offers = table.offers
        table.match.choose(table.decision.seat, next((o for o in offers if o in SKIPPED), offers[0]))
    raise AssertionError(f"{option} was never offered")


def answered(table: Table, by: tuple[int, ...]) -> Table:
    """Each of these cancels the Spell before; then nothing more is cast in this turn."""
    for seat in by:
        reach(table, seat, "cast:counterspell")
    return table.settle()


# -- what is cast where, and whether it worked ----------------------------------------------------


def start(by: tuple[int, ...]) -> bool:
    table = four(("temporal-warp", ""))
    return answered(reach(table, 0, "cast:temporal-warp"), by).me.turns == 2


def rivals_start(by: tuple[int, ...]) -> bool:
    table = four(("", "immobility"), dice="1")
    return answered(reach(table, 1, "cast-on:immobility:wizard"), by).turn_of == 1


def missed(by: tuple[int, ...]) -> bool:
    table = four(("temporal-vortex", ""), with_={"missing": 1}, dice="1")
    answered(reach(table, 0, "cast:temporal-vortex"), by)
    return table.turn_of == 0


def after_the_move(by: tuple[int, ...]) -> bool:
    table = four(("destruction", ""), dice="1 1 6", lying={"hills-1": "dragon"})
    table.do("roll", "move:hills-1")
    answered(reach(table, 0, "cast-card:destruction:dragon:hills-1"), by)
    return bool(table.told("card-discarded"))


def before_a_battle(by: tuple[int, ...]) -> bool:
    table = four(("psionic-blast", ""), stage="encounter", lying={"fields-1": "wolf"}, dice="1 6")
    answered(reach(table, 0, "cast:psionic-blast"), by)
    return table.last("scores", "score") == 1 + 2 + 5


def evading(by: tuple[int, ...]) -> bool:
    table = four(("invisibility", ""), stage="encounter", lying={"fields-1": "wolf"}, dice="1 6")
    reach(table, 0, "cast:invisibility")
    for seat in by:
        reach(table, seat, "cast:counterspell")
    while table.decision.kind == "window":
        table.match.choose(table.decision.seat, "pass")
    if "evade:wolf:1" in table.offers:
        table.do("evade:wolf:1")
    return table.settle().me.lives == 4


def defeated(by: tuple[int, ...]) -> bool:
    table = four(("divine-intervention", ""), stage="encounter", lying={"fields-1": "wolf"}, dice="1 6")
    answered(reach(table, 0, "cast:divine-intervention"), by)
    return table.me.lives == 4


def about_to_lose_a_life(by: tuple[int, ...]) -> bool:
    table = four(("preservation", ""), stage="encounter", lying={"fields-1": "wolf"}, dice="1 6")
    answered(reach(table, 0, "cast-on:preservation:wizard"), by)
    return table.me.lives == 4


def a_rival_about_to_lose_a_life(by: tuple[int, ...]) -> bool:
    table = four(("", "restoration"), stage="encounter", lying={"fields-1": "wolf"}, dice="1 6")
    answered(reach(table, 1, "cast-on:restoration:wizard"), by)
    return table.me.lives == 4


def about_to_lose_a_follower(by: tuple[int, ...]) -> bool:
    table = four(("restoration", ""), at=["chasm-1", *APART[1:]], stage="encounter", followers="mule", dice="6 1")
    answered(reach(table, 0, "cast-on:restoration:wizard"), by)
    return table.followers() == ["mule"]


def an_enemy_about_to_be_killed(by: tuple[int, ...]) -> bool:
    table = four(("", "preservation"), stage="encounter", lying={"fields-1": "wolf"}, dice="6 1")
    answered(reach(table, 1, "cast:preservation"), by)
    return table.lying("fields-1") == ["wolf"] and table.trophies() == []


def fate_was_paid(by: tuple[int, ...]) -> bool:
    table = four(("twist-of-fate", ""), stage="encounter", lying={"fields-1": "wolf"}, dice="1 5 2", fate=[1])
    reach(table, 0, "reroll:1")
    reach(table, 0, "cast:twist-of-fate")
    answered(table, by)
    if table.decision.kind == "set-die":
        table.do("set-die:6").settle()
    return table.trophies() == ["wolf"]


def the_end(by: tuple[int, ...]) -> bool:
    table = four(("", "random"), stage="encounter", at=["valley-of-fire", *APART[1:]], dice="5")
    while table.state.window != "end":
        table.match.choose(table.decision.seat, "pass")
    answered(reach(table, 1, "cast-on:random:wizard"), by)
    return table.me.strength == 1


def the_command_spell(by: tuple[int, ...]) -> bool:
    table = four(at=["crown-of-command", *APART[1:]], stage="encounter", dice="6")
    answered(table, by)
    return table.character(2).lives == 3


WINDOWS: Final[list[tuple[Callable[[tuple[int, ...]], bool], int, int]]] = [
    (start, 1, 2),
    (rivals_start, 2, 3),
    (missed, 1, 2),
    (after_the_move, 1, 2),
    (before_a_battle, 1, 2),
    (evading, 1, 2),
    (defeated, 1, 2),
    (about_to_lose_a_life, 1, 2),
    (a_rival_about_to_lose_a_life, 2, 3),
    (about_to_lose_a_follower, 1, 2),
    (an_enemy_about_to_be_killed, 2, 3),
    (fate_was_paid, 1, 2),
    (the_end, 2, 3),
    (the_command_spell, 1, 2),
]
"""With two others who can cancel the Spell and one another."""


@pytest.mark.rule("TALH-WND-12", "TALB-CAST-19", "TALB-CAST-20")
@pytest.mark.parametrize("answers", range(3))
@pytest.mark.parametrize("window", WINDOWS, ids=lambda window: window[0].__name__)
def test_with_an_odd_number_of_answers_the_spell_does_nothing(
    window: tuple[Callable[[tuple[int, ...]], bool], int, int], answers: int
) -> None:
    works, *others = window
    assert works(tuple(others[:answers])) is (answers != 1)
