"""Storage: migrations, SQLite and PostgreSQL, choices that two servers write, a database that fails."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.table.databases import BOTH, POSTGRES, database, make_postgres, needs_postgres
from tests.table.house import server, settings
from tests.table.test_play import play_to_the_end
from tests.table.visitor import Visitor
from undercroft.table.serve import make_server
from undercroft.table.storage.database import migrate
from undercroft.table.storage.people_store import PeopleStore
from undercroft.table.storage.rows import Person, SeatRow, Step, TableRow
from undercroft.table.storage.schema import metadata
from undercroft.table.storage.scribe import NumberTaken, Scribe
from undercroft.table.storage.table_store import TableStore
from undercroft.table.storage.trouble import DatabaseTrouble


async def a_table(engine: AsyncEngine) -> TableStore:
    store, now = TableStore(engine), time.time()
    await PeopleStore(engine).add(Person("ann", "Ann", "en", 0, now))
    await store.add(TableRow("t", "duel", 1, {}, b"seed", True, None, "ann", "playing", now), [SeatRow(0, "ann")])
    return store


@pytest.mark.parametrize("kind", BOTH)
def test_migrations_make_the_tables_of_the_schema(tmp_path: Path, kind: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def run() -> None:
        async with database(kind, tmp_path) as engine:
            await migrate(engine)
            async with engine.connect() as db:
                assert await db.run_sync(differences) == []

    asyncio.run(run())


OLD_TABLE = (
    "INSERT INTO people VALUES ('ann', 'Ann', 'en', 0, 1.0)",
    "INSERT INTO tables (id, game, version, setup, seed, public, host, status, made)"
    " VALUES ('t', 'duel', 1, '{}', '', true, 'ann', 'playing', 1.0)",
    "INSERT INTO seats (table_id, seat, person, ready) VALUES ('t', 0, 'ann', false)",
)


@pytest.mark.parametrize("version", ["0001", "0002"])
@pytest.mark.parametrize("kind", BOTH)
def test_tables_of_an_older_version_stay_readable(tmp_path: Path, kind: str, version: str) -> None:
    async def run() -> None:
        async with database(kind, tmp_path, version) as engine:
            async with engine.begin() as db:
                for row in OLD_TABLE:
                    await db.execute(text(row))
            await migrate(engine)
            store = TableStore(engine)
            kept = await store.get("t")
            assert kept is not None
            assert kept.row.hints
            assert kept.seats == [SeatRow(0, "ann")]
            await store.save_seats("t", [SeatRow(0, "ann", name="Bo")])
            assert [place.name for _, places in await store.of_person("ann") for place in places] == ["Bo"]

    asyncio.run(run())


@pytest.mark.parametrize("kind", BOTH)
def test_one_choice_of_each_number(tmp_path: Path, kind: str) -> None:
    """One that cannot be written does not take the others of its batch with it."""

    async def run() -> None:
        async with database(kind, tmp_path) as engine:
            store = await a_table(engine)
            scribe = Scribe(store)
            steps = [Step(0, f"option {number}", "person", 1.5) for number in range(4)]
            writing = [asyncio.create_task(scribe.write("t", number, steps[number])) for number in (0, 1, 2)]
            twice = asyncio.create_task(scribe.write("t", 1, steps[3]))
            scribe.start()
            await asyncio.gather(*writing)
            with pytest.raises(NumberTaken):
                await twice
            await scribe.stop()
            kept = await store.get("t")
            assert kept is not None
            assert kept.steps == steps[:3]

    asyncio.run(run())


@pytest.mark.parametrize("kind", BOTH)
def test_only_one_rematch(tmp_path: Path, kind: str) -> None:
    async def run() -> None:
        async with database(kind, tmp_path) as engine:
            store = await a_table(engine)
            kept = await store.get("t")
            assert kept is not None
            found = []
            for name in ("one", "two"):
                row = TableRow(name, "duel", 1, {}, b"seed", True, None, "ann", "gathering", 1)
                found.append(await store.add_rematch("t", row, kept.seats))
            assert found == ["one", "one"]
            assert await store.get("two") is None

    asyncio.run(run())


def test_sqlite_keeps_what_was_committed(tmp_path: Path) -> None:
    async def run() -> None:
        async with database("sqlite", tmp_path) as engine, engine.connect() as db:
            assert (await db.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
            assert (await db.execute(text("PRAGMA synchronous"))).scalar() == 2
            assert (await db.execute(text("PRAGMA foreign_keys"))).scalar() == 1

    asyncio.run(run())


@needs_postgres
def test_a_match_on_postgres(tmp_path: Path) -> None:
    asyncio.run(make_postgres(tmp_path))
    with server(settings(tmp_path, db=POSTGRES)) as here:
        ann = Visitor(here)
        table = ann.play_now(seats=3, setup={"rounds": 3})
        with ann.sit(table) as sitting:
            play_to_the_end(sitting)
    with server(settings(tmp_path, db=POSTGRES)) as here:
        ann.http.base_url = here
        assert ann.get(f"/tables/{table}/verify")["holds"]


@pytest.mark.parametrize("kind", BOTH)
def test_two_servers_on_one_database_never_part(tmp_path: Path, kind: str) -> None:
    """The second is refused, and may come when the first has gone."""
    if kind == "postgres":
        asyncio.run(make_postgres(tmp_path))
    given = settings(tmp_path, db="" if kind == "sqlite" else POSTGRES)
    with server(given) as here:
        ann = Visitor(here)
        with pytest.raises(DatabaseTrouble) as refused:
            make_server(given, "127.0.0.1", 0).run()
        assert refused.value.code == "db-in-use"
        assert ann.get("/me")["name"] == ann.name
    with server(given) as there:
        ann.http.base_url = there
        assert ann.get("/me")["name"] == ann.name


def test_what_cannot_be_kept_does_not_happen(tmp_path: Path) -> None:
    with server(settings(tmp_path)) as here:
        ann = Visitor(here)
        table = ann.play_now()
        with ann.sit(table) as sitting, sqlite3.connect(tmp_path / "table.db") as db:
            db.execute("ALTER TABLE choices RENAME TO hidden")
            db.commit()
            assert sitting.refusal(type="choose", seat=0, number=0, option="pass")["code"] == "not-kept"
            assert sitting.step == 0
            db.execute("ALTER TABLE hidden RENAME TO choices")
            db.commit()
            sitting.chosen(0, "pass")
            assert db.execute("SELECT number, option FROM choices WHERE number = 0").fetchall() == [(0, "pass")]
        db.close()


def test_in_doubt_what_is_kept_is_the_truth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The choice was kept, but the answer of the database was lost."""
    write = Scribe.write

    async def write_and_fail(self: Scribe, table: str, number: int, step: Step) -> None:
        await write(self, table, number, step)
        raise OSError("the connection is gone")

    with server(settings(tmp_path)) as here:
        ann = Visitor(here)
        table = ann.create()
        ann.post(f"/tables/{table}/seats/1/take")
        ann.post(f"/tables/{table}/start")
        with ann.sit(table) as sitting:
            monkeypatch.setattr(Scribe, "write", write_and_fail)
            assert sitting.refusal(type="choose", seat=0, number=0, option="pass")["code"] == "not-kept"
            monkeypatch.undo()
            with ann.sit(table) as again:
                assert again.step == 1
            assert sitting.refusal(type="choose", seat=0, number=0, option="peek")["code"] == "stale"
            assert sitting.step == 1
            sitting.chosen(0, sitting.options(0)[0])


def test_tables_that_nobody_uses_leave_memory_and_come_back(tmp_path: Path) -> None:
    with server(settings(tmp_path, idle=0.05)) as here:
        ann = Visitor(here)
        table = ann.play_now()
        with ann.sit(table) as sitting:
            sitting.chosen(0, "pass")
        time.sleep(0.3)
        with ann.sit(table) as again:
            assert again.step >= 1
            again.chosen(0, again.options(0)[0])
