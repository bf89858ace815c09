"""Why not: which rule forbids an option that is not on offer."""

from __future__ import annotations

from undercroft.engine.errors import Why


def why_not(option_id: str) -> Why | None:
    """Whoever is asked may do all there is to do."""
    return None
