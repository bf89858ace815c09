"""What each Object, Magic Object, Purchase, Talisman and Treasure Card does for its owner."""

from __future__ import annotations

import pytest

from tests.rules.talisman.laid import draw, here, lay
from tests.rules.talisman.table import Table


def score(role: str = "troll", enemy: str = "gnoll", at: str = "fields-1", **more: object) -> object:
    """The attack score with a die of 2."""
    return lay(enemy, f"{role} monk", at, dice="2 6 1 1", **more).settle().last("scores", "score")


# -- what adds ------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-ABL-03", "TALB-ABL-04")
@pytest.mark.parametrize(
    ("card", "strength", "craft"),
    [
        ("magic-belt", 1, 0),
        ("ring", 1, 1),
        ("solomons-crown", 0, 2),
        ("holy-grail", 0, 1),
        ("book-of-diablerie", 0, 2),
        ("book-of-lore", 0, 1),
    ],
)
def test_objects_that_always_add(card: str, strength: int, craft: int) -> None:
    table = here(objects=card)
    assert (table.strength(), table.craft()) == (6 + strength, 1 + craft)


@pytest.mark.rule("TALB-BAT-04", "TALB-PSY-03", "TALB-BUY-06", "TALB-BUY-07")
@pytest.mark.parametrize(
    ("card", "battle", "psychic"),
    [
        ("sword", 1, 0),
        ("axe", 1, 0),
        ("holy-lance", 1, 0),
        ("runesword", 1, 0),
        ("goblin-slayer", 1, 0),
        ("nightblade", 3, 0),
        ("gauntlet-of-might", 2, 0),
        ("crystal-of-power", 0, 2),
        ("soul-drinker", 0, 0),
        ("oaths-of-vengeance", 0, 0),
    ],
)
def test_objects_that_add_in_one_kind_of_fight(card: str, battle: int, psychic: int) -> None:
    if card != "soul-drinker":
        assert score(objects=card) == 6 + battle + 2
    assert score("wizard", "wraith", objects=card) == 5 + psychic + 2
    assert here(objects=card).strength() == 6


@pytest.mark.parametrize(
    ("card", "enemy", "bonus"),
    [
        ("holy-lance", "dragon", 3),
        ("holy-lance", "bronze-dragon", 3),
        ("holy-lance", "ogre", 1),
        ("goblin-slayer", "cave-goblin", 3),
        ("goblin-slayer", "hobgoblin", 3),
        ("goblin-slayer", "goblin-king", 3),
        ("goblin-slayer", "gnoll", 1),
    ],
)
def test_weapons_that_are_better_against_some(card: str, enemy: str, bonus: int) -> None:
    assert score(enemy=enemy, objects=card) == 6 + bonus + 2


def test_oaths_of_vengeance_count_in_the_dungeon() -> None:
    assert score(at="tunnel-1", objects="oaths-of-vengeance") == 6 + 2 + 2
    assert score("wizard", "wraith", "tunnel-1", objects="oaths-of-vengeance") == 5 + 2 + 2


@pytest.mark.rule("TALB-BAT-12", "TALB-GOLD-01")
def test_one_weapon_in_an_attack_but_a_gauntlet_is_none() -> None:
    assert score(objects="sword axe gauntlet-of-might") == 6 + 1 + 2 + 2


# -- Armour ---------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-BAT-14", "TALB-BAT-15", "TALB-BUY-03", "TALB-BUY-04", "TALB-BUY-05")
@pytest.mark.parametrize(("card", "least"), [("helmet", 6), ("shield", 5), ("armour", 4), ("shield-of-faith", 5)])
def test_armour_saves_lives_in_battle(card: str, least: int) -> None:
    for die in range(1, 7):
        table = lay("dragon", "thief monk", objects=card, dice=f"1 6 {die}").settle()
        assert table.me.lives == (4 if die >= least else 3)
        assert table.turn_of == 1


@pytest.mark.rule("TALB-PSY-04")
@pytest.mark.parametrize(("card", "lives"), [("helmet", 3), ("shield", 3), ("armour", 3), ("shield-of-faith", 4)])
def test_only_the_shield_of_faith_saves_in_psychic_combat(card: str, lives: int) -> None:
    assert lay("wraith", "thief monk", objects=card, dice="1 6 6").settle().me.lives == lives


