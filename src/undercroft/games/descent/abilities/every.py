"""Reads all abilities, so that they are entered."""

from __future__ import annotations

from undercroft.games.descent.abilities import overlord_basic

EVERY = (overlord_basic,)
