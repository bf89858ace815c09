"""Boards: how each game's table is drawn in a terminal."""

from __future__ import annotations

from undercroft.terminal.boards.board import Board
from undercroft.terminal.boards.dungeon_raiders import RaidBoard
from undercroft.terminal.boards.dungeon_roll import RollBoard
from undercroft.terminal.boards.dungeoneer import DungeonBoard

_BOARDS: dict[str, type[Board]] = {"dungeon-raiders": RaidBoard, "dungeon-roll": RollBoard, "dungeoneer": DungeonBoard}


def board_for(game_id: str) -> Board:
    """The game's own board, or the one that draws any game's view."""
    return _BOARDS.get(game_id, Board)()
