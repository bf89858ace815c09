"""Dungeon Raiders: five levels, secret cards, treasure for the bold, and the weakest never wins."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from undercroft.engine.chance import Chance
from undercroft.engine.decision import Decision, Option, Play
from undercroft.engine.errors import Why
from undercroft.engine.game import Game
from undercroft.engine.outcome import Outcome
from undercroft.games.dungeon_raiders import ending, setting_up
from undercroft.games.dungeon_raiders.content.characters import NOBODY
from undercroft.games.dungeon_raiders.events import EVENT_RULES
from undercroft.games.dungeon_raiders.forecast import RaidForecast, forecast
from undercroft.games.dungeon_raiders.hidden import deal_anew
from undercroft.games.dungeon_raiders.options import VERBS
from undercroft.games.dungeon_raiders.parts import CONTENTS, PARTS
from undercroft.games.dungeon_raiders.refusals import why_not
from undercroft.games.dungeon_raiders.rooms import play_room
from undercroft.games.dungeon_raiders.setup_options import RaidSetup
from undercroft.games.dungeon_raiders.state import RaidState
from undercroft.games.dungeon_raiders.view import RaidView, view


class DungeonRaiders(Game[RaidState]):
    id = "dungeon-raiders"
    version = 1
    seats = range(2, 6)
    shelf = 2
    age = 8
    minutes = 20
    setup_type = RaidSetup
    hidden = True
    folder = Path(__file__).parent
    event_rules = EVENT_RULES
    verbs = VERBS
    parts = PARTS

    def check_setup(self, seats: int, setup: Any) -> None:
        setting_up.check(seats, setup)

    def contents(self, setup: Any) -> Mapping[str, object]:
        return CONTENTS

    def new(self, seats: int, setup: Any, chance: Chance) -> RaidState:
        return setting_up.set_up(seats, setup, chance)

    def turn(self, s: RaidState) -> Play[None]:
        """A room; before the first one, if so agreed, the choice of a character."""
        if s.raiders[-1].character is NOBODY:
            return setting_up.choose_character(s)
        return play_room(s)

    def outcome(self, s: RaidState) -> Outcome | None:
        return ending.outcome(s)

    def view(self, s: RaidState, seat: int | None) -> RaidView:
        return view(s, seat)

    def deal_anew(self, s: RaidState, seat: int | None) -> None:
        deal_anew(s, seat)

    def face_down(self, s: RaidState) -> dict[int, Option]:
        """RAID-ITM-07: cards of the others, while somebody looks by the light of a torch."""
        return {raider.seat: raider.face_down for raider in s.raiders if raider.face_down is not None}

    def why_not(self, s: RaidState, decision: Decision, option: Option) -> Why | None:
        return why_not(s, decision, option)

    def forecast(self, s: RaidState, seat: int, option: Option) -> RaidForecast | None:
        return forecast(s, seat, option)


GAME = DungeonRaiders()
