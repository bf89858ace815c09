"""What is foretold in Dungeon Roll is what comes of it."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.foretelling import moments, shares, taken
from undercroft.engine.match import Match
from undercroft.games.dungeon_roll.delve import LAIR_THAT_WAKES_THE_DRAGON
from undercroft.games.dungeon_roll.forecast import RollForecast
from undercroft.games.dungeon_roll.view import RollView

MONSTERS = ("goblin", "skeleton", "ooze")
ENOUGH = 10


def view_of(match: Match) -> RollView:
    view = match.view(None)
    assert isinstance(view, RollView)
    return view


def test_who_is_left_and_what_is_won_is_what_was_foretold() -> None:
    tried: Counter[str] = Counter()
    for match, decision in moments("dungeon-roll", 2, 12):
        for option in decision.options:
            found = match.forecast(decision.seat, option)
            if not isinstance(found, RollForecast) or tried[option.verb.name] >= ENOUGH:
                continue
            before, (fork, events) = view_of(match), taken(match, decision.seat, option)
            after = view_of(fork)
            me, then = before.adventurers[decision.seat], after.adventurers[decision.seat]
            if option.verb.name in ("fight", "fight-and") and after.phase == "monsters":
                assert found.left == {face: count for face, count in after.dungeon.items() if face in MONSTERS}
            elif option.verb.name in ("rest", "flee", "slay", "slay-two"):
                assert then.xp - me.xp == found.success.get("xp", 0.0)
            elif option.verb.name == "open":
                assert sum(event.kind == "drew" for event in events) == found.success.get("treasure", 0.0)
            elif option.verb.name == "drink":
                assert revivals(fork) == found.success["dice"]
            else:
                continue
            tried[option.verb.name] += 1
    assert {verb for verb, count in tried.items() if count >= 5} >= {"fight", "open", "drink", "rest", "flee"}


def revivals(match: Match) -> int:
    decision = match.decisions[0]
    return int(str(decision.about["count"])) if decision.kind == "revive" else 0


def test_the_dragon_wakes_as_likely_as_the_dice_of_the_next_level_wake_it() -> None:
    tried = 0
    for match, decision in moments("dungeon-roll", 2, 30):
        for option in decision.options:
            found = match.forecast(decision.seat, option)
            if option.verb.name != "seek-glory" or not isinstance(found, RollForecast) or found.dice not in (2, 3):
                continue
            ways = shares(
                match, decision.seat, option, lambda fork, _: view_of(fork).lair >= LAIR_THAT_WAKES_THE_DRAGON
            )
            assert ways is not None
            assert ways.get(True, 0.0) == pytest.approx(found.dragon)
            tried += 1
        if tried >= ENOUGH:
            break
    assert tried >= ENOUGH


def test_the_phase_is_seen() -> None:
    kinds = {"monsters", "loot", "dragon", "regroup"}
    phases = [(decision.kind, view_of(match).phase) for match, decision in moments("dungeon-roll", 2, 12)]
    seen = {kind: phase for kind, phase in phases if kind in kinds}
    assert seen == {kind: kind for kind in kinds}
