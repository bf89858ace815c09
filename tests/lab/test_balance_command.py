"""``undercroft balance`` and ``undercroft pack check``, run as a person runs them."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.terminal.test_cli import run
from undercroft.games.dungeoneer.content.packs import FOLDER, SETS


def test_balance_writes_a_page_and_json(tmp_path: Path) -> None:
    page = tmp_path / "balance.html"
    args = ["--players", "random", "--seats", "3", "--matches", "20", "--html", str(page)]
    done = run("balance", "dungeon-raiders", *args, "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["players"] == ["random"] * 3
    assert set(found) >= {"findings", "heroes", "seats", "places", "endings", "length", "decisions", "cards", "quests"}
    assert set(found["heroes"][0]["victories"]) == {"value", "low", "high"}
    assert "<h1>Balance of Dungeon Raiders, 3 seats: 20 matches</h1>" in page.read_text(encoding="utf-8")


def test_balance_speaks_both_languages(tmp_path: Path) -> None:
    page = tmp_path / "balance.html"
    done = run("balance", "dungeon-roll", "--matches", "4", "--seats", "2", "--html", str(page), "--lang", "ru")
    assert done.stdout.startswith("Баланс: Dungeon Roll, 2 места, 4 партии")
    assert f"Отчёт сохранён: {page}" in done.stdout
    assert '<html lang="ru">' in page.read_text(encoding="utf-8")


def test_balance_fails_before_the_work(tmp_path: Path) -> None:
    done = run("balance", "dungeon-roll", "--matches", "1000000", "--html", str(tmp_path / "nowhere" / "page.html"))
    assert done.returncode == 2
    assert "there is no folder" in done.stderr


# -- sets -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SETS)
def test_the_sets_of_the_game_are_well(name: str) -> None:
    done = run("pack", "check", str(FOLDER / name), "--lang", "en")
    assert done.returncode == 0, done.stdout
    assert done.stdout.startswith(f"{name}: a")
    assert "Nothing is wrong with this set." in done.stdout


def test_the_serpent_set_is_summed_up() -> None:
    said = run("pack", "check", str(FOLDER / "serpent"), "--lang", "en").stdout
    assert "serpent: a legendary set, levels 7 to 10" in said
    assert "22 locations" in said
    assert "14 quests" in said
    assert "6 heroes" in said
    assert "6 героев" in run("pack", "check", str(FOLDER / "serpent"), "--lang", "ru").stdout


def test_every_mistake_is_told_with_file_entry_and_field(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    shutil.copytree(FOLDER / "heroic", mine)
    (mine / "set.toml").write_text('id = "mine"\ndegree = "mythic"\nfirst_level = 1\nlast_level = 4\n')
    for file, before, after in (
        ("adventure.toml", 'type = "boon"', 'type = "gift"'),
        ("quests.toml", 'category = "hunt"', 'category = "hunting"'),
    ):
        text = (mine / file).read_text(encoding="utf-8")
        assert before in text
        (mine / file).write_text(text.replace(before, after, 1), encoding="utf-8")
    (mine / "heroes.toml").unlink()
    done = run("pack", "check", str(mine), "--lang", "en", COLUMNS="300")
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    assert lines[0] == f"{mine}: 4 mistakes"
    assert any(line.startswith("  set.toml: ") and "mythic" in line and "degree" in line for line in lines)
    assert any(line.startswith("  adventure.toml: ") and "type: " in line and "gift" in line for line in lines)
    assert any(line.startswith("  quests.toml: ") and "category: " in line and "hunting" in line for line in lines)
    assert any(line.startswith("  heroes.toml: there is no such file") for line in lines)


def test_a_folder_without_a_set_is_refused(tmp_path: Path) -> None:
    done = run("pack", "check", str(tmp_path / "nothing"), "--lang", "ru", COLUMNS="300")
    assert done.returncode == 1
    assert "5 ошибок" in done.stdout
    assert "set.toml: there is no such file" in done.stdout
