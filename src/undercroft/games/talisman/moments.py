"""The moments at which players may act out of turn, and when they are asked unless they ordered otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undercroft.engine.moment import Moments
from undercroft.engine.state import State
from undercroft.games.talisman.options import PASS
from undercroft.games.talisman.state import TalismanState

KINDS: Final[Mapping[str, bool]] = {
    "own-start": True,
    "own-move": True,
    "own-attack": True,
    "own-defeat": True,
    "own-life": True,
    "own-follower": True,
    "own-fate": True,
    "own-end": False,
    "own-spell": False,
    "attacked": True,
    "spell-on-me": True,
    "command": True,
    "crown-start": True,
    "rival-start": False,
    "rival-move": False,
    "rival-attack": False,
    "rival-kill": False,
    "rival-life": False,
    "rival-spell": False,
    "rival-end": False,
}
"""What happens to the own character, or to a rival's."""

MY_TURN: Final = "my-turn"
ATTACKED: Final = "attacked"
COMMAND: Final = "command"


def things_used(s: State) -> list[str]:
    """All that an option of a moment can name as its card."""
    assert isinstance(s, TalismanState)
    return list(dict.fromkeys([card.id for card in s.box.all_cards]))


MOMENTS: Final = Moments(PASS(), KINDS, (MY_TURN, ATTACKED), things_used, (ATTACKED, COMMAND))
