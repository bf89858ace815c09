"""What is thrown away in time: old tables with their choices and chat, used-up links, people who are long gone."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, delete, exists, false, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.table.storage.schema import beginnings, bookmarks, chat, choices, links, people, replays, seats, tables
from undercroft.table.storage.writing import writing

AT_ONCE = 200
"""So many tables go in one transaction: writers of choices do not wait long."""


class Cleaning:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def find_stale(self, finished: float | None, gathering: float, playing: float) -> list[str]:
        """Tables at which nothing has happened since these times: those that are finished (``None``: never stale),
        that still gather, and whose match nobody goes on with."""
        rests = ~exists().where((choices.c.table_id == tables.c.id) & (choices.c.at >= playing))
        over: ColumnElement[bool] = false()
        if finished is not None:
            over = (tables.c.status == "finished") & (tables.c.touched < finished)
        stale = or_(
            over,
            (tables.c.status == "gathering") & (tables.c.touched < gathering),
            (tables.c.status == "playing") & (tables.c.touched < playing) & rests,
        )
        async with self._engine.connect() as db:
            return [row.id for row in await db.execute(select(tables.c.id).where(stale).order_by(tables.c.touched))]

    async def drop_tables(self, ids: Sequence[str]) -> None:
        """These tables, with all that belongs to them."""
        for at in range(0, len(ids), AT_ONCE):
            some = ids[at : at + AT_ONCE]
            async with writing(self._engine) as db:
                for part in (replays, beginnings, bookmarks, choices, seats, chat):
                    await db.execute(delete(part).where(part.c.table_id.in_(some)))
                await db.execute(update(tables).where(tables.c.next.in_(some)).values(next=None))
                await db.execute(delete(tables).where(tables.c.id.in_(some)))

    async def drop_links(self, before: float) -> None:
        """Links that work no longer."""
        async with writing(self._engine) as db:
            await db.execute(delete(links).where(links.c.until < before))

    async def drop_people(self, before: float) -> None:
        """People who came before then and are at no table any more."""
        known = or_(
            exists().where(tables.c.host == people.c.id),
            exists().where(seats.c.person == people.c.id),
            exists().where(chat.c.person == people.c.id),
        )
        async with writing(self._engine) as db:
            gone = select(people.c.id).where((people.c.made < before) & ~known)
            await db.execute(delete(links).where(links.c.person.in_(gone)))
            await db.execute(delete(people).where((people.c.made < before) & ~known))
