"""Compiled modules: they play the same matches as their sources, and only as long as these have not changed."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

import hatch_build
from undercroft import native
from undercroft.games import PACKAGES, games

PACKAGE = hatch_build.PACKAGE
compiling = hatch_build.compiling()
MATCHES = """
import json

import undercroft
from undercroft.lab.simulate import Job


def name(thing: object) -> str:
    return type(thing).__name__ + str(getattr(thing, "id", ""))


print(undercroft.native.IN_USE)
for game in undercroft.games().values():
    for player in ("random", "thumb", "search:8"):
        for seats in {game.seats[0], game.seats[-1]}:
            match = undercroft.new_match(game.id, seats=seats, seed=f"{player}{seats}")
            job = Job(game.id, (player,) * seats, 5, {})
            choosers = job.choosers(1)
            for _ in range(30 if player == "search:8" else 400):
                if match.outcome is None:
                    decision = match.decisions[0]
                    match.choose(decision.seat, choosers[decision.seat](match, decision))
            print(game.id, player, seats, match.outcome, [(seat, option.id) for seat, option in match.choices])
            print([(event.kind, event.data) for event in match.events])
            print(match.save().hex())
            print(json.dumps(match.fork(seats - 1, "twin").state.plain(), sort_keys=True, default=name))
"""


def python(script: str, source: Path = PACKAGE.parent, *, interpreted: bool = False) -> list[str]:
    """What a Python of its own prints; the first line is about compiled modules."""
    env = {**os.environ, "PYTHONPATH": str(source), "UNDERCROFT_INTERPRETED": "1" if interpreted else ""}
    done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


@pytest.fixture
def compiled() -> None:
    if not native.is_fresh():
        assert not os.environ.get("UNDERCROFT_REQUIRE_COMPILED"), "there are no compiled modules: make compile"
        pytest.skip("no compiled modules of the sources as they are: make compile")


@pytest.mark.usefixtures("compiled")
def test_compiled_modules_play_the_same_matches_as_their_sources() -> None:
    fast, slow = python(MATCHES), python(MATCHES, interpreted=True)
    assert (fast[0], slow[0]) == ("True", "False")
    assert fast[1:] == slow[1:]
    assert len(fast) > 3 * 3 * 2


@pytest.fixture
def copy(compiled: None, tmp_path: Path) -> Path:
    """A copy of the whole package that can be spoilt."""
    shutil.copytree(PACKAGE, tmp_path / "undercroft", ignore=shutil.ignore_patterns("static", "__pycache__"))
    return tmp_path / "undercroft"


MODULES = {
    "base": "undercroft.engine.chance",
    "descent": "undercroft.games.descent.state",
    "dungeon_raiders": "undercroft.games.dungeon_raiders.state",
    "dungeon_roll": "undercroft.players.judges.dungeon_roll",
    "dungeoneer": "undercroft.players.thumb.dungeoneer.feats",
    "talisman": "undercroft.games.talisman.state",
}
WHAT_IS_READ = f"""
from importlib import import_module
from undercroft import native
from undercroft.games import PACKAGES, games
print(*native.GROUPS)
print(*[group for group, name in {MODULES!r}.items() if not import_module(name).__file__.endswith(".py")])
"""
OF_THE_GAMES = set(MODULES) - {"base"}


def what_is_compiled(copy: Path) -> set[str]:
    """The groups that are used, which are those whose modules are read."""
    used, read = python(WHAT_IS_READ, copy.parent)
    assert set(used.split()) == set(read.split())
    return set(used.split())


@pytest.mark.parametrize(
    ("source", "left"),
    [
        ("games/dungeon_raiders/traps.py", set(MODULES) - {"dungeon_raiders"}),
        ("games/dungeoneer/content/schema.py", set(MODULES) - {"dungeoneer"}),
        ("players/thumb/dungeoneer/worth.py", set(MODULES) - {"dungeoneer"}),
        ("players/judges/dungeon_roll.py", set(MODULES) - {"dungeon_roll"}),
        ("engine/decision.py", set()),
        ("players/player.py", set()),
        ("games/__init__.py", set()),
    ],
)
def test_a_source_that_has_changed_is_read_itself(copy: Path, source: str, left: set[str]) -> None:
    """Whether it is compiled itself, or only used by what is: with all of its group, and with all groups if it is of
    what they share, since they know its insides."""
    assert what_is_compiled(copy) == set(MODULES)
    changed = copy / source
    changed.write_text(changed.read_text(encoding="utf-8") + "\nSPIKES = 1\n", encoding="utf-8")
    assert what_is_compiled(copy) == left


@pytest.mark.parametrize("spoilt", ["", "nonsense", f"{'0' * 32} engine/chance.py\n", f"{'0' * 32} no/such.py\n"])
def test_compiled_modules_of_unknown_make_are_not_used(copy: Path, spoilt: str) -> None:
    native.built_from("dungeoneer", copy / "native").write_text(spoilt, encoding="utf-8")
    assert what_is_compiled(copy) == set(MODULES) - {"dungeoneer"}
    native.built_from("base", copy / "native").write_text(spoilt, encoding="utf-8")
    assert what_is_compiled(copy) == set()


def test_line_ends_of_another_system_are_no_change(copy: Path) -> None:
    source = copy / "engine" / "chance.py"
    source.write_bytes(source.read_bytes().replace(b"\n", b"\r\n"))
    assert what_is_compiled(copy) == set(MODULES)


@pytest.mark.parametrize("group", sorted(OF_THE_GAMES))
def test_a_game_half_compiled_plays_on(copy: Path, group: str) -> None:
    """One game read from its sources, upon an engine that is compiled: the same match."""
    script = f"""
