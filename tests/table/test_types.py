"""The types of the web app are those of this server."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

import undercroft
from tests.table.visitor import Visitor
from undercroft.table import schema
from undercroft.table.shelf import PLANNED, Planned, arrange

WEB = Path(__file__).parents[2] / "web"
GENERATOR = WEB / "node_modules" / ".bin" / "openapi-typescript"


def test_the_web_app_knows_what_the_server_says() -> None:
    committed = json.loads((WEB / "openapi.json").read_text(encoding="utf-8"))
    assert committed == json.loads(schema.document()), "out of date: make api"


@pytest.mark.skipif(
    not GENERATOR.exists() or shutil.which("node") is None, reason="the web app's packages are not installed"
)
def test_its_types_are_made_from_that(tmp_path: Path) -> None:
    made = tmp_path / "schema.d.ts"
    subprocess.run([GENERATOR, WEB / "openapi.json", "-o", made], check=True, capture_output=True)
    committed = WEB / "src" / "lib" / "schema.d.ts"
    assert committed.read_text(encoding="utf-8") == made.read_text(encoding="utf-8"), "out of date: make api"


def test_every_game_of_the_house_stands_on_the_shelf() -> None:
    shelf = dict(arrange(undercroft.games()))
    assert len(shelf) >= 5
    assert list(shelf)[:5] == ["dungeon-roll", "dungeon-raiders", "dungeoneer", "talisman", "descent"]
    places = [each.shelf for each in shelf.values()]
    assert places == sorted(places)


def test_a_planned_game_leaves_the_shelf_when_it_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    game = undercroft.games()["dungeon-roll"]
    planned = Planned(9, range(2, 6))
    monkeypatch.setitem(PLANNED, "deep-down", planned)
    assert dict(arrange({"dungeon-roll": game})) == {"dungeon-roll": game, "deep-down": planned}
    assert dict(arrange({"deep-down": game})) == {"deep-down": game}


def test_the_shelf_shows_what_can_be_played(url: str) -> None:
    ann = Visitor(url)
    shelf = {game["id"]: game["built"] for game in ann.get("/games")}
    assert shelf == {"dungeon-roll": True, "duel": True, "spells": True}
    assert ann.refused("/play-now", game="deep-down", seats=2) == (404, "no-such-game")
    assert ann.refused("/tables", game="deep-down", seats=2) == (404, "no-such-game")
