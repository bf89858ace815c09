"""Everything that is kept about one person: read for them, and deleted when they say so."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from sqlalchemy import ColumnElement, delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.table.storage.rows import SeatRow, Step, TableRow
from undercroft.table.storage.schema import chat, choices, links, people, seats, tables
from undercroft.table.storage.writing import writing

AT_ONCE = 500
"""So many rows are in memory at a time."""


class OwnDataStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    # -- reading ------------------------------------------------------------------------------

    async def tables(self, person: str) -> AsyncIterator[TableRow]:
        """Where they host or sit, the oldest first."""
        sits = select(seats.c.table_id).where(seats.c.person == person)
        mine = (tables.c.host == person) | tables.c.id.in_(sits)
        last = ""
        while True:
            query = select(tables).where(mine & (tables.c.id > last)).order_by(tables.c.id).limit(AT_ONCE)
            found = await self._rows(query)
            for row in found:
                yield TableRow(**row)
            if len(found) < AT_ONCE:
                return
            last = found[-1]["id"]

    async def seats(self, table_id: str, person: str) -> list[SeatRow]:
        mine = (seats.c.table_id == table_id) & (seats.c.person == person)
        found = await self._rows(select(seats).where(mine).order_by(seats.c.seat))
        return [SeatRow(row["seat"], row["person"], row["computer"], row["ready"], row["name"]) for row in found]

    async def steps(self, table_id: str, places: list[SeatRow]) -> list[tuple[int, Step]]:
        """What they chose themselves, with its number."""
        own = choices.c.seat.in_([place.seat for place in places])
        mine = (choices.c.table_id == table_id) & own & (choices.c.made_by == "person")
        found = await self._rows(select(choices).where(mine).order_by(choices.c.number))
        return [(row["number"], Step(row["seat"], row["option"], row["made_by"], row["at"])) for row in found]

    async def lines(self, person: str) -> AsyncIterator[dict[str, Any]]:
        """What they said, the oldest first."""
        last = 0
        while True:
            said = (chat.c.person == person) & (chat.c.id > last)
            found = await self._rows(select(chat).where(said).order_by(chat.c.id).limit(AT_ONCE))
            for row in found:
                yield {"table": row["table_id"], "text": row["text"], "at": row["at"]}
            if len(found) < AT_ONCE:
                return
            last = found[-1]["id"]

    async def links(self, person: str) -> list[float]:
        """Until when their personal links work."""
        found = await self._rows(select(links.c.until).where(links.c.person == person).order_by(links.c.until))
        return [row["until"] for row in found]

    async def _rows(self, query: Any) -> list[Any]:
        async with self._engine.connect() as db:
            return list((await db.execute(query)).mappings())

    # -- deleting -----------------------------------------------------------------------------

    async def erase(self, person: str) -> None:
        """Name, names of seats, words and links go, all cookies are void; where they played, somebody nameless did."""
        async with writing(self._engine) as db:
            await db.execute(delete(chat).where(chat.c.person == person))
            await db.execute(delete(links).where(links.c.person == person))
            await db.execute(update(seats).where(seats.c.person == person).values(name=None))
            nameless = {"name": "", "epoch": people.c.epoch + 1, "made": 0.0}
            await db.execute(update(people).where(people.c.id == person).values(**nameless))
            await db.execute(delete(people).where((people.c.id == person) & ~_is_needed(person)))


def _is_needed(person: str) -> ColumnElement[bool]:
    return or_(exists().where(tables.c.host == person), exists().where(seats.c.person == person))
