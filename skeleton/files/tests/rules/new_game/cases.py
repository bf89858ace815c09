"""Set-ups that the conformance suite should try beside those that it finds itself."""

from __future__ import annotations

from typing import Any

CASES: list[tuple[int, dict[str, Any]]] = []
