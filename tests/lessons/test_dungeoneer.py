"""What the lesson of Dungeoneer says is true when it says it."""

from __future__ import annotations

import pytest

from tests.lessons.teaching import ways
from undercroft.engine.match import Match
from undercroft.games.dungeoneer.forecast_parts import DungeonForecast
from undercroft.games.dungeoneer.view import DungeonView, HeroView


def view_of(match: Match) -> DungeonView:
    view = match.view(0)
    assert isinstance(view, DungeonView)
    return view


def you(match: Match) -> HeroView:
    return view_of(match).heroes[0]


def rival(match: Match) -> HeroView:
    return view_of(match).heroes[1]


def foretold(match: Match, option: str) -> DungeonForecast:
    found = match.forecast(0, next(each for each in match.decisions[0].options if each.id == option))
    assert isinstance(found, DungeonForecast)
    return found


def offered(match: Match) -> list[str]:
    return [option.id for option in match.decisions[0].options]


def place_of(match: Match, hero: HeroView) -> str:
    return view_of(match).places[hero.place].location


@pytest.fixture(scope="module")
def steps() -> dict[str, Match]:
    """The match before the first choice of each page, the first way through."""
    found: dict[str, Match] = {}
    for say, match in next(ways("dungeoneer")):
        found.setdefault(say, match)
    return found


def test_the_first_turn(steps: dict[str, Match]) -> None:
    start = steps["lesson-roles"]
    assert (you(start).hero, rival(start).hero, rival(start).peril) == ("nord-fimble", "roderick-talus", 2)
    assert not [option for option in offered(start) if option.startswith(("send", "bane", "set-trap"))]

    assert view_of(steps["lesson-place"]).drawn == "goddess-treasury"
    quests = {quest.quest: quest.places for quest in you(start).quests}
    assert quests == {"crown-of-scales": ["goddess-treasury"], "venom-in-the-blood": ["serpent-archive"]}

    move = steps["lesson-move"]
    assert (you(move).action, you(move).speed) == (4, 4)
    assert foretold(move, "move:north:weeping-gallery").success == {"glory": 1.0, "peril": 3.0}

    exit_ = steps["lesson-exit"]
    assert (you(exit_).magic, you(exit_).action) == (5, 3)
    step = foretold(exit_, "move:north:goddess-treasury")
    assert [(check.value, check.least) for check in step.checks] == [(11, 6)]
    assert step.failure == {"action": -1.0}

    card = steps["lesson-card"]
    assert place_of(card, you(card)) == "goddess-treasury"
    assert (you(card).action, you(card).glory) == (1, 5)
    attempt = foretold(card, "attempt:crown-of-scales")
    assert [check.value for check in attempt.checks] == [10]
    assert attempt.chance == pytest.approx(1 / 3)

    omen = steps["lesson-any-time"]
    assert you(omen).glory == 2
    assert "play:whispered-omen" in offered(omen)

    quest = steps["lesson-quest"]
    assert you(quest).glory == 1
    attempt = foretold(quest, "attempt:crown-of-scales")
    assert ([check.least for check in attempt.checks], attempt.cost) == ([3], {})
    assert attempt.failure == {"wounds": 2.0, "action": -1.0}


def test_after_the_quest(steps: dict[str, Match]) -> None:
    before, after = steps["lesson-quest"], steps["lesson-discard"]
    assert (you(after).level, you(after).done) == (8, ["crown-of-scales"])
    assert place_of(after, you(after)) == "temple-gate"
    assert you(after).peril == you(before).peril + 4 == 13
    assert you(after).health == you(after).full_health
    assert you(after).action == 1


def test_the_battle(steps: dict[str, Match]) -> None:
    attacked = steps["lesson-respond"]
    assert (you(attacked).peril, you(attacked).glory) == (13 - 3, 1)
    attack = view_of(attacked).attacks[0]
    assert (attack.attacker, attack.form) == ("snakeman", "melee")
    assert attack.attack is not None
    assert attack.counter is not None
    assert (attack.attack.value, attack.attack.wounds, attack.counter.value + attack.counter.bonus) == (4, 2, 3)

    beaten = view_of(steps["lesson-challenge"]).attacks[0]
    assert beaten.attack is not None
    assert beaten.counter is not None
    assert (beaten.attack.total, beaten.counter.total, beaten.health) == (7, 9, 1)

    forms = steps["lesson-form"]
    magic, speed = (foretold(forms, f"form:nord-fimble:{form}").bout for form in ("magic", "speed"))
    assert magic is not None
    assert speed is not None
    assert (magic.attack, magic.counter, speed.attack, speed.counter) == (7, 3, 5, 4)


def test_the_dungeon_lord(steps: dict[str, Match]) -> None:
    lord = steps["lesson-lord"]
    assert you(lord).glory == 2
    assert rival(lord).peril == 8
    bout = foretold(lord, "send:naga-enchantress:hand:2:roderick-talus").bout
    assert bout is not None
    assert (bout.form, bout.attack, bout.counter) == ("magic", 7, 4)
    assert rival(steps["lesson-attack"]).peril == 8 - 4
    assert offered(steps["lesson-attack"]) == ["attack"]

    lair = steps["lesson-lair"]
    assert you(lair).glory == you(lord).glory + 2
    assert rival(lair).health == rival(lord).health - 1
    assert "give-peril:roderick-talus" in offered(steps["lesson-peril"])


def test_the_next_quest(steps: dict[str, Match]) -> None:
    free = steps["lesson-free"]
    assert "serpent-archive" in [place.location for place in view_of(free).places]
    assert you(free).health == 18
    assert you(free).chances["venom-in-the-blood"] == 100
