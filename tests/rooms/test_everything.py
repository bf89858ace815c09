"""Every game has everything: what stands beside a room is found by its name, or said to be missing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import undercroft
from undercroft.engine.game import Game
from undercroft.games import PACKAGES, companion
from undercroft.table.facts import written_facts
from undercroft.words import LANGUAGES, Words

REPOSITORY = Path(__file__).parent.parent.parent
BOARDS = REPOSITORY / "web" / "src" / "boards"
COMPANIONS = {
    "thumb": "players.thumb",
    "judge": "players.judges",
    "witness": "lab.balance.witnesses",
    "board": "terminal.boards",
}


def room_of(game: Game[Any]) -> str:
    return PACKAGES[game.id].rpartition(".")[2]


def companions(game: Game[Any]) -> list[str]:
    return [f"undercroft.{floor}" for kind, floor in COMPANIONS.items() if companion(game.id, kind, floor) is None]


def files_of_the_room(game: Game[Any]) -> list[str]:
    wanted = [
        f"{folder}/{lang}{ending}"
        for folder, ending in (("rulebook", ".toml"), ("locale", ".ftl"))
        for lang in LANGUAGES
    ]
    return [path for path in wanted if not (game.folder / path).is_file()]


def words(game: Game[Any]) -> list[str]:
    wanted = ("game", "game.about", "game.sentence")
    return [f"{lang}: {message}" for lang in LANGUAGES for message in wanted if not Words(lang, game).has(message)]


def pack_summary(game: Game[Any]) -> list[str]:
    if game.packs is None or companion(game.id, "pack", "terminal.packs") is not None:
        return []
    return ["undercroft.terminal.packs"]


def web_board(game: Game[Any]) -> list[str]:
    """With its words, its drawings, its look on the shelf; and its facts, where it has some."""
    wanted = ["index.ts", "art.ts", "shelf.ts", "Niche.svelte", *[f"{lang}.ftl" for lang in LANGUAGES]]
    wanted += [] if written_facts(game) is None else ["facts.json"]
    return [f"boards/{game.id}/{name}" for name in wanted if not (BOARDS / game.id / name).is_file()]


def proofs(game: Game[Any]) -> list[str]:
    """Of its rules, of its boards, a golden playthrough, positions of the web board."""
    room = room_of(game)
    wanted = (f"tests/rules/{room}", f"web/tools/{room}_positions.py", f"web/tests/fixtures/{game.id}.json")
    missing = [path for path in wanted if not (REPOSITORY / path).exists()]
    golden = (REPOSITORY / "tests" / "golden" / "playthrough.py").read_text(encoding="utf-8")
    return missing + ([] if f'"{game.id}"' in golden else ["tests/golden/playthrough.py"])


def documents(game: Game[Any]) -> list[str]:
    title = Words("en", game).title("game").partition(":")[0]
    wanted = ("README.md", "NOTICE.md", "docs/playing.md", "CHANGELOG.md")
    return [path for path in wanted if title not in (REPOSITORY / path).read_text(encoding="utf-8")]


PLACES: list[Callable[[Game[Any]], list[str]]] = [
    companions,
    files_of_the_room,
    words,
    pack_summary,
    web_board,
    proofs,
    documents,
]


@pytest.mark.parametrize("game", undercroft.games())
@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
def test_nothing_is_missing(game: str, place: Callable[[Game[Any]], list[str]]) -> None:
    assert place(undercroft.games()[game]) == []


def test_no_two_games_stand_in_the_same_place_on_the_shelf() -> None:
    places = [game.shelf for game in undercroft.games().values()]
    assert len(set(places)) == len(places)
