"""Enemies raised from the dead, wherever they go; another turn for the Swashbuckler; turns that are missed. What
version 4 of the rules says, and what version 3 said."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.talisman.laid import here
from tests.rules.talisman.table import Table


def scores(table: Table) -> object:
    return table.last("scores", "score")


def stolen(**more: Any) -> Table:
    """The Priest has taken an Ogre that the Ghoul had raised, by Mesmerism, and fights a Bear."""
    table = Table(
        "priest ghoul", at=["fields-1", "city-1"], hands="mesmerism", raised=["", "ogre"], dice="1 1 1",
        lying={"hills-1": "bear"}, **more,
    )  # fmt: skip
    return table.do("cast-on:mesmerism:ghoul", "move:hills-1")


@pytest.mark.rule("TALB-FOL-02")
def test_whoever_has_it_is_helped_once() -> None:
    table = stolen().do("aid:ogre").settle()
    assert (scores(table), table.followers(), table.discarded()) == (1 + 2 + 5, [], ["ogre"])


@pytest.mark.rule("TALB-FOL-02")
def test_it_adds_nothing_without_being_asked_to() -> None:
    table = stolen().do("go-on").settle()
    assert (scores(table), table.followers()) == (1 + 2, ["ogre"])


def test_by_version_3_it_helped_others_than_the_ghoul_for_good() -> None:
    table = stolen(rules=3).settle()
    assert (scores(table), table.followers()) == (1 + 2 + 5, ["ogre"])


@pytest.mark.rule("TALB-FOL-02")
@pytest.mark.parametrize("kind", ["followers", "raised"])
def test_two_of_a_title_and_only_one_was_raised(kind: str) -> None:
    """What was charmed goes on helping, whoever has it; the one that was raised helps once more and is gone."""
    both: dict[str, Any] = {"followers": "wild-boar", "raised": "wild-boar" if kind == "raised" else ""}
    table = here("minstrel thief", lying={"fields-1": "goblin"}, dice="6 1", **both)
    if kind == "raised":
        table.do("aid:wild-boar")
    table.settle()
    assert (scores(table), table.followers()) == (6 + 2 + (2 if kind == "raised" else 1), ["wild-boar"])
    assert table.me.raised == []


@pytest.mark.rule("TALB-WIN-07")
def test_the_loot_of_a_ghoul_is_what_it_was() -> None:
    table = Table("troll ghoul", stage="encounter", raised=["", "ogre"], lives=[6, 1], gold=0, dice="6 1")
    table.do("attack:ghoul:battle", "take:ogre").settle()
    assert (table.followers(), [card.id for card in table.me.raised]) == (["ogre"], ["ogre"])


@pytest.mark.rule("TALB-DEAD-01", "TALB-ENM-06")
def test_left_on_a_space_it_is_an_enemy_again() -> None:
    """For whoever lands there; killed again it is a trophy like any other."""
    table = Table(
        "troll ghoul", at=["fields-1", "fields-1"], stage="encounter", raised=["", "ogre"], lives=[6, 1], gold=0,
        dice="6 1 6 1",
    )  # fmt: skip
    table.do("attack:ghoul:battle", "done").settle()
    assert (table.lying("fields-1"), table.character(1).raised) == (["ogre"], [])
    after = here("troll thief", lying={"fields-1": "ogre"}, dice="6 1").settle()
    assert after.trophies() == ["ogre"]


@pytest.mark.rule("TALB-VAR-12")
def test_an_heir_gets_it_as_it_was() -> None:
    table = Table(
        "troll ghoul", at=["fields-1", "fields-1"], stage="encounter", raised=["", "ogre"], lives=[6, 1], gold=0,
        dice="6 1", estate="inheritance",
    )  # fmt: skip
    table.do("attack:ghoul:battle").settle()
    table.do("take:ogre")
    heir = table.character(1)
    assert ([card.id for card in heir.followers], [card.id for card in heir.raised]) == (["ogre"], ["ogre"])


def test_the_dungeon_keeper_hires_it_out_as_it_was() -> None:
    table = here("ghoul thief", "tunnel-1", lying={"tunnel-1": "dungeon-keeper"}, raised="ogre", gold=1)
    table.do("hire:ogre")
    assert (table.followers(), [card.id for card in table.me.raised]) == (["ogre"], ["ogre"])


def test_a_spirit_of_vengeance_is_no_helper() -> None:
    """It follows against its owner's will, and nobody has raised it."""
    table = here("ghoul thief", followers="spirit-of-vengeance", lying={"fields-1": "ogre"}, dice="6 1")
    assert table.offers_of("aid") == []
    assert table.followers() == ["spirit-of-vengeance"]


@pytest.mark.rule("TALB-TOAD-11")
def test_a_ghoul_that_becomes_a_toad_has_raised_nothing() -> None:
    table = here("ghoul thief", "city-1", raised="ogre", dice="1").do("way:city-enchantress")
    table.settle()
    assert (table.lying("city-1"), table.me.raised) == (["ogre"], [])


# -- the Swashbuckler -----------------------------------------------------------------------------


def hound(rules: int | None = None) -> Table:
    table = here(
        "swashbuckler troll", followers="faithful-hound", lying={"fields-1": "goblin"}, dice="6 1 1", rules=rules
    )
    return table.do("send:faithful-hound").settle()


