"""What every route needs to know: who asks, in which language, about which table."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Request, Response

from undercroft.engine.game import Game
from undercroft.table.gate import language_of
from undercroft.table.hall import Hall
from undercroft.table.limits import neighbourhood
from undercroft.table.messages import RefusalInfo
from undercroft.table.past import Past, find_past
from undercroft.table.people import COOKIE, COOKIE_SECONDS, known_language
from undercroft.table.refusals import BadCookie, NoSuchGame, NotSignedIn
from undercroft.table.schema import REF
from undercroft.table.sharing import Shares
from undercroft.table.storage.rows import Person
from undercroft.table.tables import Table

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"content": {"application/json": {"schema": {"$ref": f"{REF}{RefusalInfo.__name__}"}}}}
    for status in (401, 403, 404, 409, 413, 421, 422, 429, 503)
}
"""For OpenAPI: every refusal has the same form. It is only named, not given as a model, of which FastAPI would make a
field for each status of each route."""


def find_hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def find_anybody(request: Request) -> Person:
    """Who asks, banned or not."""
    return await find_hall(request).staff.people.whose(request.cookies.get(COOKIE), _address(request))


def _address(request: Request) -> str:
    return "" if request.client is None else request.client.host


async def find_person(request: Request) -> Person:
    """Who asks, and may."""
    person = await find_anybody(request)
    find_hall(request).staff.sanctions.check_person(person.id)
    return person


async def recall_person(request: Request) -> Person | None:
    """Nobody, for a newcomer."""
    try:
        return await find_person(request)
    except (NotSignedIn, BadCookie):
        return None


async def find_asker(request: Request) -> Shares:
    """Whose share of the work it is: a household's, and in it one person's."""
    person = await recall_person(request)
    return neighbourhood(_address(request)), "" if person is None else person.id


def remember(request: Request, response: Response, person: Person) -> None:
    """Give the cookie that says from now on who this is."""
    response.set_cookie(
        COOKIE,
        find_hall(request).staff.people.cookie(person),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


async def find_table(request: Request, table_id: str) -> Table:
    return await find_hall(request).get(table_id)


async def find_finished(request: Request, table_id: str) -> Past:
    return await find_past(find_hall(request), table_id)


async def find_game(request: Request, game_id: str) -> Game[Any]:
    game = find_hall(request).staff.games.get(game_id)
    if game is None:
        raise NoSuchGame(f"there is no game {game_id!r}")
    return game


def find_language(request: Request) -> str:
    return known_language(language_of(request))


async def the_hall(request: Request) -> Hall:
    """A coroutine: FastAPI calls anything else in a thread."""
    return find_hall(request)


async def the_language(request: Request) -> str:
    return find_language(request)


TheHall = Annotated[Hall, Depends(the_hall)]
Me = Annotated[Person, Depends(find_person)]
TheTable = Annotated[Table, Depends(find_table)]
Finished = Annotated[Past, Depends(find_finished)]
TheGame = Annotated[Game[Any], Depends(find_game)]
Asker = Annotated[Shares, Depends(find_asker)]
Lang = Annotated[str, Depends(the_language)]
