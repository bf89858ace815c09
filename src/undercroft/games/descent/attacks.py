"""Attacks: target and weapon, dice, range, surges, damage."""

from __future__ import annotations

from undercroft.engine.decision import Detail, Option, Play, ask
from undercroft.engine.errors import Why
from undercroft.games.descent.abilities.registry import ABILITIES, OTHER_WEAPONS, abilities_of
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.content.dice import DICE, SHIELDS, shields_of, sum_of
from undercroft.games.descent.content.schema import Item, Surge
from undercroft.games.descent.domains import FATIGUE, OWN_ATTACK, UNARMED, surge_id
from undercroft.games.descent.geometry.bits import bits, lowest
from undercroft.games.descent.lasting import MOVED, lasts
from undercroft.games.descent.moments import ATTACK_DECLARED, ATTACK_ROLLED, ATTACKED, DEFENDED, TARGETED
from undercroft.games.descent.options import AIM, GAIN, KEEP, SPACE, SURGE
from undercroft.games.descent.pieces import Attack, Defence, Moment
from undercroft.games.descent.places import lay_of, seen_among
from undercroft.games.descent.profiles import HERO
from undercroft.games.descent.quests.registry import script_of
from undercroft.games.descent.state import DescentState, Figure
from undercroft.games.descent.windows import window
from undercroft.games.descent.wounds import condition_of, inflict, is_enemy, recover, refresh, suffer

MONKEY = "curse-of-the-monkey-god"
"""What turns a hero into a monkey."""
REACH = 2
"""DESC-REACH-01."""

# -- target and weapon --------------------------------------------------------------------------------


def weapons(s: DescentState, figure: Figure) -> list[str]:
    """DESC-TGT-07: what a hero has in hand, or bare hands; DESC-ROLL-01: a monster has its card."""
    hero = s.hero_of(figure)
    if hero is None:
        return [OWN_ATTACK] if figure.profile.attack else []
    held = [card.id for card in hero.items if card.equipped and BOX.items[card.id].attack]
    return [*dict.fromkeys(held), UNARMED]


def item_of(weapon: str) -> Item | None:
    if weapon in (UNARMED, OWN_ATTACK):
        return None
    return OTHER_WEAPONS[weapon] if weapon in OTHER_WEAPONS else BOX.items[weapon]


def is_ranged(figure: Figure, weapon: str) -> bool:
    """DESC-SHCARD-02, DESC-MCARD-04; DESC-TGT-08: bare hands reach no further than the next space."""
    item = item_of(weapon)
    if item is None:
        return weapon == OWN_ATTACK and figure.profile.ranged
    return item.attack == "ranged"


def has_reach(figure: Figure, weapon: str) -> bool:
    item = item_of(weapon)
    if item is None:
        return weapon == OWN_ATTACK and "reach" in figure.profile.abilities
    return item.reach


def target_spaces(s: DescentState, figure: Figure, weapon: str, target: Figure) -> int:
    """DESC-TGT-03 to DESC-TGT-06, DESC-REACH-01, DESC-REACH-02: the spaces of a target that can be attacked."""
    return within_reach(s, figure, weapon, target.spaces)


def within_reach(s: DescentState, figure: Figure, weapon: str, wanted: int) -> int:
    """Which of these spaces can be attacked."""
    lay = lay_of(s)
    found = lay.around(figure.spaces) & wanted
    far = wanted & ~found
    if far and not is_ranged(figure, weapon):
        far = lay.within(figure.spaces, REACH) & far if has_reach(figure, weapon) else 0
    return found | seen_among(s, figure, far, looks_past(s, figure, weapon)) if far else found


def looks_past(s: DescentState, figure: Figure, weapon: str) -> int:
    """Those who do not block sight in an attack with this weapon."""
    found = 0
    if figure.profile.rank == HERO:
        for ability in abilities_of(s, figure):
            found |= ability.looks_past(s, figure, item_of(weapon))
    return found


def cannot_attack(s: DescentState, figure: Figure, weapon: str, target: Figure) -> Why | None:
    """DESC-TGT-02, DESC-TGT-04, DESC-TGT-05, DESC-ODET-10."""
    if not target.spaces or not is_enemy(figure, target):
        return Why("no-enemy", "DESC-TGT-02", figure=target.id)
    if weapon not in weapons(s, figure):
        return Why("not-in-hand", "DESC-TGT-07", weapon=weapon)
    if not target_spaces(s, figure, weapon, target):
        rule = "DESC-TGT-04" if is_ranged(figure, weapon) else "DESC-TGT-05"
        return Why("not-in-sight" if is_ranged(figure, weapon) else "not-adjacent", rule, figure=target.id)
    why = held_back(s, figure, target)
    return script_of(s).cannot_attack(s, figure, target) if why is None else why