def test_the_anointed_robe_helps_armour_and_prayers() -> None:
    table = lay("dragon", "thief monk", objects="shield anointed-robe", dice="1 6 4").settle()
    assert table.me.lives == 4
    assert lay("shrine", "thief monk", objects="anointed-robe", dice="4").do("add-one").me.lives == 5


# -- who may have it ------------------------------------------------------------------------------


@pytest.mark.rule("TALB-OBT-06")
@pytest.mark.parametrize(
    ("card", "alignment"),
    [
        ("holy-grail", "evil"),
        ("holy-lance", "evil"),
        ("anointed-robe", "evil"),
        ("shield-of-faith", "evil"),
        ("holy-avenger", "evil"),
        ("runesword", "good"),
        ("soul-drinker", "good"),
        ("book-of-diablerie", "good"),
    ],
)
def test_some_cards_refuse_an_alignment(card: str, alignment: str) -> None:
    for each in ("good", "neutral", "evil"):
        table = lay(card, alignment=each)
        assert (table.turn_of == 1 or f"take:{card}" not in table.offers) is (each == alignment)


# -- gold -----------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-OBT-05", "TALB-GLD-02")
@pytest.mark.parametrize(("card", "gold"), [("bag-of-gold", 1), ("two-bags-of-gold", 2), ("three-bags-of-gold", 3)])
def test_bags_of_gold_are_cashed_at_once(card: str, gold: int) -> None:
    table = lay(card).do(f"take:{card}")
    assert (table.me.gold, table.objects(), table.lying("fields-1")) == (1 + gold, [], [])
    assert lay(card, objects="gold-seeker").do(f"take:{card}").me.gold == 1 + gold + 2


def test_the_gold_seeker_is_worth_three_gold_at_the_ruins() -> None:
    table = here(at="ruins-1", stage="start", objects="gold-seeker").do("use:gold-seeker")
    assert (table.me.gold, table.objects()) == (4, [])
    assert "use:gold-seeker" not in here(at="fields-1", stage="start", objects="gold-seeker").offers


# -- what is opened -------------------------------------------------------------------------------


def test_the_casket() -> None:
    for die, what, value in [(1, "lives", 3), (2, "lives", 3), (3, "missing", 1), (4, "gold", 3)]:
        assert getattr(lay("casket", "thief troll", dice=str(die)).do("take:casket").me, what) == value
    assert lay("casket", "thief troll", dice="5", spells="hex").do("take:casket").hand() == ["hex"]
    table = lay("casket", "thief troll", dice="6").do("take:casket")
    assert table.objects() == ["talisman"]
    assert table.discarded("dungeon") == ["casket"]
    assert lay("casket", "thief troll").do("done").lying("fields-1") == ["casket"]


@pytest.mark.parametrize(("die", "gold", "lives"), [(4, 4, 4), (5, 1, 3)])
def test_the_chest(die: int, gold: int, lives: int) -> None:
    table = lay("chest", "elf troll", dice=str(die)).do("take:chest")
    assert (table.me.gold, table.me.lives, table.objects()) == (gold, lives, [])


# -- what is used ---------------------------------------------------------------------------------


def test_the_potion_of_strength() -> None:
    table = lay("gnoll", objects="potion-of-strength", dice="2 6")
    table.do("use:potion-of-strength").settle()
    assert table.last("scores", "score") == 6 + 2 + 2
    assert table.objects() == []
    assert table.strength() == 6


@pytest.mark.parametrize(("card", "stat"), [("elixir-of-rage", "strength"), ("elixir-of-wrath", "craft")])
def test_elixirs(card: str, stat: str) -> None:
    table = here(stage="start", objects=card, dice="3").do(f"use:{card}")
    assert getattr(table, stat)() == {"strength": 6, "craft": 1}[stat] + 3
    assert table.objects() == []
    for die in (1, 2):
        assert here(stage="start", objects=card, dice=str(die)).do(f"use:{card}").me.lives == 5


