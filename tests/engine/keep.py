"""A toy game of sides: one to three heroes, who see each other's cards, against a keeper.

At each of three doors all lay a card in secret and at once. The door gives way if the heroes' cards together are more
than the keeper's, counted once for each hero. Heroes who open two doors win together, else the keeper wins. Once,
before a door, the first hero may listen, and then knows one of the keeper's cards; what one hero knows all know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar, Self

from undercroft.engine.chance import Chance
from undercroft.engine.decision import Decision, Option, Param, Play, Verb, ask, numbers
from undercroft.engine.errors import Why, not_asked
from undercroft.engine.game import Game, View
from undercroft.engine.outcome import Outcome
from undercroft.engine.plain import Parts
from undercroft.engine.setup import Setup
from undercroft.engine.sides import Sides, side_of
from undercroft.engine.state import State
from undercroft.games import games

CARDS, HAND, DOORS, ENOUGH = 24, 5, 3, 2
KEEPER, FIRST_HERO = 0, 1
LISTEN = Verb("listen", rule="KEEP-01")
WALK_ON = Verb("walk-on", rule="KEEP-01")
CARD = Param("card", numbers(1, CARDS))
LAY = Verb("lay", CARD, rule="KEEP-02")


class KeepView(View, frozen=True):
    hands: list[list[int] | int]
    """Cards of the own side; of others how many there are."""
    listened: bool
    heard: int
    """The keeper's card that the heroes know of; 0 for others."""
    doors: int
    opened: int


class KeepState(State):
    __slots__ = ("deck", "doors", "hands", "heard", "opened", "setup", "since")

    def __init__(self, seats: int, setup: Setup, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.setup = setup
        self.deck = list(range(1, CARDS + 1))
        chance.shuffle("deck", self.deck, str)
        self.hands = [sorted(self.deck[HAND * seat : HAND * (seat + 1)]) for seat in range(seats)]
        del self.deck[: HAND * seats]
        self.heard = 0
        self.since: list[int] = []
        """What the keeper has laid since the heroes listened."""
        self.doors = 0
        self.opened = 0

    def copy(self) -> Self:
        twin = super().copy()
        twin.setup = self.setup
        twin.deck = self.deck[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.heard = self.heard
        twin.since = self.since[:]
        twin.doors = self.doors
        twin.opened = self.opened
        return twin


def pick(s: KeepState, cards: list[int]) -> int:
    return cards[s.chance.pick("heard", [str(card) for card in cards])]


class Keep(Game[KeepState]):
    id = "keep"
    version = 1
    seats = range(2, 5)
    hidden = True
    verbs: ClassVar[Sequence[Verb]] = (LISTEN, WALK_ON, LAY)
    parts = Parts([KeepState], {})
    folder = Path(__file__).parent

    def sides(self, seats: int, setup: Any) -> Sides:
        return (KEEPER,), tuple(range(FIRST_HERO, seats))

    def roles(self, seats: int, setup: Any) -> tuple[str, ...]:
        return "keeper", "heroes"

    def new(self, seats: int, setup: Any, chance: Chance) -> KeepState:
        return KeepState(seats, setup, chance)

    def turn(self, s: KeepState) -> Play[None]:
        if not s.heard:
            yield from self._listen(s)
        laid = yield tuple(ask(seat, "lay", self._cards(s, seat)) for seat in range(s.seats))
        keeper, *heroes = [CARD.of(option) for option in laid]
        for seat, card in enumerate((keeper, *heroes)):
            s.hands[seat].remove(card)
            s.tell("laid", seat=seat, card=card)
        if s.heard:
            s.since.append(keeper)
        s.doors += 1
        s.opened += sum(heroes) > keeper * len(heroes)

    def _listen(self, s: KeepState) -> Play[None]:
        choice: Option = yield ask(FIRST_HERO, "door", [LISTEN(), WALK_ON()])
        if choice is LISTEN():
            s.heard = pick(s, s.hands[KEEPER])
            s.tell_secretly("listened", (FIRST_HERO,), {"card": s.heard}, seat=FIRST_HERO)

    def _cards(self, s: KeepState, seat: int) -> Callable[[], list[Option]]:
        return lambda: [LAY(card) for card in s.hands[seat]]

    def outcome(self, s: KeepState) -> Outcome | None:
        if s.doors < DOORS:
            return None
        keeper, heroes = self.sides(s.seats, s.setup)
        scores = (DOORS - s.opened, *[s.opened] * len(heroes))
        return Outcome(winners=heroes if s.opened >= ENOUGH else keeper, scores=scores)

    def view(self, s: KeepState, seat: int | None) -> KeepView:
        side = () if seat is None else side_of(self.sides(s.seats, s.setup), seat)
        return KeepView(
            hands=[hand[:] if other in side else len(hand) for other, hand in enumerate(s.hands)],
            listened=s.heard > 0,
            heard=s.heard if FIRST_HERO in side else 0,
            doors=s.doors,
            opened=s.opened,
        )

    def deal_anew(self, s: KeepState, seat: int | None) -> None:
        """The heroes know what they heard; the keeper only knows what that may have been."""
        side = () if seat is None else side_of(self.sides(s.seats, s.setup), seat)
        others = [other for other in range(s.seats) if other not in side]
        kept = [card for card in s.hands[KEEPER] if card == s.heard and FIRST_HERO in side]
        cards = sorted(card for pile in (s.deck, *[s.hands[other] for other in others]) for card in pile)
        cards = [card for card in cards if card not in kept]
        s.chance.shuffle("deck", cards, str)
        for other in others:
            known = kept if other == KEEPER else []
            count = len(s.hands[other]) - len(known)
            s.hands[other], cards = sorted([*known, *cards[:count]]), cards[count:]
        s.deck = cards
        if s.heard and FIRST_HERO not in side:
            s.heard = pick(s, sorted([*s.hands[KEEPER], *s.since]))

    def why_not(self, s: KeepState, decision: Decision, option: Option) -> Why | None:
        if option in decision.options:
            return None
        return Why("not-in-hand", "KEEP-02") if option.verb is LAY else not_asked(decision)


@contextmanager
def on_the_shelf() -> Iterator[Keep]:
    """The toy game among the real ones."""
    toy = Keep()
    games()[toy.id] = toy
    try:
        yield toy
    finally:
        del games()[toy.id]
