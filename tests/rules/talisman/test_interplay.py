"""What is easily forgotten, in whole scenes written from the rule texts: things that last across death, toad and
teleport as they come about in play; several deaths at once; goods left; the Bag of Holding, the Mule and the Miner;
forced Followers; alignment; decks that run out; extra turns."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.talisman.laid import here, lay
from tests.rules.talisman.table import SKIPPED, Table
from undercroft.games.talisman.box import box_for
from undercroft.games.talisman.state import Lasting


def idle(table: Table) -> None:
    """Nothing is cast, used or taken."""
    offers = table.offers
    table.match.choose(table.decision.seat, next((o for o in offers if o in SKIPPED), offers[0]))


def pass_by(table: Table, seat: int, turn: int = 0) -> Table:
    """Nothing is done until this seat's turn has come (so many rounds later)."""
    while (table.state.round, table.turn_of) < (1 + turn, seat):
        idle(table)
    return table


def by_hand(table: Table, seat: int, option: str) -> Table:
    """This seat casts or uses it as soon as it is offered; before that nobody does anything."""
    for _ in range(60):
        if option in table.offers_to(seat):
            return table.choose(seat, option)
        idle(table)
    raise AssertionError(f"{option} was never offered")


# -- missed turns, slavery, toads ---------------------------------------------------------------


@pytest.mark.rule("TALB-DEAD-03", "TALB-DEAD-09", "TALB-MISS-01")
def test_a_successor_misses_no_turn_of_the_killed() -> None:
    """The Priest, who would miss two turns, is killed by the Pestilence."""
    table = Table(
        "troll priest", at=["fields-1", "city-1"], stage="encounter", adventure="pestilence", lives=[6, 1], dice="1 1",
        with_second={"missing": 2},
    ).settle()  # fmt: skip
    pass_by(table, 1)
    assert (table.character(1).missing, table.told("missed-turn")) == (0, [])
    assert table.character(1).id != "priest"


@pytest.mark.rule("TALB-DEAD-03", "TALB-MID-09")
def test_a_successor_of_a_slave_is_free() -> None:
    table = Table(
        "troll priest", at=["runes-1", "temple-1"], stage="encounter", adventure="pestilence", lives=[6, 1],
        dice="1 " * 9, with_second={"enslaved": True},
    )  # fmt: skip
    pass_by(table.settle(), 0, 1)
    assert (table.told("still-enslaved"), table.character(1).alive) == ([], True)


@pytest.mark.rule("TALB-TOAD-01", "TALB-MISS-01")
def test_a_missed_turn_is_one_of_the_three_of_a_toad() -> None:
    table = Table("troll thief", at=["fields-1", "city-1"], with_={"toad": 3, "missing": 1}, dice="1 1 1").settle()
    assert (table.turn_of, table.me.toad, table.me.missing) == (1, 2, 0)


@pytest.mark.rule("TALB-TOAD-01", "TALB-DEAD-05")
def test_the_successor_of_a_toad_is_none() -> None:
    table = Table(
        "troll priest", at=["fields-1", "city-1"], stage="encounter", adventure="pestilence", lives=[6, 1], dice="1 1",
        with_second={"toad": 2},
    )  # fmt: skip
    pass_by(table.settle(), 1)
    assert (table.character(1).toad, table.character(1).alive) == (0, True)
    assert table.strength(1) > 1


@pytest.mark.rule("TALB-TOAD-01")
@pytest.mark.parametrize("extra", [1, 2])
def test_extra_turns_are_spent_as_a_toad(extra: int) -> None:
    """Three turns are three turns, whoever else waits meanwhile."""
    table = Table("troll thief", at=["fields-1", "city-1"], with_={"toad": 2, "turns": extra})
    table.until(0, "move")
    while table.turn_of == 0:
        table.match.choose(table.decision.seat, table.offers[0])
    assert table.me.toad == max(0, 2 - 1 - extra)


@pytest.mark.rule("TALB-MISS-03", "TALB-OUT-17")
def test_of_two_extra_turns_the_first_is_missed() -> None:
    """Temporal Warp, then the Tavern: the next turn is one's own again, and it is the one missed."""
    table = Table(
        "wizard thief", at=["city-1", "village-1"], hands="temporal-warp", dice="6 1 1", gold=0, adventure="guide guide"
    )
    table.do("cast:temporal-warp", "move:tavern-1")
    while not table.told("missed-turn"):
        idle(table)
    assert (table.turn_of, table.me.turns, table.state.round) == (0, 0, 1)


