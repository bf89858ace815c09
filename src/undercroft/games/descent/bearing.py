"""What conditions do to somebody at the start of a turn or activation."""

from __future__ import annotations

from undercroft.engine.decision import Play
from undercroft.games.descent.attribute_tests import passes_test
from undercroft.games.descent.state import DISEASED, POISONED, DescentState, Figure
from undercroft.games.descent.wounds import shake_off, suffer, tire


def bear_conditions(s: DescentState, figure: Figure) -> Play[None]:
    """DESC-COND-06: at the start of its turn somebody who is diseased tests willpower, somebody poisoned might."""
    if figure.conditions & DISEASED:
        if (yield from passes_test(s, figure, "willpower")):
            shake_off(s, figure, DISEASED)
        else:
            yield from tire(s, figure, 1)
    if figure.conditions & POISONED:
        if (yield from passes_test(s, figure, "might")):
            shake_off(s, figure, POISONED)
        else:
            yield from suffer(s, figure, 1)
