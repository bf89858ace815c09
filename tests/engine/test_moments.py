"""Moments: who is asked, whose response counts, responses to responses, and standing orders."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import undercroft
from tests.engine.spells import MOMENTS, Spells, SpellState
from undercroft.engine.errors import CannotUndo, Forbidden, MatchOver, NotYourDecision, UnknownOption
from undercroft.engine.match import Match, Start
from undercroft.engine.moment import Moments
from undercroft.engine.record import load_match, make_record, read_record

Hands = list[str]


def spells(*hands: str, arrange: Callable[[SpellState], None] = lambda s: None) -> Match:
    """Wizards with these hands; without any, as they are dealt."""

    def lay(s: SpellState) -> None:
        if hands:
            s.hands = [hand.split() for hand in hands]
        arrange(s)

    return Match(Start(Spells(), len(hands) or 3, 7, None, lay if hands else None))


def state(match: Match) -> SpellState:
    assert isinstance(match.state, SpellState)
    return match.state


def asked(match: Match) -> list[int]:
    return [decision.seat for decision in match.decisions]


def do(match: Match, *choices: str) -> Match:
    """``1 pass``: seat and option."""
    for choice in choices:
        seat, option = choice.split()
        match.choose(int(seat), option)
    return match


# -- moments --------------------------------------------------------------------------------------


def test_all_who_could_respond_are_asked_at_once_whatever_they_hold() -> None:
    match = do(spells("bolt", "bolt bolt", "counter", ""), "0 cast:bolt:1")
    assert asked(match) == [1, 2], "the one without cards cannot respond, as all can see"
    assert [[option.id for option in decision.options] for decision in match.decisions] == [
        ["pass"],
        ["counter:counter", "pass"],
    ]
    do(match, "2 pass", "1 pass")
    assert state(match).lives == [3, 2, 3, 3]


def test_the_first_in_order_is_heard_and_what_others_would_have_done_nobody_learns() -> None:
    match = do(spells("bolt", "counter", "dispel", "counter"), "0 cast:bolt:1", "3 counter:counter", "1 pass")
    do(match, "2 counter:dispel")
    assert [(seat, option.id) for seat, option in match.choices[-3:]] == [
        (3, "pass"),
        (1, "pass"),
        (2, "counter:dispel"),
    ]
    assert [event.data["card"] for event in match.events if event.kind == "cast"] == ["bolt", "dispel"]
    assert state(match).hands[3] == ["counter"]
    assert asked(match) == [3, 1], "the counterspell can be countered, and its caster does not counter himself"


def test_a_moment_is_offered_again_after_each_response_until_all_pass_in_a_row() -> None:
    match = do(spells("bolt", "counter", "dispel"), "0 cast:bolt:1", "1 pass", "2 counter:dispel")
    do(match, "1 counter:counter")
    assert match.decisions[0].kind == "turn", "nobody holds a card any more"
    assert state(match).lives == [3, 2, 3], "the counterspell was countered, so that the bolt strikes"


@pytest.mark.parametrize(("depth", "lives"), [(0, 2), (1, 3), (2, 2), (3, 3)])
def test_spells_cast_in_answer_take_effect_first_three_deep(depth: int, lives: int) -> None:
    match = do(spells("bolt counter", "counter counter"), "0 cast:bolt:1")
    for level in range(depth):
        match.choose((level + 1) % 2, "counter:counter")
    while match.decisions and match.decisions[0].kind == "counter":
        match.choose(match.decisions[0].seat, "pass")
    assert state(match).lives == [3, lives]


def test_the_pass_of_a_seat_before_the_one_heard_stands_while_nothing_changes_that_matters() -> None:
    def all_look(s: SpellState) -> None:
        s.orders = [(MOMENTS.always("night"),)] * s.seats

    match = spells("bolt", "bolt", "bolt", arrange=all_look)
    assert asked(match) == [0, 1, 2]
    do(match, "0 pass", "1 stars", "2 stars")
    assert asked(match) == [2], "seat 0 has passed for good, seat 2 was not heard"
    do(match, "2 stars")
    assert state(match).stars == [0, 1, 1]
    assert match.decisions[0].kind == "turn"


# -- standing passes ------------------------------------------------------------------------------


def test_beside_a_pass_standing_passes_are_on_offer() -> None:
    match = do(spells("bolt", "bolt", "counter dispel"), "0 cast:bolt:1", "1 pass")
    standing = [option.id for option in match.decisions[0].standing]
    assert standing == [
        "pass-until:my-turn",
        "pass-until:attacked",
        "pass-always:bolt-cast",
        "pass-with:counter",
        "pass-only-counter-cast:counter",
        "pass-with:dispel",
        "pass-only-counter-cast:dispel",
    ]
    for option in standing:
        fork = match.fork()
        fork.choose(2, option)
        assert state(fork).lives == [3, 2, 3], "each of them passes"
        assert len(fork.orders(2)) == 1


def test_who_has_passed_until_something_is_not_asked_before_that_and_asked_then() -> None:
    match = do(spells("bolt bolt", "counter", "bolt"), "0 cast:bolt:1", "1 pass-until:attacked", "2 pass", "1 rest")
    do(match, "2 cast:bolt:0")
    assert asked(match) == [0], "seat 1 is not attacked"
    do(match, "0 pass", "0 cast:bolt:1")
    assert match.orders(1) == ()
    assert asked(match) == [1]


def test_a_turn_ends_a_pass_until_then_even_if_nothing_was_asked_meanwhile() -> None:
    match = do(spells("bolt bolt", "counter"), "0 cast:bolt:1", "1 pass-until:my-turn")
    assert match.orders(1) == (), "it is seat 1's turn already"
    do(match, "1 rest", "0 cast:bolt:1")
    assert asked(match) == [1]


def test_a_kind_of_moment_is_never_asked_again_and_other_kinds_are() -> None:
    match = do(spells("bolt bolt counter", "counter counter"), "0 cast:bolt:1", "1 pass-always:bolt-cast")
    do(match, "1 rest", "0 cast:bolt:1")
    assert state(match).lives == [3, 1], "nobody was asked"


def test_with_cards_that_are_never_played_the_seat_is_asked_and_its_orders_answer() -> None:
    match = do(spells("bolt bolt", "counter bolt", "dispel"), "0 cast:bolt:1", "1 pass-with:counter", "2 pass")
    do(match, "1 rest", "2 rest", "0 cast:bolt:1")
    assert asked(match) == [1, 2], "others see no difference"
    assert match.ordered_answer(1) is MOMENTS.passing
    assert match.ordered_answer(2) is None
    state(match).hands[1].append("dispel")
    match.decisions[0].ask_again()
    assert match.ordered_answer(1) is None, "there is something else to play"


def test_a_card_can_be_kept_for_one_kind_of_moment() -> None:
    match = spells("bolt bolt counter", "counter dispel", "counter")
    for card in ("counter", "dispel"):
        match.order(1, f"only-counter-cast:{card}")
    do(match, "0 cast:bolt:1")
    assert asked(match) == [1, 2], "others see no difference"
    assert match.ordered_answer(1) is MOMENTS.passing
    do(match, "1 pass", "2 counter:counter")
    assert 1 in asked(match), "a Counter was cast"
    assert match.ordered_answer(1) is None, "this is what they were kept for"
    standing = [option.id for option in match.decisions[asked(match).index(1)].standing]
    assert not [option for option in standing if option.startswith("pass-only-counter-cast")], "not at that very moment"


def test_a_pass_that_is_all_there_is_needs_no_person_but_hurries_only_if_ordered() -> None:
    match = do(spells("bolt bolt", "bolt", "counter"), "0 cast:bolt:1")
    assert asked(match) == [1, 2], "others see no difference"
    assert [match.ordered_answer(seat) for seat in range(3)] == [None, MOMENTS.passing, None]
    assert not match.hurries(1), "other people could tell by the time"
    match.order(1, "hurry:nothing")
    assert match.hurries(1)
    match.order(1, "revoke:hurry:nothing")
    assert not match.hurries(1)
    match.order(1, "never-with:bolt")
    assert match.hurries(1), "else one could tell when it holds a bolt"
    with pytest.raises(UnknownOption):
        match.order(1, "ponder:nothing")


def test_where_a_game_hurries_a_seat_can_order_to_ponder() -> None:
    match = do(spells("bolt bolt", "bolt", "counter"), "0 cast:bolt:1")
    s, decision = match.state, match.decisions[0]
    hasty = Moments(MOMENTS.passing, MOMENTS.kinds, MOMENTS.ends, MOMENTS.cards, ponders=False)
    assert hasty.hurries(s, 1)
    hasty.obey(s, 1, hasty.read(s, 1, "ponder:nothing"))
    assert not hasty.hurries(s, 1)
    assert hasty.answer(s, decision) is None
    hasty.obey(s, 1, hasty.read(s, 1, "revoke:ponder:nothing"))
    assert hasty.answer(s, decision) is MOMENTS.passing


# -- orders at any time ---------------------------------------------------------------------------


def test_orders_are_given_and_revoked_by_whoever_is_not_asked() -> None:
    match = spells("bolt", "counter", "bolt")
    match.order(1, "never:bolt-cast")
    match.choose(2, "until:my-turn")
    assert asked(match) == [0]
    assert [[option.id for option in match.orders(seat)] for seat in range(3)] == [
        [],
        ["never:bolt-cast"],
        ["until:my-turn"],
    ]
    match.order(1, "revoke:never:bolt-cast")
    assert asked(do(match, "0 cast:bolt:1")) == [1]


def test_an_order_takes_the_place_of_what_it_is_contrary_to() -> None:
    match = spells("bolt", "counter")
    for order, left in (
        ("until:my-turn", ["until:my-turn"]),
        ("until:attacked", ["until:attacked"]),
        ("never:night", ["until:attacked", "never:night"]),
        ("always:night", ["until:attacked", "always:night"]),
        ("never-with:counter", ["until:attacked", "always:night", "never-with:counter"]),
        ("only-counter-cast:counter", ["until:attacked", "always:night", "only-counter-cast:counter"]),
        ("never-with:dispel", ["until:attacked", "always:night", "only-counter-cast:counter", "never-with:dispel"]),
        ("never-with:counter", ["until:attacked", "always:night", "never-with:dispel", "never-with:counter"]),
    ):
        match.order(1, order)
        assert [option.id for option in match.orders(1)] == left


@pytest.mark.parametrize(
    ("seat", "order", "refusal"),
    [
        (1, "never:noon", UnknownOption),
        (1, "never", UnknownOption),
        (1, "never:night:night", UnknownOption),
        (1, "until:noon", UnknownOption),
        (1, "never-with:fireball", UnknownOption),
        (1, "only-counter-cast:fireball", UnknownOption),
        (1, "revoke", UnknownOption),
        (1, "revoke:revoke:never", UnknownOption),
        (1, "revoke:never:night", Forbidden),
        (1, "pass-until:my-turn", NotYourDecision),
        (3, "never:night", NotYourDecision),
        (-1, "never:night", NotYourDecision),
    ],
)
def test_what_cannot_be_ordered_is_refused_and_changes_nothing(seat: int, order: str, refusal: type[Exception]) -> None:
    match = spells("bolt", "counter", "bolt")
    with pytest.raises(refusal):
        match.choose(seat, order)
    assert match.choices == []
    assert state(match).orders == [(), (), ()]


def test_what_is_ordered_already_is_refused() -> None:
    match = spells("bolt", "counter")
    match.order(1, "never:night")
    with pytest.raises(Forbidden):
        match.order(1, "never:night")
    assert len(match.choices) == 1


def test_nothing_is_ordered_when_the_match_is_over() -> None:
    match = spells()
    while match.outcome is None:
        match.choose(match.decisions[0].seat, match.decisions[0].options[-1])
    with pytest.raises(MatchOver):
        match.order(1, "never:night")


def test_a_game_without_moments_takes_no_orders() -> None:
    match = undercroft.new_match("dungeon-roll", seats=2, seed=1)
    with pytest.raises(undercroft.Refusal):
        match.choose(1, "never:night")


def test_an_order_stands_before_what_still_lies_face_down() -> None:
    match = do(spells("bolt", "counter", "dispel"), "0 cast:bolt:1", "2 counter:dispel")
    match.order(0, "never:night")
    assert [(seat, option.id) for seat, option in match.choices] == [
        (0, "cast:bolt:1"),
        (0, "never:night"),
        (2, "counter:dispel"),
    ]
    assert match.revealed == 2
    match.undo(2)
    assert asked(match) == [1, 2]
    assert [option.id for option in match.orders(0)] == ["never:night"]


# -- undo, forks, records -------------------------------------------------------------------------


def test_an_undo_takes_back_the_choice_and_leaves_the_orders_given_since() -> None:
    match = do(spells("bolt", "", ""), "0 rest")
    match.order(2, "never:bolt-cast")
    match.order(0, "never:night")
    assert match.can_undo
    match.undo(0)
    assert asked(match) == [0]
    assert state(match).turns == 0
    assert [(seat, option.id) for seat, option in match.choices] == [(2, "never:bolt-cast"), (0, "never:night")]
    assert state(match).orders == [(MOMENTS.never("night"),), (), (MOMENTS.never("bolt-cast"),)]
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_a_standing_pass_is_taken_back_with_its_order() -> None:
    match = do(spells("bolt", "counter", ""), "0 cast:bolt:1", "1 pass-always:bolt-cast")
    match.undo(1)
    assert asked(match) == [1]
    assert match.orders(1) == ()


def test_with_an_order_goes_its_revocation_since() -> None:
    match = Match(Start(Spells(), 2, 7, None))
    while (decision := match.decisions[0]) and getattr(decision, "moment", "") != "bolt-cast":
        match.choose(decision.seat, decision.options[0])
    seat = decision.seat
    match.choose(seat, "pass-always:bolt-cast")
    match.order(seat, "revoke:never:bolt-cast")
    match.undo(seat)
    assert "revoke:never:bolt-cast" not in [option.id for _, option in match.choices]
    match.choose(seat, "pass")
    assert load_match(make_record(match), Spells()).choices == match.choices


def test_what_was_revealed_stays_so_though_an_order_was_given_since() -> None:
    match = do(spells("bolt", "counter", "dispel"), "0 cast:bolt:1", "1 pass", "2 pass")
    match.order(2, "never:night")
    assert not match.can_undo
    with pytest.raises(CannotUndo):
        match.undo(2)


def test_the_passes_of_others_are_taken_back_with_the_choice_that_they_let_pass() -> None:
    for hand, passed in (("bolt", "pass"), ("counter", "pass"), ("counter", "pass-always:bolt-cast")):
        match = do(spells("bolt", hand, ""), "0 cast:bolt:1", f"1 {passed}")
        assert match.may_take_back(0), "whatever the other seat holds"
        match.take_back(0)
        assert asked(match) == [0]
        assert state(match).lives == [3, 3, 3]
        assert [order.id for order in match.orders(1)] == (["never:bolt-cast"] if passed != "pass" else [])
        do(match, "0 rest")


@pytest.mark.parametrize(("order", "left"), [("never-with:counter", 1), ("revoke:never:bolt-cast", 0)])
def test_an_order_is_given_again_only_if_it_is_in_force(order: str, left: int) -> None:
    match = do(spells("bolt", "counter", ""), "0 cast:bolt:1")
    if not left:
        do(match, "1 pass-always:bolt-cast")
        match.order(1, order)
    else:
        match.order(1, order)
        do(match, "1 pass-with:counter")
    match.take_back(0)
    assert len(match.orders(1)) == left
    assert asked(match) == [0]


def test_what_others_did_face_down_or_at_once_is_not_taken_back() -> None:
    match = do(spells("bolt", "counter", "counter"), "0 cast:bolt:1", "1 pass")
    assert not match.may_take_back(0), "it would tell what lies face down"
    assert match.may_take_back(1)
    do(match, "2 pass")
    for seat in range(3):
        assert not match.may_take_back(seat), "both have been turned over"
        with pytest.raises(CannotUndo):
            match.take_back(seat)


def test_a_response_is_not_taken_back_by_others() -> None:
    match = do(spells("bolt", "counter", ""), "0 cast:bolt:1", "1 counter:counter")
    assert not match.may_take_back(0)
    with pytest.raises(CannotUndo):
        match.take_back(0)


def test_a_pass_of_ones_own_that_went_by_itself_is_no_stop() -> None:
    match = do(spells("bolt counter", "counter counter"), "0 cast:bolt:1", "1 counter:counter", "0 pass")
    assert match.may_take_back(0), "there was something to counter with"
    twin = match.fork()
    twin.take_back(0)
    assert asked(twin) == [0]
    match = do(spells("bolt bolt", "counter counter"), "0 cast:bolt:1", "1 counter:counter", "0 pass")
    assert not match.may_take_back(0), "what came before is the other's response"
    with pytest.raises(CannotUndo):
        match.take_back(0)


def curious(match: Match, luck: Random, most: int = 200) -> Match:
    """Play at random, with orders given and revoked and things taken back."""
    for _ in range(most):
        if match.outcome is not None:
            break
        dice = luck.random()
        if dice < 0.15:
            order_at_random(match, luck)
        elif dice < 0.25 and match.can_undo:
            match.undo()
        else:
            decision = luck.choice(list(match.decisions))
            match.choose(decision.seat, luck.choice([*decision.options, *decision.standing]))
    return match


def order_at_random(match: Match, luck: Random) -> None:
    seat = luck.randrange(match.seats)
    revoked = [MOMENTS.revoke(order.verb.name, *order.args) for order in match.orders(seat)]
    given = [MOMENTS.never_with("counter"), MOMENTS.until("my-turn"), MOMENTS.always("night"), MOMENTS.never("night")]
    given += [MOMENTS.only["counter-cast"]("counter")]
    order = luck.choice([*revoked, *[each for each in given if each not in match.orders(seat)]])
    match.order(seat, order.id)


@pytest.mark.parametrize("seed", range(20))
def test_records_saved_matches_and_forks_keep_orders_at_their_place(seed: int) -> None:
    luck = Random(seed)
    match = curious(spells(), luck, luck.randrange(10, 120))
    for twin in (
        match.fork(),
        match.fork().fork(),
        load_match(read_record(make_record(match).json()), match.game),
        Match.from_saved(match.game, match.save()),
    ):
        assert twin.state.plain() == match.state.plain()
        assert twin.choices == match.choices
        assert asked(twin) == asked(match)
        assert twin.can_undo == match.can_undo
        one, other = (curious(each.fork(), Random(seed), 60) for each in (match, twin))
        assert one.choices == other.choices
        assert one.state.plain() == other.state.plain()


def test_a_fork_for_a_seat_knows_nothing_of_the_orders_of_others() -> None:
    match = spells("bolt", "counter", "dispel")
    for seat in range(3):
        match.order(seat, "never:bolt-cast")
    fork = match.fork(1)
    assert [len(fork.orders(seat)) for seat in range(3)] == [0, 1, 0]
    assert [len(fork.fork().orders(seat)) for seat in range(3)] == [0, 1, 0]


def test_a_sealed_record_tells_of_no_order() -> None:
    match = spells()
    match.order(1, "never:night")
    match.choose(0, "rest")
    match.order(2, "always:bolt-cast")
    sealed = make_record(match, sealed=True)
    assert sealed.choices == [(0, "rest")]
    assert len(make_record(match).choices) == 3


def test_quiet_play_hears_only_the_first_too() -> None:
    def respond(match: Match, decision: undercroft.Decision) -> undercroft.Option:
        return decision.options[0]

    loud, quiet = (Match(Start(Spells(), 4, 3, None), quiet=quiet) for quiet in (False, True))
    loud.play_out([respond] * 4)
    quiet.play_out([respond] * 4)
    assert loud.choices == quiet.choices
    assert loud.state.plain() == quiet.state.plain()
    numbers = [Match(Start(Spells(), 4, 3, None), quiet=quiet) for quiet in (False, True)]
    for match in numbers:
        match.play_at_random(iter(Random(1).choices(range(1 << 16), k=5000)))
    assert numbers[0].choices == numbers[1].choices
