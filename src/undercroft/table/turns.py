"""Much that is to be done at once is done a few at a time: between two turns of the event loop others get theirs."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Turns:
    """So many in one turn of the event loop, in the order in which they came."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._waiting: deque[Callable[[], None]] = deque()

    def do(self, work: Callable[[], None]) -> None:
        """Soon, when it is its turn."""
        self._waiting.append(work)
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._do_some)

    async def mine(self) -> None:
        """Until it is one's turn."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.do(lambda: None if turn.done() else turn.set_result(None))
        await turn

    def _do_some(self) -> None:
        for _ in range(min(self._at_once, len(self._waiting))):
            self._waiting.popleft()()
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._do_some)
