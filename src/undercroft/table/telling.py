"""Telling those who are connected to a table what they may know."""

from __future__ import annotations

import asyncio
import time
import weakref
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.json import Encoder

from undercroft.table import showing
from undercroft.table.audience import Audience, Listener
from undercroft.table.messages import (
    ChatSaid,
    Deciding,
    Have,
    LastStep,
    Ordered,
    Snapshot,
    Standing,
    TableChanged,
    TableInfo,
    Told,
    Update,
)
from undercroft.table.sights import Looker, Sights
from undercroft.table.storage.rows import ChatLine, Step

if TYPE_CHECKING:
    from undercroft.table.tables import Table

QUICK = 0.05
"""Seconds after which those who are there learn that somebody came or went."""
CROWD = 1000
"""A thousand people learn of each other once a second: telling everyone of everyone would take all of the time."""


_encode = Encoder(enc_hook=vars).encode


def put_together(message: Told) -> str:
    """The message as JSON; what is JSON already goes into it as it is."""
    return _encode(vars(message)).decode()


class Teller:
    """Tells the audience of one table. The table holds it, and not the other way round."""

    def __init__(self, table: Table) -> None:
        self.audience = Audience()
        self._table: Table = weakref.proxy(table)
        self._presence: asyncio.TimerHandle | None = None
        self._known: Sights | None = None

    # -- coming and going ---------------------------------------------------------------------

    def welcome(self, listener: Listener, have: Have | None) -> None:
        """Somebody connects, perhaps again, and is told what is missing."""
        self.audience.add(listener)
        self.tell_snapshot(listener, have)
        self._tell_presence()

    def part(self, listener: Listener) -> None:
        """Somebody's connection ends."""
        self.audience.remove(listener)
        if not self.audience:
            self._known = None
        self._tell_presence()

    def _tell_presence(self) -> None:
        """Soon, and once for all who come and go meanwhile."""
        if self._presence is None and len(self.audience) > 0:
            delay = max(QUICK, len(self.audience) / CROWD)
            self._presence = asyncio.get_running_loop().call_later(delay, self._tell_who_is_here)

    def _tell_who_is_here(self) -> None:
        self._presence = None
        self.tell_table()

    # -- the table ----------------------------------------------------------------------------

    def info(self) -> TableInfo:
        table, audience = self._table, self.audience
        sitting = {place.person for place in table.places if place.computer is None}
        watching = audience.people - sum(audience.has(person) for person in sitting)
        return showing.show_table(table.row, table.places, table.names, table.game, table.match, audience.has, watching)

    def standing(self, person: str) -> Standing:
        return showing.show_standing(self._table.row, self._table.places, person)

    def tell_table(self) -> None:
        """What changed about the table; those whose seats changed see everything anew."""
        if not self.audience:
            return
        info, texts = self.info(), dict[str, str]()
        for listener in self.audience:
            if listener.seen != self._table.held(listener.person):
                self.tell_snapshot(listener, None)
                continue
            kind = listener.person if self._table.concerns(listener.person) else ""
            if kind not in texts:
                texts[kind] = TableChanged(table=info, you=self.standing(listener.person)).model_dump_json()
            listener.send(texts[kind])

    def tell_everything(self) -> None:
        for listener in self.audience:
            self.tell_snapshot(listener, None)

    def tell_snapshot(self, listener: Listener, have: Have | None) -> None:
        table, sights = self._table, self._sights()
        listener.seen = table.held(listener.person)
        lookers = listener.seen or (None,)
        snapshot = Snapshot.model_construct(
            table=self.info(),
            you=self.standing(listener.person),
            step=0 if sights is None else sights.course.count,
            sights=[] if sights is None else sights.sights(lookers),
            news=[] if sights is None else sights.news(lookers, self._since(have)),
            deciding=self._deciding(),
            by_clock=0 if sights is None else sights.course.clocked(listener.seen),
            chat=[showing.show_chat(line, table.places, table.names) for line in table.chat],
            halted=table.driver.halted,
            now=time.time(),
        )
        listener.send(put_together(snapshot))
        for seat in listener.seen:
            if sights is not None and sights.course.match.game.moments is not None:
                listener.send(self._orders_of(seat))
        table.sketches.show(table, listener)

    def _sights(self) -> Sights | None:
        """Those of the match, if it has begun."""
        course = self._table.begun
        if course is None:
            self._known = None
        elif self._known is None or self._known.course is not course:
            self._known = Sights(course, self._table.lesson, self._table.driver.goes_by_itself)
        return self._known

    def _since(self, have: Have | None) -> Callable[[Looker], int]:
        """How many events of each sight a client that comes back still has."""
        course = self._table.begun
        if have is None or course is None or not course.has_gone_straight_since(have.step):
            return lambda _: 0
        known = set(have.seats) if have.events <= len(course.match.events) else set()
        return lambda looker: have.events if looker in known else 0

    # -- what happens -------------------------------------------------------------------------

    def _deciding(self) -> list[Deciding]:
        return [Deciding(seat=seat, until=self._table.until(seat)) for seat in self._table.asked]

    def tell_step(self, step: Step, events_from: int) -> None:
        if not self.audience:
            return
        if self._table.course.is_order(step):
            self._tell_orders(step.seat)
            return
        course, sights = self._table.course, self._sights()
        assert sights is not None
        deciding, now = self._deciding(), time.time()
        outcome = showing.show_outcome(course.match.outcome)
        last = LastStep(seat=step.seat, made_by=step.made_by, taken_back=step.option is None)

        def update(seats: tuple[int, ...]) -> str:
            lookers = seats or (None,)
            return put_together(
                Update.model_construct(
                    step=course.count,
                    last=last,
                    patch=sights.patch(lookers),
                    news=sights.news(lookers, lambda _: events_from),
                    deciding=deciding,
                    outcome=outcome,
                    now=now,
                )
            )

        self.audience.tell_by_sight(update)

    def _tell_orders(self, seat: int) -> None:
        """What the seat has ordered is only for its player to know."""
        told = self._orders_of(seat)
        for listener in self.audience:
            if seat in (listener.seen or ()):
                listener.send(told)

    def _orders_of(self, seat: int) -> str:
        orders = showing.show_orders(self._table.course.match, seat)
        return Ordered(seat=seat, orders=orders, by_itself=self._table.driver.goes_by_itself(seat)).model_dump_json()

    def tell_line(self, line: ChatLine) -> None:
        self.audience.tell_all(ChatSaid(line=showing.show_chat(line, self._table.places, self._table.names)))
