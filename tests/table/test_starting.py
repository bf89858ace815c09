"""Starting: after a kill at any moment, beside another server, and with a database that cannot be used."""

from __future__ import annotations

import asyncio
import gzip
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import Engine

from tests.table.databases import BOTH, POSTGRES, SERVER, database, make_postgres, needs_postgres
from tests.table.dying import add_rows, check_all
from tests.table.house import PATIENCE, settings
from undercroft.engine.errors import UndercroftError
from undercroft.table.settings import SECRET, Settings
from undercroft.table.storage.checking import check
from undercroft.table.storage.database import check_driver, connect, migrate
from undercroft.table.storage.holding import LOCK
from undercroft.table.storage.migrating import MIGRATIONS, _config, newest, revisions, version
from undercroft.table.storage.opening import open_storage
from undercroft.table.storage.trouble import explain
from undercroft.words import Words

KINDS = pytest.mark.parametrize("kind", BOTH)


def address(kind: str, folder: Path) -> str:
    return settings(folder, db="" if kind == "sqlite" else POSTGRES).url


# -- killed while tables are made or changed --------------------------------------------------


WAYS = pytest.mark.parametrize(("start", "to"), [("base", "head"), ("0001", "head"), ("head", "0001")])


@WAYS
@pytest.mark.parametrize("step", [3, pytest.param(1, marks=pytest.mark.soak)])
def test_killed_at_a_change(tmp_path: Path, start: str, to: str, step: int) -> None:
    """At every third of them; in the long runs at each."""
    die_and_start_again("sqlite", tmp_path, start, to, step)


@WAYS
@needs_postgres
@pytest.mark.parametrize("step", [15, pytest.param(1, marks=pytest.mark.soak)])
def test_killed_at_a_change_of_postgres(tmp_path: Path, start: str, to: str, step: int) -> None:
    die_and_start_again("postgres", tmp_path, start, to, step)


def die_and_start_again(kind: str, folder: Path, start: str, to: str, step: int) -> None:
    if kind == "postgres":
        asyncio.run(make_postgres(folder))
    command = [sys.executable, "-m", "tests.table.dying", address(kind, folder), start, to, str(step)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=5 * PATIENCE)
    assert done.returncode == 0, done.stdout + done.stderr
    assert int(done.stdout) * step > 5


def statements(folder: Path, start: str) -> list[str]:
    """What brings tables of this version up to date, statement by statement."""
    told: list[str] = []

    async def run() -> None:
        async with database("sqlite", folder, start if start != "base" else "head") as engine:
            if start == "base":
                await migrate(engine, "base")
                await engine.dispose()
            event.listen(Engine, "before_cursor_execute", note)
            await migrate(engine)
            event.remove(Engine, "before_cursor_execute", note)

    def note(_db: object, _cursor: object, statement: str, *_: object) -> None:
        if statement.split()[0] in ("CREATE", "ALTER", "INSERT", "UPDATE"):
            told.append(statement)

    asyncio.run(run())
    return told


@pytest.mark.parametrize(("start", "least"), [("base", 18), ("0001", 5), ("0002", 1)])
def test_what_earlier_versions_left_half_made_starts_too(tmp_path: Path, start: str, least: int) -> None:
    """They wrote each statement by itself."""
    told = statements(tmp_path / "whole", start)
    assert len(told) >= least

    async def run(number: int) -> None:
        folder = tmp_path / str(number)
        async with database("sqlite", folder, start) as engine:
            if start != "base":
                await add_rows(engine)
            with sqlite3.connect(folder / "table.db", isolation_level=None) as db:
                for statement in told[:number]:
                    db.execute(statement)
            db.close()
            await migrate(engine)
            await check_all(engine, rows=start != "base")

    for number in range(len(told) + 1):
        if not any("alembic_version" in statement for statement in told[1:number]):
            asyncio.run(run(number))


