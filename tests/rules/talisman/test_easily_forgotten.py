"""What is easily forgotten: short scenes straight from the words of the rules."""

from __future__ import annotations

import pytest

from tests.rules.talisman.laid import draw, here, lay
from tests.rules.talisman.table import Table
from undercroft.games.talisman.box import box_for
from undercroft.games.talisman.death import kill
from undercroft.games.talisman.decks import draw as draw_from
from undercroft.games.talisman.state import Lasting

# -- Spells: when and on what ---------------------------------------------------------------------


@pytest.mark.rule("TALH-LORD-01")
def test_preservation_saves_no_creature_that_is_no_enemy_card() -> None:
    lord = Table(
        "troll priest", at=["treasure-chamber", "city-1"], stage="encounter", strength=20, hands=["", "preservation"],
        dice="1 1",
    )  # fmt: skip
    offers: list[str] = []
    lord.do("fight-with:strength")
    while lord.state.window != "" and not lord.told("verdict"):
        offers += lord.offers_to(1)
        lord.match.choose(lord.decision.seat, "pass" if "pass" in lord.offers else lord.offers[0])
    assert "cast:preservation" not in offers


@pytest.mark.rule("TALB-CAST-02", "TALB-ENM-07")
def test_preservation_is_for_enemies_and_not_for_the_guard() -> None:
    def offered(table: Table) -> bool:
        while table.match.outcome is None and table.turn_of == 0:
            if "cast:preservation" in table.offers_to(1):
                return True
            table.match.choose(table.decision.seat, table.decision.options[-1])
        return False

    hands = ["", "preservation"]
    assert offered(lay("wolf", "troll priest", hands=hands, dice="6 1"))
    assert not offered(here("troll priest", "guard-room", gold=0, hands=hands, dice="6 1"))


@pytest.mark.rule("TALB-CAST-01", "TALB-CAST-02")
def test_destruction_is_for_adventure_and_dungeon_cards() -> None:
    """A Sword of the Purchase deck that somebody left is none."""
    lying = {"hills-1": "wolf", "woods-1": "sword@purchase", "tunnel-1": "torch"}
    table = here("wizard troll", stage="start", hands="destruction", lying=lying)
    assert sorted(table.offers_of("cast-card")) == [
        "cast-card:destruction:torch:tunnel-1",
        "cast-card:destruction:wolf:hills-1",
    ]


@pytest.mark.rule("TALB-CAST-02")
def test_acquisition_needs_something_that_can_be_taken() -> None:
    bag = ["", "bag-of-holding helmet"]
    table = here("wizard troll", stage="start", hands="acquisition", objects=bag, gold=[1, 0])
    assert table.offers_of("cast-on") == []
    gold = here("wizard troll", stage="start", hands="acquisition", objects=bag, gold=[1, 1])
    assert gold.offers_of("cast-on") == ["cast-on:acquisition:troll"]
    forbidden = here("wizard troll", stage="start", hands="acquisition", objects=["", "holy-lance"], gold=[1, 0])
    assert forbidden.offers_of("cast-on") == []


@pytest.mark.rule("TALB-CAST-02")
def test_mesmerism_needs_a_follower_that_the_caster_may_have() -> None:
    """Whoever is cursed by a Hag may have none."""
    cursed = here("wizard troll", stage="start", hands="mesmerism", followers=["cursed-by-a-hag", "guide"])
    assert cursed.offers_of("cast-on") == []
    free = here("wizard troll", stage="start", hands="mesmerism", followers=["", "guide"])
    assert free.offers_of("cast-on") == ["cast-on:mesmerism:troll"]


@pytest.mark.rule("TALB-CAST-01", "TALB-EVA-06")
def test_immobility_touches_one_creature_where_it_lies() -> None:
    """The other Wolf is as dangerous as ever."""
    table = Table(
        "wizard troll", at=["fields-1", "city-1"], hands="immobility", lying={"hills-1": "wolf", "plains-1": "wolf"},
        dice="2 1 6",
    )  # fmt: skip
    table.do("cast-card:immobility:wolf:hills-1", "move:plains-1").settle()
    assert table.told("attacked")


