"""Sets of one's own: a folder becomes a pack of the game that it is for."""

from __future__ import annotations

import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from undercroft.engine.errors import UndercroftError
from undercroft.engine.packs import Shelf
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
    pack_id = str(_head(folder).get("id", folder.resolve().name))
    shelf_for(folder).use(pack_id, folder, trust=trust)
    return pack_id


def shelf_for(folder: Path) -> Shelf[Any]:
    """Of the game that the set in this folder says it is for."""
    game_id = str(_head(folder).get("game", USUAL_GAME))
    shelf = game(game_id).packs
    if shelf is None:
        raise NoPack(f"{game_id} is not played with sets", "pack-no-game", game=game_id)
    return shelf


def _head(folder: Path) -> dict[str, Any]:
    """As far as it can be read: what is wrong in it is told when the whole set is read."""
    with suppress(tomllib.TOMLDecodeError, UnicodeDecodeError, OSError):
        return tomllib.loads((folder / HEAD).read_text(encoding="utf-8"))
    return {}
