"""Skills of the thief and the wildlander."""

from __future__ import annotations

import pytest

from tests.rules.descent.table import Table
from undercroft.games.descent.forecast import forecast
from undercroft.games.descent.geometry.plan import edge
from undercroft.games.descent.state import IMMOBILIZED, STUNNED

T = {"tomble": "thief"}
J = {"jain": "wildlander"}
AT = {"tomble": "t", "zombie-master": "z"}
BOW = {"jain": "j", "zombie-master": "z"}
HIT = {"blue": "r4d2", "yellow": "d1s1", "brown": "0"}


@pytest.mark.card("greedy", "appraisal")
def test_a_card_is_appraised() -> None:
    table = Table("t..s", at={"tomble": "t"}, party=T, skills="appraisal", search="s", deck="curse-doll fire-flask")
    table.do("use-at:greedy:3")
    assert table.options == ["use:appraisal", "done"]
    table.do("use:appraisal")
    assert [card.id for card in table.hero("tomble").found] == ["fire-flask"]
    assert table.s.search_pile == ["curse-doll"]


@pytest.mark.card("dirty-tricks")
def test_dirty_tricks_stun() -> None:
    table = Table("tz.", at=AT, party=T, skills="dirty-tricks", blue="r4d2", yellow="d2", brown="0")
    table.do("use-on:dirty-tricks:zombie-master")
    assert table.figure("zombie-master").conditions == STUNNED


@pytest.mark.card("sneaky")
def test_the_sneaky_open_doors_and_strike_the_blind() -> None:
    doors = [[edge((0, 0), (1, 0))]]
    dice = {"blue": "r4d2", "yellow": "d2", "brown": "0"}
    table = Table("t..z", at=AT, party=T, skills="sneaky", doors=doors, rolls=dice).do("end-turn", "end-activation")
    table.do("use:sneaky", "open-door:0")
    assert table.figure("tomble").actions == 2
    table.do("attack:throwing-knives:zombie-master")
    assert table.figure("zombie-master").damage == 5
    assert table.hero("tomble").skills[-1].exhausted


@pytest.mark.card("caltrops")
def test_caltrops_hold_who_comes_near() -> None:
    table = Table("t.a.z", at=AT, party=T, turn="zombie-master", skills="caltrops", grey="1", black="2")
    table.do("move", "walk:1", "use:caltrops")
    assert (table.figure("zombie-master").damage, table.figure("zombie-master").conditions) == (1, IMMOBILIZED)
    assert table.figure("zombie-master").points == 0


@pytest.mark.card("tumble")
def test_a_tumble_leads_through_enemies() -> None:
    table = Table("tzx", at=AT, party=T, skills="tumble").do("move")
    assert not table.goes("x")
    table.do("use:tumble")
    assert table.goes("x")


@pytest.mark.card("unseen")
@pytest.mark.rule("DESC-RECOV-03", "DESC-RECOV-06")
def test_the_unseen_are_missed_without_a_surge() -> None:
    table = Table("tz.", at=AT, party=T, skills="unseen", blue="r4d2", yellow="d1s1", grey="0")
    table.do("use:unseen", "end-turn", "attack:own-attack:tomble")
    assert table.can("surge:unseen")
    table.do("surge:unseen")
    assert table.figure("tomble").damage == 3
    lucky = Table("tz.", at=AT, party=T, skills="unseen", blue="r4d2", yellow="d2", grey="0")
    lucky.do("use:unseen", "end-turn", "attack:own-attack:tomble")
    assert lucky.figure("tomble").damage == 0


@pytest.mark.card("bushwhack")
def test_a_lone_monster_is_bushwhacked() -> None:
    table = Table("t.z", at=AT, party=T, skills="bushwhack", blue="r4d2", yellow="d2", brown="0")
    table.do("use-on:bushwhack:zombie-master")
    assert (table.figure("zombie-master").damage, table.figure("tomble").actions) == (4, 2)
    two = Table("t.z", "..y", at={**AT, "zombie-1": "y"}, party=T, skills="bushwhack")
    assert not two.can("use-on:bushwhack:zombie-master")


@pytest.mark.card("lurk")
def test_lurking_finds_and_hides() -> None:
    at = {"tomble": "t", "zombie-1": "z"}
    dice = {"blue": "r4d2", "yellow": "d2", "grey": "0", "brown": "1"}
    table = Table("ts.", "z..", at=at, party=T, skills="lurk", search="s", deck="curse-doll", rolls=dice)
    table.do("use-at:lurk:1")
    assert table.figure("tomble").actions == 2
    table.do("end-turn", "attack:own-attack:tomble")
    assert table.told("defended")[0]["dice"] == ("grey", "brown")


# -- the wildlander -----------------------------------------------------------------------------------


