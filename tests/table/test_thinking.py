"""Thinking: fair turns, processes that remember and are replaced, and answers whose time tells nothing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

import undercroft
from tests.table import tasks
from tests.table.house import GAMES as TOYS
from tests.table.house import PATIENCE, server, settings
from tests.table.visitor import Visitor
from undercroft.engine.decision import Decision
from undercroft.engine.game import Game
from undercroft.engine.match import Match, Start
from undercroft.players.random import RandomPlayer
from undercroft.table import worker
from undercroft.table.logs import where
from undercroft.table.process import Remote
from undercroft.table.refusals import ReviewBusy, TooManyWaiting
from undercroft.table.reviewing import Reviews
from undercroft.table.rooms import find_games
from undercroft.table.settings import Settings
from undercroft.table.sharing import FairQueue
from undercroft.table.thinking import QUICK_WINDOW, SLOW, Lane, Thinker, Thinking, padded
from undercroft.table.turnstile import LONGEST, Turnstile
from undercroft.table.worker import CHOICE_BYTES, MATCH_BYTES, Brief, Forgotten, Memory

T = TypeVar("T")
GAMES = "undercroft.games:games"
PLENTY = 1 << 28


def brief(key: str, choices: list[tuple[int, str]] | None = None) -> Brief:
    return Brief(key, TOYS, "duel", 2, b"1" * 32, {}, choices or [])


# -- fair turns -----------------------------------------------------------------------------------


def taken(queue: FairQueue[str]) -> list[str]:
    return [queue.take() for _ in range(len(queue))]


def test_a_household_with_many_tables_gets_one_turn_like_one_with_a_single_table() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(50):
        queue.put(f"a{number}", ("a", "ann", str(number)), watched=True)
    queue.put("b", ("b", "bob", "0"), watched=True)
    queue.put("c", ("c", "cid", "0"), watched=True)
    assert taken(queue)[:5] == ["a0", "b", "c", "a1", "a2"]


def test_people_of_a_household_take_turns_and_their_tables_too() -> None:
    queue: FairQueue[str] = FairQueue()
    for job, shares in {
        "ann 1 first": ("a", "ann", "1"),
        "ann 1 second": ("a", "ann", "1"),
        "ann 2": ("a", "ann", "2"),
        "amy": ("a", "amy", "3"),
        "bob": ("b", "bob", "4"),
    }.items():
        queue.put(job, shares, watched=True)
    assert taken(queue) == ["ann 1 first", "bob", "amy", "ann 2", "ann 1 second"]


def test_whoever_has_just_had_a_turn_waits_for_the_others() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("a", ("a",), watched=True)
    queue.put("b", ("b",), watched=True)
    assert queue.take() == "a"
    queue.put("a again", ("a",), watched=True)
    assert taken(queue) == ["b", "a again"]


def test_what_somebody_watches_goes_first_and_the_rest_does_not_wait_for_ever() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        queue.put(f"unwatched {number}", ("a",), watched=False)
    for number in range(20):
        queue.put(f"watched {number}", ("b",), watched=True)
    order = taken(queue)
    assert [place for place, job in enumerate(order) if job.startswith("un")] == [7, 15, 22]


def test_who_goes_away_leaves_the_line() -> None:
    queue: FairQueue[str] = FairQueue()
    for job in ("one", "two", "three"):
        queue.put(job, ("a", "ann"), watched=job != "two")
    queue.remove("one", ("a", "ann"), watched=True)
    queue.remove("two", ("a", "ann"), watched=False)
    assert queue.waiting(("a",)) == queue.waiting(("a", "ann")) == len(queue) == 1
    assert queue.waiting(("b",)) == 0
    assert list(queue) == taken(queue) == ["three"]


# -- processes ------------------------------------------------------------------------------------


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(work, 120))


async def settle() -> None:
    """Everything that can begin has begun."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_jobs_of_others_do_not_wait_behind_one_visitors_many() -> None:
    async def work() -> None:
        lane = Lane("test", 1, TOYS, PLENTY)
        done: list[str] = []

        async def ask(key: str, *shares: str, watched: bool = True) -> None:
            done.append(await lane.run(tasks.name, brief(key), 0.02, shares=shares, watched=watched))

        many = [asyncio.create_task(ask(f"a{number}", "a", "ann", str(number))) for number in range(20)]
        await settle()
        idle = asyncio.create_task(ask("idle", "c", "cid", "1", watched=False))
        one = asyncio.create_task(ask("b", "b", "bob", "1"))
        await asyncio.gather(*many, one, idle)
        lane.close()
        assert done.index("b") == 2, "after the one under way and one of the turns before"
        assert done.index("idle") == 7

    run(work())


