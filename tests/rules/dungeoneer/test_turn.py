"""The turn and its phases: DGN-TURN, DGN-RECOV, DGN-LOCPH, DGN-FEAT, DGN-EXPL, DGN-DRAW, parts of DGN-EFF."""

from __future__ import annotations

import pytest

from tests.rules.dungeoneer.table import Table, number_of, playing, state_of
from undercroft.games.dungeoneer.content.packs import pack
from undercroft.games.dungeoneer.content.vocabulary import Points
from undercroft.games.dungeoneer.doing import Doing
from undercroft.games.dungeoneer.dungeon import distances, loose_ends
from undercroft.games.dungeoneer.effects.registry import perform
from undercroft.games.dungeoneer.modifiers import value

# -- DGN-TURN -------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-TURN-01")
def test_a_turn_has_five_phases_in_order() -> None:
    table = Table(
        phase="recovery", hands=["cap", "cap"], locations="hall loft", deck="rat rat rat rat", wrath=0, dice="1"
    )
    kinds = []
    while table.state.active == 0:
        kinds.append(table.decision.kind)
        table.match.choose(table.decision.seat, table.decision.options[-1])
    told = [event.kind for event in table.match.events]
    assert [kind for kind in kinds if kind != "ready"] == ["villainy", "place", "feats", "discard"]
    assert told.index("turn") < told.index("drew-location") < told.index("discarded") < told.index("drew")


@pytest.mark.rule("DGN-TURN-02", "DGN-DRAW-11")
def test_the_turn_passes_to_the_left_after_the_hand_is_refilled() -> None:
    table = Table(4, active=2, deck="rat rat rat rat rat")
    table.do("end-phase:feats")
    assert len(table.hand(2)) == 5
    assert table.state.active == 3
    table.until(0, "feats")
    assert table.state.active == 0


@pytest.mark.rule("DGN-TURN-03")
def test_a_round_is_over_when_each_player_has_had_a_turn() -> None:
    table = Table(3, active=1)
    rounds = []
    for seat in (2, 0, 1):
        table.do("end-phase:feats").until(seat, "feats")
        rounds.append(table.view().round)
    assert rounds == [1, 1, 2]


@pytest.mark.rule("DGN-TURN-03")
def test_players_who_are_out_are_passed_over() -> None:
    table = Table(3, active=1, places={"hall": (0, -1), "cellar": (1, -1)}, at=["gate", "cellar", "gate"], dice="1")
    table.hero(1).health = 1
    table.do("move:west:hall")
    assert table.state.active == 2


# -- DGN-RECOV ------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-RECOV-01", "DGN-RECOV-04", "DGN-RECOV-05")
def test_nothing_that_is_counted_by_the_turn_outlasts_the_recovery_phase() -> None:
    table = Table(places={"hall": (0, -1)}, hands=["haste", ""], dice="3 3", quests=["march", ""])
    table.do("play:haste", "attempt:march", "fight:bo", "form:ana:melee").settle()
    table.do("move:north:hall", "end-phase:feats").until(1, "feats").do("end-phase:feats").until(0, "feats")
    hero = table.hero()
    assert (hero.passing, hero.used, hero.granted, hero.fought, hero.moved, hero.attempts) == (
        [],
        [],
        [],
        False,
        False,
        0,
    )


@pytest.mark.rule("DGN-RECOV-04")
def test_a_keyword_for_a_turn_is_over_in_the_next_recovery_phase() -> None:
    table = Table()
    table.hero().granted.append("avoids-traps")
    table.do("end-phase:feats").until(1, "feats")
    assert table.hero().granted == []


@pytest.mark.rule("DGN-RECOV-06")
def test_upkeep_is_paid_for_each_card_that_has_one() -> None:
    table = Table(phase="draw", active=1, hands=["", "cap"], boons=["oath vow", ""], glory=[6, 0], deck="rat " * 6)
    table.do("discard:cap:hand")
    assert table.hero(0).glory == 1
    assert table.boons(0) == ["oath", "vow"]


@pytest.mark.rule("DGN-RECOV-06", "DGN-RECOV-07")
def test_what_cannot_be_paid_for_goes_back_to_the_hand_as_the_player_chooses() -> None:
    table = Table(phase="draw", active=1, hands=["", "cap"], boons=["oath vow", ""], glory=[3, 0], deck="rat " * 6)
    table.do("discard:cap:hand")
    assert table.asked == (0, "upkeep")
    assert table.offers == ["pay-upkeep:oath", "pay-upkeep:vow"]
    table.do("pay-upkeep:vow")
    assert (table.boons(0), table.hand(0), table.hero(0).glory) == (["vow"], ["oath"], 0)


