"""Games of a test server whose matches all begin in the middle of the same one; elsewhere what somebody cannot know is
dealt otherwise."""

from __future__ import annotations

from typing import Any

import undercroft
from tests.conformance.play import always_first, play_on
from tests.conformance.worlds import Looker, deal_anew
from tests.table.toys import MarkedDuel
from undercroft.engine.chance import Chance
from undercroft.engine.game import Game
from undercroft.engine.match import Match, Start
from undercroft.engine.state import State

DICE, DEAL, CHOICES = 3, 9, 5


def in_the_middle(game: Game[Any], lookers: tuple[Looker, ...]) -> Game[Any]:
    """The game, begun at the first turn after so many choices; what the lookers cannot know is dealt anew."""
    kind = type(game)

    def new(_self: Game[Any], seats: int, setup: object, _chance: Chance) -> State:
        match = play_on(Match(Start(game, seats, DICE, setup)), always_first, CHOICES)
        s = match._checkpoints[-1].state.copy()
        for looker in lookers:
            deal_anew(game, s, looker, DEAL)
        s.events = []
        return s

    begun: Game[Any] = type(kind.__name__, (kind,), {"new": new})()
    return begun


def _games(*lookers: Looker) -> dict[str, Game[Any]]:
    real = {"duel": MarkedDuel(), **undercroft.games()}
    return {name: in_the_middle(game, lookers) for name, game in real.items()}


def here() -> dict[str, Game[Any]]:
    return _games()


def elsewhere_for_the_first_seat() -> dict[str, Game[Any]]:
    return _games(0)


def elsewhere_for_a_spectator() -> dict[str, Game[Any]]:
    return _games(None)
