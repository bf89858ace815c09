"""A hero's turn: its start, up to two actions, its end."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.engine.errors import Why
from undercroft.games.descent.abilities.registry import abilities_of
from undercroft.games.descent.actions import (
    cannot_act,
    come_to,
    common_offers,
    rest,
    revive,
    revive_offers,
    search,
    search_offers,
    spend_action,
)
from undercroft.games.descent.attacks import attack, targets
from undercroft.games.descent.bearing import bear_conditions
from undercroft.games.descent.equipping import equip_step, hand_over, trade_anew, trade_offers
from undercroft.games.descent.familiars import activate, activate_offers, familiar_of
from undercroft.games.descent.lasting import comes, goes, lasts
from undercroft.games.descent.moments import MOMENTS, MY_TURN, next_figure
from undercroft.games.descent.moving import cannot_spend, come_back, come_back_offers, leave_offers, walk, walk_offers
from undercroft.games.descent.options import (
    ACTIVATE,
    BY_MOVE,
    COME_BACK,
    END_TURN,
    FIGURE,
    FREE_ATTACK,
    GIVE,
    HERO,
    HOW,
    ITEM,
    MOVE,
    NEXT,
    REST,
    REVIVE,
    SEARCH,
    SPACE,
    STAND_UP,
    TAKE,
    TIRE,
    WALK,
    WEAPON,
)
from undercroft.games.descent.quests.registry import script_of
from undercroft.games.descent.state import IMMOBILIZED, DescentState, Figure, Hero
from undercroft.games.descent.step import common_act
from undercroft.games.descent.wounds import (
    cannot_pay,
    defeat,
    ends_in_lava,
    pay,
    recover,
    refresh,
    shake_off,
    tire,
)

ACTIONS = 2
DESPAIR = "word-of-despair"
PAIR = 2
"""DESC-TWOH-01: so many heroes attack once more."""
FREE_HEALING = 2
"""DESC-TWOH-04."""

# -- who is next --------------------------------------------------------------------------------------


def waiting(s: DescentState) -> list[Hero]:
    """DESC-ROUND-06: those who have not acted in this round; DESC-QG-09: who left does not act, unless the quest lets
    heroes come back."""
    return [hero for hero in s.heroes if not hero.done and (not hero.left or come_back_offers(s, s.figure(hero.id)))]


def next_hero(s: DescentState) -> Play[None]:
    """DESC-ROUND-05: the heroes' players agree; the first of those who wait says it for all."""
    heroes = waiting(s)
    if not heroes:
        yield from script_of(s).heroes_done(s)
        s.active = ""
        s.queue = script_of(s).allies(s)
        s.phase = "allies" if s.queue else "overlord-start"
        return
    hero = heroes[0]
    if len(heroes) > 1:
        choice: Option = yield ask(hero.seat, "next", [NEXT(each.id) for each in heroes])
        hero = s.hero(HERO.of(choice))
    yield from begin(s, hero)


def begin(s: DescentState, hero: Hero) -> Play[None]:
    """DESC-HTURN-01 to DESC-HTURN-04: effects end, abilities of the start work, cards are refreshed; then the hero may
    change equipment. DESC-KO-06: a condition that knocks the hero out ends the turn at once."""
    figure = s.figure(hero.id)
    s.active, s.phase = hero.id, "hero"
    MOMENTS.come(s, hero.seat, MY_TURN)
    next_figure(s)
    s.tell("turn", hero=hero.id)
    comes(s, hero.id)
    figure.actions, figure.points, figure.moves, figure.attacks, figure.used = ACTIONS, 0, 0, 0, []
    hero.acting = hero.moving = hero.resting = hero.free_attack = False
    trade_anew(s)
    familiar = familiar_of(s, hero)
    if familiar is not None:
        familiar.acted = False
    was_up = hero.fallen < 0
    yield from bear_conditions(s, figure)
    if was_up and hero.fallen >= 0:
        yield from end(s, hero, figure)
        return
    for ability in abilities_of(s, figure):
        yield from ability.begins(s, figure)
    for card in (*hero.skills, *hero.items):
        card.exhausted = False
    if hero.fallen < 0:
        yield from equip_step(s, hero)


