"""Playing kept matches again: every choice must be one that the rules allow, and finished matches must verify."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.engine.game import Game
from undercroft.engine.record import verify_record
from undercroft.table.carrying import why_other
from undercroft.table.course import Course
from undercroft.table.rooms import find_games
from undercroft.table.storage.checking import SHOWN, Fault, Finding
from undercroft.table.storage.rows import Step
from undercroft.table.storage.schema import tables
from undercroft.table.storage.table_store import Kept, TableStore
from undercroft.table.worker import Brief


async def prove(engine: AsyncEngine, games: str, told: Callable[[int, int], None]) -> Finding:
    """All matches that have begun; ``told`` hears how many are done, of how many."""
    store, rooms = TableStore(engine), find_games(games)
    async with engine.connect() as db:
        ids = list((await db.execute(select(tables.c.id).where(tables.c.status != "gathering"))).scalars())
    faults, others = [], 0
    for done, table_id in enumerate(ids, 1):
        kept = await store.get(table_id)
        if kept is None or _has_other_rules(kept, rooms):
            others += 1
        elif (fault := await _fault(kept, await store.steps(table_id), games, rooms[kept.row.game])) is not None:
            faults.append(fault)
        told(done, len(ids))
    return Finding("matches", faults[:SHOWN], Fault("db-matches-well", {"count": len(ids) - others, "others": others}))


def _has_other_rules(kept: Kept, rooms: Mapping[str, Game[Any]]) -> bool:
    """Whether the match cannot be proved: its rules are gone, or it went on with others."""
    row = kept.row
    return row.carried is not None or why_other(row, len(kept.seats), rooms.get(row.game)) is not None


async def _fault(kept: Kept, steps: list[Step], games: str, game: Game[Any]) -> Fault | None:
    row = kept.row
    is_lesson = row.lesson is not None
    brief = Brief(row.id, games, row.game, len(kept.seats), row.seed, row.setup, [], is_lesson, rules=row.version)
    try:
        course = Course.begin(brief.start(), row.started or row.made)
        await course.replay(steps)
        match = course.match
        if row.status == "finished" and match.outcome is None:
            return Fault("db-wrong-end", {"table": row.id})
        if row.status == "finished" and not verify_record(match.record(), game).holds:
            return Fault("db-wrong-record", {"table": row.id})
    except Exception as error:
        return Fault("db-wrong-match", {"table": row.id, "reason": str(error) or type(error).__name__})
    return None
