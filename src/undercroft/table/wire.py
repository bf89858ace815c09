"""The wire: what is counted before anything is read. Limits and reasons stand in docs/table.md.

uvicorn reads requests and frames as long as they come. These are its two readers with a measure at hand: a head that is
too long, a request that never ends, a crowd of connections, a flood of frames. What is too much is not looked at.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from typing import Any, Protocol

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from undercroft.table.gate import careful_headers
from undercroft.table.limits import Bucket, is_this_machine, neighbourhood, plain_address
from undercroft.table.people import known_language
from undercroft.table.proxies import FORWARDED, Proxies
from undercroft.table.refusals import Full, HeadTooBig, NotHttp, TableRefusal, TooBig, TooSlow
from undercroft.table.settings import Limits
from undercroft.table.showing import show_refusal
from undercroft.table.turns import Turns

RESERVED_FILES = 96
"""For the database, the thinking processes, the log: never for visitors."""
FEWEST = 16
ENOUGH_FILES = 65_536
OVERHEAD = 8
"""A body in pieces may take so many times its size on the wire."""
PIPELINED = 8
"""Requests that may wait in a connection; browsers send one after the other."""
FAREWELLS = 20
"""So many sockets end in one turn of the event loop: thousands that leave at once hold nobody up."""
LINGER_SECONDS = 1.0
LINGER_BYTES = 1_000_000
"""So long, and so much, a client that was turned away may go on sending, to be able to hear why."""
HASTY_SECONDS = 2.0
"""So long the table may take to tell a hasty client so itself."""
TOO_FAST = 4029
NO_TEXT = 1007


def allow_files(wanted: int = ENOUGH_FILES) -> None:
    """Ask the system for as many open files as it lets us have."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def count_files() -> int:
    """How many files may be open at once."""
    try:
        import resource
    except ImportError:
        return ENOUGH_FILES
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return ENOUGH_FILES if soft == resource.RLIM_INFINITY else soft


# -- everybody who is connected ---------------------------------------------------------------


class Guest(Protocol):
    """One connection."""

    @property
    def is_waited_for(self) -> bool:
        """Whether nothing is being done for it: it is the client's turn."""

    def drop(self) -> None:
        """End it at once."""


class Crowd:
    """All connections, by neighbourhood. When there is no room, those that only wait make room, the oldest of the
    most crowded neighbourhood first; if nobody does, the newcomer is turned away."""

    def __init__(self, limits: Limits, proxies: Proxies) -> None:
        self._most = max(FEWEST, min(limits.all_connections, count_files() - RESERVED_FILES))
        self._most_of_one = limits.address_connections
        self._proxies = proxies
        self.farewells = Turns(FAREWELLS)
        self._near: dict[asyncio.BaseTransport, str] = {}
        self._guests: dict[str, dict[asyncio.BaseTransport, Guest]] = {}

    def __len__(self) -> int:
        return len(self._near)

    def is_proxy(self, address: str) -> bool:
        return address in self._proxies

    def admit(self, address: str, transport: asyncio.BaseTransport, guest: Guest) -> bool:
        """Whether there is room for one more."""
        near = neighbourhood(address)
        if not self._has_room(near, is_counted=not is_this_machine(address) and not self.is_proxy(address)):
            return False
        self._near[transport] = near
        self._guests.setdefault(near, {})[transport] = guest
        return True

    def hand_over(self, transport: asyncio.BaseTransport, guest: Guest) -> None:
        """The connection goes on as something else."""
        if transport in self._near:
            self._guests[self._near[transport]][transport] = guest

    def leave(self, transport: asyncio.BaseTransport) -> None:
        near = self._near.pop(transport, None)
        if near is not None:
            del self._guests[near][transport]
            if not self._guests[near]:
                del self._guests[near]

    def _has_room(self, near: str, is_counted: bool) -> bool:
        if is_counted and len(self._guests.get(near, ())) >= self._most_of_one:
            return self._make_room(near)
        if len(self._near) < self._most:
            return True
        crowded = sorted(self._guests, key=lambda each: -len(self._guests[each]))
        return any(self._make_room(each) for each in crowded)

    def _make_room(self, near: str) -> bool:
        for transport, guest in self._guests[near].items():
            if guest.is_waited_for:
                self.leave(transport)
                guest.drop()
                return True
        return False


# -- requests ---------------------------------------------------------------------------------


def refusal_bytes(refusal: TableRefusal, scheme: str = "http") -> bytes:
    """A whole answer, for when there is nobody yet who could write one."""
    body = show_refusal(refusal, known_language("")).model_dump_json().encode()
    headers = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        "connection": "close",
        **careful_headers(scheme),
    }
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return STATUS_LINE[refusal.status] + lines.encode("ascii") + b"\r\n" + body


