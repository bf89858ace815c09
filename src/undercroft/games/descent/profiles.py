"""What a card or sheet says of a figure, whatever kind it is: the numbers that all rules ask for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from undercroft.engine.packs import until_packs_change
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.content.quests import quest_of
from undercroft.games.descent.content.schema import Character, Encounter, Fighter, Surge

HEROES: Final = 0
OVERLORD: Final = 1
"""The sides: who moves the figure, and through whom it may pass."""
HERO: Final = "hero"
MINION: Final = "minion"
MASTER: Final = "master"
LIEUTENANT: Final = "lieutenant"
FAMILIAR: Final = "familiar"
CHARACTER: Final = "character"
ATTRIBUTES: Final = ("might", "knowledge", "willpower", "awareness")
Dice = tuple[str, ...]


class Profile:
    """The same for all figures of a kind and rank; never changed, and shared by all copies of a state."""

    __slots__ = (
        "abilities",
        "attack",
        "attributes",
        "base",
        "defence",
        "heals",
        "health",
        "immune",
        "key",
        "kind",
        "large",
        "most",
        "ranged",
        "rank",
        "side",
        "speed",
        "surges",
        "tests",
    )

    def __init__(
        self,
        kind: str,
        rank: str,
        side: int,
        speed: int,
        health: int,
        defence: Sequence[str],
        attack: Sequence[str] = (),
        ranged: bool = False,
        surges: Sequence[Surge] = (),
        abilities: Sequence[str] = (),
        base: tuple[int, int] = (1, 1),
        attributes: Sequence[int] = (),
        tests: str = "roll",
        immune: bool = False,
        heals: bool = True,
        key: str = "",
        most: int = 1,
    ) -> None:
        self.kind = kind
        self.rank = rank
        self.side = side
        self.speed = speed
        self.health = health
        self.defence: Dice = tuple(defence)
        self.attack: Dice = tuple(attack)
        self.ranged = ranged
        self.surges: tuple[Surge, ...] = tuple(surges)
        self.abilities: tuple[str, ...] = tuple(abilities)
        self.base = base
        self.large = base != (1, 1)
        self.attributes: tuple[int, ...] = tuple(attributes)
        """DESC-TEST-05: none for minions and masters."""
        self.tests = tests
        self.immune = immune
        self.heals = heals
        self.key = key or f"{kind} {rank}"
        """What it is called in a saved match."""
        self.most = most
        """How many there can be; of a quest's own characters alone."""


def _fighter(kind: str, rank: str, fighter: Fighter, ranged: bool, base: tuple[int, int], key: str) -> Profile:
    return Profile(
        kind,
        rank,
        OVERLORD,
        fighter.speed,
        fighter.health,
        fighter.defence,
        fighter.attack,
        ranged,
        fighter.surges,
        fighter.abilities,
        base,
        tests="fail",
        key=key,
    )


@cache
def hero_profile(hero: str) -> Profile:
    sheet = BOX.heroes[hero]
    return Profile(
        hero,
        HERO,
        HEROES,
        sheet.speed,
        sheet.health,
        sheet.defence,
        abilities=(f"{hero}-ability", f"{hero}-feat"),
        attributes=(sheet.might, sheet.knowledge, sheet.willpower, sheet.awareness),
    )


@cache
def monster_profile(monster: str, rank: str, act: int) -> Profile:
    """DESC-MCARD-01: what the card of this act says of minions or masters."""
    card = BOX.monsters[monster]
    ranks = card.acts[act - 1]
    fighter = ranks.master if rank == MASTER else ranks.minion
    return _fighter(monster, rank, fighter, card.ranged, card.base, f"{monster} {rank} {act}")


@cache
def lieutenant_profile(lieutenant: str, heroes: int, act: int) -> Profile:
    """DESC-LTCARD-04: a lieutenant is as strong as there are heroes."""
    card = BOX.lieutenants[lieutenant]
    fighter = card.acts[act - 1][heroes - 2]
    found = _fighter(lieutenant, LIEUTENANT, fighter, card.ranged, (1, 1), f"{lieutenant} {heroes} {act}")
    found.attributes = (card.might, card.knowledge, card.willpower, card.awareness)
    found.tests = "roll"
    return found


@cache
def familiar_profile(hero_class: str) -> Profile:
    familiar = BOX.classes[hero_class].familiar
    assert familiar is not None
    return Profile(
        familiar.id,
        FAMILIAR,
        HEROES,
        familiar.speed,
        familiar.health,
        (),
        familiar.dice,
        familiar.attack == "ranged",
        familiar.surges,
        tests="fail",
        heals=False,
    )


@until_packs_change
def character_profile(quest: str, number: int, character: str, heroes: int, act: int) -> Profile:
    """DESC-QG-07: somebody of the quest's own, as its data says; a monster with a name has more health than others."""
    encounter: Encounter = quest_of(quest).encounters[number]
    data: Character = next(each for each in encounter.figures if each.id == character)
    key = f"{quest} {number} {character} {heroes} {act}"
    if data.base:
        card = BOX.monsters[data.base]
        found = _fighter(data.base, MASTER, card.acts[act - 1].master, card.ranged, card.base, key)
        found.health += data.bonus[heroes - 2]
        return found
    return Profile(
        character,
        CHARACTER,
        HEROES,
        data.speed,
        data.health[heroes - 2],
        data.defence,
        data.attack,
        data.ranged,
        attributes=(data.might, data.knowledge, data.willpower, data.awareness),
        tests=data.tests,
        immune=data.immune,
        heals=data.heals,
        key=key,
        most=data.most,
    )


def all_profiles(quest: str, heroes: int, act: int) -> list[Profile]:
    """All that a match of this quest can need."""
    found = [hero_profile(hero) for hero in BOX.heroes]
    found += [monster_profile(each, rank, act) for each in BOX.monsters for rank in (MINION, MASTER)]
    found += [lieutenant_profile(each, heroes, act) for each in BOX.lieutenants]
    found += [familiar_profile(each.id) for each in BOX.classes.values() if each.familiar]
    for number, encounter in enumerate(quest_of(quest).encounters):
        found += [character_profile(quest, number, each.id, heroes, act) for each in encounter.figures]
    return found
