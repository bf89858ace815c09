"""Who may speak with the server, and that whatever it answers is JSON with careful headers."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import IntegrityError, OperationalError
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.table.house import server, settings
from tests.table.raw import Answer, ask
from tests.table.visitor import Visitor
from undercroft.engine.errors import Refusal, UndercroftError
from undercroft.table.people import People
from undercroft.table.proxies import known_proxies
from undercroft.table.settings import Settings
from undercroft.table.showing import show_refusal
from undercroft.table.socket import Connection
from undercroft.table.storage.away import is_storage_trouble
from undercroft.table.tables import Table

CAREFUL = (
    "content-security-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
    "referrer-policy",
    "x-content-type-options",
)
PUBLIC = "games.example.org"


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a name, behind a proxy on this machine."""
    with server(settings(tmp_path_factory.mktemp("named"), names=("Games.Example.ORG",))) as address:
        yield address


def check(answer: Answer | None, status: int, code: str = "") -> None:
    """A refusal as every refusal is."""
    assert answer is not None
    assert answer.status == status, answer
    for name in CAREFUL:
        assert name in answer.headers, name
    assert answer.headers["content-type"] == "application/json"
    said = answer.json
    assert set(said) == {"code", "rule", "words", "details"}
    assert said["words"]
    assert said["code"] == code or not code, said


def get(url: str, host: str, path: str = "/api/me/known", more: str = "") -> Answer | None:
    return ask(url, f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{more}\r\n".encode("latin-1"))


def shake(url: str, host: str, origin: str, more: str = "", path: str = "/api/tables/x/socket") -> Answer | None:
    """A handshake; the answer of one that is let in is 401 or 404, for there is no such table."""
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    said = f"Origin: {origin}\r\n" if origin else ""
    request = f"GET {path} HTTP/1.1\r\nHost: {host}\r\n{upgrade}Sec-WebSocket-Version: 13\r\n{said}{more}\r\n"
    return ask(url, request.encode("latin-1"))


# -- names ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LOCALHOST:8765",
        "127.0.0.1",
        "[::1]:80",
        "192.168.1.7:8765",
        "games.example.org",
        "games.example.org.",
    ],
)
def test_known_names_and_addresses_are_answered(named: str, host: str) -> None:
    answer = get(named, host)
    assert answer is not None
    assert answer.status == 200


def test_the_name_of_the_machine_is_known(named: str) -> None:
    answer = get(named, f"{socket.gethostname()}:8765")
    assert answer is not None
    assert answer.status == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "evil.example#localhost",
        "user@localhost",
        "localhost/",
        "localhost:x",
        "[localhost]",
        "",
        "localhost\r\nHost: evil.example",
        "\xff\xfe",
    ],
)
def test_other_names_are_not(named: str, host: str) -> None:
    """A page of evil.example, whose name was made to lead here, gets nothing."""
    for answer in (get(named, host), shake(named, host, f"http://{host}".replace("\r\n", ""))):
        check(answer, 421, "unknown-host")
        assert answer is not None
        assert "ws:" not in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("host", "origin", "proto", "welcome"),
    [
        ("localhost:80", "http://localhost", "", True),
        ("localhost:8765", "http://localhost:8765", "", True),
        ("localhost:8765", "http://localhost:8766", "", False),
        ("localhost:8765", "http://localhost", "", False),
        ("localhost", "https://localhost", "", False),
        ("localhost", "https://localhost", "https", True),
        ("localhost", "http://localhost", "https", False),
        (PUBLIC, f"https://{PUBLIC}", "https", True),
        (f"{PUBLIC}:443", f"https://{PUBLIC}", "https", True),
        (PUBLIC, f"https://{PUBLIC}:444", "https", False),
        (PUBLIC, "null", "https", False),
        (PUBLIC, "https://evil.example", "https", False),
        (PUBLIC, f"https://{PUBLIC}.evil.example", "https", False),
        (PUBLIC, "file://", "https", False),
        (PUBLIC, "", "https", True),
    ],
)
def test_scheme_and_port_of_a_page_are_compared(named: str, host: str, origin: str, proto: str, welcome: bool) -> None:
    forwarded = f"X-Forwarded-Proto: {proto}\r\nX-Forwarded-For: 192.0.2.1\r\n" if proto else ""
    check(shake(named, host, origin, forwarded), *((401, "not-signed-in") if welcome else (403, "foreign-origin")))
    said = f"Origin: {origin}\r\n" if origin else ""
    request = f"POST /api/me HTTP/1.1\r\nHost: {host}\r\n{said}{forwarded}Content-Length: 0\r\n\r\n"
    check(ask(named, request.encode()), *((422, "malformed") if welcome else (403, "foreign-origin")))


