"""Who is connected to a table, and how they are told."""

from __future__ import annotations

from collections import Counter
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
        self._listeners: dict[int, Listener] = {}
        self._online: Counter[str] = Counter()

    def __iter__(self) -> Iterator[Listener]:
        return iter(list(self._listeners.values()))

    def __len__(self) -> int:
        return len(self._listeners)

    def add(self, listener: Listener) -> None:
        if id(listener) not in self._listeners:
            self._listeners[id(listener)] = listener
            self._online[listener.person] += 1

    def remove(self, listener: Listener) -> None:
        if self._listeners.pop(id(listener), None) is not None:
            self._online[listener.person] -= 1
            if not self._online[listener.person]:
                del self._online[listener.person]

    def has(self, person: str | None) -> bool:
        return person in self._online

    @property
    def people(self) -> int:
        """How many people are connected, each counted once."""
        return len(self._online)

    def tell_all(self, message: Told) -> None:
        text = message.model_dump_json()
        for listener in self:
            listener.send(text)

    def tell_by_sight(self, make: Callable[[tuple[int, ...]], str]) -> None:
        """To everyone once for all the seats they hold; what is told in the same sight is made once."""
        texts: dict[tuple[int, ...], str] = {}
        for listener in self:
            seats = listener.seen or ()
            if seats not in texts:
                texts[seats] = make(seats)
            listener.send(texts[seats])
