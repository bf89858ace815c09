"""Matches whose rules or cards are no longer here: whether that is so, and how they go on by those of today.

Such a match goes on from its bookmark. The choices made since are given again as far as the rules of today allow them,
as new steps after all that are kept: those count no more. Nobody can prove it from its seed any more.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from undercroft.engine import carrying
from undercroft.engine.errors import BadSetup, CannotLoad
from undercroft.engine.game import Game
from undercroft.engine.match import Match, Start
from undercroft.engine.packs import changed_pack
from undercroft.lesson import find_lesson
from undercroft.table.course import Course, read_bookmark, standing
from undercroft.table.refusals import OtherCards, OtherRules
from undercroft.table.storage.rows import Beginning, Step, TableRow
from undercroft.table.storage.table_store import Kept, TableStore


def why_other(row: TableRow, seats: int, game: Game[Any] | None) -> OtherRules | None:
    """Why the match cannot be played again from its beginning; nothing if its rules and cards are here."""
    other = OtherRules("this match was begun with other rules than those that are here")
    if game is None or not game.plays(row.version):
        return other
    lesson = None if row.lesson is None else find_lesson(game)
    if row.lesson != (None if lesson is None else lesson.version):
        return other
    try:
        content = game.content(game.read_setup(seats, row.setup))
    except BadSetup as error:
        return OtherCards(str(error.details["pack"])) if "pack" in error.details else other
    changed = changed_pack(row.content or {}, content)
    return None if changed is None else OtherCards(changed)


async def carry_over(store: TableStore, kept: Kept, game: Game[Any]) -> Course:
    """The match by the rules of today, kept so, or :class:`CannotLoad`."""
    row, at = kept.row, time.time()
    steps = await store.steps(row.id)
    if not steps:
        return await _begin_anew(store, kept, game)
    match, chosen = _go_back(kept, steps, game)
    course = Course.anew(match, len(steps), at)
    row.version, row.content, row.carried = game.version, match.start.content, len(match.choices)
    kept.beginning = Beginning(len(steps), match.save(), at)
    _give_again(course, chosen, at)
    row.lost = row.carried + len(chosen) - len(course.match.choices)
    await store.carry(row, kept.beginning, course.steps)
    return course


async def _begin_anew(store: TableStore, kept: Kept, game: Game[Any]) -> Course:
    """Nothing was chosen yet: it begins by the rules of today, and is as provable as any."""
    row = kept.row
    try:
        start = Start(game, len(kept.seats), row.seed, row.setup)
    except BadSetup as error:
        raise CannotLoad(str(error), error.code, **error.details) from error
    row.version, row.content = start.rules, start.content
    await store.save(row.id, version=row.version, content=row.content)
    return Course.begin(start, row.started or row.made)


def _go_back(kept: Kept, steps: Sequence[Step], game: Game[Any]) -> tuple[Match, list[Step]]:
    """The match as it stood when a turn began, and what was chosen since and not taken back."""
    first, before = (0, 0) if kept.beginning is None else (kept.beginning.steps, kept.row.carried or 0)
    marked, data = _saved(kept)
    then, now = standing(steps[first:marked]), standing(steps[first:])
    match = carrying.carry_over(game, data, before + _common(then, now))
    return match, now[len(match.choices) - before :]


def _saved(kept: Kept) -> tuple[int, bytes]:
    """After how many steps the match was saved last, and what was saved."""
    if kept.bookmark is not None:
        mark = read_bookmark(kept.bookmark)
        return mark.steps, mark.match
    if kept.beginning is None:
        raise CannotLoad("nowhere is it kept where this match stood")
    return kept.beginning.steps, kept.beginning.data


def _common(one: Sequence[Step], other: Sequence[Step]) -> int:
    """With how many steps the two begin alike."""
    for number, (mine, theirs) in enumerate(zip(one, other, strict=False)):
        if mine != theirs:
            return number
    return min(len(one), len(other))


def _give_again(course: Course, chosen: Sequence[Step], at: float) -> None:
    """Until the rules forbid one, or cannot do with it."""
    for step in chosen:
        again = replace(step, at=at)
        try:
            position = course.prepare(again)
        except Exception:  # rules that are given what was chosen by others
            return
        course.accept(again, position)
