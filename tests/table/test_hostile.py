"""A hostile client: everything is refused with a reason, the match is untouched, the server is up."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.table.house import GENEROUS, server, settings, thinkers
from tests.table.toys import BUG
from tests.table.visitor import Sitting, Visitor
from undercroft.games.dungeoneer.content import packs
from undercroft.table.settings import Limits


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with its usual limits, but little patience."""
    limits = Limits(posts_at_once=1000, posts_per_second=1000, hello_seconds=0.5, connections=3, patience=30, tables=2)
    with server(settings(tmp_path_factory.mktemp("strict"), limits=limits)) as address:
        yield address


def knock(visitor: Visitor, table: str, **headers: str) -> tuple[int, str]:
    """Try to open a socket; how it is refused."""
    address = f"{visitor.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers=headers):
        pass
    response = refused.value.response
    return response.status_code, json.loads(response.body or b"{}").get("code", "")


def is_well(sitting: Sitting) -> bool:
    """The match is as it was, and the server answers."""
    return sitting.ask(type="ping")["type"] == "pong" and sitting.step == 0


def test_sockets_from_other_sites_are_refused(url: str) -> None:
    ann = Visitor(url)
    table = ann.create()
    for origin in ("https://evil.example", "null", "", f"{url}.evil.example", "http://localhost:1"):
        assert knock(ann, table, Cookie=ann.cookie, Origin=origin) == (403, "foreign-origin"), origin
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, additional_headers={"Cookie": ann.cookie, "Origin": url}) as socket:
        socket.send('{"type":"hello"}')
        assert json.loads(socket.recv(5))["type"] == "snapshot"


