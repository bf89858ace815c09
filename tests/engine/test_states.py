"""Slots and copies of states follow from their fields."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.states import SOURCE, Unclear, files, rewritten, written

CLASS = """
class Knight:
    \"\"\"Rides.\"\"\"

    def __init__(self, seat: int, horse: Horse) -> None:
        self.seat = seat
        self.horse = horse
        self.lances: list[Lance] = []
        self.scars: list[list[int]] = [[]]
        self.shield: Shield | None = None
        self.songs: dict[str, int] = {}
"""
WRITTEN = """
class Knight:
    \"\"\"Rides.\"\"\"

    __slots__ = ("horse", "lances", "scars", "seat", "shield", "songs")

    def __init__(self, seat: int, horse: Horse) -> None:
        self.seat = seat
        self.horse = horse
        self.lances: list[Lance] = []
        self.scars: list[list[int]] = [[]]
        self.shield: Shield | None = None
        self.songs: dict[str, int] = {}

    def copy(self) -> Knight:
        twin = Knight.__new__(Knight)
        twin.seat = self.seat
        twin.horse = self.horse.copy()
        twin.lances = [lance.copy() for lance in self.lances]
        twin.scars = [part[:] for part in self.scars]
        twin.shield = self.shield
        twin.songs = self.songs.copy()
        return twin
"""
PIECES = {"Knight", "Horse", "Lance"}


@pytest.mark.parametrize("path", list(files()), ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_slots_and_copies_are_those_of_the_fields(path: Path) -> None:
    assert written(path) == path.read_text(encoding="utf-8"), "a field has changed: make states"


def test_slots_and_copy_are_written_from_the_fields() -> None:
    assert rewritten(CLASS, ["Knight"], PIECES) == WRITTEN
    assert rewritten(WRITTEN, ["Knight"], PIECES) == WRITTEN


def test_a_new_field_is_copied_too() -> None:
    longer = WRITTEN.replace("        self.seat = seat\n", "        self.seat = seat\n        self.fame = 0\n")
    again = rewritten(longer, ["Knight"], PIECES)
    assert "twin.fame = self.fame" in again
    assert '"fame", "horse"' in again


def test_parts_of_another_field_stay_parts_of_it() -> None:
    parts = ("self.all = [Lance(seat) for seat in range(2)]", "self.best = self.all[0]", "self.few = self.all")
    again = rewritten(CLASS + "".join(f"        {part}\n" for part in parts), ["Knight"], PIECES)
    assert "twin.best = twin.all[self.best.seat]" in again
    assert "twin.few = [twin.all[one.seat] for one in self.few]" in again


@pytest.mark.parametrize(
    "field", ["self.fame = fame()", "self.foes: dict[int, Lance] = {}", "self.foes: set[str] = set()"]
)
def test_a_field_that_nobody_knows_how_to_copy_is_refused(field: str) -> None:
    with pytest.raises(Unclear):
        rewritten(f"{CLASS}        {field}\n", ["Knight"], PIECES)
