"""The thumb as dungeon lord: monsters, traps and banes against whoever is ahead; and the laying of the map."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from undercroft.engine.decision import Decision, Option, Verb
from undercroft.games.dungeoneer import options as do
from undercroft.games.dungeoneer.banes import all_monsters
from undercroft.games.dungeoneer.cards import laid_of
from undercroft.games.dungeoneer.checks import ability_of
from undercroft.games.dungeoneer.content.schema import Adventure
from undercroft.games.dungeoneer.content.vocabulary import Transfer
from undercroft.games.dungeoneer.odds import check_odds
from undercroft.games.dungeoneer.pieces import Laid
from undercroft.games.dungeoneer.state import LAIR, DungeonState, Hero
from undercroft.games.dungeoneer.traps import danger
from undercroft.players.thumb.dungeoneer.battle import PER_POINT, sent_worth
from undercroft.players.thumb.dungeoneer.goals import Compass
from undercroft.players.thumb.dungeoneer.laying import Hindrance
from undercroft.players.thumb.dungeoneer.worth import (
    GLORY,
    Scales,
    Worth,
    count,
    modifier_worth,
    monster_worth,
    rivalry,
)

THRESHOLD: Final = 0.25
"""What a card must promise to be played: it could be kept for a better moment."""
NEVER: Final = -9.0


class LordThumb:
    """Scores what a dungeon lord can play; ending the phase, or letting the monsters attack, is worth 0."""

    def __init__(self, s: DungeonState, lord: Hero) -> None:
        self._s = s
        self._lord = lord
        self._scales = Scales(s, lord)
        self._hindrance: Hindrance | None = None
        self._stray_worth: dict[int, float] = {}

    def score(self, option: Option) -> float:
        score = _SCORES.get(option.verb)
        return score(self, option) - THRESHOLD if score else 0.0

    def _card(self, card: str) -> Adventure:
        return self._s.box.cards[card]

    def _send(self, option: Option) -> float:
        """DGN-BATTLE-24: monsters of the lair need not be spared, those in hand give way to new cards."""
        laid = Laid(self._card(do.MONSTER.of(option)), self._lord.seat)
        laid.health = do.HEALTH.of(option)
        rival = self._s.hero(do.HERO.of(option))
        together = 0.2 * sum(attack.target == rival.seat for attack in self._s.attacks)
        return sent_worth(self._s, laid, rival) + together

    def _trap(self, option: Option) -> float:
        card, rival = self._card(do.TRAP_CARD.of(option)), self._s.hero(do.HERO.of(option))
        assert card.threat is not None
        if card.waits:
            return 0.5 * rivalry(self._s, rival) + 0.3
        odds = check_odds(self._s, rival, card.threat, "trap", danger(self._s, rival))
        fail, reward = (self._scales.effects(part, self._lord, rival) for part in (card.fail, card.reward))
        return odds * reward + (1 - odds) * fail

    def _bane(self, option: Option) -> float:
        card, target = self._card(do.BANE_CARD.of(option)), self._s.hero(do.HERO.of(option))
        if target is self._lord:
            return NEVER
        worth = -sum([modifier_worth(each) for each in card.modifiers]) * 0.6 * rivalry(self._s, target)
        if any(isinstance(effect, Transfer) for effect in card.effects):
            return worth + self._stray(target)
        return worth + self._scales.effects(card.effects, self._lord, target)

    def _stray(self, target: Hero) -> float:
        """A hero who is near a goal has most to lose by being moved."""
        if target.seat not in self._stray_worth:
            goals = Compass(self._s, target).goals
            near = bool(goals) and goals[0].cost <= 3
            self._stray_worth[target.seat] = rivalry(self._s, target) * (1.2 if near else 0.4 if goals else 0.2)
        return self._stray_worth[target.seat]

    def _bane_x(self, option: Option) -> float:
        card, target, x = self._card(do.BANE_CARD.of(option)), self._s.hero(do.HERO.of(option)), do.X.of(option)
        if target is self._lord:
            return NEVER
        return self._scales.effects(card.effects, self._lord, target, x) - 0.12 * x

    def _bane_all(self, option: Option) -> float:
        payer = self._s.hero(do.PAYER.of(option))
        return self._scales.effects(self._card(do.BANE_CARD.of(option)).effects, self._lord, payer) + 0.01 * payer.peril

    def _bane_on(self, option: Option) -> float:
        card, target = self._card(do.BANE_CARD.of(option)), self._s.hero(do.HERO.of(option))
        return -sum([modifier_worth(each) for each in card.modifiers]) * 0.5 * rivalry(self._s, target) + 0.3

    def _bane_monster(self, option: Option) -> float:
        """For a monster that is on its way already."""
        monster = laid_of(all_monsters(self._s, self._lord), do.MONSTER.of(option), do.COPY.of(option))
        if monster in self._lord.lair:
            return 0.0
        modifiers = self._card(do.BANE_CARD.of(option)).modifiers
        by = sum([count(each.by) for each in modifiers if each.stat in ("attack", "strike")])
        return 2.0 * PER_POINT * by

    def _bane_there(self, option: Option) -> float:
        if self._hindrance is None:
            self._hindrance = Hindrance(self._s, self._lord)
        return 0.5 + self._hindrance.worth(do.PLACE_NUMBER.of(option))

    def _use(self, option: Option) -> float:
        ability = ability_of(self._s, self._lord, option).ability
        target = self._s.hero(do.HERO.of(option)) if option.verb is do.USE_ON else self._lord
        x = do.X.of(option) if option.verb is do.USE_X else 0
        price = GLORY * (x or (ability.glory if isinstance(ability.glory, int) else 1)) + 0.5 * ability.action
        if ability.timing == "any" and ability.discards:
            return 0.0
        return self._scales.effects(ability.effects, self._lord, target, x) - price


_SCORES: Final[Mapping[Verb, Callable[[LordThumb, Option], float]]] = {
    do.SEND: LordThumb._send,
    do.SET_TRAP: LordThumb._trap,
    do.BANE: LordThumb._bane,
    do.BANE_X: LordThumb._bane_x,
    do.BANE_ALL: LordThumb._bane_all,
    do.BANE_ON: LordThumb._bane_on,
    do.BANE_MONSTER: LordThumb._bane_monster,
    do.BANE_THERE: LordThumb._bane_there,
    do.USE: LordThumb._use,
    do.USE_X: LordThumb._use,
    do.USE_ON: LordThumb._use,
    do.PLAY: lambda thumb, option: NEVER,
    do.PLAY_X: lambda thumb, option: NEVER,
    do.DROP: lambda thumb, option: NEVER,
    do.LIE_DOWN: lambda thumb, option: NEVER,
}


def meddling_worth(s: DungeonState, lord: Hero, decision: Decision) -> Worth:
    """Banes that can be played at any time: most worth it when a rival tries a quest, or is attacked."""
    what = decision.about.get("what")

    def score(option: Option) -> float:
        if option.verb is do.PASS:
            return THRESHOLD
        card = s.box.cards[do.BANE_CARD.of(option)]
        hero = s.hero(str(decision.about["hero"]))
        worth = Scales(s, lord).effects(card.effects, lord, hero)
        if what in s.box.quests:
            return 3.0 * worth
        return worth * (1.0 + 0.5 * len(s.battle))

    return score


# -- monsters after a battle ----------------------------------------------------------------------


def choose_lair(s: DungeonState, lord: Hero, decision: Decision) -> Option:
    """To the lair while there is room, so that the hand fills with new cards."""
    verbs = {option.verb: option for option in decision.options}
    if len(lord.lair) < LAIR or do.TO_HAND not in verbs:
        return verbs[do.TO_LAIR]
    return verbs[do.TO_HAND]


def reward_worth(s: DungeonState, lord: Hero, decision: Decision) -> Worth:
    """Peril to the rival who is ahead."""

    def score(option: Option) -> float:
        if option.verb is do.NO_PERIL:
            return 0.0
        hero = s.hero(do.HERO.of(option))
        return -1.0 if hero is lord else rivalry(s, hero) + 0.02 * hero.peril

    return score


def weakest_in_lair(s: DungeonState, lord: Hero, decision: Decision) -> Worth:
    def worth(option: Option) -> float:
        laid = laid_of(lord.lair, do.CARD.of(option), do.COPY.of(option))
        return -monster_worth(laid.card, laid.health)

    return worth
