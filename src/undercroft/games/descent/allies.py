"""Characters of a quest who act on the heroes' side: after the last hero's turn, or at the end of the round."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.descent.actions import attack_offers, cannot_move, cannot_open, doors_beside
from undercroft.games.descent.bearing import bear_conditions
from undercroft.games.descent.moments import next_figure
from undercroft.games.descent.moving import leave_offers, walk, walk_offers
from undercroft.games.descent.options import END_ACTIVATION, MOVE, OPEN_DOOR, SPACE, WALK
from undercroft.games.descent.overlord_turn import end_round
from undercroft.games.descent.quests.registry import script_of
from undercroft.games.descent.state import IMMOBILIZED, DescentState, Figure
from undercroft.games.descent.step import common_act
from undercroft.games.descent.wounds import defeat, ends_in_lava, shake_off

MOVING = "move"
ATTACKING = "attack"
DOOR = "door"
"""What a character may do, each once (``Script.deeds``)."""
OPENED = "opened a door"


def step(s: DescentState) -> Play[None]:
    """The next of them begins, or goes on; the last one is followed by the overlord, or by a new round."""
    if s.active:
        yield from go_on(s, s.figure(s.active))
        return
    while s.queue and not s.figure(s.queue[0]).spaces:
        s.queue.pop(0)
    if s.queue:
        yield from begin(s, s.figure(s.queue.pop(0)))
    elif s.phase == "allies":
        s.phase = "overlord-start"
    else:
        end_round(s)


def begin(s: DescentState, figure: Figure) -> Play[None]:
    s.active = figure.id
    figure.actions, figure.points, figure.moves, figure.attacks, figure.used = 0, 0, 0, 0, []
    next_figure(s)
    s.tell("activated", figure=figure.id)
    yield from bear_conditions(s, figure)
    if figure.spaces:
        figure.actions = len(script_of(s).deeds(s, figure))
        yield from script_of(s).ally_begins(s, figure)


def go_on(s: DescentState, figure: Figure) -> Play[None]:
    """One step; whoever has nothing to choose is not asked about."""
    options = offers(s, figure) if figure.spaces else []
    if options:
        ending = END_ACTIVATION()
        choice: Option = yield ask(s.owner(figure), "ally", [*options, ending], {"figure": figure.id})
        if choice is not ending:
            yield from act(s, figure, choice)
            return
    yield from end(s, figure)


def offers(s: DescentState, figure: Figure) -> list[Option]:
    deeds = script_of(s).deeds(s, figure)
    found = walk_offers(s, figure)
    if MOVING in deeds and not figure.moves and cannot_move(s, figure) is None:
        found.append(MOVE())
    if ATTACKING in deeds:
        found += attack_offers(s, figure)
    if DOOR in deeds and OPENED not in figure.used:
        found += [OPEN_DOOR(door) for door in doors_beside(s, figure) if cannot_open(s, figure, door) is None]
    return found + leave_offers(s, figure)


def act(s: DescentState, figure: Figure, choice: Option) -> Play[None]:
    if choice.verb is WALK:
        yield from walk(s, figure, SPACE.of(choice))
        return
    if choice.verb is OPEN_DOOR:
        figure.used.append(OPENED)
    yield from common_act(s, figure, choice)


def end(s: DescentState, figure: Figure) -> Play[None]:
    """DESC-LAVA-03."""
    figure.actions = figure.points = 0
    shake_off(s, figure, IMMOBILIZED)
    if ends_in_lava(s, figure):
        yield from defeat(s, figure, lava=True)
    s.active = ""
