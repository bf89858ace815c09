"""Records, proofs and replays of a match."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response

from undercroft.table.messages import EventInfo, Told
from undercroft.table.refusals import NoSuchChoice, NoSuchSeat, NotOver
from undercroft.table.routes.known import REFUSALS, Me, TheTable
from undercroft.table.tables import Table

router = APIRouter(prefix="/api/tables/{table_id}", tags=["studies"], responses=REFUSALS)

FOREVER = "private, max-age=31536000, immutable"
REMEMBERED = 32
SeatQuery = Annotated[int | None, Query(ge=0, le=63)]


class SealedRecord(Told):
    """While a match goes on: what is committed to, and one's own choices. The seed, the choices of others and the
    trail of digests (from which hidden cards could be guessed) come with the whole record, at the end."""

    undercroft: int = 1
    sealed: bool = True
    game: str
    version: int
    seats: int
    setup: dict[str, Any]
    commitment: str
    count: int
    """How many choices were made."""
    choices: list[tuple[int, str]]
    players: list[str]


class VerdictInfo(Told):
    """Whether the record holds: replayed from the seed, choice by choice."""

    holds: bool
    commitment: bool
    choices: bool
    outcome: bool
    difference: int | None
    reason: str
    scripted: bool
    finished: bool


class ChoiceInfo(Told):
    seat: int
    option: str


class Frame(Told):
    """The match after so many choices, as one seat or a spectator saw it."""

    number: int
    choice: ChoiceInfo | None
    events: list[EventInfo]
    view: dict[str, Any]
    deciding: list[int]


@router.get("/record", response_model=SealedRecord | dict[str, Any])
async def record(table: TheTable, me: Me) -> Response:
    """The record as a file: whole when the match is over, sealed before."""
    if table.row.status == "finished":
        text = await table.staff.thinking.record(table.brief(), table.player_names())
    else:
        text = _sealed(table, me.id).model_dump_json(indent=1).encode()
    name = f"{table.row.game}-{table.row.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "private, no-cache"}
    return Response(text, media_type="application/json", headers=headers)


def _sealed(table: Table, person: str) -> SealedRecord:
    brief, held = table.brief(), table.held(person)
    return SealedRecord(
        game=brief.game,
        version=table.row.version,
        seats=brief.seats,
        setup=brief.setup,
        commitment=table.course.match.commitment,
        count=len(brief.choices),
        choices=[choice for choice in brief.choices if choice[0] in held],
        players=table.player_names(),
    )


@router.get("/verify")
async def verify(table: TheTable) -> VerdictInfo:
    """Replay the finished match from its seed and check every choice and the outcome."""
    _check_over(table)
    return VerdictInfo.model_validate(await table.staff.thinking.verify(table.brief()))


@router.get("/replay")
async def replay(table: TheTable, response: Response, seat: SeatQuery = None) -> list[Frame]:
    """The finished match, choice by choice, in the sight of a seat (without one: of a spectator)."""
    frames = await _frames(table, seat)
    response.headers["cache-control"] = FOREVER
    return frames


@router.get("/replay/{number}")
async def replay_at(table: TheTable, number: int, response: Response, seat: SeatQuery = None) -> Frame:
    """The finished match after so many choices."""
    frames = await _frames(table, seat)
    if not 0 <= number < len(frames):
        raise NoSuchChoice(f"choices are numbered from 0 to {len(frames) - 1}", details={"last": len(frames) - 1})
    response.headers["cache-control"] = FOREVER
    return frames[number]


async def _frames(table: Table, seat: int | None) -> list[Frame]:
    """Worked out once: a finished match changes no more."""
    _check_over(table)
    if seat is not None and seat >= len(table.places):
        raise NoSuchSeat(f"there is no seat {seat}")
    replays, key = table.staff.replays, (table.row.id, seat)
    task = replays.pop(key, None)
    if task is None or (task.done() and (task.cancelled() or task.exception())):
        task = asyncio.create_task(_work_out(table, seat))
    replays[key] = task
    if len(replays) > REMEMBERED:
        replays.popitem(last=False)
    return await asyncio.shield(task)


async def _work_out(table: Table, seat: int | None) -> list[Frame]:
    return [Frame.model_validate(frame) for frame in await table.staff.thinking.frames(table.brief(), seat)]


def _check_over(table: Table) -> None:
    if table.row.status != "finished":
        raise NotOver("the match is not over")
