"""Sitting down, standing up, handing a seat to a computer player, and beginning."""

from __future__ import annotations

import time
from dataclasses import replace

from undercroft.engine.errors import MatchOver
from undercroft.table.people import clean_name
from undercroft.table.refusals import (
    AlreadyStarted,
    NoSuchPlayer,
    NoSuchSeat,
    NotAllReady,
    NotTheHost,
    NotYourSeat,
    SeatsEmpty,
    SeatTaken,
)
from undercroft.table.storage.rows import Person, SeatRow
from undercroft.table.tables import Table


async def take(table: Table, person: Person, seat: int, name: str | None) -> None:
    """Sit down on an empty seat, under a name of its own if one is given, or take one's own seat back."""
    await table.guarded(_take(table, person, seat, None if name is None else clean_name(name)))


async def _take(table: Table, person: Person, seat: int, name: str | None) -> None:
    place = _place(table, seat)
    _check_not_over(table)
    if place.person == person.id:
        await _seat(table, replace(place, computer=None, name=name or place.name))
    elif place.is_empty and table.row.status == "gathering":
        await _seat(table, SeatRow(seat, person.id, name=name))
    else:
        raise SeatTaken(f"seat {seat} is taken")


async def call(table: Table, person: Person, seat: int, name: str | None) -> None:
    """Give one's own seat a name of its own, or one's usual name again."""
    await table.guarded(_call(table, person, seat, None if name is None else clean_name(name)))


async def _call(table: Table, person: Person, seat: int, name: str | None) -> None:
    place = _place(table, seat)
    _check_not_over(table)
    if place.person != person.id:
        raise NotYourSeat(f"seat {seat} is not yours")
    await _seat(table, replace(place, name=name))


async def give(table: Table, person: Person, seat: int, computer: str | None) -> None:
    """Hand one's own seat to a computer player; before the match the host also fills empty seats so."""
    await table.guarded(_give(table, person, seat, computer or table.staff.settings.stand_in))


async def _give(table: Table, person: Person, seat: int, computer: str) -> None:
    place = _place(table, seat)
    _check_not_over(table)
    check_player(table, computer)
    own = place.person == person.id
    if not own and (place.person is not None or table.row.status != "gathering"):
        raise NotYourSeat(f"seat {seat} is not yours")
    if not own and table.row.host != person.id:
        raise NotTheHost("only the host fills empty seats")
    stays = place.person if table.row.status == "playing" else None
    await _seat(table, SeatRow(seat, stays, computer, name=place.name if stays else None))


def check_player(table: Table, computer: str) -> None:
    known = table.staff.settings.computers
    if computer not in known:
        raise NoSuchPlayer(f"there is no computer player {computer!r}; there are: {', '.join(known)}")


async def free(table: Table, person: Person, seat: int) -> None:
    """Before the match: empty one's own seat; the host may empty any."""
    await table.guarded(_free(table, person, seat))


async def _free(table: Table, person: Person, seat: int) -> None:
    place = _place(table, seat)
    _check_gathering(table)
    if person.id not in (place.person, table.row.host):
        raise NotYourSeat(f"seat {seat} is not yours")
    await _seat(table, SeatRow(seat))


async def leave(table: Table, person: Person) -> None:
    """Leave all one's seats: empty before the match, to computer players while it goes on."""
    await table.guarded(_leave(table, person))


async def _leave(table: Table, person: Person) -> None:
    own = [place for place in table.places if place.person == person.id]
    if not own:
        raise NotYourSeat("you have no seat here")
    if table.row.status == "gathering":
        await _pass_on_hosting(table, person)
        await _seat(table, *(SeatRow(place.seat) for place in own))
    elif table.row.status == "playing":
        stand_in = table.staff.settings.stand_in
        await _seat(table, *(replace(place, computer=place.computer or stand_in) for place in own))


async def withdraw(table: Table, person: Person) -> None:
    """Leave what there is to leave: seats, and being the host of a table that gathers."""
    await table.guarded(_withdraw(table, person))


async def _withdraw(table: Table, person: Person) -> None:
    if any(place.person == person.id for place in table.places):
        await _leave(table, person)
    elif table.row.status == "gathering":
        await _pass_on_hosting(table, person)
        table.tell_table()


async def _pass_on_hosting(table: Table, person: Person) -> None:
    others = [place.person for place in table.places if place.person not in (None, person.id)]
    if table.row.host == person.id and others and others[0] is not None:
        await table.staff.store.save(table.row.id, host=others[0])
        table.row.host = others[0]


async def get_ready(table: Table, person: Person, ready: bool) -> None:
    await table.guarded(_get_ready(table, person, ready))


async def _get_ready(table: Table, person: Person, ready: bool) -> None:
    _check_gathering(table)
    own = [place for place in table.places if place.person == person.id]
    if not own:
        raise NotYourSeat("you have no seat here")
    await _seat(table, *(replace(place, ready=ready) for place in own))


async def start(table: Table, person: Person) -> None:
    """The host begins the match, when every seat is taken and everybody is ready."""
    await table.guarded(_start(table, person))


async def _start(table: Table, person: Person) -> None:
    _check_gathering(table)
    if table.row.host != person.id:
        raise NotTheHost("only the host begins the match")
    if any(place.is_empty for place in table.places):
        raise SeatsEmpty("some seats are empty")
    if not all(place.ready or place.computer or place.person == person.id for place in table.places):
        raise NotAllReady("not everybody is ready")
    await table.begin(time.time())


def _check_gathering(table: Table) -> None:
    if table.row.status != "gathering":
        raise AlreadyStarted("the match has begun")


def _check_not_over(table: Table) -> None:
    """Who played in a finished match, and under which name, stays as it was: its record says so."""
    if table.row.status == "finished":
        raise MatchOver("the match is over")


def _place(table: Table, seat: int) -> SeatRow:
    if not 0 <= seat < len(table.places):
        raise NoSuchSeat(f"there is no seat {seat}")
    return table.places[seat]


async def _seat(table: Table, *places: SeatRow) -> None:
    """Keep it, then tell it, and let computer players think or rest."""
    await table.staff.store.save_seats(table.row.id, places)
    for place in places:
        table.places[place.seat] = place
    await table.learn_names()
    table.tell_table()
    table.driver.drive()
