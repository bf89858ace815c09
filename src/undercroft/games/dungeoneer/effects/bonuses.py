"""Bonuses and keywords that last for a while."""

from __future__ import annotations

from undercroft.engine.decision import Play
from undercroft.games.dungeoneer.content.vocabulary import (
    Bonus,
    Grant,
    Modifier,
)
from undercroft.games.dungeoneer.doing import Doing
from undercroft.games.dungeoneer.effects.registry import amount, carries_out, concerned
from undercroft.games.dungeoneer.pieces import Passing
from undercroft.games.dungeoneer.state import DungeonState, Hero


@carries_out(Bonus)
def _bonus(s: DungeonState, doing: Doing, effect: Bonus) -> Play[None]:
    """Of a monster's own effect, "you" is the monster in this battle."""
    attack = doing.attack
    if attack is not None and attack.monster and attack.monster.card.id == doing.source and effect.who == "you":
        attack.modifiers += [_passing(s, doing, each, None, effect.lasts) for each in effect.modifiers]
    else:
        for hero in concerned(s, doing, effect.who):
            hero.passing += [_passing(s, doing, each, hero, effect.lasts) for each in effect.modifiers]
    s.tell("bonus", card=doing.source)
    yield from ()


def _passing(s: DungeonState, doing: Doing, modifier: Modifier, hero: Hero | None, lasts: str) -> Passing:
    times = s.wrath if modifier.per == "wrath" else 1
    return Passing(modifier, times * amount(s, doing, modifier.by, hero), lasts)


@carries_out(Grant)
def _grant(s: DungeonState, doing: Doing, effect: Grant) -> Play[None]:
    for hero in concerned(s, doing, effect.who):
        hero.granted.append(effect.keyword)
    s.tell("bonus", card=doing.source)
    yield from ()
