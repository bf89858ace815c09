"""How a match ended."""

from __future__ import annotations

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """The end of a match: who won, what each seat scored, and what the game has to say besides."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    notes: dict[str, list[str]] = {}
    """For each seat by number ("0", "1", ...): ids of words, such as achievements and ranks."""
