"""Items of the shop, starting items and search cards."""

from __future__ import annotations

import pytest

from tests.rules.descent.table import Table
from undercroft.games.descent.forecast import forecast
from undercroft.games.descent.moving import speed
from undercroft.games.descent.state import POISONED, STUNNED
from undercroft.games.descent.wounds import health, stamina

GRISBAN = {"grisban": "berserker"}
JAIN = {"jain": "wildlander"}
AT = {"grisban": "g", "zombie-1": "z"}
HIT = {"blue": "r4d2", "yellow": "d2"}


def beaten(items: str, yellow: str = "d2", found: str = "", grey: str = "0") -> Table:
    table = Table(
        "gz.", at=AT, party=GRISBAN, turn="zombie-1", items=items, found=found, blue="r4d2", yellow=yellow, grey=grey
    )
    return table.do("attack:own-attack:grisban")


@pytest.mark.card("chainmail", "platemail", "leather-armor", "ring-of-power", "iron-bound-ring", "scorpion-helm")
@pytest.mark.parametrize(
    ("item", "numbers"),
    [
        ("chainmail", (4, 8, 5)),
        ("platemail", (3, 8, 5)),
        ("leather-armor", (5, 9, 5)),
        ("ring-of-power", (5, 8, 6)),
        ("iron-bound-ring", (5, 10, 5)),
        ("scorpion-helm", (5, 8, 5)),
    ],
)
def test_what_is_worn_changes_numbers(item: str, numbers: tuple[int, int, int]) -> None:
    table = Table("j.z", at={"jain": "j", "zombie-1": "z"}, party=JAIN, items=f"{item} yew-shortbow")
    figure, hero = table.figure("jain"), table.hero("jain")
    assert (speed(table.s, figure), health(table.s, figure), stamina(table.s, hero)) == numbers
    hero.items[0].equipped = False
    assert (speed(table.s, figure), health(table.s, figure), stamina(table.s, hero)) == (5, 8, 5)


@pytest.mark.card("scorpion-helm")
def test_a_helm_for_archers() -> None:
    table = Table(
        "j.....z",
        at={"jain": "j", "zombie-1": "z"},
        party=JAIN,
        items="scorpion-helm yew-shortbow",
        blue="r5d1",
        yellow="d2",
        brown="0",
    )
    table.do("attack:yew-shortbow:zombie-1")
    assert not table.figure("zombie-1").spaces


@pytest.mark.card("iron-bound-ring")
def test_a_blank_is_worth_a_shield_with_the_ring() -> None:
    assert beaten("iron-bound-ring chipped-greataxe").figure("grisban").damage == 3
    assert beaten("iron-bound-ring chipped-greataxe", grey="1").figure("grisban").damage == 3
    table = Table("gz.", at=AT, party=GRISBAN, turn="zombie-1", items="iron-bound-ring chipped-greataxe")
    option = next(each for each in table.decision.options if each.id == "attack:own-attack:grisban")
    found = forecast(table.s, 0, option)
    plain = forecast(Table("gz.", at=AT, party=GRISBAN, turn="zombie-1").s, 0, option)
    assert found is not None
    assert plain is not None
    assert sum(number * share for number, share in enumerate(found.damage)) < sum(
        number * share for number, share in enumerate(plain.damage)
    )


@pytest.mark.card("demonhide-leather")
def test_demonhide_tires_those_who_run() -> None:
    table = Table("g...", at={"grisban": "g"}, items="demonhide-leather").do("move", "move", "end-turn")
    assert table.hero("grisban").fatigue == 1


@pytest.mark.card("heavy-cloak")
def test_a_heavy_cloak_takes_a_surge() -> None:
    table = beaten("heavy-cloak chipped-greataxe", yellow="d1s1")
    assert table.options == ["use:heavy-cloak", "pass"]
    table.do("use:heavy-cloak")
    assert table.decision.kind == "monster"
    assert beaten("heavy-cloak chipped-greataxe").decision.kind == "monster"


@pytest.mark.card("elven-cloak")
def test_an_elven_cloak_is_worth_awareness() -> None:
    table = beaten("elven-cloak chipped-greataxe").do("use:elven-cloak")
    assert table.figure("grisban").damage == 3


