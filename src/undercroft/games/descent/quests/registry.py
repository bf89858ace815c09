"""Where the scripts of encounters meet the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from undercroft.engine.decision import Option, Play
from undercroft.engine.errors import Why
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.content.schema import Encounter
from undercroft.games.descent.state import DescentState, Figure, Token

NOBODY: Final = -1
DRAW: Final = 2
"""DESC-QG-11: an encounter that nobody has won yet, and one that nobody wins."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Script:
    """An encounter without rules of its own."""

    def __init__(self, quest: str, number: int) -> None:
        self.quest = quest
        self.number = number

    @property
    def data(self) -> Encounter:
        return BOX.quests[self.quest].encounters[self.number]

    # -- beginning and end ------------------------------------------------------------------------

    def begins(self, s: DescentState) -> None:
        """When all is set up."""

    def winner(self, s: DescentState) -> int:
        """DESC-WIN-01: the side whose conditions are met, if any; asked after every step. DESC-QG-12: if both are, the
        active side."""
        return NOBODY

    def at_limit(self, s: DescentState) -> int:
        """DESC-QG-11: who wins when the last round has ended; ``count`` limits say more."""
        winners = {"heroes": 0, "overlord": 1, "nobody": DRAW}
        return winners[self.data.limit.winner]

    # -- what happens -----------------------------------------------------------------------------

    def defeated(self, s: DescentState, figure: Figure, spaces: int) -> Play[None]:
        yield from ()

    def left(self, s: DescentState, figure: Figure) -> Play[None]:
        yield from ()

    def heroes_done(self, s: DescentState) -> Play[None]:
        """After the last hero's turn of a round."""
        yield from ()

    def overlord_done(self, s: DescentState) -> Play[None]:
        """DESC-QG-06: at the end of the overlord's turn, when reinforcements come."""
        yield from ()

    def found_unique(self, s: DescentState, figure: Figure) -> Play[None]:
        """DESC-SEARCH-04."""
        yield from ()

    # -- what players go by -----------------------------------------------------------------------

    def progress(self, s: DescentState, side: int) -> float:
        """How near a side is to its goal, from 0 to 1 (1: it has won)."""
        return 0.0

    def tally(self, s: DescentState, side: int) -> tuple[int, int]:
        """What a side's goal counts, if anything: how much there is of it, and how much is needed."""
        return 0, 0

    def wants(self, s: DescentState, figure: Figure) -> int:
        """The spaces that a figure does well to come to for its side's goal; none: it fights."""
        return 0

    def prize(self, s: DescentState, figure: Figure) -> float:
        """How much the defeat of a figure counts for the goals of both sides, beside that of any other: 0 is nothing, 1
        decides the encounter."""
        return 0.0

    # -- what may be done -------------------------------------------------------------------------

    def cannot_leave(self, s: DescentState, figure: Figure, exit_kind: str) -> Why | None:
        """DESC-EXIT-01, DESC-QG-09: nobody may, unless the quest says so."""
        return Why("nobody-leaves", "DESC-QG-09")

    def cannot_carry(self, s: DescentState, figure: Figure, token: Token) -> Why | None:
        """DESC-CARRY-01."""
        return Why("not-to-carry", "DESC-CARRY-01", token=token.id)

    def cannot_open(self, s: DescentState, figure: Figure, door: int) -> Why | None:
        """DESC-DOOR-02, DESC-QG-10: a locked door opens only as the quest says."""
        if self.data.doors[door].kind != "normal":
            return Why("locked", "DESC-DOOR-02", door=door)
        return None

    def cannot_attack(self, s: DescentState, figure: Figure, target: Figure) -> Why | None:
        return None

    def offers(self, s: DescentState, figure: Figure) -> list[Option]:
        """DESC-SPEC-03: special actions of the quest."""
        return []

    def act(self, s: DescentState, figure: Figure, option: Option) -> Play[None]:
        yield from ()
        raise NotImplementedError

    def set_up_group(self, s: DescentState, kind: str, minions: int, masters: int) -> tuple[int, int]:
        """How many minions and masters of a group are set up."""
        return minions, masters

    def character_of(self, kind: str) -> str:
        """The character that a master of this group is, if one is."""
        return next((each.id for each in self.data.figures if each.base == kind), "")


SCRIPTS: Final[dict[tuple[str, int], Script]] = {}


def enter(*scripts: Script) -> None:
    """From now on they are found under their quests and numbers."""
    for script in scripts:
        SCRIPTS[script.quest, script.number] = script


def script_of(s: DescentState) -> Script:
    found = SCRIPTS.get((s.setup.quest, s.encounter))
    if found is None:
        found = SCRIPTS[s.setup.quest, s.encounter] = Script(s.setup.quest, s.encounter)
    return found
