"""How strong a character is, what it can throw, and which of its abilities leads to the Crown sooner."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final

from undercroft.games.talisman.effects.inner import PITFIEND
from undercroft.games.talisman.fight import Fight
from undercroft.games.talisman.having import able, craft, has, strength, worth_in
from undercroft.games.talisman.odds import BEST_OF_TWO, ONE_DIE, compared
from undercroft.games.talisman.scores import usable_weapons, value_in, weapon_limit
from undercroft.games.talisman.state import Character, TalismanState

BEATEN_BY_DEATH: Final = 0.5
"""Of the throws against Death that are not a draw."""
GROWTH: Final = 3
"""So many more points of an ability are thought of where it is asked which one to build."""
USUAL_LIVES: Final = 5


# -- dice -----------------------------------------------------------------------------------------


def chance_to_roll_at_most(dice: int, value: int) -> float:
    """The chance that so many dice together do not exceed a value."""
    ways = WAYS[dice]
    return sum([count for total, count in ways if total <= value]) / THROWS[dice]


def _ways(dice: int) -> list[tuple[int, int]]:
    sums = {0: 1}
    for _ in range(dice):
        after: dict[int, int] = {}
        for total, count in sums.items():
            for face in range(1, 7):
                after[total + face] = after.get(total + face, 0) + count
        sums = after
    return list(sums.items())


THROWS: Final[tuple[float, ...]] = (1.0, 6.0, 36.0, 216.0)
WAYS: Final[dict[int, list[tuple[int, int]]]] = {dice: _ways(dice) for dice in (1, 2, 3)}


@cache
def winning_share(difference: int, doubled: bool) -> float:
    """Of the fights that end in a victory or a defeat, those that are won."""
    won, _, lost = compared(difference, BEST_OF_TWO if doubled else ONE_DIE, 0, ONE_DIE)
    return won / (won + lost)


# -- the two sides of the Inner Region ------------------------------------------------------------


@cache
def past_werewolf(battle: int, doubled: bool, lives: int) -> float:
    """First Death takes some lives, then a Werewolf of two dice has to be beaten with those that are left."""
    total = 0.0
    for lost in range(lives):
        alive = BEATEN_BY_DEATH ** (lost + 1)
        for value, ways in WAYS[2]:
            beaten = 1 - winning_share(battle - value, doubled)
            total += alive * ways / THROWS[2] * (1 - beaten ** (lives - lost))
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


def opens(strong: int, clever: int, one_die: bool) -> float:
    """That the Portal of Power opens, by the better ability; for some one die does, by Craft."""
    return max(chance_to_roll_at_most(2, strong), chance_to_roll_at_most(1 if one_die else 2, clever))


@cache
def leans_to_strength(strong: int, clever: int, arms: int, doubled: bool, one_die: bool, two_dice: bool) -> bool:
    """Whether some more Strength would lead through the Crypt more often than as much Craft through the Mines."""
    grown = strong + GROWTH
    crypt = opens(grown, clever, one_die) * chance_to_roll_at_most(3, grown)
    crypt *= past_werewolf(grown + arms, doubled, USUAL_LIVES)
    grown = clever + GROWTH
    mines = opens(strong, grown, one_die) * chance_to_roll_at_most(2 if two_dice else 3, grown)
    mines *= past_pitfiends(strong + arms, doubled, USUAL_LIVES, 1)
    return crypt >= mines


def is_strong(s: TalismanState, c: Character) -> bool:
    """Whether Strength is the ability to build."""
    role = c.role
    if role is None:
        return True
    strong, clever = strength(s, c), craft(s, c)
    arms = best_plain_weapon(c)
    if s.goal != "crown":
        return strong + arms >= clever
    if able(c, "adds-craft"):
        arms += role.craft
    two = able(c, "two-attack-dice")
    return leans_to_strength(strong, clever, arms, two, has(s, c, "one-die-portal"), has(s, c, "two-dice-mines"))


def best_plain_weapon(c: Character) -> int:
    if able(c, "no-weapon"):
        return 0
    return max([card.worth.battle for card in c.objects if card.is_weapon], default=0)


# -- in a fight -----------------------------------------------------------------------------------


def battle_value(s: TalismanState, c: Character) -> int:
    """What the character adds to its die in battle with the Weapons it would use."""
    fight = Fight(c.seat, -1, False, c.space)
    weapons = sorted([worth_in(s, c, card, fight) for card in usable_weapons(s, c, fight)], reverse=True)
    return value_in(s, c, fight) + sum(weapons[: weapon_limit(c)])


def psychic_value(s: TalismanState, c: Character) -> int:
    fight = Fight(c.seat, -1, True, c.space)
    return value_in(s, c, fight)
