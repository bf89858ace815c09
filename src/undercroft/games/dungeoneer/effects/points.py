"""Glory, peril and action points, levels, the wrath of the goddess."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Play
from undercroft.games.dungeoneer.bands import set_level
from undercroft.games.dungeoneer.content.vocabulary import (
    Level,
    Points,
    Steal,
    Wrath,
)
from undercroft.games.dungeoneer.doing import Doing
from undercroft.games.dungeoneer.effects.registry import amount, carries_out, concerned, is_useful
from undercroft.games.dungeoneer.state import DungeonState, Hero

POINTS: Final = ("glory", "peril", "action")


@carries_out(Points)
def _points(s: DungeonState, doing: Doing, effect: Points) -> Play[None]:
    sign = -1 if effect.negative else 1
    for hero in concerned(s, doing, effect.who):
        changes = [(kind, sign * amount(s, doing, getattr(effect, kind), hero)) for kind in POINTS]
        for kind, change in changes:
            _change_points(s, hero, kind, change)
    yield from ()


def _change_points(s: DungeonState, hero: Hero, kind: str, change: int) -> None:
    """Nobody loses more than there is."""
    before: int = getattr(hero, kind)
    after = max(0, before + change)
    if after == before:
        return
    setattr(hero, kind, after)
    told = "gained-points" if after > before else "lost-points"
    s.tell(told, seat=hero.seat, hero=hero.id, what=f"{kind}-point", count=abs(after - before))


@carries_out(Steal)
def _steal(s: DungeonState, doing: Doing, effect: Steal) -> Play[None]:
    victim, thief = s.heroes[doing.target], s.heroes[doing.you]
    taken = min(victim.glory, amount(s, doing, effect.glory, victim))
    victim.glory -= taken
    thief.glory += taken
    s.tell("stole-glory", seat=thief.seat, hero=victim.id, count=taken)
    yield from ()


@carries_out(Level)
def _level(s: DungeonState, doing: Doing, effect: Level) -> Play[None]:
    for hero in concerned(s, doing, effect.who):
        set_level(s, hero, hero.level + effect.by)
    yield from ()


@carries_out(Wrath)
def _wrath(s: DungeonState, doing: Doing, effect: Wrath) -> Play[None]:
    if s.event is not None:
        s.wrath = max(0, min(s.event.most, s.wrath + effect.by))
        s.tell("wrath-changed", event=s.event.id, tokens=s.wrath)
    yield from ()


@is_useful(Wrath)
def _there_is_an_event(s: DungeonState, doing: Doing, effect: Wrath) -> bool:
    return s.event is not None and 0 <= s.wrath + effect.by <= s.event.most