@pytest.mark.rule("TALB-CAST-11")
def test_immobility_takes_one_of_several_turns() -> None:
    table = Table(
        "wizard thief", at=["fields-1", "city-1"], hands=["", "immobility"], with_={"turns": 2}, dice="1", craft=[0, 3],
    )  # fmt: skip
    by_hand(table, 1, "cast-on:immobility:wizard").settle()
    assert (table.turn_of, table.me.turns, table.me.extra, table.where()) == (0, 1, True, "fields-1")
    assert table.decision.kind in ("move", "start")


@pytest.mark.rule("TALB-TOAD-12", "TALB-QST-10", "TALB-QST-11")
def test_a_toad_that_does_what_the_warlock_wants_gets_no_talisman() -> None:
    table = lay("wolf", "troll thief", at="oasis-1", with_={"toad": 2, "quest": 2}, dice="6 1").settle()
    assert (table.me.quest, table.where(), table.objects()) == (0, "warlocks-cave-1", [])


@pytest.mark.rule("TALB-DEAD-10", "TALB-QST-03")
def test_a_successor_owes_the_warlock_nothing() -> None:
    table = Table(
        "troll priest", at=["fields-1", "city-1"], stage="encounter", adventure="pestilence", lives=[6, 1], dice="1 1",
        with_second={"quest": 2},
    )  # fmt: skip
    pass_by(table.settle(), 1)
    assert table.character(1).quest == 0


@pytest.mark.rule("TALB-TOAD-04", "TALB-OUT-22")
def test_a_toad_takes_no_ferry() -> None:
    """It was made one at another's end of turn, by Random, with a ferry waiting."""
    table = Table(
        "thief wizard",
        at=["tavern-1", "city-1"],
        hands=["", "random"],
        with_={"privileges": ["tavern-ferry"]},
        dice="1",
    )
    by_hand(table, 1, "cast-on:random:thief")
    while table.decision.kind not in ("start", "move"):
        table.match.choose(table.decision.seat, "pass")
    assert table.offers_of("travel") == []
    assert sorted(table.offers_of("move")) == ["move:fields-2", "move:plains-2"]


@pytest.mark.rule("TALB-TOAD-16", "TALB-CRN-02")
def test_a_toad_on_the_crown_casts_again_when_it_is_itself_again() -> None:
    table = Table("troll thief", at=["crown-of-command", "city-1"], with_={"toad": 1}, dice="6 1 1 1 1 1", gold=0)
    assert (len(table.told("command-not-cast")), table.told("command-cast"), table.me.toad) == (1, [], 0)
    while not table.told("command-cast"):
        idle(table)
    assert len(table.told("command-not-cast")) == 1


@pytest.mark.rule("TALB-INN-28", "TALB-TOAD-02")
def test_a_toad_meets_its_werewolf_with_strength_one() -> None:
    table = here("troll thief", "werewolf-den", with_={"toad": 2, "werewolf": 5, "held": True}, dice="6 1").settle()
    assert (table.last("scores", "score"), table.last("scores", "rival")) == (7, 6)


# -- what lasts for a turn or more -----------------------------------------------------------------


@pytest.mark.rule("TALH-WND-11")
def test_weakness_is_over_with_the_turn_in_which_it_was_cast() -> None:
    table = Table("wizard troll", at=["fields-1", "city-1"], hands="weakness", dice="1 1").do("cast-on:weakness:troll")
    assert table.strength(1) == 6
    while table.state.casts:
        table.match.choose(table.decision.seat, "pass")
    weak = table.strength(1)
    pass_by(table, 1)
    assert (weak, table.strength(1)) == (6, 6)


def test_a_potion_is_of_no_help_in_the_extra_turn() -> None:
    table = Table(
        "troll thief", objects="potion-of-strength", with_={"turns": 1}, at=["fields-1", "city-1"], dice="1 1"
    )
    by_hand(table, 0, "use:potion-of-strength")
    while not table.me.extra:
        table.match.choose(table.decision.seat, table.offers[-1])
    assert table.strength() == 6


