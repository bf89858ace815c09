"""What the details of options can be in matches with these sets: their cards, heroes, quests and locations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import Final

from undercroft.engine.decision import Arg, Contents
from undercroft.games.dungeoneer.box import Box, effects_of
from undercroft.games.dungeoneer.content.schema import Ability, Adventure, Bearer
from undercroft.games.dungeoneer.content.vocabulary import Effects, Either, every

BOONS: Final = "boons"
TREASURES: Final = "treasures"
HAND: Final = "hand"
LAIR: Final = "lair"
"""Where a card of a player lies."""
STRAIGHT: Final = "straight"
TURNED: Final = "turned"
EDGE: Final = 12
"""So many steps from the first entrance, across and down together, the table ends."""
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


def copies(contents: Contents) -> Iterable[int]:
    """Which of the cards of one name."""
    return range(1, max([card.copies for card in box_in(contents).cards.values()]) + 1)


# -- which details go together --------------------------------------------------------------------

Mixtures = Iterator[tuple[Arg, ...]]


def of_copies(contents: Contents, names: Iterable[str]) -> Iterator[tuple[str, int]]:
    """Cards, and which of those of their name."""
    known = box_in(contents).cards
    for name in names:
        for copy in range(1, (known[name].copies if name in known else 1) + 1):
            yield name, copy


def upkeeps(contents: Contents) -> Mixtures:
    yield from of_copies(contents, [card.id for card in box_in(contents).cards.values() if card.upkeep])


def disarmed(contents: Contents) -> Mixtures:
    yield from of_copies(contents, traps(contents))


def given_away(contents: Contents) -> Mixtures:
    """A card from the hand, or which one of those in play."""
    for card, copy in of_copies(contents, cards(contents)):
        yield from [(card, origin, copy) for origin in (HAND, LAIR, BOONS, TREASURES) if origin != HAND or copy == 1]


def sent(contents: Contents) -> Mixtures:
    """A monster from the hand at full health, or one of the lair."""
    box = box_in(contents)
    for monster, copy in of_copies(contents, monsters(contents)):
        for hero in box.heroes:
            if copy == 1:
                yield monster, HAND, box.cards[monster].health, hero, copy
            yield from [(monster, LAIR, health, hero, copy) for health in range(1, box.cards[monster].health + 1)]


def uses(contents: Contents) -> Mixtures:
    """Everything with abilities, by their number; of anything else the first."""
    for thing, number, _, copy in _abilities(contents):
        yield thing, number, copy


def uses_for(amounts: range) -> Callable[[Contents], Mixtures]:
    """What is used for as much glory as one likes."""

    def found(contents: Contents) -> Mixtures:
        for thing, number, ability, copy in _abilities(contents):
            if ability is not None and ability.glory == "x":
                yield from [(thing, number, amount, copy) for amount in amounts]

    return found


def uses_on(contents: Contents) -> Mixtures:
    """What is used on a rival."""
    for thing, number, ability, copy in _abilities(contents):
        if ability is not None and ability.target:
            yield from [(thing, number, hero, copy) for hero in heroes(contents)]


def rerolls(contents: Contents) -> Mixtures:
    for thing, number, ability, copy in _abilities(contents):
        if ability is not None and ability.timing == "roll":
            yield thing, number, copy


def _abilities(contents: Contents) -> Iterator[tuple[str, int, Ability | None, int]]:
    """DGN-BAND-22: those of a hero are numbered from card to card."""
    box = box_in(contents)
    bearers: dict[str, list[Bearer]] = {hero: list(cards) for hero, cards in box.heroes.items()}
    bearers.update({each.id: [each] for each in _in_play(box)})
    for thing, copy in of_copies(contents, bearers):
        known: list[Ability | None] = [ability for card in bearers[thing] for ability in card.abilities]
        yield from [(thing, number, ability, copy) for number, ability in enumerate(known or [None])]


def played_for(amounts: range) -> Callable[[Contents], Mixtures]:
    """Glory cards that cost as much as one likes."""

    def found(contents: Contents) -> Mixtures:
        for card in box_in(contents).cards.values():
            if card.glory_card and card.cost == "x":
                yield from [(card.id, amount) for amount in amounts]

    return found


def curses_for(amounts: range) -> Callable[[Contents], Mixtures]:
    """Banes that cost as much as one likes."""

    def found(contents: Contents) -> Mixtures:
        box = box_in(contents)
        for card in box.cards.values():
            if card.type == "bane" and card.cost == "x":
                yield from product([card.id], box.heroes, box.heroes, amounts)

    return found


def attached(contents: Contents) -> Mixtures:
    """An attachment of one's own, and a card that can bear it."""
    for card in box_in(contents).cards.values():
        if card.glory_card:
            yield from [(card.id, *bearer) for bearer in _bearers(contents, card)]