@pytest.mark.card("elven-cloak")
def test_an_elven_cloak_takes_the_place_of_the_dice() -> None:
    table = beaten("elven-cloak chipped-greataxe", grey="2").do("use:elven-cloak")
    assert table.figure("grisban").damage == 3


@pytest.mark.card("wooden-shield")
def test_a_wooden_shield() -> None:
    table = beaten("wooden-shield").do("use:wooden-shield")
    assert table.figure("grisban").damage == 3
    assert table.hero("grisban").items[0].exhausted


@pytest.mark.card("iron-shield")
@pytest.mark.rule("DESC-ROLL-13", "DESC-ROLL-14", "DESC-TEST-06")
def test_an_iron_shield_rolls_again_or_blocks() -> None:
    assert beaten("iron-shield").do("use:iron-shield").figure("grisban").damage == 3
    table = beaten("iron-shield", grey="0 3")
    assert table.options == ["use:iron-shield", "reroll:iron-shield:1", "pass"]
    assert table.do("reroll:iron-shield:1").figure("grisban").damage == 1
    trap = Table("ga.", at={"grisban": "g"}, items="iron-shield", hand=("pit-trap",), grey="3", black="2").do("move")
    trap.go("a").do("play:pit-trap")
    assert trap.figure("grisban").damage == 1


@pytest.mark.card("heavy-steel-shield")
def test_a_steel_shield_does_both() -> None:
    table = beaten("heavy-steel-shield", grey="0 2").do("use:heavy-steel-shield")
    assert table.figure("grisban").damage == 1


@pytest.mark.card("lucky-charm", "lucky-charm-start")
@pytest.mark.parametrize("item", ["lucky-charm", "lucky-charm-start"])
def test_a_charm_repeats_a_test(item: str) -> None:
    table = Table("ga.", at={"grisban": "g"}, items=item, hand=("pit-trap",), grey="3 0", black="2 0").do("move")
    table.go("a").do("play:pit-trap", f"use:{item}")
    assert table.figure("grisban").damage == 0


@pytest.mark.card("mana-weave")
def test_a_weave_of_mana_is_a_surge() -> None:
    table = Table("j.z", at={"jain": "j", "zombie-1": "z"}, party=JAIN, items="mana-weave yew-shortbow", rolls=HIT)
    table.do("attack:yew-shortbow:zombie-1", "use:mana-weave")
    assert table.can("surge:damage-1")
    assert (
        Table("j.z", at={"jain": "j", "zombie-1": "z"}, party=JAIN, items="mana-weave yew-shortbow", blue="x")
        .do("attack:yew-shortbow:zombie-1")
        .decision.kind
        == "act"
    )


@pytest.mark.rule("DESC-SPEC-01", "DESC-SPEC-02")
@pytest.mark.card("tival-crystal")
def test_the_crystal_heals_for_an_action() -> None:
    table = Table("g.z", at=AT, items="tival-crystal", red="d3")
    table.figure("grisban").damage = 5
    table.do("use:tival-crystal")
    assert (table.figure("grisban").damage, table.figure("grisban").actions) == (2, 1)
    assert table.why("use:tival-crystal") == "DESC-EXH-03"


@pytest.mark.rule("DESC-SPEC-01", "DESC-SPEC-02")
@pytest.mark.parametrize("used", ["use:tival-crystal", "use-on:fire-flask:zombie-1", "use-on:health-potion:grisban"])
def test_cards_with_the_symbol_take_an_action_as_skills_do(used: str) -> None:
    for actions in (0, 2):
        table = Table("g.z", at=AT, items="tival-crystal", found="fire-flask health-potion", red="d1", rolls=HIT)
        table.figure("grisban").damage = 5
        table.figure("grisban").actions = actions
        if actions == 0:
            assert table.why(used) == "DESC-HTURN-07"
        else:
            table.do(used)
            assert table.figure("grisban").actions == 1


@pytest.mark.card("elm-greatbow")
def test_the_greatbow_shoots_past_neighbours() -> None:
    at = {"jain": "j", "grisban": "g", "zombie-1": "z"}
    party = {"jain": "wildlander", "grisban": "berserker"}
    table = Table("jg.z", at=at, party=party, items="elm-greatbow")
    assert table.can("attack:elm-greatbow:zombie-1")
    assert not Table("jg.z", at=at, party=party).can("attack:yew-shortbow:zombie-1")
    assert not Table("j.gz", at=at, party=party, items="elm-greatbow").can("attack:elm-greatbow:zombie-1")


