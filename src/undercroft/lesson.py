"""A game's lesson: a match that begins with written dice and tells the learner what to do, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from undercroft.engine.chance import Script
from undercroft.engine.game import Game


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One choice of the learner."""

    say: str
    """The words that lead to it."""
    wanted: tuple[str, ...] = ()
    """The options that go on; none: any."""

    def allows(self, option: str) -> bool:
        return not self.wanted or option in self.wanted


class Place(NamedTuple):
    """Where in the lesson the learner is: the words' number among how many, from 1."""

    number: int
    of: int
    step: LessonStep


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What ``lesson.toml`` in the game's folder says."""

    version: int
    """Goes up when lessons under way could not go on."""
    seats: int
    setup: dict[str, Any]
    script: dict[str, str]
    steps: tuple[LessonStep, ...]

    def chance(self, seed: bytes) -> Script:
        """The written dice; what comes after them is chance."""
        return Script(seed=seed, **self.script)

    def place(self, taken: Sequence[str]) -> Place | None:
        """Where these choices have led; nowhere if they left the lesson or it is over."""
        at = len(taken)
        if at >= len(self.steps) or not all(map(LessonStep.allows, self.steps, taken)):
            return None
        pages = list(dict.fromkeys(step.say for step in self.steps))
        step = self.steps[at]
        return Place(pages.index(step.say) + 1, len(pages), step)


def find_lesson(game: Game[Any]) -> Lesson | None:
    """The game's lesson, if it has one."""
    folder = getattr(game, "folder", None)
    return None if folder is None else _read(folder / "lesson.toml")


@cache
def _read(path: Path) -> Lesson | None:
    return msgspec.toml.decode(path.read_bytes(), type=Lesson) if path.is_file() else None
