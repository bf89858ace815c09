"""Matches outlive their rules and cards: they go on by those of today, and what is over can be watched for ever."""

from __future__ import annotations

import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import undercroft
from tests.table.house import PATIENCE, Process, server, settings
from tests.table.test_play import play_to_the_end
from tests.table.visitor import Data, Sitting, Visitor
from undercroft.table import bookmarks, frames
from undercroft.words import LANGUAGES

CHANGED = "tests.table.changed"
TREE = Path(undercroft.__file__).parent


@contextmanager
def at(folder: Path, games: str, *people: Visitor) -> Iterator[str]:
    """A server whose games these are; those who know it come along."""
    with server(settings(folder, games=f"{CHANGED}:{games}")) as url:
        for person in people:
            person.url, person.http.base_url = url, url
        yield url


def begin(ann: Visitor, rounds: int = 3) -> str:
    """A duel of one person against herself."""
    table = ann.create("duel", setup={"rounds": rounds})
    ann.post(f"/tables/{table}/seats/1/take")
    ann.post(f"/tables/{table}/start")
    return table


def play(sitting: Sitting, count: int, which: int = 0) -> None:
    for _ in range(count):
        seat = sitting.deciding[0]["seat"]
        sitting.chosen(seat, sitting.options(seat)[which])


def views(sitting: Sitting) -> dict[int | None, Data]:
    return {seat: sight["view"] for seat, sight in sitting.sights.items()}


def rows(folder: Path, query: str) -> list[Any]:
    with sqlite3.connect(folder / "table.db") as db:
        found = db.execute(query).fetchall()
    db.close()
    return found


@pytest.fixture
def quick_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "CALM", 0.0)


