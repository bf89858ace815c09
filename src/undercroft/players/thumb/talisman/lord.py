"""The Lord of Darkness: how likely he is to be killed, and what that is worth."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from undercroft.games.talisman.content import vocabulary as deed
from undercroft.games.talisman.fight import Fight, Foe
from undercroft.games.talisman.having import has
from undercroft.games.talisman.lord import LORD_VALUE
from undercroft.games.talisman.odds import BEST_OF_TWO, NO_DIE, ONE_DIE, compared, faces, ready
from undercroft.games.talisman.scores import HIRED_STRENGTH, value_in
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.players.thumb.talisman import worth

PRIZE: Final = 4.0
VICTORY: Final = 12.0
"""What it is worth to kill the Lord of Darkness: for a Treasure and the way up, and where that decides the match."""
SUCCESSOR: Final = 2.5
"""What it costs to begin again with another character, where the way is short."""
SURE: Final = 0.95
"""What kills him without a fight can still be countered."""
WEAKENED: Final = 3


class Duel(NamedTuple):
    """How a fight with him would be: by how much the character is stronger than he, and whether it rolls two dice."""

    difference: int
    doubled: bool


class Boost(NamedTuple):
    """What Spells and cards add once; and whether one of them kills him."""

    points: int
    kills: bool


NOTHING: Final = Boost(0, False)


def duel(s: TalismanState, c: Character, *, psychic: bool) -> Duel:
    fight = Fight(c.seat, -1, psychic, s.box.chamber)
    fight.foes = [Foe("lord", LORD_VALUE, None)]
    fight.lord = True
    twin = ready(s, fight)
    return Duel(value_in(s, c, twin) - LORD_VALUE, len(faces(s, c, twin)) > len(ONE_DIE))


def boost(s: TalismanState, c: Character, *, psychic: bool) -> Boost:
    """What only its owner knows in full."""
    points, kills = 0, False
    stat = "craft" if psychic else "strength"
    for card in c.objects:
        added = [effect for use in card.uses for effect in deed.every(use.then) if isinstance(effect, deed.Bonus)]
        points += sum([effect.by for effect in added if effect.what == stat])
    if psychic:
        return Boost(points, kills)
    if c.gold and any("hired" in card.traits for card in c.followers):
        points += HIRED_STRENGTH
    if not has(s, c, "no-spells"):
        for card in c.spells:
            kills = kills or card.id == "finger-of-death"
            points += (c.role.craft if c.role is not None else 0) if card.id == "psionic-blast" else 0
            points += WEAKENED if card.id == "weakness" else 0
    return Boost(points, kills)


# -- one fight ------------------------------------------------------------------------------------


def lord_chance(s: TalismanState, c: Character) -> float:
    """To kill him in one fight, for all that everybody can see."""
    return max([winning(duel(s, c, psychic=psychic), NOTHING) for psychic in (False, True)])


def lord_hope(s: TalismanState, c: Character) -> float:
    """The same with the Spells and cards that the character has for it."""
    return max([lord_hope_by(s, c, psychic=psychic) for psychic in (False, True)])


def lord_hope_by(s: TalismanState, c: Character, *, psychic: bool) -> float:
    return winning(duel(s, c, psychic=psychic), boost(s, c, psychic=psychic))


@cache
def winning(made: Duel, helped: Boost) -> float:
    return SURE if helped.kills else shares(made, helped)[0]


def shares(made: Duel, helped: Boost) -> tuple[float, float]:
    """How often he is killed, and how often nothing comes of it."""
    dice = BEST_OF_TWO if made.doubled else ONE_DIE
    won, even, _ = compared(made.difference + helped.points, dice, 0, ONE_DIE)
    throws = len(dice) * len(ONE_DIE)
    return won / throws, even / throws


# -- again and again ------------------------------------------------------------------------------


def lord_at_last(s: TalismanState, c: Character) -> float:
    """The chance to kill him before all lives are gone: in the Short Dungeon Game one fights him again and again."""
    duels = [duel(s, c, psychic=psychic) for psychic in (False, True)]
    return max([at_last(made.difference, made.doubled, max(1, c.lives), c.fate) for made in duels])


def lord_hope_at_last(s: TalismanState, c: Character) -> float:
    """The same with the Spells and cards that the character has for the first fight."""
    return max([lord_hope_at_last_by(s, c, psychic=psychic) for psychic in (False, True)])


def lord_hope_at_last_by(s: TalismanState, c: Character, *, psychic: bool) -> float:
    made, helped = duel(s, c, psychic=psychic), boost(s, c, psychic=psychic)
    lives = max(1, c.lives)
    plain = at_last(made.difference, made.doubled, lives, c.fate)
    if helped == NOTHING:
        return plain
    won, even = (SURE, 0.0) if helped.kills else shares(made, helped)
    less = at_last(made.difference, made.doubled, lives - 1, c.fate)
    return max(plain, won + even * plain + (1 - won - even) * less)


@cache
def at_last(difference: int, doubled: bool, lives: int, fate: int) -> float:
    """With so much more or less than the Lord, so many lives and so much fate, which is paid for whatever may still
    win."""
    if lives <= 0:
        return 0.0
    mine = BEST_OF_TWO if doubled else ONE_DIE
    total = again = 0.0
    for one in mine:
        for other in ONE_DIE:
            if difference + one > other:
                total += 1
                continue
            won, even, lost = compared(difference, ONE_DIE, other, NO_DIE)
            if fate and won:
                total += (won + even * at_last(difference, doubled, lives, fate - 1)) / 6
                total += lost * at_last(difference, doubled, lives - 1, fate - 1) / 6
            elif difference + one == other:
                again += 1
            else:
                total += at_last(difference, doubled, lives - 1, fate)
    return total / (len(mine) * 6 - again)


# -- what it is worth -----------------------------------------------------------------------------


def lord_worth(s: TalismanState, c: Character) -> float:
    """To face the Lord of Darkness: a Treasure and a way up, or a life; where nobody leaves him, all of them."""
    if s.short:
        last = lord_hope_at_last(s, c)
        return last * VICTORY - (1 - last) * SUCCESSOR
    chance = lord_hope(s, c)
    return chance * lord_prize(s) + (1 - chance) * worth.lives_worth(s, c, -1)


def lord_prize(s: TalismanState) -> float:
    return PRIZE if s.goal == "crown" else VICTORY


def better_way(s: TalismanState, c: Character) -> str:
    """With which ability to fight him."""
    hope = lord_hope_at_last_by if s.short else lord_hope_by
    return "strength" if hope(s, c, psychic=False) >= hope(s, c, psychic=True) else "craft"
