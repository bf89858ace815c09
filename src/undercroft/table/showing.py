"""How a match and a table are shown: only what the one who looks may know."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import msgspec

from undercroft.engine.chance import commitment
from undercroft.engine.decision import Arg, Decision, Option
from undercroft.engine.errors import BadSetup, Refusal
from undercroft.engine.event import Event
from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.engine.outcome import Outcome
from undercroft.engine.sides import each_alone
from undercroft.lesson import Lesson, Place
from undercroft.table.alike import is_like_any, number_alike
from undercroft.table.course import Course
from undercroft.table.messages import (
    CarriedInfo,
    ChatInfo,
    DecisionInfo,
    LessonInfo,
    OptionInfo,
    OutcomeInfo,
    RefusalInfo,
    SeatInfo,
    Sight,
    Standing,
    TableInfo,
)
from undercroft.table.refusals import LessonOther, SetupRefused
from undercroft.table.storage.rows import ChatLine, SeatRow, TableRow
from undercroft.words import Words

log = logging.getLogger("undercroft.table")

LONGEST_DETAIL = 200
GREATEST = 2**53
"""Up to here every whole number is one in JavaScript too."""


def show_option(option: Option) -> OptionInfo:
    return OptionInfo.model_construct(id=option.id, verb=option.verb.name, details=option.details, rule=option.rule)


def show_decision(decision: Decision, number: int, *, by_itself: bool = False) -> DecisionInfo:
    return DecisionInfo.model_construct(
        seat=decision.seat,
        number=number,
        kind=decision.kind,
        about=_plain(decision.about),
        options=[show_option(option) for option in decision.options],
        standing=[show_option(option) for option in decision.standing],
        by_itself=by_itself,
    )


def show_forecasts(match: Match, seat: int) -> tuple[Any, dict[str, Any]]:
    """The outlook of a seat that decides, and the forecast of each option of which there is one."""
    decision = match.decision(seat)
    options = [] if decision is None else decision.options
    found = {option.id: match.forecast(seat, option) for option in options}
    foretold = {option: msgspec.to_builtins(each) for option, each in found.items() if each is not None}
    return msgspec.to_builtins(match.outlook(seat)), foretold


def show_orders(match: Match, seat: int | None) -> list[OptionInfo]:
    """The standing orders of the seat, which only its player may know."""
    return [] if seat is None else [show_option(order) for order in match.orders(seat)]


def show_events(match: Match, seat: int | None, first: int) -> bytes:
    """What happened after so many events, as the seat (``None``: a spectator) may know it, in JSON."""
    return msgspec.json.encode([show_event(event) for event in match.events_for(seat, first)])


def show_event(event: Event) -> dict[str, Any]:
    return {"kind": event.kind, "data": _plain(event.data)}


def _plain(details: Mapping[str, Any]) -> dict[str, Any]:
    return {key: list(value) if isinstance(value, tuple) else value for key, value in details.items()}


def show_outcome(outcome: Outcome | None) -> OutcomeInfo | None:
    if outcome is None:
        return None
    return OutcomeInfo(winners=list(outcome.winners), scores=list(outcome.scores), notes=outcome.notes)


def lesson_place(lesson: Lesson | None, match: Match) -> Place | None:
    """Where in its lesson the match is, if it is one."""
    return None if lesson is None else lesson.place_in(match)


def show_lesson(lesson: Lesson | None, match: Match, decision: Decision | None) -> LessonInfo | None:
    place = lesson_place(lesson, match)
    if lesson is None or place is None or decision is None or decision.seat != lesson.learner:
        return None
    wanted = [option.id for option in decision.options if place.step.wanted and place.step.allows(option.id)]
    return LessonInfo(step=place.number, of=place.of, say=place.step.say, wanted=wanted)


def show_sight(
    course: Course, seat: int | None, lesson: Lesson | None, by_itself: Callable[[int], bool] = lambda seat: False
) -> Sight:
    """What the seat (``None``: a spectator) may know, but for what happened. ``by_itself``: whether the table passes
    for it."""
    match = course.match
    decision = None if seat is None else match.decision(seat)
    asked = None
    if decision is not None:
        number = course.now.asked[decision.seat].number
        asked = show_decision(decision, number, by_itself=by_itself(decision.seat))
    return Sight.model_construct(
        seat=seat,
        view=msgspec.to_builtins(match.view(seat)),
        decision=asked,
        may_undo=seat is not None and course.may_undo(seat),
        orders=show_orders(match, seat),
        lesson=show_lesson(lesson, match, decision),
    )


def player_name(place: SeatRow, names: Mapping[str, str]) -> str | None:
    """What the person in the seat is called there."""
    return None if place.person is None else place.name or names[place.person]


def show_seats(
    row: TableRow, places: list[SeatRow], names: Mapping[str, str], is_online: Callable[[str | None], bool]
) -> list[SeatInfo]:
    numbers = number_alike([player_name(place, names) for place in places])
    return [
        show_seat(place, names, is_online(place.person), place.person == row.host, number)
        for place, number in zip(places, numbers, strict=True)
    ]


def show_seat(place: SeatRow, names: Mapping[str, str], online: bool, host: bool, alike: int | None = None) -> SeatInfo:
    return SeatInfo(
        seat=place.seat,
        name=player_name(place, names),
        computer=place.computer,
        ready=place.ready or place.computer is not None,
        online=online,
        can_return=place.person is not None and place.computer is not None,
        host=host,
        alike=alike,
    )


def show_sides(row: TableRow, seats: int, game: Game[Any] | None) -> list[list[int]]:
    """Which seats know together. Where the rules are no longer those of the match, nobody sees another's seat."""
    sides = each_alone(seats)
    if game is not None and game.plays(row.version):
        with suppress(BadSetup):
            sides = game.sides(seats, game.read_setup(seats, row.setup))
    return [list(side) for side in sides]


