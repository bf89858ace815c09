"""A turnstile for computer players that answer at once: one after the other, and never so fast that people wait.

Hundreds of matches of computers could keep the server busy all the time, and whoever asks would wait behind them. So
between two of their answers a part of the time is left free, by how busy the server has been since the last one. With
little going on nobody notices it.
"""

from __future__ import annotations

import asyncio
import time

from undercroft.table.sharing import FairQueue, Shares

BUSY = 0.3
"""Such a part of the time the server may be busy when the next computer player answers."""
LONGEST = 0.02
"""No pause is longer, in seconds: computers go on when people alone keep the server busy."""


class Turnstile:
    def __init__(self) -> None:
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()
        self._waiting: set[asyncio.Future[None]] = set()
        self._keeper: asyncio.Task[None] | None = None
        self._worked = time.process_time()
        self._since = time.monotonic()

    async def enter(self, shares: Shares, *, watched: bool) -> None:
        """Wait for one's turn; whoever goes away gives it up."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put(turn, shares, watched=watched)
        self._waiting.add(turn)
        if self._keeper is None:
            self._keeper = asyncio.create_task(self._let_in())
        try:
            await turn
        finally:
            if turn in self._waiting:
                self._waiting.remove(turn)
                self._queue.remove(turn, shares, watched=watched)

    async def _let_in(self) -> None:
        try:
            while self._queue:
                await asyncio.sleep(self._pause())
                if self._queue:
                    turn = self._queue.take()
                    self._waiting.remove(turn)
                    if not turn.done():
                        turn.set_result(None)
        finally:
            self._keeper = None

    def _pause(self) -> float:
        """Until the server has been idle for its part of the time since the last one entered."""
        worked, now = time.process_time(), time.monotonic()
        pause = (worked - self._worked) / BUSY - (now - self._since)
        self._worked, self._since = worked, now
        return min(LONGEST, max(0.0, pause))

    def close(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
