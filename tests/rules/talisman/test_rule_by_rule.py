"""Scenes from the words of the rules, one rule against another: Spells and their answers, fate, evading, what lasts,
the table of a space, belongings, attacks, death, being moved, and every option of the set-up."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.talisman.laid import draw, here, lay
from tests.rules.talisman.table import SKIPPED, Table, new_match
from undercroft.games.talisman.box import box_for
from undercroft.games.talisman.state import Lasting, TalismanState

FAR = ["fields-1", "city-1"]


def idle(table: Table) -> None:
    """Nothing is cast, used or taken."""
    offers = table.offers
    table.match.choose(table.decision.seat, next((o for o in offers if o in SKIPPED), offers[0]))


def cast(table: Table, seat: int, option: str) -> Table:
    """This seat casts or uses it as soon as it is offered; before that nobody does anything."""
    for _ in range(80):
        if option in table.offers_to(seat):
            return table.choose(seat, option)
        idle(table)
    raise AssertionError(f"{option} was never offered")


def never_offered(table: Table, seat: int, option: str) -> bool:
    """Until the turn is over this seat could not."""
    turn = table.turn_of
    while table.outcome is None and table.turn_of == turn:
        if option in table.offers_to(seat):
            return False
        idle(table)
    return True


def rest_of_turn(table: Table) -> Table:
    turn = table.turn_of, table.state.round
    while table.outcome is None and (table.turn_of, table.state.round) == turn:
        idle(table)
    return table


def lasting(name: str, seat: int, rounds: int = 1, space: str = "") -> dict[str, Any]:
    box = box_for("whole")
    card = box.card(name, "adventure" if name in ("blizzard", "dark-denizens") else "spell")
    return {"lasting": [Lasting(name, card, box.space_ids[space] if space else -1, seat, rounds)]}


# -- Spells and their answers ---------------------------------------------------------------------


@pytest.mark.rule("TALH-WND-10", "TALB-CAST-19")
def test_a_healing_that_is_countered_heals_nothing_and_the_life_is_lost() -> None:
    table = lay("wolf", "wizard priest", hands=["healing", "counterspell"], lives=[1, 4], dice="1 6")
    cast(table, 0, "cast-on:healing:wizard")
    cast(table, 1, "cast:counterspell")
    rest_of_turn(table)
    assert ([event.data["character"] for event in table.told("killed")], table.hand(1)) == (["wizard"], [])


@pytest.mark.rule("TALH-WND-13", "TALH-WND-08")
def test_a_divine_intervention_that_is_called_works_and_changes_hands() -> None:
    table = lay("wolf", "wizard priest", hands=["divine-intervention", "spell-call"], dice="1 6")
    cast(table, 0, "cast:divine-intervention")
    cast(table, 1, "cast:spell-call")
    rest_of_turn(table)
    assert (table.me.lives, table.hand(1), table.discarded("spell")) == (4, ["divine-intervention"], ["spell-call"])


@pytest.mark.rule("TALH-WND-13", "TALB-SPG-07")
def test_whoever_calls_a_spell_has_room_for_it_because_the_call_has_been_cast() -> None:
    table = Table("wizard thief", at=FAR, hands=["strength-spell", "spell-call"])
    cast(table, 0, "cast:strength-spell")
    cast(table, 1, "cast:spell-call")
    while table.state.casts:
        idle(table)
    assert (table.hand(1), table.me.strength) == (["strength-spell"], 1)


@pytest.mark.rule("TALB-CAST-05")
def test_whoever_has_answered_casts_nothing_more_in_this_turn() -> None:
    hands = ["strength-spell", "counterspell restoration"]
    table = Table("wizard priest", at=["fields-1", "city-1"], hands=hands, lying={"hills-1": "wolf"}, dice="1 1 6")
    cast(table, 0, "cast:strength-spell")
    cast(table, 1, "cast:counterspell")
    assert never_offered(table, 1, "cast-on:restoration:wizard")
    assert (table.me.lives, table.hand(1)) == (3, ["restoration"])


@pytest.mark.rule("TALB-CAST-03")
def test_an_answer_in_the_own_turn_is_one_of_those_held_at_its_start() -> None:
    hands = ["strength-spell counterspell", "counterspell"]
    table = Table("wizard priest", at=FAR, hands=hands, spells="craft-spell craft-spell")
    cast(table, 0, "cast:strength-spell")
    cast(table, 1, "cast:counterspell")
    cast(table, 0, "cast:counterspell")
    while table.state.casts:
        idle(table)
    assert (table.me.strength, table.me.may_cast, table.hand()) == (1, 0, ["craft-spell"])
    assert table.offers_of("cast") == []


@pytest.mark.rule("TALB-CRN-08", "TALB-CAST-13", "TALH-WND-03")
@pytest.mark.parametrize("countered", [True, False])
def test_a_counterspell_on_the_ring_stops_the_command_spell(countered: bool) -> None:
    """Whoever shows the Ring is asked, though its hand is empty."""
    ring = box_for("whole").card("counterspell", "spell")
    table = Table(
        "troll thief", at=["crown-of-command", "city-1"], stage="encounter", objects=["", "spell-ring"],
        state={"ring": ring}, dice="6",
    )  # fmt: skip
    assert "cast:counterspell" in table.offers_to(1)
    table.choose(1, "cast:counterspell" if countered else "pass").settle()
    assert table.character(1).lives == (4 if countered else 3)
    assert table.objects(1) == ([] if countered else ["spell-ring"])


@pytest.mark.rule("TALB-CAST-10", "TALB-CAST-18")
def test_destroy_magic_at_the_end_of_a_turn_holds_until_the_casters_next() -> None:
    hands = ["destroy-magic hex", "strength-spell"]
    table = Table("wizard priest", at=["valley-of-fire", "city-1"], stage="encounter", hands=hands, dice="1 1 1")
    cast(table, 0, "cast:destroy-magic")
    while table.turn_of == 0:
        idle(table)
    assert never_offered(table, 1, "cast:strength-spell")
    assert table.turn_of == 0
    assert table.state.lasting == []
    assert table.offers_of("cast-at") != []


@pytest.mark.rule("TALB-BAT-14", "TALB-CAST-01")
@pytest.mark.parametrize(("armour", "lives"), [("shield", 4), ("shield-of-faith", 3)])
def test_while_magic_is_destroyed_only_plain_armour_saves(armour: str, lives: int) -> None:
    table = lay("wolf", "thief wizard", objects=armour, dice="1 6 6", state=lasting("destroy-magic", 1)).settle()
    assert table.me.lives == lives


@pytest.mark.rule("TALB-CAST-01", "TALB-CAST-02")
def test_nobody_reaches_whoever_is_in_a_magic_shell() -> None:
    table = Table(
        "wizard priest thief", at=["fields-1", "city-1", "village-1"], hands=["random weakness", "healing", ""],
        state=lasting("magic-shell", 1),
    )  # fmt: skip
    targets = {option.rpartition(":")[2] for option in table.offers_of("cast-on")}
    assert targets == {"wizard", "thief"}
    assert never_offered(table, 1, "cast-on:healing:wizard")


@pytest.mark.rule("TALB-CAST-02")
def test_nullify_needs_somebody_with_a_spell() -> None:
    table = Table("wizard priest thief", at=["fields-1", "city-1", "city-1"], hands=["nullify", "hex", ""])
    assert "cast-on:nullify:priest" in table.offers
    assert "cast-on:nullify:thief" not in table.offers


@pytest.mark.rule("TALB-CAST-12", "TALB-BAT-04")
def test_a_monk_with_a_psionic_blast_adds_craft_twice() -> None:
    """Once by what he is, once by the Spell: both times the printed value."""
    table = cast(lay("wolf", "monk troll", hands="psionic-blast", craft=2, dice="1 1"), 0, "cast:psionic-blast")
    rest_of_turn(table)
    assert table.last("scores", "score") == 1 + 2 + 3 + 3


@pytest.mark.rule("TALB-CAST-12")
def test_no_psionic_blast_in_psychic_combat() -> None:
    assert never_offered(lay("lemure", "wizard troll", hands="psionic-blast", dice="6 1"), 0, "cast:psionic-blast")


@pytest.mark.rule("TALB-WIN-07", "TALB-DEAD-01")
def test_who_dies_of_the_finger_of_death_is_not_looted() -> None:
    """It was no victory: the attack is over, and the goods lie there."""
    table = Table(
        "wizard thief", stage="encounter", hands="finger-of-death", lives=[4, 2], objects=["", "sword"], gold=[0, 3]
    )
    table.do("attack:thief:battle")
    cast(table, 0, "cast-on:finger-of-death:thief")
    rest_of_turn(table)
    assert [event.data["character"] for event in table.told("killed")] == ["thief"]
    assert (table.lying("fields-1"), table.coins("fields-1")) == (["sword"], 3)
    assert (table.told("scores"), table.objects()) == ([], [])


@pytest.mark.rule("TALB-CAST-12", "TALB-DEAD-03")
def test_the_attacker_may_die_before_it_has_rolled() -> None:
    table = Table("thief wizard", stage="encounter", hands=["", "finger-of-death"], lives=[2, 4], dice="1")
    table.do("attack:wizard:battle")
    cast(table, 1, "cast-on:finger-of-death:thief")
    while table.state.casts:
        idle(table)
    assert (table.me.role, table.turn_of, table.told("scores")) == (None, 1, [])


@pytest.mark.rule("TALB-FOL-03", "TALB-CAST-16")
def test_mesmerism_takes_a_hag_along_with_all_that_she_does() -> None:
    table = Table("wizard troll", at=FAR, hands="mesmerism", followers=["mule guide", "cursed-by-a-hag"])
    cast(table, 0, "cast-on:mesmerism:troll")
    while table.state.casts:
        idle(table)
    assert (table.followers(), table.followers(1)) == (["cursed-by-a-hag"], [])


@pytest.mark.rule("TALB-MOV-05")
def test_acquisition_of_the_only_thing_is_no_question() -> None:
    table = Table("wizard troll", at=FAR, hands="acquisition", objects=["", "sword"], gold=[0, 0])
    cast(table, 0, "cast-on:acquisition:troll")
    while table.state.casts:
        assert table.decision.kind != "plunder"
        idle(table)
    assert table.objects() == ["sword"]


@pytest.mark.rule("TALB-CAST-07", "TALB-CAST-13", "TALB-TOAD-06")
def test_a_toad_with_spells_is_not_asked() -> None:
    table = Table("wizard troll", at=FAR, hands=["hex healing", ""], with_={"toad": 2}, lives=[1, 6])
    assert all(option.startswith("move") for option in table.offers)


@pytest.mark.rule("TALB-CAST-02", "TALB-CAST-07")
def test_hex_lies_on_an_empty_space_of_the_two_outer_regions() -> None:
    table = Table("wizard troll", at=["fields-1", "oasis-1"], hands="hex")
    spaces = {option.rpartition(":")[2] for option in table.offers_of("cast-at")}
    box = table.state.box
    assert spaces == {space.id for space in box.spaces if space.region < 2} - {"fields-1", "oasis-1"}


@pytest.mark.rule("TALB-CAST-08")
def test_a_teleport_replaces_the_roll_and_an_encounter_follows() -> None:
    table = Table("wizard troll", at=FAR, hands="teleport", adventure="sword").do("cast-at:teleport:plains-1")
    while table.state.casts or table.decision.kind == "window":
        idle(table)
    assert (table.asked, table.offers, table.told("rolled")) == ((0, "take"), ["take:sword", "done"], [])


@pytest.mark.rule("TALB-CAST-11")
def test_immobility_on_whoever_stands_on_the_crown() -> None:
    """It does nothing in this turn: no Command Spell."""
    table = Table("troll wizard", at=["crown-of-command", "city-1"], hands=["", "immobility"], dice="6")
    cast(table, 1, "cast-on:immobility:troll")
    while table.turn_of == 0:
        idle(table)
    assert (table.told("command-cast"), table.character(1).lives) == ([], 4)


# -- fate -----------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-FATE-04", "TALB-FATE-06")
def test_after_a_reroll_nothing_is_asked_again() -> None:
    table = here("troll thief", "forest-1", fate=5, dice="2 3 6")
    table.do("reroll:1")
    assert (table.asked[0], table.me.fate, table.me.missing) == (1, 4, 1)


@pytest.mark.rule("TALB-FATE-01", "TALB-FATE-05")
def test_the_amazon_rerolls_one_of_her_dice_and_then_chooses() -> None:
    table = Table("amazon thief", at=FAR, fate=1, dice="1 2 6")
    assert table.offers == ["keep-roll", "reroll:1", "reroll:2"]
    table.do("reroll:1")
    assert table.asked == (0, "use-die")
    table.do("use-die:1")
    assert "move:tavern-1" not in table.offers
    assert "move:fields-2" in table.offers


@pytest.mark.rule("TALB-FATE-03", "TALH-DICE-01")
def test_a_charm_may_be_tried_again_for_fate() -> None:
    table = lay("bear", "minstrel thief", fate=1, dice="1 5").do("charm:bear:1", "reroll:1").settle()
    assert (table.followers(), table.me.fate) == (["bear"], 0)


@pytest.mark.rule("TALB-FATE-05", "TALB-GOLD-03")
def test_a_prayer_is_rerolled_first_and_then_helped() -> None:
    table = here("priest thief", "temple-1", fate=1, dice="1 4 5").do("reroll:1", "add-one").settle()
    assert table.objects() == ["talisman"]


@pytest.mark.rule("TALH-WND-05", "TALB-FATE-06")
def test_the_gypsy_with_a_twist_of_fate_rolls_no_two_dice() -> None:
    table = here("gypsy thief", "tavern-1", fate=1, hands="twist-of-fate", dice="1", gold=0)
    table.do("reroll:1", "cast:twist-of-fate", "set-die:4")
    assert (table.me.gold, [event.data["seat"] for event in table.told("rolled")].count(0)) == (1, 1)


@pytest.mark.rule("TALH-DICE-03")
def test_no_fate_for_a_random_pick() -> None:
    table = lay("giant-beetle", "thief troll", at="tunnel-1", followers="mule guide", fate=3, dice="1 6")
    questions: list[str] = []
    while table.turn_of == 0:
        questions.append(table.decision.kind)
        idle(table)
    assert questions.count("fate") == 1
    assert len(table.followers()) == 1


@pytest.mark.rule("TALB-FATE-10")
@pytest.mark.parametrize(("fate", "left"), [(1, 1), (4, 3)])
def test_the_cloak_gives_fate_back_up_to_the_printed_value(fate: int, left: int) -> None:
    """The Thief has 2; whoever has more gets none back."""
    table = Table("thief troll", at=FAR, objects="cloak-of-feathers", fate=fate, dice="1 2").do("roll", "reroll:1")
    assert table.me.fate == left


@pytest.mark.rule("TALB-FATE-07", "TALB-MANY-02")
def test_no_fate_beside_a_soulbinder_either() -> None:
    table = lay("soulbinder lemure", "wizard troll", at="tunnel-1", fate=3, dice="1 6")
    assert (table.turn_of, table.me.fate, table.me.lives) == (1, 3, 3)


@pytest.mark.rule("TALB-FATE-08", "TALB-CHE-11")
def test_the_defender_pays_for_its_own_die_after_the_attacker_has_kept() -> None:
    table = Table("troll thief", stage="encounter", fate=[1, 1], dice="3 1 6", gold=0)
    table.do("attack:thief:battle", "keep-roll")
    assert table.asked == (1, "fate")
    table.match.choose(1, "reroll:1")
    assert (table.me.fate, table.character(1).fate) == (1, 0)
    assert (table.told("scores")[-1].data["die"], table.told("scores")[-1].data["rival_die"]) == (3, 6)


# -- evading --------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-EVA-05", "TALB-EVA-06", "TALB-OBT-01")
def test_behind_what_was_evaded_things_may_be_taken() -> None:
    table = lay("dragon sword", "elf troll", at="woods-1").do("evade:dragon:1", "take:sword").settle()
    assert (table.objects(), table.lying("woods-1")) == (["sword"], ["dragon"])


@pytest.mark.rule("TALB-MANY-10", "TALB-EVA-01")
def test_the_hulk_is_evaded_and_the_rat_beside_it_fought() -> None:
    table = lay("battle-hulk giant-rat", "troll thief", at="tunnel-1", dice="6 1")
    assert table.offers_of("evade") == ["evade:battle-hulk:1"]
    table.do("evade:battle-hulk:1").settle()
    assert (table.trophies(), table.lying("tunnel-1")) == (["giant-rat"], ["battle-hulk"])


@pytest.mark.rule("TALH-DUN-08", "TALB-EVA-04")
def test_whoever_evades_the_guard_neither_pays_nor_gains() -> None:
    table = here("wizard thief", "guard-room", hands="invisibility", gold=1)
    cast(table, 0, "cast:invisibility")
    cast(table, 0, "evade-all")
    rest_of_turn(table)
    assert (table.me.gold, table.told("scores"), table.where()) == (1, [], "guard-room")


@pytest.mark.rule("TALB-EVA-01", "TALB-EVA-07")
def test_the_dwarf_evades_enemies_on_hills_but_no_hag() -> None:
    table = lay("dragon cursed-by-a-hag", "dwarf troll", at="hills-1").do("evade:dragon:1").settle()
    assert (table.lying("hills-1"), table.followers()) == (["dragon"], ["cursed-by-a-hag"])


@pytest.mark.rule("TALB-EVA-02", "TALB-CHE-08")
def test_an_invisible_character_evades_an_attack() -> None:
    table = Table("troll wizard", stage="encounter", hands=["", "invisibility"], gold=0)
    table.do("attack:wizard:battle")
    cast(table, 1, "cast:invisibility")
    cast(table, 1, "evade-all")
    rest_of_turn(table)
    assert (table.told("scores"), table.character(1).lives) == ([], 4)
    assert table.told("evaded")


@pytest.mark.rule("TALH-DECK-10")
def test_behind_a_bandit_who_was_paid_nothing_is_taken() -> None:
    table = lay("bandit sword", "troll thief", gold=1).do("pay-off:bandit:1")
    assert (table.objects(), table.me.gold, table.turn_of, table.lying("fields-1")) == ([], 0, 1, ["bandit", "sword"])


# -- what lasts -----------------------------------------------------------------------------------


@pytest.mark.rule("TALB-INN-27")
def test_whoever_comes_back_to_the_den_meets_another_werewolf() -> None:
    table = Table(
        "troll thief",
        at=["werewolf-den", "city-1"],
        with_={"werewolf": 12, "held": True},
        dice="1 1 1 6 1",
    )
    table.do("step:dice-with-death").settle()
    assert table.me.werewolf == 0
    while table.turn_of == 1:
        idle(table)
    table.do("step:werewolf-den").settle()
    assert table.told("attacked")[-1].data["value"] == 2


@pytest.mark.rule("TALB-OUT-21", "TALB-XING-03")
def test_the_taverns_horse_is_for_the_next_move_from_the_tavern_only() -> None:
    table = Table(
        "wizard troll", at=["tavern-1", "city-1"], with_={"privileges": ["tavern-teleport"]}, hands="teleport"
    )
    table.do("cast-at:teleport:plains-1")
    while table.state.casts:
        idle(table)
    assert table.me.privileges == []


@pytest.mark.rule("TALB-PLC-02", "TALB-MOV-09")
def test_a_gate_that_has_gone_still_leads_on_but_is_not_discarded_twice() -> None:
    table = Table("troll thief", at=FAR, with_={"privileges": ["rune-gate"]})
    table.do("travel:rune-gate:runes-1")
    assert (table.where(), table.discarded(), table.discarded("dungeon")) == ("runes-1", [], [])


@pytest.mark.rule("TALB-DEAD-05", "TALB-INN-40")
def test_a_successor_finds_all_the_pitfiends_again() -> None:
    table = here("thief troll", "pits", lives=[1, 6], with_={"pitfiends": 3, "held": True}, dice="1 6 1 1").settle()
    while table.turn_of == 1:
        idle(table)
    assert (table.me.pitfiends, table.me.held) == (0, False)


@pytest.mark.rule("TALB-TOAD-04", "TALB-INN-43")
def test_a_toad_in_the_pits_may_turn_back() -> None:
    table = Table("troll thief", at=["pits", "city-1"], with_={"toad": 2, "pitfiends": 2, "held": True})
    assert sorted(table.offers) == ["stay", "step:vampires-tower"]


@pytest.mark.rule("TALB-MID-09", "TALB-MID-11")
def test_a_slave_that_rolls_low_meets_nobody_in_the_temple() -> None:
    table = Table("troll thief", at="temple-1", with_={"enslaved": True}, dice="3")
    assert (table.turn_of, table.me.enslaved, table.told("attacks")) == (1, True, [])


@pytest.mark.rule("TALB-MISS-05")
def test_two_lost_turns_are_two() -> None:
    table = here("troll thief", "forest-1", with_={"missing": 0}, dice="2 " * 12)
    table.me.missing = 1
    rest_of_turn(table)
    for _ in range(40):
        if len(table.told("missed-turn")) == 1:
            break
        idle(table)
    assert len([event for event in table.told("missed-turn") if event.data["seat"] == 0]) == 1


@pytest.mark.rule("TALB-EVT-05", "TALB-MOV-01")
def test_a_blizzard_holds_the_dungeon_too_and_leaving_it() -> None:
    table = Table(
        "troll thief", at=["dungeon-entrance", "city-1"], lying={"crags-1": "blizzard"},
        state=lasting("blizzard", 1, 2, "crags-1"),
    )  # fmt: skip
    assert sorted(table.offers_of("move")) == ["move:ruins-1", "move:tunnel-1"]


@pytest.mark.rule("TALB-INMOV-06", "TALB-INN-40", "TALB-MOV-09")
@pytest.mark.parametrize(("rules", "fights"), [(None, True), (4, False)])
def test_who_has_turned_back_and_flies_away_meets_what_is_there(rules: int | None, fights: bool) -> None:
    """Turning back is for the spaces on that way. Until version 4 a Cloak of Feathers led past the Pitfiends."""
    table = Table(
        "troll thief", at=["vampires-tower", "city-1"], objects="cloak-of-feathers", dice="1 1 6", rules=rules
    )
    table.do("step:mines").settle()
    while table.turn_of == 1:
        idle(table)
    table.do("use:cloak-of-feathers", "go-to:pits")
    assert bool(table.told("attacked")) is fights


@pytest.mark.rule("TALB-INMOV-06", "TALH-EMG-07")
def test_who_once_turned_back_and_emerges_on_the_plain_meets_who_waits_there() -> None:
    table = Table(
        "troll thief", at=["tunnel-9", "city-1"], strength=12, dice="2 1 1", with_={"backing": True},
        lying={"plain-of-peril": "hermit"},
    )  # fmt: skip
    table.do("move:treasure-chamber", "fight-with:strength", "choose-treasure:aegis").settle()
    assert (table.where(), table.objects()) == ("plain-of-peril", ["aegis", "talisman"])


@pytest.mark.rule("TALB-GOLD-01", "TALB-FATE-06")
@pytest.mark.parametrize(("rules", "kind"), [(None, "speed"), (4, "move")])
def test_a_six_that_was_chosen_is_a_six(rules: int | None, kind: str) -> None:
    """For the Amulet of Speed as for the Troll."""
    table = Table("thief troll", at=FAR, objects="weighted-dice amulet-of-speed", rules=rules).do("set-die:6")
    assert table.asked == (0, kind)


@pytest.mark.rule("TALB-TOAD-11", "TALB-TOAD-02", "TALB-BAT-16")
@pytest.mark.parametrize(("rules", "score", "lives"), [(None, 2, 5), (4, 4, 6)])
def test_a_hound_that_a_toad_has_left_fights_no_more(rules: int | None, score: int, lives: int) -> None:
    """Sent, and then its master becomes a toad; it lies on the space, and the toad fights."""
    table = lay(
        "dragon", "troll wizard", followers="faithful-hound", hands=["", "random"], dice="1 1 6", at="tunnel-1",
        rules=rules,
    ).do("send:faithful-hound")  # fmt: skip
    cast(table, 1, "cast-on:random:troll")
    rest_of_turn(table)
    assert (table.last("scores", "score"), table.me.lives) == (score, lives)
    assert table.lying("tunnel-1") == ["dragon", "faithful-hound"]


@pytest.mark.rule("TALB-TOAD-11", "TALB-BAT-18")
def test_nor_does_the_hound_of_a_defender() -> None:
    table = Table(
        "wizard troll", stage="encounter", followers=["", "faithful-hound"], hands=["random", ""], dice="1 6 1", gold=0
    ).do("attack:troll:battle", "send:faithful-hound")  # fmt: skip
    cast(table, 0, "cast-on:random:troll")
    while table.state.fight is not None and table.turn_of == 0:
        idle(table)
    assert (table.character(1).lives, table.last("scores", "rival")) == (5, 2)


# -- the table of a space -------------------------------------------------------------------------


@pytest.mark.rule("TALB-TURN-07", "TALB-SPC-05")
def test_what_was_drawn_with_a_trap_door_stays_on_the_ruins() -> None:
    table = draw("trap-door wolf", "troll thief", at="ruins-1", dungeon="torch").settle()
    assert (table.where(), table.lying("ruins-1"), table.discarded()) == ("dungeon-entrance", ["wolf"], ["trap-door"])
    assert table.lying("dungeon-entrance") == ["torch"]


@pytest.mark.rule("TALB-SPC-03", "TALB-ENM-06")
def test_a_ghost_waits_where_it_went_for_whoever_comes() -> None:
    table = Table("troll wizard", at=["fields-1", "plains-1"], stage="encounter", adventure="ghost", dice="1 6 1 6")
    table.settle()
    assert table.lying("city-1") == ["ghost"]
    met = lay("ghost", "troll thief", at="city-1", dice="1 6").settle()
    assert met.me.lives == 5


@pytest.mark.rule("TALB-MID-20", "TALB-MANY-02")
def test_on_runes_two_is_added_once_to_a_joint_attack() -> None:
    table = lay("goblin wolf", "troll thief", at="runes-1", dice="1 1").settle()
    assert table.last("scores", "rival") == 1 + 2 + 2 + 2


@pytest.mark.rule("TALB-MID-21")
def test_characters_get_no_help_from_runes() -> None:
    table = Table("troll thief", at="runes-1", stage="encounter", dice="1 1", gold=0).do("attack:thief:battle").settle()
    assert (table.last("scores", "score"), table.last("scores", "rival")) == (7, 4)


@pytest.mark.rule("TALB-PLC-04", "TALB-GOLD-04")
def test_a_place_with_no_stock_left_beside_the_board_begins_empty() -> None:
    table = draw("magic-stream", "troll thief", strength=[72, 0]).settle()
    assert (table.me.strength, table.discarded()) == (72, ["magic-stream"])


@pytest.mark.rule("TALB-STR-03", "TALB-STR-02")
def test_a_toad_gets_no_wish_from_the_enchanter() -> None:
    """Its Craft is 1."""
    table = lay("enchanter", "wizard troll", with_={"toad": 2}).settle()
    assert table.lying("fields-1") == ["enchanter"]


@pytest.mark.rule("TALB-FOT-04")
@pytest.mark.parametrize(("gold", "followers"), [(0, []), (1, ["miner"])])
def test_the_miner_goes_his_way_if_nobody_pays(gold: int, followers: list[str]) -> None:
    table = lay("miner", "troll thief", at="tunnel-1", gold=gold)
    table.do("take:miner") if gold else None
    table.settle()
    assert (table.followers(), table.lying("tunnel-1")) == (followers, [])


@pytest.mark.rule("TALB-CARRY-08", "TALB-FOT-02", "TALB-FOT-04")
@pytest.mark.parametrize(("rules", "lying"), [(None, ["torch", "miner"]), (4, ["torch"])])
def test_a_miner_who_was_left_waits_for_others(rules: int | None, lying: list[str]) -> None:
    """He goes his way if he is met and not paid; his master leaves him as any Follower."""
    table = lay("torch", "troll thief", at="tunnel-1", followers="miner", rules=rules).do("ditch:miner").settle()
    assert table.lying("tunnel-1") == lying


# -- belongings -----------------------------------------------------------------------------------


@pytest.mark.rule("TALB-CARRY-01", "TALB-CARRY-04", "TALB-CARRY-05")
def test_of_five_objects_one_is_left_at_once() -> None:
    table = lay("sword", "troll thief", objects="axe helmet shield torch").do("take:sword")
    assert table.asked == (0, "ditch")
    assert len(table.offers) == 5
    table.do("ditch:torch").settle()
    assert (len(table.objects()), table.lying("fields-1")) == (4, ["torch"])


@pytest.mark.rule("TALB-CARRY-02", "TALB-RAFT-07")
def test_a_raft_built_as_the_fifth_object_makes_one_stay() -> None:
    table = Table("troll thief", at=["woods-1", "city-1"], objects="axe helmet shield torch").do("build-raft")
    assert table.asked == (0, "ditch")
    assert "ditch:raft" in table.offers


@pytest.mark.rule("TALB-BUY-02", "TALB-GOLD-04")
def test_the_fifth_mule_cannot_be_bought() -> None:
    table = lay("market", "troll thief", gold=9)
    for _ in range(4):
        table.do("buy:mule")
    assert "buy:mule" not in table.offers
    assert table.followers() == ["mule"] * 4


@pytest.mark.rule("TALB-BAT-13")
def test_of_two_pieces_of_armour_the_better_one_is_used_and_only_that() -> None:
    table = lay("wolf", "wizard thief", objects="helmet armour", dice="1 6 3 6").settle()
    saved = table.told("saving-roll")
    assert ([event.data["card"] for event in saved], table.me.lives) == (["armour"], 3)


@pytest.mark.rule("TALB-ALI-04", "TALB-GOLD-02")
def test_whoever_becomes_good_leaves_the_runesword_behind() -> None:
    table = here("thief troll", "village-1", objects="runesword sword", dice="4").do("way:village-mystic").settle()
    assert (table.me.alignment, table.objects(), table.lying("village-1")) == ("good", ["sword"], ["runesword"])


@pytest.mark.rule("TALB-TAL-09", "TALB-TAL-03")
def test_several_talismans_are_several_objects() -> None:
    table = here("troll thief", "oasis-1", objects="talisman@adventure talisman@talisman", with_={"quest": 6}, gold=2)
    table.settle()
    assert table.objects() == ["talisman"] * 3


@pytest.mark.rule("TALB-TRO-06", "TALB-TRO-05")
def test_three_and_four_of_each_kind_make_two_counters() -> None:
    table = here("troll thief", trophies="goblin ogre lemure demon")
    table.do("trade-in:goblin") if "trade-in:goblin" in table.offers else None
    while table.turn_of == 0:
        trade = [option for option in table.offers if option.startswith("trade-in")]
        table.match.choose(table.decision.seat, trade[0] if trade else table.offers[-1])
    assert (table.me.strength, table.me.craft, table.trophies()) == (1, 1, [])


@pytest.mark.rule("TALB-SPG-08", "TALB-TOAD-07")
@pytest.mark.parametrize(("rules", "asked"), [(None, (0, "discard-spell")), (4, (1, "start"))])
def test_a_toad_that_is_itself_again_has_too_many_spells(rules: int | None, asked: tuple[int, str]) -> None:
    """It could hold them with the Crown that it has left behind."""
    table = Table(
        "thief wizard", at=["valley-of-fire", "city-1"], stage="encounter", hands=["hex nullify", "hex"],
        with_={"toad": 1, "hopping": True}, rules=rules,
    )  # fmt: skip
    assert (table.settle().me.toad, table.asked) == (0, asked)


@pytest.mark.rule("TALB-SPG-08", "TALB-SPG-05")
def test_craft_that_was_added_for_a_turn_takes_spells_along_when_it_is_over() -> None:
    table = Table(
        "thief wizard", at=["valley-of-fire", "city-1"], stage="encounter", hands=["hex nullify random", ""],
        with_={"plus_craft": 3}, moments=(),
    ).do("discard-spell:hex", "discard-spell:random")  # fmt: skip
    assert (table.hand(), table.turn_of) == (["nullify"], 1)


# -- attacks on characters ------------------------------------------------------------------------


@pytest.mark.rule("TALB-WIN-10", "TALB-CARRY-04")
def test_a_winner_with_four_objects_leaves_one_for_the_fifth() -> None:
    table = Table(
        "troll thief", stage="encounter", objects=["axe helmet shield torch", "sword"], gold=0, dice="6 1"
    ).do("attack:thief:battle", "take-object:sword")
    assert table.asked == (0, "ditch")


@pytest.mark.rule("TALB-WIN-04", "TALB-PSY-04")
@pytest.mark.parametrize(("armour", "lives"), [("armour", 3), ("shield-of-faith", 4)])
def test_in_psychic_combat_only_faith_saves(armour: str, lives: int) -> None:
    table = Table(
        "wizard elf", stage="encounter", objects=["", armour], dice="6 1 6", gold=0, alignment=["evil", "good"]
    ).do("attack:elf:psychic")  # fmt: skip
    if "take-life" in table.offers:
        table.do("take-life")
    assert table.character(1).lives == lives


@pytest.mark.rule("TALB-CHE-03")
@pytest.mark.parametrize(("alignment", "die", "robbed"), [("good", 5, False), ("good", 6, True), ("neutral", 4, False),
                         ("neutral", 5, True), ("evil", 3, False), ("evil", 4, True)])  # fmt: skip
def test_whom_the_sorceress_beguiles(alignment: str, die: int, robbed: bool) -> None:
    table = Table("sorceress troll", stage="encounter", alignment=[None, alignment], gold=[0, 1], dice=str(die))
    table.do("beguile:troll").settle()
    assert table.me.gold == int(robbed)


@pytest.mark.rule("TALB-CHE-07")
def test_whoever_is_attacked_by_a_troll_fights_with_strength() -> None:
    table = Table("troll philosopher", stage="encounter")
    assert table.offers_of("attack") == ["attack:philosopher:battle"]


@pytest.mark.rule("TALB-CHE-03", "TALB-CAST-02")
def test_nothing_is_stolen_from_those_who_have_nothing() -> None:
    assert Table("thief troll", stage="encounter", gold=0).offers_of("steal") == []
    assert Table("sorceress troll", stage="encounter", gold=0, followers=["", "princess"]).offers_of("lure") == []
    assert Table("gypsy troll", stage="encounter", fate=0).offers_of("read-palm") == []


@pytest.mark.rule("TALB-CHE-03", "TALB-GOLD-04")
@pytest.mark.parametrize(
    ("role", "option", "dice"), [("thief", "steal:troll", ""), ("sorceress", "beguile:troll", "6")]
)
def test_a_coin_that_was_taken_is_gone_where_it_was(role: str, option: str, dice: str) -> None:
    table = Table(f"{role} troll", stage="encounter", gold=[1, 2], dice=dice).do(option).settle()
    assert (table.me.gold, table.character(1).gold) == (2, 1)


@pytest.mark.rule("TALB-WIN-07", "TALB-WIN-08", "TALB-GLD-04")
def test_the_loot_is_the_gold_of_the_killed_and_not_what_lay_there() -> None:
    table = Table("troll thief", stage="encounter", lives=[6, 1], gold=[0, 2], coins={"fields-1": 3}, dice="6 1")
    table.do("attack:thief:battle", "take-life", "take-gold").settle()
    assert (table.me.gold, table.coins("fields-1")) == (2, 3)


@pytest.mark.rule("TALB-FOL-02", "TALB-CHE-13")
def test_the_holy_avenger_asks_nothing_of_an_evil_attacker() -> None:
    """He wants to attack; of a victory in defence he knows nothing."""
    table = Table("assassin elf", stage="encounter", followers=["", "holy-avenger"], gold=0, dice="1 6")
    table.do("attack:elf:battle", "decline").settle()
    assert (table.me.lives, table.character(1).strength, table.followers(1)) == (3, 0, ["holy-avenger"])


@pytest.mark.rule("TALB-WIN-01", "TALB-TOAD-12")
def test_of_a_toad_only_a_life_can_be_taken() -> None:
    table = Table("thief troll", stage="encounter", with_second={"toad": 2}, gold=[0, 0], dice="6 1")
    table.do("attack:troll:battle").settle()
    assert (table.character(1).lives, table.last("scores", "rival")) == (5, 2)


@pytest.mark.rule("TALB-CRN-13", "TALB-CHE-03")
def test_on_the_crown_a_thief_may_steal_instead_of_fighting() -> None:
    table = Table(
        "thief troll", at="crown-of-command", stage="encounter", objects=["", "sword"], state={"crowned": True}, gold=0
    )
    assert "encounter-space" not in table.offers
    table.do("steal:troll").settle()
    assert (table.objects(), table.told("command-cast")) == (["sword"], [])


# -- death ----------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-TRO-10", "TALH-DECK-01")
def test_the_trophies_of_the_killed_go_to_the_piles_of_their_decks() -> None:
    table = here("thief troll", "desert-1", lives=[1, 6], trophies="wolf gnoll shadow@dungeon").settle()
    assert (table.discarded(), sorted(table.discarded("dungeon"))) == (["wolf"], ["gnoll", "shadow"])


@pytest.mark.rule("TALB-DEAD-07", "TALB-CRN-11")
def test_out_of_four_the_command_spell_leaves_those_who_have_lives() -> None:
    table = Table(
        "troll thief elf dwarf", at=["crown-of-command", "city-1", "village-1", "oasis-1"], stage="encounter",
        lives=[6, 1, 2, 1], state={"crowned": True}, dice="6",
    ).settle()  # fmt: skip
    assert [c.out for c in table.state.characters] == [False, True, False, True]
    assert (table.outcome, table.turn_of) == (None, 2)


@pytest.mark.rule("TALB-DEAD-01", "TALB-CRN-13")
def test_who_is_killed_on_the_crown_leaves_its_goods_there() -> None:
    table = Table(
        "troll thief elf", at=["crown-of-command", "crown-of-command", "city-1"], stage="encounter", lives=[6, 1, 4],
        objects=["", "sword", ""], gold=0, dice="6 1", state={"crowned": True},
    )  # fmt: skip
    table.do("take-life", "done").settle()
    assert (table.character(1).out, table.lying("crown-of-command")) == (True, ["sword"])


# -- being moved ----------------------------------------------------------------------------------


@pytest.mark.rule("TALB-TURN-07", "TALB-SPC-15")
def test_through_the_gate_of_a_gate_keeper_the_rest_is_left_behind() -> None:
    table = lay("gate-keeper torch", "wizard thief", at="tunnel-1", craft=9, dice="6 1").do("go-to:city-1")
    assert (table.where(), table.lying("tunnel-1"), table.asked) == ("city-1", ["torch"], (0, "way"))


@pytest.mark.rule("TALB-INN-20", "TALB-INN-18", "TALB-TURN-07")
def test_thrown_out_of_the_crypt_one_is_on_a_new_way() -> None:
    """To the Warlock's Cave, where a quest can be had."""
    table = here("wizard thief", "crypt", dice="2 2 2")
    assert (table.where(), table.asked) == ("warlocks-cave-1", (0, "visit"))