@pytest.mark.rule("DGN-RECOV-08", "DGN-RECOV-09", "DGN-DRAW-08", "DGN-HERO-05")
def test_points_left_over_are_lost_and_fresh_ones_come_with_the_speed() -> None:
    table = Table(active=0, action=[4, 0]).do("end-phase:feats")
    assert table.hero(0).action == 1
    table.until(1, "feats")
    assert table.hero(1).action == 5
    table.do("end-phase:feats").until(0, "feats")
    assert table.hero(0).action == 4


@pytest.mark.rule("DGN-RECOV-10", "DGN-STEP-08")
def test_all_locations_but_the_own_are_new_again() -> None:
    table = Table(places={"hall": (0, -1)}).do("move:north:hall", "end-phase:feats").until(1, "feats")
    table.do("end-phase:feats").until(0, "feats")
    assert table.hero().visited == 1 << number_of(table.state, "hall")
    glory = table.hero().glory
    table.do("move:south:gate")
    assert table.hero().glory == glory + 1
    table.do("move:north:hall")
    assert table.hero().glory == glory + 1


# -- DGN-LOCPH, DGN-EXPL --------------------------------------------------------------------------


@pytest.mark.rule("DGN-LOCPH-01")
def test_the_active_player_draws_a_location_and_lays_it_on_any_allowed_spot() -> None:
    table = Table(phase="location", locations="hall loft")
    assert table.asked == (0, "place")
    spots = {tuple(option.args[1:3]) for option in table.decision.options}
    assert spots == {(0, -1), (1, 0), (0, 1), (-1, 0)}
    table.do("place:hall:1:0:straight")
    assert [(place.location, place.column, place.row) for place in table.view().places] == [
        ("gate", 0, 0),
        ("hall", 1, 0),
    ]
    assert table.asked == (0, "feats")


@pytest.mark.rule("DGN-LOCPH-01")
def test_a_card_that_fits_nowhere_goes_under_the_deck() -> None:
    table = Table(phase="location", locations="meadow hall")
    assert table.asked == (0, "feats")
    assert [location.id for location in table.state.location_deck] == ["meadow", "hall"]


@pytest.mark.rule("DGN-LOCPH-02")
def test_without_location_cards_the_phase_is_skipped() -> None:
    table = Table(phase="location")
    assert table.asked == (0, "feats")
    assert not table.told("drew-location")
    table.refuses("explore", "no-locations", "DGN-LOCPH-02")


@pytest.mark.rule("DGN-LOCPH-03")
def test_a_location_must_join_another() -> None:
    table = Table(phase="location", locations="hall loft")
    table.refuses("place:hall:1:1:straight", "no-such-spot", "DGN-LOCPH-03")
    table.refuses("place:hall:0:0:straight", "no-such-spot", "DGN-LOCPH-03")


@pytest.mark.rule("DGN-LOCPH-03")
@pytest.mark.parametrize(("row", "offered"), [(-11, True), (-12, False)])
def test_the_table_ends_twelve_steps_from_the_first_entrance(row: int, offered: bool) -> None:
    row_of_halls = [("hall", (0, place)) for place in range(-1, row - 1, -1)]
    table = Table(2, phase="location", places=row_of_halls, locations="loft hall")
    assert (f"place:loft:0:{row - 1}:straight" in table.offers) is offered
    assert f"place:loft:1:{max(row, -11)}:straight" in table.offers


@pytest.mark.rule("DGN-LOCPH-04")
def test_a_location_must_be_joined_without_a_wall() -> None:
    """The stump is open to the north only (turned: to the south only)."""
    table = Table(phase="location", locations="stump hall")
    assert set(table.offers) == {"place:stump:0:1:straight", "place:stump:0:-1:turned"}


@pytest.mark.rule("DGN-LOCPH-05")
def test_a_location_may_be_turned_round_but_not_sideways() -> None:
    table = Table(phase="location", locations="twist hall").do("place:twist:0:-1:turned")
    place = table.state.places[1]
    assert [side.kind for side in place.exits] == ["wall", "wall", "open", "open"]
    turned = {option.args[3] for option in Table(phase="location", locations="twist hall").decision.options}
    assert turned == {"straight", "turned"}


@pytest.mark.rule("DGN-LOCPH-06")
def test_no_placement_closes_the_dungeon() -> None:
    """All sides of the gate but one end in stumps: another stump there would close it."""
    places = [
        ("stump", (0, 1)),
        ("stump", (0, -1, True)),
        ("hall", (1, 0)),
        ("stump", (1, -1, True)),
        ("twist", (-1, 0)),
    ]
    closing = Table(phase="location", places=places, locations="stump hall")
    offers = closing.offers
    assert offers
    for offer in offers:
        table = Table(phase="location", places=places, locations="stump hall").do(offer)
        assert loose_ends(table.state)


