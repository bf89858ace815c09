"""One turn of the engine: a phase, or one action within it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.engine.decision import Play
from undercroft.games.dungeoneer.bands import next_band, next_band_is_due
from undercroft.games.dungeoneer.discard_and_draw import discard_and_draw_phase, pass_turn
from undercroft.games.dungeoneer.effects import bonuses, cards, choices, health, monsters, moving, points
from undercroft.games.dungeoneer.ending import MatchDecided
from undercroft.games.dungeoneer.feats import feats_phase
from undercroft.games.dungeoneer.limits import keep_limits, over_limits
from undercroft.games.dungeoneer.location_phase import location_phase
from undercroft.games.dungeoneer.no_blank_spots import build
from undercroft.games.dungeoneer.recovery import recovery_phase
from undercroft.games.dungeoneer.resurrection import revive
from undercroft.games.dungeoneer.setting_up import choose_hero, draw_first_hand
from undercroft.games.dungeoneer.state import (
    BUILDING,
    CHOOSING,
    DEALING,
    DRAW,
    FEATS,
    LOCATION,
    RECOVERY,
    VILLAINY,
    DungeonState,
)
from undercroft.games.dungeoneer.villainy import abandon, villainy_phase

DEEDS: Final = (bonuses, cards, choices, health, monsters, moving, points)
"""Loaded so that every deed of the vocabulary has its function."""

BEFORE_PLAY: Final = (CHOOSING, DEALING, BUILDING)

PHASE: Final[dict[int, Callable[[DungeonState], Play[None]]]] = {
    CHOOSING: choose_hero,
    DEALING: draw_first_hand,
    BUILDING: build,
    RECOVERY: recovery_phase,
    VILLAINY: villainy_phase,
    LOCATION: location_phase,
    FEATS: feats_phase,
    DRAW: discard_and_draw_phase,
}


def turn(s: DungeonState) -> Play[None]:
    """DGN-TURN-01: the phase that it is. Before that: new heroes for the defeated, inventories within their limits, a
    new band, the next player."""
    try:
        if s.phase in BEFORE_PLAY:
            yield from PHASE[s.phase](s)
        elif s.reviving:
            yield from revive(s)
        elif (over := over_limits(s)) is not None:
            yield from keep_limits(s, over)
        elif next_band_is_due(s):
            yield from next_band(s)
        elif not s.me.alive:
            abandon(s)
            pass_turn(s)
        else:
            yield from PHASE[s.phase](s)
    except MatchDecided:
        return
