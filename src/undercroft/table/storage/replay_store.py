"""Replays of finished matches, as they are kept: packed, one for each sight."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.table.storage.schema import replays, seats, tables
from undercroft.table.storage.writing import writing

SPECTATOR = -1
"""Stands for the seat of those who have none."""


class ReplayStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def get(self, table_id: str, seat: int | None) -> bytes | None:
        here = (replays.c.table_id == table_id) & (replays.c.seat == _number(seat))
        async with self._engine.connect() as db:
            found = (await db.execute(select(replays.c.data).where(here))).scalar_one_or_none()
        return None if found is None else bytes(found)

    async def keep(self, table_id: str, made: Mapping[int | None, bytes]) -> None:
        """In place of what was kept; for a table that is still there."""
        rows = [{"table_id": table_id, "seat": _number(seat), "data": data} for seat, data in made.items()]
        async with writing(self._engine) as db:
            if (await db.execute(select(tables.c.id).where(tables.c.id == table_id))).first() is None:
                return
            those = replays.c.seat.in_([row["seat"] for row in rows])
            await db.execute(delete(replays).where((replays.c.table_id == table_id) & those))
            await db.execute(insert(replays), rows)

    async def missing(self, since: float, most: int) -> list[str]:
        """Matches that ended since then and of which not all sights are kept, the newest first."""
        kept = select(func.count()).where(replays.c.table_id == tables.c.id).scalar_subquery()
        sights = select(func.count() + 1).where(seats.c.table_id == tables.c.id).scalar_subquery()
        which = (tables.c.status == "finished") & (tables.c.touched >= since) & (kept < sights)
        query = select(tables.c.id).where(which).order_by(tables.c.touched.desc()).limit(most)
        async with self._engine.connect() as db:
            return list((await db.execute(query)).scalars())


def _number(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat
