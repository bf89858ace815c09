"""A game's lesson: a match that begins with written dice and tells the learner what to do, step by step.

``lesson.toml`` in the game's folder says what is dealt and thrown (``script``), what the other seats choose
(``others``) and what the learner is asked to do (``steps``). What is not written is left to chance and to computer
players, so a lesson may be a short beginning of a long game: after its last step the match goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from undercroft.engine.chance import Script
from undercroft.engine.game import Game
from undercroft.engine.match import Choice, Match

ANYTHING = "*"
"""In the lines of the other seats: whatever the computer player likes. At the end of an id: however it goes on."""


def fits(wanted: str, option: str) -> bool:
    """Whether an option is meant: by its id, or by the beginning of it before a star."""
    return option.startswith(wanted[:-1]) if wanted.endswith(ANYTHING) else option == wanted


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One choice of the learner, or several that the same words lead to."""

    say: str
    """The words that lead to it."""
    wanted: tuple[str, ...] = ()
    """The options that go on, by their ids or by beginnings of them (``move:*``); none: any."""

    def allows(self, option: str) -> bool:
        return not self.wanted or any(fits(wanted, option) for wanted in self.wanted)


class Place(NamedTuple):
    """Where in the lesson the learner is: the words' number among how many, from 1."""

    number: int
    of: int
    step: LessonStep


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What ``lesson.toml`` in the game's folder says."""

    version: int
    """Goes up when lessons under way could not go on."""
    seats: int
    learner: int = 0
    """The seat of the one who learns; computer players sit in the others."""
    minutes: int
    """How long it takes, about."""
    computer: str = "thumb"
    setup: dict[str, Any]
    script: dict[str, str]
    others: dict[str, str] = {}
    """By the number of a seat: what it chooses, in order, as ids with a space between. After that, and where a star
    stands, the computer player chooses by itself."""
    steps: tuple[LessonStep, ...]

    def chance(self, seed: bytes) -> Script:
        """The written dice; what comes after them is chance."""
        return Script(seed=seed, **self.script)

    def place(self, taken: Sequence[str]) -> Place | None:
        """Where these choices of the learner have led; nowhere if they left the lesson or it is over."""
        at = len(taken)
        if at >= len(self.steps) or not all(map(LessonStep.allows, self.steps, taken)):
            return None
        pages = list(dict.fromkeys(step.say for step in self.steps))
        step = self.steps[at]
        return Place(pages.index(step.say) + 1, len(pages), step)

    def place_in(self, match: Match) -> Place | None:
        """Where the learner is in a match that was begun as this lesson. Orders are no steps."""
        return self.place(_asked_for(match, self.learner))

    def answer(self, match: Match, seat: int) -> str | None:
        """What the lesson has this seat choose now, if it says so and the rules offer it."""
        decision = match.decision(seat)
        line = self.others.get(str(seat), "").split()
        at = len(_asked_for(match, seat))
        if decision is None or at >= len(line) or self.place_in(match) is None:
            return None
        if line[at] == ANYTHING:
            return None
        return next((option.id for option in decision.options if fits(line[at], option.id)), None)


def _asked_for(match: Match, seat: int) -> list[str]:
    """The choices of a seat that it was asked for."""
    moments = match.game.moments
    choices: list[Choice] = [choice for choice in match.choices if choice[0] == seat]
    return [option.id for _, option in choices if moments is None or not moments.is_order(option)]


def find_lesson(game: Game[Any]) -> Lesson | None:
    """The game's lesson, if it has one."""
    folder = getattr(game, "folder", None)
    return None if folder is None else _read(folder / "lesson.toml")


@cache
def _read(path: Path) -> Lesson | None:
    return msgspec.toml.decode(path.read_bytes(), type=Lesson) if path.is_file() else None
