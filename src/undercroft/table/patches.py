"""Patches: what makes one piece of JSON of another, so that a long row of views is told as the first and the changes.

A patch is a list of operations, carried out in their order. Each begins with a path (keys and places from the top):

    [path, value]                  what stands there now; a key that was not there is added
    [path]                         the key is gone
    [path, start, count, values]   in the list there: from ``start`` on, ``count`` values make way for these

The empty path is the whole. Keys keep their order, so that what comes out is the same to the letter.
``web/src/lib/patches.ts`` carries them out in the browser.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from msgspec import Raw
from msgspec.json import Decoder

Path: TypeAlias = tuple[str | int, ...]
Operation: TypeAlias = tuple[Any, ...]
Patch: TypeAlias = list[Operation]

_read_object = Decoder(dict[str, Raw]).decode
_read_list = Decoder(list[Raw]).decode


def difference(old: bytes, new: bytes) -> Patch:
    """The patch that makes the new JSON of the old one. Both are read only where they differ, which is quick; values
    stand in it as JSON too."""
    return list(_between(Raw(old), Raw(new), ()))


def _between(old: Raw, new: Raw, path: Path) -> Iterator[Operation]:
    if old == new:
        return
    kinds = bytes(memoryview(old)[:1]) + bytes(memoryview(new)[:1])
    if kinds == b"{{":
        yield from _between_objects(_read_object(old), _read_object(new), path) or [(path, new)]
    elif kinds == b"[[":
        yield from _between_lists(_read_list(old), _read_list(new), path)
    else:
        yield (path, new)


def _between_objects(old: dict[str, Raw], new: dict[str, Raw], path: Path) -> list[Operation]:
    """Nothing if that would bring the keys into another order."""
    gone = [key for key in old if key not in new]
    added = [key for key in new if key not in old]
    if [*(key for key in old if key in new), *added] != list(new):
        return []
    changed = [each for key in new if key in old for each in _between(old[key], new[key], (*path, key))]
    return [*[((*path, key),) for key in gone], *changed, *[((*path, key), new[key]) for key in added]]


def _between_lists(old: list[Raw], new: list[Raw], path: Path) -> Iterator[Operation]:
    """Lists of one length are looked into; of others, what is the same at both ends stays."""
    if len(old) == len(new):
        for place, value in enumerate(new):
            yield from _between(old[place], value, (*path, place))
        return
    shorter = min(len(old), len(new))
    start = _common(old, new, shorter)
    end = _common(old[::-1], new[::-1], shorter - start)
    yield (path, start, len(old) - end - start, new[start : len(new) - end])


def _common(one: list[Raw], other: list[Raw], most: int) -> int:
    """With how many values the two begin alike."""
    for place in range(most):
        if one[place] != other[place]:
            return place
    return most


def patched(value: Any, patch: Patch) -> Any:
    """What the patch makes of it. Nothing that is there is changed: what both have, they share."""
    for path, *change in patch:
        value = _changed(value, path, change)
    return value


def _changed(value: Any, path: Any, change: list[Any]) -> Any:
    if not path:
        return _replaced(value, change)
    key, *rest = path
    twin = value.copy()
    if rest or change:
        twin[key] = _changed(value[key] if rest or len(change) > 1 else None, rest, change)
    else:
        del twin[key]
    return twin


def _replaced(value: Any, change: list[Any]) -> Any:
    if len(change) == 1:
        return change[0]
    start, count, values = change
    return [*value[:start], *values, *value[start + count :]]