def test_whoever_goes_away_is_not_thought_for() -> None:
    async def work() -> None:
        lane = Lane("test", 1, TOYS, PLENTY)
        first = asyncio.create_task(lane.run(tasks.name, brief("first"), 0.2))
        gone = asyncio.create_task(lane.run(tasks.die, brief("gone")))
        last = asyncio.create_task(lane.run(tasks.name, brief("last")))
        await settle()
        gone.cancel()
        assert [await first, await last] == ["first", "last"]
        under_way = asyncio.create_task(lane.run(tasks.name, brief("under way"), 0.2))
        await settle()
        under_way.cancel()
        assert await lane.run(tasks.name, brief("after"), 0) == "after"
        lane.close()

    run(work())


def test_a_process_that_dies_is_replaced_and_the_job_done_again(tmp_path: Path) -> None:
    async def work() -> None:
        lane = Lane("test", 1, TOYS, PLENTY)
        others = [asyncio.create_task(lane.run(tasks.name, brief(str(number)))) for number in range(3)]
        assert await lane.run(tasks.die_once, brief("again"), str(tmp_path / "died")) == "again"
        with pytest.raises(RuntimeError, match="again and again"):
            await lane.run(tasks.die, brief("deadly"))
        with pytest.raises(ValueError, match="a bug"):
            await lane.run(tasks.fail, brief("bug"))
        assert await asyncio.gather(*others) == ["0", "1", "2"]
        assert await lane.run(tasks.name, brief("on")) == "on"
        lane.close()

    run(work())


def test_what_is_printed_does_not_get_among_the_answers(capfd: pytest.CaptureFixture[str]) -> None:
    async def work() -> None:
        lane = Lane("test", 1, TOYS, PLENTY)
        assert await lane.run(tasks.speak, brief("said")) == "said"
        assert len(await lane.run(tasks.say_much, brief("much"))) == 1_000_000
        lane.close()

    run(work())
    assert "out loud" in capfd.readouterr().err


def test_what_cannot_be_told_is_told_by_its_name_and_place() -> None:
    """An exception that pickle cannot make again must not end the process."""

    async def work() -> None:
        lane = Lane("test", 1, TOYS, PLENTY)
        known = await lane.run(tasks.process, brief("a"))
        with pytest.raises(RuntimeError, match="Unspeakable") as raised:
            await lane.run(tasks.fail_unspeakably, brief("b"))
        assert isinstance(raised.value.__cause__, Remote)
        assert "fail_unspeakably" in " ".join(where(raised.value.__cause__))
        assert await lane.run(tasks.process, brief("c")) == known
        lane.close()

    run(work())


def test_a_match_goes_to_the_process_that_knows_it() -> None:
    async def work() -> None:
        lane = Lane("test", 2, TOYS, PLENTY)
        both = await asyncio.gather(*(lane.run(tasks.process, brief(key), 0.5) for key in "ab"))
        assert both[0] != both[1]
        for _ in range(3):
            assert await lane.run(tasks.process, brief("b")) == both[1]
            assert await lane.run(tasks.process, brief("a")) == both[0]
        busy = asyncio.create_task(lane.run(tasks.process, brief("a"), 0.5))
        await settle()
        assert await lane.run(tasks.process, brief("a")) == both[1], "it does not wait for the one that is busy"
        await busy
        lane.close()

    run(work())