@pytest.mark.rule("TALB-PORT-06", "TALB-PORT-11", "TALB-INN-02")
def test_through_the_portal_the_turn_is_over() -> None:
    table = Table("troll thief", at=["castle-1", "plain-of-peril"], dice="4 1 1").do("open-portal:strength").settle()
    assert (table.where(), table.turn_of, table.told("attacks")) == ("plain-of-peril", 1, [])


# -- every option of the set-up -------------------------------------------------------------------


@pytest.mark.rule("TAL-EXIT-03", "TALH-DECK-09")
@pytest.mark.parametrize(
    ("agreed", "die", "more", "ends"),
    [
        ({}, 1, {}, False),
        ({"exit": "ruins"}, 1, {}, True),
        ({}, 2, {}, True),
        ({}, 1, {"toad": 2}, True),
        ({"exit": "ruins", "flight": "fight-or-flight"}, 1, {}, False),
        ({"exit": "ruins", "flight": "fight-or-flight"}, 1, {"fleeing": True}, True),
        ({"flight": "fight-or-flight"}, 1, {"fleeing": True}, True),
        ({"goal": "short"}, 1, {}, False),
    ],
)
def test_who_leaves_by_the_entrance(agreed: dict[str, object], die: int, more: dict[str, Any], ends: bool) -> None:
    """By the letter not onto the Ruins, unless so agreed, one flees or can move one space only."""
    table = Table("troll thief", at=["dungeon-entrance", "city-1"], dice=str(die), with_=more, **agreed)  # type: ignore[arg-type]
    if "roll" in table.offers:
        table.do("roll")
    out = {"move:ruins-1"} if die == 1 else {"move:fields-2", "move:plains-3"}
    offered = {f"move:{table.where()}"} if table.told("moved") else set(table.offers_of("move"))
    assert bool(offered & out) is ends


