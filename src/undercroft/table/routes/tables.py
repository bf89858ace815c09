"""The lobby, seats, and what surrounds a match; the match itself is played over the socket."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from fastapi import APIRouter, WebSocket
from pydantic import AfterValidator, Field

from undercroft.table import seating
from undercroft.table.hall import Wish
from undercroft.table.messages import PlayerName, Said, Standing, TableInfo, Told, check_plain
from undercroft.table.routes.known import REFUSALS, Me, TheGame, TheHall, TheTable
from undercroft.table.storage.rows import Person
from undercroft.table.tables import Table

router = APIRouter(prefix="/api", tags=["tables"], responses=REFUSALS)

Seconds: TypeAlias = Annotated[float, Field(ge=1, le=30 * 24 * 3600)]

PresetName: TypeAlias = Annotated[str, Field(max_length=40)]
"""One of the game's; the set-up then says only what is different from it."""

SetupWish: TypeAlias = Annotated[dict[str, Any], AfterValidator(check_plain)]
"""As it is said; the game reads it."""


class NewTable(Said):
    game: str
    seats: Annotated[int, Field(ge=1, le=64)]
    preset: PresetName | None = None
    setup: SetupWish = {}
    public: bool = False
    seconds: Seconds | None = None
    """Thinking time for each decision; when it is over, the rule of thumb chooses."""
    hints: bool = True
    """Whether players may ask for hints."""


class PlayNow(Said):
    game: str
    seats: Annotated[int, Field(ge=1, le=64)]
    seat: Annotated[int, Field(ge=0, le=63)] = 0
    preset: PresetName | None = None
    setup: SetupWish = {}
    computer: str = "normal"
    """Who sits in the other seats."""
    seconds: Seconds | None = None


class Take(Said):
    name: PlayerName | None = None
    """What its player is called, where several play in one browser; without one, as oneself."""


class Call(Said):
    name: PlayerName | None
    """Null: as oneself."""


class Give(Said):
    computer: str | None = None
    """Which computer player; without one, the usual stand-in."""


class Ready(Said):
    ready: bool = True


class TableAnswer(Told):
    table: TableInfo
    you: Standing


def _answer(table: Table, me: Person) -> TableAnswer:
    return TableAnswer(table=table.info(), you=table.standing(me.id))


@router.get("/tables")
async def lobby(hall: TheHall) -> list[TableInfo]:
    """Public tables that gather or are being played, the newest first."""
    return await hall.lobby()


@router.get("/me/tables", tags=["people"])
async def my_tables(me: Me, hall: TheHall) -> list[TableInfo]:
    """Where one hosts or sits, the newest first."""
    return await hall.tables_of(me)


@router.post("/tables", status_code=201)
async def create(body: NewTable, me: Me, hall: TheHall) -> TableAnswer:
    """A new table; whoever makes it sits in seat 0 and is its host. Its id is the invitation."""
    wish = Wish(body.game, body.seats, body.setup, body.public, body.seconds, body.hints, body.preset)
    return _answer(await hall.create(me, wish), me)


@router.post("/play-now", status_code=201)
async def play_now(body: PlayNow, me: Me, hall: TheHall) -> TableAnswer:
    """A table with computer players in the other seats; the match has begun."""
    wish = Wish(body.game, body.seats, body.setup, seconds=body.seconds, preset=body.preset)
    return _answer(await hall.play_now(me, wish, body.seat, body.computer), me)


@router.post("/lessons/{game_id}", status_code=201)
async def begin_lesson(game: TheGame, me: Me, hall: TheHall) -> TableAnswer:
    """A guided first match, alone: dice come up as they are written, and every step says what to try."""
    return _answer(await hall.teach(me, game), me)


@router.get("/tables/{table_id}")
async def table_info(table: TheTable, me: Me) -> TableAnswer:
    return _answer(table, me)


@router.post("/tables/{table_id}/seats/{seat}/take")
async def take(table: TheTable, seat: int, body: Take, me: Me) -> TableAnswer:
    """Sit down on an empty seat, or take one's own seat back from a computer player."""
    await seating.take(table, me, seat, body.name)
    return _answer(table, me)


@router.post("/tables/{table_id}/seats/{seat}/name")
async def call(table: TheTable, seat: int, body: Call, me: Me) -> TableAnswer:
    """Give one's own seat a name of its own, for one of several who play in one browser."""
    await seating.call(table, me, seat, body.name)
    return _answer(table, me)


@router.post("/tables/{table_id}/seats/{seat}/give")
async def give(table: TheTable, seat: int, body: Give, me: Me) -> TableAnswer:
    """Hand a seat to a computer player: one's own, or (the host, before the match) an empty one."""
    await seating.give(table, me, seat, body.computer)
    return _answer(table, me)


@router.post("/tables/{table_id}/seats/{seat}/free")
async def free(table: TheTable, seat: int, me: Me) -> TableAnswer:
    """Before the match: empty one's own seat; the host may empty any."""
    await seating.free(table, me, seat)
    return _answer(table, me)


@router.post("/tables/{table_id}/ready")
async def ready(table: TheTable, body: Ready, me: Me) -> TableAnswer:
    await seating.get_ready(table, me, body.ready)
    return _answer(table, me)


@router.post("/tables/{table_id}/start")
async def start(table: TheTable, me: Me) -> TableAnswer:
    """The host begins, when every seat is taken and everybody is ready."""
    await seating.start(table, me)
    return _answer(table, me)


@router.post("/tables/{table_id}/leave")
async def leave(table: TheTable, me: Me) -> TableAnswer:
    """Leave all one's seats; while a match goes on, computer players stand in, and one may come back."""
    await seating.leave(table, me)
    return _answer(table, me)


@router.post("/tables/{table_id}/rematch", status_code=201)
async def rematch(table: TheTable, me: Me, hall: TheHall) -> TableAnswer:
    """The table of the rematch; everybody at the old one is told where it is."""
    return _answer(await hall.rematch(table, me), me)


@router.websocket("/tables/{table_id}/socket")
async def socket(websocket: WebSocket, table_id: str) -> None:
    """Playing. The messages are in the schema: ``ClientMessage`` and ``ServerMessage``."""
    await websocket.app.state.door.meet(websocket, table_id)
