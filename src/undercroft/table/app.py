"""The server: everything put together."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from undercroft.engine.errors import Refusal
from undercroft.table import metrics, schema, static
from undercroft.table.bookmarks import Bookmarks
from undercroft.table.bouncer import Bouncer
from undercroft.table.clock import Clock
from undercroft.table.collecting import Collector
from undercroft.table.frames import Frames
from undercroft.table.gate import Gate, refuse
from undercroft.table.hall import Hall
from undercroft.table.health import Health
from undercroft.table.limits import Buckets
from undercroft.table.moderation import Moderation
from undercroft.table.operators import make_token
from undercroft.table.own_data import OwnDataKeeper
from undercroft.table.past import keep_frames
from undercroft.table.people import People
from undercroft.table.refusals import Malformed, NoSuchPage, TableRefusal, WrongMethod
from undercroft.table.replays import Replays
from undercroft.table.reviewing import Reviews
from undercroft.table.rooms import find_games
from undercroft.table.routes import games, hosting, known, own_data, people, studies, tables
from undercroft.table.running import Running
from undercroft.table.sanctions import Sanctions
from undercroft.table.settings import Settings
from undercroft.table.showing import show_refusal
from undercroft.table.socket import Door
from undercroft.table.staff import Staff
from undercroft.table.storage.cleaning import Cleaning
from undercroft.table.storage.moderation_store import ModerationStore
from undercroft.table.storage.opening import Storage, open_storage
from undercroft.table.storage.own_data_store import OwnDataStore
from undercroft.table.storage.people_store import PeopleStore
from undercroft.table.storage.replay_store import ReplayStore
from undercroft.table.storage.scribe import Scribe
from undercroft.table.storage.table_store import TableStore
from undercroft.table.thinking import Thinking
from undercroft.table.watch import NoteRoute, Watch

WRONG_TOKENS_PER_SECOND, WRONG_TOKENS_AT_ONCE = 0.2, 10
"""From one address, before it is only told to wait."""


def make_app(settings: Settings) -> FastAPI:
    app = FastAPI(
        title="Undercroft", docs_url=None, redoc_url=None, openapi_url="/api/openapi.json", lifespan=_lifespan
    )
    app.state.settings = settings
    app.state.failures = Buckets(WRONG_TOKENS_PER_SECOND, WRONG_TOKENS_AT_ONCE)
    app.state.exports = Buckets(1 / own_data.AGAIN_AFTER, own_data.AT_ONCE)
    app.add_middleware(NoteRoute)
    app.add_middleware(Bouncer)
    app.add_middleware(Gate, settings=settings)
    app.add_middleware(Watch)
    app.add_exception_handler(Refusal, _refuse)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _unreadable)
    parts = (people, own_data, games, tables, studies, hosting)
    _add(app, hosting.health, *(part.router for part in parts))
    _add_schema(app, settings)
    _add(app, static.make_router(settings.static))
    return app


def _add(app: FastAPI, *routers: APIRouter) -> None:
    """Their routes as they are: to include a router makes all of them once more, when the first visitor waits."""
    for router in routers:
        app.router.routes.extend(router.routes)


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    storage: Storage = getattr(app.state, "storage", None) or await open_storage(settings.url, settings.data)
    try:
        async with _staffed(app, settings, storage.engine):
            yield
    finally:
        await storage.close()


@asynccontextmanager
async def _staffed(app: FastAPI, settings: Settings, engine: AsyncEngine) -> AsyncIterator[None]:
    """Everybody who works in the hall, at work."""
    rooms = find_games(settings.games)
    store = TableStore(engine)
    hall: Hall
    clock = Clock(lambda table_id: hall.ring(table_id))
    scribe = Scribe(store)
    bookmarks = Bookmarks(store)
    thinking = Thinking(settings)
    shelved = ReplayStore(engine)
    frames = Frames(shelved, lambda table_id: keep_frames(hall, table_id))
    guests = People(PeopleStore(engine), settings.secret())
    orders = ModerationStore(engine)
    app.state.sanctions = Sanctions(await orders.active(time.time()))
    app.state.operator_token = make_token(settings.data)
    staff = Staff(
        settings=settings,
        games=rooms,
        store=store,
        people=guests,
        scribe=scribe,
        thinking=thinking,
        clock=clock,
        reviews=Reviews(thinking, settings),
        replays=Replays(thinking, settings, shelved, frames.want),
        frames=frames,
        cleaning=Cleaning(engine),
        bookmarks=bookmarks,
        running=Running(settings.limits.running),
        sanctions=app.state.sanctions,
    )
    hall = app.state.hall = Hall(staff)
    door = app.state.door = Door(hall)
    app.state.health = Health(engine, hall)
    app.state.moderation = Moderation(hall, door, orders)
    app.state.own_data = OwnDataKeeper(hall, door, OwnDataStore(engine), orders)
    collector = Collector()
    scribe.start()
    bookmarks.start()
    clock.start()
    hall.start()
    frames.start()
    collector.start()
    try:
        with metrics.watching():
            yield
    finally:
        await collector.stop()
        await frames.stop()
        await hall.stop()
        clock.stop()
        thinking.close()
        await scribe.stop()
        await bookmarks.stop()


def _add_schema(app: FastAPI, settings: Settings) -> None:
    def made() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = schema.openapi(app, find_games(settings.games))
        return app.openapi_schema

    app.openapi = made  # type: ignore[method-assign]  # how FastAPI has it replaced

    @app.get("/api/schema", tags=["schema"])
    async def messages() -> dict[str, Any]:
        """JSON Schema of everything that is said, socket and games included: the components of OpenAPI."""
        components: dict[str, Any] = made()["components"]
        return components


async def _refuse(request: Request, refusal: Exception) -> JSONResponse:
    assert isinstance(refusal, Refusal)
    metrics.refusals.labels(refusal.code).inc()
    info = show_refusal(refusal, known.find_language(request))
    return JSONResponse(info.model_dump(), status_code=getattr(refusal, "status", 409))


async def _malformed(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return refuse(Malformed(f"{where}: {first['msg']}"), known.find_language(request))


async def _unreadable(request: Request, error: Exception) -> JSONResponse:
    """A body that is no JSON or too big, or a path or method that does not exist."""
    assert isinstance(error, HTTPException)
    refusal: TableRefusal
    if isinstance(error.__cause__, TableRefusal):
        refusal = error.__cause__
    else:
        kinds: dict[int, type[TableRefusal]] = {400: Malformed, 405: WrongMethod}
        refusal = kinds.get(error.status_code, NoSuchPage)(error.detail)
    return refuse(refusal, known.find_language(request))
