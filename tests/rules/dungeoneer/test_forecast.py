"""What is foretold in Dungeoneer is what the dice really bring: every way they can fall is played on forks."""

from __future__ import annotations

from functools import partial

import pytest

from tests.rules.dungeoneer.table import Table
from tests.rules.dungeoneer.test_battle import attack
from tests.rules.foretelling import moments, shares
from undercroft.engine.event import Event
from undercroft.engine.match import Match
from undercroft.games.dungeoneer.forecast_parts import DungeonForecast
from undercroft.games.dungeoneer.options import PASS
from undercroft.games.dungeoneer.view import DungeonView

ENOUGH = 12
"""So many options of each kind are tried in all ways."""
REROLL = "reroll"
STRIKE = "strike"
EXITS = ("blocked-exit", "trap-exit")


def foretold(table: Table, option: str) -> DungeonForecast:
    decision = table.match.decisions[0]
    chosen = decision.option(option)
    assert chosen is not None, table.offers
    found = table.match.forecast(decision.seat, chosen)
    assert isinstance(found, DungeonForecast)
    return found


# -- checks ---------------------------------------------------------------------------------------


def checked(match: Match, events: list[Event], sources: tuple[str, ...]) -> str:
    """How the first check of this source ended; that it was not made, or may be thrown again."""
    if any(decision.kind == REROLL for decision in match.decisions):
        return REROLL
    for event in events:
        if event.kind in ("overcame", "failed") and event.data["source"] in sources:
            return event.kind
    return ""


def test_the_chance_of_a_step_is_that_of_the_check_at_its_exit() -> None:
    tried = 0
    for match, decision in moments("dungeoneer", 2, 8):
        for option in decision.options if decision.kind == "feats" else ():
            found = match.forecast(decision.seat, option)
            if option.verb.name != "move" or not isinstance(found, DungeonForecast) or found.chance is None:
                continue
            ways = shares(match, decision.seat, option, partial(checked, sources=EXITS), most=216)
            if ways is None or REROLL in ways:
                continue
            assert ways.get("overcame", 0.0) == pytest.approx(found.chance), option.id
            assert ways.get("overcame", 0.0) + ways.get("failed", 0.0) == pytest.approx(1)
            tried += 1
        if tried >= ENOUGH:
            return
    pytest.fail(f"only {tried} steps")


def test_a_step_brings_the_points_that_are_foretold_and_none_where_one_has_been() -> None:
    tried, been = 0, 0
    for match, decision in moments("dungeoneer", 2, 6):
        for option in decision.options if decision.kind == "feats" else ():
            found = match.forecast(decision.seat, option)
            if option.verb.name != "move" or not isinstance(found, DungeonForecast) or found.checks:
                continue
            fork = match.fork()
            told = len(fork.events)
            fork.choose(decision.seat, option)
            own = [event.data for event in fork.events[told:] if event.kind == "points"]
            points = [data for data in own if data["seat"] == decision.seat][:1]
            gained = {name: float(str(points[0][name])) for name in ("glory", "peril")} if points else {}
            assert gained == found.success, option.id
            tried, been = tried + 1, been + (not points)
    assert tried > 50
    assert been > 5


def looked(events: list[Event]) -> str:
    return next(event.kind for event in events if event.kind in ("found", "not-found"))


def test_the_chance_of_a_search_and_of_an_attempt_is_that_of_their_dice() -> None:
    searched, attempted = 0, 0
    for match, decision in moments("dungeoneer", 2, 14):
        for option in decision.options if decision.kind == "feats" else ():
            found = match.forecast(decision.seat, option)
            if not isinstance(found, DungeonForecast) or found.chance is None:
                continue
            if option.verb.name == "search":
                ways = shares(match, decision.seat, option, lambda _, events: looked(events) if events else "")
                if ways is not None and set(ways) <= {"found", "not-found"}:
                    assert ways.get("found", 0.0) == pytest.approx(found.chance)
                    searched += 1
            elif option.verb.name == "attempt":
                quest = str(option.args[0])
                tried = shares(match, decision.seat, option, partial(checked, sources=(quest,)), most=216)
                if tried is not None and set(tried) <= {"overcame", "failed"}:
                    assert tried.get("overcame", 0.0) == pytest.approx(found.chance)
                    attempted += 1
    assert searched >= 5
    assert attempted >= 2