def test_the_blood_stone() -> None:
    for die, lives, fate in [(2, 4, 0), (3, 6, 0), (4, 5, 1)]:
        table = here(stage="start", objects="blood-stone", dice=str(die)).do("use:blood-stone")
        assert (table.me.lives, table.me.fate, table.objects()) == (lives, fate, ["blood-stone"])
        assert "use:blood-stone" not in table.offers
    table = here(stage="start", objects="blood-stone", dice="1").do("use:blood-stone")
    assert (table.me.lives, table.objects()) == (5, [])
    for die in (5, 6):
        table = here("thief troll", stage="start", objects="blood-stone", dice=str(die), spells="hex")
        assert table.do("use:blood-stone").hand() == ["hex"]
    assert "use:blood-stone" not in here(stage="start", objects="blood-stone", lives=1).offers


def test_the_book_of_diablerie() -> None:
    table = here("thief troll", stage="start", objects="book-of-diablerie", followers="mule guide", spells="hex random")
    table.do("use:book-of-diablerie", "give-up:mule")
    assert (table.followers(), table.hand()) == (["guide"], ["hex"])
    assert "use:book-of-diablerie" not in table.offers
    assert "use:book-of-diablerie" not in here("thief troll", stage="start", objects="book-of-diablerie").offers


def test_the_book_of_lore() -> None:
    table = here("thief troll", stage="start", objects="book-of-lore", spells="hex random").do("use:book-of-lore")
    assert table.hand() == ["hex"]
    assert "use:book-of-lore" not in table.offers


def test_the_totem_staff() -> None:
    table = here("thief troll", stage="start", objects="totem-staff", trophies="bear lion", lives=1)
    table.do("use:totem-staff", "spend-trophy:lion")
    assert (table.me.lives, table.trophies(), table.discarded()) == (3, ["bear"], ["lion"])
    assert "use:totem-staff" not in table.offers
    assert "use:totem-staff" not in here("thief troll", stage="start", objects="totem-staff").offers
    full = draw("book-of-spells", "thief troll", objects="totem-staff", spells="hex random healing").settle()
    assert full.hand() == ["hex", "random"]


def test_the_scroll_of_exile() -> None:
    table = lay("demon bag-of-gold", objects="scroll-of-exile").do("use:scroll-of-exile")
    assert table.offers_of("take") == ["take:bag-of-gold"]
    assert (table.objects(), table.trophies(), table.discarded()) == ([], [], ["demon"])
    table = lay("ogre giant", objects="scroll-of-exile", dice="6 1").do("use:scroll-of-exile", "exile:giant:2").settle()
    assert table.trophies() == ["ogre"]


@pytest.mark.rule("TALH-LORD-01")
def test_the_scroll_of_exile_is_for_cards_only() -> None:
    table = here(at="forest-1", objects="scroll-of-exile", dice="1 1 6")
    assert not table.told("used")
    table = here(at="treasure-chamber", objects="scroll-of-exile", dice="1 6").do("fight-with:strength")
    assert "use:scroll-of-exile" not in table.offers


@pytest.mark.rule("TALB-TRO-09")
def test_the_cross_destroys_spirits() -> None:
    table = lay("demon bag-of-gold", objects="cross").do("destroy:demon:1")
    assert (table.trophies(), table.lying("fields-1")) == ([], ["bag-of-gold"])
    assert table.turn_of == 0
    assert "destroy:dark-acolyte:1" not in lay("dark-acolyte", objects="cross", dice="1 1").offers


# -- drawing and Spells ---------------------------------------------------------------------------


def test_the_orb_of_knowledge_replaces_a_card() -> None:
    table = draw("dragon sword", objects="orb-of-knowledge").do("replace:dragon")
    assert table.offers_of("take") == ["take:sword"]
    assert table.discarded() == ["dragon"]
    assert draw("sword axe", objects="orb-of-knowledge").do("decline").offers_of("take") == ["take:sword"]


@pytest.mark.rule("TAL-ABIL-01")
def test_in_the_dungeon_the_orbs_mean_dungeon_cards() -> None:
    table = draw("gnoll torch", at="tunnel-1", objects="orb-of-knowledge").do("replace:gnoll")
    assert table.offers_of("take") == ["take:torch"]
    table = draw("gnoll torch", at="tunnel-1", objects="orb-of-prophesy").do("draw-more", "replace:gnoll")
    assert table.offers_of("take") == ["take:torch"]