@pytest.mark.rule("TALB-EVA-02", "TALB-EVA-05")
def test_invisibility_is_for_the_whole_turn() -> None:
    """A Wolf and a Ghost of the same space are both evaded, and the gold behind them is taken."""
    table = here(
        "wizard thief", lying={"fields-1": "wolf spectre"}, coins={"fields-1": 2}, hands="invisibility", gold=0
    )
    table.do("cast:invisibility", "evade:wolf:1", "evade:spectre:1", "take-gold")
    assert (table.me.gold, table.lying("fields-1")) == (2, ["wolf", "spectre"])


@pytest.mark.rule("TALB-EVT-05")
@pytest.mark.parametrize(("space", "moves"), [("fields-1", 2), ("tunnel-3", 2), ("oasis-1", 2)])
def test_in_a_blizzard_an_extra_turn_is_one_space_long_too(space: str, moves: int) -> None:
    blizzard = box_for("whole").card("blizzard", "adventure")
    crags = box_for("whole").space_ids["crags-1"]
    table = Table(
        "troll thief", at=[space, "city-1"], with_={"turns": 1, "extra": True}, lying={"crags-1": "blizzard"},
        state={"lasting": [Lasting("blizzard", blizzard, crags, 1, 2)]},
    )  # fmt: skip
    assert len(table.offers_of("move")) == moves


@pytest.mark.rule("TALB-CRN-04", "TALH-WND-15")
def test_a_magic_shell_goes_along_with_a_teleport() -> None:
    """From the Tavern to the Temple; there it keeps the Command Spell away."""
    shell = box_for("whole").card("magic-shell", "spell")
    table = Table(
        "thief wizard troll", at=["temple-1", "crown-of-command", "city-1"], dice="6", lives=[3, 4, 6],
        state={"lasting": [Lasting("magic-shell", shell, -1, 0, 1)], "active": 1, "stage": 2},
    )  # fmt: skip
    table.settle()
    assert [table.character(seat).lives for seat in range(3)] == [3, 4, 5]


@pytest.mark.rule("TALB-CAST-18", "TALB-DEAD-01")
def test_the_death_of_one_opens_no_shell_of_another() -> None:
    shell = box_for("whole").card("magic-shell", "spell")
    table = Table(
        "wizard troll thief", at=["fields-1", "oasis-1", "village-1"], stage="encounter", adventure="pestilence",
        lives=[1, 6, 4], state={"lasting": [Lasting("magic-shell", shell, -1, 2, 1)]}, dice="1 1 1",
    ).settle()  # fmt: skip
    assert (table.me.alive, [lasting.seat for lasting in table.state.lasting]) == (False, [2])


@pytest.mark.rule("TALB-CAST-18", "TALB-SPC-04")
def test_the_hex_of_a_killed_caster_strikes_on_and_its_successor_too() -> None:
    table = Table(
        "wizard troll", at=["fields-1", "oasis-1"], hands="hex", lives=[1, 6], dice="1", adventure="pestilence",
    ).do("cast-at:hex:hills-1")  # fmt: skip
    table.do("move:hills-1")
    while table.me.alive:
        table.match.choose(table.decision.seat, "pass")
    assert ("hex" in table.lying("hills-1"), table.discarded("spell")) == (True, [])


# -- lives that are saved --------------------------------------------------------------------------


def a_saved_life(roles: str, hands: list[str], **more: Any) -> Table:
    """The first attacks the second and wins; the second casts Preservation on itself."""
    table = Table(roles, stage="encounter", hands=hands, dice="6 1 6 1", gold=0, **more)
    mode = more.pop("mode", "battle")
    victim = roles.split()[1]
    table.do(f"attack:{victim}:{mode}")
    return by_hand(table, 1, f"cast-on:preservation:{victim}").settle()


@pytest.mark.rule("TALB-QST-02", "TALB-CRN-10")
def test_a_life_that_was_saved_is_none_taken() -> None:
    table = a_saved_life("troll wizard", ["", "preservation"], with_={"quest": 1})
    assert (table.me.quest, table.character(1).lives) == (1, 4)


@pytest.mark.rule("TALB-QST-02", "TALB-CRN-10")
def test_the_command_spell_takes_no_life_that_was_saved() -> None:
    """Whoever came to the Crown past the Lord may still owe the Warlock a life."""
    table = Table(
        "troll wizard", at=["crown-of-command", "city-1"], stage="encounter", hands=["", "preservation"],
        with_={"quest": 1}, dice="6",
    )  # fmt: skip
    by_hand(table, 1, "cast-on:preservation:wizard")
    while table.state.casts:
        table.match.choose(table.decision.seat, "pass")
    assert (table.me.quest, table.character(1).lives, table.where()) == (1, 4, "crown-of-command")