@pytest.mark.rule("DGN-LOCPH-04", "DGN-LOCPH-06")
@pytest.mark.parametrize("seed", range(4))
def test_in_real_matches_every_location_has_a_way_to_the_entrance_and_the_dungeon_stays_open(seed: int) -> None:
    for match in playing(3, seed, most=500, sets=("serpent",)):
        s = state_of(match)
        assert -1 not in distances(s, 0)
        assert loose_ends(s) or not s.location_deck


@pytest.mark.rule("DGN-LOCPH-06")
def test_the_last_card_may_close_the_dungeon() -> None:
    places = [("stump", (0, 1)), ("stump", (0, -1, True))]
    table = Table(phase="location", places=places, locations="hall")
    assert table.asked == (0, "place")


@pytest.mark.rule("DGN-LOCPH-06")
@pytest.mark.parametrize(("locations", "offers"), [("stump", ["place:stump:-1:-1:turned"]), ("stump hall", [])])
def test_at_the_one_free_place_that_is_left_only_the_last_card_may_be_a_dead_end(
    locations: str, offers: list[str]
) -> None:
    places = [
        ("stump", (0, 1)),
        ("stump", (0, -1, True)),
        ("hall", (1, 0)),
        ("stump", (1, -1, True)),
        ("twist", (-1, 0)),
        ("stump", (1, 1)),
        ("stump", (2, 0)),
        ("stump", (2, -1, True)),
    ]
    table = Table(phase="location", places=places, locations=locations)
    assert table.offers_of("place") == offers
    assert bool(table.told("no-spot")) is not bool(offers)


@pytest.mark.rule("DGN-EXPL-01")
def test_exploring_lays_further_locations_for_a_point_each() -> None:
    table = Table(locations="hall loft", places={"twist": (0, 1)}).do("explore", "place:hall:0:-1:straight")
    table.do("explore", "place:loft:0:-2:straight")
    assert table.hero().action == 2
    assert table.where() == "gate"
    table.refuses("explore", "no-locations", "DGN-LOCPH-02")


# -- DGN-FEAT -------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-FEAT-01", "DGN-FEAT-02")
def test_move_explore_play_and_attempt_in_any_order_with_special_actions_beside() -> None:
    table = Table(
        places={"hall": (0, -1)},
        hands=["cap elixir", ""],
        health=[9, 18],
        quests=["march", ""],
        locations="loft",
        boons=["focus", ""],
    )
    verbs = {option.verb.name for option in table.decision.options}
    assert verbs == {"move", "attempt", "play", "use", "fight", "explore", "end-phase"}
    table.do("play:cap", "move:north:hall", "explore", "place:loft:0:-2:straight", "move:south:gate", "attempt:march")
    assert table.asked == (0, "feats")


@pytest.mark.rule("DGN-FEAT-03")
def test_actions_may_be_repeated_while_points_last() -> None:
    table = Table(places={"hall": (0, -1)}, action=[3, 0])
    table.do("move:north:hall", "move:south:gate", "move:north:hall")
    assert table.offers == ["end-phase:feats"]


@pytest.mark.rule("DGN-FEAT-03")
def test_whoever_can_do_nothing_for_all_to_see_is_not_asked_to_end_the_feats() -> None:
    table = Table(hands=["rat", ""], action=[0, 0], glory=[0, 0])
    assert table.asked == (0, "discard")
    assert table.match.choices == []


@pytest.mark.rule("DGN-FEAT-03")
@pytest.mark.parametrize("hand", ["rat", "cap"])
def test_whoever_could_hold_something_to_play_is_asked_whatever_it_is(hand: str) -> None:
    table = Table(hands=[hand, ""], action=[0, 0], glory=[1, 0])
    assert table.asked == (0, "feats")


@pytest.mark.rule("DGN-FEAT-03")
def test_with_nothing_to_discard_the_end_of_the_feats_is_the_last_moment_to_take_one_back() -> None:
    table = Table(hands=["", ""], action=[0, 0], glory=[0, 0])
    assert table.offers == ["end-phase:feats"]


# -- DGN-DRAW -------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-DRAW-01")
@pytest.mark.parametrize("what", ["cap:hand", "cup:treasures", "rat:lair"])
def test_with_a_hand_exactly_one_card_is_discarded(what: str) -> None:
    table = Table(phase="draw", hands=["cap", "rat"], treasures=["cup", ""], lairs=["rat", ""], deck="imp " * 6)
    assert "keep-all" not in table.offers
    table.do(f"discard:{what}")
    assert table.discard == [what.split(":")[0]]
    assert table.state.active == 1


