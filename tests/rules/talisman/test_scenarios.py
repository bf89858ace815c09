"""Scenarios from the rules' words, bullet by bullet: what is easily forgotten, played out."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.talisman.laid import draw, here, lay
from tests.rules.talisman.table import Table
from undercroft.games.talisman.box import box_for
from undercroft.games.talisman.state import Lasting

FAR = ["fields-1", "city-1"]


def first_move(table: Table) -> Table:
    """Whoever is asked about its way takes the first."""
    return table.do(table.offers_of("move")[0])


# -- windows --------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-CAST-03", "TALB-CAST-04")
def test_a_spell_gained_in_the_turn_may_be_cast_in_place_of_one_held() -> None:
    """One was held when the turn began, so one may be cast: not the two that there are in the end."""
    table = Table("prophetess troll", at=FAR, hands="strength-spell", spells="craft-spell healing", dice="1")
    table.do("cast:strength-spell")
    assert (table.hand(), table.offers_of("cast")) == (["craft-spell"], [])
    other = Table("druid troll", at=["tavern-1", "woods-1"], hands=["", ""], spells="random hex", dice="3")
    assert other.offers_of("cast-on") == []


@pytest.mark.rule("TALB-CAST-05", "TALB-CAST-06")
def test_one_spell_in_the_turn_of_another_whatever_is_held() -> None:
    table = Table(
        "wizard priest",
        at=FAR,
        hands=["strength-spell craft-spell", "counterspell counterspell"],
        spells="hex hex",
        craft=[0, 2],
    )
    table.do("cast:strength-spell", "pass").choose(1, "cast:counterspell")
    table.do("cast:craft-spell")
    assert "cast:counterspell" not in table.offers_to(1)
    table.settle()
    assert (table.me.strength, table.me.craft, table.hand(1)) == (0, 1, ["counterspell"])


@pytest.mark.rule("TALH-WND-10", "TALB-CRN-10")
def test_healing_comes_before_the_life_is_lost_to_the_command_spell() -> None:
    at = ["crown-of-command", "city-1", "city-1"]
    table = Table(
        "wizard priest elf",
        at=at,
        stage="encounter",
        hands=["", "healing", ""],
        lives=[4, 1, 4],
        state={"crowned": True},
        dice="6",
    )
    table.do("cast-on:healing:priest")
    assert [c.lives for c in table.state.characters] == [4, 3, 3]


@pytest.mark.rule("TALH-WND-15", "TALB-CRN-04")
def test_a_magic_shell_keeps_the_command_spell_away() -> None:
    at = ["city-1", "crown-of-command", "fields-2"]
    table = Table("wizard priest troll", at=at, hands=["magic-shell", "", ""], adventure="sword", dice="3 6")
    table.do("cast:magic-shell", "move:plains-1").settle()
    assert table.told("command-cast")
    assert [c.lives for c in table.state.characters] == [4, 4, 5]


@pytest.mark.rule("TALB-MID-32", "TALB-CRN-11", "TALB-DEAD-07")
def test_on_the_cursed_glade_no_spell_saves_from_the_command_spell() -> None:
    table = Table(
        "wizard priest elf",
        at=["valley-of-fire", "cursed-glade-1", "city-1"],
        objects="talisman",
        hands=["", "healing preservation", ""],
        lives=[4, 1, 4],
        dice="6",
    )
    table.do("step:crown-of-command")
    assert (table.character(1).role, table.character(1).out) == (None, True)
    table.settle()
    assert table.turn_of == 2


@pytest.mark.rule("TALB-CAST-01", "TALB-MISS-01")
def test_immobility_leaves_nothing_but_to_negate_it() -> None:
    table = Table(
        "wizard priest", at=FAR, hands=["counterspell hex", "immobility"], spells="healing", trophies="dragon", dice="1"
    )
    table.do("roll").choose(1, "cast-on:immobility:wizard")
    assert table.offers == ["cast:counterspell", "pass"]
    table.do("pass").settle()
    assert (table.turn_of, table.where(), table.trophies()) == (1, "fields-1", ["dragon"])
    free = Table("wizard priest", at=FAR, hands=["counterspell hex", "immobility"], spells="healing", dice="1")
    free.do("roll").choose(1, "cast-on:immobility:wizard").do("cast:counterspell", "roll")
    assert free.told("rolled")


@pytest.mark.rule("TALH-LORD-02", "TALB-CAST-12", "TAL-OUT-07")
def test_the_finger_of_death_is_for_battle_with_the_lord_not_for_psychic_combat() -> None:
    battle = here("wizard thief", "treasure-chamber", hands="finger-of-death").do("fight-with:strength")
    assert battle.offers_of("cast-foe") == ["cast-foe:finger-of-death:1"]
    battle.do("cast-foe:finger-of-death:1", "choose-treasure:aegis")
    assert (battle.last("emerges", "count"), battle.told("scores")) == (0, [])
    psychic = here("wizard thief", "treasure-chamber", hands="finger-of-death").do("fight-with:craft")
    assert psychic.offers_of("cast-foe") == []


@pytest.mark.rule("TALB-MANY-05", "TALB-CAST-12")
def test_the_finger_of_death_kills_one_of_two_and_the_other_is_fought() -> None:
    table = lay("bear wolf", "wizard thief", hands="finger-of-death", dice="6 1")
    table.do("go-on", "cast-foe:finger-of-death:1").settle()
    assert (table.last("scores", "rival"), sorted(table.trophies())) == (3, ["bear", "wolf"])


@pytest.mark.rule("TALB-CRN-09", "TALB-BAT-14")
def test_armour_does_not_help_against_the_finger_of_death() -> None:
    table = Table(
        "troll priest", stage="encounter", hands=["", "finger-of-death"], objects="armour", gold=0, dice="6 1"
    )
    table.do("attack:priest:battle", "cast-on:finger-of-death:troll")
    assert (table.me.lives, table.told("saving-roll")) == (4, [])


# -- fate -----------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-CHE-11", "TALB-FATE-04", "TALB-FATE-08")
def test_the_attacker_cannot_answer_the_defenders_fate() -> None:
    table = Table("thief troll", stage="encounter", fate=[2, 2], gold=0, dice="6 1 6")
    table.do("attack:troll:battle")
    assert (table.asked, table.offers) == ((0, "fate"), ["keep-roll", "reroll:1"])
    table.do("keep-roll")
    assert table.asked == (1, "fate")
    table.do("reroll:1")
    assert (table.me.fate, table.character(1).fate, table.me.lives) == (2, 1, 3)


@pytest.mark.rule("TALB-FATE-03", "TALH-DICE-01", "TALH-DICE-04")
def test_everybody_in_a_cave_in_rolls_and_decides_in_turn() -> None:
    table = Table(
        "wizard thief elf",
        at=["tunnel-1", "tunnel-2", "cell"],
        stage="encounter",
        dungeon="cave-in",
        fate=[1, 1, 1],
        dice="1 6 1 5 3",
    )
    asked: list[int] = []
    while table.asked[1] == "fate" and len(asked) < 3:
        asked.append(table.asked[0])
        table.do("reroll:1" if table.asked[0] < 2 else "keep-roll")
    assert asked == [0, 1, 2]
    assert [(c.lives, c.fate, c.missing) for c in table.state.characters] == [(4, 0, 0), (4, 0, 0), (4, 1, 1)]


@pytest.mark.rule("TALH-DICE-02", "TALB-INN-27")
def test_the_werewolfs_strength_and_deaths_dice_stay_as_they_are() -> None:
    wolf = Table("warrior thief", at=["dice-with-death", "city-1"], fate=[3, 0], dice="6 5 1 1 1").do(
        "step:werewolf-den"
    )
    assert (wolf.last("attacked", "value"), wolf.last("rolled", "what")) == (11, "attack")
    death = Table("warrior thief", at=["crypt", "city-1"], fate=[1, 0], dice="1 1 6 6 6").do("step:dice-with-death")
    assert death.offers == ["keep-roll", "reroll:1", "reroll:2"]
    death.do("keep-roll")
    assert (death.me.lives, death.me.fate) == (4, 1)
    assert Table("warrior thief", at=["vampires-tower", "city-1"], fate=[3, 0], dice="6").do("step:pits").asked == (
        0,
        "fate",
    )


@pytest.mark.rule("TALB-FATE-09", "TALB-FATE-10")
def test_the_cloak_gives_back_the_fate_of_a_move_and_of_nothing_else() -> None:
    moved = Table("wizard thief", at=FAR, fate=[3, 0], objects="cloak-of-feathers", dice="1 6").do("roll", "reroll:1")
    assert moved.me.fate == 3
    fought = lay("wolf", "wizard thief", fate=[3, 0], objects="cloak-of-feathers", dice="1 1 6").do("reroll:1")
    assert fought.me.fate == 2


# -- evading --------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-EVA-05", "TALB-EVA-06", "TALB-MANY-10")
def test_one_of_two_is_evaded_the_other_beaten_and_the_sword_taken() -> None:
    table = lay("dragon wolf sword", "elf thief", at="woods-1", dice="6 1").do("evade:dragon:1", "go-on", "take:sword")
    assert (table.trophies(), table.objects(), table.lying("woods-1")) == (["wolf"], ["sword"], ["dragon"])


@pytest.mark.rule("TALB-EVA-08", "TALB-EVA-09", "TAL-LORD-05")
def test_invisibility_evades_neither_the_werewolf_nor_the_lord_but_a_rival_there() -> None:
    wolf = Table("wizard thief", at=["dice-with-death", "city-1"], with_={"evades": True}, dice="2 2 6 1")
    assert wolf.do("step:werewolf-den").told("evaded") == []
    assert wolf.told("scores")
    lord = here("wizard thief", "treasure-chamber", with_={"evades": True}, dice="1 6").do("fight-with:strength")
    assert lord.told("scores")
    rival = Table("thief wizard", at="plain-of-peril", stage="encounter")
    rival.character(1).evades = True
    rival.do("attack:wizard:battle", "evade-all")
    assert (rival.turn_of, rival.told("scores")) == (1, [])


# -- things that last -----------------------------------------------------------------------------


@pytest.mark.rule("TALB-EVT-05", "TALB-EVT-04")
def test_a_blizzard_slows_everybody_for_two_rounds_and_no_longer() -> None:
    table = draw("blizzard helmet shield axe armour raft sword", "troll thief", dice="1")
    slow = []
    for _ in range(5):
        table.until(table.turn_of, "start" if table.asked[1] == "start" else "move")
        slow.append((table.turn_of, table.asked[1] == "start" and "roll" not in table.offers))
        first_move(table).settle()
    assert slow == [(1, True), (0, True), (1, True), (0, True), (1, False)]
    assert "blizzard" in table.discarded()


@pytest.mark.rule("TALB-EVT-05", "TALH-END-03")
def test_extra_turns_are_of_one_round() -> None:
    """What is counted in rounds does not pass sooner for whoever takes two turns in a row."""
    card = box_for("whole").card("blizzard", "adventure")
    table = Table(
        "troll thief",
        at=FAR,
        adventure="sword axe helmet",
        with_={"turns": 1},
        state={"lasting": [Lasting("blizzard", card, -1, 0, 2)]},
    )
    table.do("move:hills-1").settle()
    assert (table.turn_of, table.state.lasting[0].rounds) == (0, 2)
    table.do("move:plains-1").settle()
    assert (table.turn_of, table.state.lasting[0].rounds) == (1, 1)


@pytest.mark.rule("TALB-TOAD-15", "TALB-TOAD-01")
def test_a_toad_enchanted_anew_hops_for_three_whole_turns_more() -> None:
    """The turn in which that happens is none of them."""
    table = Table("troll thief", at=["fields-1", "chapel-1"], with_={"toad": 1}, dice="1")
    table.do("move:city-1", "way:city-enchantress").settle()
    assert table.me.toad == 3


@pytest.mark.rule("TALB-CARRY-07", "TALB-GOLD-04")
def test_followers_with_the_dungeon_keeper_go_with_him() -> None:
    table = Table(
        "wizard thief",
        at=FAR,
        hands="destruction",
        lying={"tunnel-1": "dungeon-keeper"},
        state={"kept": [box_for("whole").card("maiden", "adventure"), box_for("whole").card("mule", "purchase")]},
    )
    stock = len(table.state.purchases)
    table.do("cast-card:destruction:dungeon-keeper:tunnel-1")
    assert (table.state.kept, table.discarded(), table.discarded("dungeon")) == ([], ["maiden"], ["dungeon-keeper"])
    assert len(table.state.purchases) == stock + 1


@pytest.mark.rule("TALB-CAST-18", "TALB-SPC-04")
def test_a_hex_lies_for_three_full_rounds() -> None:
    table = Table("wizard thief", at=["fields-1", "tavern-1"], hands="hex")
    table.do("cast-at:hex:village-1")
    lying = []
    for _ in range(8):
        first_move(table) if table.offers_of("move") else None
        seat = table.turn_of
        while table.turn_of == seat and table.outcome is None and not table.offers_of("move"):
            table.match.choose(table.decision.seat, table.offers[-1])
        lying.append("hex" in table.lying("village-1"))
    assert lying[:5] == [True] * 5
    assert lying[-1] is False


@pytest.mark.rule("TALB-ALI-02", "TALB-ALI-05", "TALB-ALI-04")
def test_a_priest_who_has_become_evil_is_evil() -> None:
    """The Chapel hurts it from now on, and what an evil character may not have stays behind: Followers, too."""
    table = draw("mephistopheles", "priest thief", objects="holy-lance sword", followers="holy-avenger mule")
    assert (table.me.alignment, table.objects(), table.followers()) == ("evil", ["sword"], ["mule"])
    assert table.lying("fields-1") == ["holy-lance", "holy-avenger"]
    assert here("priest thief", "chapel-1", alignment="evil").me.lives == 3


# -- belongings -----------------------------------------------------------------------------------


@pytest.mark.rule("TALB-CARRY-06", "TALB-FOL-02")
def test_a_mule_taken_by_mesmerism_leaves_its_burden_behind() -> None:
    table = Table(
        "wizard thief",
        at=FAR,
        hands="mesmerism",
        objects=["", "sword helmet shield axe ring cross"],
        followers=["", "mule"],
    )
    table.do("cast-on:mesmerism:thief")
    assert table.asked == (1, "ditch")
    table.do("ditch:axe", "ditch:cross")
    assert (table.lying("city-1"), table.followers(), table.objects()) == (["axe", "cross"], ["mule"], [])


@pytest.mark.rule("TALB-CARRY-01", "TALB-CARRY-07")
def test_the_dungeon_keeper_takes_the_mule_and_the_burden_falls() -> None:
    table = draw(
        "dungeon-keeper",
        "thief elf",
        at="tunnel-1",
        gold=2,
        followers="mule guide",
        objects="sword axe helmet shield ring",
    )
    table.do("ditch:shield")
    assert table.offers == ["hire:mule", "hire:guide", "done"]
    table.do("hire:mule", "hire:guide").settle()
    assert (table.followers(), table.me.gold) == (["mule", "guide"], 0)
    assert table.discarded("dungeon") == ["dungeon-keeper"]


@pytest.mark.rule("TALB-GOLD-04", "TALB-COMP-15")
def test_there_is_no_thirty_first_coin() -> None:
    table = lay("two-bags-of-gold", "thief troll", gold=[15, 14]).do("take:two-bags-of-gold")
    assert (table.me.gold, table.character(1).gold) == (16, 14)


@pytest.mark.rule("TALB-SPG-08", "TALB-ABL-08", "TALB-MID-30")
def test_craft_that_falls_takes_spells_along() -> None:
    """On the Cursed Glade Solomon's Crown gives nothing, so that its owner holds too much there."""
    table = Table(
        "thief troll",
        at=["hills-3", "city-1"],
        objects="solomons-crown",
        hands="hex nullify",
        adventure="sword",
        dice="1",
    )
    assert table.do("roll", "move:cursed-glade-1").asked == (0, "discard-spell")
    table.do("discard-spell:hex")
    assert table.hand() == ["nullify"]


