"""Battle, psychic combat, several Enemies, evading, trophies, fate (TALB-BAT, PSY, MANY, EVA, TRO, FATE)."""

from __future__ import annotations

import pytest

from tests.rules.talisman.table import Table

TWO = ["fields-1", "city-1"]


def fought(table: Table) -> tuple[object, object]:
    """The attack scores of the last round."""
    return table.last("scores", "score"), table.last("scores", "rival")


@pytest.mark.rule("TALB-BAT-01", "TALB-BAT-02", "TALB-BAT-03", "TALB-EVA-03", "TALB-CAST-14", "TALH-WND-07")
def test_the_steps_of_a_battle() -> None:
    table = Table(
        "elf troll",
        at=["woods-1", "city-1"],
        stage="encounter",
        lying={"woods-1": "bear"},
        hands="psionic-blast",
        fate=1,
        dice="5 1",
    )
    assert table.asked == (0, "confront")
    assert table.offers == ["go-on", "evade:bear:1"]
    table.do("go-on")
    assert table.asked == (0, "window")
    assert table.offers == ["cast:psionic-blast", "pass"]
    assert table.told("creature-rolled") == []
    table.do("pass")
    assert table.asked == (0, "fate")
    table.do("keep-roll")
    assert fought(table) == (8, 4)


@pytest.mark.rule("TALB-BAT-04", "TALB-BAT-05", "TALB-ENM-02", "TALB-ENM-06", "TALB-TURN-03")
def test_one_die_plus_strength() -> None:
    table = Table("troll", stage="encounter", lying={"fields-1": "bear"}, objects="sword", dice="2 4")
    table.settle()
    assert fought(table) == (2 + 6 + 1, 3 + 4)


@pytest.mark.rule("TALB-BAT-07", "TALB-TRO-01")
def test_a_higher_score_kills() -> None:
    table = Table("troll", stage="encounter", lying={"fields-1": "bear"}, dice="2 4").settle()
    assert (table.trophies(), table.me.lives) == (["bear"], 6)


@pytest.mark.rule("TALB-BAT-08", "TALB-BAT-09", "TALB-ENM-05")
def test_a_lower_score_costs_a_life_and_the_turn() -> None:
    table = Table("thief troll", at=TWO, stage="encounter", lying={"fields-1": "bear sword"}, dice="1 4")
    assert (table.me.lives, table.turn_of) == (3, 1)
    assert table.lying("fields-1") == ["bear", "sword"]


@pytest.mark.rule("TALB-BAT-10", "TALB-BAT-11")
def test_a_stand_off() -> None:
    table = Table("thief troll", at=TWO, stage="encounter", lying={"fields-1": "bear"}, dice="4 4 1 1")
    assert (table.me.lives, table.turn_of, table.trophies()) == (4, 1, [])
    table.do(table.offers_of("move")[1]).settle()
    assert table.asked == (0, "move")
    assert len(table.told("attacked")) == 1


@pytest.mark.rule("TALB-BAT-12")
def test_one_weapon_in_an_attack() -> None:
    table = Table("troll", stage="encounter", lying={"fields-1": "bear"}, objects="sword axe", dice="1 1")
    assert fought(table.settle()) == (1 + 6 + 1, 4)
    two = Table("warrior", stage="encounter", lying={"fields-1": "bear"}, objects="sword axe", dice="1 1 1")
    while two.offers_of("use-weapon"):
        two.do(two.offers_of("use-weapon")[0])
    assert fought(two) == (1 + 4 + 2, 4)


def test_the_better_weapon_goes_without_saying() -> None:
    table = Table("troll", stage="encounter", lying={"fields-1": "dragon"}, objects="sword nightblade", dice="1 1")
    assert fought(table.settle()) == (1 + 6 + 3, 8)


