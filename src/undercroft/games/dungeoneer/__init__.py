"""Dungeoneer: Wrath of the Serpent Goddess. Every player is a hero, and the dungeon lord of all the others."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from undercroft.engine.chance import Chance
from undercroft.engine.decision import Decision, Option, Play
from undercroft.engine.errors import Why
from undercroft.engine.game import Game
from undercroft.engine.outcome import Outcome
from undercroft.games.dungeoneer import ending, setting_up
from undercroft.games.dungeoneer.content.packs import SHELF
from undercroft.games.dungeoneer.events import EVENT_RULES
from undercroft.games.dungeoneer.forecast import ahead, forecast, outlook
from undercroft.games.dungeoneer.forecast_parts import DungeonForecast
from undercroft.games.dungeoneer.hidden import deal_anew
from undercroft.games.dungeoneer.moments import MOMENTS
from undercroft.games.dungeoneer.options import VERBS
from undercroft.games.dungeoneer.parts import PARTS, contents_of
from undercroft.games.dungeoneer.refusals import why_not
from undercroft.games.dungeoneer.setup_options import DungeonSetup
from undercroft.games.dungeoneer.state import DungeonState
from undercroft.games.dungeoneer.turn import turn
from undercroft.games.dungeoneer.view import DungeonView, view

ANSWERS = ("ready", "respond", "meddle", "reroll")
"""Decisions that come up in one's own turn too, when something happens or others act."""


class Dungeoneer(Game[DungeonState]):
    id = "dungeoneer"
    version = 8
    seats = range(1, 5)
    shelf = 3
    minutes = 45
    setup_type = DungeonSetup
    hidden = True
    folder = Path(__file__).parent
    event_rules = EVENT_RULES
    verbs = (*VERBS, *MOMENTS.verbs)
    moments = MOMENTS
    parts = PARTS
    packs = SHELF

    def check_setup(self, seats: int, setup: Any) -> None:
        setting_up.check(seats, setup)

    def contents(self, setup: Any) -> Mapping[str, object]:
        return contents_of(setting_up.box_of(setup))

    def content(self, setup: Any) -> Mapping[str, str]:
        return {pack.id: pack.digest for pack in setting_up.box_of(setup).packs}

    def new(self, seats: int, setup: Any, chance: Chance) -> DungeonState:
        return setting_up.set_up(seats, setup, chance)

    def turn(self, s: DungeonState) -> Play[None]:
        return turn(s)

    def outcome(self, s: DungeonState) -> Outcome | None:
        return ending.outcome(s)

    def view(self, s: DungeonState, seat: int | None) -> DungeonView:
        return view(s, seat)

    def deal_anew(self, s: DungeonState, seat: int | None) -> None:
        deal_anew(s, seat)

    def in_turn(self, s: DungeonState, decision: Decision) -> bool:
        return decision.seat == s.active and decision.kind not in ANSWERS

    def why_not(self, s: DungeonState, decision: Decision, option: Option) -> Why | None:
        return why_not(s, decision, option)

    def forecast(self, s: DungeonState, seat: int, option: Option) -> DungeonForecast | None:
        return forecast(s, seat, option)

    def outlook(self, s: DungeonState, seat: int) -> DungeonForecast | None:
        return outlook(s, seat)

    def ahead(self, s: DungeonState, decision: Decision) -> DungeonForecast | None:
        return ahead(s, decision)


GAME = Dungeoneer()
