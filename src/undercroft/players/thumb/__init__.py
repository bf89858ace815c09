"""Rules of thumb: a quick, sensible player for each game, which also plays on when a search looks ahead.

A game's own is ``THUMB`` in the module of its room's name.
"""

from __future__ import annotations

from undercroft.games import companion
from undercroft.players.player import Player
from undercroft.players.random import RandomPlayer


def make_thumb(game_id: str) -> Player:
    """The game's rule of thumb; a game without one is played at random."""
    own: type[Player] | None = companion(game_id, "thumb", "players.thumb")
    return RandomPlayer(game_id) if own is None else own()