@pytest.mark.rule("TALB-VAR-03", "TALB-VAR-04", "TALB-CRN-03")
@pytest.mark.parametrize(("seats", "command", "least"), [(4, "easier", 4), (5, "easier", 3), (6, "easier", 2),
                                                         (6, "standard", 4)])  # fmt: skip
def test_from_which_number_the_command_spell_works(seats: int, command: str, least: int) -> None:
    roles = " ".join(["troll", "thief", "elf", "dwarf", "monk", "druid"][:seats])
    for die in (least - 1, least):
        at = ["crown-of-command", *["city-1"] * (seats - 1)]
        table = Table(roles, at=at, stage="encounter", dice=str(die), command=command).settle()
        assert (table.character(1).lives == 3) is (die == least)


@pytest.mark.rule("TALB-VAR-06")
@pytest.mark.parametrize(("trophies", "gains"), [("seven", 0), ("six", 1), ("five", 1)])
def test_what_a_giant_is_worth(trophies: str, gains: int) -> None:
    table = Table("troll thief", at=FAR, stage="encounter", trophies="giant", agreed={"trophies": trophies})
    while table.turn_of == 0:
        trade = [option for option in table.offers if option.startswith("trade-in")]
        table.match.choose(table.decision.seat, trade[0] if trade else table.offers[-1])
    assert table.me.strength == gains