def held_back(s: DescentState, figure: Figure, target: Figure) -> Why | None:
    """What cards and abilities say against it."""
    why = restrained(s, figure)
    return warded(s, figure, target) if why is None else why


def warded(s: DescentState, figure: Figure, target: Figure) -> Why | None:
    """What keeps this one from the target."""
    for ability in abilities_of(s, target):
        why = ability.cannot_be_attacked(s, target, figure)
        if why is not None:
            return why
    return None


def restrained(s: DescentState, figure: Figure) -> Why | None:
    """What keeps this one from attacking anybody."""
    if lasts(s, MONKEY, figure.id):
        return Why("monkey", "DESC-OCARD-04", figure=figure.id)
    for enemy in s.figures:
        if enemy.spaces and enemy.profile.rank == HERO and is_enemy(enemy, figure):
            for ability in abilities_of(s, enemy):
                why = ability.holds_back(s, enemy, figure)
                if why is not None:
                    return why
    return None


def targets(s: DescentState, figure: Figure) -> list[tuple[str, Figure]]:
    """With which weapon whom: all attacks that ``cannot_attack`` has nothing against. What is the same for all of them
    is asked once."""
    if restrained(s, figure) is not None:
        return []
    script, enemies, spaces = script_of(s), s.on_map(1 - figure.profile.side), 0
    for enemy in enemies:
        spaces |= enemy.spaces
    found: list[tuple[str, Figure]] = []
    for weapon in weapons(s, figure) if spaces else []:
        area = within_reach(s, figure, weapon, spaces)
        for enemy in enemies if area else []:
            open_to = enemy.spaces & area != 0 and warded(s, figure, enemy) is None
            if open_to and script.cannot_attack(s, figure, enemy) is None:
                found.append((weapon, enemy))
    return found


# -- the attack ---------------------------------------------------------------------------------------


def attack(s: DescentState, figure: Figure, weapon: str, target: Figure) -> Play[Attack]:
    """DESC-ATK-04: all five steps."""
    space = yield from aim(s, figure, weapon, target)
    found = declared(s, figure, weapon, target, space)
    s.tell("attacks", figure=figure.id, target=target.id, weapon=weapon, space=space)
    yield from carry_out(s, found)
    return found


def aim(s: DescentState, figure: Figure, weapon: str, target: Figure) -> Play[int]:
    """DESC-TGT-03: which space of a large figure, if there is a choice."""
    spaces = target_spaces(s, figure, weapon, target)
    if spaces & (spaces - 1) == 0:
        return lowest(spaces)
    about = {"figure": target.id}
    choice: Option = yield ask(decider(s, figure), "aim", [AIM(space) for space in bits(spaces)], about)
    return SPACE.of(choice)


def decider(s: DescentState, figure: Figure) -> int:
    """Who decides for an attacker: the owner, unless a card says that somebody else moves the figure."""
    moved = [int(effect.rpartition(" ")[2]) for effect in s.lasting if effect.startswith(f"{MOVED} on {figure.id} ")]
    return moved[0] if moved else s.owner(figure)


def declared(s: DescentState, figure: Figure, weapon: str, target: Figure, space: int) -> Attack:
    """DESC-TGT-13, DESC-ROLL-01, DESC-TGT-09, DESC-TGT-10: the pool of dice of the weapon that is used."""
    item = item_of(weapon)
    found = Attack(figure, target, space, item, is_ranged(figure, weapon))
    if item is not None:
        found.dice = list(item.dice)
        found.pierce = item.pierce
        found.options = list(item.surges)
    elif weapon == UNARMED:
        found.dice = ["blue"]
    else:
        found.dice = list(figure.profile.attack)
        found.options = list(figure.profile.surges)
    found.distance = lay_of(s).distance(figure.spaces, 1 << space)
    found.seat = decider(s, figure)
    return found


def carry_out(s: DescentState, attack: Attack) -> Play[None]:
    """From the pool of dice to the damage. An attack may come within another one."""
    outer, s.attack = s.attack, attack
    for ability in abilities_of(s, attack.attacker):
        yield from ability.aims(s, attack.attacker, attack)
    yield from for_each_target(s, attack, TARGETED)
    prepare(s, attack)
    yield from for_each_target(s, attack, ATTACK_DECLARED)
    for defence in attack.defences:
        prepare_defence(s, attack, defence)
    roll(s, attack)
    yield from window(s, Moment(ATTACK_ROLLED, attack.attacker, attack))
    shown = sum_of(attack.dice, attack.faces)
    if shown.miss:
        s.tell("missed", figure=attack.attacker.id)
    else:
        yield from for_each_target(s, attack, DEFENDED)
        attack.surges = max(0, attack.surges + shown.surges)
        yield from spend_surges(s, attack)
        if hits(attack):
            attack.struck = True
            yield from deal(s, attack)
        else:
            s.tell("fell-short", figure=attack.attacker.id, range=total_range(attack), distance=attack.distance)
    yield from finish(s, attack)
    s.attack = outer