def attached_to_rivals(contents: Contents) -> Mixtures:
    for card in box_in(contents).cards.values():
        if card.type == "bane" and card.attach != "monster":
            yield from [(card.id, hero, *to) for hero in heroes(contents) for to in _bearers(contents, card)]


def attached_to_monsters(contents: Contents) -> Mixtures:
    for card in box_in(contents).cards.values():
        if card.type == "bane" and card.attach == "monster":
            yield from [(card.id, hero, *to) for hero in heroes(contents) for to in _bearers(contents, card)]


def _bearers(contents: Contents, attachment: Adventure) -> list[tuple[str, int]]:
    fitting = [card.id for card in box_in(contents).cards.values() if card.type == attachment.attach]
    return list(of_copies(contents, fitting))


def placed(contents: Contents) -> Mixtures:
    """A card of one's own in a location."""
    for card in box_in(contents).cards.values():
        if card.glory_card and card.attach == "location":
            yield from product([card.id], locations(contents), places(contents))


def trap_places(contents: Contents) -> Mixtures:
    """A trap that waits, and where."""
    waiting = [card.id for card in box_in(contents).cards.values() if card.type == "trap" and card.waits]
    yield from product(waiting, locations(contents), places(contents))


def ways_in(contents: Contents) -> Mixtures:
    found = [location.id for location in box_in(contents).locations.values() if location.entrance]
    yield from product(found, places(contents))


def placed_by_lords(contents: Contents) -> Mixtures:
    for card in box_in(contents).cards.values():
        if card.type == "bane" and card.attach == "location":
            yield from product([card.id], heroes(contents), locations(contents), places(contents))


def guards(attackers: range) -> Callable[[Contents], Mixtures]:
    """A minion, and whom it meets."""

    def found(contents: Contents) -> Mixtures:
        for minion, copy in of_copies(contents, monsters(contents)):
            yield from [(minion, foe, number, copy) for foe in met_by_minions(contents) for number in attackers]

    return found


def strikes(attackers: range) -> Callable[[Contents], Mixtures]:
    """A minion, and which attacking monster it strikes at."""

    def found(contents: Contents) -> Mixtures:
        for minion, copy in of_copies(contents, monsters(contents)):
            yield from [(minion, foe, number, copy) for foe in monsters(contents) for number in attackers]

    return found


def strikes_at_heroes(contents: Contents) -> Mixtures:
    for minion, copy in of_copies(contents, monsters(contents)):
        yield from [(minion, hero, copy) for hero in heroes(contents)]


# -- abilities and effects ------------------------------------------------------------------------


def useful_things(contents: Contents) -> Iterable[str]:
    """All that can have abilities: heroes, cards, artifacts and influences."""
    box = box_in(contents)
    return [*box.heroes, *[each.id for each in _in_play(box)]]


def _in_play(box: Box) -> list[Bearer]:
    """What can lie with a hero: all cards but traps, artifacts and influences."""
    cards = [card for card in box.cards.values() if card.type != "trap"]
    return [*cards, *[quest for quest in box.quests.values() if quest.category in ("artifact", "influence")]]


def abilities(contents: Contents) -> Iterable[int]:
    """The numbers of abilities."""
    return range(max([number for _, number, _, _ in _abilities(contents)]) + 1)


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
    return range(-EDGE, EDGE + 1)


def spots(contents: Contents) -> Mixtures:
    """A location, where it can lie at all, and how it is turned."""
    for location, column in product(locations(contents), steps(contents)):
        for row in range(abs(column) - EDGE, EDGE - abs(column) + 1):
            yield from [(location, column, row, turned) for turned in (STRAIGHT, TURNED)]


def _most_places(contents: Contents) -> int:
    return sum([location.copies for location in box_in(contents).locations.values()])
