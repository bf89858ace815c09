"""One's own data: to take along, and to have deleted. Also for those who are banned."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Request, Response
from starlette.responses import StreamingResponse

from undercroft.table.limits import Buckets
from undercroft.table.messages import Said
from undercroft.table.own_data import OwnData, OwnDataKeeper
from undercroft.table.people import COOKIE
from undercroft.table.refusals import TooFast
from undercroft.table.routes.known import REFUSALS, find_anybody
from undercroft.table.storage.rows import Person

router = APIRouter(prefix="/api/me", tags=["people"], responses=REFUSALS)
FILE = "undercroft-my-data.json"
AGAIN_AFTER, AT_ONCE = 10, 5
"""Seconds after which all one's data can be had again, when it was so often asked for at once."""


async def find_keeper(request: Request) -> OwnDataKeeper:
    keeper: OwnDataKeeper = request.app.state.own_data
    return keeper


Anybody = Annotated[Person, Depends(find_anybody)]
Keeper = Annotated[OwnDataKeeper, Depends(find_keeper)]


class Forget(Said):
    confirm: Literal["delete"]
    """Said on purpose: there is no way back."""


@router.get("/data", response_class=StreamingResponse, responses={200: {"model": OwnData}})
async def my_data(request: Request, me: Anybody, keeper: Keeper) -> StreamingResponse:
    """Everything that is kept about me, as a file."""
    asked: Buckets = request.app.state.exports
    if not asked.take(me.id):
        raise TooFast("your data was sent to you a moment ago")
    headers = {"content-disposition": f'attachment; filename="{FILE}"', "cache-control": "no-store"}
    return StreamingResponse(keeper.export(me), media_type="application/json", headers=headers)


@router.delete("", status_code=204)
async def forget_me(body: Forget, response: Response, me: Anybody, keeper: Keeper) -> None:
    """Delete my name, my words and my links; finished matches stay, with nobody's name in my seat."""
    await keeper.forget(me)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