@pytest.mark.rule("TALB-BAT-13", "TALB-BAT-14", "TALB-BUY-03")
def test_one_armour_saves_in_battle() -> None:
    table = Table(
        "thief troll", at=TWO, stage="encounter", lying={"fields-1": "bear"}, objects="armour helmet", dice="1 4 4"
    )
    assert (table.me.lives, table.turn_of) == (4, 1)
    assert [event.data["card"] for event in table.told("saving-roll")] == ["armour"]
    lost = Table(
        "thief troll", at=TWO, stage="encounter", lying={"fields-1": "bear"}, objects="armour helmet", dice="1 4 3 6"
    )
    assert lost.me.lives == 3
    assert len(lost.told("saving-roll")) == 1


@pytest.mark.rule("TALB-BUY-03", "TALB-BUY-04", "TALB-BUY-05", "TALB-BAT-14")
@pytest.mark.parametrize(("card", "least"), [("armour", 4), ("shield", 5), ("helmet", 6)])
def test_what_armour_saves(card: str, least: int) -> None:
    for die in range(1, 7):
        table = Table(
            "thief troll", at=TWO, stage="encounter", lying={"fields-1": "bear"}, objects=card, dice=f"1 4 {die}"
        )
        assert table.me.lives == (4 if die >= least else 3)


@pytest.mark.rule("TALB-BUY-06", "TALB-BUY-07")
@pytest.mark.parametrize("card", ["sword", "axe"])
def test_weapons_add_one_in_battle(card: str) -> None:
    table = Table("thief", stage="encounter", lying={"fields-1": "bear"}, objects=card, dice="3 1").settle()
    assert fought(table) == (3 + 3 + 1, 4)
    psychic = Table("thief", stage="encounter", lying={"fields-1": "lemure"}, objects=card, dice="3 1").settle()
    assert fought(psychic) == (3 + 3, 2)


@pytest.mark.rule("TALB-BAT-15")
def test_a_saved_life_is_still_a_defeat() -> None:
    table = Table(
        "thief troll", at=TWO, stage="encounter", lying={"fields-1": "bear sword"}, objects="armour", dice="1 4 6"
    )
    assert (table.me.lives, table.turn_of, table.objects()) == (4, 1, ["armour"])


@pytest.mark.rule("TALB-BAT-16")
def test_a_hound_that_wins_brings_the_trophy() -> None:
    table = Table("wizard", stage="encounter", lying={"fields-1": "bear"}, followers="faithful-hound", dice="5 1")
    table.do("send:faithful-hound")
    assert fought(table) == (8, 4)
    assert (table.trophies(), table.followers()) == (["bear"], ["faithful-hound"])


@pytest.mark.rule("TALB-BAT-17")
def test_a_hound_that_loses_costs_the_turn_only() -> None:
    table = Table(
        "wizard troll",
        at=TWO,
        stage="encounter",
        lying={"fields-1": "bear sword"},
        followers="faithful-hound",
        dice="1 5",
    )
    table.do("send:faithful-hound")
    assert (table.me.lives, table.followers(), table.turn_of) == (4, [], 1)


# -- psychic combat -------------------------------------------------------------------------------


@pytest.mark.rule("TALB-PSY-01", "TALB-PSY-02", "TALB-PSY-05", "TALB-ENM-03", "TALB-TRO-01")
def test_psychic_combat_is_fought_with_craft() -> None:
    table = Table("wizard", stage="encounter", lying={"fields-1": "wraith"}, dice="3 2").settle()
    assert fought(table) == (8, 7)
    assert table.trophies() == ["wraith"]


@pytest.mark.rule("TALB-PSY-03", "TALB-ABL-05")
def test_bonuses_for_one_kind_do_not_count_in_the_other() -> None:
    battle = Table(
        "wizard",
        stage="encounter",
        lying={"fields-1": "bear"},
        objects="gauntlet-of-might crystal-of-power",
        dice="6 1",
    )
    assert fought(battle.settle()) == (6 + 2 + 2, 4)
    psychic = Table(
        "wizard",
        stage="encounter",
        lying={"fields-1": "lemure"},
        objects="gauntlet-of-might crystal-of-power",
        dice="6 1",
    )
    assert fought(psychic.settle()) == (6 + 5 + 2, 2)


