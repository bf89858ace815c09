"""Windows: the one place that knows who may answer what.

A window opens by what all can see. What heroes can do lies open beside their sheets, so a hero's player is asked if
there is something to do. The overlord's hand is hidden (DESC-OCARD-02): he is asked whenever he holds a card and one
that answers such a moment may still be in his hand for all that the heroes know. GOLD-03: the side whose turn it is
comes first.
"""

from __future__ import annotations

from functools import cache

from undercroft.engine.decision import Detail, Option, Play
from undercroft.games.descent.abilities.registry import ABILITIES, abilities_of
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.moments import MOMENTS, SUFFERING
from undercroft.games.descent.options import CARD, FIGURE, PLAY_ON
from undercroft.games.descent.pieces import Moment
from undercroft.games.descent.profiles import HEROES, OVERLORD
from undercroft.games.descent.state import THE_OVERLORD, DescentState, Figure


def window(s: DescentState, moment: Moment) -> Play[None]:
    """All who may answer do so, until nobody wants to any more."""
    order = seats_asked(s, moment)
    if not order:
        return
    about: dict[str, Detail] = {"figure": moment.figure.id, "moment": moment.kind}
    if moment.kind == SUFFERING:
        about["damage"] = moment.amount
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
    overlord = [THE_OVERLORD] if overlord_may_answer(s, moment) or monster_answers(s, moment) else []
    return [*heroes, *overlord] if heroes_turn(s) else [*overlord, *heroes]


def heroes_turn(s: DescentState) -> bool:
    for figure in s.figures:
        if figure.id == s.active:
            return figure.profile.side == HEROES
    return False


def overlord_may_answer(s: DescentState, moment: Moment) -> bool:
    """By what all can see: he holds cards, and one that answers such a moment is in his hand or his deck; what these
    are made of together is known (DESC-SETO-07)."""
    if not s.hand:
        return False
    return any((card in s.hand or card in s.deck) and playable(s, moment, card) for card in cards_for(moment.kind))


def playable(s: DescentState, moment: Moment, card: str) -> list[Option]:
    """What can be done with a card of this name now. DESC-OCARD-06: not twice on the same target at the same time."""
    found = ABILITIES[card].answers(s, None, moment)
    return [option for option in found if target_of(option) not in moment.played] if moment.played else found


def target_of(option: Option) -> str:
    """The card, and on whom it is played, if that is chosen."""
    return f"{CARD.of(option)} on {FIGURE.of(option)}" if option.verb is PLAY_ON else CARD.of(option)


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
        if card in cards_for(moment.kind):
            found += playable(s, moment, card)
    return found + monster_answers(s, moment)


def monster_answers(s: DescentState, moment: Moment) -> list[Option]:
    """What monsters and lieutenants can do about it: their cards lie open."""
    found: list[Option] = []
    for figure in s.figures:
        if figure.spaces and figure.profile.side == OVERLORD:
            for known in abilities_of(s, figure):
                if moment.kind in known.moments:
                    found += known.answers(s, figure, moment)
    return found


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
    moment.answered = True
    if card in BOX.overlord:
        moment.played.append(target_of(option))
        play_card(s, card)
        yield from known.answer(s, None, moment, option)
        return
    figures = s.on_map(OVERLORD) if seat == THE_OVERLORD else figures_of(s, seat)
    for figure in figures:
        if known in abilities_of(s, figure) and option in known.answers(s, figure, moment):
            yield from known.answer(s, figure, moment, option)
            return


def play_card(s: DescentState, card: str) -> None:
    """DESC-OCARD-07: it is shown, and goes to the discard pile."""
    s.hand.remove(card)
    s.discard.append(card)
    s.unveil()
    s.tell("played", card=card)
