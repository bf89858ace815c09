"""What lies on the table: terrain, sheets, cards and tokens, as the rules read them."""

from __future__ import annotations

import pytest

import undercroft
from tests.rules.descent.table import Table
from undercroft.games.descent.attacks import is_ranged, weapons
from undercroft.games.descent.content.boards import board_of
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.places import empty
from undercroft.games.descent.profiles import LIEUTENANT, OVERLORD, hero_profile, lieutenant_profile
from undercroft.games.descent.state import Card
from undercroft.games.descent.wounds import stamina
from undercroft.players.random import random_numbers


@pytest.mark.rule("DESC-EMPTY-01", "DESC-TILE-02")
def test_empty_spaces() -> None:
    table = Table("g~oL#z.", at={"grisban": "g", "zombie-1": "z"})
    assert empty(table.s) == sum(1 << space for space in (1, 2, 3, 6))


@pytest.mark.rule("DESC-TERR-01", "DESC-TERR-02", "DESC-TERR-03", "DESC-OBST-01", "DESC-WATER-01", "DESC-PIT-01")
def test_terrain_of_the_tiles() -> None:
    pond = board_of("first-blood", 0)
    assert pond.water == pond.ground.spaces(
        [(x, y) for x, y in pond.ground.cells if pond.ground.plan.marks[x, y] == "~"]
    )
    assert pond.water.bit_count() == 8
    assert pond.obstacles == pond.pits == pond.lava == 0
    assert board_of("castle-daerion", 0).obstacles.bit_count() == 9
    assert "o" in "".join(BOX.tiles["4B"].grid)


@pytest.mark.rule("DESC-LAVA-01")
def test_lava_of_the_tiles() -> None:
    assert "".join(BOX.tiles["12B"].grid).count("L") == 3


@pytest.mark.rule("DESC-TILE-04", "DESC-TILE-05", "DESC-CMPD-22")
def test_tiles_interlock_and_their_other_edges_are_walls() -> None:
    board = board_of("first-blood", 0)
    lay, at = board.lay(0), board.ground.number
    assert lay.near[at[5, 3]] >> at[6, 4] & 1
    assert not board.assembly.open_ends
    walled = board_of("a-fat-goblin", 0)
    near, place = walled.lay(0).near, walled.ground.number
    assert not near[place[4, 3]] >> place[4, 4] & 1
    assert near[place[5, 3]] >> place[5, 4] & 1
    maps = [tuple(encounter.tiles) for quest in BOX.quests.values() for encounter in quest.encounters]
    assert len(set(maps)) == 11


@pytest.mark.rule("DESC-SETG-04")
def test_doors_lie_on_the_map_from_the_start() -> None:
    board = board_of("castle-daerion", 0)
    assert len(board.doors) == 3
    shut, opened = board.lay(7), board.lay(0)
    one, other = board.ground.number[6, 10], board.ground.number[7, 10]
    assert not shut.near[one] >> other & 1
    assert opened.near[one] >> other & 1


@pytest.mark.rule("DESC-SHEET-02", "DESC-SHEET-05", "DESC-CMPD-25")
def test_the_characteristics_of_a_hero() -> None:
    profile = hero_profile("tomble")
    assert (profile.speed, profile.health, profile.defence) == (4, 8, ("grey",))
    table = Table("t..", at={"tomble": "t"}, party={"tomble": "thief"})
    assert stamina(table.s, table.hero("tomble")) == 5


@pytest.mark.rule("DESC-SHEET-03", "DESC-FEAT-01")
def test_every_hero_has_an_ability_and_a_feat() -> None:
    for hero in BOX.heroes:
        assert hero_profile(hero).abilities == (f"{hero}-ability", f"{hero}-feat")


@pytest.mark.rule("DESC-SHCARD-02", "DESC-SHCARD-03", "DESC-SHCARD-04", "DESC-MCARD-04")
def test_which_items_are_weapons() -> None:
    table = Table("g..", at={"grisban": "g", "goblin-archer-1": "-", "zombie-1": "-"})
    hero, figure = table.hero("grisban"), table.figure("grisban")
    hero.items = [Card("iron-shield"), Card("sling")]
    for card in hero.items:
        card.equipped = True
    assert weapons(table.s, figure) == ["sling", "unarmed"]
    assert is_ranged(figure, "sling")
    assert not is_ranged(figure, "iron-spear")
    assert is_ranged(table.figure("goblin-archer-1"), "own-attack")
    assert not is_ranged(table.figure("zombie-1"), "own-attack")