@pytest.mark.rule("TALB-PLC-04")
@pytest.mark.parametrize(("points", "stays"), [(2, True), (1, False)])
def test_a_place_stays_until_its_last_point_is_taken(points: int, stays: bool) -> None:
    table = lay("magic-stream", "thief troll", state={"stock": {"magic-stream": points}})
    assert (table.me.strength, table.lying("fields-1")) == (1, ["magic-stream"] if stays else [])
    assert table.discarded() == ([] if stays else ["magic-stream"])


# -- attacks --------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-TOAD-02", "TALB-TOAD-12")
def test_a_toad_wins_a_life_and_nothing_else() -> None:
    table = Table("thief troll", stage="encounter", dice="1 6", gold=[3, 1], objects="sword")
    table.character(1).toad = 2
    table.do("attack:troll:battle")
    assert (table.last("scores", "rival"), table.me.lives, table.me.gold, table.objects()) == (7, 3, 3, ["sword"])


@pytest.mark.rule("TALB-CHE-03", "TALB-FOL-02")
def test_the_wise_man_goes_with_a_thief_too() -> None:
    table = Table("thief troll", stage="encounter", followers=["", "wise-man"], gold=[0, 1]).do("steal:troll")
    assert (table.followers(), table.followers(1), table.me.gold) == (["wise-man"], [], 1)


