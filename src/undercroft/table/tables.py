"""A table: a match, its seats, and those who are connected. One lock guards it all.

A step is tried on a fork of the match, written down, and only then does it happen and is told: what is in memory and
what is in the database never differ. What goes on by itself stands in driving.py, who is told what in telling.py.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any, TypeVar

import msgspec

from undercroft.engine.errors import BadSetup, CannotLoad, NotYourDecision, Refusal, StaleChoice, UnknownOption
from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.lesson import Lesson, find_lesson
from undercroft.table import showing
from undercroft.table.audience import Audience, Listener
from undercroft.table.carrying import carry_over, why_other
from undercroft.table.course import Asked, Course
from undercroft.table.driving import Driver
from undercroft.table.messages import Have, Marks, RefusalInfo, Standing, TableInfo
from undercroft.table.refusals import (
    HintBusy,
    LessonOther,
    NoHints,
    NoSuchTable,
    NotKept,
    NotStarted,
    NotYourSeat,
    OtherRules,
    SetupRefused,
    UndoTooLate,
)
from undercroft.table.sharing import Shares
from undercroft.table.sketches import Sketches
from undercroft.table.staff import Staff
from undercroft.table.storage.rows import Beginning, ChatLine, Person, Step
from undercroft.table.storage.scribe import NumberTaken
from undercroft.table.storage.table_store import LISTED, Kept
from undercroft.table.telling import Teller
from undercroft.table.worker import Advice, Brief

T = TypeVar("T")
LONG = 30
"""So many choices are replayed as quickly as a saved state is read."""
log = logging.getLogger("undercroft.table")


class Table:
    def __init__(self, staff: Staff, kept: Kept) -> None:
        self.staff = staff
        self.row = kept.row
        self.places = kept.seats
        self.names: dict[str, str] = {}
        self.chat: deque[ChatLine] = deque(maxlen=LISTED)
        self._chat_is_known = False
        self._is_introduced = False
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.begun: Course | None = None
        """The course of the match, if it has begun and can go on or be seen here."""
        self.closed: OtherRules | None = None
        """Why a match that has begun can neither go on nor be seen."""
        self.beginning: Beginning | None = None
        """With what it went on by other rules than it was begun with, if it did."""
        self.sketches = Sketches()
        self.teller = Teller(self)
        self.driver = Driver(self)
        self.in_doubt = False
        """What is kept may differ from what is here."""

    @classmethod
    async def load(cls, staff: Staff, table_id: str, kept: Kept | None = None) -> Table:
        """The table as it is kept, gone on to where it was."""
        kept = kept or await staff.store.get(table_id)
        if kept is None:
            raise NoSuchTable(f"there is no table {table_id!r}")
        table = cls(staff, kept)
        await table._restore(kept)
        return table

    async def _restore(self, kept: Kept) -> None:
        self.row, self.places = kept.row, kept.seats
        self.names = kept.names
        self.closed = None
        self.begun = None if self.row.status == "gathering" else await self._bring_back(kept)
        self.beginning = kept.beginning
        self.in_doubt = False
        await self._note_the_end()

    async def _bring_back(self, kept: Kept) -> Course | None:
        """To where the match stands; by the rules of today, if its own are gone; nothing, if that cannot be."""
        self.closed = why_other(self.row, len(self.places), self.game)
        if self.closed is None:
            try:
                return await self._follow(kept)
            except Refusal as refusal:
                self.closed = OtherRules(f"the rules that are here forbid what was chosen: {refusal}")
        return await self._carry_over(kept, self.closed)

    async def _carry_over(self, kept: Kept, why: OtherRules) -> Course | None:
        """What is over stays as it was, and a lesson is begun again sooner than it is carried over."""
        if self.game is None or self.row.status == "finished" or self.row.lesson is not None:
            return None
        try:
            course = await carry_over(self.staff.store, kept, self.game)
        except CannotLoad as error:
            log.warning("table %s is closed: %s; %s", self.row.id, why, error)
            return None
        log.warning(
            "table %s goes on with other rules or cards, %s choices set back: %s", self.row.id, self.row.lost, why
        )
        self.closed = None
        return course

    async def _follow(self, kept: Kept) -> Course:
        """To where the match stands: from where it is here, else from its bookmark, else from its beginning."""
        missing = None if self.begun is None else self.begun.missing(kept.first, kept.steps)
        if self.begun is not None and missing is not None:
            course, steps = self.begun, missing
        elif (marked := self._marked(kept)) is not None:
            course, steps = marked, kept.steps
        else:
            course = self._beginning(kept.beginning)
            steps = (await self.staff.store.steps(self.row.id))[course.first :]
        await course.replay(steps)
        return course

    def _marked(self, kept: Kept) -> Course | None:
        """From the bookmark, if there is one that can be read."""
        if kept.bookmark is None or self.game is None:
            return None
        try:
            return Course.read(self.game, kept.bookmark)
        except CannotLoad as error:
            log.warning("the bookmark of table %s cannot be used: %s", self.row.id, error)
            return None

    def _beginning(self, anew: Beginning | None = None) -> Course:
        if anew is None or self.game is None:
            return Course.begin(self._brief([]).start(), self.row.started or self.row.made)
        return Course.anew(Match.from_saved(self.game, anew.data), anew.steps, anew.at)

    async def learn_names(self) -> None:
        people = {self.row.host, *(place.person for place in self.places if place.person is not None)}
        self.names = await self.staff.people.names(people)

    # -- what can be known --------------------------------------------------------------------

    @property
    def game(self) -> Game[Any] | None:
        return self.staff.games.get(self.row.game)

    @property
    def lesson(self) -> Lesson | None:
        """What the learner is taught, if this is a lesson."""
        game = self.game
        return None if game is None or self.row.lesson is None else find_lesson(game)

    @property
    def course(self) -> Course:
        """The course of the match, once it has begun."""
        if self.begun is None:
            raise self.closed or NotStarted("the match has not begun")
        return self.begun

    @property
    def match(self) -> Match | None:
        return None if self.begun is None else self.begun.match

    @property
    def asked(self) -> dict[int, Asked]:
        """The open decisions, by seat."""
        return {} if self.begun is None else self.begun.now.asked

    @property
    def last_step_at(self) -> float:
        steps = self.course.steps
        return steps[-1].at if steps else self.row.started or 0

    @property
    def audience(self) -> Audience:
        return self.teller.audience

    @property
    def is_idle(self) -> bool:
        return not self.audience and self.driver.is_idle and not self.lock.locked()

    def held(self, person: str) -> tuple[int, ...]:
        """The seats that this person plays."""
        return tuple(place.seat for place in self.places if place.person == person and place.computer is None)

    def concerns(self, person: str) -> bool:
        """Whether the person is more than a spectator here."""
        return person == self.row.host or any(place.person == person for place in self.places)

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

    @property
    def shares(self) -> Shares:
        """Whose share of the thinking is used here: the host's, of a household, for one of several tables."""
        return self.staff.people.household(self.row.host), self.row.host, self.row.id

    def brief(self) -> Brief:
        return self._brief([(seat, option.id) for seat, option in self.course.match.choices])

    def introduction(self) -> Brief:
        """The same, for those who may not have heard of the match: the first time with its state, now or when it was
        marked, so that a long match is not replayed."""
        brief = self.brief()
        if self._is_introduced or len(brief.choices) < LONG:
            return brief
        self._is_introduced = True
        saved, self.course.saved = self.course.saved, None
        return brief._replace(saved=saved or self.course.match.save())

    def brief_with(self, choices: list[tuple[int, str]]) -> Brief:
        """The match after these choices, whether or not it is in memory."""
        why = why_other(self.row, len(self.places), self.game)
        if why is not None:
            raise why
        return self._brief(choices)

    def _brief(self, choices: list[tuple[int, str]]) -> Brief:
        row, games = self.row, self.staff.settings.games
        return Brief(
            row.id,
            games,
            row.game,
            len(self.places),
            row.seed,
            row.setup,
            choices,
            is_lesson=row.lesson is not None,
            rules=row.version,
            beginning=None if self.beginning is None else self.beginning.data,
        )

    def player_names(self) -> list[str]:
        """Who sits in the seats, for people to read."""
        return [place.computer or showing.player_name(place, self.names) or "" for place in self.places]

    # -- playing ------------------------------------------------------------------------------

    async def begin(self, at: float) -> None:
        """The match begins, by the rules of this day. Under the lock."""
        begun = self._first_day(at)
        rules, content = begun.match.start.rules, begun.match.start.content
        await self.staff.store.save(self.row.id, status="playing", started=at, version=rules, content=content)
        self.row.status, self.row.started, self.row.version, self.row.content = "playing", at, rules, content
        self.begun = begun
        self.teller.tell_everything()
        self.driver.drive()

    def _first_day(self, at: float) -> Course:
        try:
            return Course.begin(self._brief([])._replace(rules=None).start(), at)
        except BadSetup as error:
            raise SetupRefused(error) from None

    async def choose(self, person: str, seat: int, number: int, option: str) -> None:
        """A person takes an option of the decision with this number."""
        await self.guarded(self._choose(person, seat, number, option))

    async def _choose(self, person: str, seat: int, number: int, option: str) -> None:
        self.check_held(person, seat)
        self.course.check_number(seat, number)
        self._check_lesson(seat, option)
        step = Step(seat, option, "person", time.time())
        if self.course.is_order(step):
            raise NotYourDecision("an order answers no decision")
        await self.step(step)

    def _check_lesson(self, seat: int, option: str) -> None:
        """What the rules allow may still not be what the lesson asks for."""
        lesson, decision = self.lesson, self.course.match.decision(seat)
        place = showing.lesson_place(lesson, self.course.match)
        if lesson is None or seat != lesson.learner:
            return
        if place is None or decision is None or decision.option(option) is None or place.step.allows(option):
            return
        raise LessonOther(next(offer for offer in decision.options if place.step.allows(offer.id)))

    async def order(self, person: str, seat: int, order: str) -> None:
        """A person gives a standing order for the seat, or revokes one, whether it is asked or not."""
        await self.guarded(self._order(person, seat, order))

    async def _order(self, person: str, seat: int, order: str) -> None:
        self.check_held(person, seat)
        step = Step(seat, order, "person", time.time())
        if not self.course.is_order(step):
            raise UnknownOption("that is no order")
        await self.step(step)

    async def undo(self, person: str, seat: int) -> None:
        """A person takes the seat's last choice back."""
        await self.guarded(self._undo(person, seat))

    async def _undo(self, person: str, seat: int) -> None:
        self.check_held(person, seat)
        now = time.time()
        way = self.course.way_back(seat, now)
        deadline = self._deadline(self.course.thought_since(seat))
        if deadline is not None and now >= deadline:
            raise UndoTooLate("the time for that decision is over")
        await self.step(*way)

    async def guarded(self, work: Coroutine[Any, Any, T]) -> T:
        """Do it under the lock, to the end, even if the one who asked for it goes away."""
        task = asyncio.create_task(self._under_lock(work))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)

    async def _under_lock(self, work: Coroutine[Any, Any, T]) -> T:
        async with self.lock:
            self.touched = time.monotonic()
            try:
                if self.in_doubt:
                    await self._reload()
            except BaseException:
                work.close()
                raise
            return await work

    async def _reload(self) -> None:
        """Take what is kept for the truth."""
        before = None if self.begun is None else self.begun.kept
        try:
            kept = await self.staff.store.get(self.row.id)
        except Exception as error:
            raise NotKept("what is kept cannot be read") from error
        if kept is None:
            raise NoSuchTable("this table is gone")
        await self._restore(kept)
        if before is None or self.begun is None or self.begun.kept != before:
            self.teller.tell_everything()
        self.driver.drive()

    async def go_on(self) -> None:
        """Whatever is to happen by itself at this table, now."""
        await self.guarded(self._go_on())

    async def _go_on(self) -> None:
        self.driver.drive()

    async def step(self, *steps: Step) -> None:
        """Try it, write it down, let it happen, tell it; nothing comes between several. Under the lock."""
        course = self.course
        for step in steps:
            told = len(course.match.events)
            position = course.prepare(step)
            await self._write(step)
            course.accept(step, position)
            self.staff.bookmarks.consider(self.row.id, course)
            self.driver.recover()
            self.teller.tell_step(step, min(told, len(course.match.events)))
        await self._note_the_end()
        self.driver.drive()

    async def _write(self, step: Step) -> None:
        try:
            await self.staff.scribe.write(self.row.id, self.course.kept, step)
        except NumberTaken:
            self._doubt()
            await self._reload()
            raise StaleChoice("the match has gone on elsewhere") from None
        except Exception as error:
            self._doubt()
            log.warning("a choice at table %s could not be written: %s", self.row.id, type(error).__name__)
            raise NotKept("the choice could not be written down") from error

    def mark(self) -> None:
        """See that the match need not be replayed when it is read again."""
        if self.begun is not None and not self.in_doubt:
            self.staff.bookmarks.consider(self.row.id, self.begun, at_least=1)

    def _doubt(self) -> None:
        self.in_doubt = True
        self.driver.stumble()

    async def _note_the_end(self) -> None:
        """Kept with the names under which people played: who is called otherwise later changes no record."""
        if self.match is None or self.match.outcome is None or self.row.status == "finished":
            return
        self.row.status, self.row.outcome = "finished", msgspec.to_builtins(self.match.outcome)
        self.mark()
        self.places = [replace(place, name=showing.player_name(place, self.names)) for place in self.places]
        try:
            await self.staff.store.finish(self.row.id, self.places, self.row.outcome)
        except Exception as error:
            log.warning("the end of table %s could not be written: %s", self.row.id, type(error).__name__)
            self._doubt()
        self.staff.frames.look()
        self.tell_table()

    def vanish(self) -> None:
        """The table is deleted: nobody thinks about it any more. Under the lock."""
        self.driver.rest()
        self._course = None

    # -- helping ------------------------------------------------------------------------------

    async def hint(self, person: str, seat: int, number: int) -> Advice:
        """What each option of the seat's decision is worth; one hint at a time for each person."""
        self._check_asked(person, seat, number)
        if not self.row.hints or showing.lesson_place(self.lesson, self.course.match) is not None:
            raise NoHints("hints are not given at this table")
        if person in self.staff.hinting:
            raise HintBusy("one hint at a time")
        self.staff.hinting.add(person)
        try:
            found = await self.staff.thinking.weigh(
                self.brief(), seat, self.staff.settings.hint, shares=(self.staff.people.household(person), person)
            )
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

    def forecast(self, person: str, seat: int, number: int) -> tuple[Any, dict[str, Any]]:
        """What the seat can know of what is in its reach, and what each of its options may bring."""
        self._check_asked(person, seat, number)
        return showing.show_forecasts(self.course.match, seat)

    def _check_asked(self, person: str, seat: int, number: int) -> None:
        self.check_held(person, seat)
        self.course.check_number(seat, number)
        if seat not in self.course.now.asked:
            raise NotYourDecision(f"seat {seat} is not asked now")

    # -- those who are here -------------------------------------------------------------------

    async def join(self, listener: Listener, have: Have | None) -> None:
        """Somebody connects, perhaps again, and is told what is missing."""
        await self.guarded(self._join(listener, have))

    async def _join(self, listener: Listener, have: Have | None) -> None:
        await self._learn_chat()
        if listener.person not in self.names:
            await self.learn_names()
        self.teller.welcome(listener, have)
        self.driver.look_in()

    async def look(self, listener: Listener, have: Have | None) -> None:
        """Somebody missed something, and is told everything anew."""
        await self.guarded(self._look(listener, have))

    async def _look(self, listener: Listener, have: Have | None) -> None:
        self.teller.tell_snapshot(listener, have)

    async def _learn_chat(self) -> None:
        """When somebody is here to read it."""
        if not self._chat_is_known:
            self.chat.extendleft(reversed(await self.staff.store.chat(self.row.id)))
            self._chat_is_known = True

    def part(self, listener: Listener) -> None:
        """Somebody's connection ends."""
        self.teller.part(listener)
        self.touched = time.monotonic()
        self.driver.look_in()

    async def say(self, person: Person, text: str) -> None:
        """A line of chat; kept before it is told."""
        await self._learn_chat()
        at = time.time()
        number = await self.staff.store.say(self.row.id, person.id, text, at)
        line = ChatLine(number, person.id, self.names.get(person.id, person.name), text, at)
        self.chat.append(line)
        self.teller.tell_line(line)

    def sketch(self, person: str, seat: int, marks: Marks) -> None:
        """What a person draws on the board for the seat's side."""
        self.check_held(person, seat)
        self.sketches.draw(self, seat, marks)

    def forget(self, person: str) -> None:
        """The name and the words of this person are kept no longer."""
        if person not in self.names and all(line.person != person for line in self.chat):
            return
        self.names = {known: "" if known == person else name for known, name in self.names.items()}
        self.places = [replace(place, name=None) if place.person == person else place for place in self.places]
        self.chat = deque((line for line in self.chat if line.person != person), LISTED)
        self.teller.tell_everything()

    def info(self) -> TableInfo:
        return self.teller.info()

    def standing(self, person: str) -> Standing:
        return self.teller.standing(person)

    def tell_table(self) -> None:
        self.teller.tell_table()
