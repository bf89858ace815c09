"""Cards: playing, inventories, attachments, drawing: DGN-ADV, DGN-GLORY, DGN-GEN-07, parts of DGN-EFF."""

from __future__ import annotations

import msgspec
import pytest

from tests.rules.dungeoneer.table import Table, playing, state_of, view_of
from undercroft.games.dungeoneer.content.packs import pack
from undercroft.games.dungeoneer.content.vocabulary import Modifier
from undercroft.games.dungeoneer.modifiers import value
from undercroft.games.dungeoneer.pieces import Laid
from undercroft.games.dungeoneer.playing_cards import lacks_room

SERPENT = pack("serpent").cards


# -- DGN-ADV --------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-ADV-01", "DGN-ADV-02", "DGN-ADV-03")
def test_every_card_is_a_boon_or_treasure_of_glory_or_a_bane_or_encounter_of_peril() -> None:
    for card in SERPENT:
        assert card.glory_card is (card.type in ("boon", "treasure"))
        assert card.encounter is (card.type in ("monster", "trap"))
        assert card.type in ("boon", "treasure", "bane", "monster", "trap")


@pytest.mark.rule("DGN-ADV-04")
def test_a_glory_card_is_for_the_own_hero() -> None:
    table = Table(hands=["cap swift", ""]).do("play:cap", "play:swift")
    assert (table.treasures(0), table.boons(0)) == (["cap"], ["swift"])
    assert (table.treasures(1), table.boons(1)) == ([], [])


@pytest.mark.rule("DGN-ADV-06", "DGN-ADV-09")
def test_a_card_has_cost_timing_duration_type_and_kind() -> None:
    for card in SERPENT:
        assert card.cost == "x" or card.cost >= 0
        assert card.timing in ("feats", "villainy", "response", "any")
        assert card.duration in ("instant", "permanent", "attachment", "monster")
        assert card.type
        assert card.kind
    assert {card.duration for card in SERPENT} == {"instant", "permanent", "attachment", "monster"}


@pytest.mark.rule("DGN-ADV-06")
def test_the_timing_of_a_card_says_when_it_is_played() -> None:
    cards = "swift shout elixir slow"
    feats = Table(hands=[cards, ""], health=[9, 18]).offers
    assert {"play:swift", "play:elixir"} <= set(feats)
    assert not {"play:shout", "bane:slow:bo:bo"} & set(feats)
    villainy = Table(phase="villainy", hands=[cards, ""], health=[9, 18]).offers
    assert {"bane:slow:bo:bo", "play:elixir"} <= set(villainy)
    assert not {"play:swift", "play:shout"} & set(villainy)


@pytest.mark.rule("DGN-ADV-07", "DGN-ADV-08", "DGN-GLORY-01")
def test_a_card_works_only_once_it_is_paid_for_and_laid_down() -> None:
    table = Table(hands=["cap", ""])
    assert value(table.state, table.hero(), "melee") == 6
    table.do("play:cap")
    assert value(table.state, table.hero(), "melee") == 7
    assert table.hero().glory == 8
    table.refuses("play:cap", "not-in-hand", "DGN-ADV-07")


@pytest.mark.rule("DGN-ADV-10", "DGN-ADV-11", "DGN-RECOV-04")
def test_an_instant_card_is_discarded_and_works_for_the_current_turn_only() -> None:
    table = Table(hands=["haste", ""]).do("play:haste")
    assert table.discard == ["haste"]
    assert value(table.state, table.hero(), "speed") == 6
    table.do("end-phase:feats").until(1, "feats")
    assert value(table.state, table.hero(), "speed") == 4


@pytest.mark.rule("DGN-ADV-12")
def test_a_permanent_card_stays_in_play() -> None:
    table = Table(hands=["cap swift", ""]).do("play:cap", "play:swift", "end-phase:feats")
    table.until(1, "feats").until(0, "feats")
    assert (table.treasures(0), table.boons(0)) == (["cap"], ["swift"])


