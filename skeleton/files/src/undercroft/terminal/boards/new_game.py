"""The table of New Game in a terminal."""

from __future__ import annotations

from undercroft.terminal.boards.board import Board


class NewGameBoard(Board):
    """As any game is drawn; what it should draw itself goes here."""


BOARD = NewGameBoard