# -- one step of a turn -------------------------------------------------------------------------------


def step(s: DescentState) -> Play[None]:
    """DESC-HTURN-07: an action, a walk or whatever else; DESC-KO-06: who is knocked out in the own turn ends it."""
    hero = s.hero(s.active)
    figure = s.figure(hero.id)
    if (hero.left and not come_back_offers(s, figure)) or (hero.fallen >= 0 and hero.acting):
        yield from end(s, hero, figure)
        return
    was_up = hero.fallen < 0
    choice: Option = yield ask(hero.seat, "act", lambda: offers(s, hero, figure), {"hero": hero.id})
    if choice is END_TURN():
        yield from end(s, hero, figure)
        return
    yield from perform(s, hero, figure, choice)
    fell = was_up and hero.fallen >= 0
    if fell or choice is STAND_UP() or hero.left:
        yield from end(s, hero, figure)


def offers(s: DescentState, hero: Hero, figure: Figure) -> list[Option]:
    """All that a hero can do now. DESC-FAMFIG-12: the familiar of one who is knocked out acts all the same."""
    if hero.fallen >= 0:
        return [STAND_UP(), *activate_offers(s, hero), END_TURN()]
    if hero.left:
        return [*return_offers(s, hero, figure), END_TURN()]
    if not figure.spaces:
        return [END_TURN()]
    found = [*walk_offers(s, figure), *common_offers(s, figure)]
    if cannot_act(s, figure) is None:
        found += [*search_offers(s, figure), *revive_offers(s, figure), REST()]
    if cannot_tire(s, hero, figure) is None:
        found.append(TIRE())
    found += [
        *leave_offers(s, figure),
        *free_attack_offers(s, hero, figure),
        *trade_offers(s, hero),
        *activate_offers(s, hero),
    ]
    for ability in abilities_of(s, figure):
        found += ability.offers(s, figure)
    return [*found, END_TURN()]


def perform(s: DescentState, hero: Hero, figure: Figure, choice: Option) -> Play[None]:
    """What was chosen."""
    verb = choice.verb
    if verb is WALK:
        yield from walk(s, figure, SPACE.of(choice))
        return
    if verb is COME_BACK:
        yield from return_to_map(s, hero, figure, choice)
        return
    if verb in (GIVE, TAKE):
        other = s.hero(HERO.of(choice))
        hand_over(s, *((hero, other) if verb is GIVE else (other, hero)), ITEM.of(choice))
        return
    if verb is TIRE:
        yield from tire_to_move(s, hero, figure)
        return
    if verb is ACTIVATE:
        end_move(hero, figure)
        yield from activate(s, s.figure(FIGURE.of(choice)))
        return
    if verb is not MOVE and figure.points == 0:
        hero.moving = False
    actions = figure.actions
    yield from act(s, hero, figure, choice)
    if figure.actions < actions and lasts(s, DESPAIR, hero.id):
        yield from tire(s, figure, 1)


def act(s: DescentState, hero: Hero, figure: Figure, choice: Option) -> Play[None]:
    verb = choice.verb
    if verb is REST:
        rest(s, figure, hero)
        for ability in abilities_of(s, figure):
            yield from ability.rests(s, figure)
    elif verb is SEARCH:
        yield from search(s, figure, hero, SPACE.of(choice))
    elif verb is REVIVE:
        yield from revive(s, figure, HERO.of(choice))
    elif verb is STAND_UP:
        yield from stand_up(s, hero, figure)
    elif verb is FREE_ATTACK:
        hero.free_attack = True
        end_move(hero, figure)
        yield from attack(s, figure, WEAPON.of(choice), s.figure(FIGURE.of(choice)))
    else:
        yield from common_act(s, figure, choice)


