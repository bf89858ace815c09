"""``undercroft db``: upgrade, backup, restore, check, on both databases and from one to the other."""

from __future__ import annotations

import asyncio
import gzip
import re
import sqlite3
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text
from typer.testing import CliRunner

from tests.table.databases import BOTH, POSTGRES, database, make_postgres
from tests.table.dying import add_rows
from tests.table.house import GENEROUS, server, settings
from tests.table.test_play import play_to_the_end
from tests.table.visitor import Visitor
from undercroft.engine.errors import UndercroftError
from undercroft.table import keeping
from undercroft.table.proving import prove
from undercroft.table.storage.backup import back_up, restore
from undercroft.table.storage.database import connect, migrate
from undercroft.table.storage.opening import open_storage
from undercroft.table.storage.table_store import TableStore
from undercroft.words import Words

KINDS = pytest.mark.parametrize("kind", BOTH)


def db_of(kind: str, folder: Path) -> str:
    """The address of an empty database."""
    if kind == "postgres":
        asyncio.run(make_postgres(folder))
        return POSTGRES
    return str(folder / f"{len(list(folder.iterdir()))}.db")


def undercroft_db(*args: object, status: int = 0, lang: str = "en") -> str:
    """What the command says; an error as the command line would say it."""
    result = CliRunner().invoke(keeping.app, [*map(str, args), "--lang", lang])
    if isinstance(result.exception, UndercroftError):
        assert status == 2, result.exception
        return Words(lang, strict=True).refusal(result.exception)
    assert result.exit_code == status, result.output
    return result.output


def play_something(folder: Path, db: str) -> None:
    """A finished match, one that goes on, a table that gathers, somebody's link, and talk."""
    with server(settings(folder, db=db, games="undercroft.games:games")) as here:
        ann, bob = Visitor(here), Visitor(here, "Боб")
        table = ann.play_now("dungeon-raiders", seats=2, computer="random")
        with ann.sit(table) as sitting:
            sitting.ask(type="chat", text="Ну и ну… \u2028 “x”")
            play_to_the_end(sitting)
        ann.play_now("dungeon-roll", seats=2, computer="thumb")
        bob.create("dungeon-roll")
        bob.post("/me/link")


async def rows_of(db: str) -> dict[str, list[tuple[object, ...]]]:
    engine = connect(settings(Path(), db=db).url)
    found = {}
    async with engine.connect() as connection:
        for table in ("people", "links", "tables", "seats", "choices", "chat"):
            rows = await connection.execute(text(f"SELECT * FROM {table}"))
            found[table] = sorted([tuple(map(plain, row)) for row in rows], key=repr)
    await engine.dispose()
    return found


def plain(value: object) -> object:
    """The same for both databases."""
    if isinstance(value, dict):
        return msgspec.json.encode(value, order="deterministic")
    if isinstance(value, str) and value.startswith("{"):
        return msgspec.json.encode(msgspec.json.decode(value), order="deterministic")
    return int(value) if isinstance(value, bool) else value


@KINDS
def test_upgrade(tmp_path: Path, kind: str) -> None:
    db = db_of(kind, tmp_path)
    assert "are now of version" in undercroft_db("upgrade", "--db", db, "--data", tmp_path)
    assert "уже версии" in undercroft_db("upgrade", "--db", db, "--data", tmp_path, lang="ru")


@pytest.mark.parametrize("origin", BOTH)
@pytest.mark.parametrize("kind", BOTH)
def test_what_is_backed_up_is_restored(tmp_path: Path, origin: str, kind: str) -> None:
    """From one database to the other too."""
    db = db_of(origin, tmp_path)
    play_something(tmp_path, db)
    before = asyncio.run(rows_of(db))
    assert all(before.values())
    said = undercroft_db("backup", tmp_path / "b", "--db", db, "--data", tmp_path)
    assert re.search(rf"choices +{len(before['choices'])}\b", said)
    assert (tmp_path / "b").stat().st_mode & 0o777 == 0o600
    other = db_of(kind, tmp_path)
    undercroft_db("restore", tmp_path / "b", "--db", other, "--data", tmp_path)
    assert asyncio.run(rows_of(other)) == before
    said = undercroft_db("check", "--matches", "--db", other, "--data", tmp_path)
    assert "2 matches hold" in said
    assert "wrong" not in said
    with server(settings(tmp_path, db=other, games="undercroft.games:games")) as here:
        ann = Visitor(here)
        with ann.sit(ann.create("dungeon-roll")) as sitting:
            sitting.ask(type="chat", text="numbers go on")