@pytest.mark.rule("TALB-SPC-04", "TALB-CHE-04")
@pytest.mark.parametrize(("shell", "lives"), [(True, 4), (False, 3)])
def test_a_magic_shell_keeps_a_hex_away(shell: bool, lives: int) -> None:
    """No Spell touches the caster until its next turn."""
    box = box_for("whole")
    hex_there = Lasting("hex", box.card("hex", "spell"), box.space_ids["hills-1"], 1, 4)
    table = Table(
        "wizard troll", at=["fields-1", "city-1"], hands="magic-shell", lying={"hills-1": "hex"}, dice="1",
        state={"lasting": [hex_there]},
    )  # fmt: skip
    table.do("cast:magic-shell" if shell else "roll", "move:hills-1").settle()
    assert table.me.lives == lives


@pytest.mark.rule("TALB-SPG-08")
def test_destroy_magic_costs_everybody_the_spells_that_magic_objects_made_room_for() -> None:
    """A Solomon's Crown is a Magic Object that adds Craft; without it the Thief may hold one Spell only."""
    table = Table(
        "wizard thief", at=["fields-1", "city-1"], hands=["destroy-magic", "random healing"],
        objects=["", "solomons-crown"],
    )  # fmt: skip
    table.do("cast:destroy-magic")
    while table.asked[1] == "window":
        table.match.choose(table.decision.seat, "pass")
    assert table.asked == (1, "discard-spell")


@pytest.mark.rule("TALB-SPG-08", "TALB-WIN-05")
def test_whoever_loses_the_object_loses_its_room_for_spells() -> None:
    table = Table(
        "troll thief", stage="encounter", hands=["", "random healing"], objects=["", "solomons-crown"], dice="6 1"
    )
    table.do("attack:thief:battle", "take-object:solomons-crown")
    assert table.asked == (1, "discard-spell")
    stolen = Table("thief wizard", stage="encounter", hands=["", "random healing hex"], objects=["", "solomons-crown"])
    stolen.do("steal:wizard", "take-object:solomons-crown")
    assert stolen.asked == (1, "discard-spell")
    acquired = Table(
        "wizard thief", at=["fields-1", "city-1"], hands=["acquisition", "random healing"],
        objects=["", "solomons-crown"], gold=[1, 0],
    )  # fmt: skip
    acquired.do("cast-on:acquisition:thief").settle()
    assert acquired.asked == (1, "discard-spell")


def test_temporal_vortex_takes_the_turn_that_was_to_be_missed() -> None:
    """This one; those after it are still missed."""
    table = Table("wizard troll", at=["fields-1", "city-1"], hands="temporal-vortex", with_={"missing": 2}, dice="1")
    table.do("cast:temporal-vortex")
    assert (table.asked, table.me.missing) == ((0, "move"), 1)


@pytest.mark.rule("TALH-WND-02")
def test_a_spell_cast_when_the_deck_is_made_anew_is_noticed() -> None:
    """The Wizard draws on casting his last Spell, and the discard pile becomes the deck: as many cards as before."""
    table = Table("troll wizard", at=["fields-1", "city-1"], hands=["", "random"], dice="1 1")
    table.state.spell_discard.append(table.state.box.card("hex", "spell"))
    table.do("cast-on:random:troll").settle()
    assert (table.me.toad, table.asked) == (3, (0, "start"))
    assert "roll" not in table.offers


def test_the_spell_of_the_ring_is_not_the_last_of_the_hand() -> None:
    """The Wizard draws on casting the last Spell of his hand, and only then."""
    ring = box_for("whole").card("strength-spell", "spell")
    table = Table(
        "wizard troll", at=["fields-1", "city-1"], objects="spell-ring", spells="hex", state={"ring": ring},
        with_={"may_cast": 1},
    )  # fmt: skip
    table.do("cast:strength-spell")
    assert (table.me.strength, table.hand(), table.objects()) == (1, [], [])


# -- the Amazon, the Ghoul, quests ----------------------------------------------------------------


def test_the_amazon_fights_on_after_a_stand_off_when_she_was_attacked() -> None:
    table = Table("thief amazon", stage="encounter", dice="3 3 1 6", gold=0)
    table.do("attack:amazon:battle", "fight-on")
    table.settle()
    assert table.character(0).lives == 3


