"""Dice that are rolled again."""

from __future__ import annotations

from undercroft.games.descent.attacks import names, throw
from undercroft.games.descent.attribute_tests import judge
from undercroft.games.descent.content.dice import TEST_DICE
from undercroft.games.descent.pieces import Attack, Defence, Moment
from undercroft.games.descent.state import DescentState


def reroll_attack(s: DescentState, attack: Attack, number: int) -> None:
    """DESC-ROLL-12: one die of the attack."""
    attack.faces[number] = throw(s, [attack.dice[number]])[0]
    s.tell("rolled", figure=attack.attacker.id, dice=tuple(attack.dice), faces=names(attack.dice, attack.faces))


def reroll_defence(s: DescentState, defence: Defence, number: int) -> None:
    """DESC-ROLL-13: one die of a defence."""
    defence.faces[number] = throw(s, [defence.dice[number]])[0]
    faces = names(defence.dice, defence.faces)
    s.tell("defended", figure=defence.figure.id, dice=tuple(defence.dice), faces=faces)


def reroll_test(s: DescentState, moment: Moment, number: int) -> None:
    """One die of an attribute test."""
    moment.faces[number] = throw(s, [TEST_DICE[number]])[0]
    judge(s, moment)
