"""A server that was killed, with many matches going on and more that are over: how long until all go on."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import sqlite3
import tempfile
import time
from pathlib import Path

import undercroft
from bench.table.figures import Figures
from bench.table.server import running, wait_for
from bench.table.tables import HOSTED
from undercroft.engine.match import Match
from undercroft.table.bookmarks import EVERY
from undercroft.table.course import Course
from undercroft.table.storage.rows import Step

BEHIND = EVERY // 2
"""So many choices were made since the bookmark, on average."""
DIFFERENT = 20
"""So many different matches are played; the others are the same again, at tables of their own."""
PLAYED = {"dungeon-roll": 40, "dungeoneer": 300}
"""How far the matches have gone on."""
PATIENCE = 40.0
Played = tuple[bytes, dict[str, object], list[tuple[int, str]], bytes | None]


def measure(game: str, finished: int = 10_000, going: int = 500) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "table.db"
        database = make_database(path)
        _fill(database, "dungeon-roll", finished, None)
        _fill(database, game, going, PLAYED[game])
        began = time.monotonic()
        with running(Path(folder), pace=0.3) as server:
            wait_for(server.url)
            answers = time.monotonic() - began
            while _gone_on(database, PLAYED[game]) < going and time.monotonic() - began < PATIENCE:
                time.sleep(0.05)
            took = time.monotonic() - began
            return {
                "answers after s": round(answers, 2),
                "all go on after s": round(took, 2),
                "gone on": _gone_on(database, PLAYED[game]),
                "memory MB": round(server.memory()),
            }


def make_database(path: Path) -> sqlite3.Connection:
    asyncio.run(_make(path))
    return sqlite3.connect(path)


async def _make(path: Path) -> None:
    from undercroft.table.settings import Settings
    from undercroft.table.storage.database import connect, migrate

    engine = connect(Settings(path.parent).url)
    await migrate(engine)
    await engine.dispose()


def _fill(database: sqlite3.Connection, game: str, count: int, length: int | None) -> None:
    """So many tables of four computer players, finished, or after so many choices."""
    person = ""
    played = [_play(game, number, length) for number in range(min(count, DIFFERENT))]
    for number in range(count):
        if number % HOSTED == 0:
            person = add_person(database)
        add_match(database, game, person, played[number % len(played)], is_over=length is None)
    database.commit()


def add_person(database: sqlite3.Connection) -> str:
    person = secrets.token_hex(16)
    database.execute("INSERT INTO people VALUES (?, 'Bench', 'en', 0, ?)", (person, time.time()))
    return person


def add_match(database: sqlite3.Connection, game: str, person: str, played: Played, *, is_over: bool) -> str:
    """The table where it was played."""
    seed, setup, choices, mark = played
    table, now, status = secrets.token_urlsafe(12), time.time(), "finished" if is_over else "playing"
    version = undercroft.games()[game].version
    columns = "id, game, version, setup, seed, public, host, status, made, started, touched"
    values = (table, game, version, json.dumps(setup), seed, False, person, status, now, now, now)
    database.execute(f"INSERT INTO tables ({columns}) VALUES ({', '.join('?' * len(values))})", values)
    seats = [(table, seat, person if seat == 0 else None, "thumb", False) for seat in range(4)]
    database.executemany("INSERT INTO seats (table_id, seat, person, computer, ready) VALUES (?, ?, ?, ?, ?)", seats)
    steps = [(table, at, seat, option, "computer", now) for at, (seat, option) in enumerate(choices)]
    if mark is not None:
        database.execute("INSERT INTO bookmarks VALUES (?, ?, ?)", (table, len(choices) - BEHIND, mark))
    database.executemany("INSERT INTO choices VALUES (?, ?, ?, ?, ?, ?)", steps)
    return table


def _play(game: str, number: int, length: int | None) -> Played:
    """A match of random choices: to its end, or so far that it goes on."""
    for attempt in range(1000):
        seed = f"restart {number} {attempt}".encode().ljust(32)
        match = undercroft.new_match(game, seats=4, seed=seed)
        dice = random.Random(number)
        while match.outcome is None and len(match.choices) != length:
            decision = match.decisions[0]
            match.choose(decision.seat, dice.choice(decision.options))
        if (match.outcome is None) == (length is not None):
            choices = [(seat, option.id) for seat, option in match.choices]
            return seed, match.record().setup, choices, None if length is None else _mark(match, choices)
    raise SystemExit("no match is so long")


def _mark(match: Match, choices: list[tuple[int, str]]) -> bytes:
    course = Course.begin(match.start, 0.0)
    asyncio.run(course.replay([Step(seat, option, "computer", 0.0) for seat, option in choices[:-BEHIND]]))
    return course.place.write()


def _gone_on(database: sqlite3.Connection, length: int) -> int:
    """How many of the matches have gone on."""
    query = "SELECT count(*) FROM tables WHERE status = 'playing' AND EXISTS (SELECT 1 FROM choices WHERE "
    query += "table_id = tables.id AND number >= ?)"
    found: int = database.execute(query, (length,)).fetchone()[0]
    return found
