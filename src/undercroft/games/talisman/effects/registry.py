"""Effects: what cards and spaces do. Each deed has a small function; here they are looked up and carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from undercroft.engine.decision import Play
from undercroft.games.talisman.box import Card
from undercroft.games.talisman.content.vocabulary import Deed, Effects, Own
from undercroft.games.talisman.doing import Doing
from undercroft.games.talisman.state import Character, TalismanState

Handler = Callable[[TalismanState, Doing, Any], Play[None]]
F = TypeVar("F", bound=Handler)
OwnFunction = Callable[[TalismanState, Doing], Play[None]]
G = TypeVar("G", bound=OwnFunction)
Value = Callable[[TalismanState, Character, Card], int]

_HANDLERS: dict[type[Deed], Handler] = {}
_OWN: dict[str, OwnFunction] = {}
_VALUES: dict[str, Value] = {}


def carries_out(deed: type[Deed]) -> Callable[[F], F]:
    """Marks the function that carries out a deed."""

    def mark(handler: F) -> F:
        _HANDLERS[deed] = handler
        return handler

    return mark


def own(name: str) -> Callable[[G], G]:
    """Marks a function that does what one card alone does."""

    def mark(function: G) -> G:
        _OWN[name] = function
        return function

    return mark


def enemy_value(name: str) -> Callable[[Value], Value]:
    """Marks a function that works out the value of an Enemy that varies."""

    def mark(function: Value) -> Value:
        _VALUES[name] = function
        return function

    return mark


def value_of(s: TalismanState, c: Character, card: Card) -> int:
    """The Strength or Craft of an Enemy card against this character."""
    varies = card.title.varies
    return _VALUES[varies](s, c, card) if varies else card.strength + card.craft


def perform(s: TalismanState, doing: Doing, effects: Effects) -> Play[None]:
    """Carry out these effects, one after the other; what ends the character's turn, moves or kills it ends them,
    too."""
    c = s.characters[doing.you]
    for effect in effects:
        role = c.role
        if role is None:
            return
        if isinstance(effect, Own):
            yield from _OWN[effect.name](s, doing)
        else:
            yield from _HANDLERS[type(effect)](s, doing, effect)
        if c.seat == s.active and (s.ended or s.moved):
            return


def missing_functions(effects: Effects) -> list[str]:
    """Names of functions that nobody has entered, for a test of the content."""
    return [effect.name for effect in effects if isinstance(effect, Own) and effect.name not in _OWN]


def known_values() -> list[str]:
    return list(_VALUES)
