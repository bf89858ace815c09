"""What the browser's boards know of cards and places beyond a view: ``FACTS`` in the module of the room's name.

``make facts`` writes those of the house's own games and sets into the web app (``boards/<game>/facts.json``); those of
sets of one's own are told by the server.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from undercroft.engine.game import Game
from undercroft.games import PACKAGES, companion, games

Facts = dict[str, Any]


def facts_of(game: Game[Any], sets: Sequence[str] = ()) -> Facts | None:
    """What the game's board has to know of these sets, or of the game if it has none; nothing if it has no need."""
    tell: Callable[[Sequence[str]], Facts] | None = companion(game.id, "facts", "table.facts")
    return None if tell is None else tell(sets)


def written_facts(game: Game[Any]) -> Facts | None:
    """What is built into the web app."""
    return facts_of(game, () if game.packs is None else game.packs.own)


def told_facts(game: Game[Any]) -> Facts | None:
    """What the web app does not hold because it is of sets of one's own."""
    sets = [] if game.packs is None else game.packs.brought
    return facts_of(game, sets) if sets else None


def told_words(game: Game[Any], lang: str) -> list[str]:
    """The files of words that the web app does not hold: those of such sets, and of games of other packages."""
    folders = [] if _is_own(game) else [game.folder / "locale"]
    folders += [] if game.packs is None else game.packs.locales()
    return [path.read_text(encoding="utf-8") for path in _in(folders, lang) if path.is_file()]


def is_told(game: Game[Any]) -> bool:
    """Whether there is anything that the web app does not hold."""
    return not _is_own(game) or (game.packs is not None and bool(game.packs.brought))


def _is_own(game: Game[Any]) -> bool:
    return games().get(game.id) is not game or PACKAGES[game.id].startswith("undercroft.games.")


def _in(folders: Sequence[Path], lang: str) -> list[Path]:
    return [folder / f"{lang}.ftl" for folder in folders]