@pytest.mark.card("nimble", "fleet-of-foot")
@pytest.mark.parametrize(("skills", "spaces"), [("", 1), ("fleet-of-foot", 2)])
def test_the_nimble_step_aside(skills: str, spaces: int) -> None:
    table = Table("...j..z", at=BOW, party=J, turn="zombie-master", skills=skills).do("move", "walk:4")
    assert table.options == ["use:nimble", "pass"]
    table.do("use:nimble", "use-at:nimble:2")
    if spaces > 1:
        table.do("use-at:nimble:1")
    assert table.figure("jain").spaces == 1 << 3 - spaces
    assert table.hero("jain").fatigue == 1
    assert table.decision.kind == "monster"
    assert table.figure("zombie-master").points == 1


@pytest.mark.card("fleet-of-foot")
def test_fatigue_leads_further() -> None:
    assert Table("j..", at={"jain": "j"}, party=J, skills="fleet-of-foot").do("tire").figure("jain").points == 2


@pytest.mark.card("accurate")
def test_the_accurate_roll_a_power_die_again() -> None:
    table = Table("j.z", at=BOW, party=J, skills="accurate", blue="r4d2", yellow="r1d1 d2", brown="0")
    table.do("attack:yew-shortbow:zombie-master")
    assert table.options == ["reroll:accurate:2", "pass"]
    table.do("reroll:accurate:2")
    assert table.figure("zombie-master").damage == 4


@pytest.mark.card("danger-sense")
def test_danger_sense_takes_a_card() -> None:
    table = Table("j.z", at=BOW, party=J, skills="danger-sense", hand=("dash", "frenzy")).do("use:danger-sense")
    assert len(table.s.hand) == 1
    assert len(table.s.discard) == 1


@pytest.mark.card("eagle-eyes")
def test_friends_do_not_hide_from_an_eagle() -> None:
    at = {**BOW, "grisban": "g"}
    party = {**J, "grisban": "berserker"}
    assert Table("j.g.z", at=at, party=party, skills="eagle-eyes").can("attack:yew-shortbow:zombie-master")
    assert not Table("j.g.z", at=at, party=party).can("attack:yew-shortbow:zombie-master")


@pytest.mark.card("bow-mastery")
def test_mastery_of_the_bow() -> None:
    table = Table("j.z", at=BOW, party=J, skills="bow-mastery", blue="r4d2", yellow="d2", brown="0")
    table.do("attack:yew-shortbow:zombie-master", "use:bow-mastery", "surge:damage-1")
    assert table.figure("zombie-master").damage == 5


@pytest.mark.card("first-strike")
def test_the_first_strike_comes_before_the_activation() -> None:
    table = Table(
        "j..z", at={"jain": "j", "zombie-1": "z"}, party=J, skills="first-strike", blue="r4d2", yellow="d2", brown="0"
    )
    table.do("end-turn")
    assert table.options == ["use:first-strike", "pass"]
    table.do("use:first-strike")
    assert not table.figure("zombie-1").spaces


@pytest.mark.card("black-arrow")
def test_a_black_arrow_always_hurts() -> None:
    table = Table("j.z", at=BOW, party=J, skills="black-arrow", blue="r5d1", yellow="r1d1", brown="2")
    option = next(each for each in table.decision.options if each.id == "use-on:black-arrow:zombie-master")
    found = forecast(table.s, 1, option)
    assert found is not None
    assert found.damage[1:3] == [0.0, 0.0]
    table.do("use-on:black-arrow:zombie-master")
    assert table.figure("zombie-master").damage == 3


@pytest.mark.card("running-shot")
def test_a_shot_on_the_run() -> None:
    table = Table("..j...z", at=BOW, party=J, skills="running-shot", blue="r6d1s1", yellow="d2", brown="0")
    table.do("attack:yew-shortbow:zombie-master", "keep", "use:running-shot")
    table.do("use-at:running-shot:1", "use-at:running-shot:0")
    assert table.figure("jain").spaces == 1
    before = Table("..j.....z", at=BOW, party=J, skills="running-shot", blue="r5d1", yellow="d2", brown="0")
    before.do("use:running-shot", "use-at:running-shot:3", "use-at:running-shot:4")
    assert before.figure("zombie-master").damage == 3
    assert before.decision.kind == "act"
    assert before.figure("jain").actions == 1


@pytest.mark.card("running-shot")
@pytest.mark.parametrize(("items", "spaces"), [("yew-shortbow", 2), ("yew-shortbow chainmail", 1)])
def test_heavy_armour_slows_a_shot_on_the_run(items: str, spaces: int) -> None:
    table = Table("..j...z", at=BOW, party=J, skills="running-shot", items=items, blue="r6d1s1", yellow="d2", brown="0")
    table.do("attack:yew-shortbow:zombie-master", "keep", "use:running-shot", "use-at:running-shot:1")
    assert table.can("use-at:running-shot:0") is (spaces == 2)
