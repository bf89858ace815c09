"""The end of a match: the final table, who won and why, and what was earned."""

from __future__ import annotations

from undercroft.engine.errors import system_reason
from undercroft.engine.outcome import Outcome
from undercroft.terminal import profile, saving
from undercroft.terminal.session import Session
from undercroft.terminal.style import GAIN, LABEL, TITLE


def end(session: Session) -> None:
    """Show how the match ended, keep it, and enter it into the profile."""
    session.tell_news(session.you)
    new_feats = _enter(session) if session.people else []
    show_end(session, new_feats)
    _keep(session)


def show_end(session: Session, new_feats: list[str]) -> None:
    outcome = session.match.outcome
    assert outcome is not None
    screen, words = session.screen, session.words
    screen.show()
    screen.show(words.say("end-title"), TITLE)
    screen.show(session.board.score_sheet(session.match.view(None), outcome, session.frame()))
    screen.show()
    screen.show(_verdict(session, outcome), TITLE)
    tie = session.board.tie(outcome)
    if tie:
        session.say(tie)
    for seat, name in enumerate(session.names):
        _show_notes(session, outcome.notes.get(str(seat), []), name, new_feats if seat == _owner(session) else [])
    screen.show_unbroken(words.say("play-commitment", commitment=session.match.commitment), LABEL)


def _owner(session: Session) -> int | None:
    """Whose profile it is: the first person at the terminal."""
    return session.people[0] if session.people else None


def _verdict(session: Session, outcome: Outcome) -> str:
    words, winners = session.words, outcome.winners
    if not winners:
        return words.say("end-nobody" if len(session.seats) > 1 else "end-lost")
    if len(session.seats) == 1:
        alone = "end-alone" if words.has("end-alone") else "end-solo"
        return words.say(alone, score=outcome.scores[0])
    names = _and(session, [session.names[seat] for seat in winners])
    if len(winners) > 1:
        return words.say("end-winners", names=names)
    return words.say("end-winner", names=names, you="yes" if winners[0] == session.you else "no")


def _and(session: Session, names: list[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return session.words.say("list-comma").join(names[:-1]) + session.words.say("list-and") + names[-1]


def _show_notes(session: Session, notes: list[str], name: str, new_feats: list[str]) -> None:
    """The rank and the achievements that the game noted for a seat, and those earned over matches."""
    words, screen = session.words, session.screen
    for note in notes:
        if words.has(f"rank-{note}"):
            rank, about = words.title(f"rank-{note}"), words.say(f"rank-{note}.about")
            screen.show(words.say("end-rank", name=rank, about=about), TITLE)
    over_matches = [feat for feat in new_feats if feat not in notes]
    feats = [note for note in notes if words.has(f"feat-{note}")] + over_matches
    if not feats:
        return
    title = words.say("end-feats")
    screen.show(title if len(session.seats) == 1 else f"{title}: {name}", LABEL)
    for feat in feats:
        new = f" ({words.say('end-new')})" if feat in new_feats else ""
        line = f"{words.title(f'feat-{feat}')}{new}. {words.say(f'feat-{feat}.about')}"
        screen.show(line, GAIN, indent=2)


def _enter(session: Session) -> list[str]:
    """Enter the match into the profile. The achievements that are new to it."""
    match, owner = session.match, _owner(session)
    outcome = match.outcome
    assert outcome is not None
    assert owner is not None
    known, broken = profile.load()
    if broken is not None:
        session.screen.show_unbroken(session.words.say("profile-broken", path=broken))
    book = known.book(match.game.id)
    before = list(book.feats)
    feats = [note for note in outcome.notes.get(str(owner), []) if session.words.has(f"feat-{note}")]
    fresh = profile.note_match(
        known,
        match.game.id,
        match.record().trail[-1] + match.commitment[:12],
        won=owner in outcome.winners and len(session.seats) > 1,
        score=outcome.scores[owner],
        hero=session.board.hero_of(match.view(owner), owner),
        feats=feats,
    )
    if not fresh:
        return []
    for feat in session.board.feats_over_matches(book.heroes):
        book.feats.setdefault(feat, 1)
    try:
        profile.save(known)
    except OSError as error:
        session.say("profile-not-saved", reason=system_reason(error))
    return [feat for feat in book.feats if feat not in before]


def _keep(session: Session) -> None:
    """Keep the record where it was asked for, and among the finished matches."""
    paths = [saving.new_path(profile.finished(), session.match.game.id)]
    if session.path is not None:
        paths.insert(0, session.path)
    for path in paths:
        if session.write(path):
            session.screen.show_unbroken(session.words.say("end-record", path=path), LABEL)