@pytest.mark.rule("TALB-CHE-03")
def test_the_minstrel_takes_the_maiden_and_the_princess() -> None:
    given: dict[str, Any] = {"stage": "encounter", "followers": ["", "maiden mule princess"], "gold": 0}
    both = Table("minstrel troll", **given).do("lure:troll:maiden")
    assert both.offers == ["take-follower:princess", "decline"]
    both.do("take-follower:princess")
    assert (both.followers(), both.followers(1), both.turn_of) == (["maiden", "princess"], ["mule"], 1)
    one = Table("sorceress troll", **given).do("lure:troll:mule")
    assert (one.followers(), one.turn_of) == (["mule"], 1)


# -- death ----------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-DEAD-06", "TALB-DEAD-07", "TALH-END-01")
def test_who_waits_for_a_successor_when_the_crown_is_reached_waits_in_vain() -> None:
    table = Table("warrior troll", at=["valley-of-fire", "desert-1"], objects="talisman")
    table.character(1).role = None
    table.do("step:crown-of-command")
    assert table.outcome is not None
    assert (table.outcome.winners, table.state.how) == ((0,), "last-one")


@pytest.mark.rule("TALH-END-02", "TALB-DEAD-08")
def test_a_pestilence_that_kills_the_last_two_leaves_a_draw() -> None:
    table = draw("pestilence", "thief troll", lives=[1, 1], state={"crowned": True})
    assert table.outcome is not None
    assert (table.outcome.winners, table.state.how) == ((0, 1), "all-killed")


