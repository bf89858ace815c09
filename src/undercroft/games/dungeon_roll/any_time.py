"""What can be used at any time: treasures that are not companions, and the hero's one-off ability."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.engine.decision import Option
from undercroft.engine.errors import Why
from undercroft.games.dungeon_roll.content.treasures import BAIT, ELIXIR, NO_TREASURES, PORTAL, RING, TREASURES
from undercroft.games.dungeon_roll.options import USE

if TYPE_CHECKING:
    from undercroft.games.dungeon_roll.content.heroes import Side
    from undercroft.games.dungeon_roll.state import Adventurer, RollState

USE_ELIXIR: Final = USE(TREASURES[ELIXIR])
USE_RING: Final = USE(TREASURES[RING])
USE_BAIT: Final = USE(TREASURES[BAIT])
USE_PORTAL: Final = USE(TREASURES[PORTAL])

_NOT_HELD: Final = [Why("no-treasure", "ROLL-TRS-01", treasure=treasure) for treasure in TREASURES]
_NO_USE_FOR_TREASURE: Final = Why("nothing-to-do", "ROLL-TRS-01")
_NO_USE_FOR_ABILITY: Final = Why("nothing-to-do", "ROLL-MON-12")
_EXHAUSTED: Final = Why("exhausted", "ROLL-MON-12")
_NOT_YOUR_HERO: Final = Why("not-your-hero", "ROLL-HERO-04")


def any_time(s: RollState, me: Adventurer, side: Side) -> list[Option]:
    """ROLL-TRS-01, ROLL-MON-12: treasures and the one-off ability, wherever they have something to work on."""
    options: list[Option] = []
    ability = side.ability
    if ability.usable is not None and cannot_use_ability(s, ability.name) is None:
        options.append(ability.option)
    held = me.treasures
    if held != NO_TREASURES:
        options += treasures_of_use(s, held)
    return options


def treasures_of_use(s: RollState, held: list[int]) -> list[Option]:
    options: list[Option] = []
    if held[ELIXIR] and cannot_use(s, ELIXIR) is None:
        options.append(USE_ELIXIR)
    if held[RING] and cannot_use(s, RING) is None:
        options.append(USE_RING)
    if held[BAIT] and cannot_use(s, BAIT) is None:
        options.append(USE_BAIT)
    if held[PORTAL] and cannot_use(s, PORTAL) is None:
        options.append(USE_PORTAL)
    return options


def cannot_use_ability(s: RollState, name: str) -> Why | None:
    """ROLL-HERO-04, ROLL-MON-12: once in a delve, what stands on the side of the card that is up."""
    me = s.me
    ability = me.side.ability
    if name != ability.name or ability.usable is None:
        return _NOT_YOUR_HERO
    if me.exhausted:
        return _EXHAUSTED
    return None if ability.usable(s) else _NO_USE_FOR_ABILITY


def cannot_use(s: RollState, kind: int) -> Why | None:
    """ROLL-TRS-15 to ROLL-TRS-23: a token that one holds and that has something to work on."""
    if not s.me.treasures[kind]:
        return _NOT_HELD[kind]
    return None if _has_use(s, kind) else _NO_USE_FOR_TREASURE


def bait_takes(s: RollState) -> int:
    """ROLL-TRS-21: all dice of the level (or the monsters only, if the set-up says so)."""
    return s.monsters if s.setup.bait == "monsters" else sum(s.dungeon)


def _has_use(s: RollState, kind: int) -> bool:
    """ROLL-TRS-15 to ROLL-TRS-23: whether there is something for a token to work on. A way home is always of use."""
    if kind == ELIXIR:
        return s.graveyard > 0
    if kind == RING:
        return s.lair > 0
    return kind == PORTAL or bait_takes(s) > 0
