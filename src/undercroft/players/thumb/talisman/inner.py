"""The way to the Crown through the Inner Region: how likely each side of it lets one through alive."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final

from undercroft.games.talisman.effects.inner import PITFIEND
from undercroft.games.talisman.having import able, craft, has, strength
from undercroft.games.talisman.odds import BEST_OF_TWO, ONE_DIE, compared
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.players.thumb.talisman import worth

BEATEN_BY_DEATH: Final = 0.5
"""Of the throws against Death that are not a draw."""


def portal_chance(s: TalismanState, c: Character, stat: str) -> float:
    """That the Portal of Power opens."""
    dice = 1 if stat == "craft" and has(s, c, "one-die-portal") else 2
    return worth.chance_to_roll_at_most(dice, strength(s, c) if stat == "strength" else craft(s, c))


def inner_chance(s: TalismanState, c: Character) -> float:
    """From before the Portal to the Valley of Fire, by the better side, at the first attempt."""
    portal = max(portal_chance(s, c, "strength"), portal_chance(s, c, "craft"))
    return portal * max(by_crypt(s, c), by_mines(s, c))


def by_crypt(s: TalismanState, c: Character) -> float:
    """The Crypt by Strength, Death, the Werewolf."""
    through = worth.chance_to_roll_at_most(3, strength(s, c))
    return through * past_werewolf(worth.battle_value(s, c), able(c, "two-attack-dice"), endurance(c))


def by_mines(s: TalismanState, c: Character) -> float:
    """The Mines by Craft, the Vampire, the Pitfiends."""
    through = worth.chance_to_roll_at_most(2 if has(s, c, "two-dice-mines") else 3, craft(s, c))
    two = able(c, "two-attack-dice")
    return through * past_pitfiends(worth.battle_value(s, c), two, endurance(c), len(c.followers))


def endurance(c: Character) -> int:
    """Lives, and about half of the fate, which wins now and then what would be lost."""
    return c.lives + c.fate // 2


@cache
def winning_share(difference: int, doubled: bool) -> float:
    """Of the fights that end in a victory or a defeat, those that are won."""
    won, _, lost = compared(difference, BEST_OF_TWO if doubled else ONE_DIE, 0, ONE_DIE)
    return won / (won + lost)


@cache
def past_werewolf(battle: int, doubled: bool, lives: int) -> float:
    """First Death takes some lives, then a Werewolf of two dice has to be beaten with those that are left."""
    total = 0.0
    for lost in range(lives):
        alive = BEATEN_BY_DEATH ** (lost + 1)
        for value, ways in worth.WAYS[2]:
            beaten = 1 - winning_share(battle - value, doubled)
            total += alive * ways / worth.THROWS[2] * (1 - beaten ** (lives - lost))
    return total


@cache
def past_pitfiends(battle: int, doubled: bool, lives: int, followers: int) -> float:
    """The Vampire takes one to three lives or Followers, then one to six Pitfiends have to be beaten in turn."""
    share = winning_share(battle - PITFIEND, doubled)
    total = 0.0
    for taken in (1, 2, 3):
        left = lives - max(0, taken - followers)
        for fiends in range(1, 7):
            total += sum([comb(fiends + lost - 1, lost) * share**fiends * (1 - share) ** lost for lost in range(left)])
    return total / 18


@cache
def beating_death(total: int) -> float:
    """What a throw against Death's two dice is worth: 1 for getting past, less for a life."""
    won = sum([ways for value, ways in worth.WAYS[2] if value < total])
    lost = sum([ways for value, ways in worth.WAYS[2] if value > total])
    return (won - lost) / worth.THROWS[2]
