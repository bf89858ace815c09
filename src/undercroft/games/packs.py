"""Sets of one's own: a folder becomes a pack of the game that it is for."""

from __future__ import annotations

import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from undercroft.engine.errors import UndercroftError
from undercroft.games import game

HEAD: Final = "set.toml"
"""Every pack has it: ``id``, and ``game`` if it is for another one than this."""
USUAL_GAME: Final = "dungeoneer"


class NoPack(UndercroftError):
    """The folder holds no set, or one for a game that takes none."""


def use_pack(folder: Path, *, trust: bool = False) -> str:
    """Let the set in this folder be played: here, and in the processes that this one starts. Its id.

    ``trust``: Python beside it may run."""
    if not (folder / HEAD).is_file():
        raise NoPack(f"there is no {HEAD} in {folder}", "pack-none", file=HEAD)
    head = _head(folder)
    shelf = game(str(head.get("game", USUAL_GAME))).packs
    if shelf is None:
        raise NoPack(f"{head['game']} is not played with sets", "pack-no-game", game=str(head["game"]))
    pack_id = str(head.get("id", folder.resolve().name))
    shelf.use(pack_id, folder, trust=trust)
    return pack_id


def _head(folder: Path) -> dict[str, Any]:
    """As far as it can be read: what is wrong in it is told when the whole set is read."""
    with suppress(tomllib.TOMLDecodeError, UnicodeDecodeError, OSError):
        return tomllib.loads((folder / HEAD).read_text(encoding="utf-8"))
    return {}
