"""Shields: after the own defence was rolled, a die is rolled again or there is one more shield."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play
from undercroft.games.descent.abilities.choosing import choose
from undercroft.games.descent.abilities.paying import card_of
from undercroft.games.descent.abilities.registry import Ability, enter
from undercroft.games.descent.abilities.rolling import reroll_defence
from undercroft.games.descent.moments import DEFENDED
from undercroft.games.descent.options import DIE, REROLL, USE
from undercroft.games.descent.pieces import Defence, Moment
from undercroft.games.descent.state import Card, DescentState, Figure, Hero

TRAINING = "defense-training"


class Shield(Ability):
    """One more shield."""

    def answers_at(self) -> tuple[str, ...]:
        return (DEFENDED,)

    def ready(self, hero: Hero) -> Card | None:
        """The card that is exhausted: the shield, or Defense Training in its place."""
        shield, training = card_of(hero, self.id), card_of(hero, TRAINING)
        return next((card for card in (shield, training) if card is not None and not card.exhausted), None)

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        if holder is None or moment.figure is not holder or self.ready(s.hero(holder.id)) is None:
            return []
        assert moment.defence is not None
        return self.uses(moment.defence)

    def uses(self, defence: Defence) -> list[Option]:
        return [USE(self.id)]

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        assert holder is not None
        assert moment.defence is not None
        card = self.ready(s.hero(holder.id))
        assert card is not None
        card.exhausted = True
        s.tell("used", hero=holder.id, card=card.id)
        yield from self.helps(s, holder, moment.defence, option)

    def helps(self, s: DescentState, holder: Figure, defence: Defence, option: Option) -> Play[None]:
        defence.shields += 1
        yield from ()


class IronShield(Shield):
    """A die is rolled again, or one more shield."""

    def uses(self, defence: Defence) -> list[Option]:
        return [USE(self.id), *[REROLL(self.id, number) for number in range(1, len(defence.dice) + 1)]]

    def helps(self, s: DescentState, holder: Figure, defence: Defence, option: Option) -> Play[None]:
        if option.verb is USE:
            defence.shields += 1
        else:
            reroll_defence(s, defence, DIE.of(option) - 1)
        yield from ()


class HeavySteelShield(Shield):
    """A die is rolled again, and one more shield."""

    def helps(self, s: DescentState, holder: Figure, defence: Defence, option: Option) -> Play[None]:
        defence.shields += 1
        if defence.dice:
            offers = [REROLL(self.id, number) for number in range(1, len(defence.dice) + 1)]
            choice = yield from choose(s.owner(holder), self.id, offers)
            reroll_defence(s, defence, DIE.of(choice) - 1)


enter(Shield("wooden-shield"), IronShield("iron-shield"), HeavySteelShield("heavy-steel-shield"))
