"""The game for one player: DGN-SOLO."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dungeoneer.table import Table, new_match, playing, state_of
from undercroft.engine.match import Match
from undercroft.games.dungeoneer.box import is_shift, is_transfer
from undercroft.games.dungeoneer.content.packs import pack


def alone(seed: int = 0, **setup: object) -> Match:
    return new_match(1, seed, **setup)


def solo(**table: Any) -> Table:
    """Ana alone, beside a passage (1 peril), a hall (3) and the crossing (4)."""
    table.setdefault("places", {"passage": (0, -1), "hall": (1, 0), "crossing": (0, 1), "den": (-1, 0)})
    return Table(1, **table)


# -- goal and set-up ------------------------------------------------------------------------------


@pytest.mark.rule("DGN-SOLO-01")
@pytest.mark.parametrize("seed", range(3))
def test_one_player_can_play(seed: int) -> None:
    *_, match = playing(1, seed, most=3000, sets="serpent")
    assert match.outcome is not None


@pytest.mark.rule("DGN-SOLO-02")
def test_the_goal_is_three_quests_and_back_to_the_entrance() -> None:
    table = solo(at=["hall"], quests=["relic"], done=["cross gamble"], deck="cap").do("attempt:relic")
    assert not table.told("decided")
    table.until(0, "feats").do("move:west:gate")
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


@pytest.mark.rule("DGN-SOLO-02")
def test_without_a_hero_the_match_is_lost() -> None:
    table = solo(places={"spike-room": (0, -1)}, health=[1], dice="1").do("move:north:spike-room")
    assert table.outcome is not None
    assert table.outcome.winners == ()


@pytest.mark.rule("DGN-SOLO-03", "DGN-SOLO-04")
@pytest.mark.parametrize("sets", [("toy",), "serpent", "heroic"])
def test_transfers_shifts_and_cards_for_several_heroes_are_left_out(sets: object) -> None:
    s = state_of(alone(sets=sets))
    cards = [*s.deck[0], *s.deck[1], *s.heroes[0].hand]
    assert not [card.id for card in cards if is_transfer(card) or is_shift(card) or card.several]


@pytest.mark.rule("DGN-SOLO-03", "DGN-SOLO-04")
def test_there_are_such_cards() -> None:
    cards = {card.id: card for card in pack("toy").cards}
    assert is_transfer(cards["jump"])
    assert is_transfer(cards["banish"])
    assert is_shift(cards["push"])
    assert cards["plague"].several


@pytest.mark.rule("DGN-SOLO-05")
def test_the_deck_is_split_and_the_first_hand_is_of_glory() -> None:
    s = state_of(alone())
    assert all(card.glory_card for card in (*s.deck[0], *s.heroes[0].hand))
    assert not any(card.glory_card for card in s.deck[1])
    assert len(s.heroes[0].hand) == 5


@pytest.mark.rule("DGN-SOLO-06")
def test_each_deck_has_its_own_discard_pile() -> None:
    table = (
        solo(hands=["elixir"], health=[9], deck="rat", dice="1 1 6").do("play:elixir", "move:north:passage").settle()
    )
    glory, peril = [[card.id for card in pile] for pile in table.state.discard]
    assert (glory, peril) == (["elixir"], ["rat"])


@pytest.mark.rule("DGN-SOLO-07", "DGN-SOLO-08")
def test_three_quests_are_dealt_and_the_others_put_aside() -> None:
    s = state_of(alone())
    assert len(s.heroes[0].quests) == 3
    assert s.quest_deck == []
    assert [errand.quest.apart for errand in s.common] == [True]


# -- the turn -------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-SOLO-09")
def test_there_is_no_villainy_phase() -> None:
    for match in playing(1, seed=2, most=300):
        assert all(decision.kind != "villainy" for decision in match.decisions)


@pytest.mark.rule("DGN-SOLO-10", "DGN-SOLO-11")
def test_entering_gives_glory_but_dice_for_the_peril() -> None:
    table = solo(dice="6 6 6", peril=[0]).do("move:east:hall")
    assert (table.hero().glory, table.hero().peril) == (12, 0)
    assert [event.data["die"] for event in table.told("peril-roll")] == [6, 6, 6]


@pytest.mark.rule("DGN-SOLO-11")
def test_the_set_up_gives_glory_but_neither_peril_nor_dice() -> None:
    match = new_match(1)
    hero = state_of(match).heroes[0]
    assert (hero.glory, hero.peril) == (1, 0)
    assert "peril-roll" not in [event.kind for event in match.events]


@pytest.mark.rule("DGN-SOLO-11")
def test_a_location_that_is_not_new_takes_no_dice() -> None:
    table = solo(dice="6 6 6").do("move:east:hall", "move:west:gate", "move:east:hall")
    assert len(table.told("peril-roll")) == 3


@pytest.mark.rule("DGN-SOLO-12", "DGN-SOLO-13")
def test_at_the_crossing_four_dice_are_rolled_and_each_up_to_four_plays_a_card() -> None:
    table = solo(dice="2 5 4 6", deck="slow drain trip").do("move:south:crossing")
    assert len(table.told("peril-roll")) == 4
    assert [event.data["card"] for event in table.told("peril-card")] == ["slow", "drain"]
    assert table.view().peril_cards == ["slow", "drain"], "they stay in sight for this turn"
    assert table.hero().level == 6


@pytest.mark.rule("DGN-SOLO-12")
def test_such_cards_cost_nothing() -> None:
    table = solo(dice="1", deck="boa", peril=[0]).do("move:north:passage")
    assert table.told("attacked")
    assert table.hero().peril == 0


@pytest.mark.rule("DGN-SOLO-14")
def test_banes_come_first() -> None:
    table = solo(dice="1 1 6 3 3", deck="boa drain").do("move:east:hall")
    kinds = [event.kind for event in table.match.events if event.kind in ("level", "attacked")]
    assert kinds == ["level", "attacked"]


@pytest.mark.rule("DGN-SOLO-15")
def test_a_bane_for_monsters_waits_for_one() -> None:
    table = solo(dice="1 6 6 6 1 6 6 1 1", deck="rage boa").do("move:east:hall")
    assert table.view().waiting == ["rage"]
    table.do("move:west:gate", "move:south:crossing").settle()
    assert table.view().waiting == []
    roll = table.told("attack-roll")[0].data
    assert roll["total"] == int(str(roll["die"])) + 5 + 2


@pytest.mark.rule("DGN-SOLO-16")
def test_monsters_attack_by_the_ordinary_rules_in_their_strongest_form() -> None:
    table = solo(dice="1 4 2", deck="corrupt").do("move:north:passage")
    assert table.last("attacked", "form") == "melee"
    assert table.last("attack-roll", "total") == 4 + 6 + 1
    assert table.last("counter-roll", "total") == 2 + 6
    assert table.hero().health == 17


@pytest.mark.rule("DGN-SOLO-16")
def test_quest_monsters_and_the_goddess_too() -> None:
    table = solo(at=["hall"], quests=["kill-boar"], dice="3 3").do("attempt:kill-boar")
    assert table.last("attacked", "form") == "melee"


@pytest.mark.rule("DGN-SOLO-17")
def test_monsters_are_discarded_after_the_battle() -> None:
    table = solo(dice="1 3 1", deck="boa").do("move:north:passage").settle()
    assert table.discard == ["boa"]
    assert table.lair() == []


# -- the harder game ------------------------------------------------------------------------------


@pytest.mark.rule("DGN-SOLO-18", "DGN-SOLO-19")
def test_in_the_harder_game_the_dearest_monster_goes_to_the_lair() -> None:
    dice = "1 1 6 6 6 1 1"
    table = solo(dice=dice, deck="rat boa", solo="harder").do("move:east:hall").settle()
    assert table.lair() == ["boa"]
    assert table.discard == ["rat"]


@pytest.mark.rule("DGN-SOLO-20")
def test_whoever_is_in_the_lair_attacks_when_a_monster_is_revealed() -> None:
    table = solo(dice="1 3 3 1 1", deck="rat", lairs=["boa"], solo="harder").do("move:north:passage").settle()
    assert [event.data["attacker"] for event in table.told("attacked")] == ["rat", "boa"]


@pytest.mark.rule("DGN-SOLO-20")
def test_not_when_none_is() -> None:
    table = solo(dice="1", deck="drain", lairs=["boa"], solo="harder").do("move:north:passage").settle()
    assert not table.told("attacked")


@pytest.mark.rule("DGN-SOLO-21")
def test_the_lair_still_holds_three() -> None:
    dice = "1 3 3 3 3 1 1 1 1"
    table = (
        solo(dice=dice, deck="ogre", lairs=["boa snakeman corrupt"], solo="harder").do("move:north:passage").settle()
    )
    assert len(table.lair()) <= 3


@pytest.mark.rule("DGN-SOLO-18")
@pytest.mark.parametrize("how", ["plain", "harder"])
@pytest.mark.parametrize(
    ("set_id", "place", "printed", "harder"),
    [
        ("heroic", "damp-corridor", 1, 5),
        ("heroic", "fallen-hall", 2, 5),
        ("epic", "haulers-way", 1, 3),
        ("serpent", "scaled-passage", 3, 5),
        ("serpent", "crossroads", 4, 5),
        ("toy", "crossing", 4, 4),
    ],
)
def test_in_the_harder_game_locations_count_for_more_peril_as_far_as_the_set_says_so(
    how: str, set_id: str, place: str, printed: int, harder: int
) -> None:
    heroes = ("ana" if set_id == "toy" else "roderick-talus",)
    table = Table(1, sets=(set_id,), heroes=heroes, places={place: (0, -1)}, dice="6 " * 6, peril=[0], solo=how)
    dice = harder if how == "harder" else printed
    table.do(f"move:north:{place}").settle()
    assert [event.data["peril"] for event in table.told("peril-roll")] == [dice] * dice


# -- cards ----------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-SOLO-22")
@pytest.mark.parametrize(("choice", "hand"), [("draw-from:glory", ["cap"]), ("draw-none", [])])
def test_for_each_defeated_monster_a_glory_card_may_be_drawn(choice: str, hand: list[str]) -> None:
    table = solo(dice="1 1 6", deck="rat cap").do("move:north:passage")
    assert table.asked == (0, "draw-glory")
    table.do(choice)
    assert table.hand() == hand


@pytest.mark.rule("DGN-SOLO-23", "DGN-SOLO-24")
def test_at_the_end_of_a_turn_nothing_is_discarded_and_one_glory_card_may_be_drawn() -> None:
    table = solo(hands=["cup blade"], deck="cap crown", dice="6 6").do("move:north:passage", "end-phase:feats")
    assert table.asked == (0, "draw-glory")
    assert table.offers == ["draw-from:glory", "draw-none"]
    table.do("draw-from:glory")
    assert table.hand() == ["cup", "blade", "cap"]


@pytest.mark.rule("DGN-SOLO-25")
def test_permanent_treasures_are_played_only_in_the_reward_stage_of_a_battle() -> None:
    table = solo(hands=["cup"], dice="1 1 6", deck="rat")
    table.refuses("play:cup", "solo-treasure", "DGN-SOLO-25")
    table.do("move:north:passage")
    assert table.asked == (0, "reward-treasure")
    table.do("play:cup")
    assert table.treasures() == ["cup"]


@pytest.mark.rule("DGN-SOLO-26")
def test_permanent_boons_are_played_only_in_the_entrance() -> None:
    table = solo(hands=["swift"], dice="6").do("play:swift")
    assert table.boons() == ["swift"]
    table = solo(hands=["swift"], at=["hall"])
    table.refuses("play:swift", "solo-boon", "DGN-SOLO-26")


@pytest.mark.rule("DGN-SOLO-27")
def test_instant_and_response_cards_are_free_of_that() -> None:
    table = solo(hands=["elixir sprint shout"], at=["hall"], health=[9], deck="boa", dice="6 6 1")
    assert {"play:elixir", "play:sprint"} <= set(table.offers)
    table.do("move:west:gate", "move:north:passage")
    assert table.asked == (0, "respond")
    assert "play:shout" in table.offers


@pytest.mark.rule("DGN-SOLO-05")
@pytest.mark.parametrize(("deck", "hand"), [("cap rat imp", ["cap"]), ("rat imp", [])])
def test_a_hand_is_filled_from_the_glory_deck_only(deck: str, hand: list[str]) -> None:
    from undercroft.games.dungeoneer.cards import draw

    table = solo(deck=deck)
    for _ in draw(table.state, table.hero(), 2):
        raise AssertionError("alone there is no deck to choose")
    assert table.hand() == hand
