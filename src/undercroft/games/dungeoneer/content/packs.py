"""Reading a set from its folder, with a clear word about everything that is wrong in it."""

from __future__ import annotations

import runpy
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from undercroft.engine.errors import UndercroftError
from undercroft.games.dungeoneer.content.schema import About, Adventure, Entry, HeroCard, Location, Quest
from undercroft.games.dungeoneer.content.threats import from_text

E = TypeVar("E", bound=Entry)

FOLDER: Final = Path(__file__).parent
SETS: Final = ("serpent", "heroic", "epic")
"""The sets that come with the game."""

_folders: dict[str, Path] = {}


class PackError(UndercroftError):
    """Everything that is wrong in a set: file, entry, field, and what is wrong there."""

    def __init__(self, wrong: list[str]) -> None:
        super().__init__("\n".join(wrong))
        self.wrong = wrong


class Pack:
    """One set."""

    __slots__ = ("about", "cards", "functions", "heroes", "id", "locations", "monsters", "quests")

    def __init__(
        self,
        about: About,
        locations: list[Location],
        cards: list[Adventure],
        quests: list[Quest],
        monsters: list[Adventure],
        heroes: list[HeroCard],
        functions: dict[str, Callable[..., Any]],
    ) -> None:
        self.about = about
        self.id = about.id
        self.locations = tuple(locations)
        self.cards = tuple(cards)
        """Each adventure card once; ``copies`` says how many there are."""
        self.quests = tuple(quests)
        self.monsters = tuple(monsters)
        """Monsters that quests bring with them."""
        self.heroes = tuple(heroes)
        self.functions = functions
        """Effects of its own, by name."""

    @property
    def entries(self) -> list[Entry]:
        return [*self.locations, *self.cards, *self.quests, *self.monsters, *self.heroes]


def use_folder(set_id: str, folder: Path) -> None:
    """Let a set outside the game's own folder be played under this id."""
    _folders[set_id] = folder
    pack.cache_clear()


@cache
def pack(set_id: str) -> Pack:
    """The set of this id."""
    folder = _folders.get(set_id, FOLDER / set_id)
    if not (folder / "set.toml").is_file():
        known = ", ".join([*SETS, *_folders])
        raise UndercroftError(
            f"there is no set {set_id!r}; the sets are: {known}", "setup-unknown", card=set_id, known=known
        )
    return read_pack(folder)


def read_pack(folder: Path) -> Pack:
    """The set in this folder, or :class:`PackError` with all that is wrong in it."""
    from undercroft.games.dungeoneer.content.checking import check

    wrong: list[str] = []
    about = _read_about(folder, wrong)
    made = Pack(
        about,
        list(_entries(folder, "locations.toml", "location", Location, wrong)),
        list(_entries(folder, "adventure.toml", "card", Adventure, wrong)),
        list(_entries(folder, "quests.toml", "quest", Quest, wrong)),
        list(_entries(folder, "quests.toml", "monster", Adventure, wrong, needed=False)),
        list(_entries(folder, "heroes.toml", "hero", HeroCard, wrong)),
        _functions(folder, wrong),
    )
    wrong += check(made) if not wrong else []
    if wrong:
        raise PackError(wrong)
    return made


def _read_about(folder: Path, wrong: list[str]) -> About:
    try:
        return msgspec.convert(_toml(folder / "set.toml"), About, dec_hook=from_text)
    except PackError as error:
        wrong += error.wrong
    except msgspec.ValidationError as error:
        wrong.append(f"set.toml: {error}")
    return About(id=folder.name, degree="legendary", first_level=1, last_level=1)


def _toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise PackError([f"{path.name}: there is no such file in {path.parent}"]) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise PackError([f"{path.name}: not valid TOML: {error}"]) from None


def _entries(
    folder: Path, file: str, table: str, kind: type[E], wrong: list[str], *, needed: bool = True
) -> Iterator[E]:
    """The entries of one file that can be read; of the others it is said what is wrong."""
    try:
        raw = _toml(folder / file).get(table, [])
    except PackError as error:
        if needed:
            wrong += error.wrong
        return
    if not isinstance(raw, list) or (needed and not raw):
        wrong.append(f"{file}: has no [[{table}]]")
        return
    for number, entry in enumerate(raw, 1):
        name = entry.get("id", f"[[{table}]] number {number}") if isinstance(entry, dict) else f"entry {number}"
        try:
            yield msgspec.convert(entry, kind, dec_hook=from_text)
        except msgspec.ValidationError as error:
            what, _, where = str(error).partition(" - at `$.")
            wrong.append(f"{file}: {name}: {where.rstrip('`') + ': ' if where else ''}{what}")


def _functions(folder: Path, wrong: list[str]) -> dict[str, Callable[..., Any]]:
    """The functions of the set's own ``effects.py``, by name."""
    path = folder / "effects.py"
    if not path.is_file():
        return {}
    try:
        names = runpy.run_path(str(path))
    except Exception as error:  # whatever a foreign file does wrong is told, not thrown
        wrong.append(f"effects.py: {type(error).__name__}: {error}")
        return {}
    effects = names.get("EFFECTS", {})
    if not isinstance(effects, dict) or not all(callable(effect) for effect in effects.values()):
        wrong.append("effects.py: EFFECTS must be a dict of functions by name")
        return {}
    return effects
