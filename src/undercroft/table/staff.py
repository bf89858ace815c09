"""Those who serve every table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from undercroft.engine.game import Game
from undercroft.table.bookmarks import Bookmarks
from undercroft.table.clock import Clock
from undercroft.table.frames import Frames
from undercroft.table.people import People
from undercroft.table.replays import Replays
from undercroft.table.reviewing import Reviews
from undercroft.table.running import Running
from undercroft.table.sanctions import Sanctions
from undercroft.table.settings import Settings
from undercroft.table.storage.cleaning import Cleaning
from undercroft.table.storage.scribe import Scribe
from undercroft.table.storage.table_store import TableStore
from undercroft.table.thinking import Thinking


@dataclass(slots=True)
class Staff:
    settings: Settings
    games: Mapping[str, Game[Any]]
    store: TableStore
    people: People
    scribe: Scribe
    thinking: Thinking
    clock: Clock
    reviews: Reviews
    replays: Replays
    frames: Frames
    cleaning: Cleaning
    bookmarks: Bookmarks
    sanctions: Sanctions
    running: Running
    hinting: set[str] = field(default_factory=set)
    """People who wait for a hint."""
    going_home: bool = False
    """The server ends: no new thoughts."""
    resumed: asyncio.Event = field(default_factory=asyncio.Event)
    """Every match that goes on by itself is here again after the start."""
    began: float = field(default_factory=time.time)
