"""Compiled modules: the engine, the rules and the players, the same as their sources but faster.

Where there is a C compiler, ``compiling.py`` here compiles them with mypyc, in groups: what all games share (``base``),
and each game. A group lies in a folder of its own, beside a list of the sources that it was made from: its own and
those of ``base``, whose constants and types went into it. It is used while those sources are still the same; if one has
changed, or if ``UNDERCROFT_INTERPRETED`` is set, its modules are read from their sources as usual.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path

FOLDER = Path(__file__).parent
PACKAGE = FOLDER.parent
SUFFIX = EXTENSION_SUFFIXES[0]
"""Of compiled modules for this very Python: those for another one are not seen."""
BASE = "base"
"""The group that all others are built upon."""


class Finder:
    """Finds compiled modules before Python looks for their sources."""

    def __init__(self, modules: Iterable[Path]) -> None:
        self._files = {path.name.removesuffix(SUFFIX): path for path in modules}

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: object = None) -> ModuleSpec | None:
        file = self._files.get(name)
        return None if file is None else spec_from_file_location(name, file)


def built_from(group: str, folder: Path = FOLDER) -> Path:
    """Where it is written down what the compiled modules of a group were made from."""
    return folder / group / f"built-from{SUFFIX}.txt"


def built_groups() -> list[str]:
    """All that were ever compiled for this Python."""
    return sorted(path.parent.name for path in FOLDER.glob(f"*/built-from{SUFFIX}.txt"))


class Digests:
    """What sources say, each read once."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {}

    def description(self, sources: Iterable[str]) -> str:
        """These sources, by their paths in the package, and a digest of what they say."""
        return "".join(f"{self._digest(source)} {source}\n" for source in sources)

    def _digest(self, source: str) -> str:
        if source not in self._known:
            text = (PACKAGE / source).read_bytes().replace(b"\r\n", b"\n")
            self._known[source] = blake2b(text, digest_size=16).hexdigest()
        return self._known[source]


def fresh_groups() -> list[str]:
    """Those that were made from the sources as they are now. Without ``base`` none can be used."""
    digests = Digests()
    fresh = [group for group in built_groups() if _is_fresh(group, digests)]
    return fresh if BASE in fresh else []


def _is_fresh(group: str, digests: Digests) -> bool:
    try:
        known = built_from(group).read_text(encoding="utf-8")
        return known != "" and known == digests.description([line.split(" ", 1)[1] for line in known.splitlines()])
    except (OSError, IndexError):
        return False


def is_fresh() -> bool:
    """Whether there are compiled modules, and all of them may be used."""
    return bool(built_groups()) and fresh_groups() == built_groups()


def prefer_compiled() -> tuple[str, ...]:
    """Use the compiled modules from now on, as far as they may be used; which groups those are."""
    groups = () if os.environ.get("UNDERCROFT_INTERPRETED") else tuple(fresh_groups())
    if groups:
        sys.meta_path.insert(0, Finder(path for group in groups for path in (FOLDER / group).glob(f"*{SUFFIX}")))
    return groups


GROUPS = prefer_compiled()
IN_USE = bool(GROUPS) and list(GROUPS) == built_groups()
"""Whether everything that was compiled is in use."""
