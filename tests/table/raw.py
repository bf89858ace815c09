"""A client of bytes: what no library would send."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
import time
from contextlib import suppress
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from tests.table.house import PATIENCE

PING, PONG, TEXT, CONT, CLOSE = 9, 10, 1, 0, 8


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


def dial(url: str, source: str = "") -> socket.socket:
    place = urlsplit(url)
    assert place.hostname is not None
    line = socket.create_connection((place.hostname, place.port or 80), PATIENCE, (source, 0) if source else None)
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return line


def read_head(line: socket.socket, data: bytes = b"") -> tuple[bytes, bytes]:
    """The head of an answer, and what came after it."""
    while b"\r\n\r\n" not in data:
        some = line.recv(65536)
        if not some:
            return data, b""
        data += some
    head, _, rest = data.partition(b"\r\n\r\n")
    return head, rest


def read_answer(line: socket.socket) -> Answer | None:
    """One answer with a length, not the one that only says to go on; nothing if the connection ends without one."""
    try:
        head, body = read_head(line)
        while head.startswith(b"HTTP/1.1 100 "):
            head, body = read_head(line, body)
        lines = head.decode("latin-1").split("\r\n")
        if not lines[0]:
            return None
        headers = {name.lower(): value for name, _, value in (each.partition(": ") for each in lines[1:])}
        while len(body) < int(headers.get("content-length", "0")):
            some = line.recv(65536)
            if not some:
                break
            body += some
    except ConnectionError:
        return None
    return Answer(int(lines[0].split()[1]), headers, body)


def ask(url: str, request: bytes, source: str = "") -> Answer | None:
    """Send bytes and read the answer to them."""
    with dial(url, source) as line:
        with suppress(ConnectionError):
            line.sendall(request)
        return read_answer(line)


def seconds_for(url: str, path: str = "/api/me/known", source: str = "") -> float:
    """How long a small request takes."""
    began = time.monotonic()
    answer = ask(url, f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode(), source)
    assert answer is not None, "the connection was closed without an answer"
    assert answer.status == 200, answer
    return time.monotonic() - began


def is_closed(line: socket.socket) -> bool:
    """Whether the other side has ended the connection."""
    line.setblocking(False)
    try:
        return line.recv(65536) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True
    finally:
        line.setblocking(True)


def frame(kind: int, payload: bytes = b"", *, fin: bool = True) -> bytes:
    """A masked frame, as a client sends it."""
    head = bytes([kind | (0x80 if fin else 0)])
    size = len(payload)
    if size < 126:
        head += bytes([0x80 | size])
    else:
        head += bytes([0x80 | 126]) + struct.pack("!H", size) if size < 65536 else b"\xff" + struct.pack("!Q", size)
    return head + b"\0\0\0\0" + payload


def open_socket(url: str, table: str, cookie: str, source: str = "") -> socket.socket:
    """A socket of a table, greeted."""
    line = dial(url, source)
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
    )
    head, _ = read_head(line)
    assert b" 101 " in head, head
    line.sendall(frame(TEXT, b'{"type":"hello"}'))
    return line


def close_code(line: socket.socket) -> int | None:
    """How the server closes the socket, after all it still says."""
    data = b""
    with suppress(ConnectionError, TimeoutError):
        while some := line.recv(65536):
            data += some
    code = None
    while len(data) >= 2:
        kind, size, at = data[0] & 0x0F, data[1], 2
        if size == 126:
            size, at = struct.unpack("!H", data[2:4])[0], 4
        elif size == 127:
            size, at = struct.unpack("!Q", data[2:10])[0], 10
        if kind == CLOSE and size >= 2:
            code = struct.unpack("!H", data[at : at + 2])[0]
        data = data[at + size :]
    return code
