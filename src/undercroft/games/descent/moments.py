"""The moments at which somebody may answer what happens, and when a seat is asked unless it ordered otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undercroft.engine.moment import Moments
from undercroft.engine.state import State
from undercroft.games.descent.domains import card_ids
from undercroft.games.descent.options import PASS

ENTERED: Final = "entered"
"""A figure has moved into an empty space."""
DOOR_OPENED: Final = "door-opened"
SEARCHED: Final = "searched"
TARGETED: Final = "targeted"
"""Somebody is the target of an attack, of which nothing else is known."""
ATTACK_DECLARED: Final = "attack-declared"
"""Before the dice are thrown."""
ATTACK_ROLLED: Final = "attack-rolled"
DEFENDED: Final = "defended"
"""After the defence dice of one figure were thrown."""
ATTACKED: Final = "attacked"
"""When an attack is over."""
TESTED: Final = "tested"
SUFFERING: Final = "suffering"
"""Somebody is about to suffer damage."""
DEFEATED: Final = "defeated"
KNOCKED_OUT: Final = "knocked-out"
ACTIVATED: Final = "activated"
TURN_STARTS: Final = "turn-starts"
TURN_ENDS: Final = "turn-ends"

KINDS: Final[Mapping[str, bool]] = {
    ENTERED: True,
    DOOR_OPENED: True,
    SEARCHED: True,
    TARGETED: True,
    ATTACK_DECLARED: True,
    ATTACK_ROLLED: True,
    DEFENDED: True,
    ATTACKED: True,
    TESTED: True,
    SUFFERING: True,
    DEFEATED: True,
    KNOCKED_OUT: True,
    ACTIVATED: True,
    TURN_STARTS: True,
    TURN_ENDS: True,
}
MY_TURN: Final = "my-turn"
NEXT_FIGURE: Final = "next-figure"
"""The turn of another hero, or another monster's activation."""
WEAKENED: Final = "weakened"
"""It is about a figure with half of its health or less."""
LADEN: Final = "laden"
"""It is about a figure that carries something."""
DEADLY: Final = "deadly"
"""As it stands the figure will be defeated."""
CIRCUMSTANCES: Final = (WEAKENED, LADEN, DEADLY)


def things_used(s: State) -> list[str]:
    """All that an option of a moment can name as its card."""
    return card_ids()


MOMENTS: Final = Moments(PASS(), KINDS, (NEXT_FIGURE, MY_TURN), things_used, CIRCUMSTANCES, ponders=False)


def next_figure(s: State) -> None:
    """What anybody passed for as long as the figure before acted is over."""
    for seat in range(s.seats):
        MOMENTS.come(s, seat, NEXT_FIGURE)
