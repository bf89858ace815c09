"""One's own data: everything that is kept about somebody, as a file; and forgetting them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec

from undercroft.table.hall import Hall
from undercroft.table.messages import Told
from undercroft.table.socket import Door
from undercroft.table.storage.moderation_store import ModerationStore
from undercroft.table.storage.own_data_store import OwnDataStore
from undercroft.table.storage.rows import Person, TableRow
from undercroft.table.withdrawing import withdraw


class OwnPerson(Told):
    name: str
    lang: str
    made: float
    """When they first came, in seconds since 1970, as all times here."""


class OwnSeat(Told):
    seat: int
    name: str | None
    computer: str | None


class OwnChoice(Told):
    """``option`` null: the last choice was taken back."""

    number: int
    seat: int
    option: str | None
    at: float


class OwnTable(Told):
    id: str
    game: str
    setup: dict[str, Any]
    status: str
    host: bool
    made: float
    started: float | None
    seats: list[OwnSeat]
    choices: list[OwnChoice]


class OwnLine(Told):
    table: str
    text: str
    at: float


class OwnLink(Told):
    """A personal link that was not used yet; its token is not kept."""

    until: float


class OwnSanction(Told):
    kind: str
    reason: str
    made: float
    until: float | None
    lifted: float | None


class OwnData(Told):
    """Everything that is kept about one person."""

    person: OwnPerson
    links: list[OwnLink]
    sanctions: list[OwnSanction]
    tables: list[OwnTable]
    chat: list[OwnLine]


class OwnDataKeeper:
    def __init__(self, hall: Hall, door: Door, store: OwnDataStore, moderation: ModerationStore) -> None:
        self._hall = hall
        self._door = door
        self._store = store
        self._moderation = moderation

    async def export(self, person: Person) -> AsyncIterator[bytes]:
        """:class:`OwnData` as JSON, piece by piece: somebody may have played thousands of matches."""
        yield b'{"person":' + _json(OwnPerson(name=person.name, lang=person.lang, made=person.made))
        yield b',"links":[' + b",".join([_json(OwnLink(until=until)) for until in await self._store.links(person.id)])
        yield b'],"sanctions":[' + b",".join(await self._sanctions(person))
        yield b'],"tables":['
        comma = b""
        async for row in self._store.tables(person.id):
            yield comma + _json(await self._table(row, person))
            comma = b","
        yield b'],"chat":['
        comma = b""
        async for line in self._store.lines(person.id):
            yield comma + _json(OwnLine(**line))
            comma = b","
        yield b"]}"

    async def _sanctions(self, person: Person) -> list[bytes]:
        return [
            _json(OwnSanction(kind=each.kind, reason=each.reason, made=each.made, until=each.until, lifted=each.lifted))
            for each in await self._moderation.of_person(person.id)
        ]

    async def _table(self, row: TableRow, person: Person) -> OwnTable:
        places = await self._store.seats(row.id, person.id)
        steps = await self._store.steps(row.id, places)
        return OwnTable(
            id=row.id,
            game=row.game,
            setup=row.setup,
            status=row.status,
            host=row.host == person.id,
            made=row.made,
            started=row.started,
            seats=[OwnSeat(seat=place.seat, name=place.name, computer=place.computer) for place in places],
            choices=[OwnChoice(number=at, seat=step.seat, option=step.option, at=step.at) for at, step in steps],
        )

    async def forget(self, person: Person) -> None:
        """Shut them out, hand over what goes on, then delete what was said and what they are called."""
        await self._hall.staff.people.renew(person)
        self._door.show_out(person.id)
        await withdraw(self._hall, await self._moderation.unfinished(person.id), person)
        await self._store.erase(person.id)
        self._hall.forget(person)


def _json(data: Told) -> bytes:
    return msgspec.json.encode(data.model_dump())
