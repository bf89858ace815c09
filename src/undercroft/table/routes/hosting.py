"""For whoever runs the server: is it well, its figures, and keeping order. No part of what the web app asks."""

from __future__ import annotations

import hmac
from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST
from pydantic import Field, StringConstraints
from starlette.responses import JSONResponse

from undercroft.table import metrics
from undercroft.table.health import Health
from undercroft.table.limits import Buckets, is_this_machine, neighbourhood
from undercroft.table.messages import Said
from undercroft.table.moderation import Moderation, Order
from undercroft.table.refusals import OperatorsOnly, TooFast
from undercroft.table.routes.known import TheHall
from undercroft.table.settings import Settings

health = APIRouter(include_in_schema=False)
LOCAL_NAMES = ("127.0.0.1", "localhost", "[::1]")
FORWARDED = ("x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via")
"""Headers that a proxy adds: then the one who asks is not the neighbour that they seem to be."""
NEVER_KEEP = {"cache-control": "no-store"}


@health.api_route("/healthz", methods=["GET", "HEAD"])
async def alive() -> Response:
    """The event loop answers."""
    return JSONResponse({"status": "ok"}, headers=NEVER_KEEP)


@health.api_route("/readyz", methods=["GET", "HEAD"])
async def ready(request: Request) -> Response:
    """Whether people can be sent here: 503 if not, and what is missing."""
    found: Health = request.app.state.health
    readiness = await found.look()
    return JSONResponse(readiness.model_dump(), 200 if readiness.ready else 503, headers=NEVER_KEEP)


@health.api_route("/metrics", methods=["GET", "HEAD"])
async def figures(request: Request, hall: TheHall) -> Response:
    """For Prometheus, on this computer or with the token."""
    settings: Settings = request.app.state.settings
    if not _is_neighbour(request) and not _shows(request, settings.metrics_token):
        _count_failure(request)
        raise OperatorsOnly("figures are for the operator")
    open_now = request.app.state.door.connections()
    here = {each.person for each in open_now}
    metrics.count({metrics.tables: hall.in_memory, metrics.sockets: len(open_now), metrics.people: len(here)})
    return Response(metrics.page(), media_type=CONTENT_TYPE_LATEST, headers=NEVER_KEEP)


def _is_neighbour(request: Request) -> bool:
    """Asked on this computer, under its own name, and by no proxy."""
    name = request.headers.get("host", "").rsplit(":", 1)[0]
    if name not in LOCAL_NAMES or any(header in request.headers for header in FORWARDED) or request.client is None:
        return False
    return is_this_machine(request.client.host)


def _shows(request: Request, token: str) -> bool:
    """Whether the request carries this token; it takes as long whatever it carries."""
    kind, _, shown = request.headers.get("authorization", "").partition(" ")
    same = hmac.compare_digest(shown.strip().encode("utf-8", "replace"), token.encode())
    return bool(token) and kind.lower() == "bearer" and same


def _count_failure(request: Request) -> None:
    failures: Buckets = request.app.state.failures
    if not failures.take(neighbourhood(request.client.host if request.client else "")):
        raise TooFast("too many wrong tokens; wait a little")


# -- keeping order ----------------------------------------------------------------------------


async def check_operator(request: Request) -> None:
    """Only with the operator's token."""
    if not _shows(request, request.app.state.operator_token):
        _count_failure(request)
        raise OperatorsOnly("only for operators, with their token")


router = APIRouter(prefix="/api/moderation", include_in_schema=False, dependencies=[Depends(check_operator)])


async def find_moderation(request: Request) -> Moderation:
    moderation: Moderation = request.app.state.moderation
    return moderation


TheModeration = Annotated[Moderation, Depends(find_moderation)]
Begins = Annotated[str, StringConstraints(min_length=6, max_length=32, pattern="^[0-9a-fA-F]+$")]
"""How a person's id begins."""


class Ordered(Said):
    by: Annotated[str, StringConstraints(min_length=1, max_length=40)]
    reason: Annotated[str, StringConstraints(max_length=300)] = ""
    seconds: Annotated[float, Field(gt=0, le=100 * 365 * 24 * 3600)] | None = None
    """How long; null: for good."""

    def order(self) -> Order:
        return Order(self.by, self.reason, self.seconds)


class OrderedForPerson(Ordered):
    person: Begins


class Ban(OrderedForPerson):
    with_addresses: bool = False
    """Also where they are connected from now, with the neighbours."""


class BanAddress(Ordered):
    address: Annotated[str, StringConstraints(min_length=2, max_length=64)]


class Kick(OrderedForPerson):
    table: str | None = None


class DeleteTable(Ordered):
    table: str


class Lift(Ordered):
    sanction: int


@router.get("/people")
async def list_people(moderation: TheModeration, named: str | None = None) -> list[dict[str, Any]]:
    """Who is connected; or, with ``named``, everybody whose name holds this."""
    if named is not None:
        return [asdict(person) for person in await moderation.store.people_named(named)]
    return [
        {"id": each.person, "name": each.name, "table": each.table_id, "address": each.address, "since": each.since}
        for each in sorted(moderation.connections(), key=lambda each: each.since)
    ]


@router.get("/tables")
async def list_tables(hall: TheHall, moderation: TheModeration) -> list[dict[str, Any]]:
    """Tables that are not finished, the newest first."""
    return [
        {
            "id": table.id,
            "game": table.game,
            "status": table.status,
            "public": table.public,
            "host": table.host,
            "made": table.made,
            "seats": [seat.name if seat.computer is None else seat.computer for seat in table.seats],
            "sockets": len(moderation.connections(table=table.id)),
        }
        for table in await hall.unfinished()
    ]


@router.get("/tables/{table_id}/chat")
async def read_chat(table_id: str, hall: TheHall) -> list[dict[str, Any]]:
    """The last lines, and who said them."""
    table = await hall.get(table_id)
    return [{"at": line.at, "id": line.person, "name": line.name, "text": line.text} for line in table.chat]


@router.get("/sanctions")
async def list_sanctions(hall: TheHall) -> list[dict[str, Any]]:
    return [asdict(sanction) for sanction in hall.staff.sanctions.all()]


@router.get("/log")
async def list_deeds(moderation: TheModeration) -> list[dict[str, Any]]:
    """What operators did, the newest first."""
    return [asdict(deed) for deed in await moderation.store.deeds()]


@router.post("/mute")
async def mute(body: OrderedForPerson, moderation: TheModeration) -> dict[str, Any]:
    return asdict(await moderation.mute(await moderation.find(body.person), body.order()))


@router.post("/ban")
async def ban(body: Ban, moderation: TheModeration) -> list[dict[str, Any]]:
    person = await moderation.find(body.person)
    made = await moderation.ban(person, body.order(), with_addresses=body.with_addresses)
    return [asdict(sanction) for sanction in made]


@router.post("/ban-address")
async def ban_address(body: BanAddress, moderation: TheModeration) -> dict[str, Any]:
    return asdict(await moderation.ban_address(body.address, body.order()))


@router.post("/kick")
async def kick(body: Kick, moderation: TheModeration) -> dict[str, Any]:
    person = await moderation.find(body.person)
    await moderation.kick(person, body.order(), body.table)
    return {"id": person.id, "name": person.name}


@router.post("/delete-table")
async def delete_table(body: DeleteTable, moderation: TheModeration) -> dict[str, Any]:
    await moderation.delete_table(body.table, body.order())
    return {"id": body.table}


@router.post("/lift")
async def lift(body: Lift, moderation: TheModeration) -> dict[str, Any]:
    return asdict(await moderation.lift(body.sanction, body.order()))
