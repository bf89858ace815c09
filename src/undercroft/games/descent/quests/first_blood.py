"""First Blood: Mauler, the master ettin, and goblin archers who run for the exit."""

from __future__ import annotations

from undercroft.engine.decision import Play
from undercroft.engine.errors import Why
from undercroft.games.descent.profiles import HEROES, OVERLORD
from undercroft.games.descent.quests.registry import NOBODY, Script, enter
from undercroft.games.descent.reinforcing import reinforce
from undercroft.games.descent.state import DescentState, Figure

GOBLINS = "goblin-archer"
ETTINS = "ettin"
MAULER = "ettin-master"
ESCAPED = "escaped"
ENOUGH = 5
"""DESC-Q-FB1-05."""


class FirstBlood(Script):
    def set_up_group(self, s: DescentState, kind: str, minions: int, masters: int) -> tuple[int, int]:
        """DESC-Q-FB1-01: Mauler is there whatever the group limit; another ettin only with four heroes."""
        return (minions if s.hero_count == 4 else 0, 1) if kind == ETTINS else (minions, masters)

    def cannot_leave(self, s: DescentState, figure: Figure, exit_kind: str) -> Why | None:
        """DESC-Q-FB1-02: goblin archers, through the exit."""
        if figure.profile.kind == GOBLINS and exit_kind == "Exit":
            return None
        return Why("nobody-leaves", "DESC-Q-FB1-02")

    def left(self, s: DescentState, figure: Figure) -> Play[None]:
        s.counts[ESCAPED] = s.count(ESCAPED) + 1
        yield from ()

    def overlord_done(self, s: DescentState) -> Play[None]:
        """DESC-Q-FB1-03: goblin archers come to the garden."""
        count = self.data.reinforcements[s.hero_count - 2]
        yield from reinforce(s, GOBLINS, count, s.board.area(["26A"]))

    def winner(self, s: DescentState) -> int:
        """DESC-Q-FB1-04, DESC-Q-FB1-05."""
        if not s.figure(MAULER).spaces:
            return HEROES
        return OVERLORD if s.count(ESCAPED) >= ENOUGH else NOBODY

    def progress(self, s: DescentState, side: int) -> float:
        """The damage of Mauler; the goblins that are gone, and those on their way by how far they have come."""
        if side == HEROES:
            mauler = s.figure(MAULER)
            return 1.0 if not mauler.spaces else mauler.damage / mauler.profile.health
        under_way = sum([self.on_the_way(s, each) for each in s.on_map(OVERLORD) if each.profile.kind == GOBLINS])
        return min(1.0, (s.count(ESCAPED) + 0.5 * under_way) / ENOUGH)

    def tally(self, s: DescentState, side: int) -> tuple[int, int]:
        mauler = s.figure(MAULER)
        return (mauler.damage, mauler.profile.health) if side == HEROES else (s.count(ESCAPED), ENOUGH)

    def on_the_way(self, s: DescentState, goblin: Figure) -> float:
        """From 0 in the garden to 1 at the exit."""
        lay, goal = s.board.lay(s.shut), s.board.exits["Exit"]
        whole = lay.distance(s.board.area(["26A"]), goal)
        return max(0.0, 1 - lay.distance(goblin.spaces, goal) / whole)

    def wants(self, s: DescentState, figure: Figure) -> int:
        return s.board.exits["Exit"] if figure.profile.kind == GOBLINS else 0

    def prize(self, s: DescentState, figure: Figure) -> float:
        if figure.id == MAULER:
            return 1.0
        return self.on_the_way(s, figure) / ENOUGH if figure.profile.kind == GOBLINS else 0.0


enter(FirstBlood("first-blood", 0))
