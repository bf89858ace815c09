"""Watches every request from outside: counts it, times it, and writes the access log.

A request is known by the template of its route (``/api/tables/{table_id}``): never by its path, which may be an
invitation, nor by its query, its cookies or its address.
"""

from __future__ import annotations

import logging
import time
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from undercroft.table import metrics

METHODS: Final = ("GET", "HEAD", "POST", "DELETE", "OPTIONS", "PUT", "PATCH")
PAGES: Final = "/{path:path}"
NO_ROUTE: Final = "none"
VISIT: Final = "undercroft.visit"
"""Where the visit is noted in what belongs to a request."""
QUIET: Final = ("/healthz", "/readyz", "/metrics")
"""Asked by machines every few seconds: worth a line only for those who look for everything."""
log = logging.getLogger("undercroft.access")


class NoteRoute:
    """Stands next to the routes and notes which one was found: what is between may pass on a request of its own."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._app(scope, receive, send)
        finally:
            if VISIT in scope:
                scope[VISIT].route = getattr(scope.get("route"), "path", NO_ROUTE)


class Watch:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        visit = scope[VISIT] = Visit(scope, send)
        try:
            await self._app(scope, receive, visit.send)
        finally:
            visit.end()
            del scope[VISIT]


class Visit:
    """One request, or one socket from opening to closing."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._scope = scope
        self._send = send
        self._began = time.perf_counter()
        self._status = 500
        self.route = NO_ROUTE

    async def send(self, message: Message) -> None:
        kind = message["type"]
        if kind in ("http.response.start", "websocket.http.response.start"):
            self._status = message["status"]
        elif kind == "websocket.accept":
            self._status = 101
        await self._send(message)

    def end(self) -> None:
        seconds = time.perf_counter() - self._began
        method, route = self._method(), self._route()
        metrics.requests.labels(method, route, str(self._status)).inc()
        if self._scope["type"] == "http":
            metrics.request_seconds.labels(route).observe(seconds)
        self._write(method, route, round(seconds * 1000))

    def _write(self, method: str, route: str, ms: int) -> None:
        level = logging.DEBUG if route in QUIET else logging.INFO
        fields = {"method": method, "route": route, "status": self._status, "ms": ms}
        log.log(level, "%s %s %s %s ms", method, route, self._status, ms, extra={"fields": fields})

    def _method(self) -> str:
        if self._scope["type"] == "websocket":
            return "SOCKET"
        method: str = self._scope["method"]
        return method if method in METHODS else "OTHER"

    def _route(self) -> str:
        """The template; ``page`` for the web app's own files, ``none`` for what was refused before."""
        return "page" if self.route == PAGES else self.route
