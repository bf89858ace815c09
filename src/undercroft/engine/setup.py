"""Set-up: the options that a match begins with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from undercroft.engine.errors import BadSetup, quoted, speakable


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The set-up options of a game; each game has its own kind."""


class Preset(msgspec.Struct, frozen=True):
    """A way to play that has a name: for those who do not want to choose option by option."""

    setup: Mapping[str, Any]
    """The options that differ from the usual ones."""
    minutes: int
    """How long one person against computer players takes, about; as measured."""


Kind = TypeVar("Kind", bound=Setup)


def read_options(game: str, kind: type[Kind], given: object) -> Kind:
    """The options as the game's own type, or a clear :class:`BadSetup`. A lone name stands for a list of one."""
    options = {name: _listed(kind, name, value) for name, value in given.items()} if isinstance(given, dict) else given
    try:
        return msgspec.convert(options, kind)
    except (msgspec.ValidationError, ValueError, OverflowError, RecursionError) as error:
        if isinstance(options, dict):
            _explain(game, kind, options)
        reason = speakable(str(error))
        raise BadSetup(f"{game}: bad set-up: {reason}", "bad-setup", reason=reason) from None


def _explain(game: str, kind: type[Setup], options: Mapping[str, object]) -> None:
    """Say which option there is not, or what its values are."""
    for name, value in options.items():
        if name not in kind.__struct_fields__:
            known = ", ".join(kind.__struct_fields__)
            message = f"{game}: bad set-up: there is no option {quoted(name)}; the options are: {known}"
            raise BadSetup(message, "setup-unknown", card=str(name), known=known)
        values, lists = _values(kind, name)
        if values and not lists and value not in values:
            known = ", ".join(values)
            message = f"{game}: bad set-up: {name} cannot be {quoted(value)}; it can be: {known}"
            raise BadSetup(
                message,
                "setup-value",
                option=name,
                value=value if isinstance(value, str) else quoted(value),
                known=known,
            )
        _check_type(game, kind, name, value)


def _check_type(game: str, kind: type[Setup], name: str, value: object) -> None:
    """Say what kind of value this option takes, if it is not one of that kind or goes beyond its limits."""
    hint = get_type_hints(kind, include_extras=True)[name]
    try:
        msgspec.convert(value, hint)
    except (msgspec.ValidationError, ValueError, OverflowError, RecursionError):
        wants = _wants(hint)
        shown = value if isinstance(value, str) else quoted(value)
        message = f"{game}: bad set-up: {name} cannot be {quoted(value)}; it takes a {wants}"
        raise BadSetup(message, "setup-type", option=name, value=shown, wants=wants) from None


def _wants(hint: object) -> str:
    """What an option of this type takes: a number, yes or no, or names."""
    parts = [get_origin(part) or part for part in (hint, *get_args(hint))]
    if bool in parts:
        return "yes-or-no"
    return "number" if int in parts else "names"


def _listed(kind: type[Setup], name: str, value: object) -> object:
    if name not in kind.__struct_fields__ or not isinstance(value, str):
        return value
    values, lists = _values(kind, name)
    return (value,) if lists and value not in values else value


def named_values(kind: type[Setup], name: str) -> tuple[str, ...]:
    """The values that this option has a name for."""
    return _values(kind, name)[0]


@cache
def _values(kind: type[Setup], name: str) -> tuple[tuple[str, ...], bool]:
    """The values that this option has a name for, and whether it can also be a list."""
    hint = get_type_hints(kind)[name]
    parts = (hint,) if get_origin(hint) is Literal else get_args(hint)
    named = [value for part in parts if get_origin(part) is Literal for value in get_args(part)]
    return tuple(named), any(get_origin(part) is tuple for part in parts)


def check_cards(game: str, what: str, chosen: Sequence[str], known: Iterable[str], seats: int) -> None:
    """That these cards can be dealt one to each seat: as many as there are seats, all known, no two the same."""
    if len(chosen) != seats:
        message = f"{game}: bad set-up: {len(chosen)} {what} for {seats} seats"
        raise BadSetup(message, "setup-count", what=what, count=len(chosen), seats=seats)
    there = list(known)
    for card in chosen:
        if card not in there:
            names = ", ".join(there)
            message = f"{game}: bad set-up: there is no {quoted(card)}; the {what} are: {names}"
            raise BadSetup(message, "setup-unknown", card=card, known=names)
    if len(set(chosen)) != seats:
        message = f"{game}: bad set-up: there is one card of each of the {what}, so no two seats can have the same"
        raise BadSetup(message, "setup-twice", what=what)
