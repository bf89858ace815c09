"""Tables, seats, choices and chat, as they are kept."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, TypeAlias

from sqlalchemy import ColumnElement, Row, delete, exists, false, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from undercroft.table.storage.rows import Beginning, ChatLine, SeatRow, Step, TableRow
from undercroft.table.storage.schema import beginnings, bookmarks, chat, choices, people, seats, tables
from undercroft.table.storage.writing import writing

LISTED = 100
Listed: TypeAlias = tuple[TableRow, list[SeatRow]]


@dataclass(slots=True)
class Kept:
    """All that is kept of one table."""

    row: TableRow
    seats: list[SeatRow]
    bookmark: bytes | None
    """Where the match stood once, if that is kept."""
    first: int
    """How many steps there were then."""
    steps: list[Step]
    """Those after it."""
    names: dict[str, str]
    """What the people are called who have to do with it."""
    beginning: Beginning | None = None
    """With what it went on by other rules, if it did."""


class TableStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, row: TableRow, places: Sequence[SeatRow]) -> None:
        async with writing(self._engine) as db:
            await db.execute(insert(tables).values(**asdict(row)))
            await db.execute(insert(seats), [_seat_values(row.id, place) for place in places])

    async def get(self, table_id: str) -> Kept | None:
        found = await self.get_all([table_id])
        return found[0] if found else None

    async def get_all(self, ids: Sequence[str]) -> list[Kept]:
        """Of these tables, all that are there."""
        async with self._engine.connect() as db:
            found = await db.execute(select(tables).where(tables.c.id.in_(ids)))
            kept = {row["id"]: Kept(TableRow(**row), [], None, 0, [], {}) for row in found.mappings()}
            for place in await db.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
                kept[place.table_id].seats.append(_seat(place))
            await _add_names(db, list(kept.values()))
            await _add_steps(db, kept)
        return [kept[table_id] for table_id in ids if table_id in kept]

    async def steps(self, table_id: str) -> list[Step]:
        """All steps of a match, also those that count no more."""
        async with self._engine.connect() as db:
            query = select(choices).where(choices.c.table_id == table_id).order_by(choices.c.number)
            return [_step(step) for step in await db.execute(query)]

    async def mark(self, marks: Sequence[tuple[str, int, bytes]]) -> None:
        """Keep where these matches stand, in place of what was kept before; for tables that are still there."""
        async with writing(self._engine) as db:
            ids = [table for table, _, _ in marks]
            there = {row.id for row in await db.execute(select(tables.c.id).where(tables.c.id.in_(ids)))}
            await db.execute(delete(bookmarks).where(bookmarks.c.table_id.in_(ids)))
            rows = [{"table_id": table, "steps": steps, "data": data} for table, steps, data in marks if table in there]
            if rows:
                await db.execute(insert(bookmarks), rows)

    async def look_up(self, table_id: str) -> Listed | None:
        """The table without its choices."""
        found = await self._listed(tables.c.id == table_id)
        return found[0] if found else None

    async def save_seats(self, table_id: str, places: Sequence[SeatRow]) -> None:
        async with writing(self._engine) as db:
            await _save_seats(db, table_id, places)
            await _touch(db, table_id)

    async def save(self, table_id: str, **values: Any) -> None:
        async with writing(self._engine) as db:
            await _touch(db, table_id, **values)

    async def finish(self, table_id: str, places: Sequence[SeatRow], outcome: dict[str, Any]) -> None:
        """The match is over: its seats stay as they are."""
        async with writing(self._engine) as db:
            await _save_seats(db, table_id, places)
            await _touch(db, table_id, status="finished", outcome=outcome)

    async def carry(self, row: TableRow, beginning: Beginning, steps: Sequence[Step]) -> None:
        """The match goes on from this beginning, with these steps. All of it, or nothing."""
        noted = {name: getattr(row, name) for name in ("version", "content", "carried", "lost")}
        added = [
            {"table_id": row.id, "number": number, **asdict(step)} for number, step in enumerate(steps, beginning.steps)
        ]
        async with writing(self._engine) as db:
            await _touch(db, row.id, **noted)
            for part in (bookmarks, beginnings):
                await db.execute(delete(part).where(part.c.table_id == row.id))
            await db.execute(insert(beginnings).values(table_id=row.id, **asdict(beginning)))
            if added:
                await db.execute(insert(choices), added)

    async def add_rematch(self, old: str, row: TableRow, places: Sequence[SeatRow]) -> str:
        """The table of the rematch: this one, unless somebody was quicker."""
        async with writing(self._engine) as db:
            free = (tables.c.id == old) & tables.c.next.is_(None)
            first = await db.execute(update(tables).where(free).values(next=row.id))
            if first.rowcount == 1:
                await db.execute(insert(tables).values(**asdict(row)))
                await db.execute(insert(seats), [_seat_values(row.id, place) for place in places])
                return row.id
            known = await db.execute(select(tables.c.next).where(tables.c.id == old))
            return str(known.scalar_one())

    async def add_steps(self, steps: Sequence[tuple[str, int, Step]]) -> None:
        """All of these choices, or none."""
        rows = [{"table_id": table, "number": number, **asdict(step)} for table, number, step in steps]
        async with writing(self._engine) as db:
            await db.execute(insert(choices), rows)

    # -- lists --------------------------------------------------------------------------------

    async def lobby(self, since: float) -> list[Listed]:
        """Public tables that gather since then or are being played, the newest first."""
        waiting = (tables.c.status == "gathering") & (tables.c.made > since)
        return await self._listed(tables.c.public & (waiting | (tables.c.status == "playing")))

    async def unfinished(self) -> list[Listed]:
        """All that gather or are being played, the newest first."""
        return await self._listed(tables.c.status != "finished")

    async def of_person(self, person: str) -> list[Listed]:
        """Tables that somebody hosts or sits at, the newest first."""
        sits = select(seats.c.table_id).where(seats.c.person == person)
        return await self._listed((tables.c.host == person) | tables.c.id.in_(sits))

    async def _listed(self, which: ColumnElement[bool]) -> list[Listed]:
        async with self._engine.connect() as db:
            query = select(tables).where(which).order_by(tables.c.made.desc()).limit(LISTED)
            rows = {row["id"]: TableRow(**row) for row in (await db.execute(query)).mappings()}
            places: dict[str, list[SeatRow]] = {table_id: [] for table_id in rows}
            for place in await db.execute(select(seats).where(seats.c.table_id.in_(rows)).order_by(seats.c.seat)):
                places[place.table_id].append(_seat(place))
        return [(row, places[row.id]) for row in rows.values()]

    async def going_on(self, since: float) -> list[str]:
        """The matches that go on without anybody's doing, those with people in them first: a computer plays or time
        is limited, and somebody plays in them, or something has happened in them since then."""
        here = seats.c.table_id == tables.c.id
        helped = exists().where(here & seats.c.computer.is_not(None))
        played = exists().where(here & seats.c.person.is_not(None) & seats.c.computer.is_(None))
        last = select(func.max(choices.c.at)).where(choices.c.table_id == tables.c.id).scalar_subquery()
        lively = func.coalesce(last, tables.c.started) >= since
        which = (tables.c.status == "playing") & (helped | tables.c.seconds.is_not(None)) & (played | lively)
        query = select(tables.c.id).where(which).order_by(played.desc(), tables.c.touched.desc())
        async with self._engine.connect() as db:
            return [row.id for row in await db.execute(query)]

    async def count_hosted(self, person: str, since: float) -> int:
        """How many tables somebody made since then that are not finished."""
        unfinished = (tables.c.host == person) & (tables.c.status != "finished") & (tables.c.made > since)
        async with self._engine.connect() as db:
            return int((await db.execute(select(func.count()).where(unfinished))).scalar_one())

    # -- chat ---------------------------------------------------------------------------------

    async def say(self, table_id: str, person: str, text: str, at: float) -> int:
        async with writing(self._engine) as db:
            said = await db.execute(insert(chat).values(table_id=table_id, person=person, text=text, at=at))
            await _touch(db, table_id)
            assert said.inserted_primary_key is not None
            return int(said.inserted_primary_key[0])

    async def chat(self, table_id: str) -> list[ChatLine]:
        """The last lines, the oldest first."""
        query = (
            select(chat, people.c.name)
            .join(people, people.c.id == chat.c.person)
            .where(chat.c.table_id == table_id)
            .order_by(chat.c.id.desc())
            .limit(LISTED)
        )
        async with self._engine.connect() as db:
            found = list(await db.execute(query))
        return [ChatLine(line.id, line.person, line.name, line.text, line.at) for line in reversed(found)]


async def _save_seats(db: AsyncConnection, table_id: str, places: Sequence[SeatRow]) -> None:
    for place in places:
        here = (seats.c.table_id == table_id) & (seats.c.seat == place.seat)
        await db.execute(update(seats).where(here).values(**_seat_values(table_id, place)))


async def _touch(db: AsyncConnection, table_id: str, **values: Any) -> None:
    """Something happened at the table."""
    await db.execute(update(tables).where(tables.c.id == table_id).values(touched=time.time(), **values))


async def _add_names(db: AsyncConnection, kept: Sequence[Kept]) -> None:
    wanted = {person for one in kept for person in (one.row.host, *(place.person for place in one.seats))}
    found = await db.execute(select(people.c.id, people.c.name).where(people.c.id.in_(wanted)))
    names = {row.id: row.name for row in found}
    for one in kept:
        those = (one.row.host, *(place.person for place in one.seats))
        one.names = {person: names[person] for person in those if person is not None and person in names}


async def _add_steps(db: AsyncConnection, kept: dict[str, Kept]) -> None:
    """The bookmarks, and the steps that came after them; new beginnings, where there are any."""
    for one in await db.execute(select(beginnings).where(beginnings.c.table_id.in_(kept))):
        kept[one.table_id].beginning = Beginning(one.steps, one.data, one.at)
    for mark in await db.execute(select(bookmarks).where(bookmarks.c.table_id.in_(kept))):
        kept[mark.table_id].bookmark, kept[mark.table_id].first = mark.data, mark.steps
    after = [(choices.c.table_id == table) & (choices.c.number >= one.first) for table, one in kept.items()]
    query = select(choices).where(or_(false(), *after))
    for step in await db.execute(query.order_by(choices.c.table_id, choices.c.number)):
        kept[step.table_id].steps.append(_step(step))


def _step(row: Row[Any]) -> Step:
    return Step(row.seat, row.option, row.made_by, row.at)


def _seat(row: Row[Any]) -> SeatRow:
    return SeatRow(row.seat, row.person, row.computer, row.ready, row.name)


def _seat_values(table_id: str, place: SeatRow) -> dict[str, Any]:
    return {"table_id": table_id, **asdict(place)}
