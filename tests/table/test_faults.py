"""The database fails for a while; then everything goes on by itself: nothing is lost, nothing stands still."""

from __future__ import annotations

import resource
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.table.house import PATIENCE, Process
from tests.table.postgres import needs_own_postgres, own_postgres
from tests.table.visitor import Sitting, Visitor

TABLES = 4
Trouble = Callable[[], None]


@contextmanager
def busy(data: Path, db: str = "") -> Iterator[tuple[Process, Visitor, list[str], str]]:
    """A server with matches among computers, and one whose only player has a second for each decision."""
    process = Process(data, pace=0.2, db=db)
    try:
        ann = Visitor(process.url)
        tables = [ann.play_now("dungeon-roll", 4, computer="thumb") for _ in range(TABLES)]
        for table in tables:
            ann.post(f"/tables/{table}/seats/0/give", computer="thumb")
        timed = ann.play_now("dungeon-roll", 2, computer="thumb", seconds=1)
        yield process, ann, tables, timed
    finally:
        process.kill()


def steps(ann: Visitor, table: str) -> int:
    return int(ann.get(f"/tables/{table}/record")["count"])


def goes_on(ann: Visitor, table: str) -> bool:
    return bool(ann.get(f"/tables/{table}")["table"]["status"] == "playing")


def check_everything_goes_on(ann: Visitor, tables: list[str], before: dict[str, int]) -> None:
    """Without anybody's doing: asking how far a match is wakes only one that rests because nobody is there."""
    end = time.monotonic() + PATIENCE
    for table in tables:
        while goes_on(ann, table) and steps(ann, table) <= before[table] + 1:
            assert time.monotonic() < end, "a match stands still"
            time.sleep(0.2)


def endure(data: Path, trouble: Trouble, db: str = "") -> None:
    """Trouble while matches go on; one table is watched."""
    with busy(data, db) as (_, ann, tables, timed):
        watching = ann.sit(tables[0])
        wait_for_steps(watching, 3)
        before = {table: steps(ann, table) for table in (*tables, timed)}
        trouble()
        check_everything_goes_on(ann, [*tables, timed], before)
        heard_of_it(watching)
        watching.socket.close()


def wait_for_steps(sitting: Sitting, count: int) -> None:
    sitting.until_so(lambda: sitting.step >= count)


def heard_of_it(sitting: Sitting) -> None:
    """Those who watch were told that the match stands still, and that it goes on."""
    assert '"type":"halted","halted":true' in "".join(sitting.heard) or sitting.until(is_halted(True))
    sitting.until(is_halted(False))


def is_halted(halted: bool) -> Callable[[dict[str, object]], bool]:
    return lambda message: message["type"] == "halted" and message["halted"] is halted


@needs_own_postgres
@pytest.mark.parametrize("seconds", [1, pytest.param(6, marks=pytest.mark.soak)])
def test_postgresql_is_away_for_a_while(tmp_path: Path, seconds: float) -> None:
    with own_postgres() as postgres:

        def trouble() -> None:
            postgres.stop()
            time.sleep(seconds)
            postgres.start()

        endure(tmp_path / "data", trouble, postgres.url)


def test_sqlite_is_locked_by_somebody_else(tmp_path: Path) -> None:
    def trouble() -> None:
        with sqlite3.connect(tmp_path / "table.db", isolation_level=None, timeout=30) as other:
            other.execute("BEGIN EXCLUSIVE")
            time.sleep(4)
            other.execute("ROLLBACK")

    endure(tmp_path, trouble, f"sqlite:///{tmp_path / 'table.db'}?timeout=1")


def test_the_disk_is_full_for_a_while(tmp_path: Path) -> None:
    with busy(tmp_path) as (process, ann, tables, timed):
        watching = ann.sit(tables[0])
        wait_for_steps(watching, 3)
        before = {table: steps(ann, table) for table in (*tables, timed)}
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        time.sleep(3)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        check_everything_goes_on(ann, [*tables, timed], before)
        heard_of_it(watching)
        watching.socket.close()
