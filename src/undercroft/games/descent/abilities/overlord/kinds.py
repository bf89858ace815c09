"""What overlord cards have in common: when they are played."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play
from undercroft.games.descent.abilities.registry import Ability
from undercroft.games.descent.attribute_tests import passes_test
from undercroft.games.descent.moments import DOOR_OPENED, ENTERED, SEARCHED, TURN_ENDS, TURN_STARTS
from undercroft.games.descent.moving import EMPTY
from undercroft.games.descent.options import PLAY
from undercroft.games.descent.pieces import Moment
from undercroft.games.descent.profiles import HEROES
from undercroft.games.descent.state import DescentState, Figure
from undercroft.games.descent.wounds import suffer, tire


def is_hero(figure: Figure) -> bool:
    """DESC-FAMFIG-06, DESC-QG-07: overlord cards take a familiar that is a figure, and characters on the heroes' side,
    for heroes."""
    return figure.profile.side == HEROES


class Answer(Ability):
    """A card that waits for a certain moment."""

    def fits(self, s: DescentState, moment: Moment) -> bool:
        """By what all can see."""
        return True

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        return [PLAY(self.id)] if self.fits(s, moment) else []


class AtStart(Answer):
    """At the start of the overlord's turn (DESC-OTURN-04)."""

    def answers_at(self) -> tuple[str, ...]:
        return (TURN_STARTS,)


class AtEnd(Answer):
    """At the end of the overlord's turn."""

    def answers_at(self) -> tuple[str, ...]:
        return (TURN_ENDS,)


class FloorTrap(Answer):
    """A hero enters an empty space."""

    def answers_at(self) -> tuple[str, ...]:
        return (ENTERED,)

    def fits(self, s: DescentState, moment: Moment) -> bool:
        return moment.what == EMPTY and is_hero(moment.figure)


class ChestTrap(Answer):
    """A hero opens a door or searches."""

    def answers_at(self) -> tuple[str, ...]:
        return (DOOR_OPENED, SEARCHED)

    def fits(self, s: DescentState, moment: Moment) -> bool:
        return is_hero(moment.figure)


class Word(AtEnd):
    """At the end of his turn all heroes test an attribute; something befalls those who fail."""

    def __init__(self, name: str, attribute: str) -> None:
        super().__init__(name)
        self.attribute = attribute

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        for figure in s.on_map(HEROES):
            if figure.spaces and not (yield from passes_test(s, figure, self.attribute)):
                yield from self.befalls(s, figure)

    def befalls(self, s: DescentState, figure: Figure) -> Play[None]:
        yield from ()


def hurt(s: DescentState, figure: Figure, damage: int, fatigue: int) -> Play[None]:
    yield from suffer(s, figure, damage)
    if figure.spaces:
        yield from tire(s, figure, fatigue)