def test_a_ghoul_gains_no_life_that_was_saved() -> None:
    table = Table("ghoul wizard", stage="encounter", hands=["", "preservation"], craft=[5, 0], dice="6 1", gold=0)
    table.do("attack:wizard:psychic")
    by_hand(table, 1, "cast-on:preservation:wizard").settle()
    assert (table.me.lives, table.character(1).lives) == (4, 4)


@pytest.mark.rule("TALB-WIN-07")
def test_whoever_is_saved_from_death_keeps_its_goods() -> None:
    table = a_saved_life(
        "troll wizard", ["", "preservation"], lives=[6, 1], objects=["", "axe"], followers=["", "mule"]
    )
    assert (table.objects(1), table.followers(1), table.objects()) == (["axe"], ["mule"], [])


@pytest.mark.rule("TALB-LIF-04")
@pytest.mark.parametrize(("hand", "lives"), [("preservation", 3), ("preservation restoration", 4)])
def test_each_of_two_lives_is_saved_by_itself(hand: str, lives: int) -> None:
    """The Finger of Death takes two. In anothers turn one Spell may be cast, in one's own as many as were held."""
    table = Table(
        "wizard troll", stage="encounter", hands=[hand, "finger-of-death"], craft=[3, 9], dice="6 1", gold=0,
    ).do("attack:troll:battle")  # fmt: skip
    by_hand(table, 1, "cast-on:finger-of-death:wizard")
    for spell in hand.split():
        by_hand(table, 0, f"cast-on:{spell}:wizard")
    while table.state.casts:
        table.match.choose(table.decision.seat, "pass")
    assert table.me.lives == lives


def test_the_elixir_does_nothing_for_a_life_that_was_saved() -> None:
    table = here(
        "wizard thief", lying={"fields-1": "wolf"}, hands="preservation", objects="elixir-of-life", dice="1 6 6"
    )
    by_hand(table, 0, "cast-on:preservation:wizard").settle()
    assert (table.me.lives, table.told("healed")) == (4, [])


@pytest.mark.rule("TALB-INN-34", "TALB-LIF-04")
def test_the_vampires_lives_are_saved_one_by_one() -> None:
    table = here("wizard thief", "vampires-tower", hands="preservation", dice="6")
    by_hand(table, 0, "cast-on:preservation:wizard").settle()
    assert table.me.lives == 2


@pytest.mark.rule("TALB-SPC-15", "TALB-MANY-06")
def test_what_lies_behind_a_preserved_enemy_stays_there() -> None:
    table = here("troll wizard", lying={"fields-1": "wolf sword"}, hands=["", "preservation"], dice="6 1")
    by_hand(table, 1, "cast:preservation").settle()
    assert (table.lying("fields-1"), table.objects(), table.turn_of) == (["wolf", "sword"], [], 1)


def test_restoration_saves_a_follower_of_somebody_else() -> None:
    table = here("troll wizard", "chasm-1", followers="mule", hands=["", "restoration"], dice="6 1")
    by_hand(table, 1, "cast-on:restoration:troll").settle()
    assert (table.followers(), table.hand(1)) == (["mule"], [])


@pytest.mark.rule("TALH-WND-09")
def test_whose_follower_is_about_to_be_lost_is_heard_first_in_anothers_turn() -> None:
    """The Hound of the one attacked falls; the attacker could save it, too."""
    table = Table(
        "wizard priest", stage="encounter", hands=["restoration", "restoration"], followers=["", "faithful-hound"],
        dice="6 1", gold=0,
    ).do("attack:priest:battle")  # fmt: skip
    while table.state.window != "follower":
        table.match.choose(table.decision.seat, next(o for o in ("send:faithful-hound", *SKIPPED) if o in table.offers))
    assert table.decision.seat == 1
    assert len(table.match.decisions) == 1


# -- several deaths at once -------------------------------------------------------------------------


