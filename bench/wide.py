"""How long a search thinks about decisions with many options: rounds of the leading ones at ``normal``.

``python -m bench.wide``: decisions as they come up in matches of Dungeoneer between thumbs, each thought about as a
computer player at that level does. Seconds are those in which the processor works on it.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from statistics import median

from msgspec import structs
from rich.console import Console
from rich.table import Table

import undercroft
from undercroft.engine.match import Match
from undercroft.players import search_budget
from undercroft.players.player import rank
from undercroft.players.race import ENOUGH_ROUNDS, Tree
from undercroft.players.thumb import make_thumb


def wide_decisions(options: int) -> Iterator[Match]:
    """Matches that stand before a decision with so many options or more."""
    thumb = make_thumb("dungeoneer")
    for seed in range(1, 1000):
        match = undercroft.new_match("dungeoneer", seats=4, seed=seed)
        while match.outcome is None:
            decision = match.decisions[0]
            if len(decision.options) >= options:
                yield match.fork()
            match.choose(decision.seat, thumb.choose(match, decision))


def rounds_of(match: Match, level: str) -> list[int]:
    """How many rounds each option has run, the most first."""
    decision = match.decisions[0]
    ranked = rank(make_thumb(match.game.id), match, decision)
    budget = structs.replace(search_budget(level), working=True)
    tree = Tree(match, decision.seat, ranked, "wide", budget)
    tree.race(everyone=False)
    return sorted([len(rounds) for rounds in tree.results.values()], reverse=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--options", type=int, default=40)
    parser.add_argument("--decisions", type=int, default=40)
    given = parser.parse_args()
    how = "compiled" if undercroft.native.IN_USE else "interpreted"
    columns = ("question", "options", "rounds of the first", "of the second", "ran at all")
    table = Table(*columns, title=f"{given.level}, {how}")
    found: list[list[int]] = []
    for match in wide_decisions(given.options):
        rounds = rounds_of(match, given.level)
        found.append(rounds)
        ran = sum(1 for each in rounds if each)
        table.add_row(match.decisions[0].kind, *map(str, (len(rounds), rounds[0], rounds[1], ran)))
        if len(found) == given.decisions:
            break
    console = Console()
    console.print(table)
    for place, name in enumerate(("first", "second")):
        run = [rounds[place] for rounds in found]
        enough = sum(1 for each in run if each >= ENOUGH_ROUNDS)
        console.print(
            f"{name}: median {median(run):.0f} rounds, least {min(run)}, {enough} of {len(run)} with {ENOUGH_ROUNDS}"
        )


if __name__ == "__main__":
    main()
