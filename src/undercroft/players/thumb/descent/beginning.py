"""Before the first round, and what is put on or placed later."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias
from zlib import crc32

from undercroft.engine.decision import Decision, Option
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.content.schema import Item
from undercroft.games.descent.geometry.bits import bits
from undercroft.games.descent.options import (
    BUY,
    CARD,
    CHOOSE_CLASS,
    DONE,
    EQUIP,
    FIGURE,
    HERO,
    ITEM,
    MONSTER,
    PICK_GROUP,
    PUT_AWAY,
    SELL,
    SPACE,
)
from undercroft.games.descent.places import place_of
from undercroft.games.descent.profiles import HERO as HERO_RANK
from undercroft.games.descent.profiles import HEROES, OVERLORD
from undercroft.games.descent.quests.registry import script_of
from undercroft.games.descent.state import DescentState
from undercroft.games.descent.threats import threats
from undercroft.players.thumb.descent import value
from undercroft.players.thumb.descent.danger import danger_to
from undercroft.players.thumb.descent.plans import WARY, is_precious, plan_of

Worth: TypeAlias = Callable[[Option], float]
FEARED: Final = 4.0
"""So many steps further away is better than to fall at once."""
BETWEEN: Final = 0.05
"""How much a place between the heroes and their goal is worth beside one behind it."""
VARIED: Final = 6.0
"""How much chance has to say in which group is picked: so that it is not always the same."""
LEARNED: Final = 2.5
"""The same of skills, in points of experience."""


def varied_worth(s: DescentState, commitment: str) -> Worth:
    """Strong groups more often than weak ones, dear cards rather than none; from match to match others, by a number
    that everybody can see."""

    def score(option: Option) -> float:
        if option.verb is not PICK_GROUP:
            return 0.0 if option is DONE() else 1.0 + crc32(f"{commitment} {option.id}".encode()) / 2**32
        kind = MONSTER.of(option)
        card = BOX.monsters[kind]
        minions, masters = card.groups[s.hero_count - 2]
        ranks = card.acts[s.act - 1]
        strength = minions * ranks.minion.health + masters * ranks.master.health
        varied = crc32(f"{commitment} {s.encounter} {kind}".encode()) / 2**32
        return 0.2 * strength + VARIED * varied

    return score


def party_worth(s: DescentState, commitment: str) -> Worth:
    """One hero of each archetype as far as that goes, of any class; from match to match others."""
    taken = [BOX.heroes[hero.id].archetype for hero in s.heroes if hero.id in BOX.heroes]

    def score(option: Option) -> float:
        varied = crc32(f"{commitment} {option.id}".encode()) / 2**32
        return varied if option.verb is CHOOSE_CLASS else varied - taken.count(BOX.heroes[HERO.of(option)].archetype)

    return score


def place_worth(s: DescentState, decision: Decision) -> Worth:
    """As near as can be to where the figure wants to go, or to its enemies, and where it does not fall before it can
    act; around somebody whose defeat decides, so that he does not get away; whoever is wary, far off."""
    figure = s.figure(FIGURE.of(decision.options[0]))
    goal = plan_of(s).goal(s, figure) if figure.profile.rank != HERO_RANK else 0
    enemies = s.on_map(1 - figure.profile.side)
    wanted = [each for each in enemies if is_precious(s, each)] or enemies
    target = goal or sum([each.spaces for each in wanted])
    if not target and figure.profile.side == HEROES:
        areas = [place.area for place in script_of(s).placings(s) if place.area]
        target = s.board.area(areas[0]) if areas else 0
    steps = value.steps_to(s, figure, target or s.board.open_floor)
    if figure.profile.side == HEROES:
        return lambda option: -float(steps[SPACE.of(option)])
    between = value.steps_to(s, figure, sum([s.figure(hero.id).spaces for hero in s.heroes]) or s.board.open_floor)
    danger, left = danger_to(s, figure), value.left(s, figure)
    if is_precious(s, figure) and not goal and plan_of(s).care(s, figure) >= WARY:
        return lambda option: float(between[SPACE.of(option)])

    def score(option: Option) -> float:
        space = SPACE.of(option)
        fear = min(1.0, danger.get(space, 0.0) / left)
        return -float(steps[space]) - FEARED * fear - BETWEEN * between[space]

    return score


def learning_worth(s: DescentState, commitment: str) -> Worth:
    """Dear skills more often than cheap ones, any rather than none; from match to match others, by a number that
    everybody can see."""

    def score(option: Option) -> float:
        if option is DONE():
            return 0.0
        return BOX.skills[CARD.of(option)].xp + LEARNED * crc32(f"{commitment} {option.id}".encode()) / 2**32

    return score


def shopping_worth(s: DescentState, decision: Decision) -> Worth:
    """The dearest item; nothing is sold."""

    def score(option: Option) -> float:
        if option.verb is BUY:
            item = BOX.items[ITEM.of(option)]
            return 1.0 + item.price / 100 + (1.0 if item.slot == "armor" else 0.0)
        return -1.0 if option.verb is SELL else 0.0

    return score


def reinforcement_worth(s: DescentState, decision: Decision) -> Worth:
    """Masters rather than minions."""
    return lambda option: 1.0 if FIGURE.of(option).endswith("-master") else 0.0


def equipment_worth(s: DescentState, decision: Decision) -> Worth:
    """What is dearer is put on in place of what is cheaper."""
    hero = s.hero(s.active)
    stored = [BOX.items[card.id] for card in hero.items if not card.equipped]
    worn = [BOX.items[card.id] for card in hero.items if card.equipped]

    def score(option: Option) -> float:
        if option.verb is EQUIP:
            return 1.0 + BOX.items[ITEM.of(option)].price
        if option.verb is PUT_AWAY:
            item = BOX.items[ITEM.of(option)]
            return 0.5 if any(better(each, item, worn) for each in stored) else -1.0
        return 0.0

    return score


def better(one: Item, other: Item, worn: list[Item]) -> bool:
    """Whether one is worth putting the other away for."""
    if one.slot != other.slot or one.price <= other.price or one.attack != other.attack:
        return False
    return one.slot != "hand" or one.hands <= other.hands + 2 - sum([each.hands for each in worn])


def standing_worth(s: DescentState, decision: Decision) -> Worth:
    """Where the fewest enemies come."""
    hero = next((each for each in s.heroes if each.seat == decision.seat and each.fallen >= 0), None)
    if hero is None or not s.on_map(OVERLORD):
        return lambda option: 0.0
    figure = s.figure(hero.id)
    danger = threats(s, figure)
    return lambda option: -danger.get(SPACE.of(option), (0, 0.0))[1]


def boulder_worth(s: DescentState, decision: Decision) -> Worth:
    """Where the way of those heroes becomes the longest who still have to get past."""
    lay, out = s.board.lay(s.shut), s.board.exits["Exit"]
    there = sum([1 << token.space for token in s.tokens if token.space >= 0])
    places = [place_of(s, s.figure(hero.id)) for hero in s.heroes if not hero.left]
    heroes = [spaces for spaces in places if spaces]

    def score(option: Option) -> float:
        space = 1 << SPACE.of(option)
        floor = s.board.open_floor & ~there & ~space
        ways = value.steps(lay, out, floor, 0)
        longer = sum([min([ways[place] for place in bits(spaces)]) for spaces in heroes])
        return float(longer) + (1.5 if any(spaces & space for spaces in heroes) else 0.0)

    return score


def guard_worth(s: DescentState, decision: Decision) -> Worth:
    """Whoever has least health left."""
    return lambda option: -float(value.left(s, s.figure(FIGURE.of(option))))