@pytest.mark.parametrize("left", ["DROP INDEX ix_tables_touched", "CREATE TABLE _alembic_tmp_tables (id TEXT)"])
def test_what_a_broken_way_down_left_is_put_right(tmp_path: Path, left: str) -> None:
    async def run() -> None:
        async with database("sqlite", tmp_path, "0002") as engine:
            async with engine.begin() as db:
                await db.execute(text(left))
            await migrate(engine)
            assert [finding.faults for finding in await check(engine) if finding.faults] == []

    asyncio.run(run())


def test_revisions_are_named_after_their_files_in_the_order_that_alembic_has() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    walked = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    assert list(revisions()) == walked[::-1]


@KINDS
def test_down_and_up_again_with_rows(tmp_path: Path, kind: str) -> None:
    async def run() -> None:
        async with database(kind, tmp_path) as engine:
            await add_rows(engine)
            for way in ("0002", "0001", "0003", "0001", "head"):
                await migrate(engine, way)
                async with engine.connect() as db:
                    assert await db.run_sync(version) == (newest() if way == "head" else way)
            await check_all(engine, rows=True)
            await migrate(engine, "base")
            await migrate(engine)
            await check_all(engine, rows=False)

    asyncio.run(run())


@KINDS
def test_alembic_by_itself_goes_down_in_one_transaction_too(tmp_path: Path, kind: str) -> None:
    def down(connection: Connection) -> None:
        command.downgrade(_config(connection), "0001")
        raise ZeroDivisionError

    async def run() -> None:
        async with database(kind, tmp_path) as engine:
            await add_rows(engine)
            with pytest.raises(ZeroDivisionError):
                async with engine.begin() as db:
                    await db.run_sync(down)
            await check_all(engine, rows=True)

    asyncio.run(run())


@needs_postgres
def test_many_make_the_tables_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        await make_postgres(tmp_path)
        engines = [connect(address("postgres", tmp_path)) for _ in range(4)]
        await asyncio.gather(*(migrate(engine) for engine in engines))
        await check_all(engines[0], rows=False)
        for engine in engines:
            await engine.dispose()

    asyncio.run(run())


# -- one server for each database -------------------------------------------------------------


