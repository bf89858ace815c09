"""Narrow points, where two rules meet: each scenario is written from the rules' words."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.talisman.laid import draw, here, lay
from tests.rules.talisman.table import Table
from undercroft.games.talisman.state import Lasting
from undercroft.games.talisman.supply import left

FAR = ["fields-1", "city-1"]


# -- moving ---------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-MOV-08", "TALB-CAST-08")
def test_nobody_who_does_not_roll_moves_instead_of_rolling() -> None:
    """With the Poltergeist or in a Blizzard one moves a space without a roll, so that there is none to replace."""
    haunted = Table("wizard troll", at=FAR, hands="teleport", followers="poltergeist")
    assert haunted.offers_of("cast-at") == []
    elf = Table("elf troll", at=["woods-1", "city-1"], followers="poltergeist")
    assert elf.offers_of("travel") == []
    assert Table("elf troll", at=["woods-1", "city-1"]).offers_of("travel") == [
        "travel:woods:woods-2",
        "travel:woods:woods-3",
    ]
    snowed = draw("blizzard", "thief wizard", hands=["", "teleport"])
    assert snowed.until(1, "start").offers_of("cast-at") == []


@pytest.mark.rule("TALB-MID-09")
def test_a_slave_leaves_the_temple_by_no_other_means() -> None:
    spell = Table("wizard troll", at=["temple-1", "city-1"], with_={"enslaved": True}, hands="teleport")
    assert spell.offers_of("cast-at") == []
    portal = Table("wizard troll", at=["temple-1", "city-1"], with_={"enslaved": True}, hands="magic-portal-spell")
    assert portal.offers_of("cast") == []
    cloak = Table("wizard troll", at=["temple-1", "city-1"], with_={"enslaved": True}, objects="cloak-of-feathers")
    assert cloak.offers_of("use") == []


@pytest.mark.rule("TALB-MOV-10", "TALB-CRN-01")
def test_nothing_carries_one_off_the_crown() -> None:
    at = ["crown-of-command", "city-1"]
    assert Table("wizard troll", at=at, objects="cloak-of-feathers").offers_of("use") == []
    assert Table("wizard troll", at=at, hands="magic-portal-spell").offers_of("cast") == []


@pytest.mark.rule("TALB-INMOV-07", "TALB-INMOV-10")
def test_the_cloak_brings_nobody_into_the_valley_without_a_talisman_nor_on_the_crown() -> None:
    at = ["crypt", "city-1"]
    table = Table("wizard troll", at=at, objects="cloak-of-feathers").do("use:cloak-of-feathers")
    assert "go-to:pits" in table.offers
    assert not {"go-to:valley-of-fire", "go-to:crown-of-command"} & set(table.offers)
    holder = Table("wizard troll", at=at, objects="cloak-of-feathers talisman").do("use:cloak-of-feathers")
    assert "go-to:valley-of-fire" in holder.offers
    assert "go-to:crown-of-command" not in holder.offers


@pytest.mark.rule("TALB-SENT-04", "TALB-MOV-07")
def test_the_owl_may_stop_anywhere_beyond_the_bridge() -> None:
    table = Table("troll thief", at=["woods-2", "city-1"], objects="clockwork-owl", strength=9, dice="5 6 1")
    table.do("cross:hills-3")
    assert table.asked == (0, "move")
    assert set(table.offers) == {
        "move:hills-3",
        "move:hidden-valley-1",
        "move:cursed-glade-1",
        "move:black-knight-1",
        "move:runes-2",
        "move:portal-of-power-1",
        "move:chasm-1",
    }


@pytest.mark.rule("TALB-PORT-13", "TALB-PORT-14", "TALB-INMOV-06", "TALB-MID-24")
def test_back_before_the_portal_there_is_an_encounter() -> None:
    """Instructions are ignored on the way back through the Inner Region, not outside it."""
    table = Table("troll thief", at=["plain-of-peril", "city-1"], adventure="sword").do("step:portal-of-power-1")
    assert (table.where(), table.lying("portal-of-power-1")) == ("portal-of-power-1", ["sword"])


@pytest.mark.rule("TALB-MISS-02", "TALB-MISS-03", "TALB-EVT-02")
def test_the_siren_costs_the_next_turn_the_storm_the_rest_of_this_one() -> None:

    def missed(table: Table) -> list[object]:
        return [event.data["seat"] for event in table.told("missed-turn")]

    siren = draw("siren wolf", "troll thief", at="ruins-1", dice="6 1").settle()
    assert (siren.trophies(), missed(siren)) == (["wolf"], [1, 0])
    storm = draw("storm wolf", "troll thief", at="ruins-1", dice="6 1").settle()
    assert (storm.lying("ruins-1"), missed(storm)) == (["wolf"], [1])
    last = draw("storm", "troll thief").settle()
    assert missed(last) == [1, 0]


@pytest.mark.rule("TALB-RAFT-06")
def test_a_raft_is_gone_after_a_missed_turn_and_so_is_a_second_one() -> None:
    missed = Table("troll thief", at=["woods-1", "city-1"], objects="raft@purchase", with_={"missing": 1}).settle()
    assert (missed.turn_of, missed.objects()) == (1, [])
    two = Table("troll thief", at=["woods-1", "city-1"], objects="raft@purchase raft@adventure", dice="1").do("roll")
    two.do(two.offers_of("move")[0]).settle()
    assert two.objects() == []


@pytest.mark.rule("TALB-RAFT-04")
def test_a_raft_is_for_the_turn_after_it_was_gained() -> None:
    table = Table("wizard troll", at=["woods-1", "city-1"], hands="acquisition", objects=["", "raft"], gold=[1, 0])
    table.do("cast-on:acquisition:troll")
    assert table.objects() == ["raft"]
    assert table.offers_of("travel") == []
    table.do(table.offers_of("move")[0]).settle()
    assert table.objects() == ["raft"]


@pytest.mark.rule("TALB-ALI-03", "TALH-WND-06")
def test_the_druid_may_take_sides_where_the_move_has_ended_once_a_turn() -> None:
    table = Table("druid troll", at=["fields-5", "city-1"], lives=[2, 6], dice="1")
    table.do("roll", "move:chapel-1")
    assert table.offers == ["change-alignment:good", "change-alignment:evil", "pass"]
    table.do("change-alignment:good", "way:free-healing")
    assert (table.me.alignment, table.me.lives) == ("good", 4)
    early = Table("druid troll", at=["fields-5", "city-1"], lives=[2, 6], dice="1").do("change-alignment:good")
    assert "change-alignment:evil" not in early.do("move:chapel-1").offers


@pytest.mark.rule("TALB-PLC-03", "TALB-MOV-09")
def test_two_rune_gates_on_a_space_lead_to_the_same_places() -> None:
    table = lay("rune-gate@adventure rune-gate@dungeon", "troll thief").until(0, "start")
    assert table.offers_of("travel") == [f"travel:rune-gate:runes-{number}" for number in (1, 2, 3)]
    table.do("travel:rune-gate:runes-2")
    assert table.lying("fields-1") == ["rune-gate"]


# -- Followers, Objects ---------------------------------------------------------------------------


@pytest.mark.rule("TALB-FOL-03", "TALB-FOT-03", "TALB-GOLD-02")
def test_whoever_is_cursed_by_a_hag_keeps_no_other_follower_not_even_a_forced_one() -> None:
    table = draw("poltergeist", followers="cursed-by-a-hag").settle()
    assert (table.followers(), table.discarded()) == (["cursed-by-a-hag"], ["poltergeist"])
    haunted = draw("cursed-by-a-hag", followers="poltergeist").settle()
    assert (haunted.followers(), haunted.discarded()) == (["cursed-by-a-hag"], ["poltergeist"])
    avenged = draw(
        "spirit-of-vengeance", "troll thief", at="tunnel-1", followers="cursed-by-a-hag", dice="1 6"
    ).settle()
    assert (avenged.followers(), avenged.me.lives) == (["cursed-by-a-hag"], 5)
    assert avenged.discarded("dungeon") == ["spirit-of-vengeance"]


@pytest.mark.rule("TALB-TOAD-12", "TALB-FOT-02")
def test_a_forced_follower_waits_where_a_toad_has_met_it() -> None:
    table = draw("poltergeist", with_={"toad": 2}).settle()
    assert (table.followers(), table.lying("fields-1")) == ([], ["poltergeist"])


@pytest.mark.rule("TALB-FOL-03")
def test_the_spirit_of_vengeance_is_handed_to_nobody_who_is_cursed_by_a_hag() -> None:
    table = Table("troll thief", stage="encounter", followers=["spirit-of-vengeance", "cursed-by-a-hag"], dice="6 1")
    assert table.asked == (0, "reward")
    assert table.offers_of("hand-over") == []


@pytest.mark.rule("TALB-CRN-13")
def test_the_spirit_of_vengeance_attacks_on_the_crown_too() -> None:
    table = Table(
        "thief troll elf",
        at=["crown-of-command", "crown-of-command", "city-1"],
        stage="encounter",
        followers="spirit-of-vengeance",
        dice="1 6",
    )
    assert table.told("attacks")


@pytest.mark.rule("TALB-WIN-07")
def test_the_bag_of_holding_and_its_contents_are_not_taken_from_the_killed() -> None:
    table = Table(
        "troll wizard",
        stage="encounter",
        gold=[0, 2],
        lives=[6, 1],
        objects=["", "bag-of-holding sword ring"],
        followers=["", "mule"],
        dice="6 1",
    )
    table.do("attack:wizard:battle", "take-life")
    assert table.offers == ["take:mule", "take-gold", "done"]


@pytest.mark.rule("TALB-CAST-01", "TALB-INN-38")
def test_a_follower_given_up_is_not_killed_and_no_spell_saves_it() -> None:
    table = Table(
        "wizard thief",
        at=["mines", "city-1"],
        followers="mule guide",
        hands=["", "restoration"],
        dice="1",
    ).do("step:vampires-tower")
    table.do("give-up:mule")
    assert (table.followers(), table.me.lives, table.state.window) == (["guide"], 4, "end")


@pytest.mark.rule("TALB-GOLD-01")
def test_a_prayer_gains_from_the_priest_and_from_the_robe() -> None:
    """Each of the two may add 1."""
    table = here("priest thief", "temple-1", objects="anointed-robe", dice="4 4").do("add-one", "add-one")
    assert table.objects() == ["anointed-robe", "talisman"]
    one = here("priest thief", "temple-1", dice="4 5").do("add-one")
    assert one.objects() == ["talisman"]


@pytest.mark.rule("TAL-ABIL-01", "TALB-GOLD-01")
def test_the_prophetess_and_her_orb_replace_a_card_each() -> None:
    table = draw("wolf bear sword shield", "prophetess thief", at="ruins-1", objects="orb-of-knowledge")
    table.do("replace:wolf")
    assert table.offers == ["decline", "replace:bear"]
    table.do("replace:bear")
    assert table.lying("ruins-1") == ["sword", "shield"]


@pytest.mark.rule("TALH-DECK-02", "TALB-GOLD-01")
def test_where_no_card_more_can_be_drawn_the_orb_of_prophesy_discards_none() -> None:
    table = draw("sword", "thief troll", objects="orb-of-prophesy").do("draw-more")
    assert (table.lying("fields-1"), table.discarded()) == (["sword"], [])
    two = draw("sword axe", "thief troll", objects="orb-of-prophesy").do("draw-more", "replace:sword")
    assert (two.lying("fields-1"), two.discarded()) == (["axe"], ["sword"])


@pytest.mark.rule("TALB-PLC-04", "TALB-GOLD-04", "TALB-CARRY-07")
def test_the_points_of_a_place_that_is_destroyed_go_back_to_the_stock() -> None:
    """So that it begins anew when it is drawn again."""
    table = Table("wizard troll", at=FAR, hands="destruction", lying={"city-1": "magic-stream"}, dice="1")
    table.state.stock["magic-stream"] = 1
    before = left(table.state, "strength")
    table.do("cast-card:destruction:magic-stream:city-1")
    assert (left(table.state, "strength"), table.state.stock) == (before + 1, {})
    assert table.discarded() == ["magic-stream"]


@pytest.mark.rule("TALH-WND-01", "TALH-WND-11")
@pytest.mark.parametrize("window", ["start", "move", "end"])
def test_what_is_used_in_the_own_turn_is_used_at_its_start_after_the_move_and_at_its_end(window: str) -> None:
    table = Table("troll thief", at=FAR, objects="totem-staff", trophies="wolf", lives=[2, 4], dice="1")
    found = []
    while table.turn_of == 0:
        if "use:totem-staff" in table.offers:
            found.append(table.state.window)
            if table.state.window == window:
                table.do("use:totem-staff")
                assert (table.me.lives, table.trophies(), table.discarded()) == (4, [], ["wolf"])
                return
        table.match.choose(table.decision.seat, "roll" if "roll" in table.offers else table.offers[-1])
    raise AssertionError(f"{window} is not among {found}")


# -- fights ---------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-CHE-13")
def test_the_ghoul_keeps_a_life_taken_in_defence() -> None:
    table = Table("wizard ghoul", stage="encounter", gold=0, dice="1 6").do("attack:ghoul:psychic")
    assert (table.me.lives, table.character(1).lives) == (3, 5)


@pytest.mark.rule("TALB-MANY-05", "TALB-CAST-01")
def test_immobility_holds_one_of_two_goblins() -> None:
    table = Table(
        "wizard thief", at=FAR, hands="immobility", lying={"fields-2": "goblin goblin"}, dice="6 6 1", strength=[5, 0]
    )
    table.do("cast-card:immobility:goblin:fields-2", "move:fields-2").settle()
    assert table.told("attacked")[0].data["foes"] == ("goblin",)


@pytest.mark.rule("TALB-MANY-05")
def test_the_minstrel_tries_to_charm_each_of_two_boars() -> None:
    table = lay("wild-boar wild-boar", "minstrel thief", dice="1 4").do("charm:wild-boar:1")
    assert table.offers_of("charm")
    table.do(table.offers_of("charm")[0])
    assert (table.followers(), table.offers_of("charm")) == (["wild-boar"], [])


@pytest.mark.rule("TALB-BAT-17", "TALB-CAST-13", "TALB-BAT-18")
def test_a_hound_about_to_be_killed_can_be_saved() -> None:
    """By Preservation or Restoration, as any Follower; the turn is over all the same."""
    table = lay("dragon", "thief priest", followers="faithful-hound", hands=["", "restoration"], dice="1 6")
    table.do("send:faithful-hound", "cast-on:restoration:thief").settle()
    assert (table.turn_of, table.followers(), table.me.lives) == (1, ["faithful-hound"], 4)
    rival = Table(
        "thief priest", stage="encounter", followers="faithful-hound", hands=["", "preservation"], gold=0, dice="1 6"
    )
    rival.do("attack:priest:battle", "send:faithful-hound", "cast-on:preservation:thief").settle()
    assert (rival.followers(), rival.me.lives) == (["faithful-hound"], 4)


@pytest.mark.rule("TALB-PSY-04", "TALB-GOLD-02")
def test_the_monk_goes_without_armour_in_battle_only() -> None:
    battle = lay("dragon", "monk thief", objects="shield-of-faith", dice="1 6 6").settle()
    assert (battle.me.lives, battle.told("saving-roll")) == (3, [])
    psychic = lay("demon", "monk thief", objects="shield-of-faith", dice="1 6 6").settle()
    assert psychic.me.lives == 4


@pytest.mark.rule("TALB-MANY-02", "TALB-OBT-01", "TALB-TRO-12")
def test_an_enemy_that_a_storm_takes_away_fights_no_more() -> None:
    """It is in the discard pile, and nobody's trophy."""
    table = lay("bear dragon", "wizard thief", hands="summon-storm", strength=5, dice="4 1")
    table.do("go-on", "cast-at:summon-storm:fields-1").settle()
    assert (table.last("scores", "rival"), table.trophies(), table.discarded()) == (8, ["dragon"], ["bear"])
    alone = lay("bear sword", "wizard thief", hands="summon-storm").do(
        "go-on", "cast-at:summon-storm:fields-1", "take:sword"
    )
    assert (alone.trophies(), alone.discarded(), alone.told("scores")) == ([], ["bear"], [])


