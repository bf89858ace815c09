"""What is on the table in New Game."""

from __future__ import annotations

from typing import Self

from mypy_extensions import mypyc_attr

from undercroft.engine.chance import Chance
from undercroft.engine.state import State
from undercroft.games.new_game.setup_options import NewGameSetup


@mypyc_attr(allow_interpreted_subclasses=True)
class NewGameState(State):
    """The whole table."""

    __slots__ = ("bag", "digger", "finds", "setup", "turns")

    def __init__(self, seats: int, setup: NewGameSetup, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.setup = setup
        self.finds = [0] * seats
        """What each has brought out."""
        self.bag = 0
        """What the digger has found in this turn."""
        self.digger = 0
        self.turns = 0
        """How many turns are over."""

    def copy(self) -> Self:
        twin = super().copy()
        twin.setup = self.setup
        twin.finds = self.finds[:]
        twin.bag = self.bag
        twin.digger = self.digger
        twin.turns = self.turns
        return twin
