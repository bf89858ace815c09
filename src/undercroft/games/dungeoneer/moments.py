"""The moments at which players may act out of turn, and when they are asked unless they ordered otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undercroft.engine.moment import Moments
from undercroft.engine.state import State
from undercroft.games.dungeoneer.options import PASS
from undercroft.games.dungeoneer.state import DungeonState, Hero

BRINK: Final = 3
"""With so much health a hero's life is at stake."""

KINDS: Final[Mapping[str, bool]] = {
    "own-defence": True,
    "own-attack": False,
    "own-threat": True,
    "own-trap": True,
    "own-location": False,
    "own-laying": False,
    "own-rest": False,
    "own-ambush": True,
    "own-brink": True,
    "rival-quest": True,
    "rival-again": False,
    "rival-search": False,
    "rival-exit": False,
    "rival-standing": False,
    "rival-brink": False,
    "rival-battle": False,
    "rival-trap": False,
    "rival-location": False,
}
"""What happens to the own hero, or to a rival's; ``brink``: any of it to a hero whose life is at stake, but for a
rival's quest, which is asked about in any case."""

_OWN: Final[dict[str, str]] = {kind.removeprefix("own-"): kind for kind in KINDS if kind.startswith("own-")}
_RIVAL: Final[dict[str, str]] = {kind.removeprefix("rival-"): kind for kind in KINDS if kind.startswith("rival-")}

OWN_AMBUSH: Final = "own-ambush"
MY_TURN: Final = "my-turn"
ATTACKED: Final = "attacked"


def things_used(s: State) -> list[str]:
    """All that an option of a moment can name as its card."""
    assert isinstance(s, DungeonState)
    return [*s.box.cards, *s.box.heroes, *s.box.quests]


MOMENTS: Final = Moments(PASS(), KINDS, (MY_TURN, ATTACKED), things_used)


def own(hero: Hero, what: str) -> str:
    """The kind of a moment for the hero to whom something is about to happen."""
    return "own-brink" if hero.health <= BRINK else _OWN[what]


def rival(hero: Hero, what: str) -> str:
    """And for all the others."""
    return "rival-brink" if hero.health <= BRINK and what != "quest" else _RIVAL[what]
