"""From the start page to the first decision."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Response, expect

import undercroft
from tests.browser.visitor import PHONE, Visitor
from undercroft.table.front import MANIFEST
from undercroft.table.settings import STATIC

FIRST_LOAD = 300_000
"""Bytes, gzipped: all that a page needs until it can be used; not what its board draws after that."""
LATIN = {"/assets/alegreya-latin.woff2", "/assets/forum-latin.woff2"}
"""Fonts that a Russian page needs where it shows a Latin name."""
PLAY = {"en": "Play now: Dungeon Roll", "ru": "Играть: Dungeon Roll"}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_one_click_leads_to_the_first_decision(visit: Callable[..., Visitor], lang: str) -> None:
    visitor = visit(lang=lang)
    visitor.go()
    visitor.page.get_by_role("button", name=PLAY[lang]).first.click()
    assert visitor.wait_for_turn()
    assert visitor.page.title().startswith("🔥")


def test_every_game_of_the_house_can_be_played(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.go()
    expect(visitor.page.get_by_role("heading", name="Descent")).to_be_visible()
    built = {game["id"] for game in visitor.ask("/api/games") if game["built"]}
    assert {"dungeon-roll", "dungeon-raiders", "dungeoneer", "talisman", "descent"} <= built


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_first_load_is_small(visit: Callable[..., Visitor], lang: str) -> None:
    visitor = visit(lang=lang)
    answers: list[Response] = []
    visitor.page.on("response", lambda answer: answers.append(answer))
    visitor.go()
    expect(visitor.page.get_by_role("button", name=PLAY[lang]).first).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    sizes = {answer.url: len(gzip.compress(answer.body())) for answer in answers if answer.status == 200}
    assert 0 < sum(sizes.values()) < FIRST_LOAD, sorted(sizes.items(), key=lambda each: -each[1])[:12]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", undercroft.games())
def test_the_first_load_of_a_table_is_small(visit: Callable[..., Visitor], game: str, lang: str) -> None:
    """Page, code, styles, words, fonts, what is asked and told until the first decision can be made."""
    visitor, table = newcomer(visit, game, lang)
    answers: list[Response] = []
    told: list[str | bytes] = []
    visitor.page.on("response", lambda answer: answers.append(answer))
    visitor.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: told.append(frame)))
    visitor.go(f"/t/{table}")
    assert visitor.wait_for_turn()
    visitor.page.wait_for_load_state("networkidle")
    sizes = {answer.url.removeprefix(visitor.address): weight(answer) for answer in answers if answer.status == 200}
    assert told
    sizes["socket"] = len(gzip.compress("".join(map(str, told)).encode()))
    later = after_the_board(game) - linked_by(visitor, table)
    needed = {url: size for url, size in sizes.items() if url not in later}
    assert 200_000 < sum(needed.values()) < FIRST_LOAD, sorted(needed.items(), key=lambda each: -each[1])


def newcomer(visit: Callable[..., Visitor], game: str, lang: str) -> tuple[Visitor, str]:
    """Somebody at a table whose browser has seen nothing yet."""
    beginner, visitor = visit(lang=lang), visit(lang=lang)
    table = beginner.play_now(game, 2)
    cookies = beginner.context.cookies()
    visitor.context.add_cookies(
        [{"name": each["name"], "value": each["value"], "url": visitor.address} for each in cookies]
    )
    return visitor, table


def weight(answer: Response) -> int:
    """In bytes; fonts are pressed already."""
    return len(answer.body()) if answer.url.endswith(".woff2") else len(gzip.compress(answer.body()))


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", undercroft.games())
def test_a_tables_page_names_every_file_that_it_needs(visit: Callable[..., Visitor], game: str, lang: str) -> None:
    """So that the browser fetches them all at once, before it knows what for."""
    visitor, table = newcomer(visit, game, lang)
    files: set[str] = set()
    visitor.page.on("request", lambda request: files.add(request.url.removeprefix(visitor.address)))
    visitor.go(f"/t/{table}")
    assert visitor.wait_for_turn()
    loaded = {file for file in files if file.startswith("/assets/")}
    linked = linked_by(visitor, table)
    assert len(linked) > 10
    assert linked <= loaded
    late = {re.sub(r"-[\w-]{8}\.", ".", file) for file in loaded - linked - after_the_board(game)}
    assert late <= LATIN


def linked_by(visitor: Visitor, table: str) -> set[str]:
    """The files that a table's page names."""
    lang = str(visitor.page.evaluate("document.documentElement.lang"))
    page = visitor.page.request.get(f"{visitor.address}/t/{table}", headers={"accept-language": lang}).text()
    return set(re.findall(r'(?:href|src)="(/assets/[^"]+\.(?:js|css|woff2))"', page))


def after_the_board(game: str) -> set[str]:
    """What the game's board fetches by itself once it stands, as the build tells it."""
    chunks = json.loads((STATIC / MANIFEST).read_bytes())
    board = next(chunk for key, chunk in chunks.items() if key.endswith(f"boards/{game}/index.ts"))
    files, ahead = set(), list(board.get("dynamicImports", ()))
    while ahead:
        chunk = chunks[ahead.pop()]
        if f"/{chunk['file']}" not in files:
            files.add(f"/{chunk['file']}")
            ahead += chunk.get("imports", ())
    return files


@pytest.mark.parametrize("path", ["/", "/tables", "/replays", "/rules/dungeon-roll", "/about", "/nowhere"])
def test_no_page_is_wider_than_a_phone(visit: Callable[..., Visitor], path: str) -> None:
    visitor = visit(lang="ru", size=PHONE)
    visitor.go(path)
    visitor.page.wait_for_load_state("networkidle")
    assert visitor.overflow() == 0


def test_a_second_personal_link_is_asked_about_too(visit: Callable[..., Visitor]) -> None:
    """Put into the address of the page that told that the first one was not whole."""
    visitor = visit(lang="en")
    visitor.go("/come-back")
    come_in = visitor.page.get_by_role("button", name="Come in")
    expect(visitor.page.get_by_text("This link is not whole")).to_be_visible()
    expect(come_in).to_have_count(0)
    visitor.page.evaluate("location.hash = 'whole-this-time'")
    expect(come_in).to_be_visible()
    assert not visitor.page.url.endswith("whole-this-time")


def test_the_language_changes_in_place(visit: Callable[..., Visitor]) -> None:
    visitor = visit(lang="en")
    visitor.go()
    visitor.page.get_by_role("button", name="Русский").click()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("Пять подземелий под одной крышей")
    expect(visitor.page.locator("html")).to_have_attribute("lang", "ru")
