"""The way to the Crown through the Inner Region: how likely each side of it lets one through alive."""

from __future__ import annotations

from functools import cache

from undercroft.games.talisman.box import Card
from undercroft.games.talisman.content.vocabulary import MoveTo
from undercroft.games.talisman.having import able, craft, has, strength
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.players.thumb.talisman import prowess


def portal_chance(s: TalismanState, c: Character, stat: str) -> float:
    """That the Portal of Power opens."""
    dice = 1 if stat == "craft" and has(s, c, "one-die-portal") else 2
    return prowess.chance_to_roll_at_most(dice, strength(s, c) if stat == "strength" else craft(s, c))


def inner_chance(s: TalismanState, c: Character) -> float:
    """From before the Portal to the Valley of Fire, by the better side, at the first attempt; with wings neither."""
    portal = max(portal_chance(s, c, "strength"), portal_chance(s, c, "craft"))
    return portal if any(carries_off(card) for card in c.objects) else portal * on_foot(s, c)


def on_foot(s: TalismanState, c: Character) -> float:
    """From the Plain of Peril to the Valley of Fire."""
    return max(by_crypt(s, c), by_mines(s, c))


def carries_off(card: Card) -> bool:
    """Whether it takes its owner to any space of the Region instead of a move: the Cloak of Feathers, over all that
    lies between the Portal and the Valley of Fire."""
    return any(use.when == "move" and isinstance(effect, MoveTo) for use in card.uses for effect in use.then)


def by_crypt(s: TalismanState, c: Character) -> float:
    """The Crypt by Strength, Death, the Werewolf."""
    through = prowess.chance_to_roll_at_most(3, strength(s, c))
    return through * prowess.past_werewolf(prowess.battle_value(s, c), able(c, "two-attack-dice"), endurance(c))


def by_mines(s: TalismanState, c: Character) -> float:
    """The Mines by Craft, the Vampire, the Pitfiends."""
    through = prowess.chance_to_roll_at_most(2 if has(s, c, "two-dice-mines") else 3, craft(s, c))
    two = able(c, "two-attack-dice")
    return through * prowess.past_pitfiends(prowess.battle_value(s, c), two, endurance(c), len(c.followers))


def endurance(c: Character) -> int:
    """Lives, and about half of the fate, which wins now and then what would be lost."""
    return c.lives + c.fate // 2


@cache
def beating_death(total: int) -> float:
    """What a throw against Death's two dice is worth: 1 for getting past, less for a life."""
    won = sum([ways for value, ways in prowess.WAYS[2] if value < total])
    lost = sum([ways for value, ways in prowess.WAYS[2] if value > total])
    return (won - lost) / prowess.THROWS[2]
