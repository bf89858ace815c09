"""What a figure can do with an action: heroes and monsters alike, as far as both may."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play
from undercroft.engine.errors import Why
from undercroft.games.descent.abilities.registry import abilities_of, held_by
from undercroft.games.descent.attacks import attack, attacks_left, cannot_attack, targets
from undercroft.games.descent.content.dice import DICE, sum_of
from undercroft.games.descent.geometry.bits import bits
from undercroft.games.descent.moments import DOOR_OPENED, SEARCHED
from undercroft.games.descent.moving import STRODE, climb_offers, held_in_pit, speed
from undercroft.games.descent.options import (
    ATTACK,
    CLOSE_DOOR,
    DROP,
    MOVE,
    OPEN_DOOR,
    PICK_UP,
    REVIVE,
    SEARCH,
    SHAKE_OFF,
)
from undercroft.games.descent.pieces import Moment
from undercroft.games.descent.places import adjacent, in_pit, lay_of
from undercroft.games.descent.profiles import FAMILIAR, HERO
from undercroft.games.descent.quests.registry import script_of
from undercroft.games.descent.searching import draw_search_card, keep
from undercroft.games.descent.state import IMMOBILIZED, STUNNED, DescentState, Figure, Hero, Token
from undercroft.games.descent.windows import window
from undercroft.games.descent.wounds import recover, refresh, shake_off

# -- whether there is an action -----------------------------------------------------------------------


DASH = "dash"
FRENZY = "frenzy"
DOOR = "door"
"""Actions on top of the two, each for one thing only."""


def cannot_act(s: DescentState, figure: Figure, extra: str = "") -> Why | None:
    """DESC-HTURN-07, DESC-ODET-03: two actions, and what cards add for one thing; DESC-COND-06: stunned, the only one
    is to shake that off."""
    if figure.actions < 1 and extra not in figure.used:
        return Why("no-actions", "DESC-HTURN-07" if figure.profile.rank == HERO else "DESC-ODET-03", figure=figure.id)
    if figure.conditions & STUNNED:
        return Why("stunned", "DESC-COND-06", figure=figure.id)
    return None


def spend_action(s: DescentState, figure: Figure, extra: str = "") -> None:
    """One of the two, unless there is one for this alone."""
    if extra in figure.used:
        figure.used.remove(extra)
    else:
        figure.actions -= 1
    if STRODE in figure.used:
        figure.used.remove(STRODE)
    hero = s.hero_of(figure)
    if hero is not None:
        hero.acting = True


def cannot_shake_off(s: DescentState, figure: Figure) -> Why | None:
    if figure.actions < 1:
        return Why("no-actions", "DESC-HTURN-07", figure=figure.id)
    return None if figure.conditions & STUNNED else Why("not-stunned", "DESC-COND-06", figure=figure.id)


# -- moving and attacking -----------------------------------------------------------------------------


def cannot_move(s: DescentState, figure: Figure) -> Why | None:
    """DESC-MOVE-01; immobilized figures take no move actions; in a pit points are of no use (DESC-PIT-03)."""
    why = cannot_act(s, figure, DASH)
    if why is not None:
        return why
    if figure.conditions & IMMOBILIZED:
        return Why("immobilized", "DESC-COND-06", figure=figure.id)
    if held_in_pit(s, figure):
        return Why("in-pit", "DESC-PIT-03", figure=figure.id)
    if figure.moves and figure.profile.rank == FAMILIAR:
        return Why("one-move", "DESC-FAM-06", figure=figure.id)
    if figure.moves and "shambling" in figure.profile.abilities:
        return Why("shambling", "DESC-ODET-09", figure=figure.id)
    return None


def move(s: DescentState, figure: Figure) -> None:
    """DESC-MOVE-01, DESC-MOVE-05: points of two moves add up."""
    spend_action(s, figure, DASH)
    figure.moves += 1
    gained = speed(s, figure)
    figure.points += gained
    hero = s.hero_of(figure)
    if hero is not None:
        hero.moving = True
    s.tell("moves", figure=figure.id, points=gained)


def cannot_make_attack(s: DescentState, figure: Figure, weapon: str, target: Figure) -> Why | None:
    """DESC-ATK-01, DESC-ODET-04: one attack in an activation, and another with a card that says so."""
    why = cannot_act(s, figure, FRENZY)
    if why is not None:
        return why
    if not attacks_left(figure):
        return Why("one-attack", "DESC-ODET-04", figure=figure.id)
    return cannot_attack(s, figure, weapon, target)


def attack_offers(s: DescentState, figure: Figure) -> list[Option]:
    if cannot_act(s, figure, FRENZY) is not None or not attacks_left(figure):
        return []
    return [ATTACK(weapon, enemy.id) for weapon, enemy in targets(s, figure)]


def make_attack(s: DescentState, figure: Figure, weapon: str, target: Figure) -> Play[None]:
    if FRENZY not in figure.used:
        figure.attacks += 1
    spend_action(s, figure, FRENZY)
    yield from attack(s, figure, weapon, target)


# -- doors and pits -----------------------------------------------------------------------------------


def cannot_open(s: DescentState, figure: Figure, door: int) -> Why | None:
    """DESC-DOOR-01, DESC-DOOR-02."""
    why = cannot_reach_door(s, figure, door)
    if why is not None:
        return why
    if not s.shut >> door & 1:
        return Why("open-already", "DESC-DOOR-01", door=door)
    return script_of(s).cannot_open(s, figure, door)


def cannot_close(s: DescentState, figure: Figure, door: int) -> Why | None:
    why = cannot_reach_door(s, figure, door)
    if why is not None:
        return why
    if s.shut >> door & 1:
        return Why("shut-already", "DESC-DOOR-01", door=door)
    return script_of(s).cannot_close(s, figure, door)


def cannot_reach_door(s: DescentState, figure: Figure, door: int) -> Why | None:
    """DESC-DOOR-01: from a space that borders it."""
    why = cannot_act(s, figure, DOOR)
    if why is not None:
        return why
    if figure.profile.rank == FAMILIAR:
        return Why("not-for-familiars", "DESC-FAM-09", figure=figure.id)
    if door >= len(s.board.doors) or not s.board.beside_door[door] & figure.spaces:
        return Why("not-at-door", "DESC-DOOR-01", door=door)
    return None


def doors_beside(s: DescentState, figure: Figure) -> list[int]:
    return [door for door, spaces in enumerate(s.board.beside_door) if spaces & figure.spaces]


def door_offers(s: DescentState, figure: Figure) -> list[Option]:
    doors = doors_beside(s, figure)
    opened = [OPEN_DOOR(door) for door in doors if cannot_open(s, figure, door) is None]
    return opened + [CLOSE_DOOR(door) for door in doors if cannot_close(s, figure, door) is None]


def open_door(s: DescentState, figure: Figure, door: int) -> Play[None]:
    """DESC-DOOR-03, DESC-DOOR-04: it is gone until it is closed again."""
    spend_action(s, figure, DOOR)
    s.shut &= ~(1 << door)
    s.tell("opened", figure=figure.id, door=door)
    yield from window(s, Moment(DOOR_OPENED, figure, what=str(door)))
    yield from script_of(s).opened(s, figure, door)


def close_door(s: DescentState, figure: Figure, door: int) -> None:
    spend_action(s, figure, DOOR)
    s.shut |= 1 << door
    s.tell("closed", figure=figure.id, door=door)


def climbs(s: DescentState, figure: Figure) -> list[Option]:
    """DESC-PIT-07."""
    return climb_offers(s, figure) if in_pit(s, figure) and cannot_act(s, figure) is None else []


def cannot_climb(s: DescentState, figure: Figure, option: Option) -> Why | None:
    why = cannot_act(s, figure)
    if why is not None:
        return why
    if not in_pit(s, figure):
        return Why("not-in-pit", "DESC-PIT-07", figure=figure.id)
    return None if option in climb_offers(s, figure) else Why("no-room", "DESC-PIT-08", figure=figure.id)


# -- objective tokens ---------------------------------------------------------------------------------


def cannot_pick_up(s: DescentState, figure: Figure, name: str) -> Why | None:
    """DESC-CARRY-01, DESC-CARRY-02, DESC-CARRY-04, DESC-QG-08: one from the own or an adjacent space."""
    why = cannot_act(s, figure)
    if why is not None:
        return why
    token = token_of(s, name)
    if token is None or token.space < 0:
        return Why("no-token", "DESC-CARRY-04", token=name)
    if figure.carries:
        return Why("carries-one", "DESC-QG-08", figure=figure.id)
    if not (lay_of(s).around(figure.spaces) | figure.spaces) >> token.space & 1:
        return Why("not-at-token", "DESC-CARRY-02", token=name)
    return script_of(s).cannot_carry(s, figure, token)


def token_of(s: DescentState, name: str) -> Token | None:
    return next((token for token in s.tokens if token.id == name), None)


def carry_offers(s: DescentState, figure: Figure) -> list[Option]:
    """DESC-CARRY-02, DESC-CARRY-05."""
    if not (figure.carries or s.tokens) or cannot_act(s, figure) is not None:
        return []
    if figure.carries:
        if script_of(s).cannot_drop(s, figure) is not None:
            return []
        return [DROP(space) for space in bits(lay_of(s).around(figure.spaces) & s.board.open_floor)]
    near = lay_of(s).around(figure.spaces) | figure.spaces
    tokens = [token.id for token in s.tokens if token.space >= 0 and near >> token.space & 1]
    return [PICK_UP(name) for name in tokens if cannot_pick_up(s, figure, name) is None]


def pick_up(s: DescentState, figure: Figure, name: str) -> None:
    spend_action(s, figure)
    token = token_of(s, name)
    assert token is not None
    token.space = -1
    figure.carries = name
    s.tell("picked-up", figure=figure.id, token=name)


def cannot_drop(s: DescentState, figure: Figure, space: int) -> Why | None:
    why = cannot_act(s, figure)
    if why is not None:
        return why
    if not figure.carries:
        return Why("carries-none", "DESC-CARRY-05", figure=figure.id)
    if not lay_of(s).around(figure.spaces) & s.board.open_floor & 1 << space:
        return Why("not-next-to", "DESC-CARRY-05", figure=figure.id)
    return script_of(s).cannot_drop(s, figure)


def drop(s: DescentState, figure: Figure, space: int) -> None:
    spend_action(s, figure)
    token = token_of(s, figure.carries)
    assert token is not None
    token.space = space
    figure.carries = ""
    s.tell("dropped", figure=figure.id, token=token.id, space=space)


# -- of heroes alone ----------------------------------------------------------------------------------


def rest(s: DescentState, figure: Figure, hero: Hero) -> None:
    """DESC-REST-01, DESC-REST-02: it works at the end of the turn."""
    spend_action(s, figure)
    hero.resting = True
    s.tell("rests", hero=hero.id)


def cannot_search(s: DescentState, figure: Figure, space: int) -> Why | None:
    """DESC-SEARCH-01."""
    why = cannot_act(s, figure)
    if why is not None:
        return why
    if not s.search_tokens >> space & 1:
        return Why("nothing-to-search", "DESC-SEARCH-01")
    if not (lay_of(s).around(figure.spaces) | figure.spaces) >> space & 1:
        return Why("not-at-token", "DESC-SEARCH-01")
    return None


def search_offers(s: DescentState, figure: Figure) -> list[Option]:
    near = lay_of(s).around(figure.spaces) | figure.spaces if s.search_tokens else 0
    return [SEARCH(space) for space in bits(s.search_tokens & near) if cannot_search(s, figure, space) is None]


def search(s: DescentState, figure: Figure, hero: Hero, space: int) -> Play[None]:
    """DESC-SEARCH-02 to DESC-SEARCH-06: the token is gone, and a card is drawn, even if a trap comes first."""
    spend_action(s, figure)
    yield from search_token(s, figure, hero, space)


def search_token(s: DescentState, figure: Figure, hero: Hero, space: int) -> Play[None]:
    s.search_tokens &= ~(1 << space)
    s.unveil()
    s.tell("searched", hero=hero.id, space=space)
    yield from window(s, Moment(SEARCHED, figure, space=space))
    s.unveil()
    if s.unique_search == space:
        s.unique_search = -1
        s.tell("found-unique", hero=hero.id)
        yield from script_of(s).found_unique(s, figure)
    else:
        yield from find(s, figure, hero)


def find(s: DescentState, figure: Figure, hero: Hero) -> Play[None]:
    """DESC-SEARCH-03; a skill may lay the first card aside."""
    card = draw_search_card(s, hero)
    for ability in abilities_of(s, figure) if card else []:
        if (yield from ability.draws_anew(s, figure, card)):
            s.search_pile.append(card)
            card = draw_search_card(s, hero)
    if card:
        keep(s, hero, card)


def cannot_revive(s: DescentState, figure: Figure, name: str) -> Why | None:
    """DESC-REVIVE-01: somebody who is knocked out, in an adjacent space or the same."""
    why = cannot_act(s, figure)
    if why is not None:
        return why
    hero = next((hero for hero in s.heroes if hero.id == name), None)
    if hero is None or hero.fallen < 0:
        return Why("not-knocked-out", "DESC-REVIVE-01", hero=name)
    if not adjacent(s, figure, s.figure(name)):
        return Why("not-adjacent", "DESC-REVIVE-01", figure=name)
    return None


def revive_offers(s: DescentState, figure: Figure) -> list[Option]:
    return [REVIVE(hero.id) for hero in s.heroes if hero.fallen >= 0 and cannot_revive(s, figure, hero.id) is None]


def revive(s: DescentState, figure: Figure, name: str) -> Play[None]:
    spend_action(s, figure)
    s.tell("revives", figure=figure.id, hero=name)
    yield from come_to(s, s.hero(name))


def come_to(s: DescentState, hero: Hero) -> Play[None]:
    """DESC-STAND-03, DESC-STAND-04, DESC-REVIVE-02 to DESC-REVIVE-04: two red dice; hearts are health, surges
    fatigue."""
    healed, refreshed = roll_to_come_to(s, hero)
    refresh(s, hero, refreshed)
    yield from recover(s, s.figure(hero.id), healed)


def roll_to_come_to(s: DescentState, hero: Hero) -> tuple[int, int]:
    """The damage and the fatigue that the hero recovers, with all that adds to it."""
    dice = ("red", "red")
    shown = sum_of(dice, [s.chance.throw(DICE[colour], 1)[0] for colour in dice])
    s.tell("comes-to", hero=hero.id, damage=shown.damage, fatigue=shown.surges)
    more = sum([ability.coming_to(s, hero) for ability in held_by(hero, s.figure(hero.id))])
    return shown.damage + more, shown.surges


def common_offers(s: DescentState, figure: Figure) -> list[Option]:
    """What heroes and monsters can both do with an action."""
    found: list[Option] = []
    if cannot_shake_off(s, figure) is None:
        found.append(SHAKE_OFF())
    if cannot_move(s, figure) is None:
        found.append(MOVE())
    found += [*attack_offers(s, figure), *door_offers(s, figure), *climbs(s, figure), *carry_offers(s, figure)]
    return found + script_of(s).offers(s, figure)


def shake(s: DescentState, figure: Figure) -> None:
    spend_action(s, figure)
    shake_off(s, figure, STUNNED)