@pytest.mark.rule("TALB-VAR-14", "TALB-VAR-12")
def test_with_inheritance_the_winner_loots_nothing() -> None:
    table = Table(
        "troll thief", stage="encounter", lives=[6, 1], objects=["", "sword"], gold=[0, 2], dice="6 1",
        estate="inheritance",
    ).do("attack:thief:battle", "take-life")  # fmt: skip
    assert (table.objects(), table.lying("fields-1"), table.coins("fields-1")) == ([], [], 0)
    assert table.offers == ["take:sword", "take-gold", "done"]
    assert table.turn_of == 1


@pytest.mark.rule("TAL-WIN-01", "TAL-RND-01", "TALH-PART-03")
def test_winner_takes_all_leaves_no_time_for_a_treasure() -> None:
    table = here("troll thief", "treasure-chamber", strength=20, dice="1 1", goal="lord", treasures="random")
    table.do("fight-with:strength").settle()
    assert table.outcome is not None
    assert (table.outcome.winners, table.objects()) == ((0,), [])


@pytest.mark.rule("TALB-VAR-15", "TALB-VAR-16", "TALB-EVA-07")
@pytest.mark.parametrize(("evading", "asked"), [("individuals", True), ("standard", False)])
def test_an_elf_meets_a_witch_in_the_woods(evading: str, asked: bool) -> None:
    table = lay("witch", "elf troll", at="woods-1", evading=evading, dice="2", fate=0)
    assert (table.decision.kind == "evade-person") is asked


