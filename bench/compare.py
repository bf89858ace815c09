"""This tree beside another one (an older commit, compiled there, too): what random play and forks cost in each.

``python -m bench.compare ../before [--games dungeoneer] [--rounds 20]``. A process of each tree plays the same matches
again and again, in turns with the other. Of each match the least time on the processor counts, so that a busy machine
hurts neither: for a few milliseconds even that is calm.
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
FORKED = 60

PLAYER = """
import json, random, sys, time
from itertools import count, islice
import undercroft
from undercroft.engine.match import Match, Start
from undercroft.games import game
from undercroft.players.random import random_numbers

room, seats = game(sys.argv[1]), int(sys.argv[2])
setup = room.read_setup(seats, json.loads(sys.argv[3]))

def play(number):
    match = Match(Start(room, seats, number, setup), quiet=True)
    began = time.process_time()
    match.play_at_random(random_numbers(number))
    spent = time.process_time() - began
    return spent, len(match.choices), getattr(match.state, "round", 1)

def in_the_middle(seed):
    match, number = undercroft.new_match(room.id, seats=seats, seed=seed, setup=setup), random.Random(seed)
    while match.outcome is None and len(match.choices) < 5 + seed % 40:
        decision = match.decisions[0]
        match.choose(decision.seat, number.choice(list(decision.options)))
    return match

middles = list(islice((match for match in map(in_the_middle, count()) if match.outcome is None), 60))

def fork(number):
    match = middles[number]
    seat = match.decisions[0].seat
    began = time.process_time()
    for _ in range(20):
        match.fork(seat, seed=bytes(32))
    return (time.process_time() - began) / 20, 1, 1

assert undercroft.native.IN_USE, "not compiled"
for line in sys.stdin:
    what, number = line.split()
    print(json.dumps((play if what == "play" else fork)(int(number))), flush=True)
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


class Measured:
    """The matches and forks of one tree."""

    def __init__(self, tree: Path, game: str, seats: int, setup: dict[str, int | str]) -> None:
        command = [str(tree / ".venv/bin/python"), "-c", PLAYER, game, str(seats), json.dumps(setup)]
        env = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": str(tree / "src")}
        self._process = subprocess.Popen(
            command, cwd=tree, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.least: dict[tuple[str, int], float] = {}
        self.choices: dict[int, int] = {}
        self.rounds: dict[int, int] = {}

    def measure(self, what: str, number: int) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{what} {number}\n")
        self._process.stdin.flush()
        spent, choices, rounds = json.loads(self._process.stdout.readline())
        self.least[what, number] = min(self.least.get((what, number), spent), spent)
        if what == "play":
            self.choices[number], self.rounds[number] = choices, rounds

    def close(self) -> None:
        self._process.communicate()

    def costs(self) -> dict[str, float]:
        """In microseconds."""
        played = 1e6 * sum(spent for (what, _), spent in self.least.items() if what == "play")
        forked = [1e6 * spent for (what, _), spent in self.least.items() if what == "fork"]
        return {
            "decision": played / sum(self.choices.values()),
            "match": played / len(self.choices),
            "round": played / sum(self.rounds.values()),
            "fork": sum(forked) / len(forked),
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", type=Path)
    parser.add_argument("--games", nargs="*")
    parser.add_argument("--rounds", type=int, default=20)
    given = parser.parse_args()
    table = Table("game, seats", *[f"a {unit}, us (before)" for unit in ("decision", "match", "round", "fork")])
    for game, seats, setup, matches in CASES:
        if given.games and game not in given.games:
            continue
        trees = [Measured(tree, game, seats, setup) for tree in (given.before.resolve(), HERE)]
        for _ in range(given.rounds):
            for what, count in (("play", matches), ("fork", FORKED)):
                for number in range(count):
                    for tree in trees:
                        tree.measure(what, number)
        before, now = (tree.costs() for tree in trees)
        cells = [f"{now[unit]:,.2f} ({before[unit]:,.2f}) {now[unit] / before[unit] - 1:+.1%}" for unit in now]
        name = ", ".join([game, str(seats), *[f"{value} {option}" for option, value in setup.items()]])
        table.add_row(name, *cells)
        for tree in trees:
            tree.close()
    Console(width=170).print(table)


if __name__ == "__main__":
    main()
