"""Leaving a phase, a level or the dungeon: when that can be done, and how a delve ends."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Option, Verb
from undercroft.engine.errors import Why
from undercroft.games.dungeon_roll.content.dice import DEEPEST_LEVEL
from undercroft.games.dungeon_roll.options import LEGEND, USE
from undercroft.games.dungeon_roll.spoils import gain_xp
from undercroft.games.dungeon_roll.state import NO_PHASE, RollState

# -- when -------------------------------------------------------------------------------------

_NOTHING_TO_FLEE: Final = Why("nothing-to-flee", "ROLL-MON-06")
_MONSTERS_STAND: Final = Why("monsters-stand", "ROLL-MON-06")
_LEVEL_NOT_DONE: Final = Why("monsters-stand", "ROLL-REG-15")
_DRAGON_AWAKE: Final = Why("dragon-awake", "ROLL-REG-15")
_LEVEL_DONE: Final = Why("level-done", "ROLL-REG-03")
_IN_REGROUP: Final = Why("other-phase", "ROLL-REG-03", phase="regroup")
_MUST_STOP: Final = Why("must-stop", "ROLL-REG-07")
_NOT_DEEPEST: Final = Why("not-deepest", "ROLL-REG-07")


def cannot_flee(s: RollState, phase: str) -> Why | None:
    """ROLL-MON-06, ROLL-DRG-05: from monsters that stand, and from the dragon."""
    return None if phase == "dragon" or (phase == "monsters" and s.monsters) else _NOTHING_TO_FLEE


def cannot_go_on(s: RollState, phase: str) -> Why | None:
    """ROLL-ADV-01, ROLL-LOOT-10: to the next phase, once no monster stands; loot may be left."""
    if phase == "monsters" and s.monsters:
        return _MONSTERS_STAND
    return _DRAGON_AWAKE if phase == "dragon" else _LEVEL_DONE if phase == "regroup" else None


def cannot_leave(s: RollState, phase: str, how: Verb) -> Why | None:
    """ROLL-REG-03, ROLL-REG-15: rest or seek glory when all else on the level is done; on level 10 one is a living
    legend and must stop (ROLL-REG-07)."""
    if phase == "regroup":
        return _cannot_regroup(s, how)
    if phase == "dragon":
        return _DRAGON_AWAKE
    return _LEVEL_NOT_DONE if s.monsters else _IN_REGROUP


def _cannot_regroup(s: RollState, how: Verb) -> Why | None:
    if how is LEGEND:
        return None if s.level == DEEPEST_LEVEL else _NOT_DEEPEST
    return _MUST_STOP if s.level == DEEPEST_LEVEL else None


# -- how a delve ends -------------------------------------------------------------------------


def flee(s: RollState, choice: Option) -> None:
    """ROLL-MON-07, ROLL-MON-08, ROLL-DRG-06, ROLL-DRG-07: the delve ends and gives no experience."""
    me = s.me
    if s.setup.fleeing == "forfeits":
        me.xp = s.xp_before
    if s.events is not None:
        s.tell("fled", seat=me.seat, level=s.level)
    end_delve(s)


def retire(s: RollState, choice: Option) -> None:
    """ROLL-REG-04, ROLL-REG-08, ROLL-TRS-23: leave with as much XP as the level die shows."""
    me = s.me
    how = "portal" if choice.verb is USE else choice.verb.name
    if s.level == DEEPEST_LEVEL:
        me.earn("dungeon-conqueror")
    if s.seven_rolled:
        me.earn("never-tell-me-the-odds")
    if s.events is not None:
        s.tell(how, seat=me.seat, level=s.level)
    gain_xp(s, s.level)
    end_delve(s)


def end_delve(s: RollState) -> None:
    """ROLL-REG-06, ROLL-AEND-01, ROLL-AEND-02: all dice are passed on; the Dungeon Lord is the next adventurer."""
    s.me.delves += 1
    s.level = 0
    s.phase = NO_PHASE
    s.party = [0] * 6
    s.dungeon = [0] * 5
    s.allies = [0] * 6
    s.graveyard = 0
    s.lair = 0
    s.me = s.adventurers[s.lord]