@pytest.mark.rule("DESC-SHCARD-06", "DESC-EQ-03")
def test_armour_adds_its_dice_while_it_is_worn() -> None:
    for worn, dice in ((True, ("grey", "brown")), (False, ("grey",))):
        table = Table("gz.", at={"grisban": "g", "zombie-1": "z"}, turn="zombie-1", blue="x")
        armour = Card("leather-armor")
        armour.equipped = worn
        table.hero("grisban").items.append(armour)
        table.do("attack:own-attack:grisban")
        assert table.told("defended")[0]["dice"] == dice


@pytest.mark.rule("DESC-LT-01", "DESC-LT-03", "DESC-LT-04", "DESC-LTCARD-02", "DESC-LTCARD-04", "DESC-LTCARD-06")
def test_lieutenants_are_monsters_and_grow_with_the_heroes() -> None:
    healths = [lieutenant_profile("zachareth", heroes, 1).health for heroes in (2, 3, 4)]
    assert healths == [10, 13, 16]
    profile = lieutenant_profile("zachareth", 2, 1)
    assert (profile.side, profile.rank, profile.attributes) == (OVERLORD, LIEUTENANT, (4, 3, 3, 4))
    assert profile.attack == ("blue", "red")
    table = Table("gs.", at={"grisban": "g", "splig": "s"})
    assert table.can("attack:chipped-greataxe:splig")
    table.do("end-turn")
    assert table.s.active == "splig"


@pytest.mark.rule("DESC-LT-05")
def test_a_lieutenant_is_a_group_of_his_own() -> None:
    table = Table("g.szy", at={"grisban": "g", "splig": "s", "zombie-1": "z", "zombie-2": "y"})
    table.do("end-turn", "activate:splig", "end-activation")
    assert table.options == ["activate:zombie-1", "activate:zombie-2"]


@pytest.mark.rule("DESC-REVIVE-05")
def test_reviving_somebody_whose_space_is_taken() -> None:
    party = {"grisban": "berserker", "jain": "wildlander"}
    table = Table(".j.", "...", at={"grisban": "j", "jain": "-"}, party=party, red="d1 d1")
    table.hero("jain").fallen = table.space("j")
    table.figure("jain").damage = 8
    table.do("revive:jain")
    assert table.decision.kind == "stand-at"
    assert len(table.options) == 5


@pytest.mark.rule("DESC-COND-04")
def test_conditions_are_shown_to_all() -> None:
    table = Table("g..", at={"grisban": "g"})
    table.figure("grisban").conditions = 4
    for seat in (0, 1, None):
        shown = table.match.view(seat).figures[0]  # type: ignore[attr-defined]  # the game's own view
        assert shown.conditions == ["poisoned"]


@pytest.mark.rule("DESC-ODET-09", "DESC-MON-03")
def test_what_a_monster_can_do() -> None:
    table = Table("gz.", at={"grisban": "g", "zombie-1": "z"}, turn="zombie-1")
    verbs = {option.partition(":")[0] for option in table.options}
    assert verbs == {"move", "attack", "end-activation"}
    assert table.why("rest") == "DESC-REST-01"
    assert table.why("search:0") == "DESC-SEARCH-01"


def test_the_goals_are_told_after_the_end_as_they_stood() -> None:
    """Whoever looks at the table then sees what it was won by."""
    match = undercroft.new_match("descent", seats=2, seed=1, setup={"quest": "death-on-the-wing"})
    match.play_at_random(random_numbers(1))
    assert match.outcome is not None
    goals = match.view(1).goals  # type: ignore[attr-defined]  # the game's own view
    assert match.outcome.winners == (1,)
    assert (goals[0].done, goals[0].needed, goals[0].progress) == (1, 1, 1.0)
