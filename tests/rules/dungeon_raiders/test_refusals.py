"""Why not: every refusal names its rule, and nothing unknown is explained."""

from __future__ import annotations

import re

import pytest

import undercroft
from tests.rules.dungeon_raiders.table import Table, new_match
from undercroft.engine.decision import Verb
from undercroft.engine.errors import UnknownOption
from undercroft.games.dungeon_raiders import GAME, options
from undercroft.rulebook import Rulebook

RULES = {rule.id for rule in Rulebook(GAME).rules("en")}


def test_a_choice_of_another_time_is_refused() -> None:
    match = new_match(2, characters="choose")
    for wrong in ("play:power-3", "light-torch", "hold"):
        with pytest.raises(undercroft.Refusal) as refusal:
            match.choose(0, wrong)
        assert (refusal.value.code, refusal.value.rule) == ("not-now", "RAID-SET-12")
    with pytest.raises(undercroft.Refusal) as refusal:
        new_match(2).choose(0, "choose-character:wizard")
    assert (refusal.value.code, refusal.value.rule) == ("not-now", "RAID-PLAY-01")


def test_items_that_are_not_in_hand_are_refused() -> None:
    table = Table(3, "goblin")
    for item in ("sword", "key", "ball"):
        table.refuses(0, item, "not-in-hand", "RAID-PLAY-01")


@pytest.mark.parametrize(
    "nonsense",
    [
        "play",
        "play:",
        "play:6",
        "play:power-6",
        "play:dragon",
        "play:power-3:power-4",
        "play-two:power-3",
        "play-two:power-4:power-3",
        "hold:1",
        "fly",
        "choose-character:bard",
        "choose-character",
        "light-torch:torch",
        ":",
    ],
)
def test_what_the_game_does_not_know_is_just_unknown(nonsense: str) -> None:
    with pytest.raises(UnknownOption):
        Table(3, "goblin").match.choose(0, nonsense)


def test_every_rule_that_the_code_names_is_in_the_rulebook() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(GAME.folder.rglob("*.py")))
    named = set(re.findall(r"RAID-[A-Z]+-\d\d", source))
    assert named <= RULES
    assert len(RULES) == 159
    assert len(named) > 110


@pytest.mark.parametrize("verb", options.VERBS, ids=lambda verb: str(verb.name))
def test_every_option_names_the_rule_that_allows_it(verb: Verb) -> None:
    args = {"character": "thief", "card": "sword", "first": "power-3", "second": "sword"}
    assert verb(*[args[param.name] for param in verb.params]).rule in RULES


def test_both_rulebooks_have_the_same_rules_and_rulings() -> None:
    english, russian = (Rulebook(GAME).rules(lang) for lang in ("en", "ru"))
    assert [rule.id for rule in english] == [rule.id for rule in russian]
    assert [rule.id for rule in english if rule.ruling] == [rule.id for rule in russian if rule.ruling]
