"""What is said over a table's socket: one type for each message, told apart by ``type``.

A message of the client may carry a ``ref``; the answer to it (``done``, ``refused``, ``hint``, ``why``, ``forecast``)
carries it too.
"""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

Seat: TypeAlias = Annotated[int, Field(ge=0, le=63)]
Count: TypeAlias = Annotated[int, Field(ge=0, le=2**31)]
OptionId: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=400)]
Detail: TypeAlias = str | int | list[str]
PatchInfo: TypeAlias = list[list[Any]]
"""`[path, value]` sets, `[path]` takes away, `[path, start, count, values]` puts values into a list in the place of so
many."""
PlayerName: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=200)]
"""As it is said; it is cleaned before it is kept."""
Ref: TypeAlias = Annotated[int, Field(ge=0, le=2**53)]
Mark: TypeAlias = Annotated[list[Annotated[int, Field(ge=0, le=9999)]], Field(min_length=1, max_length=40)]
"""A place of the board that is ringed, or a line from place to place."""
Marks: TypeAlias = Annotated[list[Mark], Field(max_length=20)]


def check_plain(value: Any) -> Any:
    """JSON that can be kept anywhere: no half of a surrogate pair, no NUL, no number that is none."""
    try:
        text = json.dumps(value, ensure_ascii=False, allow_nan=False)
        text.encode("utf-8")
    except (ValueError, RecursionError):
        raise ValueError("cannot be kept as it is") from None
    if "\\u0000" in text:
        raise ValueError("holds a character that is none")
    return value


class Said(BaseModel):
    """Anything that a client says; nothing that is not written here."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Told(BaseModel):
    """Anything that the server says."""

    model_config = ConfigDict(frozen=True, json_schema_serialization_defaults_required=True)


# -- what the client says ---------------------------------------------------------------------


class Have(Said):
    """What a client that comes back still has: after which step, how many events, of which seats' sight."""

    step: Count
    events: Count
    seats: list[Seat | None]


class Hello(Said):
    """The first message. The answer is a snapshot."""

    type: Literal["hello"]
    lang: Literal["en", "ru"] | None = None
    have: Have | None = None


class Look(Said):
    """Something was missed: tell everything anew. The answer is a snapshot."""

    type: Literal["look"]
    have: Have | None = None
    ref: Ref | None = None


class Choose(Said):
    """Take an option of the decision with this number."""

    type: Literal["choose"]
    seat: Seat
    number: Count
    option: OptionId
    ref: Ref | None = None


class Order(Said):
    """Give a standing order, or revoke one; asked or not."""

    type: Literal["order"]
    seat: Seat
    order: OptionId
    ref: Ref | None = None


class Undo(Said):
    """Take the seat's last choice back."""

    type: Literal["undo"]
    seat: Seat
    ref: Ref | None = None


class AskHint(Said):
    """What is each option of the seat's decision worth?"""

    type: Literal["hint"]
    seat: Seat
    number: Count
    ref: Ref | None = None


class AskWhy(Said):
    """Why is this option not on offer?"""

    type: Literal["why-not"]
    seat: Seat
    number: Count
    option: OptionId
    ref: Ref | None = None


class AskForecast(Said):
    """What may each option of the seat's decision bring?"""

    type: Literal["forecast"]
    seat: Seat
    number: Count
    ref: Ref | None = None


class Say(Said):
    type: Literal["chat"]
    text: Annotated[str, StringConstraints(min_length=1, max_length=500)]
    ref: Ref | None = None


class Sketch(Said):
    """Draw these marks on the board, and no others, for the seat's own side to see."""

    type: Literal["sketch"]
    seat: Seat
    marks: Marks
    ref: Ref | None = None


class Ping(Said):
    type: Literal["ping"]
    ref: Ref | None = None


ClientMessage: TypeAlias = Annotated[
    Hello | Look | Choose | Order | Undo | AskHint | AskWhy | AskForecast | Say | Sketch | Ping,
    Field(discriminator="type"),
]
client_message: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


# -- what the server says ---------------------------------------------------------------------


