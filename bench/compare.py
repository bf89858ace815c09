"""This tree beside another one (an older commit, compiled there, too): what random play and forks cost in each.

``python -m bench.compare ../before [--games dungeoneer] [--rounds 20]``. A process of each tree plays the same matches
again and again, in turns with the other. Of each match the least time on the processor counts, so that a busy machine
hurts neither: for a few milliseconds even that is calm. ``--instructions`` counts what the processor does instead, the
same every time, where Valgrind is installed.

Which column tells whether a tree is slower? That of a decision, as long as both ask the same ones. Rules that no longer
ask whoever could only pass make the mean decision dearer and the match cheaper: there the match counts, of the same
number of rounds, and beside it a decision other than to pass.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).resolve().parent.parent
FORKED = 60

PREPARED = """
import json, random, sys, time
from itertools import count, islice
import undercroft
from undercroft.engine.match import Match, Start
from undercroft.games import game
from undercroft.players.random import random_numbers

room, seats = game(sys.argv[1]), int(sys.argv[2])
setup = room.read_setup(seats, json.loads(sys.argv[3]))

def new(number):
    return Match(Start(room, seats, number, setup), quiet=True)

def sums(match):
    passes = sum(option.id.startswith("pass") for _, option in match.choices)
    return len(match.choices), getattr(match.state, "round", 1), len(match.choices) - passes

def in_the_middle(seed):
    match, number = undercroft.new_match(room.id, seats=seats, seed=seed, setup=setup), random.Random(seed)
    while match.outcome is None and len(match.choices) < 5 + seed % 40:
        decision = match.decisions[0]
        match.choose(decision.seat, number.choice(list(decision.options)))
    return match

def middles(how_many):
    return list(islice((match for match in map(in_the_middle, count()) if match.outcome is None), how_many))

assert undercroft.native.IN_USE, "not compiled"
"""
"""What a process of either tree begins with."""

TIMED = """
def play(number):
    match = new(number)
    began = time.process_time()
    match.play_at_random(random_numbers(number))
    return time.process_time() - began, *sums(match)

def fork(number):
    match = forked[number]
    seat = match.decisions[0].seat
    began = time.process_time()
    for _ in range(20):
        match.fork(seat, seed=bytes(32))
    return (time.process_time() - began) / 20, 0, 0, 0

forked = middles(60)
for line in sys.stdin:
    what, number = line.split()
    print(json.dumps((play if what == "play" else fork)(int(number))), flush=True)
"""

COUNTED = """
total = [0, 0, 0, 0]
for number in range(int(sys.argv[4])):
    match, numbers = new(number), random_numbers(number)
    while match.outcome is None:
        decision = match.decisions[0]
        match.take(decision, decision.options[next(numbers) % len(decision.options)])
for number in range(int(sys.argv[4])):
    match = new(number)
    match.play_at_random(random_numbers(number))
    total = [whole + part for whole, part in zip(total, (1, *sums(match)))]
print(json.dumps(total))
"""
"""The first time matches are played in another way, so that what is worked out once for all of them is not counted."""

FORKING = """
for match in middles(60):
    match.fork(match.decisions[0].seat, seed=bytes(32))
