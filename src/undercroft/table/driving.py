"""What goes on at a table by itself: computer players think, the clock is set, and trouble is overcome.

A match that nobody plays and nobody watches rests until somebody looks in. Whatever could not be written down is tried
again, after pauses that grow, until it is kept or out of date.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
import weakref
from itertools import islice
from typing import TYPE_CHECKING

from undercroft.engine.errors import Refusal
from undercroft.table import showing, worker
from undercroft.table.messages import Halted
from undercroft.table.persevering import pause_after
from undercroft.table.refusals import NoSuchTable, NotKept
from undercroft.table.storage.rows import MadeBy, SeatRow, Step
from undercroft.table.thinking import QUICK

if TYPE_CHECKING:
    from undercroft.table.tables import Table

THUMB = "thumb"
ORDERS = worker.ORDERS
"""Passes for a person who has nothing to respond with, or nothing that the person wants to be asked for, in a time that
does not depend on what the seat holds: nobody learns of it."""
UNSEEN = {"hard": "normal"}
"""Who thinks long, and how strong it plays while nobody plays or watches: others need the time."""
ABSENT = 3
"""Whose time ran out so often in a row does not play any more."""
CHANCE = secrets.SystemRandom()
log = logging.getLogger("undercroft.table")


class Thought:
    """That a computer player thinks about the decision of a seat."""

    def __init__(self, seat: int, number: int, player: str, made_by: MadeBy) -> None:
        self.seat = seat
        self.number = number
        self.player = player
        self.made_by = made_by
        self.option: str | None = None
        """What came of it."""
        self.task: asyncio.Task[None] | None = None

    def is_same(self, other: Thought | None) -> bool:
        mine = (self.seat, self.number, self.player)
        return other is not None and mine == (other.seat, other.number, other.player)

    def cancel(self) -> None:
        if self.task is not None:
            self.task.cancel()


class Driver:
    """Drives one table. The table holds its driver, not the other way round: both go out of memory together."""

    def __init__(self, table: Table) -> None:
        self.rests = False
        """Something is to be done, and waits until somebody looks in."""
        self._table: Table = weakref.proxy(table)
        self._looked_at = time.monotonic()
        self._thoughts: dict[int, Thought] = {}
        self._unwritten: Thought | None = None
        """What was thought out last and could not be written down."""
        self._failures = 0
        self._recovery: asyncio.Task[None] | None = None
        self._has_gone_on = False
        """A thought has come of it since it was read. If nobody watches, the next one waits after a restart until all
        matches have been brought back."""

    # -- who is there -------------------------------------------------------------------------

    @property
    def is_idle(self) -> bool:
        return not self._thoughts and self._recovery is None

    @property
    def halted(self) -> bool:
        """Nothing can be written down at present; it is tried again."""
        return self._failures > 0

    def look_in(self) -> None:
        """Somebody takes an interest: what rested goes on."""
        self._looked_at = time.monotonic()
        if self.rests:
            self.rests = False
            task = asyncio.create_task(self._table.go_on())
            task.add_done_callback(lambda done: done.cancelled() or done.exception())

    def _is_attended(self) -> bool:
        table = self._table
        if len(table.audience) > 0 or any(self._plays(place) for place in table.places):
            return True
        waited = time.monotonic() - self._looked_at
        return waited < table.staff.settings.unwatched and table.staff.running.admits(table.row.host, table.row.id)

    def _plays(self, place: SeatRow) -> bool:
        """Whether a person decides for the seat, and not only the clock."""
        if place.person is None or place.computer is not None:
            return False
        if self._table.row.seconds is None:
            return True
        own = (step.made_by for step in reversed(self._table.course.steps) if step.seat == place.seat)
        last = list(islice(own, ABSENT))
        return len(last) < ABSENT or any(made_by != "clock" for made_by in last)

    # -- driving ------------------------------------------------------------------------------

    def drive(self) -> None:
        """See that computer players think about what they are asked, and that the clock is set. Under the lock."""
        table = self._table
        if table.staff.going_home:
            return
        wanted, due = self._wanted()
        self.rests = bool(wanted or due) and not self._is_attended()
        if self.rests:
            wanted, due = {}, None
        if not wanted:
            table.staff.running.dismiss(table.row.host, table.row.id)
        for seat, thought in list(self._thoughts.items()):
            if not thought.is_same(wanted.get(seat)):
                thought.cancel()
                del self._thoughts[seat]
        for seat, thought in wanted.items():
            if seat not in self._thoughts:
                self._begin(thought)
        table.staff.clock.set(table.row.id, due)

    def _begin(self, thought: Thought) -> None:
        self._thoughts[thought.seat] = thought
        if self._unwritten is not None and thought.is_same(self._unwritten):
            thought.option = self._unwritten.option
        thought.task = asyncio.create_task(self._think(thought))

    def _wanted(self) -> tuple[dict[int, Thought], float | None]:
        """Who must think about what, and when the first person's time is over."""
        table = self._table
        wanted: dict[int, Thought] = {}
        due: float | None = None
        for seat, asked in table.asked.items():
            player, until = table.places[seat].computer, table.until(seat)
            if player is not None:
                wanted[seat] = Thought(seat, asked.number, player, "computer")
            elif self.goes_by_itself(seat):
                wanted[seat] = Thought(seat, asked.number, ORDERS, "person")
            elif until is not None and until <= time.time():
                wanted[seat] = Thought(seat, asked.number, THUMB, "clock")
            elif until is not None:
                due = until if due is None else min(due, until)
        return wanted, due

    def goes_by_itself(self, seat: int) -> bool:
        """Whether the table passes for the person of this seat, though other people wait only if the game or the person
        wants it so. Who sits on several sides at one screen hands it over for every question that all can see, or
        orders otherwise: else the others would know where there is no need."""
        table, match = self._table, self._table.course.match
        passing = match.ordered_answer(seat)
        if passing is None:
            return False
        lesson = showing.lesson_place(table.lesson, match)
        if lesson is not None and table.lesson is not None and seat == table.lesson.learner:
            return lesson.step.allows(passing.id)
        if self._is_shared(seat):
            return len(match.orders(seat)) > 0
        return match.hurries(seat) or not self._is_awaited(seat)

    def _is_shared(self, seat: int) -> bool:
        """Whether the person of this seat sits on another side, too."""
        table = self._table
        side, held = table.course.match.side(seat), table.held(table.places[seat].person or "")
        return any(other not in side for other in held)

    def _is_awaited(self, seat: int) -> bool:
        """Whether other people wait for this seat, from whom its time could hide something."""
        table = self._table
        person = table.places[seat].person
        return any(place.person not in (None, person) and place.computer is None for place in table.places)

    def _pause(self, thought: Thought) -> float:
        """How long after the last step it comes, at least."""
        settings = self._table.staff.settings
        if thought.made_by == "computer":
            return settings.pace
        if thought.player == ORDERS and self._is_awaited(thought.seat):
            return CHANCE.uniform(*settings.passing)
        return 0

    def rest(self) -> None:
        """Think no more."""
        for thought in self._thoughts.values():
            thought.cancel()
        self._thoughts.clear()
        if self._recovery is not None:
            self._recovery.cancel()
        self._table.staff.running.dismiss(self._table.row.host, self._table.row.id)

    # -- thinking -----------------------------------------------------------------------------

    async def _think(self, thought: Thought) -> None:
        table = self._table
        pause = self._pause(thought)
        ready = table.last_step_at + pause
        try:
            if self._has_gone_on and not table.audience:
                await table.staff.resumed.wait()
            if thought.option is None:
                thought.option = await self._think_out(thought)
            await asyncio.sleep(max(0.0, min(pause, ready - time.time())))
            await table.guarded(self._choose(thought, thought.option))
        except NotKept:
            self._unwritten = thought
        except Refusal as refusal:
            log.info("the thought of seat %s at table %s came late: %s", thought.seat, table.row.id, refusal.code)
        except Exception:
            log.exception("a choice for seat %s at table %s went wrong", thought.seat, table.row.id)
            self.stumble()

    async def _think_out(self, thought: Thought) -> str:
        table, thinking = self._table, self._table.staff.thinking
        match, seat, player = table.course.match, thought.seat, thought.player
        shares, watched = table.shares, len(table.audience) > 0
        if not watched and not any(self._plays(place) for place in table.places):
            player = UNSEEN.get(player, player)
        decision = match.decision(seat)
        assert decision is not None
        written = None if table.lesson is None else table.lesson.answer(table.course.match, thought.seat)
        if written is not None:
            return written
        try:
            if player in QUICK and table.staff.resumed.is_set():
                await thinking.turnstile.enter(shares, watched=watched)
            if thinking.is_quick(player, table.row.game):
                return await thinking.answer(match, table.row.id, table.row.seed, seat, player)
            return await thinking.choose(table.introduction(), seat, player, shares=shares, watched=watched)
        except Exception:
            if table.staff.going_home:
                raise asyncio.CancelledError from None
            log.exception("%s could not think at table %s; chance decides", thought.player, table.row.id)
            return secrets.choice(decision.options).id

    async def _choose(self, thought: Thought, option: str) -> None:
        if self._thoughts.get(thought.seat) is not thought:
            return
        del self._thoughts[thought.seat]
        self._table.course.check_number(thought.seat, thought.number)
        await self._table.step(Step(thought.seat, option, thought.made_by, time.time()))
        self._has_gone_on = True

    # -- trouble ------------------------------------------------------------------------------

    def stumble(self) -> None:
        """Something could not be done: everybody here is told, and it is tried again after a while."""
        self._failures += 1
        if self._failures == 1:
            self._table.audience.tell_all(Halted(halted=True))
        if self._recovery is None and not self._table.staff.going_home:
            self._recovery = asyncio.create_task(self._recover())

    def recover(self) -> None:
        """What failed before has been done."""
        self._unwritten = None
        if self._failures:
            self._failures = 0
            self._table.audience.tell_all(Halted(halted=False))

    async def _recover(self) -> None:
        try:
            while not await self._try_again():
                self._failures += 1
        finally:
            self._recovery = None

    async def _try_again(self) -> bool:
        """Whether what is kept could be read and the match goes on from there."""
        await asyncio.sleep(pause_after(self._failures))
        try:
            await self._table.go_on()
        except NoSuchTable:
            return True
        except Exception as error:
            log.warning("table %s still waits for the database: %s", self._table.row.id, type(error).__name__)
            return False
        if self._table.in_doubt:
            return False
        if not self._thoughts:
            self.recover()
        return True
