"""A rule of thumb for Dungeon Raiders: spread the cards in hand over the rooms of the level that can be seen, by what
each is likely to bring there against the cards that the others still hold.

It looks at what lies open, at its own hand, and at rooms its own torch has shown. What the others hold is open too:
who can count has seen every card come and go.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from undercroft.engine.decision import Decision, Option
from undercroft.engine.match import Match
from undercroft.games.dungeon_raiders.content.bosses import Boss
from undercroft.games.dungeon_raiders.content.cards import BALL, HIGHEST, KEY, SWORD, TORCH, held
from undercroft.games.dungeon_raiders.content.characters import MOST_LIVES
from undercroft.games.dungeon_raiders.content.rooms import (
    HALF,
    MonsterRoom,
    Reward,
    Room,
    TrapRoom,
    TreasureRoom,
    VaultRoom,
)
from undercroft.games.dungeon_raiders.options import CHARACTER, LAYS, LIGHT_TORCH
from undercroft.games.dungeon_raiders.state import LEVELS, Raider, RaidState

Hands = tuple[int, ...]
"""What the others may play, as bits, in a fixed order."""

_LIGHT = LIGHT_TORCH()
_CHARACTERS = ("wizard", "knight", "warrior", "thief", "explorer")
_RIVAL: Final = 0.3
"""What it is worth that the richest rival loses a treasure."""
_DARK: Final[tuple[float, ...]] = (0.0, -2.0, -0.8, 0.0, 0.6, 1.0)
"""What a power card brings in a room that nobody can see, about."""
_BEYOND: Final = 99.0
"""More than any card brings: a torch is lit before all if there is much to see, and else last of all."""
_ITEM: Final = {TORCH: 0.3, BALL: 0.9, KEY: 0.9, SWORD: 0.7}
"""What an item is worth with the whole dungeon ahead, about, in treasure."""


class RaidThumb:
    """Chooses at once, without looking ahead further than this level."""

    def choose(self, match: Match, decision: Decision) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        s = match.state
        assert isinstance(s, RaidState)
        if _LIGHT in options and not isinstance(s.at, Boss) and _worth_lighting(s):
            return _LIGHT
        return max(options, key=_worth(s, decision))

    def rank(self, match: Match, decision: Decision) -> list[Option]:
        """The options from the best to the worst."""
        s = match.state
        assert isinstance(s, RaidState)
        return sorted(decision.options, key=_worth(s, decision), reverse=True)


def _worth(s: RaidState, decision: Decision) -> Callable[[Option], float]:
    """What each option of the decision is worth."""
    if decision.kind == "choose-character":
        return lambda option: -_CHARACTERS.index(CHARACTER.of(option))
    if isinstance(s.at, Boss):
        return _against_boss(s.at, last=decision.about["fight"] == s.at.fights)
    return Outlook(s, s.raiders[decision.seat]).worth


def _worth_lighting(s: RaidState) -> bool:
    dark = sum(s.dark[s.place + 1 : s.row_ends])
    return dark >= (2 if s.level < LEVELS else 1)


class Outlook:
    """How things stand for one raider in this room."""

    __slots__ = ("_ahead", "_best", "_hands", "_life", "_me", "_others", "_s")

    def __init__(self, s: RaidState, me: Raider) -> None:
        self._s = s
        self._me = me
        self._others = [raider for raider in s.raiders if raider.alive and raider is not me]
        self._hands: Hands = tuple(sorted([_may_play(raider) for raider in self._others]))
        self._life = self._worth_of_life()
        rooms = [s.dungeon[place] if s.is_known(place, me.seat) else None for place in range(s.place + 1, s.row_ends)]
        cards = held(me.power)
        self._ahead = [{card: self._brings(room, card) for card in cards} for room in rooms]
        self._best: dict[tuple[int, int], float] = {}

    def worth(self, option: Option) -> float:
        """What playing it brings now, and what the cards left after it can still bring in this level."""
        s, me = self._s, self._me
        if option is _LIGHT:
            return _BEYOND if _worth_lighting(s) else -_BEYOND
        room = s.at
        assert room is not None
        (card,) = LAYS[option].cards
        if card == BALL:
            return self._after_ball(room) + self._foresight(room) - self._keeping(BALL)
        if card in (KEY, SWORD):
            return self._brings(room, room.worth[card]) + self._later(me.power) - self._keeping(card)
        return self._brings(room, card) + self._later(me.power ^ 1 << card)

    def _after_ball(self, room: Room) -> float:
        """The best that can follow a crystal ball: a power card, or with none left a key or a sword."""
        power = self._me.power
        if not power:
            return self._brings(room, HIGHEST)
        return max([self._brings(room, card) + self._later(power ^ 1 << card) for card in held(power)])

    def _later(self, power: int, room: int = 0) -> float:
        """The best that these power cards can bring in the rooms ahead, one each."""
        if not power or room == len(self._ahead):
            return 0.0
        known = self._best.get((power, room))
        if known is None:
            brings = self._ahead[room]
            known = max([brings[card] + self._later(power ^ 1 << card, room + 1) for card in held(power)])
            self._best[power, room] = known
        return known

    def _keeping(self, item: int) -> float:
        """What an item would be worth later."""
        left = (LEVELS * 5 - self._s.place - 1) / (LEVELS * 5)
        return _ITEM[item] * min(1.0, 0.15 + 1.6 * left)

    def _foresight(self, room: Room) -> float:
        """What it is worth to see the others' cards first."""
        if isinstance(room, TreasureRoom):
            return 0.3 * sum(room.chests)
        if isinstance(room, MonsterRoom):
            return 0.25 * room.damage * self._life
        return 0.4 if isinstance(room, TrapRoom) and room.hits_all else 0.2

    # -- what a value brings in a room ------------------------------------------------------------

    def _brings(self, room: Room | None, value: int) -> float:
        if isinstance(room, TreasureRoom):
            return share_of_chests(room.chests, value, self._hands)
        if isinstance(room, Boss) or room is None:
            return _DARK[value]
        if isinstance(room, MonsterRoom):
            strength = room.strength.get(len(self._hands) + 1, 99)
            return -self._pain(room.damage) * odds_of_attack(strength, value, self._hands)
        if isinstance(room, TrapRoom):
            return self._trap(room, value)
        assert isinstance(room, VaultRoom)
        return self._reward(room.rewards[value])

    def _reward(self, reward: Reward) -> float:
        if reward.item:
            return self._keeping(reward.item)
        return reward.treasure + self._life * min(reward.lives, MOST_LIVES - self._me.lives)

    def _trap(self, room: TrapRoom, value: int) -> float:
        return sum(
            [
                odds * self._trapped(room, deciding)
                for deciding, odds in deciding_card(room.hits_all, value, self._hands)
            ]
        )

    def _trapped(self, room: TrapRoom, value: int) -> float:
        """What the trap brings when this card decides."""
        me, loss = self._me, room.loss[value]
        if not loss:
            return 0.0
        mine = me.lives if room.takes_lives else me.treasure
        theirs = [raider.lives if room.takes_lives else raider.treasure for raider in self._others]
        most = max(theirs)
        my_loss = their_loss = 0
        if room.hits_all or mine >= most:
            my_loss = mine // 2 if loss == HALF else min(loss, mine)
        if room.hits_all or mine <= most:
            their_loss = most // 2 if loss == HALF else min(loss, most)
        if room.takes_lives:
            return _RIVAL * 0.5 * their_loss - self._pain(my_loss)
        return _RIVAL * their_loss - my_loss

    # -- lives --------------------------------------------------------------------------------

    def _worth_of_life(self) -> float:
        """In treasure. Lives matter most to the weakest, and the more so the nearer the end is (RAID-END-02)."""
        s, me = self._s, self._me
        worth = 1.1 if me.lives > 5 else 2.0
        if s.seats > 2 and me.lives <= min([raider.lives for raider in self._others]) + 2:
            worth += 0.3 * s.level
        return worth

    def _pain(self, wounds: int) -> float:
        return self._life * wounds + (8.0 if wounds >= self._me.lives else 0.0)


