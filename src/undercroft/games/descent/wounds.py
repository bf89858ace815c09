"""Damage, fatigue, conditions, defeat, being knocked out, and recovery."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.descent.abilities.registry import abilities_of, held_by
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.geometry.bits import bits, lowest
from undercroft.games.descent.lasting import lasts
from undercroft.games.descent.moments import DEFEATED, KNOCKED_OUT, SUFFERING
from undercroft.games.descent.options import SPACE, STAND_AT
from undercroft.games.descent.overlord_deck import draw
from undercroft.games.descent.pieces import Attack, Moment
from undercroft.games.descent.places import nearest_empty
from undercroft.games.descent.profiles import HEROES
from undercroft.games.descent.quests.registry import script_of
from undercroft.games.descent.state import CONDITIONS, IMMOBILIZED, STUNNED, DescentState, Figure, Hero
from undercroft.games.descent.windows import window

STUN_HOLDS: Final = 5
"""DESC-COND-06: the version of the rules since which cards give no actions to those who are stunned."""
FALL_HOLDS: Final = 5
"""DESC-KO-06: the version since which nobody stands up in the turn in which a familiar's wounds were too much."""

# -- numbers ------------------------------------------------------------------------------------------


def health(s: DescentState, figure: Figure) -> int:
    """With all that adds to it."""
    found = figure.profile.health
    hero = s.hero_of(figure)
    for ability in abilities_of(s, figure) if hero is None else held_by(hero, figure):
        found = ability.health(s, figure, found)
    return script_of(s).health(s, figure, found)


def stamina(s: DescentState, hero: Hero) -> int:
    """DESC-SHEET-05."""
    figure = s.figure(hero.id)
    found = BOX.heroes[hero.id].stamina
    for ability in held_by(hero, figure):
        found = ability.stamina(s, hero, found)
    return found


# -- damage -------------------------------------------------------------------------------------------


def suffer(
    s: DescentState, figure: Figure, damage: int, lava: bool = False, attack: Attack | None = None
) -> Play[None]:
    """DESC-DMG-02, DESC-HEALTH-02: damage beyond health is ignored; with as much as health one is defeated
    (DESC-DEF-01). A hero who is knocked out suffers nothing more (DESC-KO-08)."""
    if damage <= 0 or figure.spaces == 0:
        return
    if figure.profile.side == HEROES:
        moment = Moment(SUFFERING, figure, attack)
        moment.amount = damage
        yield from window(s, moment)
        damage = moment.amount
        if damage <= 0 or figure.spaces == 0:
            return
    yield from bear(s, figure, damage, lava)
    if figure.spaces and figure.profile.side == HEROES and lasts(s, "word-of-misery", "heroes"):
        yield from tire(s, figure, 1, misery=True)


def bear(s: DescentState, figure: Figure, damage: int, lava: bool = False) -> Play[None]:
    """Damage that nothing can change any more."""
    most = health(s, figure)
    figure.damage = min(most, figure.damage + damage)
    s.tell("suffered", figure=figure.id, damage=damage)
    if figure.damage >= most:
        yield from defeat(s, figure, lava)


def tire(s: DescentState, figure: Figure, fatigue: int, misery: bool = False) -> Play[None]:
    """Fatigue that somebody else causes. DESC-FAT-01: what goes beyond stamina becomes damage; DESC-RECOV-02,
    DESC-FAMFIG-08: figures without stamina suffer all of it as damage. What comes of ``misery`` brings no more of
    it."""
    hero = s.hero_of(figure)
    if hero is None:
        yield from bear(s, figure, fatigue) if misery else suffer(s, figure, fatigue)
        return
    if hero.fallen >= 0:
        return
    room = max(0, stamina(s, hero) - hero.fatigue)
    hero.fatigue += min(room, fatigue)
    s.tell("tired", figure=figure.id, fatigue=fatigue)
    if fatigue > room and figure.spaces:
        yield from bear(s, figure, fatigue - room) if misery else suffer(s, figure, fatigue - room)


def cannot_pay(s: DescentState, hero: Hero, fatigue: int) -> bool:
    """DESC-SKILL-06, DESC-RECOV-03: nobody pays more than stamina allows."""
    return hero.fatigue + fatigue > stamina(s, hero)


def pay(s: DescentState, hero: Hero, fatigue: int) -> None:
    if fatigue > 0:
        hero.fatigue += fatigue
        s.tell("paid", hero=hero.id, fatigue=fatigue)


# -- defeat -------------------------------------------------------------------------------------------


def defeat(s: DescentState, figure: Figure, lava: bool = False) -> Play[None]:
    """DESC-DEF-02, DESC-DEF-03: a monster leaves the map, a hero is knocked out."""
    moment = Moment(DEFEATED, figure, space=lowest(figure.spaces))
    yield from window(s, moment)
    if not moment.passed or figure.spaces == 0:
        return
    spaces = figure.spaces
    hero = s.hero_of(figure)
    drop_carried(s, figure)
    figure.conditions = 0
    figure.points = 0
    figure.actions = 0
    if hero is not None:
        yield from knock_out(s, hero, figure, lava)
    else:
        figure.spaces = 0
        s.tell("defeated", figure=figure.id)
    yield from script_of(s).defeated(s, figure, spaces)


