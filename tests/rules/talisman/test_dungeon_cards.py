"""What the Events, Strangers and Places of the Dungeon deck do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.talisman.laid import draw, here, lay
from tests.rules.talisman.table import Table


def meet(card: str, roles: str = "troll thief", **more: Any) -> Table:
    """The card is drawn on a Tunnel."""
    return draw(card, roles, "tunnel-3", **more)


def visit(card: str, roles: str = "troll thief", **more: Any) -> Table:
    """The card lies on a Tunnel."""
    return lay(card, roles, "tunnel-3", **more)


# -- Events ---------------------------------------------------------------------------------------


@pytest.mark.rule("TALH-DICE-04")
def test_a_cave_in_hits_all_in_the_dungeon() -> None:
    at = ["tunnel-3", "fields-1", "cell", "kitchen"]
    table = Table("troll wizard elf thief", at=at, stage="encounter", dungeon="cave-in", dice="2 4 5").settle()
    assert [c.lives for c in table.state.characters] == [5, 4, 4, 4]
    assert [event.data["character"] for event in table.told("misses-turn")] == ["elf"]
    assert table.discarded("dungeon") == ["cave-in"]


def test_a_cave_in_drawn_above_does_not_hit_there() -> None:
    table = Table("troll elf", at=["fields-1", "cell"], stage="encounter", lying={"fields-1": "cave-in"}, dice="1")
    assert [c.lives for c in table.settle().state.characters] == [6, 3]


@pytest.mark.parametrize(
    ("die", "left"),
    [
        (1, ["oracle", "gnoll", "torch"]),
        (2, ["oracle", "gnoll", "torch"]),
        (3, ["snake-pit", "gnoll", "torch"]),
        (4, ["snake-pit", "gnoll", "torch"]),
        (5, ["snake-pit", "oracle", "torch"]),
        (6, ["snake-pit", "oracle", "torch"]),
    ],
)
def test_a_fire_burns_one_type_of_cards_in_the_region(die: int, left: list[str]) -> None:
    lying = {"cell": "snake-pit oracle gnoll torch", "fields-3": "market healer dragon"}
    table = meet("fire", lying=lying, dice=str(die)).settle()
    assert table.lying("cell") == left
    assert table.lying("fields-3") == ["market", "healer", "dragon"]


def test_green_mist_eats_weapons_and_armour() -> None:
    table = meet("green-mist", objects="sword runesword shield ring").settle()
    assert table.objects() == ["ring"]


def test_the_lone_dwarf() -> None:
    table = meet("lone-dwarf", dice="1 1 6").settle()
    assert table.last("creature-rolled", "score") == 4 + 6
    assert meet("lone-dwarf", dice="3", gold=2).me.gold == 1
    assert meet("lone-dwarf", dice="4").me.gold == 2
    for die, space in [(2, "tunnel-2"), (5, "library")]:
        table = meet("lone-dwarf torch", dice=f"{die} 3")
        assert table.where() == space
        assert "lone-dwarf" in table.discarded("dungeon")
    table = meet("lone-dwarf", dice="6").settle()
    assert (table.followers(), table.discarded("dungeon"), table.lying("tunnel-3")) == (["lone-dwarf"], [], [])


@pytest.mark.rule("TALH-DECK-07", "TALH-DECK-08")
def test_the_lone_dwarf_leads_back_and_forth_elsewhere_too() -> None:
    assert lay("lone-dwarf", at="fields-1", dice="2", adventure="sword").where() == "fields-6"
    assert lay("lone-dwarf", at="dungeon-entrance", dice="2 3", dungeon="torch").where() == "dungeon-entrance"


def test_the_magic_mirror_shows_a_spell() -> None:
    assert meet("magic-mirror", "thief troll", spells="hex random").settle().hand() == ["hex"]
    assert meet("magic-mirror", "troll thief", spells="hex random").settle().hand() == []


@pytest.mark.parametrize(("dice", "lives"), [("3 3", 6), ("3 4", 5)])
def test_sliding_walls_crush_the_weak(dice: str, lives: int) -> None:
    assert meet("sliding-walls", dice=dice).settle().me.lives == lives


def test_a_trap_door_below_leads_back_to_the_entrance() -> None:
    table = meet("trap-door torch").settle()
    assert (table.where(), table.lying("dungeon-entrance")) == ("dungeon-entrance", ["torch"])


# -- Strangers ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "offers"),
    [("armoursmith", ["armour", "helmet", "shield"]), ("weaponsmith", ["axe", "sword"])],
)
def test_smiths_give_one_piece_to_their_first_visitor(card: str, offers: list[str]) -> None:
    table = visit(card, gold=0)
    assert sorted(table.offers_of("take-purchase")) == [f"take-purchase:{what}" for what in offers]
    table.do(f"take-purchase:{offers[0]}")
    assert (table.objects(), table.lying("tunnel-3"), table.discarded("dungeon")) == ([offers[0]], [], [card])


def test_the_dungeon_keeper_takes_all_followers_and_sells_them() -> None:
    table = visit("dungeon-keeper", followers="maiden mule guide", gold=2)
    assert table.offers == ["hire:maiden", "hire:mule", "hire:guide", "done"]
    table.do("hire:mule")
    assert table.offers == ["hire:maiden", "hire:guide", "done"]
    table.do("done")
    assert (table.followers(), table.me.gold) == (["mule"], 1)
    assert [card.id for card in table.state.kept] == ["maiden", "guide"]
    assert table.lying("tunnel-3") == ["dungeon-keeper"]


def test_without_followers_the_dungeon_keeper_is_gone() -> None:
    table = visit("dungeon-keeper", gold=2)
    assert (table.lying("tunnel-3"), table.discarded("dungeon")) == ([], ["dungeon-keeper"])
    table = visit("dungeon-keeper", followers="mule", gold=1).do("hire:mule")
    assert (table.followers(), table.lying("tunnel-3")) == (["mule"], [])


@pytest.mark.rule("TALB-CARRY-06")
def test_without_followers_objects_and_spells_are_too_many() -> None:
    objects = "sword axe shield raft cross"
    table = visit("dungeon-keeper", "warrior thief", followers="mule maiden", objects=objects, gold=0, hands="hex")
    table.do("ditch:raft")
    assert (table.lying("tunnel-3"), table.hand()) == (["dungeon-keeper", "raft"], [])


def test_those_he_keeps_go_with_him() -> None:
    """A fire among Strangers: the Followers that he holds are discarded, too."""
    table = visit("dungeon-keeper", followers="maiden", gold=0)
    kept = table.state.kept
    table = lay("fire", at="tunnel-3", lying={"cell": "dungeon-keeper"}, dice="3", state={"kept": kept}).settle()
    assert (table.state.kept, table.lying("cell"), table.discarded()) == ([], [], ["maiden"])


def test_the_oracle_puts_five_dungeon_cards_in_order() -> None:
    table = visit("oracle", dungeon="gnoll torch chest shadow casket grinder")
    assert table.asked == (0, "put-on-top")
    table.do("put-on-top:casket", "put-on-top:shadow", "put-on-top:chest", "put-on-top:torch")
    assert [card.id for card in reversed(table.state.under)] == [
        "casket",
        "shadow",
        "chest",
        "torch",
        "gnoll",
        "grinder",
    ]
    assert [card.id for card in reversed(table.me.known_under)] == ["casket", "shadow", "chest", "torch", "gnoll"]
    assert table.lying("tunnel-3") == ["oracle"]


def test_above_the_oracle_still_knows_the_dungeon() -> None:
    table = lay("oracle", at="fields-1", dungeon="gnoll torch", adventure="sword axe")
    assert sorted(table.offers) == ["put-on-top:gnoll", "put-on-top:torch"]


@pytest.mark.rule("TALB-FATE-10")
def test_the_sister_of_fate_replenishes_two_fate() -> None:
    table = visit("sister-of-fate", "wizard thief")
    assert (table.me.fate, table.lying("tunnel-3")) == (2, ["sister-of-fate"])
    assert visit("sister-of-fate", "wizard thief", fate=2).me.fate == 3


# -- Places ---------------------------------------------------------------------------------------

PASSAGEWAY = [(2, "crags-1"), (3, "forest-1"), (4, "ruins-1"), (5, "castle-1"), (6, "warlocks-cave-1")]


@pytest.mark.rule("TAL-EXIT-01")
@pytest.mark.parametrize(("die", "space"), PASSAGEWAY)
def test_the_passageway_leads_out(die: int, space: str) -> None:
    table = visit("passageway", dice=f"{die} 4 4", adventure="sword axe").do("accept")
    assert table.where() == space
    assert table.lying("tunnel-3") == ["passageway"]


def test_the_passageway_may_lead_to_any_tunnel() -> None:
    table = visit("passageway", dice="1", dungeon="torch").do("accept")
    assert len(table.offers_of("go-to")) >= 8
    assert table.do("go-to:tunnel-9").where() == "tunnel-9"
    assert visit("passageway").do("decline").where() == "tunnel-3"


@pytest.mark.rule("TALH-SHORT-01")
def test_in_the_short_game_the_passageway_leads_to_the_entrance() -> None:
    table = visit("passageway", dice="5", dungeon="torch", goal="short").do("accept")
    assert table.where() == "dungeon-entrance"


SECRET = ["dungeon-entrance", "guard-room", "library", "cell", "kitchen", "treasure-chamber"]


@pytest.mark.parametrize(("die", "space"), list(enumerate(SECRET, 1)))
def test_the_secret_passage(die: int, space: str) -> None:
    table = visit("secret-passage", dice=f"{die} 3 3", dungeon="torch", gold=2).do("accept")
    assert table.where() == space


@pytest.mark.rule("TAL-CHAM-03")
def test_whoever_comes_to_the_treasure_chamber_that_way_meets_the_lord() -> None:
    table = visit("secret-passage", dice="6").do("accept")
    assert table.offers == ["fight-with:strength", "fight-with:craft"]


def test_the_snake_pit() -> None:
    assert visit("snake-pit", "elf troll", dice="3").me.lives == 4
    assert visit("snake-pit", "elf troll", dice="4").me.lives == 3
    table = visit("snake-pit", "elf troll", dice="4", followers="mule")
    assert table.offers == ["way:give-up-follower", "way:lose-life"]
    assert table.do("way:give-up-follower").followers() == []


def test_the_tinker_forge() -> None:
    table = visit("tinker-forge")
    assert (table.me.gold, table.me.missing, table.lying("tunnel-3")) == (4, 1, ["tinker-forge"])
    assert visit("tinker-forge", craft=4).me.missing == 0


def test_the_rune_gate_leads_to_runes_and_other_gates() -> None:
    table = here(at="tunnel-3", stage="start", lying={"tunnel-3": "rune-gate", "woods-2": "rune-gate"},
                 with_={"privileges": ["rune-gate"]}, adventure="sword axe")  # fmt: skip
    spaces = ["runes-1", "runes-2", "runes-3", "woods-2"]
    assert table.offers_of("travel") == [f"travel:rune-gate:{space}" for space in spaces]
    table.do("travel:rune-gate:woods-2")
    assert (table.where(), table.lying("tunnel-3")) == ("woods-2", [])
    assert "rune-gate" in table.lying("woods-2")


def test_the_dungeon_door_leads_to_the_entrance() -> None:
    table = here(at="woods-2", stage="start", lying={"woods-2": "dungeon-door"}, dungeon="torch",
                 with_={"privileges": ["dungeon-door"]})  # fmt: skip
    table.do("travel:dungeon-door:dungeon-entrance")
    assert (table.where(), table.lying("woods-2")) == ("dungeon-entrance", ["dungeon-door"])


def test_the_tunnel_of_a_goblin_tunneler() -> None:
    table = here(at="crags-1", stage="start", dungeon="torch", with_={"privileges": ["tunneler"]})
    assert len(table.offers_of("travel")) == 9
    assert table.do("travel:tunnel:tunnel-5").where() == "tunnel-5"


@pytest.mark.rule("TALB-MOV-09")
@pytest.mark.parametrize(
    ("at", "privilege", "here"),
    [
        ("tunnel-3", "tunneler", "travel:tunnel:tunnel-3"),
        ("tavern-1", "tavern-teleport", "travel:teleport:tavern-1"),
        ("runes-1", "rune-gate", "travel:rune-gate:runes-1"),
    ],
)
def test_a_privilege_leads_away_from_where_one_is(at: str, privilege: str, here: str) -> None:
    table = Table("troll thief", at=[at, "graveyard-1"], with_={"privileges": [privilege]})
    assert table.offers_of("travel")
    assert here not in table.offers


def test_the_tunnel_is_kept_where_its_digger_was_killed_and_one_was_moved() -> None:
    table = lay("goblin-tunneler passageway", at="tunnel-3", dice="6 1 2 4").do("accept")
    assert (table.where(), table.me.privileges) == ("crags-1", ["tunneler"])
