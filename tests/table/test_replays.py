"""Replays: exact, small, made once and in another process; whoever asks for many does not disturb the others."""

from __future__ import annotations

import asyncio
import json
import statistics
import threading
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.json import decode, encode

import undercroft
from tests.table.house import Process, settings
from tests.table.test_play import play_to_the_end, two_at_a_duel
from tests.table.test_review import finish
from tests.table.visitor import Data, Visitor
from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.players.random import RandomPlayer
from undercroft.table.course import standing
from undercroft.table.gate import takes
from undercroft.table.patches import difference, patched
from undercroft.table.replays import Replays, frame_of, unpacked
from undercroft.table.settings import Settings
from undercroft.table.storage.database import connect, migrate
from undercroft.table.storage.people_store import PeopleStore
from undercroft.table.storage.rows import Person, SeatRow, Step, TableRow
from undercroft.table.storage.table_store import TableStore
from undercroft.table.worker import GZIP, Brief, replay

GAMES = "undercroft.games:games"
ON_THE_WIRE = 1_500_000 / 3_000
"""So many bytes for each choice make a replay of 3,000 choices small enough."""

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.floats(allow_nan=False, allow_infinity=False) | st.text("ab1"),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text("ab1", max_size=2), inner, max_size=4),
    max_leaves=20,
)


def exactly(value: Any) -> str:
    """As text: ``1``, ``1.0`` and ``true`` are three things, and keys have an order."""
    return json.dumps(value)


@given(JSON, JSON)
def test_a_patch_makes_one_of_the_other(old: Any, new: Any) -> None:
    before = exactly(old)
    patch = decode(encode(difference(encode(old), encode(new))))
    assert exactly(patched(old, patch)) == exactly(new)
    assert exactly(old) == before, "nothing is changed in place"
    if exactly(old) == exactly(new):
        assert patch == []


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 2]}, []),
        ({"a": {"b": 1}}, {"a": {"b": True}}, [[["a", "b"], True]]),
        ({"a": 1, "b": 2}, {"b": 2, "c": 3}, [[["a"]], [["c"], 3]]),
        ({"a": [1, 2, 3]}, {"a": [1, 2, 3, 4, 5]}, [[["a"], 3, 0, [4, 5]]]),
        ({"a": [1, 2, 3]}, {"a": [1, 3]}, [[["a"], 1, 1, []]]),
        ({"a": [1, {"n": 2}]}, {"a": [1, {"n": 5}]}, [[["a", 1, "n"], 5]]),
        ({"a": {"b": 1, "c": 2}}, {"a": {"c": 2, "b": 1}}, [[["a"], {"c": 2, "b": 1}]]),
        ([1], {"a": 1}, [[[], {"a": 1}]]),
    ],
)
def test_a_patch_says_no_more_than_what_changed(old: Any, new: Any, patch: list[Any]) -> None:
    assert decode(encode(difference(encode(old), encode(new)))) == patch


def play(game: Game[Any], seats: int, seed: int, most: int, setup: Data | None = None) -> Match:
    match = undercroft.new_match(game.id, seats=seats, seed=seed, setup=setup or {})
    player = RandomPlayer(seed)
    while match.outcome is None and len(match.choices) < most:
        decision = match.decisions[0]
        match.choose(decision.seat, player.choose(match, decision))
    return match


def brief_of(match: Match, setup: Data | None = None) -> tuple[Brief, list[tuple[int, str]]]:
    choices = [(seat, option.id) for seat, option in match.choices]
    return Brief("t", GAMES, match.game.id, match.seats, match.start.seed, setup or {}, []), choices


def read(packed: bytes) -> Data:
    told: Data = json.loads(zlib.decompress(packed, GZIP))
    return told


def frames(told: Data) -> Iterator[Data]:
    """Every frame, as a client puts them together."""
    view = told["view"]
    yield {"number": 0, "choice": None, "events": told["events"], "view": view, "deciding": told["deciding"]}
    for number, step in enumerate(told["steps"], 1):
        view = patched(view, step["patch"])
        rest = {name: step[name] for name in ("choice", "events", "deciding")}
        yield {"number": number, "view": view, **rest}


