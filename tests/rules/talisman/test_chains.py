"""Chains of Spells (TALH-WND-12): what is cast in answer takes effect first, up to three and more deep."""

from __future__ import annotations

import pytest

from tests.rules.talisman.table import Table
from undercroft.games.talisman.state import Lasting

APART = ["fields-1", "city-1", "village-1", "graveyard-1"]


def chain(hands: list[str], roles: str = "wizard priest druid", **more: object) -> Table:
    """Everybody far from everybody; the first casts at the start of its turn."""
    return Table(roles, at=APART, hands=hands, **more)  # type: ignore[arg-type] # passed on


def answer(table: Table, seat: int, option: str) -> None:
    """This seat answers the Spell just cast; whoever is asked before it passes."""
    for _ in range(30):
        if option in table.offers_to(seat):
            table.choose(seat, option)
            return
        table.match.choose(table.decision.seat, "pass")
    raise AssertionError(f"{option} was never offered")


def play_until(table: Table, round_: int, seat: int) -> None:
    """The last option is taken again and again until it is this seat's turn in this round."""
    while (table.state.round, table.turn_of) < (round_, seat):
        table.match.choose(table.decision.seat, table.decision.options[-1])


@pytest.mark.rule("TALH-WND-12", "TALB-CAST-19", "TALB-CAST-20")
@pytest.mark.parametrize("counters", range(4))
def test_each_counterspell_cancels_the_one_before_it(counters: int) -> None:
    """With an even number of them the Spell works."""
    table = chain(["strength-spell", "counterspell", "counterspell", "counterspell"], "wizard priest druid elf")
    table.do("cast:strength-spell")
    for seat in range(1, counters + 1):
        answer(table, seat, "cast:counterspell")
    assert table.me.strength == 0
    table.settle()
    assert table.me.strength == (1 if counters % 2 == 0 else 0)
    assert sorted(table.discarded("spell")) == sorted(["strength-spell", *["counterspell"] * counters])


@pytest.mark.rule("TALH-WND-12", "TALB-CRN-08")
def test_the_command_spell_is_countered_and_the_counterspell_too() -> None:
    table = Table(
        "wizard priest troll",
        at=["crown-of-command", "city-1", "village-1"],
        stage="encounter",
        hands=["counterspell", "counterspell", ""],
        dice="6",
    )
    answer(table, 1, "cast:counterspell")
    answer(table, 0, "cast:counterspell")
    table.settle()
    assert (table.character(1).lives, table.character(2).lives) == (3, 5)


@pytest.mark.rule("TALH-WND-12", "TALH-WND-13")
def test_a_spell_call_takes_the_counterspell_which_cancels_all_the_same() -> None:
    table = chain(["strength-spell", "counterspell", "spell-call"]).do("cast:strength-spell")
    answer(table, 1, "cast:counterspell")
    answer(table, 2, "cast:spell-call")
    table.settle()
    assert (table.me.strength, table.hand(2)) == (0, ["counterspell"])
    assert sorted(table.discarded("spell")) == ["spell-call", "strength-spell"]


@pytest.mark.rule("TALH-WND-12", "TALH-WND-13")
def test_a_countered_spell_call_takes_nothing() -> None:
    table = chain(["strength-spell", "spell-call", "counterspell"]).do("cast:strength-spell")
    answer(table, 1, "cast:spell-call")
    answer(table, 2, "cast:counterspell")
    table.settle()
    assert (table.me.strength, table.hand(1)) == (1, [])
    assert sorted(table.discarded("spell")) == ["counterspell", "spell-call", "strength-spell"]


@pytest.mark.rule("TALH-WND-13")
def test_a_spell_call_takes_a_spell_call() -> None:
    table = chain(["strength-spell", "spell-call", "spell-call"]).do("cast:strength-spell")
    answer(table, 1, "cast:spell-call")
    answer(table, 2, "cast:spell-call")
    table.settle()
    assert (table.me.strength, table.hand(1), table.hand(2)) == (1, ["strength-spell"], ["spell-call"])
    assert table.discarded("spell") == ["spell-call"]