def test_the_orb_of_prophesy_draws_one_more() -> None:
    table = draw("dragon sword axe", objects="orb-of-prophesy").do("draw-more", "replace:dragon")
    assert table.offers_of("take") == ["take:sword"]
    assert (table.discarded(), [card.id for card in table.state.adventure]) == (["dragon"], ["axe"])


def test_the_wand_always_holds_a_spell() -> None:
    table = here("thief troll", stage="start", objects="wand", hands="strength-spell", spells="hex")
    table.do("cast:strength-spell")
    assert table.hand() == ["hex"]
    table = here("thief troll", stage="start", hands="strength-spell", spells="hex").do("cast:strength-spell")
    assert table.hand() == []


def test_the_amulet_shuts_out_spells() -> None:
    table = here("wizard troll", stage="start", objects="amulet", hands="strength-spell healing")
    assert not [offer for offer in table.offers if offer.startswith("cast")]
    table = here("wizard troll", stage="start", objects=["", "amulet"], hands="nullify random")
    assert [offer for offer in table.offers if offer.startswith("cast")] == [
        "cast-on:nullify:wizard",
        "cast-on:random:wizard",
    ]


def test_the_spell_ring_holds_a_spell_that_only_its_owner_knows() -> None:
    table = lay("spell-ring", "thief troll", spells="strength-spell hex").do("take:spell-ring")
    assert table.state.ring is not None
    assert (table.state.ring.id, table.hand()) == ("strength-spell", [])
    told = [event for event in table.match.events_for(0) if event.kind == "ring-holds"]
    assert told[0].data["card"] == "strength-spell"
    assert "card" not in next(event for event in table.match.events_for(1) if event.kind == "ring-holds").data


def test_the_spell_of_the_ring_is_cast_once() -> None:
    table = lay("spell-ring", "troll thief", spells="strength-spell", at="fields-1").do("take:spell-ring")
    while not (table.turn_of == 0 and "cast:strength-spell" in table.offers):
        table.match.choose(table.decision.seat, table.offers[-1] if "done" not in table.offers else "done")
    table.do("cast:strength-spell")
    assert (table.me.strength, table.objects(), table.state.ring) == (1, [], None)
    assert "strength-spell" in table.discarded("spell")
    assert "spell-ring" in table.discarded("dungeon")


# -- moving ---------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-TAL-01", "TALB-TAL-02", "TALB-TAL-03", "TALB-TAL-07")
@pytest.mark.parametrize("card", ["talisman@talisman", "talisman@adventure", "talisman@dungeon", "talisman@treasure"])
def test_every_talisman_opens_the_valley(card: str) -> None:
    table = here(at="pits", stage="start", objects=card)
    assert "step:valley-of-fire" in table.offers
    table.do("step:valley-of-fire")
    assert (table.where(), table.objects()) == ("valley-of-fire", ["talisman"])
    assert "step:valley-of-fire" not in here(at="pits", stage="start").offers


@pytest.mark.rule("TALB-RAFT-04", "TALB-RAFT-05", "TALB-RAFT-06", "TALB-RAFT-09")
@pytest.mark.parametrize(
    ("space", "others"),
    [("city-1", ["warlocks-cave-1"]), ("temple-1", ["plains-2", "tavern-1", "fields-2"]), ("hills-1", ["desert-1"])],
)
def test_the_raft_crosses_the_river(space: str, others: list[str]) -> None:
    table = here(at=space, stage="start", objects="raft", adventure="sword axe helmet", dice="4 4 4")
    assert table.offers_of("travel") == [f"travel:raft:{other}" for other in others]
    table.do(f"travel:raft:{others[0]}")
    assert table.where() == others[0]
    assert "raft" not in table.objects()


@pytest.mark.rule("TALB-RAFT-06")
def test_a_raft_not_used_is_gone() -> None:
    table = here(at="hills-1", stage="start", objects="raft", adventure="sword axe", dice="1").do("roll")
    table.do(table.offers_of("move")[0])
    assert "raft" not in table.objects()


@pytest.mark.rule("TALB-RAFT-01", "TALB-RAFT-02", "TALB-RAFT-03", "TALB-BUY-08")
@pytest.mark.parametrize(
    ("space", "can"), [("woods-1", True), ("woods-4", True), ("forest-1", True), ("fields-1", False)]
)
def test_an_axe_builds_a_raft(space: str, can: bool) -> None:
    table = here(at=space, stage="start", objects="axe")
    assert ("build-raft" in table.offers) is can
    if can:
        table.do("build-raft")
        assert (table.objects(), table.where(), table.turn_of) == (["axe", "raft"], space, 1)


