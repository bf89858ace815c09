"""A finished match as it is kept: for records, replays and reviews nobody plays it again in the event loop."""

from __future__ import annotations

from dataclasses import dataclass

from undercroft.table.course import standing
from undercroft.table.hall import Hall, check_id
from undercroft.table.refusals import NoSuchSeat, NotOver
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
        steps = standing(await self.table.staff.store.steps(self.table.row.id))
        return self.table.brief_with([(step.seat, step.option or "") for step in steps])

    async def players(self) -> list[str]:
        """Who sat in the seats, for people to read."""
        if not self.is_here:
            await self.table.learn_names()
        return self.table.player_names()

    def check_seat(self, seat: int | None) -> None:
        if seat is not None and seat >= len(self.table.places):
            raise NoSuchSeat(f"there is no seat {seat}")


async def keep_frames(hall: Hall, table_id: str) -> None:
    """Make the replays of a match that is over, and keep them."""
    past = await find_past(hall, table_id)
    await hall.staff.replays.keep_all(table_id, await past.brief())


async def find_past(hall: Hall, table_id: str) -> Past:
    """The table, if its match is over. One that went on by other rules is read whole: its choices alone are not it."""
    check_id(table_id)
    found = await hall.staff.store.look_up(table_id)
    if found is not None and found[0].status == "finished" and found[0].carried is None:
        return Past(Table(hall.staff, Kept(*found, None, 0, [], {})), is_here=False)
    table = await hall.get(table_id)
    if table.row.status != "finished":
        raise NotOver("the match is not over")
    return Past(table, is_here=True)
