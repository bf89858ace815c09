"""Attribute tests."""

from __future__ import annotations

from undercroft.engine.decision import Play
from undercroft.games.descent.content.dice import DICE, TEST_DICE, shields_of
from undercroft.games.descent.moments import TESTED
from undercroft.games.descent.pieces import Moment
from undercroft.games.descent.profiles import ATTRIBUTES
from undercroft.games.descent.state import DescentState, Figure
from undercroft.games.descent.windows import window


def attribute_of(figure: Figure, attribute: str) -> int:
    return figure.profile.attributes[ATTRIBUTES.index(attribute)]


def passes_test(s: DescentState, figure: Figure, attribute: str) -> Play[bool]:
    """DESC-TEST-01, DESC-TEST-02: as many shields as the attribute, or fewer; DESC-TEST-05, DESC-FAMFIG-07: figures
    without attributes fail."""
    if figure.profile.tests != "roll":
        return figure.profile.tests == "pass"
    moment = yield from tested(s, figure, attribute)
    return moment.passed


def tested(s: DescentState, figure: Figure, attribute: str) -> Play[Moment]:
    """How a test of somebody who has attributes went, when all is said."""
    moment = Moment(TESTED, figure, what=attribute)
    moment.amount = attribute_of(figure, attribute)
    throw_test(s, moment)
    yield from window(s, moment)
    return moment


def throw_test(s: DescentState, moment: Moment) -> None:
    """One throw. It may be repeated by what answers the test."""
    moment.faces = [s.chance.throw(DICE[colour], 1)[0] for colour in TEST_DICE]
    judge(s, moment)


def judge(s: DescentState, moment: Moment) -> None:
    """DESC-TEST-02."""
    moment.shields = shields_of(TEST_DICE, moment.faces)
    moment.passed = moment.shields <= moment.amount
    result = "passed" if moment.passed else "failed"
    s.tell("tested", figure=moment.figure.id, attribute=moment.what, shields=moment.shields, result=result)