def _may_play(raider: Raider) -> int:
    """The values that a raider may play, or the one that lies open already; without a power card, nothing."""
    if raider.laid and not raider.due:
        return 1 << min(raider.value, 5)
    return raider.power or 1 << 0


# -- odds against the others' hands -------------------------------------------------------------


def _count(hand: int) -> int:
    return hand.bit_count()


@lru_cache(maxsize=1 << 16)
def share_of_chests(chests: tuple[int, ...], value: int, hands: Hands) -> float:
    """What this value wins, about."""
    share = _ties(0, value, hands, chests[0])
    if len(chests) > 1:
        share += sum([_ties(1 << top, value, hands, chests[1]) for top in range(value + 1, 6)])
    return share


def _ties(top: int, value: int, hands: Hands, chest: int) -> float:
    """The share of a chest if the others play this value, lower ones, or (at least once, if given) the top."""
    lower_or_equal = (2 << value) - 1
    both = _share(top | lower_or_equal, value, hands, chest)
    return both - _share(lower_or_equal, value, hands, chest) if top else both


def _share(allowed: int, value: int, hands: Hands, chest: int) -> float:
    """The share of a chest, by how many play the same value, if all play only what is allowed."""
    odds = [1.0]
    for hand in hands:
        count = _count(hand)
        equal = (hand >> value & 1) / count
        other = _count(hand & allowed & ~(1 << value)) / count
        longer = [0.0] * (len(odds) + 1)
        for ties, chance in enumerate(odds):
            longer[ties] += chance * other
            longer[ties + 1] += chance * equal
        odds = longer
    return sum([chance * (chest // (ties + 1)) for ties, chance in enumerate(odds)])


@lru_cache(maxsize=1 << 16)
def odds_of_attack(strength: int, value: int, hands: Hands) -> float:
    """How likely a monster stands and nobody has less than this value. Two who are equal go free (RAID-TWO-08)."""
    sums = {value: 1.0}
    least = value + 1 if len(hands) == 1 else value
    for hand in hands:
        cards = [card for card in held(hand) if card >= least]
        count = _count(hand)
        longer: dict[int, float] = {}
        for total, chance in sums.items():
            for card in cards:
                longer[total + card] = longer.get(total + card, 0.0) + chance / count
        sums = longer
    return sum([chance for total, chance in sums.items() if total < strength])


@lru_cache(maxsize=1 << 16)
def deciding_card(lowest: bool, value: int, hands: Hands) -> list[tuple[int, float]]:
    """How likely each value is the lowest (or highest) on the table."""
    odds: list[tuple[int, float]] = []
    before = 0.0
    for edge in range(5, 0, -1) if lowest else range(1, 6):
        beyond = (64 - (1 << edge)) if lowest else (2 << edge) - 1
        reached = 1.0 if beyond >> value & 1 else 0.0
        for hand in hands:
            reached *= _count(hand & beyond) / _count(hand)
        if reached > before:
            odds.append((edge, reached - before))
        before = reached
    return odds


# -- the boss -------------------------------------------------------------------------------------


def _against_boss(boss: Boss, last: bool) -> Callable[[Option], float]:
    """As much as possible, or as little where the boss strikes the highest; keep the key for a chest, and something
    for a second fight."""

    def worth(option: Option) -> float:
        cards = LAYS[option].cards
        value = sum([boss.worth[card] for card in cards])
        if boss.hits_highest:
            return -value - 0.1 * len(cards)
        if boss.fears_torches and TORCH in cards and any(card < TORCH or card == SWORD for card in cards):
            value += 20
        if boss.guards is not None and KEY in cards:
            value -= 3
        return (value if last else min(value, 5)) - 0.1 * len(cards)

    return worth


THUMB = RaidThumb
