"""The overlord's turn: cards, groups, activations."""

from __future__ import annotations

import pytest

from tests.rules.descent.table import Table
from undercroft.games.descent.overlord_deck import draw

AT = {"grisban": "g", "zombie-1": "z", "zombie-2": "y", "ettin-1": "e"}


def turn(hand: tuple[str, ...] = (), row: str = "g.zy.e") -> Table:
    return Table(row, at=AT, hand=hand).do("end-turn")


@pytest.mark.rule("DESC-OTURN-06", "DESC-ODET-02", "DESC-ODET-05", "DESC-ODET-06", "DESC-MON-02")
def test_one_group_after_another() -> None:
    table = turn()
    assert table.options == ["activate:zombie-1", "activate:zombie-2", "activate:ettin-1"]
    table.do("activate:zombie-1", "end-activation")
    assert table.s.active == "zombie-2"
    table.do("end-activation")
    assert table.s.active == "ettin-1"


@pytest.mark.rule("DESC-ODET-07", "DESC-ODET-08", "DESC-ODET-03")
def test_all_are_activated_and_none_has_to_act() -> None:
    table = turn().do("activate:ettin-1")
    assert table.figure("ettin-1").actions == 2
    table.do("end-activation", "activate:zombie-1", "end-activation", "end-activation")
    assert table.s.round == 2


@pytest.mark.rule("DESC-OTURN-03", "DESC-OCARD-10")
def test_a_card_is_drawn_at_the_start() -> None:
    table = turn()
    assert len(table.s.hand) == 1
    assert len(turn(("dash",) * 9).s.hand) == 10


@pytest.mark.rule("DESC-OCARD-02")
def test_the_hand_is_hidden() -> None:
    table = turn(("dash", "frenzy"))
    drawn = [event for event in table.match.events_for(1) if event.kind == "drew"]
    assert all("card" not in event.data for event in drawn)
    assert table.match.view(1).hand is None  # type: ignore[attr-defined]  # the game's own view
    assert len(table.match.view(0).hand) == 3  # type: ignore[attr-defined]


@pytest.mark.rule("DESC-OCARD-11")
def test_the_discard_pile_becomes_the_deck() -> None:
    table = turn()
    table.s.deck, table.s.discard, table.s.hand = ["dash"], ["frenzy", "tripwire"], []
    draw(table.s, 2)
    assert sorted([*table.s.hand, *table.s.deck]) == ["dash", "frenzy", "tripwire"]
    assert table.s.discard == []


@pytest.mark.rule("DESC-OCARD-03", "DESC-OCARD-06", "DESC-OCARD-07", "DESC-OCARD-08", "DESC-OTURN-08")
def test_frenzy_once_on_each_monster() -> None:
    table = Table("gzy..e", at=AT, hand=("frenzy", "frenzy"), cards=("dark-might",), turn="zombie-1", blue="x x")
    table.do("attack:own-attack:grisban", "pass", "play:frenzy")
    assert table.s.discard == ["frenzy"]
    assert not table.can("play:frenzy")
    table.do("attack:own-attack:grisban", "pass")
    assert not table.can("attack:own-attack:grisban")
    assert table.figure("zombie-1").actions == 1
    table.do("end-activation")
    assert table.s.active == "zombie-2"
    assert table.can("play:frenzy")


def test_dash_gives_one_more_move() -> None:
    table = Table("g...z", at={"grisban": "g", "ettin-1": "z"}, hand=("dash",), turn="ettin-1").do("move", "move")
    assert not table.can("move")
    table.do("play:dash")
    assert table.can("move")
    table.do("move")
    assert table.figure("ettin-1").points == 9


@pytest.mark.rule("DESC-OCARD-05", "DESC-OCARD-04")
def test_traps_answer_a_step_into_an_empty_space() -> None:
    table = Table("gab", at={"grisban": "g"}, hand=("tripwire", "dash"), grey="3", black="0").do("move").go("b")
    assert table.decision.seat == 0
    assert table.options == ["play:tripwire", "pass"]
    table.do("play:tripwire")
    assert table.where("grisban") == "a"
    assert table.figure("grisban").points == 0
    assert table.told("tested")[0]["result"] == "failed"


def test_a_trap_that_is_escaped_lets_one_go_on() -> None:
    table = (
        Table("gab", at={"grisban": "g"}, hand=("pit-trap",), grey="0", black="0")
        .do("move")
        .go(
            "b",
        )
        .do("play:pit-trap")
    )
    assert table.decision.kind == "act"
    assert table.figure("grisban").points == 2


def test_no_window_for_those_who_cannot_answer() -> None:
    table = Table("gab", at={"grisban": "g"}, hand=()).do("move").go("b")
    assert table.decision.kind == "act"


def test_a_window_opens_whatever_the_hand_holds() -> None:
    table = Table("gab", at={"grisban": "g"}, hand=("dash",), cards=("tripwire",)).do("move").go("b")
    assert (table.decision.seat, table.options) == (0, ["pass"])


@pytest.mark.rule("DESC-OCARD-06")
def test_one_card_of_a_name_at_an_event() -> None:
    hand, cards = ("tripwire", "tripwire"), ("pit-trap",)
    table = Table("gab", at={"grisban": "g"}, hand=hand, cards=cards, grey="0", black="0").do("move").go("b")
    table.do("play:tripwire")
    assert table.options == ["pass"]


@pytest.mark.rule("DESC-QG-11")
def test_the_last_round_ends_it() -> None:
    table = Table("g.z", at={"grisban": "g", "zombie-1": "z"})
    table.s.round = 3
    table.do("end-turn")
    table.match.choose(0, "end-activation")
    assert table.s.wins == [1]


@pytest.mark.rule("DESC-HTURN-02", "DESC-OTURN-02")
def test_effects_end_where_they_say() -> None:
    table = Table("g.z", at={"grisban": "g", "zombie-1": "z"})
    table.s.lasting = ["air until overlord", "prayer until grisban"]
    table.do("end-turn")
    assert table.s.lasting == ["prayer until grisban"]
    table.do("end-activation")
    assert table.s.lasting == []
