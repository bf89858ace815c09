"""Standing orders at the terminal: what is in force, and what can be given or revoked by its number."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.engine.decision import Option
from undercroft.terminal.session import Session
from undercroft.terminal.style import LABEL


def show_orders(session: Session, given: Sequence[Option], possible: Sequence[Option]) -> None:
    session.heading("play-orders")
    for order in given:
        session.screen.show(session.words.option(order))
    if not given:
        session.say("play-orders-none")
    session.screen.show(session.words.say("play-orders-how"), LABEL)
    for number, order in enumerate(possible, 1):
        session.screen.show(f"{number:>3}  {session.words.option(order)}")
