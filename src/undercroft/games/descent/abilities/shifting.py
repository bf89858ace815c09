"""Movement that cards give: a walk at once, a few spaces, being placed somewhere."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.descent.abilities.choosing import pick_space
from undercroft.games.descent.geometry.bits import bits
from undercroft.games.descent.moving import STRODE, cannot_spend, enter, passable, stopping, stride, walk, walk_offers
from undercroft.games.descent.options import DONE, SPACE, STRIDE, USE_AT
from undercroft.games.descent.places import empty_for, lay_of
from undercroft.games.descent.state import DescentState, Figure

GO = "go"
"""The question where somebody walks who was given movement points for this alone."""


def can_be_moved(figure: Figure) -> bool:
    """By others, that is."""
    return "unmovable" not in figure.profile.abilities


def walk_now(s: DescentState, figure: Figure, points: int, seat: int, card: str) -> Play[None]:
    """DESC-HTURN-13: movement points that are spent at once, or lost; those that the figure had stay."""
    kept, figure.points = figure.points, points
    before, s.walking = s.walking, figure.id
    while figure.points > 0 and figure.spaces:
        offers = walk_offers(s, figure)
        if not offers:
            break
        choice: Option = yield ask(seat, GO, [*offers, DONE()], {"figure": figure.id, "card": card})
        if choice is DONE():
            break
        yield from walk_on(s, figure, choice)
    s.walking = before
    figure.points = 0 if cannot_spend(s, figure) is not None else kept


def walk_on(s: DescentState, figure: Figure, choice: Option) -> Play[None]:
    if choice.verb is STRIDE:
        yield from stride(s, figure, choice)
        if STRODE in figure.used:
            figure.used.remove(STRODE)
    else:
        yield from walk(s, figure, SPACE.of(choice))


def shift(s: DescentState, figure: Figure, spaces: int, seat: int, card: str, must: bool = False) -> Play[None]:
    """So many spaces at most, whatever they cost; a large figure unfolds after one."""
    if figure.profile.large:
        yield from walk_now(s, figure, spaces, seat, card)
        return
    for _ in range(spaces):
        around = lay_of(s).around(figure.spaces) & passable(s, figure) & stopping(s, figure) & ~figure.spaces
        if not around:
            return
        offers = [USE_AT(card, space) for space in bits(around)]
        choice: Option = yield ask(seat, GO, offers if must else [*offers, DONE()], {"figure": figure.id, "card": card})
        if choice is DONE():
            return
        if (yield from enter(s, figure, SPACE.of(choice))):
            return


def put_within(s: DescentState, figure: Figure, far: int, origin: int, seat: int, card: str) -> Play[None]:
    """It is placed on an empty space so far from another one at most, which counts as entering it."""
    spaces = lay_of(s).within(origin, far) & empty_for(s, figure)
    if figure.profile.large or not spaces:
        return
    space = yield from pick_space(seat, card, spaces)
    yield from enter(s, figure, space)
