"""Playing: whole matches, computer players, coming back, one screen for two, undo, hints, refusals."""

from __future__ import annotations

import json
from collections.abc import Callable

from tests.table.visitor import Data, Sitting, Visitor


def two_at_a_duel(url: str) -> tuple[str, Sitting, Sitting]:
    """Ann in seat 0 and Bob in seat 1, and the match has begun."""
    ann, bob = Visitor(url, "Ann"), Visitor(url, "Bob", "ru")
    table = ann.create()
    bob.post(f"/tables/{table}/seats/1/take")
    bob.post(f"/tables/{table}/ready", ready=True)
    ann.post(f"/tables/{table}/start")
    return table, ann.sit(table), bob.sit(table)


def first(options: list[str]) -> str:
    return options[0]


def play_to_the_end(*sittings: Sitting, pick: Callable[[list[str]], str] = first) -> None:
    """Each takes the first option, or another one, whenever asked."""
    while any(sitting.outcome is None for sitting in sittings):
        acted = False
        for sitting in sittings:
            catch_up(*sittings)
            for seat in sitting.you["held"]:
                while sitting.decision(seat) is not None:
                    sitting.chosen(seat, pick(sitting.options(seat)))
                    acted = True
        catch_up(*sittings)
        if not acted and sittings[0].outcome is None:
            sittings[0].hear()


def catch_up(*sittings: Sitting) -> None:
    """Listen until all know what one of them knows."""
    newest = max(sitting.step for sitting in sittings)
    for sitting in sittings:
        sitting.until_so(lambda sitting=sitting: sitting.step >= newest)  # type: ignore[misc]  # a default holds the loop's value


def test_a_whole_match_by_two(url: str) -> None:
    table, ann, bob = two_at_a_duel(url)
    with ann, bob:
        play_to_the_end(ann, bob)
        assert ann.outcome == bob.outcome
        assert ann.outcome is not None
        ann.until_so(lambda: ann.table["status"] == "finished")
        laid = [event["data"] for event in ann.events[0] if event["kind"] == "laid"]
        assert len(laid) == 4
        assert [event for event in bob.events[1] if event["kind"] == "laid"] == [
            {"kind": "laid", "data": data} for data in laid
        ]
        record = ann.visitor.get(f"/tables/{table}/record")
        assert [seat for seat, option in record["choices"] if option.startswith("lay")].count(1) == 2


def test_play_now_against_a_computer(url: str) -> None:
    ann = Visitor(url)
    with ann.sit(ann.play_now("dungeon-roll", 2, computer="thumb", seat=1)) as sitting:
        assert [seat["computer"] for seat in sitting.table["seats"]] == ["thumb", None]
        makers = set()
        while sitting.outcome is None:
            if sitting.decision(1) is not None:
                sitting.chosen(1, sitting.options(1)[-1])
            else:
                sitting.hear()
            if sitting.last is not None:
                makers.add((sitting.last["seat"], sitting.last["made_by"]))
        assert makers == {(0, "computer"), (1, "person")}


def test_a_search_player_thinks_too(url: str) -> None:
    ann = Visitor(url)
    with ann.sit(ann.play_now("dungeon-roll", 2, computer="easy", setup={"first": 1})) as sitting:
        sitting.until(lambda message: message["type"] == "update")
        assert sitting.last == {"seat": 1, "made_by": "computer", "taken_back": False}


def test_coming_back_brings_only_what_is_missing(url: str) -> None:
    table, ann, bob = two_at_a_duel(url)
    with bob:
        with ann:
            ann.chosen(0, "pass")
            ann.chosen(0, ann.options(0)[0])
            have, before = ann.have, list(ann.events[0])
        bob.until_so(lambda: bob.decision(1) is not None)
        bob.chosen(1, bob.options(1)[0])
        with ann.visitor.sit(table, have) as again:
            news = json.loads(again.heard[0])["news"][0]
            assert (news["seats"], news["events_from"]) == ([0], len(before))
            assert [event["kind"] for event in news["events"]] == ["laid", "laid"]
        with ann.visitor.sit(table) as afresh:
            assert afresh.events[0] == before + news["events"]
            assert afresh.sights == again.sights


def test_coming_back_after_an_undo_brings_everything(url: str) -> None:
    table, ann, bob = two_at_a_duel(url)
    with bob:
        with ann:
            ann.chosen(0, "pass")
            have = ann.have
            assert ann.ask(type="undo", seat=0)["type"] == "done"
        with ann.visitor.sit(table, {**have, "events": 0}) as again:
            assert again.step == 2
            assert again.options(0) == ["peek", "pass"]
        for nonsense in ({"step": 99, "events": 99, "seats": [0]}, {"step": 2, "events": 50, "seats": [0]}):
            with ann.visitor.sit(table, nonsense) as again:
                assert json.loads(again.heard[0])["news"][0]["events_from"] == 0


