"""The hall: all tables. Those in use are in memory, the others are read when somebody asks for them."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from undercroft.engine.errors import BadSetup
from undercroft.engine.game import Game
from undercroft.lesson import find_lesson
from undercroft.table.importing import undisturbed
from undercroft.table.messages import TableInfo
from undercroft.table.persevering import pause_after, persevere
from undercroft.table.refusals import (
    NoSuchGame,
    NoSuchLesson,
    NoSuchPlayer,
    NoSuchSeat,
    NoSuchTable,
    NotOver,
    NotYourSeat,
    SetupRefused,
    TooManyTables,
)
from undercroft.table.showing import show_table
from undercroft.table.staff import Staff
from undercroft.table.storage.rows import Person, SeatRow, TableRow
from undercroft.table.storage.table_store import Kept, Listed
from undercroft.table.tables import Table

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{16}")
DAY = 24 * 3600
GATHERING_SECONDS = DAY
"""So long a table that gathers stays in the lobby."""
CALM_SECONDS = 60
"""So long after the start, when matches have gone on, old tables are looked for."""
TOGETHER = 20
"""So many tables are read at once after a restart."""
log = logging.getLogger("undercroft.table")


@dataclass(frozen=True, slots=True)
class Wish:
    """What table is wanted."""

    game: str
    seats: int
    setup: dict[str, Any]
    """Where a preset is named, what is different from it."""
    public: bool = False
    seconds: float | None = None
    """Thinking time for each decision, if it is limited."""
    hints: bool = True
    preset: str | None = None


def check_id(table_id: str) -> None:
    """What cannot be an id of ours is not even looked for."""
    if not TABLE_ID.fullmatch(table_id):
        raise NoSuchTable("there is no such table")


class Hall:
    def __init__(self, staff: Staff) -> None:
        self.staff = staff
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._going: set[str] = set()
        """Tables that are being thrown away just now."""
        self._tasks: list[asyncio.Task[None]] = []

    # -- finding ------------------------------------------------------------------------------

    async def get(self, table_id: str) -> Table:
        """The table, for somebody who takes an interest in it."""
        check_id(table_id)
        table = await self._find(table_id)
        table.driver.look_in()
        return table

    async def _find(self, table_id: str, kept: Kept | None = None) -> Table:
        """Read only once, however many ask at the same time; not at all, if what is kept is given."""
        if table_id in self._going:
            raise NoSuchTable("this table is being thrown away")
        table = self._tables.get(table_id)
        if table is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id, kept))
                task.add_done_callback(lambda done: done.cancelled() or done.exception())
            table = await asyncio.shield(task)
        table.touched = time.monotonic()
        return table

    async def _load(self, table_id: str, kept: Kept | None) -> Table:
        try:
            table = await Table.load(self.staff, table_id, kept)
            self._tables[table_id] = table
            await table.go_on()
            return table
        finally:
            del self._loading[table_id]

    async def lobby(self) -> list[TableInfo]:
        return await self._show(await self.staff.store.lobby(time.time() - GATHERING_SECONDS))

    @property
    def has_resumed(self) -> bool:
        return self.staff.resumed.is_set()

    @property
    def in_memory(self) -> int:
        return len(self._tables)

    async def unfinished(self) -> list[TableInfo]:
        """For operators: the newest tables that are not finished, public or not."""
        return await self._show(await self.staff.store.unfinished())

    async def tables_of(self, person: Person) -> list[TableInfo]:
        return await self._show(await self.staff.store.of_person(person.id))

    async def _show(self, listed: list[Listed]) -> list[TableInfo]:
        people = {row.host for row, _ in listed} | {place.person or "" for _, places in listed for place in places}
        names = await self.staff.people.names(people)
        loaded = {row.id: self._tables.get(row.id) for row, _ in listed}
        return [
            show_table(row, places, names, self.staff.games.get(row.game))
            if (table := loaded[row.id]) is None
            else table.info()
            for row, places in listed
        ]

    async def rename(self, person: Person) -> None:
        """Somebody has a new name: tell it wherever they sit."""
        for table in list(self._tables.values()):
            if person.id in table.names:
                table.names[person.id] = person.name
                table.tell_table()

    def forget(self, person: Person) -> None:
        """Somebody's name and words are kept no longer: nor here."""
        for table in list(self._tables.values()):
            table.forget(person.id)

    # -- making -------------------------------------------------------------------------------

    async def create(self, host: Person, wish: Wish) -> Table:
        """A new table; its host sits in the first seat."""
        places = [SeatRow(0, host.id), *(SeatRow(seat) for seat in range(1, wish.seats))]
        return await self._add(await self._row(host, wish), places)

    async def play_now(self, host: Person, wish: Wish, seat: int, foe: str) -> Table:
        """A table with computer players in the other seats, and the match has begun."""
        if foe not in self.staff.settings.computers:
            raise NoSuchPlayer(f"there is no computer player {foe!r}")
        row = await self._row(host, wish)
        if not 0 <= seat < wish.seats:
            raise NoSuchSeat(f"there is no seat {seat}")
        row.status, row.started = "playing", row.made
        places = [SeatRow(at, host.id) if at == seat else SeatRow(at, None, foe) for at in range(wish.seats)]
        return await self._add(row, places)

    async def teach(self, learner: Person, game: Game[Any]) -> Table:
        """The game's lesson, begun."""
        lesson = find_lesson(game)
        if lesson is None:
            raise NoSuchLesson(f"there is no lesson in {game.id}")
        row = await self._row(learner, Wish(game.id, lesson.seats, lesson.setup))
        row.status, row.started, row.lesson = "playing", row.made, lesson.version
        places = [
            SeatRow(seat, learner.id) if seat == lesson.learner else SeatRow(seat, None, lesson.computer)
            for seat in range(lesson.seats)
        ]
        return await self._add(row, places)

    async def _add(self, row: TableRow, places: list[SeatRow]) -> Table:
        await self.staff.store.add(row, places)
        return await self.get(row.id)

    async def _row(self, host: Person, wish: Wish) -> TableRow:
        game = self.staff.games.get(wish.game)
        if game is None:
            raise NoSuchGame(f"there is no game {wish.game!r}")
        try:
            setup = game.read_setup(wish.seats, game.preset(wish.preset, wish.setup))
        except BadSetup as error:
            raise SetupRefused(error) from None
        made = await self.staff.store.count_hosted(host.id, time.time() - GATHERING_SECONDS)
        if made >= self.staff.settings.limits.tables:
            raise TooManyTables("finish some of your tables first")
        now = time.time()
        return TableRow(
            id=secrets.token_urlsafe(12),
            game=game.id,
            version=game.version,
            setup=msgspec.to_builtins(setup),
            seed=secrets.token_bytes(32),
            public=wish.public,
            seconds=wish.seconds,
            host=host.id,
            status="gathering",
            made=now,
            hints=wish.hints,
            touched=now,
            content=dict(game.content(setup)),
        )

    async def rematch(self, table: Table, person: Person) -> Table:
        """The same table again; whoever asks first becomes its host, and all are told where it is."""
        if table.row.status != "finished":
            raise NotOver("the match is not over")
        if all(place.person != person.id for place in table.places):
            raise NotYourSeat("you did not play here")
        if table.row.next is None:
            old = table.row
            wish = Wish(old.game, len(table.places), old.setup, old.public, old.seconds, old.hints)
            row = await self._row(person, wish)
            places = [_again(place, person, table.names.get(place.person or "")) for place in table.places]
            table.row.next = await self.staff.store.add_rematch(old.id, row, places)
            table.tell_table()
        return await self.get(table.row.next)

    # -- going on -----------------------------------------------------------------------------

    def start(self) -> None:
        works = (self._resume(), self._tidy_up(), self._clean_regularly())
        self._tasks = [asyncio.create_task(work) for work in works]

    async def stop(self) -> None:
        """What is being written is finished; nothing new is begun."""
        self.staff.going_home = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.staff.reviews.stop()
        for table in self._tables.values():
            table.driver.rest()
            table.mark()

    async def _resume(self) -> None:
        """After a restart: every match where a computer must move or time runs goes on."""
        since = time.time() - self.staff.settings.recent
        going = await persevere(lambda: self.staff.store.going_on(since), "finding what goes on")
        with undisturbed():
            for first in range(0, len(going), TOGETHER):
                await self._bring_back(going[first : first + TOGETHER])
        await asyncio.sleep(
            self.staff.settings.pace
        )  # the last ones, too, make their first choice before the others go on
        self.staff.resumed.set()

    async def _bring_back(self, ids: list[str]) -> None:
        """These matches go on; what fails is tried again by the clock."""
        try:
            kept = {one.row.id: one for one in await self.staff.store.get_all(ids)}
        except Exception as error:
            log.warning("some tables could not be read (%s): they are tried again", type(error).__name__)
            kept = {}
        for table_id in ids:
            if table_id in kept:
                self.staff.running.keep(kept[table_id].row.host, table_id)
            try:
                await self._find(table_id, kept.get(table_id))
            except NoSuchTable:
                continue
            except Exception:
                log.exception("table %s could not be brought back; it is tried again", table_id)
                self.staff.clock.set(table_id, time.time() + pause_after(1))

    async def ring(self, table_id: str) -> None:
        """The clock: somebody's time may be over at this table."""
        with suppress(NoSuchTable):
            await (await self._find(table_id)).go_on()

    async def _tidy_up(self) -> None:
        """Put tables out of memory that nobody uses; they are kept, and come back when asked for."""
        idle = self.staff.settings.idle
        while True:
            await asyncio.sleep(idle / 4)
            for table_id, table in list(self._tables.items()):
                if table.is_idle and time.monotonic() - table.touched > idle:
                    del self._tables[table_id]
                    table.mark()

    async def _clean_regularly(self) -> None:
        while True:
            await asyncio.sleep(min(CALM_SECONDS, self.staff.settings.clean_seconds))
            try:
                await self.clean(time.time())
            except Exception:
                log.exception("old tables could not be thrown away")
            await asyncio.sleep(self.staff.settings.clean_seconds)

    async def clean(self, now: float) -> None:
        """Throw away what is too old; never a table that somebody watches."""
        settings, cleaning = self.staff.settings, self.staff.cleaning
        kept = now - settings.keep_days * DAY if settings.keep_days else None
        abandoned = now - settings.abandoned_days * DAY
        stale = await cleaning.find_stale(kept, now - settings.gathering_days * DAY, abandoned)
        going = {table_id for table_id in stale if not self._is_used(table_id)}
        self._going |= going
        for table_id in going:
            self._tables.pop(table_id, None)
            self.staff.clock.set(table_id, None)
        try:
            await cleaning.drop_tables(list(going))
        finally:
            self._going -= going
        await cleaning.drop_links(now)
        await cleaning.drop_people(abandoned)

    async def drop(self, table_id: str) -> None:
        """Throw a table away at once, whoever is at it."""
        table = await self.get(table_id)
        self._going.add(table_id)
        try:
            await table.guarded(self._drop(table))
        finally:
            self._going.discard(table_id)

    async def _drop(self, table: Table) -> None:
        self._tables.pop(table.row.id, None)
        table.vanish()
        self.staff.clock.set(table.row.id, None)
        await self.staff.cleaning.drop_tables([table.row.id])

    def _is_used(self, table_id: str) -> bool:
        table = self._tables.get(table_id)
        return table_id in self._loading or (table is not None and not table.is_idle)


def _again(place: SeatRow, asker: Person, usual: str | None) -> SeatRow:
    """The seat in a rematch: a person comes back to it, even if a computer stood in at the end."""
    if place.person is None:
        return place
    name = None if place.name == usual else place.name
    return replace(place, computer=None, ready=place.person == asker.id, name=name)
