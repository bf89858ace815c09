"""Every Enemy: fought with what it has, and what single ones do besides."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.talisman.laid import draw, here, lay
from tests.rules.talisman.table import Table
from undercroft.games.talisman.content.pack import content
from undercroft.games.talisman.content.schema import CardTitle

ENEMIES = [card for card in content().cards if card.type == "enemy"]
PLAIN = [card for card in ENEMIES if not card.varies and not card.before]
IDS = [card.id for card in PLAIN]


def face(card: str, role: str = "troll", **more: Any) -> Table:
    """The character meets the Enemy that lies on a Tunnel; behind it lies gold."""
    return lay(f"{card} bag-of-gold", f"{role} monk", "tunnel-1", **more)


def strong(card: CardTitle, more: int = 0) -> dict[str, int]:
    """Counters with which a thief is as strong as the Enemy, and ``more``."""
    return {"strength": card.strength - 3 + more} if card.strength else {"craft": card.craft - 3 + more}


def able(card: CardTitle) -> bool:
    """Counters cannot make anybody weaker than printed."""
    return card.strength + card.craft >= 3


@pytest.mark.rule("TALB-ENM-01", "TALB-ENM-02", "TALB-ENM-03", "TALB-BAT-05")
@pytest.mark.parametrize("card", PLAIN, ids=IDS)
def test_an_enemy_fights_with_its_printed_value(card: CardTitle) -> None:
    table = face(card.id, "thief", dice="1 6 1 1 1")
    if table.asked == (0, "confront"):
        table.do("go-on")
    table.settle()
    assert table.last("creature-rolled", "score") == card.strength + card.craft + 6
    assert table.last("attacked", "mode") == ("battle" if card.strength else "psychic")


@pytest.mark.rule("TALB-BAT-10", "TALB-PSY-07")
@pytest.mark.parametrize("card", [card for card in PLAIN if able(card)], ids=[card.id for card in PLAIN if able(card)])
def test_as_strong_as_the_enemy_is_a_stand_off(card: CardTitle) -> None:
    table = face(card.id, "thief", dice="3 3", **strong(card)).settle()
    assert card.id in table.lying("tunnel-1")
    assert table.me.lives == 4
    assert table.turn_of == 1


@pytest.mark.rule("TALB-BAT-07", "TALB-PSY-05", "TALB-TRO-01")
@pytest.mark.parametrize("card", PLAIN, ids=IDS)
def test_a_killed_enemy_is_a_trophy_unless_it_says_otherwise(card: CardTitle) -> None:
    table = face(card.id, "thief", strength=9, craft=9, dice="6 1 6 1 6", objects="runesword")
    while table.turn_of == 0 and "take:bag-of-gold" not in table.offers:
        table.match.choose(0, table.offers[0])
    assert card.id not in table.lying("tunnel-1")
    assert table.trophies() == ([card.id] if card.trophy else [])


def test_who_gives_no_trophy() -> None:
    assert [card.id for card in ENEMIES if not card.trophy] == ["mimic", "tomb-warden", "vassal-of-darkness"]


@pytest.mark.rule("TALH-DECK-10", "TALB-SPC-15")
def test_a_bandit_can_be_paid_but_stays_and_ends_the_turn() -> None:
    table = face("bandit").do("pay-off:bandit:1")
    assert table.me.gold == 0
    assert table.lying("tunnel-1") == ["bandit", "bag-of-gold"]
    assert table.turn_of == 1
    assert "pay-off:bandit:1" not in face("bandit", gold=0).offers


@pytest.mark.rule("TALB-SPC-03")
@pytest.mark.parametrize(
    ("die", "space"), list(enumerate(["city-1", "village-1", "graveyard-1", "chapel-1", "castle-1", "temple-1"], 1))
)
def test_a_ghost_goes_to_its_place_when_drawn(die: int, space: str) -> None:
    table = draw("ghost", dice=str(die)).settle()
    assert table.lying(space) == ["ghost"]


@pytest.mark.rule("TALB-SPC-03")
@pytest.mark.parametrize(
    ("die", "space"),
    list(enumerate(["tunnel-1", "ruins-1", "dungeon-entrance", "cell", "monster-pit", "cursed-glade-1"], 1)),
)
def test_a_blight_haunt_goes_to_its_place_when_drawn(die: int, space: str) -> None:
    table = draw("blight-haunt", "wizard thief", "tunnel-1", dice=f"{die} 1 2").settle()
    assert table.lying(space) == ["blight-haunt"]


@pytest.mark.rule("TALH-SHORT-01")
def test_in_the_short_game_a_blight_haunt_stays_below() -> None:
    table = draw("blight-haunt", "wizard thief", "tunnel-1", dice="2", goal="short")
    assert table.settle().lying("dungeon-entrance") == ["blight-haunt"]


@pytest.mark.rule("TAL-DEF-01", "TAL-DEF-02", "TALB-TURN-08")
@pytest.mark.parametrize("card", ["burrow-worm", "goblin-ambusher"])
def test_whom_they_beat_lands_on_the_dungeon_entrance(card: str) -> None:
    table = lay(card, "thief monk", dungeon="dragon@adventure", dice="1 6")
    table.settle()
    assert (table.me.lives, table.where()) == (3, "dungeon-entrance")
    assert table.turn_of == 1
    assert table.lying("dungeon-entrance") == []


@pytest.mark.rule("TALB-EVA-05")
def test_a_battle_hulk_can_be_evaded_by_anybody() -> None:
    table = face("battle-hulk").do("evade:battle-hulk:1")
    assert table.offers_of("take") == ["take:bag-of-gold"]
    assert "evade:gnoll:1" not in face("gnoll").offers


def test_bloodroot_heals_its_killer() -> None:
    table = face("bloodroot", lives=2, dice="6 1").settle()
    assert table.me.lives == 4


@pytest.mark.parametrize(("die", "killed"), [(1, False), (2, False), (3, True), (6, True)])
def test_a_cave_troll_may_heal_itself(die: int, killed: bool) -> None:
    table = face("cave-troll", dice=f"6 1 {die}").settle()
    assert table.trophies() == (["cave-troll"] if killed else [])
    assert ("cave-troll" in table.lying("tunnel-1")) is not killed


def test_crawling_slime_eats_weapons() -> None:
    table = face("crawling-slime", objects="sword shield", dice="6 1").do("use-weapon:sword").settle()
    assert table.objects() == ["shield"]
    assert face("crawling-slime", objects="sword", dice="6 1").do("decline").objects() == ["sword"]


@pytest.mark.rule("TALB-BAT-09")
def test_a_gate_smasher_that_is_not_killed_smashes_what_lies_in_the_region() -> None:
    lying = {"tunnel-1": "gate-smasher", "cell": "oracle", "kitchen": "chest sword", "fields-2": "market"}
    table = here("thief monk", "tunnel-1", lying=lying, dice="1 1 5 2 3 1").settle()
    assert table.me.lives == 3
    assert table.lying("tunnel-1") == ["gate-smasher"]
    assert table.lying("cell") == []
    assert table.lying("kitchen") == ["chest"]
    assert table.lying("fields-2") == ["market"]
    table = here("troll monk", "tunnel-1", lying=lying, dice="6 1").settle()
    assert table.lying("cell") == ["oracle"]


@pytest.mark.parametrize(("card", "die"), [("giant-beetle", "1 6"), ("vampire-prince", "1 6")])
def test_a_follower_or_a_second_life(card: str, die: str) -> None:
    table = face(card, "thief", dice=die, followers="maiden").settle()
    assert (table.me.lives, table.followers()) == (3, [])
    assert face(card, "thief", dice=die).settle().me.lives == 2


def test_the_goblin_king_is_stronger_with_other_goblins() -> None:
    lying = {"tunnel-1": "goblin-king", "cell": "goblin-sniper hobgoblin@dungeon", "fields-3": "goblin gnoll"}
    table = here("thief monk", "tunnel-1", lying=lying, dice="1 6").settle()
    assert table.last("creature-rolled", "score") == 4 + 3 + 6


@pytest.mark.parametrize(("die", "score"), [(4, 3 + 5), (5, 3)])
def test_a_goblin_sniper_may_cost_the_attack_die(die: int, score: int) -> None:
    dice = f"{die} 5 6" if score > 3 else f"{die} 6"
    table = face("goblin-sniper", "elf", dice=dice).settle()
    assert table.last("scores", "score") == score


def test_against_a_goblin_trapsmith_the_lowest_die_counts() -> None:
    table = face("goblin-trapsmith", "thief", dice="6 2 1").settle()
    assert table.last("scores", "score") == 3 + 2


def test_a_dead_goblin_tunneler_leaves_a_tunnel() -> None:
    assert face("goblin-tunneler", dice="6 1").settle().me.privileges == ["tunneler"]


@pytest.mark.parametrize(
    ("objects", "killed"), [("", False), ("sword", False), ("runesword", True), ("gauntlet-of-might", False)]
)
def test_only_magic_weapons_kill_a_living_statue(objects: str, killed: bool) -> None:
    table = face("living-statue", objects=objects, dice="6 1").settle()
    assert table.trophies() == (["living-statue"] if killed else [])
    assert table.me.lives >= 6


@pytest.mark.parametrize(("objects", "value"), [("", 6), ("magic-belt", 7), ("sword gauntlet-of-might", 9)])
def test_a_mimic_is_as_strong_as_its_opponent(objects: str, value: int) -> None:
    table = face("mimic", objects=objects, dice="4 3").settle()
    assert table.last("creature-rolled", "score") == value + 3
    assert (table.trophies(), table.me.strength) == ([], 1)
    assert "mimic" in table.discarded("dungeon")


def test_a_miser_dragon_has_gold() -> None:
    table = face("miser-dragon", strength=3, dice="6 1 5").settle()
    assert table.me.gold == 6


def test_the_crypt_keeper_lets_one_object_be_taken() -> None:
    deck = "gnoll torch passageway chest sword@adventure cave-in"
    table = face("crypt-keeper", "wizard", craft=2, dice="6 1", dungeon=deck)
    assert table.offers == ["take-object:torch", "take-object:chest", "take-object:sword", "decline"]
    table.do("take-object:torch")
    assert table.objects() == ["torch"]
    assert sorted(table.discarded("dungeon")) == ["chest", "gnoll", "passageway"]
    assert [card.id for card in table.state.under] == ["cave-in"]


def test_what_the_crypt_keeper_hides_is_opened_like_any_other() -> None:
    table = face("crypt-keeper", "wizard", craft=2, dice="6 1", dungeon="three-bags-of-gold gnoll")
    table.do("take-object:three-bags-of-gold")
    assert (table.me.gold, table.objects()) == (4, [])


def test_the_gate_keeper_opens_a_gate() -> None:
    table = face("gate-keeper", "wizard", craft=2, dice="6 1 4 4")
    spaces = ["oasis-1", "village-1", "city-1", "temple-1", "warlocks-cave-1", "ruins-1"]
    assert table.offers == [*[f"go-to:{space}" for space in spaces], "decline"]
    assert table.do("go-to:oasis-1").where() == "oasis-1"
    table = face("gate-keeper", "wizard", craft=2, dice="6 1").do("decline")
    assert table.offers_of("take") == ["take:bag-of-gold"]


def test_a_rune_dancer_leaves_spells() -> None:
    table = face("rune-dancer", "wizard", dice="6 1", spells="hex random healing").settle()
    assert table.hand() == ["hex", "random"]


@pytest.mark.rule("TALB-GOLD-02")
def test_no_fate_against_a_soulbinder() -> None:
    table = face("soulbinder", "wizard", dice="1 1", fate=2)
    assert (table.turn_of, table.me.fate) == (1, 2)
    assert face("gnoll", fate=1, dice="1 1").asked == (0, "fate")


def test_the_spirit_of_vengeance_follows_whom_it_beats() -> None:
    table = face("spirit-of-vengeance", "thief", dice="1 6").settle()
    assert (table.me.lives, table.followers()) == (3, ["spirit-of-vengeance"])
    assert table.lying("tunnel-1") == ["bag-of-gold"]


@pytest.mark.rule("TALH-DICE-03", "TAL-CLK-01")
def test_a_tinker_imp_throws_an_object_along_the_arrows() -> None:
    table = face("tinker-imp", "wizard", objects="sword", dice="2 6 1").settle()
    assert table.objects() == []
    assert table.lying("guard-room") == ["sword"]
    lying = {"fields-6": "tinker-imp"}
    table = here("wizard monk", "fields-6", lying=lying, objects="sword", dice="2 6 1")
    assert table.settle().lying("fields-1") == ["sword"]


def test_a_tomb_warden_guards_a_talisman_or_gold() -> None:
    table = face("tomb-warden", "wizard", craft=3, dice="6 1")
    assert table.offers == ["way:gain-talisman", "way:gain-three-gold"]
    assert table.do("way:gain-talisman").objects() == ["talisman"]
    assert face("tomb-warden", "wizard", craft=3, dice="6 1").do("way:gain-three-gold").me.gold == 4


@pytest.mark.parametrize(("die", "killed"), [(3, False), (4, True)])
def test_vampire_bats_must_be_beaten_by_two(die: int, killed: bool) -> None:
    table = face("vampire-bats", "thief", dice=f"{die} 2").settle()
    assert table.trophies() == (["vampire-bats"] if killed else [])
    assert table.me.lives == 4


@pytest.mark.parametrize(("alignment", "craft"), [("evil", 3), ("neutral", 6), ("good", 9)])
def test_a_vassal_of_darkness_hates_the_good(alignment: str, craft: int) -> None:
    table = face("vassal-of-darkness", "wizard", craft=5, alignment=alignment, dice="6 2").settle()
    assert table.last("creature-rolled", "score") == craft + 2
    assert (table.me.craft, table.trophies()) == (6, [])


# -- what counts for a whole fight ----------------------------------------------------------------


@pytest.mark.rule("TALB-MANY-06")
def test_a_living_statue_saves_those_beside_it() -> None:
    table = lay("living-statue gnoll", "troll monk", "tunnel-1", strength=6, dice="6 1").settle()
    assert table.lying("tunnel-1") == ["living-statue", "gnoll"]
    assert table.trophies() == []
