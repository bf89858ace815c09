"""The command line, run as a person runs it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import undercroft
from undercroft import native


def run(*args: str, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from undercroft.cli import main; main()", *args],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8", "COLUMNS": "100", **env},
        timeout=120,
        check=False,
    )


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = undercroft.new_match("dungeon-roll", seats=2, seed=5)
    while match.outcome is None:
        decision = match.decisions[0]
        match.choose(decision.seat, decision.options[-1])
    path = tmp_path / "match.json"
    path.write_bytes(match.record().json())
    return path


def test_games_lists_what_can_be_played() -> None:
    listed = run("games", "--lang", "en").stdout.splitlines()
    assert "dungeon-roll: 1-4 players, about 15 minutes" in listed
    assert "dungeon-raiders: 2-5 players, from age 8, about 20 minutes" in listed
    assert "dungeon-raiders: 2–5 игроков, от 8 лет, около 20 минут" in run("games", "--lang", "ru").stdout


def test_simulate_reports_speed_scores_and_victories_as_json() -> None:
    done = run("simulate", "dungeon-roll", "--players", "thumb,random", "--matches", "60", "--json")
    found = json.loads(done.stdout)
    assert set(found) >= {
        "game",
        "players",
        "matches",
        "decisions",
        "seconds",
        "matches_per_s",
        "decisions_per_s",
        "scores",
        "wins",
    }
    assert (found["game"], found["players"], found["matches"]) == ("dungeon-roll", ["thumb", "random"], 60)
    assert found["decisions"] > 60
    assert found["compiled"] == native.IN_USE
    assert found["scores"][0]["mean"]["low"] > found["scores"][1]["mean"]["high"]
    assert found["wins"][0]["rate"]["value"] > 0.9


def test_simulate_plays_the_same_matches_however_many_workers() -> None:
    command = ("simulate", "dungeon-roll", "--players", "random,random", "--matches", "40", "--json", "--workers")
    one, two = (json.loads(run(*command, workers).stdout) for workers in ("1", "2"))
    assert (one["decisions"], one["scores"], one["wins"]) == (two["decisions"], two["scores"], two["wins"])


def test_simulate_prints_a_table_for_people() -> None:
    shown = run("simulate", "dungeon-roll", "--players", "random", "--matches", "20").stdout
    assert "matches/s" in shown
    assert "decisions/s" in shown
    assert "mean score" in shown


def test_simulate_speaks_russian() -> None:
    shown = run("simulate", "dungeon-roll", "--players", "random", "--matches", "2", "--lang", "ru").stdout
    assert "2 партии за" in shown


def test_ladder_as_json_with_a_plot(tmp_path: Path) -> None:
    plot = tmp_path / "ladder.svg"
    command = ("ladder", "dungeon-roll", "--players", "random,thumb", "--matches", "16", "--json", "--svg", str(plot))
    done = run(*command)
    found = json.loads(done.stdout)
    assert (found["game"], found["seats"], found["deals"], found["matches"]) == ("dungeon-roll", 2, 8, 16)
    assert [each["player"] for each in found["ratings"]] == ["thumb", "random"]
    assert found["ratings"][0]["rating"]["low"] > 0
    assert found["meetings"][0]["pair"] == ["thumb", "random"]
    assert found["meetings"][0]["better"] == "thumb"
    assert "16 matches on 8 deals" in plot.read_text(encoding="utf-8")
    assert run(*command).stdout == done.stdout, "the same seed plays the same matches"


@pytest.mark.parametrize(("lang", "says"), [("en", "thumb beats random"), ("ru", "thumb сильнее, чем random")])
def test_ladder_prints_a_table_for_people(lang: str, says: str) -> None:
    done = run("ladder", "dungeon-roll", "--players", "thumb,random", "--matches", "16", "--lang", lang, COLUMNS="80")
    assert says in done.stdout
    assert all(len(line) <= 80 for line in done.stdout.splitlines())
    assert done.stderr == ""


def test_ladder_alone(tmp_path: Path) -> None:
    plot = tmp_path / "solo.svg"
    shown = run("ladder", "dungeon-roll", "--players", "random,thumb", "--matches", "8", "--seats", "1")
    assert "alone: 16 matches on 8 deals" in shown.stdout
    assert "above random" in shown.stdout
    command = ("ladder", "dungeon-roll", "--players", "random,thumb", "--matches", "8", "--seats", "1", "--json")
    found = json.loads(run(*command, "--svg", str(plot)).stdout)
    assert [(each["player"], each["gap"] is None) for each in found["players"]] == [("thumb", False), ("random", True)]
    assert "mean score" in plot.read_text(encoding="utf-8")


def test_review_as_json_with_a_plot(record: Path, tmp_path: Path) -> None:
    plot = tmp_path / "review.svg"
    done = run("review", str(record), "--player", "search:4", "--json", "--svg", str(plot), "--lang", "ru")
    found = json.loads(done.stdout)
    choices = json.loads(record.read_text())["choices"]
    assert [[step["seat"], step["chosen"]] for step in found["steps"]] == choices
    assert (found["unit"], found["thinker"], len(found["outlook"])) == ("chance", "search:4", 2)
    assert "Шанс на победу" in plot.read_text(encoding="utf-8")


@pytest.mark.parametrize(("lang", "says"), [("en", "Chance to win"), ("ru", "Шанс на победу")])
def test_review_in_words(record: Path, lang: str, says: str) -> None:
    plain = json.loads(record.read_text())
    record.write_text(json.dumps({**plain, "players": ["one name too few"]}))
    done = run("review", str(record), "--player", "search:4", "--lang", lang, COLUMNS="80")
    assert done.returncode == 0
    assert says in done.stdout
    assert all(len(line) <= 80 for line in done.stdout.splitlines())


def test_review_refuses_what_is_not_over(record: Path) -> None:
    plain = json.loads(record.read_text())
    plain.update(choices=plain["choices"][:2], trail=plain["trail"][:3])
    del plain["outcome"]
    record.write_text(json.dumps(plain))
    done = run("review", str(record))
    assert done.returncode == 2
    assert "This match is not over" in done.stderr


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("play", "chess"), "Нет игры «chess»; есть dungeon-roll"),
        (("simulate", "dungeon-roll", "--players", "wizard"), "Нет игрока «wizard»"),
        (("simulate", "dungeon-roll", "--players", "random," * 4 + "random"), "мест от 1 до 4, а не 5"),
        (("simulate", "dungeon-roll", "--setup", "bait=cheese"), "bait не может быть «cheese»"),
        (("simulate", "dungeon-roll", "--players", "thumb,thumb", "--setup", "heroes=knight"), "1 герой на 2 места"),
        (("simulate", "dungeon-roll", "--players", "thumb", "--setup", "heroes=king"), "«king» здесь нет, есть"),
        (("verify", "/nowhere/at/all.json"), "Не удалось прочесть /nowhere/at/all.json"),
    ],
)
@pytest.mark.parametrize("asking", [("--lang", "ru"), ("--lang=ru",)])
def test_bad_input_is_explained_in_the_language_asked_for(
    args: tuple[str, ...], says: str, asking: tuple[str, ...]
) -> None:
    done = run(*args, *asking)
    assert done.returncode == 2
    assert says in done.stderr


def test_a_lone_name_stands_for_a_list_of_one() -> None:
    done = run("simulate", "dungeon-roll", "--players", "thumb", "--matches", "1", "--setup", "heroes=knight")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("play", "chess"), "There is no game “chess”"),
        (("simulate", "dungeon-roll", "--players", "wizard"), "There is no player “wizard”"),
        (("simulate", "dungeon-roll", "--players", "random," * 4 + "random"), "1 to 4 seats"),
        (("simulate", "dungeon-roll", "--matches", "0"), "At least one match"),
        (("simulate", "dungeon-roll", "--setup", "bait"), "NAME=VALUE"),
        (("simulate", "dungeon-roll", "--setup", "bait=cheese"), "bait cannot be “cheese”, but it can be: all"),
        (("replay", "/nowhere/at/all.json"), "/nowhere/at/all.json"),
        (("verify", "/nowhere/at/all.json"), "Cannot read"),
        (("rules",), "Name a game"),
        (("ladder", "dungeon-roll", "--players", "thumb"), "at least two players"),
        (("ladder", "dungeon-roll", "--players", "thumb,random", "--seats", "7"), "1 to 4 seats"),
        (("ladder", "dungeon-roll", "--players", "thumb,random", "--svg", "/nowhere/at/all.svg"), "no folder"),
        (("review", "/nowhere/at/all.json"), "Cannot read"),
    ],
)
def test_bad_input_is_explained_in_one_line(args: tuple[str, ...], says: str) -> None:
    done = run(*args)
    assert done.returncode == 2
    assert says in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_verify_says_that_an_honest_record_holds(record: Path) -> None:
    english, russian = (run("verify", str(record), "--lang", lang) for lang in ("en", "ru"))
    assert english.returncode == russian.returncode == 0
    assert len(english.stdout.splitlines()) == 3
    assert english.stdout != russian.stdout


def test_verify_says_plainly_what_cannot_be_proved(record: Path) -> None:
    """A match that went on with other rules is neither fair nor unfair."""
    plain = json.loads(record.read_text(encoding="utf-8"))
    record.write_text(
        json.dumps({**plain, "carried": 21, "commitment": "", "seed": None, "trail": []}), encoding="utf-8"
    )
    for lang, words in (("en", "After 21 choices this match went on"), ("ru", "После 21 выбора эта партия пошла")):
        done = run("verify", str(record), "--lang", lang)
        assert done.returncode == 1
        assert words in done.stdout
        assert len(done.stdout.strip().splitlines()) == 1, "and nothing that fails"


def test_verify_names_the_first_difference(record: Path) -> None:
    plain = json.loads(record.read_text())
    plain["trail"][4] = "0" * 12
    record.write_text(json.dumps(plain))
    done = run("verify", str(record), "--lang", "en")
    assert done.returncode == 1
    assert "choice 4" in done.stdout


def test_rules_are_found_by_number_and_by_words_in_both_languages() -> None:
    by_number = run("rules", "dungeon-roll", "roll-mon-14", "--lang", "en").stdout
    assert "ROLL-MON-14" in by_number
    assert "ROLL-MON-15" not in by_number
    assert "ROLL-DRG-01" in run("rules", "dungeon-roll", "логове", "драконы", "--lang", "ru").stdout
    assert run("rules", "dungeon-roll", "xylophone", "--lang", "en").returncode == 1
    assert len(json.loads(run("rules", "dungeon-roll", "--json", "--lang", "en").stdout)) == 178


def test_play_over_a_pipe_leaves_and_goes_on(tmp_path: Path) -> None:
    home = str(tmp_path / "home")
    left = run("play", "dungeon-roll", "--seed", "3", "--lang", "en", typed="1\nq\n", UNDERCROFT_HOME=home)
    assert left.returncode == 0
    assert "Traceback" not in left.stderr
    saved = next((tmp_path / "home").rglob("*.json"))
    again = run("play", str(saved), "--lang", "ru", typed="q\n", UNDERCROFT_HOME=home)
    assert again.returncode == 0
    assert "Traceback" not in again.stderr


@pytest.mark.parametrize(("lang", "says"), [("en", "there is no such file"), ("ru", "такого файла нет")])
@pytest.mark.parametrize("name", ["missing.json", "nowhere/missing", "~/missing.json"])
def test_a_missing_file_is_called_a_missing_file(name: str, lang: str, says: str) -> None:
    done = run("play", name, "--lang", lang)
    assert done.returncode != 0
    assert says in done.stderr


@pytest.mark.parametrize(
    ("game", "setup", "says"),
    [
        ("dungeon-roll", "first=abc", "first не может быть «abc», здесь нужно подходящее число."),
        ("dungeon-roll", "heroes=1", "heroes не может быть «1», здесь нужно перечислить названия через запятую."),
        ("dungeon-raiders", "first_game=yes", "first_game не может быть «yes», здесь нужно true или false."),
        ("dungeoneer", "rounds=0", "rounds не может быть «0», здесь нужно подходящее число."),
    ],
)
def test_a_set_up_value_of_a_wrong_kind_is_refused_in_the_readers_language(game: str, setup: str, says: str) -> None:
    done = run("play", game, "--setup", setup, "--lang", "ru")
    assert done.returncode != 0
    assert says in " ".join(done.stderr.split())


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "This game has 2 to 5 seats, and --players names 1; “--players human,normal,normal,normal” would do."),
        ("ru", "В этой игре мест от 2 до 5, а в --players игроков 1; подойдёт «--players human,normal,normal,normal»."),
    ],
)
def test_too_few_players_are_told_what_would_do(lang: str, says: str) -> None:
    done = run("play", "dungeon-raiders", "--players", "human", "--lang", lang)
    assert done.returncode != 0
    assert says in " ".join(done.stderr.split())


def test_rules_say_in_which_language_they_were_found() -> None:
    found = run("rules", "dungeon-roll", "dragon", "--lang", "ru")
    assert found.returncode == 0
    assert "в английских" in found.stdout
    assert "дракон" in found.stdout


def test_a_record_cut_short_says_how_far_it_agrees(record: Path) -> None:
    plain = json.loads(record.read_text())
    plain["choices"] = plain["choices"][:-2]
    record.write_text(json.dumps(plain))
    done = run("verify", str(record), "--lang", "ru")
    assert done.returncode == 1
    kept = len(plain["choices"])
    assert f"расходятся после выбора {kept}" in done.stdout
    assert f"кончается после выбора {kept}, а её след ведёт до выбора {kept + 2}" in done.stdout


def test_an_unfinished_match_is_not_said_to_end_as_recorded(record: Path) -> None:
    plain = json.loads(record.read_text())
    plain["choices"], plain["trail"] = plain["choices"][:3], plain["trail"][:4]
    del plain["outcome"]
    record.write_text(json.dumps(plain))
    done = run("verify", str(record), "--lang", "en")
    assert done.returncode == 0
    assert "The match is not over." in done.stdout
    assert "ends as" not in done.stdout


@pytest.mark.parametrize("command", ["play", "replay"])
def test_a_record_that_does_not_hold_is_not_gone_on_with_silently(record: Path, command: str) -> None:
    honest = run(command, str(record), "--lang", "en").stdout
    plain = json.loads(record.read_text())
    plain["commitment"] = "0" * 64
    record.write_text(json.dumps(plain))
    forged = run(command, str(record), "--lang", "en").stdout
    assert "Careful" not in honest
    assert "Careful: this record does not hold" in forged
    assert "The seed is not the one that was committed to." in " ".join(forged.split())


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("seats", 99, "мест от 1 до 4"),
        ("seats", "two", "в поле «seats»"),
        ("seed", "xyz", "64 шестнадцатеричные"),
        ("setup", {"first": "abc"}, "подходящее число"),
    ],
)
def test_russians_are_told_in_russian_what_is_broken(record: Path, field: str, value: object, said: str) -> None:
    plain = json.loads(record.read_text())
    plain[field] = value
    record.write_text(json.dumps(plain))
    told = run("verify", str(record), "--lang", "ru").stderr.removeprefix("undercroft: ")
    assert said in told


def test_a_reviewer_that_is_none_is_refused_in_russian(record: Path) -> None:
    told = run("review", str(record), "--player", "bogus", "--lang", "ru").stderr
    assert "Взвешивать варианты может только" in told


def test_a_room_can_be_imported_by_its_whole_name() -> None:
    code = "import undercroft, undercroft.games.dungeon_roll as r; print(r.GAME is undercroft.games()['dungeon-roll'])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout == "True\n", done.stderr
