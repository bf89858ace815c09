"""What each space of the Dungeon does (TALH-DUN); the Treasure Chamber has tests of its own."""

from __future__ import annotations

import pytest

from tests.rules.talisman.laid import here


@pytest.mark.rule("TALH-DUN-05", "TALH-DUN-06")
def test_the_guard_wants_two_gold_or_a_fight() -> None:
    table = here(at="guard-room", gold=2)
    assert table.offers == ["way:bribe-guard", "way:fight-guard"]
    table.do("way:bribe-guard")
    assert (table.me.gold, table.turn_of) == (0, 1)
    table = here(at="guard-room", gold=1, dice="1 6").settle()
    assert table.last("creature-rolled", "score") == 5 + 6
    assert (table.me.lives, table.me.gold) == (5, 1)


@pytest.mark.rule("TALH-DUN-07", "TALH-DUN-08")
def test_a_beaten_guard_pays_and_stays() -> None:
    table = here(at="guard-room", gold=0, dice="6 1").settle()
    assert (table.me.gold, table.trophies()) == (1, [])


@pytest.mark.rule("TALH-DUN-08")
def test_the_guard_can_be_evaded() -> None:
    table = here(at="guard-room", gold=0, with_={"evades": True})
    table.do("evade-all").settle()
    assert (table.me.gold, table.me.lives) == (0, 6)


@pytest.mark.rule("TALH-DUN-09", "TALH-DUN-10", "TALH-DUN-11", "TALH-DUN-12", "TALH-DUN-13")
def test_the_library() -> None:
    for die, what, value in [(1, "missing", 1), (2, "craft", 0), (3, "craft", 1), (4, "craft", 1), (6, "craft", 2)]:
        assert getattr(here("thief troll", "library", craft=1, dice=str(die)).me, what) == value
    assert here("thief troll", "library", dice="5", spells="hex").hand() == ["hex"]


@pytest.mark.rule("TALH-DUN-14", "TALH-DUN-16", "TALH-DUN-17")
@pytest.mark.parametrize(("die", "gold", "fate"), [(3, 1, 0), (4, 1, 0), (5, 2, 0), (6, 1, 1)])
def test_the_cell(die: int, gold: int, fate: int) -> None:
    table = here(at="cell", dice=str(die), followers="mule")
    assert (table.me.gold, table.me.fate, table.followers()) == (gold, fate, ["mule"])


@pytest.mark.rule("TALH-DUN-15")
@pytest.mark.parametrize("die", [1, 2])
def test_the_cell_takes_a_follower_or_a_turn(die: int) -> None:
    table = here(at="cell", dice=str(die), followers="mule")
    assert table.offers == ["way:give-up-follower", "way:miss-next-turn"]
    assert table.do("way:give-up-follower").followers() == []
    assert here(at="cell", dice=str(die), followers="mule").do("way:miss-next-turn").me.missing == 1
    assert here(at="cell", dice=str(die)).me.missing == 1


@pytest.mark.rule("TALH-DUN-18", "TALH-DUN-19", "TALH-DUN-20", "TALH-DUN-21")
def test_the_kitchen() -> None:
    for die, lives in [(1, 3), (2, 4), (3, 4), (4, 5), (5, 5), (6, 5)]:
        assert here(at="kitchen", lives=4, dice=str(die)).do("accept").me.lives == lives
    assert here(at="kitchen", lives=6, dice="5").do("accept").me.lives == 6
    assert here(at="kitchen", lives=6, dice="6").do("accept").me.lives == 7
    table = here(at="kitchen", lives=4).do("decline")
    assert (table.me.lives, table.turn_of) == (4, 1)


HALL = [(1, "cell"), (2, "tunnel-6"), (3, "kitchen"), (4, "tunnel-7"), (5, "tunnel-8"), (6, "monster-pit")]


@pytest.mark.rule("TALH-DUN-22", "TALH-DUN-23", "TAL-FWD-01", "TAL-BACK-01")
@pytest.mark.parametrize(("die", "space"), HALL)
def test_the_hall_of_darkness(die: int, space: str) -> None:
    table = here(at="hall-of-darkness", dice=f"{die} 3", dungeon="torch")
    assert table.where() == space


@pytest.mark.rule("TALH-DUN-24")
def test_after_the_hall_of_darkness_there_is_an_encounter() -> None:
    table = here(at="hall-of-darkness", dice="4", dungeon="torch")
    assert table.offers_of("take") == ["take:torch"]
