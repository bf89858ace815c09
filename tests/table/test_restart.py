"""Killing the server at any moment loses nothing: every match goes on where it was."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import undercroft
from tests.table.house import Process, server, settings
from tests.table.visitor import Sitting, Visitor
from undercroft.players import make_player
from undercroft.table.storage.database import connect
from undercroft.table.storage.table_store import Kept, TableStore

REAL_GAMES = "undercroft.games:games"


@pytest.fixture
def processes() -> Iterator[list[Process]]:
    running: list[Process] = []
    yield running
    for process in running:
        process.kill()


def moved(visitor: Visitor, process: Process) -> Visitor:
    """The same browser, at the server's new address."""
    visitor.url = process.url
    visitor.http.base_url = process.url
    return visitor


class Player:
    """Chooses and chooses, and remembers what was accepted."""

    def __init__(self, sitting: Sitting, enough: int) -> None:
        self.sitting = sitting
        self.accepted: list[str] = []
        self.is_enough = threading.Event()
        self._enough = enough
        self._thread = threading.Thread(target=self._play)
        self._thread.start()

    def _play(self) -> None:
        sitting = self.sitting
        try:
            while sitting.outcome is None:
                if sitting.decision(0) is None:
                    sitting.hear()
                    continue
                option = sitting.options(0)[-1]
                if sitting.choose(0, option)["type"] == "done":
                    self.accepted.append(option)
                if len(self.accepted) >= self._enough:
                    self.is_enough.set()
        except (ConnectionClosed, OSError, EOFError):
            pass
        self.is_enough.set()

    def join(self) -> list[str]:
        self._thread.join()
        self.sitting.socket.close()
        return self.accepted


def test_killed_twice_in_the_middle_of_everything(tmp_path: Path, processes: list[Process]) -> None:
    processes.append(Process(tmp_path))
    ann, bob = Visitor(processes[0].url), Visitor(processes[0].url, "Bob")
    table = ann.play_now("dungeon-roll", 2, computer="thumb", seat=0)
    duel, laid = begin_a_duel(ann, bob)
    long, until = begin_with_time(ann, 1000)
    short, _ = begin_with_time(ann, 1)
    thinking = ann.play_now("dungeon-roll", 2, computer="hard", setup={"first": 1})
    accepted: list[str] = []
    for enough in (5, 6):
        player = Player(ann.sit(table), enough)
        assert player.is_enough.wait(20)
        processes[-1].kill()
        accepted += player.join()
        processes.append(Process(tmp_path))
        moved(ann, processes[-1])
        moved(bob, processes[-1])
        with ann.sit(table) as again:
            assert again.step >= player.sitting.step, "what was told is kept"

    assert processes[0].is_gone(), "the thinking processes do not outlive their server"
    accepted += Player(ann.sit(table), 10_000).join()
    check_nothing_is_lost(ann, table, accepted)
    check_the_duel(ann, bob, duel, laid)
    with ann.sit(long) as sitting:
        assert sitting.deciding == [{"seat": 0, "until": until}], "the same time is left"
    with ann.sit(short) as sitting:
        sitting.until_so(lambda: sitting.step >= 1)
    with ann.sit(thinking) as sitting:
        sitting.until_so(lambda: sitting.step >= 1)


def test_killed_in_the_middle_of_a_chain_of_spells(tmp_path: Path, processes: list[Process]) -> None:
    """A Spell, a Counterspell, and the server dies while a Counterspell against that one is considered: the same
    question is asked again, and the chain goes on."""
    processes.append(Process(tmp_path, games=CHAIN))
    ann, bob = Visitor(processes[0].url), Visitor(processes[0].url, "Bob")
    table = ann.create("talisman", setup={"characters": ["wizard", "sorceress"]})
    bob.post(f"/tables/{table}/seats/1/take")
    bob.post(f"/tables/{table}/ready")
    ann.post(f"/tables/{table}/start")
    with ann.sit(table) as at0, bob.sit(table) as at1:
        for seat, sitting in enumerate((at0, at1)):
            for kind in ("own-spell", "rival-spell"):
                assert sitting.ask(type="order", seat=seat, order=f"always:{kind}")["type"] == "done"
        at0.chosen(0, "cast:strength-spell")
        catch_up(at1, at0.step)
        pass_until((at0, at1), 1, "cast:counterspell")
        at1.chosen(1, "cast:counterspell")
        catch_up(at0, at1.step)
        pass_until((at0, at1), 0, "cast:counterspell")
        before = seen(at0, at1)
        assert waiting(at0) == ["strength-spell", "counterspell"]
        processes[0].kill()
    processes.append(Process(tmp_path, games=CHAIN))
    with moved(ann, processes[1]).sit(table) as at0, moved(bob, processes[1]).sit(table) as at1:
        assert seen(at0, at1) == before
        at0.chosen(0, "cast:counterspell")
        catch_up(at1, at0.step)
        while waiting(at0):
            pass_once((at0, at1))
        wizard = at0.sights[0]["view"]["characters"][0]
        assert wizard["strength_counters"] == 1, "the first Spell works"


CHAIN = "tests.table.chained:games"


def seen(at0: Sitting, at1: Sitting) -> tuple[int, Any, Any, Any]:
    """All that either of them knows of the match."""
    return at0.step, at0.sights[0], at1.sights[1], at0.deciding


def waiting(sitting: Sitting) -> list[str]:
    """The Spells that have not taken effect yet, the first cast first."""
    return [cast["spell"] for cast in sitting.sights[0]["view"]["casts"]]


def pass_until(sittings: tuple[Sitting, Sitting], seat: int, option: str) -> None:
    """Whoever is asked before this is on offer passes."""
    while option not in sittings[seat].options(seat):
        pass_once(sittings)


