"""First Blood: Mauler, the master ettin, and goblin archers who run for the exit."""

from __future__ import annotations

from undercroft.games.descent.quests.registry import Script, enter
from undercroft.games.descent.state import DescentState

ETTINS = "ettin"


class FirstBlood(Script):
    """DESC-Q-FB1-02 to DESC-Q-FB1-06 are data: who leaves, who comes, the goals, the limit."""

    def set_up_group(self, s: DescentState, kind: str, minions: int, masters: int) -> tuple[int, int]:
        """DESC-Q-FB1-01: Mauler is there whatever the group limit; another ettin only with four heroes."""
        return (minions if s.hero_count == 4 else 0, 1) if kind == ETTINS else (minions, masters)


enter(FirstBlood("first-blood", 0))
