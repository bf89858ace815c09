"""Trap cards: they lie in wait in a location, or spring at once."""

from __future__ import annotations

from undercroft.engine.decision import Play
from undercroft.games.dungeoneer.cards import discard
from undercroft.games.dungeoneer.checks import face
from undercroft.games.dungeoneer.doing import Doing
from undercroft.games.dungeoneer.effects.registry import perform
from undercroft.games.dungeoneer.modifiers import has_keyword
from undercroft.games.dungeoneer.pieces import Snare
from undercroft.games.dungeoneer.state import DungeonState, Hero
from undercroft.games.dungeoneer.windows import meddle, ready


def spring_traps(s: DungeonState, hero: Hero, place: int) -> Play[None]:
    """DGN-HAZEX-04: a hero who enters sets off the traps that wait here."""
    for snare in [each for each in s.snares if each.place == place and each.armed]:
        if hero.alive and hero.place == place and snare in s.snares:
            yield from spring(s, snare, hero)


def spring(s: DungeonState, snare: Snare, victim: Hero) -> Play[None]:
    """DGN-HAZ-07, DGN-HAZ-08: every hero here faces it, each with a roll. DGN-RECOV-02: a trap that stays is armed
    again later; any other is discarded."""
    snare.armed = False
    s.tell("trap-sprung", trap=snare.card.id, seat=victim.seat, hero=victim.id)
    heroes = s.at(snare.place) if snare.card.everyone else [victim]
    for hero in [victim, *[each for each in heroes if each is not victim]]:
        if hero.alive and hero.place == snare.place and not has_keyword(s, hero, "avoids-traps"):
            yield from face_trap(s, snare, hero)
    if not snare.card.stays or snare.target >= 0:
        if snare in s.snares:
            s.snares.remove(snare)
        discard(s, snare.card)


def face_trap(s: DungeonState, snare: Snare, hero: Hero) -> Play[None]:
    """DGN-OBST-04: danger makes it harder (it is an obstacle like any other)."""
    card = snare.card
    assert card.threat is not None
    about = {"hero": hero.id, "what": card.id}
    yield from meddle(s, hero, "trap", about)
    yield from ready(s, hero, "trap", about)
    if not hero.alive or hero.place != snare.place:
        return
    overcome = yield from face(s, hero, card.threat, "trap", card.id, danger(s, hero))
    doing = Doing(snare.owner, hero.seat, card.id)
    yield from perform(s, doing, card.reward if overcome else card.fail)


def danger(s: DungeonState, hero: Hero) -> int:
    """How much harder traps are for the hero where it stands. DGN-OBST-02: not if it came in another player's turn."""
    hazard = s.places[hero.place].location.hazard
    return hazard.by if hazard is not None and hazard.kind == "danger" and not hero.brought else 0
