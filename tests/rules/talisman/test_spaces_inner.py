"""What the spaces of the Inner Region do (TALB-INN)."""

from __future__ import annotations

import pytest

from tests.rules.talisman.laid import here
from tests.rules.talisman.table import Table


def inner(space: str, role: str = "troll", **more: object) -> Table:
    return here(f"{role} thief", space, **more)


CRYPT = [(6, "crypt"), (7, "plain-of-peril"), (8, "portal-of-power-1"), (9, "portal-of-power-1")]
CRYPT += [(10, "warlocks-cave-1"), (11, "warlocks-cave-1"), (12, "city-1"), (18, "city-1")]


def three(total: int) -> str:
    first = min(6, total - 2)
    second = min(6, total - first - 1)
    return f"{first} {second} {total - first - second}"


@pytest.mark.rule(
    "TALB-INN-01", "TALB-INN-04", "TALB-INN-05", "TALB-INN-06", "TALB-INN-07", "TALB-INN-08", "TALB-INN-09",
)  # fmt: skip
@pytest.mark.parametrize(("total", "space"), CRYPT)
def test_the_crypt(total: int, space: str) -> None:
    table = inner("crypt", dice=three(total), adventure="sword").settle()
    assert table.where() == space


@pytest.mark.rule(
    "TALB-INN-11", "TALB-INN-12", "TALB-INN-13", "TALB-INN-14", "TALB-INN-15", "TALB-INN-16",
)  # fmt: skip
@pytest.mark.parametrize(
    ("total", "space"), [(total, "mines" if space == "crypt" else space) for total, space in CRYPT]
)
def test_the_mines(total: int, space: str) -> None:
    space = "tavern-1" if space == "city-1" else space
    table = inner("mines", "wizard", craft=1, dice=f"{three(total)} 4", adventure="sword").settle()
    assert table.where() == space


@pytest.mark.rule("TALB-INN-10", "TALB-INN-17")
@pytest.mark.parametrize("space", ["crypt", "mines"])
def test_who_stays_in_crypt_or_mines_may_go_on(space: str) -> None:
    table = inner(space, strength=9, craft=9, dice="1 1 1").settle()
    assert (table.where(), table.me.held) == (space, False)


@pytest.mark.rule("TALB-INN-20")
def test_who_is_thrown_out_has_an_encounter_there() -> None:
    table = inner("crypt", dice="3 3 2", adventure="sword")
    assert table.where() == "portal-of-power-1"
    assert table.offers_of("take") == ["take:sword"]


@pytest.mark.rule("TALB-INN-21")
def test_fate_changes_one_of_three_dice() -> None:
    table = inner("crypt", dice="6 3 3 1", fate=1)
    assert table.offers == ["keep-roll", "reroll:1", "reroll:2", "reroll:3"]
    assert table.do("reroll:1").where() == "plain-of-peril"


def test_a_gnome_helps_in_the_mines() -> None:
    table = inner("mines", "wizard", dice="2 3", followers="gnome").settle()
    assert table.where() == "mines"
    assert table.told("rolled")[0].data["dice"] == ("2", "3")


@pytest.mark.rule("TALB-INN-22", "TALB-INN-23", "TALB-INN-24", "TALB-INN-25")
@pytest.mark.parametrize(("dice", "lives", "held"), [("3 3 2 3", 6, False), ("3 3 2 4", 6, True), ("3 3 6 1", 5, True)])
def test_dice_with_death(dice: str, lives: int, held: bool) -> None:
    table = inner("dice-with-death", dice=dice).settle()
    assert (table.me.lives, table.me.held) == (lives, held)


@pytest.mark.rule("TALB-INN-26", "TALH-DICE-02", "TALB-FATE-05")
def test_deaths_dice_cannot_be_rerolled() -> None:
    table = inner("dice-with-death", dice="3 3 6 6", fate=2)
    assert table.offers == ["keep-roll", "reroll:1", "reroll:2"]
    assert table.do("keep-roll").me.lives == 5


@pytest.mark.rule("TALB-INN-27", "TALB-INN-33", "TALB-EVA-08")
def test_the_werewolf_is_as_strong_as_two_dice() -> None:
    table = inner("werewolf-den", dice="2 3 6 1", with_={"evades": True}).settle()
    assert table.last("creature-rolled", "score") == 5 + 1
    assert (table.me.held, table.trophies()) == (False, [])


