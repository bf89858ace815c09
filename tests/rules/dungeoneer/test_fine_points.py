"""Fine points of battles and endings that hardly show in a match, but are wrong the other way."""

from __future__ import annotations

import msgspec
import pytest

from tests.rules.dungeoneer.table import Table
from undercroft.games.dungeoneer.content.vocabulary import Modifier, Stat
from undercroft.games.dungeoneer.ending import most_points
from undercroft.games.dungeoneer.pieces import Laid, Passing, Snare
from undercroft.games.dungeoneer.traps import spring
from undercroft.games.dungeoneer.villainy import abandon
from undercroft.games.dungeoneer.wounds import defeat

NORTH = {"hall": (0, -1), "loft": (0, -2)}


def passing(stat: Stat, by: int, lasts: str = "turn") -> Passing:
    return Passing(Modifier(stat=stat, by=by), by, lasts)


@pytest.mark.rule("DGN-QSRCH-05")
def test_the_goal_is_found_for_the_searcher_whoever_began() -> None:
    table = Table(3, places=NORTH, at=["loft"] * 3, active=1, common="lost", dice="6", action=[0, 4, 0])
    table.state.starter = 2
    table.do("search:lost").settle()
    assert table.state.common[0].found == 1
    assert "attempt:lost" in table.offers


@pytest.mark.rule("DGN-BAND-24", "DGN-BATTLE-18")
def test_the_dead_share_no_victory_with_as_many_points() -> None:
    table = Table(3, sets=("toy-heroic", "toy"), level=[10, 10, 10])
    s = table.state
    quests = [quest for quest in s.box.quests.values() if not quest.apart]
    s.heroes[0].done = s.heroes[1].done = quests[:2]
    assert most_points(s) == (0, 1)
    s.heroes[0].alive = False
    assert most_points(s) == (1,)


@pytest.mark.rule("DGN-RECOV-04")
def test_a_bonus_for_the_turn_outlasts_a_battle_and_one_for_the_battle_does_not() -> None:
    table = Table(2, dice="3 3")
    table.hero(0).passing += [passing("melee", 2), passing("magic", 1, "battle")]
    table.do("fight:bo", "form:ana:melee").settle()
    assert [each.lasts for each in table.hero(0).passing] == ["turn"]


def guarded(dice: str) -> Table:
    """Bo's minion takes the attack of a monster whose strike makes fall."""
    table = Table(2, phase="villainy", hands=["tripper", ""], minions=["", "boa"], dice=dice)
    health = table.state.box.cards["tripper"].health
    return table.do(f"send:tripper:hand:{health}:bo", "attack", "guard:boa:tripper:1").settle()


@pytest.mark.rule("DGN-EFF-19", "DGN-BATTLE-14")
def test_a_strike_at_a_minion_does_nothing_to_its_hero() -> None:
    table = guarded("6 1")
    assert table.told("monster-wounded")
    assert not table.hero(1).fallen
    assert table.hero(1).health == 18


@pytest.mark.rule("DGN-EFF-19")
def test_what_makes_an_attacker_stronger_does_not_make_the_minion_that_meets_it() -> None:
    table = Table(2, phase="villainy", hands=["rat", ""], minions=["", "boa"], dice="3 3").do("send:rat:hand:1:bo")
    table.state.attacks[0].modifiers.append(passing("melee", 2, "battle"))
    table.do("attack", "guard:boa:rat:1").settle()
    rat, boa = [table.state.box.cards[name].fighting("melee") for name in ("rat", "boa")]
    assert rat is not None
    assert boa is not None
    assert table.last("attack-roll", "total") == 3 + rat.value + 2
    assert table.last("counter-roll", "total") == 3 + boa.value


@pytest.mark.rule("DGN-EFF-19", "DGN-EFF-02")
def test_no_peril_buys_the_extra_effect_of_a_minion() -> None:
    table = Table(2, at=["gate", "gate"], minions=["", "howler"], action=[4, 1], dice="1 6 6 1")
    table.do("fight:bo", "form:ana:magic").settle_response()
    table.do("set-minion-on:howler:ana")
    assert table.asked[1] != "extra"
    assert not table.told("extra")


@pytest.mark.rule("DGN-BATTLE-18", "DGN-BATTLE-19")
def test_monsters_of_a_lord_who_falls_in_the_challenge_are_discarded() -> None:
    table = Table(3, phase="villainy", hands=["boa", "", ""], health=[1, 18, 18], action=[4, 1, 0], dice="3 3 6 1")
    table.do("send:boa:hand:3:bo", "attack").settle_response()
    table.do("challenge-hero:ana", "form:bo:magic").settle()
    assert not table.hero(0).alive
    assert "boa" in table.discard
    assert table.asked[0] == 1