@pytest.mark.rule("TALB-CRN-04", "TALB-CRN-11", "TALB-DEAD-07")
def test_the_command_spell_puts_two_out_and_two_go_on() -> None:
    table = Table(
        "troll wizard thief elf", at=["crown-of-command", "city-1", "village-1", "forest-1"], stage="encounter",
        lives=[6, 1, 1, 3], dice="6", state={"crowned": True},
    ).settle()  # fmt: skip
    assert [table.character(seat).out for seat in range(4)] == [False, True, True, False]
    assert (table.outcome, table.turn_of) == (None, 3)


@pytest.mark.rule("TALB-CRN-14")
def test_the_command_spell_that_kills_all_others_wins() -> None:
    table = Table(
        "troll wizard thief", at=["crown-of-command", "city-1", "village-1"], stage="encounter", lives=[6, 1, 1],
        dice="6", state={"crowned": True},
    ).settle()  # fmt: skip
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


@pytest.mark.rule("TALB-DEAD-03", "TALB-DEAD-01")
def test_two_killed_by_one_event_leave_their_goods_each_where_it_stood_and_are_both_succeeded() -> None:
    table = Table(
        "troll wizard thief", at=["fields-1", "city-1", "village-1"], stage="encounter", adventure="pestilence",
        lives=[6, 1, 1], objects=["", "axe", "sword"], gold=[1, 2, 3], dice="1 " * 20,
    ).settle()  # fmt: skip
    assert (table.lying("city-1"), table.lying("village-1")) == (["axe"], ["sword"])
    assert (table.coins("city-1"), table.coins("village-1")) == (2, 3)
    pass_by(table, 0, 1)
    assert [table.character(seat).alive for seat in range(3)] == [True, True, True]


@pytest.mark.rule("TALB-EVT-02")
def test_whoever_draws_the_pestilence_and_dies_of_it_is_not_the_last() -> None:
    """Everybody in the Region loses a life, though the one whose turn it is has fallen."""
    table = Table(
        "wizard troll thief", at=["fields-1", "city-1", "village-1"], stage="encounter", adventure="pestilence",
        lives=[1, 6, 4],
    ).settle()  # fmt: skip
    assert [table.character(seat).lives for seat in range(3)] == [0, 5, 3]
    assert table.turn_of == 1


@pytest.mark.rule("TALH-END-01", "TALB-VAR-09")
def test_in_bloodbath_the_last_one_left_by_an_event_wins_in_anothers_turn() -> None:
    table = Table(
        "wizard troll thief", at=["fields-1", "oasis-1", "village-1"], stage="encounter", adventure="pestilence",
        lives=[1, 6, 1], death="bloodbath",
    ).settle()  # fmt: skip
    assert table.outcome is not None
    assert table.outcome.winners == (1,)


# -- goods left ------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-SPC-16", "TALB-DEAD-01")
def test_goods_of_the_dead_are_cards_on_the_space() -> None:
    """Killed by the Desert, before anything was drawn; whoever comes next draws nothing and finds them."""
    table = Table(
        "troll thief", at=["desert-1", "oasis-1"], stage="encounter", lives=[1, 4], objects="axe sword", gold=[2, 0],
        adventure="dragon", dice="1 1",
    ).settle()  # fmt: skip
    assert (table.lying("desert-1"), table.coins("desert-1")) == (["axe", "sword"], 2)
    table.do("move:desert-1", "take:axe", "take-gold").settle()
    assert (table.objects(1), table.character(1).gold, table.lying("desert-1")) == (["axe"], 2, ["sword"])


@pytest.mark.rule("TALB-FOT-03", "TALB-DEAD-01")
def test_a_hag_left_by_the_killed_must_be_taken_by_the_next() -> None:
    table = here("thief troll", lying={"fields-1": "cursed-by-a-hag guide"}, followers="mule").settle()
    assert (table.followers(), table.lying("fields-1")) == (["cursed-by-a-hag"], ["guide"])


@pytest.mark.rule("TALB-TAL-06", "TALB-INMOV-07")
def test_a_talisman_left_in_the_pits_opens_the_valley_for_nobody_who_does_not_take_it() -> None:
    table = Table("troll thief", at=["pits", "city-1"], lying={"pits": "talisman"}, with_={"held": False})
    assert (table.where(), table.objects()) == ("vampires-tower", [])


