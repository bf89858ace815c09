"""Updates: a choice is told as what it changed. Put together, the changes are the same as what is told whole."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

import pytest
from msgspec.json import encode
from pydantic import TypeAdapter

import undercroft
from tests.conformance.cases import Case
from tests.engine.keep import Keep
from tests.table.house import GENEROUS, server, settings
from tests.table.test_play import catch_up, play_to_the_end, two_at_a_duel
from tests.table.visitor import Data, Sitting, Visitor
from undercroft.engine.game import Game
from undercroft.players import make_player
from undercroft.table.course import Course
from undercroft.table.messages import ServerMessage
from undercroft.table.patches import patched
from undercroft.table.sights import Looker, Sights
from undercroft.table.storage.rows import Step

server_message: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)


def games() -> dict[str, Game[Any]]:
    return {"keep": Keep()}


@pytest.fixture(scope="module")
def keep(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data: Path = tmp_path_factory.mktemp("updates")
    with server(settings(data, games="tests.table.test_updates:games")) as address:
        yield address


# -- the sights of a match --------------------------------------------------------------------------


def go(course: Course, step: Step) -> None:
    course.accept(step, course.prepare(step))


def stumble(course: Course, luck: Random) -> None:
    """Some choice, and now and then one is taken back."""
    seats = [seat for seat in range(course.match.seats) if course.may_undo(seat)]
    if seats and luck.random() < 0.3:
        go(course, Step(luck.choice(seats), None, "person", 0.0))
    else:
        decision = luck.choice(course.match.decisions)
        go(course, Step(decision.seat, luck.choice(decision.options).id, "person", 0.0))


def whole(sights: Sights, lookers: tuple[Looker, ...]) -> list[Any]:
    found: list[Any] = json.loads(encode(sights.sights(lookers)))
    return found


@pytest.mark.parametrize("game", undercroft.games())
def test_the_changes_of_every_game_make_what_is_seen(game: str) -> None:
    course, luck = Course.begin(Case(game, 2, {}).match(3).start, 0.0), Random(3)
    sights, everyone = Sights(course, None), [(0,), (1,), (0, 1), (None,)]
    told = {lookers: whole(sights, lookers) for lookers in everyone}
    for _ in range(60):
        if course.match.outcome is not None:
            break
        stumble(course, luck)
        for lookers in everyone:
            told[lookers] = patched(told[lookers], json.loads(encode(sights.patch(lookers))))
            assert encode(told[lookers]) == encode(whole(Sights(course, None), lookers)), "to the letter"


def test_who_was_not_told_the_step_before_is_told_the_whole() -> None:
    course, luck = Course.begin(Case("dungeon-roll", 2, {}).match(3).start, 0.0), Random(1)
    sights = Sights(course, None)
    before = whole(sights, (0,))
    for _ in range(2):
        stumble(course, luck)
    assert patched(before, json.loads(encode(sights.patch((0,))))) == whole(sights, (0,))


def test_an_update_of_a_great_match_is_small() -> None:
    course = Course.begin(Case("dungeoneer", 4, {}).match(4).start, 0.0)
    sights, players, sizes = Sights(course, None), [make_player("thumb", str(seat)) for seat in range(4)], []
    whole(sights, (0,))
    for _ in range(150):
        decision, told = course.match.decisions[0], len(course.match.events)
        option = players[decision.seat].choose(course.match, decision)
        go(course, Step(decision.seat, option.id, "computer", 0.0))
        news = [vars(each) for each in sights.news((0,), lambda _, told=told: told)]  # type: ignore[misc]
        sizes.append(len(encode([sights.patch((0,)), news])))
    assert mean(sizes) < 1_000


# -- over the socket --------------------------------------------------------------------------------


def updates(sitting: Sitting) -> list[Data]:
    messages = [json.loads(text) for text in sitting.heard]
    return [message for message in messages if message["type"] == "update"]


def test_what_is_put_together_is_what_is_told_whole(url: str) -> None:
    table, ann, bob = two_at_a_duel(url)
    with ann, bob, Visitor(url, "Eve").sit(table) as eve:
        everyone = [ann, bob, eve]
        ann.chosen(0, "pass")
        assert ann.ask(type="undo", seat=0)["type"] == "done"
        catch_up(*everyone)
        for sitting in everyone:
            sitting.look()
        play_to_the_end(ann, bob)
        catch_up(*everyone)
        for sitting in everyone:
            sitting.look()
            assert [update["step"] for update in updates(sitting)] == list(range(1, ann.step + 1))


def test_every_step_is_told_to_everybody_whatever_it_changed(url: str) -> None:
    """A card that is laid face down: who may not know it hears of the step as everybody does."""
    table, ann, bob = two_at_a_duel(url)
    with ann, bob, Visitor(url, "Eve").sit(table) as eve:
        ann.chosen(0, "pass")
        ann.chosen(0, ann.options(0)[1])
        catch_up(ann, bob, eve)
        for sitting in (ann, bob, eve):
            assert [update["step"] for update in updates(sitting)] == [1, 2]
        assert updates(ann)[1]["patch"] != []
        assert updates(bob)[1]["patch"] == []


def test_all_messages_are_of_the_types_that_the_schema_promises(url: str) -> None:
    _, ann, bob = two_at_a_duel(url)
    with ann, bob:
        ann.chosen(0, "pass")
        ann.ask(type="undo", seat=0)
        play_to_the_end(ann, bob)
        ann.look()
        for text in [*ann.heard, *bob.heard]:
            assert server_message.validate_json(text).model_dump(mode="json") == json.loads(text)


def test_those_who_look_with_the_same_eyes_are_told_the_same_bytes(url: str) -> None:
    table, ann, bob = two_at_a_duel(url)
    with ann, bob, Visitor(url, "Eve").sit(table) as eve:
        ann.chosen(0, "pass")
        eve.until_so(lambda: eve.step == 1)
        with Visitor(url, "Ian").sit(table) as late:
            assert late.step == 1, "in the middle of the match, and not of the changes before"
            ann.chosen(0, ann.options(0)[0])
            catch_up(ann, eve, late)
            assert eve.heard[-1] == late.heard[-1]
            assert eve.sights == late.sights
            late.look()


def test_who_missed_something_is_told_only_the_events_that_are_missing(url: str) -> None:
    _, ann, bob = two_at_a_duel(url)
    with ann, bob:
        ann.chosen(0, "pass")
        have = ann.have
        ann.chosen(0, ann.options(0)[0])
        news = ann.look(have)["news"]
        assert [(each["seats"], each["events_from"]) for each in news] == [([0], have["events"])]


def test_looking_too_often_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    limits = replace(GENEROUS, looks_at_once=2, looks_per_second=0.001)
    with server(settings(tmp_path, limits=limits)) as here:
        ann = Visitor(here)
        sitting = ann.sit(ann.play_now())
        assert [sitting.ask(type="look")["type"] for _ in range(3)] == ["done", "done", "refused"]
        assert sitting.refusal(type="look")["code"] == "too-fast"
        sitting.chosen(0, sitting.options(0)[0])


def test_before_the_match_there_is_nothing_to_see(url: str) -> None:
    ann = Visitor(url)
    with ann.sit(ann.create()) as sitting:
        snapshot = sitting.look()
        assert (snapshot["sights"], snapshot["news"]) == ([], [])


# -- seats that change hands ------------------------------------------------------------------------


def test_who_gives_a_seat_away_is_told_no_more_of_it_and_who_takes_it_all(url: str) -> None:
    table, ann, bob = two_at_a_duel(url)
    with ann, bob:
        ann.chosen(0, "pass")
        bob.until_so(lambda: bob.step == 1)
        bob.visitor.post(f"/tables/{table}/leave")
        bob.until_so(lambda: list(bob.sights) == [None])
        heard = len(bob.heard)
        ann.until_so(lambda: ann.step == 2)
        ann.chosen(0, ann.options(0)[0])
        catch_up(ann, bob)
        bob.look()
        bob.visitor.post(f"/tables/{table}/seats/1/take")
        assert all("lay:" not in text for text in bob.heard[heard:-1])
        bob.until_so(lambda: list(bob.sights) == [1])
        play_to_the_end(ann, bob)
        bob.look()


def test_who_sits_down_in_mid_match_goes_on_from_there(url: str) -> None:
    ann, bob = Visitor(url), Visitor(url, "Bob")
    table = ann.create(seats=3)
    bob.post(f"/tables/{table}/seats/1/take")
    bob.post(f"/tables/{table}/seats/2/take")
    bob.post(f"/tables/{table}/ready")
    ann.post(f"/tables/{table}/start")
    with ann.sit(table) as hers, bob.sit(table) as his:
        hers.chosen(0, "pass")
        bob.post(f"/tables/{table}/seats/2/give", computer="random")
        his.until_so(lambda: list(his.sights) == [1])
        hers.until_so(lambda: hers.step >= 2)
        bob.post(f"/tables/{table}/seats/2/take")
        his.until_so(lambda: list(his.sights) == [1, 2])
        play_to_the_end(hers, his)
        his.look()


# -- several seats ----------------------------------------------------------------------------------


def test_who_holds_seats_of_one_side_is_told_once(keep: str) -> None:
    ann, bob = Visitor(keep), Visitor(keep, "Bob")
    table = ann.create("keep", 4)
    for seat in (1, 2, 3):
        bob.post(f"/tables/{table}/seats/{seat}/take")
    bob.post(f"/tables/{table}/ready")
    ann.post(f"/tables/{table}/start")
    with ann.sit(table) as keeper, bob.sit(table) as heroes:
        heroes.chosen(1, "listen")
        play_to_the_end(keeper, heroes)
        catch_up(keeper, heroes)
        heroes.look()
        assert [update["step"] for update in updates(heroes)] == list(range(1, keeper.step + 1))
        assert all([news["seats"] for news in update["news"]] == [[1, 2, 3]] for update in updates(heroes))
        assert heroes.events[1] == heroes.events[2] == heroes.events[3]


def test_who_holds_seats_of_several_sides_is_told_once_what_each_may_know(url: str) -> None:
    ann = Visitor(url)
    table = ann.create()
    ann.post(f"/tables/{table}/seats/1/take")
    ann.post(f"/tables/{table}/start")
    with ann.sit(table) as sitting:
        sitting.chosen(0, "peek")
        (update,) = updates(sitting)
        assert [news["seats"] for news in update["news"]] == [[0], [1]]
        assert sitting.events[0] != sitting.events[1], "only one of them has peeked"
        play_to_the_end(sitting)
        sitting.look()


def test_a_seat_that_lacks_events_gets_them_apart_from_its_side(keep: str) -> None:
    ann = Visitor(keep)
    table = ann.create("keep", 3)
    for seat in (1, 2):
        ann.post(f"/tables/{table}/seats/{seat}/take")
    ann.post(f"/tables/{table}/start")
    with ann.sit(table) as sitting:
        sitting.chosen(1, "listen")
        have = {**sitting.have, "seats": [0, 1]}
        news = sitting.look(have)["news"]
        count = len(sitting.events[0])
        assert [(each["seats"], each["events_from"]) for each in news] == [([0], count), ([1], count), ([2], 0)]
