"""Watching a record: choice by choice, forward and back, or the whole match at once over a pipe."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from undercroft.console.language import readable_language
from undercroft.console.screen import Left, Screen, typed_number
from undercroft.engine.match import Match
from undercroft.engine.record import Record, load_match, start_of
from undercroft.games import game, game_of
from undercroft.terminal import saving
from undercroft.terminal.ending import show_end
from undercroft.terminal.play import warn_of_doubts
from undercroft.terminal.seats import specs_of, take_seats
from undercroft.terminal.session import Session
from undercroft.terminal.style import LABEL, TITLE
from undercroft.words import Words


def replay(path: str | Path, lang: str | None = None, console: Console | None = None) -> None:
    """Step through the record in this file. Without any input it is shown from beginning to end."""
    record = saving.read_file(saving.path_of(str(path)))
    known = game_of(record)
    screen = Screen(console)
    words = Words(readable_language(screen, lang), known)
    _Replay(record, words, screen).run()


class _Replay:
    """A record, and how far it has been watched."""

    def __init__(self, record: Record, words: Words, screen: Screen) -> None:
        self.record = record
        self.words = words
        self.screen = screen
        self.last = len(record.choices)
        self.at = 0
        load_match(record, game(record.game))
        self.seats = take_seats(specs_of(record), record.game, words, record.commitment, known=True, watched=True)
        self.session = self._session(self._match(0))

    def run(self) -> None:
        words = self.words
        self.screen.show(words.say("replay-title", game=words.title("game"), count=self.last), TITLE)
        warn_of_doubts(self.record, words, self.screen)
        self._show(since=0)
        asked = False
        try:
            while True:
                self.screen.show(words.say("replay-keys"), LABEL)
                if not self._answer(self.screen.line(words.say("play-input"))):
                    return
                asked = True
        except (Left, KeyboardInterrupt):
            if not asked:
                self._show_all()

    def _answer(self, line: str) -> bool:
        """What was typed. Whether to go on."""
        key, _, rest = line.strip().lower().partition(" ")
        if key == "q":
            return False
        if key in ("", "n"):
            self._go(self.at + 1)
        elif key == "b":
            self._go(self.at - 1)
        elif key == "e":
            self._go(self.last)
        elif key == "g" and rest.strip().isdecimal():
            self._go(typed_number(rest.strip()))
        elif key == "g":
            self.screen.show(self.words.say("replay-no-such-choice", count=self.last))
        else:
            self.screen.show(self.words.say("replay-not-understood", text=line))
        return True

    def _go(self, to: int) -> None:
        """Go to a choice, if there is one of this number."""
        if to > self.last and self.at == self.last:
            self.screen.show(self.words.say("replay-at-end"))
        elif to < 0:
            self.screen.show(self.words.say("replay-at-start"))
        elif to > self.last:
            self.screen.show(self.words.say("replay-no-such-choice", count=self.last))
        else:
            since = len(self._match(to - 1).events) if to else 0
            self.session = self._session(self._match(to))
            self.at = to
            self._show(since)

    # -- showing ------------------------------------------------------------------------------

    def _match(self, choices: int) -> Match:
        """The match after so many choices."""
        match = Match(start_of(self.record, game(self.record.game)))
        for seat, option_id in self.record.choices[:choices]:
            match.choose(seat, option_id)
        return match

    def _session(self, match: Match) -> Session:
        session = Session(match, self.seats, self.words, self.screen, None)
        session.you = None
        return session

    def _show(self, since: int) -> None:
        """The choice that was made, what came of it, and the table after it."""
        session = self.session
        self.screen.show()
        self._show_choice(session.match)
        session.tell(session.match.events_for(None)[since:])
        if session.match.outcome is not None:
            show_end(session, [])
            return
        session.draw_board(None)
        if self.at == self.last:
            self.screen.show(self.words.say("replay-unfinished"))

    def _show_choice(self, match: Match) -> None:
        if not match.choices:
            self.screen.show(self.words.say("replay-start"), LABEL)
            return
        seat, option = match.choices[-1]
        self.screen.show(self.words.say("replay-step", number=self.at, count=self.last), LABEL)
        chose = self.words.say("replay-chose", seat=self.session.names[seat], option=self.words.option(option))
        self.screen.show(chose, TITLE)

    def _show_all(self) -> None:
        """The rest of the match without stopping: each choice and what came of it, and the end."""
        match = self._match(self.at)
        for seat, option_id in self.record.choices[self.at :]:
            told = len(match.events)
            match.choose(seat, option_id)
            self.at += 1
            self.screen.show()
            self._show_choice(match)
            self.session.tell(match.events_for(None)[told:])
        self.session = self._session(match)
        if match.outcome is not None:
            show_end(self.session, [])
        else:
            self.screen.show(self.words.say("replay-unfinished"))
