"""Records: a match as a file, and the proof that it was played fairly."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import msgspec

from undercroft.engine.chance import Script, commitment
from undercroft.engine.errors import BadRecord, BadSetup, Refusal, ScriptError, quoted, speakable
from undercroft.engine.game import Game
from undercroft.engine.match import Choice, Match, Start
from undercroft.engine.outcome import Outcome
from undercroft.engine.packs import changed_pack

FORMAT = 1


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A saved match. Set-up, seed and choices are the match; the rest lets anyone check it."""

    undercroft: int
    """The format of the record."""
    game: str
    version: int
    """The version of the game's rules."""
    seats: int
    setup: dict[str, Any]
    commitment: str
    """SHA-256 of the seed, published before the first choice."""
    choices: list[tuple[int, str]]
    trail: list[str]
    """After the set-up and after each choice: a digest of all that had happened by then. A sealed record has none:
    whoever tries deals until one fits would learn what is hidden."""
    seed: str | None = None
    """64 hex digits; withheld while a sealed match goes on."""
    script: dict[str, list[str]] | None = None
    outcome: Outcome | None = None
    players: list[str] = []
    """Who sat in the seats, for people to read."""
    content: dict[str, str] = {}
    """By id: the digest of each pack of cards that it was played with."""
    carried: int | None = None
    """After so many choices the match went on with other rules or cards than it was begun with: nobody can prove it
    from its seed, so the record has no commitment, no seed and no trail."""

    def json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1)


def make_record(match: Match, *, sealed: bool = False) -> Record:
    start = match.start
    if start.arrange is not None:
        raise BadRecord("a match that was arranged by hand cannot be recorded", "record-arranged")
    going_on = sealed and match.outcome is None
    hide = going_on or start.carried is not None
    known = _known_to_all(match) if going_on else match.choices
    choices = [(seat, option.id) for seat, option in known]
    return Record(
        undercroft=FORMAT,
        game=start.game.id,
        version=start.rules,
        seats=start.seats,
        setup=msgspec.to_builtins(start.setup),
        commitment=start.commitment if start.carried is None else "",
        choices=choices,
        trail=[] if hide else _trail(Match(start), choices),
        seed=None if hide else start.seed.hex(),
        script=None if hide or start.script is None else {what: list(line) for what, line in start.script.items()},
        outcome=match.outcome,
        content=start.content,
        carried=start.carried,
    )


def _known_to_all(match: Match) -> list[Choice]:
    """The choices that lie face up, without what a seat has ordered."""
    known, moments = match.choices[: match.face_up], match.game.moments
    if moments is None:
        return known
    return [(seat, shown) for seat, option in known if (shown := moments.shown(option)) is not None]


def read_record(source: Record | Mapping[str, Any] | str | bytes) -> Record:
    """A record from JSON or plain data, or a clear :class:`BadRecord`."""
    if isinstance(source, Record):
        return source
    plain = _plain(source)
    if not isinstance(plain, dict) or "undercroft" not in plain:
        raise BadRecord("this is not a record of Undercroft", "record-foreign")
    if plain["undercroft"] != FORMAT:
        given = quoted(plain["undercroft"])
        message = f"this record has format {given}; this Undercroft reads format {FORMAT}"
        raise BadRecord(message, "record-format", format=given, here=FORMAT)
    try:
        return msgspec.convert(plain, Record)
    except msgspec.ValidationError as error:
        raise _broken(str(error)) from None


def _plain(source: Mapping[str, Any] | str | bytes) -> Any:
    """What JSON can hold, whether it comes as JSON or not."""
    try:
        return msgspec.json.decode(source if isinstance(source, str | bytes) else msgspec.json.encode(source))
    except RecursionError:
        raise BadRecord("this is not a record: it nests too deeply", "record-deep") from None
    except UnicodeEncodeError:
        raise BadRecord("this is not a record: it holds text that is not valid Unicode", "record-text") from None
    except (msgspec.MsgspecError, ValueError, TypeError, OverflowError) as error:
        message = f"this is not a record: not valid JSON ({speakable(str(error))})"
        raise BadRecord(message, "record-json", byte=_number_in(r"byte (\d+)", str(error))) from None


def _number_in(pattern: str, text: str) -> int:
    found = re.search(pattern, text)
    return int(found[1]) if found else 0


def _broken(reason: str) -> BadRecord:
    """A field that is missing, unknown or not of its kind."""
    place = re.search(r"at `\$\.?([^`]*)`|field `([^`]*)`", reason)
    field = next((part for part in place.groups() if part), "none") if place else "none"
    return BadRecord(f"broken record: {speakable(reason)}", "record-broken", field=field)


def start_of(record: Record, game: Game[Any]) -> Start:
    """What the recorded match began with."""
    if record.carried is not None:
        message = f"after {record.carried} choices this match went on with other rules or cards: it cannot be replayed"
        raise BadRecord(message, "record-carried", count=record.carried)
    if not game.plays(record.version):
        message = f"this record was made with version {record.version} of {game.id}; this is {game.version}"
        raise BadRecord(message, "record-version", game=game.id, version=record.version, here=game.version)
    if record.seed is None and record.outcome is not None:
        raise BadRecord("this record has no seed", "record-no-seed")
    if record.seed is None:
        raise BadRecord("this record is sealed: the seed is revealed when the match is over", "record-sealed")
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        seed = b""
    if len(seed) != 32:
        raise BadRecord("broken record: the seed is not 64 hex digits", "record-seed")
    try:
        start = Start(game, record.seats, _chance(seed, record.script), record.setup, rules=record.version)
    except BadSetup as error:
        raise BadRecord(f"broken record: {error}", error.code, **error.details) from None
    changed = changed_pack(record.content, start.content)
    if changed is not None:
        message = f"this record was made with other cards of the set {quoted(changed)} than those that are here"
        raise BadRecord(message, "record-content", pack=changed)
    return start


