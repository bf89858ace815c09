"""Events: what happened, in order, and who may see it."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.engine.decision import Detail


class Event:
    """Something that happened. ``data`` is for all; ``secret`` only for the seats in ``to``."""

    __slots__ = ("data", "kind", "secret", "to")

    def __init__(
        self,
        kind: str,
        data: Mapping[str, Detail],
        to: tuple[int, ...] = (),
        secret: Mapping[str, Detail] | None = None,
    ) -> None:
        self.kind = kind
        self.data = data
        self.to = to
        self.secret = secret

    def seen_by(self, seat: int | None) -> Event:
        """The event as this seat (``None``: a spectator) may know it."""
        if self.secret is None:
            return self
        if seat in self.to:
            return Event(self.kind, {**self.data, **self.secret})
        return Event(self.kind, self.data)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.plain() == other.plain()

    __hash__ = None  # type: ignore[assignment]  # events are compared, never keys

    def plain(self) -> dict[str, object]:
        """As plain data, for JSON and for comparing."""
        return {"kind": self.kind, "data": dict(self.data), "to": list(self.to), "secret": self.secret}

    def __repr__(self) -> str:
        return f"Event({self.kind}, {dict(self.data)}{', secret' if self.secret else ''})"