@pytest.mark.parametrize("game", undercroft.games().values(), ids=lambda game: game.id)
def test_the_first_view_and_the_patches_are_all_views(game: Game[Any]) -> None:
    """For every sight; and the frame of a number is the same one."""
    match = play(game, game.seats[-1], 3, 300)
    brief, choices = brief_of(match)
    for seat in (None, 0, game.seats[-1] - 1):
        twin = Match(match.start)
        packed = replay(brief, choices, seat)
        made = list(frames(read(packed)))
        assert len(made) == len(choices) + 1
        told = 0
        for number, shown in enumerate(made):
            if number:
                twin.choose(*choices[number - 1])
                assert (shown["choice"]["seat"], shown["choice"]["option"]["id"]) == choices[number - 1]
            assert exactly(shown["view"]) == exactly(json.loads(encode(twin.view(seat))))
            happened = twin.events_for(seat, told)
            assert shown["events"] == json.loads(encode([{"kind": e.kind, "data": dict(e.data)} for e in happened]))
            assert shown["deciding"] == [decision.seat for decision in twin.decisions]
            told = len(twin.events)
        for number in (0, 1, len(choices) // 2, len(choices)):
            assert json.loads(frame_of(packed, number)) == made[number]


@pytest.mark.parametrize("setup", [{}, {"sets": "heroic-epic-serpent"}], ids=["one set", "three sets"])
def test_a_replay_of_the_longest_matches_is_small(setup: Data) -> None:
    match = play(undercroft.games()["dungeoneer"], 4, 1, 1_000, setup)
    brief, choices = brief_of(match, setup)
    packed = replay(brief, choices, 0)
    patches = [len(json.dumps(step["patch"])) for step in read(packed)["steps"]]
    assert len(packed) < ON_THE_WIRE * len(choices) / 4
    assert statistics.mean(patches) < 400


def test_the_fixture_of_the_browsers_tests_is_what_is_made_here() -> None:
    """Both put it together: what one language writes, the other reads."""
    path = Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "replays.json"
    told = json.loads(path.read_text(encoding="utf-8"))
    assert set(told) == set(undercroft.games())
    for each in told.values():
        view = each["view"]
        for patch in each["patches"]:
            after = patched(view, patch)
            assert decode(encode(difference(encode(view), encode(after)))) == patch
            view = after


def test_what_was_taken_back_is_not_replayed() -> None:
    """As the match itself takes it back: one's own choice that lies face down, else the last one."""
    steps = [(0, "pass"), (0, "lay:1"), (1, "lay:2"), (0, None), (0, "lay:3"), (1, None), (1, "lay:4"), (1, None)]
    kept = [Step(seat, option, "person", 0.0) for seat, option in steps]
    assert [(step.seat, step.option) for step in standing(kept)] == [(0, "pass"), (0, "lay:3")]


def test_a_replay_of_a_match_with_undos_over_http(url: str) -> None:
    table, ann, bob = two_at_a_duel(url)
    with ann, bob:
        ann.chosen(0, "pass")
        assert ann.ask(type="undo", seat=0)["type"] == "done"
        ann.chosen(0, "pass")
        laid = ann.options(0)[0]
        ann.chosen(0, laid)
        assert ann.ask(type="undo", seat=0)["type"] == "done"
        play_to_the_end(ann, bob, pick=lambda options: options[-1])
        ann.until_so(lambda: ann.table["status"] == "finished")
    record = ann.visitor.get(f"/tables/{table}/record")
    assert [0, laid] not in record["choices"][:3]
    told = ann.visitor.get(f"/tables/{table}/replay")
    assert [step["choice"]["option"]["id"] for step in told["steps"]] == [option for _, option in record["choices"]]


# -- over HTTP ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished(url: str) -> tuple[Visitor, str]:
    ann = Visitor(url)
    return ann, finish(ann)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_replay_shows_each_choice(finished: tuple[Visitor, str], seat: int | None) -> None:
    ann, table = finished
    record = ann.get(f"/tables/{table}/record")
    match = undercroft.new_match(record["game"], seats=2, seed=record["seed"], setup=record["setup"])
    query = {} if seat is None else {"seat": seat}
    made = list(frames(ann.get(f"/tables/{table}/replay", **query)))
    assert len(made) == len(record["choices"]) + 1
    for number, shown in enumerate(made):
        if number:
            match.choose(*record["choices"][number - 1])
        assert shown["view"] == json.loads(encode(match.view(seat)))
    assert ann.get(f"/tables/{table}/replay/7", **query) == made[7]
    assert ann.get(f"/tables/{table}/replay/{len(made) - 1}", **query) == made[-1]
    assert ann.refused_get(f"/tables/{table}/replay/{len(made)}") == (404, "no-such-choice")
    assert ann.refused_get(f"/tables/{table}/replay/-1") == (404, "no-such-choice")
    assert ann.refused_get(f"/tables/{table}/replay", seat=9) == (404, "no-such-seat")


def test_whoever_cannot_unpack_gets_it_unpacked(finished: tuple[Visitor, str]) -> None:
    ann, table = finished
    packed = ann.http.get(f"/api/tables/{table}/replay")
    plain = ann.http.get(f"/api/tables/{table}/replay", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert "accept-encoding" in plain.headers["vary"]
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) < len(plain.content) / 3


@pytest.mark.parametrize(
    ("header", "taken"),
    [
        ("gzip, deflate, br", True),
        ("GZIP;q=0.5", True),
        ("*", True),
        ("", False),
        ("identity", False),
        ("gzip;q=0, *", False),
        ("gzip; q=0.0", False),
        ("br", False),
    ],
)
def test_who_can_unpack(header: str, taken: bool) -> None:
    assert takes(header, "gzip") is taken


# -- kept and shared ------------------------------------------------------------------------------


class Slow:
    """Makes replays of so many bytes, and counts them."""

    def __init__(self, size: int = 10) -> None:
        self.made = 0
        self.size = size

    async def replay(self, brief: Brief, seat: int | None, *, shares: tuple[str, ...] = ()) -> bytes:
        self.made += 1
        await asyncio.sleep(0)
        if brief.game == "broken":
            raise RuntimeError("a bug")
        return b"x" * self.size


class Nowhere:
    """Keeps nothing."""

    async def get(self, table_id: str, seat: int | None) -> bytes | None:
        return None

    async def keep(self, table_id: str, made: dict[int | None, bytes]) -> None:
        pass


def replays(thinking: Slow, room: int) -> Replays:
    settings = Settings(Path(), replay_bytes=room)
    return Replays(thinking, settings, Nowhere(), lambda table: None)  # type: ignore[arg-type]  # all that it needs


async def ask_for(kept: Replays, key: str, seat: int | None = None, game: str = "duel") -> bytes:
    async def brief() -> Brief:
        return Brief(key, GAMES, game, 2, b"", {}, [])

    return await kept.of((key, seat), brief)


def test_one_is_made_for_all_who_ask() -> None:
    async def ask() -> None:
        thinking = Slow()
        kept = replays(thinking, 1_000)
        await asyncio.gather(*(ask_for(kept, "a") for _ in range(5)))
        await ask_for(kept, "a")
        assert thinking.made == 1
        await ask_for(kept, "a", 0)
        assert thinking.made == 2, "another sight"

    asyncio.run(ask())


def test_as_many_are_kept_as_there_is_room_for() -> None:
    async def ask() -> None:
        thinking = Slow(10)
        kept = replays(thinking, 200)
        for number in range(30):
            await ask_for(kept, str(number))
            assert kept.size <= 200
        await ask_for(kept, "29")
        assert thinking.made == 30
        await ask_for(kept, "0")
        assert thinking.made == 31, "the oldest made way"

    asyncio.run(ask())


def test_what_is_too_big_is_not_kept() -> None:
    async def ask() -> None:
        thinking = Slow(100)
        kept = replays(thinking, 1_000)
        for _ in range(2):
            assert len(await ask_for(kept, "a")) == 100
        assert kept.size == 0
        assert thinking.made == 2

    asyncio.run(ask())


def test_what_failed_is_tried_again() -> None:
    async def ask() -> None:
        thinking = Slow()
        kept = replays(thinking, 1_000)
        for _ in range(2):
            with pytest.raises(RuntimeError):
                await ask_for(kept, "a", game="broken")
        assert thinking.made == 2

    asyncio.run(ask())


def test_it_is_unpacked_piece_by_piece() -> None:
    async def unpack() -> None:
        whole = b"the same again and again " * 100_000
        packing = zlib.compressobj(wbits=GZIP)
        packed = packing.compress(whole) + packing.flush()
        found = [piece async for piece in unpacked(packed)]
        assert b"".join(found) == whole
        assert max(map(len, found)) <= 65_536

    asyncio.run(unpack())


# -- many at once ---------------------------------------------------------------------------------


async def keep(folder: Path, match: Match, count: int) -> list[str]:
    """So many finished tables of this match, in the database."""
    folder.mkdir(parents=True, exist_ok=True)
    engine = connect(settings(folder).url)
    await migrate(engine)
    store = TableStore(engine)
    host = Person("ann", "Ann", "en", 1, 1.0)
    await PeopleStore(engine).add(host)
    ids = [f"long{number:012}" for number in range(count)]
    for table in ids:
        game = match.game
        row = TableRow(table, game.id, game.version, {}, match.start.seed, False, None, host.id, "finished", 1.0, 1.0)
        await store.add(row, [SeatRow(seat, computer="thumb") for seat in range(match.seats)])
        steps = [Step(seat, option.id, "computer", 1.0) for seat, option in match.choices]
        await store.add_steps([(table, number, step) for number, step in enumerate(steps)])
    await engine.dispose()
    return ids


def memory(process: int) -> int:
    """Bytes that a process takes."""
    status = Path(f"/proc/{process}/status").read_text()
    return 1024 * int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read from /proc")
def test_many_long_replays_at_once_disturb_nobody(tmp_path: Path) -> None:
    """Each was 4 MB of JSON and 15 MB of objects, and there are more of them than one person may have wait."""
    match = play(undercroft.games()["dungeoneer"], 4, 1, 400)
    tables = asyncio.run(keep(tmp_path, match, 3))
    process = Process(tmp_path, games=GAMES)
    try:
        answers, waits, grown = crowd(process, [(table, seat) for table in tables for seat in (None, 0, 1, 2)])
    finally:
        process.kill()
    assert answers.count(200) >= 8
    assert set(answers) <= {200, 429}
    assert statistics.median(waits) < 0.2
    assert max(waits) < 2
    assert grown < 40e6


def crowd(process: Process, asked: list[tuple[str, int | None]]) -> tuple[list[int], list[float], int]:
    """Ask for all of these at once, by somebody without a name: the answers, how long others waited meanwhile for
    something small, and by how many bytes the server grew."""
    answers: list[int] = []

    def ask(table: str, seat: int | None) -> None:
        query = {} if seat is None else {"seat": seat}
        answers.append(httpx.get(f"{process.url}/api/tables/{table}/replay", params=query, timeout=120).status_code)

    before = memory(process.pid)
    threads = [threading.Thread(target=ask, args=each) for each in asked]
    for thread in threads:
        thread.start()
    waits: list[float] = []
    with httpx.Client(base_url=process.url, timeout=60) as other:
        while any(thread.is_alive() for thread in threads):
            began = time.monotonic()
            other.get("/api/me/known").raise_for_status()
            waits.append(time.monotonic() - began)
            time.sleep(0.02)
    return answers, waits, memory(process.pid) - before
