"""The server's end of a thinking process (``thinker.py``): pipes of the event loop, without a thread."""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

from undercroft.table.thinker import LENGTH, pack

T = TypeVar("T")
MODULE = "undercroft.table.thinker"
INPUT, OUTPUT = 0, 1


class Died(Exception):
    """The process has ended, or could not be started."""


class Remote(Exception):
    """Where something went wrong in a thinking process, as one text."""


class Process(asyncio.SubprocessProtocol):
    """One process, which does one thing at a time."""

    def __init__(self, *arguments: str) -> None:
        self._arguments = arguments
        self._transport: asyncio.SubprocessTransport | None = None
        self._starting: asyncio.Task[None] | None = None
        self._heard = bytearray()
        self._answer: asyncio.Future[bytes] | None = None
        self._ended = False

    def start(self) -> asyncio.Task[None]:
        """Before it is needed, or when it is."""
        if self._starting is None:
            self._starting = asyncio.create_task(self._start())
        return self._starting

    async def _start(self) -> None:
        """It finds the same modules as this process, and none beside them: the folder it is started in is no place for
        them."""
        path = os.pathsep.join(entry or str(Path.cwd()) for entry in sys.path)
        command = (sys.executable, "-P", "-m", MODULE, *self._arguments)
        loop = asyncio.get_running_loop()
        try:
            await loop.subprocess_exec(lambda: self, *command, stderr=None, env={**os.environ, "PYTHONPATH": path})
        except OSError as error:
            raise Died from error

    async def do(self, task: Callable[..., T], *args: Any) -> T:
        """Have it done there. Raises what went wrong, or :class:`Died`."""
        await self.start()
        if self._ended or self._transport is None:
            raise Died
        self._answer = asyncio.get_running_loop().create_future()
        pipe = cast("asyncio.WriteTransport", self._transport.get_pipe_transport(INPUT))
        pipe.write(pack((task, args)))
        result, error, where = pickle.loads(await self._answer)
        if error is not None:
            raise error from Remote(where)
        return cast("T", result)

    def close(self) -> None:
        """At once, whatever it is doing."""
        self._end()
        if self._transport is not None:
            self._transport.close()

    # -- what the event loop tells ------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.SubprocessTransport", transport)
        if self._ended:
            self._transport.close()

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        heard = self._heard
        heard += data
        if len(heard) < LENGTH.size:
            return
        end = LENGTH.size + LENGTH.unpack_from(heard)[0]
        if len(heard) >= end and self._answer is not None and not self._answer.done():
            self._answer.set_result(bytes(heard[LENGTH.size : end]))
            del heard[:end]

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        self._end()

    def process_exited(self) -> None:
        self._end()

    def _end(self) -> None:
        self._ended = True
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(Died())
