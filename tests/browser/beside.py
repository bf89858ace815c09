"""A visitor's own seat, past the page: for what a test wants to have behind it before it looks."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tests.browser.visitor import Visitor
from tests.table.visitor import Sitting
from tests.table.visitor import Visitor as Client


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
        sitting.until_so(lambda: sitting.outcome is not None or bool(sitting.options(0)))
        if sitting.outcome is not None:
            return False
        options = sitting.options(0)
        if until(options):
            return True
        sitting.chosen(0, chance.choice([each for each in options if each.startswith(prefer)] or options))
