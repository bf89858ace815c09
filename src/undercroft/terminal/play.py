"""Playing a match in a terminal, from the beginning or from a saved one."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from undercroft.console.language import readable_language
from undercroft.console.screen import Left, Screen
from undercroft.engine.chance import Script
from undercroft.engine.decision import Decision
from undercroft.engine.errors import BadRecord
from undercroft.engine.match import Match, Start
from undercroft.engine.record import Record, load_match, verify_record
from undercroft.games import game, game_of
from undercroft.terminal import saving
from undercroft.terminal.asking import Asking, Gone
from undercroft.terminal.ending import end, show_end
from undercroft.terminal.seats import HUMAN, check_players, take_seats
from undercroft.terminal.session import Session
from undercroft.terminal.style import HARM, LABEL, TITLE
from undercroft.words import Words

Seed = int | str | bytes | Script | None


def play(
    game_id: str,
    players: Sequence[str],
    lang: str | None = None,
    seed: Seed = None,
    setup: object = None,
    path_to_save: str | Path | None = None,
    console: Console | None = None,
) -> Match:
    """Play a new match with these players (``human``, ``human:Name``, ``random``, ``thumb`` ...), until it is over
    or somebody leaves. The match, as far as it went."""
    known = game(game_id)
    check_players(known, players)
    match = Match(Start(known, len(players), seed, setup))
    screen = Screen(console)
    words = Words(readable_language(screen, lang), known)
    seats = take_seats(players, game_id, words, match.commitment)
    session = Session(match, seats, words, screen, saving.path_of(str(path_to_save)) if path_to_save else None)
    return _run(session)


def resume(
    path: str | Path,
    lang: str | None = None,
    players: Sequence[str] | None = None,
    console: Console | None = None,
) -> Match:
    """Go on with the match in this file, with the players it was left with or with these. It is kept in this file."""
    path = saving.path_of(str(path))
    record = saving.read_file(path)
    known = game_of(record)
    match = load_match(record, known)
    specs = list(players or record.players or [HUMAN] * record.seats)
    if len(specs) != record.seats:
        message = f"the match in {path} has {record.seats} seats, not {len(specs)}"
        raise BadRecord(message, "record-seats", path=str(path), seats=record.seats, given=len(specs))
    screen = Screen(console)
    words = Words(readable_language(screen, lang), known)
    seats = take_seats(specs, record.game, words, match.commitment, known=players is None)
    session = Session(match, seats, words, screen, path)
    warn_of_doubts(record, words, screen)
    if match.outcome is not None:
        show_end(session, [])
        return match
    session.catch_up()
    return _run(session)


def warn_of_doubts(record: Record, words: Words, screen: Screen) -> None:
    """A record that its own commitment, trail or outcome speaks against can be gone on with, but not believed."""
    verdict = verify_record(record, game_of(record))
    if not verdict.holds and verdict.fault is not None:
        screen.show(words.say("play-record-fails", reason=words.refusal(verdict.fault)), HARM)


def _run(session: Session) -> Match:
    """Play on until the match is over or a person leaves."""
    match = session.match
    try:
        _greet(session)
        last = None
        while match.outcome is None:
            decision = match.decisions[0]
            if decision.seat in session.people and decision.seat not in match.side(last):
                _hand_over(session, decision)
            last = _decide(session, decision, last)
        end(session)
    except (Left, KeyboardInterrupt):
        _leave(session)
    except Gone:
        session.say("play-left-unsaved")
    return match


def _decide(session: Session, decision: Decision, last: int | None) -> int | None:
    """Have whoever is asked decide. The person who looked at the screen last."""
    player = session.seats[decision.seat].player
    ordered = session.match.ordered_answer(decision.seat) if player is None and not session.hidden else None
    if ordered is not None:
        session.match.choose(decision.seat, ordered)
        return last
    if player is None:
        Asking(session, decision).run()
        return decision.seat
    session.match.choose(decision.seat, player.choose(session.match, decision))
    return last


def _greet(session: Session) -> None:
    words, screen = session.words, session.screen
    screen.show(words.title("game"), TITLE)
    screen.show_unbroken(words.say("play-commitment", commitment=session.match.commitment), LABEL)
    if len(session.names) > 1:
        screen.show(words.say("play-players", names=", ".join(session.names)), LABEL)


def _hand_over(session: Session, decision: Decision) -> None:
    """Where a game hides something from others, one person at a time looks at the screen."""
    if session.hidden:
        session.turn_the_page()
        if session.screen.line(session.words.say("play-hand-over", seat=session.names[decision.seat])).lower() == "q":
            raise Left


def _leave(session: Session) -> None:
    path = session.save()
    if path is None:
        session.say("play-left-unsaved")
    else:
        command = f"undercroft play {shlex.quote(str(path))}"
        session.screen.show_unbroken(session.words.say("play-left", command=command))