@KINDS
def test_while_a_server_runs(tmp_path: Path, kind: str) -> None:
    """A backup is of one moment, a restore waits until nobody serves."""
    db = db_of(kind, tmp_path)
    with server(settings(tmp_path, db=db, limits=replace(GENEROUS, tables=10_000, chats_at_once=10_000))) as here:
        stop = threading.Event()
        talking = threading.Thread(target=talk, args=(Visitor(here), stop))
        talking.start()
        for number in range(3):
            undercroft_db("backup", tmp_path / f"b{number}", "--db", db, "--data", tmp_path)
            assert "wrong" not in undercroft_db("check", "--db", db, "--data", tmp_path)
        stop.set()
        talking.join()
        said = undercroft_db("restore", tmp_path / "b2", "--force", "--db", db, "--data", tmp_path, status=2)
        assert "Another Undercroft server" in said
        assert "already" in undercroft_db("upgrade", "--db", db, "--data", tmp_path)
    undercroft_db("restore", tmp_path / "b2", "--force", "--db", db, "--data", tmp_path)
    assert "wrong" not in undercroft_db("check", "--db", db, "--data", tmp_path)


def talk(visitor: Visitor, stop: threading.Event) -> None:
    while not stop.is_set():
        with visitor.sit(visitor.create()) as sitting:
            for _ in range(20):
                sitting.ask(type="chat", text="and on")


def test_nothing_is_overwritten_unasked(tmp_path: Path) -> None:
    db, file = db_of("sqlite", tmp_path), tmp_path / "b"
    undercroft_db("upgrade", "--db", db, "--data", tmp_path)
    file.write_text("mine")
    assert "--force" in undercroft_db("backup", file, "--db", db, "--data", tmp_path, status=2)
    assert file.read_text() == "mine"
    undercroft_db("backup", file, "--db", db, "--data", tmp_path, "--force")
    said = undercroft_db("backup", db, "--db", db, "--data", tmp_path, "--force", status=2, lang="ru")
    assert "сама база данных" in said
    lost = tmp_path / "no" / "b"
    assert "Cannot write" in undercroft_db("backup", lost, "--db", db, "--data", tmp_path, status=2)
    assert sorted(path.name for path in tmp_path.iterdir() if ".db" not in path.name) == ["b"]


@KINDS
def test_restore_into_a_database_that_is_not_empty(tmp_path: Path, kind: str) -> None:
    async def run() -> None:
        async with database(kind, tmp_path) as engine:
            await back_up(engine, tmp_path / "empty")
            await add_rows(engine)

    asyncio.run(run())
    db = POSTGRES if kind == "postgres" else str(tmp_path / "table.db")
    before = asyncio.run(rows_of(db))
    assert "not empty" in undercroft_db("restore", tmp_path / "empty", "--db", db, "--data", tmp_path, status=2)
    assert asyncio.run(rows_of(db)) == before
    undercroft_db("restore", tmp_path / "empty", "--db", db, "--data", tmp_path, "--force")
    assert not any(asyncio.run(rows_of(db)).values())


def cut(lines: list[bytes]) -> list[bytes]:
    return lines[:-1]


def lose_a_row(lines: list[bytes]) -> list[bytes]:
    return [line for line in lines if b"hello" not in line]


def change_a_row(lines: list[bytes]) -> list[bytes]:
    return [line.replace(b"hello", b"bye") for line in lines]


def say_a_row_twice(lines: list[bytes]) -> list[bytes]:
    return [again for line in lines for again in ([line] * 2 if b"hello" in line else [line])]


def name_another_table(lines: list[bytes]) -> list[bytes]:
    return [line.replace(b'{"table":"chat"', b'{"table":"cats"') for line in lines]


def give_a_wrong_type(lines: list[bytes]) -> list[bytes]:
    return [line.replace(b"9.0", b'"x"') for line in lines]


def add_more(lines: list[bytes]) -> list[bytes]:
    return [*lines, b"[1]"]


def come_from_the_future(lines: list[bytes]) -> list[bytes]:
    return [lines[0].replace(b'"revision":"', b'"revision":"9'), *lines[1:]]


@KINDS
@pytest.mark.parametrize(
    "spoil",
    [
        *(cut, lose_a_row, change_a_row, say_a_row_twice, name_another_table, give_a_wrong_type, add_more),
        come_from_the_future,
    ],
)
def test_a_backup_that_was_changed(tmp_path: Path, kind: str, spoil: Callable[[list[bytes]], list[bytes]]) -> None:
    """One clear sentence, and what was there stays."""
    spoilt = tmp_path / "spoilt"

    async def run() -> None:
        async with database(kind, tmp_path) as engine:
            await add_rows(engine)
            await back_up(engine, tmp_path / "b")
            lines = gzip.decompress((tmp_path / "b").read_bytes()).splitlines()
            assert spoil(lines) != lines
            spoilt.write_bytes(gzip.compress(b"".join(line + b"\n" for line in spoil(lines))))
            code = "backup-newer" if spoil is come_from_the_future else "backup-broken"
            with pytest.raises(UndercroftError) as caught:
                await restore(engine, spoilt, force=True)
            assert caught.value.code == code
            for lang in ("en", "ru"):
                assert Words(lang, strict=True).refusal(caught.value)

    asyncio.run(run())
    rows = asyncio.run(rows_of(POSTGRES if kind == "postgres" else str(tmp_path / "table.db")))
    assert [len(found) for found in rows.values()] == [1, 0, 1, 1, 1, 1]


