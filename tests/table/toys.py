"""The games of a test server: a real one, and the duel with cards that no other number looks like."""

from __future__ import annotations

from typing import Any

import undercroft
from tests.engine.duel import PASS, Duel, DuelSetup, DuelState
from undercroft.engine.chance import Chance
from undercroft.engine.decision import Contents, Decision, Option, Play, Verb, ask
from undercroft.engine.errors import Why
from undercroft.engine.game import Game
from undercroft.games import PACKAGES

CARD = 770_000
"""Card 5 is called 770005: a number that is found nowhere else."""

BUG = 99
BREAK = Verb("bug", rule="DUEL-01")


class MarkedDuel(Duel):
    hidden = True
    verbs = (*Duel.verbs, BREAK)

    def contents(self, setup: Any) -> Contents:
        return {"lowest card": CARD + 1}

    def new(self, seats: int, setup: DuelSetup, chance: Chance) -> DuelState:
        s = super().new(seats, setup, chance)
        s.hands = [[CARD + card for card in hand] for hand in s.hands]
        return s

    def turn(self, s: DuelState) -> Play[None]:
        """A match of 99 rounds has a bug after the first choices."""
        if s.setup.rounds == BUG:
            yield ask(0, "before", [PASS()])
            raise RuntimeError("a bug in the rules")
        yield from super().turn(s)

    def why_not(self, s: DuelState, decision: Decision, option: Option) -> Why | None:
        if option.verb is BREAK:
            raise RuntimeError("a bug in the rules")
        return super().why_not(s, decision, option)


def games() -> dict[str, Game[Any]]:
    PACKAGES["duel"] = "tests.table.duel"
    return {"dungeon-roll": undercroft.games()["dungeon-roll"], "duel": MarkedDuel()}
