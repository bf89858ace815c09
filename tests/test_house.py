"""The house: which way its arrows point."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

HOUSE = Path(__file__).parent.parent / "src" / "undercroft"
FLOORS = {
    "native": 0,
    "engine": 0,
    "games": 1,
    "players": 2,
    "words": 2,
    "rulebook": 2,
    "lesson": 2,
    "home": 2,
    "console": 3,
    "lab": 3,
    "terminal": 4,
    "table": 4,
    "cli": 5,
    "start": 5,
}


def imports(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.append(node.module)
        elif isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
    return found


@pytest.mark.parametrize("path", sorted(HOUSE.rglob("*.py")), ids=lambda path: str(path.relative_to(HOUSE)))
def test_arrows_point_one_way(path: Path) -> None:
    room = path.relative_to(HOUSE).parts[0].removesuffix(".py")
    if room == "__init__":
        return
    assert room in FLOORS, f"{room} is not in the plan of the house"
    for module in imports(path):
        if module.startswith("undercroft."):
            other = module.split(".")[1]
            assert FLOORS[other] <= FLOORS[room], f"{path.name} in {room} must not know {module}"
            apart = {room, other} == {"terminal", "table"}
            assert not apart, f"{path.name} in {room} must not know {module}: neither needs the other"
        elif module == "undercroft":
            assert FLOORS[room] > FLOORS["games"], f"{path.name} in {room} must not know the front door"


def test_games_do_not_know_each_other() -> None:
    for room in (path for path in (HOUSE / "games").iterdir() if path.is_dir()):
        for path in room.rglob("*.py"):
            for module in imports(path):
                if module.startswith("undercroft.games."):
                    assert module.split(".")[2] == room.name, f"{path} knows {module}"
