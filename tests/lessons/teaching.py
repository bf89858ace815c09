"""Playing lessons to their end, in every way that they allow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import undercroft
from undercroft.engine.errors import Refusal, ScriptError
from undercroft.engine.game import Game
from undercroft.engine.match import Match, Start
from undercroft.lesson import Lesson, Place, find_lesson
from undercroft.players.thumb import make_thumb

MOST_WAYS = 60
LESSONS = [game.id for game in undercroft.games().values() if find_lesson(game) is not None]


class Broken(Exception):
    """A lesson that cannot be played as it is written: what it counts on has changed."""


def lesson_of(game_id: str) -> tuple[Game[Any], Lesson]:
    game = undercroft.games()[game_id]
    lesson = find_lesson(game)
    assert lesson is not None
    return game, lesson


def begin(game_id: str) -> Match:
    game, lesson = lesson_of(game_id)
    try:
        match = Match(Start(game, lesson.seats, lesson.chance(bytes(32)), lesson.setup))
    except ScriptError as error:
        raise Broken(f"{game.folder / 'lesson.toml'}: {error}") from None
    answer(match, lesson)
    return match


def answer(match: Match, lesson: Lesson) -> None:
    """The other seats choose, as the lesson says, until the learner alone is waited for."""
    thumb = make_thumb(match.game.id)
    while match.outcome is None:
        others = [decision for decision in match.decisions if decision.seat != lesson.learner]
        if not others:
            return
        decision = others[0]
        written = lesson.answer(match, decision.seat)
        match.choose(decision.seat, written or thumb.choose(match, decision))


def take(match: Match, lesson: Lesson, option: str) -> None:
    place = lesson.place_in(match)
    assert place is not None
    try:
        match.choose(lesson.learner, option)
        answer(match, lesson)
    except (Refusal, ScriptError) as error:
        raise Broken(f"{match.game.id}: at {place.step.say} {option} is refused: {error}") from None


def wanted(match: Match, lesson: Lesson, place: Place) -> list[str]:
    decision = match.decision(lesson.learner)
    if decision is None:
        raise Broken(
            f"{match.game.id}: at {place.step.say} the learner is asked nothing; written are {place.step.wanted}"
        )
    offered = [option.id for option in decision.options]
    found = [option for option in offered if place.step.allows(option)]
    if not found:
        written = ", ".join(place.step.wanted)
        message = f"at {place.step.say} the learner should choose {written}, but is asked {decision.kind}: {offered}"
        raise Broken(f"{match.game.id}: {message}. A card or rule that the lesson counts on has changed.")
    return found


def ways(game_id: str) -> Iterator[list[tuple[str, Match]]]:
    """Every way through the lesson (some of them, where there are very many): its steps with the match before each."""
    _, lesson = lesson_of(game_id)
    paths: list[list[str]] = [[]]
    for step in lesson.steps:
        further: list[list[str]] = []
        for taken in paths:
            match = begin(game_id)
            for option in taken:
                take(match, lesson, option)
            place = lesson.place_in(match)
            assert place is not None
            found = wanted(match, lesson, place)
            further += [[*taken, option] for option in (found if step.wanted else found[:1])]
        paths = further[:MOST_WAYS]
    for path in paths:
        match = begin(game_id)
        told: list[tuple[str, Match]] = []
        for option in path:
            place = lesson.place_in(match)
            assert place is not None
            told.append((place.step.say, match.fork()))
            take(match, lesson, option)
        yield told
