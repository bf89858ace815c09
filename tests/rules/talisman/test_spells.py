"""Spells: what each does, when it can be cast, and windows (TALB-SPG, TALB-CAST, TALH-WND)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.talisman.table import Table

APART = ["fields-1", "city-1", "chapel-1"]


def casts(table: Table, seat: int) -> list[str]:
    """What this seat can cast now."""
    return [offer for offer in table.offers_to(seat) if offer.startswith("cast")]


def start(hands: Any, roles: str = "wizard troll", **given: Any) -> Table:
    given.setdefault("at", APART)
    return Table(roles, hands=hands, **given)


# -- gaining and holding --------------------------------------------------------------------------


@pytest.mark.rule("TALB-SPG-01", "TALB-SPG-02", "TALB-SPG-03", "TALB-SPG-04", "TALB-SPG-14")
@pytest.mark.parametrize(("craft", "limit"), [(0, 0), (1, 1), (2, 2), (3, 2), (4, 3), (9, 3)])
def test_how_many_spells(craft: int, limit: int) -> None:
    table = Table(
        "warrior", stage="encounter", craft=craft, adventure="book-of-spells", spells="hex random healing alchemy"
    )
    assert len(table.hand()) == limit


@pytest.mark.rule("TALB-SPG-05", "TALB-ABL-03", "TALB-ABL-08")
def test_total_craft_counts_and_falls() -> None:
    table = Table(
        "warrior troll", at=["chasm-1", "city-1"], stage="encounter", followers="maiden", hands="hex random", dice="6 1"
    )
    table.settle().do("discard-spell:hex")
    assert table.followers() == []
    assert (table.craft(), table.hand()) == (2, [])


@pytest.mark.rule("TALB-SPG-06", "TALB-SPG-07")
def test_the_top_card_and_nothing_beyond_the_limit() -> None:
    table = Table("priest", stage="encounter", alignment="good", lying={"fields-1": "mage"}, spells="hex random")
    assert table.hand() == ["hex"]
    full = Table(
        "priest", stage="encounter", hands="healing alchemy", lying={"fields-1": "mage"}, spells="hex", moments=()
    )
    assert full.hand() == ["healing", "alchemy"]
    assert [card.id for card in full.state.spell_deck] == ["hex"]


@pytest.mark.rule("TALB-SPG-08", "TALB-SPG-09", "TALB-MID-08")
def test_too_many_are_discarded_by_choice() -> None:
    table = Table(
        "wizard troll",
        at=["city-1", "oasis-1"],
        stage="encounter",
        craft=1,
        hands="hex random healing",
        dice="3",
        moments=(),
    )
    table.do("way:city-enchantress")
    assert table.asked == (0, "discard-spell")
    assert table.offers == ["discard-spell:hex", "discard-spell:random", "discard-spell:healing"]
    table.do("discard-spell:random")
    assert (table.hand(), table.discarded("spell")) == (["hex", "healing"], ["random"])


@pytest.mark.rule("TALB-SPG-10")
def test_spells_are_not_thrown_away() -> None:
    table = start("hex random")
    assert not [offer for offer in table.offers if offer.startswith("discard")]


@pytest.mark.rule("TALB-SPG-11", "TALB-CARRY-10")
def test_spells_are_secret_and_goods_are_not() -> None:
    table = start("hex random", objects="sword", followers="mule")
    for seat, hand in ((0, ["hex", "random"]), (1, []), (None, [])):
        view = table.match.view(seat).characters[0]  # type: ignore[attr-defined]  # a view of Talisman
        assert (view.hand, view.spells) == (hand, 2)
        assert (view.objects, view.followers) == (["sword"], ["mule"])


@pytest.mark.rule("TALB-SPG-12")
def test_spells_are_no_objects() -> None:
    table = start("hex random", objects="sword axe helmet shield")
    assert table.asked == (0, "start")


@pytest.mark.rule("TALB-SPG-13", "TALB-TRO-10", "TALB-DEAD-02")
def test_a_killed_characters_spells_and_trophies_are_discarded() -> None:
    table = Table(
        "wizard troll",
        at=APART,
        stage="encounter",
        lives=1,
        hands="hex",
        trophies="bear",
        adventure="pestilence",
    ).settle()
    assert table.last("spell-discarded", "card") == "hex"
    assert "bear" in table.discarded()


# -- casting --------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-CAST-01", "TALH-WND-04")
@pytest.mark.parametrize(
    "spell",
    [
        "alchemy",
        "destroy-magic",
        "divination",
        "temporal-warp",
        "craft-spell",
        "strength-spell",
        "magic-portal-spell",
        "magic-shell",
        "temporal-vortex",
    ],
)
def test_spells_for_the_start_of_the_own_turn(spell: str) -> None:
    table = start(spell, objects="sword", dice="1 1 1")
    assert casts(table, 0) == [f"cast:{spell}"]
    table.do("roll", "move:hills-1")
    expected = [f"cast:{spell}"] if spell in ("destroy-magic", "magic-shell") else []
    while table.turn_of == 0 and table.decision.kind == "window":
        here = table.state.window
        assert casts(table, 0) == (expected if here == "end" else [])
        table.do("pass")
    while table.decision.kind == "window":
        assert casts(table, 0) == []
        table.do("pass")


@pytest.mark.rule("TALB-CAST-01", "TALB-CAST-02")
def test_refusals_of_spells() -> None:
    table = start("acquisition counterspell", gold=[1, 0])
    table.refuses("cast-on:acquisition:troll", "no-target", "TALB-CAST-02")
    table.refuses("cast:counterspell", "spell-not-now", "TALB-CAST-01")
    table.refuses("cast:alchemy", "spell-not-held", "TALB-SPG-11")
    table.refuses("cast-on:healing:elf", "not-playing", "TALB-SET-07")


@pytest.mark.rule("TALB-CAST-03", "TALB-CAST-04")
def test_as_many_as_held_at_the_start() -> None:
    table = start("strength-spell", spells="craft-spell hex", dice="1")
    table.do("cast:strength-spell")
    assert table.hand() == ["craft-spell"]
    assert table.asked == (0, "move")
    two = start("strength-spell hex", spells="craft-spell", dice="1", objects="wand")
    two.do("cast:strength-spell", "pass")
    assert casts(two, 0)[:1] == ["cast-at:hex:hills-1"]
    later = start("strength-spell alchemy", objects="sword", dice="1").do("cast:strength-spell", "pass")
    assert casts(later, 0) == ["cast:alchemy"]


@pytest.mark.rule("TALB-CAST-04")
def test_it_need_not_be_the_cards_held_then() -> None:
    table = start("strength-spell magic-shell", spells="craft-spell", roles="priest troll", at=["fields-1", "city-1"])
    table.me.may_cast = 2
    table.do("cast:strength-spell")
    assert table.me.may_cast == 1


@pytest.mark.rule("TALB-CAST-05")
def test_one_in_anothers_turn() -> None:
    table = start(["", "nullify random"], "troll priest", at=["fields-1", "city-1"], dice="1")
    assert table.asked == (1, "window")
    table.choose(1, "cast-on:random:troll")
    assert table.character(1).may_cast == 0
    table.until(0, "move")
    assert casts(table, 1) == []


@pytest.mark.rule("TALB-CAST-06", "TALB-CRN-02", "TALB-CRN-05")
def test_the_command_spell_is_outside_these_limits() -> None:
    table = Table("troll thief", at=["crown-of-command", "city-1"], stage="encounter", dice="4")
    assert table.told("command-cast")
    assert table.character(1).lives == 3


@pytest.mark.rule("TALB-CAST-09", "TALH-WND-06")
def test_destruction_after_the_move() -> None:
    table = start("destruction", lying={"hills-1": "dragon"}, adventure="sword", dice="1").do("roll", "move:hills-1")
    assert table.state.window == "move"
    assert casts(table, 0) == ["cast-card:destruction:dragon:hills-1"]
    table.do("cast-card:destruction:dragon:hills-1").settle()
    assert (table.lying("hills-1"), table.discarded()) == (["sword"], ["dragon"])
    assert table.told("attacked") == []


@pytest.mark.rule("TALB-CAST-10")
def test_start_or_end_of_the_own_turn() -> None:
    table = start("magic-shell", dice="1").do("roll", "move:hills-1")
    table.until(0, "window")
    while table.state.window != "end":
        table.do("pass")
    assert casts(table, 0) == ["cast:magic-shell"]


@pytest.mark.rule("TALB-CAST-11", "TALH-WND-04", "TALH-WND-02")
def test_immobility_at_anothers_start() -> None:
    table = start(["", "immobility"], "troll priest", at=["fields-1", "city-1"], lying={"crags-1": "bear"})
    assert (table.asked, table.state.window) == ((1, "window"), "start")
    assert casts(table, 1) == ["cast-on:immobility:troll", "cast-card:immobility:bear:crags-1"]
    table.do("cast-on:immobility:troll").settle()
    assert (table.turn_of, table.where()) == (1, "fields-1")


def test_immobility_of_a_creature() -> None:
    table = start("immobility", lying={"hills-1": "dragon sword"}, dice="1").do("cast-card:immobility:dragon:hills-1")
    table.do("move:hills-1")
    assert table.offers == ["take:sword", "done"]


@pytest.mark.rule("TALB-CAST-13", "TALH-WND-11")
def test_any_time_in_anyones_turn() -> None:
    table = start(["", "random"], "troll priest", at=["fields-1", "city-1"], lying={"hills-1": "bear"}, dice="1 6 1")
    seen = []
    for _ in range(12):
        if table.turn_of == 1 or table.match.outcome is not None:
            break
        if table.asked == (1, "window"):
            seen.append(table.state.window)
            assert bool(casts(table, 1)) is (table.state.window != "kill")
        table.match.choose(table.decision.seat, "move:hills-1" if table.decision.kind == "move" else "pass")
    assert seen == ["start", "move", "attack", "kill", "end"]


@pytest.mark.rule("TALB-CAST-15")
def test_spells_gained_at_the_start_come_first() -> None:
    table = start("strength-spell", objects="book-of-lore", spells="craft-spell", dice="1")
    assert "use:book-of-lore" in table.offers
    table.do("use:book-of-lore")
    assert len(table.hand()) == 2


@pytest.mark.rule("TALB-CAST-16")
def test_spells_reach_every_region() -> None:
    table = start("random", "wizard troll thief elf", at=["fields-1", "oasis-1", "crypt", "library"])
    assert casts(table, 0) == [f"cast-on:random:{name}" for name in ("wizard", "troll", "thief", "elf")]


@pytest.mark.rule("TALB-CAST-18")
def test_a_spell_is_discarded_when_its_effect_ends() -> None:
    table = start("magic-shell", dice="1 1 1").do("cast:magic-shell")
    assert table.discarded("spell") == []
    table.do("move:hills-1").settle()
    table.do(table.offers_of("move")[0]).settle()
    assert table.turn_of == 0
    assert table.discarded("spell") == ["magic-shell"]


# -- windows --------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-CAST-19", "TALB-CAST-20", "TALH-WND-12")
def test_counterspell() -> None:
    table = start(["strength-spell", "counterspell"], "wizard priest", at=["fields-1", "city-1"]).do(
        "cast:strength-spell"
    )
    assert (table.asked, table.state.window) == ((1, "window"), "spell")
    assert table.me.strength == 0
    table.do("cast:counterspell").settle()
    assert table.me.strength == 0
    assert sorted(table.discarded("spell")) == ["counterspell", "strength-spell"]
    assert table.me.may_cast == 0


@pytest.mark.rule("TALB-CAST-19", "TALH-WND-12")
def test_a_counterspell_against_a_counterspell() -> None:
    table = start(["strength-spell counterspell", "counterspell"], "wizard priest", at=["fields-1", "city-1"])
    table.do("cast:strength-spell", "pass").choose(1, "cast:counterspell")
    assert table.asked == (0, "window")
    table.do("cast:counterspell").settle()
    assert table.me.strength == 1


@pytest.mark.rule("TALH-WND-12", "TALH-WND-02")
def test_a_chain_of_three() -> None:
    table = Table(
        "wizard priest monk",
        at=["fields-1", "city-1", "chapel-1"],
        hands=["strength-spell", "counterspell", "counterspell"],
    ).do("cast:strength-spell")
    assert [each.seat for each in table.match.decisions] == [1, 2]
    table.match.choose(1, "cast:counterspell")
    table.match.choose(2, "pass")
    assert [made.seat for made in table.state.casts] == [0, 1]
    table.do("cast:counterspell").settle()
    assert table.me.strength == 1


@pytest.mark.rule("TALH-WND-13")
def test_spell_call_takes_the_card() -> None:
    table = start(["strength-spell", "spell-call"], "wizard priest", at=["fields-1", "city-1"]).do(
        "cast:strength-spell"
    )
    table.do("cast:spell-call").settle()
    assert (table.me.strength, table.hand(1)) == (1, ["strength-spell"])
    assert table.discarded("spell") == ["spell-call"]


@pytest.mark.rule("TALH-WND-13")
def test_spell_call_takes_a_cancelled_one_too() -> None:
    table = Table(
        "wizard priest monk",
        at=["fields-1", "city-1", "chapel-1"],
        hands=["strength-spell", "counterspell", "spell-call"],
    ).do("cast:strength-spell")
    table.match.choose(1, "cast:counterspell")
    table.match.choose(2, "pass")
    while casts(table, 2) != ["cast:spell-call"] or len(table.state.casts) > 1:
        table.do("pass")
    table.choose(2, "cast:spell-call").settle()
    assert (table.me.strength, table.hand(2)) == (0, ["strength-spell"])


@pytest.mark.rule("TALH-WND-14", "TALB-CRN-08", "TALH-WND-15")
def test_windows_of_the_command_spell() -> None:
    table = Table(
        "troll priest",
        at=["crown-of-command", "city-1"],
        stage="encounter",
        hands=["", "counterspell spell-call"],
        dice="6",
    )
    assert casts(table, 1) == ["cast:counterspell"]
    table.do("cast:counterspell").settle()
    assert table.character(1).lives == 4


@pytest.mark.rule("TALH-WND-15", "TALB-CRN-10")
def test_preventing_the_loss_of_a_life_to_the_command_spell() -> None:
    table = Table(
        "troll priest", at=["crown-of-command", "city-1"], stage="encounter", hands=["", "preservation"], dice="6"
    )
    table.do("pass")
    assert (table.state.window, casts(table, 1)) == ("life", ["cast-on:preservation:priest"])
    table.do("cast-on:preservation:priest").settle()
    assert table.character(1).lives == 4


@pytest.mark.rule("TALH-WND-03")
def test_who_is_asked_depends_on_what_all_can_see() -> None:
    """Whoever holds Spells is asked in a window, whatever they are; whoever holds none is not."""
    for held in ("counterspell", "alchemy"):
        table = start(["strength-spell", held], "wizard priest", at=["fields-1", "city-1"]).do("cast:strength-spell")
        assert table.asked == (1, "window")
        assert "pass" in table.offers
    none = start(["strength-spell", ""], "wizard priest", at=["fields-1", "city-1"], dice="1").do("cast:strength-spell")
    assert none.asked == (0, "move")


@pytest.mark.rule("TALH-WND-01", "TALH-WND-05")
def test_twist_of_fate_once_fate_is_paid() -> None:
    table = start("twist-of-fate", fate=1, dice="1")
    assert casts(table, 0) == []
    table.do("roll")
    assert (table.asked, casts(table, 0)) == ((0, "fate"), [])
    table.do("reroll:1")
    assert (table.asked, casts(table, 0)) == ((0, "window"), ["cast:twist-of-fate"])
    table.do("cast:twist-of-fate", "set-die:5")
    assert table.asked == (0, "move")
    assert table.offers == ["move:tavern-1", "move:crags-1"]


@pytest.mark.rule("TALH-WND-08")
def test_divine_intervention_after_the_scores() -> None:
    table = Table(
        "wizard troll",
        at=APART,
        stage="encounter",
        lying={"fields-1": "dragon"},
        hands="divine-intervention",
        dice="1 6",
    )
    table.do("go-on")
    assert casts(table, 0) == []
    table.do("pass")
    assert (table.state.window, casts(table, 0)) == ("defeat", ["cast:divine-intervention"])
    table.do("cast:divine-intervention").settle()
    assert (table.me.lives, table.turn_of) == (4, 1)
    won = Table(
        "wizard troll",
        at=APART,
        stage="encounter",
        lying={"fields-1": "goblin"},
        hands="divine-intervention",
        dice="6 1",
    )
    won.do("go-on", "pass")
    assert casts(won, 0) == []


@pytest.mark.rule("TALH-WND-08")
def test_only_the_defeated_side_is_asked_then() -> None:
    table = Table(
        "troll priest",
        at=["fields-1", "city-1"],
        stage="encounter",
        lying={"fields-1": "dragon"},
        hands=["", "divine-intervention"],
        dice="1 6",
    )
    windows = []
    while table.turn_of == 0 and table.decision.kind == "window":
        windows.append(table.state.window)
        table.do("pass")
    assert "defeat" not in windows
    assert table.me.lives == 5


@pytest.mark.rule("TALH-WND-08")
def test_the_aegis() -> None:
    for die, lives in ((3, 3), (4, 4)):
        table = Table(
            "wizard troll",
            at=APART,
            stage="encounter",
            lying={"fields-1": "dragon"},
            objects="aegis",
            dice=f"1 6 {die}",
        )
        assert (table.me.lives, table.turn_of) == (lives, 1)


@pytest.mark.rule("TALH-WND-09", "TALB-LIF-04", "TAL-LORD-08")
def test_saving_rolls_before_spells() -> None:
    table = Table(
        "wizard troll",
        at=APART,
        stage="encounter",
        lying={"fields-1": "dragon"},
        hands="preservation",
        objects="armour",
        dice="1 6 4",
    ).do("go-on", "pass", "pass")
    assert (table.me.lives, table.hand()) == (4, ["preservation"])
    failed = Table(
        "wizard troll",
        at=APART,
        stage="encounter",
        lying={"fields-1": "dragon"},
        hands="preservation",
        objects="armour",
        dice="1 6 3",
    ).do("go-on", "pass", "pass")
    assert failed.state.window == "life"
    failed.do("cast-on:preservation:wizard").settle()
    assert failed.me.lives == 4


@pytest.mark.rule("TALH-WND-09")
def test_the_losers_spells_before_those_of_others() -> None:
    table = Table(
        "wizard priest",
        at=["fields-1", "city-1"],
        stage="encounter",
        hands=["restoration", "restoration"],
        adventure="pestilence",
    )
    assert table.state.window == "life"
    assert [each.seat for each in table.match.decisions] == [0]
    table.do("pass")
    assert [each.seat for each in table.match.decisions] == [1]


@pytest.mark.rule("TALH-WND-10")
def test_healing_before_the_life_is_lost() -> None:
    table = Table(
        "wizard troll",
        at=["fields-1", "oasis-1"],
        stage="encounter",
        lives=[1],
        hands="healing",
        adventure="pestilence",
    )
    assert casts(table, 0) == ["cast-on:healing:wizard"]
    table.do("cast-on:healing:wizard").settle()
    assert table.me.lives == 3


@pytest.mark.rule("TALH-WND-16")
def test_missing_a_turn_one_may_still_cast_in_others() -> None:
    table = start(["", "random"], "troll priest", at=["fields-1", "city-1"], dice="1")
    table.character(1).missing = 2
    assert casts(table, 1)


@pytest.mark.rule("TALH-WND-02", "TALB-CAST-21")
def test_the_one_whose_turn_it_is_acts_first() -> None:
    table = Table(
        "wizard priest monk",
        at=["fields-1", "city-1", "chapel-1"],
        hands=["random", "random", "random"],
        dice="1",
    ).do("roll")
    assert [each.seat for each in table.match.decisions] == [1, 2]
    table.match.choose(1, "pass")
    table.match.choose(2, "pass")
    table.do("move:hills-1")
    assert (table.state.window, [each.seat for each in table.match.decisions]) == ("move", [0])


# -- what single Spells do ------------------------------------------------------------------------


def test_acquisition() -> None:
    table = start("acquisition", objects=["", "ring"], gold=[0, 2]).do("cast-on:acquisition:troll")
    assert table.offers == ["take-object:ring", "take-coin"]
    assert table.do("take-object:ring").objects() == ["ring"]


def test_alchemy() -> None:
    table = start("alchemy", objects="sword ring").do("cast:alchemy", "sell:ring", "done")
    assert (table.objects(), table.me.gold) == (["sword"], 2)


def test_destroy_magic() -> None:
    table = start(
        ["destroy-magic", "random"], "wizard priest", at=["fields-1", "city-1"], objects=["", "ring"], dice="1 1 1"
    )
    table.do("cast:destroy-magic", "pass")
    assert (table.strength(1), casts(table, 1)) == (2, [])
    table.until(1, "move") if table.turn_of == 1 else table.do("move:hills-1")
    assert casts(table, 1) == []
    table.settle()
    table.do(table.offers_of("move")[0]) if table.offers_of("move") else None
    table.settle()
    assert table.turn_of == 0
    assert not table.state.lasting


def test_divination_is_for_the_caster_only() -> None:
    table = start("divination", adventure="dragon sword bear angel devil imp").do("cast:divination")
    assert table.match.view(0).known == ["dragon", "sword", "bear", "angel", "devil"]  # type: ignore[attr-defined]  # a view
    assert table.match.view(1).known == []  # type: ignore[attr-defined]  # a view of Talisman


def test_healing() -> None:
    table = start("healing", lives=[4, 2]).do("cast-on:healing:troll")
    assert table.character(1).lives == 6


def test_invisibility() -> None:
    table = Table("wizard troll", at=APART, stage="encounter", lying={"fields-1": "dragon sword"}, hands="invisibility")
    assert casts(table, 0) == ["cast:invisibility"]
    table.do("cast:invisibility", "evade:dragon:1")
    assert table.offers == ["take:sword", "done"]


def test_mesmerism() -> None:
    table = start("mesmerism", followers=["", "mule maiden"]).do("cast-on:mesmerism:troll", "take-follower:maiden")
    assert (table.followers(), table.followers(1)) == (["maiden"], ["mule"])


def test_nullify() -> None:
    table = start(["nullify", "hex random"], "wizard priest", at=["fields-1", "city-1"]).do(
        "cast-on:nullify:priest", "pass"
    )
    assert table.hand(1) == []


def test_preservation_of_an_enemy() -> None:
    table = Table(
        "troll priest",
        at=["fields-1", "city-1"],
        stage="encounter",
        lying={"fields-1": "bear"},
        hands=["", "preservation"],
        dice="6 1",
    )
    while table.state.window != "kill":
        table.do("pass")
    table.do("cast:preservation").settle()
    assert (table.trophies(), table.lying("fields-1"), table.turn_of) == ([], ["bear"], 1)


def test_preservation_of_a_follower() -> None:
    table = Table(
        "wizard troll", at=["chasm-1", "city-1"], stage="encounter", followers="mule", hands="preservation", dice="6 1"
    )
    table.do("cast-on:preservation:wizard").settle()
    assert table.followers() == ["mule"]


def test_psionic_blast() -> None:
    table = Table(
        "wizard troll",
        at=APART,
        stage="encounter",
        lying={"fields-1": "dragon"},
        hands="psionic-blast",
        craft=2,
        dice="3 1",
    )
    table.do("go-on", "cast:psionic-blast").settle()
    assert table.last("scores", "score") == 3 + 2 + 5
    psychic = Table(
        "wizard troll", at=APART, stage="encounter", lying={"fields-1": "wraith"}, hands="psionic-blast", dice="3 1"
    ).do("go-on")
    assert casts(psychic, 0) == []


@pytest.mark.parametrize("die", range(1, 7))
def test_random(die: int) -> None:
    table = start("random", strength=[0, 2], craft=[0, 2], gold=[1, 3], dice=str(die)).do("cast-on:random:troll")
    c = table.character(1)
    expected = {
        1: (3, 2, 2, 0, 6),
        2: (0, 0, 2, 3, 6),
        3: (0, 2, 0, 3, 6),
        4: (0, 2, 2, 0, 6),
        5: (0, 3, 2, 3, 6),
        6: (0, 2, 2, 3, 7),
    }
    assert (c.toad, c.strength, c.craft, c.gold, c.lives) == expected[die]


def test_temporal_warp_and_vortex() -> None:
    for spell, turns in (("temporal-warp", 3), ("temporal-vortex", 2)):
        table = start(spell, dice="1 1 1 1 1").do(f"cast:{spell}")
        count = 0
        while table.turn_of == 0:
            table.do("move:hills-1" if "move:hills-1" in table.offers else table.offers_of("move")[0]).settle()
            count += 1
        assert count == turns


def test_temporal_vortex_against_a_missed_turn() -> None:
    table = start("temporal-vortex", with_={"missing": 1}, dice="1")
    assert casts(table, 0) == ["cast:temporal-vortex"]
    table.do("cast:temporal-vortex")
    assert table.asked == (0, "move")


def test_finger_of_death_on_a_character() -> None:
    table = Table("wizard troll", stage="encounter", hands="finger-of-death", dice="1 1").do(
        "attack:troll:battle", "cast-on:finger-of-death:troll"
    )
    assert table.character(1).lives == 4


@pytest.mark.parametrize(
    ("die", "space"), list(enumerate(("crags-1", "village-1", "city-1", "castle-1", "temple-1", "warlocks-cave-1"), 1))
)
def test_magic_portal(die: int, space: str) -> None:
    table = start("magic-portal-spell", at=["fields-1", "oasis-1"], dice=str(die)).do("cast:magic-portal-spell")
    assert table.offers == [f"go-to:{space}", "decline"]
    table.do(f"go-to:{space}")
    assert table.told("moved")[0].data["space"] == space
    stays = start("magic-portal-spell", at=["fields-1", "oasis-1"], dice=f"{die} 1").do(
        "cast:magic-portal-spell", "decline"
    )
    assert stays.asked == (0, "move")


def test_magic_shell() -> None:
    table = (
        start(["magic-shell random", "random"], "wizard priest", at=["fields-1", "city-1"], objects="ring", dice="1")
        .do("cast:magic-shell")
        .settle()
    )
    assert (table.strength(), casts(table, 0)) == (2, [])
    table.do("move:hills-1")
    assert casts(table, 1) == ["cast-on:random:priest"]


def test_summon_storm() -> None:
    table = start("summon-storm", lying={"woods-1": "bear goblin dragon lemure sword", "oasis-1": "bear"})
    assert casts(table, 0) == ["cast-at:summon-storm:woods-1"]
    table.do("cast-at:summon-storm:woods-1")
    assert table.lying("woods-1") == ["dragon", "lemure", "sword"]


def test_weakness() -> None:
    table = Table(
        "wizard troll", at=APART, stage="encounter", lying={"fields-1": "dragon"}, hands="weakness", dice="5 1"
    )
    table.do("go-on", "cast-foe:weakness:1").settle()
    assert (table.last("scores", "score"), table.last("scores", "rival")) == (7, 5)
    other = start("weakness", strength=[0, 5]).do("cast-on:weakness:troll")
    assert other.strength(1) == 8
    printed = start("weakness", strength=[0, 1]).do("cast-on:weakness:troll")
    assert printed.strength(1) == 6


def test_the_amulet_keeps_spells_away() -> None:
    table = start(["random", ""], "wizard troll", objects=["", "amulet"])
    assert casts(table, 0) == ["cast-on:random:wizard"]
    owner = start("random", objects="amulet", dice="1")
    assert owner.asked == (0, "move")


@pytest.mark.rule("TALB-MID-32", "TALB-MID-31", "TALB-MID-30", "TALB-MID-33")
def test_the_cursed_glade() -> None:
    table = Table(
        "wizard troll",
        at=["cursed-glade-1", "city-1"],
        objects="ring potion-of-strength",
        followers="unicorn",
        hands="random",
        dice="1",
        moments=(),
    )
    assert table.asked == (0, "move")
    assert table.strength() == 2 + 1


def test_standing_orders_pass_without_a_question() -> None:
    table = start(["strength-spell", "counterspell"], "wizard priest", at=["fields-1", "city-1"], moments=(), dice="1")
    table.do("cast:strength-spell")
    assert table.asked == (0, "move")
