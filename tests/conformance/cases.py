"""The ways to set a game up that the conformance suite goes over.

Of each game: plain at every number of seats; then as few set-ups as have every two values of two options, and every
value at every number of seats, together at least once; then what the game itself wants to be tried, ``CASES`` in
``tests/rules/<room>/cases.py``. `make test` plays as many of them as the budget allows, counted in choices, so that a
game with long matches has fewer, and those shortened where the game says how (``SHORTER``, agreed on besides); `make
soak` plays all, whole.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations
from types import ModuleType
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import strategies as st

import undercroft
from tests.conformance.play import at_random, play_on
from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.games import PACKAGES

BUDGET = 10_000
"""Choices: in `make test` a game has as many cases as there are matches of its usual length in this."""
FEWEST = 12
"""But never fewer cases."""

Value = Any
Pair = tuple[tuple[int, Value], tuple[int, Value]]


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
    """All of all games."""
    return [case for game in undercroft.games() for case in cases_of(game)]


def quick_cases() -> list[Case]:
    """Those that the budget of each game allows."""
    return [case for game in undercroft.games() for case in quick_cases_of(game)]


@cache
def cases_of(game_id: str) -> list[Case]:
    game = undercroft.games()[game_id]
    plain = [Case(game_id, seats, {}) for seats in game.seats]
    return _different([*plain, *_own_cases(game_id), *_covering(game)])


@cache
def quick_cases_of(game_id: str) -> list[Case]:
    """Plain at every number of seats in any case; then the covering ones and the game's own by turns. Short."""
    game = undercroft.games()[game_id]
    plain, covering, own = [case for case in cases_of(game_id) if not case.setup], _covering(game), _own_cases(game_id)
    by_turns = [case for pair in zip(covering, own, strict=False) for case in pair]
    most = max(FEWEST, BUDGET // usual_length(game))
    return _different([shortened(case) for case in (*plain, *by_turns, *covering, *own)])[:most]


def shortened(case: Case) -> Case:
    """With what makes matches of this game shorter, unless something else was agreed on."""
    return Case(case.game, case.seats, {**shorter(case.game), **case.setup})


def shorter(game_id: str) -> dict[str, Any]:
    module = _own_module(game_id)
    return {} if module is None else getattr(module, "SHORTER", {})


def _different(found: list[Case]) -> list[Case]:
    return list({str(case): case for case in found}.values())


@cache
def usual_length(game: Game[Any]) -> int:
    """The choices of a match with all seats taken."""
    match = undercroft.new_match(game.id, seats=game.seats[-1], seed=1, quiet=True)
    return len(play_on(match, at_random(1), BUDGET).choices)


def _own_cases(game_id: str) -> list[Case]:
    module = _own_module(game_id)
    return [] if module is None else [Case(game_id, seats, setup) for seats, setup in module.CASES]


def _own_module(game_id: str) -> ModuleType | None:
    module = f"tests.rules.{PACKAGES[game_id].rpartition('.')[2]}.cases"
    return None if find_spec(module) is None else import_module(module)


# -- every two values together --------------------------------------------------------------------


def _covering(game: Game[Any]) -> list[Case]:
    options = dict(_options(game))
    defaults = game.setup_type()
    found = []
    for seats, *values in covering([list(game.seats), *options.values()]):
        setup = {name: value for name, value in zip(options, values, strict=True) if value != getattr(defaults, name)}
        found.append(Case(game.id, seats, setup))
    return found


def _options(game: Game[Any]) -> Iterator[tuple[str, list[Value]]]:
    """Each set-up option that has values to choose from."""
    info = msgspec.inspect.type_info(game.setup_type)
    assert isinstance(info, msgspec.inspect.StructType)
    for field in info.fields:
        kinds = field.type.types if isinstance(field.type, msgspec.inspect.UnionType) else (field.type,)
        values = [value for kind in kinds for value in _values(kind)]
        if values:
            yield field.name, values


def _values(kind: msgspec.inspect.Type) -> tuple[Value, ...]:
    if isinstance(kind, msgspec.inspect.LiteralType):
        return tuple(kind.values)
    return (False, True) if isinstance(kind, msgspec.inspect.BoolType) else ()


def covering(factors: list[list[Value]]) -> list[list[Value]]:
    """Rows with a value of each factor, so that every two values of two factors stand together in one. Always the same
    rows, and the first of them have the most in them."""
    left: dict[Any, None] = {
        ((one, a), (other, b)): None
        for (one, first), (other, second) in combinations(enumerate(factors), 2)
        for a in first
        for b in second
    }
    rows: list[list[Value]] = []
    while left:
        used = Counter(each for row in rows for each in enumerate(row))
        row = _row(factors, left, used)
        for pair in combinations(enumerate(row), 2):
            left.pop(pair, None)
        rows.append(row)
    return rows


def _row(factors: list[list[Value]], left: dict[Any, None], used: Counter[tuple[int, Value]]) -> list[Value]:
    """Begins with the pair that is left whose values were used least; each other factor takes the value with which the
    most pairs are done, and of several such the one used least."""
    row = dict(min(left, key=lambda pair: used[pair[0]] + used[pair[1]]))
    for number, values in enumerate(factors):
        if number not in row:
            done = {value: sum(_pair(number, value, each) in left for each in row.items()) for value in values}
            row[number] = max(values, key=lambda value: (done[value], -used[number, value]))
    return [row[number] for number in range(len(factors))]


def _pair(number: int, value: Value, other: tuple[int, Value]) -> Pair:
    return ((number, value), other) if number < other[0] else (other, (number, value))


# -- for the tests --------------------------------------------------------------------------------


def _params() -> Iterator[Any]:
    quick = {str(case): case for case in quick_cases()}
    for case in _different([*quick.values(), *cases()]):
        yield pytest.param(case, id=str(case), marks=[] if str(case) in quick else [pytest.mark.soak])


def _any_of(game_id: str) -> st.SearchStrategy[Case]:
    return st.sampled_from([shortened(case) for case in cases_of(game_id)])


every_case = pytest.mark.parametrize("case", list(_params()))
any_case = st.sampled_from(list(undercroft.games())).flatmap(_any_of)
"""Any of any game, short, each game equally often."""
