"""What a game tells the engine about itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from undercroft.engine.actions import Actions
from undercroft.engine.chance import Chance
from undercroft.engine.decision import Decision, Option, Play, Verb
from undercroft.engine.errors import BadSetup, Why, quoted
from undercroft.engine.forecast import Forecast
from undercroft.engine.moment import Moments
from undercroft.engine.outcome import Outcome
from undercroft.engine.packs import Shelf
from undercroft.engine.plain import Parts
from undercroft.engine.setup import Preset, Setup, read_options
from undercroft.engine.sides import Sides, each_alone
from undercroft.engine.state import State

S = TypeVar("S", bound=State)

_NOTHING: Mapping[int, Option] = MappingProxyType({})


class View(msgspec.Struct, frozen=True):
    """What one seat may know; each game has its own kind."""


class Game(Generic[S]):
    """One game: its facts, its rules, its views. It holds no state of a match."""

    id: ClassVar[str]
    version: ClassVar[int]
    """Of the rules: goes up when old records would no longer replay to the same match. Packs have digests instead."""
    reads: ClassVar[Sequence[int]] = ()
    """Earlier versions of the rules that it can still play by: a rule asks ``s.rules`` which one it is."""
    seats: ClassVar[range]
    age: ClassVar[int | None] = None
    minutes: ClassVar[int | None] = None
    """From what age on, where the rulebook says, and how long it takes people, about."""
    shelf: ClassVar[int] = 100
    """Where it stands on the shelf: a lower number comes first."""
    setup_type: ClassVar[type[Setup]] = Setup
    presets: ClassVar[Mapping[str, Preset]] = MappingProxyType({})
    """Set-ups that have names (words: ``preset-<name>``); the first is the usual one."""
    hidden: ClassVar[bool] = False
    """Whether sides keep secrets from each other: people at one screen then take turns looking at it."""
    folder: ClassVar[Path]
    """Where its rulebook/ and locale/ lie."""
    event_rules: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """The number of the rule that each kind of event comes from."""
    verbs: ClassVar[Sequence[Verb]] = ()
    """All that a seat can choose in it."""
    parts: ClassVar[Parts]
    """What its states are made of, so that a match can be saved."""

    moments: ClassVar[Moments | None] = None
    """Where others may respond, and what seats can order about it."""

    packs: ClassVar[Shelf[Any] | None] = None
    """The sets of cards that it can be played with, where there are several."""

    def sides(self, seats: int, setup: Any) -> Sides:
        """Which seats win together and know together, and may be held by one person who sees it all."""
        return each_alone(seats)

    def roles(self, seats: int, setup: Any) -> tuple[str, ...]:
        """For each side what it is ("heroes", "overlord": ids of words); empty where the same rules hold for all."""
        return ()

    def new(self, seats: int, setup: Any, chance: Chance) -> S:
        """The state before the first turn."""
        raise NotImplementedError

    def new_by(self, rules: int, seats: int, setup: Any, chance: Chance) -> S:
        """The same by the rules of this version; a game says more here if its versions differ before the first turn."""
        s = self.new(seats, setup, chance)
        s.rules = rules
        return s

    def plays(self, rules: int) -> bool:
        """Whether a match can be played by this version of the rules."""
        return rules == self.version or rules in self.reads

    def turn(self, s: S) -> Play[None]:
        """One turn: a short natural unit of play. Between turns the state is the whole truth."""
        raise NotImplementedError

    def outcome(self, s: S) -> Outcome | None:
        """Between turns: how the match ended, if it did."""
        raise NotImplementedError

    def view(self, s: S, seat: int | None) -> View:
        """What the seat (``None``: a spectator) may know, and that is what its side knows."""
        raise NotImplementedError

    def deal_anew(self, s: S, seat: int | None) -> None:
        """Deal again, from ``s.chance``, all that the side of the seat (``None``: a spectator) cannot know."""
        raise NotImplementedError

    def face_down(self, s: S) -> Mapping[int, Option]:
        """By seat: what it chose last, if the rules have it lie face down although all who were asked have chosen."""
        return _NOTHING

    def in_turn(self, s: S, decision: Decision) -> bool:
        """Whether the seat decides in its own turn, where all see it think. Anything else is an answer that the others
        wait for: in a game with secrets a computer player takes the same time for it, whatever it holds."""
        return False

    def circumstances(self, s: S, decision: Decision) -> Sequence[str]:
        """What everybody can see of a moment at which a seat is asked, of all that a card can be kept for."""
        return ()

    def why_not(self, s: S, decision: Decision, option: Option) -> Why | None:
        """Why an option cannot be taken now; ``None`` if the decision offers it. Offers and reasons come from the same
        rules."""
        raise NotImplementedError

    def forecast(self, s: S, seat: int, option: Option) -> Forecast | None:
        """What the option may bring to the seat that is offered it, from what its side knows; nothing to say: none."""
        return None

    def outlook(self, s: S, seat: int) -> Forecast | None:
        """The same of where the seat is without any option: what is in its reach."""
        return None

    def ahead(self, s: S, decision: Decision) -> Forecast | None:
        """What is about to happen while a seat is asked whether it does something before that."""
        return None

    def actions(self, setup: Any) -> Actions:
        """All that could ever be chosen in matches with this set-up."""
        return Actions(self.verbs, {**self.contents(setup), "setup": setup})

    def contents(self, setup: Any) -> Mapping[str, object]:
        """By name: what the states of all matches with this set-up share and never change. Saved by name only."""
        return {}

    def content(self, setup: Any) -> Mapping[str, str]:
        """By id: a digest of each pack that a match with this set-up is played with. Cards that are part of the rules
        have none: ``version`` goes up when they change."""
        return {}

    def check_setup(self, seats: int, setup: Any) -> None:
        """Raise :class:`BadSetup` for what the types of the set-up cannot say."""

    def read_setup(self, seats: Any, setup: object) -> Any:
        """The set-up as this game's own type, or a clear :class:`BadSetup`, whatever is given."""
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            message = f"{self.id} is for {least} to {most} seats, not {quoted(seats)}"
            raise BadSetup(message, "wrong-seats", game=self.id, least=least, most=most, seats=quoted(seats))
        if setup is None:
            return self.setup_type()
        if not isinstance(setup, self.setup_type):
            setup = read_options(self.id, self.setup_type, setup)
        self.check_setup(seats, setup)
        return setup

    def preset(self, name: str | None, options: Mapping[str, object]) -> dict[str, object]:
        """What is agreed on under this name, with these options changed; without a name, only the options."""
        if name is None:
            return dict(options)
        if not self.presets:
            raise BadSetup(f"{self.id} has no presets", "no-presets")
        if name not in self.presets:
            known = ", ".join(self.presets)
            message = f"{self.id} has no preset {quoted(name)}; there are: {known}"
            raise BadSetup(message, "preset-unknown", preset=name, known=known)
        return {**self.presets[name].setup, **options}