@pytest.mark.rule("TALB-PSY-04", "TALB-PSY-06", "TALB-WIN-04")
def test_armour_does_not_save_in_psychic_combat() -> None:
    table = Table(
        "troll thief", at=TWO, stage="encounter", lying={"fields-1": "wraith"}, objects="armour", dice="1 5 6"
    )
    assert (table.me.lives, table.turn_of, table.told("saving-roll")) == (5, 1, [])
    faith = Table(
        "troll thief", at=TWO, stage="encounter", lying={"fields-1": "wraith"}, objects="shield-of-faith", dice="1 5 6"
    )
    assert faith.me.lives == 6


@pytest.mark.rule("TALB-PSY-07")
def test_a_psychic_stand_off() -> None:
    table = Table("wizard troll", at=TWO, stage="encounter", lying={"fields-1": "wraith sword"}, dice="3 3")
    assert (table.me.lives, table.turn_of, table.trophies()) == (4, 1, [])


# -- several at once ------------------------------------------------------------------------------


@pytest.mark.rule("TALB-MANY-01", "TALB-MANY-02", "TALB-MANY-03")
def test_enemies_fight_as_one() -> None:
    table = Table("troll", stage="encounter", lying={"fields-1": "bear goblin"}, dice="6 1").settle()
    assert len(table.told("attacked")) == 1
    assert fought(table) == (12, 6)
    assert table.trophies() == ["bear", "goblin"]


@pytest.mark.rule("TALB-MANY-04")
def test_a_joint_defeat_costs_one_life() -> None:
    table = Table("thief troll", at=TWO, stage="encounter", lying={"fields-1": "bear goblin ogre"}, dice="1 6")
    assert table.me.lives == 3
    assert table.lying("fields-1") == ["bear", "goblin", "ogre"]


@pytest.mark.rule("TALB-MANY-05")
def test_an_effect_on_one_creature() -> None:
    table = Table(
        "wizard troll",
        at=TWO,
        stage="encounter",
        lying={"fields-1": "bear goblin"},
        hands="finger-of-death",
        dice="6 1",
    )
    table.do("go-on")
    assert table.offers == ["cast-foe:finger-of-death:1", "cast-foe:finger-of-death:2", "pass"]
    table.do("cast-foe:finger-of-death:1").settle()
    assert fought(table) == (8, 3)
    assert table.trophies() == ["bear", "goblin"]


@pytest.mark.rule("TALB-MANY-06")
def test_a_stand_off_is_one_for_all() -> None:
    table = Table(
        "troll thief", at=TWO, stage="encounter", lying={"fields-1": "goblin cave-troll"}, strength=5, dice="6 1 1"
    )
    assert (table.trophies(), table.turn_of) == ([], 1)
    assert table.lying("fields-1") == ["goblin", "cave-troll"]


@pytest.mark.rule("TALB-MANY-07")
def test_craft_enemies_fight_as_one_too() -> None:
    table = Table("wizard", stage="encounter", lying={"fields-1": "lemure shadow"}, dice="6 1").settle()
    assert fought(table) == (11, 4)
    assert table.trophies() == ["lemure", "shadow"]


@pytest.mark.rule("TALB-MANY-08", "TALB-MANY-09")
def test_strength_before_craft() -> None:
    table = Table("troll thief", at=TWO, stage="encounter", lying={"fields-1": "lemure bear"}, dice="1 6 6 1")
    assert [event.data["foes"] for event in table.told("attacked")] == [("bear",)]
    won = Table("troll", stage="encounter", lying={"fields-1": "lemure bear"}, dice="6 1 6 1").settle()
    assert [event.data["foes"] for event in won.told("attacked")] == [("bear",), ("lemure",)]