def for_each_target(s: DescentState, attack: Attack, kind: str) -> Play[None]:
    """DESC-ROLL-10: one after another."""
    for defence in list(attack.defences):
        moment = Moment(kind, defence.figure, attack)
        moment.defence = defence
        yield from window(s, moment)


def prepare(s: DescentState, attack: Attack) -> None:
    """DESC-ROLL-02: whatever adds to the attack, also that of others nearby."""
    for figure in s.figures:
        if figure.spaces:
            for ability in abilities_of(s, figure):
                ability.on_attack(s, figure, attack)
    for ability in abilities_of(s, attack.attacker):
        attack.options += ability.surges(s, attack.attacker, attack)


def prepare_defence(s: DescentState, attack: Attack, defence: Defence) -> None:
    """DESC-ROLL-06, DESC-ROLL-07, DESC-SHCARD-06: dice of the sheet or card, of armour and of other effects."""
    hero = s.hero_of(defence.figure)
    if hero is not None:
        for card in hero.items:
            if card.equipped:
                defence.dice += BOX.items[card.id].defence
    for figure in s.figures:
        if figure.spaces:
            for ability in abilities_of(s, figure):
                ability.on_defence(s, figure, attack, defence)
    script_of(s).on_defence(s, defence)
    if lasts(s, MONKEY, defence.figure.id):
        defence.dice = []


def throw(s: DescentState, dice: list[str]) -> list[int]:
    return [s.chance.throw(DICE[colour], 1)[0] for colour in dice]


def roll(s: DescentState, attack: Attack) -> None:
    """DESC-ROLL-11: attacker and defenders at the same time."""
    attack.faces = throw(s, attack.dice)
    attack.rolled = True
    s.tell("rolled", figure=attack.attacker.id, dice=tuple(attack.dice), faces=names(attack.dice, attack.faces))
    for defence in attack.defences:
        roll_defence(s, defence)


def roll_defence(s: DescentState, defence: Defence) -> None:
    """DESC-ROLL-09, DESC-BLAST-03: each figure its own."""
    defence.faces = throw(s, defence.dice)
    faces = names(defence.dice, defence.faces)
    s.tell("defended", figure=defence.figure.id, dice=tuple(defence.dice), faces=faces)


def names(dice: list[str], faces: list[int]) -> tuple[str, ...]:
    """What lies on the table, as it is told."""
    return tuple([f"{colour}-{DICE[colour].faces[side]}" for colour, side in zip(dice, faces, strict=True)])


# -- range and surges ---------------------------------------------------------------------------------


def total_range(attack: Attack) -> int:
    """DESC-RANGE-03."""
    return sum_of(attack.dice, attack.faces).range + attack.range


def hits(attack: Attack) -> bool:
    """DESC-RANGE-01, DESC-RANGE-04: the range decides after surges have been spent."""
    if attack.hurdles > 0:
        return False
    return not attack.ranged or total_range(attack) >= attack.distance


def surge_offers(s: DescentState, attack: Attack) -> list[Option]:
    """DESC-SURGE-01 to DESC-SURGE-07: each ability once, and a hero one surge for fatigue."""
    if attack.mute:
        return []
    offers: list[Option] = []
    names = [surge_id(surge) for surge in attack.options]
    for surge, name in zip(attack.options, names, strict=True):
        if surge.cost <= attack.surges and attack.spent.count(name) < names.count(name):
            offers.append(SURGE(name))
    hero = s.hero_of(attack.attacker)
    if hero is not None and hero.fatigue > 0 and FATIGUE not in attack.spent and attack.seat == hero.seat:
        offers.append(SURGE(FATIGUE))
    return list(dict.fromkeys(offers))


def spend_surges(s: DescentState, attack: Attack) -> Play[None]:
    """DESC-SURGE-03: one after another, until none is left or the attacker has enough."""
    while attack.surges > 0:
        offers = surge_offers(s, attack)
        if not offers:
            return
        about: dict[str, Detail] = {"surges": attack.surges, "figure": attack.target.id}
        choice: Option = yield ask(attack.seat, "surge", [*offers, KEEP()], about)
        if choice is KEEP():
            return
        yield from spend(s, attack, GAIN.of(choice))


def spend(s: DescentState, attack: Attack, gain: str) -> Play[None]:
    attack.spent.append(gain)
    s.tell("surged", figure=attack.attacker.id, gain=gain)
    hero = s.hero_of(attack.attacker)
    if gain == FATIGUE:
        attack.surges -= 1
        assert hero is not None
        refresh(s, hero, breath(s, attack.attacker))
        return
    surge = next(surge for surge in attack.options if surge_id(surge) == gain)
    attack.surges -= surge.cost
    yield from gain_surge(s, attack, surge)


