"""A toy game of moments: wizards cast bolts at each other, and any spell can be countered, also a counterspell.

Each in turn may cast a bolt. Whenever a spell is cast all others who hold cards may counter it; a counterspell is a
spell, too. A bolt that is not countered takes a life. Before a turn all may look into the stars, which nobody is asked
who does not want to be.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, Self

from undercroft.engine.chance import Chance
from undercroft.engine.decision import Decision, Option, Param, Play, Verb, ask, names, numbers
from undercroft.engine.errors import Why, not_asked
from undercroft.engine.game import Game, View
from undercroft.engine.moment import Moments
from undercroft.engine.outcome import Outcome
from undercroft.engine.plain import Parts
from undercroft.engine.setup import Setup
from undercroft.engine.state import State

HAND, LIVES, TURNS = 4, 3, 12
CARDS = ("bolt", "counter", "dispel")
COUNTERS = ("counter", "dispel")
CAST = Verb("cast", Param("card", names(CARDS)), Param("at", numbers(0, 5)), rule="SPELL-01")
REST = Verb("rest", rule="SPELL-01")
COUNTER = Verb("counter", Param("card", names(COUNTERS)), rule="SPELL-02")
STARS = Verb("stars", rule="SPELL-03")
PASS = Verb("pass", rule="SPELL-02")
MOMENTS = Moments(
    PASS(),
    {"bolt-cast": True, "counter-cast": True, "night": False},
    ("my-turn", "attacked"),
    lambda s: CARDS,
    keeps=("counter-cast",),
)


class SpellView(View, frozen=True):
    hands: list[list[str] | int]
    lives: list[int]
    stars: list[int]


class SpellState(State):
    __slots__ = ("active", "deck", "hands", "lives", "stars", "turns")

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.deck = list(CARDS * 2 * seats)
        chance.shuffle("deck", self.deck, str)
        self.hands = [[self.deck.pop() for _ in range(HAND)] for _ in range(seats)]
        self.lives = [LIVES] * seats
        self.stars = [0] * seats
        self.active = 0
        self.turns = 0

    def copy(self) -> Self:
        twin = super().copy()
        twin.deck = self.deck[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.lives = self.lives[:]
        twin.stars = self.stars[:]
        twin.active = self.active
        twin.turns = self.turns
        return twin

    def others(self, seat: int) -> list[int]:
        """In the order in which they are heard: clockwise."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]


class Spells(Game[SpellState]):
    id = "spells"
    version = 1
    seats = range(2, 7)
    setup_type = Setup
    hidden = True
    verbs: ClassVar[Sequence[Verb]] = (CAST, REST, COUNTER, STARS, PASS, *MOMENTS.verbs)
    moments: ClassVar[Moments] = MOMENTS
    parts = Parts([SpellState], {})
    folder = Path(__file__).parent

    def new(self, seats: int, setup: Any, chance: Chance) -> SpellState:
        return SpellState(seats, chance)

    def turn(self, s: SpellState) -> Play[None]:
        self.moments.come(s, s.active, "my-turn")
        yield from self.night(s)
        choice: Option = yield ask(s.active, "turn", lambda: self.casts(s))
        if choice is not REST():
            yield from self.bolt(s, s.active, int(choice.args[1]))
        s.active = (s.active + 1) % s.seats
        s.turns += 1

    def casts(self, s: SpellState) -> list[Option]:
        bolt = "bolt" in s.hands[s.active]
        return [*[CAST("bolt", other) for other in s.others(s.active) if bolt and s.lives[other]], REST()]

    def night(self, s: SpellState) -> Play[None]:
        """SPELL-03: all may look into the stars, and whoever has done so has done so."""
        looked: list[int] = []

        def look(seat: int, choice: Option) -> Play[None]:
            looked.append(seat)
            s.stars[seat] += 1
            s.tell("stars", seat=seat)
            yield from ()

        def seats() -> list[int]:
            return [seat for seat in range(s.seats) if seat not in looked]

        yield from self.moments.open(
            s, "night", "night", {}, seats, lambda seat: [STARS()], look, matters=lambda seat: len(s.hands[seat])
        )

    def bolt(self, s: SpellState, caster: int, at: int) -> Play[None]:
        self.moments.come(s, at, "attacked")
        self.lay(s, caster, "bolt")
        if not (yield from self.countered(s, caster, "bolt-cast", "bolt")):
            s.lives[at] -= 1
            s.tell("struck", seat=at)

    def lay(self, s: SpellState, seat: int, card: str) -> None:
        s.hands[seat].remove(card)
        s.tell("cast", seat=seat, card=card)

    def countered(self, s: SpellState, caster: int, kind: str, spell: str) -> Play[bool]:
        """SPELL-02: spells cast in answer take effect first."""
        stopped: list[bool] = []

        def seats() -> list[int]:
            return [] if stopped else [seat for seat in s.others(caster) if self.may_counter(s, seat)]

        def counter(seat: int, choice: Option) -> Play[None]:
            card = str(choice.args[0])
            self.lay(s, seat, card)
            if not (yield from self.countered(s, seat, "counter-cast", card)):
                stopped.append(True)

        yield from self.moments.open(
            s, kind, "counter", {"spell": spell}, seats, lambda seat: self.counters(s, seat), counter
        )
        return bool(stopped)

    def may_counter(self, s: SpellState, seat: int) -> bool:
        """For all that everybody can see."""
        return bool(s.hands[seat])

    def counters(self, s: SpellState, seat: int) -> list[Option]:
        return [COUNTER(card) for card in COUNTERS if card in s.hands[seat]]

    def outcome(self, s: SpellState) -> Outcome | None:
        if s.turns < TURNS:
            return None
        best = max(s.lives)
        winners = tuple(seat for seat, lives in enumerate(s.lives) if lives == best)
        return Outcome(winners=winners, scores=tuple(s.lives))

    def view(self, s: SpellState, seat: int | None) -> SpellView:
        hands: list[list[str] | int] = [hand[:] if seat == other else len(hand) for other, hand in enumerate(s.hands)]
        return SpellView(hands=hands, lives=s.lives[:], stars=s.stars[:])

    def deal_anew(self, s: SpellState, seat: int | None) -> None:
        hidden = [hand for other, hand in enumerate(s.hands) if other != seat]
        cards = sorted([card for hand in [*hidden, s.deck] for card in hand])
        s.chance.shuffle("unseen", cards, str)
        for hand in [*hidden, s.deck]:
            hand[:] = [cards.pop() for _ in hand]

    def in_turn(self, s: SpellState, decision: Decision) -> bool:
        return decision.kind == "turn"

    def why_not(self, s: SpellState, decision: Decision, option: Option) -> Why | None:
        if option in decision.options:
            return None
        return Why("not-in-hand", "SPELL-01") if option.verb in (CAST, COUNTER) else not_asked(decision)