@pytest.mark.rule("TALB-MANY-10", "TALB-EVA-02")
def test_one_of_several_may_be_evaded() -> None:
    table = Table("troll", stage="encounter", lying={"fields-1": "bear dragon"}, with_={"evades": True}, dice="6 1")
    table.do("evade:dragon:2", "go-on").settle()
    assert fought(table) == (12, 4)
    assert table.lying("fields-1") == ["dragon"]


# -- evading --------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-EVA-01")
def test_evading_needs_something_that_allows_it() -> None:
    table = Table(
        "troll thief", at=TWO, stage="encounter", lying={"fields-1": "bear"}, hands="healing", with_={"lives": 2}
    )
    assert table.asked == (0, "confront")
    table.refuses("evade:bear:1", "nothing-allows-evading", "TALB-EVA-01")


@pytest.mark.rule("TALB-EVA-01", "TALB-EVA-04")
@pytest.mark.parametrize(
    ("role", "space", "follower"),
    [("elf", "woods-1", ""), ("dwarf", "hills-1", ""), ("troll", "woods-1", "pixie"), ("troll", "hills-3", "gnome")],
)
def test_who_may_evade_where(role: str, space: str, follower: str) -> None:
    table = Table(role, at=space, stage="encounter", lying={space: "dragon"}, followers=follower)
    assert "evade:dragon:1" in table.offers
    table.do("evade:dragon:1")
    assert table.told("scores") == []
    assert not Table(role, at="fields-1", stage="encounter", lying={"fields-1": "dragon"}, followers=follower).told(
        "evaded"
    )


@pytest.mark.rule("TALB-EVA-07")
def test_strangers_events_and_places_are_not_evaded() -> None:
    table = Table("troll", stage="encounter", lying={"fields-1": "witch marsh"}, with_={"evades": True}, dice="2")
    assert (table.me.lives, table.me.missing) == (5, 0)
    assert [event.data["card"] for event in table.told("meets")] == ["witch", "marsh"]


@pytest.mark.rule("TALB-EVA-08", "TALB-CAST-17")
def test_creatures_of_the_inner_region_cannot_be_evaded() -> None:
    table = Table(
        "wizard troll",
        at=["werewolf-den", "city-1"],
        stage="encounter",
        hands="finger-of-death weakness",
        with_={"evades": True},
        dice="1 1 6 1",
    )
    assert table.asked == (0, "window")
    assert not [offer for offer in table.offers if offer.startswith(("evade", "cast-foe"))]
    table.refuses("evade-all", "cannot-be-evaded", "TALB-EVA-08")


@pytest.mark.rule("TALB-EVA-09")
def test_characters_can_be_evaded_there() -> None:
    table = Table("warrior troll", at="valley-of-fire", stage="encounter")
    table.character(1).evades = True
    table.do("attack:troll:battle")
    assert table.asked == (1, "evade")
    assert table.offers == ["evade-all", "pass"]


# -- trophies -------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-TRO-03", "TALB-TRO-08")
def test_seven_points_of_strength() -> None:
    table = Table("thief troll", at=TWO, stage="encounter", trophies="bear serpent")
    table.do("trade-in:bear")
    assert (table.me.strength, table.me.craft, table.trophies()) == (1, 0, [])
    assert sorted(table.discarded()) == ["bear", "serpent"]


@pytest.mark.rule("TALB-TRO-04", "TALB-TRO-05")
def test_craft_is_summed_separately() -> None:
    table = Table("thief troll", at=TWO, stage="encounter", trophies="wraith shadow bear")
    table.do("trade-in:wraith")
    assert (table.me.strength, table.me.craft, table.trophies()) == (0, 1, ["bear"])
    short = Table("thief troll", at=TWO, stage="encounter", trophies="wraith serpent")
    assert (short.turn_of, short.trophies()) == (1, ["wraith", "serpent"])


@pytest.mark.rule("TALB-TRO-06")
def test_points_above_are_lost() -> None:
    table = Table("thief troll", at=TWO, stage="encounter", trophies="dragon ogre")
    table.do("trade-in:ogre")
    assert (table.me.strength, table.trophies()) == (1, [])
    demon = Table("thief troll", at=TWO, stage="encounter", trophies="demon").do("trade-in:demon")
    assert (demon.me.craft, demon.trophies()) == (1, [])


