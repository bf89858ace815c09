"""Watching a record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import undercroft
from tests.terminal.conftest import Typist, saved
from undercroft.engine.record import read_record


@pytest.fixture
def finished(typist: Typist, home: Path) -> Path:
    typist.play(*["1"] * 300, players=["human:Ann", "thumb"], seed=3, first=0)
    (path,) = saved(home, "finished")
    return path


@pytest.fixture
def unfinished(typist: Typist, home: Path) -> Path:
    typist.play("1", "q", seed=3)
    (path,) = saved(home)
    return path


def choices(path: Path) -> int:
    return len(read_record(path.read_bytes()).choices)


def test_without_input_the_whole_match_is_shown(typist: Typist, finished: Path) -> None:
    shown = typist.replay(finished)
    last = choices(finished)
    assert f"Choice {last} of {last}" in shown
    assert shown.count("\nChoice ") == last
    assert "Ann begins delve 1 of 3." in shown
    assert "The match is over" in shown


def test_steps_forward_and_back(typist: Typist, finished: Path) -> None:
    shown = typist.replay(finished, "", "n", "b", "q")
    steps = [line for line in shown.splitlines() if line.startswith("Choice ")]
    assert [line.split()[1] for line in steps] == ["1", "2", "1"]
    assert "The match is over" not in shown


def test_going_to_a_choice_and_to_the_end(typist: Typist, finished: Path) -> None:
    shown = typist.replay(finished, "g 5", "g 0", "e", "n", "q", lang="ru")
    last = choices(finished)
    assert f"Выбор 5 из {last}" in shown
    assert shown.count("Начало") == 2
    assert shown.count(f"Выбор {last} из {last}") == 1
    assert "Это конец записи." in shown
    assert "Игра окончена" in shown


def test_nobody_is_you_in_a_record(typist: Typist, unfinished: Path) -> None:
    assert "Player plays the Minstrel." in typist.replay(unfinished)
    assert "Игрок играет за менестреля." in typist.replay(unfinished, lang="ru")


def test_each_step_tells_only_its_own_news(typist: Typist, finished: Path) -> None:
    shown = typist.replay(finished, "n", "q")
    assert shown.count("Ann begins delve 1 of 3.") == 1


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("b", "This is the beginning."),
        ("g", "Choices are numbered from 0"),
        ("g 9999", "Choices are numbered from 0"),
        ("g -1", "Choices are numbered from 0"),
        ("x", "“x” means nothing here"),
    ],
)
def test_wrong_input_is_answered_in_a_sentence(typist: Typist, finished: Path, typed: str, answer: str) -> None:
    assert answer in typist.replay(finished, typed, "q")


def test_an_unfinished_record_says_so(typist: Typist, unfinished: Path) -> None:
    assert "the match is not over" in typist.replay(unfinished)
    assert "the match is not over" in typist.replay(unfinished, "e", "q")


def test_a_broken_record_is_refused(typist: Typist, finished: Path) -> None:
    finished.write_bytes(finished.read_bytes().replace(b'"flee"', b'"fly"').replace(b'"rest"', b'"nap"'))
    with pytest.raises(undercroft.BadRecord, match="refused"):
        typist.replay(finished)


@pytest.mark.parametrize("typed", ["g " + "9" * 5_000, "g ²", "g -1", "\x00", "\ud800"])
def test_odd_lines_are_answered(typist: Typist, unfinished: Path, typed: str) -> None:
    shown = typist.replay(unfinished, typed, "n", "q")
    assert "Choice 1 of 1" in shown


def test_a_record_with_too_few_players_is_shown_without_names(typist: Typist, finished: Path) -> None:
    plain = json.loads(finished.read_bytes())
    plain["players"] = ["human:Ann"]
    finished.write_text(json.dumps(plain), encoding="utf-8")
    assert "Player 1 begins delve 1 of 3." in typist.replay(finished)


def test_odd_names_of_players_are_shown_as_they_can_be(typist: Typist, unfinished: Path) -> None:
    plain = json.loads(unfinished.read_bytes())
    plain["players"] = ["human:\x1b[2J" + "x" * 5_000]
    unfinished.write_text(json.dumps(plain), encoding="utf-8")
    shown = typist.replay(unfinished)
    assert "\x1b" not in shown
    assert "x" * 100 not in shown
