"""The overlord's turn: cards, monster groups one after another, reinforcements, the end of the round."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.descent.abilities.registry import ABILITIES, abilities_of
from undercroft.games.descent.actions import common_offers, spend_action
from undercroft.games.descent.bearing import bear_conditions
from undercroft.games.descent.lasting import OVERLORD as OVERLORD_COMES
from undercroft.games.descent.lasting import ROUND, TURN_END, comes, everybody, lasts
from undercroft.games.descent.lasting import begin as begin_lasting
from undercroft.games.descent.moments import ACTIVATED, MOMENTS, MY_TURN, TURN_ENDS, TURN_STARTS, next_figure
from undercroft.games.descent.moving import come_back, come_back_offers, leave_offers, stride, walk, walk_offers
from undercroft.games.descent.options import (
    ACTIVATE,
    BY_MOVE,
    CARD,
    COME_BACK,
    END_ACTIVATION,
    FIGURE,
    HOW,
    PLAY,
    PLAY_ON,
    SPACE,
    STRIDE,
    WALK,
)
from undercroft.games.descent.overlord_deck import draw
from undercroft.games.descent.pieces import Moment
from undercroft.games.descent.places import lay_of
from undercroft.games.descent.profiles import HEROES, OVERLORD
from undercroft.games.descent.quests.registry import NOBODY, script_of
from undercroft.games.descent.reinforcing import arrivals, new_monster, place, spare
from undercroft.games.descent.state import IMMOBILIZED, THE_OVERLORD, DescentState, Figure
from undercroft.games.descent.step import common_act
from undercroft.games.descent.windows import play_card, window
from undercroft.games.descent.wounds import defeat, drop_carried, ends_in_lava, shake_off

ACTIONS = 2
RITUAL = "unholy-ritual"
RISES = "rise-again"
RISEN = "risen"
RISE_WITHIN = 5


def begin(s: DescentState) -> Play[None]:
    """DESC-OTURN-02 to DESC-OTURN-05: effects end, a card is drawn, cards of the start of the turn are played."""
    s.phase = "overlord"
    s.group = ""
    s.played = []
    comes(s, OVERLORD_COMES)
    for figure in s.figures:
        if figure.profile.side == OVERLORD:
            figure.acted = False
    MOMENTS.come(s, THE_OVERLORD, MY_TURN)
    next_figure(s)
    s.tell("overlord-turn", round=s.round)
    draw(s, 1)
    for figure in s.on_map(OVERLORD):
        for ability in abilities_of(s, figure):
            yield from ability.overlord_starts(s, figure)
    yield from returned(s)
    yield from window(s, Moment(TURN_STARTS, somebody(s)))


def somebody(s: DescentState) -> Figure:
    """Whom a moment is about that is about nobody: one of the overlord's figures, if there are any."""
    return next(iter(s.on_map(OVERLORD)), s.figures[0])


def returned(s: DescentState) -> Play[None]:
    """Those who rise again come back for this turn, near the place where they fell."""
    for effect in [each for each in s.lasting if each.startswith(f"{RISES} on ")]:
        s.lasting.remove(effect)
        kind, rank, space = effect.removeprefix(f"{RISES} on ").split(" ")
        if spare(s, kind, rank):
            figure = new_monster(s, kind, rank)
            yield from place(s, figure, lay_of(s).within(1 << int(space), RISE_WITHIN), THE_OVERLORD)
            begin_lasting(s, RISEN, figure.id, TURN_END)


def gone_again(s: DescentState) -> None:
    for name in everybody(s, RISEN):
        figure = s.figure(name)
        if figure.spaces:
            drop_carried(s, figure)
            figure.spaces = 0
            s.tell("gone", figure=name)


def ready(s: DescentState) -> list[Figure]:
    """DESC-OTURN-06, DESC-ODET-05, DESC-ODET-06: monsters that can be activated now; a group that was begun is ended
    first."""
    away = [each for each in s.figures if not each.spaces and each.profile.side == OVERLORD and not each.acted]
    monsters = [figure for figure in s.on_map(OVERLORD) if not figure.acted]
    monsters += [figure for figure in away if come_back_offers(s, figure)]
    begun = [figure for figure in monsters if figure.profile.kind == s.group]
    return begun or monsters


def choose(s: DescentState) -> Play[None]:
    """DESC-ODET-02, DESC-ODET-07: which monster is next; none left, the turn ends."""
    monsters = ready(s)
    if not monsters:
        yield from end(s)
        return
    figure = monsters[0]
    if len(monsters) > 1:
        choice: Option = yield ask(THE_OVERLORD, "activate", [ACTIVATE(each.id) for each in monsters])
        figure = s.figure(FIGURE.of(choice))
    yield from activate(s, figure)


