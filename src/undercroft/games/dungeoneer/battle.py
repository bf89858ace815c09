"""Battle: attack, response, attack check, counterattack check, comparison, challenge (DGN-BATTLE-01); then lair and
reward."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Detail, Option, Play, ask
from undercroft.engine.errors import Why
from undercroft.games.dungeoneer import escort
from undercroft.games.dungeoneer.cards import discard_laid
from undercroft.games.dungeoneer.checks import after_roll, roll_for
from undercroft.games.dungeoneer.content.vocabulary import FORMS, Form
from undercroft.games.dungeoneer.doing import Doing
from undercroft.games.dungeoneer.effects.registry import perform
from undercroft.games.dungeoneer.lair import after_battle
from undercroft.games.dungeoneer.minions import cannot_stand_in, minion_in, ready_minions, stands_in
from undercroft.games.dungeoneer.moments import ATTACKED, MOMENTS
from undercroft.games.dungeoneer.options import (
    ATTACKER,
    CHALLENGE,
    CHALLENGE_HERO,
    ESCORT,
    EXTRA,
    FORM,
    FORM_NAME,
    HERO,
    LIE_DOWN,
    MONSTER,
    MOST_X,
    NO_CHALLENGE,
    NO_EXTRA,
    PERIL,
    SET_MINION,
    SET_MINION_ON,
    STRIKE,
    TAKE_ESCORT,
)
from undercroft.games.dungeoneer.pieces import Attack, Laid
from undercroft.games.dungeoneer.state import (
    ATTACK,
    ATTACK_CHECK,
    CHALLENGING,
    COMPARISON,
    COUNTERATTACK_CHECK,
    RESPONSE,
    DungeonState,
    Hero,
)
from undercroft.games.dungeoneer.strength import attack_value, counter_value, wounds_of_attack, wounds_of_counter
from undercroft.games.dungeoneer.windows import attackers, lie_down, meddle, ready, respond
from undercroft.games.dungeoneer.wounds import cannot_lie_down, lacks_points, spend, trigger, wound

HAS_FOUGHT: Final = Why("has-fought", "DGN-BSTART-01")
NOT_TOGETHER: Final = Why("not-together", "DGN-BSTART-03")
NO_LONGER_THERE: Final = Why("no-longer-there", "DGN-BATTLE-19")


def battle(s: DungeonState, attacks: list[Attack]) -> Play[None]:
    """A whole battle against one defender."""
    outer, outer_stage = s.battle, s.battle_stage
    s.battle_stage = ATTACK
    if attacks[0].target >= 0:
        MOMENTS.come(s, attacks[0].target, ATTACKED)
    yield from fight(s, attacks)
    s.battle_stage = CHALLENGING
    fought = [*attacks, *(yield from challenge(s, attacks))]
    s.battle = outer
    end_of_battle(s, attacks)
    yield from after_battle(s, fought)
    s.battle_stage = outer_stage


def end_of_battle(s: DungeonState, attacks: list[Attack]) -> None:
    """Minions have done their part, and bonuses for this battle are over."""
    for attack in attacks:
        attack.guard = None
    for hero in s.heroes:
        if hero.passing:
            hero.passing = [passing for passing in hero.passing if passing.lasts == "turn"]


def fight(s: DungeonState, attacks: list[Attack]) -> Play[None]:
    """The first five stages. DGN-EFF-04: what attackers threaten comes before all of them."""
    s.battle = attacks
    for attack in attacks:
        yield from threats_before(s, attack)
    if not any(is_on(s, attack) for attack in attacks):
        return
    yield from attack_stage(s, attacks)
    enter_stage(s, RESPONSE)
    yield from response_stage(s, attacks)
    enter_stage(s, ATTACK_CHECK)
    for attack in attacks:
        if is_on(s, attack):
            yield from attack_check(s, attack)
    enter_stage(s, COUNTERATTACK_CHECK)
    for attack in attacks:
        if is_on(s, attack):
            yield from counterattack_check(s, attack)
    enter_stage(s, COMPARISON)
    for attack in attacks:
        if is_on(s, attack):
            yield from comparison(s, attack)


def enter_stage(s: DungeonState, stage: int) -> None:
    """DGN-BATTLE-01: all of the counter-strike belongs to the challenge."""
    if s.battle_stage != CHALLENGING:
        s.battle_stage = stage


def is_on(s: DungeonState, attack: Attack) -> bool:
    """DGN-EFF-30: nothing happens to a hero who has left the location in time."""
    if attack.out or (attack.monster is not None and attack.monster.health <= 0):
        return False
    if attack.prey is not None:
        return attack.prey.health > 0 and (attack.monster is not None or s.heroes[attack.by].alive)
    target = s.heroes[attack.target]
    return target.alive and target.place == attack.place and (attack.monster is not None or s.heroes[attack.by].alive)


# -- I. attack ------------------------------------------------------------------------------------


def attack_stage(s: DungeonState, attacks: list[Attack]) -> Play[None]:
    """DGN-BATTLE-02, DGN-BATTLE-03: a form for each attack, then the special effects of the attacking cards."""
    for attack in attacks:
        attack.chosen_form = yield from choose_form(s, attack)
        tell_attack(s, attack)
    for attack in attacks:
        yield from extra_effects(s, attack)


def tell_attack(s: DungeonState, attack: Attack) -> None:
    if s.events is None:
        return
    attacker = attack.monster.card.id if attack.monster else s.heroes[attack.by].id
    target = attack.prey.card.id if attack.prey else s.heroes[attack.target].id
    s.tell("attacked", attacker=attacker, target=target, form=attack.form)


def forms_of(s: DungeonState, attack: Attack) -> list[Form]:
    """DGN-BFORM-02: the forms with a round symbol."""
    if attack.monster is not None:
        card = attack.monster.card
        return [form for form in FORMS if (found := card.fighting(form)) is not None and found.attack]
    return [form for form in FORMS if form in s.heroes[attack.by].card.attacks]


def choose_form(s: DungeonState, attack: Attack) -> Play[Form]:
    """DGN-BFORM-01: the attacker chooses; for monsters that are nobody's the player to the left (DGN-QHUNT-04), alone
    the strongest form (DGN-SOLO-16)."""
    forms = forms_of(s, attack)
    if len(forms) == 1:
        return forms[0]
    chooser = attack.by if attack.by >= 0 else s.left_of(attack.target)
    if attack.by < 0 and s.solo:
        return strongest_form(s, attack, forms)
    name = attack.monster.card.id if attack.monster else s.heroes[attack.by].id
    target = attack.prey.card.id if attack.prey else s.heroes[attack.target].id
    about: dict[str, Detail] = {"attacker": name, "target": target}
    choice: Option = yield ask(chooser, "form", [FORM(name, form) for form in forms], about)
    return FORMS[FORMS.index(FORM_NAME.of(choice))]


def strongest_form(s: DungeonState, attack: Attack, forms: list[Form]) -> Form:
    assert attack.monster is not None
    card = attack.monster.card
    values = [found.value for form in forms if (found := card.fighting(form)) is not None]
    best = [form for form, value in zip(forms, values, strict=True) if value == max(values)]
    return best[s.chance.pick("form", best)] if len(best) > 1 else best[0]


def threats_before(s: DungeonState, attack: Attack) -> Play[None]:
    """DGN-EFF-04: the hero may act before it faces them."""
    monster = attack.monster
    if monster is None or attack.source == "minion" or not monster.card.before or not is_on(s, attack):
        return
    yield from ready(s, s.heroes[attack.target], "threat", {"what": monster.card.id})
    if is_on(s, attack):
        yield from perform(s, monster_doing(attack, monster), monster.card.before)


def extra_effects(s: DungeonState, attack: Attack) -> Play[None]:
    """DGN-EFF-02, DGN-EFF-03: what more peril of the attacked hero pays for, at every attack."""
    monster = attack.monster
    if monster is None or attack.source == "minion" or attack.by < 0 or not is_on(s, attack):
        return
    card, extra, target = monster.card, monster.card.extra, s.heroes[attack.target]
    if extra is None:
        return
    prices = [extra.peril] if isinstance(extra.peril, int) else range(1, min(target.peril, MOST_X) + 1)
    offers = [EXTRA(card.id, peril) for peril in prices if peril <= target.peril]
    if not offers:
        return
    about: dict[str, Detail] = {"monster": card.id, "hero": target.id}
    choice: Option = yield ask(attack.by, "extra", [*offers, NO_EXTRA()], about)
    if choice is not NO_EXTRA():
        peril = PERIL.of(choice)
        target.peril -= peril
        s.tell("extra", monster=card.id, hero=target.id, peril=peril)
        yield from perform(s, monster_doing(attack, monster, peril), extra.effects)


def monster_doing(attack: Attack, monster: Laid, x: int = 0) -> Doing:
    """A monster's effect: "you" is its owner; of a monster that is nobody's, the attacked hero."""
    return Doing(attack.by if attack.by >= 0 else attack.target, attack.target, monster.card.id, x, attack)


# -- II. response ---------------------------------------------------------------------------------


def response_stage(s: DungeonState, attacks: list[Attack]) -> Play[None]:
    """DGN-BATTLE-04: the defender's cards come last. An attacking hero, and rivals, may act at any time."""
    first = attacks[0]
    if first.monster is None or first.source == "minion":
        yield from ready(s, s.heroes[first.by], "attack", {"what": "battle"})
    if first.target >= 0:
        defender = s.heroes[first.target]
        yield from meddle(s, defender, "battle", {"hero": defender.id, "what": "battle"})
        yield from respond(s, defender, attacks)


