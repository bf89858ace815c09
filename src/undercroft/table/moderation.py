"""Keeping order on a server: what its operators can do, and what comes of it for those concerned."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from undercroft.table import metrics
from undercroft.table.hall import Hall
from undercroft.table.limits import neighbourhood
from undercroft.table.logs import shorten
from undercroft.table.refusals import (
    Banned,
    Kicked,
    NoSuchPerson,
    NoSuchSanction,
    Sanctioned,
    SeveralPeople,
    TableDeleted,
)
from undercroft.table.sanctions import tell_time
from undercroft.table.socket import Connection, Door
from undercroft.table.storage.moderation_store import DeedRow, Kind, ModerationStore, Sanction
from undercroft.table.storage.rows import Person
from undercroft.table.withdrawing import withdraw, withdraw_from

SHOWN_OUT: Final = 4403
"""The code with which the sockets of somebody close who was kicked or banned."""
TABLE_GONE: Final = 4410
"""The code with which the sockets at a table close that was deleted."""
Deed: TypeAlias = Literal["mute", "ban", "kick", "delete", "lift"]
log = logging.getLogger("undercroft.moderation")


@dataclass(frozen=True, slots=True)
class Order:
    """Who wants it, why, and for how long (``None``: for good)."""

    by: str
    reason: str = ""
    seconds: float | None = None

    def until(self, now: float) -> float | None:
        return None if self.seconds is None else now + self.seconds


class Moderation:
    def __init__(self, hall: Hall, door: Door, store: ModerationStore) -> None:
        self._hall = hall
        self._door = door
        self.store = store

    # -- finding ------------------------------------------------------------------------------

    async def find(self, beginning: str) -> Person:
        """Whose id begins so; ids are long, and operators type."""
        found = await self.store.people_like(beginning.lower())
        if not found:
            raise NoSuchPerson("there is nobody with an id that begins so")
        if len(found) > 1:
            raise SeveralPeople("several ids begin so")
        return found[0]

    def connections(self, person: str | None = None, table: str | None = None) -> list[Connection]:
        """Who is connected now: everybody, or of this person, or at this table."""
        return [
            each
            for each in self._door.connections()
            if person in (None, each.person) and table in (None, each.table_id)
        ]

    # -- doing --------------------------------------------------------------------------------

    async def mute(self, person: Person, order: Order) -> Sanction:
        """They may play and watch, and not speak."""
        return await self._sanction("mute", order, person=person.id)

    async def ban(self, person: Person, order: Order, *, with_addresses: bool) -> list[Sanction]:
        """They may not come in any more; if so wanted nobody from where they are connected now."""
        there = {neighbourhood(each.address) for each in self.connections(person.id)} if with_addresses else set()
        made = [await self._sanction("ban", order, person=person.id)]
        made += [await self._sanction("ban", order, neighbourhood=each) for each in sorted(there)]
        for each in self.connections(person.id):
            each.dismiss(Banned("you may not come in", order.reason, tell_time(made[0].until)), SHOWN_OUT)
        await withdraw(self._hall, await self.store.unfinished(person.id), person)
        return made

    async def ban_address(self, address: str, order: Order) -> Sanction:
        """Nobody may come in from there; whoever is connected from there goes."""
        made = await self._sanction("ban", order, neighbourhood=neighbourhood(address))
        for each in self.connections():
            if neighbourhood(each.address) == made.neighbourhood:
                each.dismiss(Banned("you may not come in", order.reason, tell_time(made.until)), SHOWN_OUT)
        return made

    async def kick(self, person: Person, order: Order, table_id: str | None) -> None:
        """Out of one table, or of all; they may come back."""
        await self._note("kick", person.id, order, None)
        for each in self.connections(person.id, table_id):
            each.dismiss(_farewell(Kicked, order), SHOWN_OUT)
        if table_id is None:
            await withdraw(self._hall, await self.store.unfinished(person.id), person)
        else:
            await withdraw_from(self._hall, await self._hall.get(table_id), person)

    async def delete_table(self, table_id: str, order: Order) -> None:
        """Those who are at it are told why, and it is gone with its choices and its chat."""
        await self._hall.get(table_id)
        await self._note("delete", table_id, order, None)
        await self._hall.drop(table_id)
        for each in self.connections(table=table_id):
            each.dismiss(_farewell(TableDeleted, order), TABLE_GONE)

    async def lift(self, number: int, order: Order) -> Sanction:
        found = self._hall.staff.sanctions.lift(number)
        if found is None:
            raise NoSuchSanction(f"no sanction {number} holds")
        await self.store.lift(number, self._deed("lift", found.target, order, None))
        return found

    # -- writing down -------------------------------------------------------------------------

    async def _sanction(
        self, kind: Kind, order: Order, *, person: str | None = None, neighbourhood: str | None = None
    ) -> Sanction:
        now = time.time()
        until = order.until(now)
        draft = Sanction(0, kind, person, neighbourhood, order.reason, order.by, now, until)
        made = replace(draft, id=await self.store.add(draft, self._deed(kind, draft.target, order, until)))
        self._hall.staff.sanctions.add(made)
        return made

    async def _note(self, deed: Deed, target: str, order: Order, until: float | None) -> None:
        await self.store.note(self._deed(deed, target, order, until))

    def _deed(self, deed: Deed, target: str, order: Order, until: float | None) -> DeedRow:
        metrics.deeds.labels(deed).inc()
        log.info("%s of %s by %s", deed, shorten(target), order.by)
        return DeedRow(time.time(), order.by, deed, target, order.reason, until)


def _farewell(kind: type[Sanctioned], order: Order) -> Sanctioned:
    return kind("an operator decided so", order.reason, tell_time(None))