def test_an_attempt_that_may_end_the_match_is_foretold_too() -> None:
    """Of two heroes the one who fails here is defeated, and the other has won."""
    table = Table(quests=["cross", ""], places={"hall": (0, -1)}, at=["hall", "gate"], health=[1, 18])
    assert foretold(table, "attempt:cross").failure == {"wounds": 1.0}


# -- battle ---------------------------------------------------------------------------------------


def wounds_of(match: Match, events: list[Event], hero: str) -> int:
    """The wounds that a hero took; -1 if a die may be thrown again, or an escort taken in place of them."""
    if any(decision.kind in (REROLL, STRIKE) for decision in match.decisions):
        return -1
    own = [event for event in events if event.kind == "wounded" and event.data["hero"] == hero]
    return sum([int(str(event.data["count"])) for event in own])


def test_the_wounds_to_expect_are_those_that_the_dice_bring() -> None:
    tried = 0
    for match, decision in moments("dungeoneer", 2, 30):
        last = [option for option in decision.options if option.id == "pass" and decision.kind == "respond"]
        for option in last:
            hero = match.state.heroes[decision.seat].id  # type: ignore[attr-defined]
            found = match.forecast(decision.seat, option)
            ways = shares(match, decision.seat, option, partial(wounds_of, hero=hero), most=40)
            if ways is None or -1 in ways:
                continue
            assert isinstance(found, DungeonForecast)
            for count, share in enumerate(found.wounds):
                assert ways.get(count, 0.0) == pytest.approx(share), count
            tried += 1
        if tried >= ENOUGH:
            return
    pytest.fail(f"only {tried} responses")


def rolled(events: list[Event]) -> str:
    totals = [int(str(event.data["total"])) for event in events if event.kind in ("attack-roll", "counter-roll")]
    if len(totals) != 2:
        return ""
    return "hit" if totals[0] > totals[1] else "back" if totals[1] > totals[0] else "tie"


def test_the_view_gives_the_odds_of_an_attack() -> None:
    tried = 0
    for match, decision in moments("dungeoneer", 2, 30):
        view = match.view(decision.seat)
        assert isinstance(view, DungeonView)
        if decision.kind != "respond" or len(view.attacks) != 1 or view.attacks[0].odds is None:
            continue
        odds = view.attacks[0].odds
        passing = decision.option("pass")
        assert passing is not None
        ways = shares(match, decision.seat, passing, lambda _, events: rolled(events), most=40)
        if ways is None or "" in ways:
            continue
        expected = {"hit": odds.hit / 36, "tie": odds.tie / 36, "back": odds.back / 36}
        assert {kind: ways.get(kind, 0.0) for kind in expected} == pytest.approx(expected)
        tried += 1
        if tried >= ENOUGH:
            return
    pytest.fail(f"only {tried} attacks")


def test_responses_are_compared_by_what_they_leave() -> None:
    """Two rats with one wound each, melee 3 against Bo's 1, who holds what may help."""
    table = attack("rat rat", hands=["rat rat", "cap"])
    while table.asked != (1, "respond"):
        table.do("pass")
    alone = foretold(table, "pass")
    assert alone.loss == pytest.approx(2 * 26 / 36)
    assert alone.wounds == pytest.approx([(10 / 36) ** 2, 2 * 26 * 10 / 36**2, (26 / 36) ** 2])
    assert alone.defeat == 0