# -- III., IV. checks -----------------------------------------------------------------------------


def attack_check(s: DungeonState, attack: Attack) -> Play[None]:
    """DGN-BATTLE-05, DGN-BATTLE-06: a die and the value of the form."""
    if attack.monster is not None:
        die = s.roll()
        attack.attack_roll = die + attack_value(s, attack)
    else:
        hero = s.heroes[attack.by]
        die = yield from roll_for(s, hero, attack.form, True)
        attack.attack_roll = die + attack_value(s, attack)
        after_roll(hero)
    attack.attack_die = die
    s.tell("attack-roll", die=die, total=attack.attack_roll)


def counterattack_check(s: DungeonState, attack: Attack) -> Play[None]:
    """DGN-BATTLE-07, DGN-BATTLE-09: a die against each attack, in the form that the attacker has chosen."""
    if attack.guard is not None or attack.prey is not None:
        die = s.roll()
        attack.counter_roll = die + counter_value(s, attack)
    else:
        hero = s.heroes[attack.target]
        die = yield from roll_for(s, hero, attack.form, True)
        attack.counter_roll = die + counter_value(s, attack)
        after_roll(hero)
    attack.counter_die = die
    s.tell("counter-roll", die=die, total=attack.counter_roll)


# -- V. comparison --------------------------------------------------------------------------------