def test_a_raised_follower_helps_in_every_battle() -> None:
    """Against characters, attacking or attacked, and against the Lord of Darkness, in whose place nobody fights."""
    attacker = Table("ghoul troll", stage="encounter", raised="ogre", dice="1 1", gold=0)
    attacker.do("attack:troll:battle", "aid:ogre")
    attacker.settle()
    assert (attacker.last("scores", "score"), attacker.followers()) == (2 + 5 + 1, [])
    attacked = Table("troll ghoul", stage="encounter", raised=["", "ogre"], dice="1 1", gold=0)
    attacked.do("attack:ghoul:battle", "aid:ogre")
    attacked.settle()
    assert attacked.last("scores", "rival") == 2 + 5 + 1
    lord = Table("ghoul troll", at=["treasure-chamber", "city-1"], stage="encounter", raised="ogre", dice="1 1")
    lord.do("fight-with:strength", "aid:ogre").settle()
    assert lord.last("scores", "score") == 2 + 5 + 1


@pytest.mark.rule("TALB-QST-02", "TALB-QST-09", "TALB-QST-10", "TALB-QST-11")
def test_a_life_taken_in_defence_fulfils_the_quest_at_once() -> None:
    table = Table("thief troll", stage="encounter", dice="1 6", gold=0)
    table.character(1).quest = 1
    table.do("attack:troll:battle").settle()
    assert (table.character(1).quest, table.where(1), table.objects(1)) == (0, "warlocks-cave-1", ["talisman"])


@pytest.mark.rule("TALB-QST-07", "TALB-QST-09")
def test_gold_won_in_anothers_turn_pays_for_the_quest_at_once() -> None:
    table = Table("thief troll", stage="encounter", dice="1 6", gold=[1, 1])
    table.character(1).quest = 6
    table.do("attack:troll:battle", "take-coin").settle()
    assert (table.character(1).quest, table.where(1), table.character(1).gold) == (0, "warlocks-cave-1", 0)


@pytest.mark.rule("TALB-QST-07", "TALB-QST-09")
def test_gold_made_by_alchemy_pays_for_the_quest_before_the_move() -> None:
    table = Table(
        "wizard troll", at=["fields-1", "city-1"], hands="alchemy", objects="sword axe", gold=0, with_={"quest": 6}
    )
    table.do("cast:alchemy", "sell:sword", "sell:axe").settle()
    assert (table.me.quest, table.where(), table.objects()) == (0, "warlocks-cave-1", ["talisman"])
    assert table.turn_of == 0


# -- things that last -----------------------------------------------------------------------------


@pytest.mark.rule("TALB-MID-09", "TALB-MID-10", "TALB-TOAD-04")
def test_an_enslaved_toad_rolls_for_freedom_and_hops_one_space() -> None:
    table = Table("troll thief", at=["temple-1", "city-1"], with_={"enslaved": True, "toad": 2}, dice="5")
    assert sorted(table.offers_of("move")) == ["move:desert-2", "move:woods-4"]


@pytest.mark.rule("TALB-OUT-21")
def test_immobility_does_not_use_up_the_next_move() -> None:
    table = Table("troll wizard", at="tavern-1", hands=["", "immobility"], with_={"privileges": ["tavern-ferry"]})
    table.do("roll")
    table.choose(1, "cast-on:immobility:troll").settle()
    assert (table.turn_of, table.me.privileges) == (1, ["tavern-ferry"])


@pytest.mark.rule("TALB-DEAD-06", "TALB-DEAD-07")
def test_whoever_waits_for_a_new_character_when_the_crown_is_reached_is_out() -> None:
    table = Table(
        "troll thief elf", at=["valley-of-fire", "city-1", "village-1"], objects="talisman", dice="1",
    )  # fmt: skip
    kill(table.state, table.character(1))
    assert not table.character(1).out
    table.do("step:crown-of-command").settle()
    assert table.character(1).out
    table.until(2, "move")
    assert table.character(1).role is None


# -- fate -----------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-CHE-11", "TALB-FATE-04", "TALB-FATE-06", "TALB-FATE-09")
def test_fate_in_an_attack_attacker_first_and_once_each() -> None:
    table = Table("troll thief", stage="encounter", fate=[2, 2], dice="1 2 3 4", gold=0)
    table.do("attack:thief:battle")
    assert table.asked == (0, "fate")
    table.do("reroll:1")
    assert table.asked == (1, "fate")
    table.match.choose(1, "reroll:1")
    assert (table.last("scores", "die"), table.last("scores", "rival_die")) == (3, 4)
    assert (table.me.fate, table.character(1).fate) == (1, 1)


