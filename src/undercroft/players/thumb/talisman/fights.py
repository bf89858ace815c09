"""Fights: what it is worth to fight, and when fate, cards and Spells are worth paying."""

from __future__ import annotations

from typing import Final

from undercroft.games.talisman.battle import foes_of
from undercroft.games.talisman.box import Card
from undercroft.games.talisman.fight import Fight, Foe
from undercroft.games.talisman.having import able
from undercroft.games.talisman.odds import Odds, odds_against, odds_between, odds_of
from undercroft.games.talisman.quests import KILL_AN_ENEMY, TAKE_A_LIFE
from undercroft.games.talisman.scores import value_in
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.players.thumb.talisman.worth import (
    card_worth,
    counters_worth,
    lives_worth,
    progress,
    quest_worth,
    trophies_worth,
)

HARM: Final = 0.3
"""What a rival's life is worth to the others."""
LAST_HARM: Final = 0.3
"""What its last life is worth, for each point it has gained."""
LOOT: Final = 0.2
"""The part of what the killed leave behind that one can count on."""
STAND_OFF: Final = -0.15
"""A turn without a result."""


def weighed(odds: Odds, win: float, lose: float, even: float = STAND_OFF) -> float:
    won, drawn, lost = odds
    return (won * win + drawn * even + lost * lose) / (won + drawn + lost)


def share(odds: Odds) -> float:
    return odds[0] / (odds[0] + odds[1] + odds[2])


def creatures_worth(s: TalismanState, c: Character, cards: list[Card], space: int) -> float:
    """A fight with Enemies that lie on a space."""
    foes = foes_of(s, c, cards)
    psychic = not cards[0].strength
    odds = odds_against(s, c, foes, psychic=psychic, space=space)
    return weighed(odds, trophy_worth(s, c, foes, psychic=psychic), lives_worth(s, c, -1))


def trophy_worth(s: TalismanState, c: Character, foes: list[Foe], *, psychic: bool) -> float:
    """To kill these Enemies."""
    points = sum([foe.value for foe in foes if foe.card is not None and foe.card.title.trophy])
    return trophies_worth(s, c, points, psychic=psychic) + quest_worth(s, c, KILL_AN_ENEMY)


def creature_worth(s: TalismanState, c: Character, value: int, *, psychic: bool, win: float) -> float:
    """A fight with a creature that is no card."""
    odds = odds_against(s, c, [Foe("creature", value, None)], psychic=psychic, space=c.space)
    return weighed(odds, win, lives_worth(s, c, -1))


def attack_worth(s: TalismanState, c: Character, other: Character, *, psychic: bool) -> float:
    """An attack on a character: what is taken from whoever loses; a rival's last lives are worth the most."""
    odds = odds_between(s, c, other, psychic=psychic)
    return weighed(odds, spoils(s, c, other), lives_worth(s, c, -1))


def attack_odds(s: TalismanState, c: Character, other: Character) -> float:
    """The chance to win an attack on that character, in the better way."""
    modes = (False, True) if able(c, "psychic-attack") else (False,)
    return max([share(odds_between(s, c, other, psychic=psychic)) for psychic in modes])


def meeting_worth(s: TalismanState, c: Character, other: Character) -> float:
    """To meet that character, and to attack it in the better way."""
    modes = (False, True) if able(c, "psychic-attack") else (False,)
    return max([attack_worth(s, c, other, psychic=psychic) for psychic in modes])


def spoils(s: TalismanState, c: Character, other: Character) -> float:
    """The best of what can be taken from somebody."""
    things = [card_worth(s, c, card) for card in other.objects]
    loot = LOOT * sum(things) if other.lives == 1 else 0.0
    life = harm(s, other) + loot + quest_worth(s, c, TAKE_A_LIFE)
    return max([life, counters_worth(s, c, "gold", min(1, other.gold)), *things])


def harm(s: TalismanState, other: Character) -> float:
    """What a rival's life is worth to the others: more if it is the last, or on the Crown of Command; nothing in the
    Short Dungeon Game, where the killed begin again beside the rest."""
    worth = 0.0 if s.short else LAST_HARM * progress(other) if other.lives == 1 else HARM
    return worth + 3.0 if other.space == s.box.crown else worth


def winning(s: TalismanState, fight: Fight, seat: int) -> float:
    """The chance that this side wins the attack as it stands."""
    won, drawn, lost = odds_of(s, fight)
    return (won if seat == fight.seat else lost) / (won + drawn + lost)


def side_value(s: TalismanState, fight: Fight, seat: int) -> int:
    """What this side adds to its die."""
    return value_in(s, s.characters[seat], fight)


def other_score(s: TalismanState, fight: Fight, seat: int) -> int:
    """What the other side has come to, with its die as it lies."""
    if fight.rival < 0:
        return fight.rival_score
    other = fight.rival if seat == fight.seat else fight.seat
    dice = fight.rival_dice if seat == fight.seat else fight.dice
    return value_in(s, s.characters[other], fight) + max(dice, default=0)
