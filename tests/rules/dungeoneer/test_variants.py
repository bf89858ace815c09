"""The eight rule variants: DGN-VAR."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.rules.dungeoneer.table import Table, new_match, playing, state_of, view_of
from undercroft.engine.match import Match
from undercroft.games.dungeoneer.content.packs import pack
from undercroft.games.dungeoneer.no_blank_spots import is_for_last, is_plain, layable
from undercroft.games.dungeoneer.setup_options import DungeonSetup
from undercroft.games.dungeoneer.state import BUILDING


@pytest.mark.rule("DGN-VAR-01")
def test_each_variant_is_in_force_only_if_it_is_chosen() -> None:
    usual = DungeonSetup()
    assert (usual.blank_spots, usual.death, usual.heroes, usual.discard) == ("drawn", "final", "deal", "must")
    assert (usual.placement, usual.quests, usual.movement, usual.spikes) == ("own", "personal", "speed", "check")


# -- No Blank Spots -------------------------------------------------------------------------------


def building(seats: int = 3, seed: int = 0, sets: object = "serpent") -> Match:
    return new_match(seats, seed, sets=sets, blank_spots="none")


def build_all(match: Match) -> Match:
    while state_of(match).phase == BUILDING:
        match.choose(match.decisions[0].seat, match.decisions[0].options[0])
    return match


@pytest.mark.rule("DGN-VAR-02")
@pytest.mark.parametrize("seed", range(3))
def test_all_locations_are_laid_before_play_starts(seed: int) -> None:
    s = state_of(build_all(building(3, seed)))
    assert len(s.places) == 22
    assert s.location_deck == []


@pytest.mark.rule("DGN-VAR-07")
@pytest.mark.parametrize("seed", range(4))
def test_whatever_a_rival_holds_one_knows_that_it_can_lay_some_card(seed: int) -> None:
    match = building(3, seed)
    while state_of(match).phase == BUILDING:
        (asked,) = match.decisions
        for seat in range(3):
            fork = match.fork(seat, seed=seed)
            assert all(decision.options for decision in fork.decisions)
        match.choose(asked.seat, asked.options[-1])


@pytest.mark.rule("DGN-VAR-03", "DGN-VAR-04")
def test_quests_are_known_when_all_location_cards_are_dealt_face_down() -> None:
    match = building(3)
    s = state_of(match)
    assert all(hero.quests for hero in s.heroes)
    assert sum(len(hero.maps) for hero in s.heroes) == 21
    assert [hero.maps is not None for hero in view_of(match, 1).heroes] == [False, True, False]
    kinds = [event.kind for event in match.events]
    assert kinds.index("personal-quest") < kinds.index("laid")


@pytest.mark.rule("DGN-VAR-05", "DGN-VAR-06")
def test_whoever_gets_the_entrance_begins_and_lays_it_in_the_middle() -> None:
    firsts = set()
    for seed in range(12):
        match = building(3, seed)
        s = state_of(match)
        laid = next(event for event in match.events if event.kind == "laid")
        assert (laid.data["column"], laid.data["row"]) == (0, 0)
        assert s.places[0].location.entrance
        assert laid.data["seat"] == s.starter
        firsts.add(s.starter)
    assert firsts == {0, 1, 2}


@pytest.mark.rule("DGN-VAR-07")
def test_players_lay_a_card_each_clockwise() -> None:
    match = building(3, seed=4)
    seats = []
    for _ in range(9):
        decision = match.decisions[0]
        seats.append(decision.seat)
        match.choose(decision.seat, decision.options[0])
        assert match.decisions[0].kind == "place"
        match.choose(decision.seat, match.decisions[0].options[0])
    first = seats[0]
    assert seats == [(first + number) % 3 for number in range(9)]


@pytest.mark.rule("DGN-VAR-07")
@pytest.mark.parametrize("seed", range(6))
def test_who_is_passed_over_or_not_cannot_be_looked_up_and_undone(seed: int) -> None:
    """Where hidden cards decide whether the next player is asked, the card laid before stays where it is."""
    match, sure = building(3, seed), []
    while state_of(match).phase == BUILDING:
        (asked,) = match.decisions
        match.choose(asked.seat, asked.options[-1])
        if asked.kind == "place" and state_of(match).phase == BUILDING:
            s = state_of(match)
            steps = (match.decisions[0].seat - asked.seat - 1) % 3 + 1
            sure.append(all(is_plain(s, s.heroes[(asked.seat + step) % 3]) for step in range(1, steps + 1)))
            assert match.can_undo is sure[-1]
    assert set(sure) == {True, False}


@pytest.mark.rule("DGN-VAR-07")
def test_all_can_tell_who_can_lay_a_card_from_how_many_fit() -> None:
    match = building(2)
    s = state_of(match)
    assert is_plain(s, s.heroes[0]), "more cards in hand than there are that do not fit"
    last = [location for location in s.heroes[0].maps + s.heroes[1].maps if is_for_last(s, location)]
    s.heroes[0].maps, s.heroes[1].maps = s.heroes[0].maps[: len(last)], s.heroes[1].maps + last
    assert not is_plain(s, s.heroes[0]), "these could be the cards that do not fit"
    s.heroes[0].maps = []
    assert is_plain(s, s.heroes[0]), "without a card nobody lays one"


@pytest.mark.rule("DGN-VAR-08")
@pytest.mark.parametrize("seed", range(6))
def test_locations_of_common_quests_are_laid_last(seed: int) -> None:
    match = building(3, seed)
    s = state_of(match)
    special = {location.id for location in pack("serpent").locations if is_for_last(s, location)}
    assert special
    for hero in s.heroes:
        assert not {str(option.args[0]) for option in layable(s, hero)} & special
    build_all(match)
    order = [place.location.id for place in state_of(match).places]
    last = [number for number, name in enumerate(order) if name in special]
    assert last == list(range(22 - len(last), 22))


@pytest.mark.rule("DGN-VAR-08")
@pytest.mark.parametrize(("word", "last"), [("hall", True), ("chamber", False)])
def test_a_common_quest_for_any_chamber_holds_no_card_back(word: str, last: bool) -> None:
    table = Table(common="cross")
    quest = table.state.common[0].quest
    table.state.common[0].quest = msgspec.structs.replace(quest, places=(word,))
    assert is_for_last(table.state, table.state.box.locations["hall"]) is last


# -- Resurrection ---------------------------------------------------------------------------------


def a_death(**table: Any) -> Table:
    """Ana's boa kills Bo."""
    laid = Table(
        3,
        phase="villainy",
        hands=["boa", "cap cup", ""],
        boons=["", "swift", ""],
        lairs=["", "rat", ""],
        quests=["", "cross", ""],
        done=["", "gamble", ""],
        health=[18, 1, 18],
        level=[7, 9, 7],
        dice="6 1",
        deck="imp nun rat crown blade elixir",
        death="resurrection",
        **table,
    )
    return laid.do("send:boa:hand:3:bo", "attack", "to-lair:boa", "no-peril")


