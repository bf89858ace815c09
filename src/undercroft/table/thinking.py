"""Thinking happens in other processes, but for rules of thumb, which take no longer than a step of the match itself.

There are four lanes: searching, with as many processes as the settings say; errands, the rules of thumb of games in
which one took long, so that they do not stand in line behind a search; the archive (records and replays); and studies
of finished matches, which take long. The last two give way to the others. In each lane jobs wait in fair order
(``sharing.py``).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from math import ceil
from typing import Any, NamedTuple, TypeVar
from weakref import WeakValueDictionary

from undercroft.engine.match import Match
from undercroft.lab.weighing import Unit
from undercroft.table import metrics, worker
from undercroft.table.process import Died, Process
from undercroft.table.refusals import TooManyWaiting
from undercroft.table.settings import Settings
from undercroft.table.sharing import FairQueue, Shares
from undercroft.table.turnstile import Turnstile
from undercroft.table.worker import Advice, Answer, Brief, Forgotten, Look

T = TypeVar("T")
QUICK = ("random", "thumb", worker.ORDERS)
QUICK_WINDOW = 0.05
"""What a player that does not search takes for an answer out of turn."""
SLOW = 0.01
"""A rule of thumb that takes so many seconds of the processor, most of the time, is too slow for the event loop."""
LATELY = 1 / 8
"""What the last answer counts among those before it."""
ARCHIVE_NICE = 5
STUDIES_NICE = 10
"""How far the archive, which somebody waits for, and studies give way to the other lanes."""
MOST_WAITING = (64, 8)
"""So many jobs for the archive wait at most of one household, and of one person."""
MOST_TRIES = 2
MARKS = 10_000
"""Of so many matches it is noted what a process was told of them."""
log = logging.getLogger("undercroft.table")


class Job:
    """Something to be done in a process, and whoever waits for it."""

    def __init__(self, task: Callable[..., Any], brief: Brief, args: tuple[Any, ...]) -> None:
        self.task = task
        self.brief = brief
        self.args = args
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.came = time.monotonic()
        self.began: float | None = None
        """When a process was given it."""
        self.tries = 0


class Mark(NamedTuple):
    """How much of a match a process was told."""

    length: int
    digest: int

    @classmethod
    def of(cls, choices: Sequence[tuple[int, str]]) -> Mark:
        return cls(len(choices), hash(tuple(choices)))


class Thinker:
    """One process. It is given one job at a time, with only those choices of the match that are new to it."""

    def __init__(self, games: str, memory: int, nice: int) -> None:
        self._process = Process(games, str(memory), str(nice))
        self._marks: OrderedDict[str, Mark] = OrderedDict()
        self.job: Job | None = None

    def warm_up(self) -> None:
        self._process.start()

    def knows(self, brief: Brief) -> bool:
        return brief.key in self._marks

    async def do(self, job: Job) -> Any:
        return await self._process.do(job.task, self.shortened(job.brief), *job.args)

    def shortened(self, brief: Brief) -> Brief:
        """Without what the process was told before, unless something of it was taken back since."""
        choices, mark = brief.choices, self._marks.pop(brief.key, None)
        self._marks[brief.key] = Mark.of(choices)
        if len(self._marks) > MARKS:
            self._marks.popitem(last=False)
        if mark is None or Mark.of(choices[: mark.length]) != mark:
            return brief
        return brief._replace(choices=choices[mark.length :], known=mark.length, saved=None)

    def forget(self, brief: Brief) -> None:
        self._marks.pop(brief.key, None)

    def close(self) -> None:
        if self.job is not None:
            self.job.done.cancel()
        self._process.close()


class Lane:
    """Some processes, and those who wait for them in fair order. A process that dies is replaced."""

    def __init__(
        self, name: str, workers: int, games: str, memory: int, nice: int = 0, most_waiting: tuple[int, ...] = ()
    ) -> None:
        self._name = name
        self._workers = workers
        self._games = games
        self._memory = memory
        self._nice = nice
        self._most_waiting = most_waiting
        self._thinkers: list[Thinker] = []
        self._queue: FairQueue[Job] = FairQueue()
        self._work: set[asyncio.Task[None]] = set()
        self._closed = False

    async def run(
        self, task: Callable[..., T], brief: Brief, *args: Any, shares: Shares = (), watched: bool = True
    ) -> T:
        """Have it done when its turn comes; whoever goes away gives the turn up."""
        job = Job(task, brief, args)
        await self.wait_for(job, shares, watched)
        result: T = job.done.result()
        return result

    async def wait_for(self, job: Job, shares: Shares, watched: bool) -> None:
        self._check_room(shares)
        self._queue.put(job, shares, watched=watched)
        self._go_on()
        self._count()
        try:
            with metrics.thought(self._name):
                await job.done
        finally:
            if job.began is None:
                self._queue.remove(job, shares, watched=watched)
            self._count()

    def _count(self) -> None:
        metrics.waiting.labels(self._name).set(len(self._queue))

    def _check_room(self, shares: Shares) -> None:
        for level, most in enumerate(self._most_waiting[: len(shares)], 1):
            if self._queue.waiting(shares[:level]) >= most:
                raise TooManyWaiting("too much of yours waits already; wait a little")

    def _go_on(self) -> None:
        """Give jobs to processes, as long as there are both."""
        while not self._closed and self._queue and (free := self._free()):
            job = self._queue.take()
            job.began = time.monotonic()
            metrics.thought_wait_seconds.labels(self._name).observe(job.began - job.came)
            self._begin(next((thinker for thinker in free if thinker.knows(job.brief)), free[0]), job)

    def _free(self) -> list[Thinker]:
        """Those who have nothing to do; new ones if there are too few."""
        while len(self._thinkers) < self._workers:
            self._thinkers.append(Thinker(self._games, self._memory, self._nice))
        return [thinker for thinker in self._thinkers if thinker.job is None]

    def _begin(self, thinker: Thinker, job: Job) -> None:
        job.tries += 1
        thinker.job = job
        work = asyncio.create_task(self._do(thinker, job))
        self._work.add(work)
        work.add_done_callback(self._work.discard)

    async def _do(self, thinker: Thinker, job: Job) -> None:
        """Until it is done, has failed, or is to be done again."""
        try:
            result = await thinker.do(job)
        except Died:
            self._replace(thinker, job)
            return
        except Exception as error:
            thinker.forget(job.brief)
            if isinstance(error, Forgotten) and not job.done.done():
                self._begin(thinker, job)
                return
            if not job.done.done():
                job.done.set_exception(error)
        else:
            if not job.done.done():
                job.done.set_result(result)
        thinker.job = None
        self._go_on()

    def _replace(self, thinker: Thinker, job: Job) -> None:
        if self._closed:
            return
        log.warning("a thinking process died; starting anew")
        metrics.thinker_restarts.inc()
        thinker.job = None
        if thinker in self._thinkers:
            self._thinkers.remove(thinker)
        thinker.close()
        if job.done.done():
            self._go_on()
        elif job.tries >= MOST_TRIES:
            job.done.set_exception(RuntimeError("thinking processes die again and again"))
            self._go_on()
        else:
            self._begin(self._free()[0], job)

    def warm_up(self) -> None:
        """Start the processes before somebody waits for them."""
        for thinker in self._free():
            thinker.warm_up()

    def close(self) -> None:
        self._closed = True
        for job in list(self._queue):
            job.done.cancel()
        for thinker in self._thinkers:
            thinker.close()


def padded(worked: float, window: float) -> float:
    """How long an answer out of turn takes that took so long to find: always the window; if that was not enough, as
    many windows as are needed."""
    return window * max(1, ceil(worked / window)) if window > 0 else worked


class Thinking:
    def __init__(self, settings: Settings) -> None:
        games, memory = settings.games, settings.thinker_bytes
        self._window = settings.window
        self._search = Lane("search", settings.workers, games, memory)
        self._errands = Lane("errands", 1, games, memory)
        self._archive = Lane("archive", 1, games, memory, ARCHIVE_NICE, MOST_WAITING)
        self._studies = Lane("studies", 1, games, memory, STUDIES_NICE)
        self.turnstile = Turnstile()
        self._took: dict[str, float] = {}
        """For each game, how long rules of thumb took lately, in seconds of the processor."""
        self._answering: WeakValueDictionary[tuple[bool, str], asyncio.Lock] = WeakValueDictionary()
        if settings.warm:
            self._search.warm_up()

    def is_quick(self, player: str, game: str) -> bool:
        """Whether what the computer player takes can be found at once."""
        return player in QUICK and self._took.get(game, 0.0) <= SLOW

    async def answer(self, match: Match, key: str, seed: bytes, seat: int, player: str) -> str:
        """What a quick computer player takes, at once, or out of turn after the same time as always."""
        window = min(self._window, QUICK_WINDOW)
        async with self._answering.setdefault((True, key), asyncio.Lock()):
            began, used = time.monotonic(), time.thread_time()
            with metrics.thought("at-once"):
                found = worker.answer(match, seed, seat, player, window)
            self._note(match.game.id, time.thread_time() - used)
            if not found.in_turn:
                worked = time.monotonic() - began
                await asyncio.sleep(padded(worked, window) - worked)
        return found.option

    def _note(self, game: str, took: float) -> None:
        lately = self._took.get(game, 0.0)
        self._took[game] = lately + LATELY * (took - lately)

    async def choose(self, brief: Brief, seat: int, player: str, *, shares: Shares = (), watched: bool = True) -> str:
        """What the computer player takes, as a process finds it. An answer out of turn comes a fixed time after it was
        begun with, and seats that answer at once do so one after the other: how long one thinks is not to be seen in
        when the next answers either."""
        lane = self._errands if player in QUICK else self._search
        window = min(self._window, QUICK_WINDOW) if lane is self._errands else self._window
        job = Job(worker.choose, brief, (seat, player, window))
        async with self._answering.setdefault((lane is self._errands, brief.key), asyncio.Lock()):
            await lane.wait_for(job, shares, watched)
            answer: Answer = job.done.result()
            if not answer.in_turn and job.began is not None:
                worked = time.monotonic() - job.began
                await asyncio.sleep(padded(worked, window) - worked)
        return answer.option

    async def weigh(self, brief: Brief, seat: int, player: str, *, shares: Shares = (), watched: bool = True) -> Advice:
        return await self._search.run(worker.weigh, brief, seat, player, shares=shares, watched=watched)

    async def record(self, brief: Brief, players: list[str], *, shares: Shares = ()) -> bytes:
        return await self._archive.run(worker.record, brief, players, shares=shares)

    async def verify(self, brief: Brief, *, shares: Shares = ()) -> dict[str, Any]:
        return await self._archive.run(worker.verify, brief, shares=shares)

    async def replay(self, brief: Brief, seat: int | None, *, shares: Shares = ()) -> bytes:
        """The whole match as JSON, packed with gzip."""
        begun = _apart(brief, "replay", 0)
        return await self._archive.run(worker.replay, begun, brief.choices, seat, shares=shares)

    async def replays(self, brief: Brief) -> dict[int | None, bytes]:
        """The same in every sight, for the shelf: one after the other, so that nobody waits long behind them."""
        return {seat: await self.replay(brief, seat) for seat in (None, *range(brief.seats))}

    async def outlook(self, brief: Brief, seconds: float, *, shares: Shares = ()) -> tuple[Unit, list[float]]:
        """What each seat could expect before the first choice."""
        begun = _apart(brief, "review", 0)
        return await self._studies.run(worker.outlook, begun, seconds, shares=shares)

    async def look_back(self, brief: Brief, number: int, seconds: float, *, shares: Shares = ()) -> Look:
        """Look at the choice of this number, from 0."""
        before = _apart(brief, "review", number)
        return await self._studies.run(worker.look_back, before, *brief.choices[number], seconds, shares=shares)

    async def look_again(self, brief: Brief, look: Look, seconds: float, *, shares: Shares = ()) -> Look:
        before = _apart(brief, "again", look.step.number - 1)
        return await self._studies.run(worker.look_again, before, look, seconds, shares=shares)

    def close(self) -> None:
        for lane in (self._search, self._errands, self._archive, self._studies):
            lane.close()
        self.turnstile.close()


def _apart(brief: Brief, what: str, count: int) -> Brief:
    """The match after so many choices, remembered apart from the one that is played."""
    return brief._replace(key=f"{brief.key}/{what}", choices=brief.choices[:count])