def test_coming_back_after_an_undo_forgets_what_was_taken_back(url: str) -> None:
    ann = Visitor(url)
    table = ann.create("dungeon-roll", setup={"heroes": "choose", "first": 0})
    ann.post(f"/tables/{table}/seats/1/take")
    ann.post(f"/tables/{table}/start")
    with ann.sit(table) as sitting:
        seat = sitting.deciding[0]["seat"]
        first, second = sitting.options(seat)[:2]
        sitting.chosen(seat, first)
        have, known = sitting.have, list(sitting.events[0])
        assert sitting.ask(type="undo", seat=seat)["type"] == "done"
        assert len(sitting.events[0]) == len(known) - 1
        sitting.chosen(seat, second)
    with ann.sit(table, have) as again:
        assert again.events == sitting.events
        assert again.events[0] != known


def test_one_browser_holds_two_seats(url: str) -> None:
    ann = Visitor(url)
    table = ann.create(seats=3)
    ann.post(f"/tables/{table}/seats/2/take")
    ann.post(f"/tables/{table}/seats/1/give", computer="random")
    ann.post(f"/tables/{table}/start")
    with ann.sit(table) as sitting:
        assert sitting.you == {"held": [0, 2], "away": [], "host": True}
        assert list(sitting.sights) == [0, 2]
        hands = [sitting.sights[seat]["view"]["hands"] for seat in (0, 2)]
        assert hands[0][2] == 3, "the sight of one seat does not show the other's hand"
        assert hands[1][0] == 3
        assert isinstance(hands[0][0], list)
        play_to_the_end(sitting)


def test_undo_is_told_to_all(url: str) -> None:
    _, ann, bob = two_at_a_duel(url)
    with ann, bob:
        assert not ann.sights[0]["may_undo"]
        ann.chosen(0, "pass")
        assert ann.sights[0]["may_undo"]
        bob.until_so(lambda: bob.decision(1) is not None)
        assert not bob.sights[1]["may_undo"]
        assert bob.refusal(type="undo", seat=1)["code"] == "undo-not-yours"
        assert ann.ask(type="undo", seat=0)["type"] == "done"
        bob.until_so(lambda: bob.step == 2)
        assert bob.last == {"seat": 0, "made_by": "person", "taken_back": True}
        assert bob.decision(1) is None
        assert ann.options(0) == ["peek", "pass"]
        assert ann.refusal(type="undo", seat=0)["code"] == "undo-nothing"


def test_a_card_that_lies_face_down_can_be_taken_back(url: str) -> None:
    _, ann, bob = two_at_a_duel(url)
    with ann, bob:
        ann.chosen(0, "pass")
        bob.until_so(lambda: bob.decision(1) is not None)
        bids = [sitting.decision(seat) for sitting, seat in ((ann, 0), (bob, 1))]
        assert bids[0] is not None
        assert bids[1] is not None
        first, second = bob.options(1)[:2]
        bob.chosen(1, first)
        assert bob.sights[1]["may_undo"]
        assert bob.ask(type="undo", seat=1)["type"] == "done"
        bob.chosen(1, second)
        ann.chosen(
            0,
            ann.options(0)[0],
        )
        ann.until_so(lambda: any(event["kind"] == "laid" for event in ann.events[0]))
        laid = [event["data"]["card"] for event in ann.events[0] if event["kind"] == "laid"]
        assert f"lay:{laid[1]}" == second
        assert bob.refusal(type="undo", seat=1)["code"] in ("undo-revealed", "undo-not-yours")


def test_seats_that_decide_at_once_do_not_make_each_other_late(url: str) -> None:
    _, ann, bob = two_at_a_duel(url)
    with ann, bob:
        ann.chosen(0, "pass")
        bob.until_so(lambda: bob.decision(1) is not None)
        numbers: list[Data | None] = [ann.decision(0), bob.decision(1)]
        assert numbers[0] is not None
        assert numbers[1] is not None
        bob.chosen(1, bob.options(1)[0])
        assert ann.choose(0, ann.options(0)[0], numbers[0]["number"])["type"] == "done"


def test_a_choice_that_answers_an_older_question_is_refused(url: str) -> None:
    _, ann, bob = two_at_a_duel(url)
    with ann, bob:
        ann.chosen(0, "pass")
        late = ann.refusal(type="choose", seat=0, number=0, option="pass")
        assert late["code"] == "stale"
        assert ann.ask(type="undo", seat=0)["type"] == "done"
        asked = ann.decision(0)
        assert asked is not None
        assert asked["number"] == 2, "after an undo the question has a new number"
        assert ann.refusal(type="choose", seat=0, number=0, option="pass")["code"] == "stale"


