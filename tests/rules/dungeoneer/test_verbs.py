"""Verbs of cards one by one, with cards made for the purpose: independent of any set's numbers."""

from __future__ import annotations

import msgspec
import pytest

from tests.rules.dungeoneer.table import Table
from undercroft.engine.decision import Option
from undercroft.games.dungeoneer.content.schema import Ability
from undercroft.games.dungeoneer.content.threats import Threat
from undercroft.games.dungeoneer.content.vocabulary import (
    Bonus,
    Check,
    Effect,
    Faces,
    Fall,
    Heal,
    Keyword,
    Modifier,
    Points,
    Prevent,
    Recall,
    Repel,
    Reroll,
    Roll,
    Shift,
    Transfer,
    Unless,
    Wound,
    Wrath,
)
from undercroft.games.dungeoneer.doing import Doing
from undercroft.games.dungeoneer.dungeon import loose_cards
from undercroft.games.dungeoneer.effects.moving import destinations
from undercroft.games.dungeoneer.effects.registry import perform, useful
from undercroft.games.dungeoneer.limits import keep_limits
from undercroft.games.dungeoneer.modifiers import treasure_limit, value
from undercroft.games.dungeoneer.options import DISCARD, RECALL, REPEL, SUFFER
from undercroft.games.dungeoneer.pieces import Attack, Laid, Opened, Passing, Snare
from undercroft.games.dungeoneer.strength import attack_value
from undercroft.games.dungeoneer.villainy import free_places
from undercroft.games.dungeoneer.where import fits

SPIKES = {"spike-room": (0, -1)}


def happen(table: Table, effect: Effect, *choices: Option) -> list[str]:
    """Ana's card does this to Bo; what was on offer when it first asked."""
    return happens(table, Doing(0, 1, "cap"), effect, *choices)


def happens(table: Table, doing: Doing, effect: Effect, *choices: Option) -> list[str]:
    playing = perform(table.state, doing, (effect,))
    offered: list[str] = []
    try:
        asked = next(playing)
        for choice in choices:
            assert not isinstance(asked, tuple)
            offered = offered or [option.id for option in asked.options]
            asked = playing.send(choice)
    except StopIteration:
        return offered
    raise AssertionError("more is asked")


# -- rolls ----------------------------------------------------------------------------------------


def test_a_bonus_for_a_roll_is_over_after_it() -> None:
    table = Table(places=SPIKES, dice="1 1")
    happen(table, Bonus(modifiers=(Modifier("speed", 2),), lasts="roll"))
    table.do("move:north:spike-room")
    assert table.last("failed", "total") == 1 + 4 + 2
    table.do("move:south:gate", "move:north:spike-room")
    assert table.last("failed", "total") == 1 + 4


@pytest.mark.rule("DGN-SPEC-06")
@pytest.mark.parametrize(("die", "stat", "again"), [("2", "any", True), ("3", "any", False), ("2", "magic", False)])
def test_a_die_is_thrown_again_only_as_the_card_says(die: str, stat: str, again: bool) -> None:
    table = Table(places=SPIKES, dice=f"{die} 6")
    ability = msgspec.convert({"timing": "roll", "effects": [{"do": "reroll"}], "roll": stat, "upto": 2}, Ability)
    assert ability.effects == (Reroll(),)
    charm = msgspec.structs.replace(table.state.box.cards["cup"], abilities=(ability,))
    table.hero().treasures.append(Laid(charm, 0))
    table.do("move:north:spike-room")
    assert (table.asked == (0, "reroll")) is again
    if again:
        table.do("reroll:cup:0")
        assert table.last("overcame", "die") == 6


# -- paying to be spared --------------------------------------------------------------------------


def test_nobody_pays_with_the_last_health() -> None:
    table = Table(health=[18, 2])
    assert happen(table, Unless(then=(Fall(),), health=2)) == []
    assert table.hero(1).fallen


@pytest.mark.parametrize(("choice", "health", "fallen"), [("pay-off:health:2", 1, False), ("suffer", 3, True)])
def test_with_more_one_may_pay_or_suffer(choice: str, health: int, fallen: bool) -> None:
    table = Table(health=[18, 3])
    effect = Unless(then=(Fall(),), health=2)
    offers = next(perform(table.state, Doing(0, 1, "cap"), (effect,)))
    assert not isinstance(offers, tuple)
    assert happen(table, effect, next(each for each in offers.options if each.id == choice)) == [
        "pay-off:health:2",
        "suffer",
    ]
    assert (table.hero(1).health, table.hero(1).fallen) == (health, fallen)


