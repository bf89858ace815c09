"""Reads all abilities, so that they are entered."""

from __future__ import annotations

from undercroft.games.descent.abilities import basic_skills, overlord_basic

EVERY = (basic_skills, overlord_basic)