# -- Spells ---------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-CAST-02")
def test_weakness_takes_no_strength_from_a_creature_in_psychic_combat() -> None:
    table = lay("lemure", "wizard thief", hands="weakness").do("go-on")
    assert table.offers_of("cast-foe") == []
    assert lay("wolf", "wizard thief", hands="weakness").do("go-on").offers_of("cast-foe") == ["cast-foe:weakness:1"]


@pytest.mark.rule("TALB-CAST-01")
def test_the_amulet_keeps_the_hex_of_another_away() -> None:
    table = Table("wizard troll", at=["fields-1", "fields-3"], hands="hex", objects=["", "amulet"], dice="1 1")
    table.do("cast-at:hex:village-1").until(1, "move").do("move:village-1")
    assert (table.where(1), table.character(1).lives) == ("village-1", 6)


@pytest.mark.rule("TALB-CAST-01")
def test_the_amulet_does_not_keep_ones_own_hex_away() -> None:
    table = Table("wizard troll", at=["fields-1", "city-1"], stage="encounter", objects="amulet")
    own = Table(
        "wizard troll",
        at=["fields-1", "city-1"],
        stage="encounter",
        objects="amulet",
        state={"lasting": [Lasting("hex", None, table.state.box.space_ids["fields-1"], 0, 3)]},
    )
    assert (table.me.lives, own.me.lives) == (4, 3)


