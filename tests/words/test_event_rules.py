"""Every line of the log leads to a rule: each kind of event has the number of the rule that it comes from."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Any

import pytest

import undercroft
from tests.conformance.play import at_random, play_on
from undercroft.engine.game import Game
from undercroft.rulebook import Rulebook
from undercroft.words import LANGUAGES

TELLERS = {"tell": 0, "tell_secretly": 0, "tell_roll": 1}
"""Calls that tell an event, and the place of its kind among their arguments."""
games = pytest.mark.parametrize("game", undercroft.games().values(), ids=lambda game: game.id)


def told_in_source(game: Game[Any]) -> Iterator[str]:
    """Kinds that stand as such in the game's rules."""
    for path in game.folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield from kinds_of(node)


def kinds_of(call: ast.Call) -> Iterator[str]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    place = TELLERS.get(name)
    if place is not None and place < len(call.args):
        kind = call.args[place]
        found = (kind.body, kind.orelse) if isinstance(kind, ast.IfExp) else (kind,)
        yield from (part.value for part in found if isinstance(part, ast.Constant) and isinstance(part.value, str))


def told_in_play(game: Game[Any]) -> set[str]:
    matches = [undercroft.new_match(game.id, seats=seats, seed=seats) for seats in game.seats]
    return {event.kind for match in matches for event in play_on(match, at_random(7)).events}


@games
def test_every_kind_of_event_has_a_rule(game: Game[Any]) -> None:
    words = (game.folder / "locale" / "en.ftl").read_text(encoding="utf-8")
    worded = set(re.findall(r"^event-([a-z-]+) =", words, re.MULTILINE))
    source = set(told_in_source(game))
    assert source
    assert source <= set(game.event_rules)
    assert told_in_play(game) <= set(game.event_rules)
    assert worded == set(game.event_rules), "kinds with words and kinds with rules are the same"


@games
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_of_an_event_is_in_the_rulebook(game: Game[Any], lang: str) -> None:
    known = {rule.id for rule in Rulebook(game).rules(lang)}
    assert {kind: rule for kind, rule in game.event_rules.items() if rule not in known} == {}
