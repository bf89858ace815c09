"""Hints: what each option is worth to the one who asks, as far as that one can know."""

from __future__ import annotations

import os

from rich.table import Table
from rich.text import Text

from undercroft.engine.decision import Decision, Option
from undercroft.engine.errors import UndercroftError
from undercroft.lab.figures import Figures, quotable
from undercroft.lab.weighing import Scale, Weighed, Weigher, rival
from undercroft.terminal.menu import Menu
from undercroft.terminal.session import Session
from undercroft.terminal.style import CHOICE, LABEL, MAGIC

LEVEL = "UNDERCROFT_HINT"
"""The environment variable that names the search player who gives hints, such as ``search:3s`` or ``search:400``."""
USUAL_LEVEL = "search:1s"
FINE = 0.01
"""Below this margin a chance is shown with one digit more."""


def show_hint(session: Session, decision: Decision, menu: Menu) -> None:
    """Think about the decision and show every option, best first."""
    if len(decision.options) == 1:
        session.say("hint-only")
        return
    try:
        weigher = Weigher(os.environ.get(LEVEL) or USUAL_LEVEL, session.match.commitment)
        session.screen.show(session.words.say("hint-thinking"), LABEL)
        weighed = weigher.weigh(session.match, decision)
    except UndercroftError as error:
        session.say("hint-impossible", reason=session.words.refusal(error))
    except KeyboardInterrupt:
        session.say("hint-stopped")
    else:
        _show(session, decision, menu, weighed)


def _show(session: Session, decision: Decision, menu: Menu, weighed: list[Weighed]) -> None:
    words, figures = session.words, Figures(session.words.lang)
    unit = Scale(session.match).unit
    number = {option: place for place, option in enumerate(menu.options, 1)}
    menu.unfolded = True
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right")
    table.add_column()
    table.add_column(justify="right", no_wrap=True)
    fine = figures.margin(weighed[0].value) < FINE
    first, *others = weighed
    for each in [first, *sorted(others, key=lambda other: -other.value.value)]:
        parts = (each.value.value, figures.margin(each.value))
        value, margin = (figures.amount(part, unit, fine=fine) for part in parts)
        table.add_row(
            Text(str(number[each.option]), style=CHOICE),
            words.option(each.option, decision),
            Text(words.say("hint-value", value=value, margin=margin), style=MAGIC if each is first else ""),
        )
    session.heading("hint-title", unit=unit)
    session.screen.show(table)
    session.screen.show(_best(session, decision, number, weighed), MAGIC)
    foretold = words.forecast(session.match.forecast(decision.seat, first.option))
    if foretold:
        session.screen.show(foretold, indent=2)
    session.screen.show(words.say("hint-fair"), LABEL)


def _best(session: Session, decision: Decision, number: dict[Option, int], weighed: list[Weighed]) -> str:
    best, other = weighed[0].option, rival(weighed)
    return session.words.say(
        "hint-best",
        number=number[best],
        option=quotable(session.words.option(best, decision)),
        rival=0 if other is None else number[other.option],
    )