@pytest.mark.rule("DGN-ADV-13", "DGN-ADV-16", "DGN-HERO-02")
def test_only_permanent_boons_and_treasures_count_against_the_limits() -> None:
    table = Table(hands=["aura whetstone elixir knack cap", ""], boons=["knack knack", ""], treasures=["blade cup", ""])
    table.hero().health = 9
    table.refuses("play:knack", "inventory-full", "DGN-HERO-02")
    table.refuses("play:cap", "inventory-full", "DGN-HERO-02")
    table.do("play:aura", "attach:whetstone:blade", "play:elixir")
    assert (len(table.hero().boons), len(table.hero().treasures)) == (2, 2)


@pytest.mark.rule("DGN-ADV-14")
def test_an_attachment_lies_under_another_card() -> None:
    table = Table(hands=["whetstone", ""], treasures=["cup blade", ""])
    assert table.offers_of("attach") == ["attach:whetstone:blade"]
    table.do("attach:whetstone:blade")
    blade = table.hero().treasures[1]
    assert [laid.card.id for laid in blade.attached] == ["whetstone"]
    assert value(table.state, table.hero(), "melee") == 8


@pytest.mark.rule("DGN-ADV-15")
def test_an_attachment_is_discarded_with_its_card() -> None:
    table = Table(hands=["whetstone", ""], treasures=["blade", ""], deck="rat imp nun boa ogre cap")
    table.do("attach:whetstone:blade", "end-phase:feats", "discard:blade:treasures")
    assert table.discard == ["whetstone", "blade"]


@pytest.mark.rule("DGN-ADV-15", "DGN-RECOV-07")
def test_an_attachment_is_discarded_when_its_card_goes_back_to_the_hand() -> None:
    deck = "rat imp nun boa ogre cup"
    table = Table(phase="draw", active=1, hands=["", "cap"], boons=["oath", ""], glory=[1, 5], deck=deck)
    oath = table.hero(0).boons[0]
    oath.attached.append(Laid(table.state.box.cards["rust"], 1))
    table.do("discard:cap:hand")
    assert table.hand(0) == ["oath"]
    assert table.discard == ["cap", "rust"]


@pytest.mark.rule("DGN-ADV-16")
def test_an_attachment_to_a_monster_does_not_count_in_the_lair() -> None:
    table = Table(phase="villainy", hands=["rage boa", ""], lairs=["rat imp", ""], dice="3 3", action=[4, 0])
    table.do("bane-monster:rage:bo:rat", "send:boa:hand:3:bo", "attack", "to-lair:boa").settle()
    assert table.lair(0) == ["rat", "imp", "boa"]


@pytest.mark.rule("DGN-ADV-18")
def test_a_monster_is_in_a_location_only_while_it_attacks() -> None:
    table = Table(phase="villainy", hands=["boa", ""], dice="3 3").do("send:boa:hand:3:bo")
    assert [attack.attacker for attack in table.view().attacks] == ["boa"]
    table.do("attack", "to-hand:boa").settle()
    assert table.view().attacks == []
    assert table.view().heroes[0].known == ["boa"]


# -- DGN-GLORY ------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-GLORY-02", "DGN-GEN-07", "DGN-FEAT-03")
def test_glory_cards_are_played_while_the_own_glory_lasts() -> None:
    table = Table(hands=["cap swift oath", ""], glory=[4, 9]).do("play:cap", "play:swift")
    assert (table.hero(0).glory, table.hero(1).glory) == (0, 9)
    table.refuses("play:oath", "too-dear", "DGN-GLORY-02")


@pytest.mark.rule("DGN-GLORY-03")
def test_playing_a_glory_card_costs_no_action_points() -> None:
    table = Table(hands=["cap", ""], action=[0, 0]).do("play:cap")
    assert table.hero().action == 0


@pytest.mark.rule("DGN-GLORY-04")
def test_there_is_one_treasure_of_a_kind() -> None:
    table = Table(hands=["cap crown", ""]).do("play:cap")
    table.refuses("play:crown", "same-kind", "DGN-GLORY-04")


