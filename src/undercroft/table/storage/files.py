"""Files that only their owner may read, written so that they are there whole or not at all."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

FOLDER, FILE = 0o700, 0o600
STICKY = 0o1000


def make_data_folder(path: Path) -> None:
    """Made, or made narrower if it is ours alone; a folder that everybody shares, such as /tmp, is left as it is."""
    path.mkdir(FOLDER, parents=True, exist_ok=True)
    if not path.stat().st_mode & STICKY:
        narrow(path, FOLDER)


def make_file(path: Path) -> None:
    """An empty file, unless it is there."""
    path.parent.mkdir(FOLDER, parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE))


def narrow(path: Path, mode: int = FILE) -> None:
    """Nobody else may read it any more. What is missing or belongs to somebody else stays as it is."""
    with suppress(OSError):
        if path.stat().st_mode & 0o777 & ~mode:
            path.chmod(mode)


@contextmanager
def written_whole(path: Path) -> Iterator[BinaryIO]:
    """A file to write into; it takes the place of ``path`` when all is on the disk."""
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with os.fdopen(os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE), "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
        sync_folder(path.parent)
    finally:
        beside.unlink(missing_ok=True)


def write_once(path: Path, data: bytes) -> None:
    """Written unless it is there already; whoever comes second finds what the first one wrote."""
    beside = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    with written_whole(beside) as file:
        file.write(data)
    try:
        with suppress(FileExistsError):
            path.hardlink_to(beside)
    finally:
        beside.unlink()
    sync_folder(path.parent)


def sync_folder(path: Path) -> None:
    """That the names in it are on the disk too; where folders cannot be opened, that is the system's matter."""
    with suppress(OSError):
        folder = os.open(path, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
