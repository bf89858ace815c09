"""Leaks that are planted in games, each of which the property has to find."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

import pytest

import undercroft
from tests.conformance.worlds import Leak, Tally, hold_secrets
from tests.engine.duel import LAY, PASS, Duel, DuelState
from undercroft.engine.decision import Decision, Option, Play, Verb, ask
from undercroft.engine.errors import Why
from undercroft.engine.game import Game
from undercroft.engine.match import Match, Start

DOUBT = Verb("doubt", rule="DUEL-03")


def find(game: Game[Any], seats: int = 3, setup: object = None, until: int = 120) -> None:
    for seed in range(12):
        hold_secrets(Match(Start(game, seats, seed, setup)), str(seed), Tally(), until=until)


def test_nothing_is_found_where_nothing_is_planted() -> None:
    find(Duel(), until=8)


# -- in a toy -------------------------------------------------------------------------------------


class NamesAHiddenCard(Duel):
    def turn(self, s: DuelState) -> Play[None]:
        s.tell("best", seat=1, card=max(s.hands[1]))
        yield from super().turn(s)


class TellsASecretToTheWrongSeat(Duel):
    def turn(self, s: DuelState) -> Play[None]:
        s.tell_secretly("best", (0, 2), {"card": max(s.hands[1])}, seat=1)
        yield from super().turn(s)


class AsksOnlyWhoCould(Duel):
    """Before the bids: who holds a high card may raise a doubt, and is not asked without one."""

    def turn(self, s: DuelState) -> Play[None]:
        for seat in range(s.seats):
            if any(card > 9 for card in s.hands[seat]):
                yield ask(seat, "doubt", [DOUBT(), PASS()])
        yield from super().turn(s)


class AsksTheStrongestFirst(Duel):
    def turn(self, s: DuelState) -> Play[None]:
        for seat in sorted(range(s.seats), key=lambda seat: -max(s.hands[seat])):
            yield ask(seat, "doubt", [DOUBT(), PASS()])
        yield from super().turn(s)


class AsksAboutAHiddenCard(Duel):
    def turn(self, s: DuelState) -> Play[None]:
        yield ask(1, "doubt", [DOUBT(), PASS()], {"card": max(s.hands[1])})
        yield from super().turn(s)


class OffersByHiddenCards(Duel):
    """The own options say something of a rival's hand."""

    def turn(self, s: DuelState) -> Play[None]:
        yield ask(0, "doubt", [DOUBT(), PASS()] if max(s.hands[1]) > 9 else [PASS(), DOUBT()])
        yield from super().turn(s)


class LooksAndUndoes(Duel):
    """Two single bids: the second is asked of whoever holds the highest card, and the first can be taken back."""

    def turn(self, s: DuelState) -> Play[None]:
        yield ask(0, "doubt", [DOUBT(), PASS()])
        s.points[max(range(s.seats), key=lambda seat: max(s.hands[seat]))] += 1
        yield ask(0, "doubt", [DOUBT(), PASS()])
        yield from super().turn(s)


class UndoesByHiddenCards(Duel):
    """That a choice cannot be taken back tells that somebody holds the highest card."""

    def turn(self, s: DuelState) -> Play[None]:
        yield ask(0, "doubt", [DOUBT(), PASS()])
        if max(s.hands[1]) > 9:
            s.unveil()
        yield from super().turn(s)


class RefusesTooMuch(Duel):
    def why_not(self, s: DuelState, decision: Decision, option: Option) -> Why | None:
        holders = [seat for seat in range(s.seats) if option in [LAY(card) for card in s.hands[seat]]]
        return Why("not-in-hand", "DUEL-02", holder=holders[0] if holders else -1)


@pytest.mark.parametrize(
    ("game", "what"),
    [
        (NamesAHiddenCard(), "what is told"),
        (TellsASecretToTheWrongSeat(), "what is told"),
        (AsksOnlyWhoCould(), "who is asked"),
        (AsksTheStrongestFirst(), "who is asked"),
        (AsksAboutAHiddenCard(), "who is asked"),
        (OffersByHiddenCards(), "who is asked"),
        (LooksAndUndoes(), "what came to light"),
        (UndoesByHiddenCards(), "the undo"),
        (RefusesTooMuch(), "the refusal"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Game) else "",
)
def test_a_leak_in_a_toy_is_found(game: Game[Any], what: str) -> None:
    with pytest.raises(Leak) as leak:
        find(game, until=8)
    assert leak.value.what.startswith(what)


# -- in real games --------------------------------------------------------------------------------


Turn = Generator[Any, Any, None]
Plant = Callable[[Any, Turn], Turn]
"""Stands between the rules of a game and whoever is asked."""


def planted(game: str, plant: Plant) -> Game[Any]:
    kind = type(undercroft.games()[game])

    def turn(self: Game[Any], s: Any) -> Turn:
        return plant(s, kind.turn(self, s))

    leaky: Game[Any] = type(f"Leaky{kind.__name__}", (kind,), {"turn": turn})()
    return leaky


def answered(rules: Turn, answer: object) -> Any:
    """What the rules ask next; nothing when the turn is over."""
    try:
        return rules.send(answer)
    except StopIteration:
        return None


def names_a_hidden_card(s: Any, rules: Turn) -> Turn:
    asked = answered(rules, None)
    while asked is not None:
        if s.heroes[1].hand:
            s.tell("used", seat=1, card=s.heroes[1].hand[0].id)
        asked = answered(rules, (yield asked))


def asks_only_who_could(s: Any, rules: Turn) -> Turn:
    """A window of which nobody hears who has nothing to play in it."""
    asked = answered(rules, None)
    while asked is not None:
        quiet = asked.kind in ("meddle", "ready", "respond") and len(asked.options) == 1
        asked = answered(rules, asked.options[0] if quiet else (yield asked))


def lets_look_and_undo(s: Any, rules: Turn) -> Turn:
    """Whatever comes to light: the choice before it can be taken back."""
    asked, known = answered(rules, None), s.unveiled
    while asked is not None:
        s.unveiled = known
        asked = answered(rules, (yield asked))
    s.unveiled = known


def looks_ahead(s: Any, rules: Turn) -> Turn:
    asked = answered(rules, None)
    while asked is not None:
        s.tell("boss-again", room=s.dungeon[-1].id)
        asked = answered(rules, (yield asked))


def asks_in_the_order_of_hidden_choices(s: Any, rules: Turn) -> Turn:
    """Who has a torch lies in the open; but not what its dark rooms are."""
    asked = answered(rules, None)
    while asked is not None:
        several = isinstance(asked, tuple) and s.aside[0].id > s.aside[1].id
        answer = yield asked[::-1] if several else asked
        asked = answered(rules, answer[::-1] if several else answer)


@pytest.mark.parametrize(
    ("game", "plant", "setup", "what"),
    [
        ("dungeoneer", names_a_hidden_card, None, "what is told"),
        ("dungeoneer", asks_only_who_could, None, ""),
        ("dungeoneer", lets_look_and_undo, {"blank_spots": "none"}, "what came to light"),
        ("dungeoneer", lets_look_and_undo, None, "what came to light"),
        ("dungeon-raiders", looks_ahead, None, "what is told"),
        ("dungeon-raiders", asks_in_the_order_of_hidden_choices, None, "who is asked"),
    ],
)
def test_a_leak_in_a_real_game_is_found(game: str, plant: Plant, setup: object, what: str) -> None:
    with pytest.raises(Leak) as leak:
        find(planted(game, plant), 4, setup)
    assert leak.value.what.startswith(what)
