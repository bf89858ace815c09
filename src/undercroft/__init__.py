"""Undercroft: five dungeon board games, played by their real rules.

>>> import undercroft
>>> match = undercroft.new_match("dungeon-roll", seats=1, seed=7)
>>> while match.outcome is None:
...     decision = match.decisions[0]
...     match.choose(decision.seat, decision.options[-1])
>>> match.outcome.winners
(0,)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from undercroft import native
from undercroft.engine.chance import Script
from undercroft.engine.decision import Decision, Option
from undercroft.engine.errors import BadRecord, BadSetup, Refusal, UndercroftError
from undercroft.engine.event import Event
from undercroft.engine.match import Match, Start
from undercroft.engine.outcome import Outcome
from undercroft.engine.record import Record, Verdict, load_match, read_record, verify_record
from undercroft.games import game, game_of

if TYPE_CHECKING:
    from undercroft.games import games  # noqa: TC004  # at run time it is the package itself, which can be called

__version__ = "0.1.0"

__all__ = [
    "BadRecord",
    "BadSetup",
    "Decision",
    "Event",
    "Match",
    "Option",
    "Outcome",
    "Record",
    "Refusal",
    "Script",
    "UndercroftError",
    "Verdict",
    "games",
    "load",
    "native",
    "new_match",
    "verify",
]


def new_match(
    game_id: str,
    *,
    seats: int,
    seed: int | str | bytes | Script | None = None,
    setup: object = None,
    quiet: bool = False,
) -> Match:
    """A new match. Without a seed chance is fresh; ``setup`` is a mapping of the game's set-up options;
    a ``quiet`` match tells no events and keeps no checkpoints: faster to play, slower to fork, without undo."""
    return Match(Start(game(game_id), seats, seed, setup), quiet=quiet)


def load(record: Record | Mapping[str, Any] | str | bytes) -> Match:
    """The recorded match, ready to go on. Takes a record, its JSON or its plain data."""
    known = read_record(record)
    return load_match(known, game_of(known))


def verify(record: Record | Mapping[str, Any] | str | bytes) -> Verdict:
    """Whether the record's commitment, every choice and the outcome hold."""
    known = read_record(record)
    return verify_record(known, game_of(known))