def test_the_response_to_a_counter_strike_is_foretold_as_well() -> None:
    """Ana has attacked Bo, who strikes back."""
    table = Table(2, action=[4, 4], dice="3 3", hands=["cap", ""])
    table.do("fight:bo", "form:ana:melee").settle_response()
    table.do("challenge-hero:ana", "form:bo:magic")
    while table.asked != (0, "respond"):
        table.do("pass")
    ways = shares(table.match, 0, PASS(), partial(wounds_of, hero="ana"), most=40)
    assert ways is not None
    assert foretold(table, "pass").wounds == pytest.approx([ways[0], ways[1]])


def test_the_stage_of_a_battle_is_seen() -> None:
    table = attack("boa", dice="3 3 6 1", action=[4, 1], hands=["boa", "cap"])
    stages = [stage_of(table)]
    while table.asked != (1, "challenge"):
        table.do("pass")
        stages.append(stage_of(table))
    assert [*dict.fromkeys(stages)] == ["response", "challenge"]
    table.do("challenge:boa:1")
    assert stage_of(table) == "challenge"
    table.do("form:bo:magic").settle()
    assert stage_of(table) in ("lair", "reward", None)


def stage_of(table: Table) -> str | None:
    view = table.match.view(None)
    assert isinstance(view, DungeonView)
    return view.stage


# -- reach ----------------------------------------------------------------------------------------


def test_the_reach_of_a_hero_is_how_many_moves_each_place_is_away() -> None:
    table = Table(2, places={"hall": (0, -1), "den": (0, -2)}, action=[2, 0])
    outlook = table.match.outlook(0)
    assert outlook is not None
    assert {each.place: each.cost for each in outlook.reach if each.cost == 1} == {1: 1}
    assert all(each.first == 1 for each in outlook.reach)
    assert table.match.outlook(1) is None


# -- more peril -----------------------------------------------------------------------------------


@pytest.mark.rule("DGN-EFF-02")
def test_more_peril_is_foretold_by_the_odds_that_it_buys() -> None:
    table = Table(2, phase="villainy", hands=["howler", ""], action=[4, 0]).do("send:howler:hand:2:bo", "attack")
    option = table.decision.option("extra:howler:1")
    assert option is not None
    foretold = table.match.forecast(0, option)
    assert isinstance(foretold, DungeonForecast)
    assert foretold.bout is not None
    assert foretold.bout.attack == 4 + 3
    assert foretold.chance == foretold.bout.hit
    assert [phrase.id for phrase in foretold.says] == ["forecast-form"]


# -- before it happens ----------------------------------------------------------------------------


@pytest.mark.rule("DGN-GEN-02")
def test_what_is_about_to_be_faced_is_foretold_with_its_chance() -> None:
    """While the hero, or a rival, may still do something before the roll."""
    tried: set[str] = set()
    for match, decision in moments("dungeoneer", 2, 40):
        found = match.outlook(decision.seat) if decision.kind in ("ready", "meddle") else None
        passing = decision.option("pass")
        if not isinstance(found, DungeonForecast) or passing is None or len(match.decisions) > 1:
            continue
        source = {"spikes": "spikes", "pit": "pit", "trap-card": str(decision.about["what"])}
        named = source.get(found.checks[0].kind, str(decision.about["what"]))
        ways = shares(match, decision.seat, passing, partial(checked, sources=(named,)), most=216)
        if ways is None or REROLL in ways or ways.get("", 0.0):
            continue
        assert ways.get("overcame", 0.0) == pytest.approx(found.checks[0].chance), decision.about
        tried.add(found.checks[0].kind)
        if len(tried) >= 3:
            return
    pytest.fail(f"only {tried}")


@pytest.mark.rule("DGN-QSAC-01")
def test_a_sacrifice_says_what_it_takes() -> None:
    for match, decision in moments("dungeoneer", 2, 40):
        option = decision.option("attempt:blood-for-the-altar")
        found = None if option is None else match.forecast(decision.seat, option)
        if isinstance(found, DungeonForecast):
            given = next(phrase.details["what"] for phrase in found.says if phrase.id == "forecast-given")
            assert given == ["health-point"] * 7 + ["new-card"] * 2
            return
    pytest.fail("nobody comes to the altar")
