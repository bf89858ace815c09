"""What an option of Dungeoneer may bring: chances of checks, odds of battles, wounds to expect, prices.

All of it comes from the rules' own numbers and from what lies open on the table. Where a card does something, it is
really done, on a copy, in every way that dice can fall.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.engine.decision import Decision, Option, Verb
from undercroft.engine.forecast import Reached
from undercroft.games.dungeoneer import options as do
from undercroft.games.dungeoneer.checks import ability_of
from undercroft.games.dungeoneer.dungeon import ways_from
from undercroft.games.dungeoneer.forecast_battle import (
    attack_hero,
    choose_form,
    extra,
    is_attacked,
    response,
    send,
    strike_back,
)
from undercroft.games.dungeoneer.forecast_parts import DungeonForecast, price_phrases
from undercroft.games.dungeoneer.forecast_steps import (
    attempt,
    awaiting,
    drawn,
    face_spikes,
    move,
    search,
    set_trap,
    stand_up,
)
from undercroft.games.dungeoneer.state import FEATS, DungeonState, Hero
from undercroft.games.dungeoneer.wounds import points_for

# -- without an option ----------------------------------------------------------------------------


def outlook(s: DungeonState, seat: int) -> DungeonForecast | None:
    """DGN-STEP-01: how far the hero comes in this turn. Before a location is laid: what it brings."""
    hero = s.heroes[seat]
    if s.drawn is not None and hero.cards:
        return drawn(s, hero, s.drawn)
    if s.phase != FEATS or seat != s.active or not hero.alive or not s.places:
        return None
    ways = ways_from(s, hero.place, points_for(hero, "move"))
    return DungeonForecast(reach=[Reached(place, steps, first) for place, steps, first in ways])


def ahead(s: DungeonState, decision: Decision) -> DungeonForecast | None:
    """DGN-GEN-02: what the hero is about to face, while it or its rivals may act before the roll."""
    if decision.kind not in BEFORE:
        return None
    about = decision.about
    hero = s.hero(str(about["hero"])) if "hero" in about else s.heroes[decision.seat]
    return awaiting(s, hero, str(about["what"]))


def forecast(s: DungeonState, seat: int, option: Option) -> DungeonForecast | None:
    """By what is done; nothing where there is nothing to foretell."""
    hero = s.heroes[seat]
    told = OF_VERB.get(option.verb)
    if told is not None:
        return told(s, hero, option)
    if is_attacked(s, hero) and option.verb in ANSWERS:
        return response(s, hero, option, cost_of(s, hero, option))
    return priced(s, hero, option)


# -- cards and abilities --------------------------------------------------------------------------


def priced(s: DungeonState, hero: Hero, option: Option) -> DungeonForecast | None:
    """What playing a card or using an ability costs."""
    cost = cost_of(s, hero, option)
    return DungeonForecast(says=price_phrases(cost), cost=cost) if cost else None


def cost_of(s: DungeonState, hero: Hero, option: Option) -> dict[str, int]:
    """DGN-GEN-07, DGN-SPEC-06: in the hero's own glory and action points."""
    if option.verb in USES:
        ability = ability_of(s, hero, option).ability
        glory = ability.glory if isinstance(ability.glory, int) else do.X.of(option)
        cost = {"glory": glory, "action": ability.action}
    elif option.verb in PLAYS:
        price = s.box.cards[do.GLORY_CARD.of(option)].cost
        cost = {"glory": price if isinstance(price, int) else do.X.of(option)}
    else:
        return {}
    return {what: count for what, count in cost.items() if count}


OF_VERB: Final[dict[Verb, Callable[[DungeonState, Hero, Option], DungeonForecast | None]]] = {
    do.MOVE: move,
    do.STAND_UP: stand_up,
    do.FACE: face_spikes,
    do.SET_TRAP: set_trap,
    do.SEARCH: search,
    do.ATTEMPT: attempt,
    do.FORM: choose_form,
    do.EXTRA: extra,
    do.CHALLENGE: strike_back,
    do.CHALLENGE_HERO: strike_back,
    do.SET_MINION: strike_back,
    do.SET_MINION_ON: strike_back,
    do.FIGHT: attack_hero,
    do.SEND: send,
}
BEFORE: Final = ("ready", "meddle")
"""Decisions about what may be done before something happens."""
USES: Final = (do.USE, do.USE_X, do.USE_ON, do.REROLL)
PLAYS: Final = (do.PLAY, do.PLAY_X, do.ATTACH, do.PLACE_CARD)
ANSWERS: Final = (do.PASS, do.GUARD, do.REPEL, do.TAME, do.PLAY, do.PLAY_X, do.USE, do.USE_X)
"""What is weighed by the wounds that are left to expect."""