def _chance(seed: bytes, lines: Mapping[str, Sequence[str]] | None) -> bytes | Script:
    """The seed alone, or the script that was written for the match."""
    if lines is None:
        return seed
    script = Script(seed=seed)
    script.lines = {what: tuple(names) for what, names in lines.items()}
    return script


def _begin(start: Start) -> Match:
    """The match before the first choice; its script may fail it there already."""
    try:
        return Match(start)
    except ScriptError as error:
        raise BadRecord(f"broken record: {error}", error.code, **error.details) from None


def load_match(record: Record, game: Game[Any]) -> Match:
    """The recorded match, ready to go on."""
    match = _begin(start_of(record, game))
    for number, (seat, option_id) in enumerate(record.choices, 1):
        _replay_choice(match, number, seat, option_id)
    return match


def _replay_choice(match: Match, number: int, seat: int, option_id: str) -> None:
    try:
        match.choose(seat, option_id)
    except (Refusal, ScriptError) as refusal:
        message = f"broken record: choice {number} (seat {seat}, {speakable(option_id)}) is refused: {refusal}"
        raise BadRecord(message, "record-choice", number=number, seat=seat, option=option_id) from None


def _trail(match: Match, choices: list[tuple[int, str]]) -> list[str]:
    """Play the choices and take a digest of what happened after each."""
    digests = [_digest("", match, 0)]
    for number, (seat, option_id) in enumerate(choices, 1):
        told = len(match.events)
        _replay_choice(match, number, seat, option_id)
        digests.append(_digest(digests[-1], match, told))
    return digests


def _digest(before: str, match: Match, told: int) -> str:
    """Of what was told and what is asked, chained to the digest before."""
    happened = [event.plain() for event in match.events[told:]]
    asked = [[d.seat, d.kind, [option.id for option in d.options]] for d in match.decisions]
    return blake2b(before.encode() + msgspec.json.encode([happened, asked]), digest_size=6).hexdigest()


@dataclass(frozen=True, slots=True)
class Verdict:
    """What checking a record found."""

    commitment: bool
    choices: bool
    outcome: bool
    difference: int | None = None
    """The number of the first choice after which the match and the record differ, counted from 1 (0: the set-up)."""
    fault: BadRecord | None = None
    """What is wrong, beyond what the other fields say."""
    scripted: bool = False
    finished: bool = True
    carried: int | None = None
    """After so many choices it went on with other rules or cards: there is nothing to prove it by."""

    @property
    def holds(self) -> bool:
        return self.commitment and self.choices and self.outcome

    @property
    def reason(self) -> str:
        return str(self.fault or "")


def verify_record(record: Record, game: Game[Any]) -> Verdict:
    """Replay a record and say whether the commitment, every choice and the outcome hold."""
    if record.carried is not None:
        return Verdict(False, False, False, carried=record.carried, finished=record.outcome is not None)
    start = start_of(record, game)
    committed = commitment(start.seed) == record.commitment
    match = _begin(start)
    difference, fault = _first_difference(match, record)
    outcome = difference is None and match.outcome == record.outcome
    if difference is None and not outcome:
        fault = _other_outcome(record.outcome, match.outcome)
    elif difference is None and not committed:
        fault = BadRecord("the seed is not the one that was committed to", "record-commitment")
    return Verdict(
        commitment=committed,
        choices=difference is None,
        outcome=outcome,
        difference=difference,
        fault=fault,
        scripted=record.script is not None,
        finished=record.outcome is not None,
    )


def _other_outcome(recorded: Outcome | None, played: Outcome | None) -> BadRecord:
    said, found = _scores(recorded), _scores(played)
    message = f"the record says {said}, the match ends with {found} (winners have a star)"
    return BadRecord(message, "record-outcome", said=said, found=found)


def _scores(outcome: Outcome | None) -> str:
    """``12, 17*``: the winners have a star."""
    if outcome is None:
        return "-"
    return ", ".join(f"{score}{'*' * (seat in outcome.winners)}" for seat, score in enumerate(outcome.scores))


def _first_difference(match: Match, record: Record) -> tuple[int | None, BadRecord | None]:
    """The number of the choice after which match and record differ, and what is wrong there."""
    choices, traced = len(record.choices), len(record.trail) - 1
    digest = _digest("", match, 0)
    if traced < 0 or digest != record.trail[0]:
        return 0, BadRecord("the set-up does not lead to the recorded beginning", "record-beginning")
    for number, (seat, option_id) in enumerate(record.choices, 1):
        if number > traced:
            message = f"the trail ends after choice {traced}, and there are {choices} choices"
            return traced, BadRecord(message, "record-trail", choices=choices, trail=traced)
        told = len(match.events)
        try:
            _replay_choice(match, number, seat, option_id)
        except BadRecord as error:
            return number, error
        digest = _digest(digest, match, told)
        if digest != record.trail[number]:
            message = f"choice {number} (seat {seat}, {option_id}) does not lead to what the record says"
            return number, BadRecord(message, "record-elsewhere", number=number, seat=seat, option=option_id)
    if traced > choices:
        message = f"the record is cut short: it ends after choice {choices}, and its trail goes on to choice {traced}"
        return choices, BadRecord(message, "record-cut", choices=choices, trail=traced)
    return None, None