def activate(s: DescentState, figure: Figure) -> Play[None]:
    """DESC-ODET-03."""
    s.active, s.group, s.phase = figure.id, figure.profile.kind, "monster"
    figure.acted = True
    figure.actions, figure.points, figure.moves, figure.attacks, figure.used = ACTIONS, 0, 0, 0, []
    if lasts(s, RITUAL, figure.profile.kind):
        figure.actions -= 1
    next_figure(s)
    s.tell("activated", figure=figure.id)
    yield from window(s, Moment(ACTIVATED, figure))
    for hero in s.on_map(HEROES) if figure.spaces else []:
        for ability in abilities_of(s, hero):
            ability.monster_starts(s, hero, figure)
    if figure.spaces:
        yield from bear_conditions(s, figure)
    if figure.spaces:
        for ability in abilities_of(s, figure):
            yield from ability.begins(s, figure)


def step(s: DescentState) -> Play[None]:
    """DESC-ODET-08, DESC-ODET-09: an action, a walk, a card, or nothing more."""
    figure = s.figure(s.active)
    if not figure.spaces and not (figure.actions and come_back_offers(s, figure)):
        end_activation(s)
        return
    choice: Option = yield ask(THE_OVERLORD, "monster", lambda: offers(s, figure), {"figure": figure.id})
    if choice is END_ACTIVATION():
        yield from finish(s, figure)
    elif choice.verb is WALK:
        yield from walk(s, figure, SPACE.of(choice))
    elif choice.verb is STRIDE:
        yield from stride(s, figure, choice)
    elif choice.verb is COME_BACK:
        spend_action(s, figure)
        yield from come_back(s, figure, choice)
    elif choice.verb in (PLAY, PLAY_ON):
        card = CARD.of(choice)
        play_card(s, card)
        yield from ABILITIES[card].act(s, figure, choice)
    else:
        yield from common_act(s, figure, choice)


def offers(s: DescentState, figure: Figure) -> list[Option]:
    if not figure.spaces:
        return [*[each for each in come_back_offers(s, figure) if HOW.of(each) == BY_MOVE], END_ACTIVATION()]
    found = [*walk_offers(s, figure), *common_offers(s, figure), *leave_offers(s, figure)]
    for ability in abilities_of(s, figure):
        found += ability.offers(s, figure)
    return [*found, *card_offers(s, figure), END_ACTIVATION()]


def card_offers(s: DescentState, figure: Figure) -> list[Option]:
    """DESC-OTURN-08, DESC-OCARD-03, DESC-OCARD-06: cards of his own turn, of a name once on each monster."""
    found: list[Option] = []
    for card in dict.fromkeys(s.hand):
        known = ABILITIES.get(card)
        if known is not None and f"{card} on {figure.id}" not in s.played:
            found += known.offers(s, figure)
    return found


def finish(s: DescentState, figure: Figure) -> Play[None]:
    """The end of an activation; DESC-LAVA-03."""
    for ability in abilities_of(s, figure):
        yield from ability.ends(s, figure)
    shake_off(s, figure, IMMOBILIZED)
    if ends_in_lava(s, figure):
        yield from defeat(s, figure, lava=True)
    end_activation(s)


def end_activation(s: DescentState) -> None:
    if s.has_figure(s.active):
        figure = s.figure(s.active)
        figure.actions = figure.points = 0
    s.active, s.phase = "", "overlord"


def end(s: DescentState) -> Play[None]:
    """DESC-OTURN-09, DESC-QG-06: cards of the end, reinforcements, and what the quest has for the end of a round."""
    yield from window(s, Moment(TURN_ENDS, somebody(s)))
    gone_again(s)
    comes(s, TURN_END)
    yield from arrivals(s)
    yield from script_of(s).overlord_done(s)
    s.active, s.group = "", ""
    s.queue = script_of(s).late_allies(s)
    if s.queue:
        s.phase = "villagers"
    else:
        end_round(s)


def end_round(s: DescentState) -> None:
    """DESC-ROUND-08; DESC-QG-11: unless it was the last."""
    s.active, s.phase = "", "heroes"
    for hero in s.heroes:
        hero.done = False
    s.played = []
    if script_of(s).winner(s) != NOBODY:
        return
    if s.round >= script_of(s).data.limit.rounds:
        s.phase = "limit"
        return
    comes(s, ROUND)
    s.round += 1
    s.tell("round", round=s.round)
