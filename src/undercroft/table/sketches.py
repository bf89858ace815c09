"""What players draw on the board for their own side: seen by nobody else, part of no record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.engine.errors import MatchOver
from undercroft.engine.sides import side_of
from undercroft.table.messages import Marks, Sketched

if TYPE_CHECKING:
    from undercroft.table.audience import Listener
    from undercroft.table.tables import Table


class Sketches:
    """Of one table, by seat, for as long as the table is in memory and its match goes on."""

    def __init__(self) -> None:
        self._marks: dict[int, Marks] = {}

    def draw(self, table: Table, seat: int, marks: Marks) -> None:
        """In the place of whatever the seat had drawn before."""
        if table.course.match.outcome is not None:
            raise MatchOver("the match is over")
        self._marks[seat] = marks
        if not marks:
            del self._marks[seat]
        message = Sketched(seat=seat, marks=marks).model_dump_json()
        for listener in table.audience:
            if self._may_see(table, listener, seat):
                listener.send(message)

    def show(self, table: Table, listener: Listener) -> None:
        """All that the one who has just come may see."""
        if table.match is None or table.match.outcome is not None:
            return
        for seat, marks in self._marks.items():
            if self._may_see(table, listener, seat):
                listener.send(Sketched(seat=seat, marks=marks).model_dump_json())

    def _may_see(self, table: Table, listener: Listener, seat: int) -> bool:
        side = side_of(table.course.match.sides, seat)
        return any(held in side for held in table.held(listener.person))
