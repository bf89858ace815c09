"""The socket of a table. Its policy, with reasons, stands in docs/table.md.

The order at the door, after the gate: address, cookie, number of connections; then a hello in time. After that every
message is measured, counted and read strictly; what is refused changes nothing.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, ClassVar

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from undercroft.engine.errors import Refusal
from undercroft.table import messages as m
from undercroft.table import metrics
from undercroft.table.gate import BROKEN, language, put_down, refuse
from undercroft.table.hall import Hall
from undercroft.table.limits import Buckets, is_this_machine, neighbourhood
from undercroft.table.people import COOKIE, clean_text
from undercroft.table.refusals import Malformed, TableRefusal, TooBig, TooFast, TooManyConnections
from undercroft.table.settings import Limits
from undercroft.table.showing import show_refusal
from undercroft.table.storage.rows import Person
from undercroft.table.tables import Table
from undercroft.table.turns import Turns

log = logging.getLogger("undercroft.table")

TOO_SLOW, TOO_FAST, NO_HELLO, SIGNED_OUT = 4008, 4029, 4001, 4401
"""Codes of closing, for the client to know whether coming back at once makes sense."""


DAY = 24 * 3600
SENT_AT_ONCE = 100
"""So many messages are sent in one turn of the event loop: telling a crowd holds nobody up."""


class Allowance:
    """What each person may say, over all their connections and however often they come back."""

    def __init__(self, limits: Limits) -> None:
        self.messages = Buckets(limits.messages_per_second, limits.messages_at_once)
        self.chats = Buckets(limits.chats_per_second, limits.chats_at_once)
        self.looks = Buckets(limits.looks_per_second, limits.looks_at_once)
        self._steps = Buckets(limits.steps_per_second, limits.steps_at_once)
        self._day = Buckets(limits.steps_per_day / DAY, limits.steps_per_day)

    def take_step(self, person: str) -> None:
        """One more choice or undo: each is kept for ever."""
        if not self._steps.take(person) or not self._day.take(person):
            raise TooFast("too many choices; wait a little")


class Door:
    """Lets people in, and counts how many connections each person and each neighbourhood has."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._counts: Counter[str] = Counter()
        self._connections: set[Connection] = set()
        limits = hall.staff.settings.limits
        self._limits = limits
        self._knocks = Buckets(limits.posts_per_second, limits.posts_at_once)
        self._allowance = Allowance(limits)
        self._turns = Turns(SENT_AT_ONCE)

    async def meet(self, socket: WebSocket, table_id: str) -> None:
        """From the knock on the door until the connection ends."""
        address = socket.client.host if socket.client else ""
        try:
            self._hall.staff.sanctions.check_address(address)
            with self._from_near(address):
                await self._welcome(socket, table_id, address)
        except TableRefusal as refusal:
            await socket.send_denial_response(refuse(refusal, language(socket.headers)))

    async def _welcome(self, socket: WebSocket, table_id: str, address: str) -> None:
        person = await self._hall.staff.people.whose(socket.cookies.get(COOKIE), address)
        self._hall.staff.sanctions.check_person(person.id)
        with self._counted(person.id, self._limits.connections):
            table = await self._hall.get(table_id)
            await socket.accept()
            await self._attend(Connection(socket, person, table, self._allowance, self._turns))

    @contextmanager
    def _from_near(self, address: str) -> Iterator[None]:
        near = neighbourhood(address)
        if not self._knocks.take(near):
            raise TooFast("too many connections; wait a little")
        most = sys.maxsize if is_this_machine(address) else self._limits.address_connections
        with self._counted(f"at {near}", most):
            yield

    @contextmanager
    def _counted(self, who: str, most: int) -> Iterator[None]:
        if self._counts[who] >= most:
            raise TooManyConnections("you have too many connections open")
        self._counts[who] += 1
        try:
            yield
        finally:
            self._counts[who] -= 1
            if not self._counts[who]:
                del self._counts[who]

    async def _attend(self, connection: Connection) -> None:
        self._connections.add(connection)
        try:
            await connection.run()
        finally:
            self._connections.discard(connection)

    def connections(self) -> list[Connection]:
        """All that are open now."""
        return list(self._connections)

    def show_out(self, person: str) -> None:
        """End all connections of somebody whose cookies are void."""
        for connection in self._connections:
            if connection.person == person:
                connection.close(SIGNED_OUT, "signed out")


USUAL_ENDS = (asyncio.CancelledError, WebSocketDisconnect, RuntimeError, TimeoutError, OSError)


