"""Replays of finished matches, packed as they are sent: made in a thinking process, once for all who ask, and kept in
the database, so that a match can be watched when its rules are long gone.

The event loop only ever handles small pieces of them.
"""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeAlias

import msgspec

from undercroft.table.patches import patched
from undercroft.table.refusals import NoSuchChoice
from undercroft.table.settings import Settings
from undercroft.table.sharing import Shares
from undercroft.table.storage.replay_store import ReplayStore
from undercroft.table.thinking import Thinking
from undercroft.table.worker import GZIP, Brief

PIECE = 65_536
"""Bytes that are sent, or unpacked, at once."""
KEPT_PART = 16
"""A replay that takes more than such a part of the room is not kept."""
Which: TypeAlias = tuple[str, int | None]
"""The table of a match, and whose sight of it."""
FindBrief: TypeAlias = Callable[[], Awaitable[Brief]]
"""Reads the match, if it must be read."""


class Replays:
    """Those asked for last are kept, as many as there is room for; those under way are shared by all who ask."""

    def __init__(self, thinking: Thinking, settings: Settings, store: ReplayStore, made: Callable[[str], None]) -> None:
        self._thinking = thinking
        self._store = store
        self._made = made
        """Hears of each match of which one had to be made."""
        self._room = settings.replay_bytes
        self._kept: OrderedDict[Which, bytes] = OrderedDict()
        self._under_way: dict[Which, asyncio.Task[bytes]] = {}
        self.size = 0
        """Bytes that are kept."""

    async def of(self, which: Which, brief: FindBrief, shares: Shares = ()) -> bytes:
        """The replay of this finished match in this sight, packed with gzip."""
        if which in self._kept:
            self._kept.move_to_end(which)
            return self._kept[which]
        if which not in self._under_way:
            making = self._under_way[which] = asyncio.create_task(self._make(which, brief, shares))
            making.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(self._under_way[which])

    async def _make(self, which: Which, brief: FindBrief, shares: Shares) -> bytes:
        try:
            packed = await self._store.get(*which) or await self._make_and_store(which, brief, shares)
        finally:
            del self._under_way[which]
        if len(packed) <= self._room // KEPT_PART:
            self._keep(which, packed)
        return packed

    async def _make_and_store(self, which: Which, brief: FindBrief, shares: Shares) -> bytes:
        table_id, seat = which
        packed = await self._thinking.replay(await brief(), seat, shares=shares)
        with suppress(Exception):  # it can be seen all the same, and is made again next time
            await self._store.keep(table_id, {seat: packed})
        self._made(table_id)
        return packed

    async def keep_all(self, table_id: str, brief: Brief) -> None:
        """All sights of a match that is over, for ever."""
        await self._store.keep(table_id, await self._thinking.replays(brief))

    def _keep(self, which: Which, packed: bytes) -> None:
        self._kept[which] = packed
        self.size += len(packed)
        while self.size > self._room:
            _, oldest = self._kept.popitem(last=False)
            self.size -= len(oldest)


async def pieces(packed: bytes) -> AsyncIterator[bytes]:
    """As it is, in pieces: whoever reads slowly holds no copy of the whole."""
    for start in range(0, len(packed), PIECE):
        yield packed[start : start + PIECE]


async def unpacked(packed: bytes) -> AsyncIterator[bytes]:
    """For those who cannot unpack: piece by piece, and others get their turn between two."""
    unpacking = zlib.decompressobj(wbits=GZIP)
    async for piece in pieces(packed):
        left = piece
        while left:
            yield unpacking.decompress(left, PIECE)
            left = unpacking.unconsumed_tail
            await asyncio.sleep(0)
    yield unpacking.flush()


def frame_of(packed: bytes, number: int) -> bytes:
    """Of a replay: the match after so many choices, and what the last of them brought, as JSON."""
    replay: dict[str, Any] = msgspec.json.decode(zlib.decompress(packed, wbits=GZIP))
    steps, last = replay["steps"], len(replay["steps"])
    if not 0 <= number <= last:
        raise NoSuchChoice(f"choices are numbered from 0 to {last}", details={"last": last})
    view = replay["view"]
    for step in steps[:number]:
        view = patched(view, step["patch"])
    at = steps[number - 1] if number else {**replay, "choice": None}
    brought = {name: at[name] for name in ("choice", "events", "deciding")}
    return msgspec.json.encode({"number": number, "view": view, **brought})
