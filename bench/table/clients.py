"""Those who come to the table: people who play, and a crowd of spectators so light that they do not slow it down."""

from __future__ import annotations

import asyncio
import json
import os
import time
from typing import Any, Self
from urllib.parse import urlsplit

from undercroft.table.patches import patched

Data = dict[str, Any]


class Guest:
    """Somebody with a name, at an address of this machine: what is allowed is counted by address."""

    def __init__(self, url: str, name: str = "Bench", address: str = "127.0.0.1") -> None:
        import httpx

        self.url = url
        self.address = address
        transport = httpx.HTTPTransport(verify=False, local_address=address)
        self.http = httpx.Client(base_url=url, timeout=120, transport=transport)
        self.http.post("/api/me", json={"name": name}).raise_for_status()

    @property
    def cookie(self) -> str:
        return f"undercroft={self.http.cookies['undercroft']}"

    def play_now(self, game: str, seats: int, computer: str = "thumb") -> str:
        body = {"game": game, "seats": seats, "computer": computer}
        return str(self.http.post("/api/play-now", json=body).raise_for_status().json()["table"]["id"])

    def leave_to(self, table: str, computer: str) -> None:
        answer = self.http.post(f"/api/tables/{table}/seats/0/give", json={"computer": computer})
        answer.raise_for_status()

    def sit(self, table: str) -> Seat:
        return Seat(self, table)


class Seat:
    """Playing: choices are sent, and the time until they are seen is taken."""

    def __init__(self, guest: Guest, table: str) -> None:
        from websockets.sync.client import connect

        address = f"{guest.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self._socket = connect(
            address,
            additional_headers={"Cookie": guest.cookie},
            max_size=None,
            source_address=(guest.address, 0),
        )
        self._socket.send('{"type":"hello"}')
        self._sights: list[Data] = self._next("snapshot")["sights"]
        self.over = False
        self.sizes: list[int] = []
        """Bytes of each update."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()

    def _next(self, kind: str) -> Data:
        while True:
            text = self._socket.recv(timeout=120)
            message: Data = json.loads(text)
            assert message["type"] != "refused", message
            if message["type"] == "update":
                self.sizes.append(len(text.encode() if isinstance(text, str) else text))
            if message["type"] == kind:
                return message

    @property
    def decision(self) -> Data | None:
        found: Data | None = self._sights[0]["decision"]
        return found

    def choose(self, place: int = -1) -> float:
        """Take the last option, or that at another place; seconds until it is seen."""
        assert self.decision is not None
        choice = {"seat": self.decision["seat"], "number": self.decision["number"]}
        choice["option"] = self.decision["options"][place]["id"]
        began = time.perf_counter()
        self._socket.send(json.dumps({"type": "choose", **choice}))
        self._learn()
        return time.perf_counter() - began

    def wait(self) -> float:
        """Until one is asked or the match is over; the longest that a computer took."""
        longest = 0.0
        while self.decision is None and not self.over:
            began = time.perf_counter()
            self._learn()
            longest = max(longest, time.perf_counter() - began)
        return longest

    def _learn(self) -> None:
        update = self._next("update")
        self._sights, self.over = patched(self._sights, update["patch"]), update["outcome"] is not None


class Spectator(asyncio.Protocol):
    """A socket that only notes when the next news came."""

    def __init__(self, path: str, host: str, cookie: str) -> None:
        key = "dGhlIHNhbXBsZSBub25jZQ=="
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            f"Cookie: {cookie}",
        ]
        self._knock = "\r\n".join([*lines, "", ""]).encode()
        self.transport: asyncio.Transport | None = None
        self.joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.news: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self.gone = False

    @classmethod
    async def come(cls, url: str, table: str, cookie: str) -> Spectator:
        place = urlsplit(url)
        path = f"/api/tables/{table}/socket"
        _, spectator = await asyncio.get_running_loop().create_connection(
            lambda: cls(path, place.netloc, cookie), place.hostname or "", place.port or 80
        )
        await spectator.joined
        return spectator

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._knock)

    def data_received(self, data: bytes) -> None:
        if data.startswith(b"HTTP/1.1 101"):
            assert self.transport is not None
            self.transport.write(_frame(b'{"type":"hello"}'))
        elif data.startswith(b"HTTP/1.1") and not self.joined.done():
            self.joined.set_exception(RuntimeError(data[:300].decode("latin-1")))
        if b'"type":"snapshot"' in data and not self.joined.done():
            self.joined.set_result(None)
        if b'"type":"update"' in data and not self.news.done():
            self.news.set_result(time.perf_counter())

    def connection_lost(self, error: Exception | None) -> None:
        self.gone = True

    def expect(self) -> asyncio.Future[float]:
        """When the next news comes."""
        self.news = asyncio.get_running_loop().create_future()
        return self.news

    def leave(self) -> None:
        assert self.transport is not None
        self.transport.abort()


def _frame(text: bytes) -> bytes:
    mask = os.urandom(4)
    body = bytes(byte ^ mask[at % 4] for at, byte in enumerate(text))
    return bytes([0x81, 0x80 | len(text)]) + mask + body
