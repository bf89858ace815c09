"""Dungeon Raiders in the terminal: the board, handing over, and an end without a winner."""

from __future__ import annotations

import os
import subprocess
import sys
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from rich.console import Console, RenderableType

import undercroft
from undercroft.games.dungeon_raiders.content.bosses import BOSSES
from undercroft.games.dungeon_raiders.content.rooms import ROOMS, MonsterRoom
from undercroft.games.dungeon_raiders.view import RaidView, RoomView
from undercroft.terminal.boards.board import Frame
from undercroft.terminal.boards.dungeon_raiders import RaidBoard
from undercroft.words import Words

MONSTERS = [*[room for room in ROOMS.values() if isinstance(room, MonsterRoom)], *BOSSES]


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


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("width", [64, 80, 96, 120])
@pytest.mark.parametrize("seats", [2, 5])
def test_every_monster_says_how_strong_it_is_and_what_it_does(lang: str, width: int, seats: int) -> None:
    """At any width, for two raiders and for five, and when only a torch has shown it."""
    words = Words(lang, undercroft.games()["dungeon-raiders"], strict=True)
    frame = Frame(words, ["A"] * seats, 0, width, lambda text: True)
    view = undercroft.new_match("dungeon-raiders", seats=seats, seed=0).view(0)
    assert isinstance(view, RaidView)
    for room in MONSTERS:
        strength = room.strength.get(seats)
        seen = RoomView(
            place=2, dark=True, room=room.id, kind=room.kind, chests=[], strength=strength, damage=room.damage
        )
        row = [view.row[0], seen, *view.row[2:]]
        shown = plain(RaidBoard().draw(msgspec.structs.replace(view, row=row), frame), width)
        assert str(strength) in shown if strength else words.say("board-unbeatable", wounds="").split()[0] in shown
        assert "-0" not in shown
        if room.damage:
            assert f"-{room.damage}♥" in shown


def plain(picture: RenderableType, width: int) -> str:
    shown = StringIO()
    Console(width=width, file=shown, color_system=None).print(picture)
    return shown.getvalue()


def test_without_players_one_plays_against_computers(tmp_path: Path) -> None:
    shown = subprocess.run(
        [sys.executable, "-c", "from undercroft.cli import main; main()", "play", "dungeon-raiders", "--seed", "0"],
        input="q\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "COLUMNS": "96", "UNDERCROFT_HOME": str(tmp_path)},
        timeout=120,
        check=False,
    )
    assert shown.returncode == 0, shown.stderr
    assert "You, Computer, Computer 2, Computer 3" in shown.stdout
