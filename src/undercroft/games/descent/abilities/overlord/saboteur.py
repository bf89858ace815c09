"""The overlord's cards of the Saboteur."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play
from undercroft.games.descent.abilities.choosing import pick_attribute
from undercroft.games.descent.abilities.overlord.kinds import Answer, ChestTrap, FloorTrap, is_hero
from undercroft.games.descent.abilities.registry import enter
from undercroft.games.descent.attribute_tests import attribute_of, passes_test, tested, throw_test
from undercroft.games.descent.lasting import begin_through
from undercroft.games.descent.moments import SEARCHED, TESTED
from undercroft.games.descent.overlord_deck import draw
from undercroft.games.descent.pieces import Moment
from undercroft.games.descent.places import adjacent, within
from undercroft.games.descent.profiles import HEROES
from undercroft.games.descent.state import IMMOBILIZED, DescentState, Figure
from undercroft.games.descent.wounds import defeat, inflict, suffer

RUNES_FAR = 2


class ExplosiveRunes(ChestTrap):
    """He and heroes within two spaces test awareness; who fails suffers a damage for each shield too many."""

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        near = [each for each in s.on_map(HEROES) if within(s, moment.figure, each, RUNES_FAR)]
        for figure in dict.fromkeys([moment.figure, *near]):
            if figure.spaces and figure.profile.tests == "roll":
                test = yield from tested(s, figure, "awareness")
                if not test.passed:
                    yield from suffer(s, figure, test.shields - test.amount)


class WebTrap(FloorTrap):
    """He and adjacent heroes test might; who fails is immobilized."""

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        near = [each for each in s.on_map(HEROES) if adjacent(s, moment.figure, each)]
        for figure in dict.fromkeys([moment.figure, *near]):
            if not (yield from passes_test(s, figure, "might")):
                inflict(s, figure, IMMOBILIZED)


class CurseOfTheMonkeyGod(ChestTrap):
    """A hero searches, and tests knowledge: passed, the overlord draws a card; failed, the hero is a monkey until the
    end of the next turn: speed 5, no attacks, no defence dice (``moving.speed``, ``attacks``)."""

    def answers_at(self) -> tuple[str, ...]:
        return (SEARCHED,)

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        if (yield from passes_test(s, moment.figure, "knowledge")):
            draw(s, 1)
            return
        begin_through(s, self.id, moment.figure.id)
        s.tell("turned-monkey", figure=moment.figure.id)


class WickedLaughter(Answer):
    """A hero has passed a test: it is repeated with one less; if it is passed again, the overlord draws a card."""

    def answers_at(self) -> tuple[str, ...]:
        return (TESTED,)

    def fits(self, s: DescentState, moment: Moment) -> bool:
        return moment.passed and is_hero(moment.figure)

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        moment.amount -= 1
        throw_test(s, moment)
        if moment.passed:
            draw(s, 1)
        yield from ()


class UthukDemonTrap(ChestTrap):
    """He tests awareness or might, as he likes: passed, he suffers as much damage as that; failed, he is defeated."""

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        figure = moment.figure
        attribute = yield from pick_attribute(s.owner(figure), self.id, ["awareness", "might"])
        if (yield from passes_test(s, figure, attribute)):
            yield from suffer(s, figure, attribute_of(figure, attribute))
        elif figure.spaces:
            yield from defeat(s, figure)


enter(
    ExplosiveRunes("explosive-runes"),
    WebTrap("web-trap"),
    CurseOfTheMonkeyGod("curse-of-the-monkey-god"),
    WickedLaughter("wicked-laughter"),
    UthukDemonTrap("uthuk-demon-trap"),
)
