"""The operator's token: whoever has it keeps order on this server. It lies in the data folder, for its owner only."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

from undercroft.engine.errors import UndercroftError

FILE: Final = "operator-token"
VARIABLE: Final = "UNDERCROFT_OPERATOR_TOKEN"
SHORTEST: Final = 32
"""Letters; anything shorter was cut off or can be guessed."""


def make_token(data: Path) -> str:
    """The token of this data folder, made if there is none."""
    path = data / FILE
    if not path.exists():
        data.mkdir(parents=True, exist_ok=True)
        _write_once(path, secrets.token_urlsafe(32))
    return read_token(data)


def read_token(data: Path) -> str:
    """As it lies there; the environment goes before."""
    path = data / FILE
    try:
        token = os.environ.get(VARIABLE) or path.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError):
        raise UndercroftError(f"cannot read {path}", "no-operator-token", path=str(path)) from None
    if len(token) < SHORTEST:
        raise UndercroftError(f"the token in {path} is too short", "short-operator-token", path=str(path))
    return token


def _write_once(path: Path, text: str) -> None:
    """Whole or not at all, on the disk, and never over one that another process made meanwhile."""
    fresh = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    with suppress(FileExistsError):
        path.hardlink_to(fresh)
    fresh.unlink()