@pytest.mark.parametrize("card", ["clockwork-owl", "hunchback"])
def test_one_may_stop_short(card: str) -> None:
    kind = "followers" if card == "hunchback" else "objects"
    table = here(at="fields-1", stage="start", dice="3", **{kind: card})
    if "roll" in table.offers:
        table.do("roll")
    assert sorted(table.offers_of("move")) == sorted(
        ["move:woods-1", "move:plains-1", "move:hills-1", "move:city-1", "move:fields-6", "move:woods-3"]
    )


def test_the_torch_lights_the_dungeon() -> None:
    table = here(at="tunnel-3", stage="start", objects="torch", dice="2 5")
    if "roll" in table.offers:
        table.do("roll")
    assert table.offers == ["use-die:1", "use-die:2"]
    assert "move:cell" not in table.do("use-die:1").offers
    above = here(at="fields-1", stage="start", objects="torch", dice="2")
    assert above.told("rolled")[0].data["dice"] == ("2",)


def test_weighted_dice_are_set() -> None:
    table = here(at="fields-1", stage="start", objects="weighted-dice")
    if "roll" in table.offers:
        table.do("roll")
    table.do("set-die:1")
    assert table.offers_of("move") == ["move:hills-1", "move:city-1"]
    assert table.objects() == []
    table = lay("gnoll", objects="weighted-dice", dice="1").do("set-die:6").settle()
    assert table.last("scores", "score") == 6 + 6


def test_the_amulet_of_speed() -> None:
    table = here(at="fields-1", stage="start", objects="amulet-of-speed", dice="1 3")
    if "roll" in table.offers:
        table.do("roll")
    assert table.offers == ["reroll:1", "keep-roll"]
    assert "move:woods-1" in table.do("reroll:1").offers
    table = here(at="fields-1", stage="start", objects="amulet-of-speed", dice="6")
    if "roll" in table.offers:
        table.do("roll")
    assert len(table.offers_of("go-to")) == 23
    table.do("go-to:chapel-1")
    assert (table.where(), table.objects()) == ("chapel-1", [])


def test_the_cloak_of_feathers() -> None:
    table = here(at="tunnel-2", stage="start", objects="cloak-of-feathers", dungeon="torch").do("use:cloak-of-feathers")
    assert len(table.offers_of("go-to")) == 16
    table.do("go-to:tunnel-8")
    assert (table.where(), table.objects()) == ("tunnel-8", [])
    assert table.offers_of("take") == ["take:torch"]


def test_fate_for_a_move_comes_back_with_the_cloak() -> None:
    table = here(at="fields-1", stage="start", objects="cloak-of-feathers", fate=1, dice="1 3").do("roll", "reroll:1")
    assert table.me.fate == 1
    table = lay("gnoll", objects="cloak-of-feathers", fate=1, dice="1 5 3").do("reroll:1")
    assert table.me.fate == 0


@pytest.mark.rule("TALB-FATE-10")
@pytest.mark.parametrize(("fate", "left"), [(1, 1), (2, 1), (3, 2)])
def test_the_cloak_replenishes_no_more_than_the_fate_value(fate: int, left: int) -> None:
    """The Troll's is 1."""
    table = here(at="fields-1", stage="start", objects="cloak-of-feathers", fate=fate, dice="1 3")
    assert table.do("roll", "reroll:1").me.fate == left


# -- fights and lives -----------------------------------------------------------------------------


@pytest.mark.rule("TALH-WND-08")
@pytest.mark.parametrize(("die", "lives"), [(1, 3), (3, 3), (4, 4), (6, 4)])
def test_the_aegis_turns_defeats_into_stand_offs(die: int, lives: int) -> None:
    table = lay("dragon", "thief monk", objects="aegis", dice=f"1 6 {die}").settle()
    assert table.me.lives == lives
    assert table.turn_of == 1


