"""The box: everything that the sets of a match hold, looked up once and shared by all matches that play them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final

from undercroft.engine.errors import BadSetup
from undercroft.engine.packs import until_packs_change
from undercroft.games.dungeoneer.content.packs import Pack, pack
from undercroft.games.dungeoneer.content.schema import Adventure, Bearer, HeroCard
from undercroft.games.dungeoneer.content.vocabulary import Effects, Shift, Transfer, every

NEVER: Final = 1 << 20
"""More than anybody can pay."""
MOST_NAMED: Final = 8
"""So many sets are named where they do not go together."""


class Box:
    """The sets of a match, lowest band first."""

    __slots__ = (
        "any_bane",
        "any_costs",
        "any_glory",
        "cards",
        "feats",
        "functions",
        "heroes",
        "locations",
        "lowers_limits",
        "packs",
        "quests",
        "response",
        "set_of_card",
        "set_of_quest",
        "villainy",
    )

    def __init__(self, packs: tuple[Pack, ...]) -> None:
        self.packs = packs
        self.cards = {card.id: card for one in packs for card in (*one.cards, *one.monsters)}
        self.locations = {location.id: location for one in packs for location in one.locations}
        self.quests = {quest.id: quest for one in packs for quest in one.quests}
        self.set_of_quest = {quest.id: number for number, one in enumerate(packs) for quest in one.quests}
        self.set_of_card = {card.id: number for number, one in enumerate(packs) for card in one.cards}
        self.heroes = _shared_heroes(packs)
        """The cards of each hero who occurs in every set (DGN-BAND-04)."""
        self.functions: dict[str, Callable[..., Any]] = {}
        for one in packs:
            self.functions.update(one.functions)
        deck = [card for one in packs for card in one.cards if not card.apart]
        any_time = [card for card in deck if card.glory_card and card.timing == "any"]
        self.any_glory = _cheapest(any_time)
        self.any_costs = sorted({1 if card.cost == "x" else card.cost for card in any_time})
        """What the glory cards for any time cost: known to all."""
        self.any_bane = _cheapest([card for card in deck if not card.glory_card and card.timing == "any"])
        self.feats = _cheapest([card for card in deck if card.glory_card and card.timing in ("feats", "any")])
        self.response = _cheapest([card for card in deck if card.glory_card and card.timing in ("response", "any")])
        self.villainy = _cheapest([card for card in deck if not card.glory_card])
        """What the cheapest card costs that could be played in such a moment: known to all."""
        self.lowers_limits = any(_lowers_limits(bearer) for one in packs for bearer in _bearers(one))
        """Whether anything makes the inventory of a hero smaller."""

    @property
    def first_level(self) -> int:
        return self.packs[0].about.first_level

    @property
    def last_level(self) -> int:
        return self.packs[-1].about.last_level

    @property
    def combined(self) -> bool:
        return len(self.packs) > 1


def _shared_heroes(packs: tuple[Pack, ...]) -> dict[str, tuple[HeroCard, ...]]:
    found: dict[str, list[HeroCard]] = {}
    for one in packs:
        for card in one.heroes:
            found.setdefault(card.id, []).append(card)
    return {hero: tuple(cards) for hero, cards in found.items() if len(cards) == len(packs)}


def _bearers(one: Pack) -> list[Bearer]:
    """All cards of a set whose modifiers can work on a hero."""
    return [*one.cards, *one.monsters, *one.heroes, *one.quests]


def _lowers_limits(bearer: Bearer) -> bool:
    return any(
        each.stat in ("boons", "treasures") and not (isinstance(each.by, int) and each.by > 0)
        for each in bearer.modifiers
    )


def _cheapest(cards: Iterable[Adventure]) -> int:
    return min([1 if card.cost == "x" else card.cost for card in cards], default=NEVER)


@until_packs_change
def box(sets: tuple[str, ...]) -> Box:
    """The box of these sets, or :class:`BadSetup` where they do not go together."""
    packs = tuple([pack(one) for one in sets])
    levels = [one.about.first_level for one in packs]
    if not packs or levels != sorted(set(levels)):
        named = ", ".join(sets[:MOST_NAMED])
        message = f"dungeoneer: bad set-up: sets go from the lowest band to the highest, not {named}"
        raise BadSetup(message, "setup-bands", sets=named)
    made = Box(packs)
    entries = sum(len(one.entries) - len(one.heroes) for one in packs)
    if len(made.cards) + len(made.locations) + len(made.quests) != entries:
        named = ", ".join(sets)
        message = f"dungeoneer: bad set-up: {named} use the same id for different things"
        raise BadSetup(message, "setup-same-id", sets=named)
    return made


def effects_of(card: Adventure) -> Effects:
    """All effects that a card can have."""
    extra = card.extra.effects if card.extra is not None else ()
    forms = [fighting.strike for fighting in (card.melee, card.magic, card.speed) if fighting is not None]
    abilities = [ability.effects for ability in card.abilities]
    return sum([card.effects, card.before, card.fail, card.reward, extra, *forms, *abilities], ())


@cache
def is_transfer(card: Adventure) -> bool:
    """DGN-SOLO-03: a card that moves heroes."""
    return any(isinstance(effect, Transfer) for effect in every(effects_of(card)))


@cache
def is_shift(card: Adventure) -> bool:
    """DGN-SOLO-03: a card that moves locations."""
    return any(isinstance(effect, Shift) for effect in every(effects_of(card)))
