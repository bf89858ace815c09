"""Odd requests and odd messages for a server, made from good ones, and what every answer must be like."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from http.client import HTTPConnection
from random import Random
from typing import Any
from urllib.parse import quote, urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.fuzz.mutate import mutate, odd_bytes, odd_text, odd_value
from tests.table.house import PATIENCE
from tests.table.raw import Answer, close_code, dial, frame, open_socket, read_answer
from tests.table.visitor import Visitor

CAREFUL = {"content-security-policy", "x-content-type-options", "permissions-policy", "cross-origin-opener-policy"}
CODES = {1000, 1002, 1007, 1009, 1011, 4001, 4008, 4029, 4401}
"""How a socket may be closed: docs/table.md."""
GAMES = "undercroft.games:games"
NAMED = re.compile(r"{(\w+)}")
"""What a path leaves open."""
LIMITS = {
    "posts_per_second": 1e6,
    "posts_at_once": 10**6,
    "messages_per_second": 1e6,
    "messages_at_once": 10**6,
    "chats_per_second": 1e6,
    "chats_at_once": 10**6,
    "steps_per_day": 10**9,
    "connections": 1000,
    "head_seconds": 0.5,
    "body_seconds": 0.5,
}
"""Only time is short: everything else gets in, to be read."""
GOOD_BODIES: dict[str, Any] = {
    "/api/me": {"name": "Eve", "lang": "en", "guest": True},
    "/api/me/come-back": {"token": "x" * 32},
    "/api/tables": {
        "game": "dungeoneer",
        "seats": 2,
        "setup": {"sets": ["serpent"], "heroes": ["a"], "first": 0},
        "public": True,
        "seconds": 60.0,
        "hints": False,
    },
    "/api/play-now": {"game": "dungeon-raiders", "seats": 3, "seat": 1, "setup": {"first": 1}, "computer": "thumb"},
    "/api/tables/{table_id}/seats/{seat}/take": {"name": "Eve"},
    "/api/tables/{table_id}/seats/{seat}/name": {"name": None},
    "/api/tables/{table_id}/seats/{seat}/give": {"computer": "thumb"},
    "/api/tables/{table_id}/ready": {"ready": True},
}
GOOD_MESSAGES: tuple[dict[str, Any], ...] = (
    {"type": "choose", "seat": 0, "number": 0, "option": "fight:thief:ooze:2", "ref": 1},
    {"type": "choose", "seat": 0, "number": 0, "option": "battle:champion:dragon:1:2", "ref": 1},
    {"type": "undo", "seat": 0, "ref": 1},
    {"type": "hint", "seat": 0, "number": 0, "ref": 1},
    {"type": "why-not", "seat": 0, "number": 0, "option": "fight:thief:ooze:3", "ref": 1},
    {"type": "forecast", "seat": 0, "number": 0, "ref": 1},
    {"type": "chat", "text": "hello", "ref": 1},
    {"type": "ping", "ref": 1},
    {"type": "hello", "lang": "ru", "have": {"step": 1, "events": 2, "seats": [0, None]}},
)


class Target:
    """A server with a match of two people that nobody else may touch."""

    def __init__(self, url: str, rng: Random) -> None:
        self.url = url
        self.rng = rng
        self.eve = Visitor(url, "Eve")
        ann, bob = Visitor(url, "Ann"), Visitor(url, "Bob")
        self.table = ann.create("dungeon-roll", 2)
        bob.post(f"/tables/{self.table}/seats/1/take")
        bob.post(f"/tables/{self.table}/ready")
        ann.post(f"/tables/{self.table}/start")
        self._people = (ann, bob)
        self.own = self.eve.play_now("dungeon-roll", 1)
        self.tables = (self.table, self.own, self.eve.create("dungeoneer", 2), "x" * 16, "nowhere")
        self.operations = _operations(ann.get("/openapi.json"))
        self._before = self._kept()

    def _kept(self) -> list[Any]:
        """All that can be known of the match."""
        records = [person.get(f"/tables/{self.table}/record") for person in self._people]
        tables = [person.get(f"/tables/{self.table}") for person in self._people]
        for answer in tables:
            answer["table"].pop("spectators")
            for seat in answer["table"]["seats"]:
                seat.pop("online")
        return [records, tables]

    def check(self) -> None:
        assert self._kept() == self._before, "the match is as it was"


def _operations(schema: Any) -> list[tuple[str, str, list[str]]]:
    """Method, path and names of the query, of everything that can be asked."""
    return [
        (method.upper(), path, [each["name"] for each in about.get("parameters", ()) if each["in"] == "query"])
        for path, methods in sorted(schema["paths"].items())
        for method, about in sorted(methods.items())
        if not path.endswith("/renew")
    ]


# -- requests that are in order, with odd contents ---------------------------------------------


class Asker:
    """Sends requests over one connection, as long as it is kept."""

    def __init__(self, target: Target) -> None:
        self._target = target
        self._line = HTTPConnection(urlsplit(target.url).netloc, timeout=PATIENCE)

    def ask_oddly(self) -> None:
        rng = self._target.rng
        method, path, names = rng.choice(self._target.operations)
        body = self._body(path) if method == "POST" else None
        asked = self._path(path) + self._query(names)
        headers = {"Cookie": self._cookie(), "Accept-Language": rng.choice(("en", "ru", "xx", "ru;q=x,,"))}
        if body is not None:
            headers["Content-Type"] = rng.choice(("application/json",) * 8 + ("text/plain", "", "application/json; x"))
        self._line.request(rng.choice((method,) * 12 + ("HEAD", "PUT", "OPTIONS")), asked, body, headers)
        answer = self._line.getresponse()
        found = {name.lower(): value for name, value in answer.getheaders()}
        check_answer(Answer(answer.status, found, answer.read()), (method, asked, body))

    def _path(self, path: str) -> str:
        rng, target = self._target.rng, self._target
        known: dict[str, tuple[str, ...]] = {
            "table_id": target.tables,
            "game_id": ("dungeon-roll", "dungeoneer", "talisman"),
            "seat": ("0", "1", "7", "-1"),
            "number": ("0", "5", "9" * 30),
            "rule_id": ("ROLL-MON-14",),
        }
        for name in NAMED.findall(path):
            value = rng.choice(known[name]) if rng.random() < 0.7 else odd_text(rng)
            path = path.replace(f"{{{name}}}", quote(value, safe="", errors="surrogatepass"))
        if rng.random() < 0.03:
            path = rng.choice(("/", "/t/", "/assets/", "/api/", "")) + quote(odd_text(rng), errors="surrogatepass")
        return path if path.startswith("/") else f"/{path}"

    def _query(self, names: list[str]) -> str:
        rng = self._target.rng
        chosen = [name for name in [*names, "lang"] if rng.random() < 0.5]
        return "?" * bool(chosen) + "&".join(f"{n}={quote(odd_text(rng), errors='surrogatepass')}" for n in chosen)

    def _body(self, path: str) -> bytes:
        rng = self._target.rng
        value = mutate(rng, GOOD_BODIES.get(path, {}))
        try:
            return odd_bytes(rng, value) if rng.random() < 0.3 else json.dumps(value).encode()
        except (RecursionError, ValueError):
            return b"{}"

    def _cookie(self) -> str:
        rng, cookie = self._target.rng, self._target.eve.cookie
        if rng.random() < 0.8:
            return cookie
        at = rng.randrange(len(cookie))
        odd = cookie[:at] + odd_text(rng) + cookie[at + rng.randrange(3) :]
        return "".join(char for char in odd if char.isprintable() and ord(char) < 256)[:6000]


def check_answer(answer: Answer, asked: Any) -> None:
    """Never an error of ours, always careful headers, and every refusal is one."""
    assert answer.status < 500 or (answer.status == 503 and b"storage-down" not in answer.body), (answer, asked)
    assert answer.headers.keys() >= CAREFUL, (answer, asked)
    if answer.status >= 400 and answer.body:
        assert answer.headers["content-type"] == "application/json", (answer, asked)
        assert set(answer.json) == {"code", "rule", "words", "details"}, (answer, asked)
        assert answer.json["words"], (answer, asked)


# -- requests that are not even requests --------------------------------------------------------

LINES = (
    b"GET / HTTP/1.1",
    b"POST /api/me HTTP/1.1",
    b"GET /api/tables/xxxxxxxxxxxxxxxx/socket HTTP/1.1",
    b"HEAD /t/x HTTP/1.0",
    b"OPTIONS * HTTP/1.1",
    b"GET http://localhost/api/games HTTP/1.1",
    b"PRI * HTTP/2.0",
)
HEADERS = (
    b"Host: localhost",
    b"Host: 127.0.0.1:1",
    b"Origin: null",
    b"Content-Length: 3",
    b"Transfer-Encoding: chunked",
    b"Connection: Upgrade",
    b"Upgrade: websocket",
    b"Upgrade: h2c",
    b"Sec-WebSocket-Version: 13",
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    b"Sec-WebSocket-Protocol: a, b,,",
    b"Expect: 100-continue",
    b"X-Forwarded-For: 192.0.2.1, x, [::1",
    b"X-Forwarded-Proto: https",
    b"Accept-Language: \xff",
    b"Cookie: undercroft=a.b.c; undercroft=\xff; =",
)


def odd_request(rng: Random) -> bytes:
    """A request of good parts in bad order, with some bytes changed."""
    headers = rng.choices(HEADERS, k=rng.randrange(8))
    body = rng.choice((b"", b"{}}", b"3\r\n{}}\r\n0\r\n\r\n", rng.randbytes(20)))
    data = b"\r\n".join([rng.choice(LINES), b"Host: localhost", *headers, b"", body])
    for _ in range(rng.choice((0, 0, 1, 2, 5))):
        at = rng.randrange(len(data))
        data = data[:at] + rng.choice((rng.randbytes(1), b"\r\n", b"", b"\0", b"x" * 300)) + data[at + 1 :]
    return data


def send_raw(target: Target, count: int) -> None:
    """Many at once, for some of them are waited for."""
    sent = [odd_request(target.rng) for _ in range(count)]
    lines = [dial(target.url) for _ in sent]
    for line, data in zip(lines, sent, strict=True):
        with suppress(ConnectionError):
            line.sendall(data)
    for line, data in zip(lines, sent, strict=True):
        with line:
            answer = read_answer(line)
            if answer is not None and answer.status != 101:
                check_answer(answer, data)


# -- messages -----------------------------------------------------------------------------------


class Talker:
    """Says odd things at a table, and hears whether it is still spoken with."""

    def __init__(self, target: Target, table: str) -> None:
        self._target = target
        self._table = table
        self._socket = self._connect()
        self._ref = 0

    def _connect(self) -> ClientConnection:
        address = f"{self._target.url.replace('http', 'ws', 1)}/api/tables/{self._table}/socket"
        opening = connect(address, additional_headers={"Cookie": self._target.eve.cookie}, max_size=None)
        opened = opening.__enter__()
        opened.send('{"type":"hello"}')
        return opened

    def close(self) -> None:
        self._socket.close()

    def say_oddly(self) -> None:
        message = self._odd_message()
        try:
            self._socket.send(message)
            self._ref += 1
            self._socket.send(json.dumps({"type": "ping", "ref": self._ref}))
            self._hear(message)
        except ConnectionClosed:
            assert self._socket.close_code in CODES, (self._socket.close_code, message)
            self._socket = self._connect()

    def _hear(self, message: str | bytes) -> None:
        while True:
            heard = json.loads(self._socket.recv(PATIENCE))
            if heard["type"] == "refused":
                assert heard["refusal"]["code"] != "mistake", message
                assert heard["refusal"]["words"], message
            if heard["type"] == "pong" and heard["ref"] == self._ref:
                return

    def _odd_message(self) -> str | bytes:
        rng = self._target.rng
        value = mutate(rng, rng.choice(GOOD_MESSAGES))
        kind = rng.randrange(10)
        if kind == 0:
            value = odd_value(rng)
        try:
            raw = odd_bytes(rng, value) if kind == 1 else json.dumps(value, ensure_ascii=rng.random() < 0.5).encode()
        except (RecursionError, ValueError):
            return "[]"
        if kind == 2:
            return raw[:60_000]
        return raw.decode("utf-8", "replace")[:15_000]


def odd_frames(rng: Random) -> bytes:
    """Frames that no library sends."""
    parts: list[bytes] = []
    for _ in range(rng.randrange(1, 4)):
        good = frame(rng.randrange(16), rng.randbytes(rng.choice((0, 1, 2, 5, 125, 126, 300))), fin=rng.random() < 0.7)
        at = rng.randrange(min(len(good), 14))
        parts.append(good if rng.random() < 0.5 else good[:at] + rng.randbytes(1) + good[at + 1 :])
    return b"".join(parts)


def send_frames(target: Target, count: int) -> None:
    """Each in a socket of its own. What is left unfinished is ended by us."""
    for _ in range(count):
        data = odd_frames(target.rng)
        line = open_socket(target.url, target.own, target.eve.cookie)
        with line:
            line.sendall(data + frame(1, b'{"type":"nonsense"}') + frame(8, b"\x03\xe8"))
            line.settimeout(0.5)
            code = close_code(line)
            assert code is None or code in CODES, (code, data)
