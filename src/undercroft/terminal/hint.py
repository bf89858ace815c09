"""Hints: what each option is worth to the one who asks, as far as that one can know."""

from __future__ import annotations

import os

from rich.table import Table
from rich.text import Text

from undercroft.engine.decision import Decision, Option
from undercroft.engine.errors import UndercroftError
from undercroft.lab.figures import Figures, quotable
from undercroft.lab.weighing import Scale, Unit, Weighed, Weigher, reasons, rival, said
from undercroft.terminal.menu import Menu
from undercroft.terminal.session import Session
from undercroft.terminal.style import CHOICE, LABEL, MAGIC

LEVEL = "UNDERCROFT_HINT"
"""The environment variable that names the search player who gives hints, such as ``search:3s`` or ``search:400``."""
USUAL_LEVEL = "search:1s"


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
    first, *others = weighed
    for each in [first, *sorted(others, key=lambda other: -other.value.value)]:
        told = words.say("hint-value", value=figures.amount(each.told.value, unit), range=_range(each, unit, figures))
        table.add_row(
            Text(str(number[each.option]), style=CHOICE),
            words.option(each.option, decision),
            Text(told, style=MAGIC if each is first else ""),
        )
    session.heading("hint-title", unit=unit)
    session.screen.show(table)
    session.screen.show(_best(session, decision, number, weighed), MAGIC)
    why = _why(session, decision, weighed)
    if why:
        session.screen.show(why, indent=2)
    foretold = words.forecast(session.match.forecast(decision.seat, first.option))
    if foretold:
        session.screen.show(foretold, indent=2)
    session.screen.show(words.say("hint-fair"), LABEL)


def _range(each: Weighed, unit: Unit, figures: Figures) -> str:
    """From where to where it may be."""
    return figures.interval(each.told, lambda value: figures.amount(value, unit))


def _why(session: Session, decision: Decision, weighed: list[Weighed]) -> str:
    """In a sentence: what the best option brings more of than the one it is compared with."""
    words, found = session.words, reasons(weighed)
    if found is None or not any(each.behind for each in weighed):
        return ""
    other = quotable(words.option(found.other, decision))
    if not found.figures:
        return words.say("hint-why-even", other=other)
    phrases = [words.say(phrase.id, **phrase.details) for phrase in map(said, found.figures)]
    return words.say("hint-why", other=other, reasons=words.say("list-and").join(phrases))


def _best(session: Session, decision: Decision, number: dict[Option, int], weighed: list[Weighed]) -> str:
    best, other = weighed[0].option, rival(weighed)
    return session.words.say(
        "hint-best",
        number=number[best],
        option=quotable(session.words.option(best, decision)),
        rival=0 if other is None else number[other.option],
    )
