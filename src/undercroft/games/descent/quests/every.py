"""Reads the scripts of all quests, so that they are entered."""

from __future__ import annotations

from undercroft.games.descent.quests import first_blood

EVERY = (first_blood,)
