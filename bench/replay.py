"""A long match that is over, to be looked at again: three sets of Dungeoneer combined, some three thousand choices."""

from __future__ import annotations

from pathlib import Path

import undercroft
from bench.table.restart import add_match, add_person, make_database
from undercroft.engine.match import Match
from undercroft.players.random import RandomPlayer

SETUP = {"sets": "heroic-epic-serpent", "rounds": 500}
LEAST, MOST = 2900, 3200


def add_long_match(folder: Path) -> str:
    """The table of it, in a database that no server has open."""
    match = play_long()
    choices = [(seat, option.id) for seat, option in match.choices]
    database = make_database(folder / "table.db")
    played = (match.start.seed, dict(match.record().setup), choices, None)
    table = add_match(database, "dungeoneer", add_person(database), played, is_over=True)
    database.commit()
    database.close()
    return table


def play_long() -> Match:
    for seed in range(1000):
        match = undercroft.new_match("dungeoneer", seats=4, seed=seed, setup=SETUP)
        player = RandomPlayer(seed)
        while match.outcome is None and len(match.choices) <= MOST:
            decision = match.decisions[0]
            match.choose(decision.seat, player.choose(match, decision))
        if match.outcome is not None and len(match.choices) >= LEAST:
            return match
    raise SystemExit("no match is so long")
