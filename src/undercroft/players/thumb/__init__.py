"""Rules of thumb: a quick, sensible player for each game, which also plays on when a search looks ahead."""

from __future__ import annotations

from undercroft.players.player import Player
from undercroft.players.random import RandomPlayer
from undercroft.players.thumb.dungeon_raiders import RaidThumb
from undercroft.players.thumb.dungeon_roll import RollThumb
from undercroft.players.thumb.dungeoneer import DungeonThumb

_THUMBS: dict[str, type[Player]] = {
    "dungeon-roll": RollThumb,
    "dungeon-raiders": RaidThumb,
    "dungeoneer": DungeonThumb,
}


def make_thumb(game_id: str) -> Player:
    """The game's rule of thumb; a game without one is played at random."""
    return _THUMBS[game_id]() if game_id in _THUMBS else RandomPlayer(game_id)