def comparison(s: DungeonState, attack: Attack) -> Play[None]:
    """DGN-BATTLE-11 to DGN-BATTLE-13: nothing on equal results; else the higher side hits."""
    if attack.attack_roll > attack.counter_roll:
        yield from attacker_hits(s, attack)
    elif attack.counter_roll > attack.attack_roll:
        yield from defender_hits(s, attack)
    else:
        s.tell("no-hit")


def attacker_hits(s: DungeonState, attack: Attack) -> Play[None]:
    """DGN-BATTLE-13: by a wound, or in its place by taking an escort."""
    hero_on_hero = attack.monster is None and attack.target >= 0
    if hero_on_hero and (yield from takes_escort(s, s.heroes[attack.by], s.heroes[attack.target])):
        return
    yield from hit_defender(s, attack, wounds_of_attack(s, attack))
    yield from strike_effects(s, attack)


def strike_effects(s: DungeonState, attack: Attack) -> Play[None]:
    """DGN-BFORM-05, DGN-BATTLE-14: all that a monster's successful attack in its form does to a hero besides."""
    if attack.monster is None or attack.target < 0 or attack.guard is not None or not s.heroes[attack.target].alive:
        return
    fighting = attack.monster.card.fighting(attack.form)
    assert fighting is not None
    yield from perform(s, monster_doing(attack, attack.monster), fighting.strike)


