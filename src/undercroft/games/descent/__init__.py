"""Descent: Journeys in the Dark. Heroes on a quest, and an overlord with all his monsters against them."""

from __future__ import annotations

from undercroft.games.descent.game import GAME

__all__ = ["GAME"]
