"""A finished match as it is kept: for records, replays and reviews nobody plays it again in the event loop."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from undercroft.table.hall import Hall
from undercroft.table.refusals import NoSuchSeat, NotOver
from undercroft.table.storage.rows import Step
from undercroft.table.storage.table_store import Kept
from undercroft.table.tables import Table
from undercroft.table.worker import Brief


@dataclass(frozen=True, slots=True)
class Past:
    """A table whose match is over. Its choices are read when they are needed."""

    table: Table
    is_here: bool
    """Whether the match is in memory, too."""

    async def brief(self) -> Brief:
        if self.is_here:
            return self.table.brief()
        steps = await self.table.staff.store.steps(self.table.row.id)
        return self.table.brief_with(standing(steps))

    async def players(self) -> list[str]:
        """Who sat in the seats, for people to read."""
        if not self.is_here:
            await self.table.learn_names()
        return self.table.player_names()

    def check_seat(self, seat: int | None) -> None:
        if seat is not None and seat >= len(self.table.places):
            raise NoSuchSeat(f"there is no seat {seat}")


async def find_past(hall: Hall, table_id: str) -> Past:
    """The table, if its match is over."""
    found = await hall.staff.store.look_up(table_id)
    if found is not None and found[0].status == "finished":
        return Past(Table(hall.staff, Kept(*found, None, 0, [], {})), is_here=False)
    table = await hall.get(table_id)
    if table.row.status != "finished":
        raise NotOver("the match is not over")
    return Past(table, is_here=True)


def standing(steps: Iterable[Step]) -> list[tuple[int, str]]:
    """The choices that were not taken back: without an option, a step takes the seat's last choice back."""
    choices: list[tuple[int, str]] = []
    for step in steps:
        if step.option is not None:
            choices.append((step.seat, step.option))
        else:
            del choices[_last_of(choices, step.seat)]
    return choices


def _last_of(choices: list[tuple[int, str]], seat: int) -> int:
    place = len(choices) - 1
    while choices[place][0] != seat:
        place -= 1
    return place