@pytest.mark.rule("TALB-CRN-06")
def test_the_amulet_forbids_the_command_spell_even_while_no_magic_works() -> None:
    destroyed = Lasting("destroy-magic", None, -1, 1, 3)
    table = Table(
        "wizard troll", at=["crown-of-command", "city-1"], objects="amulet", dice="6", state={"lasting": [destroyed]}
    )
    assert (table.told("command-cast"), table.character(1).lives) == ([], 6)


@pytest.mark.rule("TALB-CAST-02", "TALB-CAST-19")
def test_a_cancelled_spell_is_not_cancelled_again() -> None:
    table = Table(
        "wizard priest thief",
        at=["fields-1", "city-1", "city-1"],
        hands=["strength-spell", "counterspell", "counterspell"],
    )
    table.do("cast:strength-spell").choose(1, "cast:counterspell")
    table.choose(2, "pass")
    assert not any("cast:counterspell" in table.offers_to(seat) for seat in range(3))


# -- quests ---------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-QST-09", "TALB-QST-10", "TALB-TURN-07")
def test_a_quest_is_done_at_once_and_a_new_encounter_begins_at_the_cave() -> None:
    """The rest of the space is not met; at the Cave another quest can be taken."""
    table = lay("goblin bag-of-gold market", "troll thief", with_={"quest": 2}, dice="6 1")
    assert (table.where(), table.me.quest, table.objects()) == ("warlocks-cave-1", 0, ["talisman"])
    assert table.asked == (0, "visit")
    assert table.lying("fields-1") == ["bag-of-gold", "market"]


