"""The game of Talisman, for the engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.engine.chance import Chance
from undercroft.engine.decision import Decision, Option, Play
from undercroft.engine.errors import Why
from undercroft.engine.game import Game
from undercroft.engine.outcome import Outcome
from undercroft.games.talisman import ending, setting_up
from undercroft.games.talisman.box import box_for
from undercroft.games.talisman.content.schema import PARTS as PACK_IDS
from undercroft.games.talisman.events import EVENT_RULES
from undercroft.games.talisman.forecast import TalismanForecast, forecast, outlook
from undercroft.games.talisman.hidden import deal_anew
from undercroft.games.talisman.moments import MOMENTS
from undercroft.games.talisman.options import VERBS
from undercroft.games.talisman.packs import ROOM
from undercroft.games.talisman.parts import PARTS, contents_of
from undercroft.games.talisman.presets import PRESETS
from undercroft.games.talisman.refusals import why_not
from undercroft.games.talisman.setup_options import TalismanSetup
from undercroft.games.talisman.state import TalismanState
from undercroft.games.talisman.turn import turn
from undercroft.games.talisman.view import TalismanView, view


class Talisman(Game[TalismanState]):
    id = "talisman"
    version = 5
    reads = (3, 4)
    seats = range(1, 7)
    shelf = 4
    setup_type = TalismanSetup
    presets = PRESETS
    hidden = True
    folder = ROOM
    event_rules = EVENT_RULES
    verbs = (*VERBS, *MOMENTS.verbs)
    moments = MOMENTS
    parts = PARTS

    def check_setup(self, seats: int, setup: Any) -> None:
        setting_up.check(seats, setup)

    def contents(self, setup: Any) -> Mapping[str, object]:
        return contents_of(box_for(setup.expansion))

    def content(self, setup: Any) -> Mapping[str, str]:
        made = box_for(setup.expansion).content
        return {part: made.digest(part) for part in PACK_IDS if part == "base" or setup.expansion != "none"}

    def new(self, seats: int, setup: Any, chance: Chance) -> TalismanState:
        return setting_up.set_up(seats, setup, chance)

    def turn(self, s: TalismanState) -> Play[None]:
        return turn(s)

    def outcome(self, s: TalismanState) -> Outcome | None:
        return ending.outcome(s)

    def view(self, s: TalismanState, seat: int | None) -> TalismanView:
        return view(s, seat)

    def deal_anew(self, s: TalismanState, seat: int | None) -> None:
        deal_anew(s, seat)

    def in_turn(self, s: TalismanState, decision: Decision) -> bool:
        return decision.seat == s.active and decision.kind != "window"

    def why_not(self, s: TalismanState, decision: Decision, option: Option) -> Why | None:
        return why_not(s, decision, option)

    def forecast(self, s: TalismanState, seat: int, option: Option) -> TalismanForecast | None:
        return forecast(s, seat, option)

    def outlook(self, s: TalismanState, seat: int) -> TalismanForecast | None:
        return outlook(s, seat)


GAME = Talisman()
