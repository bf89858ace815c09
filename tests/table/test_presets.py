"""Tables that are opened by the name of a set-up."""

from __future__ import annotations

from tests.table.visitor import Visitor


def test_the_games_tell_theirs(url: str) -> None:
    told = {game["id"]: game["presets"] for game in Visitor(url).get("/games") if game["built"]}
    assert told["duel"] == [
        {"id": "usual", "setup": {}, "minutes": 2},
        {"id": "long", "setup": {"rounds": 3}, "minutes": 3},
    ]
    assert told["dungeon-roll"] == []


def test_a_table_by_name(url: str) -> None:
    ann = Visitor(url)
    for path in ("/tables", "/play-now"):
        assert ann.post(path, game="duel", seats=2, preset="long")["table"]["setup"] == {"rounds": 3}
        answer = ann.post(path, game="duel", seats=2, preset="long", setup={"rounds": 1})
        assert answer["table"]["setup"] == {"rounds": 1}


def test_a_name_that_there_is_not(url: str) -> None:
    ann = Visitor(url)
    for path in ("/tables", "/play-now"):
        assert ann.refused(path, game="duel", seats=2, preset="short") == (422, "bad-setup")
        assert ann.refused(path, game="dungeon-roll", seats=2, preset="long") == (422, "bad-setup")
