"""Dungeon Raiders in the terminal: the board, handing over, and an end without a winner."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import undercroft
from undercroft.games.dungeon_raiders.view import RaidView


def played(home: Path, *typed: str, players: str, lang: str = "en", columns: int = 96, **setup: str) -> str:
    options = [word for name, value in setup.items() for word in ("--setup", f"{name}={value}")]
    command = [sys.executable, "-c", "from undercroft.cli import main; main()", "play", "dungeon-raiders"]
    done = subprocess.run(
        [*command, "--players", players, "--lang", lang, "--seed", "0", *options],
        input="\n".join(typed) + "\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "COLUMNS": str(columns), "UNDERCROFT_HOME": str(home)},
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


@pytest.mark.parametrize(("lang", "says"), [("en", "Nobody wins."), ("ru", "Победителей нет.")])
def test_if_all_die_nobody_wins(tmp_path: Path, lang: str, says: str) -> None:
    """Everyone plays the lowest card all the time: with this seed nobody survives."""
    humans = "human,human,human,human"
    assert says in played(tmp_path, *["1"] * 400, players=humans, lang=lang, variant="tactical")


def test_the_board_shows_rooms_raiders_and_ones_own_hand_only(tmp_path: Path) -> None:
    match = undercroft.new_match("dungeon-raiders", seats=3, seed=0)
    view = match.view(0)
    assert isinstance(view, RaidView)
    shown = played(tmp_path, "q", players="human,thumb,thumb")
    assert "level 1 of 5, room 1" in shown
    assert shown.count("dark") >= sum(room.dark for room in view.row)
    assert shown.count("Your hand:") == 1


def test_two_people_hand_over_before_a_hand_is_shown(tmp_path: Path) -> None:
    shown = played(tmp_path, "", "1", "", "q", players="human,human,thumb")
    assert "Hand over" in shown.split("Your hand:")[0]


@pytest.mark.parametrize("columns", [40, 80, 160])
def test_the_board_fits_any_width(tmp_path: Path, columns: int) -> None:
    shown = played(tmp_path, "1", "v", "q", players="human,thumb,thumb,thumb,thumb", lang="ru", columns=columns)
    assert "Ваша рука" in shown
    assert max(len(line) for line in shown.splitlines() if "/" not in line and "Отпечаток" not in line) <= columns
    for character in ("Волшебник", "Рыцарь", "Воин", "Вор", "Исследователь"):
        assert character in shown
