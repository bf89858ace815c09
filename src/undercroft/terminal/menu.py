"""The numbered list of options: grouped, with the lesser ones folded away."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from undercroft.engine.decision import Decision, Option
from undercroft.terminal.boards.board import Board
from undercroft.terminal.style import CHOICE, LABEL
from undercroft.words import Words

NARROW = 60
"""Below this, the name of a group stands above its options instead of beside them."""
FEW = 4
"""A column has at least so many options."""
GAP = 2
Numbered = tuple[int, Option]


class Menu:
    """The options of one decision and their numbers: those in sight first, then the folded ones."""

    def __init__(self, decision: Decision, board: Board, words: Words) -> None:
        options = [*decision.options, *decision.standing]
        self._decision = decision
        self._board = board
        self._words = words
        order = {group: place for place, group in enumerate(board.groups)}
        verbs = list(dict.fromkeys(option.verb for option in options))
        listed = sorted(options, key=lambda o: (order.get(board.group(o), len(order)), verbs.index(o.verb)))
        less = board.smaller(options)
        self.in_sight = [option for option in listed if option not in less]
        self.folded = [option for option in listed if option in less]
        self.unfolded = False
        """Whether the folded ones were shown, so that their numbers count."""

    @property
    def options(self) -> list[Option]:
        return self.in_sight + self.folded

    @property
    def last(self) -> int:
        """The last number that can be chosen."""
        return len(self.options) if self.unfolded else len(self.in_sight)

    def option(self, number: int) -> Option | None:
        """The option of this number, if it can be chosen now."""
        return self.options[number - 1] if 1 <= number <= self.last else None

    def draw(self, width: int) -> RenderableType:
        """The options in sight, with a hint at the folded ones."""
        shown = self._list(self.in_sight, 1, width)
        if not self.folded or self.unfolded:
            return shown
        return Group(shown, Text(self._words.say("play-more", count=len(self.folded)), style=LABEL))

    def draw_folded(self, width: int) -> RenderableType:
        return self._list(self.folded, len(self.in_sight) + 1, width)

    def _list(self, options: Sequence[Option], first: int, width: int) -> RenderableType:
        numbered = list(enumerate(options, first))
        digits = len(str(first + len(options) - 1))
        groups = [(group, list(each)) for group, each in groupby(numbered, lambda pair: self._board.group(pair[1]))]
        if len(groups) == 1:
            return self._columns(numbered, digits, width)
        if width < NARROW:
            return Group(*(each for group in groups for each in self._below_its_name(*group, digits, width)))
        names = [self._group(group) for group, _ in groups]
        label = max(cell_len(name) for name in names) + 2
        table = Table.grid()
        table.add_column(width=label, no_wrap=True)
        for name, (_, each) in zip(names, groups, strict=True):
            table.add_row(Text(name, style=LABEL), self._columns(each, digits, width - label))
        return table

    def _below_its_name(self, group: str, options: list[Numbered], digits: int, width: int) -> list[RenderableType]:
        return [Text(self._group(group), style=LABEL), self._columns(options, digits, width)]

    def _columns(self, options: list[Numbered], digits: int, width: int) -> Table:
        """The options below each other; many short ones in several columns, to be read downwards."""
        phrases = [self._phrase(option) for _, option in options]
        widest = max(phrase.cell_len for phrase in phrases) + digits + 2 * GAP
        columns = max(1, min(len(options) // FEW, width // widest))
        rows = -(-len(options) // columns)
        table = Table.grid(padding=(0, GAP, 0, 0))
        for _ in range(columns):
            table.add_column(justify="right", width=digits)
            table.add_column()
        for row in range(rows):
            cells: list[Text] = []
            for at in range(row, len(options), rows):
                cells += [Text(str(options[at][0]), style=CHOICE), phrases[at]]
            table.add_row(*cells)
        return table

    def _phrase(self, option: Option) -> Text:
        note = self._board.note(option, self._words)
        return Text(self._words.option(option, self._decision)).append(f". {note}" if note else "", style=LABEL)

    def _group(self, group: str) -> str:
        return self._words.say(f"group-{group}" if group else "play-group-other")
