"""Who sits in a seat: computer players, made from a word such as ``random`` or ``thumb``."""

from __future__ import annotations

from undercroft.engine.errors import UndercroftError
from undercroft.players.player import Player
from undercroft.players.random import RandomPlayer
from undercroft.players.thumb import make_thumb

__all__ = ["KINDS", "Player", "UnknownPlayer", "make_player"]

KINDS = ("random", "thumb")


class UnknownPlayer(UndercroftError):
    def __init__(self, spec: str) -> None:
        super().__init__(f"there is no player {spec!r}; the computer players are: {', '.join(KINDS)}")


def make_player(spec: str, game_id: str, seed: int | str = 0) -> Player:
    """The player that ``spec`` names. Same seed, same choices."""
    if spec == "random":
        return RandomPlayer(seed)
    if spec == "thumb":
        return make_thumb(game_id)
    raise UnknownPlayer(spec)
