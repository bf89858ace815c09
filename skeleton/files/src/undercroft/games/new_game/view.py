"""What a seat may know of a match of New Game: everything."""

from __future__ import annotations

from undercroft.engine.game import View
from undercroft.games.new_game.state import NewGameState


class NewGameView(View, frozen=True):
    digger: int
    bag: int
    finds: list[int]
    turns: int


def view(s: NewGameState) -> NewGameView:
    return NewGameView(s.digger, s.bag, s.finds[:], s.turns)
