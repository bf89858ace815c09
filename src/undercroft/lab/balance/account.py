"""What a match showed about the balance of its game, told by a witness who knows the game."""

from __future__ import annotations

from typing import Protocol

import msgspec

from undercroft.engine.match import Match


class Bounds(msgspec.Struct, frozen=True):
    """Within what a game is called balanced."""

    victory: float = 0.07
    """How far a hero's or a seat's share of the victories may lie from the fair one."""
    played: float = 0.05
    """In at least this share of the matches in which a card is drawn it is played, too."""
    length: tuple[int, int] | None = None
    """How long a match lasts on average, in the game's own unit."""


class Fate(msgspec.Struct):
    """What became of the copies of one card in a match."""

    group: str
    """What kind of card it is; a word of the game."""
    drawn: int = 0
    played: int = 0
    discarded: int = 0


class Errand(msgspec.Struct):
    """What became of one quest in a match."""

    group: str
    offered: bool = False
    done: bool = False


class Account(msgspec.Struct):
    """One match. What a game does not have stays empty."""

    heroes: tuple[str, ...] = ()
    """The hero of each seat."""
    first: int | None = None
    """The seat that began, if one did."""
    ending: str = ""
    length: int | None = None
    cards: dict[str, Fate] = {}
    """All cards of the box, whether they were drawn or not."""
    quests: dict[str, Errand] = {}
    topics: dict[str, dict[str, int]] = {}
    """What else the game counts, by topic: how often each thing happened, those that did not with 0."""


class Witness(Protocol):
    """Knows a game well enough to tell what a match of it showed. It sees all, as nobody at the table does."""

    bounds: Bounds
    unit: str
    """What the length of a match is counted in: ``rounds``, ``rooms``."""
    shown: tuple[str, ...]
    """The set-up options that a report names even if nothing was said about them."""

    def account(self, match: Match) -> Account:
        """Of a match that is over."""
        ...
