"""What forecasts of Dungeoneer are made of."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

import msgspec

from undercroft.engine.branching import every_way
from undercroft.engine.chance import Chance
from undercroft.engine.forecast import Forecast, Phrase, in_percent
from undercroft.games.dungeoneer.checks import added
from undercroft.games.dungeoneer.content.threats import Threat
from undercroft.games.dungeoneer.content.vocabulary import Effects
from undercroft.games.dungeoneer.doing import Doing
from undercroft.games.dungeoneer.effects.registry import perform
from undercroft.games.dungeoneer.ending import MatchDecided
from undercroft.games.dungeoneer.odds import check_odds
from undercroft.games.dungeoneer.state import DungeonState, Hero

Details = dict[str, str | int | list[str]]
COSTS = {"glory": "glory-point", "action": "action-point"}
HARMS = {"wounds": "wound", "peril": "peril-point", "falls": "a-fall"}
"""What is told as coming, if there is more of it; all else is told as lost, if there is less of it."""
GOODS = {"glory": "glory-point", "action": "action-point", "cards": "new-card", "level": "new-level"}


class CheckForecast(msgspec.Struct, frozen=True):
    """DGN-HAZ-05: a die and what is added to it against a value."""

    kind: str
    """blocked, trap, spikes, pit, quest, search, trap-card, standing-up."""
    stat: str
    value: int
    least: int
    """The least that the die must show: 1, any roll does; more than 6, none."""
    chance: float


class BoutForecast(msgspec.Struct, frozen=True):
    """An attack: both sides' values, its odds, what a hit of each side deals."""

    form: str
    attack: int
    counter: int
    hit: float
    tie: float
    back: float
    wounds: int
    wounds_back: int


class DungeonForecast(Forecast, frozen=True, omit_defaults=True, kw_only=True):
    checks: list[CheckForecast] = []
    """In the order in which they are made."""
    bout: BoutForecast | None = None
    place: int | None = None
    """Where the hero comes to."""
    loss: float | None = None
    """In a battle: the wounds to expect after this, if nothing more is done."""
    defeat: float | None = None
    """And how likely they are the end of the hero."""


def check(s: DungeonState, hero: Hero, threat: Threat, kind: str, name: str, harder: int = 0) -> CheckForecast:
    value = threat.value + harder
    least = max(1, value - added(s, hero, threat.stat, kind))
    return CheckForecast(name, threat.stat, value, least, check_odds(s, hero, threat, kind, harder))


def check_phrase(found: CheckForecast) -> Phrase:
    details: Details = {"stat": found.stat, "value": found.value}
    return Phrase("forecast-check", details | {"kind": found.kind, "chance": in_percent(found.chance)})


def checked(
    found: CheckForecast,
    cost: dict[str, int] | None = None,
    success: dict[str, float] | None = None,
    failure: dict[str, float] | None = None,
) -> DungeonForecast:
    """What one check decides."""
    return DungeonForecast(
        says=[check_phrase(found)],
        chance=found.chance,
        cost=cost or {},
        success=success or {},
        failure=failure or {},
        checks=[found],
    )


# -- words ----------------------------------------------------------------------------------------


def price_phrases(cost: Mapping[str, int]) -> list[Phrase]:
    """What an option costs in any case."""
    things = [COSTS[what] for what, count in cost.items() for _ in range(count)]
    return [Phrase("forecast-price", {"what": things})] if things else []


def result_phrases(result: str, changed: Mapping[str, float]) -> list[Phrase]:
    """What a success or a failure brings and takes; nothing where that is no whole number."""
    if any(count != int(count) for count in changed.values()):
        return []
    brings, takes = changes_of(changed, 1), changes_of(changed, -1)
    found = [("forecast-brings", brings), ("forecast-takes", takes)]
    return [Phrase(name, {"result": result, "what": what}) for name, what in found if what]


def changes_of(changed: Mapping[str, float], sign: int) -> list[str]:
    names = HARMS | GOODS
    found = [names[what] for what, count in changed.items() for _ in range(max(0, sign * int(count)))]
    healed = ["health-point"] * max(0, -int(changed.get("wounds", 0)))
    return found + healed if sign > 0 else [each for each in found if each != "wound"]


# -- trying things --------------------------------------------------------------------------------


def twin_of(s: DungeonState) -> DungeonState:
    """A copy to try things on, perhaps in the middle of a battle: attacks of this phase are those of the battle."""
    twin = s.copy()
    places = [s.attacks.index(attack) if attack in s.attacks else -1 for attack in s.battle]
    twin.battle = [twin.attacks[at] if at >= 0 else twin.battle[place] for place, at in enumerate(places)]
    return twin


def effects_of(s: DungeonState, hero: Hero, source: str, effects: Effects) -> dict[str, float]:
    """What these effects change for the hero on average, as far as nobody is asked anything about them. That includes
    the end of the match."""

    def run(chance: Chance) -> dict[str, int] | None:
        twin = twin_of(s)
        twin.chance = chance
        own = twin.heroes[hero.seat]
        with suppress(MatchDecided):
            if next(perform(twin, Doing(hero.seat, hero.seat, source), effects), None) is not None:
                return None
        return changes(hero, own)

    ways = every_way(run) if effects else []
    return averaged(ways or [])


def changes(before: Hero, after: Hero) -> dict[str, int]:
    return {
        "wounds": before.health - after.health,
        "glory": after.glory - before.glory,
        "peril": after.peril - before.peril,
        "action": after.action - before.action,
        "level": after.level - before.level,
        "falls": int(after.fallen) - int(before.fallen),
        "cards": len(after.hand) - len(before.hand),
    }


def averaged(ways: list[tuple[float, dict[str, int] | None]]) -> dict[str, float]:
    """Nothing, if in some way somebody is asked."""
    total: dict[str, float] = {}
    for share, found in ways:
        if found is None:
            return {}
        for name, count in found.items():
            total[name] = total.get(name, 0.0) + share * count
    return {name: count for name, count in total.items() if count}
