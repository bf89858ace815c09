"""What the browser's boards know beyond a view is written from the games' content."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

TOOLS = Path(__file__).parent.parent.parent / "web" / "tools"


def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, TOOLS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_facts_of_raiders_are_current() -> None:
    raiders = tool("raiders_facts")
    assert raiders.FILE.read_text(encoding="utf-8") == raiders.as_text(), "run: python web/tools/raiders_facts.py"
