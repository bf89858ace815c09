"""States as plain data, and back: numbers, words and lists, which any format can hold.

What is changed in play, the pieces, is written down field by field; what is never changed but made in play, by what it
is made from; what all matches share, such as cards and rooms, by its name, and looked up again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from undercroft.engine.chance import Chance, ScriptedChance
from undercroft.engine.decision import Option
from undercroft.engine.state import slots

LIST, TUPLE, DICT, PIECE, AGAIN, SHARED, OPTION, LARGE = range(8)
"""What a written list stands for: its first item says it."""

_AS_THEY_ARE: Final = (int, str, bool, bytes, type(None))
MOST_BITS: Final = 63
"""Of a number that any format can hold; larger ones, such as sets of many spaces, are written as bytes."""


class Parts:
    """What the states of a game are made of. ``pieces`` are written down with all their slots, those of
    ``made_anew`` by the attributes that they are made from again."""

    __slots__ = ("fields", "kinds", "made_anew", "numbers")

    def __init__(self, pieces: Sequence[type], made_anew: Mapping[type, Sequence[str]]) -> None:
        self.kinds: list[type] = [Chance, ScriptedChance, *pieces, *made_anew]
        for kind in self.kinds:
            if kind.__dictoffset__:
                raise TypeError(f"{kind.__name__} has fields without slots, which would neither be copied nor saved")
        self.numbers: dict[type, int] = {kind: number for number, kind in enumerate(self.kinds)}
        self.made_anew = [kind in made_anew for kind in self.kinds]
        self.fields: list[list[str]] = [
            list(made_anew[kind]) if kind in made_anew else sorted(slots(kind)) for kind in self.kinds
        ]

    def shape(self) -> list[tuple[str, list[str]]]:
        """All kinds and their fields: what was written with others is read by them (engine/carrying.py), or not."""
        return [(kind.__name__, fields) for kind, fields in zip(self.kinds, self.fields, strict=True)]


class Writer:
    """Writes states down; several may share what they have in common."""

    __slots__ = ("_names", "_parts", "_references", "options", "pieces", "shared")

    def __init__(self, parts: Parts, shared: Mapping[str, object]) -> None:
        self._parts = parts
        self._names: dict[int, str] = {id(thing): name for name, thing in shared.items()}
        self._references: dict[int, list[int]] = {}
        """How to write what has been written before, by its id."""
        self.pieces = 0
        """How many were met."""
        self.shared: list[str] = []
        """The names of shared things that were met: written down by their numbers here."""
        self.options: list[list[Any]] = []
        """The options that were met: each one's verb, rule and details."""

    def write(self, value: Any) -> Any:
        kind = type(value)
        if kind is int and value.bit_length() > MOST_BITS:
            return [LARGE, value.to_bytes(value.bit_length() // 8 + 1, "little", signed=True)]
        if kind in _AS_THEY_ARE:
            return value
        if kind is list:
            return [LIST, *[self.write(item) for item in value]]
        if kind is tuple:
            return [TUPLE, *[self.write(item) for item in value]]
        if kind is dict:
            return [DICT, *[self.write(part) for item in value.items() for part in item]]
        reference = self._references.get(id(value))
        return self._write_new(value) if reference is None else reference

    def _write_new(self, value: Any) -> list[Any]:
        name = self._names.get(id(value))
        if name is not None:
            self.shared.append(name)
            return self._refer(value, [SHARED, len(self.shared) - 1])
        if isinstance(value, Option):
            self.options.append([value.verb.name, value.rule, *value.args])
            return self._refer(value, [OPTION, len(self.options) - 1])
        return self._write_piece(value)

    def _write_piece(self, value: Any) -> list[Any]:
        number = self._parts.numbers.get(type(value))
        if number is None:
            raise TypeError(f"{type(value).__name__} is neither a declared part of the state nor shared content")
        self._refer(value, [AGAIN, self.pieces])
        self.pieces += 1
        return [PIECE, number, *[self.write(getattr(value, name)) for name in self._parts.fields[number]]]

    def _refer(self, value: Any, reference: list[int]) -> list[int]:
        self._references[id(value)] = reference
        return reference


class Reader:
    """Reads what a :class:`Writer` has written. Whatever does not fit raises some exception."""

    __slots__ = ("_options", "_parts", "_pieces", "_shared")

    def __init__(self, parts: Parts, shared: Sequence[object], options: Sequence[Option]) -> None:
        self._parts = parts
        self._shared = shared
        self._options = options
        self._pieces: list[Any] = []

    def read(self, data: Any) -> Any:
        if type(data) is not list:
            return data
        tag = data[0]
        if tag == SHARED:
            return self._shared[data[1]]
        if tag == LIST:
            return self._read_all(data, 1)
        if tag == PIECE:
            return self._read_piece(data)
        if tag == AGAIN:
            return self._pieces[data[1]]
        if tag == TUPLE:
            return tuple(self._read_all(data, 1))
        if tag == OPTION:
            return self._options[data[1]]
        if tag == LARGE:
            return int.from_bytes(data[1], "little", signed=True)
        parts = self._read_all(data, 1)
        return dict(zip(parts[::2], parts[1::2], strict=True))

    def _read_all(self, data: list[Any], start: int) -> list[Any]:
        return [self.read(item) for item in data[start:]]

    def _read_piece(self, data: list[Any]) -> Any:
        number: int = data[1]
        kind: Any = self._parts.kinds[number]
        place = len(self._pieces)
        if self._parts.made_anew[number]:
            self._pieces.append(None)
            piece = self._pieces[place] = kind(*self._read_all(data, 2))
            return piece
        piece = kind.__new__(kind)
        self._pieces.append(piece)
        for name, value in zip(self._parts.fields[number], data[2:], strict=True):
            setattr(piece, name, self.read(value))
        return piece


class Unlike(Exception):
    """What was written cannot be understood as what there is now."""


class Bridge(Reader):
    """Reads states that were written with other kinds and fields, by their names. ``missing`` gives the value of a
    field that is new to a kind."""

    __slots__ = ("_missing", "_numbers", "_shape")

    def __init__(
        self,
        parts: Parts,
        shape: Sequence[tuple[str, Sequence[str]]],
        shared: Sequence[object],
        options: Sequence[Option],
        missing: Callable[[type, str], Any],
    ) -> None:
        super().__init__(parts, shared, options)
        self._shape = shape
        self._numbers: dict[str, int] = {kind.__name__: number for number, kind in enumerate(parts.kinds)}
        self._missing = missing

    def _read_piece(self, data: list[Any]) -> Any:
        name, fields = self._shape[data[1]]
        if name not in self._numbers:
            raise Unlike(f"there is no {name} any more")
        number = self._numbers[name]
        kind: Any = self._parts.kinds[number]
        place = len(self._pieces)
        if self._parts.made_anew[number]:
            self._pieces.append(None)
            values = dict(zip(fields, self._read_all(data, 2), strict=True))
            piece = self._pieces[place] = kind(
                **{one: values[one] for one in self._parts.fields[number] if one in values}
            )
            return piece
        piece = kind.__new__(kind)
        self._pieces.append(piece)
        values = dict(zip(fields, self._read_all(data, 2), strict=True))
        for one in self._parts.fields[number]:
            setattr(piece, one, values[one] if one in values else self._missing(kind, one))
        return piece