def hit_defender(s: DungeonState, attack: Attack, wounds: int) -> Play[None]:
    if attack.guard is not None:
        hit_monster(s, attack.guard, wounds)
    elif attack.prey is not None:
        taken = hit_monster(s, attack.prey, wounds)
        attack.taken += taken if attack.source != "minion" else 0
    else:
        attack.dealt += yield from wound(s, s.heroes[attack.target], wounds)
    if attack.monster is None and s.heroes[attack.by].alive:
        yield from trigger(s, s.heroes[attack.by], "hit", attack.target)


def hit_monster(s: DungeonState, laid: Laid, wounds: int) -> int:
    """DGN-BATTLE-16, DGN-BATTLE-17: how many wounds it really took."""
    taken = max(0, min(wounds, laid.health))
    laid.health -= taken
    s.tell("monster-wounded", monster=laid.card.id, count=taken, health=laid.health)
    return taken


def takes_escort(s: DungeonState, thief: Hero, victim: Hero) -> Play[bool]:
    """DGN-BSTART-04: the escort's token in place of the wound."""
    quests = [TAKE_ESCORT(errand.quest.id) for errand in escort.carried(victim)]
    if not quests:
        return False
    choice: Option = yield ask(thief.seat, "strike", [STRIKE(), *quests], {"hero": victim.id})
    if choice is STRIKE():
        return False
    escort.steal(s, thief, victim, ESCORT.of(choice))
    return True


def defender_hits(s: DungeonState, attack: Attack) -> Play[None]:
    """DGN-BATTLE-13: a winning defender wounds the attacker. DGN-BATTLE-28: only a hero's own wounds count for
    glory."""
    if attack.monster is not None:
        wounds = hit_monster(s, attack.monster, wounds_of_counter(s, attack))
        attack.taken += wounds if attack.source != "minion" and attack.guard is None else 0
    else:
        attack.dealt += yield from wound(s, s.heroes[attack.by], wounds_of_counter(s, attack))


# -- VI. challenge --------------------------------------------------------------------------------


def challenge(s: DungeonState, attacks: list[Attack]) -> Play[list[Attack]]:
    """DGN-BATTLE-19 to DGN-BATTLE-21: the attacked hero may attack once, for an action point. DGN-BSTART-01: as the one
    battle that a hero may start in a turn. DGN-VAR-29: the point may come from lying down. The attacks of that
    counter-strike."""
    if attacks[0].target < 0:
        return []
    hero = s.heroes[attacks[0].target]
    about: dict[str, Detail] = {"attackers": attackers(s, attacks)}
    while True:
        options = challenge_offers(s, hero, attacks) if hero.alive else []
        if not options:
            return []
        choice: Option = yield ask(hero.seat, "challenge", [*options, NO_CHALLENGE()], about)
        if choice is NO_CHALLENGE():
            return []
        if choice is not LIE_DOWN():
            break
        lie_down(s, hero)
    spend(hero, 1)
    answer = answer_to(s, hero, attacks, choice)
    yield from fight(s, [answer])
    return [answer]


def challenge_offers(s: DungeonState, hero: Hero, attacks: list[Attack]) -> list[Option]:
    standing = standing_monsters(s, attacks)
    if hero.fought or not (standing or len(s.at(hero.place)) > 1):
        return []
    offers: list[Option] = []
    if lacks_points(hero) is None:
        offers += [CHALLENGE(monster.card.id, number) for number, monster in standing]
        offers += [CHALLENGE_HERO(rival.id) for rival in s.at(hero.place) if cannot_fight(hero, rival) is None]
        for laid, copy in ready_minions(hero):
            offers += [SET_MINION(laid.card.id, monster.card.id, number, copy) for number, monster in standing]
            offers += [SET_MINION_ON(laid.card.id, rival.id, copy) for rival in attacking_heroes(s, attacks)]
    if cannot_lie_down(s, hero) is None:
        offers.append(LIE_DOWN())
    return list(dict.fromkeys(offers))


def standing_monsters(s: DungeonState, attacks: list[Attack]) -> list[tuple[int, Laid]]:
    """The monsters that have attacked and can be attacked, by their numbers."""
    return [(number, each.monster) for number, each in enumerate(attacks, 1) if each.monster and is_on(s, each)]