@contextmanager
def serving(data: Path, *args: str, lang: str = "C.UTF-8") -> Iterator[subprocess.Popen[str]]:
    code = "from undercroft.cli import main; main()"
    command = [sys.executable, "-c", code, "serve", "--port", "0", "--data", str(data), *args]
    env = {**os.environ, "LC_ALL": lang, "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env) as running:
        try:
            yield running
        finally:
            running.kill()


def where(running: subprocess.Popen[str]) -> str:
    assert running.stdout is not None
    return running.stdout.readline().strip()


def refusal(running: subprocess.Popen[str]) -> str:
    """What it said, in one line, without ever naming an address."""
    out, err = running.communicate(timeout=PATIENCE)
    assert (running.returncode, out) == (2, ""), err
    assert len(err.splitlines()) == 1, err
    return err.strip()


@KINDS
def test_a_second_server_is_refused_until_the_first_is_gone(tmp_path: Path, kind: str) -> None:
    db = str(tmp_path / "x.db")
    if kind == "postgres":
        asyncio.run(make_postgres(tmp_path))
        db = POSTGRES
    with serving(tmp_path, "--db", db) as first:
        assert where(first).startswith("http://")
        with serving(tmp_path / "other", "--db", db, lang="ru_RU.UTF-8") as second:
            assert re.match(r"undercroft: С этой базой данных уже работает другой сервер Undercroft: ", refusal(second))
        with serving(tmp_path / "other", "--db", db, "--lang", "en") as third:
            assert refusal(third).startswith("undercroft: Another Undercroft server is using this database: ")
        first.kill()
        first.wait()
        with serving(tmp_path / "other", "--db", db) as fourth:
            assert where(fourth).startswith("http://")


@KINDS
def test_of_two_that_start_at_once_one_serves(tmp_path: Path, kind: str) -> None:
    """On a database that is still empty."""
    db = str(tmp_path / "x.db")
    if kind == "postgres":
        asyncio.run(make_postgres(tmp_path))
        db = POSTGRES
    with serving(tmp_path / "a", "--db", db) as one, serving(tmp_path / "b", "--db", db) as two:
        addresses = [where(one), where(two)]
        assert sorted(bool(found) for found in addresses) == [False, True]
        loser = two if addresses[0] else one
        assert "Another Undercroft server" in refusal(loser)


def test_at_home_beside_another_server(tmp_path: Path) -> None:
    with serving(tmp_path / "table") as first:
        assert where(first)
        code = "from undercroft.table import at_home; at_home.PORT = 0; from undercroft.cli import main; main()"
        env = {**os.environ, "UNDERCROFT_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
        alone = [sys.executable, "-c", code, "--no-browser"]
        done = subprocess.run(alone, env=env, capture_output=True, text=True, timeout=PATIENCE)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith("undercroft: Another Undercroft server is using this database")


async def on_postgres(*told: str) -> list[object]:
    engine = connect(settings(Path(), db=POSTGRES).url)
    async with engine.begin() as db:
        found = [(await db.execute(text(one))).scalar() for one in told]
    await engine.dispose()
    return found


HERE = "(SELECT oid FROM pg_database WHERE datname = current_database())"
HOLDER = f"SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND objid = {LOCK & 0xFFFFFFFF}"
HOLDER += f" AND database = {HERE}"
CUT_OFF = f"SELECT pg_terminate_backend(({HOLDER} LIMIT 1))"


@needs_postgres
def test_the_lock_is_taken_again_when_its_connection_was_lost(tmp_path: Path) -> None:
    asyncio.run(make_postgres(tmp_path))
    with serving(tmp_path, "--db", POSTGRES) as first:
        assert where(first)
        (before,) = asyncio.run(on_postgres(HOLDER))
        asyncio.run(on_postgres(CUT_OFF))
        end = time.monotonic() + PATIENCE
        while (now := asyncio.run(on_postgres(HOLDER))[0]) in (None, before):
            assert time.monotonic() < end
            time.sleep(0.1)
        with serving(tmp_path / "b", "--db", POSTGRES) as second:
            assert "Another Undercroft server" in refusal(second)
        assert first.poll() is None
        assert now != before


@needs_postgres
def test_a_server_stops_when_another_took_the_database_meanwhile(tmp_path: Path) -> None:
    asyncio.run(make_postgres(tmp_path))

    async def take_over() -> None:
        engine = connect(address("postgres", tmp_path))
        async with engine.connect() as db:
            waiting = asyncio.create_task(db.execute(text(f"SELECT pg_advisory_lock({LOCK})")))
            await asyncio.sleep(0.3)
            await on_postgres(CUT_OFF)
            await waiting
            for _ in range(600):
                if first.poll() is not None:
                    break
                await asyncio.sleep(0.1)
        await engine.dispose()

    with serving(tmp_path, "--db", POSTGRES, "--lang", "en") as first:
        assert where(first)
        asyncio.run(take_over())
        assert first.wait(PATIENCE) == 2
        assert first.stderr is not None
        said = first.stderr.read().splitlines()
        assert said[-1].startswith("undercroft: Another Undercroft server is using this database")
        assert not any("Traceback" in line for line in said)


# -- databases that cannot be used ------------------------------------------------------------


def trouble(url: str, data: Path) -> str:
    """The code of what is wrong; there are words for it in both languages, and no trace of a password."""
    with pytest.raises(UndercroftError) as caught:
        asyncio.run(open_storage(url, data))
    for lang in ("en", "ru"):
        words = Words(lang, strict=True)
        assert words.has(f"refusal-{caught.value.code}")
        said = words.refusal(caught.value)
        assert "\n" not in said
        assert "hushhush" not in said
    return caught.value.code


def other_tables(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE moz_places (url)")
    db.close()


def other_people(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE people (id, surname)")
    db.close()


def newer(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE alembic_version (version_num VARCHAR)")
        db.execute("INSERT INTO alembic_version VALUES ('9999')")
    db.close()


def damaged(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE people (id)")
        db.executemany("INSERT INTO people VALUES (?)", [("x" * 3000,)] * 20)
    db.close()
    bytes_ = bytearray(path.read_bytes())
    bytes_[100:3000] = b"\x55" * 2900
    path.write_bytes(bytes_)


@pytest.mark.parametrize(
    ("code", "make"),
    [
        ("db-folder", Path.mkdir),
        ("db-not-one", lambda path: path.write_bytes(random.Random(1).randbytes(5000))),
        ("db-not-one", lambda path: path.write_bytes(gzip.compress(b"x" * 10_000) * 200)),
        ("db-broken", damaged),
        ("db-newer", newer),
        ("db-foreign", other_tables),
        ("db-foreign", other_people),
    ],
)
def test_a_file_that_is_no_database_of_ours(tmp_path: Path, code: str, make: Callable[[Path], object]) -> None:
    path = tmp_path / "x.db"
    make(path)
    assert trouble(settings(tmp_path, db=str(path)).url, tmp_path) == code


def test_a_file_that_another_program_locks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.table.storage.database.PATIENCE", 0.2)
    with sqlite3.connect(tmp_path / "table.db", isolation_level=None) as db:
        db.execute("PRAGMA locking_mode=EXCLUSIVE")
        db.execute("BEGIN EXCLUSIVE")
        assert trouble(address("sqlite", tmp_path), tmp_path) == "db-busy"
    db.close()


@contextmanager
def unprivileged() -> Iterator[Path]:
    """A folder, as somebody for whom modes of files count: root may write anywhere."""
    with tempfile.TemporaryDirectory() as name, ExitStack() as back:
        folder = Path(name)
        folder.chmod(0o777)
        if os.geteuid() == 0:
            os.seteuid(65534)
            back.callback(os.seteuid, 0)
        yield folder


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="modes of files are another thing here")
def test_what_cannot_be_written_to() -> None:
    with unprivileged() as folder:
        inner = folder / "inner"
        inner.mkdir()
        inner.chmod(0o555)
        assert trouble(settings(folder, db=str(inner / "x.db")).url, folder) == "db-read-only"
        inner.chmod(0o755)
        asyncio.run(open_and_close(settings(folder, db=str(inner / "x.db"))))
        (inner / "x.db").chmod(0o444)
        assert trouble(settings(folder, db=str(inner / "x.db")).url, folder) == "db-read-only"
        (inner / "x.db").chmod(0o600)


async def open_and_close(given: Settings) -> None:
    await (await open_storage(given.url, given.data)).close()


def test_a_disk_that_is_full(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "x.db") as db:
        db.execute("PRAGMA max_page_count=1")
        with pytest.raises(sqlite3.Error) as caught:
            db.execute("CREATE TABLE x (y)")
    db.close()
    found = explain(caught.value, address("sqlite", tmp_path))
    assert found is not None
    assert found.code == "db-full"


@pytest.mark.parametrize(
    ("code", "db"),
    [
        ("db-kind", "mysql://me@here/x"),
        ("db-kind", "mongodb+srv://me@here/x"),
        ("db-address", "://"),
        ("db-address", "postgresql://here:port/x"),
        ("db-unreachable", "postgresql://me:hushhush@127.0.0.1:1/x"),
        ("db-unreachable", "postgresql://me:hushhush@no-such-host.invalid/x"),
    ],
)
def test_an_address_that_leads_nowhere(tmp_path: Path, code: str, db: str) -> None:
    assert trouble(settings(tmp_path, db=db).url, tmp_path) == code


@needs_postgres
@pytest.mark.parametrize(
    ("code", "change"),
    [
        ("db-missing", (r"/[^/]*$", "/there_is_no_such_database")),
        ("db-not-let-in", (r"//[^@]*@", "//nobody_of_this_name:hushhush@")),
        ("db-address", (r"$", "?flavour=sweet")),
        ("db-unreachable", (r"$", "?sslmode=require")),
    ],
)
def test_a_postgres_that_does_not_let_us_in(tmp_path: Path, code: str, change: tuple[str, str]) -> None:
    assert trouble(settings(tmp_path, db=re.sub(*change, SERVER, count=1)).url, tmp_path) == code


def test_postgres_without_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(UndercroftError) as caught:
        check_driver("postgresql+asyncpg://me@here/x")
    assert caught.value.code == "db-package"
    assert "undercroft[postgres]" in Words("ru").refusal(caught.value)


@pytest.mark.parametrize(
    ("args", "lang", "said"),
    [
        (["--db", "mysql://x/y"], "ru_RU.UTF-8", "Из баз данных известны только SQLite и PostgreSQL, а не «mysql»."),
        (["--db", "."], "C.UTF-8", "This is a folder and not the file of a database: ."),
        (["--db", "postgresql://me:hushhush@127.0.0.1:1/x", "--lang", "ru"], "C.UTF-8", "База данных x@127.0.0.1:1"),
    ],
)
def test_the_command_says_one_sentence(tmp_path: Path, args: list[str], lang: str, said: str) -> None:
    with serving(tmp_path, *args, lang=lang) as running:
        assert refusal(running).startswith(f"undercroft: {said}")


# -- secrets and modes ------------------------------------------------------------------------


def refused_secret(given: Settings) -> str:
    with pytest.raises(UndercroftError) as caught:
        given.secret()
    assert Words("ru", strict=True).refusal(caught.value)
    return caught.value.code


@pytest.mark.parametrize("short", [b"", b"short", b"x" * 31, b"x" * 31 + b"\n\n\n"])
def test_a_short_secret_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, short: bytes) -> None:
    (tmp_path / "secret").write_bytes(short)
    assert refused_secret(settings(tmp_path)) == "secret-short"
    with serving(tmp_path) as running:
        assert "is too short" in refusal(running)
    if short:
        monkeypatch.setenv(SECRET, short.decode())
        assert refused_secret(settings(tmp_path)) == "secret-short"
    monkeypatch.setenv(SECRET, "x" * 32)
    assert settings(tmp_path).secret() == b"x" * 32


def test_a_secret_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "secret").mkdir()
    assert refused_secret(settings(tmp_path)) == "secret-unreadable"


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_only_the_owner_may_read(tmp_path: Path) -> None:
    """Also what an earlier version left open."""
    data = tmp_path / "data"
    asyncio.run(look_inside(data))
    names = ["secret", "table.db", "table.db.lock"]
    data.chmod(0o755)
    for name in names:
        (data / name).chmod(0o644)
    asyncio.run(look_inside(data))
    assert [mode(data / name) for name in names] == [0o600] * 3


async def look_inside(data: Path) -> None:
    given = settings(data)
    given.secret()
    storage = await open_storage(given.url, data)
    assert mode(data) == 0o700
    assert {path.name: mode(path) for path in data.iterdir() if mode(path) != 0o600} == {}
    assert (data / "table.db-wal").exists()
    await storage.close()


def test_folders_of_others_stay_as_they_are(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir(0o755)
    asyncio.run(open_and_close(settings(tmp_path / "data", db=str(shared / "x.db"))))
    assert (mode(shared), mode(shared / "x.db")) == (0o755, 0o600)
    public = tmp_path / "public"
    public.mkdir()
    public.chmod(0o1777)
    settings(public).secret()
    assert mode(public) == 0o777


# -- long runs --------------------------------------------------------------------------------


@pytest.mark.soak
def test_servers_killed_at_random_while_they_start(tmp_path: Path) -> None:
    chance = random.Random(5)
    for number in range(20):
        data = tmp_path / str(number)
        for _ in range(3):
            with serving(data) as running:
                end = time.monotonic() + chance.uniform(0.5, 3)
                while time.monotonic() < end and not (data / "table.db").exists():
                    time.sleep(0.001)
                time.sleep(chance.uniform(0, 0.15))
                running.send_signal(signal.SIGKILL)
        with serving(data) as running:
            assert where(running).startswith("http://"), running.communicate()
            running.send_signal(signal.SIGTERM)
            assert running.wait(PATIENCE) == 0
