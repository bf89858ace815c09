"""Effects that move characters, make them miss turns or turn them into toads."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.talisman.box import Space
from undercroft.games.talisman.content.vocabulary import Land, Miss, MoveTo, Privilege, Step, Toad
from undercroft.games.talisman.doing import Doing
from undercroft.games.talisman.effects.registry import carries_out
from undercroft.games.talisman.having import has
from undercroft.games.talisman.inner_walk import VALLEY
from undercroft.games.talisman.missing import miss
from undercroft.games.talisman.options import DECLINE, GO_TO, SPACE
from undercroft.games.talisman.places import land, step_along, throw_to
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.games.talisman.toads import turn_into_toad


def destinations(s: TalismanState, c: Character, effect: MoveTo) -> list[int]:
    """The spaces that an effect can move the character to."""
    if effect.region:
        region = s.box.spaces[c.space].region
        return [
            space.index
            for space in s.box.spaces
            if space.region == region and space.index != c.space and may_enter(s, c, space)
        ]
    return [space.index for name in effect.spaces for space in s.box.of_kind(name)]


def may_enter(s: TalismanState, c: Character, space: Space) -> bool:
    """TALB-INMOV-07, TALB-INMOV-10: not on the Crown, and into the Valley of Fire only with a Talisman."""
    return space.index != s.box.crown and (space.id != VALLEY or has(s, c, "opens-valley"))


@carries_out(MoveTo)
def _move_to(s: TalismanState, doing: Doing, effect: MoveTo) -> Play[None]:
    c = s.characters[doing.you]
    spaces = destinations(s, c, effect)
    if len(spaces) == 1 and not effect.optional:
        yield from throw_to(s, c, spaces[0], "teleport")
        return
    offers = [GO_TO(s.box.spaces[space].id) for space in spaces] + ([DECLINE()] if effect.optional else [])
    choice: Option = yield ask(c.seat, "go-to", offers, {"what": doing.source})
    if choice is not DECLINE():
        yield from throw_to(s, c, s.box.space_ids[SPACE.of(choice)], "teleport")


@carries_out(Step)
def _step(s: TalismanState, doing: Doing, effect: Step) -> Play[None]:
    c = s.characters[doing.you]
    yield from throw_to(s, c, step_along(s, c, effect.by), "step")


@carries_out(Land)
def _land(s: TalismanState, doing: Doing, effect: Land) -> Play[None]:
    c = s.characters[doing.you]
    yield from land(s, c, s.box.space_ids[effect.space])


@carries_out(Miss)
def _miss(s: TalismanState, doing: Doing, effect: Miss) -> Play[None]:
    miss(s, s.characters[doing.you], effect.turns, always_next=effect.next)
    yield from ()


@carries_out(Toad)
def _toad(s: TalismanState, doing: Doing, effect: Toad) -> Play[None]:
    turn_into_toad(s, s.characters[doing.you])
    yield from ()


@carries_out(Privilege)
def _privilege(s: TalismanState, doing: Doing, effect: Privilege) -> Play[None]:
    c = s.characters[doing.you]
    if effect.name in c.privileges:
        return
    c.privileges.append(effect.name)
    s.tell("privilege", seat=c.seat, character=c.id, what=effect.name)
    yield from ()