class OptionInfo(Told):
    id: str
    verb: str
    details: dict[str, str | int]
    rule: str


class DecisionInfo(Told):
    """What the seat is asked. A choice names the number."""

    seat: int
    number: int
    kind: str
    about: dict[str, Detail]
    options: list[OptionInfo]
    standing: list[OptionInfo]
    """Besides: passes that stand for longer than this question."""
    by_itself: bool
    """The table passes for the seat."""


class EventInfo(Told):
    kind: str
    data: dict[str, Detail]


class Deciding(Told):
    """A seat that everybody waits for, and when its time is over (seconds since 1970), if it is limited."""

    seat: int
    until: float | None


class OutcomeInfo(Told):
    winners: list[int]
    scores: list[int]
    notes: dict[str, list[str]]


class LessonInfo(Told):
    """Where the learner is in a lesson."""

    step: int
    """From 1."""
    of: int
    say: str
    """The id of the game's words to show; its attribute ``.title`` stands above them."""
    wanted: list[str]
    """The options that the lesson asks for; anything else is refused. Empty: choose freely."""


class Sight(Told):
    """What one seat (``null``: a spectator) may know, but for what happened."""

    seat: int | None
    view: dict[str, Any]
    decision: DecisionInfo | None
    may_undo: bool
    lesson: LessonInfo | None
    orders: list[OptionInfo]
    """The seat's standing orders."""


class News(Told):
    """What happened, as these seats (``null``: a spectator) may know it: seats of one side. The first ``events_from``
    events stay as they were, any later ones that the client has were taken back, and ``events`` come after them."""

    seats: list[int | None]
    events_from: int
    events: list[EventInfo]


class SeatInfo(Told):
    seat: int
    name: str | None
    """Of the person, also while a computer stands in; each seat of one browser may have a name of its own. Empty: of
    somebody who had their data deleted."""
    computer: str | None
    """Which computer player decides for the seat, if one does."""
    ready: bool
    online: bool
    can_return: bool
    """A computer stands in for the person, who may take the seat back."""
    host: bool
    """Whether the person opened the table or became its host since."""
    alike: int | None
    """Which of the names here that look alike this one is, from 1; null if no other looks like it."""


class CarriedInfo(Told):
    """That a match went on with other rules or cards than it was begun with, and so cannot be proved from its seed."""

    choices: int
    """After so many of them."""
    lost: int
    """So many choices were set back."""


class TableInfo(Told):
    id: str
    game: str
    version: int
    setup: dict[str, Any]
    seats: list[SeatInfo]
    sides: list[list[int]]
    """The seats that win together and know together: who holds several of a side looks at all of them at once."""
    status: Literal["gathering", "playing", "finished"]
    public: bool
    seconds: float | None
    """Thinking time for each decision; when it is over, the rule of thumb chooses."""
    hints: bool
    """Whether players may ask for hints."""
    lesson: bool
    """Whether this is a guided first match, whose dice are written down beforehand."""
    host: str
    """What the host is called. Names need not differ: which seats are the host's is said by the seats."""
    commitment: str | None
    """SHA-256 of the seed of all chance, which the record reveals at the end; a lesson has none, nor has a match that
    went on with other rules."""
    spectators: int
    made: float
    started: float | None
    next: str | None
    """The table of the rematch."""
    deciding: list[int]
    """The seats that everybody waited for when this was told; empty in lists, for tables that nobody is at now."""
    outcome: OutcomeInfo | None
    carried: CarriedInfo | None


class Standing(Told):
    """What the table is to the one who is told: the seats held and played, those that a computer plays meanwhile."""

    held: list[int]
    away: list[int]
    host: bool


class ChatInfo(Told):
    id: int
    name: str
    alike: bool
    """Whether somebody else who sits here, or the host, has a name that looks like this one."""
    seats: list[int]
    text: str
    at: float


