"""Effects that last for a while, by name and by whom they are on.

They end when the one comes whom they last until: a hero's next turn (``until("jain")``), the overlord's next turn,
the end of his turn, or the end of the round. What lasts through a hero's next turn ends with that.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.descent.state import DescentState

OVERLORD: Final = "overlord"
TURN_END: Final = "turn-end"
ROUND: Final = "round"
MOVE_ACTION: Final = "move-action"
"""On a figure that takes a move action that a card gives."""
MOVED: Final = "moved"
"""On a figure that is moved by a seat that does not own it, until whose number."""


def begin(s: DescentState, name: str, on: str, until: str) -> None:
    """From now on, and not twice."""
    effect = f"{name} on {on} until {until}"
    if effect not in s.lasting:
        s.lasting.append(effect)


def begin_through(s: DescentState, name: str, hero: str) -> None:
    """Until the end of the hero's next turn."""
    effect = f"{name} on {hero} through {hero}"
    if effect not in s.lasting:
        s.lasting.append(effect)


def lasts(s: DescentState, name: str, on: str) -> bool:
    if not s.lasting:
        return False
    start = f"{name} on {on} "
    return any(effect.startswith(start) for effect in s.lasting)


def everybody(s: DescentState, name: str) -> list[str]:
    """All whom it is on."""
    start = f"{name} on "
    return [effect.removeprefix(start).split(" ")[0] for effect in s.lasting if effect.startswith(start)]


def drop(s: DescentState, name: str, on: str) -> None:
    start = f"{name} on {on} "
    s.lasting = [effect for effect in s.lasting if not effect.startswith(start)]


def comes(s: DescentState, whom: str) -> None:
    """DESC-HTURN-02, DESC-OTURN-02: what lasted until then is over, what lasts through this turn will end with it."""
    kept = [effect for effect in s.lasting if not effect.endswith(f"until {whom}")]
    s.lasting = [
        effect.replace(f" through {whom}", f" ending {whom}") if effect.endswith(f" through {whom}") else effect
        for effect in kept
    ]


def goes(s: DescentState, hero: str) -> None:
    """The hero's turn is over."""
    s.lasting = [effect for effect in s.lasting if not effect.endswith(f"ending {hero}")]
