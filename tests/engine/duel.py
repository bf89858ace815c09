"""A toy game for testing the engine: two to four seats hold hidden cards, bid in secret and at once.

Each round every seat lays down a card; the highest single card scores a point. A seat may peek at its left
neighbour's hand once, before bidding.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, Self

from undercroft.engine.chance import Chance
from undercroft.engine.decision import Contents, Decision, Option, Param, Play, Verb, ask
from undercroft.engine.errors import Why, not_asked
from undercroft.engine.game import Game, View
from undercroft.engine.outcome import Outcome
from undercroft.engine.plain import Parts
from undercroft.engine.setup import Preset, Setup
from undercroft.engine.state import State

CARDS = 12
PEEK = Verb("peek", rule="DUEL-01")
PASS = Verb("pass", rule="DUEL-01")


def card_numbers(contents: Contents) -> range:
    """A box may count its cards from another number on than one."""
    lowest = int(str(contents.get("lowest card", 1)))
    return range(lowest, lowest + CARDS)


CARD = Param("card", card_numbers)
LAY = Verb("lay", CARD, rule="DUEL-02")


class DuelSetup(Setup, frozen=True, forbid_unknown_fields=True):
    rounds: int = 2


class DuelView(View, frozen=True):
    hands: list[list[int] | int]
    points: list[int]


class DuelState(State):
    __slots__ = ("hands", "peeked", "points", "rounds", "setup")

    def __init__(self, seats: int, setup: DuelSetup, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.setup = setup
        self.rounds = 0
        deck = list(range(1, CARDS + 1))
        chance.shuffle("deck", deck, str)
        self.hands = [sorted(deck[3 * seat : 3 * seat + 3]) for seat in range(seats)]
        self.points = [0] * seats
        self.peeked = [False] * seats

    def copy(self) -> Self:
        twin = super().copy()
        twin.setup = self.setup
        twin.rounds = self.rounds
        twin.hands = [hand[:] for hand in self.hands]
        twin.points = self.points[:]
        twin.peeked = self.peeked[:]
        return twin


class Duel(Game[DuelState]):
    id = "duel"
    version = 1
    seats = range(2, 5)
    presets = MappingProxyType({"usual": Preset({}, 2), "long": Preset({"rounds": 3}, 3)})
    setup_type = DuelSetup
    verbs: ClassVar[Sequence[Verb]] = (PEEK, PASS, LAY)
    parts = Parts([DuelState], {})
    folder = Path(__file__).parent

    def new(self, seats: int, setup: Any, chance: Chance) -> DuelState:
        return DuelState(seats, setup, chance)

    def turn(self, s: DuelState) -> Play[None]:
        choice: Option = yield ask(0, "before", [PEEK(), PASS()])
        if choice is PEEK():
            s.peeked[0] = True
            s.tell_secretly("peeked", (0,), {"cards": " ".join(map(str, s.hands[1]))}, seat=0)
        bids = yield tuple(ask(seat, "bid", self._cards(s, seat)) for seat in range(s.seats))
        cards = [CARD.of(bid) for bid in bids]
        for seat, card in enumerate(cards):
            s.hands[seat].remove(card)
            s.tell("laid", seat=seat, card=card)
        s.points[cards.index(max(cards))] += 1
        s.rounds += 1

    def _cards(self, s: DuelState, seat: int) -> Any:
        return lambda: [LAY(card) for card in s.hands[seat]]

    def outcome(self, s: DuelState) -> Outcome | None:
        if s.rounds < s.setup.rounds:
            return None
        best = max(s.points)
        return Outcome(
            winners=tuple(seat for seat, points in enumerate(s.points) if points == best), scores=tuple(s.points)
        )

    def view(self, s: DuelState, seat: int | None) -> DuelView:
        def known(other: int) -> bool:
            return seat == other or (seat == 0 and other == 1 and s.peeked[0])

        return DuelView(
            hands=[hand[:] if known(other) else len(hand) for other, hand in enumerate(s.hands)], points=s.points[:]
        )

    def deal_anew(self, s: DuelState, seat: int | None) -> None:
        hidden = [other for other in range(s.seats) if other != seat and not (seat == 0 and other == 1 and s.peeked[0])]
        cards = [card for other in hidden for card in s.hands[other]]
        s.chance.shuffle("deck", cards, str)
        for other in hidden:
            count = len(s.hands[other])
            s.hands[other], cards = sorted(cards[:count]), cards[count:]

    def why_not(self, s: DuelState, decision: Decision, option: Option) -> Why | None:
        if option in decision.options:
            return None
        return Why("not-in-hand", "DUEL-02") if option.verb is LAY else not_asked(decision)