def test_a_process_is_told_only_what_is_new() -> None:
    """And everything again if something was taken back, or if it has forgotten."""

    async def work(memory: int) -> list[tuple[int, int, int]]:
        lane = Lane("test", 1, TOYS, memory)
        told = [
            await lane.run(tasks.known_and_told, brief("t", each))
            for each in ([], [(0, "peek")], [(0, "peek")], [(0, "pass")], [])
        ]
        lane.close()
        return told

    assert run(work(PLENTY)) == [(0, 0, 0), (0, 1, 1), (1, 0, 1), (0, 1, 1), (0, 0, 0)]
    assert run(work(0)) == [(0, 0, 0), (0, 1, 1), (0, 1, 1), (0, 1, 1), (0, 0, 0)]


def test_only_so_many_wait_for_the_archive() -> None:
    async def work() -> None:
        lane = Lane("test", 1, TOYS, PLENTY, most_waiting=(4, 2))
        waiting = [
            lane.run(tasks.name, brief("x"), shares=("a", person)) for person in ("", "ann", "ann", "amy", "amy")
        ]
        begun = [asyncio.create_task(each) for each in waiting]
        await settle()
        for person in ("ann", "new"):
            with pytest.raises(TooManyWaiting):
                await lane.run(tasks.name, brief("x"), shares=("a", person))
        assert await lane.run(tasks.name, brief("y"), shares=("b", "bob")) == "y"
        await asyncio.gather(*begun)
        lane.close()

    run(work())


def test_nobody_waits_for_a_lane_that_is_closed() -> None:
    async def work() -> None:
        lane = Lane("test", 1, TOYS, PLENTY)
        waiting = [asyncio.create_task(lane.run(tasks.name, brief(key), 1.0)) for key in "ab"]
        await settle()
        lane.close()
        assert all(isinstance(each, asyncio.CancelledError) for each in await gathered(waiting))

    run(work())


async def gathered(jobs: list[asyncio.Task[str]]) -> list[str | BaseException]:
    return await asyncio.gather(*jobs, return_exceptions=True)


def test_as_many_matches_are_remembered_as_there_is_room_for() -> None:
    memory = Memory(3 * MATCH_BYTES + CHOICE_BYTES)
    match = Match(brief("t").start())
    for key in "abc":
        memory.keep(key, match)
    match.choose(0, "pass")
    again = memory.take("a")
    assert again is match
    memory.keep("a", again)
    assert len(memory) == 3
    memory.keep("d", match)
    assert memory.used <= memory.most
    assert memory.take("b") is None, "not thought about for longest"
    assert memory.take("a") is match
    for key in "acd":
        memory.take(key)
    assert (memory.used, len(memory)) == (0, 0)


def test_a_match_that_is_remembered_wrongly_is_asked_for_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "_memory", Memory(PLENTY))
    with pytest.raises(Forgotten):
        worker.match_of(brief("t")._replace(known=1))
    worker.match_of(brief("t", [(0, "pass")]))
    with pytest.raises(Forgotten):
        worker.match_of(brief("t")._replace(known=2))


def test_a_hundred_tables_are_thought_about_without_replaying_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """With 64 tables in memory, each thought of the 65th and on began from the first choice."""
    monkeypatch.setattr(worker, "_memory", Memory(Settings(Path()).thinker_bytes))
    game = undercroft.games()["dungeon-roll"]
    match = play(game, 2, 1, 40)
    choices = [(seat, option.id) for seat, option in match.choices]
    thinker = Thinker(GAMES, 0, 0)
    told = 0
    for length in (30, 40):
        for number in range(100):
            whole = Brief(str(number), GAMES, game.id, 2, match.start.seed, {}, choices[:length])
            part = thinker.shortened(whole)
            told += len(part.choices)
            assert len(worker.match_of(part).choices) == length
    assert told == 100 * 40