def show_table(
    row: TableRow,
    places: list[SeatRow],
    names: Mapping[str, str],
    game: Game[Any] | None,
    match: Match | None = None,
    is_online: Callable[[str | None], bool] = lambda _: False,
    spectators: int = 0,
) -> TableInfo:
    return TableInfo(
        id=row.id,
        game=row.game,
        version=row.version,
        setup=row.setup,
        seats=show_seats(row, places, names, is_online),
        sides=show_sides(row, len(places), game),
        status=row.status,
        public=row.public,
        seconds=row.seconds,
        hints=row.hints,
        lesson=row.lesson is not None,
        host=names[row.host],
        commitment=commitment(row.seed) if row.lesson is None and row.carried is None else None,
        spectators=spectators,
        made=row.made,
        started=row.started,
        next=row.next,
        deciding=[] if match is None else [decision.seat for decision in match.decisions],
        outcome=_show_end(row, match),
        carried=None if row.carried is None else CarriedInfo(choices=row.carried, lost=row.lost),
    )


def _show_end(row: TableRow, match: Match | None) -> OutcomeInfo | None:
    """As it was noted, where the match is not here."""
    if match is not None or row.outcome is None:
        return show_outcome(None if match is None else match.outcome)
    return OutcomeInfo.model_validate(row.outcome)


def show_standing(row: TableRow, places: list[SeatRow], person: str) -> Standing:
    own = [place for place in places if place.person == person]
    return Standing(
        held=[place.seat for place in own if place.computer is None],
        away=[place.seat for place in own if place.computer is not None],
        host=row.host == person,
    )


def show_chat(line: ChatLine, places: list[SeatRow], names: Mapping[str, str]) -> ChatInfo:
    own = [place.seat for place in places if place.person == line.person]
    others = [name for person, name in names.items() if person != line.person]
    others += [place.name for place in places if place.person != line.person and place.name is not None]
    alike = is_like_any(line.name, others)
    return ChatInfo(id=line.id, name=line.name, alike=alike, seats=own, text=line.text, at=line.at)


def show_refusal(refusal: Refusal, lang: str, game: Game[Any] | None = None) -> RefusalInfo:
    """The reason, in the language of the one who is refused."""
    details = {key: _sendable(value) for key, value in refusal.details.items()}
    return RefusalInfo(code=refusal.code, rule=refusal.rule, words=_refusal_words(refusal, lang, game), details=details)


def _refusal_words(refusal: Refusal, lang: str, game: Game[Any] | None) -> str:
    """Whatever a client makes of the details, there are words for it."""
    try:
        words = Words(lang, game)
        if isinstance(refusal, LessonOther):
            return words.say("refusal-lesson-other", wanted=words.option(refusal.wanted))
        if isinstance(refusal, SetupRefused) and words.has(f"refusal-{refusal.why.code}"):
            return _readable(words.refusal(refusal.why))
        return _readable(words.refusal(refusal))
    except Exception as error:
        log.warning("a refusal (%s) could not be put into words: %r", refusal.code, error)
        return _plain_words(refusal, lang, game)


def _plain_words(refusal: Refusal, lang: str, game: Game[Any] | None) -> str:
    """The same with every number as mere text; in the last resort only that it is refused."""
    details = {key: _readable(value)[:LONGEST_DETAIL] for key, value in refusal.details.items()}
    try:
        return Words(lang, game).say(f"refusal-{refusal.code}", **details)
    except Exception:
        return Words(lang).say("refusal-refused")


def _sendable(value: Arg) -> str | int:
    """A number that browsers can read, or text."""
    return value if isinstance(value, int) and abs(value) <= GREATEST else _readable(value)


def _readable(value: object) -> str:
    """Text that can be sent: half of a surrogate pair cannot, and numbers of thousands of digits are none."""
    try:
        return str(value).encode("utf-8", "replace").decode()
    except ValueError:
        return "?"
