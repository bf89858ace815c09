"""Death and successors, the Warlock's quests, the Crown, the end of a match (TALB-DEAD, QST, CRN, TALH-END, SOLO)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.talisman.table import Table

TWO = ["fields-1", "oasis-1"]


def slain(**given: Any) -> Table:
    """The first character is killed by a pestilence of its own."""
    given.setdefault("at", TWO)
    return Table("warrior troll", stage="encounter", lives=[1], adventure="pestilence", **given)


@pytest.mark.rule("TALB-LIF-03", "TALB-DEAD-01", "TALB-DEAD-02")
def test_what_becomes_of_the_killed() -> None:
    table = slain(objects="sword", followers="mule", gold=3, strength=2, fate=1)
    assert table.me.role is None
    assert (table.lying("fields-1"), table.coins("fields-1")) == (["sword", "mule"], 3)
    assert (table.me.strength, table.me.fate, table.me.gold) == (0, 0, 0)
    assert not table.me.out


@pytest.mark.rule("TALB-DEAD-03", "TALB-DEAD-04", "TALB-DEAD-05", "TALB-DEAD-09", "TALH-SOLO-04")
def test_a_new_character_on_the_next_turn() -> None:
    table = slain(dice="1 1")
    table.do(table.offers_of("move")[0]).settle()
    assert table.turn_of == 0
    role = table.me.role
    assert role is not None
    assert role.id not in ("warrior", "troll")
    assert (table.me.lives, table.me.fate, table.me.gold) == (role.life, role.fate, 1)
    assert len(table.me.spells) == 0 or role.entry.spells
    assert table.asked[0] == 0
    started = [event.data for event in table.told("starts")]
    assert started[-1]["space"] == role.entry.start


@pytest.mark.rule("TALB-DEAD-06", "TALB-DEAD-07", "TALB-CRN-11", "TALB-CRN-14", "TAL-GEN-02", "TALH-END-01")
def test_out_once_somebody_was_on_the_crown() -> None:
    table = slain(state={"crowned": True})
    assert table.me.out
    assert table.outcome is not None
    assert table.outcome.winners == (1,)


@pytest.mark.rule("TALB-DEAD-08")
def test_that_holds_even_if_nobody_is_there_any_more() -> None:
    table = Table(
        "warrior troll thief",
        at=["fields-1", "oasis-1", "oasis-1"],
        stage="encounter",
        lives=[1],
        adventure="pestilence",
        state={"crowned": True},
    )
    assert [c.out for c in table.state.characters] == [True, False, False]
    assert table.outcome is None
    assert table.turn_of == 1


@pytest.mark.rule("TALB-DEAD-10")
def test_a_quest_lapses() -> None:
    table = slain(with_={"quest": 2, "toad": 2, "missing": 1, "turns": 1, "privileges": ["tavern-ferry"]})
    c = table.me
    assert (c.quest, c.toad, c.missing, c.turns, c.privileges) == (0, 0, 0, 0, [])


@pytest.mark.rule("TALH-DECK-06")
def test_when_no_character_is_left_the_killed_return() -> None:
    table = slain()
    s = table.state
    s.killed = [*s.unused, *s.killed]
    s.unused = []
    last = s.killed[-1]
    table.do(table.offers_of("move")[0]).settle()
    assert table.me.role is not None
    assert table.me.role is not last
    assert table.state.killed == [last]
    assert sorted([table.me.role.id, *[role.id for role in table.state.unused]]) == sorted(
        [role.id for role in table.state.box.roles if role is not last and role is not table.character(1).role]
    )


@pytest.mark.rule("TALH-END-02")
def test_all_killed_by_one_effect_share_it() -> None:
    table = Table(
        "warrior troll thief",
        at=["fields-1", "city-1", "chapel-1"],
        stage="encounter",
        lives=[1, 1, 1],
        adventure="pestilence",
        state={"crowned": True},
    )
    assert table.outcome is not None
    assert table.outcome.winners == (0, 1, 2)
    one_left = Table(
        "warrior troll thief",
        at=["fields-1", "city-1", "oasis-1"],
        stage="encounter",
        lives=[1, 1, 1],
        adventure="pestilence",
        state={"crowned": True},
    )
    assert one_left.outcome is not None
    assert one_left.outcome.winners == (2,)


def test_a_magic_shell_dies_with_its_owner_and_destroy_magic_outlives_it() -> None:
    from undercroft.games.talisman.lasting import begin

    table = Table("warrior troll thief", at=["fields-1", "city-1", "oasis-1"], state={"crowned": True})
    s = table.state
    begin(s, "magic-shell", None, -1, 0, 1)
    begin(s, "destroy-magic", None, -1, 0, 1)
    from undercroft.games.talisman.death import kill

    kill(s, table.me)
    assert [one.name for one in s.lasting] == ["destroy-magic"]
    assert table.me.out


# -- quests ---------------------------------------------------------------------------------------

CAVE = ["warlocks-cave-1", "city-1"]


@pytest.mark.rule("TALB-QST-01", "TALB-QST-08", "TALB-MID-01")
def test_a_quest_for_those_who_want_one() -> None:
    table = Table("troll thief", at=CAVE, stage="encounter", dice="2")
    assert table.offers == ["accept", "decline"]
    assert table.do("accept").me.quest == 2
    assert Table("troll thief", at=CAVE, stage="encounter").do("decline").me.quest == 0
    busy = Table("troll thief", at=CAVE, stage="encounter", with_={"quest": 1}, dice="6")
    assert (busy.do("accept") if "accept" in busy.offers else busy).me.quest == 1


@pytest.mark.rule("TALB-QST-02", "TALB-QST-10", "TALB-QST-11")
def test_quest_one_take_a_life() -> None:
    table = Table("warrior thief", stage="encounter", gold=0, with_={"quest": 1}, dice="6 6 1").do(
        "attack:thief:battle"
    )
    assert (table.where(), table.objects(), table.me.quest) == ("warlocks-cave-1", ["talisman"], 0)
    assert len(table.state.talismans) == 3


@pytest.mark.rule("TALB-QST-03", "TALB-QST-12")
def test_quest_two_kill_an_enemy() -> None:
    table = Table(
        "troll thief",
        at=TWO,
        stage="encounter",
        trophies="bear",
        lying={"fields-1": "goblin"},
        with_={"quest": 2},
        dice="6 1",
    )
    assert (table.where(), table.objects()) == ("warlocks-cave-1", ["talisman"])
    before = Table("troll thief", at=TWO, stage="encounter", trophies="bear", with_={"quest": 2})
    assert before.where() == "fields-1"


@pytest.mark.rule("TALB-QST-04", "TALB-QST-05", "TALB-QST-06", "TALB-QST-07", "TALB-QST-09")
@pytest.mark.parametrize(
    ("quest", "given", "left"),
    [
        (3, {"followers": "mule"}, ([], [], 1)),
        (4, {"objects": "ring sword"}, ([], ["sword"], 1)),
        (5, {"gold": 4}, ([], [], 1)),
        (6, {"gold": 4}, ([], [], 2)),
    ],
)
def test_quests_that_are_paid(quest: int, given: dict[str, Any], left: tuple[list[str], list[str], int]) -> None:
    table = Table("troll thief", at=TWO, stage="encounter", with_={"quest": quest}, **given)
    assert (table.followers(), table.objects()[:-1], table.me.gold) == left
    assert (table.where(), table.objects()[-1], table.me.quest) == ("warlocks-cave-1", "talisman", 0)


@pytest.mark.rule("TALB-QST-09")
def test_a_quest_waits_until_it_can_be_paid() -> None:
    for quest in (3, 4, 5, 6):
        table = Table("troll thief", at=TWO, stage="encounter", gold=1, objects="sword", with_={"quest": quest})
        assert (table.me.quest, table.where(), table.objects()) == (quest, "fields-1", ["sword"])


@pytest.mark.rule("TALB-QST-11", "TALB-TAL-04", "TALB-TAL-05")
def test_no_talisman_left() -> None:
    table = Table("troll thief", at=TWO, stage="encounter", gold=3, with_={"quest": 5}, state={"talismans": []})
    assert (table.where(), table.objects(), table.me.quest) == ("warlocks-cave-1", [], 0)


# -- the Crown ------------------------------------------------------------------------------------


def crowned(roles: str = "warrior troll thief", **given: Any) -> Table:
    """The first character alone on the Crown, about to have its encounter."""
    seats = len(roles.split())
    given.setdefault("at", ["crown-of-command", *["fields-1", "oasis-1", "tunnel-1", "crypt", "city-1"][: seats - 1]])
    return Table(roles, stage="encounter", **given)


@pytest.mark.rule("TALB-CRN-02", "TALB-CRN-03")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_the_command_spell_may_fail(die: int) -> None:
    table = crowned(dice=str(die))
    assert table.told("command-cast")
    assert [c.lives for c in table.state.characters] == [5, 6, 4]


@pytest.mark.rule("TALB-CRN-04", "TALB-EVT-03")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_the_command_spell_strikes_everywhere(die: int) -> None:
    table = crowned("warrior troll thief elf monk", dice=str(die))
    assert [c.lives for c in table.state.characters] == [5, 5, 3, 3, 3]


@pytest.mark.rule("TALB-CRN-06", "TALB-CRN-07")
def test_the_amulet_and_the_command_spell() -> None:
    owner = crowned(objects="amulet", dice="6")
    assert owner.told("command-not-cast")
    assert owner.character(1).lives == 6
    target = crowned(objects=["", "amulet", ""], dice="6")
    assert target.character(1).lives == 5


@pytest.mark.rule("TALB-CRN-09")
def test_armour_does_not_help() -> None:
    table = crowned(objects=["", "armour", ""], dice="6 6")
    assert table.character(1).lives == 5
    assert table.told("saving-roll") == []


@pytest.mark.rule("TALB-CRN-12", "TALB-CRN-13")
def test_two_on_the_crown_must_meet() -> None:
    table = crowned(at=["crown-of-command", "crown-of-command", "city-1"], dice="1 1 6")
    assert table.told("command-cast") == []
    assert table.told("attacks")
    three = crowned(at=["crown-of-command"] * 3)
    assert three.offers == ["attack:troll:battle", "attack:thief:battle"]


@pytest.mark.rule("TALB-CRN-15")
def test_the_first_one_on_arrival() -> None:
    table = Table("warrior troll", at=["valley-of-fire", "city-1"], objects="talisman", dice="4").do(
        "step:crown-of-command"
    )
    assert table.told("command-cast")
    assert table.character(1).lives == 5


@pytest.mark.rule("TALB-CRN-16")
def test_the_command_die_may_be_rerolled() -> None:
    table = crowned(fate=1, dice="1 6").do("reroll:1")
    assert table.character(1).lives == 5


@pytest.mark.rule("TALB-CRN-14", "TALH-END-01", "TALB-OBJ-01")
def test_the_last_one_wins() -> None:
    table = crowned("warrior troll", lives=[5, 1], dice="6", state={"crowned": True})
    assert table.outcome is not None
    assert (table.outcome.winners, table.state.how) == ((0,), "last-one")


@pytest.mark.rule("TALB-VAR-03", "TALB-VAR-04", "TALB-VAR-05")
@pytest.mark.parametrize(
    ("roles", "command", "least"),
    [
        ("warrior troll thief elf", "easier", 4),
        ("warrior troll thief elf monk", "easier", 3),
        ("warrior troll thief elf monk ghoul", "easier", 2),
        ("warrior troll thief elf monk ghoul", "standard", 4),
    ],
)
def test_an_easier_command_spell(roles: str, command: str, least: int) -> None:
    for die in range(1, 7):
        table = crowned(roles, command=command, dice=str(die))
        assert (table.character(1).lives < 6) is (die >= least)


@pytest.mark.rule("TALB-VAR-09")
def test_bloodbath_knows_no_successors() -> None:
    table = slain(death="bloodbath")
    assert table.me.out
    assert table.outcome is not None
    assert table.outcome.winners == (1,)


@pytest.mark.rule("TALB-VAR-10")
def test_sudden_death() -> None:
    table = Table("warrior troll", at=["valley-of-fire", "city-1"], objects="talisman", crown="sudden-death").do(
        "step:crown-of-command"
    )
    assert table.outcome is not None
    assert (table.outcome.winners, table.state.how) == ((0,), "crown")


@pytest.mark.rule("TALB-VAR-12", "TALB-VAR-13", "TALB-VAR-14")
def test_inheritance() -> None:
    table = slain(estate="inheritance", objects="sword axe helmet shield ring", followers="mule", gold=3, dice="1 1")
    assert (table.lying("fields-1"), table.coins("fields-1")) == ([], 0)
    table.do(table.offers_of("move")[0])
    assert (table.asked, table.lying(table.where())) == (
        (0, "take"),
        ["sword", "axe", "helmet", "shield", "ring", "mule"],
    )
    table.do("take:mule", "take:sword", "take:axe", "take:helmet", "take:shield", "take:ring", "take-gold")
    assert (table.turn_of, table.me.gold) == (0, 4)
    assert sorted(table.objects()) == sorted(["sword", "axe", "helmet", "shield", "ring"])
    killer = Table(
        "thief troll", stage="encounter", estate="inheritance", objects=["", "sword"], lives=[4, 1], dice="6 1"
    ).do("attack:troll:battle", "take-life")
    assert killer.objects() == []


@pytest.mark.rule("TALB-VAR-11", "TALH-END-03")
def test_the_limit_of_rounds() -> None:
    table = Table("warrior troll", at=["hills-1", "oasis-1"], rounds=1, strength=[2, 1], gold=[1, 1], dice="1 1")
    table.do("move:plains-1").settle()
    table.do(table.offers_of("move")[0]).settle()
    assert table.outcome is not None
    assert (table.outcome.winners, table.state.how) == ((0,), "rounds")
    assert table.outcome.scores == (2, 1)


@pytest.mark.rule("TALH-END-03", "TALB-VAR-11")
@pytest.mark.parametrize(
    ("given", "winners"),
    [
        ({"craft": [0, 1]}, (1,)),
        ({"gold": [2, 1]}, (0,)),
        ({"followers": ["", "mule"]}, (1,)),
        ({"objects": ["sword", ""]}, (0,)),
        ({"lives": [5, 5]}, (0, 1)),
        ({"lives": [4, 6]}, (1,)),
    ],
)
def test_what_is_counted_then(given: dict[str, Any], winners: tuple[int, ...]) -> None:
    table = Table("warrior troll", at=["hills-1", "woods-2"], rounds=1, dice="1 1", **given)
    table.do("move:plains-1").settle()
    table.do(table.offers_of("move")[0]).settle()
    assert table.outcome is not None
    assert table.outcome.winners == winners


@pytest.mark.rule("TALB-VAR-15", "TALB-VAR-16")
def test_evading_unfriendly_individuals() -> None:
    given: dict[str, Any] = {"stage": "encounter", "with_": {"evades": True}, "evading": "individuals"}
    table = Table("troll thief", at=["black-knight-1", "city-1"], **given)
    assert table.offers == ["evade-all", "go-on"]
    assert (table.do("evade-all").me.gold, table.me.lives) == (1, 6)
    witch = Table("troll thief", at=TWO, lying={"fields-1": "witch"}, **given)
    assert "evade-all" in witch.offers
    tower = Table("troll thief", at=["vampires-tower", "city-1"], dice="1", **given)
    assert tower.me.lives == 5
    standard = Table("troll thief", at=["black-knight-1", "city-1"], stage="encounter", with_={"evades": True})
    assert "evade-all" not in standard.offers


# -- alone ----------------------------------------------------------------------------------------


@pytest.mark.rule("TALH-SOLO-01")
def test_alone_nobody_is_outlasted() -> None:
    table = Table("warrior", dice="1")
    assert table.outcome is None


@pytest.mark.rule("TALH-SOLO-02", "TALH-SOLO-05")
def test_alone_the_crown_wins() -> None:
    table = Table("warrior", at="valley-of-fire", objects="talisman", state={"round": 12}).do("step:crown-of-command")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.scores) == ((0,), (12,))
    lord = Table("warrior", at="treasure-chamber", stage="encounter", goal="lord", strength=20, dice="6 6 1").do(
        "fight-with:strength"
    )
    assert lord.outcome is not None
    assert (lord.outcome.winners, lord.state.how) == ((0,), "lord")


@pytest.mark.rule("TALH-SOLO-03")
@pytest.mark.parametrize(("solo_rounds", "last"), [("thirty", 30), ("fifty", 50), ("eighty", 80), ("none", 0)])
def test_alone_rounds_are_limited(solo_rounds: str, last: int) -> None:
    table = (
        Table("warrior", at="hills-1", solo_rounds=solo_rounds, state={"round": last or 90}, dice="1")
        .do("move:plains-1")
        .settle()
    )
    assert (table.outcome is not None) is (last > 0)
    if table.outcome is not None:
        assert table.outcome.winners == ()


@pytest.mark.rule("TALH-SOLO-04")
def test_alone_a_killed_character_is_replaced() -> None:
    table = Table("warrior", stage="encounter", lives=1, adventure="pestilence")
    assert table.outcome is None
    assert (table.state.round, table.me.role is not None) == (2, True)
    bloody = Table("warrior", stage="encounter", lives=1, adventure="pestilence", death="bloodbath")
    assert bloody.outcome is not None
    assert bloody.outcome.winners == ()


@pytest.mark.rule("TALH-SOLO-06")
def test_alone_no_life_is_to_be_taken() -> None:
    table = Table("troll", at="warlocks-cave-1", stage="encounter", dice="1 1 3").do("accept")
    assert table.me.quest == 3


@pytest.mark.rule("TALB-VAR-14")
def test_what_is_inherited_is_no_loot_though_the_same_lies_there() -> None:
    lying = {"fields-1": "sword"}
    table = Table(
        "troll thief", stage="encounter", objects=["", "sword"], lives=[6, 1], lying=lying, coins={"fields-1": 1},
        estate="inheritance", dice="6 1",
    )  # fmt: skip
    table.do("attack:thief:battle", "take-life")
    assert table.asked != (0, "loot")
    assert (table.objects(), table.lying("fields-1"), table.coins("fields-1")) == ([], ["sword"], 1)


@pytest.mark.rule("TALB-VAR-12", "TALB-DEAD-01", "TALB-DEAD-06")
def test_whoever_has_no_successor_any_more_leaves_the_estate_where_it_died() -> None:
    """Somebody came to the Crown before the heir did."""
    table = Table(
        "thief troll elf", at=["desert-1", "valley-of-fire", "city-1"], stage="encounter", estate="inheritance",
        lives=[1, 6, 4], objects=["sword", "talisman", ""], followers="mule", gold=[3, 1, 1], dice="1 1 1",
    )  # fmt: skip
    assert (table.me.role, table.me.out, table.lying("desert-1")) == (None, False, [])
    table.do("step:crown-of-command")
    assert (table.me.out, table.lying("desert-1"), table.coins("desert-1")) == (True, ["sword", "mule"], 3)


@pytest.mark.rule("TALB-TOAD-10", "TALB-TOAD-13", "TALB-TRO-02")
def test_a_toad_keeps_its_trophies_for_better_days() -> None:
    table = Table("troll thief", at=["fields-1", "city-1"], trophies="dragon", with_={"toad": 2}).do("move:hills-1")
    while table.turn_of == 0:
        assert table.asked[1] != "trade-in"
        table.match.choose(0, table.offers[-1])
    assert table.trophies() == ["dragon"]
