"""Sanctions and the deeds of operators, as they are kept; and what operators look through."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Literal, TypeAlias

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.table.storage.rows import Person
from undercroft.table.storage.schema import deeds, people, sanctions, seats, tables
from undercroft.table.storage.writing import writing

Kind: TypeAlias = Literal["mute", "ban"]
LISTED = 100


@dataclass(frozen=True, slots=True)
class Sanction:
    """That somebody may not speak, or not come in; ``until`` nothing: for good."""

    id: int
    kind: Kind
    person: str | None
    neighbourhood: str | None
    reason: str
    made_by: str
    made: float
    until: float | None
    lifted: float | None = None

    @property
    def target(self) -> str:
        return self.person or self.neighbourhood or ""

    def holds(self, now: float) -> bool:
        return self.lifted is None and (self.until is None or self.until > now)


@dataclass(frozen=True, slots=True)
class DeedRow:
    """What an operator did."""

    at: float
    made_by: str
    deed: str
    target: str
    reason: str
    until: float | None


class ModerationStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def active(self, now: float) -> list[Sanction]:
        over = sanctions.c.until.is_not(None) & (sanctions.c.until <= now)
        query = select(sanctions).where(sanctions.c.lifted.is_(None) & ~over).order_by(sanctions.c.id)
        async with self._engine.connect() as db:
            return [Sanction(**row) for row in (await db.execute(query)).mappings()]

    async def of_person(self, person: str) -> list[Sanction]:
        query = select(sanctions).where(sanctions.c.person == person).order_by(sanctions.c.id)
        async with self._engine.connect() as db:
            return [Sanction(**row) for row in (await db.execute(query)).mappings()]

    async def add(self, sanction: Sanction, deed: DeedRow) -> int:
        """Both or neither; the sanction's number."""
        values = asdict(sanction)
        del values["id"]
        async with writing(self._engine) as db:
            made = await db.execute(insert(sanctions).values(**values))
            await db.execute(insert(deeds).values(**asdict(deed)))
            assert made.inserted_primary_key is not None
            return int(made.inserted_primary_key[0])

    async def lift(self, sanction: int, deed: DeedRow) -> None:
        async with writing(self._engine) as db:
            await db.execute(update(sanctions).where(sanctions.c.id == sanction).values(lifted=deed.at))
            await db.execute(insert(deeds).values(**asdict(deed)))

    async def note(self, deed: DeedRow) -> None:
        async with writing(self._engine) as db:
            await db.execute(insert(deeds).values(**asdict(deed)))

    async def deeds(self) -> list[DeedRow]:
        """The last ones, the newest first."""
        async with self._engine.connect() as db:
            found = await db.execute(select(deeds).order_by(deeds.c.id.desc()).limit(LISTED))
            return [DeedRow(row.at, row.made_by, row.deed, row.target, row.reason, row.until) for row in found]

    # -- looking for people and tables --------------------------------------------------------

    async def people_like(self, beginning: str) -> list[Person]:
        """Whose id begins so."""
        query = select(people).where(people.c.id.startswith(beginning, autoescape=True)).limit(2)
        async with self._engine.connect() as db:
            return [Person(**row) for row in (await db.execute(query)).mappings()]

    async def people_named(self, name: str) -> list[Person]:
        """Whose name holds this, the newest first."""
        lower = func.lower(people.c.name).contains(name.lower(), autoescape=True)
        like = lower | people.c.name.contains(name, autoescape=True)
        query = select(people).where(like).order_by(people.c.made.desc()).limit(LISTED)
        async with self._engine.connect() as db:
            return [Person(**row) for row in (await db.execute(query)).mappings()]

    async def unfinished(self, person: str) -> list[str]:
        """Tables that somebody hosts or sits at, and that are not finished."""
        sits = select(seats.c.table_id).where(seats.c.person == person)
        which = (tables.c.status != "finished") & ((tables.c.host == person) | tables.c.id.in_(sits))
        async with self._engine.connect() as db:
            return [row.id for row in await db.execute(select(tables.c.id).where(which).order_by(tables.c.made))]
