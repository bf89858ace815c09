"""What the tests have thinking processes do."""

from __future__ import annotations

import os
import time
from pathlib import Path

from undercroft.table.worker import Brief, match_of


def name(brief: Brief, seconds: float = 0.0) -> str:
    time.sleep(seconds)
    return brief.key


def process(brief: Brief, seconds: float = 0.0) -> int:
    time.sleep(seconds)
    return os.getpid()


def die(brief: Brief) -> None:
    os._exit(1)


def die_once(brief: Brief, mark: str) -> str:
    """The second process that tries does it."""
    if not Path(mark).exists():
        Path(mark).touch()
        os._exit(1)
    return brief.key


def fail(brief: Brief) -> None:
    raise ValueError("a bug")


def speak(brief: Brief) -> str:
    print("out loud", flush=True)
    os.write(1, b"out loud\n")
    return brief.key


def say_much(brief: Brief) -> bytes:
    """More than a pipe holds."""
    return bytes(1_000_000)


class Unspeakable(Exception):
    def __init__(self, one: str, other: str) -> None:
        super().__init__(one + other)


def fail_unspeakably(brief: Brief) -> None:
    raise Unspeakable("a", "bug")


def known_and_told(brief: Brief) -> tuple[int, int, int]:
    """What the process was to remember, what it was told, and how many choices the match has now."""
    return brief.known, len(brief.choices), len(match_of(brief).choices)
