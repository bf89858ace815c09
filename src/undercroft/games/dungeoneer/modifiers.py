"""What changes a number: skills, cards in play, artifacts, influences, attached, and bonuses that pass."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer.content.schema import Adventure, Bearer
from undercroft.games.dungeoneer.content.vocabulary import Modifier
from undercroft.games.dungeoneer.pieces import Attack, Laid
from undercroft.games.dungeoneer.state import DungeonState, Hero

FORM_PLACE: Final = {"melee": 0, "magic": 1, "speed": 2}
_LIMITS: Final = frozenset({"boons", "treasures"})
_CHECKS: Final = ("threat", "exit", "hazard", "trap", "quest")


def bearings(s: DungeonState, hero: Hero) -> list[Bearer]:
    """All that works on a hero now: skills of the bands reached, the last first (DGN-BAND-06), boons, treasures and
    what is attached to them, banes, artifacts (DGN-QART-02), influences (DGN-QINF-01, DGN-QINF-02), and cards attached
    to the place."""
    found: list[Bearer] = [*reversed(hero.cards)]
    if hero.boons or hero.treasures or hero.attached:
        for laid in prepared(hero):
            found.append(laid.card)
    found += other_bearings(s, hero)
    return found


def prepared(hero: Hero) -> list[Laid]:
    """DGN-ADV-08: boons, treasures and what is attached to them; then what lies with the hero."""
    found: list[Laid] = []
    for laid in hero.boons + hero.treasures:
        if not laid.minion:
            found.append(laid)
        if laid.attached:
            found += laid.attached
    found += hero.attached
    return found


def other_bearings(s: DungeonState, hero: Hero) -> list[Bearer]:
    """Artifacts, influences and cards attached to the place."""
    found: list[Bearer] = [*hero.artifacts]
    for quests in (hero.quests, s.common):
        for errand in quests:
            if errand.quest.category == "influence":
                found.append(errand.quest)
    for fixture in s.fixtures:
        if fixture.place == hero.place:
            found.append(fixture.card)
    return found


def bonus(s: DungeonState, hero: Hero, stats: tuple[str, ...], moment: str, foe: Adventure | None = None) -> int:
    """The sum of all modifiers of these numbers that count at this moment."""
    total = 0
    for bearer in bearings(s, hero):
        for modifier in bearer.modifiers:
            if modifier.stat in stats and _holds(s, hero, modifier, moment, foe):
                total += worth(s, hero, modifier) * _times(s, hero, modifier)
    for passing in hero.passing:
        if passing.modifier.stat in stats and _holds(s, hero, passing.modifier, moment, foe):
            total += passing.worth
    return total


def _fits(modifier: Modifier, moment: str, foe: Adventure | None) -> bool:
    if modifier.against and (foe is None or not foe.is_a(modifier.against)):
        return False
    when = modifier.when
    if when in ("always", moment):
        return True
    if when == "battle":
        return moment in ("attack", "counter")
    return when == "threat" and moment in _CHECKS


def _holds(s: DungeonState, hero: Hero, modifier: Modifier, moment: str, foe: Adventure | None) -> bool:
    if modifier.dark and not s.places[hero.place].location.dark:
        return False
    return (hero.fallen or not modifier.fallen) and _fits(modifier, moment, foe)


def worth(s: DungeonState, hero: Hero, modifier: Modifier) -> int:
    by = modifier.by
    if isinstance(by, int):
        return by
    return {"wrath": s.wrath, "level": hero.level}.get(by, 0)


def _times(s: DungeonState, hero: Hero, modifier: Modifier) -> int:
    per = modifier.per
    if not per:
        return 1
    if per == "wrath":
        return s.wrath
    if per == "wound":
        return hero.full_health - hero.health
    if per == "quest":
        return len(hero.done)
    return len(hero.lair) if per == "monster-in-lair" else 0


def characteristic(s: DungeonState, hero: Hero, stat: str) -> int:
    """DGN-HERO-03, DGN-BATTLE-08: what the hero card says for the current level; DGN-HAZ-04: level, or health left."""
    if stat == "level":
        return hero.level
    if stat == "health":
        return hero.health
    levels = hero.card.levels
    row = levels.get(str(hero.level))
    if row is None:
        row = next(iter(levels.values())) if hero.level < int(next(iter(levels))) else levels[next(reversed(levels))]
    return row[FORM_PLACE[stat]]


def value(s: DungeonState, hero: Hero, stat: str) -> int:
    """A characteristic with all that always changes it."""
    return characteristic(s, hero, stat) + bonus(s, hero, (stat,), "always")


def has_keyword(s: DungeonState, hero: Hero, keyword: str) -> bool:
    return keyword in hero.granted or any(keyword in bearer.keywords for bearer in bearings(s, hero))


def boon_limit(s: DungeonState, hero: Hero) -> int:
    """DGN-HERO-02, DGN-BAND-13."""
    return hero.card.boons + bonus(s, hero, ("boons",), "always")


def treasure_limit(s: DungeonState, hero: Hero) -> int:
    return hero.card.treasures + bonus(s, hero, ("treasures",), "always")


def prints_limits(s: DungeonState, hero: Hero) -> bool:
    """Whether the limits are at least what the hero card prints, so that what is within those need not be counted."""
    passing = hero.passing
    return not s.box.lowers_limits and not (passing and any(each.modifier.stat in _LIMITS for each in passing))


# -- monsters -------------------------------------------------------------------------------------


def monster_bonus(s: DungeonState, laid: Laid, attack: Attack, stats: tuple[str, ...], moment: str) -> int:
    """Of a monster's own skill, of what is attached to it, and of this attack. DGN-WRATH-03: the event's own."""
    total = 0
    for card in (laid.card, *[attached.card for attached in laid.attached]):
        for modifier in card.modifiers:
            if modifier.stat in stats and _fits(modifier, moment, None):
                by = modifier.by if isinstance(modifier.by, int) else s.wrath
                total += by * _monster_times(s, laid, modifier)
    if laid is attack.monster:
        for passing in attack.modifiers:
            if passing.modifier.stat in stats and _fits(passing.modifier, moment, None):
                total += passing.worth
    if s.event is not None and "attack" in stats and s.event.stronger and laid.card.is_a(s.event.stronger):
        total += s.wrath
    return total


def _monster_times(s: DungeonState, laid: Laid, modifier: Modifier) -> int:
    """DGN-BEX-02: how many such monsters attack in this turn."""
    if modifier.per == "same-attacking":
        attacks = [*s.attacks, *[attack for attack in s.battle if attack not in s.attacks]]
        return sum(1 for each in attacks if each.monster and each.monster.card is laid.card and not each.out)
    if modifier.per == "wrath":
        return s.wrath
    if modifier.per == "wound":
        return laid.card.health - laid.health
    return 1
