"""Wounds, healing, falling and standing up, wounds prevented."""

from __future__ import annotations

from undercroft.engine.decision import Play
from undercroft.games.dungeoneer.content.vocabulary import (
    Fall,
    Heal,
    Modifier,
    Prevent,
    Stand,
    Wound,
)
from undercroft.games.dungeoneer.doing import Doing
from undercroft.games.dungeoneer.effects.registry import amount, carries_out, concerned, is_useful
from undercroft.games.dungeoneer.modifiers import has_keyword
from undercroft.games.dungeoneer.pieces import Passing
from undercroft.games.dungeoneer.state import DungeonState
from undercroft.games.dungeoneer.wounds import fall, heal, stand, wound


@carries_out(Wound)
def _wound(s: DungeonState, doing: Doing, effect: Wound) -> Play[None]:
    for hero in concerned(s, doing, effect.who):
        yield from wound(s, hero, amount(s, doing, effect.count, hero))


@carries_out(Heal)
def _heal(s: DungeonState, doing: Doing, effect: Heal) -> Play[None]:
    for hero in concerned(s, doing, effect.who):
        heal(s, hero, amount(s, doing, effect.count, hero))
    yield from ()


@is_useful(Heal)
def _someone_is_wounded(s: DungeonState, doing: Doing, effect: Heal) -> bool:
    return any(hero.health < hero.full_health for hero in concerned(s, doing, effect.who))


@carries_out(Fall)
def _fall(s: DungeonState, doing: Doing, effect: Fall) -> Play[None]:
    for hero in concerned(s, doing, effect.who):
        if not has_keyword(s, hero, "sure-footed"):
            fall(s, hero)
            hero.fall_threat = effect.threat or hero.fall_threat
    yield from ()


@carries_out(Stand)
def _stand(s: DungeonState, doing: Doing, effect: Stand) -> Play[None]:
    for hero in concerned(s, doing, effect.who):
        stand(s, hero)
    yield from ()


@is_useful(Stand)
def _someone_lies(s: DungeonState, doing: Doing, effect: Stand) -> bool:
    return any(hero.fallen for hero in concerned(s, doing, effect.who))


@carries_out(Prevent)
def _prevent(s: DungeonState, doing: Doing, effect: Prevent) -> Play[None]:
    armour = Modifier(stat="armour", by=1)
    s.heroes[doing.you].passing.append(Passing(armour, amount(s, doing, effect.count), "battle"))
    s.tell("bonus", card=doing.source)
    yield from ()


@is_useful(Prevent)
def _there_is_a_battle(s: DungeonState, doing: Doing, effect: Prevent) -> bool:
    return bool(s.battle)
