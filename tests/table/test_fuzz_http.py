"""Odd requests and messages by the thousand: refused with words, never an error of ours, and the match is untouched."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.table.apart import server_apart
from tests.table.databases import BOTH, POSTGRES, make_postgres
from tests.table.odd_requests import GAMES, LIMITS, Asker, Talker, Target, send_frames, send_raw

REQUESTS, RAW, MESSAGES, FRAMES = 1000, 150, 500, 20
"""In `make test`."""
MANY_REQUESTS, MANY_RAW, MANY_MESSAGES, MANY_FRAMES = 85_000, 15_000, 49_500, 500
"""In `make soak`, on each database."""
AT_ONCE = 50


@pytest.fixture(scope="module", params=BOTH)
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("fuzz")
    if request.param == "postgres":
        asyncio.run(make_postgres(folder))
    with server_apart(folder, LIMITS, db=POSTGRES if request.param == "postgres" else "", games=GAMES) as found:
        yield found


def ask_often(address: str, requests: int, raw: int, seed: int) -> None:
    target = Target(address, Random(seed))
    asker = Asker(target)
    for _ in range(requests):
        asker.ask_oddly()
    for _ in range(raw // AT_ONCE):
        send_raw(target, AT_ONCE)
    target.check()


def talk_long(address: str, messages: int, frames: int, seed: int) -> None:
    target = Target(address, Random(seed))
    talkers = [Talker(target, table) for table in (target.table, target.own)]
    for number in range(messages):
        talkers[number % 2].say_oddly()
    for talker in talkers:
        talker.close()
    send_frames(target, frames)
    target.check()


def test_odd_requests(address: str) -> None:
    ask_often(address, REQUESTS, RAW, 1)


def test_odd_messages(address: str) -> None:
    talk_long(address, MESSAGES, FRAMES, 2)


@pytest.mark.soak
def test_odd_requests_by_the_hundred_thousand(address: str) -> None:
    ask_often(address, MANY_REQUESTS, MANY_RAW, 3)


@pytest.mark.soak
def test_odd_messages_by_the_ten_thousand(address: str) -> None:
    talk_long(address, MANY_MESSAGES, MANY_FRAMES, 4)
