"""A match that is read again goes on from its bookmark, and is the same match as if it had been replayed."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tests.table.house import server, settings
from tests.table.visitor import Sitting, Visitor
from undercroft import games
from undercroft.engine.errors import CannotLoad
from undercroft.engine.match import Start
from undercroft.table import worker
from undercroft.table.course import Course
from undercroft.table.storage.rows import Step
from undercroft.table.worker import Brief, Memory

GAMES = "undercroft.games:games"


def play(course: Course, count: int) -> list[Step]:
    """So many steps; every seventh is taken back where that is possible."""
    made: list[Step] = []
    while len(made) < count and course.match.outcome is None:
        decision = course.match.decisions[0]
        step = Step(decision.seat, decision.options[-1].id, "person", float(course.count))
        if len(made) % 7 == 6 and course.match.choices and course.may_undo(course.match.choices[-1][0]):
            step = Step(course.match.choices[-1][0], None, "person", float(course.count))
        course.accept(step, course.prepare(step))
        made.append(step)
    return made


def begin(game: str) -> Course:
    room = games()[game]
    seats = max(seats for seats in room.seats)
    return Course.begin(Start(room, seats, b"bookmark".ljust(32), {}), 1.0)


def state_of(course: Course) -> object:
    now, match = course.now, course.match
    seats = range(match.seats)
    views = [str(match.view(seat)) for seat in (None, *seats)]
    events = [str(match.events_for(seat)) for seat in (None, *seats)]
    undo = [course.may_undo(seat) for seat in seats]
    return course.count, now.asked, now.laid, now.sinces, views, events, undo, match.record().json()


@pytest.mark.parametrize("game", list(games()))
def test_a_course_goes_on_from_its_bookmark(game: str) -> None:
    room, replayed = games()[game], begin(game)
    play(replayed, 60)
    read = Course.read(room, replayed.place.write())
    assert state_of(read) == state_of(replayed)
    later = play(replayed, 25)
    asyncio.run(read.replay(later))
    assert state_of(read) == state_of(replayed)
    gone = [course.has_gone_straight_since(step) for course in (read, replayed) for step in range(replayed.count + 2)]
    assert gone[: len(gone) // 2] == gone[len(gone) // 2 :]


@pytest.mark.parametrize("game", list(games()))
def test_those_who_think_go_on_from_the_bookmark_too(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "_memory", Memory(1 << 28))
    room, course = games()[game], begin(game)
    play(course, 20)
    read = Course.read(room, course.place.write())
    assert read.saved == read.match.save()
    later = [step for step in play(course, 6) if step.option is not None]
    asyncio.run(read.replay(later))
    match, choices = read.match, [(seat, option.id) for seat, option in read.match.choices]
    told = Brief("t", GAMES, game, match.seats, match.start.seed, {}, choices, saved=read.saved)
    assert worker.match_of(told).view(None) == match.view(None)
    assert len(worker.match_of(told).choices) == len(choices)


def test_what_was_taken_back_since_the_bookmark_is_told_to_nobody() -> None:
    course = begin("dungeon-roll")
    read = None
    while read is None:
        decision = course.match.decisions[0]
        step = Step(decision.seat, decision.options[-1].id, "person", 0.0)
        course.accept(step, course.prepare(step))
        if course.may_undo(decision.seat):
            read = Course.read(games()["dungeon-roll"], course.place.write())
            back = Step(decision.seat, None, "person", 0.0)
            read.accept(back, read.prepare(back))
    assert read.saved is None


def test_what_is_missing_is_found_from_any_bookmark() -> None:
    course = begin("dungeon-roll")
    steps = play(course, 12)
    read = Course.read(games()["dungeon-roll"], course.place.write())
    assert course.missing(0, steps) == []
    assert course.missing(5, steps[5:]) == []
    assert course.missing(12, []) == []
    assert course.missing(13, []) is None, "what lies between is not known"
    other = [*steps[:11], Step(0, "other", "person", 0.0)]
    assert course.missing(0, other) is None
    assert course.missing(0, steps[:11]) is None, "more is here than is kept"
    more = Step(0, "more", "person", 0.0)
    assert course.missing(4, [*steps[4:], more]) == [more]
    assert read.missing(0, [*steps, more]) == [more]


@pytest.mark.parametrize("broken", [b"", b"\xc0", b"nonsense", b"\x96\x01\x02\x03"])
def test_broken_bookmarks_are_refused(broken: bytes) -> None:
    with pytest.raises(CannotLoad):
        Course.read(games()["dungeon-roll"], broken)


def marks(folder: Path) -> dict[str, int]:
    with sqlite3.connect(folder / "table.db") as db:
        return dict(db.execute("SELECT table_id, steps FROM bookmarks").fetchall())


@pytest.mark.parametrize("spoilt", [False, True])
def test_a_server_that_starts_again_goes_on_from_bookmarks(tmp_path: Path, spoilt: bool) -> None:
    """Also when one of them cannot be read: then the match is replayed."""
    with server(settings(tmp_path)) as url:
        ann = Visitor(url)
        table = ann.play_now("dungeon-roll", 1)
        with ann.sit(table) as sitting:
            choose(sitting, 5)
            before = seen(sitting)
    assert marks(tmp_path) == {table: 5}
    if spoilt:
        with sqlite3.connect(tmp_path / "table.db") as db:
            db.execute("UPDATE bookmarks SET data = ?", (b"spoilt",))
    with server(settings(tmp_path)) as url:
        ann.url, ann.http.base_url = url, url
        with ann.sit(table) as sitting:
            assert seen(sitting) == before
            choose(sitting, 2)
            assert sitting.step == 7


def seen(sitting: Sitting) -> object:
    sight = sitting.sights[0]
    return sight["view"], sight["decision"], sight["may_undo"], sitting.events, sitting.step


def choose(sitting: Sitting, count: int) -> None:
    """Never resting, which would end the match before long."""
    for _ in range(count):
        sitting.chosen(0, next(option for option in sitting.options(0) if option != "rest"))