# -- what works where -----------------------------------------------------------------------------


@pytest.mark.rule("DGN-ADV-14")
def test_a_card_attached_to_a_location_works_only_there() -> None:
    table = Table(places={"hall": (0, -1)}, at=["gate", "hall"])
    fog = msgspec.structs.replace(table.state.box.cards["mire"], modifiers=(Modifier("magic", -2),))
    before = [value(table.state, hero, "magic") for hero in table.state.heroes]
    table.state.fixtures.append(Snare(fog, 0, 1))
    assert [value(table.state, hero, "magic") for hero in table.state.heroes] == [before[0], before[1] - 2]


@pytest.mark.rule("DGN-LOC-05", "DGN-ATT-11")
@pytest.mark.parametrize(
    ("location", "words"),
    [
        ("gate", ["gate", "chamber", "entrance"]),
        ("passage", ["passage", "tunnel"]),
        ("gloom-pass", ["gloom-pass", "tunnel", "dark"]),
        ("hall", ["hall", "chamber"]),
    ],
)
def test_a_location_is_named_by_its_id_or_its_kind(location: str, words: list[str]) -> None:
    found = Table().state.box.locations[location]
    every = ("gate", "passage", "gloom-pass", "hall", "tunnel", "chamber", "dark", "entrance")
    assert sorted(word for word in every if fits(found, word)) == sorted(words)


@pytest.mark.rule("DGN-LOC-05")
@pytest.mark.parametrize(("place", "bonus"), [("passage", 0), ("gloom-pass", 3)])
def test_what_works_in_the_dark_works_in_dark_tunnels_only(place: str, bonus: int) -> None:
    table = Table(places={place: (0, -1)}, at=[place, "gate"])
    before = value(table.state, table.hero(), "melee")
    lantern = msgspec.structs.replace(table.state.box.cards["cup"], modifiers=(Modifier("melee", 3, dark=True),))
    table.hero().treasures.append(Laid(lantern, 0))
    assert value(table.state, table.hero(), "melee") == before + bonus


# -- transfer and shift ---------------------------------------------------------------------------


@pytest.mark.rule("DGN-EFF-09")
@pytest.mark.parametrize(("within", "places"), [(0, [1, 2, 3]), (1, [1]), (2, [1, 2])])
def test_a_transfer_reaches_as_far_as_the_card_says(within: int, places: list[int]) -> None:
    table = Table(places={"hall": (0, -1), "loft": (0, -2), "passage": (0, -3)})
    assert destinations(table.state, Doing(0, 0, "jump"), Transfer(within=within), table.hero()) == places


@pytest.mark.rule("DGN-EFF-21", "DGN-EXIT-08")
def test_an_exit_that_was_forced_open_is_blocked_again_when_its_location_is_shifted() -> None:
    table = Table(places={"cellar": (0, -1), "hall": (1, 0)}, at=["gate", "cellar"], hands=["push", ""])
    table.state.opened.append(Opened(1, 0, 1))
    assert table.view().places[1].opened == ["north"]
    table.do("play:push", "shift:cellar:1")
    table.do(next(offer for offer in table.offers if offer != "place:cellar:0:-1:straight"))
    assert table.view().places[1].opened == []


# -- keywords, healing, points --------------------------------------------------------------------


@pytest.mark.rule("DGN-HAZ-07")
@pytest.mark.parametrize(("keywords", "health"), [([], 16), (["avoids-traps"], 18)])
def test_whoever_avoids_traps_faces_none(keywords: list[Keyword], health: int) -> None:
    table = Table(places={"hall": (0, -1)}, traps={"acid": "hall"}, dice="1")
    table.hero().granted += keywords
    table.do("move:north:hall").settle()
    assert table.hero().health == health


@pytest.mark.rule("DGN-HERO-06")
def test_nobody_is_healed_above_what_the_card_prints() -> None:
    table = Table(health=[17, 18])
    happen(table, Heal(count=3))
    assert table.hero(0).health == 18


@pytest.mark.rule("DGN-VAR-29")
def test_the_point_for_lying_down_pays_for_no_move() -> None:
    table = Table(movement="limit", places={"hall": (0, -1)}, action=[2, 0])
    table.hero().spare = 1
    table.do("move:north:hall")
    assert (table.hero().action, table.hero().spare) == (1, 1)


def test_whoever_is_sure_footed_falls_by_no_card() -> None:
    table = Table()
    table.hero(1).granted.append("sure-footed")
    happen(table, Fall())
    assert not table.hero(1).fallen


# -- dice, checks and prices ----------------------------------------------------------------------


