"""Judges: how good a position is for each seat, so that a search need not play every match to its end.

A game's own is ``JUDGE`` in the module of its room's name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from undercroft.engine.decision import Decision
from undercroft.engine.match import Match
from undercroft.engine.state import State
from undercroft.games import companion


class Figure(NamedTuple):
    """A part of what makes up a worth: how much of it there is, and what one more of it weighs."""

    name: str
    amount: float
    weight: float


class Judge(Protocol):
    """Knows a game well enough to say where to stop looking and what has been reached. One of a game with many small
    decisions in a turn may have a ``share``, too, and one that cannot tell small differences a ``grain``."""

    def is_settled(self, root: State, state: State) -> bool:
        """Whether what was to be decided at ``root`` is settled, and the rest can be estimated."""
        ...

    def worth(self, match: Match) -> list[float]:
        """For each seat, from 0 (hopeless) to 1 (won): how its side stands, so that allies think for each other."""
        ...

    def figures(self, match: Match, seat: int) -> list[Figure]:
        """What the seat's worth is made up of, always in the same order: a hint says why by them (``why-<name>``)."""
        ...

    @property
    def doubt(self) -> float:
        """How far a worth is usually off, however long one thinks: a standard deviation, found by measuring."""
        ...

    def points(self, value: float) -> float | None:
        """Alone at the table nobody is beaten: what a value means in points, where the game counts them."""
        ...


def share_of(judge: Judge, match: Match, decision: Decision) -> float:
    """What part of the time for a decision this one deserves: all of it, unless the judge says otherwise."""
    share: Callable[[Match, Decision], float] | None = getattr(judge, "share", None)
    return 1.0 if share is None else share(match, decision)


def grain_of(judge: Judge) -> float:
    """How far the gap between two options of a decision is usually off, however long one thinks: nothing, unless the
    judge says otherwise."""
    grain: float = getattr(judge, "grain", 0.0)
    return grain


def spread_of(judge: Judge) -> float:
    """How far the gap between two options is off in a single round, at least: a few rounds that happen to be alike say
    nothing. Nothing, unless the judge says otherwise."""
    spread: float = getattr(judge, "spread", 0.0)
    return spread


def is_punctual(judge: Judge) -> bool:
    """Whether a decision that has no time even for one round is left to the thumb, where turns would be long else; not
    so, unless the judge says otherwise."""
    punctual: bool = getattr(judge, "punctual", False)
    return punctual


def grows_of(judge: Judge) -> bool:
    """Whether a tree grows below the options of a decision, unless the judge says otherwise: then each is tried with
    the thumb's choices from there on. Where a decision gets a few dozen lines of play, a tree would spend most of them
    on trying what is bad further down, and an option after which there is much to choose would seem worse for it."""
    grows: bool = getattr(judge, "grows", True)
    return grows


class OutcomeJudge:
    """For any game: plays to the end; victory is all."""

    def is_settled(self, root: State, state: State) -> bool:
        return False

    def worth(self, match: Match) -> list[float]:
        outcome = match.outcome
        if outcome is None:
            return [1 / max(2, len(match.sides))] * match.seats
        return outcome.shares(match.sides)

    def figures(self, match: Match, seat: int) -> list[Figure]:
        return []

    @property
    def doubt(self) -> float:
        return 0.0

    def points(self, value: float) -> float | None:
        return None


def make_judge(game_id: str) -> Judge:
    """The game's own judge, or the one for any game."""
    own: type[Judge] | None = companion(game_id, "judge", "players.judges")
    return OutcomeJudge() if own is None else own()