def test_requests_from_other_sites_are_refused(url: str) -> None:
    ann = Visitor(url)
    answer = ann.http.post("/api/tables", json={"game": "duel", "seats": 2}, headers={"origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    assert ann.get("/me/tables") == []


def test_an_allowed_site_may_speak(tmp_path: Path) -> None:
    with server(settings(tmp_path, origins=("https://friend.example",))) as here:
        ann = Visitor(here)
        answer = ann.http.post("/api/me", json={"name": "Ann"}, headers={"origin": "https://friend.example"})
        assert answer.status_code == 200


def test_sockets_without_a_good_cookie_are_refused(url: str) -> None:
    ann, eve = Visitor(url), Visitor(url, "Eve")
    table = ann.create()
    assert knock(eve, table) == (401, "not-signed-in")
    person = ann.cookie.split(".")[0]
    forged = ".".join([person, *eve.cookie.split(".")[1:]])
    assert knock(eve, table, Cookie=forged) == (401, "bad-cookie")
    assert knock(eve, "nowhere", Cookie=eve.cookie) == (404, "no-such-table")


def test_seats_of_others_cannot_be_played(url: str) -> None:
    ann, eve = Visitor(url), Visitor(url, "Eve")
    table = ann.play_now()
    with ann.sit(table) as sitting, eve.sit(table) as watching:
        assert list(watching.sights) == [None]
        for message in (
            {"type": "choose", "seat": 0, "number": 0, "option": "pass"},
            {"type": "choose", "seat": 1, "number": 0, "option": "pass"},
            {"type": "choose", "seat": 63, "number": 0, "option": "pass"},
            {"type": "undo", "seat": 0},
            {"type": "hint", "seat": 0, "number": 0},
            {"type": "why-not", "seat": 0, "number": 0, "option": "fly"},
            {"type": "forecast", "seat": 0, "number": 0},
        ):
            assert watching.refusal(**message)["code"] == "not-your-seat", message
        for path in ("seats/0/give", "seats/0/take", "seats/1/take", "leave"):
            assert eve.refused(f"/tables/{table}/{path}")[1] in ("not-your-seat", "seat-taken"), path
        assert is_well(sitting)


NONSENSE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"choose"',
    "{}",
    '{"type":"dance"}',
    '{"type":"choose"}',
    '{"type":"choose","seat":"0","number":0,"option":"pass"}',
    '{"type":"choose","seat":-1,"number":0,"option":"pass"}',
    '{"type":"choose","seat":0.5,"number":0,"option":"pass"}',
    '{"type":"choose","seat":0,"number":1e999,"option":"pass"}',
    '{"type":"choose","seat":0,"number":0,"option":{"id":"pass"}}',
    '{"type":"choose","seat":0,"number":0,"option":"pass","as":"host"}',
    '{"type":"choose","seat":0,"number":0,"option":"\\ud800"}',
    '{"type":"choose","seat":true,"number":0,"option":"pass"}',
    "[" * 2000,
    '{"type":"chat","text":""}',
    '{"type":"chat","text":"\\u0000"}',
    '{"type":"hello"}',
    b'{"type":"ping"}',
    b"\xff\xfe",
]


def test_nonsense_is_refused(url: str) -> None:
    ann = Visitor(url)
    with ann.sit(ann.play_now()) as sitting:
        for nonsense in NONSENSE:
            sitting.socket.send(nonsense)
            answer = sitting.until(lambda message: message["type"] != "table")
            assert answer["type"] == "refused", nonsense
            assert answer["refusal"]["code"] == "malformed", nonsense
            assert answer["refusal"]["words"].startswith("This message could not be understood")
        assert is_well(sitting)


def test_big_messages_are_refused_and_huge_ones_end_the_connection(url: str) -> None:
    ann = Visitor(url)
    table = ann.play_now()
    with ann.sit(table) as sitting:
        sitting.tell(type="chat", text="x" * 5000)
        assert sitting.hear()["refusal"]["code"] == "too-big"
        assert is_well(sitting)
        sitting.socket.send("x" * 100_000)
        assert sitting.until_closed() == 1009
    with ann.sit(table) as again:
        assert is_well(again)


def test_huge_requests_are_refused(url: str) -> None:
    ann = Visitor(url)
    answer = ann.http.post("/api/me", content=b"x" * 100_000, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-big")

    def endless() -> Iterator[bytes]:
        for _ in range(100):
            yield b"x" * 1000

    answer = ann.http.post("/api/me", content=endless(), headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-big")


@pytest.mark.parametrize("body", [b"{", b"[]", b"7", b'{"name": "\\ud800"}', b"\xff", b'{"name":' + b"[" * 5000])
def test_nonsense_requests_are_refused(url: str, body: bytes) -> None:
    answer = Visitor(url, "").http.post("/api/me", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


def test_a_bug_in_the_rules_changes_nothing(url: str) -> None:
    ann = Visitor(url)
    with ann.sit(ann.play_now(setup={"rounds": BUG})) as sitting:
        assert sitting.refusal(type="choose", seat=0, number=0, option="pass")["code"] == "mistake"
        assert sitting.refusal(type="why-not", seat=0, number=0, option="bug")["code"] == "mistake"
        assert sitting.refusal(type="choose", seat=0, number=0, option="bug")["code"] == "mistake"
        assert is_well(sitting)
        assert sitting.options(0) == ["pass"]


def test_a_thinking_process_that_dies_is_replaced(tmp_path: Path) -> None:
    """A player that searches: rules of thumb need no process."""
    others = thinkers()
    with server(settings(tmp_path)) as here:
        ann = Visitor(here)
        with ann.sit(ann.play_now(computer="easy")) as sitting:
            sitting.chosen(0, "pass")
            sitting.until_so(lambda: sitting.step == 2)
            (thinker,) = thinkers() - others
            os.kill(thinker, signal.SIGKILL)
            while thinker in thinkers():
                time.sleep(0.01)
            sitting.chosen(0, sitting.options(0)[0])
            sitting.chosen(0, "pass")
            sitting.until_so(lambda: sitting.step == 5)
            assert sitting.last == {"seat": 1, "made_by": "computer", "taken_back": False}


def test_a_flood_is_cut_off(strict: str) -> None:
    ann = Visitor(strict)
    table = ann.play_now()
    sitting = ann.sit(table)
    with suppress(ConnectionClosed):
        for _ in range(500):
            sitting.tell(type="choose", seat=0, number=99, option="pass")
    assert sitting.until_closed() == 4029
    codes = [json.loads(text)["refusal"]["code"] for text in sitting.heard if '"refused"' in text]
    assert "too-fast" in codes
    with ann.sit(table) as again:
        assert is_well(again)


def test_chat_is_slowed_down(strict: str) -> None:
    ann = Visitor(strict)
    with ann.sit(ann.create()) as sitting:
        answers = [sitting.ask(type="chat", text=f"line {number}") for number in range(7)]
        assert [answer["type"] for answer in answers] == ["done"] * 5 + ["refused"] * 2
        assert answers[-1]["refusal"]["code"] == "too-fast"


def test_connections_and_tables_of_one_person_are_counted(strict: str) -> None:
    ann, bob = Visitor(strict), Visitor(strict, "Bob")
    table = ann.create()
    sittings = [ann.sit(table) for _ in range(3)]
    assert knock(ann, table, Cookie=ann.cookie) == (429, "too-many-connections")
    bob.sit(table).socket.close()
    for sitting in sittings:
        sitting.socket.close()
    ann.create()
    assert ann.refused("/tables", game="duel", seats=2) == (429, "too-many-tables")


@pytest.mark.parametrize("first", [None, '{"type":"ping"}', "nonsense"])
def test_who_does_not_say_hello_is_shown_out(strict: str, first: str | None) -> None:
    ann = Visitor(strict)
    address = f"{strict.replace('http', 'ws', 1)}/api/tables/{ann.play_now()}/socket"
    with connect(address, additional_headers={"Cookie": ann.cookie}) as socket:
        if first is not None:
            socket.send(first)
        heard: list[str | bytes] = []
        with suppress(ConnectionClosed):
            heard.extend(socket)
        assert socket.close_code == 4001
        assert all('"refused"' in str(text) for text in heard), "nothing of the match is told"


def test_too_many_requests(tmp_path: Path) -> None:
    with server(settings(tmp_path, limits=Limits(posts_at_once=10, posts_per_second=0.01))) as here:
        codes = [httpx.post(f"{here}/api/me", json={"name": "Eve"}).status_code for _ in range(12)]
        assert codes == [200] * 10 + [429] * 2
        assert httpx.get(f"{here}/api/games").status_code == 200
        assert httpx.get(f"{here}/api/tables/x/verify").status_code == 429, "what makes a process work counts too"
        eve = Visitor(here, "")
        assert [knock(eve, "x")[0] for _ in range(12)] == [401] * 10 + [429] * 2


def test_a_client_that_does_not_listen_is_cut_off_and_others_play_on(tmp_path: Path) -> None:
    """Eve never reads, but sits down and stands up, and is sent the whole long chat each time."""
    limits = replace(GENEROUS, waiting_messages=20, send_seconds=0.5, chats_at_once=1000)
    with server(settings(tmp_path, limits=limits)) as here:
        ann, eve = Visitor(here), Visitor(here, "Eve")
        table = ann.create()
        address = f"{here.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        with ann.sit(table) as sitting:
            for _ in range(100):
                sitting.tell(type="chat", text="x" * 500)
            sitting.until_so(lambda: len(sitting.chat) == 100)
            deaf = connect(address, additional_headers={"Cookie": eve.cookie}, max_queue=1)
            socket = deaf.__enter__()
            socket.send('{"type":"hello"}')
            sitting.until_so(lambda: sitting.table["spectators"] == 1)
            for _ in range(1000):
                eve.post(f"/tables/{table}/seats/1/take")
                if not eve.post(f"/tables/{table}/seats/1/free")["table"]["spectators"]:
                    break
            else:
                raise AssertionError("Eve is still there")
            socket.socket.close()
            assert is_well(sitting)


@pytest.mark.parametrize("kind", ["absolute", "relative", "dotted"])
def test_a_set_up_never_becomes_a_path(url_of_games: str, tmp_path: Path, kind: str) -> None:
    """Not even a folder that holds a whole set: nothing of it is read, run or told."""
    (tmp_path / "set.toml").write_text('id = "mine"')
    (tmp_path / "effects.py").write_text(f'open({str(tmp_path / "ran")!r}, "w")')
    near = os.path.relpath(tmp_path, Path(packs.__file__).parent)
    spelled = {"absolute": str(tmp_path), "relative": near, "dotted": "serpent/."}[kind]
    ann = Visitor(url_of_games)
    body = {"game": "dungeoneer", "seats": 2, "setup": {"sets": [spelled]}}
    for path in ("/api/tables", "/api/play-now"):
        answer = ann.http.post(path, json=body, params={"lang": "ru"})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-setup")
        assert answer.json()["words"].startswith("Так начать игру нельзя: набора «")
        assert str(Path(packs.__file__).parent) not in answer.text
    assert not (tmp_path / "ran").exists()


@pytest.fixture(scope="module")
def url_of_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the real games."""
    given = settings(tmp_path_factory.mktemp("games"), games="undercroft.games:games")
    with server(given) as address:
        yield address
