"""Compiled modules: the engine, the rules and the players, the same as their sources but faster.

Where there is a C compiler, ``hatch_build.py`` compiles them with mypyc into this folder and writes down which sources
they were made from. They are used while those sources are still the same; if one has changed, or if
``UNDERCROFT_INTERPRETED`` is set, all modules are read from their sources as usual.
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


class Finder:
    """Finds compiled modules before Python looks for their sources."""

    def __init__(self, modules: Iterable[Path]) -> None:
        self._files = {path.name.removesuffix(SUFFIX): path for path in modules}

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: object = None) -> ModuleSpec | None:
        file = self._files.get(name)
        return None if file is None else spec_from_file_location(name, file)


def built_from(folder: Path = FOLDER) -> Path:
    """Where it is written down what the compiled modules were made from."""
    return folder / f"built-from{SUFFIX}.txt"


def description(sources: Iterable[str]) -> str:
    """These sources, by their paths in the package, and a digest of what they say."""
    lines = []
    for source in sources:
        text = (PACKAGE / source).read_bytes().replace(b"\r\n", b"\n")
        lines.append(f"{blake2b(text, digest_size=16).hexdigest()} {source}\n")
    return "".join(lines)


def is_fresh() -> bool:
    """Whether there are compiled modules, made from the sources as they are now."""
    try:
        known = built_from().read_text(encoding="utf-8")
        return known != "" and known == description([line.split(" ", 1)[1] for line in known.splitlines()])
    except (OSError, IndexError):
        return False


def prefer_compiled() -> bool:
    """Use the compiled modules from now on, if they may be used."""
    if os.environ.get("UNDERCROFT_INTERPRETED") or not is_fresh():
        return False
    sys.meta_path.insert(0, Finder(FOLDER.glob(f"*{SUFFIX}")))
    return True


IN_USE = prefer_compiled()
