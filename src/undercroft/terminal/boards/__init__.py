"""Boards: how each game's table is drawn in a terminal. A game's own is ``BOARD`` in the module of its room's name."""

from __future__ import annotations

from undercroft.games import companion
from undercroft.terminal.boards.board import Board


def board_for(game_id: str) -> Board:
    """The game's own board, or the one that draws any game's view."""
    own: type[Board] | None = companion(game_id, "board", "terminal.boards")
    return Board() if own is None else own()
