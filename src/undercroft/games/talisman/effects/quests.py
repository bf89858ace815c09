"""The Warlock's Cave: a quest, for those who want one."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.talisman.doing import Doing
from undercroft.games.talisman.effects.registry import own
from undercroft.games.talisman.options import ACCEPT, DECLINE
from undercroft.games.talisman.quests import take_quest
from undercroft.games.talisman.state import TalismanState


@own("warlock-quest")
def _warlock_quest(s: TalismanState, doing: Doing) -> Play[None]:
    """TALB-QST-01: nobody is obliged to; TALB-QST-08: whoever has one gets no other."""
    c = s.characters[doing.you]
    if c.quest == 0:
        choice: Option = yield ask(c.seat, "visit", [ACCEPT(), DECLINE()], {"what": doing.source})
        if choice is ACCEPT():
            yield from take_quest(s, c)
