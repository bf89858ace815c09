"""``make new-game`` writes a game that plays, keeps every promise and speaks both languages."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from skeleton.__main__ import NEXT, write

REPOSITORY = Path(__file__).parent.parent.parent
NAME = "deep-down"
SUITES = (
    "tests/conformance",
    "tests/words",
    "tests/test_house.py",
    "tests/engine/test_states.py",
    "tests/rules/deep_down",
)


@pytest.fixture(scope="module")
def repository(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the repository's Python with the new game in it."""
    folder = tmp_path_factory.mktemp("repository")
    ignored = shutil.ignore_patterns("static", "__pycache__", "*.so", "*.pyd", "built-from*")
    for part in ("src", "tests"):
        shutil.copytree(REPOSITORY / part, folder / part, ignore=ignored)
    shutil.copy(REPOSITORY / "pyproject.toml", folder)
    write(NAME, folder)
    return folder


def run(repository: Path, *command: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(repository / "src"), "UNDERCROFT_INTERPRETED": "1"}
    args = [sys.executable, *command]
    return subprocess.run(args, cwd=repository, env=env, capture_output=True, text=True, check=False)


def test_it_passes_the_suite(repository: Path) -> None:
    chosen = "deep or dig or arrows or games_do_not_know"
    options = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not soak", "-k", chosen)
    done = run(repository, "-m", "pytest", *SUITES, *options)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    passed = int(done.stdout.rsplit(" passed", 1)[0].split()[-1])
    assert passed > 100, done.stdout[-300:]


def test_everything_stands_beside_it(repository: Path) -> None:
    script = """
import undercroft
from tests.rooms.test_everything import companions, files_of_the_room, words
game = undercroft.games()["deep-down"]
print(companions(game) + files_of_the_room(game) + words(game))
"""
    assert run(repository, "-c", script).stdout.strip() == "[]"


def test_its_states_are_as_make_states_would_write_them(repository: Path) -> None:
    script = """
from tests.engine.states import files, written
print([path.name for path in files() if written(path) != path.read_text(encoding="utf-8")])
"""
    assert run(repository, "-c", script).stdout.strip() == "[]"


def test_it_is_formatted_and_typed(repository: Path) -> None:
    mine = [str(path) for path in repository.rglob("*.py") if "deep_down" in str(path)]
    assert len(mine) > 10
    for command in (["ruff", "check"], ["ruff", "format", "--check"], ["mypy", "--strict"]):
        done = run(repository, "-m", *command, *[path for path in mine if command[0] != "mypy" or "tools" not in path])
        assert done.returncode == 0, done.stdout + done.stderr


def test_nothing_of_the_skeletons_names_is_left(repository: Path) -> None:
    for path in repository.rglob("*"):
        if "deep_down" in str(path) or "deep-down" in str(path):
            assert "new" not in path.name.lower()
            if path.is_file() and path.suffix != ".pyc":
                assert not {"NewGame", "new_game", "new-game", "NEW-"} & set(path.read_text(encoding="utf-8").split())
    assert (repository / "web" / "src" / "boards" / NAME / "shelf.ts").is_file()


def test_a_game_that_is_there_is_never_overwritten(repository: Path) -> None:
    with pytest.raises(SystemExit, match="there is such a game already"):
        write(NAME, repository)
    with pytest.raises(SystemExit, match="cannot be called"):
        write("Deep Down", repository)
    assert "docs/adding-a-game.md" in NEXT
