"""Options, verbs and their details; the ids that are read, and the list of all of them; options worked out late."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.engine.duel import CARD, LAY, PASS, PEEK, Duel
from undercroft.engine.actions import Actions
from undercroft.engine.decision import Decision, Option, Param, Verb, ask, names, numbers
from undercroft.engine.match import Match, Start

CARDS = ("dagger", "sword", "shield")
WHAT = Param("card", names(CARDS))
COUNT = Param("count", numbers(-1, 2))
COPY = Param("copy", numbers(1, 3), default=1)
THROW = Verb("throw", WHAT, COUNT, rule="TOY-01")
WIELD = Verb("wield", WHAT, COPY, rule="TOY-02")
FIRST, SECOND = Param("first", names(CARDS)), Param("second", names(CARDS))
PAIR = Verb("pair", FIRST, SECOND, rule="TOY-03", among=lambda contents: combinations(CARDS, 2))
LEAVE, RUN = Verb("leave", rule="TOY-04"), Verb("leave", rule="TOY-05")
SHELF = Verb("shelve", Param("thing", lambda contents: sorted(contents)), rule="TOY-06")
ALL = Actions((THROW, WIELD, PAIR, LEAVE, RUN, SHELF), {"book": object(), "arch": object()})


def test_details_are_read_by_their_parameters_with_their_types() -> None:
    option = THROW("sword", 2)
    assert (WHAT.of(option), COUNT.of(option) + 1) == ("sword", 3)
    assert option.details == {"card": "sword", "count": 2}


def test_an_option_is_one_object_however_it_is_named() -> None:
    assert WIELD("sword") is WIELD("sword", 1)
    assert WIELD("sword", 2) is not WIELD("sword")


def test_a_default_is_not_told_by_the_id_but_by_the_details() -> None:
    assert (WIELD("sword").id, WIELD("sword", 2).id) == ("wield:sword", "wield:sword:2")
    assert (COPY.of(WIELD("sword")), WIELD("sword").details["copy"]) == (1, 1)


def test_a_verb_wants_all_details_that_have_no_default() -> None:
    for args in ((), ("sword",), ("sword", 1, 1)):
        with pytest.raises(TypeError, match="throw takes"):
            THROW(*args)


@pytest.mark.parametrize("option_id", ["throw:sword:2", "throw:dagger:-1", "wield:sword", "wield:sword:3", "leave"])
def test_every_id_is_read_as_its_option(option_id: str) -> None:
    option = ALL.read(option_id)
    assert option is not None
    assert option.id == option_id
    assert option_id in ALL


@pytest.mark.parametrize(
    "nonsense",
    [
        *["", ":", "fly", "throw", "throw:sword", "throw:sword:", "throw:sword:3", "throw:sword:02", "throw:sword:+2"],
        *["throw:sword:٢", "throw:sword:2:2", "throw:spoon:2", "Throw:sword:2", " throw:sword:2", "throw:2:sword"],
        *["wield:sword:1", "wield:sword:4", "wield", "pair:sword:dagger", "pair:sword:sword", "leave:now", "leave:"],
        *["shelve:sword", "throw:sword:" + "2" * 300, "\ud800:\x00"],
    ],
)
def test_anything_else_is_no_option(nonsense: str) -> None:
    assert ALL.read(nonsense) is None
    assert nonsense not in ALL


def test_a_known_option_is_read_as_itself_and_an_unknown_one_is_not_kept() -> None:
    known = THROW("sword", 1)
    assert ALL.read("throw:sword:1") is known
    assert ALL.read("throw:shield:1") is not ALL.read("throw:shield:1")


def test_there_is_a_finite_list_of_all_that_can_be_chosen_always_in_the_same_order() -> None:
    assert ALL.ids == (
        *[f"throw:{card}:{count}" for card in CARDS for count in (-1, 0, 1, 2)],
        *[f"wield:{card}{copy}" for card in CARDS for copy in ("", ":2", ":3")],
        *["pair:dagger:sword", "pair:dagger:shield", "pair:sword:shield"],
        "leave",
        *["shelve:arch", "shelve:book"],
    )
    assert all(option_id in ALL for option_id in ALL.ids)


def test_of_verbs_with_one_name_the_first_is_read() -> None:
    option = ALL.read("leave")
    assert option is not None
    assert option.verb is LEAVE


def test_a_match_knows_all_that_can_be_chosen_in_it() -> None:
    match = Match(Start(Duel(), 3, 1, None))
    assert match.start.actions.ids == ("peek", "pass", *[f"lay:{card}" for card in range(1, 13)])


# -- options that are worked out late -------------------------------------------------------------


class Counting:
    """A hand that counts how often somebody looks into it."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> list[Option]:
        self.looks += 1
        return [PEEK(), PASS()]


def test_options_are_worked_out_when_looked_at_and_then_kept() -> None:
    hand = Counting()
    decision = ask(0, "before", hand)
    assert hand.looks == 0
    assert decision.options is decision.options
    assert decision.option("pass") is PASS()
    assert hand.looks == 1


def test_options_that_were_dealt_anew_are_worked_out_again() -> None:
    hand = Counting()
    decision = ask(0, "before", hand)
    assert decision.options
    decision.ask_again()
    assert decision.options
    assert hand.looks == 2


def test_options_that_were_given_stay_as_they_are() -> None:
    options = [PEEK(), PASS()]
    decision = Decision(0, "before", options)
    decision.ask_again()
    assert decision.options is options


class CountingDuel(Duel):
    """Counts how often the options of a bid are worked out."""

    looks = 0

    def _cards(self, s: object, seat: int) -> object:
        offer = super()._cards(s, seat)  # type: ignore[arg-type]

        def counted() -> list[Option]:
            CountingDuel.looks += 1
            return offer()  # type: ignore[no-any-return]

        return counted


def test_playing_a_turn_again_works_out_no_options() -> None:
    match = Match(Start(CountingDuel(), 3, 5, None))
    match.choose(0, "pass")
    for seat in (0, 1):
        decision = match.decision(seat)
        assert decision is not None
        match.choose(seat, decision.options[0])
    CountingDuel.looks = 0
    forks = [match.fork(), match.fork(0), match.fork(2)]
    assert CountingDuel.looks == 0
    assert [CARD.of(option) for option in forks[2].decisions[0].options] != []
    assert CountingDuel.looks == 1


def test_what_a_fork_offers_is_worked_out_from_what_was_dealt_in_it() -> None:
    match = Match(Start(Duel(), 2, 5, None))
    match.choose(0, "pass")
    for seed in range(20):
        fork = match.fork(0, seed=seed)
        theirs = fork.decision(1)
        assert theirs is not None
        assert list(theirs.options) == [LAY(card) for card in fork.state.hands[1]]  # type: ignore[attr-defined]
