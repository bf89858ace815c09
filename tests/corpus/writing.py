"""Records of every game and version, kept for ever: what was played once must replay, or be refused in clear words.

``make corpus`` (``python -m tests.corpus.writing``) adds those of the present versions; it never writes one anew.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import undercroft
from undercroft.engine.errors import BadSetup
from undercroft.engine.game import Game
from undercroft.engine.match import Match, Start
from undercroft.engine.record import Record, read_record
from undercroft.engine.setup import named_values
from undercroft.players import make_player

RECORDS = Path(__file__).parent / "records"
PLAYERS = ("thumb", "random", "thumb")
"""They take turns in the seats."""


class Case(NamedTuple):
    """A match that is recorded."""

    game: Game[Any]
    number: int
    seats: int
    setup: dict[str, Any]

    @property
    def path(self) -> Path:
        """Other versions and other cards have other files."""
        start = self.start()
        content = blake2b(msgspec.json.encode(start.content), digest_size=4).hexdigest()
        return RECORDS / f"{self.game.id}-{self.game.version}-{content}-{self.number}.json.gz"

    def start(self) -> Start:
        return Start(self.game, self.seats, f"corpus/{self.number}", self.setup)

    def record(self) -> Record:
        match = Match(self.start())
        kinds = [PLAYERS[(seat + self.number) % len(PLAYERS)] for seat in range(self.seats)]
        players = [make_player(kind, self.game.id, f"corpus/{self.number}/{seat}") for seat, kind in enumerate(kinds)]
        match.play_out([player.choose for player in players])
        made: Record = match.record()
        return msgspec.structs.replace(made, players=kinds)


def cases(game: Game[Any]) -> Iterator[Case]:
    """Every number of seats and every value that a set-up option has a name for, each at least once."""
    named = {name: named_values(game.setup_type, name) for name in game.setup_type.__struct_fields__}
    for number in range(max(len(game.seats), *map(len, named.values()), 1)):
        seats = game.seats[number % len(game.seats)]
        setup = {name: values[number % len(values)] for name, values in named.items() if values}
        yield Case(game, number, seats, setup if _is_good(game, seats, setup) else {})


def _is_good(game: Game[Any], seats: int, setup: dict[str, Any]) -> bool:
    try:
        game.read_setup(seats, setup)
    except BadSetup:
        return False
    return True


def read(path: Path) -> Record:
    return read_record(gzip.decompress(path.read_bytes()))


def write() -> None:
    RECORDS.mkdir(exist_ok=True)
    for game in undercroft.games().values():
        for case in cases(game):
            if not case.path.exists():
                case.path.write_bytes(gzip.compress(msgspec.json.encode(case.record()), mtime=0))
                print(case.path.name)


if __name__ == "__main__":
    write()
