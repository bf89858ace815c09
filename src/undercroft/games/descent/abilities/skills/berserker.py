"""Skills of the berserker."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play
from undercroft.games.descent.abilities.paying import cannot_use, pay_for
from undercroft.games.descent.abilities.registry import Ability, enter
from undercroft.games.descent.abilities.shifting import walk_now
from undercroft.games.descent.abilities.skills.kinds import Mastery, OnItself, Reaction, missed
from undercroft.games.descent.abilities.striking import (
    AttackSkill,
    affected,
    begin,
    held,
    melee_weapons,
    on_all,
    pick_weapon,
    strike,
)
from undercroft.games.descent.attacks import cannot_attack, restrained
from undercroft.games.descent.attribute_tests import passes_test
from undercroft.games.descent.content.schema import Surge
from undercroft.games.descent.moments import ATTACK_ROLLED, ATTACKED
from undercroft.games.descent.moving import speed
from undercroft.games.descent.options import AMOUNT, FIGURE, SPEND, USE_ON
from undercroft.games.descent.pieces import Attack, Moment
from undercroft.games.descent.places import adjacent, lay_of
from undercroft.games.descent.profiles import OVERLORD
from undercroft.games.descent.state import IMMOBILIZED, DescentState, Figure, Hero
from undercroft.games.descent.wounds import inflict, pay, stamina

BRUTE_HEALTH = 4
BRUTE_RISES = 2


class MeleeSkill(AttackSkill):
    def arms(self, s: DescentState, holder: Figure) -> list[str]:
        return melee_weapons(s, holder)


class Rage(MeleeSkill):
    """An action: a melee attack with one more damage (DESC-SKILL-03)."""

    def change(self, s: DescentState, attack: Attack) -> None:
        attack.damage += 1


class Brute(Ability):
    """Four more health; standing up or being revived recovers two more."""

    def health(self, s: DescentState, holder: Figure, health: int) -> int:
        return health + BRUTE_HEALTH

    def coming_to(self, s: DescentState, hero: Hero) -> int:
        return BRUTE_RISES


class CounterAttack(Reaction):
    """After the attack of an adjacent monster that affected the hero: a melee attack on that monster."""

    def answers_at(self) -> tuple[str, ...]:
        return (ATTACKED,)

    def fits(self, s: DescentState, holder: Figure, moment: Moment) -> bool:
        attack = moment.attack
        if attack is None or not attack.struck or attack.attacker.profile.side != OVERLORD:
            return False
        if not any(defence.figure is holder for defence in attack.defences) or not adjacent(s, holder, attack.attacker):
            return False
        return any(cannot_attack(s, holder, weapon, attack.attacker) is None for weapon in melee_weapons(s, holder))

    def does(self, s: DescentState, holder: Figure, moment: Moment) -> Play[None]:
        assert moment.attack is not None
        foe = moment.attack.attacker
        yield from strike(s, holder, s.owner(holder), self.id, melee_weapons(s, holder), [foe], must=True)


class Cripple(Ability):
    """In the own turn: the hero tests might; passed, an adjacent monster is immobilized."""

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        if cannot_use(s, holder, self.id) is not None:
            return []
        return [USE_ON(self.id, each.id) for each in s.on_map(OVERLORD) if adjacent(s, holder, each)]

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        pay_for(s, holder, self.id)
        if (yield from passes_test(s, holder, "might")):
            inflict(s, s.figure(FIGURE.of(option)), IMMOBILIZED)


class Charge(OnItself):
    """An action: a walk up to speed, then a melee attack."""

    def does(self, s: DescentState, holder: Figure) -> Play[None]:
        seat = s.owner(holder)
        yield from walk_now(s, holder, speed(s, holder), seat, self.id)
        yield from strike(s, holder, seat, self.id, melee_weapons(s, holder), s.on_map(OVERLORD))


class WeaponMastery(Mastery):
    """With a two-handed melee weapon, or a melee weapon in each hand."""

    def fits(self, s: DescentState, holder: Figure, attack: Attack) -> bool:
        arms = [item for item in held(s.hero(holder.id)) if item.attack == "melee"]
        return attack.melee and attack.weapon is not None and sum([item.hands for item in arms]) > 1


class Whirlwind(OnItself):
    """An action: one melee attack on all adjacent monsters."""

    def targets(self, s: DescentState, holder: Figure) -> list[Figure]:
        found = affected(s, holder, lay_of(s).around(holder.spaces))
        return [figure for figure in found if figure.profile.side == OVERLORD]

    def fits(self, s: DescentState, holder: Figure) -> bool:
        return bool(self.targets(s, holder)) and restrained(s, holder) is None

    def does(self, s: DescentState, holder: Figure) -> Play[None]:
        weapon = yield from pick_weapon(s, holder, self.id, melee_weapons(s, holder))
        yield from begin(s, on_all(s, holder, weapon, self.targets(s, holder)), weapon)


class DeathRage(MeleeSkill):
    """An action: a melee attack; a surge brings a damage for every two that the hero has suffered."""

    def change(self, s: DescentState, attack: Attack) -> None:
        if attack.attacker.damage > 1:
            attack.options.append(Surge(damage=attack.attacker.damage // 2, deed=self.id))


class Execute(Ability):
    """After the roll of a melee attack: as much more damage as fatigue is paid."""

    def answers_at(self) -> tuple[str, ...]:
        return (ATTACK_ROLLED,)

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        attack = moment.attack
        if attack is None or holder is None or attack.attacker is not holder or not attack.melee or missed(attack):
            return []
        if cannot_use(s, holder, self.id) is not None:
            return []
        hero = s.hero(holder.id)
        return [SPEND(self.id, fatigue) for fatigue in range(1, stamina(s, hero) - hero.fatigue + 1)]

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        assert holder is not None
        assert moment.attack is not None
        pay_for(s, holder, self.id)
        pay(s, s.hero(holder.id), AMOUNT.of(option))
        moment.attack.damage += AMOUNT.of(option)
        yield from ()


enter(
    Rage("rage"),
    Brute("brute"),
    CounterAttack("counter-attack"),
    Cripple("cripple"),
    Charge("charge"),
    WeaponMastery("weapon-mastery"),
    Whirlwind("whirlwind"),
    DeathRage("death-rage"),
    Execute("execute"),
)
