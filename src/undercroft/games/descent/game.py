"""Descent as the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from undercroft.engine.chance import Chance
from undercroft.engine.decision import Decision, Option, Play
from undercroft.engine.errors import Why
from undercroft.engine.game import Game
from undercroft.engine.outcome import Outcome
from undercroft.engine.sides import Sides
from undercroft.games.descent import ending, setting_up
from undercroft.games.descent.abilities import every as every_ability
from undercroft.games.descent.circumstances import circumstances
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.content.earlier import NEWEST
from undercroft.games.descent.content.quests import SHELF
from undercroft.games.descent.events import EVENT_RULES
from undercroft.games.descent.forecast import DescentForecast, forecast, outlook
from undercroft.games.descent.hidden import deal_anew
from undercroft.games.descent.moments import MOMENTS
from undercroft.games.descent.options import VERBS
from undercroft.games.descent.packs import ROOM
from undercroft.games.descent.parts import PARTS, contents_of
from undercroft.games.descent.presets import PRESETS
from undercroft.games.descent.quests import every as every_quest
from undercroft.games.descent.refusals import why_not
from undercroft.games.descent.setup_options import DescentSetup, quest_id
from undercroft.games.descent.state import THE_OVERLORD, DescentState
from undercroft.games.descent.turn import turn
from undercroft.games.descent.view import DescentView, view

ANSWERS = ("answer", "stand-at", "surge", "aim", "choose", "go")
"""Decisions that come up in one's own turn too, when something happens."""
READ = (every_ability.EVERY, every_quest.EVERY)
"""All abilities and scripts, so that they are entered."""


class Descent(Game[DescentState]):
    id = "descent"
    version = NEWEST
    reads = (3, 4)
    seats = range(2, 6)
    shelf = 5
    setup_type = DescentSetup
    presets = PRESETS
    hidden = True
    folder = ROOM
    event_rules = EVENT_RULES
    verbs = (*VERBS, *MOMENTS.verbs)
    moments = MOMENTS
    parts = PARTS
    packs = SHELF

    def sides(self, seats: int, setup: Any) -> Sides:
        """DESC-OVW-02: one overlord, all others are heroes."""
        return ((THE_OVERLORD,), tuple(range(1, seats)))

    def roles(self, seats: int, setup: Any) -> tuple[str, ...]:
        return ("overlord-side", "heroes-side")

    def check_setup(self, seats: int, setup: Any) -> None:
        setting_up.check(setup)

    def contents(self, setup: Any) -> Mapping[str, object]:
        return contents_of(setup)

    def content(self, setup: Any) -> Mapping[str, str]:
        """A quest that somebody wrote has a digest; those of the box are part of the rules."""
        name = quest_id(setup)
        return {} if name in BOX.quests else {name: SHELF.find(name).digest}

    def new(self, seats: int, setup: Any, chance: Chance) -> DescentState:
        return setting_up.set_up(seats, setup, chance)

    def turn(self, s: DescentState) -> Play[None]:
        return turn(s)

    def outcome(self, s: DescentState) -> Outcome | None:
        return ending.outcome(s)

    def view(self, s: DescentState, seat: int | None) -> DescentView:
        return view(s, seat)

    def deal_anew(self, s: DescentState, seat: int | None) -> None:
        deal_anew(s, seat)

    def in_turn(self, s: DescentState, decision: Decision) -> bool:
        return decision.kind not in ANSWERS

    def circumstances(self, s: DescentState, decision: Decision) -> Sequence[str]:
        return circumstances(s, decision)

    def why_not(self, s: DescentState, decision: Decision, option: Option) -> Why | None:
        return why_not(s, decision, option)

    def forecast(self, s: DescentState, seat: int, option: Option) -> DescentForecast | None:
        return forecast(s, seat, option)

    def outlook(self, s: DescentState, seat: int) -> DescentForecast | None:
        return outlook(s, seat)


GAME = Descent()
