"""What options of a battle may bring: odds of attacks, wounds to expect."""

from __future__ import annotations

from typing import Final

from undercroft.engine.branching import every_way
from undercroft.engine.chance import Chance
from undercroft.engine.decision import Decision, Option
from undercroft.engine.forecast import Phrase, in_percent
from undercroft.games.dungeoneer import options as do
from undercroft.games.dungeoneer.battle import answer_to, forms_of, is_on, monster_doing
from undercroft.games.dungeoneer.checks import after_roll
from undercroft.games.dungeoneer.content.schema import Quest
from undercroft.games.dungeoneer.content.vocabulary import FORMS, Bonus
from undercroft.games.dungeoneer.effects.registry import perform
from undercroft.games.dungeoneer.ending import MatchDecided
from undercroft.games.dungeoneer.forecast_parts import BoutForecast, Details, DungeonForecast, price_phrases, twin_of
from undercroft.games.dungeoneer.odds import Bout, best_bout, bout_in, odds_of
from undercroft.games.dungeoneer.pieces import Attack, Laid
from undercroft.games.dungeoneer.state import CHALLENGING, RESPONSE, DungeonState, Hero
from undercroft.games.dungeoneer.strength import attack_value, counter_value, wounds_of_attack
from undercroft.games.dungeoneer.windows import act, guard

MOST_ANSWERS: Final = 12
"""Where a card asks further, so many answers are tried."""


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
            return DungeonForecast(says=[form_phrase(found)], chance=found.hit, bout=found)
    return None


def form_phrase(found: BoutForecast) -> Phrase:
    details: Details = {"attack": found.attack, "counter": found.counter}
    return Phrase("forecast-form", details | {"hit": in_percent(found.hit), "back": in_percent(found.back)})


def extra(s: DungeonState, hero: Hero, option: Option) -> DungeonForecast | None:
    """DGN-EFF-02: the odds of the attack with what more peril adds to its roll; nothing for any other effect."""
    name, peril = str(option.args[0]), do.PERIL.of(option)
    twin = twin_of(s)
    for attack in twin.battle:
        monster = attack.monster
        if attack.by != hero.seat or monster is None or monster.card.id != name or monster.card.extra is None:
            continue
        effects = monster.card.extra.effects
        if not all(isinstance(effect, Bonus) and betters_attack(effect) for effect in effects):
            return None
        for _ in perform(twin, monster_doing(attack, monster, peril), effects):
            return None
        bout = bout_in(twin, attack, attack.form)
        found = bout_forecast(twin, attack, bout)
        return DungeonForecast(says=[form_phrase(found)], chance=found.hit, bout=found)
    return None


def betters_attack(effect: Bonus) -> bool:
    return all(modifier.stat in FORMS or modifier.stat == "attack" for modifier in effect.modifiers)


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


# -- responses ------------------------------------------------------------------------------------


def is_attacked(s: DungeonState, hero: Hero) -> bool:
    """Whether the hero is asked what to do about an attack. DGN-BATTLE-01: the response to a counter-strike is part of
    the challenge; it has its form then, and no die yet."""
    against = [attack for attack in s.battle if attack.target == hero.seat]
    if s.battle_stage == CHALLENGING:
        return any(attack.chosen_form is not None and not attack.attack_die for attack in against)
    return s.battle_stage == RESPONSE and bool(against)


def response(s: DungeonState, hero: Hero, option: Option, cost: dict[str, int]) -> DungeonForecast | None:
    """DGN-BATTLE-04: what it costs, and the wounds to expect after this, if nothing more is done."""
    wounds = wounds_after(s, hero.seat, option, ())
    if wounds is None:
        return None
    defeat = wounds[hero.health] if len(wounds) > hero.health else 0.0
    whole, tenth = divmod(round(10 * expected(wounds)), 10)
    tenths: Details = {"whole": whole, "tenth": tenth, "defeat": in_percent(defeat)}
    return DungeonForecast(
        says=[*price_phrases(cost), Phrase("forecast-wounds", tenths)],
        cost=cost,
        wounds=wounds,
        loss=expected(wounds),
        defeat=defeat,
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
