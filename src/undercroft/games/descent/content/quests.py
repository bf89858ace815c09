"""Quests by their ids: those of the box, and those that somebody wrote, each in a folder of its own.

Such a folder holds ``set.toml`` (``id``, and ``game = "descent"``), ``quest.toml`` with what :class:`~.schema.Quest`
may hold, and ``locale/`` with the words. docs/writing-a-quest.md tells how to write one; ``undercroft pack check``
says what is wrong with it.
"""

from __future__ import annotations

import tomllib
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

from undercroft.engine.packs import PackError, Shelf, Source
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.content.schema import Quest
from undercroft.games.descent.packs import DATA

HEAD: Final = "set.toml"
QUEST: Final = "quest.toml"


class QuestSet:
    """A quest that came from elsewhere."""

    __slots__ = ("digest", "id", "quest")

    def __init__(self, name: str, quest: Quest) -> None:
        self.id = name
        self.quest = quest
        plain = msgspec.json.encode(msgspec.to_builtins(quest), order="sorted")
        self.digest = blake2b(plain, digest_size=8).hexdigest()


def quest_of(name: str) -> Quest:
    """The quest of this id, of the box or in use."""
    found = BOX.quests.get(name)
    return found if found is not None else SHELF.find(name).quest


def _read(name: str, source: Source) -> QuestSet:
    from undercroft.games.descent.content.checking import check
    from undercroft.games.descent.content.wording import missing_words

    head = _toml(source.folder / HEAD)
    try:
        quest = msgspec.convert({"id": name or head.get("id", ""), **_toml(source.folder / QUEST)}, Quest)
    except msgspec.ValidationError as error:
        raise PackError([f"{QUEST}: {error}"]) from None
    if name:
        quest = msgspec.structs.replace(quest, id=name)
    wrong = [f"{QUEST}: {line}" for line in check(quest)]
    if source.folder.parent != DATA:
        wrong += missing_words(quest, source.folder)
    if wrong:
        raise PackError(wrong)
    return QuestSet(quest.id, quest)


def _toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise PackError([f"{path.name}: there is no such file"]) from None
    except OSError as error:
        raise PackError([f"{path.name}: {error.strerror}"]) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise PackError([f"{path.name}: not valid TOML: {error}"]) from None


LESSON: Final = "the-quiet-churchyard"
"""The small map of the lesson, which is none of the box."""
SHELF: Final = Shelf("descent", {LESSON: Source(DATA / LESSON)}, _read)