# -- reviews --------------------------------------------------------------------------------------


class Endless:
    """Reviews that never end."""

    async def outlook(self, *_: Any, **__: Any) -> None:
        await asyncio.Event().wait()


def test_one_visitor_does_not_take_all_reviews() -> None:
    async def ask() -> None:
        reviews = Reviews(Endless(), Settings(Path()))  # type: ignore[arg-type]  # all that they need
        for key in "ab":
            reviews.of(brief(key, [(0, "pass")]), ("home", "ann"))
        with pytest.raises(ReviewBusy):
            reviews.of(brief("c", [(0, "pass")]), ("home", "ann"))
        assert reviews.of(brief("a", [(0, "pass")]), ("home", "ann")), "the one under way"
        for key in "cd":
            reviews.of(brief(key, [(0, "pass")]), ("home", "amy"))
        with pytest.raises(ReviewBusy):
            reviews.of(brief("e", [(0, "pass")]), ("home", "eve"))
        for key in "efgh":
            reviews.of(brief(key, [(0, "pass")]), (f"house {key}", "bob"))
        with pytest.raises(ReviewBusy):
            reviews.of(brief("i", [(0, "pass")]), ("elsewhere", "ida"))
        reviews.stop()

    run(ask())


# -- answers at once ------------------------------------------------------------------------------


def entered(*asked: tuple[str, bool]) -> list[str]:
    """In which order those who ask at the same time pass the turnstile."""
    order: list[str] = []

    async def enter(turnstile: Turnstile, whose: str, watched: bool) -> None:
        await turnstile.enter((whose[0],), watched=watched)
        order.append(whose)

    async def work() -> None:
        turnstile = Turnstile()
        await asyncio.gather(*(enter(turnstile, *each) for each in asked))

    run(work())
    return order


def test_computers_that_answer_at_once_take_turns_by_whose_they_are() -> None:
    assert entered(("a1", False), ("a2", False), ("a3", False), ("b1", False)) == ["a1", "b1", "a2", "a3"]
    assert entered(("a1", False), ("a2", False), ("b1", True)) == ["b1", "a1", "a2"]


def test_a_busy_server_leaves_time_between_computers_that_answer_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """After 3 ms of work in 5 ms it is free for 5 ms; not at all when idle, and never longer than the longest pause."""
    clock = {"process_time": 0.0, "monotonic": 0.0}

    def pauses(*steps: tuple[float, float]) -> list[float]:
        turnstile, found = Turnstile(), []
        for worked, passed in steps:
            clock["process_time"] += worked
            clock["monotonic"] += passed
            found.append(turnstile._pause())
        return found

    with monkeypatch.context() as patch:
        for name in clock:
            patch.setattr(time, name, lambda name=name: clock[name])
        found = pauses((0.003, 0.005), (0.001, 0.01), (1.0, 1.0))
    assert found == pytest.approx([0.005, 0.0, LONGEST])


def test_whoever_goes_away_leaves_the_turnstile() -> None:
    async def work() -> int:
        turnstile = Turnstile()
        leaving = asyncio.create_task(turnstile.enter(("a",), watched=False))
        staying = asyncio.create_task(turnstile.enter(("a",), watched=False))
        await asyncio.sleep(0)
        leaving.cancel()
        await staying
        return len(turnstile._queue)

    assert run(work()) == 0


# -- answers out of turn --------------------------------------------------------------------------

WINDOW = 0.3
HIDDEN = [game for game in undercroft.games().values() if game.hidden]


@pytest.mark.parametrize(
    ("worked", "takes"), [(0.0, 0.3), (0.001, 0.3), (0.2, 0.3), (0.3, 0.3), (0.31, 0.6), (0.9, 0.9), (1.0, 1.2)]
)
def test_an_answer_takes_whole_windows(worked: float, takes: float) -> None:
    assert padded(worked, WINDOW) == pytest.approx(takes)


