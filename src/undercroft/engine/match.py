"""A match: one play of a game, from set-up to outcome."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from undercroft.engine.actions import Actions
from undercroft.engine.chance import Chance, Script, ScriptedChance, commitment, make_seed
from undercroft.engine.decision import Decision, Option, Response, first_response_counts
from undercroft.engine.errors import (
    CannotUndo,
    Forbidden,
    MatchOver,
    NotYourDecision,
    StaleChoice,
    UnknownOption,
    Why,
    not_asked,
)
from undercroft.engine.event import Event
from undercroft.engine.forecast import Forecast
from undercroft.engine.game import Game, View
from undercroft.engine.outcome import Outcome
from undercroft.engine.sides import Side, Sides, sides_of_seats
from undercroft.engine.state import State

if TYPE_CHECKING:
    from undercroft.engine.record import Record

Choice = tuple[int, Option]
"""Which seat took which option."""


MOST_PLAYED_AGAIN = 6
"""So many choices before the present turn a fork of a quiet match may have to play again."""

Chooser = Callable[["Match", Decision], Option]
"""Takes an option of a decision."""


class Start:
    """What a match begins with: with the choices it is the whole match.

    ``arrange`` puts the table in order by hand before the first turn, for tests and puzzles. ``rules`` is the version
    of the rules, the newest unless another one is given. ``carried`` is the number of choices after which the match
    went on with other rules or cards than it was begun with, if it did.
    """

    __slots__ = ("_actions", "arrange", "carried", "game", "rules", "script", "seats", "seed", "setup", "side", "sides")

    def __init__(
        self,
        game: Game[Any],
        seats: Any,
        seed: int | str | bytes | Script | None,
        setup: object,
        arrange: Callable[[Any], None] | None = None,
        *,
        rules: int | None = None,
        carried: int | None = None,
    ) -> None:
        self.game = game
        self.setup = game.read_setup(seats, setup)
        self.seats: int = seats
        self.sides = game.sides(self.seats, self.setup)
        self.side = sides_of_seats(self.sides)
        """The side that each seat is in."""
        self.script = seed.lines if isinstance(seed, Script) else None
        self.seed = seed.seed if isinstance(seed, Script) else make_seed(seed)
        self.arrange = arrange
        self._actions: Actions | None = None
        self.rules = game.version if rules is None else rules
        self.carried = carried

    @property
    def content(self) -> dict[str, str]:
        """By id: the digest of each pack that the match is played with."""
        return dict(self.game.content(self.setup))

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    @property
    def contents(self) -> dict[str, object]:
        """By name: what the states of the match share and never change."""
        return {**self.game.contents(self.setup), "setup": self.setup}

    @property
    def actions(self) -> Actions:
        """All that could ever be chosen in the match."""
        if self._actions is None:
            self._actions = self.game.actions(self.setup)
        return self._actions

    def state(self) -> State:
        """The state before the first turn."""
        chance = Chance(self.seed) if self.script is None else ScriptedChance(self.seed, self.script)
        state: State = self.game.new_by(self.rules, self.seats, self.setup, chance)
        if self.arrange is not None:
            self.arrange(state)
        return state


class Checkpoint:
    """The state between two turns, and how many choices and events led to it."""

    __slots__ = ("choices", "events", "state")

    def __init__(self, choices: int, events: int, state: State) -> None:
        self.choices = choices
        self.events = events
        self.state = state


class Dealing:
    """That a fork was dealt anew for a seat after so many choices: replayed when the fork is forked."""

    __slots__ = ("choices", "seat", "seed")

    def __init__(self, choices: int, seat: int, seed: bytes) -> None:
        self.choices = choices
        self.seat = seat
        self.seed = seed


def turns(game: Game[Any], state: State, *, stopping: bool, at_once: bool = True) -> Generator[Any, Any, Outcome]:
    """Turn after turn: asks what they ask, until there is an outcome. ``stopping`` gives ``None`` before each turn, and
    unless ``at_once`` only from the second one on."""
    stops = stopping and at_once
    while True:
        outcome = game.outcome(state)
        if outcome is not None:
            return outcome
        if stops:
            yield None
        stops = stopping
        yield from game.turn(state)


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """One play of a game. Ask ``decisions``, give ``choose``, until there is an ``outcome``."""

    __slots__ = (
        "_answers",
        "_asked",
        "_checkpoints",
        "_dealings",
        "_known",
        "_quiet",
        "_send",
        "choices",
        "decisions",
        "game",
        "outcome",
        "start",
        "state",
    )

    def __init__(self, start: Start, *, quiet: bool = False) -> None:
        self.start = start
        self.game = start.game
        self.state: State = start.state()
        self._quiet = quiet
        if quiet:
            self.state.events = None
        self.choices: list[Choice] = []
        self.decisions: tuple[Decision, ...] = ()
        """The decisions that are open now: several when seats decide at once."""
        self.outcome: Outcome | None = None
        self._asked: tuple[Decision, ...] | None = None
        self._answers: dict[int, Option] = {}
        self._checkpoints: list[Checkpoint] = []
        self._dealings: tuple[Dealing, ...] = ()
        self._known: list[int] = []
        """Before each choice: how much had come to light by then."""
        self._begin()

    # -- what can be known --------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self.start.seats

    @property
    def sides(self) -> Sides:
        """Which seats win together and know together."""
        return self.start.sides

    def side(self, seat: int | None) -> Side:
        """The seats that know what this seat knows, itself among them; none for a spectator."""
        return () if seat is None else self.start.side[seat]

    @property
    def commitment(self) -> str:
        """Published before the first choice; the seed that the record reveals at the end must match it."""
        return self.start.commitment

    @property
    def events(self) -> Sequence[Event]:
        """All that happened. For what one seat may see of it: :meth:`events_for`."""
        return self.state.events or ()

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """All that happened, or what did after so many events, as this seat (``None``: a spectator) may know it."""
        side = self.side(seat)
        return [event.seen_by(*side) for event in self.events[since:]]

    def view(self, seat: int | None) -> View:
        """What this seat (``None``: a spectator) may know of the state."""
        return self.game.view(self.state, seat)

    @property
    def revealed(self) -> int:
        """How many choices the rules have been given: those after them wait for the choices of other seats."""
        return len(self.choices) - len(self._answers)

    @property
    def face_up(self) -> int:
        """How many choices, from the first on, are known to all: the next one lies face down, if there is one."""
        face_down = [self._last_choice_of(seat) for seat in self.game.face_down(self.state)]
        return min([self.revealed, *face_down])

    def _last_choice_of(self, seat: int) -> int:
        """Where among the revealed choices the seat's last one stands."""
        at = self.revealed - 1
        while self.choices[at][0] != seat or self.is_order(self.choices[at][1]):
            at -= 1
        return at

    def decision(self, seat: int) -> Decision | None:
        """The open decision of this seat, if it has one."""
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        return None

    def why_not(self, seat: int, option_id: str) -> Why | None:
        """Why this option cannot be taken now; ``None`` if it can, if the seat is not asked, or if there is no such
        option in the match at all (that is, if :attr:`Start.actions` does not have it)."""
        decision = self.decision(seat)
        if decision is None or decision.option(option_id) is not None:
            return None
        option = self.start.actions.read(option_id)
        return None if option is None else self.game.why_not(self.state, decision, option) or not_asked(decision)

    def forecast(self, seat: int, option: Option) -> Forecast | None:
        """What this option of the seat's decision may bring, as far as its side can know."""
        return self.game.forecast(self.state, seat, option)

    def outlook(self, seat: int) -> Forecast | None:
        """What the seat can know without looking at any option: what is about to happen, or what is in its reach."""
        decision = self.decision(seat)
        ahead = None if decision is None else self.game.ahead(self.state, decision)
        return self.game.outlook(self.state, seat) if ahead is None else ahead

    # -- choosing -----------------------------------------------------------------------------

    def choose(self, seat: int, option: Option | str, *, number: int | None = None) -> None:
        """Take an option (or the option of that id). ``number``, if given, must be that of the next choice."""
        if number is not None and number != len(self.choices):
            raise StaleChoice(f"choice {number} came late: the next one is choice {len(self.choices)}")
        decision = self.decision(seat)
        if decision is not None and option.__class__ is Option and option in decision.options:
            self.take(decision, option)
            return
        option_id = getattr(option, "id", None) or str(option)
        if self.game.moments is not None and self.game.moments.may_be_order(option_id):
            self.order(seat, option_id)
        elif decision is None:
            raise self._not_asked(seat)
        else:
            self.take(decision, self._offered(decision, option_id))

    def _offered(self, decision: Decision, option_id: str) -> Option:
        option = decision.option(option_id)
        if option is None:
            raise self._not_offered(decision, option_id)
        return option

    def _not_asked(self, seat: int) -> Exception:
        if self.outcome is not None:
            return MatchOver("the match is over")
        asked = ", ".join(str(decision.seat) for decision in self.decisions)
        return NotYourDecision(f"seat {seat} is not asked now; it is for seat {asked} to decide")

    def _not_offered(self, decision: Decision, option_id: str) -> Exception:
        why = self.why_not(decision.seat, option_id)
        if why is not None:
            return Forbidden(why)
        return UnknownOption(f"{self.game.id} knows no option {option_id!r}")

    def take(self, decision: Decision, option: Option) -> None:
        """Take an option of an open decision, both known to be such: nothing is checked, which is faster."""
        self.choices.append((decision.seat, option))
        if not self._quiet:
            self._known.append(self.state.chance.uses + self.state.unveiled)
        if self._asked is None:
            self._go_on(option)
            return
        self._answers[decision.seat] = option
        waiting = self.decisions
        if len(waiting) > 1:
            self.decisions = (
                waiting[1:] if waiting[0] is decision else tuple([other for other in waiting if other is not decision])
            )
        else:
            answers = self._answers
            if isinstance(decision, Response):
                self._hear_the_first(self._asked)
            self._reveal(tuple([answers[asked.seat] for asked in self._asked]))

    def _hear_the_first(self, asked: Sequence[Decision]) -> None:
        """What those who respond later would have done is not written down either."""
        answers = self._answers
        for each, option in zip(asked, first_response_counts(asked, [answers[d.seat] for d in asked]), strict=True):
            answers[each.seat] = option
        self.choices[self.revealed :] = [(seat, answers[seat]) for seat, _ in self.choices[self.revealed :]]

    def _reveal(self, options: tuple[Option, ...]) -> None:
        """Every seat that was asked at once has chosen: play on with their options, in the order of the question."""
        self._asked = None
        self._answers = {}
        self.state.unveiled += 1
        self._go_on(options)

    # -- standing orders ----------------------------------------------------------------------

    def order(self, seat: int, order_id: str) -> None:
        """Give a standing order or revoke one, whether the seat is asked or not. It stands before the choices that
        still lie face down."""
        moments = self.game.moments
        if self.outcome is not None or moments is None or seat not in range(self.seats):
            raise self._not_asked(seat)
        order = moments.read(self.state, seat, order_id)
        at = self.revealed
        if not self._quiet:
            self._known.insert(at, self.state.chance.uses + self.state.unveiled)
        self.choices.insert(at, (seat, order))
        moments.obey(self.state, seat, order)

    def orders(self, seat: int) -> tuple[Option, ...]:
        """The standing orders of this seat, which only its player may know."""
        return self.state.orders[seat]

    def hurries(self, seat: int) -> bool:
        """Whether a pass of this seat that needs no person goes by itself although other people wait."""
        return self.game.moments is not None and self.game.moments.hurries(self.state, seat)

    def ordered_answer(self, seat: int) -> Option | None:
        """What needs no person: a pass where there is nothing else, or nothing that the seat wants to be asked for.
        That it is asked all the same hides what it holds."""
        moments, decision = self.game.moments, self.decision(seat)
        if moments is None or decision is None:
            return None
        return moments.answer(self.state, decision, lambda: self.game.circumstances(self.state, decision))

    def is_order(self, option: Option) -> bool:
        return self.game.moments is not None and self.game.moments.is_order(option)

    @property
    def last_move(self) -> int:
        """Where the last choice stands that was asked for; -1 if there is none. Orders are revoked, not taken back."""
        at = len(self.choices) - 1
        while at >= 0 and self.is_order(self.choices[at][1]):
            at -= 1
        return at

    # -- playing on ---------------------------------------------------------------------------

    def play_out(self, choosers: Sequence[Chooser]) -> Outcome:
        """Play to the end, for each seat by its chooser. What they give is taken unchecked, as by :meth:`take`."""
        while self.outcome is None:
            decision = self.decisions[0]
            self.take(decision, choosers[decision.seat](self, decision))
        return self.outcome

    def play_at_random(self, numbers: Iterator[int]) -> Outcome:
        """Play to the end, each choice taken by the next number: there must be numbers without end."""
        outcome = self.outcome
        if outcome is None:
            for number in numbers:
                decision = self.decisions[0]
                options = decision.options
                self.take(decision, options[number % len(options)])
                outcome = self.outcome
                if outcome is not None:
                    break
        assert outcome is not None
        return outcome

    def _begin(self, checkpoint: Checkpoint | None = None) -> None:
        """Play from the beginning or a checkpoint on. What is quiet sets further ones only if it has that one."""
        quiet = self._quiet
        self.outcome = None
        self._send = turns(self.game, self.state, stopping=not quiet or checkpoint is not None, at_once=not quiet).send
        self._go_on(None)

    def _go_on(self, answer: Option | tuple[Option, ...] | None) -> None:
        """Play on with this answer until something is asked or the match is over."""
        try:
            asked = self._send(answer)
            while asked is None:
                self._mark()
                asked = self._send(None)
        except StopIteration as end:
            self.outcome = end.value
            self.decisions = ()
            return
        if isinstance(asked, tuple):
            self.decisions = self._asked = asked
        else:
            self.decisions = (asked,)

    def _mark(self) -> None:
        """Set a checkpoint; those that no undo can reach are dropped. A quiet match has one, which may lie some turns
        back: playing a few choices again costs less than a checkpoint that nobody needs."""
        if self._quiet and len(self.choices) - self._checkpoints[-1].choices < MOST_PLAYED_AGAIN:
            return
        self._checkpoints = self.reachable() if self.can_undo and not self._quiet else []
        events = self.state.events
        self._checkpoints.append(Checkpoint(len(self.choices), len(events) if events else 0, self.state.copy()))

    def reachable(self) -> list[Checkpoint]:
        """The checkpoints that forks and undos can go back to: the last one that lies before all choices since the last
        revelation, and those after it."""
        checkpoints = self._checkpoints
        back = bisect_left(self._known, self.state.chance.uses + self.state.unveiled)
        last = len(checkpoints) - 1
        while last > 0 and checkpoints[last].choices > back:
            last -= 1
        return checkpoints[max(last, 0) :]

    # -- twins and steps back -----------------------------------------------------------------

    def fork(self, seat: int | None = None, seed: int | str | bytes | None = None) -> Match:
        """A twin to think in. With a seat given, what its side cannot know is dealt anew and chance is fresh
        (from ``seed``, so that thinking can be repeated), and such a twin is quiet."""
        twin = unplayed(self.start, self._known, self._dealings, quiet=self._quiet or seat is not None)
        choices = self.choices if seat is None else self._without_secrets_of_others(seat)
        checkpoints = self._checkpoints or [Checkpoint(0, 0, self.start.state())]
        twin.restore(checkpoints, choices, None if seat is not None else self.state.events)
        if seat is not None:
            twin._deal_anew(Dealing(len(twin.choices), seat, make_seed(seed)))
        return twin

    def _without_secrets_of_others(self, seat: int) -> list[Choice]:
        """The choices, without those that other sides made in secret and that are still face down."""
        if self._asked is None:
            return self.choices
        revealed, side = self.revealed, self.side(seat)
        return self.choices[:revealed] + [choice for choice in self.choices[revealed:] if choice[0] in side]

    def restore(
        self, checkpoints: list[Checkpoint], choices: list[Choice], events: list[Event] | None, upto: int | None = None
    ) -> None:
        """Become the match that these choices lead to, from the last checkpoint before them, or before the one ``upto``
        which they are those that the checkpoints know."""
        last = len(checkpoints) - 1
        while checkpoints[last].choices > (len(choices) if upto is None else upto):
            last -= 1
        checkpoint = checkpoints[last]
        self._checkpoints = checkpoints[: last + 1] if self._quiet else checkpoints[:last]
        self.choices = choices[: checkpoint.choices]
        self.state = checkpoint.state.copy()
        self.state.events = None if events is None else events[: checkpoint.events]
        self._asked = None
        self._answers = {}
        self._known = self._known[: checkpoint.choices]
        self._begin(checkpoint)
        if self.outcome is not None:
            self._checkpoints = checkpoints[: last + 1]
        for at, (seat, option) in enumerate(choices[checkpoint.choices :], checkpoint.choices):
            self._deal_as_before(at)
            self._choose_again(seat, option)
        self._deal_as_before(len(choices))

    def _choose_again(self, seat: int, option: Option) -> None:
        """What was found to be allowed before."""
        moments = self.game.moments
        if moments is not None and moments.is_order(option):
            if not self._quiet:
                self._known.append(self.state.chance.uses + self.state.unveiled)
            self.choices.append((seat, option))
            moments.obey(self.state, seat, option)
            return
        decision = self.decision(seat)
        assert decision is not None
        self.take(decision, option)

    def _deal_as_before(self, at: int) -> None:
        for dealing in self._dealings:
            if dealing.choices == at:
                self._deal(dealing)

    def _deal_anew(self, dealing: Dealing) -> None:
        self._dealings += (dealing,)
        self._deal(dealing)

    def _deal(self, dealing: Dealing) -> None:
        uses = self.state.chance.uses
        self.state.chance = Chance(dealing.seed)
        self.state.chance.uses = uses + 1
        self.game.deal_anew(self.state, dealing.seat)
        for seat, option in self.game.face_down(self.state).items():
            self.choices[self._last_choice_of(seat)] = (seat, option)
        side = self.side(dealing.seat)
        if any(self.state.orders):
            self.state.orders = [orders if seat in side else () for seat, orders in enumerate(self.state.orders)]
        for decision in self.decisions:
            if decision.seat not in side:
                decision.ask_again()

    def undo(self, seat: int | None = None) -> None:
        """Take back the last choice (it must be the seat's own, if one is given).

        Refused where chance was used or something hidden came to light since."""
        choices = list(self.choices)
        at = self._pending_of(seat)
        if at is None:
            at = self.last_move
            if at < 0:
                raise CannotUndo("undo-nothing", "there is nothing to take back")
            if seat is not None and choices[at][0] != seat:
                raise CannotUndo("undo-not-yours", f"the last choice was not seat {seat}'s")
            if not self.can_undo:
                raise CannotUndo("undo-revealed", "dice were thrown or something hidden was shown since")
        self.restore(self._checkpoints, choices[:at], self.state.events, upto=at)
        for by, option in choices[at + 1 :]:
            if not self.is_order(option) or self._changes(by, option):
                self._choose_again(by, option)
                self._deal_as_before(len(self.choices))

    def _changes(self, seat: int, order: Option) -> bool:
        """Not if it was about another order, with whose pass it is taken back."""
        moments = self.game.moments
        return moments is not None and moments.changes(self.state, seat, order)

    def _pending_of(self, seat: int | None) -> int | None:
        """Where the seat's own choice stands that still lies face down."""
        for at in range(self.revealed, len(self.choices)):
            if self.choices[at][0] == seat:
                return at
        return None

    def may_take_back(self, seat: int) -> bool:
        """Whether the seat can take back what it chose last, with the passes of others since."""
        at = self._pending_of(seat)
        if at is None:
            at = self._behind_passes(seat)
            if at < 0 or self.choices[at][0] != seat or not self._is_open(at):
                return False
        moments = self.game.moments
        if moments is None or self.choices[at][1] is not moments.passing:
            return True
        try:
            return len(self.way_back(seat)) > 0
        except CannotUndo:
            return False

    def way_back(self, seat: int) -> list[tuple[int, str | None]]:
        """What has to be done, in this order, to take back what the seat chose last: whose last choice is taken back,
        or with an order, who gives that again. Refused as :meth:`undo` is.

        Who passes when others may respond has not answered. All passes are alike in that, so that nobody learns which
        of them went by themselves; of the seat's own passes those do not count that go by themselves."""
        way: list[tuple[int, str | None]] = []
        twin = self.fork()
        while twin._step_back(seat, way):
            pass
        return way

    def _step_back(self, seat: int, way: list[tuple[int, str | None]]) -> bool:
        """Whether what was taken back goes by itself, so that the way leads on."""
        while self._pending_of(seat) is None and self.last_move > self._behind_passes(seat):
            passes, option = self.choices[self.last_move]
            order = None if self.game.moments is None else self.game.moments.given_with(option)
            in_force = order in self.state.orders[passes]
            self.undo(passes)
            way.append((passes, None))
            if order is not None and in_force and order not in self.state.orders[passes]:
                self.order(passes, order.id)
                way.append((passes, order.id))
        passed = self._has_passed(seat)
        self.undo(seat)
        way.append((seat, None))
        return passed and self.ordered_answer(seat) is not None

    def _has_passed(self, seat: int) -> bool:
        """Whether what the seat would take back is a mere pass."""
        at, moments = self._pending_of(seat), self.game.moments
        if at is None:
            at = self.last_move
        return at >= 0 and moments is not None and self.choices[at][1] is moments.passing

    def take_back(self, seat: int) -> None:
        """Take back what the seat chose last, with the passes of others since; refused as :meth:`undo` is."""
        for who, order in self.way_back(seat):
            if order is None:
                self.undo(who)
            else:
                self.order(who, order)

    def _behind_passes(self, seat: int) -> int:
        """Where the last choice stands that was asked for and is no pass of another seat's when it could respond."""
        at, moments = self.last_move, self.game.moments
        while moments is not None and 0 <= at < self.revealed:
            by, option = self.choices[at]
            if not (moments.is_order(option) or (by != seat and moments.passes(option))):
                break
            at -= 1
        return at

    def _is_open(self, at: int) -> bool:
        """Whether nothing has come to light since this choice."""
        return at < len(self._known) and self._known[at] == self.state.chance.uses + self.state.unveiled

    @property
    def can_undo(self) -> bool:
        """Whether the last choice can be taken back. Never in a quiet match."""
        at = self.last_move
        return at >= 0 and self._is_open(at)

    # -- keeping ------------------------------------------------------------------------------

    def record(self, *, sealed: bool = False) -> Record:
        """The match written down. ``sealed`` keeps to itself what a match
        that is not over yet must not tell: the seed, and choices that still lie face down."""
        from undercroft.engine.record import make_record

        return make_record(self, sealed=sealed)

    def save(self) -> bytes:
        """All that is needed to go on without playing anything but the present turn again: for :meth:`from_saved`."""
        from undercroft.engine.saved import save

        return save(self)

    @staticmethod
    def from_saved(game: Game[Any], data: bytes) -> Match:
        """The match that was saved, the same in every respect; refused with :class:`CannotLoad` if that cannot be."""
        from undercroft.engine.saved import load

        return load(game, data)


def unplayed(start: Start, known: list[int], dealings: tuple[Dealing, ...], *, quiet: bool) -> Match:
    """A match that still has to be restored from a checkpoint."""
    match: Match = Match.__new__(Match)
    match.start = start
    match.game = start.game
    match._known = known
    match._dealings = dealings
    match._quiet = quiet
    return match
