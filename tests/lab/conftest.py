"""Matches to look back at, and the toy game with secrets among the real ones."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

import undercroft
from tests.engine.duel import Duel
from undercroft.engine.decision import Decision, Option
from undercroft.engine.match import Match
from undercroft.engine.record import Record
from undercroft.lab import review, weighing
from undercroft.players import make_player, search


def play_out(match: Match, *first: str, players: Sequence[str] = ()) -> Record:
    """The record of the match: these choices first, then by rules of thumb."""
    thumb = make_player("thumb", match.game.id)
    for option in first:
        match.choose(match.decisions[0].seat, option)
    while match.outcome is None:
        decision = match.decisions[0]
        match.choose(decision.seat, thumb.choose(match, decision))
    record: Record = match.record()
    return msgspec.structs.replace(record, players=list(players))


def fled(seats: int, players: Sequence[str] = ()) -> Record:
    """A match in which the first seat flees from an ooze that any of its seven mages could defeat."""
    script = undercroft.Script(party="mage " * 7, dungeon="ooze")
    setup = {"heroes": ["minstrel", "knight", "crusader", "occultist"][:seats], "first": 0}
    return play_out(
        undercroft.new_match("dungeon-roll", seats=seats, seed=script, setup=setup), "flee", players=players
    )


class LowestCard:
    """A rule of thumb for the toy game: the first option."""

    def choose(self, match: Match, decision: Decision) -> Option:
        return decision.options[0]


@pytest.fixture
def duel(monkeypatch: pytest.MonkeyPatch) -> Duel:
    """The toy game, where the lab finds games and players."""
    toy = Duel()
    monkeypatch.setattr(Duel, "hidden", True, raising=False)
    for module in (review, search):
        monkeypatch.setattr(module, "game", lambda _: toy)
        monkeypatch.setattr(module, "make_thumb", lambda _: LowestCard())
    monkeypatch.setattr(review, "game_of", lambda _: toy)
    assert not hasattr(weighing, "game")
    return toy
