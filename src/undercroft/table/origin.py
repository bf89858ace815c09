"""Whose pages may speak with this server: its own, and those on a list."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from undercroft.table.refusals import ForeignOrigin


def check_origin(headers: Headers, allowed: Sequence[str]) -> None:
    """Refuse a page of another site. A client that is no browser sends no Origin, and has no cookie to steal."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return
    if urlsplit(origin).netloc != headers.get("host", "") or not urlsplit(origin).netloc:
        raise ForeignOrigin(f"pages of {origin} may not speak with this server", details={"origin": origin[:100]})