@pytest.mark.rule("DGN-VAR-09")
def test_a_defeated_hero_leaves_the_game_but_its_owner_plays_on() -> None:
    table = a_death()
    assert table.asked == (1, "choose-hero")
    assert "choose-hero:bo" not in table.offers
    table.do("choose-hero:eve").until(1, "feats")
    assert table.hero(1).id == "eve"
    assert table.outcome is None


@pytest.mark.rule("DGN-VAR-10", "DGN-VAR-12", "DGN-VAR-13", "DGN-VAR-14")
def test_the_new_hero_begins_anew_but_keeps_the_quests() -> None:
    hero = a_death().do("choose-hero:eve").hero(1)
    assert (hero.level, hero.health, hero.place, hero.glory, hero.peril) == (7, 18, 0, 1, 2)
    assert (hero.boons, hero.treasures, hero.lair) == ([], [], [])
    assert [card.id for card in hero.hand] == ["imp", "nun", "rat", "crown", "blade"]
    assert [errand.quest.id for errand in hero.quests] == ["cross"]
    assert [quest.id for quest in hero.done] == ["gamble"]


@pytest.mark.rule("DGN-VAR-11")
def test_with_several_entrances_the_opponent_to_the_left_chooses_one() -> None:
    table = Table(
        3,
        phase="villainy",
        sets=("toy-heroic", "toy"),
        places={"gate": (0, -1)},
        hands=["h-rat", "", ""],
        health=[6, 1, 6],
        dice="6 1",
        quests=["h-task-1", "h-task-2", "h-task-3"],
        death="resurrection",
    )
    table.do("send:h-rat:hand:1:bo", "attack", "to-lair:h-rat", "no-peril", "choose-hero:dee")
    assert table.asked == (2, "entrance")
    table.do("entrance:gate:1")
    assert table.where(1) == "gate"


