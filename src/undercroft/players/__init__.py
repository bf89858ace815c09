"""Who sits in a seat: computer players, made from a word.

``random``; ``thumb``; ``easy``, ``normal``, ``hard``; ``search:0.5s`` thinks half a second about a decision,
``search:400`` tries 400 lines of play, ``search:1s:2`` thinks with two processes, ``search:1s@20`` looks no further
ahead than 20 choices.
"""

from __future__ import annotations

import re

from msgspec import structs

from undercroft.engine.errors import UndercroftError, quoted
from undercroft.players.budget import Budget
from undercroft.players.player import Player
from undercroft.players.random import RandomPlayer
from undercroft.players.search import SearchPlayer
from undercroft.players.thumb import make_thumb

__all__ = ["KINDS", "LEVELS", "Budget", "Player", "SearchPlayer", "UnknownPlayer", "make_player", "search_budget"]

LEVELS = {"easy": Budget(iterations=60), "normal": Budget(seconds=0.25), "hard": Budget(seconds=1.0)}
KINDS = ("random", "thumb", *LEVELS, "search:1s")
_SEARCH = re.compile(
    r"search(:(?P<number>\d{1,7}(\.\d{1,6})?)(?P<seconds>s?)(:(?P<workers>\d{1,2}))?(@(?P<depth>\d{1,5}))?)?", re.ASCII
)
"""A saved match names its players too: no more digits than anybody means."""


class UnknownPlayer(UndercroftError):
    def __init__(self, spec: str) -> None:
        known = ", ".join(KINDS)
        message = f"there is no player {quoted(spec)}; the computer players are: {known}"
        super().__init__(message, "unknown-player", player=spec, known=known)


def make_player(
    spec: str, game_id: str, seed: int | str = 0, *, measured: bool = False, within: float | None = None
) -> Player:
    """The player that ``spec`` names. Same seed, same choices (a search by seconds is as quick as the machine;
    ``measured``, its seconds are those in which the processor works on it, whatever else the machine does).
    ``within`` so many seconds a search has made up its mind, also if it would think longer."""
    if spec == "random":
        return RandomPlayer(seed)
    if spec == "thumb":
        return make_thumb(game_id)
    budget = search_budget(spec) if within is None else search_budget(spec).within(within)
    return SearchPlayer(structs.replace(budget, working=True) if measured else budget, seed)


def search_budget(spec: str) -> Budget:
    """How long a search of this name thinks."""
    if spec in LEVELS:
        return LEVELS[spec]
    found = _SEARCH.fullmatch(spec)
    if found is None:
        raise UnknownPlayer(spec)
    number, seconds, workers = found["number"] or "1", found["seconds"] or not found["number"], found["workers"]
    if float(number) <= 0 or workers == "0" or (not seconds and "." in number):
        raise UnknownPlayer(spec)
    time, count = (float(number), None) if seconds else (None, int(number))
    return Budget(time, count, int(workers or 1), int(found["depth"]) if found["depth"] else None)
