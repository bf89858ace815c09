"""Somebody is gone for good, or was sent away: what becomes of their seats and of the tables that they host."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.table import seating
from undercroft.table.hall import Hall
from undercroft.table.refusals import NoSuchTable
from undercroft.table.storage.rows import Person
from undercroft.table.tables import Table


async def withdraw(hall: Hall, table_ids: Sequence[str], person: Person) -> None:
    """From all these tables."""
    for table_id in table_ids:
        try:
            await withdraw_from(hall, await hall.get(table_id), person)
        except NoSuchTable:
            continue


async def withdraw_from(hall: Hall, table: Table, person: Person) -> None:
    """In a match a computer player stands in. A table that gathers goes to the others; without others it is deleted."""
    others = any(place.person not in (None, person.id) for place in table.places)
    if table.row.status == "gathering" and table.row.host == person.id and not others:
        await hall.drop(table.row.id)
    else:
        await seating.withdraw(table, person)
