"""What cards of this set do that no verb says."""

from __future__ import annotations

from undercroft.engine.decision import Play
from undercroft.games.dungeoneer.content.serpent.effects import homeward
from undercroft.games.dungeoneer.doing import Doing
from undercroft.games.dungeoneer.state import DungeonState
from undercroft.games.dungeoneer.wounds import heal

REST = 3
"""So many wounds heal on the way home: first heroes have little health to lose."""


def homecoming(s: DungeonState, doing: Doing) -> Play[None]:
    """Homeward, with a rest. Alone nothing happens (DGN-SOLO-02)."""
    hero = s.heroes[doing.you]
    if not s.solo and hero.alive:
        heal(s, hero, REST)
    yield from homeward(s, doing)


EFFECTS = {"homecoming": homecoming}
