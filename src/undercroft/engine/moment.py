"""Moments: points at which others may respond, and the standing orders by which a seat says when it is to be asked.

Who is asked at a moment depends on what all can see and on the seat's own orders, never on what it holds. Orders are
choices: they are given beside a pass, or at any time, stand in the record and live in the state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from undercroft.engine.decision import Decision, Detail, Option, Param, Play, Response, Verb, names
from undercroft.engine.errors import Forbidden, UnknownOption, Why, quoted
from undercroft.engine.state import State

NOTHING = "nothing"
Seats = Callable[[], Sequence[int]]
"""Who could respond now, for all that everybody can see, in the order in which responses count."""
Offers = Callable[[int], list[Option]]
"""What the seat can respond with, as it alone knows."""
Respond = Callable[[int, Option], Play[None]]


class Moments:
    """A game's kinds of moments, and what a seat can order about them.

    ``kinds`` says for each whether a seat is asked unless it ordered otherwise, ``ends`` what can end a standing pass,
    ``cards`` what a seat may say that it never wants to be asked because of it, and ``keeps`` the kinds, or the
    circumstances that the game sees in a moment (``Game.circumstances``), for which alone it may keep such a card.
    Where the game ``ponders``, a person with nothing to respond with is asked like one who holds something, as long as
    other people wait: they could tell by the time. A seat can order it the other way round.
    """

    __slots__ = (
        "_answers",
        "_orders",
        "_passes",
        "always",
        "cards",
        "ends",
        "keeps",
        "kinds",
        "never",
        "never_with",
        "only",
        "otherwise",
        "pass_always",
        "pass_until",
        "pass_with",
        "passing",
        "ponders",
        "revoke",
        "rule",
        "until",
    )

    def __init__(
        self,
        passing: Option,
        kinds: Mapping[str, bool],
        ends: Sequence[str],
        cards: Callable[[State], Sequence[str]],
        keeps: Sequence[str] = (),
        *,
        ponders: bool = True,
    ) -> None:
        rule = passing.rule
        self.passing = passing
        self.rule = rule
        self.kinds = dict(kinds)
        self.ends = tuple(ends)
        self.cards = cards
        self.keeps = tuple(keeps)
        self.ponders = ponders
        when, moment = Param("when", names(self.ends)), Param("moment", names(self.kinds))
        card = Param("card", names(()))
        self.pass_until = Verb("pass-until", when, rule=rule)
        self.pass_always = Verb("pass-always", moment, rule=rule)
        self.pass_with = Verb("pass-with", card, rule=rule)
        self.until = Verb("until", when, rule=rule)
        self.never = Verb("never", moment, rule=rule)
        self.never_with = Verb("never-with", card, rule=rule)
        self.always = Verb("always", moment, rule=rule)
        self.only: dict[str, Verb] = {kind: Verb(f"only-{kind}", card, rule=rule) for kind in self.keeps}
        """By the kind of moment, or the circumstance, for which alone the card is kept."""
        self.otherwise = Verb("hurry" if ponders else "ponder", Param("over", names((NOTHING,))), rule=rule)
        """Over nothing to respond with: other than the game has it."""
        self.revoke = Verb("revoke", Param("order", names(())), Param("what", names(())), rule=rule)
        self._answers: dict[Verb, Verb] = {
            self.pass_until: self.until,
            self.pass_always: self.never,
            self.pass_with: self.never_with,
            **{Verb(f"pass-only-{kind}", card, rule=rule): self.only[kind] for kind in self.keeps},
        }
        """Passes that stand, and the order that each gives."""
        self._passes = tuple(self._answers)
        given = (self.until, self.never, self.never_with, self.always, *self.only.values(), self.otherwise)
        self._orders: dict[str, Verb] = {verb.name: verb for verb in (*given, self.revoke)}

    @property
    def verbs(self) -> tuple[Verb, ...]:
        """All that can be chosen or ordered."""
        return (*self._answers, *self._orders.values())

    # -- moments ------------------------------------------------------------------------------

    def open(
        self,
        s: State,
        kind: str,
        question: str,
        about: Mapping[str, Detail],
        seats: Seats,
        offers: Offers,
        respond: Respond,
        matters: Callable[[int], object] | None = None,
    ) -> Play[None]:
        """All who could respond are asked at once; the first in their order who does so is heard, and the moment is
        offered again until all have passed in a row. With ``matters`` the pass of a seat that comes before the one who
        was heard stands as long as that is the same to it. Whoever plays alone is not asked with nothing to respond
        with: there is nobody from whom to hide that."""
        if not (self.kinds[kind] or any(s.orders)):
            return
        passed: dict[int, object] = {}
        while True:
            asked = [seat for seat in seats() if self.asks(s, seat, kind)]
            if matters is not None:
                asked = [seat for seat in asked if seat not in passed or passed[seat] != matters(seat)]
            if not asked:
                return
            questions = [self._question(s, seat, kind, question, about, offers) for seat in asked]
            if s.seats == 1 and len(questions[0].options) == 1:
                return
            if len(questions) == 1:
                choice: Option = yield questions[0]
                answers: Sequence[Option] = (choice,)
            else:
                answers = yield tuple(questions)
            heard = self._first_response(s, asked, answers)
            if heard < 0:
                return
            if matters is not None:
                passed.update({seat: matters(seat) for seat in asked[:heard]})
            yield from respond(asked[heard], answers[heard])

    def _question(
        self, s: State, seat: int, kind: str, question: str, about: Mapping[str, Detail], offers: Offers
    ) -> Response:
        def offer() -> list[Option]:
            return [*offers(seat), self.passing]

        def longer(options: Sequence[Option]) -> list[Option]:
            return self._standing_passes(kind, options)

        return Response(seat, question, offer, about, self.passing, self._passes, longer, kind)

    def _standing_passes(self, kind: str, options: Sequence[Option]) -> list[Option]:
        cards = dict.fromkeys([str(option.details["card"]) for option in options if "card" in option.details])
        passes = [self.pass_until(when) for when in self.ends]
        rest = [verb for verb, order in self._answers.items() if order in self._about_cards(kind)]
        return [*passes, self.pass_always(kind), *[verb(card) for card in cards for verb in rest]]

    def _about_cards(self, *now: str) -> list[Verb]:
        """Orders about a card, except to keep it for what there is now."""
        return [self.never_with, *[verb for kept, verb in self.only.items() if kept not in now]]

    def _first_response(self, s: State, asked: Sequence[int], answers: Sequence[Option]) -> int:
        """Where among those asked the first is who responds, -1 if all pass; orders given with a pass are in force."""
        heard = -1
        for at, (seat, option) in enumerate(zip(asked, answers, strict=True)):
            order = self._answers.get(option.verb)
            if order is not None:
                self.obey(s, seat, order(*option.args))
            elif heard < 0 and option is not self.passing:
                heard = at
        return heard

    # -- orders -------------------------------------------------------------------------------

    def asks(self, s: State, seat: int, kind: str) -> bool:
        """Whether the seat wants to be asked at moments of this kind now."""
        orders = s.orders[seat]
        if not orders:
            return self.kinds[kind]
        if self.never(kind) in orders or any(order.verb is self.until for order in orders):
            return False
        return self.kinds[kind] or self.always(kind) in orders

    def come(self, s: State, seat: int, when: str) -> None:
        """What this seat passed until has come."""
        if s.orders[seat]:
            self._drop(s, seat, [self.until(when)])

    def answer(self, s: State, decision: Decision, circumstances: Callable[[], Sequence[str]] = tuple) -> Option | None:
        """The pass that needs no person: there is nothing to respond with, or nothing but cards with which the seat
        never wants to, or not at this moment; unless it ordered to ponder even so."""
        if not isinstance(decision, Response):
            return None
        orders = s.orders[decision.seat]
        if not self.ponders and self.otherwise(NOTHING) in orders:
            return None
        responses = [option for option in decision.options if option is not self.passing]
        if responses and orders:
            silent = self._about_cards(decision.moment, *circumstances())
            never = [order.args[0] for order in orders if order.verb in silent]
            responses = [option for option in responses if option.details.get("card") not in never]
        return None if responses else self.passing

    def hurries(self, s: State, seat: int) -> bool:
        """Whether such a pass goes by itself even though other people wait. So it does for whoever never wants to be
        asked because of a card: else one could tell by the time that it is held."""
        orders, about = s.orders[seat], self._about_cards()
        ordered = self.otherwise(NOTHING) in orders
        return ordered is self.ponders or any(order.verb in about for order in orders)

    def possible(self, s: State, seat: int) -> list[Option]:
        """What the seat can revoke and order now; with which card it is never to be asked it says when it is asked."""
        given = s.orders[seat]
        orders = [self.until(when) for when in self.ends]
        orders += [self.never(kind) if self.asks(s, seat, kind) else self.always(kind) for kind in self.kinds]
        orders.append(self.otherwise(NOTHING))
        revoked = [self.revoke(order.verb.name, *order.args) for order in given]
        return [*revoked, *[order for order in orders if order not in given]]

    def is_order(self, option: Option) -> bool:
        """Whether this is given without being asked."""
        return self._orders.get(option.verb.name) is option.verb

    def may_be_order(self, option_id: str) -> bool:
        return option_id.partition(":")[0] in self._orders

    def read(self, s: State, seat: int, option_id: str) -> Option:
        """The order of this id, if it can be given or revoked now."""
        name, *words = option_id.split(":")
        revoked = name == self.revoke.name and len(words) > 0
        if revoked:
            name, *words = words
        order = self._known(s, name, words)
        if order is None:
            raise UnknownOption(f"there is no order {quoted(option_id)}")
        found = self.revoke(name, *order.args) if revoked else order
        if not self.changes(s, seat, found):
            code = "order-not-given" if revoked else "order-given"
            raise Forbidden(Why(code, self.rule))
        return found

    def changes(self, s: State, seat: int, option: Option) -> bool:
        """Whether an order gives what was not given, or revokes what was."""
        if option.verb is self.revoke:
            return self._revoked(option) in s.orders[seat]
        return option not in s.orders[seat]

    def _revoked(self, option: Option) -> Option:
        name, what = option.args
        return self._orders[str(name)](what)

    def _known(self, s: State, name: str, words: Sequence[str]) -> Option | None:
        verb = self._orders.get(name)
        if verb is None or verb is self.revoke or len(words) != 1:
            return None
        what = words[0]
        known: Sequence[str] = tuple(self.kinds)
        if verb is self.until:
            known = self.ends
        elif verb is self.otherwise:
            known = (NOTHING,)
        elif verb in self._about_cards():
            known = self.cards(s)
        return verb(what) if what in known else None

    def obey(self, s: State, seat: int, order: Option) -> None:
        """From now on, or no longer."""
        if order.verb is self.revoke:
            self._drop(s, seat, [self._revoked(order)])
            return
        self._drop(s, seat, [order, *self._contrary(order)])
        s.orders[seat] = (*s.orders[seat], order)

    def _contrary(self, order: Option) -> list[Option]:
        """What an order puts an end to."""
        if order.verb is self.until:
            return [self.until(when) for when in self.ends]
        if order.verb is self.never:
            return [self.always(*order.args)]
        if order.verb in self._about_cards():
            return [verb(*order.args) for verb in self._about_cards() if verb is not order.verb]
        return [self.never(*order.args)] if order.verb is self.always else []

    def _drop(self, s: State, seat: int, orders: Sequence[Option]) -> None:
        s.orders[seat] = tuple([order for order in s.orders[seat] if order not in orders])

    def passes(self, option: Option) -> bool:
        """Whether this is a pass, for now or one that stands."""
        return option is self.passing or option.verb in self._answers

    def given_with(self, option: Option) -> Option | None:
        """The order that a pass gives that stands."""
        order = self._answers.get(option.verb)
        return None if order is None else order(*option.args)

    def shown(self, option: Option) -> Option | None:
        """What others may know of a choice: of a pass that stands, that it was one; of an order, nothing."""
        if option.verb in self._answers:
            return self.passing
        return None if self.is_order(option) else option
