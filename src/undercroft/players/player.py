"""What every computer player does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from undercroft.engine.decision import Decision, Option
from undercroft.engine.match import Match


class Player(Protocol):
    """Takes an option of a decision. It may use what the decision's seat may know, and nothing else.

    A player may also have ``rank(match, decision)``, which gives all options from the best to the worst, the one that
    it would take first: see :func:`rank`."""

    def choose(self, match: Match, decision: Decision) -> Option: ...


def rank(player: Player, match: Match, decision: Decision) -> list[Option]:
    """The options as the player ranks them; of one that only chooses, its choice first and the others as they come."""
    own = getattr(player, "rank", None)
    if own is None:
        return favourite_first(player.choose(match, decision), decision.options)
    ranked: list[Option] = own(match, decision)
    return ranked


def favourite_first(favourite: Option, options: Sequence[Option]) -> list[Option]:
    return [favourite, *[option for option in options if option is not favourite]]
