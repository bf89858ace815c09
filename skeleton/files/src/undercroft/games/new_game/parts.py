"""What the states of New Game are made of: for saving them."""

from __future__ import annotations

from typing import Final

from undercroft.engine.plain import Parts
from undercroft.games.new_game.state import NewGameState

PARTS: Final = Parts([NewGameState], {})
