"""What things are worth in Dungeoneer, in wounds: cards, effects, points, a rival's misfortune."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from undercroft.engine.decision import Option
from undercroft.games.dungeoneer.content.schema import Adventure, Bearer
from undercroft.games.dungeoneer.content.vocabulary import (
    Amount,
    Bonus,
    Check,
    Draw,
    Effect,
    Either,
    Fall,
    Grant,
    Heal,
    Level,
    Lose,
    Modifier,
    Own,
    Points,
    Recall,
    Roll,
    Shift,
    Stand,
    Steal,
    Transfer,
    Unless,
    Who,
    Wound,
)
from undercroft.games.dungeoneer.ending import victory_points
from undercroft.games.dungeoneer.odds import check_odds
from undercroft.games.dungeoneer.pieces import Laid
from undercroft.games.dungeoneer.state import DungeonState, Hero

Worth = Callable[[Option], float]
"""What an option is worth."""

GLORY: Final = 0.3
PERIL: Final = -0.25
ACTION: Final = 0.5
CARD: Final = 0.35
LEVEL: Final = 1.5
_LOSS: Final = {"treasure": 1.6, "boon": 1.2, "hand": 0.35, "monster": 0.6}
_STATS: Final = {
    "melee": 2.2,
    "magic": 2.2,
    "speed": 2.8,
    "attack": 0.9,
    "counter": 1.6,
    "threat": 1.3,
    "quest": 0.9,
    "search": 0.6,
    "armour": 3.0,
    "strike": 0.8,
    "boons": 0.5,
    "treasures": 0.5,
}
"""What a point more is worth for the rest of a match."""
PER_STEP: Final = 6
"""With several sets, so many victory points are a third of what the winner has, about."""
_TYPICAL: Final = {"x": 3, "wrath": 3, "level": 8, "die": 3}


def life(hero: Hero) -> float:
    """What a wound means to a hero: the fewer are left, the more."""
    if hero.health <= 2:
        return 4.0
    if hero.health <= 5:
        return 2.2
    return 1.4 if hero.health <= 9 else 1.0


def progress(s: DungeonState, hero: Hero) -> float:
    """How far a hero is on the way to victory, in quests of three; with several sets by victory points."""
    return victory_points(s, hero) / PER_STEP if s.box.combined else len(hero.done)


def rivalry(s: DungeonState, hero: Hero) -> float:
    """What harm to a rival is worth, against the same to oneself: most if the rival is about to win, or to die."""
    return 0.55 + 0.45 * progress(s, hero) + (0.5 if hero.health <= 4 else 0.0)


def count(amount: Amount, x: int = 0) -> float:
    if isinstance(amount, int):
        return amount
    return x if amount == "x" and x else _TYPICAL[amount]


# -- modifiers and cards --------------------------------------------------------------------------


def modifier_worth(modifier: Modifier) -> float:
    worth = _STATS[modifier.stat] * count(modifier.by)
    if modifier.against or modifier.dark or modifier.fallen:
        worth *= 0.35
    if modifier.when != "always":
        worth *= 0.5
    return worth


def bearer_worth(bearer: Bearer) -> float:
    """What it is worth to have this in play."""
    worth = sum([modifier_worth(modifier) for modifier in bearer.modifiers])
    return worth + 0.9 * (len(bearer.abilities) + len(bearer.keywords) + len(bearer.triggers))


def in_play(laid: Laid) -> float:
    """What a card in play is worth to whoever has it."""
    if laid.minion:
        return 1.0 + 0.3 * laid.health
    return bearer_worth(laid.card) + sum([in_play(each) for each in laid.attached]) - laid.card.upkeep


def monster_worth(card: Adventure, health: int) -> float:
    """What a monster is worth to its lord."""
    values = [
        fighting.value + fighting.wounds for form in ("melee", "magic", "speed") if (fighting := getattr(card, form))
    ]
    return 0.25 * max(values, default=0) + 0.2 * health


def in_hand(s: DungeonState, hero: Hero, card: Adventure) -> float:
    """What a card in hand is worth: the least is discarded first."""
    if card.legendary and hero.level < 7:
        return 0.1
    copies = 0.2 * (hero.hand.count(card) - 1)
    if card.type == "monster":
        return monster_worth(card, card.health) - copies
    if card.type == "trap":
        return 1.0 - copies
    if card.type == "bane":
        return 0.9 - copies
    if card.duration == "permanent":
        taken = card.type == "treasure" and any(laid.card.kind == card.kind for laid in hero.treasures)
        return 0.2 if taken else 0.6 + 0.5 * bearer_worth(card) - copies
    if card.duration == "attachment":
        return 0.8 if hero.treasures else 0.4
    return 1.1 - copies


# -- effects --------------------------------------------------------------------------------------


class Scales:
    """Weighs effects as one seat sees them."""

    __slots__ = ("_me", "_s")

    def __init__(self, s: DungeonState, me: Hero) -> None:
        self._s = s
        self._me = me

    def effects(self, effects: Sequence[Effect], you: Hero, target: Hero, x: int = 0) -> float:
        """What these effects bring the seat."""
        return sum([self._effect(effect, you, target, x) for effect in effects])

    def _for(self, hero: Hero, worth: float) -> float:
        """Good for oneself is good; good for a rival is bad."""
        return worth if hero is self._me else -worth * rivalry(self._s, hero)

    def _concerned(self, who: Who, you: Hero, target: Hero) -> list[Hero]:
        if who == "you":
            return [you]
        if who == "target":
            return [target]
        if who == "rivals":
            return self._s.rivals(you.seat)
        if who == "all":
            return self._s.living
        here = self._s.at(target.place)
        return here if who == "here" else [hero for hero in here if hero is not target]

    def _effect(self, effect: Effect, you: Hero, target: Hero, x: int) -> float:
        if isinstance(effect, Check):
            return sum([self._check(effect, you, hero, x) for hero in self._concerned(effect.who, you, target)])
        if isinstance(effect, Unless):
            worth = self.effects(effect.then, you, target, x)
            price = self._for(target, -(GLORY * effect.glory or ACTION * effect.action or life(target) * effect.health))
            return max(worth, price) if target is self._me else min(worth, price)
        if isinstance(effect, Either):
            ways = [self.effects(way.then, you, target, x) for way in effect.ways]
            return max(ways) if you is self._me else min(ways)
        if isinstance(effect, Roll):
            return self._roll(effect, you, target, x)
        if isinstance(effect, Steal):
            taken = min(target.glory, count(effect.glory, x))
            return self._for(you, GLORY * taken) - self._for(target, GLORY * taken)
        if isinstance(effect, Recall):
            return self._for(you, 0.7)
        if isinstance(effect, Shift | Own):
            return self._for(you, 0.45)
        who: Who = getattr(effect, "who", "you")
        return sum([self._for(hero, _upon(effect, hero, x)) for hero in self._concerned(who, you, target)])

    def _check(self, effect: Check, you: Hero, hero: Hero, x: int) -> float:
        odds = check_odds(self._s, hero, effect.threat, "threat")
        fail, success = (self.effects(part, you, hero, x) for part in (effect.fail, effect.success))
        return odds * success + (1 - odds) * fail

    def _roll(self, effect: Roll, you: Hero, target: Hero, x: int) -> float:
        total, before = 0.0, 0
        for faces in effect.faces:
            total += (faces.upto - before) / 6 * self.effects(faces.then, you, target, x)
            before = faces.upto
        return total


def _upon(effect: Effect, hero: Hero, x: int) -> float:
    """What a plain effect means to the hero that it happens to."""
    if isinstance(effect, Wound):
        return -life(hero) * count(effect.count, x)
    if isinstance(effect, Heal):
        return 0.9 * life(hero) * min(hero.full_health - hero.health, count(effect.count, x))
    if isinstance(effect, Points):
        return _points(effect, hero, x)
    if isinstance(effect, Draw):
        return CARD * count(effect.count, x)
    if isinstance(effect, Lose):
        return -_LOSS[effect.what] * min(effect.count, _held(hero, effect.what))
    if isinstance(effect, Bonus):
        return 0.15 * sum([modifier_worth(modifier) for modifier in effect.modifiers])
    if isinstance(effect, Level):
        return LEVEL * effect.by
    return _posture(effect, hero)


def _posture(effect: Effect, hero: Hero) -> float:
    """Falling, standing up, being moved, keywords for a turn."""
    if isinstance(effect, Fall):
        return 0.0 if hero.fallen else -0.8
    if isinstance(effect, Stand):
        return 0.8 if hero.fallen else 0.0
    if isinstance(effect, Transfer):
        return -0.8
    return 0.3 if isinstance(effect, Grant) else 0.0


def _held(hero: Hero, what: str) -> int:
    return {
        "treasure": len(hero.treasures),
        "boon": len(hero.boons),
        "hand": len(hero.hand),
        "monster": len(hero.lair),
    }[what]


def _points(effect: Points, hero: Hero, x: int) -> float:
    sign = -1 if effect.negative else 1
    glory, peril, action = (sign * count(each, x) for each in (effect.glory, effect.peril, effect.action))
    return GLORY * max(glory, -hero.glory) + PERIL * max(peril, -hero.peril) + ACTION * max(action, -hero.action)
