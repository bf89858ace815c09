"""Moving: exits, entering a location, and what waits there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.engine.decision import Detail, Option, Play, ask
from undercroft.engine.errors import Why
from undercroft.games.dungeoneer import solo
from undercroft.games.dungeoneer.battle import HAS_FOUGHT, attack_hero, attacked_by_lurkers, cannot_fight
from undercroft.games.dungeoneer.checks import face
from undercroft.games.dungeoneer.content.schema import Hazard
from undercroft.games.dungeoneer.content.threats import BLOCKED, TRAP, Threat
from undercroft.games.dungeoneer.doing import Doing
from undercroft.games.dungeoneer.dungeon import SIDES, neighbour, way
from undercroft.games.dungeoneer.effects.registry import perform
from undercroft.games.dungeoneer.ending import check_return
from undercroft.games.dungeoneer.modifiers import has_keyword
from undercroft.games.dungeoneer.moments import MOMENTS, OWN_AMBUSH
from undercroft.games.dungeoneer.options import DODGE, FACE, FIGHT, HERO, LIE_DOWN, MOVE
from undercroft.games.dungeoneer.pieces import Opened
from undercroft.games.dungeoneer.quests import lurker_defeated
from undercroft.games.dungeoneer.state import DungeonState, Hero
from undercroft.games.dungeoneer.traps import spring_traps
from undercroft.games.dungeoneer.windows import lie_down, meddle, ready
from undercroft.games.dungeoneer.wounds import cannot_lie_down, fall, lacks_points, spend, trigger, wound

NOTHING_THERE: Final = Why("nothing-there", "DGN-STEP-01")
WALL: Final = Why("wall", "DGN-EXIT-12")

# -- leaving --------------------------------------------------------------------------------------


def cannot_move(s: DungeonState, hero: Hero, side: int) -> Why | None:
    """DGN-STEP-01: through any working exit, for an action point."""
    if way(s, hero.place, side) < 0:
        return NOTHING_THERE if neighbour(s, hero.place, side) < 0 else WALL
    return lacks_points(hero, 1, "move")


def move_offers(s: DungeonState, hero: Hero) -> list[Option]:
    offers: list[Option] = []
    if lacks_points(hero, 1, "move") is None:
        for side in range(4):
            there = way(s, hero.place, side)
            if there >= 0:
                offers.append(MOVE(SIDES[side], s.places[there].location.id))
    return offers


def move(s: DungeonState, hero: Hero, side: int) -> Play[None]:
    """DGN-MOVE-01, DGN-STEP-04, DGN-STEP-05: the exit that the hero leaves by counts, never the one it enters by."""
    there = way(s, hero.place, side)
    exit_ = s.places[hero.place].exits[side]
    here = hero.place
    if exit_.kind == BLOCKED and exit_.threat is not None:
        if not (yield from unblock(s, hero, side, exit_.threat)):
            return
    elif exit_.kind == TRAP and exit_.threat is not None:
        yield from brave_trap_exit(s, hero, exit_.threat)
    if not hero.alive or hero.place != here or cannot_move(s, hero, side) is not None:
        return
    spend(hero, 1, "move")
    s.tell("moved", seat=hero.seat, hero=hero.id, location=s.places[there].location.id)
    yield from arrive(s, hero, there)


def unblock(s: DungeonState, hero: Hero, side: int, threat: Threat) -> Play[bool]:
    """DGN-EXIT-03, DGN-EXIT-04: overcome it or lose an action point; without any left the exit is open, but the hero
    stays. DGN-EXIT-08: one that is overcome closes behind the hero. Whether the exit is open to the hero."""
    if is_opened(s, hero.place, side) or has_keyword(s, hero, "opens-exits"):
        return True
    here = hero.place
    yield from meddle(s, hero, "exit", {"hero": hero.id, "what": "blocked-exit"})
    if not hero.alive or hero.place != here or lacks_points(hero, 1, "move") is not None:
        return False
    if (yield from face(s, hero, threat, "exit", "blocked-exit")):
        return True
    hero.action -= 1
    s.opened.append(Opened(hero.place, side, hero.seat))
    s.tell("exit-forced", seat=hero.seat, hero=hero.id, side=SIDES[side])
    return True


def is_opened(s: DungeonState, place: int, side: int) -> bool:
    """DGN-EXIT-07: for everyone."""
    return any(opened.place == place and opened.side == side for opened in s.opened)


def brave_trap_exit(s: DungeonState, hero: Hero, threat: Threat) -> Play[None]:
    """DGN-EXIT-09, DGN-EXIT-10: overcome it or take a wound, and leave in either case."""
    if has_keyword(s, hero, "avoids-exits"):
        return
    here = hero.place
    yield from meddle(s, hero, "exit", {"hero": hero.id, "what": "trap-exit"})
    if not hero.alive or hero.place != here or lacks_points(hero, 1, "move") is not None:
        return
    if not (yield from face(s, hero, threat, "exit", "trap-exit")):
        yield from wound(s, hero, 1)


# -- arriving -------------------------------------------------------------------------------------


def arrive(s: DungeonState, hero: Hero, place: int) -> Play[None]:
    """DGN-GEN-04: entry, points, location effect, encounters, in this order. DGN-STEP-10, DGN-OBST-02, DGN-EFF-10:
    points and location effects only in the own turn. DGN-EXIT-08: exits forced open close behind the hero."""
    left = hero.place
    hero.place = place
    hero.brought = hero.seat != s.active
    s.opened = [opened for opened in s.opened if opened.opener != hero.seat or opened.place != left]
    new = False
    if hero.seat == s.active:
        hero.moved = True
        new = gain_points(s, hero, place)
        check_return(s, hero)
        if new:
            yield from trigger(s, hero, "enter")
        yield from location_effects(s, hero, place)
    if hero.alive and hero.place == place:
        yield from spring_traps(s, hero, place)
    if hero.alive and hero.place == place and new and s.solo:
        yield from solo.random_encounters(s, hero, place)
    if hero.alive and hero.place == place and (yield from attacked_by_lurkers(s, hero)):
        yield from lurker_defeated(s, hero)
    if hero.alive and hero.place == place and hero.seat == s.active:
        yield from ambush(s, lambda: [rival for rival in s.at(hero.place) if rival is not hero])


def ambush(s: DungeonState, heroes: Callable[[], list[Hero]]) -> Play[None]:
    """DGN-SPEC-08, DGN-BSTART-03: these heroes may attack whoever shares their location, though it is not their
    turn."""
    yield from MOMENTS.open(
        s,
        OWN_AMBUSH,
        "ambush",
        {"hero": s.me.id},
        lambda: [hero.seat for hero in heroes() if may_ambush(s, hero)],
        lambda seat: ambush_offers(s, s.heroes[seat]),
        lambda seat, choice: carry_out_ambush(s, s.heroes[seat], choice),
    )


def may_ambush(s: DungeonState, hero: Hero) -> bool:
    """DGN-VAR-29: for a point that it has, or that it gets for lying down."""
    if not hero.alive or hero.fought or len(s.at(hero.place)) < 2:
        return False
    return lacks_points(hero) is None or cannot_lie_down(s, hero) is None


def ambush_offers(s: DungeonState, hero: Hero) -> list[Option]:
    offers = [FIGHT(rival.id) for rival in s.at(hero.place) if cannot_fight(hero, rival) is None]
    return offers if cannot_lie_in_wait(s, hero) else [*offers, LIE_DOWN()]


def cannot_lie_in_wait(s: DungeonState, hero: Hero) -> Why | None:
    """DGN-VAR-29: lying down for a point to attack with."""
    return HAS_FOUGHT if hero.fought else cannot_lie_down(s, hero)


def carry_out_ambush(s: DungeonState, hero: Hero, choice: Option) -> Play[None]:
    if choice is LIE_DOWN():
        lie_down(s, hero)
    else:
        yield from attack_hero(s, hero, s.hero(HERO.of(choice)))


def left_beside(s: DungeonState) -> list[Hero]:
    """Those who share a location at the end of a turn, apart from whom the active hero came to: they were asked
    then."""
    others = [hero for hero in s.rivals(s.active) if len(s.at(hero.place)) > 1]
    return [hero for hero in others if not s.me.moved or hero.place != s.me.place or len(s.at(hero.place)) > 2]


def gain_points(s: DungeonState, hero: Hero, place: int) -> bool:
    """DGN-STEP-07 to DGN-STEP-09: those of a location that is new in this turn; whether it was."""
    if hero.visited >> place & 1:
        return False
    hero.visited |= 1 << place
    add_points(s, hero, place)
    return True


def add_points(s: DungeonState, hero: Hero, place: int) -> None:
    """DGN-SOLO-10, DGN-SOLO-11: alone one gains glory, but dice take the place of peril."""
    location = s.places[place].location
    peril = 0 if s.solo else location.peril
    hero.glory += location.glory
    hero.peril += peril
    s.tell("points", seat=hero.seat, hero=hero.id, glory=location.glory, peril=peril)


# -- location effects -----------------------------------------------------------------------------


def location_effects(s: DungeonState, hero: Hero, place: int) -> Play[None]:
    """DGN-LOC-07, DGN-OBST-01: the hazard, the location's own effect, and what is attached to it. DGN-GEN-05: before
    that the hero may act, and rivals may."""
    location = s.places[place].location
    attached = [fixture for fixture in s.fixtures if fixture.place == place and fixture.card.effects]
    hazard = location.hazard
    about: dict[str, Detail] = {"hero": hero.id, "what": location.id}
    yield from meddle(s, hero, "location", about)
    if (hazard is None or hazard.threat is None) and not location.effects and not attached:
        return
    yield from ready(s, hero, "location", about)
    if hazard is not None and hazard.threat is not None and hero.alive and hero.place == place:
        yield from face_hazard(s, hero, hazard, hazard.threat)
    if hero.alive and hero.place == place:
        yield from perform(s, Doing(hero.seat, hero.seat, location.id), location.effects)
    for fixture in attached:
        if hero.alive and hero.place == place:
            yield from perform(s, Doing(fixture.owner, hero.seat, fixture.card.id), fixture.card.effects)


def face_hazard(s: DungeonState, hero: Hero, hazard: Hazard, threat: Threat) -> Play[None]:
    """DGN-OBST-05, DGN-OBST-06: spikes wound, a pit makes the hero fall."""
    if hazard.kind == "spikes":
        if has_keyword(s, hero, "avoids-spikes") or (yield from dodges(s, hero)):
            return
        if not (yield from face(s, hero, threat, "hazard", "spikes")):
            yield from wound(s, hero, 1)
        return
    if has_keyword(s, hero, "avoids-pits") or (yield from face(s, hero, threat, "hazard", "pit")):
        return
    if not has_keyword(s, hero, "sure-footed"):
        fall(s, hero)


def dodges(s: DungeonState, hero: Hero) -> Play[bool]:
    """DGN-VAR-30: an action point in place of the check."""
    if s.setup.spikes != "dodge" or lacks_points(hero):
        return False
    choice: Option = yield ask(hero.seat, "dodge", [FACE(), DODGE()])
    if choice is FACE():
        return False
    spend(hero, 1)
    s.tell("dodged", seat=hero.seat, hero=hero.id)
    return True