@pytest.mark.rule("TALH-SOLO-02", "TALH-SOLO-01", "TALH-SOLO-05")
@pytest.mark.parametrize("goal", ["crown", "lord"])
def test_alone_one_wins_by_what_was_agreed(goal: str) -> None:
    crown = Table("troll", at="valley-of-fire", objects="talisman", goal=goal).do("step:crown-of-command")
    assert crown.outcome is not None
    assert crown.outcome.winners == ((0,) if goal == "crown" else ())
    lord = here("troll", "treasure-chamber", strength=20, dice="1 1", goal=goal).do("fight-with:strength")
    assert (lord.outcome is not None) is (goal == "lord")


@pytest.mark.rule("TALH-SOLO-03")
@pytest.mark.parametrize(("chosen", "limit"), [("thirty", 30), ("fifty", 50), ("eighty", 80), ("none", 200)])
def test_alone_the_rounds_are_counted(chosen: str, limit: int) -> None:
    table = Table("troll", at="crown-of-command", goal="lord", state={"round": limit}, solo_rounds=chosen, dice="1 1 1")
    for _ in range(10):
        if table.outcome is not None:
            break
        idle(table)
    assert table.outcome is not None
    assert (table.outcome.winners, table.state.how) == ((), "rounds")


@pytest.mark.rule("TALH-END-03", "TALB-VAR-11")
@pytest.mark.parametrize(("lives", "winners"), [([4, 4], (0, 1)), ([5, 4], (0,)), ([3, 4], (1,))])
def test_after_the_last_round_lives_decide_between_equals(lives: list[int], winners: tuple[int, ...]) -> None:
    table = Table(
        "troll thief", at=["valley-of-fire", "valley-of-fire"], lives=lives, rounds=1, gold=[2, 2],
        state={"active": 1, "stage": 2},
    ).do("encounter-space").settle()  # fmt: skip
    assert table.outcome is not None
    assert table.outcome.winners == winners


