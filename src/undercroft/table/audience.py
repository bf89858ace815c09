"""Who is connected to a table, and how they are told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

from undercroft.table.messages import Told


class Listener(Protocol):
    """A connection of one person."""

    person: str
    seen: tuple[int, ...] | None
    """The seats in whose sight it was told last; none: as a spectator."""

    def send(self, text: str) -> None:
        """Never waits; a listener that cannot keep up is cut off."""


class Audience:
    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def __iter__(self) -> Iterator[Listener]:
        return iter(list(self._listeners))

    def __bool__(self) -> bool:
        return bool(self._listeners)

    def add(self, listener: Listener) -> None:
        self._listeners.append(listener)

    def remove(self, listener: Listener) -> None:
        if listener in self._listeners:
            self._listeners.remove(listener)

    @property
    def online(self) -> frozenset[str]:
        return frozenset(listener.person for listener in self._listeners)

    def tell_all(self, message: Told) -> None:
        text = message.model_dump_json()
        for listener in self:
            listener.send(text)

    def tell_by_sight(self, make: Callable[[int | None], Told]) -> None:
        """To everyone once for each seat in whose sight they are; what one seat may see is put into JSON once."""
        texts: dict[int | None, str] = {}
        for listener in self:
            for seat in listener.seen or (None,):
                if seat not in texts:
                    texts[seat] = make(seat).model_dump_json()
                listener.send(texts[seat])
