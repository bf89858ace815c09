"""Records, proofs, replays and reviews of a match."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Query, Request, Response
from starlette.responses import JSONResponse, StreamingResponse

from undercroft.table.gate import takes
from undercroft.table.messages import EventInfo, OptionInfo, PatchInfo, Told
from undercroft.table.past import Past, find_past
from undercroft.table.refusals import CarriedOver, NotOver
from undercroft.table.replays import frame_of, pieces, unpacked
from undercroft.table.reviewing import Found
from undercroft.table.routes.known import REFUSALS, Asker, Finished, Me, TheHall
from undercroft.table.sharing import Shares
from undercroft.table.tables import Table
from undercroft.table.worker import Look

router = APIRouter(prefix="/api/tables/{table_id}", tags=["studies"], responses=REFUSALS)

JSON = "application/json"
FOREVER = "private, max-age=31536000, immutable"
NEVER = {"cache-control": "no-store"}
AT_ONCE = 0.5
"""Seconds that a review is waited for before the answer says how far it is."""
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
    commitment: str | None
    """None in a lesson, whose dice are written down, and in a match that went on with other rules."""
    count: int
    """How many choices were made."""
    choices: list[tuple[int, str]]
    players: list[str]
    content: dict[str, str]
    """By id: the digest of each set of cards."""


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
    carried: int | None
    """After so many choices the match went on with other rules or cards, so that there is nothing to prove it by."""


class ChoiceInfo(Told):
    """Which option the seat took."""

    seat: int
    option: OptionInfo


class Frame(Told):
    """The match after so many choices, as one seat or a spectator saw it."""

    number: int
    choice: ChoiceInfo | None
    events: list[EventInfo]
    view: dict[str, Any]
    deciding: list[int]


class ReplayStep(Told):
    """A choice, and what it changed."""

    choice: ChoiceInfo
    events: list[EventInfo]
    patch: PatchInfo
    """What makes the view after the choice of the one before it."""
    deciding: list[int]


class Replay(Told):
    """A whole match as one seat or a spectator saw it: how it began, and the choices in their order."""

    view: dict[str, Any]
    events: list[EventInfo]
    deciding: list[int]
    steps: list[ReplayStep]


class EstimateInfo(Told):
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float


class CostlyChoice(Told):
    """A choice that another option was better than, beyond doubt."""

    number: int
    """From 1: the frame of this number comes after it."""
    seat: int
    chosen: OptionInfo
    better: OptionInfo
    value: EstimateInfo
    """What the chosen option was worth."""
    best: EstimateInfo
    """What the better one was worth."""
    cost: EstimateInfo
    """By how much that is more."""


class ReviewInfo(Told):
    """How the match went, as thinking sees it that knows no more than the players did."""

    unit: Literal["chance", "points"]
    """What all figures count: the chance to win, from 0 to 1; alone, the points to expect."""
    curves: list[list[float]]
    """For each seat: before the first choice and after each."""
    costly: list[CostlyChoice]
    """The most costly first."""


class ReviewProgress(Told):
    """So many choices of so many are looked at. Ask again."""

    done: int
    of: int


@router.get("/record", response_model=SealedRecord | dict[str, Any])
async def record(hall: TheHall, table_id: str, me: Me, asker: Asker) -> Response:
    """The record as a file: whole when the match is over, sealed before."""
    try:
        past = await find_past(hall, table_id)
    except NotOver:
        table = await hall.get(table_id)
        text = _sealed(table, me.id).model_dump_json(indent=1).encode()
    else:
        table = past.table
        text = await hall.staff.thinking.record(await past.brief(), await past.players(), shares=asker)
    name = f"{table.row.game}-{table.row.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "private, no-cache"}
    return Response(text, media_type=JSON, headers=headers)


def _sealed(table: Table, person: str) -> SealedRecord:
    brief, held = table.brief(), table.held(person)
    return SealedRecord(
        game=brief.game,
        version=table.row.version,
        seats=brief.seats,
        setup=brief.setup,
        commitment=table.info().commitment,
        count=len(brief.choices),
        choices=[choice for choice in brief.choices if choice[0] in held],
        players=table.player_names(),
        content=table.row.content or {},
    )


@router.get("/verify")
async def verify(past: Finished, asker: Asker) -> VerdictInfo:
    """Replay the finished match from its seed and check every choice and the outcome."""
    thinking = past.table.staff.thinking
    return VerdictInfo.model_validate(await thinking.verify(await past.brief(), shares=asker))


@router.get("/replay", response_model=Replay)
async def replay(past: Finished, asker: Asker, request: Request, seat: SeatQuery = None) -> Response:
    """The finished match, choice by choice, in the sight of a seat (without one: of a spectator)."""
    past.check_seat(seat)
    packed = await _packed(past, seat, asker)
    headers = {"cache-control": FOREVER, "vary": "accept-encoding"}
    if not takes(request.headers.get("accept-encoding", ""), "gzip"):
        return StreamingResponse(unpacked(packed), media_type=JSON, headers=headers)
    headers |= {"content-encoding": "gzip", "content-length": str(len(packed))}
    return StreamingResponse(pieces(packed), media_type=JSON, headers=headers)


@router.get("/replay/{number}", response_model=Frame)
async def replay_at(past: Finished, asker: Asker, number: int, seat: SeatQuery = None) -> Response:
    """The finished match after so many choices."""
    past.check_seat(seat)
    frame = await asyncio.to_thread(frame_of, await _packed(past, seat, asker), number)
    return Response(frame, media_type=JSON, headers={"cache-control": FOREVER})


async def _packed(past: Past, seat: int | None, asker: Shares) -> bytes:
    table_id = past.table.row.id
    return await past.table.staff.replays.of((table_id, seat), past.brief, (*asker, table_id))


@router.get("/review", response_model=ReviewInfo, responses={202: {"model": ReviewProgress}})
async def review(past: Finished, asker: Asker) -> Response:
    """How the chances went in the finished match, and what cost the most. 202 while it is worked out: ask again."""
    if past.table.row.carried is not None:
        raise CarriedOver("this match went on with other rules than it was begun with")
    reviewing = past.table.staff.reviews.of(await past.brief(), asker)
    await asyncio.wait([reviewing.task], timeout=AT_ONCE)
    if not reviewing.task.done():
        return JSONResponse(ReviewProgress(done=reviewing.done, of=reviewing.of).model_dump(), 202, NEVER)
    found = _show_review(reviewing.task.result())
    return JSONResponse(found.model_dump(), headers={"cache-control": FOREVER})


def _show_review(found: Found) -> ReviewInfo:
    costly = [_show_costly(look) for look in found.costly]
    return ReviewInfo(unit=found.unit, curves=found.curves, costly=costly)


def _show_costly(look: Look) -> CostlyChoice:
    step = look.step
    figures = {name: msgspec.to_builtins(getattr(step, name)) for name in ("value", "best", "cost")}
    plain = {"number": step.number, "seat": step.seat, "chosen": look.chosen, "better": look.better, **figures}
    return CostlyChoice.model_validate(plain)
