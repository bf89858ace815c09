"""What a player can do in New Game."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Verb

DIG: Final = Verb("dig", rule="NEW-TURN-01")
LEAVE: Final = Verb("leave", rule="NEW-TURN-03")

VERBS: Final = (DIG, LEAVE)