@pytest.mark.rule("DGN-GLORY-05")
def test_boons_of_a_kind_may_lie_side_by_side() -> None:
    table = Table(hands=["knack knack", ""]).do("play:knack", "play:knack")
    assert table.boons() == ["knack", "knack"]


@pytest.mark.rule("DGN-EFF-01")
def test_an_x_card_costs_at_least_one_and_what_its_player_says() -> None:
    table = Table(hands=["surge", ""], glory=[3, 0])
    assert table.offers_of("play-x") == ["play-x:surge:1", "play-x:surge:2", "play-x:surge:3"]
    table.do("play-x:surge:2")
    assert (table.hero().glory, table.hero().action) == (1, 6)


@pytest.mark.rule("DGN-EFF-14")
def test_a_card_that_raises_a_limit_can_be_played_at_the_limit() -> None:
    table = Table(hands=["pouch cap", ""], treasures=["blade cup", ""])
    table.refuses("play:cap", "inventory-full", "DGN-HERO-02")
    table.do("play:pouch")
    assert table.treasures() == ["blade", "cup", "pouch"]


@pytest.mark.rule("DGN-EFF-14")
@pytest.mark.parametrize("raised", [0, 1])
def test_so_it_is_with_boons(raised: int) -> None:
    table = Table(boons=["knack knack", ""])
    roomy = msgspec.structs.replace(table.state.box.cards["knack"], modifiers=(Modifier("boons", raised),))
    assert (lacks_room(table.state, table.hero(), roomy) is None) is bool(raised)


@pytest.mark.rule("DGN-EFF-15", "DGN-DRAW-02")
def test_boons_are_never_discarded_by_choice() -> None:
    table = Table(phase="draw", hands=["cap", ""], boons=["swift", ""], treasures=["cup", ""], lairs=["rat", ""])
    assert table.offers == ["discard:cap:hand", "discard:cup:treasures", "discard:rat:lair"]


@pytest.mark.rule("DGN-EFF-16")
def test_a_boon_that_is_forced_out_stops_working_at_once() -> None:
    table = Table(phase="villainy", hands=["ruin", ""], boons=["", "swift"])
    assert value(table.state, table.hero(1), "speed") == 6
    table.do("bane:ruin:bo:bo")
    assert value(table.state, table.hero(1), "speed") == 5
    assert table.discard == ["swift", "ruin"]


@pytest.mark.rule("DGN-EFF-27", "DGN-SPEC-06")
def test_a_treasure_that_has_given_its_effect_is_discarded_at_once() -> None:
    table = Table(treasures=["bomb", ""]).do("use:bomb:0")
    assert table.hero().glory == 13
    assert table.treasures() == []
    assert table.discard == ["bomb"]


@pytest.mark.rule("DGN-EFF-28", "DGN-SPEC-03")
def test_a_potion_used_when_played_needs_no_room() -> None:
    table = Table(hands=["elixir", ""], treasures=["blade cup", ""], health=[9, 18]).do("play:elixir")
    assert table.hero().health == 12
    assert table.discard == ["elixir"]


@pytest.mark.rule("DGN-SPEC-06", "DGN-RECOV-05")
def test_abilities_are_paid_for_and_used_once_a_turn() -> None:
    table = Table(2, active=1, health=[18, 10], glory=[5, 1]).do("use:bo:0")
    assert (table.hero(1).health, table.hero(1).glory) == (11, 0)
    assert "use:bo:0" not in table.offers
    table = Table(2, active=1, health=[18, 10], glory=[5, 5]).do("use:bo:0")
    assert "use:bo:0" not in table.offers
    table.do("end-phase:feats").until(1, "feats")
    assert "use:bo:0" in table.offers


