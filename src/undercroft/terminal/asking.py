"""Asking a person: the table, the options, and the keys at the prompt, until something is chosen."""

from __future__ import annotations

import re
from collections.abc import Callable

from undercroft.console.screen import Left, typed_number
from undercroft.engine.decision import Decision
from undercroft.engine.errors import Refusal, UnknownOption
from undercroft.terminal import saving
from undercroft.terminal.explaining import explain
from undercroft.terminal.hint import show_hint
from undercroft.terminal.menu import Menu
from undercroft.terminal.ordering import show_orders
from undercroft.terminal.session import Session
from undercroft.terminal.style import LABEL, TITLE


class Gone(Exception):
    """The person leaves without the match being kept, knowing it."""


class Asking:
    """One decision of a person. :meth:`run` returns when the match has changed."""

    def __init__(self, session: Session, decision: Decision) -> None:
        self.session = session
        self.decision = decision
        self.menu = Menu(decision, session.board, session.words)
        self._keys: dict[str, Callable[[str], bool]] = {
            "?": self._explain,
            "m": self._more,
            "h": self._hint,
            "u": self._undo,
            "o": self._orders,
            "l": self._log,
            "v": self._view,
            "s": self._save,
            "q": self._leave,
            "q!": self._leave_unsaved,
        }

    def run(self) -> None:
        self._show()
        while not self._answer(self.session.screen.line(self.session.words.say("play-input"))):
            pass

    def _show(self) -> None:
        session = self.session
        session.tell_news(self.decision.seat)
        session.draw_board(self.decision.seat)
        prompt = session.words.prompt(self.decision, session.names, session.you)
        if session.you is None:
            prompt = f"{session.words.say('play-turn', seat=session.names[self.decision.seat])} {prompt}"
        session.screen.show()
        session.screen.show(prompt, TITLE)
        session.screen.show(self.menu.draw(session.screen.width))
        self._show_keys()

    def _show_keys(self) -> None:
        orders = "no" if self.session.match.game.moments is None else "yes"
        self.session.screen.show(self.session.words.say("play-keys", last=self.menu.last, orders=orders), LABEL)

    def _answer(self, line: str) -> bool:
        """What was typed. Whether the match changed by it."""
        if not line:
            self.session.look_again()
            self._show()
            return False
        if line.isdecimal():
            return self._number(typed_number(line))
        key, rest = _split(line)
        if key in self._keys:
            return self._keys[key](rest)
        return self._by_id(line)

    def _number(self, number: int) -> bool:
        option = self.menu.option(number)
        if option is None:
            self.session.say("play-no-such-number", number=number, last=self.menu.last)
            return False
        self.session.match.choose(self.decision.seat, option)
        return True

    def _by_id(self, line: str) -> bool:
        """An option's id, as records write it, is an answer too; what the rules forbid is explained."""
        session = self.session
        try:
            session.match.choose(self.decision.seat, line)
        except UnknownOption:
            session.say("play-not-understood", text=line)
            return False
        except Refusal as refusal:
            rule = f" [{refusal.rule}]" if refusal.rule else ""
            session.screen.show(session.words.refusal(refusal) + rule)
            return False
        return True

    # -- keys ---------------------------------------------------------------------------------

    def _explain(self, rest: str) -> bool:
        explain(self.session, self.decision, self.menu, rest)
        return False

    def _more(self, rest: str) -> bool:
        if not self.menu.folded or self.menu.unfolded:
            self.session.say("play-no-more")
            return False
        self.menu.unfolded = True
        self.session.screen.show(self.menu.draw_folded(self.session.screen.width))
        self._show_keys()
        return False

    def _hint(self, rest: str) -> bool:
        show_hint(self.session, self.decision, self.menu)
        return False

    def _undo(self, rest: str) -> bool:
        session, match = self.session, self.session.match
        try:
            match.take_back(self.decision.seat)
        except Refusal as refusal:
            session.say(f"refusal-{refusal.code}")
            return False
        session.say("play-undone")
        session.step_back()
        return True

    def _orders(self, rest: str) -> bool:
        """What is ordered, and what could be; with a number, that is given or revoked."""
        moments = self.session.match.game.moments
        if moments is None:
            self.session.say("play-no-orders")
            return False
        seat, match = self.decision.seat, self.session.match
        orders = moments.possible(match.state, seat)
        if rest.isdecimal() and 1 <= typed_number(rest) <= len(orders):
            match.order(seat, orders[typed_number(rest) - 1].id)
            orders = moments.possible(match.state, seat)
        show_orders(self.session, match.orders(seat), orders)
        return False

    def _log(self, rest: str) -> bool:
        session = self.session
        session.heading("play-so-far")
        session.tell(session.match.events_for(self.decision.seat))
        if not session.match.events:
            session.say("play-log-empty")
        return False

    def _view(self, rest: str) -> bool:
        session = self.session
        session.screen.show(session.board.draw_all(session.match.view(self.decision.seat), session.frame()))
        return False

    def _save(self, rest: str) -> bool:
        session = self.session
        asked_for = saving.path_of(rest) if rest else None
        if asked_for is not None and asked_for != session.path and saving.is_there(asked_for):
            session.screen.show_unbroken(session.words.say("play-file-exists", path=asked_for))
            return False
        path = session.save(asked_for)
        if path is not None:
            session.screen.show_unbroken(session.words.say("play-saved", path=path))
        return False

    def _leave(self, rest: str) -> bool:
        if self.session.save() is None:
            self.session.say("play-cannot-leave")
            return False
        raise Left

    def _leave_unsaved(self, rest: str) -> bool:
        raise Gone


def _split(line: str) -> tuple[str, str]:
    """The key and what comes after it; ``?`` needs no space after it."""
    if line.startswith("?"):
        return "?", line[1:].strip()
    key, *rest = re.split(r"\s+", line, maxsplit=1)
    return key.lower(), rest[0] if rest else ""
