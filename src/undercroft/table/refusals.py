"""What the table refuses, by type. Each has a code (``refusal-<code>`` are its words) and a status for HTTP."""

from __future__ import annotations

from undercroft.engine.decision import Option
from undercroft.engine.errors import BadSetup, Refusal, quoted


class TableRefusal(Refusal):
    """Something that the table does not allow. It changes nothing."""

    status = 409


class Malformed(TableRefusal):
    code, status = "malformed", 422

    def __init__(self, reason: str) -> None:
        reason = reason.encode("utf-8", "replace").decode()
        super().__init__(reason, details={"reason": reason[:200]})


class NotHttp(Malformed):
    """Bytes that are no request at all."""

    status = 400


class TooBig(TableRefusal):
    code, status = "too-big", 413


class HeadTooBig(TableRefusal):
    """The first line and the headers of a request are too long."""

    code, status = "head-too-big", 431


class TooSlow(TableRefusal):
    """A request that did not come to its end in time."""

    code, status = "too-slow", 408


class Full(TableRefusal):
    """No more connections."""

    code, status = "full", 503


class TooFast(TableRefusal):
    code, status = "too-fast", 429


class TooManyConnections(TableRefusal):
    code, status = "too-many-connections", 429


class TooManyTables(TableRefusal):
    code, status = "too-many-tables", 429


class ForeignOrigin(TableRefusal):
    code, status = "foreign-origin", 403


class UnknownHost(TableRefusal):
    """A request for a server of another name; another site's name may lead here to reach around its limits."""

    code, status = "unknown-host", 421


class NotSignedIn(TableRefusal):
    """No cookie at all."""

    code, status = "not-signed-in", 401


class BadCookie(TableRefusal):
    """A cookie that this server did not sign, or that was revoked."""

    code, status = "bad-cookie", 401


class BadLink(TableRefusal):
    """A personal link that was used, revoked, or never given out."""

    code, status = "bad-link", 403


class NoSuchPage(TableRefusal):
    code, status = "no-such-page", 404


class WrongMethod(TableRefusal):
    code, status = "wrong-method", 405


class NoSuchGame(TableRefusal):
    code, status = "no-such-game", 404


class NoSuchTable(TableRefusal):
    code, status = "no-such-table", 404


class NoSuchSeat(TableRefusal):
    code, status = "no-such-seat", 404


class NoSuchRule(TableRefusal):
    code, status = "no-such-rule", 404


class NoSuchChoice(TableRefusal):
    code, status = "no-such-choice", 404


class NoSuchPlayer(TableRefusal):
    code, status = "no-such-player", 422


class SetupRefused(TableRefusal):
    """A set-up that the game does not take; the game says why."""

    code, status = "bad-setup", 422

    def __init__(self, why: BadSetup) -> None:
        super().__init__(str(why), details={"reason": str(why)})
        self.why = why


class NotYourSeat(TableRefusal):
    code, status = "not-your-seat", 403


class NotTheHost(TableRefusal):
    code, status = "not-the-host", 403


class SeatTaken(TableRefusal):
    code = "seat-taken"


class SeatsEmpty(TableRefusal):
    code = "seats-empty"


class NotAllReady(TableRefusal):
    code = "not-all-ready"


class AlreadyStarted(TableRefusal):
    code = "already-started"


class NotStarted(TableRefusal):
    code = "not-started"


class NotOver(TableRefusal):
    code = "not-over"


class OtherRules(TableRefusal):
    """A match that was begun with other rules than those that are here now."""

    code = "other-rules"


class OtherCards(OtherRules):
    """The rules are here, but one of its sets has other cards now, or is gone."""

    code = "other-cards"

    def __init__(self, pack: str) -> None:
        super().__init__(f"the set {quoted(pack)} has other cards now", details={"pack": pack})


class CarriedOver(TableRefusal):
    """Half of the match was played by rules that are gone: nobody can think about it."""

    code = "carried-over"


class UndoTooLate(TableRefusal):
    code = "undo-too-late"


class NoSuchLesson(TableRefusal):
    code, status = "no-such-lesson", 404


class LessonOther(TableRefusal):
    """An option that the rules offer, but the lesson asks for another one."""

    code = "lesson-other"

    def __init__(self, wanted: Option) -> None:
        super().__init__(f"the lesson asks for {wanted.id}", details={"wanted": wanted.id})
        self.wanted = wanted


class NoHints(TableRefusal):
    code, status = "no-hints", 403


class HintBusy(TableRefusal):
    code, status = "hint-busy", 429


class ReviewBusy(TableRefusal):
    code, status = "review-busy", 429


class TooManyWaiting(TableRefusal):
    """Of one person or one household, for records and replays."""

    code, status = "too-many-waiting", 429


class Mistake(TableRefusal):
    """A bug of ours; the match is as it was."""

    code, status = "mistake", 500


class NotKept(TableRefusal):
    """The database did not take the choice; the match is as it was."""

    code, status = "not-kept", 503


class StorageDown(TableRefusal):
    """The database does not answer; nothing was changed."""

    code, status = "storage-down", 503


class Sanctioned(TableRefusal):
    """Something that an operator took away from somebody: why, and until when (``never``: for good)."""

    status = 403

    def __init__(self, message: str, reason: str, until: str) -> None:
        super().__init__(message, details={"reason": reason or "none", "until": until})


class Muted(Sanctioned):
    code = "muted"


class Banned(Sanctioned):
    code = "banned"


class Kicked(Sanctioned):
    code = "kicked"


class TableDeleted(Sanctioned):
    code, status = "table-deleted", 404


class OperatorsOnly(TableRefusal):
    code, status = "operators-only", 403


class NoSuchPerson(TableRefusal):
    code, status = "no-such-person", 404


class SeveralPeople(TableRefusal):
    code = "several-people"


class NoSuchSanction(TableRefusal):
    code, status = "no-such-sanction", 404