@pytest.mark.card("steel-broadsword", "steel-greatsword")
@pytest.mark.parametrize(
    ("item", "dice"), [("steel-broadsword", {"red": "d1 d3"}), ("steel-greatsword", {"red": "d1 d3", "yellow": "r1d1"})]
)
def test_swords_roll_a_die_again(item: str, dice: dict[str, str]) -> None:
    at = {"grisban": "g", "zombie-master": "z"}
    table = Table("gz.", at=at, items=item, blue="r5d1", brown="0", rolls=dice)
    table.do(f"attack:{item}:zombie-master")
    rerolls = [each for each in table.options if each.startswith("reroll")]
    assert rerolls == [f"reroll:{item}:{number + 2}" for number in range(len(dice))]
    table.do(f"reroll:{item}:2")
    assert table.figure("zombie-master").damage == 3 + len(dice)


@pytest.mark.card("dragontooth-hammer")
@pytest.mark.parametrize(("items", "damage"), [("dragontooth-hammer", 5), ("dragontooth-hammer iron-shield", 4)])
def test_the_hammer_likes_a_free_hand(items: str, damage: int) -> None:
    at = {"grisban": "g", "ettin-1": "e"}
    table = Table("gee", ".ee", at=at, items=items, blue="r4d2", red="d1 d1", grey="0 0")
    table.do("attack:dragontooth-hammer:ettin-1", "aim:1")
    assert table.figure("ettin-1").damage == damage or not table.figure("ettin-1").spaces
    assert table.told("suffered")[0]["damage"] == damage


@pytest.mark.card("crossbow")
def test_the_crossbow_pushes() -> None:
    at = {"jain": "j", "zombie-master": "z"}
    table = Table("j.zx", at=at, party=JAIN, items="crossbow", blue="r2d2s1", yellow="d1s1", brown="0")
    table.do("attack:crossbow:zombie-master", "surge:damage-1-push", f"use-at:crossbow:{table.space('x')}", "keep")
    assert table.where("zombie-master") == "x"
    assert table.figure("zombie-master").damage == 4


@pytest.mark.card("magic-staff")
def test_the_staff_arcs_to_another() -> None:
    at = {"jain": "j", "zombie-1": "z", "ettin-1": "e"}
    table = Table("j.z..ee", ".....ee", at=at, party=JAIN, items="magic-staff", blue="r2d2s1", red="d1", brown="0")
    table.do("attack:magic-staff:zombie-1", "surge:arc")
    assert table.figure("ettin-1").damage == 1


@pytest.mark.card("mace-of-kellos")
def test_the_mace_sweeps() -> None:
    at = {"grisban": "g", "zombie-1": "z", "zombie-2": "y"}
    table = Table("zgy", at=at, items="mace-of-kellos", blue="r2d2s1", red="d1", yellow="d2", brown="2")
    table.do("attack:mace-of-kellos:zombie-1", "surge:sweep")
    assert table.figure("zombie-2").damage == 1


@pytest.mark.card("throwing-knives", "reapers-scythe", "iron-longsword")
def test_starting_items() -> None:
    knives = Table("tz.", at={"tomble": "t", "zombie-master": "z"}, party={"tomble": "thief"}, rolls=HIT, brown="0")
    knives.do("attack:throwing-knives:zombie-master")
    assert knives.figure("zombie-master").damage == 5
    scythe = Table("l.z", at={"leoric": "l", "zombie-1": "z"}, party={"leoric": "necromancer"}, rolls=HIT, brown="0")
    scythe.figure("leoric").damage = 3
    scythe.do("attack:reapers-scythe:zombie-1")
    assert scythe.figure("leoric").damage == 2
    sword = Table(
        "sz.",
        at={"syndrael": "s", "zombie-master": "z"},
        party={"syndrael": "knight"},
        blue="r2d2s1",
        red="d1",
        brown="2 0",
    )
    sword.do("attack:iron-longsword:zombie-master", "surge:reroll-defence")
    assert sword.figure("zombie-master").damage == 3


