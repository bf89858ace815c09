"""Windows: the one place that knows who may answer what.

A window opens by what all can see. What heroes can do lies open beside their sheets, so a hero's player is asked if
there is something to do. The overlord's hand is hidden (DESC-OCARD-02): he is asked whenever he holds a card and one
that answers such a moment may still be in his hand for all that the heroes know. GOLD-03: the side whose turn it is
comes first.
"""

from __future__ import annotations

from functools import cache

from undercroft.engine.decision import Option, Play
from undercroft.games.descent.abilities.registry import ABILITIES, abilities_of
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.moments import MOMENTS
from undercroft.games.descent.options import CARD
from undercroft.games.descent.pieces import Moment
from undercroft.games.descent.profiles import HEROES
from undercroft.games.descent.state import THE_OVERLORD, DescentState, Figure


def window(s: DescentState, moment: Moment) -> Play[None]:
    """All who may answer do so, until nobody wants to any more."""
    order = seats_asked(s, moment)
    if not order:
        return
    s.played = [played for played in s.played if not played.startswith("event ")]
    about = {"figure": moment.figure.id, "moment": moment.kind}
    yield from MOMENTS.open(
        s,
        moment.kind,
        "answer",
        about,
        lambda: seats_asked(s, moment),
        lambda seat: answers(s, seat, moment),
        lambda seat, option: answer(s, seat, moment, option),
    )


def seats_asked(s: DescentState, moment: Moment) -> list[int]:
    """The side whose turn it is first."""
    heroes = [seat for seat in range(1, s.seats) if hero_answers(s, seat, moment)]
    overlord = [THE_OVERLORD] if overlord_may_answer(s, moment) else []
    return [*heroes, *overlord] if heroes_turn(s) else [*overlord, *heroes]


def heroes_turn(s: DescentState) -> bool:
    return s.active != "" and s.has_figure(s.active) and s.figure(s.active).profile.side == HEROES


def overlord_may_answer(s: DescentState, moment: Moment) -> bool:
    """By what all can see: he holds cards, and not all that answer such a moment lie in the discard pile."""
    if not s.hand:
        return False
    for card in cards_for(moment.kind):
        if s.discard.count(card) < BOX.overlord[card].count and in_decks(s, card):
            holder = ABILITIES[card]
            if holder.answers(s, None, moment):
                return True
    return False


def in_decks(s: DescentState, card: str) -> bool:
    """Whether the overlord has such a card at all; what his deck is made of is known (DESC-SETO-07,
    DESC-OCARD-01)."""
    return BOX.overlord[card].deck == "basic" or card in s.gained


@cache
def cards_for(kind: str) -> tuple[str, ...]:
    """The overlord cards that answer moments of this kind."""
    return tuple([card for card in BOX.overlord if card in ABILITIES and kind in ABILITIES[card].moments])


def answers(s: DescentState, seat: int, moment: Moment) -> list[Option]:
    """What this seat can do about it."""
    if seat != THE_OVERLORD:
        return hero_answers(s, seat, moment)
    found: list[Option] = []
    for card in dict.fromkeys(s.hand):
        known = ABILITIES.get(card)
        if known is not None and moment.kind in known.moments:
            found += [option for option in known.answers(s, None, moment) if may_play(s, option)]
    return found


def may_play(s: DescentState, option: Option) -> bool:
    """DESC-OCARD-06: not two cards of one name at the same time on the same target."""
    return f"event {option.id}" not in s.played


def hero_answers(s: DescentState, seat: int, moment: Moment) -> list[Option]:
    found: list[Option] = []
    for figure in figures_of(s, seat):
        for known in abilities_of(s, figure):
            if moment.kind in known.moments:
                found += known.answers(s, figure, moment)
    return found


def figures_of(s: DescentState, seat: int) -> list[Figure]:
    return [s.figure(hero.id) for hero in s.heroes if hero.seat == seat]


def answer(s: DescentState, seat: int, moment: Moment, option: Option) -> Play[None]:
    card = CARD.of(option)
    known = ABILITIES[card]
    if seat == THE_OVERLORD:
        play_card(s, card, option)
        yield from known.answer(s, None, moment, option)
        return
    for figure in figures_of(s, seat):
        if known in abilities_of(s, figure) and option in known.answers(s, figure, moment):
            yield from known.answer(s, figure, moment, option)
            return


def play_card(s: DescentState, card: str, option: Option) -> None:
    """DESC-OCARD-07: it is shown, and goes to the discard pile."""
    s.hand.remove(card)
    s.discard.append(card)
    s.played.append(f"event {option.id}")
    s.unveil()
    s.tell("played", card=card)