def play(game: Game[Any], seats: int, seed: int, most: int) -> Match:
    match = undercroft.new_match(game.id, seats=seats, seed=seed)
    for _ in moments(match, seed, most):
        pass
    return match


def moments(match: Match, seed: int, most: int) -> Iterator[Decision]:
    """Random play, one decision after the other."""
    player = RandomPlayer(seed)
    while match.outcome is None and len(match.choices) < most:
        decision = match.decisions[0]
        yield decision
        match.choose(decision.seat, player.choose(match, decision))


class Clock:
    """Time that goes on only when it is looked at."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.01
        return self.now


def work_on(match: Match, seat: int, player: str, monkeypatch: pytest.MonkeyPatch) -> tuple[float, bool]:
    """How long a process works on this decision, by a clock that does not depend on the machine, and whether the seat
    is in turn."""
    clock = Clock()
    with monkeypatch.context() as patch:
        patch.setattr(time, "monotonic", clock)
        patch.setattr(worker, "match_of", lambda brief: match)
        answer = worker.choose(brief("t"), seat, player, WINDOW)
    return clock.now, answer.in_turn


@pytest.mark.parametrize("player", ["easy", "hard"])
@pytest.mark.parametrize("game", HIDDEN, ids=lambda game: game.id)
def test_when_an_answer_comes_does_not_depend_on_what_is_held(
    game: Game[Any], player: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What somebody else cannot know is dealt anew: the seat then holds something else, and answers just as soon."""
    worked: set[float] = set()
    options: set[int] = set()
    windows = 0
    match = undercroft.new_match(game.id, seats=3, seed=2)
    for decision in moments(match, 2, 400):
        if windows == 12:
            break
        if len(match.choices) % 3 or worker.decides_in_turn(match, decision):
            continue
        windows += 1
        seat = decision.seat
        for twin in (match.fork(), *(match.fork((seat + 1) % 3, f"deal {number}") for number in range(2))):
            asked = twin.decision(seat)
            assert asked is not None
            took, in_turn = work_on(twin, seat, player, monkeypatch)
            assert not in_turn
            assert padded(took, WINDOW) == WINDOW
            worked.add(round(took, 3))
            options.add(len(asked.options))
    assert windows == 12
    assert len(worked) > 1, "without padding it would be seen"
    assert min(options) < max(options)


@pytest.mark.parametrize("game", HIDDEN, ids=lambda game: game.id)
def test_whether_a_seat_is_in_turn_is_known_to_all(game: Game[Any]) -> None:
    for seats in game.seats:
        match = undercroft.new_match(game.id, seats=seats, seed=seats)
        for decision in moments(match, seats, 150):
            for observer in range(seats):
                twin = match.fork(observer, "deal")
                asked = twin.decision(decision.seat)
                if asked is not None:
                    assert game.in_turn(twin.state, asked) == game.in_turn(match.state, decision)


def test_where_nothing_is_hidden_nobody_waits() -> None:
    match = undercroft.new_match("dungeon-roll", seats=2, seed=1)
    assert worker.decides_in_turn(match, match.decisions[0])


def test_answers_really_come_after_whole_windows(tmp_path: Path) -> None:
    """Both seats lay a card at once: one answer after the first window, the other after the second."""

    async def work() -> list[float]:
        thinking = Thinking(Settings(tmp_path, games=TOYS, warm=False, window=0.2))
        told = brief("duel", [(0, "pass")])
        await thinking.choose(told, 0, "easy")
        began = time.monotonic()

        async def answer(seat: int) -> float:
            await thinking.choose(told, seat, "easy")
            return time.monotonic() - began

        took = await asyncio.gather(answer(0), answer(1))
        thinking.close()
        return list(took)

    first, second = run(work())
    assert first >= 0.2
    assert second >= first + 0.2 - 0.001


