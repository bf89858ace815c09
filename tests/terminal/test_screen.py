"""How it looks: any width, with and without colour, on terminals that know few signs."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.cells import cell_len
from rich.console import Console

import undercroft
from tests.terminal.conftest import Typist
from undercroft import Script, UndercroftError
from undercroft.console.language import language
from undercroft.engine.game import Game, View
from undercroft.games import game
from undercroft.terminal.boards import board_for
from undercroft.terminal.boards.board import Board, Frame
from undercroft.words import LANGUAGES, Words

TERMINAL = Path(undercroft.__file__).parent / "terminal"
CROWDED = Script(party="champion fighter scroll mage thief cleric champion", dungeon="skeleton")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [28, 40, 60, 80, 104, 160])
def test_no_line_is_wider_than_the_terminal(typist: Typist, width: int, lang: str) -> None:
    typist.width = width
    typist.play("1", "seek-glory", "?", "v", "l", seed=CROWDED, lang=lang, heroes=["knight"])
    to_copy = re.compile("Commitment|Отпечаток|undercroft play")
    for line in typist.shown.splitlines():
        assert cell_len(line) <= width or to_copy.search(line), line


@pytest.mark.parametrize(("lang", "names"), [("en", ["Skeleton", "Champion"]), ("ru", ["Скелет", "Страж"])])
def test_dice_are_drawn_as_tiles_in_80_columns(typist: Typist, lang: str, names: list[str]) -> None:
    typist.play("q", seed=CROWDED, lang=lang, heroes=["minstrel"])
    lines = typist.shown.splitlines()
    assert any(line.count("╭") == 7 for line in lines), "seven party dice in one row"
    assert any("┏" in line for line in lines)
    for name in names:
        assert any(name in line and ("│" in line or "┃" in line) for line in lines)


def test_dice_are_named_where_it_is_narrow(typist: Typist) -> None:
    typist.width = 40
    typist.play("q", seed=CROWDED, heroes=["minstrel"])
    assert "╭" not in typist.shown
    assert re.search(r"Dungeon\s+a skeleton", typist.shown)


def test_the_lair_says_how_many_wake_the_dragon(typist: Typist) -> None:
    script = Script(party="mage " * 7, dungeon="dragon dragon dragon")
    typist.play("seek-glory", "seek-glory", seed=script, heroes=["minstrel"])
    assert "[Ψ][ ][ ] 2 more wake the dragon" in typist.shown
    assert "[Ψ][Ψ][Ψ] the dragon is awake" in typist.shown


# -- in a process of its own ------------------------------------------------------------------


def run(
    lines: str, *, lang: str | None = None, home: Path, encoding: str = "utf-8", **env: str
) -> subprocess.CompletedProcess[bytes]:
    code = (
        "from undercroft.terminal.play import play\n"
        f"play('dungeon-roll', ['human', 'thumb'], {lang!r}, 9, {{'heroes': ['spellsword', 'minstrel'], 'first': 0}})"
    )
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "COLUMNS"))}
    return subprocess.run(
        [sys.executable, "-c", code],
        input=lines.encode(encoding),
        capture_output=True,
        timeout=60,
        check=False,
        env={**clean, "UNDERCROFT_HOME": str(home), "PYTHONIOENCODING": encoding, **env},
    )


def test_over_a_pipe_there_are_only_plain_lines(home: Path) -> None:
    done = run("1\n? dragon\nq\n", home=home)
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"\x1b" not in done.stdout
    assert b"\n> 1\n" in done.stdout, "what was typed is shown, so that the output reads like a session"
    assert "╭".encode() in done.stdout


@pytest.mark.parametrize("env", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_without_colour(home: Path, env: dict[str, str]) -> None:
    done = run("1\n", home=home, FORCE_COLOR="1" if "NO_COLOR" in env else "", **env)
    assert done.returncode == 0
    assert not re.search(rb"\x1b\[[0-9;]*[34]8;", done.stdout), "no colours"
    assert not re.search(rb"\x1b\[[0-9;]*[HJ]", done.stdout), "no cursor tricks"


def test_an_ascii_terminal_gets_ascii_and_english(home: Path) -> None:
    done = run("1\nhm\nq\n", lang="ru", home=home, encoding="ascii")
    text = done.stdout.decode("ascii")
    assert done.stderr == b""
    assert text.startswith("This terminal cannot show Russian letters")
    assert "+------+" in text
    assert '"hm" means nothing here' in text
    for meant in ("? explain", "what do you do?", "one level deeper?", "or ? for help"):
        text = text.replace(meant, "")
    assert "?" not in text, "no sign was lost"


@pytest.mark.parametrize("encoding", ["cp1251", "koi8-r", "cp866"])
def test_an_old_russian_terminal_gets_what_it_can_show(home: Path, encoding: str) -> None:
    done = run("1\n? чешуйка\n", lang="ru", home=home, encoding=encoding)
    text = done.stdout.decode(encoding)
    assert done.stderr == b""
    assert "|Гоблин|" in text
    assert "2 правила о" in text


def test_bytes_that_are_no_letters(home: Path) -> None:
    code = "from undercroft.terminal.play import play; play('dungeon-roll', ['human'], 'en', 9)"
    env = {**os.environ, "UNDERCROFT_HOME": str(home), "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code], input=b"\xff\xfe\nq\n", capture_output=True, timeout=60, check=False, env=env
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr


def test_the_locale_chooses_the_language(home: Path) -> None:
    assert "Фаза монстров" in run("q\n", home=home, LANG="ru_RU.UTF-8").stdout.decode()


# -- which language ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("env", "lang"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_MESSAGES": "ru_RU", "LANG": "en_US"}, "ru"),
        ({"LC_ALL": "C", "LC_MESSAGES": "ru_RU", "LANG": "ru_RU"}, "en"),
        ({"LC_ALL": "", "LANG": "RU"}, "ru"),
    ],
)
def test_language_of_the_locale(monkeypatch: pytest.MonkeyPatch, env: dict[str, str], lang: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    assert language(None) == lang
    assert language("ru") == "ru"
    assert language("en") == "en"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UndercroftError, match="languages are: en, ru"):
        language("eo")


# -- the board of any game --------------------------------------------------------------------


class SomeView(View, frozen=True):
    goblin: int
    secret: str | None
    rooms: list[dict[str, int]]
    hand: list[str]
    open_: bool = True


def drawn(board: Board, view: View) -> str:
    paper = io.StringIO()
    console = Console(file=paper, width=60, color_system=None)
    frame = Frame(Words("en", game("dungeon-roll")), ["Ann"], None, 60, lambda _: True)
    console.print(board.draw(view, frame))
    return paper.getvalue()


def test_any_view_can_be_drawn() -> None:
    text = drawn(Board(), SomeView(goblin=3, secret=None, rooms=[{"a": 1}, {"b": 2}], hand=["ooze", "mage"]))
    assert re.search(r"goblin\s+3", text)
    assert re.search(r"secret\s+-", text)
    assert re.search(r"2\s+b\s+2", text)
    assert "ooze, mage" in text


def test_a_game_without_a_board_gets_the_plain_one() -> None:
    assert type(board_for("a-game-to-come")) is Board
    assert type(board_for("dungeon-roll")) is not Board


def test_the_plain_board_draws_dungeon_roll_too() -> None:
    match = undercroft.new_match("dungeon-roll", seats=2, seed=1)
    text = drawn(Board(), match.view(0))
    for name in msgspec.structs.asdict(match.view(0)):
        assert name in text


# -- words ------------------------------------------------------------------------------------


def speaking(path: Path) -> Game[Any]:
    """Whose words are said there: those of the board's game, which may still be being built."""
    for room in (path.stem, path.parent.name):
        if room.replace("_", "-") in undercroft.games():
            return game(room.replace("_", "-"))
        if (TERMINAL.parent / "games" / room / "game.py").is_file():
            found: Game[Any] = import_module(f"undercroft.games.{room}.game").GAME
            return found
    return game("dungeon-roll")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_the_terminal_says_has_words(lang: str) -> None:
    """A game's board speaks that game's words, all the rest is common to all games."""
    said = 0
    for path in [*sorted(TERMINAL.rglob("*.py")), TERMINAL.parent / "cli.py"]:
        words = Words(lang, speaking(path))
        messages = set(re.findall(r'(?:say|heading)\(\s*"([\w-]+)"', path.read_text(encoding="utf-8")))
        assert [message for message in messages if not words.has(message)] == [], path
        said += len(messages)
    assert said > 40