@pytest.mark.rule("TALB-QST-09")
def test_gold_for_a_quest_is_paid_before_it_can_be_spent() -> None:
    table = lay("two-bags-of-gold market", "troll thief", gold=1, with_={"quest": 5}, dice="6 1").do(
        "take:two-bags-of-gold"
    )
    assert (table.where(), table.me.quest, table.me.gold) == ("warlocks-cave-1", 0, 0)


# -- variants -------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-VAR-15")
def test_the_hag_can_be_evaded_where_individuals_can() -> None:
    """She is the Follower Cursed by a Hag; evaded she waits where she lies."""
    given: dict[str, Any] = {"followers": "mule", "with_": {"evades": True}}
    table = draw("cursed-by-a-hag", evading="individuals", **given).do("evade-all")
    assert (table.followers(), table.lying("fields-1")) == (["mule"], ["cursed-by-a-hag"])
    assert draw("cursed-by-a-hag", **given).followers() == ["cursed-by-a-hag"]


@pytest.mark.rule("TALB-VAR-16")
@pytest.mark.parametrize(("at", "evadable"), [("fields-1", True), ("plain-of-peril", False)])
def test_nobody_evades_a_hag_in_the_inner_region(at: str, evadable: bool) -> None:
    table = Table(
        "troll thief", at=[at, "city-1"], stage="encounter", lying={at: "cursed-by-a-hag"}, evading="individuals",
        with_={"evades": True},
    )  # fmt: skip
    assert (table.asked == (0, "evade-person")) is evadable
    assert table.followers() == ([] if evadable else ["cursed-by-a-hag"])


