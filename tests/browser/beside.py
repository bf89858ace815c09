"""A visitor's own seat, past the page: for what a test wants to have behind it before it looks."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tests.browser.visitor import Visitor
from tests.table.visitor import Sitting
from tests.table.visitor import Visitor as Client

TOO_LATE = ("not-your-decision", "stale")
"""Where several are asked at once, another's answer may have come first."""


@contextmanager
def beside(visitor: Visitor, table: str) -> Iterator[Sitting]:
    client = Client(visitor.address, name="")
    client.http.cookies.update({each["name"]: each["value"] for each in visitor.context.cookies()})
    with client.sit(table) as sitting:
        yield sitting


def play_on(sitting: Sitting, until: Callable[[list[str]], bool], prefer: tuple[str, ...] = ()) -> bool:
    """At random, until it is so before a decision; whether the match goes on then."""
    chance = random.Random(7)
    while True:
        sitting.until_so(lambda: sitting.outcome is not None or bool(sitting.to_choose(0)))
        if sitting.outcome is not None:
            return False
        options = sitting.to_choose(0)
        if until(options):
            return True
        answer = sitting.choose(0, chance.choice([each for each in options if each.startswith(prefer)] or options))
        assert answer["type"] == "done" or answer["refusal"]["code"] in TOO_LATE, answer
