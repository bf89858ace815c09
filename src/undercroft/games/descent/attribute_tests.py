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
    moment = Moment(TESTED, figure, what=attribute)
    throw_test(s, moment, attribute_of(figure, attribute))
    yield from window(s, moment)
    return moment.passed


def throw_test(s: DescentState, moment: Moment, attribute: int) -> int:
    """One throw: the number of shields. It may be repeated by what answers the test."""
    faces = [s.chance.throw(DICE[colour], 1)[0] for colour in TEST_DICE]
    shields = shields_of(TEST_DICE, faces)
    moment.passed = shields <= attribute
    result = "passed" if moment.passed else "failed"
    s.tell("tested", figure=moment.figure.id, attribute=moment.what, shields=shields, result=result)
    return shields
