"""Keeps banned addresses from everything that can be asked; the pages themselves are shown, and say why."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from undercroft.table.gate import language, refuse
from undercroft.table.refusals import Banned
from undercroft.table.sanctions import Sanctions

GUARDED: Final = "/api/"
OPERATORS: Final = "/api/moderation/"
"""An operator who banned the own address by mistake must be able to lift it."""


class Bouncer:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith(GUARDED) and not scope["path"].startswith(OPERATORS):
            try:
                _check(scope)
            except Banned as refusal:
                await refuse(refusal, language(Headers(scope=scope)))(scope, receive, send)
                return
        await self._app(scope, receive, send)


def _check(scope: Scope) -> None:
    sanctions: Sanctions | None = getattr(scope["app"].state, "sanctions", None)
    if sanctions is not None and scope.get("client"):
        sanctions.check_address(scope["client"][0])