def test_without_a_hero_left_the_player_is_out() -> None:
    table = Table(4, phase="villainy", hands=["boa", "", "", ""], health=[9, 1, 9, 9], dice="6 1", death="resurrection")
    table.state.free_heroes.clear()
    table.do("send:boa:hand:3:bo", "attack").settle()
    assert not table.hero(1).alive
    assert table.state.reviving == []


# -- Hero Choice ----------------------------------------------------------------------------------


@pytest.mark.rule("DGN-VAR-15")
def test_heroes_are_chosen_from_the_first_player_on() -> None:
    match = new_match(3, seed=5, heroes="choose")
    first = state_of(match).starter
    taken: list[str] = []
    for number in range(3):
        decision = match.decisions[0]
        assert (decision.seat, decision.kind) == ((first + number) % 3, "choose-hero")
        assert not {str(option.args[0]) for option in decision.options} & set(taken)
        taken.append(str(decision.options[-1].args[0]))
        match.choose(decision.seat, decision.options[-1])
    assert [state_of(match).heroes[(first + number) % 3].id for number in range(3)] == taken


# -- Optional Discard -----------------------------------------------------------------------------


@pytest.mark.rule("DGN-VAR-16", "DGN-VAR-17")
def test_the_discard_is_optional_and_one_card_at_most() -> None:
    table = Table(phase="draw", hands=["cap cup", "cap"], discard="may", deck="imp " * 9)
    assert table.offers == ["discard:cap:hand", "discard:cup:hand", "keep-all"]
    table.do("keep-all")
    assert len(table.hand()) == 5
    table = Table(phase="draw", hands=["cap cup", "cap"], discard="may", deck="imp " * 9).do("discard:cap:hand")
    assert table.discard == ["cap"]
    assert table.state.active == 1


# -- Unbiased Placement ---------------------------------------------------------------------------


def drawing(location: str, quests: list[str], **table: Any) -> Table:
    return Table(
        3,
        phase="location",
        locations=f"{location} twist",
        quests=quests,
        placement="unbiased",
        **table,
    )


@pytest.mark.rule("DGN-VAR-18")
def test_the_location_of_a_personal_quest_is_laid_by_the_left_neighbour() -> None:
    assert drawing("hall", ["cross", "", ""]).asked == (1, "place")
    assert drawing("spike-room", ["cross", "", ""]).asked == (0, "place")
    usual = Table(3, phase="location", locations="hall twist", quests=["cross", "", ""])
    assert usual.asked == (0, "place")


@pytest.mark.rule("DGN-VAR-19")
def test_a_neighbour_whom_it_serves_too_passes_it_on() -> None:
    assert drawing("hall", ["cross", "gamble", ""]).asked == (2, "place")


@pytest.mark.rule("DGN-VAR-20")
def test_after_a_full_circle_whoever_drew_it_lays_it() -> None:
    assert drawing("hall", ["cross", "gamble", "relic"]).asked == (0, "place")


@pytest.mark.rule("DGN-VAR-21")
def test_common_quests_do_not_matter() -> None:
    assert drawing("hall", ["", "", ""], common="cross").asked == (0, "place")


