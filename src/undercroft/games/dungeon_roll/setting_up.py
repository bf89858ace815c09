"""Setting up: heroes and the first adventurer."""

from __future__ import annotations

from typing import Final

from undercroft.engine.chance import Chance
from undercroft.engine.decision import Option, Play, ask
from undercroft.engine.errors import BadSetup, Why
from undercroft.engine.setup import check_cards
from undercroft.games.dungeon_roll.content.heroes import HERO_IDS, HEROES, NOBODY
from undercroft.games.dungeon_roll.options import CHOOSE_HERO, HERO
from undercroft.games.dungeon_roll.setup_options import RollSetup
from undercroft.games.dungeon_roll.state import RollState

SEATS: Final = ("0", "1", "2", "3")


def check(seats: int, setup: RollSetup) -> None:
    """What the set-up's types cannot say."""
    if setup.first is not None and not 0 <= setup.first < seats:
        message = f"dungeon-roll: bad set-up: first is seat {setup.first}, but the seats are 0 to {seats - 1}"
        raise BadSetup(message, "setup-first", seat=setup.first, last=seats - 1)
    if not isinstance(setup.heroes, str):
        check_cards("dungeon-roll", "heroes", setup.heroes, HERO_IDS, seats)


def set_up(seats: int, setup: RollSetup, chance: Chance) -> RollState:
    """ROLL-SET-01 to ROLL-SET-08."""
    s = RollState(seats, setup, chance)
    s.me = s.adventurers[_first_adventurer(s)]
    if setup.heroes == "deal":
        cards = list(HERO_IDS)
        for seat in range(seats):
            _give_hero(s, seat, HERO_IDS.index(cards.pop(chance.pick("hero", cards))))
    elif setup.heroes != "choose":
        for seat, hero in enumerate(setup.heroes):
            _give_hero(s, seat, HERO_IDS.index(hero))
    return s


def _first_adventurer(s: RollState) -> int:
    """ROLL-SET-07: whoever went underground last; nobody said who, so it is left to chance."""
    if s.setup.first is not None:
        return s.setup.first
    return s.chance.pick("first", SEATS[: s.seats]) if s.seats > 1 else 0


def _give_hero(s: RollState, seat: int, hero: int) -> None:
    """ROLL-SET-05: the novice side is up."""
    adventurer = s.adventurers[seat]
    adventurer.card = HEROES[hero]
    adventurer.side = adventurer.card.novice
    s.tell("hero", seat=seat, hero=HERO_IDS[hero])


def choose_hero(s: RollState) -> Play[None]:
    """ROLL-SET-06: players agree on the heroes instead of dealing them. The first adventurer is asked last,
    so that all have a hero when the first delve begins."""
    around_the_table = [(s.lord + place) % s.seats for place in range(s.seats)]
    seat = next(seat for seat in around_the_table if s.adventurers[seat].card is NOBODY)
    free = [CHOOSE_HERO(hero) for hero in HERO_IDS if cannot_choose(s, hero) is None]
    choice: Option = yield ask(seat, "choose-hero", free)
    _give_hero(s, seat, HERO_IDS.index(HERO.of(choice)))


def cannot_choose(s: RollState, hero: str) -> Why | None:
    """ROLL-COMP-06: there is one card of each hero."""
    taken = [adventurer.card.id for adventurer in s.adventurers]
    return Why("hero-taken", "ROLL-SET-06", hero=hero) if hero in taken else None
