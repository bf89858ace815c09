"""Packs: the sets of cards that a game can be played with, each known by its id and by nothing else.

What a set-up, a record or a request names is looked up among the ids and refused if it is none of them: it never
becomes a path. A folder gets here only by an explicit local act: :meth:`Shelf.use` (``--pack FOLDER``), or because a
package that is installed names it in the entry point group ``undercroft.packs``. Python that lies beside a pack runs
only if the pack is part of an installed package, or if whoever started the program said so (``--trust``).
"""

from __future__ import annotations

import json
import os
import re
import runpy
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, TypeVar

from undercroft.engine.errors import UndercroftError, quoted

P = TypeVar("P")
Made = TypeVar("Made", bound=Callable[..., Any])

ENTRY_POINTS: Final = "undercroft.packs"
"""An entry ``<game>.<pack> = package`` says that the package's folder holds this pack."""
VARIABLE: Final = "UNDERCROFT_PACKS"
"""The folders in use, for the processes that this one starts."""
ID: Final = re.compile(r"[a-z][a-z0-9-]{0,63}")

_forgetting: list[Callable[[], None]] = []


class Source(NamedTuple):
    """Where a pack is read from."""

    folder: Path
    package: str = ""
    """The package that it is part of, if it is installed: its Python is imported as any other."""
    trusted: bool = False
    """Whether Python beside it may run although it is not installed."""


class UnknownPack(UndercroftError):
    def __init__(self, pack_id: str, known: Iterable[str]) -> None:
        there = ", ".join(known)
        message = f"there is no set {quoted(pack_id)}; the sets are: {there}"
        super().__init__(message, "pack-unknown", pack=pack_id, known=there)


class PackError(UndercroftError):
    """Everything that is wrong in a set: file, entry, field, and what is wrong there."""

    def __init__(self, wrong: list[str]) -> None:
        super().__init__("")
        self.wrong = wrong

    def __str__(self) -> str:
        return "\n".join(self.wrong)


class UntrustedPack(UndercroftError):
    """It has Python of its own, and nobody said that this may run."""

    def __init__(self, file: str) -> None:
        message = f"this set has a program of its own ({file}), which runs only if the set is installed or with --trust"
        super().__init__(message, "pack-untrusted", file=file)


class BrokenPack(UndercroftError):
    """It is known, but cannot be read. What is wrong is for those who have its folder, not for those who play."""

    def __init__(self, pack_id: str) -> None:
        message = f"the set {pack_id!r} cannot be read; undercroft pack check tells what is wrong"
        super().__init__(message, "pack-broken", pack=pack_id)


class BadPackId(UndercroftError):
    def __init__(self, pack_id: str) -> None:
        message = f"a set cannot be called {quoted(pack_id)}: small letters, digits and hyphens, a letter first"
        super().__init__(message, "pack-id", pack=pack_id)


class PackTaken(UndercroftError):
    def __init__(self, pack_id: str) -> None:
        super().__init__(
            f"there is a set {pack_id!r} already; another one needs another id", "pack-taken", pack=pack_id
        )


def changed_pack(then: Mapping[str, str], now: Mapping[str, str]) -> str | None:
    """The first pack whose digest is no longer what it was."""
    for pack_id, digest in then.items():
        if now.get(pack_id) != digest:
            return pack_id
    return None


def until_packs_change(make: Made) -> Made:
    """As ``functools.cache``, until a pack comes into use or is read anew."""
    remembered: Any = cache(make)
    _forgetting.append(remembered.cache_clear)
    return remembered  # type: ignore[no-any-return]  # the same function, with a memory