@pytest.mark.rule("TALB-TOAD-11", "TALB-TOAD-12", "TALB-GLD-04")
def test_a_toad_cannot_take_back_what_it_left() -> None:
    table = here("troll thief", lying={"fields-1": "sword guide"}, coins={"fields-1": 3}, with_={"toad": 2}, gold=0)
    table.settle()
    assert (table.lying("fields-1"), table.coins("fields-1"), table.me.gold) == (["sword", "guide"], 3, 0)


@pytest.mark.rule("TALB-CARRY-09", "TALB-CARRY-08")
def test_what_was_left_where_one_stood_is_still_there_for_a_rival() -> None:
    table = Table(
        "wizard thief", at=["fields-1", "city-1"], objects="sword axe", hands="hex", dice="1 1", adventure="guide"
    )
    table.do("ditch:sword", "roll", "move:hills-1").settle()
    assert (table.objects(), table.lying("fields-1")) == (["axe"], ["sword"])
    table.do("move:fields-1", "take:sword")
    assert table.objects(1) == ["sword"]


# -- the Bag of Holding ------------------------------------------------------------------------------


@pytest.mark.rule("TALB-TOAD-11")
def test_a_toad_leaves_the_bag_and_all_that_is_in_it() -> None:
    table = (
        here("troll thief", "city-1", objects="bag-of-holding sword axe", dice="1").do("way:city-enchantress").settle()
    )
    assert sorted(table.lying("city-1")) == ["axe", "bag-of-holding", "sword"]


@pytest.mark.rule("TALB-OUT-09")
def test_a_bag_that_is_sold_takes_along_what_is_in_it_for_one_gold() -> None:
    table = here("troll thief", "city-1", objects="bag-of-holding sword axe@purchase", gold=0)
    table.do("way:city-alchemist", "sell:bag-of-holding").settle()
    assert (table.objects(), table.me.gold) == ([], 1)
    assert "axe" in [card.id for card in table.state.purchases]


@pytest.mark.rule("TALB-QST-05")
def test_a_bag_given_to_the_warlock_takes_along_what_is_in_it() -> None:
    table = here("troll thief", "oasis-1", objects="bag-of-holding sword", with_={"quest": 4}).settle()
    assert (table.me.quest, table.objects()) == (0, ["talisman"])


def test_acquisition_finds_nothing_in_a_bag() -> None:
    more: dict[str, Any] = {"at": ["fields-1", "city-1"], "hands": "acquisition", "gold": 0}
    closed = Table("wizard troll", objects=["", "bag-of-holding sword axe"], **more)
    open_ = Table("wizard troll", objects=["", "sword axe"], **more)
    assert (closed.offers_of("cast-on"), open_.offers_of("cast-on")) == ([], ["cast-on:acquisition:troll"])


def test_a_sword_in_the_bag_is_used_all_the_same() -> None:
    table = here("troll thief", lying={"fields-1": "wolf"}, objects="bag-of-holding sword", dice="1 1").settle()
    assert table.last("scores", "score") == 1 + 6 + 1


def test_the_ninth_object_lies_outside_the_bag() -> None:
    goods = "bag-of-holding " + "sword axe helmet shield armour water-bottle torch amulet wand"
    table = Table("thief troll", stage="encounter", objects=["", goods], gold=0)
    table.do("steal:troll").settle()
    assert table.objects() == ["wand"]


# -- Mule, Miner ---------------------------------------------------------------------------------------

EIGHT = "sword axe helmet shield armour water-bottle torch amulet"


@pytest.mark.rule("TALB-CARRY-03", "TALB-CARRY-06")
@pytest.mark.parametrize(("followers", "left"), [("mule miner", 8), ("mule", 4)])
def test_a_mule_lost_in_the_chasm_leaves_the_surplus_there(followers: str, left: int) -> None:
    dice = "6 1 6" if followers == "mule miner" else "6 1"
    table = here("troll thief", "chasm-1", objects=EIGHT, followers=followers, dice=dice)
    while table.turn_of == 0:
        table.match.choose(table.decision.seat, next((o for o in table.offers if o in SKIPPED), table.offers[0]))
    assert (len(table.objects()), len(table.lying("chasm-1"))) == (left, 8 - left)


@pytest.mark.rule("TALB-INN-38", "TALB-CARRY-06")
def test_a_mule_given_to_the_vampire_leaves_the_surplus_in_the_tower() -> None:
    table = here("troll thief", "vampires-tower", objects=EIGHT, followers="mule", dice="1").do("give-up:mule")
    for _ in range(4):
        table.do(table.offers[0])
    assert (len(table.objects()), len(table.lying("vampires-tower")), table.me.lives) == (4, 4, 6)