@pytest.mark.rule("DGN-VAR-22")
def test_of_an_escort_only_the_first_location_matters() -> None:
    assert drawing("hall", ["guide", "", ""]).asked == (1, "place")
    assert drawing("loft", ["guide", "", ""]).asked == (0, "place")


# -- Nothing Personal -----------------------------------------------------------------------------


@pytest.mark.rule("DGN-VAR-23", "DGN-VAR-24")
@pytest.mark.parametrize("seed", range(3))
def test_all_quests_are_common_and_two_are_open(seed: int) -> None:
    for match in playing(3, seed, most=600, quests="common"):
        s = state_of(match)
        if match.outcome is not None:
            break
        personal = [errand for hero in s.heroes for errand in hero.quests]
        assert all(errand.quest.category == "escort" for errand in personal)
        ordinary = [errand for errand in s.common if not errand.quest.apart]
        assert len(ordinary) == 2 or not s.quest_deck


@pytest.mark.rule("DGN-VAR-25")
def test_only_an_escort_becomes_personal_when_it_is_started() -> None:
    table = Table(
        places={"hall": (0, -1)},
        at=["hall", "gate"],
        common="guide cross",
        quest_deck="gamble",
        nothing_personal=True,
    )
    table.do("start-escort:guide")
    assert table.quests() == ["guide"]
    assert table.common == ["cross", "gamble"]


# -- Movement Limit -------------------------------------------------------------------------------


@pytest.mark.rule("DGN-VAR-26", "DGN-VAR-27")
def test_every_hero_gets_three_points_whatever_the_speed() -> None:
    table = Table(phase="draw", boons=["", "swift"], hands=["cap", "cap"], movement="limit").do("discard:cap:hand")
    table.until(1, "feats")
    assert table.hero(1).action == 3


@pytest.mark.rule("DGN-VAR-28")
def test_no_point_is_saved() -> None:
    table = Table(movement="limit", at=["gate", "hall"], places={"hall": (0, -1)}).do("end-phase:feats")
    assert table.hero().action == 0


@pytest.mark.rule("DGN-VAR-29")
def test_a_hero_may_lie_down_for_a_point_that_is_not_for_moving() -> None:
    table = Table(movement="limit", places={"hall": (0, -1)}, action=[0, 0], locations="loft").do("lie-down")
    assert table.hero().fallen
    assert "move:north:hall" not in table.offers
    assert {"fight:bo", "explore", "stand-up"} <= set(table.offers)
    assert "lie-down" not in table.offers
    table.do("fight:bo", "form:ana:melee")
    assert table.told("attacked")


@pytest.mark.rule("DGN-VAR-29")
def test_only_once_in_each_turn() -> None:
    table = Table(movement="limit", action=[1, 0]).do("lie-down", "stand-up")
    assert not table.hero().fallen
    assert "lie-down" not in table.offers


@pytest.mark.rule("DGN-VAR-29")
def test_in_another_players_turn_too() -> None:
    table = Table(phase="villainy", hands=["boa", ""], movement="limit", dice="3 3 6 1").do(
        "send:boa:hand:3:bo", "attack"
    )
    assert table.asked == (1, "respond")
    table.do("lie-down").settle_response()
    assert table.asked == (1, "challenge")


# -- Dodging Spikes -------------------------------------------------------------------------------


@pytest.mark.rule("DGN-VAR-30")
def test_spikes_may_be_dodged_for_a_point() -> None:
    table = Table(places={"spike-room": (0, -1)}, spikes="dodge", dice="1").do("move:north:spike-room")
    assert table.offers == ["face", "dodge"]
    table.do("dodge")
    assert (table.hero().health, table.hero().action) == (18, 2)
    assert not table.told("failed")


@pytest.mark.rule("DGN-VAR-30")
@pytest.mark.parametrize(("action", "choice"), [(4, "face"), (1, "")])
def test_or_faced_and_must_be_faced_without_a_point(action: int, choice: str) -> None:
    table = Table(places={"spike-room": (0, -1)}, spikes="dodge", dice="1", action=[action, 0])
    table.do("move:north:spike-room")
    if choice:
        table.do(choice)
    assert table.hero().health == 17
