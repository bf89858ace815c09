"""Decisions: what the rules ask a seat, and every option it has."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeAlias, TypeVar

import msgspec

T = TypeVar("T")

Arg: TypeAlias = str | int
"""A detail of an option: the id of a thing of the game, or a number."""

Detail: TypeAlias = Arg | tuple[str, ...]
"""A detail of an event or a prompt: also several things at once."""


MOST_LETTERS = 200
"""No option of any game has a longer id."""
MOST_DIGITS = 4


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
            option = self._known[args] = Option(self, args, self.rule(*args))
        return option

    def rule(self, *args: Arg) -> str:
        """The rule that allows it with these details; no option is made for that."""
        return self._rule if isinstance(self._rule, str) else self._rule(*args)

    def __repr__(self) -> str:
        return f"Verb({self.name})"


def read_option(option_id: str, verbs: Mapping[str, Verb]) -> tuple[Verb, list[str]] | None:
    """The verb that an id names, and the words of its details; nothing where no option could have such an id."""
    if len(option_id) > MOST_LETTERS:
        return None
    name, *words = option_id.split(":")
    verb = verbs.get(name)
    return None if verb is None or len(words) != len(verb.params) else (verb, words)


def is_number(word: str) -> bool:
    """Whether a word of an option's id is a number that a game could have."""
    digits = word.removeprefix("-")
    return digits.isdecimal() and digits.isascii() and len(digits) <= MOST_DIGITS


_NOTHING: Mapping[str, Detail] = MappingProxyType({})


class Decision(msgspec.Struct, eq=False, gc=False):
    """A question to one seat. ``kind`` names it (and its words), ``about`` gives the words their details."""

    seat: int
    kind: str
    options: Sequence[Option]
    """Every legal option, at least one."""
    about: Mapping[str, Detail] = _NOTHING

    def option(self, option_id: str) -> Option | None:
        """The option with this id, if it is on offer."""
        for option in self.options:
            if option.id == option_id:
                return option
        return None

    @property
    def standing(self) -> Sequence[Option]:
        """Besides the options: passes that stand for longer than this question."""
        return ()

    def ask_again(self) -> None:
        """The state was dealt anew."""

    def __repr__(self) -> str:
        return f"Decision(seat {self.seat}, {self.kind}, {list(self.options)})"


class SecretDecision(Decision, eq=False, kw_only=True):
    """A decision whose options depend on what other seats must not know: worked out again when that is dealt anew."""

    offer: Callable[[], Sequence[Option]]

    def ask_again(self) -> None:
        self.options = self.offer()


class Response(SecretDecision, eq=False, kw_only=True):
    """Whether to respond at a moment: one of the options passes, and so do those that stand for longer."""

    passing: Option
    longer: Callable[[Sequence[Option]], Sequence[Option]]

    @property
    def standing(self) -> Sequence[Option]:
        return self.longer(self.options)

    def option(self, option_id: str) -> Option | None:
        found = super().option(option_id)
        return found or next((option for option in self.standing if option.id == option_id), None)

    def responds(self, option: Option) -> bool:
        return option is not self.passing and option in self.options


def first_response_counts(asked: Sequence[Decision], options: list[Option]) -> list[Option]:
    """Of those who respond at once only the first is heard: what the others would have done nobody learns, they have
    passed for now. Whoever is asked anything else is heard in any case."""
    if not isinstance(asked[0], Response):
        return options
    heard = False
    for at, (decision, option) in enumerate(zip(asked, options, strict=True)):
        if isinstance(decision, Response) and decision.responds(option):
            options[at] = decision.passing if heard else option
            heard = True
    return options


ask = Decision
"""In the rules: ``choice: Option = yield ask(seat, "regroup", [REST(), SEEK_GLORY()])``."""


def ask_secretly(
    seat: int, kind: str, offer: Callable[[], Sequence[Option]], about: Mapping[str, Detail] = _NOTHING
) -> Decision:
    """The same for options that others must not know: ``yield ask_secretly(seat, "bid", lambda: hand(s, seat))``."""
    return SecretDecision(seat, kind, offer(), about, offer=offer)


Play: TypeAlias = Generator[Decision | tuple[Decision, ...], Any, T]
"""A piece of rules: a coroutine that yields what it asks and is sent the option taken
(for a tuple of decisions: a tuple of the options, in the same order)."""