def attacking_heroes(s: DungeonState, attacks: list[Attack]) -> list[Hero]:
    return [s.heroes[each.by] for each in attacks if each.monster is None and s.heroes[each.by].alive]


def cannot_challenge(s: DungeonState, hero: Hero, option: Option) -> Why | None:
    """DGN-BATTLE-19: one of the monsters that attacked; DGN-BATTLE-20: for an action point."""
    there = (ATTACKER.of(option), MONSTER.of(option))
    if there not in [(number, laid.card.id) for number, laid in standing_monsters(s, s.battle)]:
        return NO_LONGER_THERE
    return cannot_start(hero)


def cannot_set_minion(s: DungeonState, hero: Hero, option: Option) -> Why | None:
    """DGN-EFF-19: at the monster or hero that has attacked, in place of the hero's own attack: for an action point, and
    as the battle of this turn."""
    if option.verb is SET_MINION:
        there = (ATTACKER.of(option), MONSTER.of(option))
        met = there in [(number, laid.card.id) for number, laid in standing_monsters(s, s.battle)]
    else:
        met = HERO.of(option) in [rival.id for rival in attacking_heroes(s, s.battle)]
    if not met:
        return NO_LONGER_THERE
    return cannot_stand_in(minion_in(hero, option)) or cannot_start(hero)


def answer_to(s: DungeonState, hero: Hero, attacks: list[Attack], choice: Option) -> Attack:
    """The counter-strike that was chosen, by the hero or by a minion (DGN-EFF-19)."""
    minion = stands_in(hero, choice) if choice.verb in (SET_MINION, SET_MINION_ON) else None
    hero.fought = True
    if choice.verb in (CHALLENGE_HERO, SET_MINION_ON):
        target = s.hero(HERO.of(choice)).seat
        return Attack(minion, hero.seat, target, hero.place, "minion" if minion else "hero")
    challenged = attacks[ATTACKER.of(choice) - 1]
    answer = Attack(minion, hero.seat, -1, hero.place, "minion" if minion else "hero")
    answer.prey = challenged.monster
    answer.errand = challenged.errand
    return answer


# -- heroes against heroes ------------------------------------------------------------------------


def cannot_start(hero: Hero) -> Why | None:
    """DGN-BSTART-01: once in each turn, for an action point."""
    return HAS_FOUGHT if hero.fought else lacks_points(hero)


def cannot_fight(hero: Hero, rival: Hero) -> Why | None:
    """DGN-BSTART-03: only another hero in the same location."""
    if rival is hero or not rival.alive or rival.place != hero.place:
        return NOT_TOGETHER
    return cannot_start(hero)


def attack_hero(s: DungeonState, hero: Hero, target: Hero) -> Play[None]:
    """DGN-BSTART-03: another hero in the same location."""
    spend(hero, 1)
    hero.fought = True
    yield from battle(s, [Attack(None, hero.seat, target.seat, hero.place, "hero")])


# -- monsters that are nobody's -------------------------------------------------------------------


def attacked_by_lurkers(s: DungeonState, hero: Hero) -> Play[bool]:
    """DGN-GODDESS-02: whoever lurks here attacks a hero who enters; DGN-VILL-09: once in each turn. Whether a lurker
    was defeated."""
    for lurker in s.lurkers[:]:
        if lurker.place == hero.place and hero.alive and not lurker.has_attacked:
            lurker.has_attacked = True
            yield from battle(s, [Attack(lurker.laid, -1, hero.seat, hero.place, "lurker")])
            if lurker.laid.health <= 0:
                remove_lurker(s, lurker.laid)
                return hero.alive
    return False


def remove_lurker(s: DungeonState, laid: Laid) -> None:
    """DGN-GODDESS-03, DGN-WRATH-04: defeated, she is gone, and the event with her."""
    s.lurkers = [lurker for lurker in s.lurkers if lurker.laid is not laid]
    discard_laid(s, laid)
    if s.event is not None and s.event.ends_with == laid.card.id:
        s.tell("event-over", event=s.event.id)
        s.event = None
        s.wrath = 0
