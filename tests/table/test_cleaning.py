"""What is too old is thrown away; what is in use is not."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest
from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.table.databases import BOTH, database
from tests.table.house import PATIENCE, server, settings
from tests.table.test_play import play_to_the_end
from tests.table.visitor import Visitor
from undercroft.table.storage.cleaning import Cleaning
from undercroft.table.storage.people_store import PeopleStore
from undercroft.table.storage.rows import Person, SeatRow, Status, Step, TableRow
from undercroft.table.storage.schema import chat, choices, links, people, seats, tables
from undercroft.table.storage.table_store import TableStore

DAY = 24 * 3600.0
NOW = 1000 * DAY


async def lay(store: TableStore, name: str, status: Status, days: float, choice: float | None = None) -> None:
    """A table that was touched so many days ago, with a choice so many days ago."""
    touched = NOW - days * DAY
    row = TableRow(name, "duel", 1, {}, b"seed", True, None, "ann", status, touched, touched=touched)
    await store.add(row, [SeatRow(0, "ann"), SeatRow(1, "bob")])
    if choice is not None:
        await store.add_steps([(name, 0, Step(0, "pass", "person", NOW - choice * DAY))])


async def remaining(engine: AsyncEngine) -> list[str]:
    async with engine.connect() as db:
        return [row.id for row in await db.execute(select(tables.c.id).order_by(tables.c.id))]


async def welcome(engine: AsyncEngine, *names: str, days: float = 500) -> None:
    for name in names:
        await PeopleStore(engine).add(Person(name, name.title(), "en", 0, NOW - days * DAY))


@pytest.mark.parametrize("kind", BOTH)
def test_each_kind_of_table_has_its_time(tmp_path: Path, kind: str) -> None:
    async def run() -> None:
        async with database(kind, tmp_path) as engine:
            await welcome(engine, "ann", "bob")
            store, cleaning = TableStore(engine), Cleaning(engine)
            await lay(store, "finished-91", "finished", 91, 91)
            await lay(store, "finished-89", "finished", 89, 200)
            await lay(store, "gathering-15", "gathering", 15)
            await lay(store, "gathering-13", "gathering", 13)
            await lay(store, "playing-366", "playing", 366, 366)
            await lay(store, "playing-by-mail", "playing", 400, 20)
            await lay(store, "playing-just-begun", "playing", 20)
            since = (NOW - 14 * DAY, NOW - 365 * DAY)
            stale = await cleaning.find_stale(NOW - 90 * DAY, *since)
            assert stale == ["playing-366", "finished-91", "gathering-15"], "those of longest ago first"
            assert await cleaning.find_stale(None, *since) == ["playing-366", "gathering-15"], "finished ones for ever"

    asyncio.run(run())


@pytest.mark.parametrize("kind", BOTH)
def test_all_that_belongs_to_a_table_goes_with_it(tmp_path: Path, kind: str) -> None:
    async def run() -> None:
        async with database(kind, tmp_path) as engine:
            await welcome(engine, "ann", "bob")
            store = TableStore(engine)
            await lay(store, "old", "finished", 100, 100)
            await lay(store, "new", "finished", 1, 1)
            await store.save("new", next="old")
            for table in ("old", "new"):
                await store.say(table, "ann", "hello", NOW)
            await Cleaning(engine).drop_tables(["old"])
            assert await remaining(engine) == ["new"]
            async with engine.connect() as db:
                for part in (seats, choices, chat):
                    found = await db.execute(select(part.c.table_id).distinct())
                    assert [row.table_id for row in found] == ["new"]
            kept = await store.get("new")
            assert kept is not None
            assert kept.row.next is None, "no way leads to a table that is gone"

    asyncio.run(run())


@pytest.mark.parametrize("kind", BOTH)
def test_people_go_when_nothing_is_left_of_them(tmp_path: Path, kind: str) -> None:
    async def run() -> None:
        async with database(kind, tmp_path) as engine:
            await welcome(engine, "ann", "bob", "chatty", "gone")
            await welcome(engine, "fresh", days=3)
            store, cleaning = TableStore(engine), Cleaning(engine)
            await lay(store, "table", "finished", 1)
            await store.say("table", "chatty", "hello", NOW)
            async with engine.begin() as db:
                for digest, person, until in (("x", "gone", NOW + 1), ("y", "fresh", NOW - 1), ("z", "fresh", NOW + 1)):
                    await db.execute(insert(links).values(digest=digest, person=person, until=until))
            await cleaning.drop_links(NOW)
            await cleaning.drop_people(NOW - 365 * DAY)
            async with engine.connect() as db:
                left = [row.id for row in await db.execute(select(people.c.id).order_by(people.c.id))]
                assert left == ["ann", "bob", "chatty", "fresh"]
                assert (await db.execute(select(links.c.digest))).scalars().all() == ["z"]

    asyncio.run(run())


def test_what_happens_at_a_table_keeps_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with database("sqlite", tmp_path) as engine:
            await welcome(engine, "ann", "bob")
            store, before = TableStore(engine), time.time()
            for name in ("seats", "save", "say", "nothing"):
                await lay(store, name, "gathering", 20)
            await store.save_seats("seats", [SeatRow(1)])
            await store.save("save", host="bob")
            await store.say("say", "ann", "anybody here?", before)
            async with engine.connect() as db:
                query = select(tables.c.id).where(tables.c.touched >= before).order_by(tables.c.id)
                assert (await db.execute(query)).scalars().all() == ["save", "say", "seats"]
                assert (await db.execute(select(func.count()).select_from(tables))).scalar() == 4

    asyncio.run(run())


def age(folder: Path, *ids: str) -> None:
    """As if it had been long ago."""
    with sqlite3.connect(folder / "table.db") as db:
        for table in ids:
            db.execute("UPDATE tables SET touched = 1 WHERE id = ?", (table,))
            db.execute("UPDATE choices SET at = 1 WHERE table_id = ?", (table,))
    db.close()


def test_the_server_cleans_by_itself_but_not_under_somebodys_eyes(tmp_path: Path) -> None:
    with server(settings(tmp_path, clean_seconds=0.1)) as here:
        ann = Visitor(here)
        finished, watched, lasting = ann.play_now(setup={"rounds": 1}), ann.create(), ann.create()
        with ann.sit(finished) as sitting:
            play_to_the_end(sitting)
            sitting.until_so(lambda: sitting.table["status"] == "finished")
        with ann.sit(watched):
            age(tmp_path, finished, watched)
            wait_for_tables(ann, [lasting, watched])
            assert ann.get(f"/tables/{watched}")["table"]["id"] == watched
        wait_for_tables(ann, [lasting])
        for gone in (finished, watched):
            assert ann.refused_get(f"/tables/{gone}") == (404, "no-such-table")


def wait_for_tables(ann: Visitor, wanted: list[str]) -> None:
    end = time.monotonic() + PATIENCE
    while (found := [table["id"] for table in ann.get("/me/tables")]) != wanted:
        assert time.monotonic() < end, f"{found} instead of {wanted}"
        time.sleep(0.05)
