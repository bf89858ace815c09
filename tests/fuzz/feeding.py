"""What is fed with odd input, and what is asked of it: a refusal with words in both languages, and nothing changed.

Each feeder makes inputs from a ``random.Random`` and feeds them. An input is plain JSON and says all that is needed to
feed it again, so that one that escaped is kept in ``corpus/``.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, Protocol

import msgspec

import undercroft
from tests.conformance.play import at_random, play_on
from tests.fuzz.mutate import change_text, mutate, odd_bytes, odd_text
from undercroft.engine.errors import UndercroftError
from undercroft.engine.match import Match
from undercroft.engine.record import Verdict, read_record
from undercroft.engine.setup import _values
from undercroft.terminal.seats import take_seats
from undercroft.words import LANGUAGES, Words

CORPUS = Path(__file__).parent / "corpus"
LONGEST = 2_000
"""No refusal says more than this."""
POSITIONS = 6
"""Of each game, at each number of seats."""
AT_ONCE = 50
"""So many options are refused before the state is looked at."""

Input = dict[str, Any]
GAMES = tuple(undercroft.games())


class Escaped(AssertionError):
    """Something that was not refused as it must be."""


@cache
def words_of(game: str) -> tuple[Words, ...]:
    room = undercroft.games().get(game)
    return tuple(Words(lang, room, strict=True) for lang in LANGUAGES)


def check_refusal(error: UndercroftError, game: str = "") -> None:
    """It has a code, and words that can be printed, in both languages."""
    assert error.code, f"no code: {error!r}"
    for words in words_of(game):
        assert words.has(f"refusal-{error.code}"), f"{words.lang}: no words for {error.code}"
        said = words.refusal(error)
        assert 0 < len(said) < LONGEST, f"{words.lang}: {len(said)} letters: {said[:200]}"
        said.encode()
    assert len(str(error)) < LONGEST, f"{len(str(error))} letters: {str(error)[:200]}"
    json.dumps([str(error), dict(error.details)], ensure_ascii=False).encode()


# -- options ------------------------------------------------------------------------------------


def position(game: str, seats: int, seed: int) -> Match:
    """A match somewhere in the middle: the same for the same numbers."""
    rng = Random(f"{game}/{seats}/{seed}")
    options = dict(rng.choice(named_values(game)) for _ in range(rng.randrange(3)))
    match = undercroft.new_match(game, seats=seats, seed=seed, setup=options)
    return play_on(match, at_random(seed), rng.randrange(1, 120))


@cache
def named_values(game: str) -> list[tuple[str, Any]]:
    """Every option of the set-up with every value that it has a name for."""
    kind = undercroft.games()[game].setup_type
    named = [(name, value) for name in kind.__struct_fields__ for value in _values(kind, name)[0]]
    return named or [("", "")]


def digest(match: Match) -> bytes:
    """Of all that a refusal must leave as it was."""
    asked = [[each.seat, each.kind, [option.id for option in each.options]] for each in match.decisions]
    known = repr((match.state.plain(), len(match.choices), len(match.events), asked, match.can_undo, match.face_up))
    return blake2b(known.encode()).digest()


class Options:
    """Ids of options, to matches that go on."""

    def __init__(self) -> None:
        places = [(game, seats) for game, room in undercroft.games().items() for seats in room.seats]
        self.where = [(game, seats, seed) for game, seats in places for seed in range(POSITIONS)]
        self.matches = {where: position(*where) for where in self.where}
        self.known = {game: self._ids(game) for game in GAMES}

    def _ids(self, game: str) -> list[str]:
        """The ids that were on offer anywhere in these matches."""
        seen: dict[str, None] = {}
        for where, match in self.matches.items():
            if where[0] == game:
                seen.update(dict.fromkeys(option.id for _, option in match.choices))
                seen.update(dict.fromkeys(option.id for each in match.decisions for option in each.options))
        return list(seen)

    def make(self, rng: Random) -> Input:
        """A position, and a batch of ids for it."""
        game, seats, seed = rng.choice(self.where)
        options = [self._id(rng, game) for _ in range(AT_ONCE)]
        return {"kind": "options", "game": game, "seats": seats, "seed": seed, "options": options}

    def _id(self, rng: Random, game: str) -> str:
        kind = rng.randrange(10)
        if kind == 0:
            return odd_text(rng)
        known = rng.choice(self.known[game])
        return known if kind < 4 else change_text(rng, known)

    def feed(self, given: Input) -> int:
        where = (given["game"], given["seats"], given["seed"])
        match = self.matches.get(where) or position(*where)
        before = digest(match)
        for option in given["options"]:
            self._feed_one(match, option)
        assert digest(match) == before, "a refusal left a trace"
        return len(given["options"])

    def _feed_one(self, match: Match, option: str) -> None:
        seat = match.decisions[0].seat if match.decisions else 0
        decision = match.decision(seat)
        if decision is not None and decision.option(option) is not None:
            return
        if is_order(match, seat, option):
            return
        try:
            match.choose(seat, option)
        except undercroft.Refusal as error:
            check_refusal(error, match.game.id)
            return
        raise Escaped("an option that is not on offer was taken")


def is_order(match: Match, seat: int, option: str) -> bool:
    """Whether it can be given without being asked."""
    try:
        match.fork().order(seat, option)
    except undercroft.Refusal:
        return False
    return True


# -- records ------------------------------------------------------------------------------------


class Records:
    """Records as plain data, as JSON, and as bytes that are no JSON at all."""

    def __init__(self) -> None:
        self.good = [record for game in GAMES for record in self._of(game)]

    def _of(self, game: str) -> list[Any]:
        seats = undercroft.games()[game].seats[-1]
        begun = play_on(undercroft.new_match(game, seats=seats, seed=3), at_random(3), 12)
        scripted = undercroft.Script(seed=5, die="1 2 3", party="mage")
        played = play_on(undercroft.new_match(game, seats=seats, seed=scripted), at_random(4), 3)
        records = [json.loads(match.record().json()) for match in (begun, played)]
        records[0]["players"] = ["thumb", "human:Ann", "search:40", "Bob", "hard"][:seats]
        return records

    def make(self, rng: Random) -> Input:
        changed = mutate(rng, rng.choice(self.good))
        if rng.randrange(2):
            return {"kind": "record", "plain": changed}
        return {"kind": "record", "hex": odd_bytes(rng, changed).hex()}

    def feed(self, given: Input) -> int:
        source = bytes.fromhex(given["hex"]) if "hex" in given else given["plain"]
        try:
            match = undercroft.load(source)
            verdict = undercroft.verify(source)
        except UndercroftError as error:
            check_refusal(error, "")
        else:
            self._check(match, verdict, read_record(source))
        return 1

    def _check(self, match: Match, verdict: Verdict, record: undercroft.Record) -> None:
        """What was taken must be good for everything that is done with records."""
        undercroft.load(match.record().json())
        if verdict.fault is not None:
            check_refusal(verdict.fault, match.game.id)
        for words in words_of(match.game.id):
            for seat in take_seats(record.players, record.game, words, record.commitment, known=True):
                seat.name.encode()


# -- set-ups ------------------------------------------------------------------------------------


class Setups:
    """Set-ups for every game, at every number of seats and some others."""

    def __init__(self) -> None:
        rooms = undercroft.games().items()
        self.plain = {game: msgspec.to_builtins(room.setup_type()) for game, room in rooms}
        self.seats: dict[str, Sequence[Any]] = {game: [*room.seats, *room.seats, 0, 99] for game, room in rooms}

    def make(self, rng: Random) -> Input:
        game = rng.choice(GAMES)
        setup = {**self.plain[game], **dict([rng.choice(named_values(game))])}
        setup.pop("", None)
        seats = rng.choice(self.seats[game]) if rng.randrange(10) else mutate(rng, 2)
        return {"kind": "setup", "game": game, "seats": seats, "setup": mutate(rng, setup)}

    def feed(self, given: Input) -> int:
        game = given["game"]
        try:
            match = undercroft.new_match(game, seats=given["seats"], seed=1, setup=given["setup"])
        except undercroft.BadSetup as error:
            check_refusal(error, game)
            check_refusal(error, "")
        else:
            match.record().json()
        return 1


# -- all of them --------------------------------------------------------------------------------


class Feeder(Protocol):
    def make(self, rng: Random) -> Input: ...

    def feed(self, given: Input) -> int:
        """How many inputs that was."""


class Feeders:
    """Every feeder, by the kind of its inputs."""

    def __init__(self) -> None:
        self.of: dict[str, Feeder] = {"options": Options(), "record": Records(), "setup": Setups()}

    def feed(self, given: Input) -> int:
        """How many inputs that was; :class:`Escaped` if one got away."""
        try:
            return self.of[given["kind"]].feed(given)
        except Exception as error:
            raise Escaped(f"{type(error).__name__}: {str(error)[:300]}") from error

    def narrow(self, given: Input) -> Input:
        """Of a batch the one option that escapes."""
        for option in given.get("options", ()):
            alone = {**given, "options": [option]}
            try:
                self.feed(alone)
            except Escaped:
                return alone
        return given


def run(feeders: Feeders, kind: str, seed: str, inputs: int) -> list[tuple[Input, Escaped]]:
    """Feed so many inputs; those that escaped, and how."""
    rng = Random(seed)
    feeder, fed = feeders.of[kind], 0
    escaped: list[tuple[Input, Escaped]] = []
    while fed < inputs:
        given = feeder.make(rng)
        try:
            fed += feeders.feed(given)
        except Escaped as error:
            fed += 1
            escaped.append((feeders.narrow(given), error))
    return escaped


def keep(given: Input) -> Path | None:
    """Put an input into the corpus; nothing that nests too deeply for JSON."""
    try:
        text = json.dumps(given, indent=1, sort_keys=True)
    except (RecursionError, TypeError):
        return None
    path = CORPUS / f"{given['kind']}-{blake2b(text.encode(), digest_size=4).hexdigest()}.json"
    path.write_text(text + "\n", encoding="ascii")
    return path
