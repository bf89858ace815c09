"""What cards ask for when they are used: a figure, a space, a condition, an attribute, yes or no."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.descent.geometry.bits import bits, lowest
from undercroft.games.descent.options import (
    ATTRIBUTE,
    CONDITION,
    DONE,
    FIGURE,
    PICK,
    PICK_ATTRIBUTE,
    PICK_CONDITION,
    SPACE,
    USE,
    USE_AT,
)
from undercroft.games.descent.state import CONDITIONS, DescentState, Figure
from undercroft.games.descent.wounds import condition_of, inflict, shake_off

CHOOSE = "choose"
"""The question; what it is about is the card."""


def choose(seat: int, card: str, offers: Sequence[Option]) -> Play[Option]:
    """One of several, asked for only where there is a choice."""
    if len(offers) == 1:
        return offers[0]
    choice: Option = yield ask(seat, CHOOSE, list(offers), {"card": card})
    return choice


def wants(seat: int, card: str) -> Play[bool]:
    """Whether the seat uses what it may use."""
    choice: Option = yield ask(seat, CHOOSE, [USE(card), DONE()], {"card": card})
    return choice is not DONE()


def pick_figure(
    s: DescentState, seat: int, card: str, figures: Sequence[Figure], must: bool = True
) -> Play[Figure | None]:
    """One of these; nobody, if it need not be."""
    if not figures:
        return None
    offers = [PICK(figure.id) for figure in figures]
    choice = yield from choose(seat, card, offers if must else [*offers, DONE()])
    return None if choice is DONE() else s.figure(FIGURE.of(choice))


def pick_space(seat: int, card: str, spaces: int) -> Play[int]:
    """One of these spaces, of which there is at least one."""
    if spaces & (spaces - 1) == 0:
        return lowest(spaces)
    choice = yield from choose(seat, card, [USE_AT(card, space) for space in bits(spaces)])
    return SPACE.of(choice)


def pick_attribute(seat: int, card: str, attributes: Sequence[str]) -> Play[str]:
    choice = yield from choose(seat, card, [PICK_ATTRIBUTE(name) for name in attributes])
    return ATTRIBUTE.of(choice)


def inflict_any(s: DescentState, seat: int, card: str, figure: Figure) -> Play[None]:
    """A condition of somebody's choice that the figure does not have."""
    offers = [PICK_CONDITION(name) for name in CONDITIONS if not figure.conditions & condition_of(name)]
    if offers and figure.spaces and not figure.profile.immune:
        choice = yield from choose(seat, card, offers)
        inflict(s, figure, condition_of(CONDITION.of(choice)))


def drop_any(s: DescentState, seat: int, card: str, figure: Figure, must: bool = True) -> Play[None]:
    """A condition of somebody's choice is gone."""
    offers = [PICK_CONDITION(name) for name in CONDITIONS if figure.conditions & condition_of(name)]
    if offers:
        choice = yield from choose(seat, card, offers if must else [*offers, DONE()])
        if choice is not DONE():
            shake_off(s, figure, condition_of(CONDITION.of(choice)))
