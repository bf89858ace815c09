"""Decisions: what the rules ask a seat, and every option it has."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")

Arg: TypeAlias = str | int
"""A detail of an option: the id of a thing of the game, or a number."""

Detail: TypeAlias = Arg | tuple[str, ...]
"""A detail of an event or a prompt: also several things at once."""


class Option:
    """Something a seat may choose. Made by a :class:`Verb`, one object per meaning: compare with ``is``."""

    __slots__ = ("args", "id", "rule", "verb")

    def __init__(self, verb: Verb, args: tuple[Arg, ...], rule: str) -> None:
        self.verb = verb
        self.args = args
        self.rule = rule
        self.id = ":".join([verb.name, *map(str, args)])

    @property
    def details(self) -> dict[str, Arg]:
        """The details by name, as the words of the option need them."""
        return dict(zip(self.verb.params, self.args, strict=True))

    def __repr__(self) -> str:
        return f"<{self.id}>"


class Verb:
    """A thing a player can do, with the names of its details.

    >>> FIGHT = Verb("fight", "companion", "monster", rule="DEMO-01")
    >>> FIGHT("mage", "ooze").id
    'fight:mage:ooze'
    >>> FIGHT("mage", "ooze") is FIGHT("mage", "ooze")
    True
    """

    __slots__ = ("_known", "_rule", "name", "params")

    def __init__(self, name: str, *params: str, rule: str | Callable[..., str]) -> None:
        self.name = name
        self.params = params
        self._rule = rule
        self._known: dict[tuple[Arg, ...], Option] = {}

    def __call__(self, *args: Arg) -> Option:
        option = self._known.get(args)
        if option is None:
            if len(args) != len(self.params):
                raise TypeError(f"{self.name} takes {self.params}, not {args}")
            rule = self._rule if isinstance(self._rule, str) else self._rule(*args)
            option = self._known[args] = Option(self, args, rule)
        return option

    def __repr__(self) -> str:
        return f"Verb({self.name})"


Offer: TypeAlias = Sequence[Option] | Callable[[], Sequence[Option]]
"""The options of a decision; a callable where they depend on what another seat must not know,
so that a fork that deals anew can ask again."""


_NOTHING: Mapping[str, Detail] = {}


class Decision:
    """A question to one seat. ``kind`` names it (and its words), ``about`` gives the words their details."""

    __slots__ = ("_offer", "about", "kind", "options", "seat")

    def __init__(self, seat: int, kind: str, offer: Offer, about: Mapping[str, Detail] = _NOTHING) -> None:
        self.seat = seat
        self.kind = kind
        self.about = about
        self._offer = offer
        self.options: Sequence[Option] = offer if offer.__class__ is list else _work_out(offer)
        """Every legal option, at least one."""

    def option(self, option_id: str) -> Option | None:
        """The option with this id, if it is on offer."""
        for option in self.options:
            if option.id == option_id:
                return option
        return None

    def ask_again(self) -> None:
        """Work the options out again: the state was dealt anew."""
        self.options = _work_out(self._offer)

    def __repr__(self) -> str:
        return f"Decision(seat {self.seat}, {self.kind}, {list(self.options)})"


def _work_out(offer: Offer) -> Sequence[Option]:
    return offer() if callable(offer) else offer


ask = Decision
"""In the rules: ``choice: Option = yield ask(seat, "regroup", [REST(), SEEK_GLORY()])``."""

Play: TypeAlias = Generator[Decision | tuple[Decision, ...], Any, T]
"""A piece of rules: a coroutine that yields what it asks and is sent the option taken
(for a tuple of decisions: a tuple of the options, in the same order)."""
