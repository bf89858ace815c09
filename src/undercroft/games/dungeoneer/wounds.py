"""Wounds, healing, and the end of a hero."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Play
from undercroft.engine.errors import Why
from undercroft.games.dungeoneer.cards import lose_everything
from undercroft.games.dungeoneer.doing import Doing
from undercroft.games.dungeoneer.effects.registry import perform
from undercroft.games.dungeoneer.ending import after_defeat
from undercroft.games.dungeoneer.modifiers import bearings
from undercroft.games.dungeoneer.state import DungeonState, Hero

FALLEN: Final = Why("fallen", "DGN-EFF-06")
NO_ACTION: Final = Why("no-action", "DGN-FEAT-03")
NOT_FALLEN: Final = Why("not-fallen", "DGN-SPEC-07")
NO_LIMIT: Final = Why("no-limit", "DGN-VAR-29")
LIES_ALREADY: Final = Why("lies-already", "DGN-VAR-29")
HAS_LAIN_DOWN: Final = Why("has-lain-down", "DGN-VAR-29")


def trigger(s: DungeonState, hero: Hero, on: str, target: int = -1) -> Play[None]:
    """What happens by itself to a hero at such a moment."""
    for bearer in bearings(s, hero):
        for each in bearer.triggers:
            if each.on == on and hero.alive:
                doing = Doing(hero.seat, target if target >= 0 else hero.seat, bearer.id)
                yield from perform(s, doing, each.effects)


def wound(s: DungeonState, hero: Hero, count: int) -> Play[int]:
    """DGN-BATTLE-16, DGN-BATTLE-17: each wound takes one health; a hero without health is defeated. How many were
    really taken."""
    taken = min(count, hero.health)
    if taken <= 0 or not hero.alive:
        return 0
    hero.health -= taken
    s.tell("wounded", seat=hero.seat, hero=hero.id, count=taken, health=hero.health)
    if hero.health == 0:
        defeat(s, hero)
    else:
        yield from trigger(s, hero, "wounded")
    return taken


def heal(s: DungeonState, hero: Hero, count: int) -> None:
    """Never more than the hero card prints."""
    gained = min(count, hero.full_health - hero.health)
    if gained > 0:
        hero.health += gained
        s.tell("healed", seat=hero.seat, hero=hero.id, count=gained, health=hero.health)


def defeat(s: DungeonState, hero: Hero) -> None:
    """DGN-BATTLE-18: the player is out of the game: hand, inventory and lair are discarded, an escort's token stays
    where it is. DGN-VAR-09, DGN-VAR-14: or goes on with another hero, if there is one, and with all quests."""
    hero.alive = False
    hero.health = 0
    s.tell("defeated", seat=hero.seat, hero=hero.id)
    lose_everything(s, hero)
    s.opened = [opened for opened in s.opened if opened.opener != hero.seat]
    if s.setup.death == "resurrection" and s.free_heroes:
        s.reviving.append(hero.seat)
    else:
        leave_tokens(hero)
    after_defeat(s)


def leave_tokens(hero: Hero) -> None:
    """DGN-BATTLE-18: the escort tokens of a hero who is out of the game lie where it fell."""
    for errand in hero.quests:
        if errand.carrier == hero.seat:
            errand.carrier = -1
            errand.dropped = hero.place


def fall(s: DungeonState, hero: Hero) -> None:
    """DGN-EFF-05."""
    if not hero.fallen:
        hero.fallen = True
        s.tell("fell", seat=hero.seat, hero=hero.id)


def stand(s: DungeonState, hero: Hero) -> None:
    if hero.fallen:
        hero.fallen = False
        hero.fall_threat = None
        s.tell("stood-up", seat=hero.seat, hero=hero.id)


def cannot_stand_up(hero: Hero) -> Why | None:
    """DGN-SPEC-07."""
    return lacks_points(hero, 1, "stand") if hero.fallen else NOT_FALLEN


def cannot_lie_down(s: DungeonState, hero: Hero) -> Why | None:
    """DGN-VAR-29: with the movement limit, once in each turn."""
    if s.setup.movement != "limit":
        return NO_LIMIT
    if hero.fallen:
        return LIES_ALREADY
    return HAS_LAIN_DOWN if "lie-down" in hero.used else None


# -- action points --------------------------------------------------------------------------------


def points_for(hero: Hero, what: str = "act") -> int:
    """The action points that can be spent on this: ``move``, ``stand`` or anything else (``act``). DGN-EFF-06: those of
    a fallen hero only for standing up. DGN-VAR-29: those for lying down for anything but movement."""
    if what == "move":
        return 0 if hero.fallen else hero.action
    if hero.fallen and what != "stand":
        return hero.spare
    return hero.action + hero.spare


def lacks_points(hero: Hero, count: int = 1, what: str = "act") -> Why | None:
    """Why these action points cannot be spent on this (DGN-EFF-06, DGN-FEAT-03)."""
    if points_for(hero, what) >= count:
        return None
    return FALLEN if hero.fallen and what != "stand" else NO_ACTION


def spend(hero: Hero, count: int, what: str = "act") -> None:
    """Spare points first, where they may be spent."""
    spare = min(hero.spare, count) if what != "move" else 0
    hero.spare -= spare
    hero.action -= count - spare
