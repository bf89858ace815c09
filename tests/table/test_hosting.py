"""For whoever runs the server: is it well, its figures, its log, and what stands in deploy/."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from tests.table.databases import POSTGRES, make_postgres, needs_postgres
from tests.table.house import server, settings
from tests.table.loud import Loud, loud_server
from tests.table.test_play import play_to_the_end
from tests.table.toys import BUG, CARD
from tests.table.visitor import Sitting, Visitor
from undercroft.table.logs import describe, scrub

ELSEWHERE = {"host": "192.0.2.7"}
LINE = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z (DEBUG|INFO|WARNING|ERROR|CRITICAL) [\w.]+: .+")

# -- health -----------------------------------------------------------------------------------


def test_it_says_that_it_lives_and_is_ready(url: str) -> None:
    for path in ("/healthz", "/readyz"):
        answer = httpx.get(f"{url}{path}")
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-store"
        head = httpx.head(f"{url}{path}")
        assert (head.status_code, head.content) == (200, b"")
    assert httpx.get(f"{url}/healthz").json() == {"status": "ok"}
    assert httpx.get(f"{url}/readyz").json() == {"ready": True, "database": True, "migrated": True, "resumed": True}


def test_it_is_not_ready_with_tables_of_another_version(tmp_path: Path) -> None:
    with server(settings(tmp_path)) as here:
        with sqlite3.connect(tmp_path / "table.db") as db:
            db.execute("UPDATE alembic_version SET version_num = '0001'")
        db.close()
        answer = httpx.get(f"{here}/readyz")
        assert answer.status_code == 503
        assert answer.json() == {"ready": False, "database": True, "migrated": False, "resumed": True}
        assert httpx.get(f"{here}/healthz").status_code == 200, "it lives, and shall not be restarted for that"


def test_it_is_not_ready_without_a_database(tmp_path: Path) -> None:
    with server(settings(tmp_path)) as here:
        for part in tmp_path.glob("table.db*"):
            part.write_bytes(b"no database at all, and not for a long time" * 200)
        answer = httpx.get(f"{here}/readyz")
        assert answer.status_code == 503
        assert not answer.json()["database"]


# -- figures ----------------------------------------------------------------------------------


def figures(url: str) -> dict[str, float]:
    answer = httpx.get(f"{url}/metrics")
    assert answer.status_code == 200, answer.text
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_figures_say_what_happened_and_to_nobody_whom(tmp_path: Path) -> None:
    with server(settings(tmp_path)) as here:
        before = figures(here)
        ann = Visitor(here, "Annabella")
        table = ann.play_now(seats=2, setup={"rounds": 1})
        with ann.sit(table) as sitting:
            assert sitting.refusal(type="choose", seat=1, number=0, option="pass")["code"] == "not-your-seat"
            play_to_the_end(sitting)
            after = figures(here)
        page = httpx.get(f"{here}/metrics").text

    def grown(name: str) -> float:
        return after.get(name, 0) - before.get(name, 0)

    assert grown('undercroft_requests_total{method="POST",route="/api/play-now",status="201"}') == 1
    assert grown('undercroft_request_seconds_count{route="/api/play-now"}') == 1
    assert grown("undercroft_choice_seconds_count") >= 1
    assert grown("undercroft_commit_seconds_count") >= 1
    assert grown('undercroft_thought_seconds_count{lane="at-once"}') >= 1
    assert grown('undercroft_refusals_total{code="not-your-seat"}') == 1
    assert (after["undercroft_tables"], after["undercroft_sockets"], after["undercroft_people"]) == (1, 1, 1)
    assert "undercroft_loop_lag_seconds_count" in after
    assert "undercroft_thinker_restarts_total" in after
    assert any(name.startswith("undercroft_collection_seconds_count") for name in after)
    assert "process_start_time_seconds" in after
    for secret in (table, "Annabella", ann.http.cookies["undercroft"][:8]):
        assert secret not in page


def test_wild_requests_make_no_new_labels(url: str) -> None:
    before = set(figures(url))
    for number in range(30):
        httpx.get(f"{url}/api/tables/wild{number}")
        httpx.get(f"{url}/wild/{number}")
        httpx.request(f"WILD{number}", f"{url}/api/me")
    assert not [name for name in set(figures(url)) - before if "wild" in name.lower()]


def test_figures_are_not_for_everybody(tmp_path: Path) -> None:
    with server(settings(tmp_path, metrics_token="a token for figures")) as here:
        assert httpx.get(f"{here}/metrics", headers=ELSEWHERE).status_code == 403
        for name in ("x-forwarded-for", "forwarded", "via", "x-real-ip"):
            assert httpx.get(f"{here}/metrics", headers={name: "127.0.0.1"}).status_code == 403, name
        wrong = httpx.get(f"{here}/metrics", headers={**ELSEWHERE, "authorization": "Bearer another"})
        assert (wrong.status_code, wrong.json()["code"]) == (403, "operators-only")
        right = httpx.get(f"{here}/metrics", headers={**ELSEWHERE, "authorization": "Bearer a token for figures"})
        assert right.status_code == 200
    with server(settings(tmp_path)) as here:
        empty = {**ELSEWHERE, "authorization": "Bearer"}
        assert httpx.get(f"{here}/metrics", headers=empty).status_code == 403, "no token is no key"


def test_tokens_cannot_be_tried_for_long(tmp_path: Path) -> None:
    with server(settings(tmp_path)) as here:
        statuses = [httpx.get(f"{here}/metrics", headers=ELSEWHERE).status_code for _ in range(12)]
        assert statuses[:10] == [403] * 10
        assert statuses[-1] == 429


# -- the log ----------------------------------------------------------------------------------


def secret_option(sitting: Sitting) -> str:
    """A card that only its player knows."""
    if "pass" in sitting.options(0):
        sitting.chosen(0, "pass")
    sitting.until_so(lambda: any(str(CARD)[:3] in option for option in sitting.options(0)))
    return next(option for option in sitting.options(0) if str(CARD)[:3] in option)


def provoke(here: Loud, db: sqlite3.Connection) -> list[str]:
    """Everything that can go wrong while somebody plays; gives what must not be in the log."""
    ann = Visitor(here.url, "Annabella")
    token = ann.post("/me/link")["token"]
    table = ann.play_now(seats=2, setup={"rounds": 5})
    with ann.sit(table) as sitting:
        option = secret_option(sitting)
        sitting.ask(type="chat", text="a whisper in the dark")
        for hidden in ("choices", "chat"):
            db.execute(f"ALTER TABLE {hidden} RENAME TO hidden_{hidden}")
            db.commit()
        assert sitting.choose(0, option)["refusal"]["code"] == "not-kept"
        sitting.refusal(type="chat", text="a whisper in the dark")
        for hidden in ("choices", "chat"):
            db.execute(f"ALTER TABLE hidden_{hidden} RENAME TO {hidden}")
            db.commit()
        number = (sitting.decision(0) or {})["number"]
        assert sitting.refusal(type="why-not", seat=0, number=number, option="bug")["code"] == "mistake"
    buggy = ann.play_now(seats=2, setup={"rounds": BUG})
    with ann.sit(buggy) as sitting:
        sitting.choose(0, "pass")
    ann.http.get(f"/api/tables/{table}?lang=en&token={token}")
    ann.http.get(f"/t/{table}")
    seeds = [seed for (seed,) in db.execute("SELECT seed FROM tables")]
    cookie = ann.http.cookies["undercroft"]
    told = [option, str(CARD)[:4], "whisper", "Annabella", token, cookie, cookie.rpartition(".")[2], table, buggy]
    return told + [seed.hex() for seed in seeds] + [repr(seed)[2:12] for seed in seeds]


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_log_gives_nothing_away(tmp_path: Path, form: str) -> None:
    with loud_server(tmp_path, form=form) as here:
        db = sqlite3.connect(tmp_path / "table.db")
        secrets = provoke(here, db)
        db.close()
        here.lines_with("could not be written")
        here.lines_with("RuntimeError: a bug in the rules")
        log = here.log
    assert [secret for secret in secrets if secret in log] == []
    assert "127.0.0.1" not in log
    for line in log.splitlines():
        if form == "text":
            assert LINE.fullmatch(line), line
        else:
            assert {"time", "level", "logger", "message"} <= set(json.loads(line)), line


@needs_postgres
def test_the_log_gives_no_rows_of_postgres_away(tmp_path: Path) -> None:
    """Its errors quote the whole row that they refuse."""

    async def forbid() -> None:
        engine = create_async_engine(settings(tmp_path, db=POSTGRES).url)
        async with engine.begin() as db:
            await db.execute(text("ALTER TABLE chat ADD CONSTRAINT calm CHECK (text NOT LIKE '%dark%')"))
        await engine.dispose()

    asyncio.run(make_postgres(tmp_path))
    with loud_server(tmp_path, POSTGRES) as here:
        ann = Visitor(here.url)
        table = ann.play_now(seats=2)
        with ann.sit(table) as sitting:
            option = secret_option(sitting)
            asyncio.run(forbid())
            sitting.ask(type="chat", text="a whisper in the dark")
            sitting.chosen(0, option)
        here.lines_with("a message at table")
        log = here.log
    assert [secret for secret in (option, "whisper", "Failing row", table) if secret in log] == []


def test_who_asks_for_what_is_logged_by_route(tmp_path: Path) -> None:
    with loud_server(tmp_path, level="info", form="json") as here:
        ann = Visitor(here.url)
        table = ann.create()
        with ann.sit(table):
            pass
        ann.http.get(f"/api/tables/{table}?lang=en")
        for line in ("SOCKET", "GET /api/tables/{table_id} 200"):
            here.lines_with(line)
        asked = [json.loads(line) for line in here.lines_with('"route"')]
    found = {(line["method"], line["route"], line["status"]) for line in asked}
    assert ("GET", "/api/tables/{table_id}", 200) in found
    assert ("SOCKET", "/api/tables/{table_id}/socket", 101) in found
    assert all(line["logger"] == "undercroft.access" and line["ms"] >= 0 for line in asked)
    assert not [line for line in asked if line["route"] == "/healthz"], "only for those who look for everything"


def test_levels_are_kept(tmp_path: Path) -> None:
    with loud_server(tmp_path, level="error") as here:
        Visitor(here.url).create()
        assert here.log == ""


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("table AbCdEfGhIjKlMnOp is gone", "table AbCd… is gone"),
        ("GET /t/AbCdEfGhIjKlMnOp/replay", "GET /t/AbCd…/replay"),
        ("postgresql://me:word@db/x refused", "postgresql://me:…@db/x refused"),
        ("one\nline\r\x1b[31m only", "one line  [31m only"),
    ],
)
def test_what_is_written_is_scrubbed(said: str, written: str) -> None:
    assert scrub(said) == written


def test_exceptions_are_described_without_values() -> None:
    class Violation(Exception):
        """As PostgreSQL's driver tells it."""

        sqlstate, message = "23514", "Failing row contains (play:770005)."

    class Shutdown(Exception):
        sqlstate, message = "57P01", "terminating connection due to administrator command"

    refused = DBAPIError("INSERT INTO choices", {"option": "play:770005"}, Violation("play:770005"))
    assert describe(refused) == "DBAPIError(Violation: 23514)"
    locked = DBAPIError("INSERT", {}, sqlite3.OperationalError("database is locked"))
    assert describe(locked) == "DBAPIError(OperationalError: database is locked)"
    assert describe(Shutdown("x")) == "Shutdown: 57P01 terminating connection due to administrator command"
    assert describe(KeyError("play:770005")) == "KeyError"
    assert describe(ValueError("play:770005")) == "ValueError"
    assert describe(TypeError("a bug")) == "TypeError: a bug"
    assert describe(OSError(28, "No space left on device", "/secret/path")) == "OSError: No space left on device"
