"""What needs what: the engine, the games and the lab no server and no terminal; and whoever asks for more is told."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from undercroft.start import extra_with

PROJECT = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
WITHOUT = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
"""
CORE = """
import undercroft
from undercroft.lab.simulate import Job, simulate
from undercroft.rulebook import Rulebook
from undercroft.words import Words

game = undercroft.games()["dungeon-roll"]
match = undercroft.new_match("dungeon-roll", seats=1, seed=7)
print(Words("en", game).title("game"), len(Rulebook(game).search("dragons", "en")) > 3)
print(simulate(Job("dungeoneer", ("thumb", "random"), 1, {"rounds": 1}), matches=1).matches)
"""
SERVE = """
import sys
from importlib import metadata
import undercroft.start as start

start.extra_with = lambda module: "serve" if module == "fastapi" else None
sys.argv = ["undercroft", "serve", "--lang", "{lang}"]
sys.modules.pop("undercroft.cli", None)
start.main()
"""


def modules(*extras: str) -> set[str]:
    lines = [line for extra in extras for line in EXTRAS[extra] if not line.startswith("undercroft")]
    return {line.split(">")[0].split("[")[0].replace("-", "_") for line in lines}


def python(script: str, missing: set[str]) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", WITHOUT.format(missing=missing) + script]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_engine_games_and_lab_need_none_of_the_extras() -> None:
    done = python(CORE, modules("play", "serve"))
    assert done.stdout.split("\n")[:2] == ["Dungeon Roll True", "1"], done.stderr


@pytest.mark.parametrize(("lang", "said"), [("en", "which is not installed here"), ("ru", "не установлен")])
def test_what_is_missing_is_said_in_a_sentence(lang: str, said: str) -> None:
    done = python(SERVE.format(lang=lang), {"fastapi"})
    assert done.returncode == 1
    assert said in done.stderr
    assert "undercroft[serve]" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_extra_is_found_by_its_module(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = ["msgspec>=0.19", 'fastapi>=0.115; extra == "serve"', "rich>=13; extra == 'play'", 'ruff; extra == "dev"']
    monkeypatch.setattr("undercroft.start.requires", lambda name: wanted)
    assert [extra_with(module) for module in ("fastapi", "rich", "ruff", "nothing")] == ["serve", "play", None, None]


def test_what_is_imported_is_declared() -> None:
    """What comes along with something else today may stay away tomorrow."""
    assert {"pydantic", "starlette", "itsdangerous"} <= modules("serve")
    assert {"rich", "typer", "platformdirs"} <= modules("play")
