"""Proxies in front of the server: only those that are known are believed when they say for whom they ask."""

from __future__ import annotations

import logging
import os
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from undercroft.engine.errors import UndercroftError
from undercroft.table.limits import plain_address
from undercroft.table.settings import PROXIES

log = logging.getLogger("undercroft.table")

ANYBODY = "*"
FORWARDED = b"x-forwarded-for"
ENVIRONMENT = "FORWARDED_ALLOW_IPS"
"""Where other servers look for it too."""


class Proxies:
    """Addresses and networks that are believed."""

    def __init__(self, trusted: Sequence[str]) -> None:
        self.trusted = tuple(trusted)
        self._anybody = ANYBODY in trusted
        self._networks = [_network(each) for each in trusted if each != ANYBODY]

    def __contains__(self, address: str) -> bool:
        try:
            known = ip_address(plain_address(address))
        except ValueError:
            return self._anybody
        return self._anybody or any(known in network for network in self._networks)


def _network(text: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        message = f"{text!r} is no address of a proxy and no network of addresses"
        raise UndercroftError(message, "bad-proxy", proxy=text) from None


def known_proxies(given: Sequence[str]) -> tuple[str, ...]:
    """Those that are given, those of the environment, and this machine."""
    usual = os.environ.get(ENVIRONMENT, "").split(",")
    found = (*PROXIES, *given, *(each.strip() for each in usual if each.strip()))
    Proxies(found)
    return found


class Forwarded:
    """Puts the visitor's address and scheme in the place of the proxy's; says so once if a proxy is not known."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        trusted: Any = ANYBODY if ANYBODY in proxies.trusted else [str(_network(each)) for each in proxies.trusted]
        inner: Any = app
        self._believing: Any = ProxyHeadersMiddleware(inner, trusted)
        self._proxies = proxies
        self._warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if not self._warned and client and client[0] not in self._proxies:
            self._notice(client[0], scope["headers"])
        await self._believing(scope, receive, send)

    def _notice(self, address: str, headers: Sequence[tuple[bytes, bytes]]) -> None:
        if any(name == FORWARDED for name, _ in headers):
            self._warned = True
            log.warning("%s sends X-Forwarded-For and is not believed; if it is your proxy, say --proxy", address)