@pytest.mark.rule("TALB-FOL-03", "TALB-CARRY-06", "TALB-FOT-03")
def test_the_hag_drives_the_mule_away_and_the_burden_falls() -> None:
    table = lay("cursed-by-a-hag", objects=EIGHT, followers="mule")
    for _ in range(4):
        table.do(table.offers[0])
    assert (table.followers(), len(table.objects()), table.discarded() == []) == (["cursed-by-a-hag"], 4, False)


@pytest.mark.rule("TALB-MOV-08", "TALB-FOT-03")
def test_a_poltergeist_makes_the_amazon_walk_one_space_whatever_she_could_roll() -> None:
    table = Table("amazon thief", at=["fields-1", "city-1"], followers="poltergeist", dice="1")
    assert sorted(table.offers_of("move")) == ["move:city-1", "move:hills-1"]


# -- alignment ------------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-ALI-02", "TALB-DEAD-05")
def test_a_successor_is_of_its_own_alignment() -> None:
    table = Table(
        "troll priest", at=["fields-1", "city-1"], stage="encounter", adventure="pestilence", lives=[6, 1], dice="1 1",
        alignment=["neutral", "evil"],
    )  # fmt: skip
    pass_by(table.settle(), 1)
    successor = table.character(1)
    assert successor.role is not None
    assert successor.alignment == successor.role.alignment


@pytest.mark.rule("TALB-TOAD-17", "TALB-ALI-05")
def test_a_toad_is_as_good_or_evil_as_before() -> None:
    table = here("troll thief", "chapel-1", alignment="evil", with_={"toad": 2}).settle()
    assert table.me.lives == 5


@pytest.mark.rule("TALB-ALI-03")
def test_the_druid_who_has_taken_sides_is_not_turned_again_in_this_turn() -> None:
    table = Table("druid thief", at=["fields-1", "city-1"], dice="1", lying={"hills-1": "mephistopheles"}, craft=[0, 0])
    table.do("change-alignment:good", "move:hills-1").settle()
    assert table.me.alignment == "good"


# -- decks that run out -----------------------------------------------------------------------------------


@pytest.mark.rule("TALH-DECK-02", "TALB-SPG-06")
def test_no_spell_is_gained_from_nothing() -> None:
    table = here("wizard thief", "village-1", dice="6").do("way:village-mystic").settle()
    assert table.hand() == []


def test_a_wizard_who_casts_the_very_last_spell_draws_it_again_when_it_has_been_discarded() -> None:
    """The deck was empty when it was cast, and its card lies on no pile before its effect has ended."""
    table = Table("wizard thief", at=["fields-1", "city-1"], hands="strength-spell").do("cast:strength-spell").settle()
    assert (table.me.strength, table.hand(), table.discarded("spell")) == (1, [], ["strength-spell"])


@pytest.mark.rule("TALB-SPC-17")
def test_the_prophetess_may_draw_again_what_she_has_discarded() -> None:
    """With an empty deck her card is all that there is."""
    table = here("prophetess thief", adventure="wolf", dice="6 1").do("replace:wolf").settle()
    assert table.trophies() == ["wolf"]


@pytest.mark.rule("TALB-SPC-17", "TALB-SPC-01")
def test_a_deck_that_ends_in_the_middle_of_three_cards() -> None:
    """The third comes from the discard pile."""
    table = here("troll thief", "hidden-valley-1", adventure="guide sword", state={"adventure_discard": []})
    lay_cards = [card.id for card in table.state.table[table.state.box.space_ids["hidden-valley-1"]]]
    assert lay_cards == ["guide", "sword"]


@pytest.mark.rule("TALB-BUY-02")
def test_an_axe_that_somebody_has_discarded_is_for_sale_again() -> None:
    table = here("troll thief", "city-1", objects="axe@purchase").do("way:city-alchemist", "sell:axe")
    assert [card.id for card in table.state.purchases].count("axe") == 4


@pytest.mark.rule("TALB-TAL-05", "TALB-MID-15")
def test_the_temple_has_no_talisman_when_all_are_taken() -> None:
    table = here("troll thief", "temple-1", dice="5 5", state={"talismans": []}).settle()
    assert table.objects() == []


