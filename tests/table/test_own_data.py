"""One's own data: all of it as a file, and deleted for good when one says so."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.table.house import server, settings
from tests.table.test_moderation import Operator, begin, id_of
from tests.table.test_play import play_to_the_end
from tests.table.visitor import Data, Visitor
from undercroft.table.own_data import OwnData


class Place:
    def __init__(self, url: str, data: Path) -> None:
        self.url = url
        self.data = data

    def rows(self, query: str, *values: Any) -> list[Any]:
        db = sqlite3.connect(self.data / "table.db")
        try:
            return db.execute(query, values).fetchall()
        finally:
            db.close()


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    data = tmp_path_factory.mktemp("own")
    with server(settings(data)) as url:
        yield Place(url, data)


def finished(ann: Visitor) -> str:
    table = ann.play_now(seats=2, setup={"rounds": 1})
    with ann.sit(table) as sitting:
        sitting.ask(type="chat", text="well played")
        play_to_the_end(sitting)
        sitting.until_so(lambda: sitting.table["status"] == "finished")
    return table


def forget(ann: Visitor, **body: Any) -> int:
    return ann.http.request("DELETE", "/api/me", json=body or {"confirm": "delete"}).status_code


# -- to take along ------------------------------------------------------------------------------


def test_everything_about_me_and_nothing_about_others(place: Place) -> None:
    ann, bob = Visitor(place.url, "Annabella"), Visitor(place.url, "Bartholomew")
    done, running = finished(ann), begin(ann, bob)
    token = ann.post("/me/link")["token"]
    with ann.sit(running) as hers, bob.sit(running) as his:
        hers.chosen(0, "pass")
        his.until_so(lambda: his.options(1) != [])
        secret = his.options(1)[0]
        his.chosen(1, secret)
        his.ask(type="chat", text="my own words")
    answer = ann.http.get("/api/me/data")
    assert answer.headers["content-disposition"] == 'attachment; filename="undercroft-my-data.json"'
    data = OwnData.model_validate_json(answer.content)
    assert (data.person.name, data.person.lang) == ("Annabella", "en")
    assert abs(data.person.made - time.time()) < 600
    tables = {table.id: table for table in data.tables}
    assert set(tables) == {done, running}
    assert tables[running].host
    assert [(choice.seat, choice.option) for choice in tables[running].choices] == [(0, "pass")]
    assert tables[done].choices
    assert [line.text for line in data.chat] == ["well played"]
    assert len(data.links) == 1
    for foreign in (token, "Bartholomew", "my own words", id_of(bob), id_of(ann), "seed"):
        assert foreign not in answer.text, foreign


def test_many_matches_are_sent_piece_by_piece(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.table.storage.own_data_store.AT_ONCE", 2)
    ann = Visitor(place.url)
    made = [ann.create() for _ in range(5)]
    with ann.sit(made[0]) as sitting:
        for number in range(3):
            sitting.ask(type="chat", text=f"line {number}")
    data = ann.get("/me/data")
    assert sorted(table["id"] for table in data["tables"]) == sorted(made)
    assert [line["text"] for line in data["chat"]] == ["line 0", "line 1", "line 2"]


def test_not_again_and_again(place: Place) -> None:
    ann = Visitor(place.url)
    assert [ann.http.get("/api/me/data").status_code for _ in range(6)] == [200] * 5 + [429]
    assert Visitor(place.url, "").refused_get("/me/data") == (401, "not-signed-in")


# -- to have deleted ----------------------------------------------------------------------------


def test_it_must_be_said_on_purpose(place: Place) -> None:
    ann = Visitor(place.url)
    assert forget(ann, confirm="no") == 422
    assert forget(ann, delete=True) == 422
    assert ann.get("/me")["name"] == "Ann"


def test_whoever_is_forgotten_leaves_no_name_and_no_word(place: Place) -> None:
    ann, bob = Visitor(place.url, "Arabella"), Visitor(place.url, "Bob")
    done, running = finished(ann), begin(ann, bob)
    alone, shared = ann.create(), ann.create()
    bob.post(f"/tables/{shared}/seats/1/take")
    ann.post(f"/tables/{running}/seats/0/name", name="Little Anna")
    link = ann.post("/me/link")["token"]
    old = {"cookie": ann.cookie}
    with ann.sit(running) as hers, bob.sit(running) as his:
        hers.ask(type="chat", text="a word of mine")
        his.until_so(lambda: len(his.chat) == 1)
        assert forget(ann) == 204
        assert hers.until_closed() == 4401
        his.until_so(lambda: his.table["seats"][0]["name"] == "")
        assert his.chat == []
        assert his.table["seats"][0]["computer"] == "thumb"
        his.until_so(lambda: his.options(1) != [])
    assert "undercroft" not in ann.http.cookies
    assert Visitor(place.url, "").http.get("/api/me", headers=old).status_code == 401
    assert Visitor(place.url, "").refused("/me/come-back", token=link) == (403, "bad-link")
    assert bob.refused_get(f"/tables/{alone}") == (404, "no-such-table")
    assert bob.get(f"/tables/{shared}")["you"]["host"]
    assert bob.get(f"/tables/{done}")["table"]["seats"][0]["name"] == ""
    record: Data = bob.get(f"/tables/{done}/record")
    assert record["players"][0] == ""
    assert bob.get(f"/tables/{done}/verify")["holds"], "the match stays, and holds"
    assert place.rows("SELECT count(*) FROM people WHERE name = 'Arabella'") == [(0,)]
    assert place.rows("SELECT count(*) FROM seats WHERE name = 'Little Anna'") == [(0,)]
    assert place.rows("SELECT count(*) FROM chat WHERE text = 'a word of mine'") == [(0,)]


def test_whoever_was_nowhere_is_gone_without_a_trace(place: Place) -> None:
    ann = Visitor(place.url)
    person = id_of(ann)
    ann.post("/me/link")
    assert forget(ann) == 204
    assert place.rows("SELECT count(*) FROM people WHERE id = ?", person) == [(0,)]
    assert place.rows("SELECT count(*) FROM links WHERE person = ?", person) == [(0,)]


def test_a_ban_does_not_keep_ones_data(place: Place) -> None:
    bob = Visitor(place.url, "Bob")
    Operator(place.url, place.data).post("/ban", person=id_of(bob), reason="spam")
    (sanction,) = bob.http.get("/api/me/data").json()["sanctions"]
    assert (sanction["kind"], sanction["reason"]) == ("ban", "spam")
    assert forget(bob) == 204
