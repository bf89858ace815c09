"""A game of sides at the table: one person holds two heroes, and knows what both know."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.engine.keep import Keep
from tests.table.house import server, settings
from tests.table.test_play import play_to_the_end
from tests.table.visitor import Sitting, Visitor
from undercroft.engine.game import Game


def games() -> dict[str, Game[Any]]:
    return {"keep": Keep()}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data: Path = tmp_path_factory.mktemp("sides")
    with server(settings(data, games="tests.table.test_sides:games")) as address:
        yield address


def keeper_and_heroes(url: str) -> tuple[Sitting, Sitting]:
    """Ann is the keeper, Bob holds both heroes."""
    ann, bob = Visitor(url), Visitor(url, "Bob")
    table = ann.create("keep", 3)
    for seat in (1, 2):
        bob.post(f"/tables/{table}/seats/{seat}/take")
    bob.post(f"/tables/{table}/ready")
    ann.post(f"/tables/{table}/start")
    return ann.sit(table), bob.sit(table)


def test_the_table_says_which_seats_are_one_side(house: str) -> None:
    ann = Visitor(house)
    table = ann.create("keep", 4, public=True)
    assert ann.get(f"/tables/{table}")["table"]["sides"] == [[0], [1, 2, 3]]
    assert [each["sides"] for each in ann.get("/tables") if each["id"] == table] == [[[0], [1, 2, 3]]]


def test_where_every_seat_plays_for_itself_each_is_a_side(url: str) -> None:
    ann = Visitor(url)
    with ann.sit(ann.play_now("dungeon-roll", 3)) as sitting:
        assert sitting.table["sides"] == [[0], [1], [2]]


def test_one_person_plays_two_heroes_and_both_know_the_same(house: str) -> None:
    keeper, heroes = keeper_and_heroes(house)
    with keeper, heroes:
        assert heroes.table["sides"] == [[0], [1, 2]]
        heroes.chosen(1, "listen")
        heroes.until_so(lambda: all(heroes.sights[seat]["view"]["listened"] for seat in (1, 2)))
        assert heroes.sights[1]["view"] == heroes.sights[2]["view"]
        assert heroes.events[1] == heroes.events[2]
        assert heroes.events[2][-1]["data"]["card"] == heroes.sights[2]["view"]["heard"]
        keeper.until_so(lambda: bool(keeper.sights[0]["view"]["listened"]))
        assert "card" not in keeper.events[0][-1]["data"]
        assert keeper.sights[0]["view"]["hands"][1:] == [5, 5]
        play_to_the_end(keeper, heroes)
        assert heroes.outcome == keeper.outcome
        assert heroes.outcome is not None
        assert heroes.outcome["winners"] in ([0], [1, 2])


def test_heroes_of_two_people_share_their_sight(house: str) -> None:
    ann, bob = Visitor(house), Visitor(house, "Bob")
    table = ann.create("keep", 3)
    ann.post(f"/tables/{table}/seats/1/take")
    ann.post(f"/tables/{table}/seats/0/free")
    bob.post(f"/tables/{table}/seats/2/take")
    bob.post(f"/tables/{table}/ready")
    ann.post(f"/tables/{table}/seats/0/give", computer="random")
    ann.post(f"/tables/{table}/start")
    with ann.sit(table) as one, bob.sit(table) as other:
        one.until_so(lambda: one.decision(1) is not None)
        one.chosen(1, "listen")
        other.until_so(lambda: bool(other.sights[2]["view"]["listened"]))
        assert other.sights[2]["view"]["heard"] == other.events[2][-1]["data"]["card"] > 0
        assert other.decision(1) is None, "who holds the other hero decides for it"


def three_people(url: str) -> tuple[Sitting, Sitting, Sitting, Sitting]:
    """The keeper, two heroes, and somebody who looks on."""
    ann, bob, cid = Visitor(url), Visitor(url, "Bob"), Visitor(url, "Cid")
    table = ann.create("keep", 3, public=True)
    for person, seat in ((bob, 1), (cid, 2)):
        person.post(f"/tables/{table}/seats/{seat}/take")
        person.post(f"/tables/{table}/ready")
    ann.post(f"/tables/{table}/start")
    return ann.sit(table), bob.sit(table), cid.sit(table), Visitor(url, "Dan").sit(table)


def heard(sitting: Sitting) -> list[Any]:
    """The sketches that came before the answer to what is asked now."""
    sketches: list[Any] = []

    def is_answer(message: dict[str, Any]) -> bool:
        if message["type"] == "sketched":
            sketches.append((message["seat"], message["marks"]))
        return bool(message["type"] == "pong")

    sitting.tell(type="ping")
    sitting.until(is_answer)
    return sketches


def test_a_plan_is_drawn_for_the_own_side_only(house: str) -> None:
    keeper, one, other, spectator = three_people(house)
    with keeper, one, other, spectator:
        assert one.ask(type="sketch", seat=1, marks=[[3], [1, 2, 5]])["type"] == "done"
        assert heard(other) == [(1, [[3], [1, 2, 5]])]
        assert heard(keeper) == []
        assert heard(spectator) == []


def test_who_comes_later_sees_what_the_own_side_has_drawn(house: str) -> None:
    keeper, one, other, spectator = three_people(house)
    with keeper, one, other, spectator:
        one.ask(type="sketch", seat=1, marks=[[3]])
        keeper.ask(type="sketch", seat=0, marks=[[4]])
        heard(other)
        other.tell(type="look")
        assert heard(other) == [(1, [[3]])]
        one.ask(type="sketch", seat=1, marks=[])
        assert heard(other) == [(1, [])]
        other.tell(type="look")
        assert heard(other) == []


@pytest.mark.parametrize(
    ("seat", "marks", "code"),
    [
        (2, [[1]], "not-your-seat"),
        (1, [[]], "malformed"),
        (1, [[-1]], "malformed"),
        (1, [[1]] * 21, "malformed"),
        (1, [[1] * 41], "malformed"),
        (1, "1", "malformed"),
    ],
)
def test_what_is_no_sketch_is_refused(house: str, seat: int, marks: Any, code: str) -> None:
    keeper, one, other, spectator = three_people(house)
    with keeper, one, other, spectator:
        one.tell(type="sketch", seat=seat, marks=marks)
        refused = one.until(lambda message: message["type"] == "refused")
        assert refused["refusal"]["code"] == code
        assert heard(other) == []


def test_after_the_end_nothing_is_drawn_and_nothing_shown(house: str) -> None:
    keeper, heroes = keeper_and_heroes(house)
    with keeper, heroes:
        assert heroes.ask(type="sketch", seat=1, marks=[[1]])["type"] == "done"
        play_to_the_end(keeper, heroes)
        heroes.tell(type="look")
        assert heard(heroes) == []
        answer = heroes.ask(type="sketch", seat=2, marks=[[1]])
        assert answer["refusal"]["code"] == "match-over"
