"""Standing orders at a table: given at any time, kept, told to nobody else, and answering without anybody there."""

from __future__ import annotations

from tests.engine.spells import TURNS
from tests.table.visitor import Sitting, Visitor


def two_wizards(url: str) -> tuple[str, Visitor, Visitor]:
    """Ann in seat 0 and Bob in seat 1, and the match has begun."""
    ann, bob = Visitor(url, "Ann"), Visitor(url, "Bob", "ru")
    table = ann.create("spells")
    bob.post(f"/tables/{table}/seats/1/take")
    bob.post(f"/tables/{table}/ready", ready=True)
    ann.post(f"/tables/{table}/start")
    return table, ann, bob


def order(sitting: Sitting, seat: int, order: str) -> None:
    answer = sitting.ask(type="order", seat=seat, order=order)
    assert answer["type"] == "done", answer


def ordered(sitting: Sitting, seat: int) -> list[str]:
    return [each["id"] for each in sitting.orders[seat]]


def test_who_is_not_asked_gives_an_order_and_only_this_seat_is_told(url: str) -> None:
    table, ann, bob = two_wizards(url)
    with ann.sit(table) as a, bob.sit(table) as b:
        number = a.sights[0]["decision"]["number"]
        a.ask(type="ping")
        heard = len(a.heard)
        order(b, 1, "never:bolt-cast")
        told = [message for message in b.heard if '"ordered"' in message and "never:bolt-cast" in message]
        assert len(told) == 1
        a.ask(type="ping")
        assert [text for text in a.heard[heard:] if '"type":"table"' not in text and '"pong"' not in text] == []
        a.chosen(0, "rest")
        assert a.step == number + 1, "orders are not counted"
        b.until_so(lambda: b.step == a.step)
        assert ordered(b, 1) == ["never:bolt-cast"]
        assert ordered(a, 0) == []
        assert "never:bolt-cast" not in "".join(a.heard)
        assert b.sights[1]["may_undo"] is False
    assert "never" not in str(ann.get(f"/tables/{table}/record"))


def test_an_order_does_not_make_the_choice_of_anybody_late_nor_keep_it_from_being_taken_back(url: str) -> None:
    table, ann, bob = two_wizards(url)
    with ann.sit(table) as a, bob.sit(table) as b:
        order(a, 0, "never:counter-cast")
        a.chosen(0, "rest")
        b.until_so(lambda: b.decision(1) is not None)
        order(b, 1, "never-with:counter")
        assert a.sights[0]["may_undo"]
        assert a.ask(type="undo", seat=0)["type"] == "done"
        assert a.options(0)[-1] == "rest"
        assert ordered(a, 0) == ["never:counter-cast"]


def test_orders_that_are_none_or_of_others_are_refused(url: str) -> None:
    table, ann, bob = two_wizards(url)
    with ann.sit(table) as a, bob.sit(table) as b:
        assert b.refusal(type="order", seat=0, order="never:night")["code"] == "not-your-seat"
        assert b.refusal(type="order", seat=1, order="rest")["code"] == "unknown-option"
        assert b.refusal(type="order", seat=1, order="never:noon")["code"] == "unknown-option"
        assert b.refusal(type="order", seat=1, order="revoke:never:night")["code"] == "order-not-given"
        number = a.sights[0]["decision"]["number"]
        assert a.choose(0, "never:night", number)["type"] == "refused"
        order(b, 1, "never:night")
        assert b.refusal(type="order", seat=1, order="never:night")["code"] == "order-given"


def test_orders_outlive_the_connection_and_are_revoked_by_the_next(url: str) -> None:
    table, _, bob = two_wizards(url)
    with bob.sit(table) as b:
        order(b, 1, "never:bolt-cast")
    with bob.sit(table) as b:
        b.until_so(lambda: ordered(b, 1) == ["never:bolt-cast"])
        order(b, 1, "revoke:never:bolt-cast")
    with bob.sit(table) as b:
        b.ask(type="ping")
        assert ordered(b, 1) == []


def asked(visitor: Visitor, table: str) -> list[int]:
    found: list[int] = visitor.get(f"/tables/{table}")["table"]["deciding"]
    return found


def take_turn(visitor: Visitor, table: str, seat: int, parting_order: str) -> bool:
    """Open the browser, take one's turn, and close it again. Whether the match is over."""
    with visitor.sit(table) as sitting:
        decision = sitting.decision(seat)
        assert decision is not None
        assert decision["kind"] == "turn", "nothing else was waited for"
        sitting.ask(type="ping")
        if parting_order not in ordered(sitting, seat):
            order(sitting, seat, parting_order)
        sitting.chosen(seat, sitting.options(seat)[0])
        return sitting.outcome is not None