@pytest.mark.parametrize("kept", [0, 1, 15, 100, -1, -9])
def test_half_a_backup(tmp_path: Path, kept: int) -> None:
    async def run() -> None:
        async with database("sqlite", tmp_path) as engine:
            await add_rows(engine)
            await back_up(engine, tmp_path / "b")
            (tmp_path / "half").write_bytes((tmp_path / "b").read_bytes()[:kept])
            with pytest.raises(UndercroftError) as caught:
                await restore(engine, tmp_path / "half", force=True)
            assert caught.value.code in ("backup-broken", "backup-foreign")

    asyncio.run(run())
    assert len(asyncio.run(rows_of(str(tmp_path / "table.db")))["chat"]) == 1


@pytest.mark.parametrize("content", [b"", b"hello", *(gzip.compress(text, mtime=0) for text in (b"", b"{}\n", b"[1]"))])
def test_a_file_that_is_no_backup(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "b").write_bytes(content)
    said = undercroft_db("restore", tmp_path / "b", "--data", tmp_path / "data", status=2, lang="ru")
    assert "не резервная копия" in said
    assert not (tmp_path / "data").exists()
    assert "Cannot read" in undercroft_db("restore", tmp_path / "none", "--data", tmp_path / "data", status=2)
    assert "Cannot read" in undercroft_db("restore", tmp_path, "--data", tmp_path / "data", status=2)


@KINDS
def test_a_backup_of_an_older_version(tmp_path: Path, kind: str) -> None:
    """It can be made before the upgrade, and is upgraded after it is restored."""

    async def run() -> None:
        async with database(kind, tmp_path, "0001") as engine:
            await add_rows(engine)
            await back_up(engine, tmp_path / "b")
            await migrate(engine)
            await restore(engine, tmp_path / "b", force=True)
            kept = await TableStore(engine).get("t")
            assert kept is not None
            assert (kept.row.hints, kept.row.touched) == (True, 7.0)

    asyncio.run(run())


WRONG = {
    "DELETE FROM people": "One row of links",
    "UPDATE choices SET number = 5000 WHERE number = 1": "choices are not numbered one after the other",
    "UPDATE seats SET seat = 9 WHERE seat = 1": "seats are not numbered one after the other",
    "UPDATE tables SET status = 'gathering' WHERE status = 'finished'": "choices, but the match has not begun",
    "UPDATE choices SET option = 'nonsense' WHERE number = 0": "cannot be played again",
    "UPDATE tables SET status = 'finished' WHERE status = 'playing'": "marked as finished, but is not over",
    "DROP INDEX ix_seats_person": "ix_seats_person",
}


def test_check_finds_what_is_wrong(tmp_path: Path) -> None:
    play_something(tmp_path, "")
    assert "wrong" not in undercroft_db("check", "--matches", "--data", tmp_path)
    whole = (tmp_path / "table.db").read_bytes()
    for change, said in WRONG.items():
        with sqlite3.connect(tmp_path / "table.db") as db:
            db.execute(change)
        db.close()
        assert said in undercroft_db("check", "--matches", "--data", tmp_path, status=1), change
        (tmp_path / "table.db").write_bytes(whole)
    (tmp_path / "table.db").write_bytes(whole[:8000] + b"\x55" * 20_000 + whole[28_000:])
    undercroft_db("check", "--data", tmp_path, status=1)


def test_check_of_other_rules_and_older_tables(tmp_path: Path) -> None:
    async def run() -> None:
        storage = await open_storage(settings(tmp_path).url, tmp_path)
        await add_rows(storage.engine)
        found = await prove(storage.engine, "undercroft.games:games", lambda *_: None)
        assert found.note is not None
        assert (found.faults, found.note.details) == ([], {"count": 0, "others": 1})
        await migrate(storage.engine, "0001")
        await storage.close()

    asyncio.run(run())
    said = undercroft_db("check", "--matches", "--data", tmp_path, lang="ru")
    assert "0001; undercroft db upgrade доведёт до" in said
    assert "только после undercroft db upgrade" in said


@pytest.mark.parametrize("work", [["check"], ["backup", "b"]])
def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, work: list[str]) -> None:
    assert "There is no database" in undercroft_db(*work, "--data", tmp_path / "data", status=2)
    assert not (tmp_path / "data").exists()