def _is_bug(task: asyncio.Task[None]) -> bool:
    error = task.exception() if task.done() and not task.cancelled() else None
    return error is not None and not isinstance(error, USUAL_ENDS)


class Connection:
    """One socket of one person at one table: a :class:`~undercroft.table.audience.Listener`."""

    def __init__(self, socket: WebSocket, person: Person, table: Table, allowance: Allowance, turns: Turns) -> None:
        limits: Limits = table.staff.settings.limits
        self.person = person.id
        self.seen: tuple[int, ...] | None = None
        self.name = person.name
        self.table_id = table.row.id
        self.address = socket.client.host if socket.client else ""
        self.since = time.time()
        self._who = person
        self._lang = person.lang
        self._socket = socket
        self._table = table
        self._limits = limits
        self._out: asyncio.Queue[str] = asyncio.Queue(limits.waiting_messages)
        self._allowance = allowance
        self._turns = turns
        self._hasty = 0
        self._hints: set[asyncio.Task[None]] = set()
        self._end: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()

    # -- sending ------------------------------------------------------------------------------

    def send(self, text: str) -> None:
        """Never waits: whoever cannot keep up is cut off, and catches up on coming back."""
        try:
            self._out.put_nowait(text)
        except asyncio.QueueFull:
            self.close(TOO_SLOW, "too slow")

    def tell(self, message: m.Told) -> None:
        self.send(message.model_dump_json())

    def _refuse(self, refusal: Refusal, ref: int | None) -> None:
        metrics.refusals.labels(refusal.code).inc()
        self.tell(m.Refused(refusal=show_refusal(refusal, self._lang, self._table.game), ref=ref))

    def dismiss(self, refusal: TableRefusal, code: int) -> None:
        """Say why, and end it."""
        self._refuse(refusal, None)
        self.close(code, refusal.code)

    def close(self, code: int, reason: str) -> None:
        if not self._end.done():
            self._end.set_result((code, reason))

    # -- the connection's life ----------------------------------------------------------------

    async def run(self) -> None:
        tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._write())]
        try:
            ends: list[asyncio.Future[Any]] = [*tasks, self._end]
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            if any(_is_bug(task) for task in tasks):
                self.close(BROKEN, "something went wrong here")
            if self._end.done():
                await self._flush(tasks[1])
                await asyncio.wait_for(self._socket.close(*self._end.result()), self._limits.send_seconds)
        except (WebSocketDisconnect, RuntimeError, TimeoutError) as error:
            log.info("a connection ended roughly: %r", error)
        finally:
            for task in [*tasks, *self._hints]:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            self._end.cancel()
            self._table.part(self)
            self._log_bugs(results)

    def _log_bugs(self, results: list[Any]) -> None:
        for result in results:
            if isinstance(result, BaseException) and not isinstance(result, USUAL_ENDS):
                log.error("a connection ended by mistake", exc_info=result)

    async def _flush(self, writer: asyncio.Task[None]) -> None:
        """The last words, if the client takes them quickly."""
        if self._end.result()[0] != TOO_SLOW and not writer.done():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._out.join(), 1)

    async def _write(self) -> None:
        while True:
            text = await self._out.get()
            try:
                await self._turns.mine()
                async with asyncio.timeout(self._limits.send_seconds):
                    await self._socket.send_text(text)
            except TimeoutError:
                self.close(TOO_SLOW, "too slow")
                return
            finally:
                self._out.task_done()

    async def _read(self) -> None:
        if not await self._greeted():
            return
        while True:
            message = await self._next()
            if message is not None:
                await self._answer(message)

    async def _greeted(self) -> bool:
        try:
            hello = await asyncio.wait_for(self._next(), self._limits.hello_seconds)
        except TimeoutError:
            hello = None
        if not isinstance(hello, m.Hello):
            self.close(NO_HELLO, "the first message must be a hello")
            return False
        self._lang = hello.lang or self._lang
        try:
            await self._table.join(self, hello.have)
        except Exception as error:
            self._refuse(error if isinstance(error, Refusal) else self._put_down(error), None)
            self.close(BROKEN, "the table cannot be shown")
            return False
        return True

    async def _next(self) -> m.ClientMessage | None:
        """The next message; nothing if it was refused."""
        frame = await self._socket.receive()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code", 1005))
        text = frame.get("text")
        try:
            return self._checked(text)
        except TooFast as refusal:
            self._grow_impatient(refusal)
        except TableRefusal as refusal:
            self._refuse(refusal, None)
        return None

    def _checked(self, text: str | None) -> m.ClientMessage:
        if not self._allowance.messages.take(self.person):
            raise TooFast("too many messages; wait a little")
        if text is None:
            raise Malformed("messages are JSON in text frames")
        if len(text.encode("utf-8", "replace")) > self._limits.message_bytes:
            raise TooBig(f"a message has at most {self._limits.message_bytes} bytes")
        try:
            return m.client_message.validate_json(text)
        except ValidationError as error:
            first = error.errors(include_url=False, include_input=False, include_context=False)[0]
            where = ".".join(str(part) for part in first["loc"])
            raise Malformed(f"{where}: {first['msg']}") from None

    def _grow_impatient(self, refusal: TooFast) -> None:
        """Say so once for each burst; a flood is cut off."""
        self._hasty += 1
        if self._hasty % 10 == 1:
            self._refuse(refusal, None)
        if self._hasty > self._limits.patience:
            self.close(TOO_FAST, "too fast")

    # -- answering ----------------------------------------------------------------------------

    async def _answer(self, message: m.ClientMessage) -> None:
        ref = None if isinstance(message, m.Hello) else message.ref
        try:
            answer = self._ANSWERS.get(type(message))
            if answer is None:
                raise Malformed("a hello is only said once")
            await answer(self, message)
        except Refusal as refusal:
            self._refuse(refusal, ref)
        except Exception as error:
            self._refuse(self._put_down(error), ref)

    def _put_down(self, error: Exception) -> TableRefusal:
        return put_down(error, f"a message at table {self._table.row.id}")

    async def _look(self, message: m.Look) -> None:
        if not self._allowance.looks.take(self.person):
            raise TooFast("too many looks; wait a little")
        await self._table.look(self, message.have)
        self.tell(m.Done(ref=message.ref))

    async def _choose(self, message: m.Choose) -> None:
        self._allowance.take_step(self.person)
        with metrics.choice_seconds.time():
            await self._table.choose(self.person, message.seat, message.number, message.option)
        self.tell(m.Done(ref=message.ref))

    async def _order(self, message: m.Order) -> None:
        self._allowance.take_step(self.person)
        await self._table.order(self.person, message.seat, message.order)
        self.tell(m.Done(ref=message.ref))

    async def _undo(self, message: m.Undo) -> None:
        self._allowance.take_step(self.person)
        await self._table.undo(self.person, message.seat)
        self.tell(m.Done(ref=message.ref))

    async def _hint(self, message: m.AskHint) -> None:
        """Thought about beside the reading, so that a choice can be made meanwhile."""
        task = asyncio.create_task(self._give_hint(message))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def _give_hint(self, message: m.AskHint) -> None:
        try:
            advice = await self._table.hint(self.person, message.seat, message.number)
        except Refusal as refusal:
            self._refuse(refusal, message.ref)
            return
        except Exception as error:
            self._refuse(self._put_down(error), message.ref)
            return
        found = {**advice._asdict(), "options": [worth._asdict() for worth in advice.options]}
        given = {"seat": message.seat, "number": message.number, **found, "ref": message.ref}
        self.tell(m.HintGiven.model_validate(given))

    async def _why_not(self, message: m.AskWhy) -> None:
        why = self._table.why_not(self.person, message.seat, message.number, message.option, self._lang)
        self.tell(m.WhyGiven(seat=message.seat, number=message.number, option=message.option, why=why, ref=message.ref))

    async def _forecast(self, message: m.AskForecast) -> None:
        outlook, options = self._table.forecast(self.person, message.seat, message.number)
        given = {"seat": message.seat, "number": message.number, "outlook": outlook, "options": options}
        self.tell(m.ForecastGiven.model_construct(**given, ref=message.ref))

    async def _say(self, message: m.Say) -> None:
        if not self._allowance.chats.take(self.person):
            raise TooFast("too many lines; wait a little")
        self._table.staff.sanctions.check_speech(self.person)
        await self._table.say(self._who, clean_text(message.text))
        self.tell(m.Done(ref=message.ref))

    async def _sketch(self, message: m.Sketch) -> None:
        self._table.sketch(self.person, message.seat, message.marks)
        self.tell(m.Done(ref=message.ref))

    async def _ping(self, message: m.Ping) -> None:
        self.tell(m.Pong(now=time.time(), ref=message.ref))

    _ANSWERS: ClassVar[dict[type[m.Said], Callable[[Connection, Any], Awaitable[None]]]] = {
        m.Look: _look,
        m.Choose: _choose,
        m.Order: _order,
        m.Undo: _undo,
        m.AskHint: _hint,
        m.AskWhy: _why_not,
        m.AskForecast: _forecast,
        m.Say: _say,
        m.Sketch: _sketch,
        m.Ping: _ping,
    }
