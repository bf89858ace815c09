"""Names, cookies, personal links."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import Field

from undercroft.table.messages import PlayerName, Said, Told
from undercroft.table.routes.known import REFUSALS, Me, TheHall, recall_person, remember
from undercroft.table.storage.rows import Person

router = APIRouter(prefix="/api/me", tags=["people"], responses=REFUSALS)


class Introduce(Said):
    name: PlayerName
    lang: str = "en"
    guest: bool = False
    """Only for newcomers: whoever is known already keeps their name."""


class ComeBack(Said):
    token: Annotated[str, Field(min_length=1, max_length=100)]


class PersonInfo(Told):
    name: str
    lang: str


class LinkInfo(Told):
    """``path`` of a page of the web app; its token works once, for a day."""

    path: str
    token: str


def show_person(person: Person) -> PersonInfo:
    return PersonInfo(name=person.name, lang=person.lang)


@router.get("")
async def who_am_i(me: Me) -> PersonInfo:
    return show_person(me)


@router.get("/known")
async def am_i_known(request: Request) -> PersonInfo | None:
    """Who I am, or nothing for a newcomer: pages that are for everybody ask this."""
    person = await recall_person(request)
    return None if person is None else show_person(person)


@router.post("")
async def introduce(request: Request, response: Response, body: Introduce, hall: TheHall) -> PersonInfo:
    """Say one's name: the first time, or a new one."""
    people = hall.staff.people
    person = await recall_person(request)
    if person is None:
        person = await people.welcome(body.name, body.lang)
    elif not body.guest:
        await people.rename(person, body.name, body.lang)
        await hall.rename(person)
    remember(request, response, person)
    return show_person(person)


@router.post("/link")
async def make_link(me: Me, hall: TheHall) -> LinkInfo:
    """A personal link, to go on with another device."""
    token = await hall.staff.people.link(me)
    return LinkInfo(path=f"/come-back#{token}", token=token)


@router.post("/come-back")
async def come_back(request: Request, response: Response, body: ComeBack, hall: TheHall) -> PersonInfo:
    """Be the person whose link this is."""
    person = await hall.staff.people.come_back(body.token)
    remember(request, response, person)
    return show_person(person)


@router.post("/renew")
async def renew(request: Request, response: Response, me: Me, hall: TheHall) -> PersonInfo:
    """Void all links, and all cookies but the new one that comes with the answer."""
    await hall.staff.people.renew(me)
    request.app.state.door.show_out(me.id)
    remember(request, response, me)
    return show_person(me)