@pytest.mark.rule("TALH-PART-03", "TALB-VAR-10", "TAL-WIN-01")
@pytest.mark.parametrize("goal", ["crown", "lord"])
def test_sudden_death_goes_with_either_goal(goal: str) -> None:
    at = ["valley-of-fire", "city-1"]
    table = Table("warrior troll", at=at, objects="talisman", crown="sudden-death", goal=goal)
    table.do("step:crown-of-command")
    assert table.outcome is not None
    assert table.state.how == "crown"


@pytest.mark.rule("TALH-PART-03", "TALB-VAR-09", "TAL-SHORT-05")
def test_bloodbath_holds_in_the_short_dungeon_game() -> None:
    """It is no ending but a rule about who comes back."""
    table = Table(
        "thief troll",
        at="tunnel-1",
        stage="encounter",
        goal="short",
        death="bloodbath",
        lives=[4, 1],
        gold=0,
        dice="6 1",
    )
    table.character(1).strength = -3
    table.do("attack:troll:battle").settle()
    assert table.outcome is not None
    assert (table.outcome.winners, table.state.how) == ((0,), "last-one")


# -- death ----------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-VAR-12", "TALB-VAR-13")
def test_an_heir_takes_what_it_likes() -> None:
    table = Table(
        "thief troll",
        at=["desert-1", "city-1"],
        stage="encounter",
        estate="inheritance",
        lives=[1, 6],
        followers="poltergeist",
        objects="sword ring",
        gold=3,
        dice="1 1 1",
    )
    assert table.me.role is None
    table.do(table.offers_of("move")[0])
    assert set(table.offers) == {"take:sword", "take:ring", "take:poltergeist", "take-gold", "done"}
    table.do("take:sword", "take-gold", "done")
    assert (table.objects(), table.followers()) == (["sword"], [])
    assert {"ring", "poltergeist"} <= set(table.lying(table.where()))


@pytest.mark.rule("TALB-VAR-12", "TALB-DEAD-01", "TALB-DEAD-07")
def test_without_an_heir_the_goods_stay_on_the_space() -> None:
    table = Table(
        "thief troll elf",
        at=["desert-1", "city-1", "hills-1"],
        stage="encounter",
        estate="inheritance",
        death="bloodbath",
        lives=[1, 6, 4],
        objects="talisman@talisman",
        gold=3,
    )
    assert (table.me.out, table.lying("desert-1"), table.coins("desert-1")) == (True, ["talisman"], 3)