def breath(s: DescentState, figure: Figure) -> int:
    """DESC-SURGE-06: how much fatigue a surge takes off."""
    found = 1
    for ability in abilities_of(s, figure):
        found = ability.breath(s, figure, found)
    return found


def gain_surge(s: DescentState, attack: Attack, surge: Surge) -> Play[None]:
    """What the ability says."""
    attack.damage += surge.damage
    attack.range += surge.range
    attack.pierce += surge.pierce
    if surge.blast:
        attack.blast = True
    if surge.condition:
        attack.conditions |= condition_of(surge.condition)
    if surge.heal:
        yield from recover(s, attack.attacker, surge.heal)
    if surge.deed and surge.deed in ABILITIES:
        yield from ABILITIES[surge.deed].surge(s, attack, surge.deed)


# -- damage -------------------------------------------------------------------------------------------


def deal(s: DescentState, attack: Attack) -> Play[None]:
    """DESC-DMG-02: each figure that is affected suffers what it did not cancel."""
    area = attack.path
    if attack.blast:
        area |= lay_of(s).near[attack.space] | 1 << attack.space
    if area:
        yield from spread(s, attack, area)
    hearts = attack.hearts(sum_of(attack.dice, attack.faces).damage)
    for defence in attack.defences:
        defence.suffered = max(attack.sure, got_through(hearts, attack.pierce, shields(s, defence)))
    for defence in attack.defences:
        if defence.figure.spaces:
            yield from wound(s, attack, defence)


def spread(s: DescentState, attack: Attack, area: int) -> Play[None]:
    """DESC-BLAST-01 to DESC-BLAST-06: friends and enemies in these spaces, each once."""
    hit = [defence.figure for defence in attack.defences]
    for figure in s.figures:
        if figure.spaces & area and figure not in hit and can_affect(s, attack.attacker, figure):
            defence = Defence(figure)
            attack.defences.append(defence)
            prepare_defence(s, attack, defence)
            roll_defence(s, defence)
            moment = Moment(DEFENDED, figure, attack)
            moment.defence = defence
            yield from window(s, moment)


def can_affect(s: DescentState, attacker: Figure, figure: Figure) -> bool:
    """Whether an attack of this one can affect that one at all."""
    if script_of(s).cannot_attack(s, attacker, figure) is not None:
        return False
    return all(ability.cannot_be_attacked(s, figure, attacker) is None for ability in abilities_of(s, figure))


def shields(s: DescentState, defence: Defence) -> int:
    return shown_shields(s, defence) + defence.shields


def shown_shields(s: DescentState, defence: Defence) -> int:
    """What the dice show, with what a blank one is worth."""
    blank = any(SHIELDS[colour][face] == 0 for colour, face in zip(defence.dice, defence.faces, strict=True))
    return shields_of(defence.dice, defence.faces) + (blank_worth(s, defence.figure) if blank else 0)


def blank_worth(s: DescentState, figure: Figure) -> int:
    return sum([ability.for_blanks(s, figure) for ability in abilities_of(s, figure)])


def got_through(hearts: int, pierce: int, shields: int) -> int:
    """DESC-ROLL-08, DESC-PIERCE-01, DESC-DMG-03: each shield that is not pierced cancels one damage."""
    return max(0, hearts - max(0, shields - pierce))


def wound(s: DescentState, attack: Attack, defence: Defence) -> Play[None]:
    """DESC-COND-02, DESC-BLAST-07: conditions only where damage got through."""
    figure = defence.figure
    if defence.suffered <= 0:
        s.tell("unhurt", figure=figure.id)
        return
    stood = figure.spaces
    yield from suffer(s, figure, defence.suffered, attack=attack)
    if not figure.spaces:
        attack.slain.append((figure, stood))
    for bit in bits(attack.conditions):
        inflict(s, figure, 1 << bit)


def finish(s: DescentState, attack: Attack) -> Play[None]:
    for surge in list(attack.options):
        if surge.deed in ABILITIES and surge_id(surge) in attack.spent:
            yield from ABILITIES[surge.deed].after_surge(s, attack)
    for figure in s.figures:
        if figure.spaces:
            for ability in abilities_of(s, figure):
                yield from ability.after_attack(s, figure, attack)
    yield from window(s, Moment(ATTACKED, attack.target, attack))


def special_attack_left(figure: Figure) -> bool:
    """DESC-ODET-12: an attack of a special action is the one of the activation; what a card adds is a plain one."""
    return figure.attacks == 0


def attacks_left(figure: Figure) -> bool:
    """DESC-ODET-04: a monster attacks once in an activation, a hero as often as there are actions."""
    return figure.profile.rank == HERO or figure.attacks == 0 or "frenzy" in figure.used
