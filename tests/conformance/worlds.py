"""Two worlds that somebody who looks on cannot tell apart, and what must not differ between them.

What a seat (or a spectator) cannot know is dealt anew, the dice stay the same, and both worlds are given the same
choices. As long as the one who looks on sees the same, it is told the same, the same seats are asked the same, and it
is refused for the same reason, byte for byte. Where it sees something else, something hidden has come to light, and
the choice that brought it there cannot be taken back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from tests.conformance.play import any_order
from undercroft.engine.chance import Chance, make_seed
from undercroft.engine.decision import Decision, Option
from undercroft.engine.errors import Refusal
from undercroft.engine.game import Game
from undercroft.engine.match import Choice, Match, Start
from undercroft.engine.state import State

Looker = int | None
"""A seat, or a spectator."""

REFUSED_AT_ONCE = 6
"""How many options that are not on offer are asked for at each step."""


class Leak(AssertionError):
    """Somebody could tell two worlds apart by something other than what it may see."""

    def __init__(self, what: str, looker: Looker, steps: list[Choice], one: object, other: object) -> None:
        line = " ".join(f"{seat}:{option.id}" for seat, option in steps)
        who = "a spectator" if looker is None else f"seat {looker}"
        super().__init__(f"{what} of {who} after [{line}]\n  here:      {one!r}\n  elsewhere: {other!r}")
        self.what = what


class Curious:
    """Chooses at random, and often what has been done least: a rare deed is as likely to be seen as a common one."""

    def __init__(self, luck: Random) -> None:
        self.luck = luck
        self._done: Counter[str] = Counter()

    def order(self, match: Match) -> tuple[int, Option] | None:
        """Sometimes an order that a seat could give or revoke now, if the game knows any."""
        return any_order(match, self.luck) if self.luck.random() < 0.15 else None

    def choose(self, options: Sequence[Option]) -> Option:
        if self.luck.random() < 0.5:
            least = min(self._done[option.verb.name] for option in options)
            options = [option for option in options if self._done[option.verb.name] == least]
        option = self.luck.choice(options)
        self._done[option.verb.name] += 1
        return option


# -- worlds ---------------------------------------------------------------------------------------


def beginning_with(game: Game[Any], state: State) -> Game[Any]:
    """The same game, whose matches begin in this state."""

    def new(_self: Game[Any], _seats: int, _setup: object, _chance: Chance) -> State:
        twin = state.copy()
        twin.events = []
        return twin

    kind = type(game)
    begun: Game[Any] = type(kind.__name__, (kind,), {"new": new})()
    return begun


def match_from(match: Match, state: State) -> Match:
    """A match that goes on from this state between two turns, with nothing told and nothing to be taken back."""
    start = match.start
    return Match(Start(beginning_with(match.game, state), start.seats, start.seed, start.setup))


def deal_anew(game: Game[Any], state: State, looker: Looker, seed: int) -> None:
    """What the looker cannot know becomes something else; chance goes on as it would have."""
    dice = state.chance
    state.chance = Chance(make_seed(seed))
    game.deal_anew(state, looker)
    state.chance = dice


def twins(match: Match, looker: Looker, seed: int) -> Twins:
    """Two worlds from the beginning of this turn on."""
    begun = match._checkpoints[-1].state
    elsewhere = begun.copy()
    deal_anew(match.game, elsewhere, looker, seed)
    return Twins(match_from(match, begun), match_from(match, elsewhere), looker, seed)


def twins_now(match: Match, looker: Looker, seed: int) -> Twins:
    """Two worlds from this very moment on, perhaps in the middle of a turn. Nothing can be taken back in them: that
    would lead behind the moment at which they parted."""
    checkpoint = match._checkpoints[-1]
    one, other = (match_from(match, checkpoint.state) for _ in range(2))
    worlds = Twins(one, other, looker, seed, can_go_back=False)
    for at in range(checkpoint.choices, len(match.choices)):
        if at == match.revealed:
            change_now(other, looker, seed)
        seat, option = match.choices[at]
        one.choose(seat, option)
        hidden = at >= match.revealed and seat != looker
        other.choose(seat, worlds.any_option(other, seat) if hidden else option)
    if match.revealed == len(match.choices):
        change_now(other, looker, seed)
    return worlds


def change_now(match: Match, looker: Looker, seed: int) -> None:
    """Deal anew in the middle of a turn, as a fork for a seat does."""
    deal_anew(match.game, match.state, looker, seed)
    for seat, option in match.game.face_down(match.state).items():
        match.choices[last_choice_of(match, seat)] = (seat, option)
    for decision in match.decisions:
        if decision.seat != looker:
            decision.ask_again()


def last_choice_of(match: Match, seat: int) -> int:
    own = [at for at in range(match.revealed) if match.choices[at][0] == seat]
    return max(at for at in own if not match.is_order(match.choices[at][1]))


# -- what somebody can tell -----------------------------------------------------------------------


def encoded(data: object) -> bytes:
    return msgspec.json.encode(data)


def open_choices(match: Match) -> list[Choice]:
    """Those that all know of; what lay face down may have been different."""
    return match.choices[: match.face_up]


def view_of(match: Match, looker: Looker) -> bytes:
    return encoded(match.view(looker))


def told(match: Match, looker: Looker, since: int) -> list[bytes]:
    return [encoded(event.plain()) for event in match.events_for(looker, since)]


def asked(match: Match, looker: Looker) -> bytes:
    """Who is asked, in which order, what kind of question and what about; of the own one also the options, and what it
    has ordered."""
    orders = [] if looker is None else [order.id for order in match.orders(looker)]
    return encoded([*[question(decision, decision.seat == looker) for decision in match.decisions], orders])


def question(decision: Decision, own: bool) -> list[object]:
    offered = [*decision.options, *decision.standing]
    options = [[option.id, option.rule] for option in offered] if own else None
    return [decision.seat, decision.kind, list(decision.about.items()), options]


def foretold(match: Match, looker: Looker) -> bytes:
    """What the rules foretell the looker of each of its options, and of where it stands."""
    if looker is None:
        return b""
    decision = match.decision(looker)
    options = [] if decision is None else decision.options
    return encoded([match.outlook(looker), [match.forecast(looker, option) for option in options]])


def may_take_back(match: Match, seat: int) -> bool:
    return match.may_take_back(seat)


def undoing(match: Match, looker: Looker) -> str:
    """What comes of taking back: that it can be, or why not."""
    if looker is None:
        return ""
    if may_take_back(match, looker):
        return "granted"
    try:
        match.take_back(looker)
    except Refusal as refusal:
        return reason(refusal)
    return "done"


def refused(match: Match, looker: Looker, options: list[str]) -> list[str]:
    """For each of these options: why the looker cannot take it."""
    decision = None if looker is None else match.decision(looker)
    offered = [] if decision is None else [option.id for option in (*decision.options, *decision.standing)]
    return [refusal(match, looker, option) for option in options if looker is not None and option not in offered]


def refusal(match: Match, seat: int, option: str) -> str:
    try:
        match.choose(seat, option)
    except Refusal as refused:
        return reason(refused)
    return "taken"


def reason(refusal: Refusal) -> str:
    """All that the words of a refusal are made from, in any language."""
    return repr((type(refusal).__name__, refusal.code, refusal.rule, dict(refusal.details), str(refusal)))


# -- both at once ---------------------------------------------------------------------------------


class Twins:
    """Two worlds, and what has been compared between them."""

    def __init__(self, one: Match, other: Match, looker: Looker, seed: int, *, can_go_back: bool = True) -> None:
        self.one = one
        self.other = other
        self.looker = looker
        self.can_go_back = can_go_back
        self.compared = 0
        self.luck = Random(seed)
        self._player = Curious(self.luck)
        self.known: list[str] = []
        """Options that were on offer to anybody in either world."""
        self._heard = 0

    @property
    def differ(self) -> bool:
        """Whether anything is different at all."""
        return bool(self.one.state.plain() != self.other.state.plain() or self.one.choices != self.other.choices)

    def play(self, most: int) -> int:
        """Play on in both worlds while they look the same; how many steps were compared."""
        same = self.compare()
        while same and self.compared < most and self.one.outcome is None:
            same = self.step()
        return self.compared

    def step(self) -> bool:
        """Choose in both worlds; whether they still look the same and there was something to choose."""
        if self.can_go_back and self.looker is not None and self.luck.random() < 0.3 and self.take_back(self.looker):
            return self.compare()
        ordered = self._player.order(self.one)
        if ordered is not None:
            self.choose(*ordered, ordered[1])
            return self.compare()
        made = self.pick()
        if made is None:
            return False
        self.choose(*made)
        return self.compare()

    def choose(self, seat: int, here: Option, there: Option) -> None:
        self.one.choose(seat, here)
        self.other.choose(seat, there)

    def take_back(self, seat: int) -> bool:
        """Whether the seat could, in both worlds."""
        if not (may_take_back(self.one, seat) and may_take_back(self.other, seat)):
            return False
        self.undo(seat)
        self._heard = min(self._heard, len(self.one.events))
        return True

    def undo(self, seat: int) -> None:
        self.one.take_back(seat)
        self.other.take_back(seat)

    def pick(self) -> tuple[int, Option, Option] | None:
        """A choice for each world: the same, unless it stays face down to the looker."""
        place = self.luck.randrange(len(self.one.decisions))
        here, there = self.one.decisions[place], self.other.decisions[place]
        if self.is_face_down and here.seat != self.looker and self.luck.random() < 0.3:
            return here.seat, self.luck.choice(list(here.options)), self.luck.choice(list(there.options))
        offered = [*there.options, *there.standing]
        both = [option for option in (*here.options, *here.standing) if option in offered]
        if not both:
            return None
        option = self._player.choose(both)
        return here.seat, option, option

    def any_option(self, match: Match, seat: int) -> Option:
        decision = match.decision(seat)
        assert decision is not None
        return self.luck.choice(list(decision.options))

    @property
    def is_face_down(self) -> bool:
        """Whether what is chosen now is known only when all have chosen."""
        return len(self.one.decisions) > 1 or self.one.revealed < len(self.one.choices)

    def compare(self) -> bool:
        """Whether the worlds look the same to the looker; then nothing else may differ. Where the same cards were drawn
        in another order, and lie as if they had not been, the worlds are apart all the same."""
        if open_choices(self.one) != open_choices(self.other):
            return False
        if view_of(self.one, self.looker) != view_of(self.other, self.looker):
            self.hold_what_came_to_light()
            return False
        here, there = (told(match, self.looker, self._heard) for match in (self.one, self.other))
        if here != there and sorted(here) == sorted(there):
            self.hold_what_came_to_light()
            return False
        self.hold("what is told", here, there)
        self.hold("who is asked", asked(self.one, self.looker), asked(self.other, self.looker))
        self.hold("the forecast", foretold(self.one, self.looker), foretold(self.other, self.looker))
        self.hold("the undo", undoing(self.one, self.looker), undoing(self.other, self.looker))
        self.hold("the outcome", self.one.outcome, self.other.outcome)
        options = self.not_on_offer()
        self.hold("the refusal", *[refused(match, self.looker, options) for match in (self.one, self.other)])
        self._heard = len(self.one.events)
        self.compared += 1
        return True

    def hold_what_came_to_light(self) -> None:
        """It cannot be taken back; and it was not that somebody is asked here while elsewhere play goes on."""
        self.hold("what came to light and can be taken back", self.one.can_undo or self.other.can_undo, False)
        here, there = (told(match, self.looker, self._heard) for match in (self.one, self.other))
        shared = min(len(here), len(there))
        if here[:shared] == there[:shared] and len(here) != len(there):
            raise Leak("who is asked", self.looker, self.one.choices, asked(self.one, None), asked(self.other, None))

    def not_on_offer(self) -> list[str]:
        for match in (self.one, self.other):
            self.known += [option.id for decision in match.decisions for option in decision.options]
        self.known = list(dict.fromkeys(self.known))
        return [*self.luck.sample(self.known, min(REFUSED_AT_ONCE, len(self.known))), "nonsense"]

    def hold(self, what: str, one: object, other: object) -> None:
        if one != other:
            raise Leak(what, self.looker, self.one.choices, one, other)


# -- many lines -----------------------------------------------------------------------------------


class Tally:
    """How much was compared: a property that compares nothing holds always."""

    def __init__(self) -> None:
        self.lines = 0
        self.apart = 0
        """Lines whose two worlds really differ."""
        self.steps = 0
        """Steps compared in those."""
        self.steps_in_all = 0

    def __repr__(self) -> str:
        return f"{self.lines} lines, {self.apart} in two worlds; {self.steps} of {self.steps_in_all} steps in those"


def lookers(match: Match) -> Iterator[Looker]:
    """Every seat, and a spectator. Who plays alone has no opponent from whom to hide anything."""
    if match.seats > 1:
        yield None
    yield from range(match.seats)


def hold_secrets(match: Match, seed: str, tally: Tally, moments: int = 6, most: int = 25, until: int = 120) -> None:
    """Play at random, and at so many moments compare worlds for everybody, that many steps at most; a :class:`Leak` if
    they can be told apart. The last moment comes before ``until`` choices."""
    luck = Random(seed)
    player = Curious(luck)
    for moment in sorted(luck.sample(range(until), moments)):
        while len(match.choices) < moment and match.outcome is None:
            ordered = player.order(match)
            if ordered is not None:
                match.choose(*ordered)
                continue
            decision = luck.choice(match.decisions)
            match.choose(decision.seat, player.choose([*decision.options, *decision.standing]))
        if match.outcome is not None:
            break
        for looker in lookers(match):
            for part in (twins, twins_now):
                compare(part(match, looker, luck.randrange(1 << 32)), most, tally)


def compare(worlds: Twins, most: int, tally: Tally) -> None:
    differ = worlds.differ
    steps = worlds.play(most)
    tally.lines += 1
    tally.apart += differ
    tally.steps += steps * differ
    tally.steps_in_all += steps
