"""Fights: what it is worth to fight, and when fate, cards and Spells are worth paying."""

from __future__ import annotations

from typing import Final

from undercroft.games.talisman.battle import foes_of
from undercroft.games.talisman.box import Card, Space
from undercroft.games.talisman.fight import Fight, Foe
from undercroft.games.talisman.having import able, giver, has
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
    spells_worth,
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
SECOND_THROW: Final = 0.6
"""How much of what was hoped for can be hoped for after a defeat, if fate is paid: the other side has thrown well."""
EXTRA_TURN: Final = 0.5
"""What it is worth that a victory most often brings another turn."""
LEFT_ALONE: Final = -0.1
"""An Enemy that does not attack bars the way to what lies behind it."""


class Stakes:
    """What a character stands to lose in a fight, and what it has against that: Armour, fate, another round."""

    __slots__ = ("again", "extra", "fate", "lose")

    def __init__(self, s: TalismanState, c: Character, *, psychic: bool) -> None:
        self.lose = (1 - saving_chance(s, c, psychic=psychic)) * lives_worth(s, c, -1)
        self.fate = -counters_worth(s, c, "fate", -1) if c.fate else 99.0
        self.again = able(c, "another-round")
        self.extra = EXTRA_TURN if not psychic and able(c, "extra-turn-on-five") and not c.extra else 0.0

    def of(self, odds: Odds, win: float) -> float:
        """The fight with these odds, if so much is won."""
        throws = odds[0] + odds[1] + odds[2]
        won, lost = odds[0] / throws, odds[2] / throws
        win += self.extra
        value = won * win + (1 - won - lost) * STAND_OFF + lost * self.lose
        if self.again:
            value = won * win + (1 - won) * value
        return value + lost * max(0.0, SECOND_THROW * (value - self.lose) - self.fate)


def saving_chance(s: TalismanState, c: Character, *, psychic: bool) -> float:
    """That Armour saves a life."""
    if not c.objects or able(c, "no-armour"):
        return 0.0
    least = min([card.save for card in c.objects if card.save and (not psychic or card.title.saves_psychic)], default=7)
    if least > 6:
        return 0.0
    plus = int(able(c, "save-plus-one")) + int(giver(s, c, "save-plus-one") is not None)
    return (7 - least + plus) / 6


def share(odds: Odds) -> float:
    return odds[0] / (odds[0] + odds[1] + odds[2])


# -- creatures ------------------------------------------------------------------------------------


def creatures_worth(s: TalismanState, c: Character, cards: list[Card], space: int) -> float:
    """To meet Enemies that lie on a space: a fight, unless they can be spared."""
    fighting = fight_worth(s, c, cards, space)
    there = s.box.spaces[space]
    if fighting < 0 and all(can_spare(s, c, card, there) for card in cards):
        return sum([spared_worth(s, c, card) for card in cards])
    return fighting


def fight_worth(s: TalismanState, c: Character, cards: list[Card], space: int) -> float:
    """To fight them."""
    foes = foes_of(s, c, cards)
    psychic = not cards[0].strength
    odds = odds_against(s, c, foes, psychic=psychic, space=space)
    return Stakes(s, c, psychic=psychic).of(odds, trophy_worth(s, c, foes, psychic=psychic))


def can_spare(s: TalismanState, c: Character, card: Card, space: Space) -> bool:
    """Whether the character need not fight it: it can evade, or knows what to do with such a one."""
    if c.evades or "evadable" in card.traits or has(s, c, f"evades:{space.kind}"):
        return True
    return spares_kind(s, c, card.kind)


def spares_kind(s: TalismanState, c: Character, kind: str) -> bool:
    if kind == "spirit":
        return has(s, c, "destroys-spirits")
    return kind in ("animal", "dragon") and able(c, "friend-of-beasts")


def spared_worth(s: TalismanState, c: Character, card: Card) -> float:
    if card.kind == "spirit" and has(s, c, "destroys-spirits"):
        return spells_worth(s, c, 1) if able(c, "spell-for-spirit") else 0.0
    return LEFT_ALONE if spares_kind(s, c, card.kind) else 0.0


def trophy_worth(s: TalismanState, c: Character, foes: list[Foe], *, psychic: bool) -> float:
    """To kill these Enemies."""
    points = sum([foe.value for foe in foes if foe.card is not None and foe.card.title.trophy])
    return trophies_worth(s, c, points, psychic=psychic) + quest_worth(s, c, KILL_AN_ENEMY)


def creature_worth(s: TalismanState, c: Character, value: int, *, psychic: bool, win: float) -> float:
    """A fight with a creature that is no card."""
    odds = odds_against(s, c, [Foe("creature", value, None)], psychic=psychic, space=c.space)
    return Stakes(s, c, psychic=psychic).of(odds, win)


# -- characters -----------------------------------------------------------------------------------


def rival_odds(s: TalismanState, c: Character, other: Character, *, psychic: bool) -> Odds:
    """Of an attack on that character; the Assassin's victims add no die, except on the Crown."""
    if psychic or not able(c, "assassinates") or other.space == s.box.crown:
        return odds_between(s, c, other, psychic=psychic)
    fight = Fight(c.seat, other.seat, psychic, c.space)
    fight.rival_no_die = True
    return odds_of(s, fight)


def attack_worth(s: TalismanState, c: Character, other: Character, *, psychic: bool) -> float:
    """An attack on a character: what is taken from whoever loses; a rival's last lives are worth the most."""
    win = spoils(s, c, other)
    if psychic and able(c, "takes-lives"):
        win = max(win, life_taken_worth(s, c, other) + lives_worth(s, c, 1))
    return Stakes(s, c, psychic=psychic).of(rival_odds(s, c, other, psychic=psychic), win)


def attack_odds(s: TalismanState, c: Character, other: Character) -> float:
    """The chance to win an attack on that character, in the better way."""
    modes = (False, True) if able(c, "psychic-attack") else (False,)
    return max([share(rival_odds(s, c, other, psychic=psychic)) for psychic in modes])


def spoils(s: TalismanState, c: Character, other: Character) -> float:
    """The best of what can be taken from somebody."""
    things = [card_worth(s, c, card) for card in other.objects]
    return max([life_taken_worth(s, c, other), counters_worth(s, c, "gold", min(1, other.gold)), *things])


def life_taken_worth(s: TalismanState, c: Character, other: Character) -> float:
    loot = LOOT * sum([card_worth(s, c, card) for card in other.objects]) if other.lives == 1 else 0.0
    return harm(s, other) + loot + quest_worth(s, c, TAKE_A_LIFE)


def harm(s: TalismanState, other: Character) -> float:
    """What a rival's life is worth to the others: more if it is the last, or on the Crown of Command; nothing in the
    Short Dungeon Game, where the killed begin again beside the rest."""
    worth = 0.0 if s.short else LAST_HARM * progress(other) if other.lives == 1 else HARM
    return worth + 3.0 if other.space == s.box.crown else worth


# -- the fight that goes on -----------------------------------------------------------------------


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
