"""The rows as the rest of the table sees them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

Status = Literal["gathering", "playing", "finished"]
MadeBy = Literal["person", "computer", "clock"]


@dataclass(slots=True)
class Person:
    """Somebody with a name. ``epoch`` goes up when all cookies given out before are to be void."""

    id: str
    name: str
    lang: str
    epoch: int
    made: float


@dataclass(slots=True)
class SeatRow:
    """A place at the table. A person and a computer: the computer stands in, the person may come back."""

    seat: int
    person: str | None = None
    computer: str | None = None
    ready: bool = False
    name: str | None = None
    """What its player is called, if not as the person: several may play in one browser."""

    @property
    def is_empty(self) -> bool:
        return self.person is None and self.computer is None


@dataclass(slots=True)
class TableRow:
    """A table without its seats and choices."""

    id: str
    game: str
    version: int
    setup: dict[str, Any]
    seed: bytes
    public: bool
    seconds: float | None
    """Thinking time for each decision, if it is limited."""
    host: str
    status: Status
    made: float
    started: float | None = None
    next: str | None = None
    """The table of the rematch."""
    hints: bool = True
    """Whether players may ask for hints."""
    lesson: int | None = None
    """The version of the game's lesson, if this is one: its dice are written down."""
    touched: float = 0
    """When something last happened at it, choices aside."""
    content: dict[str, str] | None = None
    """By id: the digest of each pack of cards that the match is played with; ``None`` of tables from before they were
    noted."""
    outcome: dict[str, Any] | None = None
    """How the match ended, as plain data."""
    carried: int | None = None
    """After so many choices the match went on with other rules or cards than it was begun with."""
    lost: int = 0
    """How many choices were set back then."""


@dataclass(frozen=True, slots=True)
class Beginning:
    """The state with which a match went on with other rules or cards."""

    steps: int
    """So many steps came before; they count no more."""
    data: bytes
    at: float


@dataclass(frozen=True, slots=True)
class Step:
    """A choice as it is kept; without an option, that the seat took its last choice back."""

    seat: int
    option: str | None
    made_by: MadeBy
    at: float


@dataclass(frozen=True, slots=True)
class ChatLine:
    id: int
    person: str
    name: str
    text: str
    at: float