print(json.dumps([60]))
"""

TEN_ROUNDS: dict[str, int | str] = {"rounds": 10}
CASES: tuple[tuple[str, int, dict[str, int | str], int], ...] = (
    ("dungeon-roll", 1, {}, 120),
    ("dungeon-roll", 2, {}, 80),
    ("dungeon-roll", 4, {}, 40),
    ("dungeon-raiders", 2, {}, 80),
    ("dungeon-raiders", 4, {}, 60),
    ("dungeoneer", 1, {}, 30),
    ("dungeoneer", 1, TEN_ROUNDS, 30),
    ("dungeoneer", 2, {}, 20),
    ("dungeoneer", 2, TEN_ROUNDS, 20),
    ("dungeoneer", 4, {}, 10),
    ("dungeoneer", 4, TEN_ROUNDS, 20),
    ("descent", 3, {"quest": "first-blood"}, 8),
    ("descent", 4, {"quest": "castle-daerion"}, 4),
    ("descent", 5, {"quest": "death-on-the-wing"}, 4),
)
"""Game, seats, set-up, and how many matches are played. Where rules have changed how long matches last, those of so
many rounds can be compared as wholes."""

UNITS = ("decision", "no pass", "match", "round", "fork")


class Measured:
    """The matches and forks of one tree."""

    def __init__(self, tree: Path, game: str, seats: int, setup: dict[str, int | str]) -> None:
        command = [*python(tree, PREPARED + TIMED), game, str(seats), json.dumps(setup)]
        self._process = subprocess.Popen(
            command, cwd=tree, env=surroundings(tree), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.least: dict[tuple[str, int], float] = {}
        self.sums: dict[int, tuple[int, int, int]] = {}
        """Of each match: choices, rounds, and choices other than to pass."""

    def measure(self, what: str, number: int) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{what} {number}\n")
        self._process.stdin.flush()
        spent, *sums = json.loads(self._process.stdout.readline())
        self.least[what, number] = min(self.least.get((what, number), spent), spent)
        if what == "play":
            self.sums[number] = tuple(sums)

    def close(self) -> None:
        self._process.communicate()

    def costs(self) -> list[float]:
        """Of each unit, in microseconds."""
        played = 1e6 * sum(spent for (what, _), spent in self.least.items() if what == "play")
        forked = [1e6 * spent for (what, _), spent in self.least.items() if what == "fork"]
        choices, rounds, no_passes = (sum(each) for each in zip(*self.sums.values(), strict=True))
        parts = (choices, no_passes, len(self.sums), rounds)
        return [*[played / part for part in parts], sum(forked) / len(forked)]


def python(tree: Path, script: str) -> list[str]:
    return [str(tree / ".venv/bin/python"), "-c", script]


def surroundings(tree: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": str(tree / "src")}


def measured(trees: list[Path], game: str, seats: int, setup: dict[str, int | str], given: Given) -> list[list[float]]:
    """In each tree: what each unit costs, by the processor's time."""
    both = [Measured(tree, game, seats, setup) for tree in trees]
    for _ in range(given.rounds):
        for what, count in (("play", given.matches), ("fork", FORKED)):
            for number in range(count):
                for tree in both:
                    tree.measure(what, number)
    for tree in both:
        tree.close()
    return [tree.costs() for tree in both]


def counted(trees: list[Path], game: str, seats: int, setup: dict[str, int | str], given: Given) -> list[list[float]]:
    """In each tree: what each unit costs, in thousands of instructions."""
    found = []
    for tree in trees:
        arguments = [game, str(seats), json.dumps(setup), str(given.matches)]
        played, (matches, choices, rounds, no_passes) = instructions(tree, COUNTED, "play_at_random", arguments)
        forked, (forks,) = instructions(tree, FORKING, "fork", arguments)
        parts = (choices, no_passes, matches, rounds)
        found.append([*[played / part / 1000 for part in parts], forked / forks / 1000])
    return found


def instructions(tree: Path, script: str, method: str, arguments: list[str]) -> tuple[int, list[int]]:
    """How many a method of matches takes in all, with all that it calls, and what the script prints."""
    watching = ["--callgrind-out-file=/dev/null", "--collect-atstart=no", f"--toggle-collect=CPyPy_*Match___{method}"]
    command = ["valgrind", "--tool=callgrind", *watching, *python(tree, PREPARED + script), *arguments]
    done = subprocess.run(command, cwd=tree, env=surroundings(tree), capture_output=True, text=True, check=True)
    collected = re.search(r"Collected : (\d+)", done.stderr)
    assert collected is not None, done.stderr
    return int(collected[1]), json.loads(done.stdout)


class Given(NamedTuple):
    """How much is measured of a case."""

    rounds: int
    matches: int


def knows(tree: Path, game: str) -> bool:
    return (tree / "src/undercroft/games" / game.replace("-", "_") / "__init__.py").is_file()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path)
    parser.add_argument("--games", nargs="*")
    parser.add_argument("--rounds", type=int, default=20, help="how often each match is played, where time is measured")
    parser.add_argument("--instructions", action="store_true", help="count them instead of measuring time")
    given = parser.parse_args()
    if given.instructions and shutil.which("valgrind") is None:
        sys.exit("to count instructions, Valgrind must be installed")
    trees = [given.before.resolve(), HERE]
    unit = "k instructions" if given.instructions else "us"
    table = Table("game, seats", *[f"a {name}, {unit} (before)" for name in UNITS])
    for game, seats, setup, matches in CASES:
        if (given.games and game not in given.games) or not all(knows(tree, game) for tree in trees):
            continue
        compare = counted if given.instructions else measured
        how_much = Given(given.rounds, max(1, matches // 4) if given.instructions else matches)
        before, now = compare(trees, game, seats, setup, how_much)
        cells = [f"{new:,.2f} ({old:,.2f}) {new / old - 1:+.1%}" for old, new in zip(before, now, strict=True)]
        name = ", ".join([game, str(seats), *[f"{value} {option}" for option, value in setup.items()]])
        table.add_row(name, *cells)
    Console(width=190).print(table)


if __name__ == "__main__":
    main()
