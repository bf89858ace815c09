"""What an option of Dungeoneer may bring: chances of checks, odds of battles, wounds to expect.

All of it comes from the rules' own numbers and from what lies open on the table. Where a card does something, it is
really done, on a copy, in every way that dice can fall.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec

from undercroft.engine.branching import every_way
from undercroft.engine.chance import Chance
from undercroft.engine.decision import Decision, Option, Verb
from undercroft.engine.forecast import Forecast, Phrase, Reached, in_percent
from undercroft.games.dungeoneer import options as do
from undercroft.games.dungeoneer.battle import answer_to, forms_of, is_on
from undercroft.games.dungeoneer.checks import added, after_roll
from undercroft.games.dungeoneer.content.schema import Quest
from undercroft.games.dungeoneer.content.threats import BLOCKED, TRAP, Threat
from undercroft.games.dungeoneer.content.vocabulary import FORMS, Effects
from undercroft.games.dungeoneer.doing import Doing
from undercroft.games.dungeoneer.dungeon import SIDES, way, ways_from
from undercroft.games.dungeoneer.effects.registry import perform
from undercroft.games.dungeoneer.ending import MatchDecided
from undercroft.games.dungeoneer.modifiers import has_keyword
from undercroft.games.dungeoneer.moving import is_opened
from undercroft.games.dungeoneer.odds import (
    Bout,
    best_bout,
    bout_in,
    check_odds,
    odds_of,
    quest_odds,
    search_odds_here,
)
from undercroft.games.dungeoneer.pieces import Attack, Laid
from undercroft.games.dungeoneer.quests import attempt_cost, errand_of
from undercroft.games.dungeoneer.state import CHALLENGING, FEATS, RESPONSE, DungeonState, Hero
from undercroft.games.dungeoneer.strength import attack_value, counter_value, wounds_of_attack
from undercroft.games.dungeoneer.traps import danger
from undercroft.games.dungeoneer.windows import act, guard
from undercroft.games.dungeoneer.wounds import points_for

Details = dict[str, str | int | list[str]]
MOST_ANSWERS: Final = 12
"""Where a card asks further, so many answers are tried."""


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


# -- without an option ----------------------------------------------------------------------------


def outlook(s: DungeonState, seat: int) -> DungeonForecast | None:
    """DGN-STEP-01: how far the hero comes in this turn."""
    hero = s.heroes[seat]
    if s.phase != FEATS or seat != s.active or not hero.alive or not s.places:
        return None
    ways = ways_from(s, hero.place, points_for(hero, "move"))
    return DungeonForecast(reach=[Reached(place, steps, first) for place, steps, first in ways])


def forecast(s: DungeonState, seat: int, option: Option) -> DungeonForecast | None:
    """By what is done; nothing where there is nothing to foretell."""
    hero = s.heroes[seat]
    told = OF_VERB.get(option.verb)
    if told is not None:
        return told(s, hero, option)
    if is_attacked(s, hero) and option.verb in ANSWERS:
        return response(s, hero, option)
    return None


# -- checks ---------------------------------------------------------------------------------------


def check(s: DungeonState, hero: Hero, threat: Threat, kind: str, name: str, harder: int = 0) -> CheckForecast:
    value = threat.value + harder
    least = max(1, value - added(s, hero, threat.stat, kind))
    return CheckForecast(name, threat.stat, value, least, check_odds(s, hero, threat, kind, harder))


def check_phrase(found: CheckForecast) -> Phrase:
    details: Details = {"stat": found.stat, "value": found.value}
    return Phrase("forecast-check", details | {"kind": found.kind, "chance": in_percent(found.chance)})


def exit_check(s: DungeonState, hero: Hero, side: int) -> CheckForecast | None:
    """DGN-EXIT-03, DGN-EXIT-09: what the exit asks of this hero; none where it stops nobody."""
    gate = s.places[hero.place].exits[side]
    if gate.threat is None or has_keyword(s, hero, "opens-exits" if gate.kind == BLOCKED else "avoids-exits"):
        return None
    if gate.kind == BLOCKED and is_opened(s, hero.place, side):
        return None
    return check(s, hero, gate.threat, "exit", gate.kind)


def hazard_check(s: DungeonState, hero: Hero, place: int) -> CheckForecast | None:
    """DGN-OBST-05, DGN-OBST-06: what the location asks of this hero."""
    hazard = s.places[place].location.hazard
    if hazard is None or hazard.threat is None:
        return None
    if has_keyword(s, hero, "avoids-spikes" if hazard.kind == "spikes" else "avoids-pits"):
        return None
    return check(s, hero, hazard.threat, "hazard", hazard.kind)


def move(s: DungeonState, hero: Hero, option: Option) -> DungeonForecast:
    """DGN-STEP-01 to DGN-STEP-09: the exit, then the location's points, if it is new in this turn, and its hazard."""
    side = SIDES.index(str(option.args[0]))
    there = way(s, hero.place, side)
    gate = exit_check(s, hero, side)
    points = points_of(s, hero, there)
    hazard = hazard_check(s, hero, there)
    exit_words: Details = {"side": SIDES[side], "gate": gate.kind if gate else "open"}
    if gate is not None:
        exit_words |= {"stat": gate.stat, "value": gate.value, "chance": in_percent(gate.chance)}
    says = [Phrase("forecast-exit", exit_words)]
    says.append(Phrase("forecast-points", {**points}) if points else Phrase("forecast-been-there"))
    says += [check_phrase(hazard)] if hazard else []
    says += what_waits(s, hero, there)
    return DungeonForecast(
        says=says,
        chance=gate.chance if gate else None,
        cost={"action": 1},
        success={name: float(count) for name, count in points.items()},
        failure={"wounds": 1.0} if gate and gate.kind == TRAP else {"action": -1.0} if gate else {},
        checks=[each for each in (gate, hazard) if each],
        place=there,
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


def stand_up(s: DungeonState, hero: Hero, option: Option) -> DungeonForecast | None:
    """DGN-EFF-08."""
    if hero.fall_threat is None:
        return None
    return checked(check(s, hero, hero.fall_threat, "threat", "standing-up"), cost={"action": 1})


def face_spikes(s: DungeonState, hero: Hero, option: Option) -> DungeonForecast | None:
    """DGN-VAR-30."""
    found = hazard_check(s, hero, hero.place)
    return None if found is None else checked(found, failure={"wounds": 1.0})


def set_trap(s: DungeonState, hero: Hero, option: Option) -> DungeonForecast | None:
    """DGN-HAZ-07: how likely the trap gets the hero whom it is set for, where that one is now."""
    card, victim = s.box.cards[str(option.args[0])], s.hero(str(option.args[1]))
    if card.threat is None or card.waits or has_keyword(s, victim, "avoids-traps"):
        return None
    found = check(s, victim, card.threat, "trap", "trap-card", danger(s, victim))
    says = [Phrase("forecast-trap", {"hero": victim.id, "chance": in_percent(1 - found.chance)})]
    return DungeonForecast(says=says, chance=1 - found.chance, checks=[found], targets=[victim.id])


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


# -- quests ---------------------------------------------------------------------------------------


def search(s: DungeonState, hero: Hero, option: Option) -> DungeonForecast:
    quest = errand_of(s, hero, str(option.args[0])).quest
    chance = search_odds_here(s, hero, quest)
    says = [Phrase("forecast-search", {"value": quest.search, "chance": in_percent(chance)})]
    return DungeonForecast(says=says, chance=chance, cost={"action": 1})


def attempt(s: DungeonState, hero: Hero, option: Option) -> DungeonForecast:
    """DGN-QCAT-01: each in its own way."""
    quest = errand_of(s, hero, str(option.args[0])).quest
    cost = {"action": points} if (points := attempt_cost(hero, quest)) else {}
    if quest.monster:
        return hunt(s, hero, quest, cost)
    chance = quest_odds(s, hero, quest)
    success = effects_of(s, hero, quest, quest.reward)
    if quest.threat is not None:
        found = check(s, hero, quest.threat, "quest", "quest")
        return checked(found, cost, success, effects_of(s, hero, quest, quest.fail))
    says = [] if chance is None else [Phrase("forecast-dice", {"chance": in_percent(chance)})]
    return DungeonForecast(says=says, chance=chance, cost=cost, success=success)


def hunt(s: DungeonState, hero: Hero, quest: Quest, cost: dict[str, int]) -> DungeonForecast:
    """DGN-QHUNT-01 to DGN-QHUNT-04: the monster attacks first, in the form that is worst for the hero."""
    twin = twin_of(s)
    lurking = [lurker.laid for lurker in twin.lurkers if lurker.laid.card.id == quest.monster]
    laid = lurking[0] if lurking else Laid(s.box.cards[quest.monster], hero.seat)
    attack = Attack(laid, -1, hero.seat, hero.place, "lurker" if lurking else "quest")
    twin.battle = [attack]
    bout = best_bout(twin, attack, forms_of(twin, attack))
    answer = Attack(None, hero.seat, -1, hero.place, "hero")
    answer.prey = laid
    strike = best_bout(twin, answer, forms_of(twin, answer))
    details: Details = {"monster": quest.monster, "form": bout.form}
    details |= {"hit": in_percent(bout.odds.hit), "back": in_percent(bout.odds.back)}
    says = [Phrase("forecast-hunt", details), strike_phrase(strike)]
    wounds = spread(min(hero.health, bout.wounds), bout.odds.hit)
    return DungeonForecast(says=says, cost=cost, bout=bout_forecast(twin, attack, bout), wounds=wounds)


def effects_of(s: DungeonState, hero: Hero, quest: Quest, effects: Effects) -> dict[str, float]:
    """What these effects change for the hero on average, as far as nobody is asked anything about them. That includes
    the end of the match."""

    def run(chance: Chance) -> dict[str, int] | None:
        twin = twin_of(s)
        twin.chance = chance
        own = twin.heroes[hero.seat]
        with suppress(MatchDecided):
            if next(perform(twin, Doing(hero.seat, hero.seat, quest.id), effects), None) is not None:
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


# -- battle ---------------------------------------------------------------------------------------


def twin_of(s: DungeonState) -> DungeonState:
    """A copy to try things on, perhaps in the middle of a battle: attacks of this phase are those of the battle."""
    twin = s.copy()
    places = [s.attacks.index(attack) if attack in s.attacks else -1 for attack in s.battle]
    twin.battle = [twin.attacks[at] if at >= 0 else twin.battle[place] for place, at in enumerate(places)]
    return twin


def bout_forecast(s: DungeonState, attack: Attack, bout: Bout) -> BoutForecast:
    trial = attack.copy()
    trial.chosen_form = bout.form
    values = attack_value(s, trial), counter_value(s, trial)
    return BoutForecast(bout.form, *values, *bout.odds, bout.wounds, bout.wounds_back)


def strike_phrase(bout: Bout) -> Phrase:
    """Of an attack that one makes oneself."""
    odds: Details = {"hit": in_percent(bout.odds.hit), "back": in_percent(bout.odds.back)}
    return Phrase("forecast-strike", {"form": bout.form, **odds})


def strikes(s: DungeonState, attack: Attack) -> DungeonForecast:
    """An attack of one's own, in the best form."""
    bout = best_bout(s, attack, forms_of(s, attack))
    target = attack.prey.card.id if attack.prey else s.heroes[attack.target].id
    return DungeonForecast(
        says=[strike_phrase(bout)],
        chance=bout.odds.hit,
        bout=bout_forecast(s, attack, bout),
        targets=[target],
    )


def choose_form(s: DungeonState, hero: Hero, option: Option) -> DungeonForecast | None:
    """DGN-BFORM-01: of the first attack of this name that has no form yet."""
    name, form = str(option.args[0]), FORMS[FORMS.index(str(option.args[1]))]
    for attack in s.battle:
        attacker = attack.monster.card.id if attack.monster else s.heroes[attack.by].id
        if attacker == name and attack.chosen_form is None:
            bout = bout_in(s, attack, form)
            found = bout_forecast(s, attack, bout)
            details: Details = {"attack": found.attack, "counter": found.counter}
            says = [Phrase("forecast-form", details | {"hit": in_percent(found.hit), "back": in_percent(found.back)})]
            return DungeonForecast(says=says, chance=found.hit, bout=found)
    return None


def strike_back(s: DungeonState, hero: Hero, option: Option) -> DungeonForecast:
    """DGN-BATTLE-19: the counter-strike, by the hero or by a minion."""
    twin = twin_of(s)
    attack = answer_to(twin, twin.heroes[hero.seat], twin.battle, option)
    twin.battle = [attack]
    return strikes(twin, attack)


def attack_hero(s: DungeonState, hero: Hero, option: Option) -> DungeonForecast:
    """DGN-BSTART-03."""
    twin = twin_of(s)
    attack = Attack(None, hero.seat, s.hero(str(option.args[0])).seat, hero.place, "hero")
    twin.battle = [attack]
    return strikes(twin, attack)


def send(s: DungeonState, hero: Hero, option: Option) -> DungeonForecast:
    """DGN-BSTART-05: the monster against that hero, as both are now."""
    name, origin, health, rival_id = option.args[:4]
    rival = s.hero(str(rival_id))
    laid = Laid(s.box.cards[str(name)], hero.seat)
    if origin == "lair":
        laid = next(each for each in hero.lair if each.card.id == name and each.health == health)
    twin = twin_of(s)
    attack = Attack(laid, hero.seat, rival.seat, rival.place, str(origin))
    twin.attacks.append(attack)
    return strikes(twin, attack)


# -- responses ------------------------------------------------------------------------------------


def is_attacked(s: DungeonState, hero: Hero) -> bool:
    """Whether the hero is asked what to do about an attack. DGN-BATTLE-01: the response to a counter-strike is part of
    the challenge; it has its form then, and no die yet."""
    against = [attack for attack in s.battle if attack.target == hero.seat]
    if s.battle_stage == CHALLENGING:
        return any(attack.chosen_form is not None and not attack.attack_die for attack in against)
    return s.battle_stage == RESPONSE and bool(against)


def response(s: DungeonState, hero: Hero, option: Option) -> DungeonForecast | None:
    """DGN-BATTLE-04: the wounds to expect after this, if nothing more is done."""
    wounds = wounds_after(s, hero.seat, option, ())
    if wounds is None:
        return None
    defeat = wounds[hero.health] if len(wounds) > hero.health else 0.0
    whole, tenth = divmod(round(10 * expected(wounds)), 10)
    tenths: Details = {"whole": whole, "tenth": tenth, "defeat": in_percent(defeat)}
    return DungeonForecast(
        says=[Phrase("forecast-wounds", tenths)], wounds=wounds, loss=expected(wounds), defeat=defeat
    )


def wounds_after(s: DungeonState, seat: int, option: Option, answers: tuple[Option, ...]) -> list[float] | None:
    """In every way that dice may fall; where the player is asked further, with the best answer."""

    def run(chance: Chance) -> list[float] | Decision:
        twin = twin_of(s)
        twin.chance = chance
        own = twin.heroes[seat]
        try:
            return respond_with(twin, own, option, answers)
        except MatchDecided:
            return [1.0] if own.alive else spread(s.heroes[seat].health, 1.0)

    ways = every_way(run)
    if ways is None:
        return None
    asked = [found for _, found in ways if isinstance(found, Decision)]
    if asked:
        return best_answer(s, seat, option, answers, asked[0]) if asked[0].seat == seat else None
    return mixed([(share, found) for share, found in ways if not isinstance(found, Decision)])


def best_answer(
    s: DungeonState, seat: int, option: Option, answers: tuple[Option, ...], asked: Decision
) -> list[float] | None:
    if len(answers) > 1:
        return None
    tried = [wounds_after(s, seat, option, (*answers, each)) for each in asked.options[:MOST_ANSWERS]]
    known = [wounds for wounds in tried if wounds is not None]
    return min(known, key=expected) if known else None


def respond_with(s: DungeonState, hero: Hero, option: Option, answers: tuple[Option, ...]) -> list[float] | Decision:
    """Really do it; the wounds to expect then, or what is asked further."""
    if option.verb is do.GUARD:
        guard(s, hero, s.battle, option)
    elif option.verb in (do.REPEL, do.TAME):
        attacking = s.battle[int(option.args[1]) - 1 :][:1]
        for attack in attacking:
            attack.out = True
    elif option.verb is not do.PASS:
        play = act(s, hero, option, next((each for each in s.battle if not each.out), None))
        asked = next(play, None)
        for answer in answers:
            try:
                asked = play.send(answer)
            except StopIteration:
                asked = None
        if asked is not None:
            return asked if isinstance(asked, Decision) else asked[0]
    return wounds_of_battle(s, hero)


def wounds_of_battle(s: DungeonState, hero: Hero) -> list[float]:
    """DGN-BATTLE-09: a die against each attack; a bonus for one roll is over after the first."""
    wounds = [1.0]
    for attack in s.battle:
        if attack.target != hero.seat or not is_on(s, attack):
            continue
        if attack.guard is None:
            hit = spread(wounds_of_attack(s, attack), odds_of(s, attack).hit)
            wounds = added_up(wounds, hit, hero.health)
            after_roll(hero)
    return wounds


def spread(wounds: int, chance: float) -> list[float]:
    """So many wounds with this chance, else none."""
    return [1.0 - chance, *[0.0] * (wounds - 1), chance] if wounds > 0 else [1.0]


def added_up(one: list[float], other: list[float], most: int) -> list[float]:
    """Both together; DGN-BATTLE-16: nobody loses more than there is."""
    total = [0.0] * (min(most, len(one) + len(other) - 2) + 1)
    for first, share in enumerate(one):
        for second, part in enumerate(other):
            total[min(most, first + second)] += share * part
    return total


def mixed(ways: list[tuple[float, list[float]]]) -> list[float]:
    total = [0.0] * max([len(wounds) for _, wounds in ways])
    for share, wounds in ways:
        for count, part in enumerate(wounds):
            total[count] += share * part
    return total


def expected(wounds: list[float]) -> float:
    """The mean."""
    return sum([count * share for count, share in enumerate(wounds)])


OF_VERB: Final[dict[Verb, Callable[[DungeonState, Hero, Option], DungeonForecast | None]]] = {
    do.MOVE: move,
    do.STAND_UP: stand_up,
    do.FACE: face_spikes,
    do.SET_TRAP: set_trap,
    do.SEARCH: search,
    do.ATTEMPT: attempt,
    do.FORM: choose_form,
    do.CHALLENGE: strike_back,
    do.CHALLENGE_HERO: strike_back,
    do.SET_MINION: strike_back,
    do.SET_MINION_ON: strike_back,
    do.FIGHT: attack_hero,
    do.SEND: send,
}
ANSWERS: Final = (do.PASS, do.GUARD, do.REPEL, do.TAME, do.PLAY, do.PLAY_X, do.USE, do.USE_X)
"""What is weighed by the wounds that are left to expect."""
