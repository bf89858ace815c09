"""A table: a match, its seats, and those who are connected. One lock guards it all.

A step is tried on a fork of the match, written down, and only then does it happen and is told: what is in memory and
what is in the database never differ.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Coroutine
from typing import Any, TypeVar

from undercroft.engine.errors import NotYourDecision, Refusal, StaleChoice
from undercroft.engine.game import Game
from undercroft.lesson import Lesson, find_lesson
from undercroft.table import showing
from undercroft.table.audience import Audience, Listener
from undercroft.table.course import Course
from undercroft.table.messages import (
    ChatSaid,
    Deciding,
    Have,
    LastStep,
    RefusalInfo,
    Snapshot,
    Standing,
    TableChanged,
    TableInfo,
    Update,
)
from undercroft.table.refusals import (
    HintBusy,
    LessonOther,
    NoHints,
    NoSuchTable,
    NotKept,
    NotStarted,
    NotYourSeat,
    OtherRules,
    UndoTooLate,
)
from undercroft.table.staff import Staff
from undercroft.table.storage.rows import ChatLine, MadeBy, Person, Step
from undercroft.table.storage.scribe import NumberTaken
from undercroft.table.storage.table_store import LISTED, Kept
from undercroft.table.worker import Brief, Worth

T = TypeVar("T")
THUMB = "thumb"
log = logging.getLogger("undercroft.table")


class Thought:
    """That a computer player thinks about the decision of a seat."""

    def __init__(self, number: int, player: str, made_by: MadeBy) -> None:
        self.number = number
        self.player = player
        self.made_by = made_by
        self.task: asyncio.Task[None] | None = None

    def is_same(self, other: Thought | None) -> bool:
        return other is not None and (self.number, self.player) == (other.number, other.player)

    def cancel(self) -> None:
        if self.task is not None:
            self.task.cancel()


class Table:
    def __init__(self, staff: Staff, kept: Kept) -> None:
        self.staff = staff
        self.row = kept.row
        self.places = kept.seats
        self.names: dict[str, str] = {}
        self.chat: deque[ChatLine] = deque(maxlen=LISTED)
        self.audience = Audience()
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self._course: Course | None = None
        self._in_doubt = False
        self._thoughts: dict[int, Thought] = {}

    @classmethod
    async def load(cls, staff: Staff, table_id: str) -> Table:
        """The table as it is kept, gone on to where it was."""
        kept = await staff.store.get(table_id)
        if kept is None:
            raise NoSuchTable(f"there is no table {table_id!r}")
        table = cls(staff, kept)
        table.chat.extend(await staff.store.chat(table_id))
        await table.learn_names()
        await table._restore(kept)
        return table

    async def _restore(self, kept: Kept) -> None:
        self.row, self.places = kept.row, kept.seats
        self._in_doubt = False
        if self.row.status == "gathering" or not self._rules_are_here:
            self._course = None
            return
        self._course = await Course.replay(self._beginning(), kept.steps)
        await self._note_the_end()

    def _beginning(self) -> Course:
        return Course(self._brief([]).start(), self.row.started or self.row.made)

    async def learn_names(self) -> None:
        people = {self.row.host, *(place.person for place in self.places if place.person is not None)}
        self.names = await self.staff.people.names(people)

    # -- what can be known --------------------------------------------------------------------

    @property
    def game(self) -> Game[Any] | None:
        return self.staff.games.get(self.row.game)

    @property
    def _rules_are_here(self) -> bool:
        game, lesson = self.game, self.lesson
        if game is None or game.version != self.row.version:
            return False
        return self.row.lesson == (None if lesson is None else lesson.version)

    @property
    def lesson(self) -> Lesson | None:
        """What the learner is taught, if this is a lesson."""
        game = self.game
        return None if game is None or self.row.lesson is None else find_lesson(game)

    @property
    def course(self) -> Course:
        """The course of the match, once it has begun."""
        if self._course is None:
            if not self._rules_are_here:
                raise OtherRules("this match was begun with other rules than those that are here")
            raise NotStarted("the match has not begun")
        return self._course

    @property
    def is_idle(self) -> bool:
        return not self.audience and not self._thoughts and not self.lock.locked()

    def held(self, person: str) -> tuple[int, ...]:
        """The seats that this person plays."""
        return tuple(place.seat for place in self.places if place.person == person and place.computer is None)

    def check_held(self, person: str, seat: int) -> None:
        if seat not in self.held(person):
            raise NotYourSeat(f"seat {seat} is not yours")

    def until(self, seat: int) -> float | None:
        """When the seat's time is over."""
        asked = self.course.now.asked.get(seat)
        if asked is None or self.places[seat].computer is not None:
            return None
        return self._deadline(asked.since)

    def _deadline(self, since: float) -> float | None:
        seconds = self.row.seconds
        if seconds is None:
            return None
        return max(since + seconds, self.staff.began + min(seconds, self.staff.settings.grace))

    def brief(self) -> Brief:
        return self._brief([(seat, option.id) for seat, option in self.course.match.choices])

    def brief_with(self, choices: list[tuple[int, str]]) -> Brief:
        """The match after these choices, whether or not it is in memory."""
        if not self._rules_are_here:
            raise OtherRules("this match was begun with other rules than those that are here")
        return self._brief(choices)

    def _brief(self, choices: list[tuple[int, str]]) -> Brief:
        row, games = self.row, self.staff.settings.games
        return Brief(
            row.id, games, row.game, len(self.places), row.seed, row.setup, choices, is_lesson=row.lesson is not None
        )

    def player_names(self) -> list[str]:
        """Who sits in the seats, for people to read."""
        return [place.computer or showing.player_name(place, self.names) or "" for place in self.places]

    # -- playing ------------------------------------------------------------------------------

    async def begin(self, at: float) -> None:
        """The match begins. Under the lock."""
        await self.staff.store.save(self.row.id, status="playing", started=at)
        self.row.status, self.row.started = "playing", at
        self._course = self._beginning()
        self.tell_everything()
        self.drive()

    async def choose(self, person: str, seat: int, number: int, option: str) -> None:
        """A person takes an option of the decision with this number."""
        await self.guarded(self._choose(person, seat, number, option))

    async def _choose(self, person: str, seat: int, number: int, option: str) -> None:
        self.check_held(person, seat)
        self.course.check_number(seat, number)
        self._check_lesson(seat, option)
        await self._step(Step(seat, option, "person", time.time()))

    def _check_lesson(self, seat: int, option: str) -> None:
        """What the rules allow may still not be what the lesson asks for."""
        place = showing.lesson_place(self.lesson, self.course.match)
        decision = self.course.match.decision(seat)
        if place is None or decision is None or decision.option(option) is None or place.step.allows(option):
            return
        raise LessonOther(next(offer for offer in decision.options if place.step.allows(offer.id)))

    async def undo(self, person: str, seat: int) -> None:
        """A person takes the seat's last choice back."""
        await self.guarded(self._undo(person, seat))

    async def _undo(self, person: str, seat: int) -> None:
        self.check_held(person, seat)
        step = Step(seat, None, "person", time.time())
        self.course.prepare(step)
        deadline = self._deadline(self.course.thought_since(seat))
        if deadline is not None and step.at >= deadline:
            raise UndoTooLate("the time for that decision is over")
        await self._step(step)

    async def guarded(self, work: Coroutine[Any, Any, T]) -> T:
        """Do it under the lock, to the end, even if the one who asked for it goes away."""
        task = asyncio.create_task(self._under_lock(work))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)

    async def _under_lock(self, work: Coroutine[Any, Any, T]) -> T:
        async with self.lock:
            self.touched = time.monotonic()
            try:
                if self._in_doubt:
                    await self._reload()
            except BaseException:
                work.close()
                raise
            return await work

    async def _reload(self) -> None:
        """Take what is kept for the truth."""
        kept = await self.staff.store.get(self.row.id)
        if kept is None:
            raise NoSuchTable("this table is gone")
        await self._restore(kept)
        self.tell_everything()
        self.drive()

    async def _step(self, step: Step) -> None:
        course = self.course
        told = len(course.match.events)
        position = course.prepare(step)
        try:
            await self.staff.scribe.write(self.row.id, len(course.steps), step)
        except NumberTaken:
            await self._reload()
            raise StaleChoice("the match has gone on elsewhere") from None
        except Exception as error:
            self._in_doubt = True
            log.exception("a choice at table %s could not be written", self.row.id)
            raise NotKept("the choice could not be written down") from error
        course.accept(step, position)
        self._tell_step(step, min(told, len(course.match.events)))
        await self._note_the_end()
        self.drive()

    async def _note_the_end(self) -> None:
        if self._course is not None and self._course.match.outcome is not None and self.row.status != "finished":
            self.row.status = "finished"
            try:
                await self.staff.store.save(self.row.id, status="finished")
            except Exception:
                log.exception("the end of table %s is noted when it is read again", self.row.id)
            self.tell_table()

    # -- computer players and the clock -------------------------------------------------------

    def drive(self) -> None:
        """See that computer players think about what they are asked, and that the clock is set. Under the lock."""
        if self.staff.going_home:
            return
        wanted, due = self._wanted()
        for seat, thought in list(self._thoughts.items()):
            if not thought.is_same(wanted.get(seat)):
                thought.cancel()
                del self._thoughts[seat]
        for seat, thought in wanted.items():
            if seat not in self._thoughts:
                self._thoughts[seat] = thought
                thought.task = asyncio.create_task(self._think(seat, thought))
        self.staff.clock.set(self.row.id, due)

    def _wanted(self) -> tuple[dict[int, Thought], float | None]:
        """Who must think about what, and when the first person's time is over."""
        wanted: dict[int, Thought] = {}
        due: float | None = None
        for seat, asked in self._course.now.asked.items() if self._course is not None else ():
            player, until = self.places[seat].computer, self.until(seat)
            if player is not None:
                wanted[seat] = Thought(asked.number, player, "computer")
            elif until is not None and until <= time.time():
                wanted[seat] = Thought(asked.number, THUMB, "clock")
            elif until is not None:
                due = until if due is None else min(due, until)
        return wanted, due

    async def time_is_up(self) -> None:
        await self.guarded(self._drive())

    async def _drive(self) -> None:
        self.drive()

    async def _think(self, seat: int, thought: Thought) -> None:
        steps = self.course.steps
        pause = self.staff.settings.pace if thought.made_by == "computer" else 0
        ready = (steps[-1].at if steps else self.row.started or 0) + pause
        option = await self._thought(seat, thought.player)
        await asyncio.sleep(max(0.0, min(pause, ready - time.time())))
        try:
            await self.guarded(self._choose_for(seat, thought, option))
        except Refusal as refusal:
            log.info("the thought of seat %s at table %s came late: %s", seat, self.row.id, refusal)
        except Exception:
            log.exception("a choice for seat %s at table %s went wrong", seat, self.row.id)

    async def _thought(self, seat: int, player: str) -> str:
        decision = self.course.match.decision(seat)
        assert decision is not None
        try:
            return await self.staff.thinking.choose(self.brief(), seat, player)
        except Exception:
            if self.staff.going_home:
                raise asyncio.CancelledError from None
            log.exception("%s could not think at table %s; chance decides", player, self.row.id)
            return secrets.choice(decision.options).id

    async def _choose_for(self, seat: int, thought: Thought, option: str) -> None:
        if self._thoughts.get(seat) is not thought:
            return
        del self._thoughts[seat]
        self.course.check_number(seat, thought.number)
        await self._step(Step(seat, option, thought.made_by, time.time()))

    def rest(self) -> None:
        """Think no more."""
        for thought in self._thoughts.values():
            thought.cancel()
        self._thoughts.clear()

    # -- helping ------------------------------------------------------------------------------

    async def hint(self, person: str, seat: int, number: int) -> tuple[str, list[Worth]]:
        """What each option of the seat's decision is worth; one hint at a time for each person."""
        self._check_asked(person, seat, number)
        if not self.row.hints:
            raise NoHints("hints are not given at this table")
        if person in self.staff.hinting:
            raise HintBusy("one hint at a time")
        self.staff.hinting.add(person)
        try:
            found = await self.staff.thinking.weigh(self.brief(), seat, self.staff.settings.hint)
        finally:
            self.staff.hinting.discard(person)
        self._check_asked(person, seat, number)
        return found

    def why_not(self, person: str, seat: int, number: int, option: str, lang: str) -> RefusalInfo | None:
        """Why the option is not on offer; nothing if it is."""
        self._check_asked(person, seat, number)
        match = self.course.match
        decision = match.decision(seat)
        if decision is not None and decision.option(option) is not None:
            return None
        try:
            match.choose(seat, option)
        except Refusal as refusal:
            return showing.show_refusal(refusal, lang, self.game)
        raise AssertionError("an option that is not on offer is refused")

    def _check_asked(self, person: str, seat: int, number: int) -> None:
        self.check_held(person, seat)
        self.course.check_number(seat, number)
        if seat not in self.course.now.asked:
            raise NotYourDecision(f"seat {seat} is not asked now")

    # -- telling ------------------------------------------------------------------------------

    async def join(self, listener: Listener, have: Have | None) -> None:
        """Somebody connects, perhaps again, and is told what is missing."""
        await self.guarded(self._join(listener, have))

    async def _join(self, listener: Listener, have: Have | None) -> None:
        if listener.person not in self.names:
            await self.learn_names()
        self.audience.add(listener)
        self._tell_snapshot(listener, have)
        self.tell_table(but=listener)

    def part(self, listener: Listener) -> None:
        """Somebody's connection ends."""
        self.audience.remove(listener)
        self.touched = time.monotonic()
        self.tell_table()

    async def say(self, person: Person, text: str) -> None:
        """A line of chat; kept before it is told."""
        at = time.time()
        number = await self.staff.store.say(self.row.id, person.id, text, at)
        line = ChatLine(number, person.id, self.names.get(person.id, person.name), text, at)
        self.chat.append(line)
        self.audience.tell_all(ChatSaid(line=showing.show_chat(line, self.places)))

    def info(self) -> TableInfo:
        match = None if self._course is None else self._course.match
        sitting = {place.person for place in self.places if place.computer is None}
        watching = len(self.audience.online - sitting)
        return showing.show_table(self.row, self.places, self.names, match, self.audience.online, watching)

    def standing(self, person: str) -> Standing:
        return showing.show_standing(self.row, self.places, person)

    def tell_table(self, but: Listener | None = None) -> None:
        """What changed about the table; those whose seats changed see everything anew."""
        info = self.info()
        for listener in self.audience:
            if listener.seen != self.held(listener.person):
                self._tell_snapshot(listener, None)
            elif listener is not but:
                listener.send(TableChanged(table=info, you=self.standing(listener.person)).model_dump_json())

    def tell_everything(self) -> None:
        for listener in self.audience:
            self._tell_snapshot(listener, None)

    def _tell_snapshot(self, listener: Listener, have: Have | None) -> None:
        listener.seen = self.held(listener.person)
        course = self._course
        snapshot = Snapshot(
            table=self.info(),
            you=self.standing(listener.person),
            step=0 if course is None else len(course.steps),
            sights=[] if course is None else self._sights(course, listener.seen, have),
            deciding=self._deciding(),
            chat=[showing.show_chat(line, self.places) for line in self.chat],
            now=time.time(),
        )
        listener.send(snapshot.model_dump_json())

    def _sights(self, course: Course, seats: tuple[int, ...], have: Have | None) -> list[Any]:
        holds = have is not None and course.has_gone_straight_since(have.step)
        known = set(have.seats) if have is not None and holds and have.events <= len(course.match.events) else set()
        return [
            showing.show_sight(course, seat, have.events if have is not None and seat in known else 0, self.lesson)
            for seat in seats or (None,)
        ]

    def _deciding(self) -> list[Deciding]:
        asked = {} if self._course is None else self._course.now.asked
        return [Deciding(seat=seat, until=self.until(seat)) for seat in asked]

    def _tell_step(self, step: Step, events_from: int) -> None:
        if not self.audience:
            return
        course, deciding, now = self.course, self._deciding(), time.time()
        outcome = showing.show_outcome(course.match.outcome)
        last = LastStep(seat=step.seat, made_by=step.made_by, taken_back=step.option is None)

        def update(seat: int | None) -> Update:
            return Update.model_construct(
                step=len(course.steps),
                last=last,
                sight=showing.show_sight(course, seat, events_from, self.lesson),
                deciding=deciding,
                outcome=outcome,
                now=now,
            )

        self.audience.tell_by_sight(update)
