"""Everything Undercroft refuses, by type. A refusal changes nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from undercroft.engine.decision import Arg


class UndercroftError(Exception):
    """Bad input of any sort: the message says what was wrong. ``code`` names the words that say it in any language,
    ``details`` what they speak of."""

    code = ""

    def __init__(self, message: str, code: str = "", /, **details: Arg) -> None:
        super().__init__(message)
        self.code = code or self.code
        self.details: Mapping[str, Arg] = details


class UnknownGame(UndercroftError):
    def __init__(self, game: str, known: Sequence[str]) -> None:
        there = ", ".join(known)
        super().__init__(f"there is no game {game!r}; the games are: {there}", "unknown-game", game=game, known=there)


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
        super().__init__(f"the script says {name!r} for {what!r}, which can only be: {names}")


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
        super().__init__(why.message, rule=why.rule, details=why.details)
        self.code = why.code


class CannotUndo(Refusal):
    """``code`` says why: there is nothing, it is not the seat's own, or something was revealed since."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Why:
    """Why an option cannot be taken now: the rule, and the key of the words that say it."""

    __slots__ = ("code", "details", "message", "rule")

    def __init__(self, code: str, rule: str, message: str, **details: Arg) -> None:
        self.code = code
        self.rule = rule
        self.message = message
        self.details = details

    def __repr__(self) -> str:
        return f"Why({self.code}, {self.rule})"