class Snapshot(Told):
    """Everything, on arrival, whenever the seats held change, and when it is asked for."""

    type: Literal["snapshot"] = "snapshot"
    table: TableInfo
    you: Standing
    step: int
    sights: list[Sight]
    """One for each seat held; for none, that of a spectator."""
    news: list[News]
    deciding: list[Deciding]
    by_clock: int
    """How many of the last choices of the seats held were made because time was over."""
    chat: list[ChatInfo]
    halted: bool
    """Nothing can be written down at present; it is tried again until it can."""
    now: float
    """The server's time, to show how much is left."""


class LastStep(Told):
    """Who chose; the person, a computer player, or the rule of thumb because time was over."""

    seat: int
    made_by: Literal["person", "computer", "clock"]
    taken_back: bool


class Update(Told):
    """A choice was made or taken back. One for all seats held."""

    type: Literal["update"] = "update"
    step: int
    """One more than that of the message before; otherwise one was missed (look) or came twice."""
    last: LastStep
    patch: PatchInfo
    """What makes the sights after the step of those before it; paths begin with the place in the list of sights."""
    news: list[News]
    deciding: list[Deciding]
    outcome: OutcomeInfo | None
    now: float


class Ordered(Told):
    """What the seat has ordered now, until the next update says otherwise; only for those who hold it."""

    type: Literal["ordered"] = "ordered"
    seat: int
    orders: list[OptionInfo]
    by_itself: bool
    """So it is now with what the seat is asked, if it is."""


class TableChanged(Told):
    """Somebody came, went, sat down, stood up, is ready; or there is a rematch."""

    type: Literal["table"] = "table"
    table: TableInfo
    you: Standing


class Halted(Told):
    """The match stands still, because nothing can be written down at present; or it goes on."""

    type: Literal["halted"] = "halted"
    halted: bool


class ChatSaid(Told):
    type: Literal["chat"] = "chat"
    line: ChatInfo


class Sketched(Told):
    """All that a seat of one's own side has drawn on the board now."""

    type: Literal["sketched"] = "sketched"
    seat: int
    marks: list[list[int]]


class PhraseInfo(Told):
    """A piece of a sentence: the id of a message of the game, and the details it is said with."""

    id: str
    details: dict[str, str | int | list[str]]


class WorthInfo(Told):
    option: str
    value: float
    low: float
    high: float


class HintGiven(Told):
    """Every option of the decision, best first, with 95 % intervals in which the judge's own doubt is counted."""

    type: Literal["hint"] = "hint"
    seat: int
    number: int
    unit: Literal["chance", "points"]
    options: list[WorthInfo]
    rival: str | None
    """The option that may be as good as the first."""
    other: str | None
    """With which the first is compared."""
    why: list[PhraseInfo]
    """What it brings more of than that one, on average; none: as far as can be seen both bring the same."""
    ref: int | None


class RefusalInfo(Told):
    """Why something was refused: a code, the number of the rule if one forbids it, and words."""

    code: str
    rule: str | None
    words: str
    details: dict[str, str | int]


class WhyGiven(Told):
    """Why an option is not on offer; ``why`` is null if it is."""

    type: Literal["why"] = "why"
    seat: int
    number: int
    option: str
    why: RefusalInfo | None
    ref: int | None


class ForecastGiven(Told):
    """What each option may bring, by its id, where there is something to foretell; and what can be known without any.
    ``Forecasts`` of the schema says which game has which."""

    type: Literal["forecast"] = "forecast"
    seat: int
    number: int
    outlook: dict[str, Any] | None
    options: dict[str, dict[str, Any]]
    ref: int | None


class Refused(Told):
    type: Literal["refused"] = "refused"
    refusal: RefusalInfo
    ref: int | None


class Done(Told):
    """It was done; what it changed was told before."""

    type: Literal["done"] = "done"
    ref: int | None


class Pong(Told):
    type: Literal["pong"] = "pong"
    now: float
    ref: int | None


ServerMessage: TypeAlias = Annotated[
    Snapshot
    | Update
    | Ordered
    | TableChanged
    | Halted
    | ChatSaid
    | Sketched
    | HintGiven
    | WhyGiven
    | ForecastGiven
    | Refused
    | Done
    | Pong,
    Field(discriminator="type"),
]
