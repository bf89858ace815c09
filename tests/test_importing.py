"""What is imported when: nobody waits for what others need."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SERVER = {"alembic", "fastapi", "pydantic", "sqlalchemy", "uvicorn"}
LAB = {"rich", "undercroft.lab", "undercroft.players", "undercroft.terminal.boards", "undercroft.table.worker"}


def imported(code: str) -> set[str]:
    """What a fresh process has imported after this."""
    told = subprocess.run(
        [sys.executable, "-c", f"{code}\nimport sys\nprint(*sys.modules)"], capture_output=True, text=True, check=True
    )
    return set(told.stdout.split())


@pytest.mark.parametrize(
    ("module", "spared"),
    [
        ("undercroft.cli", SERVER | LAB),
        ("undercroft.table.thinker", SERVER | LAB | {"asyncio"}),
        ("undercroft.table.worker", SERVER | {"rich", "asyncio"}),
        ("undercroft.table.serve", {"alembic", "rich", "undercroft.terminal.boards"}),
    ],
)
def test_what_is_not_needed_is_not_imported(module: str, spared: set[str]) -> None:
    assert imported(f"import {module}") & spared == set()


def test_alembic_is_imported_only_where_tables_change(tmp_path: Path) -> None:
    code = f"""
import asyncio, pathlib
from undercroft.table.settings import Settings
from undercroft.table.storage.opening import open_storage
async def begin() -> None:
    data = pathlib.Path({str(tmp_path)!r})
    await (await open_storage(Settings(data).url, data)).close()
asyncio.run(begin())
"""
    assert "alembic" in imported(code)
    assert "alembic" not in imported(code)
