"""Events: what happened, in order, and who may see it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from undercroft.engine.decision import Detail


class Event(msgspec.Struct, array_like=True, gc=False):
    """Something that happened. ``data`` is for all; ``secret`` only for the seats in ``to``."""

    kind: str
    data: Mapping[str, Detail]
    to: tuple[int, ...] = ()
    secret: Mapping[str, Detail] | None = None

    def seen_by(self, *seats: int | None) -> Event:
        """The event as these seats together (``None``, or no seat: a spectator) may know it."""
        if self.secret is None:
            return self
        if any(seat in self.to for seat in seats):
            return Event(self.kind, {**self.data, **self.secret})
        return Event(self.kind, self.data)

    def plain(self) -> dict[str, object]:
        """As plain data, for JSON and for comparing."""
        return {"kind": self.kind, "data": dict(self.data), "to": list(self.to), "secret": self.secret}

    def __repr__(self) -> str:
        return f"Event({self.kind}, {dict(self.data)}{', secret' if self.secret else ''})"
