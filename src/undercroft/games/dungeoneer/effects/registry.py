"""Effects: what cards do. Each verb has a small function; here they are looked up and carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from undercroft.engine.decision import Play
from undercroft.games.dungeoneer.content.vocabulary import Amount, Deed, Effects, Who
from undercroft.games.dungeoneer.doing import Doing
from undercroft.games.dungeoneer.state import DungeonState, Hero

Handler = Callable[[DungeonState, Doing, Any], Play[None]]
F = TypeVar("F", bound=Handler)

_HANDLERS: dict[type[Deed], Handler] = {}
_USEFUL: dict[type[Deed], Callable[[DungeonState, Doing, Any], bool]] = {}


def carries_out(verb: type[Deed]) -> Callable[[F], F]:
    """Marks the function that carries out a verb."""

    def mark(handler: F) -> F:
        _HANDLERS[verb] = handler
        return handler

    return mark


def is_useful(verb: type[Deed]) -> Callable[[Callable[..., bool]], Callable[..., bool]]:
    """Marks the function that says whether a verb could do anything now; without one it always could."""

    def mark(question: Callable[..., bool]) -> Callable[..., bool]:
        _USEFUL[verb] = question
        return question

    return mark


def perform(s: DungeonState, doing: Doing, effects: Effects) -> Play[None]:
    """Carry out these effects, one after the other."""
    for effect in effects:
        yield from _HANDLERS[type(effect)](s, doing, effect)


def useful(s: DungeonState, doing: Doing, effects: Effects) -> bool:
    """Whether any of these effects could do anything now."""
    for effect in effects:
        question = _USEFUL.get(type(effect))
        if question is None or question(s, doing, effect):
            return True
    return not effects


def concerned(s: DungeonState, doing: Doing, who: Who) -> list[Hero]:
    """The heroes alive that an effect means."""
    if who == "you":
        found = [s.heroes[doing.you]]
    elif who == "target":
        found = [s.heroes[doing.target]]
    elif who == "rivals":
        return s.rivals(doing.you)
    elif who == "all":
        return [s.heroes[doing.you], *s.rivals(doing.you)] if s.heroes[doing.you].alive else s.rivals(doing.you)
    else:
        here = s.at(s.heroes[doing.target].place)
        return [hero for hero in here if who == "here" or hero.seat != doing.target]
    return [hero for hero in found if hero.alive]


def amount(s: DungeonState, doing: Doing, how_much: Amount, hero: Hero | None = None) -> int:
    """The number that an amount stands for."""
    if isinstance(how_much, int):
        return how_much
    if how_much == "x":
        return doing.x
    if how_much == "wrath":
        return s.wrath
    if how_much == "level":
        return (hero or s.heroes[doing.you]).level
    return s.roll()
