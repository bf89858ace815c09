"""Decisions per second of random play, and what a fork costs: every game, beside peers in the same run.

``make bench``; one core, with compiled modules where they could be made and, beside them, read from the sources. Peers
take turns with the games, and the best of the rounds counts, all by the processor's time: so a busy machine hurts all
alike, and not much. What a process builds first (the maps of Descent) falls out of the best round; so each row is also
played by a process of its own, and all the decisions and all the time of that one count.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from typing import NamedTuple, get_args

from rich.console import Console
from rich.table import Table

import undercroft
from bench.figures import reaches_and_sights
from bench.peers import Measure, installed
from undercroft.engine.decision import Option
from undercroft.engine.match import Match
from undercroft.games.descent.setup_options import QuestId
from undercroft.lab.simulate import Batch, Job, play_matches

MATCHES_AT_A_TIME = 5
WIDTH = 140
SEATS = (1, 2, 4)
HEROES = {2: "two", 3: "three", 4: "four"}
FORKS, FORKS_OF_FORKS, INTERPRETED, ALONE = " forks", " forks of forks", " interpreted", " with what is built first"
PARTS = [part / 20 for part in range(3, 18, 2)]
"""How far the matches have come that are forked."""


class Row(NamedTuple):
    """What is played: its set-ups in turns."""

    game: str
    seats: int
    setups: tuple[dict[str, str], ...]

    @property
    def name(self) -> str:
        heroes = self.setups[0].get("heroes")
        return f"{self.game}, seats: {self.seats}" + (f", heroes: {heroes}" if heroes else "")


def rows() -> list[Row]:
    """Of Descent every quest in turns, for each number of heroes and of seats."""
    found: list[Row] = []
    for game in undercroft.games().values():
        if game.id == "descent":
            for seats in game.seats:
                for count, heroes in HEROES.items():
                    if count >= seats - 1:
                        quests = tuple({"quest": quest, "heroes": heroes} for quest in get_args(QuestId))
                        found.append(Row(game.id, seats, quests))
        else:
            found += [Row(game.id, seats, ({},)) for seats in SEATS if seats in game.seats]
    return found


def random_play(row: Row) -> Measure:
    """Whole matches from set-up to outcome, each choice taken at random: what ``undercroft simulate`` does."""
    jobs = [Job(row.game, ("random",) * row.seats, seed=1, setup=setup) for setup in row.setups]
    at_a_time = MATCHES_AT_A_TIME if len(jobs) == 1 else 1

    def measure(seconds: float) -> float:
        played, number, began = Batch(row.seats), 0, time.process_time()
        while time.process_time() < began + seconds:
            for job in jobs:
                played.merge(play_matches(job, range(number, number + at_a_time)))
            number += at_a_time
        return played.decisions / (time.process_time() - began)

    return measure


def alone(row: Row, seconds: float) -> float:
    """The same of a process that has done nothing yet."""
    command = [sys.executable, "-m", "bench.decisions", f"--alone={row.name}", f"--seconds={seconds}"]
    return float(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)


def middle_of_a_match(row: Row, number: int, part: float) -> Match:
    """A match of which such a part has been played, at random."""
    setup = row.setups[number % len(row.setups)]
    whole = undercroft.new_match(row.game, seats=row.seats, seed=number, setup=setup)
    numbers, taken = random.Random(number), list[Option]()
    while whole.outcome is None:
        decision = whole.decisions[0]
        taken.append(numbers.choice(list(decision.options)))
        whole.take(decision, taken[-1])
    match = undercroft.new_match(row.game, seats=row.seats, seed=number, setup=setup)
    for option in taken[: int(len(taken) * part)]:
        match.take(match.decisions[0], option)
    return match


def forks(row: Row) -> Measure:
    """Twins of matches in the middle of play, dealt anew for the seat that is asked."""
    return _forks_a_second(lambda: [middle_of_a_match(row, number, part) for number, part in enumerate(PARTS)])


def forks_of_forks(row: Row) -> Measure:
    """The same of forks that have themselves been played on for some turns."""
    return _forks_a_second(lambda: [_played_on(row, number, 20 + 4 * number) for number in range(len(PARTS))])


def _played_on(row: Row, number: int, further: int) -> Match:
    """A fork that has been played on for so many choices, or until the match was nearly over."""
    match = middle_of_a_match(row, number, 1 / 4)
    fork = match.fork(match.decisions[0].seat, seed=1)
    numbers = random.Random(further)
    for _ in range(further):
        before, decision = fork.fork(), fork.decisions[0]
        fork.choose(decision.seat, numbers.choice(list(decision.options)))
        if fork.outcome is not None:
            return before
    return fork


def _forks_a_second(make: Callable[[], list[Match]]) -> Measure:
    matches: list[Match] = []

    def measure(seconds: float) -> float:
        if not matches:
            matches.extend(make())
        made, began = 0, time.process_time()
        while time.process_time() < began + seconds:
            for match in matches:
                match.fork(match.decisions[0].seat, seed=b"\0" * 32)
            made += len(matches)
        return made / (time.process_time() - began)

    return measure


def from_sources(seconds: float, rounds: int, games: list[str]) -> dict[str, float]:
    """The same of our games in a Python that reads them from their sources; nothing if this one does."""
    if not undercroft.native.IN_USE:
        return {}
    command = [sys.executable, "-m", "bench.decisions", "--json", "--no-peers", "--no-forks", f"--seconds={seconds}"]
    chosen = ["--games", *games] if games else []
    env = {**os.environ, "UNDERCROFT_INTERPRETED": "1"}
    done = subprocess.run([*command, f"--rounds={rounds}", *chosen], env=env, stdout=subprocess.PIPE, check=True)
    rates: dict[str, float] = json.loads(done.stdout)
    return {name + INTERPRETED: rate for name, rate in rates.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--no-peers", action="store_true", help="our games only")
    parser.add_argument("--no-forks", action="store_true", help="random play only")
    parser.add_argument("--games", nargs="*", help="these games only")
    parser.add_argument("--alone", metavar="ROW", help="only the rate of one row, in a process that does nothing else")
    given = parser.parse_args()
    played = [row for row in rows() if not given.games or row.game in given.games]
    if given.alone:
        print(next(random_play(row)(given.seconds) for row in played if row.name == given.alone))
        return

    measures: dict[str, Measure] = {}
    for row in played:
        measures[row.name] = random_play(row)
        if not given.no_forks:
            measures[row.name + FORKS] = forks(row)
            measures[row.name + FORKS_OF_FORKS] = forks_of_forks(row)
    if not given.no_peers:
        measures |= installed()
    rates = dict.fromkeys(measures, 0.0)
    for _ in range(given.rounds):
        for name, measure in measures.items():
            rates[name] = max(rates[name], measure(given.seconds))
    if undercroft.native.IN_USE:
        rates |= {row.name + ALONE: alone(row, given.seconds * given.rounds) for row in played}
        rates |= from_sources(given.seconds, given.rounds, given.games or [])
    if given.json:
        print(json.dumps(rates, indent=1))
        return
    _print(rates)
    if any(row.game == "descent" for row in played):
        Console(width=WIDTH).print(reaches_and_sights())


def _print(rates: dict[str, float]) -> None:
    how = "compiled" if undercroft.native.IN_USE else "interpreted"
    heads = (f"decisions/s, {how}", "with what is built first", "interpreted", "a fork costs", "a fork of a fork")
    table = Table("random play, one core", *heads)
    for name, rate in rates.items():
        if name.endswith((FORKS, FORKS_OF_FORKS, INTERPRETED, ALONE)):
            continue
        others = [f"{rates[name + kind]:,.0f}" if name + kind in rates else "" for kind in (ALONE, INTERPRETED)]
        made = [rates.get(name + kind) for kind in (FORKS, FORKS_OF_FORKS)]
        costs = [f"{1e6 / each:,.0f} us, {rate / each:.1f} decisions" if each else "" for each in made]
        table.add_row(name, f"{rate:,.0f}", *others, *costs)
    Console(width=WIDTH).print(table)


if __name__ == "__main__":
    main()
