"""What the details of options can be in matches with these sets: their cards, heroes, quests and locations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from undercroft.engine.decision import Arg, Contents
from undercroft.games.dungeoneer.box import Box, effects_of
from undercroft.games.dungeoneer.content.schema import Bearer
from undercroft.games.dungeoneer.content.vocabulary import Effects, Either, every

BOONS, TREASURES, HAND, LAIR = "boons", "treasures", "hand", "lair"
"""Where a card of a player lies."""
STRAIGHT, TURNED = "straight", "turned"
A_HERO: Final = "hero"
"""What a minion meets in place of a monster."""


def box_in(contents: Contents) -> Box:
    box = contents["box"]
    assert isinstance(box, Box)
    return box


def heroes(contents: Contents) -> Iterable[str]:
    return box_in(contents).heroes


def locations(contents: Contents) -> Iterable[str]:
    return box_in(contents).locations


def quests(contents: Contents) -> Iterable[str]:
    return box_in(contents).quests


def escorts(contents: Contents) -> Iterable[str]:
    return [quest.id for quest in box_in(contents).quests.values() if quest.category == "escort"]


# -- adventure cards ------------------------------------------------------------------------------


def cards(contents: Contents) -> Iterable[str]:
    return box_in(contents).cards


def glory_cards(contents: Contents) -> Iterable[str]:
    return [card.id for card in box_in(contents).cards.values() if card.glory_card]


def banes(contents: Contents) -> Iterable[str]:
    return _of_type(contents, "bane")


def traps(contents: Contents) -> Iterable[str]:
    return _of_type(contents, "trap")


def monsters(contents: Contents) -> Iterable[str]:
    return _of_type(contents, "monster")


def _of_type(contents: Contents, kind: str) -> list[str]:
    return [card.id for card in box_in(contents).cards.values() if card.type == kind]


def fighters(contents: Contents) -> Iterable[str]:
    """Who can attack: monsters and heroes."""
    return [*monsters(contents), *heroes(contents)]


def met_by_minions(contents: Contents) -> Iterable[str]:
    return [*monsters(contents), A_HERO]


def can_bear(contents: Contents) -> Iterable[str]:
    """What something can be attached to: boons, treasures and monsters."""
    return [card.id for card in box_in(contents).cards.values() if card.glory_card or card.type == "monster"]


def healths(contents: Contents) -> Iterable[int]:
    """Of monsters in a lair."""
    return range(1, max([card.health for card in box_in(contents).cards.values()]) + 1)


# -- abilities and effects ------------------------------------------------------------------------


def useful_things(contents: Contents) -> Iterable[str]:
    """All that has abilities: heroes, cards, artifacts and influences."""
    box = box_in(contents)
    return [*box.heroes, *box.cards, *box.quests]


def abilities(contents: Contents) -> Iterable[int]:
    """The numbers of abilities; those of a hero go on from card to card (DGN-BAND-22)."""
    box = box_in(contents)
    of_heroes = [sum([len(card.abilities) for card in cards]) for cards in box.heroes.values()]
    others = [len(bearer.abilities) for bearer in (*box.cards.values(), *box.quests.values())]
    return range(max([1, *of_heroes, *others]))


def ways(contents: Contents) -> Iterable[str]:
    """What effects let a player choose between."""
    found = [effect for effects in _all_effects(box_in(contents)) for effect in every(effects)]
    return dict.fromkeys([way.id for effect in found if isinstance(effect, Either) for way in effect.ways])


def _all_effects(box: Box) -> Iterator[Effects]:
    heroes = [card for cards in box.heroes.values() for card in cards]
    bearers: list[Bearer] = [*heroes, *box.cards.values(), *box.quests.values()]
    yield from [location.effects for location in box.locations.values()]
    yield from [effects_of(card) for card in box.cards.values()]
    yield from [quest.fail + quest.reward for quest in box.quests.values()]
    yield from [ability.effects for bearer in bearers for ability in bearer.abilities]
    yield from [trigger.effects for bearer in bearers for trigger in bearer.triggers]


# -- the map --------------------------------------------------------------------------------------


def places(contents: Contents) -> Iterable[int]:
    """The numbers of locations as they lie."""
    return range(_most_places(contents))


def steps(contents: Contents) -> Iterable[int]:
    """How far from the first entrance a location can lie, in one direction or the other."""
    most = _most_places(contents)
    return range(-most, most + 1)


def spots(contents: Contents) -> Iterator[tuple[Arg, ...]]:
    """A location, where it can lie at all, and how it is turned."""
    most = _most_places(contents)
    for location in locations(contents):
        for column in range(-most, most + 1):
            for row in range(abs(column) - most, most - abs(column) + 1):
                yield from [(location, column, row, turned) for turned in (STRAIGHT, TURNED)]


def _most_places(contents: Contents) -> int:
    return sum([location.copies for location in box_in(contents).locations.values()])
