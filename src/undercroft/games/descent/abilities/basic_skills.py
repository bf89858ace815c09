"""Skills that heroes begin with."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play
from undercroft.games.descent.abilities.paying import cannot_use, pay_for
from undercroft.games.descent.abilities.registry import Ability, enter
from undercroft.games.descent.actions import search_token
from undercroft.games.descent.attacks import aim, cannot_attack, carry_out, declared, is_ranged, weapons
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.content.dice import DICE, sum_of
from undercroft.games.descent.content.schema import Surge
from undercroft.games.descent.familiars import familiar_of
from undercroft.games.descent.geometry.bits import bits
from undercroft.games.descent.moments import ATTACK_DECLARED
from undercroft.games.descent.options import FIGURE, SPACE, USE, USE_AT, USE_ON
from undercroft.games.descent.pieces import Attack, Moment
from undercroft.games.descent.places import adjacent, empty, lay_of, within
from undercroft.games.descent.profiles import HERO, OVERLORD, familiar_profile
from undercroft.games.descent.state import DescentState, Figure
from undercroft.games.descent.wounds import pay, recover

NEAR = 3
RUNIC = Surge(deed="runic-knowledge")


class Rage(Ability):
    """An action: a melee attack with one more damage (DESC-SKILL-03)."""

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        if cannot_use(s, holder, self.id) is not None:
            return []
        return [USE_ON(self.id, enemy.id) for enemy in s.on_map(OVERLORD) if self.weapon(s, holder, enemy)]

    def weapon(self, s: DescentState, holder: Figure, target: Figure) -> str:
        """The first melee weapon in hand that reaches the target."""
        for weapon in weapons(s, holder):
            if not is_ranged(holder, weapon) and cannot_attack(s, holder, weapon, target) is None:
                return weapon
        return ""

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        target = s.figure(FIGURE.of(option))
        weapon = self.weapon(s, holder, target)
        pay_for(s, holder, self.id)
        space = yield from aim(s, holder, weapon, target)
        attack = declared(s, holder, weapon, target, space)
        attack.damage += 1
        s.tell("attacks", figure=holder.id, target=target.id, weapon=weapon, space=space)
        yield from carry_out(s, attack)


class RunicKnowledge(Ability):
    """With a magic or rune weapon in hand a surge, for a fatigue, brings two damage."""

    def surges(self, s: DescentState, holder: Figure, attack: Attack) -> list[Surge]:
        hero = s.hero(holder.id)
        held = [BOX.items[card.id] for card in hero.items if card.equipped]
        armed = any("magic" in item.traits or "rune" in item.traits for item in held if item.attack)
        return [RUNIC] if attack.attacker is holder and armed and cannot_use(s, holder, self.id) is None else []

    def surge(self, s: DescentState, attack: Attack, deed: str) -> Play[None]:
        pay(s, s.hero(attack.attacker.id), 1)
        attack.damage += 2
        yield from ()


class PrayerOfHealing(Ability):
    """In the own turn: the hero, or one adjacent, recovers what a red die shows."""

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        if cannot_use(s, holder, self.id) is not None:
            return []
        figures = [s.figure(hero.id) for hero in s.heroes if not hero.left]
        near = [figure for figure in figures if figure.damage and (figure is holder or adjacent(s, holder, figure))]
        return [USE_ON(self.id, figure.id) for figure in near]

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        pay_for(s, holder, self.id)
        face = s.chance.throw(DICE["red"], 1)[0]
        yield from recover(s, s.figure(FIGURE.of(option)), sum_of(["red"], [face]).damage)


class Stoneskin(Ability):
    """Before an attack on the hero, or on one within three spaces, is rolled: one more grey die for the defender."""

    def answers_at(self) -> tuple[str, ...]:
        return (ATTACK_DECLARED,)

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        if holder is None or moment.figure.profile.rank != HERO or cannot_use(s, holder, self.id) is not None:
            return []
        near = moment.figure is holder or within(s, holder, moment.figure, NEAR)
        return [USE_ON(self.id, moment.figure.id)] if near else []

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        assert holder is not None
        assert moment.attack is not None
        pay_for(s, holder, self.id)
        moment.attack.defences[0].dice.append("grey")
        yield from ()


class Greedy(Ability):
    """An action: a search token within three spaces is searched (DESC-LOS-08)."""

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        if cannot_use(s, holder, self.id) is not None:
            return []
        return [USE_AT(self.id, space) for space in bits(lay_of(s).within(holder.spaces, NEAR) & s.search_tokens)]

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        pay_for(s, holder, self.id)
        yield from search_token(s, holder, s.hero(holder.id), SPACE.of(option))


class RaiseDead(Ability):
    """An action: the Reanimate is put on an adjacent empty space; there is one at a time, and it may be dismissed in
    the own turn."""

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        if familiar_of(s, s.hero(holder.id)) is not None:
            return [USE(self.id)]
        if cannot_use(s, holder, self.id) is not None:
            return []
        return [USE_AT(self.id, space) for space in bits(lay_of(s).around(holder.spaces) & empty(s))]

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        hero = s.hero(holder.id)
        known = familiar_of(s, hero)
        if known is not None:
            known.spaces = 0
            s.tell("dismissed", figure=known.id)
            return
        pay_for(s, holder, self.id)
        profile = familiar_profile(hero.hero_class)
        s.figures = [figure for figure in s.figures if figure.id != profile.kind]
        figure = Figure(profile.kind, profile)
        figure.spaces = 1 << SPACE.of(option)
        s.figures.append(figure)
        s.tell("placed", figure=figure.id, space=SPACE.of(option), lies="along")
        yield from ()


enter(
    Rage("rage"),
    RaiseDead("raise-dead"),
    RunicKnowledge("runic-knowledge"),
    PrayerOfHealing("prayer-of-healing"),
    Stoneskin("stoneskin"),
    Greedy("greedy"),
)
