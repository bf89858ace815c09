"""What players agree on before a match of New Game."""

from __future__ import annotations

from typing import Literal

from undercroft.engine.setup import Setup


class NewGameSetup(Setup, frozen=True, forbid_unknown_fields=True):
    """The set-up options of New Game."""

    length: Literal["short", "long"] = "short"
    """Three turns each, or five (NEW-END-01)."""
