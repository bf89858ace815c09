"""What skills have in common."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play
from undercroft.games.descent.abilities.paying import cannot_use, card_of, pay_for
from undercroft.games.descent.abilities.registry import Ability
from undercroft.games.descent.abilities.striking import has_trait
from undercroft.games.descent.content.dice import DICE, Rolled, sum_of
from undercroft.games.descent.moments import ATTACK_ROLLED
from undercroft.games.descent.options import USE
from undercroft.games.descent.pieces import Attack, Moment
from undercroft.games.descent.places import within
from undercroft.games.descent.profiles import CHARACTER, HERO, HEROES
from undercroft.games.descent.state import DescentState, Figure
from undercroft.games.descent.wounds import refresh

NEAR = 3


def red_die(s: DescentState) -> Rolled:
    """One red die, for healing."""
    return sum_of(["red"], [s.chance.throw(DICE["red"], 1)[0]])


def heroes_near(s: DescentState, holder: Figure, far: int) -> list[Figure]:
    """All heroes so near, the holder and those who are knocked out among them (DESC-KOINT-02, DESC-KOINT-03)."""
    figures = heroes_and_characters(s)
    return [figure for figure in figures if figure is holder or within(s, holder, figure, far)]


def heroes_and_characters(s: DescentState) -> list[Figure]:
    """All whom the skills of heroes help. DESC-QG-07: to them a quest's own character is a hero."""
    heroes = [s.figure(hero.id) for hero in s.heroes if not hero.left]
    return heroes + [figure for figure in s.on_map(HEROES) if figure.profile.rank == CHARACTER]


def breathe(s: DescentState, figure: Figure, amount: int) -> None:
    """Fatigue goes, of somebody who has stamina."""
    hero = s.hero_of(figure)
    if hero is not None:
        refresh(s, hero, amount)


def friends_of(s: DescentState, holder: Figure) -> list[Figure]:
    """DESC-FAMFIG-06, DESC-QG-07: all other heroes on the map, and who counts as one to the abilities of heroes."""
    return [figure for figure in s.on_map(HEROES) if figure is not holder]


def standing(s: DescentState, figures: list[Figure]) -> list[Figure]:
    return [figure for figure in figures if figure.spaces]


def is_exhausted(s: DescentState, holder: Figure, name: str) -> bool:
    """For what lasts while a card is exhausted."""
    hero = s.hero_of(holder)
    card = None if hero is None else card_of(hero, name)
    return card is not None and card.exhausted


def has_skill(s: DescentState, holder: Figure, name: str) -> bool:
    hero = s.hero_of(holder)
    return hero is not None and hero.fallen < 0 and any(card.id == name for card in hero.skills)


def missed(attack: Attack) -> bool:
    return sum_of(attack.dice, attack.faces).miss


class Mastery(Ability):
    """After an attack of the holder was rolled: one more surge."""

    def answers_at(self) -> tuple[str, ...]:
        return (ATTACK_ROLLED,)

    def fits(self, s: DescentState, holder: Figure, attack: Attack) -> bool:
        return True

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        attack = moment.attack
        if attack is None or holder is None or attack.attacker is not holder or missed(attack):
            return []
        return [USE(self.id)] if cannot_use(s, holder, self.id) is None and self.fits(s, holder, attack) else []

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        assert holder is not None
        assert moment.attack is not None
        pay_for(s, holder, self.id)
        moment.attack.surges += 1
        yield from ()


class MasteryOf(Mastery):
    """With weapons of one kind."""

    def __init__(self, name: str, trait: str) -> None:
        super().__init__(name)
        self.trait = trait

    def fits(self, s: DescentState, holder: Figure, attack: Attack) -> bool:
        return has_trait(s, holder, attack.weapon, self.trait)


class OnItself(Ability):
    """A skill for the own turn that is simply used."""

    def fits(self, s: DescentState, holder: Figure) -> bool:
        return True

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        return [USE(self.id)] if cannot_use(s, holder, self.id) is None and self.fits(s, holder) else []

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        pay_for(s, holder, self.id)
        yield from self.does(s, holder)

    def does(self, s: DescentState, holder: Figure) -> Play[None]:
        yield from ()


class Reaction(Ability):
    """A skill that answers something."""

    def fits(self, s: DescentState, holder: Figure, moment: Moment) -> bool:
        return True

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        if holder is None or holder.profile.rank != HERO or not self.fits(s, holder, moment):
            return []
        return [USE(self.id)] if cannot_use(s, holder, self.id) is None else []

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        assert holder is not None
        pay_for(s, holder, self.id)
        yield from self.does(s, holder, moment)

    def does(self, s: DescentState, holder: Figure, moment: Moment) -> Play[None]:
        yield from ()