def test_rules_of_thumb_answer_at_once_and_out_of_turn_after_whole_windows(tmp_path: Path) -> None:
    """In turn without a pause; where both lay a card at once, one after the other, each after its window."""
    duel = Match(Start(find_games(TOYS)["duel"], 2, b"1" * 32, {}))
    duel.choose(0, "pass")
    roll = undercroft.new_match("dungeon-roll", seats=2, seed=1)

    async def work() -> list[float]:
        thinking = Thinking(Settings(tmp_path, games=TOYS, warm=False, window=0.2))
        took: list[float] = []

        async def answer(match: Match, seat: int) -> None:
            await thinking.answer(match, "t", b"1" * 32, seat, "thumb")
            took.append(time.monotonic() - began)

        began = time.monotonic()
        await answer(roll, roll.decisions[0].seat)
        began = time.monotonic()
        await asyncio.gather(answer(duel, 0), answer(duel, 1))
        thinking.close()
        return took

    in_turn, first, second = run(work())
    assert in_turn < QUICK_WINDOW
    assert first >= QUICK_WINDOW - 0.001
    assert second >= first + QUICK_WINDOW - 0.001


def test_a_rule_of_thumb_that_takes_long_again_and_again_goes_to_a_process_from_then_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = worker.answer

    def ponder(*args: Any) -> worker.Answer:
        until = time.thread_time() + 2 * SLOW
        while time.thread_time() < until:
            pass
        return quick(*args)

    async def work() -> tuple[bool, bool, bool]:
        thinking = Thinking(Settings(tmp_path, games=TOYS, warm=False))
        match = Match(Start(find_games(TOYS)["duel"], 2, b"1" * 32, {}))
        monkeypatch.setattr(worker, "answer", ponder)
        await thinking.answer(match, "t", b"1" * 32, 0, "thumb")
        before = thinking.is_quick("thumb", "duel")
        for _ in range(9):
            await thinking.answer(match, "t", b"1" * 32, 0, "thumb")
        thinking.close()
        return before, thinking.is_quick("thumb", "duel"), thinking.is_quick("thumb", "other")

    assert run(work()) == (True, False, True)


def test_a_match_that_nobody_plays_or_watches_is_thought_about_for_less_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    think, asked = Thinking.choose, list[str]()

    async def choose(self: Thinking, brief: Brief, seat: int, player: str, **more: Any) -> str:
        asked.append(player)
        return await think(self, brief, seat, "random", **more)

    monkeypatch.setattr(Thinking, "choose", choose)
    with server(settings(tmp_path)) as url:
        ann = Visitor(url)
        table = ann.play_now("duel", 2, computer="hard", seat=1)
        wait_for(lambda: bool(asked))
        assert set(asked) == {"hard"}
        ann.post(f"/tables/{table}/seats/1/give", computer="hard")
        wait_for(lambda: asked[-1] == "normal")


def wait_for(so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.mark.soak
def test_real_answers_take_as_long_with_and_without_something_to_play(tmp_path: Path) -> None:
    """Dungeoneer's windows, `hard`: the means of both kinds differ by no more than chance makes them."""
    game = undercroft.games()["dungeoneer"]
    match = undercroft.new_match(game.id, seats=4, seed=7)
    told: list[tuple[Brief, int, int]] = []
    for decision in moments(match, 7, 600):
        if not worker.decides_in_turn(match, decision):
            choices = [(seat, option.id) for seat, option in match.choices]
            known = Brief("t", GAMES, game.id, 4, match.start.seed, {}, choices)
            told.append((known, decision.seat, len(decision.options)))

    async def work() -> dict[bool, list[float]]:
        thinking = Thinking(Settings(tmp_path, warm=False))
        took: dict[bool, list[float]] = {True: [], False: []}
        await thinking.choose(*told[0][:2], "hard")
        for known, seat, options in told[:150]:
            began = time.monotonic()
            await thinking.choose(known, seat, "hard")
            took[options > 1].append(time.monotonic() - began)
        thinking.close()
        return took

    took = asyncio.run(work())
    assert min(map(len, took.values())) >= 10
    means = {playable: sum(times) / len(times) for playable, times in took.items()}
    assert abs(means[True] - means[False]) < 0.02, means