@pytest.mark.rule("TALB-FATE-07", "TALB-FATE-08")
def test_nobody_rerolls_a_creatures_die() -> None:
    table = lay("wolf", "troll thief", fate=[3, 3], dice="1 6")
    assert table.asked == (0, "fate")
    assert table.offers == ["keep-roll", "reroll:1"]
    table.do("keep-roll")
    assert table.turn_of == 1


@pytest.mark.rule("TALB-FATE-05")
def test_one_die_of_several_is_rerolled() -> None:
    table = here("troll thief", "dice-with-death", fate=[3, 0], dice="1 1 6 1 1")
    assert table.offers == ["keep-roll", "reroll:1", "reroll:2"]
    table.do("reroll:2")
    assert table.asked != (0, "fate")
    assert (table.me.lives, table.me.held, table.me.fate) == (6, False, 2)


# -- evading --------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-EVA-03", "TALB-CAST-14", "TALB-MANY-10", "TALB-EVA-06")
def test_evading_comes_before_spells_and_for_each_enemy_alone() -> None:
    table = lay("wolf bear", "elf wizard", "woods-1", hands=["", "weakness"], dice="6 1")
    assert table.asked == (0, "confront")
    assert table.offers_of("evade") == ["evade:wolf:1", "evade:bear:2"]
    table.do("evade:bear:2").settle()
    assert (table.trophies(), table.lying("woods-1")) == (["wolf"], ["bear"])


@pytest.mark.rule("TALB-EVA-10", "TALB-OBT-04")
def test_leaving_a_beast_alone_is_not_evading_it() -> None:
    table = lay("wolf sword", "minstrel troll").do("leave-alone:wolf")
    assert (table.turn_of, table.objects(), table.lying("fields-1")) == (1, [], ["wolf", "sword"])


@pytest.mark.rule("TALB-EVA-10", "TALB-OBT-04", "TALB-SPC-15")
def test_whoever_leaves_one_alone_and_kills_the_other_takes_nothing() -> None:
    table = lay("wolf goblin sword", "minstrel troll", dice="6 1").do("leave-alone:wolf")
    assert (table.trophies(), table.turn_of, table.lying("fields-1")) == (["goblin"], 1, ["wolf", "sword"])


@pytest.mark.rule("TALB-EVA-11")
def test_evading_an_attacker_ends_its_turn() -> None:
    table = Table("troll elf", at="woods-1", stage="encounter", adventure="sword")
    table.do("attack:elf:battle", "evade-all").settle()
    assert (table.turn_of, table.told("drew")) == (1, [])


# -- the table of a space -------------------------------------------------------------------------


@pytest.mark.rule("TALB-SPC-01", "TALB-SPC-02", "TALB-SPC-06")
def test_topping_up_counts_all_that_lies_there_but_gold() -> None:
    table = here("troll thief", "ruins-1", lying={"ruins-1": "sword"}, coins={"ruins-1": 3}, adventure="axe shield")
    assert [event.data["card"] for event in table.told("drew")] == ["axe"]
    table.do("take-gold")
    assert table.me.gold == 4
    assert table.offers_of("take") == ["take:sword", "take:axe"]


@pytest.mark.rule("TALB-SPC-05", "TALB-SPC-14", "TALB-SPC-15")
def test_an_enemy_that_stands_off_hides_all_behind_it() -> None:
    table = here(
        "troll thief", "chapel-1", lying={"chapel-1": "dragon sword"}, alignment=["good", "neutral"], dice="4 3"
    )
    table.settle()
    assert (table.turn_of, table.objects(), table.told("visit")) == (1, [], [])
    assert not [event for event in table.told("rolled") if event.data["what"] == "chapel-1"]


@pytest.mark.rule("TALB-TOAD-11", "TALB-DEAD-01", "TALB-GLD-04")
def test_the_goods_of_a_toad_lie_there_for_others() -> None:
    table = Table(
        "thief troll", at=["city-1", "fields-1"], stage="encounter", objects="sword", followers="mule", gold=[2, 0],
        dice="1 1",
    )  # fmt: skip
    table.do("way:city-enchantress").settle()
    assert (table.me.toad, table.lying("city-1"), table.coins("city-1")) == (3, ["sword", "mule"], 2)
    table.do("move:city-1")
    while table.asked != (1, "take"):
        table.do("encounter-space" if "encounter-space" in table.offers else table.offers[-1])
    table.do("take:sword", "take:mule", "take-gold")
    assert (table.objects(1), table.followers(1), table.character(1).gold) == (["sword"], ["mule"], 2)


