"""By which names this server may be asked, and whose pages may speak with it: its own, and those on a list.

A page of another site can make its own name lead to this server (even to one that only this machine can reach) and then
counts as this server's page. It needs a name for that, so addresses are taken as they are and names must be known.
"""

from __future__ import annotations

import logging
import re
import socket
from collections.abc import Iterable, Sequence
from ipaddress import ip_address

from starlette.datastructures import Headers
from starlette.types import Scope

from undercroft.table.refusals import ForeignOrigin, UnknownHost

log = logging.getLogger("undercroft.table")

HOST = re.compile(r"(?P<name>\[[0-9a-fA-F:.]+\]|[^\s:/@\[\]?#]+?)\.?(?::(?P<port>[0-9]{1,5}))?")
USUAL_PORTS = {"http": "80", "https": "443"}
SHOWN = 100


def scheme_of(scope: Scope) -> str:
    """Of the page that the request belongs to; a socket goes with it."""
    return "https" if scope.get("scheme") in ("https", "wss") else "http"


class Hosts:
    """The names of this server."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names = {"localhost", *_machine_names(), *(name.lower().rstrip(".") for name in names)}

    def check(self, headers: Headers, scheme: str) -> str:
        """The host that is asked for, as a page's origin writes it; nothing if the client does not say."""
        said = headers.getlist("host")
        if not said:
            return ""
        found = HOST.fullmatch(said[0].lower())
        if found is None or len(said) > 1 or not self._knows(found["name"]):
            details = {"host": said[0][:SHOWN].encode("utf-8", "replace").decode()}
            raise UnknownHost("this server is not known by that name", details=details)
        port = found["port"]
        return found["name"] if port in (None, USUAL_PORTS[scheme]) else f"{found['name']}:{port}"

    def _knows(self, name: str) -> bool:
        return name in self._names or _is_address(name.strip("[]"))


def _machine_names() -> set[str]:
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return {name, short, f"{short}.local"} - {""}


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


class Origins:
    """Refuses pages of other sites. A client that is no browser sends no Origin, and has no cookie to steal."""

    def __init__(self, allowed: Sequence[str]) -> None:
        self._allowed = frozenset(allowed)
        self._warned = False

    def check(self, headers: Headers, scheme: str, host: str) -> None:
        origin = headers.get("origin")
        if origin is None or origin in self._allowed or (host and origin.lower() == f"{scheme}://{host}"):
            return
        if host and origin.lower() == f"https://{host}":
            self._warn()
        raise ForeignOrigin("pages of another site may not speak with this server", details={"origin": origin[:SHOWN]})

    def _warn(self) -> None:
        if not self._warned:
            self._warned = True
            log.warning("a page came over https, but the request over http: the proxy must send X-Forwarded-Proto")
