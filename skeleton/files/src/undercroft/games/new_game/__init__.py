"""New Game: dig for finds, and leave before the roof comes down."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from undercroft.engine.chance import Chance
from undercroft.engine.decision import Decision, Option, Play
from undercroft.engine.errors import Why
from undercroft.engine.game import Game
from undercroft.engine.outcome import Outcome
from undercroft.games.new_game.digging import outcome, turn
from undercroft.games.new_game.events import EVENT_RULES
from undercroft.games.new_game.options import VERBS
from undercroft.games.new_game.parts import PARTS
from undercroft.games.new_game.refusals import why_not
from undercroft.games.new_game.setup_options import NewGameSetup
from undercroft.games.new_game.state import NewGameState
from undercroft.games.new_game.view import NewGameView, view


class NewGame(Game[NewGameState]):
    id = "new-game"
    version = 1
    seats = range(2, 5)
    setup_type = NewGameSetup
    folder = Path(__file__).parent
    event_rules = EVENT_RULES
    verbs = VERBS
    parts = PARTS

    def new(self, seats: int, setup: Any, chance: Chance) -> NewGameState:
        return NewGameState(seats, setup, chance)

    def turn(self, s: NewGameState) -> Play[None]:
        return turn(s)

    def outcome(self, s: NewGameState) -> Outcome | None:
        return outcome(s)

    def view(self, s: NewGameState, seat: int | None) -> NewGameView:
        return view(s)

    def deal_anew(self, s: NewGameState, seat: int | None) -> None:
        """Nothing is hidden but what chance will bring, and that is fresh already."""

    def why_not(self, s: NewGameState, decision: Decision, option: Option) -> Why | None:
        return why_not(option)


GAME = NewGame()
