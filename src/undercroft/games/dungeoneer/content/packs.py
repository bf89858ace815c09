"""Reading a set from its folder, with a clear word about everything that is wrong in it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from undercroft.engine.packs import PackError, Shelf, Source, UntrustedPack, python_beside
from undercroft.games.dungeoneer.content.schema import About, Adventure, Entry, HeroCard, Location, Quest
from undercroft.games.dungeoneer.content.threats import from_text, to_text

E = TypeVar("E", bound=Entry)

FOLDER: Final = Path(__file__).parent
SETS: Final = ("serpent", "heroic", "epic")
"""The sets that come with the game."""


class Pack:
    """One set."""

    __slots__ = ("about", "cards", "digest", "functions", "heroes", "id", "locations", "monsters", "quests")

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
        self.digest = ""
        """Of all that matters for play."""

    @property
    def entries(self) -> list[Entry]:
        return [*self.locations, *self.cards, *self.quests, *self.monsters, *self.heroes]


def pack(set_id: str) -> Pack:
    """The set of this id."""
    return SHELF.find(set_id)


def use_folder(set_id: str, folder: Path, *, trust: bool = False) -> None:
    """Let a set outside the game's own folder be played under this id. ``trust``: its ``effects.py`` may run."""
    SHELF.use(set_id, folder, trust=trust)


def read_pack(folder: Path, *, trust: bool = False) -> Pack:
    """The set in this folder, or :class:`PackError` with all that is wrong in it."""
    return SHELF.read(folder, trust=trust)


def _read_as(set_id: str, source: Source) -> Pack:
    made = _read(source)
    made.id = set_id or made.id
    return made


def _read(source: Source) -> Pack:
    from undercroft.games.dungeoneer.content.checking import check

    folder = source.folder
    wrong: list[str] = []
    about = _read_about(folder, wrong)
    made = Pack(
        about,
        list(_entries(folder, "locations.toml", "location", Location, wrong)),
        list(_entries(folder, "adventure.toml", "card", Adventure, wrong)),
        list(_entries(folder, "quests.toml", "quest", Quest, wrong)),
        list(_entries(folder, "quests.toml", "monster", Adventure, wrong, needed=False)),
        list(_entries(folder, "heroes.toml", "hero", HeroCard, wrong)),
        _functions(source, wrong),
    )
    wrong += check(made) if not wrong else []
    if wrong:
        raise PackError(wrong)
    made.digest = _digest(made, b"" if source in _OWN.values() else _code(folder))
    return made


def _digest(made: Pack, code: bytes) -> str:
    """Of the cards as they are understood, in their order: not of comments, of words, of where a card comes from, of
    what is left at its default. Effects of the game's own sets are part of its rules, those of others of their set."""
    groups = [made.locations, made.cards, made.quests, made.monsters, made.heroes]
    about = {**_plain(made.about), "id": "", "game": ""}
    plain = [about, *[[{**_plain(entry), "origin": ""} for entry in group] for group in groups]]
    return blake2b(msgspec.json.encode(plain, order="sorted") + code, digest_size=8).hexdigest()


def _plain(part: Any) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(part, enc_hook=to_text)
    return found


def _code(folder: Path) -> bytes:
    path = folder / "effects.py"
    return path.read_bytes() if path.is_file() else b""


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
        raise PackError([f"{path.name}: there is no such file"]) from None
    except OSError as error:
        raise PackError([f"{path.name}: {error.strerror}"]) from None
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


def _functions(source: Source, wrong: list[str]) -> dict[str, Callable[..., Any]]:
    """The functions of the set's own ``effects.py``, by name."""
    try:
        effects = python_beside(source, "effects").get("EFFECTS", {})
    except UntrustedPack:
        if wrong:
            return {}
        raise
    except Exception as error:  # whatever a foreign file does wrong is told, not thrown
        wrong.append(f"effects.py: {type(error).__name__}: {error}")
        return {}
    if not isinstance(effects, dict) or not all(callable(effect) for effect in effects.values()):
        wrong.append("effects.py: EFFECTS must be a dict of functions by name")
        return {}
    return effects


_OWN: Final = {set_id: Source(FOLDER / set_id, f"{__package__}.{set_id}") for set_id in SETS}
SHELF: Final = Shelf("dungeoneer", _OWN, _read_as)
"""The sets that can be played."""