@pytest.mark.rule("TALB-TRO-03", "TALB-TRO-06", "TALB-TRO-07")
def test_points_above_count_with_what_is_handed_in_together() -> None:
    """Two Serpents with 4 each leave a point over; with a Giant of 6 they are worth two counters."""
    table = Table("thief troll", at=TWO, stage="encounter", trophies="serpent serpent giant")
    assert table.do("trade-in:serpent", "trade-in:serpent").offers == ["trade-in:giant", "done"]
    assert table.decision.about == {"what": "strength", "count": 8, "price": 14}
    table.do("trade-in:giant")
    assert (table.me.strength, table.trophies()) == (2, [])
    enough = Table("thief troll", at=TWO, stage="encounter", trophies="serpent serpent giant")
    enough.do("trade-in:serpent", "trade-in:serpent", "done")
    assert (enough.me.strength, enough.trophies()) == (1, ["giant"])


@pytest.mark.rule("TALB-TRO-07", "TALB-TRO-02")
def test_one_chooses_which_and_may_keep_them() -> None:
    table = Table("thief troll", at=TWO, stage="encounter", trophies="dragon bear serpent")
    assert table.offers == ["trade-in:dragon", "trade-in:bear", "trade-in:serpent", "done"]
    kept = Table("thief troll", at=TWO, stage="encounter", trophies="dragon bear serpent").do("done")
    assert kept.trophies() == ["dragon", "bear", "serpent"]
    table.do("trade-in:dragon", "done")
    assert (table.me.strength, table.trophies()) == (1, ["bear", "serpent"])


@pytest.mark.rule("TALB-TRO-09", "TALB-TRO-12")
def test_a_spirit_destroyed_gives_no_trophy() -> None:
    table = Table("priest", stage="encounter", lying={"fields-1": "wraith"}, spells="healing").do("destroy:wraith:1")
    assert (table.trophies(), table.discarded(), table.hand()) == ([], ["wraith"], ["healing"])
    mimic = Table("troll", stage="encounter", lying={"fields-1": "mimic"}, dice="6 1").settle()
    assert (mimic.trophies(), mimic.discarded("dungeon")) == ([], ["mimic"])


@pytest.mark.rule("TALB-TRO-11")
def test_trophies_cannot_be_taken() -> None:
    table = Table("thief troll", stage="encounter", trophies=["", "dragon"], gold=0)
    assert table.offers == ["encounter-space", "attack:troll:battle"]


@pytest.mark.rule("TALB-ENM-07", "TALB-ENM-08", "TALB-OUT-24")
def test_creatures_that_are_no_cards_give_no_trophy() -> None:
    table = Table("troll thief", at=["forest-1", "city-1"], stage="encounter", dice="1 6 1")
    assert table.last("verdict", "verdict") == "won"
    assert table.trophies() == []


@pytest.mark.rule("TALB-VAR-06")
@pytest.mark.parametrize(("trophies", "cards"), [("six", "giant"), ("five", "ogre")])
def test_cheaper_counters(trophies: str, cards: str) -> None:
    setup = {"trophies": trophies}
    table = Table("thief troll", at=TWO, stage="encounter", trophies=cards, agreed=setup).do(f"trade-in:{cards}")
    assert table.me.strength == 1
    assert Table("thief troll", at=TWO, stage="encounter", trophies=cards).turn_of == 1


# -- fate -----------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-FATE-01", "TALB-FATE-06", "TALB-FATE-09", "TALB-FATE-04")
def test_fate_rerolls_a_movement_die_once() -> None:
    table = Table("troll", fate=3, dice="1 5")
    assert table.asked == (0, "fate")
    table.do("reroll:1")
    assert table.asked == (0, "move")
    assert table.offers == ["move:tavern-1", "move:crags-1"]
    assert table.me.fate == 2


