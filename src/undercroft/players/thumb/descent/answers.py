"""Answers to what happens: reactions of heroes, and cards of the overlord, which he keeps for when they count."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from undercroft.engine.decision import Decision, Option
from undercroft.games.descent.attacks import shields
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.content.dice import RESULTS, SHIELDS, sum_of
from undercroft.games.descent.options import (
    AMOUNT,
    ATTACK,
    CARD,
    DIE,
    DONE,
    FIGURE,
    FREE_ATTACK,
    PASS,
    PICK,
    REROLL,
    SPEND,
)
from undercroft.games.descent.pieces import Attack
from undercroft.games.descent.profiles import HERO, HEROES, OVERLORD
from undercroft.games.descent.state import THE_OVERLORD, DescentState
from undercroft.players.thumb.descent import cards, monsters, surges, turns, value

Worth: TypeAlias = Callable[[Option], float]
SURGES: Final = ("dark-might", "critical-blow")
NIMBLE: Final = "nimble"
DEFENDING: Final = ("stoneskin", "ghost-armor", "wooden-shield", "iron-shield", "heavy-steel-shield")


def answer_worth(s: DescentState, decision: Decision) -> Worth:
    def score(option: Option) -> float:
        if option is PASS():
            return 0.0
        if option.verb is REROLL:
            return reroll_worth(s, option)
        if decision.seat == THE_OVERLORD:
            return overlord_worth(s, decision, option)
        return hero_worth(s, option)

    return score


def strike_worth(s: DescentState, decision: Decision) -> Worth:
    """An attack that is there for nothing is made, on whom it hurts most."""

    def score(option: Option) -> float:
        if option.verb not in (ATTACK, FREE_ATTACK):
            return 0.0
        target = s.figure(FIGURE.of(option))
        return 1.0 + value.price(s, target) / value.left(s, target)

    return score


def choice_worth(s: DescentState, decision: Decision) -> Worth:
    """Enemies by what they are worth, friends by how badly they are hurt; of anything else the most."""
    side = OVERLORD if decision.seat == THE_OVERLORD else HEROES

    def score(option: Option) -> float:
        if option.verb is SPEND:
            return float(AMOUNT.of(option))
        if option.verb is ATTACK:
            target = s.figure(FIGURE.of(option))
            return 2.0 + value.price(s, target) / value.left(s, target)
        if option.verb is not PICK:
            return 0.0 if option in (PASS(), DONE()) else 1.0
        figure = s.figure(FIGURE.of(option))
        if figure.profile.side != side:
            return 1.0 + value.price(s, figure) / value.left(s, figure)
        return 1.0 + figure.damage

    return score


def overlord_worth(s: DescentState, decision: Decision, option: Option) -> float:
    card = CARD.of(option)
    if card in SURGES and s.attack is not None:
        return attack_card_worth(s, s.attack, card) - 0.6 * monsters.kept(s)
    if card not in BOX.overlord:
        return 0.6
    if BOX.overlord[card].type == "trap":
        return trap_worth(s, str(decision.about.get("figure", ""))) - 0.6 * monsters.kept(s)
    return 1.0 - monsters.kept(s)


def attack_card_worth(s: DescentState, attack: Attack, card: str) -> float:
    """What more damage brings, if there is a surge for it and the attack does not miss."""
    shown = sum_of(attack.dice, attack.faces)
    free = shown.surges + attack.surges
    if shown.miss or (card == "critical-blow" and free == 0) or surges.missing_range(attack) > 0:
        return -1.0
    bonus = 3 if card == "critical-blow" else max([each.damage for each in attack.options], default=0)
    left, now = value.left(s, attack.target), surges.damage(s, attack, 0, 0)
    then = surges.damage(s, attack, bonus, 0)
    return 0.35 * (min(then, left) - min(now, left)) + (2.0 if then >= left > now else 0.0)


def trap_worth(s: DescentState, name: str) -> float:
    """On somebody who still has some way to go, who carries something, or who is weak."""
    if not s.has_figure(name):
        return 0.5
    figure = s.figure(name)
    found = 0.25 * min(figure.points, 4) + (1.0 if figure.carries else 0.0)
    if figure.profile.rank == HERO and value.left(s, figure) <= 2:
        found += 1.0
    return found


def hero_worth(s: DescentState, option: Option) -> float:
    """What lies open beside a sheet is there to be used; what costs fatigue only where there is something to gain."""
    card = CARD.of(option)
    cost = value.FATIGUE * cards.fatigue_of(card)
    if card == NIMBLE:
        holder = next(hero for hero in s.heroes if any(skill.id == NIMBLE for skill in hero.skills))
        return turns.stepping_worth(s, s.figure(holder.id)) - cost
    if card in DEFENDING and s.attack is not None and s.attack.rolled:
        attack = s.attack
        now = surges.damage(s, attack, 0, 0)
        return (0.6 if now > 0 else -0.5) - cost
    return 0.6 - cost


def reroll_worth(s: DescentState, option: Option) -> float:
    """A die that shows less than it does on average, or the miss."""
    attack, number = s.attack, DIE.of(option) - 1
    if attack is None or not attack.rolled:
        return 0.0
    if number < len(attack.dice):
        colour, face = attack.dice[number], RESULTS[attack.dice[number]][attack.faces[number]]
        if face.miss:
            return 5.0
        mean = sum([each.damage for each in RESULTS[colour]]) / len(RESULTS[colour])
        return mean - face.damage - 0.3
    dice, faces = attack.defences[0].dice, attack.defences[0].faces
    number -= len(attack.dice)
    if number >= len(dice) or shields(s, attack.defences[0]) > surges.damage(s, attack, 9, 0):
        return 0.0
    sides = SHIELDS[dice[number]]
    return sum(sides) / len(sides) - sides[faces[number]] - 0.3