def test_the_die_of_a_hound_is_not_her_own() -> None:
    table = hound()
    assert (table.turn_of, table.trophies()) == (1, ["goblin"])
    assert table.told("extra-turn") == []


@pytest.mark.rule("TALH-DICE-05", "TALB-GOLD-03")
@pytest.mark.parametrize(("rules", "least"), [(3, 5), (None, 3)])
def test_a_high_die_of_her_own_gives_another_turn(rules: int | None, least: int) -> None:
    for die in range(1, 7):
        table = here("swashbuckler troll", lying={"fields-1": "wolf"}, strength=9, dice=f"{die} 1", rules=rules)
        assert bool(table.told("extra-turn")) is (die >= least)


@pytest.mark.parametrize(("rules", "turns"), [(3, 2), (None, 3)])
def test_it_comes_on_top_of_other_extra_turns(rules: int | None, turns: int) -> None:
    """Temporal Warp gives two."""
    table = here("swashbuckler troll", lying={"fields-1": "wolf"}, dice="6 1", with_={"turns": 2}, rules=rules)
    assert table.me.turns + 1 == turns


@pytest.mark.parametrize("won", [1, 2])
def test_two_battles_won_in_a_turn_give_one_more_turn(won: int) -> None:
    """A Wolf, and the farmer of the Tavern."""
    lying = {"tavern-1": "wolf"} if won == 2 else {}
    table = here("swashbuckler troll", "tavern-1", lying=lying, dice="6 1 2 3 6 1" if won == 2 else "2 3 6 1")
    if won == 2:
        table.until(0, "use-die")
    table.do("use-die:1").settle()
    assert len(table.told("extra-turn")) == 1


def test_by_version_3_it_gave_her_another_turn() -> None:
    assert hound(rules=3).told("extra-turn") != []


# -- a Hound in the Inner Region ------------------------------------------------------------------


@pytest.mark.rule("TALB-BAT-16", "TALB-INN-33")
def test_a_hound_beats_the_werewolf_in_its_owners_place() -> None:
    """Its card excepts nobody but the Lord of Darkness."""
    table = here(
        "troll thief", "werewolf-den", followers="faithful-hound", with_={"werewolf": 4, "held": True}, dice="6 1"
    )
    table.do("send:faithful-hound").settle()
    assert (table.me.held, table.me.lives, table.followers()) == (False, 6, ["faithful-hound"])


@pytest.mark.rule("TALB-BAT-17", "TALB-INN-43")
def test_a_hound_that_falls_in_the_pits_costs_no_life_and_the_pitfiends_wait() -> None:
    table = here("troll thief", "pits", followers="faithful-hound", dice="2 6 1 1 6")
    table.do("send:faithful-hound", "send:faithful-hound").settle()
    assert (table.me.pitfiends, table.me.held, table.me.lives, table.followers()) == (1, True, 6, [])


def test_by_version_3_no_hound_fought_there() -> None:
    table = here(
        "troll thief", "werewolf-den", followers="faithful-hound", with_={"werewolf": 4, "held": True}, rules=3
    )
    assert table.turn_of == 1 or "send:faithful-hound" not in table.offers


# -- turns that are missed ------------------------------------------------------------------------


def missed(spell: str, rules: int | None = None, **more: Any) -> Table:
    """The Wizard misses its turn; the Priest holds a Spell."""
    return Table(
        "wizard priest", at=["fields-1", "city-1"], hands=["healing", spell], with_={"missing": 1}, lives=[3, 3],
        rules=rules, **more,
    )  # fmt: skip


@pytest.mark.rule("TALH-WND-04", "TALH-WND-11", "TALB-CAST-11", "TALB-CAST-13")
@pytest.mark.parametrize(
    ("spell", "option"), [("random", "cast-on:random:wizard"), ("immobility", "cast-on:immobility:wizard")]
)
def test_a_missed_turn_has_a_start_for_the_others(spell: str, option: str) -> None:
    table = missed(spell, dice="6")
    while table.state.window != "start":
        table.match.choose(table.decision.seat, "pass")
    assert table.decision.seat == 1
    table.do(option).settle()
    assert (table.turn_of, table.me.missing, table.hand(1)) == (1, 0, [])


@pytest.mark.rule("TALB-MISS-01")
def test_its_owner_casts_nothing_there() -> None:
    table = missed("random")
    while table.turn_of == 0:
        assert table.offers_to(0) in ([], ["pass"])
        table.match.choose(table.decision.seat, "pass")


def test_by_version_3_it_had_no_start() -> None:
    table = missed("random", rules=3)
    seen = set()
    while table.turn_of == 0:
        seen.add(table.state.window)
        table.match.choose(table.decision.seat, "pass")
    assert "start" not in seen


@pytest.mark.rule("TALB-MISS-01", "TALB-DEAD-01")
def test_what_becomes_a_toad_at_its_start_has_still_missed_that_turn() -> None:
    table = missed("random", dice="1")
    while table.state.window != "start":
        table.match.choose(table.decision.seat, "pass")
    table.do("cast-on:random:wizard").settle()
    assert (table.turn_of, table.me.toad, table.me.missing) == (1, 3, 0)