def test_refusals_say_why_in_the_readers_language(url: str) -> None:
    _, ann, bob = two_at_a_duel(url)
    with ann, bob:
        early = bob.refusal(type="choose", seat=1, number=0, option="pass")
        assert (early["code"], early["words"]) == ("not-your-decision", "Сейчас решает другой игрок.")
        foreign = bob.refusal(type="choose", seat=0, number=0, option="pass")
        assert (foreign["code"], foreign["words"]) == ("not-your-seat", "Это не ваше место.")
        assert ann.refusal(type="choose", seat=0, number=0, option="fly")["code"] == "unknown-option"
        forbidden = ann.refusal(type="choose", seat=0, number=0, option="lay:770001")
        assert (forbidden["code"], forbidden["rule"]) == ("not-in-hand", "DUEL-02")
        assert ann.step == 0, "nothing of this changed the match"


def test_why_not(url: str) -> None:
    _, ann, bob = two_at_a_duel(url)
    with ann, bob:
        answer = ann.ask(type="why-not", seat=0, number=0, option="lay:770001")
        assert (answer["why"]["code"], answer["why"]["rule"]) == ("not-in-hand", "DUEL-02")
        assert ann.ask(type="why-not", seat=0, number=0, option="pass")["why"] is None
        assert bob.refusal(type="why-not", seat=0, number=0, option="pass")["code"] == "not-your-seat"


def test_a_forecast_tells_of_every_option_what_the_rules_foretell(url: str) -> None:
    ann, eve = Visitor(url), Visitor(url)
    table = ann.play_now("dungeon-roll", 1)
    with ann.sit(table) as sitting, eve.sit(table) as watching:
        decision = sitting.decision(0)
        while decision is not None and decision["kind"] != "regroup":
            sitting.choose(0, decision["options"][0]["id"])
            decision = sitting.decision(0)
        assert decision is not None
        given = sitting.ask(type="forecast", seat=0, number=decision["number"])
        assert (given["type"], given["outlook"]) == ("forecast", None)
        assert given["options"]["seek-glory"]["dice"] >= 1
        assert given["options"]["rest"]["says"][0] == {"id": "forecast-retire", "details": {"xp": 1, "rises": "no"}}
        assert sitting.refusal(type="forecast", seat=0, number=decision["number"] + 1)["code"] == "stale"
        assert watching.refusal(type="forecast", seat=0, number=decision["number"])["code"] == "not-your-seat"


def test_a_hint_weighs_every_option(url: str) -> None:
    ann = Visitor(url)
    with ann.sit(ann.play_now("dungeon-roll", 1)) as sitting:
        while len(sitting.options(0)) < 2:
            sitting.chosen(0, sitting.options(0)[0])
        decision = sitting.decision(0)
        assert decision is not None
        hint = sitting.ask(type="hint", seat=0, number=decision["number"])
        assert hint["type"] == "hint"
        assert hint["unit"] == "points"
        assert {worth["option"] for worth in hint["options"]} == set(sitting.options(0))
        assert all(0 <= worth["low"] < worth["value"] < worth["high"] for worth in hint["options"]), "honest ranges"
        assert hint["other"] in sitting.options(0)
        assert {phrase["id"] for phrase in hint["why"]} <= {"why-xp", "why-treasures", "why-master"}
        assert sitting.refusal(type="hint", seat=0, number=decision["number"] + 1)["code"] == "stale"


def test_a_host_may_forbid_hints(url: str) -> None:
    ann = Visitor(url)
    table = ann.create(hints=False)
    ann.post(f"/tables/{table}/seats/1/give", computer="random")
    ann.post(f"/tables/{table}/start")
    with ann.sit(table) as sitting:
        assert not sitting.table["hints"]
        assert sitting.refusal(type="hint", seat=0, number=0)["code"] == "no-hints"


def test_hints_only_for_ones_own_decision(url: str) -> None:
    _, ann, bob = two_at_a_duel(url)
    with ann, bob:
        assert bob.refusal(type="hint", seat=0, number=0)["code"] == "not-your-seat"
        assert bob.refusal(type="hint", seat=1, number=0)["code"] == "not-your-decision"


def test_chat_is_told_and_kept(url: str) -> None:
    table, ann, bob = two_at_a_duel(url)
    with ann, bob:
        assert ann.ask(type="chat", text="  good\u0007 luck <b>& all</b> ")["type"] == "done"
        bob.until_so(lambda: bool(bob.chat))
        line = bob.chat[0]
        assert (line["name"], line["text"], line["seats"]) == ("Ann", "good luck <b>& all</b>", [0])
        with Visitor(url, "Cid").sit(table) as watching:
            assert watching.chat == [line]
            assert watching.ask(type="chat", text="hello")["type"] == "done"
        bob.until_so(lambda: len(bob.chat) == 2)
        assert bob.chat[1]["seats"] == []


def test_ping(url: str) -> None:
    ann = Visitor(url)
    with ann.sit(ann.create()) as sitting:
        assert sitting.ask(type="ping")["type"] == "pong"
