"""The web app's files, if it is built; an honest page if it is not."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter
from starlette.responses import FileResponse, HTMLResponse, Response

from undercroft.table.refusals import NoSuchPage

HASHED = "assets"
"""The folder of files whose names change with their content."""
FOREVER = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Undercroft</title>
<body><h1>Undercroft</h1>
<p>The server runs, but its web app is not built. What can be asked of it:
<a href="/api/openapi.json">/api/openapi.json</a>.</p>
<p lang="ru">Сервер работает, но страницы для игры не собраны. Что у него можно спросить:
<a href="/api/openapi.json">/api/openapi.json</a>.</p>
"""


def make_router(folder: Path) -> APIRouter:
    router = APIRouter(include_in_schema=False)

    @router.get("/{path:path}")
    async def page(path: str) -> Response:
        """A file of the web app; any other path is one of its pages, which it finds itself."""
        if path == "api" or path.startswith("api/"):
            raise NoSuchPage("there is nothing here")
        file = _inside(folder, path)
        if file is not None:
            cache = FOREVER if file.is_relative_to(folder.resolve() / HASHED) else "no-cache"
            return FileResponse(file, headers={"cache-control": cache})
        if path.startswith(f"{HASHED}/"):
            raise NoSuchPage("there is nothing here")
        index = _inside(folder, "index.html")
        if index is None:
            return HTMLResponse(NOT_BUILT, headers={"cache-control": "no-store"})
        return FileResponse(index, headers={"cache-control": "no-cache"})

    return router


def _inside(folder: Path, path: str) -> Path | None:
    """The file, if there is one and it lies in the folder."""
    if not path or "\0" in path:
        return None
    file = (folder / path).resolve()
    return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
