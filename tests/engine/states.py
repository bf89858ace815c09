"""Writes the slots and the ``copy`` of every piece of every game, from the fields that its ``__init__`` declares.

A field stands once, with its type; ``make states`` writes what follows from it into the same class, as plain code that
runs as fast as if it had been written by hand, compiled or not. How a field is copied follows from its type: pieces by
their own ``copy``, lists and dicts one by one, anything else is shared. A field that begins as a part of another one
(``self.me = self.heroes[0]``) stays a part of it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import undercroft
from undercroft.engine.chance import Chance

SOURCE = Path(__file__).parents[2] / "src"
LINE = 120


class Unclear(Exception):
    """A field whose type does not say how it is copied."""


class Field(NamedTuple):
    """A field as ``__init__`` declares it."""

    name: str
    type: ast.expr | None
    value: ast.expr


def files() -> dict[Path, list[str]]:
    """Where the pieces of all games are declared."""
    found: dict[Path, list[str]] = {}
    for game in undercroft.games().values():
        for kind, anew in zip(game.parts.kinds, game.parts.made_anew, strict=True):
            if not anew and not issubclass(kind, Chance):
                found.setdefault(SOURCE / f"{kind.__module__.replace('.', '/')}.py", []).append(kind.__name__)
    return found


def pieces_beside(path: Path) -> set[str]:
    """All pieces of the game whose file this is."""
    return {name for other, names in files().items() if other.parent == path.parent for name in names}


def written(path: Path) -> str:
    """The file as it should be."""
    return rewritten(path.read_text(encoding="utf-8"), files()[path], pieces_beside(path))


def rewritten(text: str, names: list[str], pieces: set[str]) -> str:
    """The source with slots and copies of these classes as their fields want them."""
    for name in names:
        for write in (_with_slots, _with_copy):
            node = next(n for n in ast.parse(text).body if isinstance(n, ast.ClassDef) and n.name == name)
            text = write(text, node, pieces)
    return text


# -- slots and copy ---------------------------------------------------------------------------


def _with_slots(text: str, node: ast.ClassDef, pieces: set[str]) -> str:
    names = sorted(f'"{field.name}"' for field in _fields(node))
    line = f"    __slots__ = ({', '.join(names)}{',' if len(names) == 1 else ''})"
    if len(line) > LINE:
        line = "\n".join(["    __slots__ = (", *[f"        {name}," for name in names], "    )"])
    old = next((part for part in node.body if isinstance(part, ast.Assign) and _target(part) == "__slots__"), None)
    return _replaced(text, old, line, after=node.body[0])


def _with_copy(text: str, node: ast.ClassDef, pieces: set[str]) -> str:
    methods = {part.name: part for part in node.body if isinstance(part, ast.FunctionDef)}
    derived = bool(node.bases)
    lines = [
        f"    def copy(self) -> {'Self' if derived else node.name}:",
        f"        twin = {'super().copy()' if derived else f'{node.name}.__new__({node.name})'}",
        *[f"        twin.{field.name} = {_copied(field, pieces)}" for field in _fields(node)],
        "        return twin",
    ]
    return _replaced(text, methods.get("copy"), "\n".join(lines), after=methods["__init__"])


def _replaced(text: str, old: ast.stmt | None, new: str, after: ast.stmt) -> str:
    lines = text.splitlines()
    first, last = (old.lineno - 1, old.end_lineno) if old is not None else (after.end_lineno, after.end_lineno)
    lines[first:last] = new.splitlines() if old is not None else ["", *new.splitlines()]
    return "\n".join(lines) + "\n"


# -- fields -----------------------------------------------------------------------------------


def _fields(node: ast.ClassDef) -> Iterator[Field]:
    """In the order in which ``__init__`` gives them their first values."""
    made = next(part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__")
    given = {argument.arg: argument.annotation for argument in made.args.args}
    for part in made.body:
        if isinstance(part, ast.AnnAssign) and part.value is not None and _is_own(part.target):
            yield Field(_target(part), part.annotation, part.value)
        elif isinstance(part, ast.Assign) and _is_own(part.targets[0]):
            known = given.get(part.value.id) if isinstance(part.value, ast.Name) else None
            yield Field(_target(part), known, part.value)


def _is_own(target: ast.expr) -> bool:
    return isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self"


def _target(part: ast.Assign | ast.AnnAssign) -> str:
    target = part.target if isinstance(part, ast.AnnAssign) else part.targets[0]
    return target.attr if isinstance(target, ast.Attribute) else ast.unparse(target)


# -- how a field is copied --------------------------------------------------------------------


def _copied(field: Field, pieces: set[str]) -> str:
    own, value = f"self.{field.name}", field.value
    if field.type is None and _is_own(value):
        whole = ast.unparse(value).replace("self.", "twin.")
        return f"[{whole}[one.seat] for one in {own}]"
    if field.type is None and isinstance(value, ast.Subscript) and _is_own(value.value):
        return f"{ast.unparse(value.value).replace('self.', 'twin.')}[{own}.seat]"
    return _copy_of(own, field.type or _type_of(field), pieces)


def _type_of(field: Field) -> ast.expr:
    """The type of a first value that says it."""
    value = field.value
    if isinstance(value, ast.Constant):
        return ast.Name(type(value.value).__name__)
    if isinstance(value, ast.UnaryOp) and isinstance(value.operand, ast.Constant):
        return ast.Name("int")
    if isinstance(value, ast.BinOp) and isinstance(value.left, ast.List):
        return _list_of(type(ast.literal_eval(value.left)[0]).__name__)
    if isinstance(value, ast.ListComp) and isinstance(value.elt, ast.Call) and isinstance(value.elt.func, ast.Name):
        return _list_of(value.elt.func.id)
    raise Unclear(f"say the type of {field.name}: {ast.unparse(value)} does not")


def _list_of(name: str) -> ast.expr:
    return ast.Subscript(ast.Name("list"), ast.Name(name))


def _copy_of(own: str, kind: ast.expr, pieces: set[str]) -> str:
    if isinstance(kind, ast.BinOp):
        return _copy_of_either(own, kind, pieces)
    if isinstance(kind, ast.Subscript):
        return _copy_of_many(own, kind, pieces)
    return f"{own}.copy()" if ast.unparse(kind) in pieces else own


def _copy_of_either(own: str, kind: ast.BinOp, pieces: set[str]) -> str:
    """Something or ``None``."""
    copy = _copy_of(own, kind.left, pieces)
    return own if copy == own else f"{copy} if {own} is not None else None"


def _copy_of_many(own: str, kind: ast.Subscript, pieces: set[str]) -> str:
    outer, inner = ast.unparse(kind.value), kind.slice
    if outer == "dict" and isinstance(inner, ast.Tuple) and not _holds_pieces(inner, pieces):
        return f"{own}.copy()"
    if outer == "list":
        name = ast.unparse(inner).lower() if isinstance(inner, ast.Name) else "part"
        copy = _copy_of(name, inner, pieces)
        return f"{own}[:]" if copy == name else f"[{copy} for {name} in {own}]"
    if outer == "tuple" and not _holds_pieces(inner, pieces):
        return own
    raise Unclear(f"nobody knows how to copy {own}: {ast.unparse(kind)}")


def _holds_pieces(kind: ast.expr, pieces: set[str]) -> bool:
    """Whether there is something in it that can change."""
    changing = {"list", "dict", "set", *pieces}
    return any(isinstance(part, ast.Name) and part.id in changing for part in ast.walk(kind))


if __name__ == "__main__":
    for path in files():
        path.write_text(written(path), encoding="utf-8")
