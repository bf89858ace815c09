"""A rule of thumb for Dungeon Roll: clear the level as cheaply as possible, take what lies there, and go deeper
only while the odds of clearing the next level are worth what resting would bring.

Everything it looks at lies open on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from math import comb
from typing import NamedTuple

from undercroft.engine.decision import Decision, Option, Verb
from undercroft.engine.match import Match
from undercroft.games.dungeon_roll.companions import (
    DICE,
    FACE,
    FIRST_ALLY,
    FIRST_TOKEN,
    HERO,
    NAMES,
    NUMBER,
    TOKENS,
    most_defeated,
)
from undercroft.games.dungeon_roll.content.dice import (
    CHAMPION,
    CHEST,
    CLERIC,
    DUNGEON_DICE,
    DUNGEON_FACES,
    FIGHTER,
    MAGE,
    MONSTERS,
    POTION,
    SCROLL,
    THIEF,
)
from undercroft.games.dungeon_roll.content.heroes import HEROES, Side
from undercroft.games.dungeon_roll.content.treasures import (
    BAIT,
    ELIXIR,
    PORTAL,
    RING,
    SCALES,
    SCEPTER,
    SCROLL_TOKEN,
    STANDS_FOR,
    TALISMAN,
    THIEVES_TOOLS,
    TREASURES,
    VORPAL_SWORD,
)
from undercroft.games.dungeon_roll.delve import LAIR_THAT_WAKES_THE_DRAGON
from undercroft.games.dungeon_roll.options import (
    ABILITY,
    ABILITY_NAME,
    COMPANION,
    COUNT,
    DRINK,
    FIGHT,
    FIGHT_AND,
    MONSTER_NAME,
    OPEN,
    PICK,
    READ,
    ROLL,
    ROLL_MONSTERS,
    SEEK_GLORY,
    SLAY,
    SLAY_WITH_TWO,
    TARGET,
    TREASURE,
    USE,
)
from undercroft.games.dungeon_roll.state import RollState
from undercroft.games.dungeon_roll.uses import all_different, band_of
from undercroft.players.player import favourite_first

_WORTH = (1.0, 1.0, 1.0, 0.9, 1.2, 0.4)
"""What a party die of each face is worth, about, in XP."""
_WORTH_OF_TOKEN = 1.3
_WORTH_OF_HERO = 0.7
_WORTH_OF_CHEST = 2.0
_FUTURE = 0.9
"""What a level cleared is worth beyond its own number: loot, and levels still to come."""

Hand = tuple[int, ...]
"""How many of each party face are at hand, dice, tokens and allies together; last, whether the hero can step in."""


class Plan(NamedTuple):
    """The cheapest way to clear a level, and how it begins."""

    cost: float
    face: int = -1
    """Who strikes first: a party face, or 6 for the hero in person."""
    monster: int = -1


class RollThumb:
    """Chooses at once, without looking ahead."""

    def choose(self, match: Match, decision: Decision) -> Option:
        s = match.state
        assert isinstance(s, RollState)
        options = decision.options
        if len(options) == 1:
            return options[0]
        if decision.kind == "muster":
            return _muster(s, options, picked=int(str(decision.about["count"])))
        return _CHOICES[decision.kind](s, options)

    def rank(self, match: Match, decision: Decision) -> list[Option]:
        """The choice first, then what does most for the companion that it takes."""
        others = sorted(decision.options, key=_effect, reverse=True)
        return favourite_first(self.choose(match, decision), others)


def _effect(option: Option) -> float:
    """What an option brings at once, less what the companions are worth that it takes."""
    verb = option.verb
    if verb is FIGHT or verb is FIGHT_AND:
        return COUNT.of(option) + (verb is FIGHT_AND) - _worth(COMPANION.of(option))
    if verb is OPEN:
        return _gain_of_opening(option)
    if verb is DRINK:
        return COUNT.of(option) * _WORTH[CHAMPION] - _worth(COMPANION.of(option))
    if verb is SLAY or verb is SLAY_WITH_TWO:
        return -sum([_worth(name) for name in band_of(option)])
    return 0.0


# -- what the hand can do ---------------------------------------------------------------------


def hand_of(s: RollState) -> Hand:
    me = s.me
    return _hand(me.side, tuple(s.party), tuple(me.treasures[:TOKENS]), tuple(s.allies), me.exhausted)


@lru_cache(maxsize=1 << 16)
def _hand(side: Side, party: Hand, tokens: Hand, allies: Hand, exhausted: bool) -> Hand:
    counts = [dice + monsters for dice, monsters in zip(party, allies, strict=True)]
    for token, count in enumerate(tokens):
        counts[FACE[FIRST_TOKEN + token]] += count
    if not side.roles[SCROLL]:
        counts[SCROLL] = 0
    return (*(min(count, 3) for count in counts), int(bool(side.ability.companion) and not exhausted))


def _kinds(side: Side, face: int) -> tuple[int, ...]:
    return side.roles[face] if face < DICE else side.ability.companion


@lru_cache(maxsize=1 << 17)
def plan(side: Side, hand: Hand, monsters: tuple[int, ...], dragon: bool) -> Plan | None:
    """The cheapest way to defeat these monsters, and the dragon after them; ``None`` if there is none."""
    most = max(monsters)
    if most == 0:
        return _dragon_plan(side, hand) if dragon else Plan(0.0)
    kind = monsters.index(most)
    best: Plan | None = None
    for face, count in enumerate(hand):
        felled = most_defeated(_kinds(side, face), kind, most) if count else 0
        if not felled:
            continue
        worth = _WORTH[face] if face < DICE else _WORTH_OF_HERO
        if best is not None and worth >= best.cost:
            continue
        rest = plan(side, _less(hand, face), _less(monsters, kind, felled), dragon)
        if rest is not None and (best is None or worth + rest.cost < best.cost):
            best = Plan(worth + rest.cost, face, kind)
    return best


def _less(counts: tuple[int, ...], place: int, by: int = 1) -> tuple[int, ...]:
    return (*counts[:place], counts[place] - by, *counts[place + 1 :])


@lru_cache(maxsize=1 << 15)
def _dragon_plan(side: Side, hand: Hand) -> Plan | None:
    """The cheapest companions of different kinds."""
    faces = sorted(
        (face for face, count in enumerate(hand) for _ in range(min(count, 2)) if _kinds(side, face)),
        key=lambda face: _WORTH[face] if face < DICE else _WORTH_OF_HERO,
    )
    band: list[int] = []
    for face in faces:
        if all_different([_kinds(side, other) for other in [*band, face]]):
            band.append(face)
            if len(band) == side.dragon_kinds:
                return Plan(sum(_WORTH[other] if other < DICE else _WORTH_OF_HERO for other in band))
    return None


@lru_cache(maxsize=1 << 17)
def can_clear(side: Side, hand: Hand, monsters: tuple[int, ...], dragon: bool) -> bool:
    """Whether there is any way: quicker than finding the cheapest."""
    most = max(monsters)
    if most == 0:
        return not dragon or _dragon_plan(side, hand) is not None
    kind = monsters.index(most)
    for face in _FROM_WEAK_TO_STRONG:
        felled = most_defeated(_kinds(side, face), kind, most) if hand[face] else 0
        if felled and can_clear(side, _less(hand, face), _less(monsters, kind, felled), dragon):
            return True
    return False


_FROM_WEAK_TO_STRONG = (SCROLL, THIEF, FIGHTER, CLERIC, MAGE, DICE, CHAMPION)


@lru_cache(maxsize=1 << 16)
def odds(side: Side, hand: Hand, lair: int, dice: int) -> float:
    """How likely this hand clears a level of so many dungeon dice, without scrolls, treasures or abilities."""
    wakes = LAIR_THAT_WAKES_THE_DRAGON - lair
    good = sum(ways for monsters, dragons, ways in _outcomes(dice) if can_clear(side, hand, monsters, dragons >= wakes))
    return good / float(6**dice)


@lru_cache
def _outcomes(dice: int) -> list[tuple[tuple[int, int, int], int, int]]:
    """Every way that dungeon dice can come up: monsters, dragons, and in how many ways."""
    outcomes = []
    for dragons in range(dice + 1):
        for goblins in range(dice - dragons + 1):
            for skeletons in range(dice - dragons - goblins + 1):
                for oozes in range(dice - dragons - goblins - skeletons + 1):
                    loot = dice - dragons - goblins - skeletons - oozes
                    ways = _ways(dice, dragons, goblins, skeletons, oozes) * 2**loot
                    outcomes.append(((goblins, skeletons, oozes), dragons, ways))
    return outcomes


def _ways(dice: int, *counts: int) -> int:
    ways = 1
    for count in counts:
        ways *= comb(dice, count)
        dice -= count
    return ways


def _same_powers() -> dict[Side, Side]:
    """Sides that fight alike share what was worked out for one of them."""
    first: dict[object, Side] = {}
    sides = [side for hero in HEROES for side in (hero.novice, hero.master)]
    return {side: first.setdefault((side.roles, side.dragon_kinds, side.ability.companion), side) for side in sides}


_LIKE: dict[Side, Side] = _same_powers()


# -- finding options --------------------------------------------------------------------------

_USE_ELIXIR, _USE_RING, _USE_BAIT, _USE_PORTAL = (USE(TREASURES[kind]) for kind in (ELIXIR, RING, BAIT, PORTAL))


def _first(options: Sequence[Option], *wanted: Option | Verb) -> Option | None:
    """The first of these that is on offer: this very option, or any of this verb."""
    for each in wanted:
        for option in options:
            if option is each or option.verb is each:
                return option
    return None


@cache
def _worth(name: str) -> float:
    number = NUMBER[name]
    if number < FIRST_TOKEN:
        return _WORTH[number]
    return _WORTH_OF_TOKEN if number < FIRST_ALLY else 0.1 if number < HERO else _WORTH_OF_HERO


def _source(s: RollState, face: int) -> str:
    """Whom to use as this face: allies first, then dice, then tokens."""
    if face == DICE:
        return NAMES[HERO]
    if s.allies[face]:
        return NAMES[FIRST_ALLY + face]
    return NAMES[face] if s.party[face] else NAMES[FIRST_TOKEN + STANDS_FOR.index(face)]


# -- the monster phase ------------------------------------------------------------------------


def _monsters(s: RollState, options: Sequence[Option]) -> Option:
    monsters = tuple(s.dungeon[:CHEST])
    dragon = s.lair >= LAIR_THAT_WAKES_THE_DRAGON
    hand, side = hand_of(s), _LIKE[s.me.side]
    best = plan(side, hand, monsters, dragon and not _dragon_can_be_avoided(s))
    if not any(monsters):
        return _before_moving_on(s, options, best)
    if best is not None and best.cost < 1.9:
        return _strike(s, best)
    help_ = _first(options, READ, ABILITY)
    if best is not None and help_ is not None and _worth_helping(s, help_):
        return help_
    if best is not None:
        return _strike(s, best)
    return _in_trouble(s, options, help_, plan(side, hand, monsters, False))


def _dragon_can_be_avoided(s: RollState) -> bool:
    return bool(s.me.treasures[RING]) or (not s.me.exhausted and s.me.side.ability.name in ("ballad", "arcane-fury"))


def _before_moving_on(s: RollState, options: Sequence[Option], best: Plan | None) -> Option:
    """No monster stands. Before an awake dragon that cannot be beaten, roll the party again."""
    if best is None:
        scroll = _first(options, READ)
        if scroll is not None and sum(s.party) > 3:
            return scroll
    return options[-1]


def _worth_helping(s: RollState, help_: Option) -> bool:
    """Whether a scroll or the ability saves more than it costs."""
    if help_.verb is READ:
        return s.monsters >= 2
    ability = ABILITY_NAME.of(help_)
    if ability == "battlecry":
        return s.monsters >= 3 and s.lair == 0
    if ability in ("arcane-fury", "divine-intervention"):
        return s.monsters >= 4
    return s.monsters >= 2


def _strike(s: RollState, best: Plan) -> Option:
    """Use the companion of the plan; an inspired one takes along the kind that has the fewest left."""
    side, face, kind = s.me.side, best.face, best.monster
    source, monster = _source(s, face), DUNGEON_FACES[kind]
    kinds = _kinds(side, face)
    count = most_defeated(kinds, kind, s.dungeon[kind])
    if side.inspires in kinds:
        left = {other: s.dungeon[other] - (count if other == kind else 0) for other in MONSTERS}
        others = [other for other in MONSTERS if left[other]]
        if others:
            return FIGHT_AND(source, monster, count, DUNGEON_FACES[min(others, key=left.__getitem__)])
    return FIGHT(source, monster, count)


def _in_trouble(s: RollState, options: Sequence[Option], help_: Option | None, without_dragon: Plan | None) -> Option:
    """The level cannot be cleared as it is."""
    if help_ is not None:
        return help_
    if without_dragon is not None and (s.dungeon[CHEST] or _first(options, _USE_ELIXIR, _USE_PORTAL)):
        return _strike(s, without_dragon)
    return _first(options, _USE_ELIXIR, _USE_BAIT, _USE_PORTAL, OPEN, DRINK) or options[-1]


# -- loot, dragon, regroup --------------------------------------------------------------------


def _loot(s: RollState, options: Sequence[Option]) -> Option:
    potions = s.dungeon[POTION]
    if potions:
        drinks = [option for option in options if option.verb is DRINK and COUNT.of(option) == potions]
        drink = min(drinks, key=lambda option: _worth(COMPANION.of(option)), default=None)
        if drink is not None and _worth_drinking(s, drink):
            return drink
    openings = [option for option in options if option.verb is OPEN]
    best = max(openings, key=_gain_of_opening, default=None)
    return best if best is not None and _gain_of_opening(best) > 0 else options[-1]


def _gain_of_opening(option: Option) -> float:
    return COUNT.of(option) * _WORTH_OF_CHEST - _worth(COMPANION.of(option))


def _worth_drinking(s: RollState, drink: Option) -> bool:
    name = COMPANION.of(drink)
    revived = min(s.dungeon[POTION], s.graveyard + int(NUMBER[name] < FIRST_TOKEN))
    return revived * _WORTH[CHAMPION] > _worth(name) + 0.1


def _revive(s: RollState, options: Sequence[Option]) -> Option:
    """A champion, or a kind that is missing against the dragon."""
    if s.lair >= 2:
        kinds = [face for face in range(SCROLL) if s.party[face]]
        if len(kinds) < s.me.side.dragon_kinds and CHAMPION in kinds:
            return options[next(face for face in (THIEF, FIGHTER, CLERIC, MAGE) if face not in kinds)]
    return options[CHAMPION]


def _dragon(s: RollState, options: Sequence[Option]) -> Option:
    slay = [option for option in options if option.verb is SLAY or option.verb is SLAY_WITH_TWO]
    if slay:
        return min(slay, key=lambda option: sum([_worth(name) for name in band_of(option)]))
    return _first(options, ABILITY, _USE_RING, _USE_ELIXIR, _USE_PORTAL) or options[-1]


def _regroup(s: RollState, options: Sequence[Option]) -> Option:
    """Go on while the odds are worth it; a Town Portal, a scroll or a ready hero make one bolder."""
    go_on = options[-1]
    if go_on.verb is not SEEK_GLORY:
        return go_on
    me = s.me
    chance = odds(_LIKE[me.side], hand_of(s), s.lair, min(s.level + 1, DUNGEON_DICE - s.lair))
    rescues = s.party[SCROLL] + int(not me.exhausted and not me.side.ability.companion)
    chance = 1 - (1 - chance) * float(0.62**rescues)
    if me.treasures[PORTAL]:
        chance = max(chance, 0.9)
    return go_on if chance * (s.level + 1 + _FUTURE) > s.level else options[-2]


# -- smaller questions ------------------------------------------------------------------------


def _reroll(s: RollState, options: Sequence[Option]) -> Option:
    """All monsters; with none standing, party dice that are there twice."""
    monsters = _first(options, ROLL_MONSTERS, *_PICK_MONSTERS)
    if monsters is not None:
        return monsters
    if options[-1].verb is ROLL:
        return options[-1]
    spare = max(range(DICE), key=lambda face: s.party[face] + (face == SCROLL))
    return _first(options, PICK(NAMES[spare])) or options[0]


_PICK_MONSTERS = [PICK(DUNGEON_FACES[monster]) for monster in MONSTERS]


def _muster(s: RollState, options: Sequence[Option], picked: int) -> Option:
    """Once, when the party is formed: roll scrolls beyond the first again."""
    return PICK(NAMES[SCROLL]) if s.party[SCROLL] - picked > 1 else options[-1]


def _target(s: RollState, options: Sequence[Option]) -> Option:
    """The kind with the fewest left: that saves a whole companion."""
    named = [option for option in options if option.verb is TARGET]
    return min(named, key=lambda option: s.dungeon[DUNGEON_FACES.index(MONSTER_NAME.of(option))])


def _tithe(s: RollState, options: Sequence[Option]) -> Option:
    return min(options, key=lambda option: _TITHES.index(TREASURES.index(TREASURE.of(option))))


_TITHES = (BAIT, THIEVES_TOOLS, SCROLL_TOKEN, RING, TALISMAN, SCEPTER, VORPAL_SWORD, ELIXIR, SCALES, PORTAL)
"""From the token most easily given up to the least."""


def _any(s: RollState, options: Sequence[Option]) -> Option:
    return options[0]


_CHOICES: dict[str, Callable[[RollState, Sequence[Option]], Option]] = {
    "monsters": _monsters,
    "loot": _loot,
    "dragon": _dragon,
    "regroup": _regroup,
    "reroll": _reroll,
    "presence": _reroll,
    "revive": _revive,
    "charm": _target,
    "strike": _target,
    "tithe": _tithe,
    "how-many": _any,
    "choose-hero": _any,
}


THUMB = RollThumb