@pytest.mark.rule("TALH-WND-13")
def test_only_one_spell_call_takes_a_spell() -> None:
    table = chain(["strength-spell", "spell-call", "spell-call"]).do("cast:strength-spell")
    answer(table, 1, "cast:spell-call")
    seen: list[str] = []
    while table.state.casts:
        if len(table.state.casts) == 1:
            seen += table.offers_to(2)
        table.match.choose(table.decision.seat, "pass")
    assert "cast:spell-call" not in seen
    assert (table.hand(1), table.hand(2)) == (["strength-spell"], ["spell-call"])


def called_hex() -> Table:
    """Its card lies on the Oasis for three full rounds and has been called by the Priest."""
    table = chain(["hex", "spell-call"], "wizard priest", lives=[30, 30]).do("cast-at:hex:oasis-1")
    answer(table, 1, "cast:spell-call")
    play_until(table, 4, 0)
    assert (table.lying("oasis-1"), table.hand(1)) == (["hex"], [])
    return table


@pytest.mark.rule("TALH-WND-13")
def test_a_called_hex_comes_after_its_three_rounds() -> None:
    table = called_hex()
    play_until(table, 4, 1)
    assert (table.lying("oasis-1"), table.hand(1)) == ([], ["hex"])


@pytest.mark.rule("TALH-WND-13")
def test_a_called_hex_is_discarded_if_there_is_no_room_then() -> None:
    table = called_hex()
    table.character(1).spells += [table.state.box.card("random", "spell")] * 2
    play_until(table, 4, 1)
    assert (table.lying("oasis-1"), table.hand(1)) == ([], ["random", "random"])
    assert table.discarded("spell").count("hex") == 1


@pytest.mark.rule("TALH-WND-12", "TALH-WND-08")
def test_divine_intervention_can_be_countered_and_that_too() -> None:
    def fought(first: str, second: str) -> Table:
        table = Table(
            "wizard priest troll",
            at=["fields-1", "city-1", "village-1"],
            stage="encounter",
            hands=["divine-intervention counterspell", "counterspell", ""],
            lying={"fields-1": "dragon"},
            dice="1 6",
        )
        table.do("cast:divine-intervention")
        if first:
            answer(table, 1, first)
        if second:
            answer(table, 0, second)
        return table.settle()

    assert fought("", "").me.lives == 4
    assert fought("cast:counterspell", "").me.lives == 3
    assert fought("cast:counterspell", "cast:counterspell").me.lives == 4


@pytest.mark.rule("TALH-WND-12", "TALH-WND-05")
def test_a_countered_twist_of_fate_leaves_the_die_to_chance() -> None:
    table = chain(["twist-of-fate", "counterspell"], "wizard priest", fate=[1, 0], dice="1 4")
    table.do("roll", "reroll:1", "cast:twist-of-fate")
    answer(table, 1, "cast:counterspell")
    table.settle()
    assert table.state.dice == [4]
    assert table.me.fate == 0


@pytest.mark.rule("TALH-WND-04", "TALB-CAST-11", "TALH-WND-12")
def test_immobility_is_cast_at_anothers_start_and_can_only_be_negated() -> None:
    def held(counter: bool) -> Table:
        table = chain(["counterspell healing", "immobility"], "wizard priest", lives=[2, 4])
        table.do("roll")
        answer(table, 1, "cast-on:immobility:wizard")
        assert table.offers_to(0) == ["cast:counterspell", "pass"]
        if counter:
            answer(table, 0, "cast:counterspell")
        return table.settle()

    assert held(True).asked == (0, "start")
    idle = held(False)
    assert (idle.turn_of, idle.where(0)) == (1, "fields-1")
    assert not idle.told("rolled")


@pytest.mark.rule("TALB-CAST-03", "TALB-CAST-05", "TALB-CAST-20")
def test_answers_use_up_what_may_be_cast() -> None:
    """One in the turn of another, as many as held in one's own; a cancelled one counts."""
    table = chain(["strength-spell counterspell", "counterspell counterspell"], "wizard priest")
    table.do("cast:strength-spell")
    answer(table, 1, "cast:counterspell")
    answer(table, 0, "cast:counterspell")
    assert table.character(1).may_cast == 0
    table.settle()
    assert (table.me.strength, table.me.may_cast, table.hand(1)) == (1, 0, ["counterspell"])