# -- belongings -----------------------------------------------------------------------------------


@pytest.mark.rule("TALB-CARRY-06", "TALB-CARRY-05", "TALB-CARRY-04")
def test_the_mule_goes_and_what_it_carried_stays() -> None:
    table = Table(
        "wizard troll", at=["fields-1", "city-1"], hands="mesmerism", followers=["", "mule"],
        objects=["", "sword axe shield helmet armour ring"],
    )  # fmt: skip
    table.do("cast-on:mesmerism:troll")
    while table.asked[1] == "window":
        table.do("pass")
    assert table.asked == (1, "ditch")
    table.do("ditch:ring", "ditch:axe")
    assert (table.followers(0), table.lying("city-1")) == (["mule"], ["ring", "axe"])
    assert len(table.objects(1)) == 4


@pytest.mark.rule("TALB-ALI-03", "TALB-ALI-04", "TALB-ALI-06")
def test_alignment_changes_once_a_turn_and_what_it_forbids_stays_behind() -> None:
    table = Table("druid troll", at=["fields-1", "city-1"], objects="holy-lance")
    table.do("change-alignment:evil")
    assert (table.lying("fields-1"), table.objects()) == (["holy-lance"], [])
    assert table.offers_of("change-alignment") == []


@pytest.mark.rule("TALB-FOT-03", "TALB-FOL-03")
def test_the_hag_drives_all_others_away() -> None:
    table = draw("cursed-by-a-hag", "troll thief", followers="guide mule").settle()
    assert table.followers() == ["cursed-by-a-hag"]
    assert sorted(table.discarded()) == ["guide", "mule"]


@pytest.mark.rule("TALB-GOLD-04", "TALB-COMP-15")
def test_there_are_thirty_coins() -> None:
    table = draw("two-bags-of-gold", "troll thief", gold=[1, 28])
    table.do("take:two-bags-of-gold")
    assert table.me.gold == 2


@pytest.mark.rule("TALB-GOLD-04", "TALB-VAR-12")
def test_gold_that_waits_for_an_heir_is_not_in_the_stock() -> None:
    table = draw("two-bags-of-gold", "troll thief", gold=[1, 1], estate="inheritance")
    table.character(1).heir_gold = 27
    table.do("take:two-bags-of-gold")
    assert table.me.gold == 2


@pytest.mark.rule("TALB-INN-38", "TALH-WND-01")
def test_a_follower_given_up_to_the_vampire_is_not_killed() -> None:
    """So nothing saves it."""
    table = here("wizard troll", "vampires-tower", hands="restoration", followers="guide", dice="1")
    table.do("give-up:guide")
    assert (table.state.window, table.followers(), table.me.lives) == ("end", [], 4)


# -- attacks on characters ------------------------------------------------------------------------


@pytest.mark.rule("TALB-WIN-01", "TALB-WIN-06", "TALB-CHE-13")
def test_what_the_winner_can_choose_from() -> None:
    table = Table("troll thief", stage="encounter", objects=["", "sword"], followers=["", "guide"], dice="6 1")
    table.do("attack:thief:battle")
    assert sorted(table.offers) == ["take-coin", "take-life", "take-object:sword"]


@pytest.mark.rule("TALB-WIN-07", "TALB-WIN-08", "TALB-DEAD-01")
def test_what_the_winner_leaves_of_the_killed_stays_there() -> None:
    table = Table(
        "troll thief", stage="encounter", objects=["", "sword axe"], followers=["", "guide"], lives=[6, 1], gold=[0, 3],
        dice="6 1",
    )  # fmt: skip
    table.do("attack:thief:battle", "take-life", "take:guide", "take:axe", "done")
    assert (table.followers(), table.objects(), table.me.gold) == (["guide"], ["axe"], 0)
    assert (table.lying("fields-1"), table.coins("fields-1")) == (["sword"], 3)