def end_move(hero: Hero, figure: Figure) -> None:
    """DESC-TWOH-03, DESC-FAM-05: a free attack and a familiar come before or after the actions, never within a move."""
    if hero.moving:
        figure.points = 0
        hero.moving = False


# -- what only heroes do ------------------------------------------------------------------------------


def cannot_tire(s: DescentState, hero: Hero, figure: Figure) -> Why | None:
    """DESC-FMOVE-01, DESC-FMOVE-02: fatigue for movement points, up to stamina."""
    if cannot_pay(s, hero, 1):
        return Why("too-tired", "DESC-FMOVE-02", hero=hero.id)
    return cannot_spend(s, figure)


def tire_to_move(s: DescentState, hero: Hero, figure: Figure) -> Play[None]:
    """DESC-FMOVE-01."""
    pay(s, hero, 1)
    gained = 1
    for ability in abilities_of(s, figure):
        gained = ability.fatigue_points(s, figure, gained)
    figure.points += gained
    for ability in abilities_of(s, figure):
        yield from ability.tires_to_move(s, figure)


def return_offers(s: DescentState, hero: Hero, figure: Figure) -> list[Option]:
    """By a move action, or for 1 fatigue as far as the first space."""
    tired = cannot_pay(s, hero, 1)
    return [each for each in come_back_offers(s, figure) if HOW.of(each) == BY_MOVE or not tired]


def return_to_map(s: DescentState, hero: Hero, figure: Figure, choice: Option) -> Play[None]:
    if HOW.of(choice) == BY_MOVE:
        spend_action(s, figure)
        hero.moving = True
    else:
        pay(s, hero, 1)
    yield from come_back(s, figure, choice)


def stand_up(s: DescentState, hero: Hero, figure: Figure) -> Play[None]:
    """DESC-STAND-03 to DESC-STAND-07: it takes the whole turn."""
    s.tell("stands-up", hero=hero.id)
    yield from come_to(s, hero)


def cannot_attack_freely(s: DescentState, hero: Hero) -> Why | None:
    """DESC-TWOH-01 to DESC-TWOH-03: with two heroes, once in a turn, before the first action or after the last."""
    if s.hero_count != PAIR:
        return Why("not-two-heroes", "DESC-TWOH-01", hero=hero.id)
    if hero.free_attack:
        return Why("once-a-turn", "DESC-TWOH-01", hero=hero.id)
    if hero.acting and s.figure(hero.id).actions > 0:
        return Why("between-actions", "DESC-TWOH-03", hero=hero.id)
    return None


def free_attack_offers(s: DescentState, hero: Hero, figure: Figure) -> list[Option]:
    if cannot_attack_freely(s, hero) is not None:
        return []
    return [FREE_ATTACK(weapon, enemy.id) for weapon, enemy in targets(s, figure)]


# -- the end ------------------------------------------------------------------------------------------


def end(s: DescentState, hero: Hero, figure: Figure) -> Play[None]:
    """DESC-HTURN-15, DESC-REST-03, DESC-LAVA-03, DESC-TWOH-04."""
    if hero.fallen < 0 and not hero.left:
        for ability in abilities_of(s, figure):
            yield from ability.ends(s, figure)
        if s.hero_count == PAIR and not hero.free_attack:
            yield from recover(s, figure, FREE_HEALING)
        if hero.resting:
            fatigue = hero.fatigue
            refresh(s, hero, fatigue)
            for ability in abilities_of(s, figure):
                yield from ability.rested(s, figure, fatigue)
        shake_off(s, figure, IMMOBILIZED)
        if ends_in_lava(s, figure):
            yield from defeat(s, figure, lava=True)
    figure.actions = figure.points = 0
    hero.resting = hero.moving = False
    hero.done = True
    goes(s, hero.id)
    s.active, s.last, s.phase = "", hero.id, "heroes"
    s.tell("turn-over", hero=hero.id)
