"""Why not: which rule forbids an option that is not on offer."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.engine.decision import Decision, Option, Verb
from undercroft.engine.errors import Why, not_asked
from undercroft.games.dungeon_roll.companions import MONSTER, NUMBER, count_at_hand, most_defeated, most_opened, roles
from undercroft.games.dungeon_roll.content.dice import CHEST, DEEPEST_LEVEL, POTION
from undercroft.games.dungeon_roll.content.treasures import TREASURES
from undercroft.games.dungeon_roll.options import (
    ABILITY,
    CHOOSE_HERO,
    DRINK,
    FIGHT,
    FIGHT_AND,
    FLEE,
    LEGEND,
    ONWARD,
    OPEN,
    READ,
    REST,
    SEEK_GLORY,
    SLAY,
    SLAY_WITH_TWO,
    USE,
)
from undercroft.games.dungeon_roll.state import RollState

PHASES = ("monsters", "loot", "dragon", "regroup")


def why_not(s: RollState, decision: Decision, option: Option) -> Why | None:
    """The reason, or ``None`` where there is none."""
    if option in decision.options:
        return None
    verb = option.verb
    if decision.kind not in PHASES or verb not in _REASONS:
        return not_asked(decision)
    return _REASONS[verb](s, decision.kind, verb, *option.args)


def _missing(s: RollState, companion: str) -> Why | None:
    """ROLL-MON-03: only what is available can be used."""
    if count_at_hand(s, NUMBER[companion]):
        return None
    return Why("no-such-companion", "ROLL-MON-03", f"there is no {companion} at hand", companion=companion)


def _fight(s: RollState, phase: str, verb: Verb, companion: str, monster: str, count: int, extra: str = "") -> Why:
    kind = MONSTER[monster]
    kinds = roles(s.me.side, NUMBER[companion])
    if phase != "monsters":
        return Why("wrong-phase", "ROLL-ADV-01", "monsters are fought in the monster phase")
    missing = _missing(s, companion)
    if missing:
        return missing
    if not kinds:
        return Why("not-a-companion", "ROLL-MON-01", f"a {companion} is not a companion", companion=companion)
    if not s.dungeon[kind]:
        return Why("not-standing", "ROLL-MON-22", f"no {monster} stands here", monster=monster)
    if extra and s.me.side.inspires not in kinds:
        return Why("not-your-hero", "ROLL-MON-22", f"the hero does not inspire a {companion}", companion=companion)
    if most_defeated(kinds, kind, s.dungeon[kind]) < count:
        rule = verb.rule(companion, monster, count, *([extra] if extra else []))
        return Why("too-many", rule, f"a {companion} cannot defeat so many", count=count)
    return Why("not-standing", "ROLL-MON-22", f"no {extra} is left for that", monster=extra)


def _loot(s: RollState, phase: str, verb: Verb, companion: str, count: int) -> Why:
    die = CHEST if verb is OPEN else POTION
    name = "chest" if verb is OPEN else "potion"
    if phase == "monsters" and not s.me.side.loots_early:
        return Why("monsters-stand", "ROLL-ADV-01", "loot comes after the monsters")
    if phase not in ("monsters", "loot"):
        return Why("wrong-phase", "ROLL-LOOT-08", "the loot phase is over")
    if not s.dungeon[die]:
        return Why("no-loot", verb.rule(companion, count), f"there is no {name} here", die=name)
    missing = _missing(s, companion)
    if missing:
        return missing
    kinds = roles(s.me.side, NUMBER[companion])
    if verb is OPEN and not kinds:
        return Why("not-a-companion", "ROLL-LOOT-02", f"a {companion} is not a companion", companion=companion)
    if verb is OPEN and most_opened(kinds, count) < count <= s.dungeon[die]:
        return Why("too-many", "ROLL-LOOT-02", f"a {companion} opens one chest only", count=count)
    return Why("too-many", verb.rule(companion, count), "there are not so many", count=count)


def _slay(s: RollState, phase: str, verb: Verb, *band: str) -> Why:
    if phase != "dragon":
        return Why("wrong-phase", "ROLL-DRG-02", "the dragon is not awake")
    for companion in band:
        if count_at_hand(s, NUMBER[companion]) < band.count(companion):
            return Why("no-such-companion", "ROLL-MON-03", f"too few of {companion} at hand", companion=companion)
    return Why("too-few-kinds", "ROLL-DRG-03", "the dragon needs companions of different kinds")


def _read(s: RollState, phase: str, verb: Verb, scroll: str) -> Why:
    if phase != "monsters":
        return Why("wrong-phase", "ROLL-MON-09", "scrolls are read in the monster phase")
    return _missing(s, scroll) or Why("nothing-to-do", "ROLL-MON-10", "there are no dice to roll again")


def _use(s: RollState, phase: str, verb: Verb, treasure: str) -> Why:
    if not s.me.treasures[TREASURES.index(treasure)]:
        return Why("no-treasure", "ROLL-TRS-01", f"you hold no {treasure}", treasure=treasure)
    return Why("nothing-to-do", "ROLL-TRS-01", f"there is nothing for the {treasure} to work on", treasure=treasure)


def _ability(s: RollState, phase: str, verb: Verb, ability: str) -> Why | None:
    known = [side.ability.name for side in (s.me.card.novice, s.me.card.master)]
    if ability != s.me.side.ability.name:
        return Why("not-your-hero", "ROLL-HERO-04", "that is not on your hero card") if ability in known else None
    if s.me.exhausted:
        return Why("exhausted", "ROLL-MON-12", "the ability was used in this delve already")
    return Why("nothing-to-do", "ROLL-MON-12", "there is nothing for the ability to work on")


def _leave(s: RollState, phase: str, verb: Verb) -> Why:
    if verb is FLEE:
        return Why("wrong-phase", "ROLL-MON-06", "there is nothing to flee from")
    if phase == "dragon":
        return Why("dragon-awake", "ROLL-REG-15", "the dragon is awake")
    if phase != "regroup":
        return Why("monsters-stand", "ROLL-REG-15" if verb is not ONWARD else "ROLL-MON-06", "the level is not done")
    if s.level == DEEPEST_LEVEL:
        return Why("must-stop", "ROLL-REG-07", "this is the deepest level")
    return Why("wrong-phase", "ROLL-REG-03", "that is for the deepest level only")


_REASONS: dict[Verb, Callable[..., Why | None]] = {
    FIGHT: _fight,
    FIGHT_AND: _fight,
    OPEN: _loot,
    DRINK: _loot,
    SLAY: _slay,
    SLAY_WITH_TWO: _slay,
    READ: _read,
    USE: _use,
    ABILITY: _ability,
    FLEE: _leave,
    ONWARD: _leave,
    REST: _leave,
    LEGEND: _leave,
    SEEK_GLORY: _leave,
    CHOOSE_HERO: lambda s, phase, verb, hero: Why("not-now", "ROLL-SET-06", "the heroes are chosen already"),
}
