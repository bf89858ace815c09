"""Why not: for each thing one can do, the rule that is asked about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.engine.decision import Decision, Option, Verb
from undercroft.engine.errors import Why, not_asked
from undercroft.games.dungeon_roll import options as do
from undercroft.games.dungeon_roll.any_time import cannot_use, cannot_use_ability
from undercroft.games.dungeon_roll.companions import MONSTER, NUMBER
from undercroft.games.dungeon_roll.content.treasures import TREASURES
from undercroft.games.dungeon_roll.leaving import cannot_flee, cannot_go_on, cannot_leave
from undercroft.games.dungeon_roll.setting_up import cannot_choose
from undercroft.games.dungeon_roll.state import RollState
from undercroft.games.dungeon_roll.uses import (
    band_of,
    cannot_drink_potions,
    cannot_fight,
    cannot_fight_and,
    cannot_open_chests,
    cannot_read,
    cannot_slay,
)

PHASES: Final = ("monsters", "loot", "dragon", "regroup")

_ONLY_IN: Final = {
    do.FIGHT: Why("other-phase", "ROLL-ADV-01", phase="monsters"),
    do.FIGHT_AND: Why("other-phase", "ROLL-ADV-01", phase="monsters"),
    do.READ: Why("other-phase", "ROLL-MON-09", phase="monsters"),
    do.OPEN: Why("other-phase", "ROLL-LOOT-08", phase="loot"),
    do.DRINK: Why("other-phase", "ROLL-LOOT-08", phase="loot"),
    do.SLAY: Why("other-phase", "ROLL-DRG-02", phase="dragon"),
    do.SLAY_WITH_TWO: Why("other-phase", "ROLL-DRG-02", phase="dragon"),
}
"""ROLL-ADV-01: what is done in one phase only."""


def why_not(s: RollState, decision: Decision, option: Option) -> Why | None:
    """The reason, or ``None`` where nothing speaks against it."""
    verb, asked = option.verb, decision.kind
    if verb is do.CHOOSE_HERO and asked == "choose-hero":
        return cannot_choose(s, do.HERO.of(option))
    if asked in PHASES and verb in _REASONS:
        return _other_phase(s, asked, verb) or _REASONS[verb](s, asked, option)
    if option in decision.options:
        return None
    missing = _IN_A_QUESTION.get((asked, verb))
    return not_asked(decision) if missing is None else missing(option)


def _other_phase(s: RollState, phase: str, verb: Verb) -> Why | None:
    """Some loot while monsters stand, the others when none does."""
    why = _ONLY_IN.get(verb)
    if why is None or why.details["phase"] == phase:
        return None
    early = phase == "monsters" and s.me.side.loots_early and verb in (do.OPEN, do.DRINK)
    return None if early else why


def _fight(s: RollState, phase: str, option: Option) -> Why | None:
    companion, monster = NUMBER[do.COMPANION.of(option)], MONSTER[do.MONSTER_NAME.of(option)]
    return cannot_fight(s, companion, monster, do.COUNT.of(option))


def _fight_and(s: RollState, phase: str, option: Option) -> Why | None:
    companion, monster = NUMBER[do.COMPANION.of(option)], MONSTER[do.MONSTER_NAME.of(option)]
    return cannot_fight_and(s, companion, monster, do.COUNT.of(option), MONSTER[do.EXTRA.of(option)])


def _open(s: RollState, phase: str, option: Option) -> Why | None:
    return cannot_open_chests(s, NUMBER[do.COMPANION.of(option)], do.COUNT.of(option))


def _drink(s: RollState, phase: str, option: Option) -> Why | None:
    return cannot_drink_potions(s, NUMBER[do.COMPANION.of(option)], do.COUNT.of(option))


def _slay(s: RollState, phase: str, option: Option) -> Why | None:
    return cannot_slay(s, tuple([NUMBER[name] for name in band_of(option)]))


def _leave(s: RollState, phase: str, option: Option) -> Why | None:
    return cannot_leave(s, phase, option.verb)


def _flee(s: RollState, phase: str, option: Option) -> Why | None:
    return cannot_flee(s, phase)


_REASONS: Final[dict[Verb, Callable[[RollState, str, Option], Why | None]]] = {
    do.FIGHT: _fight,
    do.FIGHT_AND: _fight_and,
    do.OPEN: _open,
    do.DRINK: _drink,
    do.SLAY: _slay,
    do.SLAY_WITH_TWO: _slay,
    do.READ: lambda s, phase, option: cannot_read(s, NUMBER[do.SCROLL_NAME.of(option)]),
    do.USE: lambda s, phase, option: cannot_use(s, TREASURES.index(do.USED.of(option))),
    do.ABILITY: lambda s, phase, option: cannot_use_ability(s, do.ABILITY_NAME.of(option)),
    do.ONWARD: lambda s, phase, option: cannot_go_on(s, phase),
    do.FLEE: _flee,
    do.FLEE_THE_DRAGON: _flee,
    do.REST: _leave,
    do.LEGEND: _leave,
    do.SEEK_GLORY: _leave,
}
"""In the four phases of a level."""

# -- in the smaller questions -----------------------------------------------------------------


def _not_there(option: Option) -> Why:
    return Why("not-standing", "ROLL-HERO-07", monster=do.MONSTER_NAME.of(option))


_ROLLING_AGAIN: Final = ("reroll", "presence", "muster")
_AIMING: Final = ("charm", "strike")

_IN_A_QUESTION: Final[dict[tuple[str, Verb], Callable[[Option], Why]]] = {
    **{(kind, do.PICK): lambda option: Why("no-such-die", "ROLL-MON-10") for kind in _ROLLING_AGAIN},
    **{(kind, do.ROLL): lambda option: Why("pick-first", "ROLL-MON-10") for kind in _ROLLING_AGAIN},
    **{(kind, do.ROLL_MONSTERS): lambda option: Why("no-monster-to-roll", "ROLL-MON-10") for kind in _ROLLING_AGAIN},
    **{(kind, do.KEEP): lambda option: Why("must-roll", "ROLL-MON-10") for kind in _ROLLING_AGAIN},
    **{(kind, do.ENOUGH): lambda option: Why("must-choose", "ROLL-HERO-07") for kind in _AIMING},
    **{(kind, do.TARGET): _not_there for kind in _AIMING},
    ("how-many", do.HOW_MANY): lambda option: Why("too-many", "ROLL-HERO-07", count=do.COUNT.of(option)),
    ("tithe", do.TITHE): lambda option: Why("no-treasure", "ROLL-ABIL-06", treasure=do.TREASURE.of(option)),
}
"""Why something is missing among the options of a smaller question that it belongs to."""
