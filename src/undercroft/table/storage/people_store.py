"""People and their personal links, as they are kept."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.table.storage.rows import Person
from undercroft.table.storage.schema import links, people
from undercroft.table.storage.writing import writing


class PeopleStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, person: Person) -> None:
        async with writing(self._engine) as db:
            await db.execute(insert(people).values(**asdict(person)))

    async def get(self, person_id: str) -> Person | None:
        async with self._engine.connect() as db:
            row = (await db.execute(select(people).where(people.c.id == person_id))).mappings().first()
        return None if row is None else Person(**row)

    async def names(self, person_ids: Iterable[str]) -> dict[str, str]:
        async with self._engine.connect() as db:
            found = await db.execute(select(people.c.id, people.c.name).where(people.c.id.in_(set(person_ids))))
            return {row.id: row.name for row in found}

    async def save(self, person: Person) -> None:
        values = {"name": person.name, "lang": person.lang, "epoch": person.epoch}
        async with writing(self._engine) as db:
            await db.execute(update(people).where(people.c.id == person.id).values(**values))

    async def add_link(self, digest: str, person: str, until: float) -> None:
        async with writing(self._engine) as db:
            await db.execute(insert(links).values(digest=digest, person=person, until=until))

    async def use_link(self, digest: str, now: float) -> str | None:
        """Whose link it is; it works only once."""
        async with writing(self._engine) as db:
            row = (await db.execute(select(links).where(links.c.digest == digest))).first()
            used = await db.execute(delete(links).where(links.c.digest == digest))
        return row.person if row is not None and used.rowcount == 1 and row.until > now else None

    async def drop_links(self, person: str) -> None:
        async with writing(self._engine) as db:
            await db.execute(delete(links).where(links.c.person == person))
