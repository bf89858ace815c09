"""Odds of attacks, in whole numbers: how many of all throws win, end in a stand-off, lose. Nothing is counted on
that is yet to be chosen: no fate, no Spells."""

from __future__ import annotations

from undercroft.games.talisman.fight import Fight, Foe
from undercroft.games.talisman.having import able, worth_in
from undercroft.games.talisman.scores import drinker, usable_weapons, value_in, weapon_limit
from undercroft.games.talisman.state import Character, TalismanState

Odds = tuple[int, int, int]

NO_DIE = [0]
ONE_DIE = [1, 2, 3, 4, 5, 6]
BEST_OF_TWO = [max(one, two) for one in ONE_DIE for two in ONE_DIE]
WORST_OF_TWO = [min(one, two) for one in ONE_DIE for two in ONE_DIE]


def faces(s: TalismanState, c: Character, fight: Fight) -> list[int]:
    """All that the attack die of this side can come to, each equally likely."""
    mine = c.seat == fight.seat
    if fight.no_die if mine else fight.rival_no_die:
        return NO_DIE
    if (fight.substitute if mine else fight.rival_substitute) is not None:
        return ONE_DIE
    if fight.lowest and mine:
        return WORST_OF_TWO
    if not fight.psychic and (able(c, "two-attack-dice") or drinker(c, fight) is not None):
        return BEST_OF_TWO
    return ONE_DIE


def compared(value: int, mine: list[int], rival: int, theirs: list[int]) -> Odds:
    """How often the first side is higher, equal, lower."""
    won = even = 0
    for one in mine:
        for other in theirs:
            won += value + one > rival + other
            even += value + one == rival + other
    return won, even, len(mine) * len(theirs) - won - even


def armed(s: TalismanState, c: Character, fight: Fight) -> None:
    """The best Weapons are taken, as one would."""
    weapons = fight.weapons if c.seat == fight.seat else fight.rival_weapons
    if not weapons:
        usable = sorted(usable_weapons(s, c, fight), key=lambda card: -worth_in(s, c, card, fight))
        weapons += usable[: weapon_limit(c)]


def ready(s: TalismanState, fight: Fight) -> Fight:
    """The attack with the Weapons that both sides would take."""
    twin = fight.copy()
    armed(s, s.characters[fight.seat], twin)
    if twin.rival >= 0:
        armed(s, s.characters[twin.rival], twin)
    return twin


def odds_of(s: TalismanState, fight: Fight) -> Odds:
    """Of the attack as it stands now, before dice are thrown."""
    twin = ready(s, fight)
    c = s.characters[fight.seat]
    mine, value = faces(s, c, twin), value_in(s, c, twin)
    if twin.rival >= 0:
        other = s.characters[twin.rival]
        return compared(value, mine, value_in(s, other, twin), faces(s, other, twin))
    theirs = NO_DIE if twin.rival_no_die else ONE_DIE
    return compared(value, mine, twin.value + s.box.spaces[twin.space].creatures, theirs)


def odds_against(
    s: TalismanState, c: Character, foes: list[Foe], *, psychic: bool, space: int, lord: bool = False
) -> Odds:
    """Of a fight with these creatures, if it came to it there. The Assassin's Enemies add no die."""
    fight = Fight(c.seat, -1, psychic, space)
    fight.foes = foes
    fight.lord = lord
    cards = bool(foes) and all(foe.card is not None for foe in foes)
    fight.rival_no_die = cards and not psychic and able(c, "assassinates")
    return odds_of(s, fight)


def odds_between(s: TalismanState, c: Character, other: Character, *, psychic: bool) -> Odds:
    """Of an attack on that character."""
    return odds_of(s, Fight(c.seat, other.seat, psychic, c.space))