@pytest.mark.rule("DGN-VAR-10", "DGN-VAR-12")
def test_nothing_of_the_old_hero_s_turn_is_left_to_the_new_one() -> None:
    table = Table(
        3,
        phase="villainy",
        hands=["boa", "", ""],
        health=[18, 1, 18],
        action=[4, 1, 0],
        dice="6 1",
        places=NORTH,
        at=["gate", "hall", "gate"],
        death="resurrection",
        deck="rat " * 9,
    )
    bo = table.hero(1)
    bo.passing, bo.granted, bo.spare = [passing("melee", 2)], ["avoids-pits"], 1
    table.do("send:boa:hand:3:bo", "attack").until(1, "choose-hero").do("choose-hero:eve")
    assert (bo.passing, bo.granted, bo.action, bo.spare) == ([], [], 0, 0)
    assert bo.visited == 1 << bo.place == 1


@pytest.mark.rule("DGN-BATTLE-18")
def test_all_that_a_fallen_lord_had_sent_is_discarded() -> None:
    table = Table(3, phase="villainy", hands=["boa acid", "", ""])
    s = table.do("send:boa:hand:3:bo").state
    s.springing.append(Snare(s.box.cards["acid"], 0, 0, 1))
    abandon(s)
    assert (s.attacks, s.springing, table.discard) == ([], [], ["boa", "acid"])


@pytest.mark.rule("DGN-BATTLE-22", "DGN-BATTLE-25")
def test_what_was_sent_at_a_hero_who_has_fallen_before_comes_home() -> None:
    table = Table(3, phase="villainy", hands=["boa", "", ""]).do("send:boa:hand:3:bo")
    defeat(table.state, table.hero(1))
    table.do("attack")
    assert (table.asked, table.offers) == ((0, "lair"), ["to-lair:boa", "to-hand:boa"])


@pytest.mark.rule("DGN-HAZEX-03")
@pytest.mark.parametrize(("target", "discard"), [(1, ["mill"]), (-1, [])])
def test_a_trap_that_stays_does_so_only_where_it_lay_in_wait(target: int, discard: list[str]) -> None:
    table = Table(dice="6")
    s = table.state
    s.snares = [Snare(s.box.cards["mill"], 0, 0, target)]
    table.hero(0).place = -1
    for _ in spring(s, s.snares[0], table.hero(1)):
        pass
    assert (table.discard, len(s.snares)) == (discard, 0 if discard else 1)


@pytest.mark.rule("DGN-SOLO-24", "DGN-FEAT-03")
@pytest.mark.parametrize(("seats", "asked"), [(1, "feats"), (2, "discard")])
def test_who_can_do_nothing_more_ends_the_turn_alone_where_nothing_is_discarded(seats: int, asked: str) -> None:
    nothing = [0] * seats
    table = Table(seats, hands=["boa"] * seats, action=nothing, glory=nothing, peril=nothing, deck="cap cup")
    assert table.asked == (0, asked)


@pytest.mark.rule("DGN-VAR-09", "DGN-TURN-02")
def test_whoever_falls_at_the_end_of_the_turn_before_has_a_turn_with_the_new_hero() -> None:
    hands = ["cap", "", ""]
    table = Table(
        3, hands=hands, action=[4, 1, 0], health=[18, 1, 18], death="resurrection", dice="1 6", deck="rat " * 9
    )
    table.do("end-phase:feats", "fight:ana", "form:bo:magic").settle()
    table.until(1, "choose-hero").do("choose-hero:eve")
    assert table.state.active == 1


@pytest.mark.rule("DGN-QESC-08", "DGN-QESC-09")
def test_a_token_that_somebody_carries_again_lies_nowhere() -> None:
    table = Table(2, places=NORTH, at=["hall", "hall"], quests=["cross guide", ""])
    table.do("start-escort:guide", "drop:guide")
    assert "pick-up:guide" in table.offers, "whichever of the hero's quests it is"
    table.do("pick-up:guide", "end-phase:feats").until(1, "feats")
    assert table.quests() == ["cross", "guide"]
    assert "pick-up:guide" not in table.offers
    assert table.hero().quests[1].dropped == -1


@pytest.mark.rule("DGN-BATTLE-12", "DGN-BATTLE-13")
@pytest.mark.parametrize(("armour", "health"), [(0, 16), (1, 17), (3, 18)])
def test_armour_of_a_hero_takes_wounds_off_an_attack(armour: int, health: int) -> None:
    table = Table(2, phase="villainy", hands=["snakeman", ""], dice="6 1").do("send:snakeman:hand:2:bo")
    table.hero(1).passing.append(passing("armour", armour))
    table.do("attack").settle()
    assert table.hero(1).health == health


@pytest.mark.rule("DGN-BATTLE-12", "DGN-BATTLE-13")
@pytest.mark.parametrize(("strike", "left"), [(0, 3), (1, 2)])
def test_armour_of_a_monster_takes_wounds_off_an_attack(strike: int, left: int) -> None:
    table = Table(2, phase="villainy", hands=["boa", ""], action=[4, 1], dice="3 3 6 1").do("send:boa:hand:3:bo")
    boa = table.state.attacks[0].monster
    assert boa is not None
    shell = msgspec.structs.replace(table.state.box.cards["whetstone"], modifiers=(Modifier(stat="armour"),))
    boa.attached.append(Laid(shell, 0))
    table.hero(1).passing.append(passing("strike", strike))
    table.do("attack").settle_response()
    table.do("challenge:boa:1", "form:bo:magic").settle_response()
    assert table.last("monster-wounded", "health") == left