def test_a_match_by_mail_needs_no_browser_open_between_turns(url: str) -> None:
    table, *wizards = two_wizards(url)
    with wizards[1].sit(table) as sitting:
        order(sitting, 1, "until:my-turn")
    for turn in range(TURNS):
        seat = turn % 2
        assert asked(wizards[seat], table) == [seat]
        assert take_turn(wizards[seat], table, seat, "until:my-turn") is (turn == TURNS - 1)
    record = wizards[0].get(f"/tables/{table}/record")
    assert [option for _, option in record["choices"] if option.startswith("pass")] == []


def test_with_cards_that_are_never_played_the_table_passes_though_nobody_is_there(url: str) -> None:
    table, *wizards = two_wizards(url)
    for seat, wizard in enumerate(wizards):
        with wizard.sit(table) as sitting:
            for card in ("counter", "dispel"):
                order(sitting, seat, f"never-with:{card}")
    for turn in range(TURNS):
        seat = turn % 2
        with wizards[seat].sit(table) as sitting:
            until_turn(sitting, seat)
            sitting.chosen(seat, sitting.options(seat)[0])
            if turn == TURNS - 1:
                until_over(sitting)
    record = wizards[0].get(f"/tables/{table}/record")
    assert [option for _, option in record["choices"] if option == "pass"], "asked and answered, as all could see"


def until_turn(sitting: Sitting, seat: int) -> None:
    sitting.until_so(lambda: (sitting.decision(seat) or {}).get("kind") == "turn")


def until_asked(sitting: Sitting, seat: int) -> None:
    sitting.until_so(lambda: sitting.decision(seat) is not None)


def until_over(sitting: Sitting) -> None:
    sitting.until_so(lambda: sitting.outcome is not None)


def play_until_one_can_only_pass(table: str, *wizards: Sitting) -> int | None:
    """The first option at every turn and moment. Who is asked with nothing to respond with, if anybody."""
    while seats := asked(wizards[0].visitor, table):
        seat = seats[0]
        sitting = wizards[seat]
        until_asked(sitting, seat)
        if sitting.options(seat) == ["pass"]:
            return seat
        sitting.chosen(seat, sitting.options(seat)[0])
    return None


def test_where_people_wait_one_ponders_even_over_nothing_unless_ordered_otherwise(url: str) -> None:
    for _ in range(100):
        table, *wizards = two_wizards(url)
        with wizards[0].sit(table) as a, wizards[1].sit(table) as b:
            seat = play_until_one_can_only_pass(table, a, b)
            if seat is not None:
                ponders_until_ordered((a, b)[seat], seat)
                return
    raise AssertionError("nobody was ever asked with nothing to respond with")


def ponders_until_ordered(sitting: Sitting, seat: int) -> None:
    decision = sitting.decision(seat)
    assert decision is not None
    assert not decision["by_itself"]
    step = sitting.step
    order(sitting, seat, "hurry:nothing")
    sitting.until_so(lambda: sitting.step > step)
    assert sitting.last is not None
    assert sitting.last["made_by"] == "person"


def test_a_pass_that_is_all_there_is_needs_no_browser_if_so_ordered(url: str) -> None:
    table, *wizards = two_wizards(url)
    for seat, wizard in enumerate(wizards):
        with wizard.sit(table) as sitting:
            order(sitting, seat, "hurry:nothing")
    taken: list[int] = []
    for turn in range(TURNS):
        seat = turn % 2
        with wizards[seat].sit(table) as sitting:
            until_turn_or_answer(sitting, seat)
            decision = sitting.decision(seat)
            assert decision is not None
            while decision is not None and decision["kind"] != "turn":
                assert len(sitting.options(seat)) > 1, "nobody is asked only to pass"
                assert not decision["by_itself"]
                sitting.chosen(seat, sitting.options(seat)[0])
                until_turn_or_answer(sitting, seat)
                decision = sitting.decision(seat)
            sitting.chosen(seat, sitting.options(seat)[-1])
            taken.append(seat)
            if turn == TURNS - 1:
                until_over(sitting)
    assert len(taken) == TURNS


def until_turn_or_answer(sitting: Sitting, seat: int) -> None:
    sitting.until_so(lambda: (decision := sitting.decision(seat)) is not None and not decision["by_itself"])