# -- small things ---------------------------------------------------------------------------------


@pytest.mark.rule("TALH-WND-13", "TALB-SPG-11")
def test_all_know_the_spell_that_was_called() -> None:
    table = lay("wolf", "wizard priest thief", hands=["divine-intervention", "spell-call", ""], dice="1 6")
    cast(table, 0, "cast:divine-intervention")
    cast(table, 1, "cast:spell-call")
    while table.state.casts:
        idle(table)
    assert [card.id for card in table.character(1).seen[2]] == ["divine-intervention"]


@pytest.mark.rule("TALB-CAST-17")
def test_no_creature_of_the_inner_region_is_held_fast() -> None:
    table = Table("wizard thief", at=FAR, hands="immobility", lying={"crypt": "wolf", "hills-1": "bear"})
    assert table.offers_of("cast-card") == ["cast-card:immobility:bear:hills-1"]


@pytest.mark.rule("TALB-GOLD-04", "TALB-LIF-01")
def test_nobody_is_healed_with_counters_that_there_are_not() -> None:
    table = here("elf troll", "chapel-1", lives=[1, 70]).do("way:free-healing")
    assert table.me.lives == 2


@pytest.mark.rule("TALH-DECK-03")
@pytest.mark.parametrize(("count", "shuffled"), [(5, False), (4, True)])
def test_only_a_deck_that_is_too_short_is_filled_up(count: int, shuffled: bool) -> None:
    deck = ["sword", "axe", "shield", "helmet", "wolf"][:count]
    table = Table("wizard thief", at=FAR, hands="divination", adventure=" ".join(deck))
    table.state.adventure_discard.append(table.state.box.card("bear", "adventure"))
    cast(table, 0, "cast:divination")
    while table.state.casts:
        idle(table)
    assert bool(table.told("reshuffled")) is shuffled


