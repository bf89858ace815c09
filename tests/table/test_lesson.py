"""The lesson: a first delve with written dice, and a server that says what to try."""

from __future__ import annotations

from pathlib import Path

import pytest

import undercroft
from tests.table.house import server, settings
from tests.table.test_play import play_to_the_end
from tests.table.visitor import Data, Sitting, Visitor
from undercroft.lesson import Lesson, LessonStep


def begin(ann: Visitor) -> str:
    return str(ann.post("/lessons/dungeon-roll")["table"]["id"])


def lesson_of(sitting: Sitting) -> Data:
    lesson = sitting.sights[0]["lesson"]
    assert isinstance(lesson, dict), lesson
    return lesson


def follow(sitting: Sitting, until: str) -> list[int]:
    """Do what is wanted until these words are shown; the numbers of the steps passed."""
    passed: list[int] = []
    while lesson_of(sitting)["say"] != until:
        passed.append(lesson_of(sitting)["step"])
        sitting.chosen(0, lesson_of(sitting)["wanted"][0])
    return passed


def test_taught_by_playing(url: str) -> None:
    ann = Visitor(url)
    table = begin(ann)
    with ann.sit(table) as sitting:
        assert sitting.table["lesson"]
        assert not sitting.table["public"]
        assert sitting.table["commitment"] is None, "written dice are no promise"
        assert ann.get(f"/tables/{table}/record")["commitment"] is None
        passed = follow(sitting, "lesson-free")
        last = lesson_of(sitting)
        assert sorted(set(passed)) == list(range(1, last["of"]))
        assert (last["step"], last["wanted"]) == (last["of"], []), "from here on everything may be tried"
        me = sitting.sights[0]["view"]["adventurers"][0]
        assert (me["xp"], me["master"], me["delves"]) == (6, True, 1)
        sitting.chosen(0, sitting.options(0)[0])
        assert sitting.sights[0]["lesson"] is None
        while len(sitting.options(0)) < 2:
            sitting.chosen(0, sitting.options(0)[0])
        decision = sitting.decision(0)
        assert decision is not None
        assert sitting.ask(type="hint", seat=0, number=decision["number"])["type"] == "hint", "once the lesson is over"
        play_to_the_end(sitting)
        sitting.until_so(lambda: sitting.table["status"] == "finished")
    verdict = ann.get(f"/tables/{table}/verify")
    assert verdict["scripted"]
    assert verdict["holds"]
    assert undercroft.verify(ann.http.get(f"/api/tables/{table}/record").content).scripted
    again = ann.post(f"/tables/{table}/rematch")["table"]
    assert not again["lesson"], "a rematch is a real match"
    assert again["hints"]
    assert again["commitment"]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            "The rules allow that, but the lesson has something else in mind. Try this: “Fighter defeats a goblin”.",
        ),
        ("ru", "По правилам так можно, но урок ведёт в другую сторону. Попробуйте: «Воин бьёт гоблина»."),
    ],
)
def test_something_else_is_refused_kindly(url: str, lang: str, words: str) -> None:
    ann = Visitor(url, lang=lang)
    with ann.sit(begin(ann)) as sitting:
        refusal = sitting.refusal(type="choose", seat=0, number=0, option="flee")
        assert refusal["code"] == "lesson-other"
        assert refusal["words"] == words
        assert refusal["details"] == {"wanted": "fight:fighter:goblin:1"}
        forbidden = sitting.refusal(type="choose", seat=0, number=0, option="seek-glory")
        assert forbidden["code"] != "lesson-other", "the rules speak first"
        assert sitting.refusal(type="hint", seat=0, number=0)["code"] == "no-hints"
        assert sitting.step == 0


def test_a_step_can_be_taken_back(url: str) -> None:
    ann = Visitor(url)
    with ann.sit(begin(ann)) as sitting:
        follow(sitting, "lesson-regroup")
        assert sitting.ask(type="undo", seat=0)["type"] == "done"
        assert lesson_of(sitting)["say"] == "lesson-fight"
        follow(sitting, "lesson-pick")
        assert set(lesson_of(sitting)["wanted"]) == {"pick:goblin", "pick:skeleton", "pick:ooze"}
        sitting.chosen(0, "pick:ooze")
        assert set(lesson_of(sitting)["wanted"]) == {"pick:goblin", "pick:skeleton"}
        follow(sitting, "lesson-free")


def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    with server(settings(tmp_path)) as here:
        ann = Visitor(here)
        table = begin(ann)
        with ann.sit(table) as sitting:
            follow(sitting, "lesson-hero")
            before = sitting.sights[0]
    with server(settings(tmp_path)) as there:
        ann.url = there
        with ann.sit(table) as sitting:
            assert sitting.sights[0]["view"] == before["view"]
            assert lesson_of(sitting) == before["lesson"]
            follow(sitting, "lesson-free")


def test_only_the_learner_is_taught(url: str) -> None:
    ann = Visitor(url)
    table = begin(ann)
    with Visitor(url, "Bob").sit(table) as watching:
        assert watching.sights[None]["lesson"] is None


def test_a_computer_that_stands_in_ends_the_lesson(url: str) -> None:
    ann = Visitor(url)
    table = begin(ann)
    with ann.sit(table) as sitting:
        follow(sitting, "lesson-regroup")
        ann.post(f"/tables/{table}/seats/0/give", computer="random")
        sitting.until_so(lambda: sitting.outcome is not None)
    assert ann.get(f"/tables/{table}/verify")["holds"]


def test_games_without_a_lesson(url: str) -> None:
    ann = Visitor(url)
    assert ann.refused("/lessons/duel") == (404, "no-such-lesson")
    assert ann.refused("/lessons/chess") == (404, "no-such-game")
    assert {game["id"]: game["lesson"] for game in ann.get("/games") if game["built"]} == {
        "dungeon-roll": 5,
        "duel": None,
        "spells": None,
    }


def test_whoever_leaves_the_lesson_is_nowhere_in_it() -> None:
    steps = (LessonStep("one", ("a",)), LessonStep("one", ("b", "c:*")), LessonStep("two"))
    lesson = Lesson(version=1, seats=1, minutes=1, setup={}, script={}, steps=steps)
    places = [lesson.place(taken) for taken in ([], ["a"], ["a", "c:1"])]
    assert [(place.number, place.of, place.step.say) for place in places if place] == [
        (1, 2, "one"),
        (1, 2, "one"),
        (2, 2, "two"),
    ]
    assert lesson.place(["b"]) is None
    assert lesson.place(["a", "a"]) is None
    assert lesson.place(["a", "b", "x"]) is None, "over"