import undercroft
from undercroft.players.thumb import make_thumb
game = "{group.replace("_", "-")}"
match, thumb = undercroft.new_match(game, seats=2, seed=4), make_thumb(game)
for _ in range(30):
    seat = match.decisions[0].seat
    fork = match.fork(seat, 1)
    match.choose(seat, thumb.choose(fork, fork.decision(seat)))
print([option.id for seat, option in match.choices])
"""
    whole = python(script, copy.parent)
    shutil.rmtree(copy / "native" / group)
    assert python(script, copy.parent) == whole


# -- what can be compiled -----------------------------------------------------------------------

every_compiled_module = pytest.mark.parametrize("source", compiling.sources_to_compile())


@every_compiled_module
def test_no_compiled_module_declares_data(source: str) -> None:
    """mypyc does not keep the annotations that msgspec reads."""
    module = import_module("undercroft." + source.removesuffix(".py").replace("/", "."))
    here = [kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == module.__name__]
    assert [kind for kind in here if issubclass(kind, msgspec.Struct)] == []


def has_floats(value: ast.expr | None) -> bool:
    parts = [part for part in ast.walk(value) if isinstance(part, ast.Constant)] if isinstance(value, ast.Tuple) else []
    return any(isinstance(part.value, float) for part in parts)


@every_compiled_module
def test_no_compiled_module_has_a_final_tuple_of_floats_without_its_type(source: str) -> None:
    """mypyc takes such a tuple for one that was never set, unless it is declared as ``Final[tuple[float, ...]]``."""
    body = ast.parse((PACKAGE / source).read_text(encoding="utf-8")).body
    plain = [node for node in body if isinstance(node, ast.AnnAssign) and isinstance(node.annotation, ast.Name)]
    assert [ast.unparse(node.target) for node in plain if has_floats(node.value)] == []


def test_rooms_being_built_are_those_without_a_game() -> None:
    games()
    played = {package.rpartition(".")[2] for package in PACKAGES.values()}
    assert compiling.rooms_being_built() == set(compiling.rooms()) - played


def test_what_is_data_in_one_game_may_be_a_rule_in_another() -> None:
    """Talisman's and Dungeoneer's cards have abilities, too, as data for msgspec: Descent's are rules."""
    compiled = compiling.sources_to_compile()
    rules = [path.relative_to(PACKAGE).as_posix() for path in PACKAGE.glob("games/descent/abilities/**/[a-z]*.py")]
    assert len(rules) > 20
    assert set(rules) <= set(compiled)


def test_everything_that_rules_are_made_of_is_compiled() -> None:
    compiled = compiling.sources_to_compile()
    unfinished = compiling.rooms_being_built()
    for room in compiling.rooms():
        assert (f"games/{room}/state.py" in compiled) is (room not in unfinished)
        if room not in unfinished:
            assert any(source.startswith(f"players/thumb/{room}") for source in compiled)
            assert any(source.startswith(f"players/judges/{room}") for source in compiled)
    assert {"engine/chance.py", "engine/match.py", "engine/state.py", "players/race.py"} <= set(compiled)
