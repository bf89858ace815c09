"""A quest's encounter on the table: set up by whatever comes first, then arranged as a test needs it.

play = Playing("castle-daerion", turn="grisban", at={"grisban": (6, 3)})
play.do("special:light:red-1")
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from undercroft.engine.chance import Script as Dice
from undercroft.engine.decision import Decision, Option, Play
from undercroft.engine.match import Match, Start
from undercroft.games.descent import setting_up
from undercroft.games.descent.game import GAME
from undercroft.games.descent.quests.registry import Script, script_of
from undercroft.games.descent.state import DescentState, Figure, Hero, Token
from undercroft.games.descent.turn import one_step

COUNTS = {2: "two", 3: "three", 4: "four"}
SETTING_UP = ("pick-groups", "place-heroes", "place-monsters")


def drive(play: Play[Any], prefer: Sequence[str] = ()) -> list[str]:
    """Whatever is preferred or comes first, until it is over; what was asked."""
    asked: list[str] = []
    try:
        step = next(play)
        while True:
            decision = step[0] if isinstance(step, (tuple, list)) else step
            assert isinstance(decision, Decision)
            asked.append(decision.kind)
            options = decision.options
            ids = [each.id for each in options]
            chosen: Option = options[next((ids.index(each) for each in prefer if each in ids), 0)]
            step = play.send(chosen)
    except StopIteration:
        return asked


class Playing:
    """``at`` are columns and rows of the map; whoever is named in ``gone`` is off it. ``turn`` is whose turn it is."""

    def __init__(
        self,
        quest: str,
        number: int = 0,
        heroes: int = 3,
        turn: str = "grisban",
        at: Mapping[str, tuple[int, int]] = {},
        gone: Sequence[str] = (),
        groups: Sequence[str] = (),
        counts: Mapping[str, int] = {},
        then: Callable[[DescentState], None] | None = None,
        seats: int = 2,
        rolls: Mapping[str, str] = {},
        rules: int | None = None,
        **dice: str,
    ) -> None:
        self.number, self.turn, self.at, self.gone = number, turn, at, gone
        self.groups = [f"pick-group:{group}" for group in groups]
        self.counts = dict(counts)
        self.then = then
        self.asked: list[str] = []
        setup = {"quest": quest, "heroes": COUNTS[heroes]}
        self.match = Match(Start(GAME, seats, Dice(**{**rolls, **dice}), setup, arrange=self.arrange, rules=rules))

    def arrange(self, s: DescentState) -> None:
        s.counts = self.counts
        if self.number:
            s.encounter = self.number
            setting_up.lay_out(s)
        s.phase = "pick-groups"
        while s.phase in SETTING_UP:
            self.asked += drive(one_step(s), self.groups)
        s.hand = []
        for name in self.gone:
            s.figure(name).spaces = 0
        for name in self.at:
            s.figure(name).spaces = 0
        for name, cell in self.at.items():
            s.figure(name).spaces = 1 << s.board.space(cell)
        if self.turn:
            self.begin(s, s.figure(self.turn))
        if self.then is not None:
            self.then(s)

    def begin(self, s: DescentState, figure: Figure) -> None:
        figure.actions, figure.points, figure.used = 2, 0, []
        s.active = figure.id
        if figure.profile.side == 0:
            s.phase = "hero"
            return
        s.phase, s.group, figure.acted = "monster", figure.profile.kind, True
        for hero in s.heroes:
            hero.done = True

    # -- playing ----------------------------------------------------------------------------------

    @property
    def s(self) -> DescentState:
        assert isinstance(self.match.state, DescentState)
        return self.match.state

    @property
    def script(self) -> Script:
        return script_of(self.s)

    @property
    def decision(self) -> Decision:
        return self.match.decisions[0]

    @property
    def options(self) -> list[str]:
        return [option.id for option in self.decision.options]

    def can(self, option: str) -> bool:
        return option in self.options

    def do(self, *options: str) -> Playing:
        for option in options:
            self.match.choose(self.decision.seat, option)
        return self

    def go(self, x: int, y: int) -> Playing:
        return self.do(f"walk:{self.space(x, y)}")

    def why(self, option: str) -> str:
        why = self.match.why_not(self.decision.seat, option)
        return "" if why is None else why.rule

    def space(self, x: int, y: int) -> int:
        return self.s.board.space((x, y))

    def figure(self, name: str) -> Figure:
        return self.s.figure(name)

    def hero(self, name: str) -> Hero:
        return self.s.hero(name)

    def token(self, name: str) -> Token:
        return next(token for token in self.s.tokens if token.id == name)

    def where(self, name: str) -> tuple[int, int]:
        return self.s.board.ground.cells[self.figure(name).spaces.bit_length() - 1]

    def on_map(self, kind: str) -> list[str]:
        return [figure.id for figure in self.s.figures if figure.spaces and figure.profile.kind == kind]

    def told(self, kind: str) -> list[dict[str, object]]:
        return [dict(event.data) for event in self.match.events if event.kind == kind]

    def end_round(self, stop: Callable[[], bool] = lambda: False) -> Playing:
        """Everybody does nothing, until the next round begins or whatever is waited for is there."""
        start = self.s.round
        for _ in range(200):
            if self.match.outcome is not None or self.s.round != start or self.s.phase in SETTING_UP or stop():
                return self
            idle = ("end-turn", "end-activation", "pass", "done")
            self.do(next((each for each in self.options if each in idle), self.options[0]))
        raise AssertionError("the round does not end")
