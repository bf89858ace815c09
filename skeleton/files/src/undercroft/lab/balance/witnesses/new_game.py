"""What a match of New Game showed."""

from __future__ import annotations

from undercroft.engine.match import Match
from undercroft.games.new_game.state import NewGameState
from undercroft.lab.balance.account import Account, Bounds


class NewGameWitness:
    """Who begins, and how many turns there were."""

    bounds = Bounds()
    unit = "rounds"
    shown: tuple[str, ...] = ()

    def account(self, match: Match) -> Account:
        s = match.state
        assert isinstance(s, NewGameState)
        return Account(first=0, length=s.turns // s.seats)


WITNESS = NewGameWitness
