"""Talisman with the Dungeon: a race round three rings, and through the dark below them, to the Crown of Command."""

from __future__ import annotations

from undercroft.games.talisman.game import GAME

__all__ = ["GAME"]