@pytest.mark.rule("TAL-DRAW-01", "TALB-EVT-05")
@pytest.mark.parametrize(("rounds", "deck"), [(3, "adventure"), (2, "dungeon"), (1, "dungeon")])
def test_dark_denizens_come_in_both_rounds_and_not_in_the_turn_before(rounds: int, deck: str) -> None:
    table = here(adventure="sword", dungeon="torch", state=lasting("dark-denizens", 1, rounds, "oasis-1"))
    assert table.last("drew", "deck") == deck


@pytest.mark.rule("TALB-GOLD-03")
def test_nothing_is_added_to_a_six() -> None:
    table = here("monk thief", "chapel-1", dice="6", spells="hex").do("way:pray")
    assert (table.decision.kind, table.hand()) == ("window", ["hex"])


@pytest.mark.rule("TALB-CARRY-08", "TALB-OBT-02")
def test_what_was_taken_and_put_down_again_is_not_taken_again() -> None:
    table = lay("sword axe").do("take:sword", "ditch:sword")
    assert table.offers_of("take") == ["take:axe"]


@pytest.mark.rule("TALB-VAR-11")
def test_what_one_began_with_is_not_counted() -> None:
    table = Table("gladiator thief", at=["valley-of-fire", "city-1"], rounds=1, gold=[4, 1], objects=["helmet", ""],
                  state={"active": 1, "stage": 2}).settle()  # fmt: skip
    assert table.outcome is not None
    assert table.outcome.scores == (3, 0)


@pytest.mark.rule("TALB-VAR-12", "TALB-VAR-13", "TALB-GOLD-04")
def test_gold_that_was_inherited_lies_nowhere_else() -> None:
    table = Table("thief troll", at=["desert-1", "city-1"], stage="encounter", estate="inheritance", lives=[1, 6],
                  gold=[3, 1], dice="1 1 1").settle()  # fmt: skip
    while table.decision.kind != "take":
        idle(table)
    table.do("take-gold")
    assert (table.me.gold, sum(table.state.coins), table.me.heir_gold) == (4, 0, 0)


@pytest.mark.rule("TALB-GOLD-01")
@pytest.mark.parametrize(("enemy", "more"), [("hobgoblin", 3), ("goblin-king", 3), ("wolf", 1)])
def test_the_goblin_slayer_knows_all_goblins(enemy: str, more: int) -> None:
    table = lay(enemy, "troll thief", objects="goblin-slayer", dice="1 1").settle()
    assert table.last("scores", "score") == 1 + 6 + more