def test_what_browsers_are_told(named: str) -> None:
    plain = get(named, "localhost:8765", "/")
    assert plain is not None
    assert "connect-src 'self' ws://localhost:8765;" in plain.headers["content-security-policy"]
    assert "strict-transport-security" not in plain.headers
    tls = get(named, PUBLIC, "/", "X-Forwarded-Proto: https\r\nX-Forwarded-For: 192.0.2.1\r\n")
    assert tls is not None
    assert f"connect-src 'self' wss://{PUBLIC};" in tls.headers["content-security-policy"]
    assert tls.headers["strict-transport-security"].startswith("max-age=")
    for answer in (plain, tls):
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in answer.headers["permissions-policy"]
        assert "clipboard" not in answer.headers["permissions-policy"], "links are copied"


def test_a_proxy_is_an_address_or_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.1, 10.1.0.0/16")
    assert known_proxies(["::2"]) == ("127.0.0.1", "::1", "::2", "10.0.0.1", "10.1.0.0/16")
    with pytest.raises(UndercroftError) as refused:
        known_proxies(["example.org"])
    assert refused.value.code == "bad-proxy"


# -- answers ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("request_bytes", "status", "code"),
    [
        (b"hello\r\n\r\n", 400, "malformed"),
        (b"\x16\x03\x01\x02\x00\x01\x00", 400, "malformed"),
        (b"GET / HTTP/9.9\r\n\r\n", 400, "malformed"),
        (b"GET http:// HTTP/1.1\r\nHost: localhost\r\n\r\n", 400, "malformed"),
        (b"CONNECT x:1 HTTP/1.1\r\nHost: localhost\r\n\r\n", 400, "malformed"),
        (b"POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400, "malformed"),
        (b"GET /api/nothing HTTP/1.1\r\nHost: localhost\r\n\r\n", 404, "no-such-page"),
        (b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n", 405, "wrong-method"),
        (b"DELETE / HTTP/1.1\r\nHost: localhost\r\n\r\n", 405, "wrong-method"),
        (b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\n{", 422, "malformed"),
        (b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999\r\n\r\n", 400, "malformed"),
        (b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999999\r\n\r\n", 413, "too-big"),
        (b"GET /api/tables/%00 HTTP/1.1\r\nHost: localhost\r\n\r\n", 404, "no-such-table"),
        (b"GET /api/tables/" + b"x" * 5000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n", 404, "no-such-table"),
        (b"GET /assets/" + b"x" * 300 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n", 404, "no-such-page"),
        (b"GET /assets/%00/..%2f..%2fsecret HTTP/1.1\r\nHost: localhost\r\n\r\n", 404, "no-such-page"),
    ],
)
def test_refusals_are_all_alike(named: str, request_bytes: bytes, status: int, code: str) -> None:
    check(ask(named, request_bytes), status, code)


@pytest.mark.parametrize("path", ["/", "/t/", "/t/x/", "/assets"])
def test_long_paths_are_pages_of_the_web_app(named: str, path: str) -> None:
    answer = httpx.get(f"{named}{path}{'x' * 300}")
    assert answer.status_code == 200
    assert "text/html" in answer.headers["content-type"]


def test_only_the_head_of_an_answer(named: str) -> None:
    for path in ("/", "/api/games", "/api/me/known"):
        whole, head = httpx.get(f"{named}{path}"), httpx.head(f"{named}{path}")
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-length"] == whole.headers["content-length"]
    assert httpx.head(f"{named}/api/me").status_code == 401


@pytest.mark.parametrize(
    ("path", "more", "status", "code"),
    [
        ("/api/tables/x/socket", "", 401, "not-signed-in"),
        ("/api/nothing", "", 404, "no-such-page"),
        ("/", "", 404, "no-such-page"),
        ("/api/tables/%00/socket", "", 401, "not-signed-in"),
        ("/api/tables/x/socket", "X: " + "x" * 9000 + "\r\n", 400, "malformed"),
        ("/api/tables/x/socket", "Cookie: undercroft=" + "x" * 9000 + "\r\n", 400, "malformed"),
        ("/api/tables/x/socket", "Sec-WebSocket-Version: 7\r\n", 400, "malformed"),
        ("/api/tables/\xff/socket", "", 400, "malformed"),
        ("/" + "x" * 9000, "", 400, "malformed"),
    ],
)
def test_handshakes_that_are_refused(named: str, path: str, more: str, status: int, code: str) -> None:
    check(shake(named, "localhost", "", more, path), status, code)


def test_a_table_that_cannot_be_ours_is_not_looked_for(named: str) -> None:
    ann = Visitor(named)
    for table in ("x", "%00", "x" * 17, "абв", "a/../b", "x" * 15 + "%00", " " * 16):
        answer = ann.http.get(f"/api/tables/{table}")
        assert answer.status_code == 404, table
        check(shake(named, "localhost", "", f"Cookie: {ann.cookie}\r\n", f"/api/tables/{quoted(table)}/socket"), 404)


def quoted(text: str) -> str:
    return str(httpx.URL(f"http://x/{text}").raw_path, "ascii")[1:] or "x"


@pytest.mark.parametrize(
    "setup",
    [
        b'{"rounds": "\\ud800"}',
        b'{"\\ud800": 1}',
        b'{"rounds": "\\u0000"}',
        b'{"rounds": NaN}',
        b'{"rounds": 1e999}',
        b'{"rounds": ' + b"9" * 5000 + b"}",
        b'{"rounds": ' + b"[" * 900 + b"]" * 900 + b"}",
    ],
)
def test_odd_set_ups_are_refused(named: str, setup: bytes) -> None:
    ann = Visitor(named)
    for path in ("tables", "play-now"):
        body = b'{"game": "duel", "seats": 2, "setup": ' + setup + b"}"
        answer = ann.http.post(f"/api/{path}", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 422, answer.text
        assert answer.json()["code"] in ("malformed", "bad-setup")


def test_odd_keys_are_refused(named: str) -> None:
    body = b'{"name": "Ann", "\\ud800": 1}'
    answer = httpx.post(f"{named}/api/me", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


# -- when something breaks --------------------------------------------------------------------


def break_it(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    async def broken(*_: Any, **__: Any) -> Any:
        raise error

    monkeypatch.setattr(People, "whose", broken)


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [
        (RuntimeError("a bug"), 500, "mistake"),
        (OperationalError("select 1", {"secret": 7}, Exception("gone")), 503, "storage-down"),
        (ConnectionRefusedError(), 503, "storage-down"),
        (IntegrityError("insert", {}, Exception("taken")), 500, "mistake"),
    ],
)
def test_whatever_breaks_is_answered(
    named: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    error: Exception,
    status: int,
    code: str,
) -> None:
    caplog.set_level(logging.ERROR)
    with httpx.Client(base_url=named) as client:
        break_it(monkeypatch, error)
        answer = client.get("/api/me")
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert "content-security-policy" in answer.headers
        assert "connection" not in answer.headers, "the connection goes on"
        check(shake(named, "localhost", ""), status, code)
        page = client.get("/")
        assert page.status_code in (200, status)
    assert caplog.records
    assert "secret" not in caplog.text


def test_storage_trouble_is_told_from_mistakes() -> None:
    assert is_storage_trouble(TimeoutError())
    assert not is_storage_trouble(ValueError())


def test_a_refusal_that_has_no_words_is_still_a_refusal() -> None:
    class Odd(Refusal):
        code = "malformed"

    odd = Odd("odd", details={"reason": "\ud800", "number": 10**30})
    assert show_refusal(odd, "ru").code == "malformed"
    assert show_refusal(odd, "en").model_dump_json()
    for digits in (300, 5000):
        huge = show_refusal(Odd("odd", details={"reason": 10**digits}), "en")
        assert huge.words
        assert huge.model_dump_json()


def test_a_message_that_breaks_something_is_refused_and_the_socket_stays(
    named: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Visitor(named)
    with ann.sit(ann.play_now()) as sitting:

        def broken(*_: Any) -> Any:
            raise ArithmeticError("300 digits")

        with monkeypatch.context() as patched:
            patched.setattr(Table, "why_not", broken)
            assert sitting.refusal(type="why-not", seat=0, number=0, option="x")["code"] == "mistake"
            patched.setattr(Table, "choose", broken)
            assert sitting.refusal(type="choose", seat=0, number=0, option="pass")["code"] == "mistake"
        sitting.chosen(0, "pass")


def test_a_table_that_cannot_be_shown_is_said_with_a_code(named: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = Visitor(named)
    table = ann.create()

    async def broken(*_: Any) -> Any:
        raise OperationalError("select 1", {}, Exception("gone"))

    with monkeypatch.context() as patched:
        patched.setattr(Table, "join", broken)
        address = f"{named.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        with connect(address, additional_headers={"Cookie": ann.cookie}) as line:
            line.send('{"type":"hello"}')
            assert "storage-down" in str(line.recv(5))
            with pytest.raises(ConnectionClosed, match="1011"):
                line.recv(5)


def test_a_bug_of_ours_closes_a_socket_with_a_code(named: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = Visitor(named)
    with ann.sit(ann.create()) as sitting:

        def broken(*_: Any) -> Any:
            raise ArithmeticError("a bug")

        monkeypatch.setattr(Connection, "_checked", broken)
        sitting.tell(type="ping")
        assert sitting.until_closed() == 1011


def test_settings_know_this_machine(tmp_path: Path) -> None:
    assert Settings(tmp_path).proxies == ("127.0.0.1", "::1")