@pytest.mark.rule("DGN-GEN-02")
def test_what_changes_a_roll_is_declared_before_the_roll() -> None:
    table = Table(phase="villainy", hands=["net", "haste"], dice="1").do("set-trap:net:bo", "attack")
    assert table.asked == (1, "ready")
    assert not table.told("failed")
    table.do("pass")
    assert table.told("failed")
    assert table.asked[1] != "ready"


@pytest.mark.rule("DGN-GEN-06")
def test_a_cards_word_overrules_the_rules() -> None:
    """Eve's skill lets a die be thrown again after the roll."""
    table = Table(heroes=("eve", "bo"), places={"spike-room": (0, -1)}, dice="1 6").do("move:north:spike-room")
    assert table.asked == (0, "reroll")
    table.do("reroll:eve:0")
    assert table.last("overcame", "die") == 6


@pytest.mark.rule("DGN-GEN-04", "DGN-GEN-05")
def test_glory_of_a_location_pays_for_a_boon_before_its_effect() -> None:
    table = Table(places={"shrine": (0, -1)}, boons=["focus", ""], glory=[0, 0], dice="3").do("move:north:shrine")
    assert table.hero().glory == 2
    assert table.asked == (0, "ready")
    table.do("use:focus:0")
    assert table.last("overcame", "total") == 3 + 4 + 1


@pytest.mark.rule("DGN-GEN-04")
def test_points_come_before_the_location_effect_and_that_before_encounters() -> None:
    table = Table(places={"spike-room": (0, -1)}, traps={"mill": "spike-room"}, dice="1 1").do("move:north:spike-room")
    told = [
        event.data.get("source", event.kind)
        for event in table.match.events
        if event.kind in ("moved", "points", "failed")
    ]
    assert told == ["moved", "points", "spikes", "mill"]


# -- hands ----------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-SETUP-21")
def test_hands_are_hidden_from_the_others() -> None:
    for match in playing(3, seed=1, most=150):
        for seat in range(3):
            for hero in view_of(match, seat).heroes:
                assert (hero.hand is not None) is (hero.seat == seat)
                assert hero.cards == len(state_of(match).heroes[hero.seat].hand)


def test_what_a_seat_cannot_know_is_dealt_anew_and_what_all_saw_stays() -> None:
    table = Table(3, phase="villainy", hands=["boa", "cap crown", "rat"], deck="imp nun elixir", dice="3 3")
    table.do("send:boa:hand:3:bo", "attack", "to-hand:boa").settle()
    hands = {tuple(state_of(table.match.fork(2, seed=seed)).heroes[0].hand) for seed in range(20)}
    assert [[card.id for card in hand] for hand in hands] == [["boa"]]
    others = [state_of(table.match.fork(2, seed=seed)).heroes[1].hand for seed in range(20)]
    assert len({tuple(card.id for card in hand) for hand in others}) > 5


def test_with_two_decks_a_hand_keeps_as_many_cards_of_each() -> None:
    deck = "swift cup blade imp nun boa"
    table = Table(2, decks="split", hands=["", "cap crown rat"], deck=deck)
    for seed in range(10):
        s = state_of(table.match.fork(0, seed=seed))
        assert sum(card.glory_card for card in s.heroes[1].hand) == 2
        assert [{card.glory_card for card in pile} for pile in s.deck] == [{True}, {False}]


def test_a_card_that_all_have_seen_in_a_hand_is_known_until_it_leaves() -> None:
    table = Table(2, phase="villainy", hands=["boa", ""], dice="3 3", places={"hall": (0, -1)}, at=["gate", "hall"])
    table.do("send:boa:hand:3:bo", "attack", "to-hand:boa").settle()
    assert table.view(1).heroes[0].known == ["boa"]
    table.until(0, "discard").do("discard:boa:hand")
    assert table.view(1).heroes[0].known == []


@pytest.mark.rule("DGN-DRAW-10")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    table = Table(phase="draw", hands=["cap", ""], deck="rat").do("discard:cap:hand")
    assert sorted(table.hand(0)) == ["cap", "rat"]
    assert table.told("reshuffled")
