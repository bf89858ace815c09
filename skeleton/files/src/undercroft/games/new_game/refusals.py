"""Why not: which rule forbids an option that is not on offer."""

from __future__ import annotations

from undercroft.engine.decision import Option
from undercroft.engine.errors import Why


def why_not(option: Option) -> Why | None:
    """Whoever is asked may do all there is to do."""
    return None
