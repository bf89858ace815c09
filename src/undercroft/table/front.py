"""The web app's page as it is sent: with links to the files that it will need, and with what it would ask first.

Without them a browser finds out step by step: the page, its code, the words, who one is, which game the table plays,
the game's board. So it learns all of it at once.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

from fastapi import Request, Response
from pydantic import Field
from starlette.responses import HTMLResponse

from undercroft.table.messages import Told
from undercroft.table.people import known_language
from undercroft.table.refusals import Banned, TableRefusal
from undercroft.table.routes.games import GameInfo, PlannedInfo, games
from undercroft.table.routes.known import find_hall, find_language, recall_person, remember
from undercroft.table.routes.people import PersonInfo, show_person
from undercroft.table.storage.rows import Person
from undercroft.words import Words

ENTRY = "index.html"
MANIFEST = "manifest.json"
"""Which files the parts of the web app are made of, as Vite writes it."""
HEAD_ENDS = "</head>"
LANGUAGE = "undercroft-lang"
"""The cookie in which the web app notes the language that somebody chose."""
TABLE = re.compile(r"t/(?P<table>[\w-]+)(/replay)?/?")
FONTS = {
    "en": re.compile(r".*/\w+-(signs|latin)\.woff2"),
    "ru": re.compile(r".*/(\w+-(signs|cyrillic)|commissioner-latin)\.woff2"),
}
"""The fonts of which every table and the start page use letters: keys and many names are Latin in Russian, too."""
PREVIEW = "preview.jpg"
CARD = '<meta name="twitter:card" content="summary_large_image">'
LOCALES = {"en": "en_GB", "ru": "ru_RU"}
OTHER_GAMES = "generic"
"""The board of games that have none of their own."""


class KnownTable(Told):
    id: str
    game: str
    gathering: bool = Field(default=False, exclude=True)
    """Whether people still come together: which page it is, for the links."""


class Known(Told):
    """What stands in the page, for the web app to read."""

    me: PersonInfo | None
    games: list[GameInfo | PlannedInfo]
    table: KnownTable | None
    """Whose page it is, if it is a table's."""
    contact: str
    """How to reach whoever runs the server; empty if they do not say."""


async def write(request: Request, folder: Path, path: str) -> Response:
    """The page at this path, for whoever asks."""
    build = _read(folder, (folder / ENTRY).stat().st_mtime_ns)
    person = await _recall(request)
    table = await _find_table(request, path)
    me = None if person is None else show_person(person)
    contact = find_hall(request).staff.settings.contact
    known = Known(me=me, games=await games(find_hall(request)), table=table, contact=contact)
    lang = _language(request)
    fonts = FONTS[lang] if table is not None or not path else None
    answer = HTMLResponse(build.page(_wanted(build, path, table, lang), fonts, known, _preview(request, table, lang)))
    if person is not None:
        remember(request, answer, person)
    return answer


async def _recall(request: Request) -> Person | None:
    """Who asks; somebody who is banned sees the page too, and learns why when they want anything."""
    try:
        return await recall_person(request)
    except Banned:
        return None


async def _find_table(request: Request, path: str) -> KnownTable | None:
    found = TABLE.fullmatch(path)
    if found is None:
        return None
    try:
        table = await find_hall(request).get(found["table"])
    except TableRefusal:
        return None
    return KnownTable(id=table.row.id, game=table.row.game, gathering=table.row.status == "gathering")


def _language(request: Request) -> str:
    return known_language(request.cookies.get(LANGUAGE) or find_language(request))


def _preview(request: Request, table: KnownTable | None, lang: str) -> str:
    """What a link to the page shows where people post it: only what anybody may know."""
    words, game = Words(lang), None if table is None else find_hall(request).staff.games.get(table.game)
    title = "Undercroft" if game is None else f"{Words(lang, game).title('game')} · Undercroft"
    about = words.say("page-about" if game is None else "page-about-table")
    place = f"{request.url.scheme}://{request.url.netloc}"
    told = {
        "og:site_name": "Undercroft",
        "og:type": "website",
        "og:title": title,
        "og:description": about,
        "og:url": f"{place}{request.url.path}",
        "og:image": f"{place}/{PREVIEW}",
        "og:locale": LOCALES[lang],
    }
    tags = [f'<meta property="{name}" content="{escape(text)}">' for name, text in told.items()]
    return "".join([f'<meta name="description" content="{escape(about)}">', *tags, CARD])


class Build:
    """A built web app: its page, and what its parts are made of."""

    def __init__(self, folder: Path) -> None:
        manifest = folder / MANIFEST
        self._page = (folder / ENTRY).read_text(encoding="utf-8")
        self._chunks: Mapping[str, Any] = json.loads(manifest.read_bytes()) if manifest.is_file() else {}
        self._keys = {chunk["name"]: key for key, chunk in self._chunks.items() if "name" in chunk}

    def __contains__(self, part: str) -> bool:
        return part in self._keys

    def page(self, parts: Iterable[str], fonts: re.Pattern[str] | None, known: Known, preview: str) -> str:
        """With what is known, what a link to it shows, and links to all of these parts that the page does not name."""
        text = known.model_dump_json().replace("<", "\\u003c")
        data = f'<script id="known" type="application/json">{text}</script>'
        added = (preview, *self._links(parts), *self._fonts(fonts), data)
        return self._page.replace(HEAD_ENDS, f"{''.join(added)}{HEAD_ENDS}", 1)

    def _links(self, parts: Iterable[str]) -> Iterator[str]:
        named = set(self._with_imports(ENTRY, set()))
        for part in parts:
            for key in self._with_imports(self._keys.get(part, ""), named):
                yield f'<link rel="modulepreload" crossorigin href="/{self._chunks[key]["file"]}">'
                for style in self._chunks[key].get("css", ()):
                    yield f'<link rel="stylesheet" crossorigin href="/{style}">'

    def _fonts(self, wanted: re.Pattern[str] | None) -> Iterator[str]:
        for key, font in self._chunks.items():
            if wanted is not None and wanted.fullmatch(key):
                yield f'<link rel="preload" as="font" type="font/woff2" crossorigin href="/{font["file"]}">'

    def _with_imports(self, key: str, named: set[str]) -> Iterator[str]:
        """The chunk and what it imports, without those that were named before."""
        if key not in self._chunks or key in named:
            return
        named.add(key)
        yield key
        for other in self._chunks[key].get("imports", ()):
            yield from self._with_imports(other, named)


@lru_cache(maxsize=4)
def _read(folder: Path, changed: int) -> Build:
    """Once for each version of it."""
    return Build(folder)


def _wanted(build: Build, path: str, table: KnownTable | None, lang: str) -> Iterator[str]:
    """The parts that the page at this path will load."""
    yield f"words-{lang}"
    if not path:
        yield "Home"
    if table is not None:
        if table.gathering:
            yield "Gathering"
        yield "Replay" if path.rstrip("/").endswith("/replay") else "Table"
        yield table.game if table.game in build else OTHER_GAMES
        yield f"words-{table.game}-{lang}"