@pytest.mark.parametrize(("die", "health"), [("1", 17), ("2", 17), ("3", 16), ("6", 16)])
def test_a_die_means_the_first_row_that_reaches_it(die: str, health: int) -> None:
    table = Table(dice=die)
    happen(table, Roll(faces=(Faces(2, (Wound(),)), Faces(6, (Wound(count=2),)))))
    assert table.hero(1).health == health


def test_what_follows_a_check_meets_whoever_faced_it() -> None:
    table = Table(3, dice="1 1")
    happen(table, Check(Threat("speed", 12), fail=(Wound(),), who="rivals"))
    assert [hero.health for hero in table.state.heroes] == [18, 17, 17]


@pytest.mark.parametrize(("glory", "offers"), [(2, []), (3, ["pay-off:glory:3", "suffer"])])
def test_glory_that_is_just_enough_pays(glory: int, offers: list[str]) -> None:
    table = Table(glory=[10, glory])
    effect = Unless(then=(Fall(),), glory=3)
    assert happen(table, effect, *([SUFFER()] if offers else [])) == offers


# -- cards that come back, wounds prevented -------------------------------------------------------


def test_all_know_which_card_was_taken_back() -> None:
    table = Table()
    elixir = table.card(table.state, "elixir")
    table.state.discard[0].append(elixir)
    happen(table, Recall(what=elixir.type), RECALL("elixir"))
    assert (table.hero().known, table.discard) == ([elixir], [])


def test_a_card_does_not_bring_back_another_of_its_name() -> None:
    table = Table()
    elixir = table.card(table.state, "elixir")
    table.state.discard[0].append(elixir)
    found = [useful(table.state, Doing(0, 1, source), (Recall(what=elixir.type),)) for source in ("cap", "elixir")]
    assert found == [True, False]


def test_wounds_are_prevented_in_battle_only() -> None:
    assert not useful(Table().state, Doing(0, 0, "cap"), (Prevent(),))


def test_with_one_card_beside_the_entrance_there_is_nothing_to_shift() -> None:
    for places in ({"hall": (0, -1)}, {"hall": (0, -1), "loft": (0, -2)}):
        state = Table(places=places).state
        assert useful(state, Doing(0, 0, "push"), (Shift(),)) is bool(loose_cards(state)) is (len(places) > 1)


# -- monsters out of the battle -------------------------------------------------------------------


@pytest.mark.rule("DGN-BEX-04")
@pytest.mark.parametrize(("lord", "foe"), [(0, "bo"), (1, "ana")])
def test_a_monster_that_is_sent_back_comes_to_the_hand_of_whoever_sent_it(lord: int, foe: str) -> None:
    hands = ["boa", "shout"] if lord == 0 else ["shout", "boa"]
    table = Table(2, phase="villainy", active=lord, hands=hands).do(f"send:boa:hand:3:{foe}", "attack")
    assert "play:shout" in table.offers
    happens(table, Doing(1 - lord, 1 - lord, "shout"), Repel(to="hand"))
    assert (table.hand(lord), table.discard) == (["boa"], [])


@pytest.mark.rule("DGN-BEX-04")
def test_whoever_is_out_of_the_battle_is_not_repelled_again() -> None:
    table = Table(2, phase="villainy", hands=["boa boa", "shout"])
    table.do("send:boa:hand:3:bo", "send:boa:hand:3:bo", "attack")
    assert "play:shout" in table.offers
    doing = Doing(1, 1, "shout")
    happens(table, doing, Repel(), REPEL("boa", 1))
    happens(table, doing, Repel())
    assert table.discard == ["boa", "boa"]
    assert not useful(table.state, doing, (Repel(),))


@pytest.mark.rule("DGN-MIN-01")
def test_a_tamed_monster_is_a_minion_of_the_tamer_and_lies_nowhere_else() -> None:
    table = (
        Table(phase="villainy", hands=["boa", "command"]).do("send:boa:hand:3:bo", "attack", "play:command").settle()
    )
    assert [(laid.card.id, laid.owner) for laid in table.hero(1).treasures] == [("boa", 1)]
    assert "boa" not in [*table.hand(0), *table.lair(0), *table.lair(1), *table.discard]
    assert not [offer for offer in table.offers if "boa" in offer]


# -- whom, and how much ---------------------------------------------------------------------------


@pytest.mark.rule("DGN-GEN-01")
def test_an_effect_passes_over_the_dead() -> None:
    table = Table(3)
    table.hero(1).alive = False
    happen(table, Points(glory=3, who="target"))
    assert table.hero(1).glory == 10


