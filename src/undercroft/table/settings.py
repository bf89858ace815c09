"""What a server is told when it starts."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from undercroft.engine.game import Game
from undercroft.terminal.profile import home

SECRET = "UNDERCROFT_SECRET"
"""The environment variable that holds the secret which cookies are signed with."""
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
    static: Path = STATIC
    pace: float = 0.3
    """Seconds between a choice and the next one of a computer player, for people to follow."""
    window: float = 0.3
    """Seconds that a computer player takes for an answer out of turn, whatever it holds."""
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
    limits: Limits = field(default_factory=Limits)

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it."""
        if self.db.startswith(("postgresql://", "postgres://")):
            return "postgresql+asyncpg://" + self.db.partition("://")[2]
        if "://" in self.db:
            return self.db.replace("sqlite://", "sqlite+aiosqlite://", 1)
        return f"sqlite+aiosqlite:///{self.db or self.data / 'table.db'}"

    def secret(self) -> bytes:
        """From the environment, else from the data folder, where it is made once."""
        given = os.environ.get(SECRET)
        if given:
            return given.encode()
        path = self.data / "secret"
        self.data.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            fresh = path.with_name(f"secret.{secrets.token_hex(4)}")
            fresh.touch(0o600)
            fresh.write_text(secrets.token_hex(32))
            with suppress(FileExistsError):
                path.hardlink_to(fresh)
            fresh.unlink()
        return path.read_bytes()


def usual_data() -> Path:
    """Beside the profile of the terminal."""
    return home() / "table"


@cache
def find_games(where: str) -> Mapping[str, Game[Any]]:
    """The games that ``Settings.games`` names."""
    module, _, function = where.partition(":")
    games: Mapping[str, Game[Any]] = getattr(import_module(module), function)()
    return games