@pytest.mark.rule("DGN-DRAW-03")
def test_without_a_hand_nothing_need_be_discarded() -> None:
    table = Table(phase="draw", treasures=["cup", ""], deck="imp " * 6)
    assert table.offers == ["discard:cup:treasures", "keep-all"]
    table.do("keep-all")
    assert table.discard == []


@pytest.mark.rule("DGN-DRAW-04", "DGN-DRAW-05")
def test_a_hero_who_stays_gains_the_points_of_the_location_without_its_effects() -> None:
    table = Table(places={"spike-room": (0, -1)}, at=["spike-room", "gate"]).do("end-phase:feats")
    assert (table.hero().glory, table.hero().peril) == (11, 11)
    assert table.hero().health == 18
    table = Table(places={"hall": (0, -1)}).do("move:north:hall", "move:south:gate", "end-phase:feats")
    assert (table.hero().glory, table.hero().peril) == (12, 13)


@pytest.mark.rule("DGN-DRAW-04")
def test_a_transfer_counts_as_moving() -> None:
    table = Table(places={"hall": (0, -1)}, hands=["jump", ""]).do("play:jump", "end-phase:feats")
    assert (table.hero().glory, table.hero().peril) == (10 - 1 + 2, 13)


@pytest.mark.rule("DGN-DRAW-06", "DGN-DRAW-07")
def test_one_unspent_point_is_saved_and_gone_when_it_is_spent() -> None:
    table = Table(hands=["", "boa"], action=[3, 0], dice="3 3 6 1", deck="imp " * 6).do("end-phase:feats")
    assert table.view().heroes[0].action == 1
    table.do("send:boa:hand:3:ana", "attack", "challenge:boa:1", "form:ana:melee").settle()
    assert table.view().heroes[0].action == 0
    assert Table(action=[0, 0]).do("end-phase:feats").hero().action == 0


@pytest.mark.rule("DGN-DRAW-09")
@pytest.mark.parametrize(("held", "cards"), [("", 5), ("cap blade cup", 5), ("cap blade cup crown boa rat imp", 6)])
def test_the_hand_is_refilled_to_five(held: str, cards: int) -> None:
    table = Table(phase="draw", hands=[held, "cap"], deck="imp " * 9)
    if held:
        table.do("discard:cap:hand")
    assert len(table.hand(0)) == cards


@pytest.mark.rule("DGN-DRAW-09")
def test_discard_points_saving_and_refill_come_in_this_order() -> None:
    table = Table(phase="draw", hands=["cap", "cap"], deck="imp " * 9, action=[2, 0]).do("discard:cap:hand")
    kinds = [event.kind for event in table.match.events if event.kind in ("discarded", "points", "saved", "drew")]
    assert kinds[:4] == ["discarded", "points", "saved", "drew"]


# -- speed and action points ----------------------------------------------------------------------


@pytest.mark.rule("DGN-GEN-03", "DGN-EFF-25", "DGN-EFF-26")
def test_speed_gives_points_only_in_the_recovery_phase_and_points_are_no_speed() -> None:
    table = Table(hands=["swift", ""], places={"hall": (0, -1)}).do("play:swift", "move:north:hall")
    assert (value(table.state, table.hero(), "speed"), table.hero().action) == (5, 3)
    table.do("end-phase:feats").until(1, "feats").do("end-phase:feats").until(0, "feats")
    assert table.hero().action == 5


@pytest.mark.rule("DGN-EFF-25")
def test_a_card_that_says_so_gives_points_at_once() -> None:
    table = Table(hands=["sprint", ""]).do("play:sprint")
    assert (value(table.state, table.hero(), "speed"), table.hero().action) == (4, 6)


@pytest.mark.rule("DGN-COUNTER-01", "DGN-COUNTER-02", "DGN-COUNTER-03")
def test_glory_and_peril_are_counted_for_each_hero_without_limit() -> None:
    table = Table(places={"hall": (0, -1)}, glory=[500, 1], peril=[999, 2]).do("move:north:hall")
    assert [(hero.glory, hero.peril) for hero in table.view().heroes] == [(502, 1002), (1, 2)]


@pytest.mark.rule("DGN-COUNTER-03")
def test_neither_falls_below_nothing() -> None:
    table = Table(glory=[2, 9], peril=[3, 9])
    loss = Points(glory=5, peril=5, negative=True, who="all")
    for _ in perform(table.state, Doing(0, 0, "cap"), (loss,)):
        raise AssertionError("nothing is asked")
    assert [(hero.glory, hero.peril) for hero in table.view().heroes] == [(0, 0), (4, 4)]


def test_the_pack_of_the_tests_is_sound() -> None:
    assert [pack(name).id for name in ("toy", "toy-heroic", "toy-epic")] == ["toy", "toy-heroic", "toy-epic"]
