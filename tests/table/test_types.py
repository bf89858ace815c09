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
from undercroft.table.shelf import PLANNED, arrange

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


def test_every_game_of_the_house_is_built_or_planned() -> None:
    shelf = dict(arrange(undercroft.games()))
    assert len(shelf) >= 5
    assert list(shelf)[:5] == ["dungeon-roll", "dungeon-raiders", "dungeoneer", "talisman", "descent"]
    places = [each.shelf for each in shelf.values()]
    assert places == sorted(places)


def test_a_planned_game_leaves_the_shelf_when_it_is_built() -> None:
    game = undercroft.games()["dungeon-roll"]
    shelf = dict(arrange({"descent": game}))
    assert "descent" in PLANNED
    assert shelf["descent"] is game


def test_the_shelf_shows_games_that_cannot_be_played_yet(url: str) -> None:
    ann = Visitor(url)
    shelf = {game["id"]: game for game in ann.get("/games")}
    assert list(shelf) == ["dungeon-roll", "descent", "duel", "spells"]
    assert [game["built"] for game in shelf.values()] == [True, False, True, True]
    assert shelf["descent"] == {
        "id": "descent",
        "titles": {"en": "Descent", "ru": "Descent"},
        "sentences": {
            "en": "Heroes against an overlord, every square counts.",
            "ru": "Герои против властелина, на счету каждая клетка.",
        },
        "seats": [2, 3, 4, 5],
        "age": None,
        "minutes": None,
        "built": False,
    }
    assert ann.refused("/play-now", game="descent", seats=2) == (404, "no-such-game")
    assert ann.refused("/tables", game="descent", seats=2) == (404, "no-such-game")
