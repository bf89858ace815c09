"""What Talisman hides: Spells, the one on the Spell Ring, the order of decks; with those in play who see more."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.worlds import Tally, hold_secrets
from tests.rules.talisman.table import Table
from undercroft.engine.match import Match
from undercroft.games.talisman.box import box_for
from undercroft.games.talisman.view import TalismanView

HANDS = ["divination counterspell", "divination random", "healing nullify"]
DECKS: dict[str, Any] = {
    "adventure": "dragon book-of-spells wolf bear magic-stream holy-lance ghost lemure",
    "dungeon": "mimic oracle giant-rat torch",
    "spells": "strength-spell craft-spell alchemy preservation restoration weakness",
}


def seers() -> Match:
    """The Prophetess, who sees all Spells, beside the owner of a Spell Ring; all of them hold Divination or learn."""
    table = Table(
        "prophetess wizard philosopher",
        hands=HANDS,
        objects=["", "spell-ring", ""],
        fate=2,
        gold=3,
        at=["fields-1", "fields-1", "plains-1"],
        state={"ring": box_for("whole").cards["spell"]["mesmerism"]},
        **DECKS,
    )
    return table.match


@pytest.mark.parametrize("seed", range(4))
def test_nothing_leaks_with_those_who_see_more(seed: int) -> None:
    tally = Tally()
    hold_secrets(seers(), f"seers {seed}", tally, moments=5, most=20, until=60)
    assert tally.steps >= 60, tally


def seen(match: Match, seat: int | None) -> tuple[list[list[str]], str | None]:
    """The Spells of all, and the one on the Ring."""
    view = match.view(seat)
    assert isinstance(view, TalismanView)
    return [shown.hand for shown in view.characters], view.ring


def test_only_the_prophetess_sees_the_spells_of_others_and_only_its_owner_the_one_on_the_ring() -> None:
    match = seers()
    own = [text.split() for text in HANDS]
    assert seen(match, 0) == (own, None)
    assert seen(match, 1) == ([[], own[1], []], "mesmerism")
    assert seen(match, 2) == ([[], [], own[2]], None)
    assert seen(match, None) == ([[], [], []], None)
