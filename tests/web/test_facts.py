"""What the browser's boards know beyond a view is written from the games' content."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

TOOLS = Path(__file__).parent.parent.parent / "web" / "tools"


def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, TOOLS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["roll_facts", "raiders_facts", "dungeoneer_facts"])
def test_facts_are_current(name: str) -> None:
    facts = tool(name)
    assert facts.FILE.read_text(encoding="utf-8") == facts.as_text(), f"run: python web/tools/{name}.py"