def test_the_runesword_gains_the_life_it_costs() -> None:
    assert lay("gnoll", "troll monk", objects="runesword", dice="6 1").settle().me.lives == 7
    assert lay("gnoll", "troll monk", objects="sword", dice="6 1").settle().me.lives == 6
    assert lay("lemure", "wizard monk", objects="runesword", dice="6 1").settle().me.lives == 4
    assert here(at="forest-1", objects="runesword", dice="1 6 1").settle().me.lives == 6


def duel(choice: str, **more: object) -> Table:
    """The troll attacks the thief with the Runesword and wins."""
    table = Table("troll thief", at="fields-1", stage="encounter", objects=["runesword", "shield"], **more)  # type: ignore[arg-type] # passed on
    return table.do("attack:thief:battle", choice).settle()


def test_the_runesword_drinks_only_lives_that_are_lost() -> None:
    assert duel("take-life", dice="6 1 1").me.lives == 7
    assert duel("take-life", dice="6 1 6").me.lives == 6
    assert duel("take-coin", dice="6 1").me.lives == 6


def test_a_runesword_drinks_in_defence_too() -> None:
    table = Table("thief troll", at="fields-1", stage="encounter", objects=["", "runesword"], dice="1 6")
    table.do("attack:troll:battle", "take-life")
    assert (table.me.lives, table.character(1).lives) == (3, 7)


def test_the_soul_drinker_drinks_on_doubles() -> None:
    table = lay("gnoll", "thief monk", objects="soul-drinker", dice="2 5 1").do("use-die:2").settle()
    assert table.last("scores", "score") == 3 + 5
    table = lay("gnoll", "thief monk", objects="soul-drinker", followers="mule", dice="5 5 1").settle()
    assert table.last("scores", "score") == 3 + 5
    assert (table.objects(), table.followers()) == ([], [])


def test_the_elixir_of_life() -> None:
    for die, lives in [(2, 2), (3, 3), (4, 4), (5, 4)]:
        table = lay("dragon", "thief monk", objects="elixir-of-life", dice=f"1 6 {die} 3").do("accept")
        if "decline" in table.offers:
            table.do("decline")
        assert table.me.lives == lives
    assert lay("dragon", "thief monk", objects="elixir-of-life", lives=2, dice="1 6 6").do("accept").me.lives == 3
    table = lay("dragon", "thief monk", objects="elixir-of-life", dice="1 6 1").do("accept")
    assert (table.objects(), table.me.lives) == ([], 3)
    assert lay("dragon", "thief monk", objects="elixir-of-life", dice="1 6").do("decline").me.lives == 3


@pytest.mark.rule("TALB-CARRY-01", "TALB-CARRY-02", "TALB-CARRY-04", "TALB-CARRY-05")
def test_five_objects_are_too_many() -> None:
    table = lay("helmet", objects="sword axe shield raft").do("take:helmet")
    assert table.asked == (0, "ditch")
    table.do("ditch:raft")
    assert table.objects() == ["sword", "axe", "shield", "helmet"]


def test_the_bag_of_holding_carries_eight_more() -> None:
    table = lay("helmet", objects="bag-of-holding sword axe shield raft ring wand").do("take:helmet")
    assert len(table.objects()) == 8


def plunder(**more: object) -> Table:
    return Table("troll thief", at="fields-1", stage="encounter", dice="6 1", gold=0, **more)  # type: ignore[arg-type] # passed on


def test_nobody_takes_the_bag_of_holding_or_what_is_in_it() -> None:
    table = plunder(objects=["", "bag-of-holding sword axe"]).do("attack:thief:battle")
    while table.turn_of == 0 and not table.offers_of("take-life") and not table.told("life-lost"):
        table.match.choose(table.decision.seat, table.offers[-1])
    assert not table.offers_of("take-object")


@pytest.mark.rule("TAL-TRS-02", "TAL-TRS-03", "TAL-TRS-04")
def test_a_discarded_treasure_leaves_the_game() -> None:
    table = here(at="city-1", objects="clockwork-owl").do("way:city-alchemist", "sell:clockwork-owl")
    assert table.me.gold == 2
    piles = [*table.discarded(), *table.discarded("dungeon"), *[card.id for card in table.state.treasures]]
    assert piles.count("clockwork-owl") <= 1
    assert "clockwork-owl" not in [*table.discarded(), *table.discarded("dungeon")]
