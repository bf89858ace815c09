"""Why not: an option is judged by the rule that would offer it; what belongs to another moment is told so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from undercroft.engine.decision import Arg, Decision, Option, Verb
from undercroft.engine.errors import Why, not_asked
from undercroft.games.talisman import options as do
from undercroft.games.talisman.belongings import cannot_become
from undercroft.games.talisman.box import INNER
from undercroft.games.talisman.casting import CAST_VERBS, NO_TARGET, NOT_HELD, cannot_cast, holds_ring
from undercroft.games.talisman.dice import cannot_reroll
from undercroft.games.talisman.encounter import cannot_take
from undercroft.games.talisman.evading import cannot_evade
from undercroft.games.talisman.inner_walk import cannot_step
from undercroft.games.talisman.moving import cannot_build_raft
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.games.talisman.using import NOT_OWNED, cannot_use
from undercroft.games.talisman.walking import cannot_open_portal

NOT_PLAYING = Why("not-playing", "TALB-SET-07")
NOT_THERE = Why("not-lying-there", "TALB-OBT-01")
TOO_FAR = Why("not-in-reach", "TALB-MOV-02")
NOT_BEYOND = Why("portal-not-passed", "TALB-PORT-01")
SOLD_OUT = Why("sold-out", "TALB-BUY-02")
TOO_DEAR = Why("too-dear", "TALB-GLD-03")

Rule: TypeAlias = Callable[[TalismanState, Character, Option], Why | None]


def why_not(s: TalismanState, decision: Decision, option: Option) -> Why | None:
    """Why the option cannot be taken now; nothing if it can."""
    if decision.option(option.id) is not None:
        return None
    why = reason(s, s.characters[decision.seat], decision, option)
    return Why(why.code, why.rule, **{**details_of(option), **why.details})


def details_of(option: Option) -> dict[str, Arg]:
    return {name: detail for name, detail in option.details.items() if name != "phase"}


def reason(s: TalismanState, c: Character, decision: Decision, option: Option) -> Why:
    if do.CHARACTER in option.verb.places and option.verb is not do.CHOOSE and not plays(s, do.CHARACTER.of(option)):
        return NOT_PLAYING
    rule = RULES.get(option.verb)
    if rule is not None and c.role is not None:
        why = rule(s, c, option)
        if why is not None:
            return why
    if any(option.verb is each.verb for each in decision.options):
        return AMONG.get(option.verb) or Why("not-to-choose", option.rule)
    return not_asked(decision)


def plays(s: TalismanState, role_id: str) -> bool:
    return any(c.id == role_id for c in s.characters if c.role is not None)


def _cast(s: TalismanState, c: Character, option: Option) -> Why | None:
    """Only one's own hand is looked at."""
    name = do.SPELL.of(option)
    card = next((each for each in c.spells if each.id == name), None)
    if card is None and s.ring is not None and s.ring.id == name and holds_ring(c):
        card = s.ring
    return NOT_HELD if card is None else cannot_cast(s, c, card) or NO_TARGET


def _use(s: TalismanState, c: Character, option: Option) -> Why | None:
    name = do.USED.of(option)
    card = next((each for each in (*c.objects, *c.followers) if each.id == name), None)
    return NOT_OWNED if card is None else cannot_use(s, c, card)


def _step(s: TalismanState, c: Character, option: Option) -> Why | None:
    if s.box.spaces[c.space].region != INNER:
        return TOO_FAR
    return cannot_step(s, c, s.box.space_ids[do.SPACE.of(option)])


def _take(s: TalismanState, c: Character, option: Option) -> Why | None:
    name = do.THING.of(option)
    card = next((each for each in s.table[c.space] if each.id == name), None)
    return NOT_THERE if card is None else cannot_take(s, c, card)


def _evade(s: TalismanState, c: Character, option: Option) -> Why | None:
    fight = s.fight
    if fight is None:
        return None
    named = option.verb is do.EVADE
    foe = next((each for each in fight.foes if named and each.name == do.ENEMY.of(option)), None)
    return cannot_evade(s, c, fight, foe)


def _reroll(s: TalismanState, c: Character, option: Option) -> Why | None:
    return cannot_reroll(c)


def _change(s: TalismanState, c: Character, option: Option) -> Why | None:
    return cannot_become(c, do.ALIGNMENT.of(option))


def _portal(s: TalismanState, c: Character, option: Option) -> Why | None:
    return cannot_open_portal(c)


def _raft(s: TalismanState, c: Character, option: Option) -> Why | None:
    return cannot_build_raft(s, c)


def _buy(s: TalismanState, c: Character, option: Option) -> Why | None:
    return None if any(card.id == do.PURCHASE.of(option) for card in s.purchases) else SOLD_OUT


RULES: Final[dict[Verb, Rule]] = {
    do.USE: _use,
    do.STEP: _step,
    do.TAKE: _take,
    do.EVADE: _evade,
    do.EVADE_ALL: _evade,
    do.REROLL: _reroll,
    do.CHANGE: _change,
    do.OPEN_PORTAL: _portal,
    do.BUILD_RAFT: _raft,
    do.BUY: _buy,
    **dict.fromkeys(CAST_VERBS, _cast),
}

AMONG: Final[dict[Verb, Why]] = {
    do.MOVE: TOO_FAR,
    do.OPEN_PORTAL: NOT_BEYOND,
    do.BUY: TOO_DEAR,
}
"""What is asked now, but not so."""
