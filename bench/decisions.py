"""Decisions per second of random play, and what a fork costs: every game, beside peers in the same run.

``make bench``; one core, with compiled modules where they could be made and, beside them, read from the sources. Peers
take turns with the games, and the best of the rounds counts, so that a busy machine hurts all alike.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from typing import get_args

from rich.console import Console
from rich.table import Table

import undercroft
from bench.peers import Measure, installed
from undercroft.engine.match import Match
from undercroft.games.descent.setup_options import QuestId
from undercroft.lab.simulate import Batch, Job, play_matches

MATCHES_AT_A_TIME = 5
SEATS = (1, 2, 4)
HEROES = {2: "two", 3: "three", 4: "four"}
BEFORE_THE_FORK = 8
FORKS, FORKS_OF_FORKS, INTERPRETED = " forks", " forks of forks", " interpreted"


def setups(game_id: str, seats: int) -> list[dict[str, str]]:
    """What is played in turns: of Descent every quest, with as many heroes as there can be."""
    if game_id != "descent":
        return [{}]
    heroes = [word for count, word in HEROES.items() if count >= seats - 1]
    return [{"quest": quest, "heroes": count} for quest in get_args(QuestId) for count in heroes]


def random_play(game_id: str, seats: int) -> Measure:
    """Whole matches from set-up to outcome, each choice taken at random: what ``undercroft simulate`` does."""
    jobs = [Job(game_id, ("random",) * seats, seed=1, setup=setup) for setup in setups(game_id, seats)]
    at_a_time = MATCHES_AT_A_TIME if len(jobs) == 1 else 1

    def measure(seconds: float) -> float:
        played, number = Batch(seats), 0
        while played.seconds < seconds:
            for job in jobs:
                played.merge(play_matches(job, range(number, number + at_a_time)))
            number += at_a_time
        return played.decisions / played.seconds

    return measure


def middle_of_a_match(game_id: str, seats: int, choices: int) -> Match:
    """A match that has been going on for a while."""
    number = random.Random(7)
    seed = 0
    while True:
        seed += 1
        match = undercroft.new_match(game_id, seats=seats, seed=seed)
        for _ in range(choices):
            if match.outcome is None:
                decision = match.decisions[0]
                match.choose(decision.seat, number.choice(list(decision.options)))
        if match.outcome is None:
            return match


def forks(game_id: str, seats: int) -> Measure:
    """Twins of matches in the middle of play, dealt anew for the seat that is asked."""

    def measure(seconds: float) -> float:
        return _forks_a_second([middle_of_a_match(game_id, seats, choices) for choices in range(5, 45, 4)], seconds)

    return measure


def forks_of_forks(game_id: str, seats: int) -> Measure:
    """The same of forks that have themselves been played on for some turns."""

    def measure(seconds: float) -> float:
        return _forks_a_second([_played_on(game_id, seats, choices) for choices in range(20, 60, 4)], seconds)

    return measure


def _played_on(game_id: str, seats: int, further: int) -> Match:
    """A fork that has been played on for so many choices, or until the match was nearly over."""
    match = middle_of_a_match(game_id, seats, BEFORE_THE_FORK)
    fork = match.fork(match.decisions[0].seat, seed=1)
    number = random.Random(further)
    for _ in range(further):
        before, decision = fork.fork(), fork.decisions[0]
        fork.choose(decision.seat, number.choice(list(decision.options)))
        if fork.outcome is not None:
            return before
    return fork


def _forks_a_second(matches: list[Match], seconds: float) -> float:
    made, began = 0, time.perf_counter()
    while time.perf_counter() < began + seconds:
        for match in matches:
            match.fork(match.decisions[0].seat, seed=b"\0" * 32)
        made += len(matches)
    return made / (time.perf_counter() - began)


def from_sources(seconds: float, rounds: int) -> dict[str, float]:
    """The same of our games in a Python that reads them from their sources; nothing if this one does."""
    if not undercroft.native.IN_USE:
        return {}
    command = [sys.executable, "-m", "bench.decisions", "--json", "--no-peers", f"--seconds={seconds}"]
    env = {**os.environ, "UNDERCROFT_INTERPRETED": "1"}
    done = subprocess.run([*command, f"--rounds={rounds}"], env=env, stdout=subprocess.PIPE, check=True)
    rates: dict[str, float] = json.loads(done.stdout)
    return {name + INTERPRETED: rate for name, rate in rates.items() if not name.endswith((FORKS, FORKS_OF_FORKS))}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--no-peers", action="store_true", help="our games only")
    given = parser.parse_args()

    measures: dict[str, Measure] = {}
    for game in undercroft.games().values():
        for seats in SEATS:
            if seats in game.seats:
                name = f"{game.id}, seats: {seats}"
                measures[name] = random_play(game.id, seats)
                measures[name + FORKS] = forks(game.id, seats)
                measures[name + FORKS_OF_FORKS] = forks_of_forks(game.id, seats)
    if not given.no_peers:
        measures |= installed()
    rates = dict.fromkeys(measures, 0.0)
    for _ in range(given.rounds):
        for name, measure in measures.items():
            rates[name] = max(rates[name], measure(given.seconds))
    rates |= from_sources(given.seconds, given.rounds)
    if given.json:
        print(json.dumps(rates, indent=1))
    else:
        _print(rates)


def _print(rates: dict[str, float]) -> None:
    how = "compiled" if undercroft.native.IN_USE else "interpreted"
    table = Table("random play, one core", f"decisions/s, {how}", "interpreted", "a fork costs", "a fork of a fork")
    for name, rate in rates.items():
        if name.endswith((FORKS, FORKS_OF_FORKS, INTERPRETED)):
            continue
        slow, made = rates.get(name + INTERPRETED), [rates.get(name + kind) for kind in (FORKS, FORKS_OF_FORKS)]
        costs = [f"{rate / each:.1f} decisions" if each else "" for each in made]
        table.add_row(name, f"{rate:,.0f}", f"{slow:,.0f}" if slow else "", *costs)
    Console().print(table)


if __name__ == "__main__":
    main()