@pytest.mark.rule("TALB-FATE-02", "TALB-BAT-06", "TALB-FATE-07", "TALH-DICE-02")
def test_fate_is_for_the_own_attack_die() -> None:
    table = Table("thief", stage="encounter", lying={"fields-1": "bear"}, fate=2, dice="1 5 6")
    assert table.offers == ["keep-roll", "reroll:1"]
    table.do("reroll:1")
    assert fought(table) == (9, 8)


@pytest.mark.rule("TALB-FATE-03", "TALB-OUT-23")
def test_fate_on_a_roll_of_a_space() -> None:
    table = Table("troll", at="forest-1", stage="encounter", fate=1, dice="3 6").do("reroll:1")
    assert (table.me.craft, table.me.missing) == (1, 0)


@pytest.mark.rule("TALB-FATE-05")
def test_one_of_several_dice() -> None:
    table = Table("troll", at="temple-1", stage="encounter", fate=2, dice="1 1 5")
    assert table.offers == ["keep-roll", "reroll:1", "reroll:2"]
    table.do("reroll:2")
    assert (table.me.strength, table.me.fate) == (1, 1)


@pytest.mark.rule("TALB-FATE-08", "TALB-CHE-11")
def test_attacker_before_defender_each_for_the_own_die() -> None:
    table = Table("warrior troll", stage="encounter", fate=[1, 1], dice="1 1 6 2 5").do("attack:troll:battle")
    assert table.asked == (0, "fate")
    assert table.offers == ["keep-roll", "reroll:1", "reroll:2"]
    table.do("keep-roll")
    assert table.asked == (1, "fate")
    assert table.offers == ["keep-roll", "reroll:1"]
    table.do("reroll:1")
    assert table.asked[1] != "fate"


@pytest.mark.rule("TALB-FATE-12")
def test_without_fate_nothing_is_asked() -> None:
    table = Table("troll", dice="1")
    assert table.asked == (0, "move")


@pytest.mark.rule("TALB-FATE-13", "TALB-TOAD-09")
def test_a_toad_may_pay_fate() -> None:
    table = Table("troll", stage="encounter", lying={"fields-1": "goblin"}, fate=1, with_={"toad": 3}, dice="1 1")
    assert table.asked == (0, "fate")


@pytest.mark.rule("TALH-DICE-01")
def test_saving_rolls_and_prayers_may_be_rerolled() -> None:
    save = Table(
        "thief troll", at=TWO, stage="encounter", lying={"fields-1": "bear"}, objects="armour", fate=1, dice="1 4 1 6"
    )
    save.do("keep-roll", "reroll:1")
    assert save.me.lives == 4
    prayer = Table("monk", stage="encounter", lying={"fields-1": "shrine"}, fate=1, dice="1")
    assert prayer.asked == (0, "fate")


@pytest.mark.rule("TALH-DICE-02")
def test_the_werewolf_and_death_are_not_rerolled() -> None:
    den = Table("troll thief", at=["werewolf-den", "city-1"], stage="encounter", fate=1, dice="6 6 1 1")
    assert den.asked == (0, "fate")
    assert den.me.werewolf == 12
    assert den.offers == ["keep-roll", "reroll:1"]
    death = Table("troll thief", at=["dice-with-death", "city-1"], stage="encounter", fate=1, dice="1 1 6 6")
    assert death.offers == ["keep-roll", "reroll:1", "reroll:2"]


@pytest.mark.rule("TALH-DICE-05", "TALB-GOLD-03")
def test_a_natural_result_is_that_of_the_die_used() -> None:
    table = Table("swashbuckler troll", at=TWO, stage="encounter", lying={"fields-1": "goblin"}, fate=1, dice="1 1 3")
    table.do("reroll:1")
    assert table.told("extra-turn")
    strong = Table(
        "swashbuckler troll", at=TWO, stage="encounter", lying={"fields-1": "goblin"}, strength=5, dice="2 1"
    )
    assert strong.told("extra-turn") == []
