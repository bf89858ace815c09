"""The gate before every request: other sites' pages, floods and huge bodies stay outside."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from undercroft.table import metrics
from undercroft.table.limits import Buckets
from undercroft.table.origin import check_origin
from undercroft.table.people import known_language
from undercroft.table.refusals import TableRefusal, TooBig, TooFast
from undercroft.table.settings import Settings
from undercroft.table.showing import show_refusal

SAFE = ("GET", "HEAD", "OPTIONS")
COSTLY = ("/record", "/verify", "/replay", "/review")
"""What makes a process work although it only reads."""
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'",
}


class Gate:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._posts = Buckets(settings.limits.posts_per_second, settings.limits.posts_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        try:
            self._check(scope, headers)
        except TableRefusal as refusal:
            await refuse(refusal, language(headers))(scope, receive, send)
            return
        await self._app(scope, self._measured(receive), _with_headers(send))

    def _check(self, scope: Scope, headers: Headers) -> None:
        if scope["method"] not in SAFE:
            check_origin(headers, self._settings.origins)
        elif not scope["path"].endswith(COSTLY):
            return
        client = scope.get("client")
        if not self._posts.take(client[0] if client else ""):
            raise TooFast("too many requests; wait a little")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self._settings.limits.body_bytes:
            raise TooBig(f"a request has at most {self._settings.limits.body_bytes} bytes")

    def _measured(self, receive: Receive) -> Receive:
        """Count the bytes of a body that did not say how long it is."""
        left = self._settings.limits.body_bytes

        async def measured() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise TooBig("the request is too big")
            return message

        return measured


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending


def language(headers: Headers) -> str:
    """What the browser asks for first, of the languages that are here."""
    for part in headers.get("accept-language", "").split(","):
        wanted = part.split(";")[0].strip()[:2].lower()
        if wanted == known_language(wanted):
            return wanted
    return known_language("")


def refuse(refusal: TableRefusal, lang: str) -> JSONResponse:
    metrics.refusals.labels(refusal.code).inc()
    return JSONResponse(show_refusal(refusal, lang).model_dump(), status_code=refusal.status)


def language_of(request: Request) -> str:
    return request.query_params.get("lang") or language(request.headers)
