"""What is foretold in Dungeon Roll is what comes of it."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.dungeon_roll.table import Table
from tests.rules.foretelling import moments, shares, taken
from undercroft.engine.match import Match
from undercroft.games.dungeon_roll.delve import LAIR_THAT_WAKES_THE_DRAGON
from undercroft.games.dungeon_roll.forecast import RollForecast
from undercroft.games.dungeon_roll.view import RollView
from undercroft.words import Words

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


def said(table: Table, option: str, lang: str = "en") -> str:
    match = table.match
    decision = match.decisions[0]
    found = decision.option(option)
    assert found is not None, [each.id for each in decision.options]
    return Words(lang, match.game, strict=True).forecast(match.forecast(decision.seat, found))


@pytest.mark.parametrize(
    ("hero", "master", "dungeon", "option", "says"),
    [
        ("occultist", True, "skeleton skeleton skeleton", "ability:command-dead", "up to 2 skeletons are companions"),
        ("half-goblin", False, "goblin ooze", "ability:plea-for-help", "one goblin is your thief"),
        ("enchantress", False, "ooze ooze", "ability:charm-monster", "one monster becomes a potion"),
        ("enchantress", True, "ooze ooze", "ability:mesmerize", "two monsters become one potion"),
        ("spellsword", True, "ooze chest", "ability:arcane-fury", "and nothing of a chest"),
        ("knight", False, "ooze ooze ooze", "ability:battlecry", "and the dragon wakes"),
        ("mercenary", False, "ooze ooze ooze", "ability:calculated-strike", "up to 2 monsters fall"),
        ("mercenary", True, "ooze ooze ooze", "ability:battlefield-presence", "any of 5 dice"),
    ],
)
def test_an_ability_says_what_it_does_here(hero: str, master: bool, dungeon: str, option: str, says: str) -> None:
    dice = len(dungeon.split())
    table = Table(hero, level=dice, party="mage thief", dungeon=dungeon, master=master, xp=5 * master)
    assert says in said(table, option).lower()
    assert "once in a delve" in said(table, option)
    assert said(table, option, "ru").endswith("один раз за приключение")


def test_an_intervention_says_its_price() -> None:
    table = Table(
        "crusader",
        level=3,
        party="mage",
        dungeon="ooze chest potion",
        treasures="elixir",
        master=True,
        xp=5,
        graveyard=2,
    )
    assert said(table, "ability:divine-intervention") == (
        "For one of your treasures no monster is left, the chest is opened, a die comes back; once in a delve"
    )


def test_a_portal_at_the_end_of_a_level_says_that_it_is_wasted() -> None:
    table = Table(level=1, party="mage mage", dungeon="ooze", treasures="town-portal")
    assert "keeps the token" not in said(table, "use:town-portal")
    table.choose("fight:mage:ooze:1")
    assert "keeps the token" in said(table, "use:town-portal")


def test_going_on_says_where_to() -> None:
    table = Table(level=2, party="scroll mage", dungeon="chest ooze")
    table.choose("fight:mage:ooze:1")
    english, russian = Words("en", table.match.game, strict=True), Words("ru", table.match.game, strict=True)
    asked = table.match.decisions[0]
    onward = asked.options[-1]
    assert english.option(onward, asked) == "Go on to the loot"
    assert russian.option(onward, asked) == "Идти дальше, к добыче"
    assert "chests and potions are next" in english.help(asked, ["Ann"])
    table.choose("onward")
    asked = table.match.decisions[0]
    assert english.option(onward, asked) == "Go on: the level is done"
    assert said(table, "onward") == "Left behind: a chest"


@pytest.mark.parametrize(("hero", "master", "says"), [("knight", True, "Two companions"), ("knight", False, "Three")])
def test_the_help_before_the_dragon_counts_as_the_hero_does(hero: str, master: bool, says: str) -> None:
    table = Table(hero, level=1, party="mage thief cleric", dungeon="dragon", lair=2, master=master, xp=5 * master)
    asked = table.match.decisions[0]
    assert Words("en", table.match.game, strict=True).help(asked, ["Ann"]).startswith(says)


@pytest.mark.parametrize(("level", "lair", "dice"), [(3, 0, "4 dice"), (7, 0, "7 dice"), (6, 2, "5 dice")])
def test_the_help_at_regroup_counts_the_dice_of_the_next_level(level: int, lair: int, dice: str) -> None:
    table = Table(level=level, party="mage", dungeon="potion " * 7, lair=lair)
    table.choose("onward")
    asked = table.match.decisions[0]
    assert asked.kind == "regroup"
    assert f"rolled with {dice}" in Words("en", table.match.game, strict=True).help(asked, ["Ann"])
