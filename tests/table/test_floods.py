"""Floods: endless heads, half-open requests, crowds of connections, frames by the thousand. Others do not notice.

These tests speak with a real server in bytes: a new uvicorn whose insides are other ones fails here.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import httpx
import pytest
from websockets.exceptions import InvalidState

from tests.table.apart import server_apart
from tests.table.house import GENEROUS, PATIENCE, server, settings
from tests.table.raw import CONT, PING, TEXT, ask, close_code, dial, frame, is_closed, open_socket, seconds_for
from tests.table.raw import read_answer as hear
from tests.table.visitor import Visitor
from undercroft.table.limits import Buckets, is_this_machine, neighbourhood, plain_address
from undercroft.table.proxies import Proxies
from undercroft.table.settings import Limits
from undercroft.table.wire import Crowd, Frames, SocketWire

QUICK = replace(GENEROUS, head_seconds=0.4, body_seconds=0.4, idle_seconds=1, address_connections=20)
SOON = 0.3
"""A small request beside a flood may take so long on a busy machine; without the limits it takes seconds."""


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with little time."""
    with server(settings(tmp_path_factory.mktemp("quick"), limits=QUICK)) as address:
        yield address


@pytest.fixture(scope="module")
def apart(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a process of its own, so that the flood does not take its time from it."""
    with server_apart(tmp_path_factory.mktemp("apart")) as address:
        yield address


# -- requests ---------------------------------------------------------------------------------


def test_a_head_has_an_end(quick: str) -> None:
    head = b"GET /api/me/known HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 15_000 + b"\r\n\r\n"
    answer = ask(quick, head)
    assert answer is not None
    assert answer.status == 200
    for endless in (b"X: " + b"x" * 40_000, b"X: y\r\n" * 10_000, b"\r\n X" * 20_000):
        answer = ask(quick, b"GET / HTTP/1.1\r\nHost: localhost\r\n" + endless)
        assert answer is not None
        assert (answer.status, answer.json["code"]) in ((431, "head-too-big"), (400, "malformed"))
        assert answer.headers["content-security-policy"]
    answer = ask(quick, b"GET /" + b"x" * 40_000)
    assert answer is not None
    assert answer.status == 431


def test_an_endless_head_does_not_make_others_wait(apart: str) -> None:
    """100 MB of one header were 2.4 to 4.3 seconds for everybody."""
    ends: list[float] = []

    def flood() -> None:
        with dial(apart) as line, suppress(ConnectionError):
            line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
            for _ in range(1000):
                line.sendall(b"x" * 100_000)
        ends.append(time.monotonic())

    began = time.monotonic()
    thread = threading.Thread(target=flood)
    thread.start()
    worst = max(seconds_for(apart) for _ in range(20))
    thread.join()
    assert worst < SOON
    assert ends[0] - began < 3, "it was closed long before 100 MB"


def test_half_open_requests_are_not_held(quick: str) -> None:
    heads = (
        b"",
        b"G",
        b"GET / HTTP/1.1\r\nHost: x",
        b"\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
    )
    lines = [dial(quick) for _ in heads]
    for line, head in zip(lines, heads, strict=True):
        line.sendall(head)
    answers = [hear(line) for line in lines]
    assert [answer and (answer.status, answer.json["code"]) for answer in answers] == [
        None,
        (408, "too-slow"),
        (408, "too-slow"),
        None,
        (408, "too-slow"),
    ]
    for line in lines:
        line.close()


def test_a_request_in_drops_is_not_waited_for(quick: str) -> None:
    """Every byte comes in time, the request does not."""
    with dial(quick) as line:
        began = time.monotonic()
        with suppress(ConnectionError):
            while not is_closed(line) and time.monotonic() < began + PATIENCE:
                line.sendall(b"G")
                time.sleep(0.05)
        assert time.monotonic() - began < 5


def test_empty_lines_between_requests_do_not_keep_a_connection(quick: str) -> None:
    with dial(quick) as line:
        line.sendall(b"GET /api/me/known HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert hear(line) is not None
        began = time.monotonic()
        with suppress(ConnectionError):
            while not is_closed(line):
                line.sendall(b"\r\n")
                time.sleep(0.05)
                assert time.monotonic() - began < 5


def test_an_idle_connection_ends_and_a_used_one_goes_on(quick: str) -> None:
    request = b"GET /api/me/known HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with dial(quick) as line:
        for _ in range(4):
            line.sendall(request)
            answer = hear(line)
            assert answer is not None
            assert answer.status == 200
            time.sleep(0.6)
        assert not is_closed(line), "longer than a head may take, but shorter than idle"
        time.sleep(1.5)
        assert is_closed(line)


def test_a_proxy_closes_its_connections_itself(quick: str) -> None:
    with dial(quick) as line:
        line.sendall(b"GET /api/me/known HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n")
        assert hear(line) is not None
        time.sleep(1.5)
        assert not is_closed(line)


def test_an_endless_body_is_cut_off(quick: str) -> None:
    chunk = b"1\r\nx\r\n" * 10_000
    with dial(quick) as line:
        line.sendall(b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
        with suppress(ConnectionError):
            for _ in range(1000):
                line.sendall(chunk)
            pytest.fail("60 MB were taken")
    trailers = b"0\r\n" + b"X: " + b"y" * 2_000_000
    answer = ask(quick, b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n" + trailers)
    assert answer is None or answer.status in (408, 413, 422)


def test_many_requests_at_once_in_one_connection(quick: str) -> None:
    with dial(quick) as line, suppress(ConnectionError):
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n" * 2000)
        line.shutdown(socket.SHUT_WR)
        data = b""
        while some := line.recv(65536):
            data += some
        assert data.count(b"HTTP/1.1 200") <= 50
    assert seconds_for(quick) < 2


# -- crowds -----------------------------------------------------------------------------------


def test_one_address_has_so_many_connections_and_idle_ones_make_room(quick: str) -> None:
    lines = [dial(quick, "127.0.0.1") for _ in range(40)]
    assert seconds_for(quick) < 2, "this machine itself is not counted"
    for line in lines:
        line.close()


class Busy:
    is_waited_for = False

    def __init__(self) -> None:
        self.dropped = False

    def drop(self) -> None:
        self.dropped = True


class Idle(Busy):
    is_waited_for = True


def crowd(most: int, most_of_one: int = 100) -> Crowd:
    return Crowd(Limits(all_connections=most, address_connections=most_of_one), Proxies(("10.0.0.9",)))


def test_a_crowd_makes_room_where_it_is_thickest() -> None:
    house = crowd(20)
    lone = Idle()
    assert house.admit("1.1.1.1", object(), lone)  # type: ignore[arg-type]
    many = [Idle() for _ in range(30)]
    for guest in many:
        assert house.admit("2.2.2.2", object(), guest)  # type: ignore[arg-type]
    assert len(house) == 20
    assert [guest.dropped for guest in many] == [True] * 11 + [False] * 19
    assert not lone.dropped


def test_a_crowd_that_is_busy_is_full_and_one_address_does_not_fill_it() -> None:
    house = crowd(20, 5)
    admitted = [house.admit("2.2.2.2", object(), Busy()) for _ in range(10)]  # type: ignore[arg-type]
    assert admitted == [True] * 5 + [False] * 5
    near = [house.admit(f"2001:db8::{n:x}", object(), Busy()) for n in range(10)]  # type: ignore[arg-type]
    assert near == [True] * 5 + [False] * 5, "a household has many addresses"
    assert all(house.admit("10.0.0.9", object(), Busy()) for _ in range(10)), "a proxy brings everybody"  # type: ignore[arg-type]
    assert not house.admit("3.3.3.3", object(), Busy())  # type: ignore[arg-type]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
def test_idle_connections_shut_nobody_out_where_files_are_few(tmp_path: Path) -> None:
    with server_apart(tmp_path, files=256) as here:
        ann = Visitor(here)
        lines = [dial(here) for _ in range(600)]
        for line in lines[::2]:
            with suppress(ConnectionError):
                line.sendall(b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n")
        assert max(seconds_for(here) for _ in range(20)) < 2
        with ann.sit(ann.play_now()) as sitting:
            sitting.chosen(0, "pass")
        for line in lines:
            line.close()


# -- frames -----------------------------------------------------------------------------------


def test_frames_are_found_wherever_the_stream_is_cut() -> None:
    sent = [(PING, b""), (TEXT, b"x" * 125), (TEXT, b"y" * 300), (CONT, b"z" * 70_000), (PING, b"abc"), (TEXT, b"")]
    stream = b"".join(frame(kind, payload) for kind, payload in sent)
    wanted = [kind == PING for kind, _ in sent]
    for size in (1, 2, 3, 7, 100, 65_536, len(stream)):
        frames = Frames()
        parts = (stream[at : at + size] for at in range(0, len(stream), size))
        assert [is_control for part in parts for _, is_control in frames.scan(part)] == wanted, size


@pytest.mark.parametrize("kind", [PING, CONT, TEXT])
def test_a_flood_of_frames_is_cut_off_and_nobody_notices(apart: str, kind: int) -> None:
    """Four sockets at 170,000 pings a second made a small request wait for 4 seconds."""
    ann = Visitor(apart)
    table = ann.create()
    lines = [open_socket(apart, table, ann.cookie) for _ in range(4)]
    first = frame(TEXT, b"{", fin=False) if kind == CONT else b""
    flood = frame(kind, fin=kind != CONT) * 10_000

    def pour(line: socket.socket) -> None:
        with suppress(ConnectionError, TimeoutError):
            line.settimeout(5)
            line.sendall(first)
            for _ in range(200):
                line.sendall(flood)

    threads = [threading.Thread(target=pour, args=(line,)) for line in lines]
    for thread in threads:
        thread.start()
    worst = max(seconds_for(apart) for _ in range(20))
    assert worst < SOON
    for thread in threads:
        thread.join()
    assert close_code(lines[0]) in (4029, None)
    for line in lines:
        line.close()
    with ann.sit(table) as sitting:
        assert sitting.ask(type="ping")["type"] == "pong"


def test_a_flood_of_pings_is_told_why(apart: str) -> None:
    ann = Visitor(apart)
    with open_socket(apart, ann.create(), ann.cookie) as line:
        line.sendall(frame(PING) * 20)
        time.sleep(0.3)
        assert not is_closed(line)
        line.sendall(frame(PING) * 20)
        assert close_code(line) == 4029


# -- people -----------------------------------------------------------------------------------


def test_chat_is_slowed_down_over_all_connections(tmp_path: Path) -> None:
    """30 lines in 0.2 seconds could be said by coming back."""
    with server(settings(tmp_path, limits=replace(GENEROUS, chats_per_second=0.01))) as here:
        ann, bob = Visitor(here), Visitor(here, "Bob")
        table = ann.create()
        said = []
        for _ in range(8):
            with ann.sit(table) as sitting:
                said.append(sitting.ask(type="chat", text="hello")["type"])
        assert said == ["done"] * 5 + ["refused"] * 3
        with ann.sit(ann.create()) as elsewhere:
            assert elsewhere.refusal(type="chat", text="hello")["code"] == "too-fast"
        with bob.sit(table) as sitting:
            assert sitting.ask(type="chat", text="hello")["type"] == "done"


def test_messages_are_counted_over_all_connections(tmp_path: Path) -> None:
    limits = replace(GENEROUS, messages_per_second=0.1, messages_at_once=20)
    with server(settings(tmp_path, limits=limits)) as here:
        ann = Visitor(here)
        table = ann.create()
        with ann.sit(table) as first, ann.sit(table) as second:
            for sitting in (first, second) * 9:
                assert sitting.ask(type="ping")["type"] == "pong"
            for sitting in (first, second):
                sitting.tell(type="ping")
                assert sitting.until(lambda message: message["type"] == "refused")["refusal"]["code"] == "too-fast"


def test_choose_and_undo_do_not_fill_the_database(tmp_path: Path) -> None:
    with server(settings(tmp_path, limits=replace(GENEROUS, steps_per_day=30))) as here:
        ann = Visitor(here)
        with ann.sit(ann.play_now()) as sitting:
            codes = [sitting.refusal(type="choose", seat=0, number=77, option="pass")["code"] for _ in range(32)]
        assert codes == ["stale"] * 30 + ["too-fast"] * 2
    assert Limits().steps_at_once + 36 * Limits().steps_per_second < 500, "16,001 rows in 36 seconds are not possible"


def test_every_page_of_a_replay_counts(tmp_path: Path) -> None:
    with server(settings(tmp_path, limits=Limits(posts_at_once=5, posts_per_second=0.01))) as here:
        for path in ("replay", "replay/0", "replay/7?seat=1", "review", "record"):
            assert httpx.get(f"{here}/api/tables/x/{path}").status_code in (401, 404), path
        for path in ("replay/0", "replay/99?seat=0", "verify"):
            assert httpx.get(f"{here}/api/tables/x/{path}").status_code == 429, path
        assert httpx.head(f"{here}/api/tables/x/replay/0").status_code == 429
        assert httpx.get(f"{here}/api/games").status_code == 200


def test_any_requests_are_counted_in_the_end(tmp_path: Path) -> None:
    with server(settings(tmp_path, limits=Limits(posts_at_once=2, posts_per_second=0.01))) as here:
        with httpx.Client() as client:
            codes = [client.get(f"{here}/api/me/known").status_code for _ in range(50)]
        assert codes == [200] * 40 + [429] * 10


# -- addresses --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "near"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", ""),
        ("unknown", "unknown"),
        ("x:y" * 100, ("x:y" * 100)[:64]),
    ],
)
def test_neighbourhoods(address: str, near: str) -> None:
    assert neighbourhood(address) == near


def test_a_household_shares_one_bucket() -> None:
    buckets = Buckets(0.01, 2)
    taken = [buckets.take(neighbourhood(f"2001:db8::{number:x}")) for number in range(4)]
    assert taken == [True, True, False, False]
    assert buckets.take(neighbourhood("2001:db8:0:1::1"))
    assert plain_address("::ffff:127.0.0.1") == "127.0.0.1"
    assert is_this_machine("::ffff:127.0.0.1")
    assert not is_this_machine("10.0.0.1")


def test_only_known_proxies_are_believed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    limits = Limits(posts_at_once=2, posts_per_second=0.001)
    with server(settings(tmp_path, limits=limits, proxies=("127.0.0.2",))) as here:

        def knock(visitor: str, source: str) -> int:
            request = (
                f"POST /api/me HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {visitor}\r\nContent-Length: 0\r\n\r\n"
            )
            answer = ask(here, request.encode(), source)
            assert answer is not None
            return answer.status

        assert [knock(f"192.0.2.{number}", "127.0.0.2") for number in range(5)] == [422] * 5, (
            "all visitors of the proxy"
        )
        assert [knock("192.0.2.77", "127.0.0.2") for _ in range(4)] == [422, 422, 429, 429], "one of them"
        assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
        assert [knock(f"192.0.2.{number}", "127.0.0.1") for number in range(10, 14)] == [422, 422, 429, 429]
        warnings = [record.getMessage() for record in caplog.records if "X-Forwarded-For" in record.getMessage()]
        assert len(warnings) == 1
        assert "--proxy" in warnings[0]


def test_networks_of_proxies() -> None:
    proxies = Proxies(("10.1.0.0/16", "::1"))
    assert "10.1.2.3" in proxies
    assert "::ffff:10.1.2.3" in proxies
    assert "10.2.0.1" not in proxies
    assert "" not in proxies


def test_a_client_that_is_leaving_does_not_disturb_a_server_that_stops() -> None:
    """Else the server would go down without its farewells."""
    wire = SocketWire.__new__(SocketWire)
    wire.close_sent, wire.handshake_complete, wire.queue = False, True, asyncio.Queue()
    wire.conn, wire.transport, wire.stop_keepalive = Mock(), Mock(), Mock()  # type: ignore[method-assign]
    wire.conn.send_close.side_effect = InvalidState("connection is closing")
    wire.shutdown()
    wire.transport.close.assert_called_once_with()
