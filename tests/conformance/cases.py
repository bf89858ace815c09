"""Every way to set a game up that the conformance suite goes over."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec

import undercroft
from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.games.dungeon_raiders.content.characters import CHARACTER_IDS
from undercroft.games.dungeon_roll.content.heroes import HERO_IDS


class Case(NamedTuple):
    """A game, a number of seats and a set-up."""

    game: str
    seats: int
    setup: dict[str, Any]

    def match(self, seed: int, *, quiet: bool = False) -> Match:
        return undercroft.new_match(self.game, seats=self.seats, seed=seed, setup=self.setup, quiet=quiet)

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.setup.items())
        return f"{self.game}-{self.seats}-{options or 'plain'}"


def cases() -> list[Case]:
    """All seat counts, each set-up option alone, and what each game adds."""
    return [case for game in undercroft.games().values() for case in _cases_of(game)]


def is_long(case: Case) -> bool:
    """Whether a case waits for `make soak`. Matches of Dungeoneer are long: each option alone is played every time at
    one number of seats, the options taking turns, and at the others by `make soak`."""
    if case.game != "dungeoneer" or case in _EXTRA["dungeoneer"] or not case.setup:
        return False
    game = undercroft.games()["dungeoneer"]
    turn = list(_each_option_alone(game)).index(case.setup) % len(game.seats)
    return case.seats != list(game.seats)[turn]


def _cases_of(game: Game[Any]) -> Iterator[Case]:
    for seats in game.seats:
        yield Case(game.id, seats, {})
        for setup in _each_option_alone(game):
            yield Case(game.id, seats, setup)
    yield from _EXTRA.get(game.id, ())


def _each_option_alone(game: Game[Any]) -> Iterator[dict[str, Any]]:
    """Every value that a set-up option can be named by, except its default."""
    info = msgspec.inspect.type_info(game.setup_type)
    assert isinstance(info, msgspec.inspect.StructType)
    for field in info.fields:
        kinds = field.type.types if isinstance(field.type, msgspec.inspect.UnionType) else (field.type,)
        for kind in kinds:
            values = kind.values if isinstance(kind, msgspec.inspect.LiteralType) else ()
            if isinstance(kind, msgspec.inspect.BoolType):
                values = (True, False)
            for value in values:
                if value != field.default:
                    yield {field.name: value}


def _roll_cases() -> Iterator[Case]:
    """Each hero once in a seat, and every seat once as the first adventurer."""
    for place, hero in enumerate(HERO_IDS):
        yield Case("dungeon-roll", 1, {"heroes": [hero]})
        others = (HERO_IDS * 2)[place + 1 : place + 4]
        yield Case("dungeon-roll", 4, {"heroes": [hero, *others], "first": place % 4})


def _raid_cases() -> Iterator[Case]:
    """Each character once in every seat, and the options together."""
    for place in range(len(CHARACTER_IDS)):
        characters = (CHARACTER_IDS * 2)[place : place + 5]
        yield Case("dungeon-raiders", 5, {"characters": characters})
        yield Case("dungeon-raiders", 2, {"characters": characters[:2], "variant": "tactical"})
    for seats in range(2, 6):
        yield Case("dungeon-raiders", seats, {"characters": "choose", "variant": "tactical", "first_game": True})


_DUNGEONEER_VARIANTS: dict[str, tuple[str, ...]] = {
    "decks": ("one", "split"),
    "heroes": ("deal", "choose"),
    "blank_spots": ("drawn", "none"),
    "death": ("final", "resurrection"),
    "discard": ("must", "may"),
    "placement": ("own", "unbiased"),
    "quests": ("personal", "common"),
    "movement": ("speed", "limit"),
    "spikes": ("check", "dodge"),
    "solo": ("plain", "harder"),
}


def _dungeoneer_cases() -> Iterator[Case]:
    """Mixes of the rule variants, with one set and with several, and all variants at once."""
    luck = Random(7)
    combinations = ("serpent", "serpent", "heroic-serpent", "heroic-epic-serpent", "heroic", "epic")
    for number in range(12):
        setup = {option: luck.choice(values) for option, values in _DUNGEONEER_VARIANTS.items()}
        yield Case("dungeoneer", number % 4 + 1, {**setup, "sets": combinations[number % 6]})
    for seats in (1, 2, 4):
        yield Case("dungeoneer", seats, {option: values[1] for option, values in _DUNGEONEER_VARIANTS.items()})


_EXTRA: dict[str, list[Case]] = {
    "dungeon-roll": list(_roll_cases()),
    "dungeon-raiders": list(_raid_cases()),
    "dungeoneer": list(_dungeoneer_cases()),
}
