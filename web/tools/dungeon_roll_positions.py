"""Positions of real matches of Dungeon Roll for the tests of its board: few, and every kind of option among them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from positions import Features, Moment, few, show_end

import undercroft
from undercroft.engine.decision import Decision, Option
from undercroft.engine.match import Match
from undercroft.games.dungeon_roll.content.dice import DUNGEON_FACES, PARTY_FACES
from undercroft.games.dungeon_roll.content.heroes import HEROES
from undercroft.games.dungeon_roll.content.treasures import TREASURES

GAME = "dungeon-roll"
MATCHES = 1500
EVENTS = 4
BOLD = {"fight", "fight-and", "open", "slay", "slay-two", "seek-glory", "read", "use", "ability"}
"""Deeds that bring a delve far; random play alone sees no deep level."""


def positions(matches: int = MATCHES) -> list[dict[str, Any]]:
    """Each option and each hero's question at least once."""
    return few((moment for number in range(matches) for moment in _moments(number)), _features, EVENTS)


def _moments(number: int) -> Iterator[Moment]:
    chance = Random(number)
    seats = number % 4 + 1
    heroes: object = "choose" if number % 6 == 5 else "deal"
    setup = {"heroes": heroes, "mesmerize": chance.choice(["two", "one-or-two"])}
    match = undercroft.new_match(GAME, seats=seats, seed=number, setup=setup)
    while match.outcome is None:
        decision = match.decisions[0]
        yield match, decision
        match.choose(decision.seat, _choice(decision, chance))


def _choice(decision: Decision, chance: Random) -> Option:
    bold = [option for option in decision.options if option.verb.name in BOLD]
    return chance.choice(bold if bold and chance.random() < 0.85 else decision.options)


def _features(match: Match, decision: Decision) -> Features:
    view: Any = match.view(decision.seat)
    deeds = {(option.verb.name, _who(option)) for option in decision.options}
    skills = {("skill", view.adventurers[decision.seat].side)} if decision.kind == "monsters" else set()
    return {*deeds, *skills, (decision.kind,), ("lair", min(view.lair, 4))}


def _who(option: Option) -> object:
    return option.details.get("companion") or option.details.get("treasure") or option.details.get("ability")


def ends() -> list[dict[str, Any]]:
    """How matches end: alone, with a winner, with a tie that fewer tokens break."""
    wanted = {"solo", "won", "tie-broken"}
    found = []
    for number in range(MATCHES):
        match = undercroft.new_match(GAME, seats=number % 4 + 1, seed=number)
        chance = Random(number)
        while match.outcome is None:
            decision = match.decisions[0]
            match.choose(decision.seat, _choice(decision, chance))
        kind = _end_of(match)
        if kind in wanted:
            wanted.remove(kind)
            found.append({"kind": kind, **show_end(match)})
    return found


def _end_of(match: Match) -> str:
    assert match.outcome is not None
    best = match.outcome.scores.count(max(match.outcome.scores))
    if match.seats == 1:
        return "solo"
    return "won" if best == 1 else "tie-broken" if len(match.outcome.winners) == 1 else "shared"


def things() -> list[str]:
    """What the board has to have drawings of."""
    sides = [side for hero in HEROES for side in (hero.novice, hero.master)]
    abilities = [side.ability.name for side in sides]
    return [*PARTY_FACES, *DUNGEON_FACES, *TREASURES, *[side.name for side in sides], *abilities]


def fixture() -> object:
    return {"things": things(), "positions": positions(), "ends": ends()}
