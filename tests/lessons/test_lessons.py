"""Every lesson can be played to its end in every way it allows, has words in both languages, and goes on after it."""

from __future__ import annotations

import pytest

from tests.lessons.teaching import LESSONS, begin, lesson_of, take, wanted, ways
from undercroft.lesson import fits
from undercroft.players.thumb import make_thumb
from undercroft.words import LANGUAGES, Words

every_lesson = pytest.mark.parametrize("game_id", LESSONS)


def test_every_game_has_one() -> None:
    assert set(LESSONS) >= {"dungeon-roll", "dungeon-raiders", "dungeoneer", "talisman", "descent"}


@every_lesson
def test_every_way_through_it_is_open(game_id: str) -> None:
    """Whatever the learner takes of what is wanted, the next step can be taken too."""
    assert sum(1 for _ in ways(game_id)) >= 1


@every_lesson
def test_it_ends_in_a_match_that_can_be_won(game_id: str) -> None:
    _, lesson = lesson_of(game_id)
    match = begin(game_id)
    while (place := lesson.place_in(match)) is not None:
        take(match, lesson, wanted(match, lesson, place)[0])
    thumb = make_thumb(game_id)
    assert match.decisions, "there is something left to play"
    while match.decisions:
        decision = match.decisions[0]
        assert lesson.answer(match, decision.seat) is None, "after the lesson nobody plays by the book"
        match.choose(decision.seat, thumb.choose(match, decision))
    assert match.outcome is not None


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_words(game_id: str, lang: str) -> None:
    game, lesson = lesson_of(game_id)
    words = Words(lang, game, strict=True)
    for step in lesson.steps:
        assert 40 < len(words.say(step.say)) < 480, step.say
        assert words.say(f"{step.say}.title")
    assert lesson.steps[-1].wanted == (), "the last words leave the choice to the learner"


@every_lesson
def test_every_written_choice_of_the_others_is_taken(game_id: str) -> None:
    """A line of another seat that is not on offer would leave the choice to the computer, and the words untrue."""
    _, lesson = lesson_of(game_id)
    match = begin(game_id)
    while (place := lesson.place_in(match)) is not None:
        take(match, lesson, wanted(match, lesson, place)[0])
    for seat, line in lesson.others.items():
        made = [option.id for chooser, option in match.choices if chooser == int(seat)]
        for written, chosen in zip(line.split(), made, strict=False):
            assert fits(written, chosen), (seat, written, chosen)
