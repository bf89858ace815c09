"""Skills of the spiritspeaker."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.descent.abilities.paying import cannot_use, pay_for
from undercroft.games.descent.abilities.registry import Ability, enter
from undercroft.games.descent.abilities.skills.kinds import (
    NEAR,
    OnItself,
    breathe,
    has_skill,
    heroes_near,
    is_exhausted,
    red_die,
    standing,
)
from undercroft.games.descent.abilities.striking import AttackSkill, damaged
from undercroft.games.descent.attribute_tests import passes_test
from undercroft.games.descent.content.schema import Surge
from undercroft.games.descent.moments import ATTACK_DECLARED
from undercroft.games.descent.options import DONE, USE, USE_ON
from undercroft.games.descent.pieces import Attack, Moment
from undercroft.games.descent.places import lay_of, within
from undercroft.games.descent.profiles import HEROES, OVERLORD
from undercroft.games.descent.state import POISONED, DescentState, Figure
from undercroft.games.descent.wounds import inflict, recover, refresh, suffer

ANCESTORS = "ancestor-spirits"
STORM = 2


class Stoneskin(Ability):
    """Before an attack on the hero, or on one within three spaces, is rolled: one more grey die for the defender."""

    def answers_at(self) -> tuple[str, ...]:
        return (ATTACK_DECLARED,)

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        if holder is None or moment.figure.profile.side != HEROES or cannot_use(s, holder, self.id) is not None:
            return []
        near = moment.figure is holder or within(s, holder, moment.figure, NEAR)
        return [USE_ON(self.id, moment.figure.id)] if near else []

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        assert holder is not None
        assert moment.defence is not None
        pay_for(s, holder, self.id)
        moment.defence.dice.append("grey")
        yield from ()


class DrainSpirit(AttackSkill):
    """An action: an attack; if it hurts, all heroes within three spaces recover a damage."""

    def follows(self, s: DescentState, holder: Figure, attack: Attack) -> Play[None]:
        if damaged(attack):
            helped = yield from heal_all(s, heroes_near(s, holder, NEAR), 1)
            yield from spirits(s, holder, standing(s, [attack.target]), helped)


class HealingRain(OnItself):
    """An action: all heroes within three spaces recover what a red die shows."""

    def does(self, s: DescentState, holder: Figure) -> Play[None]:
        helped = yield from heal_all(s, heroes_near(s, holder, NEAR), red_die(s).damage)
        yield from spirits(s, holder, [], helped)


class SharedPain(AttackSkill):
    """An action: an attack; if it hurts, all others of the target's group suffer a damage."""

    def follows(self, s: DescentState, holder: Figure, attack: Attack) -> Play[None]:
        if not damaged(attack):
            return
        kind = attack.target.profile.kind
        group = [each for each in s.on_map(OVERLORD) if each.profile.kind == kind and each is not attack.target]
        for figure in group:
            yield from suffer(s, figure, 1)
        yield from spirits(s, holder, standing(s, [attack.target, *group]), [])


class CloudOfMist(OnItself):
    """An action: while the card is exhausted, attacks on spaces within three of the hero miss, unless a surge is
    spent."""

    def on_attack(self, s: DescentState, holder: Figure, attack: Attack) -> None:
        if is_exhausted(s, holder, self.id) and lay_of(s).within(holder.spaces, NEAR) >> attack.space & 1:
            attack.hurdles += 1
            attack.options.append(Surge(deed=self.id))

    def surge(self, s: DescentState, attack: Attack, deed: str) -> Play[None]:
        attack.hurdles -= 1
        yield from ()


class NaturesBounty(Ability):
    """Resting takes off as much damage as fatigue."""

    def rested(self, s: DescentState, holder: Figure, fatigue: int) -> Play[None]:
        helped = yield from heal_all(s, [holder], fatigue)
        yield from spirits(s, holder, [], helped)


class Tempest(OnItself):
    """An action: the hero tests willpower; failed, the hero recovers a fatigue; passed, monsters within three spaces
    suffer two damage and heroes there recover one."""

    def does(self, s: DescentState, holder: Figure) -> Play[None]:
        if not (yield from passes_test(s, holder, "willpower")):
            helped = [holder] if s.hero(holder.id).fatigue else []
            refresh(s, s.hero(holder.id), 1)
            yield from spirits(s, holder, [], helped)
            return
        monsters = [each for each in s.on_map(OVERLORD) if within(s, holder, each, NEAR)]
        for figure in monsters:
            yield from suffer(s, figure, STORM)
        helped = yield from heal_all(s, heroes_near(s, holder, NEAR), 1)
        yield from spirits(s, holder, standing(s, monsters), helped)


class AncestorSpirits(Ability):
    """After a skill of the class: the monsters that it hurt are poisoned, or the heroes whom it helped recover a damage
    and a fatigue more: ``spirits``."""


class Vigor(Ability):
    """A surge takes a fatigue off every hero."""

    def surges(self, s: DescentState, holder: Figure, attack: Attack) -> list[Surge]:
        return [Surge(deed=self.id)]

    def surge(self, s: DescentState, attack: Attack, deed: str) -> Play[None]:
        tired = [hero for hero in s.heroes if hero.fatigue and hero.fallen < 0]
        for hero in tired:
            refresh(s, hero, 1)
        yield from spirits(s, attack.attacker, [], standing(s, [s.figure(hero.id) for hero in tired]))


def heal_all(s: DescentState, figures: list[Figure], amount: int) -> Play[list[Figure]]:
    """All of them recover; those whom it helped."""
    helped: list[Figure] = []
    for figure in figures:
        before = figure.damage
        yield from recover(s, figure, amount)
        if figure.damage < before:
            helped.append(figure)
    return helped


def spirits(s: DescentState, holder: Figure, hurt: list[Figure], helped: list[Figure]) -> Play[None]:
    """Ancestor Spirits may follow a skill that hurt monsters or helped heroes."""
    if not has_skill(s, holder, ANCESTORS) or cannot_use(s, holder, ANCESTORS) is not None or not (hurt or helped):
        return
    offers: list[Option] = [USE_ON(ANCESTORS, hurt[0].id)] if hurt else []
    offers += [USE(ANCESTORS)] if helped else []
    choice: Option = yield ask(s.owner(holder), "choose", [*offers, DONE()], {"card": ANCESTORS})
    if choice is DONE():
        return
    pay_for(s, holder, ANCESTORS)
    if choice.verb is USE_ON:
        for figure in hurt:
            inflict(s, figure, POISONED)
        return
    for figure in helped:
        yield from recover(s, figure, 1)
        breathe(s, figure, 1)


enter(
    Stoneskin("stoneskin"),
    DrainSpirit("drain-spirit"),
    HealingRain("healing-rain"),
    SharedPain("shared-pain"),
    CloudOfMist("cloud-of-mist"),
    NaturesBounty("natures-bounty"),
    Tempest("tempest"),
    AncestorSpirits("ancestor-spirits"),
    Vigor("vigor"),
)
