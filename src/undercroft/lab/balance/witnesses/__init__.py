"""A witness for each game: ``WITNESS`` in the module of its room's name."""

from __future__ import annotations

from undercroft.engine.match import Match
from undercroft.games import companion
from undercroft.lab.balance.account import Account, Bounds, Witness


class PlainWitness:
    """For any game: victories, scores and decisions are all that is counted."""

    bounds = Bounds()
    unit = ""
    shown: tuple[str, ...] = ()

    def account(self, match: Match) -> Account:
        return Account()


def make_witness(game_id: str) -> Witness:
    """The game's own witness, or the one for any game."""
    own: type[Witness] | None = companion(game_id, "witness", "lab.balance.witnesses")
    return PlainWitness() if own is None else own()