def test_as_many_as_the_level_means_the_level_of_whoever_is_concerned() -> None:
    table = Table(level=[7, 2], health=[18, 10])
    happen(table, Heal(count="level", who="target"))
    assert table.hero(1).health == 12


@pytest.mark.parametrize(("tokens", "more", "less"), [(0, True, False), (4, True, True), (5, False, True)])
def test_tokens_are_added_and_taken_only_where_that_is_possible(tokens: int, more: bool, less: bool) -> None:
    state = Table(wrath=tokens).state
    assert [useful(state, Doing(0, 1, "cap"), (Wrath(by=by),)) for by in (1, -1)] == [more, less]


# -- what a modifier is good for ------------------------------------------------------------------


@pytest.mark.rule("DGN-EFF-19", "DGN-BATTLE-12")
def test_a_minion_that_stands_in_has_the_armour_of_a_counterattack() -> None:
    table = Table(2, phase="villainy", hands=["tripper", ""], minions=["", "boa"], dice="6 1")
    boa = table.hero(1).treasures[0]
    boa.card = msgspec.structs.replace(boa.card, modifiers=(Modifier("armour", 1, when="counter"),))
    table.do("send:tripper:hand:1:bo", "attack", "guard:boa:tripper:1").settle()
    assert boa.health == 3


def test_what_is_good_against_a_monster_is_so_when_the_monster_is_attacked() -> None:
    table = Table()
    boa = Laid(table.card(table.state, "boa"), 1)
    attack = Attack(None, 0, -1, 0, "")
    attack.prey, attack.chosen_form = boa, "melee"
    before = attack_value(table.state, attack)
    whip = msgspec.structs.replace(table.card(table.state, "cup"), modifiers=(Modifier("melee", 3, against="boa"),))
    table.hero().treasures.append(Laid(whip, 0))
    assert attack_value(table.state, attack) == before + 3


# -- traps and limits -----------------------------------------------------------------------------


@pytest.mark.rule("DGN-HAZ-07")
def test_the_you_of_a_trap_is_whoever_laid_it() -> None:
    table = Table(places={"hall": (0, -1)}, traps={"acid": "hall"}, dice="1")
    snare = table.state.snares[0]
    snare.card = msgspec.structs.replace(snare.card, fail=(Points(glory=3),))
    table.do("move:north:hall").settle()
    assert table.hero(1).glory == 13


@pytest.mark.rule("DGN-HERO-02")
def test_what_is_above_the_limit_goes_to_the_discard_pile() -> None:
    table = Table(treasures=["cup cup", ""])
    hero = table.hero()
    fewer = 1 - treasure_limit(table.state, hero)
    hero.passing.append(Passing(Modifier("treasures", fewer), fewer, "turn"))
    asking = keep_limits(table.state, hero)
    next(asking)
    with pytest.raises(StopIteration):
        asking.send(DISCARD("cup", "treasures", 1))
    assert (table.treasures(), table.discard) == (["cup"], ["cup"])


# -- the dead, and what is asked again ------------------------------------------------------------


@pytest.mark.rule("DGN-BATTLE-28")
def test_whoever_falls_in_a_battle_gains_no_glory_by_it() -> None:
    table = Table(3, phase="villainy", hands=["boa boa", "", ""], health=[18, 1, 18], dice="1 6 6 1")
    table.do("send:boa:hand:3:bo", "send:boa:hand:3:bo", "attack").settle().do("to-lair:boa", "to-lair:boa").settle()
    assert table.told("monster-wounded")
    assert not table.told("glory-gained")


@pytest.mark.rule("DGN-HAZEX-01")
def test_where_somebody_died_nobody_is() -> None:
    table = Table(3, places={"hall": (0, -1)}, at=["gate", "hall", "gate"])
    assert free_places(table.state) == []
    table.hero(1).alive = False
    assert free_places(table.state) == [1]


def test_no_more_wounds_are_taken_than_there_is_health() -> None:
    table = Table(3, health=[18, 2, 18])
    happen(table, Wound(count=5))
    assert (table.hero(1).health, table.last("wounded", "count")) == (0, 2)


def test_a_rivals_second_attempt_is_asked_about_only_if_one_wants_to_be() -> None:
    hands, quests = ["", "trip"], ["kill-boar", ""]
    table = Table(places={"hall": (0, -1)}, at=["hall", "gate"], hands=hands, quests=quests, dice="3 3", moments=())
    table.do("attempt:kill-boar")
    assert table.asked == (1, "meddle")
    table.do("form:boar:melee").settle().do("attempt:kill-boar")
    assert table.asked == (1, "form")
