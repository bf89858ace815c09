"""What a server is told when it starts."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from undercroft.engine.errors import UndercroftError, system_reason
from undercroft.home import home
from undercroft.table.storage.files import make_data_folder, narrow, write_once

if TYPE_CHECKING:
    from undercroft.table.logs import Form, Level

SECRET = "UNDERCROFT_SECRET"
"""The environment variable that holds the secret which cookies are signed with."""
SECRET_BYTES = 32
"""A secret is at least so long."""
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
PROXIES = ("127.0.0.1", "::1")
STATIC = Path(__file__).parent / "static"


@dataclass(frozen=True, slots=True)
class Limits:
    """What one client may ask of the server; the reasons stand in docs/table.md."""

    message_bytes: int = 4_096
    frame_bytes: int = 65_536
    body_bytes: int = 65_536
    messages_per_second: float = 10
    messages_at_once: int = 40
    patience: int = 100
    """So many messages refused for haste, and the connection is closed."""
    looks_per_second: float = 0.5
    looks_at_once: int = 10
    chats_per_second: float = 0.5
    chats_at_once: int = 5
    posts_per_second: float = 5
    posts_at_once: int = 60
    connections: int = 8
    """Of one person."""
    waiting_messages: int = 256
    """So many unsent messages, and the client is too slow."""
    send_seconds: float = 10
    hello_seconds: float = 10
    ping_seconds: float = 20
    tables: int = 50
    """Unfinished tables that one person may have made within a day."""
    running: int = 50
    """Matches of one host that go on although nobody plays in them or watches."""
    head_bytes: int = 16_384
    """Of a request before its body: the first line and all headers."""
    head_seconds: float = 10
    body_seconds: float = 30
    """For the body of a request to come, and for an answer to be taken."""
    idle_seconds: int = 20
    """So long a connection may stay open between two requests."""
    proxy_idle_seconds: int = 150
    """The same for a known proxy, which must be the one to close it: else a request meets a door that just shuts."""
    all_connections: int = 10_000
    """Fewer, if the system does not give the process so many."""
    address_connections: int = 200
    """Of one neighbourhood; not counted for this machine and for known proxies."""
    control_frames_per_second: float = 5
    control_frames_at_once: int = 30
    steps_per_day: int = 20_000
    """Choices and undos of one person."""

    @property
    def requests_per_second(self) -> float:
        """Of any kind, by address."""
        return 20 * self.posts_per_second

    @property
    def requests_at_once(self) -> int:
        return 20 * self.posts_at_once

    @property
    def steps_per_second(self) -> float:
        """Choices and undos, which are kept for ever: half as often as messages, but a longer run at once."""
        return self.messages_per_second / 2

    @property
    def steps_at_once(self) -> int:
        return 5 * self.messages_at_once

    @property
    def frames_per_second(self) -> float:
        """At the wire: more than messages, so that whoever is merely hasty is told so first."""
        return 2 * self.messages_per_second + 10

    @property
    def frames_at_once(self) -> int:
        return self.messages_at_once + self.patience + 100


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that can differ between two servers."""

    data: Path
    """The folder of the database and of the secret."""
    db: str = ""
    """The database: a URL, a file, or nothing for ``table.db`` in the data folder."""
    workers: int = 1
    """Processes that think ahead; one more does what is quick."""
    warm: bool = True
    """Start the thinking processes with the server, not with the first thought."""
    games: str = "undercroft.games:games"
    """Where the games are: a function of a module, so that the thinking processes find them too."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may speak with this server."""
    names: tuple[str, ...] = ()
    """What this server is called in the network; other names in a request are refused."""
    proxies: tuple[str, ...] = PROXIES
    """Addresses and networks that are believed when they say for whom they ask."""
    static: Path = STATIC
    pace: float = 0.3
    """Seconds between a choice and the next one of a computer player, for people to follow."""
    window: float = 0.3
    """Seconds that a computer player takes for an answer out of turn, whatever it holds."""
    passing: tuple[float, float] = (0.4, 1.2)
    """Seconds, at least and at most, after which a pass goes by itself where other people wait for it: about what a
    person takes who looks and passes."""
    thinker_bytes: int = 256 << 20
    """About so much memory each thinking process has for the matches it thinks about."""
    replay_bytes: int = 64 << 20
    """So many bytes of replays are kept ready."""
    stand_in: str = "thumb"
    """The computer player that a seat is handed to."""
    computers: tuple[str, ...] = ("random", "thumb", "easy", "normal", "hard")
    hint: str = "search:1s"
    review_seconds: float = 16
    """About so long the review of a finished match takes one processor."""
    grace: float = 15
    """Nobody's time runs out sooner than this after the server starts."""
    unwatched: float = 120
    """Seconds for which a match goes on that nobody plays in or watches; then it rests until somebody looks in."""
    recent: float = 600
    """After a restart matches among computers go on if something happened in them within so many seconds."""
    idle: float = 600
    """Seconds after which a table that nobody watches is put out of memory."""
    keep_days: float = 90
    """So long finished tables are kept; 0: for ever."""
    gathering_days: float = 14
    """So long a table that gathers is kept when nothing happens at it."""
    abandoned_days: float = 365
    """So long a match is kept that nobody goes on with, and somebody who is at no table."""
    clean_seconds: float = 24 * 3600
    """How often what is too old is thrown away."""
    log_level: Level = "info"
    log_form: Form = "text"
    metrics_token: str = ""
    """Whoever shows it may read the server's figures from elsewhere; without one, only this computer."""
    contact: str = ""
    """How to reach whoever runs the server, shown on the page about it."""
    limits: Limits = field(default_factory=Limits)

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it."""
        kind, there, rest = self.db.partition("://")
        if not there:
            return f"sqlite+aiosqlite:///{self.db or self.data / 'table.db'}"
        driver = DRIVERS.get(kind.partition("+")[0])
        if driver is None:
            return self.db
        return f"{driver}://{rest.replace('sslmode=', 'ssl=', 1)}"

    def secret(self) -> bytes:
        """From the environment, else from the data folder, where it is made once."""
        given = os.environ.get(SECRET)
        if given:
            return _long_enough(given.encode(), SECRET)
        path = self.data / "secret"
        try:
            make_data_folder(self.data)
            if not path.exists():
                write_once(path, secrets.token_hex(32).encode())
            narrow(path)
            return _long_enough(path.read_bytes(), str(path))
        except OSError as error:
            message = f"cannot read or write the secret {path}: {error.strerror}"
            raise UndercroftError(message, "secret-unreadable", path=str(path), reason=system_reason(error)) from None


def _long_enough(secret: bytes, place: str) -> bytes:
    """A secret that can be guessed is none: anybody could sign a cookie with it."""
    if len(secret.strip()) < SECRET_BYTES:
        message = f"the secret in {place} is too short: it needs at least {SECRET_BYTES} bytes"
        raise UndercroftError(message, "secret-short", place=place, least=SECRET_BYTES)
    return secret


def usual_data() -> Path:
    """Beside the profile of the terminal."""
    return home() / "table"
