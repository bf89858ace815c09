"""What heroes, monsters and familiars do alike when they have chosen it."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play
from undercroft.games.descent.abilities.registry import ABILITIES
from undercroft.games.descent.actions import (
    close_door,
    drop,
    make_attack,
    move,
    open_door,
    pick_up,
    shake,
    spend_action,
)
from undercroft.games.descent.moving import climb, leave
from undercroft.games.descent.options import (
    ATTACK,
    CARD,
    CLIMB,
    CLOSE_DOOR,
    DOOR,
    DROP,
    FIGURE,
    LEAVE,
    MOVE,
    OPEN_DOOR,
    PICK_UP,
    SHAKE_OFF,
    SPACE,
    SPECIAL,
    TOKEN,
    TRY_DOOR,
    WEAPON,
)
from undercroft.games.descent.quests.registry import script_of
from undercroft.games.descent.state import DescentState, Figure


def common_act(s: DescentState, figure: Figure, choice: Option) -> Play[None]:
    """What heroes and monsters both do."""
    verb = choice.verb
    if verb is MOVE:
        move(s, figure)
    elif verb is ATTACK:
        yield from make_attack(s, figure, WEAPON.of(choice), s.figure(FIGURE.of(choice)))
    elif verb is SHAKE_OFF:
        shake(s, figure)
    elif verb is OPEN_DOOR:
        yield from open_door(s, figure, DOOR.of(choice))
    elif verb is CLOSE_DOOR:
        close_door(s, figure, DOOR.of(choice))
    elif verb is CLIMB:
        spend_action(s, figure)
        climb(s, figure, choice)
    elif verb is LEAVE:
        yield from leave(s, figure)
    else:
        yield from carry_or_use(s, figure, choice)


def carry_or_use(s: DescentState, figure: Figure, choice: Option) -> Play[None]:
    verb = choice.verb
    if verb is PICK_UP:
        pick_up(s, figure, TOKEN.of(choice))
    elif verb is DROP:
        drop(s, figure, SPACE.of(choice))
    elif verb in (SPECIAL, TRY_DOOR):
        yield from script_of(s).act(s, figure, choice)
    else:
        yield from ABILITIES[CARD.of(choice)].act(s, figure, choice)