def pass_once(sittings: tuple[Sitting, Sitting]) -> None:
    seat = next(seat for seat in (0, 1) if sittings[seat].options(seat))
    sittings[seat].chosen(seat, "pass")
    for sitting in sittings:
        catch_up(sitting, sittings[seat].step)


def test_killed_in_the_windows_of_a_walk_and_of_an_attack(tmp_path: Path, processes: list[Process]) -> None:
    processes.append(Process(tmp_path, games=REAL_GAMES))
    ann, bob = Visitor(processes[0].url), Visitor(processes[0].url, "Bob")
    table = ann.create("descent")
    bob.post(f"/tables/{table}/seats/1/take")
    bob.post(f"/tables/{table}/ready")
    ann.post(f"/tables/{table}/start")
    for seat, visitor in enumerate((ann, bob)):
        with visitor.sit(table) as sitting:
            assert sitting.ask(type="order", seat=seat, order="ponder:nothing")["type"] == "done"
    for moment in ("entered", "attack-rolled"):
        with ann.sit(table) as at0, bob.sit(table) as at1:
            seat = play_until_one_is_asked(moment, at0, at1)
            before = (at0.step, at0.sights, at1.sights, at0.deciding)
            processes[-1].kill()
        processes.append(Process(tmp_path, games=REAL_GAMES))
        with moved(ann, processes[-1]).sit(table) as at0, moved(bob, processes[-1]).sit(table) as at1:
            assert (at0.step, at0.sights, at1.sights, at0.deciding) == before
            (at0, at1)[seat].chosen(seat, "pass")
            catch_up(at0, before[0] + 1)


def play_until_one_is_asked(moment: str, *sittings: Sitting) -> int:
    """Heroes and monsters walk and attack, until one side is asked whether it answers such a moment."""
    for _ in range(600):
        for seat, sitting in enumerate(sittings):
            catch_up(sitting, max(each.step for each in sittings))
            decision = sitting.decision(seat)
            if decision is None:
                continue
            if decision["kind"] == "answer" and decision["about"]["moment"] == moment:
                for each in sittings:
                    catch_up(each, sitting.step)
                return seat
            options = sitting.options(seat)
            lively = [option for verb in ("attack", "walk", "move") for option in options if option.startswith(verb)]
            sitting.chosen(seat, [*lively, options[-1]][0])
    raise AssertionError(f"nobody is asked: {moment}")


def catch_up(sitting: Sitting, step: int) -> None:
    sitting.until_so(lambda: sitting.step >= step)


def test_stopped_in_the_middle_of_many_thoughts(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Computer players make no choice that they did not think about, only because the server ends."""
    for _ in range(2):
        with server(settings(tmp_path)) as here:
            ann = Visitor(here)
            for _ in range(6):
                table = ann.play_now("dungeon-roll", 4, computer="thumb")
                ann.post(f"/tables/{table}/leave")
            with ann.sit(table) as sitting:
                sitting.until_so(lambda: sitting.step > 3 or sitting.outcome is not None)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
    kept = asyncio.run(keep(tmp_path))
    assert sum(len(one.steps) for one in kept) > 20
    for one in kept:
        match = undercroft.new_match("dungeon-roll", seats=4, seed=one.row.seed, setup=one.row.setup)
        for step in one.steps:
            decision = match.decision(step.seat)
            assert decision is not None
            assert step.option == make_player("thumb", "dungeon-roll").choose(match, decision).id
            match.choose(step.seat, step.option or "")


async def keep(folder: Path) -> list[Kept]:
    """All tables as they are kept, with all their steps."""
    engine = connect(settings(folder).url)
    store = TableStore(engine)
    with sqlite3.connect(folder / "table.db") as db:
        found = [await store.get(row[0]) for row in db.execute("SELECT id FROM tables").fetchall()]
    db.close()
    kept = [replace(one, first=0, steps=await store.steps(one.row.id)) for one in found if one is not None]
    await engine.dispose()
    return kept


def check_nothing_is_lost(ann: Visitor, table: str, accepted: list[str]) -> None:
    own = [option for seat, option in ann.get(f"/tables/{table}/record")["choices"] if seat == 0]
    spare = list(own)
    for option in accepted:
        assert option in spare, f"{option} was accepted and is lost"
        spare.remove(option)
    assert len(spare) <= 2, "at most one choice for each kill that was kept but not answered"
    assert ann.get(f"/tables/{table}/verify")["holds"]


def begin_a_duel(ann: Visitor, bob: Visitor) -> tuple[str, str]:
    """Ann's card lies face down; Bob is to choose."""
    table = ann.create("duel")
    bob.post(f"/tables/{table}/seats/1/take")
    bob.post(f"/tables/{table}/ready")
    ann.post(f"/tables/{table}/start")
    with ann.sit(table) as sitting:
        sitting.chosen(0, "pass")
        card = sitting.options(0)[1]
        sitting.chosen(0, card)
    return table, card


def check_the_duel(ann: Visitor, bob: Visitor, table: str, card: str) -> None:
    with ann.sit(table) as at0, bob.sit(table) as at1:
        assert [place["seat"] for place in at0.deciding] == [1]
        assert at0.sights[0]["may_undo"], "it still lies face down"
        at1.chosen(1, at1.options(1)[0])
        at0.until_so(lambda: at0.step == 3)
        laid = next(event["data"] for event in at0.events[0] if event["kind"] == "laid")
        assert f"lay:{laid['card']}" == card


def begin_with_time(ann: Visitor, seconds: float) -> tuple[str, float]:
    table = ann.play_now("duel", 2, seconds=seconds)
    with ann.sit(table) as sitting:
        return table, sitting.deciding[0]["until"]
