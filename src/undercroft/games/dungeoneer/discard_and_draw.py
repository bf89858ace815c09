"""The discard and draw phase, and the passing of the turn."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Option, Play, ask
from undercroft.engine.errors import Why
from undercroft.games.dungeoneer import solo
from undercroft.games.dungeoneer.cards import (
    GLORY,
    card_in_hand,
    discard,
    discard_laid,
    distinct,
    draw,
    draw_one,
    from_hand,
    laid_of,
    piles_left,
    unlike,
)
from undercroft.games.dungeoneer.ending import out_of_rounds
from undercroft.games.dungeoneer.limits import keep_limits
from undercroft.games.dungeoneer.moving import add_points, ambush, left_beside
from undercroft.games.dungeoneer.options import CARD, COPY, DISCARD, DRAW_FROM, DRAW_NONE, KEEP_ALL, ORIGIN
from undercroft.games.dungeoneer.state import HAND, RECOVERY, DungeonState, Hero
from undercroft.games.dungeoneer.windows import ready

MUST_DISCARD: Final = Why("must-discard", "DGN-DRAW-01")


def discard_and_draw_phase(s: DungeonState) -> Play[None]:
    """DGN-DRAW-09: discard, points for staying, saving a point, refilling the hand, in this order. DGN-SPEC-08: before
    that, heroes who share a location may attack each other."""
    hero = s.me
    yield from ambush(s, lambda: left_beside(s))
    if not hero.alive:
        return
    if not s.solo:
        yield from discard_one(s, hero)
    if not hero.moved:
        yield from stay(s, hero)
    if hero.alive:
        save_point(s, hero)
        yield from refill(s, hero)
    pass_turn(s)


def discard_one(s: DungeonState, hero: Hero) -> Play[None]:
    """DGN-DRAW-01 to DGN-DRAW-03: a card from the hand, a treasure, or an encounter of the lair; an obligation only for
    whoever has a hand. DGN-VAR-16, DGN-VAR-17: optional by variant, and never more than one."""
    if not (hero.hand or hero.treasures or hero.lair):
        return
    choice: Option = yield ask(hero.seat, "discard", lambda: discard_offers(s, hero))
    if choice is KEEP_ALL():
        return
    name, origin = CARD.of(choice), ORIGIN.of(choice)
    if origin == "hand":
        card = card_in_hand(hero, name)
        from_hand(hero, card)
        discard(s, card)
        s.unveil()
    else:
        cards = hero.treasures if origin == "treasures" else hero.lair
        laid = laid_of(cards, name, COPY.of(choice))
        cards.remove(laid)
        discard_laid(s, laid)
    s.tell("discarded", seat=hero.seat, card=name)
    yield from keep_limits(s, hero)


def discard_offers(s: DungeonState, hero: Hero) -> list[Option]:
    offers = [DISCARD(card.id, "hand") for card in distinct(hero.hand)]
    offers += [DISCARD(laid.card.id, "treasures", copy) for laid, copy in unlike(hero.treasures)]
    offers += [DISCARD(laid.card.id, "lair", copy) for laid, copy in unlike(hero.lair)]
    if cannot_keep_all(s, hero) is None:
        offers.append(KEEP_ALL())
    return offers


def cannot_keep_all(s: DungeonState, hero: Hero) -> Why | None:
    """DGN-DRAW-01, DGN-DRAW-03; DGN-VAR-16."""
    return MUST_DISCARD if hero.hand and s.setup.discard != "may" else None


def stay(s: DungeonState, hero: Hero) -> Play[None]:
    """DGN-DRAW-04, DGN-DRAW-05: the points of the location, without its effects. DGN-SOLO-11: alone no peril comes of
    it, unless it is agreed that there are dice."""
    before = hero.glory
    add_points(s, hero, hero.place)
    if any(before < cost <= hero.glory for cost in s.box.any_costs):
        yield from ready(s, hero, "rest", {"what": "drawing"})
    if s.solo and s.setup.staying == "dice":
        yield from solo.random_encounters(s, hero, hero.place)


def save_point(s: DungeonState, hero: Hero) -> None:
    """DGN-DRAW-06: one point can be saved for other players' turns; DGN-VAR-28: not with the movement limit."""
    hero.spare = 0
    hero.action = 1 if hero.action and s.setup.movement == "speed" and not s.solo else 0
    if hero.action:
        s.tell("saved", seat=hero.seat, hero=hero.id)


def refill(s: DungeonState, hero: Hero) -> Play[None]:
    """DGN-DRAW-09: up to five. DGN-SOLO-23: alone one glory card, if wanted."""
    if not s.solo:
        yield from draw(s, hero, max(0, HAND - len(hero.hand)))
    elif GLORY in piles_left(s):
        choice: Option = yield ask(hero.seat, "draw-glory", [DRAW_FROM("glory"), DRAW_NONE()])
        if choice is not DRAW_NONE():
            draw_one(s, hero, GLORY)


def pass_turn(s: DungeonState) -> None:
    """DGN-TURN-02, DGN-TURN-03: to the left, past those who are out; back at the first player a round is over."""
    s.phase = RECOVERY
    while True:
        s.active = (s.active + 1) % s.seats
        if s.active == s.starter:
            s.round += 1
        if s.heroes[s.active].alive or s.active in s.reviving:
            break
    if s.round > s.setup.rounds:
        out_of_rounds(s)
