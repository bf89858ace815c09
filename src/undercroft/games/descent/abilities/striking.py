"""Attacks that cards give: with one weapon or another, on one target or on many."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.engine.decision import Option, Play
from undercroft.games.descent.abilities.choosing import choose
from undercroft.games.descent.abilities.paying import cannot_use, pay_for
from undercroft.games.descent.abilities.registry import Ability
from undercroft.games.descent.attacks import (
    aim,
    can_affect,
    cannot_attack,
    carry_out,
    declared,
    is_ranged,
    item_of,
    target_spaces,
    weapons,
)
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.content.schema import Item
from undercroft.games.descent.domains import UNARMED
from undercroft.games.descent.geometry.bits import bits
from undercroft.games.descent.options import ATTACK, DONE, FIGURE, PICK_WEAPON, USE_ON, WEAPON
from undercroft.games.descent.pieces import Attack, Defence
from undercroft.games.descent.places import lay_of
from undercroft.games.descent.profiles import OVERLORD
from undercroft.games.descent.state import DescentState, Figure, Hero

# -- weapons ------------------------------------------------------------------------------------------


def held(hero: Hero) -> list[Item]:
    return [BOX.items[card.id] for card in hero.items if card.equipped]


def has_shield(hero: Hero) -> bool:
    return any("shield" in item.traits for item in held(hero))


def has_trait(s: DescentState, figure: Figure, item: Item | None, trait: str) -> bool:
    """Whether a weapon is of this kind; a skill makes runes of all weapons."""
    if item is None:
        return False
    if trait in item.traits:
        return True
    hero = s.hero_of(figure)
    return trait == "rune" and hero is not None and any(card.id == "inscribe-rune" for card in hero.skills)


def melee_weapons(s: DescentState, figure: Figure) -> list[str]:
    """DESC-TGT-05; bare hands only if there is nothing better."""
    found = [weapon for weapon in weapons(s, figure) if not is_ranged(figure, weapon)]
    return [weapon for weapon in found if weapon != UNARMED] or found


def weapons_with(s: DescentState, figure: Figure, trait: str) -> list[str]:
    return [weapon for weapon in weapons(s, figure) if has_trait(s, figure, item_of(weapon), trait)]


def pick_weapon(s: DescentState, figure: Figure, card: str, arms: Sequence[str]) -> Play[str]:
    """DESC-TGT-07: with one of them, where it does not take a target to say with which."""
    choice = yield from choose(s.owner(figure), card, [PICK_WEAPON(weapon) for weapon in arms])
    return WEAPON.of(choice)


def any_weapons(s: DescentState, figure: Figure) -> list[str]:
    found = weapons(s, figure)
    return [weapon for weapon in found if weapon != UNARMED] or found


# -- attacks ------------------------------------------------------------------------------------------


def strike(
    s: DescentState,
    figure: Figure,
    seat: int,
    card: str,
    with_what: Sequence[str],
    among: Sequence[Figure],
    must: bool = False,
) -> Play[Attack | None]:
    """An attack that costs nothing on one of these, if one can be attacked; the seat chooses."""
    offers = [
        ATTACK(weapon, target.id)
        for weapon in with_what
        for target in among
        if cannot_attack(s, figure, weapon, target) is None
    ]
    if not offers or not figure.spaces:
        return None
    choice = yield from choose(seat, card, offers if must else [*offers, DONE()])
    if choice is DONE():
        return None
    target = s.figure(FIGURE.of(choice))
    return (yield from strike_at(s, figure, WEAPON.of(choice), target))


def strike_at(s: DescentState, figure: Figure, weapon: str, target: Figure) -> Play[Attack]:
    space = yield from aim(s, figure, weapon, target)
    attack = declared(s, figure, weapon, target, space)
    yield from begin(s, attack, weapon)
    return attack


def begin(s: DescentState, attack: Attack, weapon: str) -> Play[None]:
    """DESC-SKILL-03: what was declared is carried out by the usual rules."""
    s.tell("attacks", figure=attack.attacker.id, target=attack.target.id, weapon=weapon, space=attack.space)
    yield from carry_out(s, attack)


def on_all(s: DescentState, figure: Figure, weapon: str, targets: Sequence[Figure]) -> Attack:
    """DESC-ROLL-09: one roll, range does not count, and each target defends for itself."""
    attack = declared(s, figure, weapon, targets[0], nearest_space(s, figure, targets[0]))
    attack.ranged = False
    attack.defences = [Defence(target) for target in targets]
    return attack


def nearest_space(s: DescentState, figure: Figure, target: Figure) -> int:
    lay = lay_of(s)
    return min(bits(target.spaces), key=lambda space: lay.distance(figure.spaces, 1 << space))


def affected(s: DescentState, attacker: Figure, area: int) -> list[Figure]:
    """All others who stand there, and whom the attack can affect."""
    return [
        figure
        for figure in s.figures
        if figure.spaces & area and figure is not attacker and can_affect(s, attacker, figure)
    ]


def damaged(attack: Attack) -> bool:
    """Whether at least one damage got through to the target."""
    return attack.struck and attack.defences[0].suffered > 0


# -- skills that are attacks --------------------------------------------------------------------------


class AttackSkill(Ability):
    """A skill with which a hero attacks somebody, with something added."""

    def arms(self, s: DescentState, holder: Figure) -> list[str]:
        """What the attack can be made with."""
        return any_weapons(s, holder)

    def change(self, s: DescentState, attack: Attack) -> None:
        """What the skill adds before the dice are thrown."""

    def follows(self, s: DescentState, holder: Figure, attack: Attack) -> Play[None]:
        """What it brings when the attack is over."""
        yield from ()

    def weapons_for(self, s: DescentState, holder: Figure, target: Figure) -> list[str]:
        return [weapon for weapon in self.arms(s, holder) if cannot_attack(s, holder, weapon, target) is None]

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        if cannot_use(s, holder, self.id) is not None:
            return []
        return [USE_ON(self.id, enemy.id) for enemy in s.on_map(OVERLORD) if self.weapons_for(s, holder, enemy)]

    def attack_of(self, s: DescentState, holder: Figure, option: Option) -> Attack | None:
        target = s.figure(FIGURE.of(option))
        weapon = self.weapons_for(s, holder, target)[0]
        spaces, lay = target_spaces(s, holder, weapon, target), lay_of(s)
        space = min(bits(spaces), key=lambda each: lay.distance(holder.spaces, 1 << each))
        attack = declared(s, holder, weapon, target, space)
        self.change(s, attack)
        return attack

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        target = s.figure(FIGURE.of(option))
        offers = [ATTACK(weapon, target.id) for weapon in self.weapons_for(s, holder, target)]
        choice = yield from choose(s.owner(holder), self.id, offers)
        pay_for(s, holder, self.id)
        weapon = WEAPON.of(choice)
        space = yield from aim(s, holder, weapon, target)
        attack = declared(s, holder, weapon, target, space)
        self.change(s, attack)
        yield from begin(s, attack, weapon)
        yield from self.follows(s, holder, attack)