class HttpWire(HttpToolsProtocol):
    limits: Limits
    crowd: Crowd

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._in_head = False
        self._taken = 0
        """Bytes of the head, or of the body, that have come."""
        self._deadline: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self._is_leaving = False
        self._is_socket = False
        self._thrown_away = 0

    # -- coming and going ---------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        if self.client is not None:
            self.client = (plain_address(self.client[0]), self.client[1])
        if self.crowd.admit(self.client[0] if self.client else "", transport, self):
            self._expect(self.limits.head_seconds)
        else:
            self._is_leaving = True
            transport.write(refusal_bytes(Full("too many connections")))
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.leave(self.transport)
        self._end_waiting()
        super().connection_lost(exc)

    @property
    def is_waited_for(self) -> bool:
        return not self._is_at_work or self._in_head or self.cycle.more_body

    @property
    def _is_at_work(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def drop(self) -> None:
        self.transport.abort()

    # -- reading ------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._is_leaving:
            self._throw_away(data)
            return
        self._unset_keepalive_if_required()
        while data and not self._is_leaving and not self._is_socket and not self.transport.is_closing():
            room = self._room()
            part, data = data[:room], data[room:]
            self._feed(part)
            self._measure(len(part))
        self._watch()

    def _room(self) -> int:
        """So much is read at a time that no more than the limit of a head can be in it."""
        return self.limits.head_bytes - self._taken if self._in_head else self.limits.head_bytes

    def _feed(self, data: bytes) -> None:
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self._is_socket = True
                self._end_waiting()
                self.handle_websocket_upgrade()
                del self.parser
        except httptools.HttpParserError:
            self._turn_away(NotHttp("this is no HTTP request"))

    def _measure(self, count: int) -> None:
        self._taken += count
        if self._in_head and self._taken >= self.limits.head_bytes:
            self._turn_away(HeadTooBig(f"a head has at most {self.limits.head_bytes} bytes"))
        elif self._taken > OVERHEAD * self.limits.body_bytes:
            self._turn_away(TooBig("the request is too big"))
        elif len(self.pipeline) > PIPELINED:
            self._turn_away(TooBig("too many requests at once"))

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        self._taken = 0
        if self._deadline is None:
            self._expect(self.limits.head_seconds)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._taken = 0
        self._expect(self.limits.body_seconds)
        if self._is_forwarded():
            self.timeout_keep_alive = self.limits.proxy_idle_seconds
        super().on_headers_complete()

    def _is_forwarded(self) -> bool:
        is_said = any(name == FORWARDED for name, _ in self.headers)
        return is_said and self.client is not None and self.crowd.is_proxy(self.client[0])

    def on_message_complete(self) -> None:
        self._taken = 0
        self._relax()
        super().on_message_complete()

    # -- time ---------------------------------------------------------------------------------

    def _watch(self) -> None:
        """Between two requests, bytes that begin none do not keep the connection open."""
        if self._deadline is None and not self._is_at_work and not self._is_socket and not self.transport.is_closing():
            self._expect(self.limits.head_seconds)

    def _expect(self, seconds: float) -> None:
        self._relax()
        self._deadline = self.loop.call_later(seconds, self._run_out)

    def _relax(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _run_out(self) -> None:
        self._deadline = None
        if self._in_head or self._is_at_work:
            self._turn_away(TooSlow("the request did not come to its end in time"))
        else:
            self.transport.close()

    def _end_waiting(self) -> None:
        self._relax()
        self.resume_writing()

    def pause_writing(self) -> None:
        """The client does not take its answer: not for ever."""
        super().pause_writing()
        if self._stalled is None:
            self._stalled = self.loop.call_later(self.limits.body_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
        super().resume_writing()

    # -- refusing -----------------------------------------------------------------------------

    def send_400_response(self, msg: str) -> None:
        self._turn_away(NotHttp(msg))

    def _turn_away(self, refusal: TableRefusal) -> None:
        """Say why, listen no more, and close."""
        if self._is_leaving or self.transport.is_closing():
            return
        self._is_leaving = True
        self._relax()
        self._unset_keepalive_if_required()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)
        if self._is_at_work:
            if self.cycle.response_started:
                self.transport.abort()
                return
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.flow.resume_reading()
        self.transport.write(refusal_bytes(refusal, self.scheme or "http"))
        self._say_end()

    def _say_end(self) -> None:
        if self.transport.can_write_eof():
            self.transport.write_eof()

    def _throw_away(self, data: bytes) -> None:
        self._thrown_away += len(data)
        if self._thrown_away > LINGER_BYTES:
            self.transport.abort()


# -- sockets ----------------------------------------------------------------------------------


class Frames:
    """Finds where frames begin in a stream of bytes, without looking at what they say."""

    def __init__(self) -> None:
        self._skip = 0
        self._head = b""

    def scan(self, data: bytes) -> Iterator[tuple[int, bool]]:
        """For each frame that begins: where, and whether it is a control frame."""
        at = 0
        while True:
            step = min(self._skip, len(data) - at)
            self._skip -= step
            at += step
            if self._skip or at >= len(data):
                return
            if not self._head:
                yield at, bool(data[at] & 0x08)
            at = self._read_head(data, at)

    def _read_head(self, data: bytes, at: int) -> int:
        """Learn how long the frame is, as soon as enough of it is there."""
        while at < len(data):
            self._head += data[at : at + 1]
            at += 1
            if len(self._head) >= 2 and len(self._head) == _head_size(self._head[1]):
                self._skip = _payload_size(self._head)
                self._head = b""
                break
        return at


def _head_size(second: int) -> int:
    length = second & 0x7F
    return 2 + {126: 2, 127: 8}.get(length, 0) + (4 if second & 0x80 else 0)


def _payload_size(head: bytes) -> int:
    length = head[1] & 0x7F
    wide = {126: 2, 127: 8}.get(length, 0)
    return int.from_bytes(head[2 : 2 + wide], "big") if wide else length


class SocketWire(WebSocketsSansIOProtocol):
    limits: Limits
    crowd: Crowd

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        limits = self.limits
        self._frames = Frames()
        self._data_frames = Bucket(limits.frames_per_second, limits.frames_at_once)
        self._control_frames = Bucket(limits.control_frames_per_second, limits.control_frames_at_once)
        self._is_deaf = False
        self._thrown_away = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if self.client is not None:
            self.client = (plain_address(self.client[0]), self.client[1])
        self.crowd.hand_over(transport, self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.leave(self.transport)
        self.crowd.farewells.do(partial(self._part, exc))

    def _part(self, exc: Exception | None) -> None:
        """What reads for it holds it, too: let go, it needs no collector to be gone."""
        super().connection_lost(exc)
        self.conn.parser.close()

    @property
    def is_waited_for(self) -> bool:
        return self.close_sent

    def drop(self) -> None:
        self.transport.abort()

    def shutdown(self) -> None:
        """The server stops. A client that is leaving at this very moment needs no word."""
        try:
            super().shutdown()
        except InvalidState:
            self.transport.close()

    async def run_asgi(self) -> None:
        """When all is said, a client that does not listen is not waited for."""
        await super().run_asgi()
        self.loop.call_later(self.close_timeout + 1, self.transport.abort)

    async def send(self, message: Any) -> None:
        """A handshake that was refused is over too."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    # -- the handshake ------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._is_deaf:
            self._throw_away(data)
        elif not self.handshake_initiated:
            self._shake_hands(data)
        else:
            self._take(data)

    def _shake_hands(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except ValueError:
            self.logger.debug("a handshake could not be read", exc_info=True)
        if not self.handshake_initiated:
            self._turn_away()

    def handle_connect(self, event: Request) -> None:
        if self.conn.accept(event).status_code == 101:
            super().handle_connect(event)

    def _turn_away(self) -> None:
        """A request for a socket that is none."""
        self._is_deaf = self.close_sent = self.handshake_complete = True
        scheme = "https" if self.scheme == "wss" else "http"
        self.transport.write(refusal_bytes(NotHttp("this is no handshake of a WebSocket"), scheme))
        self.transport.close()

    # -- counting frames ----------------------------------------------------------------------

    def _take(self, data: bytes) -> None:
        for at, is_control in self._frames.scan(data):
            if not (self._control_frames if is_control else self._data_frames).take():
                self._is_deaf = True
                self._read(data[:at])
                self._answer_flood(is_control)
                return
        self._read(data)

    def _read(self, data: bytes) -> None:
        if data and not self.transport.is_closing():
            with suppress(InvalidState):
                super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_text(self.frames):
            self._end(NO_TEXT, "this is no text")
        else:
            super().send_receive_event_to_app()

    def _answer_flood(self, is_control: bool) -> None:
        """What came before it is still answered: the table itself tells those who say too much."""
        if is_control:
            self._cut_off()
        else:
            self.loop.call_later(HASTY_SECONDS, self._cut_off)

    def _cut_off(self) -> None:
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)
        self._end(TOO_FAST, "too fast")

    def _end(self, code: int, reason: str) -> None:
        """Close it, whatever it has yet to say."""
        if self.close_sent or self.transport.is_closing():
            return
        self._is_deaf = self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        with suppress(InvalidState):
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def _throw_away(self, data: bytes) -> None:
        self._thrown_away += len(data)
        if self._thrown_away > LINGER_BYTES:
            self.transport.pause_reading()


def _is_text(frames: list[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True


def make_wires(limits_given: Limits, proxies: Proxies) -> tuple[type[HttpWire], type[SocketWire]]:
    """The readers of one server."""
    everybody = Crowd(limits_given, proxies)

    class Requests(HttpWire):
        limits = limits_given
        crowd = everybody

    class Sockets(SocketWire):
        limits = limits_given
        crowd = everybody

    return Requests, Sockets