# -- search cards -------------------------------------------------------------------------------------

FRIENDS = {"grisban": "berserker", "jain": "wildlander"}


@pytest.mark.card("health-potion", "stamina-potion", "curse-doll")
@pytest.mark.rule("DESC-SEARCH-05", "DESC-SCARD-03")
@pytest.mark.parametrize(("card", "actions"), [("health-potion", 1), ("stamina-potion", 2), ("curse-doll", 1)])
def test_potions_and_dolls_help_a_neighbour(card: str, actions: int) -> None:
    table = Table("gj.", at={"grisban": "g", "jain": "j"}, party=FRIENDS, found=card)
    figure = table.figure("jain")
    figure.damage, table.hero("jain").fatigue, figure.conditions = 5, 3, POISONED
    table.do(f"use-on:{card}:jain")
    left = (table.figure("jain").damage, table.hero("jain").fatigue, table.figure("jain").conditions)
    wanted = {"health-potion": (0, 3, 4), "stamina-potion": (5, 0, 4), "curse-doll": (5, 3, 0)}
    assert left == wanted[card]
    assert table.figure("grisban").actions == actions
    assert table.hero("grisban").found[0].spent
    assert not table.can(f"use-on:{card}:grisban")


@pytest.mark.card("power-potion")
def test_a_power_potion_rolls_any_dice_again() -> None:
    at = {"grisban": "g", "zombie-master": "z"}
    table = Table("gz.", at=at, found="power-potion", blue="x r4d2", red="d1 d3", brown="0")
    table.do(
        "attack:chipped-greataxe:zombie-master", "use:power-potion", "reroll:power-potion:1", "reroll:power-potion:2"
    )
    assert table.figure("zombie-master").damage == 5


@pytest.mark.card("power-potion")
def test_one_die_at_least_is_rolled_again_with_a_potion() -> None:
    table = Table("gz.", at=AT, party=GRISBAN, found="power-potion", blue="r4d2 r4d2", red="d1", brown="0")
    table.do("attack:chipped-greataxe:zombie-1", "use:power-potion")
    assert not table.can("done")
    assert table.do("reroll:power-potion:1").can("done")


@pytest.mark.card("warding-talisman")
def test_a_talisman_wards() -> None:
    table = beaten("chipped-greataxe", found="warding-talisman").do("use:warding-talisman")
    assert table.figure("grisban").damage == 2


@pytest.mark.card("fire-flask")
def test_a_flask_of_fire_is_thrown_once() -> None:
    at = {"grisban": "g", "zombie-1": "z", "zombie-2": "y"}
    table = Table("g..zy", at=at, found="fire-flask", blue="r4d2", yellow="d1s1", brown="0 0")
    option = next(each for each in table.decision.options if each.id == "use-on:fire-flask:zombie-1")
    assert forecast(table.s, 1, option) is not None
    table.do("use-on:fire-flask:zombie-1", "surge:blast")
    assert not table.figure("zombie-1").spaces
    assert not table.figure("zombie-2").spaces
    assert table.figure("grisban").actions == 1
    assert not table.can("use-on:fire-flask:zombie-1")


@pytest.mark.card("treasure-chest", "nothing")
def test_the_chest_and_nothing() -> None:
    table = Table("gs.", at={"grisban": "g"}, search="s", deck="treasure-chest", shop="sling")
    table.do(f"search:{table.space('s')}")
    assert table.hero("grisban").items[-1].id == "sling"
    empty = Table("gs.", at={"grisban": "g"}, search="s", deck="nothing").do("search:1")
    assert empty.hero("grisban").found == []


@pytest.mark.card("iron-mace", "light-hammer", "sling", "sunburst")
@pytest.mark.parametrize("item", ["iron-mace", "light-hammer", "sling", "sunburst"])
def test_weapons_that_stun(item: str) -> None:
    at = {"grisban": "g", "zombie-master": "z"}
    table = Table("gz.", at=at, items=item, blue="r2d2s1", yellow="d2", brown="0")
    table.do(f"attack:{item}:zombie-master", "surge:stunned")
    assert table.figure("zombie-master").conditions == STUNNED
