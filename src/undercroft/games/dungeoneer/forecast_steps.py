"""What steps, checks and quests may bring, and a location before it is laid."""

from __future__ import annotations

from undercroft.engine.decision import Option
from undercroft.engine.forecast import Phrase, in_percent
from undercroft.games.dungeoneer.content.schema import Location, Quest
from undercroft.games.dungeoneer.content.threats import BLOCKED, TRAP
from undercroft.games.dungeoneer.content.vocabulary import Check, Effects
from undercroft.games.dungeoneer.dungeon import SIDES, way
from undercroft.games.dungeoneer.forecast_battle import hunt
from undercroft.games.dungeoneer.forecast_parts import (
    CheckForecast,
    Details,
    DungeonForecast,
    check,
    check_phrase,
    checked,
    effects_of,
    price_phrases,
    result_phrases,
)
from undercroft.games.dungeoneer.modifiers import has_keyword
from undercroft.games.dungeoneer.moving import is_opened
from undercroft.games.dungeoneer.odds import quest_odds, search_odds_here
from undercroft.games.dungeoneer.quests import attempt_cost, errand_of, open_to
from undercroft.games.dungeoneer.state import DungeonState, Hero
from undercroft.games.dungeoneer.traps import danger
from undercroft.games.dungeoneer.where import fits


def exit_check(s: DungeonState, hero: Hero, side: int) -> CheckForecast | None:
    """DGN-EXIT-03, DGN-EXIT-09: what the exit asks of this hero; none where it stops nobody."""
    gate = s.places[hero.place].exits[side]
    if gate.threat is None or has_keyword(s, hero, "opens-exits" if gate.kind == BLOCKED else "avoids-exits"):
        return None
    if gate.kind == BLOCKED and is_opened(s, hero.place, side):
        return None
    return check(s, hero, gate.threat, "exit", gate.kind)


def hazard_check(s: DungeonState, hero: Hero, location: Location) -> CheckForecast | None:
    """DGN-OBST-05, DGN-OBST-06: what the location asks of this hero."""
    hazard = location.hazard
    if hazard is None or hazard.threat is None:
        return None
    if has_keyword(s, hero, "avoids-spikes" if hazard.kind == "spikes" else "avoids-pits"):
        return None
    return check(s, hero, hazard.threat, "hazard", hazard.kind)


def effect_checks(
    s: DungeonState, hero: Hero, source: str, effects: Effects, name: str = "location"
) -> list[tuple[CheckForecast, list[Phrase]]]:
    """DGN-LOC-07: the threats that a location, or a card attached to it, makes whoever enters face; each with what it
    is said with."""
    found = []
    for effect in effects:
        if isinstance(effect, Check):
            asked = check(s, hero, effect.threat, "threat", name)
            says = [check_phrase(asked)]
            says += result_phrases("success", effects_of(s, hero, source, effect.success))
            says += result_phrases("failure", effects_of(s, hero, source, effect.fail))
            found.append((asked, says))
    return found


def checks_at(s: DungeonState, hero: Hero, place: int) -> list[tuple[CheckForecast, list[Phrase]]]:
    """DGN-OBST-01: what is asked of a hero who enters, in this order: the hazard, the location, what is attached."""
    location = s.places[place].location
    hazard = hazard_check(s, hero, location)
    found = [(hazard, [check_phrase(hazard)])] if hazard else []
    found += effect_checks(s, hero, location.id, location.effects)
    for fixture in s.fixtures:
        if fixture.place == place:
            found += effect_checks(s, hero, fixture.card.id, fixture.card.effects)
    return found


def move(s: DungeonState, hero: Hero, option: Option) -> DungeonForecast:
    """DGN-STEP-01 to DGN-STEP-09: the exit, then the location's points, if it is new in this turn, and what it asks."""
    side = SIDES.index(str(option.args[0]))
    there = way(s, hero.place, side)
    gate = exit_check(s, hero, side)
    points = points_of(s, hero, there)
    asked = checks_at(s, hero, there)
    exit_words: Details = {"side": SIDES[side], "gate": gate.kind if gate else "open"}
    if gate is not None:
        exit_words |= {"stat": gate.stat, "value": gate.value, "chance": in_percent(gate.chance)}
    cost = {"action": 1}
    says = [*price_phrases(cost), Phrase("forecast-exit", exit_words)]
    says.append(Phrase("forecast-points", {**points}) if points else Phrase("forecast-been-there"))
    says += [phrase for _, phrases in asked for phrase in phrases]
    says += what_waits(s, hero, there)
    return DungeonForecast(
        says=says,
        chance=gate.chance if gate else None,
        cost=cost,
        success={name: float(count) for name, count in points.items()},
        failure={"wounds": 1.0} if gate and gate.kind == TRAP else {"action": -1.0} if gate else {},
        checks=[each for each in (gate, *[found for found, _ in asked]) if each],
        place=there,
    )


def drawn(s: DungeonState, hero: Hero, location: Location) -> DungeonForecast:
    """What a location brings whoever enters it, before it is laid, and which quests open to the hero it serves."""
    peril = 0 if s.solo else location.peril
    says = [Phrase("forecast-points", {"glory": location.glory, "peril": peril})]
    hazard = hazard_check(s, hero, location)
    asked = [(hazard, [check_phrase(hazard)])] if hazard else []
    asked += effect_checks(s, hero, location.id, location.effects)
    says += [phrase for _, phrases in asked for phrase in phrases]
    if location.hazard is not None and location.hazard.by:
        says.append(Phrase("forecast-danger", {"by": location.hazard.by}))
    quests = [errand.quest for errand in open_to(s, hero)]
    here = [quest.id for quest in quests if any(fits(location, word) for word in quest.places)]
    says += [Phrase("forecast-quest-here", {"what": here})] if here else []
    return DungeonForecast(
        says=says,
        success={"glory": float(location.glory), "peril": float(peril)},
        checks=[found for found, _ in asked],
        targets=here,
    )


