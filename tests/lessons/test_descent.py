"""What the lesson of Descent says is true when it says it."""

from __future__ import annotations

from tests.lessons.teaching import ways
from undercroft.engine.match import Match
from undercroft.games.descent.forecast import DescentForecast
from undercroft.games.descent.view import DescentView, FigureView, HeroView


def view_of(match: Match) -> DescentView:
    view = match.view(1)
    assert isinstance(view, DescentView)
    return view


def figure(match: Match, name: str) -> FigureView:
    return next(each for each in view_of(match).figures if each.id == name)


def left(match: Match, name: str) -> int:
    return figure(match, name).health - figure(match, name).damage


def hero(match: Match, name: str) -> HeroView:
    return next(each for each in view_of(match).heroes if each.id == name)


def offered(match: Match) -> list[str]:
    decision = match.decision(1)
    assert decision is not None
    return [option.id for option in decision.options]


def told(match: Match, kind: str) -> list[dict[str, object]]:
    return [dict(event.data) for event in match.events_for(1) if event.kind == kind]


def foretold(match: Match, option: str) -> DescentForecast:
    decision = match.decision(1)
    assert decision is not None
    found = match.game.forecast(match.state, 1, next(each for each in decision.options if each.id == option))
    assert isinstance(found, DescentForecast)
    return found


def test_what_each_step_says() -> None:
    for steps in ways("descent"):
        first: dict[str, Match] = {}
        last: dict[str, Match] = {}
        for say, match in steps:
            first.setdefault(say, match)
            last[say] = match

        begin = first["lesson-place"]
        assert (view_of(begin).rounds, [each.id for each in view_of(begin).heroes]) == (8, ["grisban", "jain"])
        assert (figure(first["lesson-turns"], "zombie-master").rank, left(first["lesson-turns"], "zombie-2")) == (
            "master",
            3,
        )

        assert figure(first["lesson-move"], "grisban").actions == 2
        assert (figure(last["lesson-move"], "grisban").points, 1 in view_of(first["lesson-move"]).search_tokens) == (
            3,
            True,
        )
        assert foretold(last["lesson-move"], "walk:1").cost == {"points": 2}
        assert figure(first["lesson-search"], "grisban").spaces == [1]
        assert [card.id for card in hero(first["lesson-fatigue"], "grisban").found] == ["health-potion"]
        spent = figure(first["lesson-fatigue"], "grisban")
        assert (spent.points, spent.actions) == (1, 0)
        assert hero(first["lesson-end"], "grisban").fatigue == 1

        aim = foretold(first["lesson-attack"], "attack:yew-shortbow:zombie-2")
        assert (aim.distance, aim.chance is not None, aim.kill is not None) == (3, True, True)
        attack = view_of(first["lesson-surge"]).attack
        assert attack is not None
        assert (attack.range, attack.distance, attack.damage, attack.surges) == (5, 3, 2, 1)
        assert attack.defences[0].shields == 0
        assert "zombie-2" not in [each.id for each in view_of(first["lesson-overlord"]).figures]

        moment = first["lesson-moment"]
        assert told(moment, "played") == [{"card": "frenzy"}]
        assert offered(moment) == ["use:nimble", "pass"]
        blow = view_of(first["lesson-wounds"]).attack
        assert blow is not None
        assert (blow.defences[0].suffers, blow.defences[0].shields) == (5, 0)
        assert hero(first["lesson-wounds"], "jain").stamina == 5

        fallen = first["lesson-fallen"]
        assert (hero(fallen, "jain").fallen, len(told(fallen, "knocked-out")), view_of(fallen).round) == (23, 1, 2)
        assert "revive:jain" in offered(first["lesson-revive"])
        assert left(first["lesson-axe"], "jain") == 5
        assert not hero(first["lesson-axe"], "jain").done
        assert figure(first["lesson-axe"], "grisban").actions == 1
        assert "free-attack:chipped-greataxe:zombie-master" in offered(first["lesson-two"])

        assert left(first["lesson-rest"], "zombie-master") == 1
        assert hero(first["lesson-rest"], "jain").fatigue == 5
        assert figure(first["lesson-free"], "jain").actions == 1
        assert hero(first["lesson-free"], "jain").resting
        won = first["lesson-free"].fork()
        won.choose(1, "attack:yew-shortbow:zombie-master")
        won.choose(0, "pass")
        assert won.outcome is not None
        assert won.outcome.winners == (1,)