def knock_out(s: DescentState, hero: Hero, figure: Figure, lava: bool) -> Play[None]:
    """DESC-KO-01 to DESC-KO-05: fatigue and damage are full, conditions gone, a token lies in place of the figure, and
    the overlord draws a card. DESC-KO-06: a turn that is under way has been used."""
    space = lowest(figure.spaces)
    figure.spaces = 0
    figure.damage = health(s, figure)
    hero.fatigue = stamina(s, hero)
    hero.fallen = space
    if s.rules >= FALL_HOLDS:
        hero.acting = True
    if lava:
        nearest = nearest_empty(s, figure, space, s.board.lava)
        hero.fallen = yield from chosen_space(s, hero.seat, nearest, space)
    s.tell("knocked-out", hero=hero.id, space=hero.fallen)
    draw(s, 1)
    yield from window(s, Moment(KNOCKED_OUT, figure, space=hero.fallen))


def drop_carried(s: DescentState, figure: Figure) -> None:
    """DESC-CARRY-06, DESC-KO-18: an objective token stays where its carrier stood."""
    if figure.carries:
        token = next(token for token in s.tokens if token.id == figure.carries)
        figure.carries = ""
        if script_of(s).is_lost(s, figure, token):
            s.tell("token-gone", token=token.id)
            return
        token.space = lowest(figure.spaces)
        s.tell("dropped", figure=figure.id, token=token.id, space=token.space)


# -- recovery -----------------------------------------------------------------------------------------


def recover(s: DescentState, figure: Figure, amount: int) -> Play[None]:
    """DESC-RECOV-01; DESC-KO-14: a hero from whom any damage is taken stands again."""
    healed = min(amount, figure.damage)
    if healed <= 0 or not figure.profile.heals:
        return
    figure.damage -= healed
    s.tell("recovered", figure=figure.id, damage=healed)
    hero = s.hero_of(figure)
    if hero is not None and hero.fallen >= 0:
        yield from rise(s, hero, figure)


def refresh(s: DescentState, hero: Hero, amount: int) -> None:
    """Fatigue is taken off a hero's sheet."""
    gone = min(amount, hero.fatigue)
    if gone > 0:
        hero.fatigue -= gone
        s.tell("refreshed", hero=hero.id, fatigue=gone)


def rise(s: DescentState, hero: Hero, figure: Figure) -> Play[None]:
    """DESC-STAND-05, DESC-STAND-08, DESC-REVIVE-05: the figure takes the place of the token, or the nearest empty space
    to it, which the hero's player chooses."""
    where = yield from chosen_space(s, hero.seat, nearest_empty(s, figure, hero.fallen), hero.fallen)
    hero.fallen = -1
    figure.spaces = 1 << where
    s.tell("rose", hero=hero.id, space=where)


def chosen_space(s: DescentState, seat: int, spaces: int, otherwise: int) -> Play[int]:
    """One of these, asked for only where there is a choice."""
    if spaces == 0:
        return otherwise
    if spaces & (spaces - 1) == 0:
        return lowest(spaces)
    choice: Option = yield ask(seat, "stand-at", [STAND_AT(space) for space in bits(spaces)])
    return SPACE.of(choice)


# -- conditions ---------------------------------------------------------------------------------------


def inflict(s: DescentState, figure: Figure, condition: int) -> None:
    """DESC-COND-01, DESC-COND-07, DESC-COND-08; DESC-KO-09: not on those who are knocked out."""
    if condition == 0 or figure.spaces == 0 or figure.profile.immune or figure.conditions & condition:
        return
    figure.conditions |= condition
    if condition == IMMOBILIZED:
        figure.points = 0
    s.tell("condition", figure=figure.id, condition=name_of(condition))


def shake_off(s: DescentState, figure: Figure, condition: int) -> None:
    if figure.conditions & condition:
        figure.conditions &= ~condition
        s.tell("condition-gone", figure=figure.id, condition=name_of(condition))


def may_take_action(s: DescentState, figure: Figure) -> bool:
    """DESC-COND-06: whether somebody to whom a card gives an action can take it; stunned, not."""
    return not figure.conditions & STUNNED or s.rules < STUN_HOLDS


def name_of(condition: int) -> str:
    return CONDITIONS[condition.bit_length() - 1]


def condition_of(name: str) -> int:
    return 1 << CONDITIONS.index(name)


def ends_in_lava(s: DescentState, figure: Figure) -> bool:
    """DESC-LAVA-03, DESC-LAVA-05: all its spaces are lava."""
    return figure.spaces != 0 and figure.spaces & ~s.board.lava == 0


def is_enemy(one: Figure, other: Figure) -> bool:
    """DESC-TGT-02."""
    return (one.profile.side == HEROES) is not (other.profile.side == HEROES)
