"""Reading the content of this folder, with a clear word about everything that is wrong in it."""

from __future__ import annotations

import tomllib
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from undercroft.engine.packs import PackError
from undercroft.games.talisman.content.schema import Board, CardTitle, CharacterCard, Entry, Part
from undercroft.games.talisman.packs import CONTENT

CARD_FILES: Final = ("adventure", "dungeon", "spells", "purchases", "treasures")

E = TypeVar("E", bound=Entry)


class Content:
    """All there is: cards by title, characters, the board."""

    __slots__ = ("board", "cards", "characters")

    def __init__(self, board: Board, cards: list[CardTitle], characters: list[CharacterCard]) -> None:
        self.board = board
        self.cards = tuple(cards)
        self.characters = tuple(characters)

    def digest(self, part: Part) -> str:
        """Of what matters for play in this part: not of comments, of words, of where a thing comes from."""
        own = [entry for entry in (*self.board.space, *self.cards, *self.characters) if entry.part == part]
        plain = [{**_plain(entry), "origin": "", "original": []} for entry in own]
        shared = [(card.id, deck, card.copies[deck]) for card in self.cards for deck in sorted(card.copies)]
        counts = [count for count in shared if (count[1] in ("dungeon", "treasure")) is (part == "dungeon")]
        lines = [self.board.graph, self.board.raft, _plain_all(self.board.emergence)] if part == "base" else []
        return blake2b(msgspec.json.encode([plain, counts, lines], order="sorted"), digest_size=8).hexdigest()


def _plain(entry: Any) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(entry)
    found.pop("copies", None)
    return found


def _plain_all(things: Any) -> Any:
    return msgspec.to_builtins(things)


@cache
def content() -> Content:
    """The content that comes with the game, read and checked once."""
    return read(CONTENT)


def read(folder: Path) -> Content:
    """The content of this folder, or :class:`PackError` with all that is wrong in it."""
    from undercroft.games.talisman.content.checking import check

    wrong: list[str] = []
    board = _board(folder / "board.toml", wrong)
    cards: list[CardTitle] = []
    for name in CARD_FILES:
        cards += _entries(folder / f"{name}.toml", "card", CardTitle, wrong)
    characters = _entries(folder / "characters.toml", "character", CharacterCard, wrong)
    if wrong or board is None:
        raise PackError(wrong)
    made = Content(board, cards, characters)
    wrong += check(made)
    if wrong:
        raise PackError(wrong)
    return made


def _board(path: Path, wrong: list[str]) -> Board | None:
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Board)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        wrong.append(f"{path.name}: {error}")
        return None


def _entries(path: Path, what: str, kind: type[E], wrong: list[str]) -> list[E]:
    try:
        plain = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        wrong.append(f"{path.name}: {error}")
        return []
    found: list[E] = []
    for entry in plain.get(what, []):
        try:
            found.append(msgspec.convert(entry, kind))
        except msgspec.ValidationError as error:
            wrong.append(f"{path.name}: {entry.get('id', '?')}: {error}")
    return found
