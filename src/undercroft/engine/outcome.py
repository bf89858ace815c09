"""How a match ended."""

from __future__ import annotations

import msgspec

from undercroft.engine.sides import Sides


class Outcome(msgspec.Struct, frozen=True):
    """The end of a match: who won, what each seat scored, and what the game has to say besides."""

    winners: tuple[int, ...]
    """A side wins with all its seats."""
    scores: tuple[int, ...]
    notes: dict[str, list[str]] = {}
    """For each seat by number ("0", "1", ...): ids of words, such as achievements and ranks."""

    def share(self, sides: Sides, *seats: int) -> float:
        """The part of the victory that these seats have, from 0 to 1. A side's victory is one, however many seats it
        has, and each of them has the whole of it; sides that win together share it."""
        won = [side for side in sides if side[0] in self.winners]
        theirs = [side for side in won if any(seat in side for seat in seats)]
        return len(theirs) / max(1, len(won))

    def shares(self, sides: Sides) -> list[float]:
        """For each seat, its part of the victory."""
        return [self.share(sides, seat) for seat in range(len(self.scores))]