@pytest.fixture
def no_bookmarks(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the server was killed before it could write them."""
    monkeypatch.setattr(bookmarks.Bookmarks, "_mark", lambda self, table, course: None)


# -- running matches ------------------------------------------------------------------------------


def test_a_match_whose_rules_are_gone_goes_on_by_those_of_today(tmp_path: Path) -> None:
    with at(tmp_path, "untuned") as url:
        ann = Visitor(url)
        table = begin(ann)
        with ann.sit(table) as sitting:
            play(sitting, 4)
            before, events = views(sitting), dict(sitting.events)
            assert sitting.table["carried"] is None
            assert sitting.table["commitment"]
    with at(tmp_path, "renewed", ann), ann.sit(table) as sitting:
        assert (views(sitting), sitting.events) == (before, events)
        info = sitting.table
        assert (info["carried"], info["commitment"], info["version"]) == ({"choices": 3, "lost": 0}, None, 2)
        assert ann.get(f"/tables/{table}/record")["commitment"] is None, "sealed, it claims nothing either"
        play_to_the_end(sitting)
        assert sitting.outcome is not None
        assert min(sitting.outcome["scores"]) >= 20, "two rounds were played by the new rules"
        check_what_is_told_of_it(ann, table)


def check_what_is_told_of_it(ann: Visitor, table: str) -> None:
    record, verdict = ann.get(f"/tables/{table}/record"), ann.get(f"/tables/{table}/verify")
    assert (record["carried"], record["commitment"], record["trail"]) == (3, "", [])
    assert (verdict["carried"], verdict["holds"], verdict["reason"]) == (3, False, "")
    assert ann.refused_get(f"/tables/{table}/review") == (409, "carried-over")
    replay = ann.get(f"/tables/{table}/replay", seat=0)
    assert len(replay["steps"]) == len(record["choices"]) - 3, "from where it went on"
    assert len(replay["events"]) > 0, "with all that happened before"
    last = ann.get(f"/tables/{table}/replay/{len(replay['steps'])}", seat=0)
    assert last["view"]["points"] == ann.get(f"/tables/{table}")["table"]["outcome"]["scores"]


def test_a_match_in_which_nothing_was_chosen_begins_by_the_rules_of_today(tmp_path: Path, no_bookmarks: None) -> None:
    with at(tmp_path, "untuned") as url:
        ann = Visitor(url)
        table = begin(ann, 1)
    with at(tmp_path, "renewed", ann), ann.sit(table) as sitting:
        assert (sitting.table["carried"], sitting.table["version"]) == (None, 2)
        play_to_the_end(sitting)
        assert ann.get(f"/tables/{table}/verify")["holds"], "it can be proved like any other"


def test_it_is_brought_back_from_its_new_beginning(tmp_path: Path) -> None:
    with at(tmp_path, "untuned") as url:
        ann = Visitor(url)
        table = begin(ann, 3)
        with ann.sit(table) as sitting:
            play(sitting, 4)
    with at(tmp_path, "tuned", ann), ann.sit(table) as sitting:
        assert sitting.table["carried"] == {"choices": 3, "lost": 0}
        play(sitting, 1)
        assert sitting.ask(type="undo", seat=sitting.you["held"][0])["type"] == "done"
        play(sitting, 1)
        seen = views(sitting)
    with sqlite3.connect(tmp_path / "table.db") as db:
        db.execute("DELETE FROM bookmarks")
    db.close()
    with at(tmp_path, "tuned", ann), ann.sit(table) as sitting:
        assert views(sitting) == seen
        assert sitting.table["carried"] == {"choices": 3, "lost": 0}
        play(sitting, 1)
    with at(tmp_path, "untuned", ann), ann.sit(table) as sitting:
        assert sitting.table["carried"]["lost"] == 0, "once more, with other cards"
        play_to_the_end(sitting)
    assert rows(tmp_path, "SELECT min(number), max(number) - count(*) FROM choices") == [(0, -1)]


def test_choices_that_are_no_longer_allowed_are_set_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with at(tmp_path, "untuned") as url:
        ann = Visitor(url)
        table = begin(ann)
        with ann.sit(table) as sitting:
            play(sitting, 3)
    monkeypatch.setattr(bookmarks.Bookmarks, "_mark", lambda self, table, course: None)
    with at(tmp_path, "untuned", ann), ann.sit(table) as sitting:
        play(sitting, 2, -1)
        play(sitting, 2, 0)
        old = sitting.have
    with at(tmp_path, "strict", ann), ann.sit(table, old) as sitting:
        assert sitting.table["carried"] == {"choices": 3, "lost": 3}
        assert [place["seat"] for place in sitting.deciding] == [0, 1]
        assert '"events_from":0' in sitting.heard[0], "what was told holds no more"
        play_to_the_end(sitting)


def test_a_match_that_was_never_marked_is_closed_and_says_so(tmp_path: Path, no_bookmarks: None) -> None:
    with at(tmp_path, "untuned") as url:
        ann = Visitor(url)
        table = begin(ann)
        with ann.sit(table) as sitting:
            play(sitting, 3)
    check_closed(tmp_path, "renewed", ann, table, "other-rules")
    check_closed(tmp_path, "tuned", ann, table, "other-cards")


def test_a_match_that_cannot_be_bridged_is_closed_and_comes_back_with_its_rules(tmp_path: Path) -> None:
    with at(tmp_path, "untuned") as url:
        ann = Visitor(url)
        table = begin(ann)
        with ann.sit(table) as sitting:
            play(sitting, 3)
            before = views(sitting)
    check_closed(tmp_path, "remade", ann, table, "other-rules")
    with at(tmp_path, "untuned", ann), ann.sit(table) as sitting:
        assert views(sitting) == before
        play_to_the_end(sitting)
        assert ann.get(f"/tables/{table}/verify")["holds"]


def check_closed(folder: Path, games: str, ann: Visitor, table: str, code: str) -> None:
    with at(folder, games, ann), ann.sit(table) as sitting:
        assert (sitting.sights, sitting.table["status"]) == ({}, "playing")
        assert sitting.refusal(type="choose", seat=0, number=3, option="pass")["code"] == code
        assert ann.refused_get(f"/tables/{table}/record") == (409, code)
        words = [
            ann.http.get(f"/api/tables/{table}/record", params={"lang": lang}).json()["words"] for lang in LANGUAGES
        ]
        assert len(set(words)) == len(LANGUAGES)
        assert all("blades" in text for text in words) == (code == "other-cards")


def test_rules_that_are_still_read_are_played_on_and_proved(tmp_path: Path) -> None:
    with at(tmp_path, "untuned") as url:
        ann = Visitor(url)
        table = begin(ann)
        waiting = ann.create("duel", seats=2, setup={"rounds": 1})
        with ann.sit(table) as sitting:
            play(sitting, 4)
    with at(tmp_path, "reading", ann), ann.sit(table) as sitting:
        assert (sitting.table["version"], sitting.table["carried"]) == (1, None)
        play_to_the_end(sitting)
        assert sitting.outcome is not None
        assert max(sitting.outcome["scores"]) <= 3, "by the rules that it was begun with"
        assert ann.get(f"/tables/{table}/verify")["holds"]
        assert ann.get(f"/tables/{table}/record")["version"] == 1
        ann.post(f"/tables/{waiting}/seats/1/take")
        begun = ann.post(f"/tables/{waiting}/start")["table"]
        assert begun["version"] == 2, "what begins now begins by the newest"


def test_a_bookmark_comes_soon_after_a_choice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bookmarks, "SOON", 0.0)
    monkeypatch.setattr(bookmarks, "PAUSE", 0.01)
    with at(tmp_path, "untuned") as url:
        ann = Visitor(url)
        table = begin(ann)
        with ann.sit(table) as sitting:
            play(sitting, 1)
            wait_for(lambda: rows(tmp_path, "SELECT steps FROM bookmarks") == [(1,)])
            play(sitting, 1)
            wait_for(lambda: rows(tmp_path, "SELECT steps FROM bookmarks") == [(2,)])


def wait_for(condition: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


# -- what is over ---------------------------------------------------------------------------------


def kept_replays(folder: Path) -> list[int]:
    return sorted(seat for (seat,) in rows(folder, "SELECT seat FROM replays"))


def test_a_finished_match_is_watched_when_its_rules_are_gone(tmp_path: Path, quick_frames: None) -> None:
    with at(tmp_path, "untuned") as url:
        ann = Visitor(url)
        table = begin(ann)
        with ann.sit(table) as sitting:
            play_to_the_end(sitting)
            sitting.until_so(lambda: sitting.table["status"] == "finished")
            outcome = sitting.table["outcome"]
        wait_for(lambda: kept_replays(tmp_path) == [-1, 0, 1])
        seen = watched(ann, table)
    with at(tmp_path, "remade", ann):
        assert watched(ann, table) == seen
        assert ann.get(f"/tables/{table}")["table"]["outcome"] == outcome
        for what in ("record", "verify", "review"):
            assert ann.refused_get(f"/tables/{table}/{what}") == (409, "other-rules")


def watched(ann: Visitor, table: str) -> list[Data]:
    paths = [f"/tables/{table}/replay", f"/tables/{table}/replay/0", f"/tables/{table}/replay/4"]
    return [ann.get(path, **query) for path in paths for query in ({}, {"seat": 0}, {"seat": 1})]


def test_the_first_who_watches_an_old_match_keeps_it_for_all(tmp_path: Path, quick_frames: None) -> None:
    with at(tmp_path, "untuned") as url:
        ann = Visitor(url)
        table = begin(ann, 1)
        with ann.sit(table) as sitting:
            play_to_the_end(sitting)
            sitting.until_so(lambda: sitting.table["status"] == "finished")
        wait_for(lambda: len(kept_replays(tmp_path)) == 3)
    with sqlite3.connect(tmp_path / "table.db") as db:
        db.execute("DELETE FROM replays")
        db.execute("UPDATE tables SET touched = 1")
    db.close()
    with at(tmp_path, "untuned", ann):
        first = ann.get(f"/tables/{table}/replay", seat=1)
        wait_for(lambda: kept_replays(tmp_path) == [-1, 0, 1])
    with at(tmp_path, "remade", ann):
        assert ann.get(f"/tables/{table}/replay", seat=1) == first


# -- the real thing -------------------------------------------------------------------------------


@pytest.fixture
def processes() -> Iterator[list[Process]]:
    running: list[Process] = []
    yield running
    for process in running:
        process.kill()


def test_tuning_a_card_of_epic_leaves_serpent_alone_and_epic_playable(tmp_path: Path, processes: list[Process]) -> None:
    """With real servers and a real change of a card in its file."""
    tree, data = tmp_path / "tree", tmp_path / "data"
    shutil.copytree(TREE, tree / "undercroft", ignore=shutil.ignore_patterns("static", "__pycache__"))
    processes.append(serve(data, tree))
    ann = Visitor(processes[-1].url)
    serpent, epic = (dungeon(ann, sets) for sets in ("serpent", "epic"))
    before = {table: play_some(ann, table) for table in (serpent, epic)}
    processes[-1].stop()
    tune(tree / "undercroft/games/dungeoneer/content/epic/adventure.toml")
    processes.append(serve(data, tree))
    ann.url, ann.http.base_url = processes[-1].url, processes[-1].url

    with ann.sit(serpent) as sitting:
        assert sitting.table["carried"] is None
        assert sitting.table["commitment"] == before[serpent]["commitment"]
        play_to_the_end(sitting, pick=last)
    with ann.sit(epic) as sitting:
        assert sitting.table["carried"]["lost"] == 0
        assert sitting.table["commitment"] is None
        play_to_the_end(sitting, pick=last)
    assert ann.get(f"/tables/{serpent}/verify")["holds"]
    verdict = ann.get(f"/tables/{epic}/verify")
    assert (verdict["holds"], verdict["carried"] > 0) == (False, True)


def last(options: list[str]) -> str:
    """Passing, as a rule; whoever always takes the first drops what is escorted and picks it up again for ever."""
    return options[-1]


def serve(data: Path, tree: Path) -> Process:
    return Process(data, games="undercroft.games:games", env={"PYTHONPATH": str(tree)})


def dungeon(ann: Visitor, sets: str) -> str:
    return ann.play_now("dungeoneer", 2, computer="thumb", setup={"sets": sets, "rounds": 3})


def play_some(ann: Visitor, table: str) -> Data:
    """A dozen choices."""
    with ann.sit(table) as sitting:
        while sitting.step < 12:
            if sitting.decision(0) is None:
                sitting.hear()
            else:
                sitting.chosen(0, sitting.options(0)[0])
        return sitting.table


def tune(file: Path) -> None:
    """The first card costs one more."""
    text = file.read_text(encoding="utf-8")
    changed = text.replace("cost = 3", "cost = 4", 1)
    assert changed != text
    file.write_text(changed, encoding="utf-8")
