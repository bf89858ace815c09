"""The gate before every request: strangers' names, other sites' pages, floods and huge bodies stay outside.

Whatever is answered, here or behind it, goes out with the headers that keep browsers careful, and whatever goes wrong
behind it is answered as a refusal.
"""

from __future__ import annotations

import logging
import re

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from undercroft.table import metrics
from undercroft.table.limits import Buckets, neighbourhood
from undercroft.table.origin import Hosts, Origins, scheme_of
from undercroft.table.people import known_language
from undercroft.table.refusals import Mistake, StorageDown, TableRefusal, TooBig, TooFast
from undercroft.table.settings import Settings
from undercroft.table.showing import show_refusal
from undercroft.table.storage.away import is_storage_trouble

log = logging.getLogger("undercroft.table")

SAFE = ("GET", "HEAD", "OPTIONS")
COSTLY = re.compile(r"/api/tables/[^/]*/(record|verify|replay|review)(/.*)?")
"""What makes a process work although it only reads."""
UNUSED = (
    *("accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "magnetometer", "microphone"),
    *("midi", "payment", "usb"),
)
"""What browsers can give a page, and ours never ask for."""
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": ", ".join(f"{thing}=()" for thing in UNUSED),
}
CONTENT = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
    "connect-src 'self'{socket}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
)
YEAR = 365 * 24 * 3600
BROKEN = 1011
"""How a socket is closed when something goes wrong here."""


def careful_headers(scheme: str = "http", host: str = "") -> dict[str, str]:
    """For every answer. Some browsers want the socket's address spelled out although it is the page's own host."""
    socket = f" {scheme.replace('http', 'ws')}://{host}" if host else ""
    headers = {**HEADERS, "content-security-policy": CONTENT.format(socket=socket)}
    if scheme == "https":
        headers["strict-transport-security"] = f"max-age={YEAR}"
    return headers


class Answer:
    """What is sent back, with careful headers; knows whether anything has been sent."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.started = False
        self.headers = careful_headers()

    async def send(self, message: Message) -> None:
        self.started = True
        if message["type"].endswith("http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in self.headers.items():
                headers.setdefault(name, value)
        await self._send(message)


class Gate:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        limits = settings.limits
        self._app = app
        self._limits = limits
        self._hosts = Hosts(settings.names)
        self._origins = Origins(settings.origins)
        self._posts = Buckets(limits.posts_per_second, limits.posts_at_once)
        self._requests = Buckets(limits.requests_per_second, limits.requests_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        answer = Answer(send)
        try:
            await self._let_in(scope, receive, answer)
        except ClientDisconnect:
            log.debug("a client left before its request was whole")
        except Exception as error:
            if answer.started and scope["type"] == "http":
                raise
            await self._apologize(scope, receive, answer, error)

    async def _let_in(self, scope: Scope, receive: Receive, answer: Answer) -> None:
        headers, scheme = Headers(scope=scope), scheme_of(scope)
        host = self._hosts.check(headers, scheme)
        answer.headers = careful_headers(scheme, host)
        is_socket = scope["type"] == "websocket"
        if is_socket or scope["method"] not in SAFE:
            self._origins.check(headers, scheme, host)
        if is_socket:
            await self._app(scope, receive, answer.send)
            return
        self._count(scope)
        self._weigh(headers)
        asked = _as_get(scope)
        try:
            await self._app(asked, self._measured(receive), answer.send)
        finally:
            scope["route"] = asked.get("route")

    async def _apologize(self, scope: Scope, receive: Receive, answer: Answer, error: Exception) -> None:
        """Nothing that goes wrong ends without an answer."""
        refusal = put_down(error, scope["path"])
        if answer.started:
            await answer.send({"type": "websocket.close", "code": BROKEN})
            return
        await refuse(refusal, language(Headers(scope=scope)))(scope, receive, answer.send)

    def _count(self, scope: Scope) -> None:
        client = scope.get("client")
        near = neighbourhood(client[0]) if client else ""
        costs = scope["method"] not in SAFE or COSTLY.fullmatch(scope["path"]) is not None
        if not self._requests.take(near) or (costs and not self._posts.take(near)):
            raise TooFast("too many requests; wait a little")

    def _weigh(self, headers: Headers) -> None:
        most = self._limits.body_bytes
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > len(str(most)) or int(length) > most:
            raise TooBig(f"a request has at most {most} bytes")

    def _measured(self, receive: Receive) -> Receive:
        """Count the bytes of a body that did not say how long it is."""
        left = self._limits.body_bytes

        async def measured() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise TooBig("the request is too big")
            return message

        return measured


def _as_get(scope: Scope) -> Scope:
    """Whoever asks only for the head of an answer gets the head of that answer: the body is left out on the way."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


def put_down(error: Exception, where: str) -> TableRefusal:
    """What went wrong, noted for us and in words for the one who asked."""
    if isinstance(error, TableRefusal):
        return error
    if is_storage_trouble(error):
        log.error("the database does not answer (%s): %s", where, type(error).__name__)
        return StorageDown("the database does not answer")
    log.error("%s could not be answered", where, exc_info=error)
    return Mistake("something went wrong here")


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


def takes(accepted: str, packing: str) -> bool:
    """Whether a browser unpacks it, as its header says."""
    named = [part.partition(";") for part in accepted.lower().split(",")]
    weights = {name.strip(): weight.replace(" ", "") for name, _, weight in named}
    return weights.get(packing, weights.get("*", "q=0")) not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
