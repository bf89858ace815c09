"""What the states of Talisman are made of, and what they share: for saving them."""

from __future__ import annotations

from functools import cache
from typing import Final

from undercroft.engine.plain import Parts
from undercroft.games.talisman.box import Box
from undercroft.games.talisman.fight import Fight, Foe
from undercroft.games.talisman.state import Cast, Character, Lasting, TalismanState

PARTS: Final = Parts([TalismanState, Character, Lasting, Cast, Fight, Foe], {})


@cache
def contents_of(box: Box) -> dict[str, object]:
    """The box itself, every card and every character."""
    found: dict[str, object] = {"box": box}
    found.update({f"card {card.deck} {card.id}": card for card in box.all_cards})
    found.update({f"role {role.id}": role for role in box.roles})
    return found