@pytest.mark.rule("TALB-CHE-05", "TALB-CHE-06")
@pytest.mark.parametrize(
    ("role", "option"),
    [("thief", "steal:troll"), ("sorceress", "beguile:troll"), ("sorceress", "lure:troll:guide"),
     ("minstrel", "lure:troll:maiden")],
)  # fmt: skip
def test_an_ability_is_used_instead_of_an_attack(role: str, option: str) -> None:
    table = Table(
        f"{role} troll", stage="encounter", followers=["", "guide maiden"], fate=[0, 1], adventure="sword", dice="6"
    )
    table.do(option).settle()
    assert (table.turn_of, table.told("drew"), table.told("attacks")) == (1, [], [])


# -- death ----------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-DEAD-03", "TALB-DEAD-05", "TALB-DEAD-09")
def test_a_successor_comes_in_the_next_turn_and_takes_it() -> None:
    table = here("thief troll", "chapel-1", lives=[1, 6], alignment=["evil", None], dice="1 1 1 1").settle()
    assert (table.character(0).id, table.turn_of) == ("", 1)
    while table.turn_of == 1:
        table.match.choose(table.decision.seat, table.decision.options[-1])
    assert (table.asked[0], table.character(0).gold) == (0, 1)
    assert table.character(0).id not in ("", "thief", "troll")


@pytest.mark.rule("TALH-END-02", "TALB-DEAD-07")
def test_all_killed_at_once_share_the_match() -> None:
    table = draw("pestilence", "troll thief", lives=[1, 1], state={"crowned": True})
    table.settle()
    assert table.outcome is not None
    assert table.outcome.winners == (0, 1)


# -- being moved ----------------------------------------------------------------------------------


@pytest.mark.rule("TALB-TURN-07", "TALH-DUN-24", "TAL-CHAM-02", "TAL-CHAM-03")
def test_every_move_ends_in_the_treasure_chamber() -> None:
    table = Table("troll thief", at=["tunnel-9", "city-1"], dice="6")
    table.do("roll") if "roll" in table.offers else None
    assert "move:treasure-chamber" in table.offers
    table.do("move:treasure-chamber").settle()
    assert table.asked == (0, "fight-with")
    hall = here("troll thief", "monster-pit", dungeon="", lying={"monster-pit": "lone-dwarf torch chest"})
    assert hall.asked[0] == 0


@pytest.mark.rule("TALB-TURN-08", "TAL-DEF-01", "TAL-DEF-02", "TAL-DEF-03")
def test_after_a_defeat_there_is_no_new_encounter() -> None:
    table = lay("burrow-worm", "thief troll", dice="1 6", dungeon="torch")
    table.settle()
    assert (table.where(), table.turn_of, table.told("drew")) == ("dungeon-entrance", 1, [])


# -- decks ----------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-SPC-17", "TALH-DECK-02")
def test_a_deck_that_ran_out_is_made_of_its_own_discard_pile() -> None:
    table = here("troll thief", "ruins-1", stage="start")
    table.state.adventure_discard.append(table.state.box.card("sword", "adventure"))
    table.state.under_discard.append(table.state.box.card("torch", "dungeon"))
    first = draw_from(table.state, "adventure")
    assert first is not None
    assert first.id == "sword"
    assert draw_from(table.state, "adventure") is None
    assert table.discarded("dungeon") == ["torch"]


# -- few options ----------------------------------------------------------------------------------


@pytest.mark.rule("TALB-BUY-14", "TALB-OUT-29")
def test_buying_is_asked_one_card_at_a_time() -> None:
    table = here("troll thief", "village-1", gold=[9, 0]).do("way:village-blacksmith")
    assert sorted(table.offers) == ["buy:armour", "buy:axe", "buy:helmet", "buy:shield", "buy:sword", "done"]
    table.do("buy:sword", "buy:armour")
    assert sorted(table.offers) == ["buy:axe", "buy:helmet", "buy:shield", "buy:sword", "done"]


@pytest.mark.rule("TALB-MOV-05")
def test_a_forced_choice_is_not_asked() -> None:
    """One reward, one way, one thing to lose: it simply happens."""
    reward = Table("troll thief", stage="encounter", gold=0, dice="6 1").do("attack:thief:battle")
    assert reward.character(1).lives == 3
    knight = here("troll thief", "black-knight-1", gold=0)
    assert (knight.me.lives, knight.turn_of) == (5, 1)