@pytest.mark.rule("TALB-DEAD-01", "TALB-INN-01", "TALB-INMOV-06")
def test_goods_of_the_dead_lie_in_the_inner_region_for_whoever_goes_on() -> None:
    table = Table("thief troll", at=["mines", "city-1"], objects="sword talisman", lives=[1, 6], gold=2, dice="5 6").do(
        "step:vampires-tower"
    )
    assert (table.lying("vampires-tower"), table.coins("vampires-tower")) == (["sword", "talisman"], 2)
    given: dict[str, Any] = {"lying": {"vampires-tower": "sword"}, "coins": {"vampires-tower": 2}}
    onward = Table("thief troll", at=["mines", "city-1"], dice="1", **given).do("step:vampires-tower")
    assert onward.offers == ["take:sword", "take-gold", "done"]
    back = Table("thief troll", at=["pits", "city-1"], dice="1", **given)
    assert (back.where(), back.turn_of) == ("vampires-tower", 1)


@pytest.mark.rule("TALB-DEAD-03", "TALB-TURN-06")
def test_extra_turns_die_with_the_character() -> None:
    table = here("thief troll", "desert-1", lives=[1, 6], with_={"turns": 2})
    assert (table.turn_of, table.me.turns) == (1, 0)


# -- being moved ----------------------------------------------------------------------------------