def points_of(s: DungeonState, hero: Hero, place: int) -> dict[str, int]:
    """DGN-STEP-07 to DGN-STEP-09, DGN-SOLO-11: nothing where the hero has been in this turn."""
    if hero.visited >> place & 1:
        return {}
    location = s.places[place].location
    return {"glory": location.glory, "peril": 0 if s.solo else location.peril}


def what_waits(s: DungeonState, hero: Hero, place: int) -> list[Phrase]:
    """DGN-HAZEX-04, DGN-GODDESS-02: traps and monsters that all can see there."""
    traps = [snare.card.id for snare in s.snares if snare.place == place and snare.armed]
    lurking = [lurker.laid.card.id for lurker in s.lurkers if lurker.place == place]
    if has_keyword(s, hero, "avoids-traps"):
        traps = []
    return [Phrase("forecast-waits", {"what": [*traps, *lurking]})] if traps or lurking else []


def awaiting(s: DungeonState, hero: Hero, what: str) -> DungeonForecast | None:
    """DGN-OBST-01, DGN-EFF-04, DGN-HAZ-07, DGN-EFF-08: the checks of what the hero has come to, of a monster before its
    attack, of a trap, of standing up."""
    asked: list[tuple[CheckForecast, list[Phrase]]] = []
    card = s.box.cards.get(what)
    if s.places and what == s.places[hero.place].location.id:
        asked = checks_at(s, hero, hero.place)
    elif what == "standing-up" and hero.fall_threat is not None:
        found = check(s, hero, hero.fall_threat, "threat", "standing-up")
        asked = [(found, [check_phrase(found)])]
    elif card is not None and card.type == "monster":
        asked = effect_checks(s, hero, card.id, card.before, "monster")
    elif card is not None and card.threat is not None:
        found = check(s, hero, card.threat, "trap", "trap-card", danger(s, hero))
        asked = [(found, [check_phrase(found)])]
    if not asked:
        return None
    says = [phrase for _, phrases in asked for phrase in phrases]
    return DungeonForecast(says=says, chance=asked[0][0].chance, checks=[found for found, _ in asked])


def stand_up(s: DungeonState, hero: Hero, option: Option) -> DungeonForecast | None:
    """DGN-EFF-08."""
    if hero.fall_threat is None:
        return None
    return checked(check(s, hero, hero.fall_threat, "threat", "standing-up"), cost={"action": 1})


def face_spikes(s: DungeonState, hero: Hero, option: Option) -> DungeonForecast | None:
    """DGN-VAR-30."""
    found = hazard_check(s, hero, s.places[hero.place].location)
    return None if found is None else checked(found, failure={"wounds": 1.0})


def set_trap(s: DungeonState, hero: Hero, option: Option) -> DungeonForecast | None:
    """DGN-HAZ-07: how likely the trap gets the hero whom it is set for, where that one is now."""
    card, victim = s.box.cards[str(option.args[0])], s.hero(str(option.args[1]))
    if card.threat is None or card.waits or has_keyword(s, victim, "avoids-traps"):
        return None
    found = check(s, victim, card.threat, "trap", "trap-card", danger(s, victim))
    says = [Phrase("forecast-trap", {"hero": victim.id, "chance": in_percent(1 - found.chance)})]
    return DungeonForecast(says=says, chance=1 - found.chance, checks=[found], targets=[victim.id])


# -- quests ---------------------------------------------------------------------------------------


def search(s: DungeonState, hero: Hero, option: Option) -> DungeonForecast:
    quest = errand_of(s, hero, str(option.args[0])).quest
    chance = search_odds_here(s, hero, quest)
    says = [Phrase("forecast-search", {"value": quest.search, "chance": in_percent(chance)})]
    return DungeonForecast(says=says, chance=chance, cost={"action": 1})


def given_phrases(quest: Quest) -> list[Phrase]:
    """DGN-QSAC-01: what a sacrifice takes."""
    price = quest.price
    if price is None:
        return []
    counts = {
        "health-point": price.health,
        "glory-point": price.glory,
        "given-boon": price.boons,
        "given-treasure": price.treasures,
        "new-card": price.cards,
    }
    return [Phrase("forecast-given", {"what": [name for name, count in counts.items() for _ in range(count)]})]


def attempt(s: DungeonState, hero: Hero, option: Option) -> DungeonForecast:
    """DGN-QCAT-01: each in its own way."""
    quest = errand_of(s, hero, str(option.args[0])).quest
    cost = {"action": points} if (points := attempt_cost(hero, quest)) else {}
    if quest.monster:
        return hunt(s, hero, quest, cost)
    chance = quest_odds(s, hero, quest)
    success = effects_of(s, hero, quest.id, quest.reward)
    failure = effects_of(s, hero, quest.id, quest.fail)
    asked = [check(s, hero, quest.threat, "quest", "quest")] if quest.threat is not None else []
    says = [*price_phrases(cost), *given_phrases(quest), *[check_phrase(found) for found in asked]]
    if chance is not None and not asked:
        says.append(Phrase("forecast-dice", {"chance": in_percent(chance)}))
    says += result_phrases("success", success) + result_phrases("failure", failure)
    return DungeonForecast(says=says, chance=chance, cost=cost, success=success, failure=failure, checks=asked)