@pytest.mark.rule("TALB-CAST-03", "TALB-CAST-04")
def test_a_spell_drawn_in_the_turn_may_be_one_of_those_cast() -> None:
    """The Wizard held one Spell at the start of the turn: one may be cast, and that need not be the one held."""
    table = chain(["strength-spell", ""], "wizard priest", spells="craft-spell").do("cast:strength-spell")
    table.settle()
    assert (table.hand(), table.me.may_cast) == (["craft-spell"], 0)
    assert not [option for option in table.offers if option.startswith("cast")]


@pytest.mark.rule("TALH-WND-02", "TALB-CAST-21")
def test_who_is_heard_first_in_a_window() -> None:
    """The one whose turn it is, then clockwise; whoever acts opens the window anew for all."""
    table = Table(
        "troll wizard priest", at=["fields-1", "city-1", "village-1"], hands=["", "random", "random"],
        lives=[6, 2, 2], dice="5 5",
    )  # fmt: skip
    assert [each.seat for each in table.match.decisions] == [1, 2]
    table.match.choose(2, "cast-on:random:troll")
    assert table.state.casts == []
    table.match.choose(1, "cast-on:random:troll")
    assert [made.seat for made in table.state.casts] == [1]


@pytest.mark.rule("TALH-WND-09")
def test_the_losers_spells_come_before_those_of_others() -> None:
    """Also in somebody else's turn."""
    table = Table(
        "wizard priest",
        stage="encounter",
        hands=["restoration", "restoration"],
        gold=0,
        dice="6 1",
    )
    table.do("attack:priest:psychic")
    while table.state.window != "life":
        table.match.choose(table.decision.seat, table.decision.options[-1])
    assert table.asked[0] == 1
    table.do("cast-on:restoration:priest").settle()
    assert (table.character(1).lives, table.hand(0)) == (4, ["restoration"])


@pytest.mark.rule("TALH-WND-09", "TALB-LIF-04")
def test_a_life_that_armour_saved_needs_no_spell() -> None:
    table = Table(
        "wizard troll", stage="encounter", at=["fields-1", "city-1"], hands=["preservation", ""], objects="armour",
        lying={"fields-1": "dragon"}, dice="1 6 4",
    )  # fmt: skip
    table.settle()
    assert (table.me.lives, table.hand()) == (4, ["preservation"])
    assert table.turn_of == 1


@pytest.mark.rule("TALH-WND-10")
def test_healing_comes_before_the_life_is_lost() -> None:
    table = Table(
        "wizard troll", stage="encounter", at=["fields-1", "city-1"], hands=["healing", ""], lives=[1, 6],
        lying={"fields-1": "dragon"}, dice="1 6",
    )  # fmt: skip
    while table.state.window != "life":
        table.match.choose(table.decision.seat, "pass" if "pass" in table.offers else "go-on")
    table.do("cast-on:healing:wizard").settle()
    assert table.me.lives == 3


@pytest.mark.rule("TALH-WND-15")
def test_destroy_magic_does_not_stop_the_command_spell() -> None:
    magic = Lasting("destroy-magic", None, -1, 1, 1)
    table = Table(
        "wizard priest", at=["crown-of-command", "city-1"], stage="encounter", hands=["", "counterspell"], dice="4",
        state={"lasting": [magic]},
    )  # fmt: skip
    assert (table.character(1).lives, table.hand(1)) == (3, ["counterspell"])


@pytest.mark.rule("TALH-WND-16")
def test_whoever_misses_its_turn_still_casts_in_those_of_others() -> None:
    table = chain(["strength-spell", "counterspell"], "wizard priest")
    table.character(1).missing = 2
    table.do("cast:strength-spell")
    answer(table, 1, "cast:counterspell")
    assert table.settle().me.strength == 0
