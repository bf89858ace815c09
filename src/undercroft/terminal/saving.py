"""Keeping matches as files, and reading them again."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import msgspec

from undercroft.engine.errors import BadRecord, system_reason
from undercroft.engine.match import Match
from undercroft.engine.record import Record, read_record


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that it is there whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_bytes(data)
        beside.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise


def record_of(match: Match, players: Sequence[str]) -> Record:
    """The match as a record that says who played."""
    record: Record = match.record()
    return msgspec.structs.replace(record, players=list(players))


def new_path(folder: Path, game_id: str) -> Path:
    """A file name for a match that no other match has."""
    stem = f"{game_id}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder / f"{stem}.json"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.json"
    return path


def path_of(text: str) -> Path:
    """What somebody called a file; ``~`` is the home folder, where there is one of that name."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        return Path(text)


def is_there(path: Path) -> bool:
    """Whether there is such a file; of what cannot be a file's name there is none."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def is_meant(text: str) -> bool:
    """Whether somebody means a file by this: there is one, or it is written like one."""
    path = path_of(text)
    return (is_there(path) and path.is_file()) or path.suffix == ".json" or len(path.parts) > 1


def read_file(path: Path) -> Record:
    """The record in a file, or a clear :class:`BadRecord`."""
    try:
        data = path.read_bytes()
    except (OSError, ValueError) as error:
        message = f"cannot read {path}: {getattr(error, 'strerror', None) or error}"
        raise BadRecord(message, "cannot-read", path=str(path), reason=system_reason(error)) from None
    return read_record(data)
