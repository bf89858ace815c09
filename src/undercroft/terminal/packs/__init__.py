"""Checking a set of cards: what is wrong in it, or what it holds, told by ``PACK`` in the module of the room's name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from undercroft.console.screen import Screen
from undercroft.engine.errors import UndercroftError
from undercroft.engine.packs import PackError, UntrustedPack
from undercroft.games import companion
from undercroft.games.packs import NoPack, shelf_for, use_pack
from undercroft.words import Words


def check_pack(folder: Path, words: Words, screen: Screen, *, trust: bool = False) -> bool:
    """Tell everything that is wrong, or sum the set up. Whether all is well."""
    try:
        shelf = shelf_for(folder)
        pack = shelf.read(folder, trust=trust)
    except (PackError, UntrustedPack, NoPack) as error:
        _tell(error, folder, words, screen)
        return False
    sum_up: Callable[[Any, Words, Screen], None] | None = companion(shelf.game, "pack", "terminal.packs")
    if sum_up is not None:
        sum_up(pack, words, screen)
    screen.show(words.say("pack-well"), "green")
    return True


def use_packs(folders: Sequence[Path], words: Words, screen: Screen, *, trust: bool = False) -> bool:
    """Let these sets be played; of one that cannot be, tell why. Whether all can."""
    for folder in folders:
        try:
            use_pack(folder, trust=trust)
        except UndercroftError as error:
            _tell(error, folder, words, screen)
            return False
    return True


def _tell(error: UndercroftError, folder: Path, words: Words, screen: Screen) -> None:
    if not isinstance(error, PackError):
        screen.show(f"{folder}: {words.refusal(error)}")
        return
    screen.show(words.say("pack-wrong", folder=folder, count=len(error.wrong)), "bold")
    for line in error.wrong:
        screen.show(line, indent=2)
