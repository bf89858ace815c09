"""The start of a turn and the recovery phase."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.dungeoneer.cards import laid_of, to_hand, unlike
from undercroft.games.dungeoneer.modifiers import value
from undercroft.games.dungeoneer.moments import MOMENTS, MY_TURN
from undercroft.games.dungeoneer.options import COPY, GLORY_CARD, PAY_UPKEEP
from undercroft.games.dungeoneer.pieces import Laid
from undercroft.games.dungeoneer.state import VILLAINY, DungeonState, Hero
from undercroft.games.dungeoneer.windows import rise_before_turn
from undercroft.games.dungeoneer.wounds import trigger

LIMITED_ACTION: Final = 3
"""DGN-VAR-26."""


def recovery_phase(s: DungeonState) -> Play[None]:
    """DGN-RECOV-01: all that is counted by the turn begins anew."""
    hero = s.me
    MOMENTS.come(s, hero.seat, MY_TURN)
    yield from rise_before_turn(s, hero)
    s.tell("turn", seat=hero.seat, hero=hero.id, round=s.round)
    roll_for_wrath(s)
    restore(s)
    yield from pay_upkeep(s, hero)
    hero.action = LIMITED_ACTION if s.setup.movement == "limit" else max(0, value(s, hero, "speed"))
    hero.spare = 0
    hero.visited = 1 << hero.place
    hero.moved = False
    hero.attempts = 0
    s.phase = VILLAINY
    yield from trigger(s, hero, "turn-start")


def roll_for_wrath(s: DungeonState) -> None:
    """DGN-WRATH-01: before the recovery phase."""
    event = s.event
    if event is None or s.wrath >= event.most:
        return
    die = s.roll()
    if die >= event.on:
        s.wrath += 1
        s.tell("wrath", event=event.id, die=die, tokens=s.wrath)
    else:
        s.tell("no-wrath", event=event.id, die=die)


def restore(s: DungeonState) -> None:
    """DGN-RECOV-02 to DGN-RECOV-05: traps are armed, temporary effects are over (exits that they opened are blocked
    again), abilities can be used again. DGN-EXIT-08: an exit that a hero forced closes when the hero leaves."""
    for snare in s.snares:
        snare.armed = True
    for lurker in s.lurkers:
        lurker.has_attacked = False
    for hero in s.heroes:
        hero.passing = []
        hero.granted = []
        hero.used = []
        refresh(hero.boons + hero.treasures + hero.attached)
        hero.fought = False
        for errand in hero.quests:
            errand.found = errand.found_at = -1
    for errand in s.common:
        errand.found = errand.found_at = -1
    s.attacks = []
    s.springing = []
    s.peril_cards = []
    s.fighting = s.batch_done = False
    s.discounted = 0


def refresh(cards: list[Laid]) -> None:
    for laid in cards:
        laid.used = 0
        if laid.attached:
            refresh(laid.attached)


# -- upkeep ---------------------------------------------------------------------------------------


def pay_upkeep(s: DungeonState, hero: Hero) -> Play[None]:
    """DGN-RECOV-06, DGN-RECOV-07: glory for each card that has an upkeep; what cannot be paid for goes back to the
    hand. Which cards are paid for first is for the player to say."""
    due = [laid for laid in (*hero.boons, *hero.treasures) if laid.card.upkeep]
    while due:
        payable = [laid for laid in due if laid.card.upkeep <= hero.glory]
        if not payable:
            break
        laid = payable[0]
        if sum([each.card.upkeep for each in due]) > hero.glory and len(payable) > 1:
            choice: Option = yield ask(hero.seat, "upkeep", upkeep_offers(payable))
            laid = laid_of(payable, GLORY_CARD.of(choice), COPY.of(choice))
        hero.glory -= laid.card.upkeep
        due.remove(laid)
        s.tell("upkeep", seat=hero.seat, card=laid.card.id, count=laid.card.upkeep)
    for laid in due:
        take_back(s, hero, laid)


def upkeep_offers(payable: list[Laid]) -> list[Option]:
    return [PAY_UPKEEP(laid.card.id, copy) for laid, copy in unlike(payable)]


def take_back(s: DungeonState, hero: Hero, laid: Laid) -> None:
    (hero.boons if laid in hero.boons else hero.treasures).remove(laid)
    to_hand(s, hero, laid)
    s.tell("taken-back", seat=hero.seat, card=laid.card.id)
