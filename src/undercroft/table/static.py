"""The web app's files, if it is built; an honest page if it is not."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter, Request, WebSocket
from starlette.responses import HTMLResponse, Response

from undercroft.table import front
from undercroft.table.gate import language, refuse, takes
from undercroft.table.refusals import NoSuchPage

HASHED = "assets"
"""The folder of files whose names change with their content."""
FOREVER = "public, max-age=31536000, immutable"
PRESSED = (".css", ".html", ".js", ".json", ".svg")
"""Files that are worth compressing; pictures and fonts are small already."""
HARDER = ".br"
"""What is added to the name of a file for the same, pressed with brotli."""
UNKNOWN_KIND = "application/octet-stream"
PAGE_PRESSURE = 4
"""How hard the page is compressed, which is done for every visit."""
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Undercroft</title>
<body><h1>Undercroft</h1>
<p>The server runs, but its web app is not built. What can be asked of it:
<a href="/api/openapi.json">/api/openapi.json</a>.</p>
<p lang="ru">Сервер работает, но страницы для игры не собраны. Что у него можно спросить:
<a href="/api/openapi.json">/api/openapi.json</a>.</p>
"""


class Files:
    """The files of the web app, listed once for each build of it: what somebody asks for never becomes a path."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._known: dict[str, Path] = {}
        self._listed = -1

    def find(self, name: str) -> Path | None:
        built = self._built()
        if built != self._listed:
            self._known, self._listed = self._list(), built
        return self._known.get(name)

    def _built(self) -> int:
        """When it was built; its page is written last."""
        try:
            return (self._folder / front.ENTRY).stat().st_mtime_ns
        except OSError:
            return 0

    def _list(self) -> dict[str, Path]:
        here = self._folder.resolve()
        inside = (file for file in here.rglob("*") if file.is_file() and file.resolve().is_relative_to(here))
        return {file.relative_to(here).as_posix(): file for file in inside}


def make_router(folder: Path) -> APIRouter:
    router = APIRouter(include_in_schema=False)
    files = Files(folder)

    @router.get("/{path:path}")
    async def page(request: Request, path: str) -> Response:
        """A file of the web app; any other path is one of its pages, which it finds itself."""
        if path == "api" or path.startswith("api/"):
            raise NoSuchPage("there is nothing here")
        file = files.find(path)
        if file is not None:
            harder = files.find(f"{path}{HARDER}") if _takes(request, "br") else None
            return _send(request, file, harder, FOREVER if path.startswith(f"{HASHED}/") else "no-cache")
        if path.startswith(f"{HASHED}/"):
            raise NoSuchPage("there is nothing here")
        if files.find(front.ENTRY) is None:
            return HTMLResponse(NOT_BUILT, headers={"cache-control": "no-store"})
        return await _send_page(request, folder, path)

    @router.websocket("/{path:path}")
    async def no_socket(websocket: WebSocket) -> None:
        await websocket.send_denial_response(refuse(NoSuchPage("there is nothing here"), language(websocket.headers)))

    return router


async def _send_page(request: Request, folder: Path, path: str) -> Response:
    """Written for whoever asks, so nobody else may keep it."""
    page = await front.write(request, folder, path)
    page.headers.update({"cache-control": "private, no-cache", "vary": "accept-encoding, accept-language, cookie"})
    if _takes(request, "gzip"):
        page.body = gzip.compress(bytes(page.body), PAGE_PRESSURE)
        page.headers.update({"content-encoding": "gzip", "content-length": str(len(page.body))})
    return page


def _send(request: Request, file: Path, harder: Path | None, cache: str) -> Response:
    """``harder``: the same file as it was pressed when the app was built."""
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    pressed = harder is None and file.suffix in PRESSED and _takes(request, "gzip")
    if pressed or harder is not None:
        headers["content-encoding"] = "gzip" if harder is None else "br"
    kind = mimetypes.guess_type(file.name)[0] or UNKNOWN_KIND
    sent = harder or file
    return Response(_read(sent, sent.stat().st_mtime_ns, pressed), media_type=kind, headers=headers)


def _takes(request: Request, packing: str) -> bool:
    return takes(request.headers.get("accept-encoding", ""), packing)


@lru_cache(maxsize=256)
def _read(file: Path, changed: int, pressed: bool) -> bytes:
    """Once for each version of the file: the web app is small."""
    content = file.read_bytes()
    return gzip.compress(content, mtime=0) if pressed else content
