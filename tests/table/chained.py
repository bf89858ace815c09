"""Talisman for a test server, dealt so that a chain of Spells is cast in the first turn."""

from __future__ import annotations

from typing import Any, Final

from undercroft.engine.chance import Chance
from undercroft.engine.game import Game
from undercroft.games.talisman.game import Talisman
from undercroft.games.talisman.state import TalismanState

DEALT: Final = ("strength-spell", "counterspell", "counterspell")
"""The first two to whoever begins, the third to the other."""


class Dealt(Talisman):
    """The first seat begins, and the Spells on top of the deck are known."""

    def new(self, seats: int, setup: Any, chance: Chance) -> TalismanState:
        s = super().new(seats, setup, chance)
        s.active = s.starter = 0
        for name in reversed(DEALT):
            card = s.box.card(name, "spell")
            s.spell_deck.remove(card)
            s.spell_deck.append(card)
        return s


def games() -> dict[str, Game[Any]]:
    game = Dealt()
    return {game.id: game}