@pytest.mark.rule("TALB-TURN-07", "TALB-SPC-15")
def test_the_imp_takes_one_away_from_what_was_drawn_with_it() -> None:
    table = draw("imp wolf", "troll thief", at="ruins-1", dice="2 6")
    assert (table.where(), table.lying("ruins-1"), table.me.craft) == ("forest-1", ["wolf"], 1)


@pytest.mark.rule("TAL-CHAM-03", "TAL-CHAM-02")
def test_the_secret_passage_leads_before_the_lord() -> None:
    table = lay("secret-passage", "thief troll", at="tunnel-1", dice="6").do("accept")
    assert (table.where(), table.asked) == ("treasure-chamber", (0, "fight-with"))


@pytest.mark.rule("TALH-EMG-07", "TALB-CRN-13")
def test_who_emerges_on_an_occupied_crown_encounters_the_other() -> None:
    table = Table(
        "warrior troll elf",
        at=["treasure-chamber", "crown-of-command", "city-1"],
        stage="encounter",
        strength=[15, 0, 0],
        treasures="random",
        dice="6 1 1",
    ).do("fight-with:strength")
    assert table.where() == "crown-of-command"
    assert table.told("attacks")
    assert table.told("command-cast") == []


@pytest.mark.rule("TALB-PORT-06", "TALB-CHE-02")
def test_the_turn_ends_on_the_plain_behind_the_portal_whoever_stands_there() -> None:
    table = Table("warrior troll", at=["castle-1", "plain-of-peril"], dice="2 1 1").do("open-portal:strength")
    assert (table.where(), table.turn_of) == ("plain-of-peril", 1)


# -- variants of the Dungeon ----------------------------------------------------------------------


@pytest.mark.rule("TAL-SHORT-08", "TALH-SHORT-06")
def test_in_the_short_game_whoever_fails_faces_the_lord_again() -> None:
    table = Table("thief troll", at=["treasure-chamber", "tunnel-1"], goal="short", dice="1 6 1 1 1")
    table.do("fight-with:strength")
    assert (table.where(), table.me.lives, table.turn_of) == ("treasure-chamber", 3, 1)


@pytest.mark.rule("TAL-FOF-01", "TAL-FOF-02", "TAL-FLEE-04", "TAL-FLEE-03")
def test_whoever_flees_walks_on_past_the_ruins_and_is_free_there() -> None:
    table = Table("thief troll", at=["tunnel-2", "city-1"], flight="fight-or-flight", dice="5").do("flee")
    assert table.offers == ["move:forest-1", "move:tavern-1"]
    table.do("move:tavern-1")
    assert table.me.fleeing is False
    bound = Table("thief troll", at=["library", "city-1"], flight="fight-or-flight", dice="2")
    assert bound.do("roll").where() == "cell"