@pytest.mark.rule("TALB-TAL-08")
def test_a_talisman_that_was_discarded_can_be_gained_again() -> None:
    table = here("troll thief", "city-1", objects="talisman@talisman", state={"talismans": []})
    table.do("way:city-alchemist", "sell:talisman")
    assert [card.id for card in table.state.talismans] == ["talisman"]


# -- the Treasure Chamber ----------------------------------------------------------------------------------


@pytest.mark.rule("TAL-CHAM-02", "TAL-CHAM-03")
@pytest.mark.parametrize("die", [2, 4, 6])
def test_a_long_roll_ends_before_the_lord(die: int) -> None:
    table = Table("troll thief", at=["tunnel-9", "city-1"], dice=f"{die} 1 6")
    table.do("move:treasure-chamber")
    assert table.asked == (0, "fight-with")


@pytest.mark.rule("TAL-CHAM-02", "TAL-CHAM-03", "TALB-MOV-08")
def test_a_teleport_to_the_chamber_is_a_fight_with_the_lord() -> None:
    table = Table("wizard thief", at=["tunnel-1", "city-1"], hands="teleport")
    table.do("cast-at:teleport:treasure-chamber", "fight-with:craft")
    assert table.told("attacked")[0].data["foes"] == ("lord-of-darkness",)


@pytest.mark.rule("TAL-CHAM-03", "TAL-CHAM-04")
def test_nobody_picks_up_in_the_chamber_what_the_killed_left_there() -> None:
    table = here("troll thief", "treasure-chamber", lying={"treasure-chamber": "sword"}, dice="1 6").do(
        "fight-with:strength"
    )
    table.settle()
    assert (table.objects(), table.lying("treasure-chamber"), table.where()) == ([], ["sword"], "ruins-1")


@pytest.mark.rule("TAL-OUT-05")
def test_a_clear_defeat_counts_as_nought_before_the_lone_dwarf_adds_two() -> None:
    table = (
        here("troll thief", "treasure-chamber", followers="lone-dwarf", dice="1 6").do("fight-with:strength").settle()
    )
    assert (table.last("emerges", "count"), table.where()) == (2, "temple-1")


@pytest.mark.rule("TALB-QST-10", "TALB-TURN-07")
def test_whoever_does_what_the_warlock_wants_in_his_cave_is_not_moved() -> None:
    """The gold that lies there pays; who has been met already is not met again."""
    table = lay("enchanter two-bags-of-gold", at="warlocks-cave-1", with_={"quest": 6}, gold=0)
    table.do("take:two-bags-of-gold").settle()
    met = [event.data["card"] for event in table.told("meets")]
    assert (table.me.quest, met.count("enchanter")) == (0, 1)


# -- extra turns ------------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-CAST-03")
def test_in_an_extra_turn_as_many_spells_may_be_cast_as_are_held_then() -> None:
    table = Table(
        "wizard thief", at=["fields-1", "city-1"], hands="temporal-vortex nullify", spells="random", dice="1 1"
    )
    table.do("cast:temporal-vortex")
    while not table.me.extra:
        idle(table)
    assert (table.me.may_cast, table.hand()) == (1, ["nullify"])


@pytest.mark.rule("TALB-TURN-05")
def test_trophies_are_handed_in_at_the_end_of_each_turn() -> None:
    table = here("troll thief", trophies="dragon", with_={"turns": 1})
    table.do("trade-in:dragon") if table.decision.kind == "trade-in" else None
    assert (table.me.strength, table.me.extra) == (1, True)


def test_a_stand_off_gives_the_swashbuckler_no_other_turn() -> None:
    table = here("swashbuckler troll", lying={"fields-1": "bear"}, dice="6 6")
    assert (table.told("extra-turn"), table.turn_of) == ([], 1)


def test_neither_does_psychic_combat() -> None:
    table = here("swashbuckler troll", lying={"fields-1": "spectre"}, craft=9, dice="6 1").settle()
    assert (table.told("extra-turn"), len(table.trophies())) == ([], 1)


def test_nor_a_battle_won_in_defence() -> None:
    table = (
        Table("wizard swashbuckler", stage="encounter", dice="1 6", gold=0).do("attack:swashbuckler:battle").settle()
    )
    assert (table.told("extra-turn"), table.turn_of, table.me.lives) == ([], 1, 3)
