"""Everything Undercroft refuses, by type. A refusal changes nothing."""

from __future__ import annotations

import errno
import re
from collections.abc import Mapping, Sequence
from typing import Final

from undercroft.engine.decision import Arg, Decision

MOST_LETTERS: Final = 400
"""So much of what somebody sent is repeated in the words of a refusal."""
MOST_QUOTED: Final = 80
MOST_OF_A_MESSAGE: Final = 1_000
LARGEST: Final = 10**15
"""Numbers beyond this are told as texts: words count with numbers, and no rule knows such a one."""
_UNSPEAKABLE: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")
"""Control characters, and halves of letters that no file can hold."""


_SYSTEM: Final = {
    errno.ENOENT: "no-such-file",
    errno.EACCES: "not-allowed",
    errno.EPERM: "not-allowed",
    errno.EROFS: "read-only",
    errno.EISDIR: "is-a-folder",
    errno.ENOTDIR: "no-such-folder",
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EFBIG: "disk-full",
    errno.ENAMETOOLONG: "name-too-long",
}


def system_reason(error: OSError | ValueError) -> str:
    """The id of words for what the system says of a file."""
    return f"system-{_SYSTEM.get(getattr(error, 'errno', None) or 0, 'refuses')}"


def quoted(value: object) -> str:
    """A foreign value as a message shows it, whatever it is: not too much of it, on one line."""
    try:
        text = repr(value)
    except Exception:  # it nests too deeply, has too many digits, or is of a kind that cannot show itself
        text = f"<{type(value).__name__}>"
    return speakable(text, MOST_QUOTED)


def speakable(text: str, most: int = MOST_LETTERS) -> str:
    """A foreign text so that it can be printed, sent and kept: without what is no letter, and not too long."""
    short = text if len(text) <= most else f"{text[:most]}…"
    return _UNSPEAKABLE.sub("\ufffd", short)


def _detail(value: Arg) -> Arg:
    if isinstance(value, int) and -LARGEST < value < LARGEST:
        return value
    return speakable(value) if isinstance(value, str) else quoted(value)


class UndercroftError(Exception):
    """Bad input of any sort: the message says what was wrong. ``code`` names the words that say it in any language,
    ``details`` what they speak of."""

    code = ""

    def __init__(self, message: str, code: str = "", /, **details: Arg) -> None:
        super().__init__(speakable(message, MOST_OF_A_MESSAGE))
        self.code = code or self.code
        self.details: Mapping[str, Arg] = {name: _detail(value) for name, value in details.items()}


class UnknownGame(UndercroftError):
    def __init__(self, game: str, known: Sequence[str]) -> None:
        there = ", ".join(known)
        super().__init__(
            f"there is no game {quoted(game)}; the games are: {there}", "unknown-game", game=game, known=there
        )


class BadSetup(UndercroftError):
    """The set-up cannot be played: wrong number of seats, an unknown option, a value out of range."""


class BadRecord(UndercroftError):
    """A record that is broken, foreign or from other rules."""


class CannotLoad(UndercroftError):
    """A saved match that is broken, foreign, or of rules or cards that are no longer here."""


class CannotSave(UndercroftError):
    """A match that was put in order by hand: its beginning cannot be written down."""


class ScriptError(UndercroftError):
    def __init__(self, what: str, name: str, possible: Sequence[str]) -> None:
        names = ", ".join(dict.fromkeys(p for p in possible if p))
        message = f"the script says {quoted(name)} for {quoted(what)}, which can only be: {names}"
        super().__init__(message, "script", what=what, name=name, known=names)


class Refusal(UndercroftError):
    """A choice that is not allowed. ``code`` names the reason (and its words), ``rule`` the rule that forbids it."""

    code = "refused"

    def __init__(self, message: str, *, rule: str | None = None, details: Mapping[str, Arg] | None = None) -> None:
        super().__init__(f"{message} [{rule}]" if rule else message, **(details or {}))
        self.rule = rule


class MatchOver(Refusal):
    code = "match-over"


class NotYourDecision(Refusal):
    code = "not-your-decision"


class StaleChoice(Refusal):
    code = "stale"


class UnknownOption(Refusal):
    """No such option exists in the game at all."""

    code = "unknown-option"


class Forbidden(Refusal):
    """The option exists in the game, but a rule forbids it now."""

    code = "forbidden"

    def __init__(self, why: Why) -> None:
        super().__init__(why.code, rule=why.rule, details=why.details)
        self.code = why.code


class CannotUndo(Refusal):
    """``code`` says why: there is nothing, it is not the seat's own, or something was revealed since."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Why:
    """Why an option cannot be taken now: the rule, and the key of the words that say it. A reason that is about a phase
    of the game names it as ``phase``."""

    __slots__ = ("code", "details", "rule")

    def __init__(self, code: str, rule: str, /, **details: Arg) -> None:
        self.code = code
        self.rule = rule
        self.details = details

    def __repr__(self) -> str:
        return f"Why({self.code}, {self.rule})"


def not_asked(decision: Decision) -> Why:
    """That something else is asked now."""
    return Why("not-now", decision.options[0].rule)
