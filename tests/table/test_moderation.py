"""Keeping order: mute, kick, ban, delete a table; by the operator only, with words for those concerned."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from typer.testing import CliRunner
from websockets.exceptions import InvalidStatus

from tests.table.databases import BOTH, database
from tests.table.house import server, settings
from tests.table.visitor import Data, Visitor
from undercroft.cli import app
from undercroft.engine.errors import UndercroftError
from undercroft.table.limits import neighbourhood
from undercroft.table.operators import FILE, make_token
from undercroft.table.storage.migrating import migrate


class Operator:
    """Whoever has the token."""

    def __init__(self, url: str, data: Path) -> None:
        self.url = url
        self.data = data
        token = (data / FILE).read_text()
        self.http = httpx.Client(base_url=f"{url}/api/moderation", headers={"authorization": f"Bearer {token}"})

    def get(self, path: str, **query: str) -> list[Data]:
        answer = self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        found: list[Data] = answer.json()
        return found

    def post(self, path: str, **body: Any) -> Any:
        answer = self.http.post(path, json={"by": "Olga", **body})
        assert answer.status_code == 200, answer.text
        return answer.json()

    def run(self, *words: str) -> str:
        """``undercroft moderate`` with these words."""
        done = CliRunner().invoke(app, ["moderate", *words, "--url", self.url, "--data", str(self.data)])
        assert done.exit_code == 0, done.output + repr(done.exception)
        return done.output


def id_of(visitor: Visitor) -> str:
    return visitor.http.cookies["undercroft"].partition(".")[0]


@pytest.fixture(scope="module")
def operator(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Operator]:
    data = tmp_path_factory.mktemp("moderated")
    with server(settings(data)) as url:
        yield Operator(url, data)


def begin(ann: Visitor, bob: Visitor) -> str:
    """A match of the two."""
    table = ann.create()
    bob.post(f"/tables/{table}/seats/1/take")
    bob.post(f"/tables/{table}/ready", ready=True)
    ann.post(f"/tables/{table}/start")
    return table


# -- who may ------------------------------------------------------------------------------------


def test_the_token_is_made_once_for_its_owner(tmp_path: Path) -> None:
    token = make_token(tmp_path)
    assert make_token(tmp_path) == token
    assert len(token) > 40
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == [FILE]
    (tmp_path / FILE).write_text("")
    with pytest.raises(UndercroftError, match="too short"):
        make_token(tmp_path)


def test_without_the_token_nothing_is_done(operator: Operator) -> None:
    wrong = [{}, {"authorization": "Bearer"}, {"authorization": "Bearer x"}, {"authorization": "Basic Og=="}]
    ann = Visitor(operator.url)
    for headers in wrong:
        answer = ann.http.get("/api/moderation/people", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "operators-only")
    answer = ann.http.post("/api/moderation/ban", json={"person": id_of(ann), "by": "Eve"})
    assert answer.status_code == 403
    assert ann.get("/me")["name"] == "Ann"


# -- what they can do ---------------------------------------------------------------------------


def test_whoever_is_muted_plays_and_does_not_speak(operator: Operator) -> None:
    ann, bob = Visitor(operator.url), Visitor(operator.url, "Боб", "ru")
    table = begin(ann, bob)
    with ann.sit(table) as hers, bob.sit(table) as his:
        made = operator.post("/mute", person=id_of(bob)[:8], reason="грубит", seconds=3600)
        refusal = his.refusal(type="chat", text="hey")
        assert refusal["code"] == "muted"
        assert refusal["words"].startswith("Вам нельзя писать в чат до 20")
        assert refusal["words"].endswith("UTC. Причина: грубит")
        hers.chosen(0, "pass")
        his.until_so(lambda: his.options(1) != [])
        his.chosen(1, his.options(1)[0])
        operator.post("/lift", sanction=made["id"])
        assert his.ask(type="chat", text="hey")["type"] == "done"


def test_whoever_is_kicked_may_come_back(operator: Operator) -> None:
    ann, bob = Visitor(operator.url), Visitor(operator.url, "Bob")
    table = begin(ann, bob)
    with ann.sit(table) as hers, bob.sit(table) as his:
        operator.post("/kick", person=id_of(bob), reason="cool down")
        assert his.until_closed() == 4403
        assert any("Reason: cool down" in text for text in his.heard)
        hers.until_so(lambda: hers.table["seats"][1]["computer"] == "thumb")
    with bob.sit(table) as again:
        assert again.you["away"] == [1]
        bob.post(f"/tables/{table}/seats/1/take")
        again.until_so(lambda: again.you["held"] == [1])


def test_whoever_is_banned_is_told_why_and_is_out(operator: Operator) -> None:
    ann, bob = Visitor(operator.url), Visitor(operator.url, "Bob")
    table, alone = begin(ann, bob), bob.create()
    shared = bob.create()
    ann.post(f"/tables/{shared}/seats/1/take")
    with ann.sit(table) as hers, bob.sit(table) as his:
        operator.post("/ban", person=id_of(bob), reason="spam", seconds=24 * 3600)
        assert his.until_closed() == 4403
        hers.until_so(lambda: hers.table["seats"][1]["computer"] == "thumb")
    answer = bob.http.get("/api/me", params={"lang": "en"})
    assert (answer.status_code, answer.json()["code"]) == (403, "banned")
    assert "Reason: spam" in answer.json()["words"]
    assert answer.json()["details"]["until"].endswith("UTC")
    assert bob.refused("/tables", game="duel", seats=2) == (403, "banned")
    assert bob.refused("/me", name="Robert") == (403, "banned")
    with pytest.raises(InvalidStatus) as refused:
        bob.sit(table)
    assert refused.value.response.status_code == 403
    assert bob.http.get("/").status_code == 200, "the page is shown, to say why"
    assert ann.refused_get(f"/tables/{alone}") == (404, "no-such-table")
    assert ann.get(f"/tables/{shared}")["you"]["host"], "the table goes to the other one there"
    assert bob.http.get("/api/me/data").status_code == 200, "one's own data can be had in any case"


def test_bans_end_with_their_time(operator: Operator) -> None:
    bob = Visitor(operator.url, "Bob")
    operator.post("/ban", person=id_of(bob), seconds=0.3)
    assert bob.refused_get("/me") == (403, "banned")
    time.sleep(0.35)
    assert bob.get("/me")["name"] == "Bob"
    assert id_of(bob) not in [each["person"] for each in operator.get("/sanctions")]


def test_bans_hold_after_a_restart_and_are_written_down(tmp_path: Path) -> None:
    with server(settings(tmp_path)) as url:
        bob = Visitor(url, "Bob")
        Operator(url, tmp_path).post("/ban", person=id_of(bob), reason="spam")
    with server(settings(tmp_path)) as url:
        bob.http.base_url = url
        assert bob.refused_get("/me") == (403, "banned")
        operator = Operator(url, tmp_path)
        (deed,) = operator.get("/log")
        assert (deed["made_by"], deed["deed"], deed["target"], deed["reason"]) == ("Olga", "ban", id_of(bob), "spam")
        (sanction,) = operator.get("/sanctions")
        operator.post("/lift", sanction=sanction["id"])
        assert bob.get("/me")["name"] == "Bob"
        assert [deed["deed"] for deed in operator.get("/log")] == ["lift", "ban"]


def test_an_address_is_banned_with_its_neighbours(tmp_path: Path) -> None:
    with server(settings(tmp_path)) as url:
        operator, bob = Operator(url, tmp_path), Visitor(url, "Bob")
        table = bob.create()
        with bob.sit(table) as his:
            (_, made) = operator.post("/ban", person=id_of(bob), with_addresses=True)
            assert made["neighbourhood"] == "127.0.0.1"
            assert his.until_closed() == 4403
        fresh = httpx.post(f"{url}/api/me", json={"name": "Bob again"})
        assert (fresh.status_code, fresh.json()["code"]) == (403, "banned")
        assert "x-content-type-options" in fresh.headers
        operator.post("/lift", sanction=made["id"])
        assert httpx.post(f"{url}/api/me", json={"name": "Bob again"}).status_code == 200


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::ffff:2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("somewhere", "somewhere", True),
    ],
)
def test_neighbours(one: str, other: str, same: bool) -> None:
    assert (neighbourhood(one) == neighbourhood(other)) == same


def test_a_deleted_table_tells_its_people_and_is_gone(operator: Operator) -> None:
    ann = Visitor(operator.url)
    table = ann.play_now(seats=3, setup={"rounds": 5})
    with ann.sit(table) as hers, Visitor(operator.url, "Eve").sit(table) as watching:
        hers.ask(type="chat", text="hello")
        operator.post("/delete-table", table=table, reason="a bad joke")
        for sitting in (hers, watching):
            assert sitting.until_closed() == 4410
            assert any("table-deleted" in text for text in sitting.heard)
            assert any("Reason: a bad joke" in text for text in sitting.heard)
    assert ann.refused_get(f"/tables/{table}") == (404, "no-such-table")
    with sqlite3.connect(operator.data / "table.db") as db:
        for part in ("choices", "seats", "chat"):
            assert db.execute(f"SELECT count(*) FROM {part} WHERE table_id = ?", (table,)).fetchone() == (0,)
    db.close()


def test_people_are_named_by_the_beginning_of_their_id(operator: Operator) -> None:
    answer = operator.http.post("/mute", json={"by": "Olga", "person": "0123456789abcdef"})
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-person")
    assert operator.http.post("/mute", json={"by": "Olga", "person": "01"}).status_code == 422


# -- the command line ---------------------------------------------------------------------------


def test_the_command_line_keeps_order(operator: Operator) -> None:
    ann, bob = Visitor(operator.url, "Anastasia"), Visitor(operator.url, "Bobby Tables")
    table = begin(ann, bob)
    short = id_of(bob)[:8]
    with ann.sit(table), bob.sit(table) as his:
        his.ask(type="chat", text="a rude line")
        assert any(short in line and table in line for line in operator.run("people").splitlines())
        assert "Anastasia, Bobby Tables" in operator.run("tables")
        assert any(short in line and "a rude line" in line for line in operator.run("chat", table).splitlines())
        assert "Muted (number" in operator.run("mute", short, "--for", "2h", "--reason", "rude", "--lang", "en")
        assert "Чат закрыт" in operator.run("mute", short, "--lang", "ru")
        assert "rude" in operator.run("sanctions")
        operator.run("kick", short, "--table", table)
        assert his.until_closed() == 4403
    assert "Bobby Tables" in operator.run("people", "--named", "bobby")
    assert "Banned (number" in operator.run("ban", short, "--for", "1d", "--lang", "en")
    operator.run("delete-table", table, "--reason", "enough", "--by", "Olga")
    assert "enough" in operator.run("log")


def test_the_command_line_says_what_is_wrong(operator: Operator, tmp_path: Path) -> None:
    def fault(*words: str, data: Path = operator.data, url: str = operator.url) -> str:
        done = CliRunner().invoke(app, ["moderate", *words, "--url", url, "--data", str(data), "--lang", "en"])
        assert isinstance(done.exception, UndercroftError)
        return done.exception.code or str(done.exception)

    assert fault("people", data=tmp_path) == "no-operator-token"
    assert fault("people", url="http://127.0.0.1:9") == "server-silent"
    assert fault("mute", "0123456789", "--for", "soon") == "bad-duration"
    assert "No mute or ban" in fault("lift", "4711")


# -- how it is kept -----------------------------------------------------------------------------


@pytest.mark.parametrize("kind", BOTH)
def test_the_tables_of_moderation_come_and_go_with_data(tmp_path: Path, kind: str) -> None:
    row = "INSERT INTO sanctions (kind, person, reason, made_by, made) VALUES ('ban', 'ann', 'x', 'olga', 1.0)"

    async def run() -> None:
        async with database(kind, tmp_path) as engine:
            for _ in range(2):
                async with engine.begin() as db:
                    await db.execute(text(row))
                await migrate(engine, "0003")
                await migrate(engine)
            async with engine.begin() as db:
                await db.execute(text("UPDATE alembic_version SET version_num = '0003'"))
            await migrate(engine)
            async with engine.connect() as db:
                assert (await db.execute(text("SELECT count(*) FROM sanctions"))).scalar() == 0

    asyncio.run(run())