@pytest.mark.rule("TALB-INN-28", "TALB-INN-29", "TALB-INN-31", "TALB-INN-32")
@pytest.mark.parametrize(("fight", "lives"), [("1 6", 5), ("6 5", 6)])
def test_a_werewolf_not_beaten_waits(fight: str, lives: int) -> None:
    table = inner("werewolf-den", dice=f"3 4 {fight}").settle()
    assert (table.me.lives, table.me.held, table.me.werewolf) == (lives, True, 7)
    again = inner("werewolf-den", stage="start", dice="6 1", with_={"held": True, "werewolf": 7})
    assert again.offers == ["stay", "step:dice-with-death"]
    again.do("stay").settle()
    assert again.last("creature-rolled", "score") == 7 + 1
    assert not again.me.held


@pytest.mark.rule("TALB-DEAD-02", "TALB-DEAD-10")
@pytest.mark.parametrize(
    ("space", "dice"), [("werewolf-den", "6 6 1 6"), ("dice-with-death", "1 1 6 6"), ("pits", "6 1 6")]
)
def test_nothing_holds_the_successor_of_whoever_died_there(space: str, dice: str) -> None:
    table = inner(space, lives=1, dice=dice).settle()
    assert (table.me.role, table.me.held, table.me.werewolf, table.me.pitfiends) == (None, False, 0, 0)


@pytest.mark.rule("TALB-INN-30")
def test_everybody_has_a_werewolf_of_its_own() -> None:
    table = Table("troll thief", at="werewolf-den", stage="encounter", dice="3 4 1 6", with_={"werewolf": 0})
    table.settle()
    assert (table.me.werewolf, table.character(1).werewolf) == (7, 0)


@pytest.mark.rule("TALB-INN-34", "TALB-INN-35", "TALB-INN-36", "TALB-INN-37", "TALB-INN-39")
@pytest.mark.parametrize(("die", "lost"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_vampires_tower(die: int, lost: int) -> None:
    table = inner("vampires-tower", dice=str(die)).settle()
    assert (table.me.lives, table.me.held) == (6 - lost, False)


@pytest.mark.rule("TALB-INN-38")
def test_followers_given_up_to_the_vampire_save_lives() -> None:
    table = inner("vampires-tower", dice="5", followers="mule maiden")
    assert table.offers == ["give-up:mule", "give-up:maiden", "done"]
    table.do("give-up:mule", "done")
    assert (table.me.lives, table.followers()) == (4, ["maiden"])
    assert inner("vampires-tower", dice="1", followers="mule").do("give-up:mule").me.lives == 6


@pytest.mark.rule("TALB-INN-40", "TALB-INN-41", "TALB-INN-42", "TALB-INN-44")
def test_all_pitfiends_are_fought_one_after_the_other() -> None:
    table = inner("pits", dice="3 6 1 6 2 6 3").settle()
    assert [event.data["score"] for event in table.told("creature-rolled")] == [5, 6, 7]
    assert (table.me.pitfiends, table.me.held) == (0, False)


@pytest.mark.rule("TALB-INN-42", "TALB-INN-43", "TALB-INN-45")
@pytest.mark.parametrize(("fight", "lives"), [("1 6", 5), ("1 3", 6)])
def test_pitfiends_not_beaten_wait(fight: str, lives: int) -> None:
    table = inner("pits", dice=f"3 6 1 {fight}").settle()
    assert (table.me.lives, table.me.pitfiends, table.me.held) == (lives, 2, True)
    again = inner("pits", stage="start", dice="6 1 6 1", with_={"held": True, "pitfiends": 2}).do("stay").settle()
    assert (again.me.pitfiends, again.me.held) == (0, False)
    assert again.where() == "pits"


@pytest.mark.rule("TALB-INN-40")
def test_who_comes_back_to_the_pits_rolls_again() -> None:
    table = inner("pits", stage="start", with_={"held": True, "pitfiends": 2}).do("step:vampires-tower")
    assert (table.me.pitfiends, table.me.held) == (0, False)


@pytest.mark.rule("TALB-INN-02", "TALB-INN-03", "TALB-INN-46")
@pytest.mark.parametrize("space", ["plain-of-peril", "valley-of-fire"])
def test_nothing_happens_there(space: str) -> None:
    table = inner(space, adventure="dragon").settle()
    assert (table.where(), table.me.lives, table.lying(space)) == (space, 6, [])


def test_a_hermit_in_the_crypt_comes_before_the_crypt() -> None:
    table = inner("crypt", strength=3, dice="1 1 1", lying={"crypt": "hermit"}).settle()
    assert table.objects() == ["talisman"]
    assert table.where() == "crypt"