class Shelf(Generic[P]):
    """The packs of one game, by id."""

    def __init__(self, game: str, own: Mapping[str, Source], read: Callable[[str, Source], P]) -> None:
        self.game = game
        self._own = dict(own)
        """Those that come with the game."""
        self._read = read
        self._used: dict[str, Source] | None = None
        self._installed: dict[str, EntryPoint] | None = None
        self._packs: dict[str, P | BrokenPack] = {}

    @property
    def ids(self) -> list[str]:
        return list(dict.fromkeys([*self._own, *self._in_use(), *self._entries()]))

    @property
    def own(self) -> list[str]:
        """Those that come with the game."""
        return list(self._own)

    @property
    def brought(self) -> list[str]:
        """Those that came from elsewhere and can be read."""
        return [pack_id for pack_id in self.ids if pack_id not in self._own and self._is_sound(pack_id)]

    @property
    def opened(self) -> list[str]:
        """Those that were read so far."""
        return list(self._packs)

    def find(self, pack_id: str) -> P:
        """The pack of this id, or :class:`UnknownPack`."""
        found = self._packs.get(pack_id)
        if found is None:
            found = self._open(pack_id)
        if isinstance(found, BrokenPack):
            raise found
        return found

    def use(self, pack_id: str, folder: Path, *, trust: bool = False) -> P:
        """Let the pack in this folder be played under this id, here and in the processes that this one starts."""
        source = Source(folder.resolve(), trusted=trust)
        pack = self._read(pack_id, source)
        if not ID.fullmatch(pack_id):
            raise BadPackId(pack_id)
        if pack_id in self._own or pack_id in self._entries():
            raise PackTaken(pack_id)
        self._in_use()[pack_id] = source
        _hand_on(self.game, self._in_use())
        self._packs[pack_id] = pack
        for forget in _forgetting:
            forget()
        return pack

    def read(self, folder: Path, *, trust: bool = False) -> P:
        """The pack in this folder, or :class:`PackError` with all that is wrong in it. It does not come into use."""
        return self._read("", self.source(folder, trust=trust))

    def source(self, folder: Path, *, trust: bool = False) -> Source:
        """How to read this folder: as part of its package, if it is one of an installed pack."""
        there = folder.resolve()
        installed = [*self._own.values(), *map(_of_package, self._entries().values())]
        return next((one for one in installed if one and one.folder == there), Source(there, trusted=trust))

    def locales(self) -> Iterator[Path]:
        """The folders of words that packs bring with them."""
        for pack_id in [*self._in_use(), *self._entries()]:
            source = self._source(pack_id)
            if source is not None and (source.folder / "locale").is_dir():
                yield source.folder / "locale"

    def _open(self, pack_id: str) -> P | BrokenPack:
        source = self._source(pack_id)
        if source is None:
            raise UnknownPack(pack_id, self.ids)
        pack: P | BrokenPack
        try:
            pack = self._read(pack_id, source)
        except UndercroftError as error:
            pack = BrokenPack(pack_id)
            pack.__cause__ = error
        self._packs[pack_id] = pack
        return pack

    def _is_sound(self, pack_id: str) -> bool:
        try:
            self.find(pack_id)
        except UndercroftError:
            return False
        return True

    def _source(self, pack_id: str) -> Source | None:
        known = self._own.get(pack_id) or self._in_use().get(pack_id)
        entry = None if known else self._entries().get(pack_id)
        return known if entry is None else _of_package(entry)

    def _in_use(self) -> dict[str, Source]:
        """The folders that were given here, or to the process that started this one."""
        if self._used is None:
            self._used = dict(_handed_on(self.game))
        return self._used

    def _entries(self) -> dict[str, EntryPoint]:
        if self._installed is None:
            self._installed = dict(_installed_for(self.game))
        return self._installed


def python_beside(source: Source, name: str) -> Mapping[str, Any]:
    """What the Python file of this name beside a pack defines, if there is one and it may run."""
    path = source.folder / f"{name}.py"
    if not path.is_file():
        return {}
    if source.package:
        return vars(import_module(f"{source.package}.{name}"))
    if not source.trusted:
        raise UntrustedPack(path.name)
    return runpy.run_path(str(path))


def _hand_on(game: str, used: Mapping[str, Source]) -> None:
    """Tell it to the processes that this one starts, in whatever way they are started."""
    plain = {pack_id: [str(source.folder), source.trusted] for pack_id, source in used.items()}
    os.environ[VARIABLE] = json.dumps({**_environment(), game: plain})


def _handed_on(game: str) -> Iterator[tuple[str, Source]]:
    for pack_id, (folder, trusted) in _environment().get(game, {}).items():
        yield pack_id, Source(Path(folder), trusted=trusted is True)


def _environment() -> dict[str, Any]:
    known: dict[str, Any] = json.loads(os.environ.get(VARIABLE) or "{}")
    return known


def _installed_for(game: str) -> Iterator[tuple[str, EntryPoint]]:
    for entry in entry_points(group=ENTRY_POINTS):
        room, _, pack_id = entry.name.partition(".")
        if room == game and ID.fullmatch(pack_id):
            yield pack_id, entry


def _of_package(entry: EntryPoint) -> Source | None:
    """Where the package of an entry lies, if it is really there."""
    try:
        spec = find_spec(entry.module)
    except (ImportError, AttributeError, ValueError):
        return None
    folders = list(spec.submodule_search_locations or ()) if spec is not None else []
    return Source(Path(folders[0]).resolve(), entry.module) if folders else None
