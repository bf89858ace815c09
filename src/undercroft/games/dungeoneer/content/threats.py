"""Threats and exits, as they are written in a pack: ``speed 10``, ``blocked melee 9``."""

from __future__ import annotations

from typing import Any, Final

CHECKED: Final = ("melee", "magic", "speed", "level", "health")
"""DGN-HAZ-03, DGN-HAZ-04: what a threat can test."""

OPEN, WALL, BLOCKED, TRAP = "open", "wall", "blocked", "trap"


class Threat:
    """A characteristic and the value that die and characteristic together must reach."""

    __slots__ = ("stat", "value")

    def __init__(self, stat: str, value: int) -> None:
        self.stat = stat
        self.value = value

    @classmethod
    def read(cls, text: object) -> Threat:
        """From ``speed 10``."""
        words = text.split() if isinstance(text, str) else []
        if len(words) != 2 or words[0] not in CHECKED or not words[1].isdigit():
            raise ValueError(f'a threat is written as "speed 10", with one of {", ".join(CHECKED)}; not {text!r}')
        return cls(words[0], int(words[1]))

    def __str__(self) -> str:
        return f"{self.stat} {self.value}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Threat) and (self.stat, self.value) == (other.stat, other.value)

    def __hash__(self) -> int:
        return hash((self.stat, self.value))


class Exit:
    """One side of a location: open, a wall, or blocked or trapped with a threat."""

    __slots__ = ("kind", "threat")

    def __init__(self, kind: str, threat: Threat | None = None) -> None:
        self.kind = kind
        self.threat = threat

    @classmethod
    def read(cls, text: object) -> Exit:
        """From ``open``, ``wall``, ``blocked melee 9`` or ``trap speed 8``."""
        kind, _, threat = text.partition(" ") if isinstance(text, str) else ("", "", "")
        if kind in (OPEN, WALL) and not threat:
            return cls(kind)
        if kind in (BLOCKED, TRAP):
            return cls(kind, Threat.read(threat))
        raise ValueError(f'an exit is "open", "wall", "blocked melee 9" or "trap speed 8", not {text!r}')

    def __str__(self) -> str:
        return self.kind if self.threat is None else f"{self.kind} {self.threat}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Exit) and (self.kind, self.threat) == (other.kind, other.threat)

    def __hash__(self) -> int:
        return hash((self.kind, self.threat))


def from_text(kind: type, text: Any) -> Any:
    """How msgspec reads the types of this module."""
    if kind in (Threat, Exit):
        return kind.read(text)
    raise NotImplementedError(kind)


def to_text(value: Any) -> str:
    """How msgspec writes them."""
    if isinstance(value, Threat | Exit):
        return str(value)
    raise NotImplementedError(type(value))
