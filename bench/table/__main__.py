"""``make bench-table``: all cases, or those that are named; ``--help`` tells more."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from functools import partial

from bench.table import flood, restart, spectators, tables, updates
from bench.table.figures import Figures

GAMES = ("dungeon-roll", "dungeoneer")
Case = tuple[str, Callable[[], Figures]]


def cases(given: argparse.Namespace) -> Iterator[Case]:
    for game in GAMES:
        for count in given.tables:
            yield f"tables: {count} of {game}", partial(tables.measure, game, count, given.seconds)
    for count in given.spectators:
        yield f"spectators: {count} at one table", partial(spectators.measure, count, 1)
        yield f"spectators: {count} at 100 tables", partial(spectators.measure, count, 100)
    for game in GAMES:
        yield f"updates: {game}", partial(updates.measure, game)
    for game in GAMES:
        yield f"restart: {game}", partial(restart.measure, game)
    yield "flood: one visitor", partial(flood.measure, given.seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cases", nargs="*", help="tables, spectators, updates, restart, flood; all, if none is named")
    parser.add_argument("--tables", type=int, nargs="*", default=[200, 500, 1000], help="how many tables")
    parser.add_argument("--spectators", type=int, nargs="*", default=[100, 1000, 2000], help="how many spectators")
    parser.add_argument("--seconds", type=float, default=20, help="how long to measure each")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found: dict[str, Figures] = {}
    for name, measure in cases(given):
        if given.cases and name.partition(":")[0] not in given.cases:
            continue
        found[name] = measure()
        if not given.json:
            _print(name, found[name])
    if given.json:
        print(json.dumps(found, indent=1))


def _print(name: str, figures: Figures) -> None:
    print(f"{name}\n    " + ", ".join(f"{what} {value}" for what, value in figures.items()), flush=True)


if __name__ == "__main__":
    main()
