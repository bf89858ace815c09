"""A match at this terminal: who plays, what they see, and where it is kept."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from undercroft.console.screen import Screen
from undercroft.engine.errors import system_reason
from undercroft.engine.event import Event
from undercroft.engine.game import View
from undercroft.engine.match import Match
from undercroft.rulebook import Rulebook
from undercroft.terminal import profile, saving
from undercroft.terminal.boards import board_for
from undercroft.terminal.boards.board import Frame
from undercroft.terminal.seats import Seat
from undercroft.terminal.style import LABEL
from undercroft.terminal.telling import paragraphs
from undercroft.words import Words


class Session:
    """What playing, explaining, saving and ending share."""

    def __init__(self, match: Match, seats: Sequence[Seat], words: Words, screen: Screen, path: Path | None) -> None:
        self.match = match
        self.seats = seats
        self.words = words
        self.screen = screen
        self.path = path
        """The file the match is kept in, once there is one."""
        self.board = board_for(match.game.id)
        self.rulebook = Rulebook(match.game)
        self.names = [seat.name for seat in seats]
        self.people = [number for number, seat in enumerate(seats) if seat.player is None]
        self.you = self.people[0] if len(self.people) == 1 else None
        """The one person at this terminal, who is spoken to as "you"."""
        sides = {match.side(seat) for seat in self.people}
        self.hidden = bool(getattr(match.game, "hidden", False)) and len(sides) > 1
        """Whether people must not see each other's screen."""
        self._told: dict[int | None, int] = {}
        self._drawn: View | None = None

    def frame(self) -> Frame:
        return Frame(self.words, self.names, self.you, self.screen.width, self.screen.can_show)

    # -- showing ------------------------------------------------------------------------------

    def tell(self, events: Sequence[Event], *, style: str = "") -> None:
        for paragraph in paragraphs(events, self.board, self.words, self.names, self.you):
            self.screen.show(paragraph, style)

    def tell_news(self, seat: int | None) -> None:
        """What happened since it was told last."""
        reader = seat if seat is None or not self.hidden else self.match.side(seat)[0]
        events = self.match.events_for(seat)
        told = self._told.get(reader, max(self._told.values(), default=0) if seat is None else 0)
        news = events[told:]
        if news:
            self.screen.show()
        self.tell(news)
        self._told[reader] = len(events)

    def draw_board(self, seat: int | None) -> None:
        """The table, if it changed since it was drawn last."""
        view = self.match.view(seat)
        if view != self._drawn:
            self._drawn = view
            self.screen.show()
            self.screen.show(self.board.draw(view, self.frame()))

    def step_back(self) -> None:
        """After a step back: what was told is told."""
        told = len(self.match.events)
        self._told = {reader: min(told, number) for reader, number in self._told.items()}

    def look_again(self) -> None:
        """The table is to be drawn even if it has not changed."""
        self._drawn = None

    def turn_the_page(self) -> None:
        """Another person looks: nothing is drawn for them yet."""
        self.screen.turn_the_page()
        self.look_again()

    def catch_up(self) -> None:
        """Of what happened before, only the last paragraph is to be told."""
        begins = [at for at, event in enumerate(self.match.events) if self.board.begins_paragraph(event)]
        readers = [self.match.side(seat)[0] for seat in self.people]
        self._told = dict.fromkeys([None, *readers], begins[-1] if begins else 0)

    # -- keeping ------------------------------------------------------------------------------

    def save(self, path: Path | None = None) -> Path | None:
        """Keep the match in this file, its own or a new one. ``None`` if that fails, and why is said."""
        target = path or self.path or saving.new_path(profile.saves(), self.match.game.id)
        if not self.write(target):
            return None
        self.path = target
        return target

    def write(self, path: Path) -> bool:
        record = saving.record_of(self.match, [seat.spec for seat in self.seats])
        try:
            saving.write_whole(path, record.json())
        except (OSError, ValueError) as error:
            self.screen.show_unbroken(self.words.say("play-not-saved", path=path, reason=system_reason(error)))
            return False
        return True

    def say(self, message: str, **variables: object) -> None:
        self.screen.show(self.words.say(message, **variables))

    def heading(self, message: str, **variables: object) -> None:
        self.screen.show()
        self.screen.show(self.words.say(message, **variables), LABEL)
