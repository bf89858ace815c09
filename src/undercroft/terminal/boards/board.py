"""The board of any game: what a terminal needs to know of it, with answers that do for every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from undercroft.engine.decision import Decision, Option
from undercroft.engine.event import Event
from undercroft.engine.game import View
from undercroft.engine.outcome import Outcome
from undercroft.terminal.style import LABEL, TITLE
from undercroft.words import Words


@dataclass(frozen=True, slots=True)
class Frame:
    """Where a board is drawn: with which words, for whom, how wide, and what the terminal can show."""

    words: Words
    names: Sequence[str]
    you: int | None
    width: int
    can_show: Callable[[str], bool]


class Board:
    """Draws the view's plain data. A game with a board of its own derives from this."""

    groups: Sequence[str] = ()
    """The groups that options are listed in, in order."""
    heroes: Sequence[str] = ()
    """Every hero (or what a player can be) of the game."""

    def draw(self, view: View, frame: Frame) -> RenderableType:
        """The table as it lies."""
        return Panel(_tidy(msgspec.to_builtins(view), frame.words), title=_title(frame.words), title_align="left")

    def draw_all(self, view: View, frame: Frame) -> RenderableType:
        """Everything on the table, with what every player has."""
        return self.draw(view, frame)

    def group(self, option: Option) -> str:
        """The group that an option is listed in; "" for none."""
        return ""

    def note(self, option: Option, words: Words) -> str:
        """What one should know to choose this option and cannot see on the table."""
        return ""

    def smaller(self, options: Sequence[Option]) -> set[Option]:
        """The options that only do less than another one on offer: those that differ from it in a smaller count."""
        largest: dict[tuple[object, ...], int] = {}
        for option in options:
            if _folds(option):
                key = _but_count(option)
                largest[key] = max(largest.get(key, 0), int(option.details["count"]))
        return {o for o in options if _folds(o) and int(o.details["count"]) < largest[_but_count(o)]}

    def needs_no_answer(self, decision: Decision) -> bool:
        """Whether a question is only put for form's sake, so that a person alone at the screen is not asked it."""
        return False

    def begins_paragraph(self, event: Event) -> bool:
        """Whether an event begins a new line of the log."""
        return True

    def hero_of(self, view: View, seat: int) -> str | None:
        """What the seat played, for the profile."""
        return None

    def feats_over_matches(self, played: Mapping[str, int]) -> list[str]:
        """Achievements for what the profile says was played."""
        return []

    def score_sheet(self, view: View, outcome: Outcome, frame: Frame) -> RenderableType:
        """The final table."""
        table = Table(box=None, padding=(0, 2, 0, 0))
        table.add_column(frame.words.say("end-player"))
        table.add_column(frame.words.say("end-score"), justify="right")
        for seat, score in by_score(outcome):
            table.add_row(frame.names[seat], str(score), style=TITLE if seat in outcome.winners else "")
        return table

    def tie(self, outcome: Outcome) -> str:
        """The id of the words that tell how a tie was settled; "" if there was none."""
        return ""


def by_score(outcome: Outcome) -> list[tuple[int, int]]:
    """Seats and their scores, the winners and the best first."""
    return sorted(enumerate(outcome.scores), key=lambda each: (each[0] not in outcome.winners, -each[1], each[0]))


def _folds(option: Option) -> bool:
    return "count" in option.details and len(option.details) > 1


def _but_count(option: Option) -> tuple[object, ...]:
    return (option.verb, *[value for key, value in option.details.items() if key != "count"])


def _title(words: Words) -> str:
    return words.title("game")


def _tidy(data: Any, words: Words) -> RenderableType:
    """Plain data as lines of key and value."""
    if isinstance(data, dict):
        table = Table.grid(padding=(0, 2, 0, 0))
        for key, value in data.items():
            table.add_row(Text(_key(str(key), words), style=LABEL), _tidy(value, words))
        return table
    if isinstance(data, list) and any(isinstance(item, dict | list) for item in data):
        table = Table.grid(padding=(0, 2, 0, 0))
        for number, item in enumerate(data, 1):
            table.add_row(Text(str(number), style=LABEL), _tidy(item, words))
        return table
    if isinstance(data, list):
        return Text(", ".join(_value(item, words) for item in data) or "-")
    return Text(_value(data, words))


def _key(key: str, words: Words) -> str:
    return words.name(key) if words.has(key) else key.replace("_", " ")


def _value(value: Any, words: Words) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "+" if value else "-"
    return words.name(value) if isinstance(value, str) and words.has(value) else str(value)
