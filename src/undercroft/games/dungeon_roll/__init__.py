"""Dungeon Roll: push your luck, three delves each."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from undercroft.engine.chance import Chance
from undercroft.engine.decision import Decision, Option, Play
from undercroft.engine.errors import Why
from undercroft.engine.game import Game
from undercroft.engine.outcome import Outcome
from undercroft.games.dungeon_roll import scoring, setting_up
from undercroft.games.dungeon_roll.content.heroes import NOBODY
from undercroft.games.dungeon_roll.delve import level
from undercroft.games.dungeon_roll.events import EVENT_RULES
from undercroft.games.dungeon_roll.forecast import RollForecast, forecast
from undercroft.games.dungeon_roll.options import VERBS
from undercroft.games.dungeon_roll.parts import CONTENTS, PARTS
from undercroft.games.dungeon_roll.refusals import why_not
from undercroft.games.dungeon_roll.setup_options import RollSetup
from undercroft.games.dungeon_roll.state import RollState
from undercroft.games.dungeon_roll.view import RollView, view


class DungeonRoll(Game[RollState]):
    id = "dungeon-roll"
    version = 2
    reads = (1,)
    seats = range(1, 5)
    shelf = 1
    minutes = 15
    setup_type = RollSetup
    folder = Path(__file__).parent
    event_rules = EVENT_RULES
    verbs = VERBS
    parts = PARTS

    def check_setup(self, seats: int, setup: Any) -> None:
        setting_up.check(seats, setup)

    def contents(self, setup: Any) -> Mapping[str, object]:
        return CONTENTS

    def new(self, seats: int, setup: Any, chance: Chance) -> RollState:
        return setting_up.set_up(seats, setup, chance)

    def turn(self, s: RollState) -> Play[None]:
        """A level of the dungeon; before the first one, if so agreed, the choice of a hero."""
        if s.me.card is NOBODY:
            return setting_up.choose_hero(s)
        return level(s)

    def outcome(self, s: RollState) -> Outcome | None:
        return None if s.level else scoring.outcome(s)

    def view(self, s: RollState, seat: int | None) -> RollView:
        return view(s, seat)

    def deal_anew(self, s: RollState, seat: int | None) -> None:
        """Nothing is hidden but what chance will bring, and that is fresh already."""

    def why_not(self, s: RollState, decision: Decision, option: Option) -> Why | None:
        return why_not(s, decision, option)

    def forecast(self, s: RollState, seat: int, option: Option) -> RollForecast | None:
        return forecast(s, seat, option)


GAME = DungeonRoll()
