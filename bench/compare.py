"""This tree beside another one (an older commit, compiled there, too): what random play and forks cost in each.

``python -m bench.compare ../before [--games dungeoneer] [--runs 12]``. Each case is run by both trees in turns, in
processes of their own, and the least time on the processor counts, so that a busy machine hurts neither.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
from pathlib import Path

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).resolve().parent.parent
UNITS = ("decision", "match", "round", "fork")

MEASURE = """
import json, random, sys, time
import undercroft
from undercroft.engine.match import Match, Start
from undercroft.games import game
from undercroft.players.random import random_numbers

room, seats, count = game(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
setup = room.read_setup(seats, {})

def play(number):
    match = Match(Start(room, seats, number, setup), quiet=True)
    match.play_at_random(random_numbers(number))
    return match

def in_the_middle(seed, choices):
    match, number = undercroft.new_match(room.id, seats=seats, seed=seed), random.Random(seed)
    while match.outcome is None and len(match.choices) < choices:
        decision = match.decisions[0]
        match.choose(decision.seat, number.choice(list(decision.options)))
    return match

for number in range(max(1, count // 10)):
    play(number)
began = time.process_time()
played = [play(number) for number in range(count)]
spent = time.process_time() - began
matches = [in_the_middle(seed, 5 + seed % 40) for seed in range(60)]
matches = [match for match in matches if match.outcome is None]
began = time.process_time()
forks = 0
while time.process_time() < began + 0.3:
    for match in matches:
        match.fork(match.decisions[0].seat, seed=bytes(32))
    forks += len(matches)
print(json.dumps({
    "native": undercroft.native.IN_USE,
    "decision": spent / sum(len(match.choices) for match in played),
    "match": spent / count,
    "round": spent / sum(getattr(match.state, "round", 1) for match in played),
    "fork": (time.process_time() - began) / forks,
}))
"""

CASES = {
    ("dungeon-roll", 1): 1500,
    ("dungeon-roll", 2): 1000,
    ("dungeon-roll", 4): 600,
    ("dungeon-raiders", 2): 1500,
    ("dungeon-raiders", 4): 1200,
    ("dungeoneer", 1): 120,
    ("dungeoneer", 2): 120,
    ("dungeoneer", 4): 60,
}
"""How many matches take about half a second."""


def measured(tree: Path, game: str, seats: int, matches: int) -> dict[str, float]:
    command = [str(tree / ".venv/bin/python"), "-c", MEASURE, game, str(seats), str(matches)]
    env = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, cwd=tree, env=env, stdout=subprocess.PIPE, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", type=Path)
    parser.add_argument("--games", nargs="*")
    parser.add_argument("--runs", type=int, default=8)
    given = parser.parse_args()
    trees = (given.before.resolve(), HERE)
    table = Table("game, seats", *[f"a {unit}, us (before)" for unit in UNITS])
    for (game, seats), matches in CASES.items():
        if given.games and game not in given.games:
            continue
        runs: dict[Path, list[dict[str, float]]] = {tree: [] for tree in trees}
        for _ in range(given.runs):
            for tree in trees:
                runs[tree].append(measured(tree, game, seats, matches))
        assert all(run["native"] for each in runs.values() for run in each), "not compiled"
        cells = []
        for unit in UNITS:
            before, now = (min(run[unit] for run in runs[tree]) * 1e6 for tree in trees)
            cells.append(f"{now:,.1f} ({before:,.1f}) {100 * now / before - 100:+.1f} %")
        table.add_row(f"{game}, {seats}", *cells)
    Console(width=150).print(table)


if __name__ == "__main__":
    main()