@pytest.mark.rule("TALB-PSY-03")
@pytest.mark.parametrize(("space", "more"), [("fields-1", 0), ("tunnel-1", 2)])
def test_oaths_of_vengeance_are_for_the_dungeon(space: str, more: int) -> None:
    table = lay("lemure", "wizard thief", at=space, objects="oaths-of-vengeance", dice="1 1").settle()
    assert table.last("scores", "score") == 1 + 5 + more


@pytest.mark.rule("TALB-DEAD-04")
def test_nobody_knows_which_character_comes_next() -> None:
    table = Table("troll thief", at=FAR)
    orders = set()
    for _ in range(6):
        state = table.match.fork(0).state
        assert isinstance(state, TalismanState)
        orders.add(tuple(role.id for role in state.unused))
    assert len(orders) > 1


@pytest.mark.rule("TALB-CAST-07")
def test_alone_one_is_asked_at_the_start_if_there_is_something_to_cast() -> None:
    assert Table("wizard", at="fields-1", hands="strength-spell").asked == (0, "start")


@pytest.mark.rule("TAL-ABIL-01")
def test_the_philosopher_looks_once_a_turn() -> None:
    table = Table("philosopher thief", at=FAR, hands="hex", adventure="wolf bear").do("peek")
    assert "peek" not in table.offers


@pytest.mark.rule("TALB-LIF-01")
def test_an_unhurt_troll_does_not_rest() -> None:
    assert "rest" not in Table("troll thief", at=FAR, dice="6").offers


@pytest.mark.rule("TALB-FOT-03", "TALB-XING-01")
def test_no_poltergeist_takes_the_ferry() -> None:
    table = Table("troll thief", at=["tavern-1", "city-1"], followers="poltergeist",
                  with_={"privileges": ["tavern-ferry"]}, dice="1 1")  # fmt: skip
    table.do("travel:ferry:temple-1")
    assert (table.where(), table.followers()) == ("temple-1", [])


@pytest.mark.rule("TALB-BAT-12")
def test_against_crawling_slime_the_sword_may_stay_in_its_sheath() -> None:
    table = lay("crawling-slime", "troll thief", objects="sword", dice="1 1")
    assert (table.asked, table.offers) == ((0, "weapon"), ["use-weapon:sword", "decline"])
    table.do("decline").settle()
    assert table.objects() == ["sword"]


@pytest.mark.rule("TALB-VAR-02")
def test_nobody_is_dealt_what_another_did_not_keep_while_there_are_others() -> None:
    match = new_match(4, characters="three")
    dealt: list[str] = []
    for _ in range(4):
        offers = [option.id for option in match.decisions[0].options]
        assert not set(offers) & set(dealt)
        dealt += offers
        match.choose(match.decisions[0].seat, offers[0])


@pytest.mark.rule("TALB-CARRY-07")
def test_with_the_keeper_goes_all_that_he_kept_and_what_it_was() -> None:
    table = Table("ghoul wizard", at=["tunnel-1", "city-1"], stage="encounter", lying={"tunnel-1": "dungeon-keeper"},
                  raised="ogre", hands=["", "destruction"], gold=0, dice="1").settle()  # fmt: skip
    assert [card.id for card in table.state.kept_raised] == ["ogre"]
    cast(table, 1, "cast-card:destruction:dungeon-keeper:tunnel-1")
    while table.state.casts:
        idle(table)
    assert (table.state.kept, table.state.kept_raised) == ([], [])


def test_whom_the_keeper_has_sold_he_no_longer_has() -> None:
    table = here(
        "ghoul thief", "tunnel-1", lying={"tunnel-1": "dungeon-keeper"}, followers="mule", raised="ogre", gold=1
    ).do("hire:ogre")
    assert ([card.id for card in table.state.kept], table.state.kept_raised) == (["mule"], [])


@pytest.mark.rule("TALH-WND-09")
def test_nobody_is_about_to_lose_a_life_when_it_is_lost() -> None:
    table = lay("wolf", "wizard priest", hands=["hex", ""], dice="1 6")
    while table.state.window != "end":
        idle(table)
    assert (table.me.lives, table.state.losing) == (3, -1)


@pytest.mark.rule("TALB-TRO-03", "TALB-TRO-07")
def test_a_dragon_brings_its_counter_before_the_next_is_asked_for() -> None:
    table = here("troll thief", trophies="dragon dragon").do("trade-in:dragon")
    assert (table.me.strength, table.asked, table.offers) == (1, (0, "trade-in"), ["trade-in:dragon", "done"])


@pytest.mark.rule("TALB-CAST-18", "TALB-ENM-06")
def test_a_creature_is_held_fast_for_a_turn_only() -> None:
    table = Table(
        "wizard thief", at=["fields-1", "city-1"], hands="immobility", lying={"fields-6": "wolf"}, dice="1 1 1 1"
    )
    cast(table, 0, "cast-card:immobility:wolf:fields-6")
    for move in ("move:hills-1", "move:fields-6"):
        while move not in table.offers:
            idle(table)
        table.do(move)
    rest_of_turn(table)
    assert [event.data["foes"] for event in table.told("attacked")] == [("wolf",)]


@pytest.mark.rule("TALB-EVA-01")
def test_invisibility_ends_with_the_turn() -> None:
    table = Table("wizard thief", at=["valley-of-fire", "city-1"], stage="encounter", with_={"evades": True})
    assert (table.settle().turn_of, table.me.evades) == (1, False)


@pytest.mark.rule("TALB-MISS-01")
def test_who_misses_a_turn_drinks_no_potion_in_it() -> None:
    table = Table("troll wizard", at=FAR, objects="potion-of-strength", with_={"missing": 1}, hands=["", "random"])
    assert table.turn_of == 0
    assert never_offered(table, 0, "use:potion-of-strength")


@pytest.mark.rule("TALB-FATE-06", "TALH-WND-05")
def test_fate_is_twisted_once() -> None:
    table = here("wizard thief", "tavern-1", hands="twist-of-fate twist-of-fate", fate=1, gold=0, dice="1")
    table.do("reroll:1", "cast:twist-of-fate", "set-die:4")
    assert (table.me.gold, table.hand(), table.state.window) == (1, ["twist-of-fate"], "end")


@pytest.mark.rule("TALB-GOLD-01")
def test_a_goblin_king_alone_is_as_strong_as_he_is() -> None:
    table = lay("goblin-king", "troll thief", at="tunnel-1", dice="1 1").settle()
    assert table.told("attacked")[0].data["value"] == 4


@pytest.mark.rule("TALB-TURN-07")
def test_a_trip_leads_elsewhere() -> None:
    table = lay("fairy", "elf thief").do("way:wish-trip")
    assert "go-to:fields-1" not in table.offers
    assert "go-to:fields-2" in table.offers


@pytest.mark.rule("TALB-TOAD-12", "TALB-MID-15")
def test_a_toad_that_prays_well_gets_no_talisman() -> None:
    table = here("troll thief", "temple-1", with_={"toad": 2}, dice="5 5").settle()
    assert (table.objects(), len(table.state.talismans)) == ([], 4)
