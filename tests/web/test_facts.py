"""What the web app holds of the games is written from them: facts of boards, and positions for the boards' tests."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import undercroft
from undercroft.table.facts import written_facts

TOOLS = Path(__file__).parent.parent.parent / "web" / "tools"
FEW = 2
"""So many matches are played again each time; `make soak` plays all."""
every_game = pytest.mark.parametrize("game", undercroft.games())


def tool(name: str) -> ModuleType:
    if str(TOOLS) not in sys.path:
        sys.path.append(str(TOOLS))
    return import_module(name)


def written(name: str) -> Any:
    return json.loads(tool("positions").file_of(name).read_text(encoding="utf-8"))


@every_game
def test_facts_are_current(game: str) -> None:
    found = {path.parent.name: (path, text) for path, text in tool("facts").files()}
    assert (game in found) == (written_facts(undercroft.games()[game]) is not None)
    if game in found:
        path, text = found[game]
        assert path.read_text(encoding="utf-8") == text, "run: make facts"


@every_game
def test_the_first_positions_of_fixtures_are_current(game: str) -> None:
    """They are taken from one match after the other, so the first matches give the first positions."""
    found = tool(f"{game.replace('-', '_')}_positions").positions(FEW)
    again = json.loads(tool("positions").as_text(found))
    assert len(again) > FEW
    assert written(game)["positions"][: len(again)] == again, "run: make positions"


@every_game
def test_what_needs_a_drawing_is_current(game: str) -> None:
    assert written(game)["things"] == tool(f"{game.replace('-', '_')}_positions").things(), "run: make positions"


def test_replays_are_of_every_game() -> None:
    assert set(written("replays")) == set(undercroft.games())


@pytest.mark.soak
def test_all_fixtures_are_current() -> None:
    positions = tool("positions")
    for name, made in positions.tools().items():
        assert positions.file_of(name).read_text(encoding="utf-8") == positions.as_text(made.fixture()), name
    text = positions.as_text(tool("replays").fixture())
    assert positions.file_of("replays").read_text(encoding="utf-8") == text, "run: make positions"
