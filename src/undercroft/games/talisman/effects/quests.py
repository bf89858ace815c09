"""The Warlock's Cave: a quest, for those who want one."""

from __future__ import annotations

from undercroft.engine.decision import Play
from undercroft.games.talisman.doing import Doing
from undercroft.games.talisman.effects.registry import own
from undercroft.games.talisman.quests import take_quest
from undercroft.games.talisman.state import TalismanState


@own("warlock-quest")
def _warlock_quest(s: TalismanState, doing: Doing) -> Play[None]:
    """TALB-QST-01."""
    yield from take_quest(s, s.characters[doing.you])
