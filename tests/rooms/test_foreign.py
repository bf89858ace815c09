"""A package that is installed brings a game, with everything that stands beside it, and nothing here has to know it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from skeleton.__main__ import FILES, replaced

NAME = "torchlight"
BESIDE = {
    "players/thumb": "thumb",
    "players/judges": "judge",
    "lab/balance/witnesses": "witness",
    "terminal/boards": "board",
}
WHAT_IS_THERE = """
import json
import warnings

warnings.simplefilter("always")
with warnings.catch_warnings(record=True) as told:
    import undercroft
    known = list(undercroft.games())
from undercroft.lab.balance.witnesses import make_witness
from undercroft.lab.simulate import Job, simulate
from undercroft.players.judges import make_judge
from undercroft.players.thumb import make_thumb
from undercroft.table.facts import is_told, told_words
from undercroft.terminal.boards import board_for
from undercroft.words import Words

found = {"games": known, "warnings": [str(each.message) for each in told]}
if "torchlight" in known:
    game = undercroft.games()["torchlight"]
    makers = (make_thumb, make_judge, make_witness, board_for)
    found["beside"] = [type(make("torchlight")).__module__ for make in makers]
    found["matches"] = simulate(Job("torchlight", ("thumb", "random"), 1, {}), matches=20).matches
    found["title"] = Words("ru", game, strict=True).title("game")
    found["told"] = [is_told(game), "game = Torchlight" in "".join(told_words(game, "en"))]
    match = undercroft.new_match("torchlight", seats=2, seed=1)
    match.choose(0, "leave")
    found["again"] = len(undercroft.load(match.record().json()).choices)
print(json.dumps(found))
"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder of packages with one that brings a game."""
    package = tmp_path / NAME
    room = FILES / "src" / "undercroft" / "games" / "new_game"
    for path in (path for path in room.rglob("*") if path.is_file() and path.suffix != ".pyc"):
        _write(package / path.relative_to(room), path.read_text(encoding="utf-8"))
    for floor, kind in BESIDE.items():
        source = FILES / "src" / "undercroft" / floor / "new_game.py"
        _write(package / f"{kind}.py", source.read_text(encoding="utf-8"))
    _install(tmp_path, NAME)
    return tmp_path


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(replaced(text.replace("undercroft.games.new_game", NAME), NAME), encoding="utf-8")


def _install(site: Path, package: str) -> None:
    about = site / f"{package}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[undercroft.games]\n{package} = {package}\n")


def what_is_there(site: Path) -> dict[str, Any]:
    path = os.pathsep.join([*os.environ.get("PYTHONPATH", "").split(os.pathsep), str(site)])
    env = {**os.environ, "PYTHONPATH": path.strip(os.pathsep)}
    done = subprocess.run([sys.executable, "-c", WHAT_IS_THERE], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_its_game_is_played_with_all_that_stands_beside_it(site: Path) -> None:
    found = what_is_there(site)
    assert found["games"][-1] == NAME
    assert found["beside"] == [f"{NAME}.{kind}" for kind in BESIDE.values()]
    assert (found["matches"], found["title"], found["again"]) == (20, "Torchlight", 1)
    assert found["told"] == [True, True], "the browser asks for its words"
    assert found["warnings"] == []


def test_a_package_that_cannot_be_read_takes_no_other_game_along(site: Path) -> None:
    (site / "ruin").mkdir()
    (site / "ruin" / "__init__.py").write_text("raise RuntimeError('nothing but rubble')")
    _install(site, "ruin")
    found = what_is_there(site)
    assert NAME in found["games"]
    assert len(found["warnings"]) == 1
    assert "nothing but rubble" in found["warnings"][0]


def test_no_package_takes_the_place_of_a_game_of_the_house(site: Path) -> None:
    room = site / NAME / "__init__.py"
    room.write_text(room.read_text(encoding="utf-8").replace('id = "torchlight"', 'id = "dungeon-roll"'))
    found = what_is_there(site)
    assert NAME not in found["games"]
    assert found["games"].count("dungeon-roll") == 1
    assert "there is one already" in found["warnings"][0]
