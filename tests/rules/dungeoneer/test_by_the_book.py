"""What the rulebook says where it is easily read otherwise: the rulings, each with its rule."""

from __future__ import annotations

from copy import copy

import msgspec
import pytest

from tests.rules.dungeoneer.serpent import lay
from tests.rules.dungeoneer.table import Table, new_match, state_of, view_of
from undercroft.games.dungeoneer.bands import lay_out_apart, next_band, next_band_is_due
from undercroft.games.dungeoneer.box import Box
from undercroft.games.dungeoneer.content.threats import Threat
from undercroft.games.dungeoneer.content.vocabulary import Modifier
from undercroft.games.dungeoneer.ending import MatchDecided, most_points
from undercroft.games.dungeoneer.limits import exceeds
from undercroft.games.dungeoneer.moving import arrive
from undercroft.games.dungeoneer.pieces import Laid, Opened, Passing, Snare
from undercroft.games.dungeoneer.quests import complete
from undercroft.games.dungeoneer.state import DungeonState
from undercroft.games.dungeoneer.villainy import is_pending
from undercroft.games.dungeoneer.wounds import defeat

NORTH = {"hall": (0, -1), "loft": (0, -2)}


# -- attempts and searches ------------------------------------------------------------------------


@pytest.mark.rule("DGN-ATT-03", "DGN-ATT-04", "DGN-GEN-06")
def test_a_price_on_the_card_takes_the_place_of_the_price_of_a_repeated_attempt() -> None:
    table = Table(places=NORTH, at=["hall", "gate"], quests=["toil cross", ""], dice="1 1 1", action=[4, 0])
    for left in (3, 2):
        table.do("attempt:toil").settle()
        assert table.hero().action == left
    table.do("attempt:cross").settle()
    assert table.hero().action == 1


def searching(**given: object) -> Table:
    return Table(places=NORTH, at=["loft", "gate"], quests=["lost", ""], action=[4, 0], **given)  # type: ignore[arg-type]


@pytest.mark.rule("DGN-QSRCH-05")
def test_a_goal_is_where_it_was_found_and_nowhere_else() -> None:
    table = searching(dice="6").do("search:lost").settle()
    assert "attempt:lost" in table.offers
    table.do("move:south:hall")
    assert "attempt:lost" not in table.offers
    assert "search:lost" in table.offers
    table.do("move:north:loft")
    assert "search:lost" not in table.offers
    table.do("attempt:lost").settle()
    assert table.done() == ["lost"]


@pytest.mark.rule("DGN-QSRCH-05")
def test_the_goal_is_found_for_the_searcher() -> None:
    table = Table(places=NORTH, at=["loft", "loft"], active=1, common="lost", dice="6", action=[0, 4])
    table.do("search:lost").settle()
    assert "attempt:lost" in table.offers
    assert table.state.common[0].found == 1


@pytest.mark.rule("DGN-SPEC-02")
def test_a_rival_may_play_a_bane_before_a_search() -> None:
    table = searching(hands=["", "trip"], dice="6").do("search:lost")
    assert table.asked == (1, "meddle")
    table.do("bane:trip:ana:ana").settle()
    assert table.hero().fallen
    assert table.told("found")


@pytest.mark.rule("DGN-ATT-07")
def test_a_common_quest_ends_the_feats_phase_too() -> None:
    table = Table(places=NORTH, at=["hall", "gate"], common="relic", hands=["cap", ""], deck="cap " * 9)
    table.do("attempt:relic").settle()
    assert table.done() == ["relic"]
    assert table.asked == (0, "discard")


# -- limits ---------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-HERO-02")
def test_what_is_above_a_limit_that_has_fallen_goes_at_once() -> None:
    table = Table(phase="draw", hands=["rat", ""], treasures=["pouch cap blade", ""], deck="rat " * 9)
    table.do("discard:pouch:treasures")
    assert table.asked != (0, "over-limit")
    table = Table(phase="draw", hands=["rat", ""], treasures=["pouch cap blade cup", ""], deck="rat " * 9)
    table.do("discard:pouch:treasures")
    assert table.asked == (0, "over-limit")
    assert table.offers == ["discard:cap:treasures", "discard:blade:treasures", "discard:cup:treasures"]
    table.do("discard:blade:treasures")
    assert table.treasures() == ["cap", "cup"]


@pytest.mark.rule("DGN-HERO-02")
def test_all_that_is_above_the_limit_goes_before_anything_else() -> None:
    treasures = ["belt-pouch watchers-helm sunsteel-blade windrunner-boots ring-of-haste asp-amulet", ""]
    table = lay(phase="draw", hands=["corrupt-knight", ""], treasures=treasures, deck="acid-flow " * 9)
    table.do("discard:belt-pouch:treasures", "discard:asp-amulet:treasures")
    assert (table.asked, table.hand()) == ((0, "over-limit"), ["corrupt-knight"])
    table.do("discard:ring-of-haste:treasures")
    assert table.treasures() == ["watchers-helm", "sunsteel-blade", "windrunner-boots"]
    assert len(table.hand()) == 5


@pytest.mark.rule("DGN-HERO-02", "DGN-EFF-16")
def test_a_boon_that_was_forced_out_takes_its_limit_along() -> None:
    table = Table(phase="villainy", hands=["ruin", ""], treasures=["", "pouch"], boons=["", "oath vow swift knack"])
    table.state.heroes[1].treasures[0].attached.clear()
    table.do("bane:ruin:bo:bo", "give-up:knack:boons")
    assert table.boons(1) == ["oath", "vow", "swift"]
    table = Table(phase="feats", treasures=["pouch bomb cap", ""], at=["gate", "gate"])
    table.hero().treasures.pop(0)
    table.hero().treasures.append(table.hero().treasures[0].copy())
    table.do("use:bomb:0")
    assert len(table.treasures()) == 2


@pytest.mark.rule("DGN-HERO-02")
@pytest.mark.parametrize(("boons", "treasures"), [(1, 0), (0, 1), (0, 0)])
def test_each_of_the_two_limits_counts_for_itself(boons: int, treasures: int) -> None:
    table = Table()
    hero, cards = table.hero(), table.state.box.cards
    hero.boons = [Laid(cards["oath"], 0) for _ in range(hero.card.boons + boons)]
    hero.treasures = [Laid(cards["cap"], 0) for _ in range(hero.card.treasures + treasures)]
    assert exceeds(table.state, hero) is bool(boons or treasures)


@pytest.mark.rule("DGN-HERO-02")
def test_a_limit_may_be_lower_than_the_card_prints() -> None:
    table = Table(treasures=["cap blade", ""])
    hero, smaller = table.hero(), Modifier("treasures", by=-1)
    assert not exceeds(table.state, hero)
    hero.passing.append(Passing(smaller, -1, "turn"))
    assert exceeds(table.state, hero)
    pack = copy(table.state.box.packs[0])
    assert not Box((pack,)).lowers_limits
    pack.cards = (msgspec.structs.replace(pack.cards[0], modifiers=(smaller,)), *pack.cards[1:])
    assert Box((pack,)).lowers_limits


# -- battle in any turn ---------------------------------------------------------------------------


@pytest.mark.rule("DGN-SPEC-08", "DGN-BSTART-03")
def test_in_anothers_turn_a_hero_may_attack_whoever_is_beside_it() -> None:
    table = Table(3, places=NORTH, at=["gate", "hall", "hall"], action=[4, 1, 0], dice="6 1")
    table.do("end-phase:feats")
    assert (table.asked, table.offers) == ((1, "ambush"), ["fight:cid", "pass"])
    table.do("fight:cid")
    assert table.hero(1).action == 0
    table.do("form:bo:magic").settle()
    assert table.hero(2).health == 17


@pytest.mark.rule("DGN-SPEC-08")
@pytest.mark.parametrize("points", [0, 1])
def test_without_a_point_nobody_is_asked(points: int) -> None:
    table = Table(3, places=NORTH, at=["gate", "hall", "hall"], action=[4, points, 0])
    table.do("end-phase:feats")
    assert (table.asked == (1, "ambush")) is bool(points)


@pytest.mark.rule("DGN-SPEC-08", "DGN-BSTART-01")
def test_whoever_has_fought_in_this_turn_is_not_asked_again() -> None:
    table = Table(3, places=NORTH, at=["gate", "hall", "hall"], action=[4, 2, 0], dice="6 1")
    table.do("end-phase:feats", "fight:cid", "form:bo:magic").settle()
    assert table.asked != (1, "ambush")


@pytest.mark.rule("DGN-VAR-29", "DGN-SPEC-08")
def test_with_the_movement_limit_one_can_lie_down_to_attack() -> None:
    table = Table(3, places=NORTH, at=["gate", "hall", "hall"], action=[3, 0, 0], movement="limit", dice="6 1")
    table.do("end-phase:feats")
    assert (table.asked, table.offers) == ((1, "ambush"), ["lie-down", "pass"])
    table.do("lie-down", "fight:cid", "form:bo:magic").settle()
    assert table.hero(2).health == 17
    assert table.hero(1).fallen


@pytest.mark.rule("DGN-VAR-29", "DGN-BATTLE-20")
def test_and_to_strike_back() -> None:
    table = Table(phase="villainy", hands=["boa", ""], movement="limit", action=[0, 0], dice="1 6 6 1")
    table.do("send:boa:hand:3:bo", "attack").settle_response()
    assert (table.asked, table.offers) == ((1, "challenge"), ["lie-down", "no-challenge"])
    table.do("lie-down", "challenge:boa:1", "form:bo:magic").settle_response()
    assert table.hero(1).fallen
    assert table.hero(1).spare == 0


@pytest.mark.rule("DGN-BSTART-01")
def test_who_has_used_the_battle_of_the_turn_cannot_challenge() -> None:
    table = Table(phase="villainy", hands=["boa", ""], action=[4, 1], dice="1 6")
    table.hero(1).fought = True
    table.do("send:boa:hand:3:bo", "attack").settle_response()
    assert table.asked != (1, "challenge")


@pytest.mark.rule("DGN-EFF-30")
def test_monsters_of_the_lair_do_not_follow_a_hero_who_has_left() -> None:
    table = Table(phase="villainy", lairs=["boa", ""], hands=["", "jump"], places=NORTH, dice="6 1")
    table.do("send:boa:lair:3:bo", "attack", "play:jump", "transfer-to:bo:hall:1").settle()
    assert not table.told("attack-roll")
    assert table.hero(1).health == 18


# -- any time -------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-SPEC-02")
@pytest.mark.parametrize(("side", "exit_"), [("north", "blocked-exit"), ("west", "trap-exit")])
def test_a_rival_may_play_a_bane_before_the_check_of_an_exit(side: str, exit_: str) -> None:
    places = {"cellar": (0, 1), "hall": (0, 2), "loft": (-1, 1)}
    table = Table(places=places, at=["cellar", "gate"], hands=["", "trip"], dice="6")
    there = "gate" if side == "north" else "loft"
    table.do(f"move:{side}:{there}")
    assert table.asked == (1, "meddle")
    assert table.decision.about["what"] == exit_
    table.do("bane:trip:ana:ana").settle()
    assert table.where() == "cellar"
    assert table.hero().action == 4
    assert not table.told("overcame")


@pytest.mark.rule("DGN-SPEC-02")
def test_a_rival_may_play_a_bane_before_a_threat_to_stand_up() -> None:
    table = Table(3, phase="villainy", hands=["shackle", "trip", ""], dice="6", action=[4, 1, 0])
    table.do("bane:shackle:cid:cid").until(2, "feats").do("stand-up")
    assert table.asked == (0, "meddle") or table.asked == (1, "meddle")
    assert table.decision.about["what"] == "standing-up"


@pytest.mark.rule("DGN-SPEC-02")
def test_ones_own_any_time_banes_can_be_played_in_the_feats_phase() -> None:
    table = Table(hands=["trip", ""])
    assert "bane:trip:bo:bo" in table.offers
    table.do("bane:trip:bo:bo")
    assert table.hero(1).fallen
    assert table.hero(1).peril == 9


@pytest.mark.rule("DGN-SPEC-02", "DGN-BATTLE-04")
def test_a_hero_who_is_attacked_may_curse_the_attacker() -> None:
    table = Table(hands=["", "trip"], glory=[0, 0], dice="1 6").do("fight:bo", "form:ana:melee")
    assert table.asked[0] == 1
    table.do("bane:trip:ana:ana")
    assert table.hero(0).fallen


@pytest.mark.rule("DGN-SPEC-02")
def test_what_the_glory_for_staying_pays_for_can_be_played_at_once() -> None:
    table = Table(phase="draw", hands=["rat elixir", ""], glory=[0, 0], health=[10, 18], deck="rat " * 9)
    table.do("discard:rat:hand")
    assert table.asked == (0, "ready")
    table.do("play:elixir")
    assert table.hero().health == 13
    assert table.hero().glory == 0


@pytest.mark.rule("DGN-SPEC-02")
def test_and_before_a_location_is_drawn() -> None:
    table = Table(phase="location", hands=["elixir", ""], health=[10, 18], locations="hall")
    assert table.asked == (0, "ready")
    table.do("play:elixir")
    assert table.hero().health == 13


# -- locations ------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-OBST-02", "DGN-OBST-04")
@pytest.mark.parametrize(("brought", "overcome"), [(False, False), (True, True)])
def test_danger_does_not_touch_a_hero_who_came_in_anothers_turn(brought: bool, overcome: bool) -> None:
    """A speed threat 10 and a danger of 2: with speed 5 and a 5 it is overcome only without the danger."""
    places = {"risky-room": (0, -1)}
    hands = ["banish", ""] if brought else ["", ""]
    table = Table(
        phase="villainy" if brought else "feats", active=0 if brought else 1, places=places, hands=hands, dice="5"
    )
    trap = next(card for card in table.state.box.cards.values() if card.type == "trap" and card.waits)
    trap = msgspec.structs.replace(trap, threat=Threat("speed", 10))
    table.state.snares.append(Snare(trap, 0, 1))
    if brought:
        table.do("bane:banish:bo:bo").settle()
    else:
        table.do("move:north:risky-room").settle()
    assert bool(table.told("overcame")) is overcome


@pytest.mark.rule("DGN-EXIT-08")
def test_an_exit_that_was_forced_stays_open_until_its_opener_leaves() -> None:
    places = {"cellar": (0, 1), "loft": (0, 2)}
    table = Table(3, places=places, at=["cellar", "cellar", "gate"], action=[1, 0, 0], dice="1")
    table.do("move:north:gate")
    assert table.state.opened[0].opener == 0
    table.do("end-phase:feats").until(1, "feats").do("move:north:gate")
    assert table.where(1) == "gate"
    assert len(table.told("failed")) == 1
    assert isinstance(table.state.opened[0], Opened)
    table.do("end-phase:feats").until(2, "feats").do("end-phase:feats").until(0, "feats")
    table.do("move:north:gate")
    assert table.state.opened == []


@pytest.mark.rule("DGN-EFF-24", "DGN-GEN-06")
def test_a_location_between_joins_dungeon_and_surface() -> None:
    table = Table(locations="meadow hall", phase="feats")
    assert "explore" in table.offers
    table.do("explore")
    assert table.told("no-spot")
    gate = msgspec.structs.replace(table.state.places[0].location, between=True)
    table = Table(locations="meadow", phase="feats")
    table.state.places[0].location = gate
    table.do("explore")
    assert "place:meadow:0:-1:straight" in table.offers


@pytest.mark.rule("DGN-LOCPH-01")
def test_everybody_knows_the_location_that_went_under_the_deck() -> None:
    table = Table(2, locations="meadow hall loft", phase="feats", action=[3, 0])
    table.do("explore")
    assert [each.id for each in table.state.location_deck] == ["meadow", "loft", "hall"]
    for seed in range(9):
        fork = table.match.fork(1, seed=bytes([seed]) * 32)
        assert view_of(fork, 1).put_under == ["meadow"]
        assert state_of(fork).location_deck[0].id == "meadow"
    table.state.location_deck = table.state.location_deck[:1]
    table.do("explore")
    assert table.view(1).put_under == ["meadow"]
    assert table.state.put_under == 1


# -- quests of the dead ---------------------------------------------------------------------------


@pytest.mark.rule("DGN-QESC-08", "DGN-BATTLE-18")
def test_the_token_of_a_dead_hero_can_be_taken() -> None:
    table = Table(
        3,
        phase="villainy",
        hands=["leech", "", ""],
        places=NORTH,
        at=["hall", "hall", "gate"],
        health=[18, 1, 18],
        quests=["", "guide", ""],
    )
    table.hero(1).quests[0].carrier = 1
    table.do("bane-x:leech:bo:bo:1").until(0, "feats")
    assert not table.hero(1).alive
    table.do("pick-up:guide")
    assert table.quests() == ["guide"]
    table.do("move:north:loft", "deliver:guide")
    assert table.done() == ["guide"]


@pytest.mark.rule("DGN-VAR-14")
def test_with_resurrection_an_escort_under_way_is_kept() -> None:
    table = Table(
        3,
        phase="villainy",
        hands=["leech", "", ""],
        places=NORTH,
        at=["hall", "hall", "gate"],
        health=[18, 1, 18],
        quests=["", "guide", ""],
        death="resurrection",
        deck="rat " * 9,
    )
    table.hero(1).quests[0].carrier = 1
    table.do("bane-x:leech:bo:bo:1", "choose-hero:eve")
    errand = table.hero(1).quests[0]
    assert (errand.carrier, errand.dropped) == (1, -1)


@pytest.mark.rule("DGN-VAR-10", "DGN-VAR-12")
def test_a_new_hero_stands_and_what_was_sent_before_is_lost() -> None:
    table = Table(
        3,
        phase="villainy",
        hands=["boa rat", "", ""],
        lairs=["imp", "", ""],
        fallen=[0],
        health=[1, 18, 18],
        death="resurrection",
        deck="cap " * 9,
        dice="6 1 6 1 6 1",
    )
    table.do("send:boa:hand:3:bo", "send:rat:hand:1:cid")
    s = table.state
    s.heroes[0].health = 1
    defeat(s, s.heroes[0])
    assert is_pending(s)
    table.do("attack").until(0, "choose-hero").do("choose-hero:eve")
    hero = table.hero()
    assert hero.alive
    assert not hero.fallen
    assert not is_pending(table.state)
    assert table.lair() == []
    table.until(0, "feats")
    assert table.hero(1).health + table.hero(2).health >= 35


@pytest.mark.rule("DGN-BAND-23")
def test_the_points_of_the_dead_do_not_count() -> None:
    table = Table(3, sets=("toy-heroic", "toy"), level=[10, 10, 10], health=[18, 18, 18])
    s: DungeonState = table.state
    quests = [quest for quest in s.box.quests.values() if not quest.apart]
    s.heroes[0].done = quests[:3]
    s.heroes[1].done = quests[:1]
    assert most_points(s) == (0,)
    s.heroes[0].alive = False
    assert most_points(s) == (1,)


# -- before the first turn ------------------------------------------------------------------------


@pytest.mark.rule("DGN-VAR-06", "DGN-VAR-07")
def test_the_entrance_is_the_first_players_first_card() -> None:
    for seed in range(5):
        match = new_match(3, seed, sets="serpent", blank_spots="none")
        s = state_of(match)
        assert match.decisions[0].seat == (s.starter + 1) % 3


@pytest.mark.rule("DGN-WRATH-01", "DGN-SETUP-24")
@pytest.mark.parametrize("sets", [("toy",), ("toy-heroic", "toy")])
def test_the_event_starts_without_tokens(sets: tuple[str, ...]) -> None:
    s = state_of(new_match(2, sets=sets))
    assert s.wrath == 0
    s.wrath = 4
    s.stage = len(sets) - 1
    lay_out_apart(s)
    assert s.wrath == 0


# -- alone ----------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-SOLO-11")
@pytest.mark.parametrize(("staying", "dice"), [("safe", 0), ("dice", 3)])
def test_staying_takes_no_dice_unless_it_is_agreed(staying: str, dice: int) -> None:
    table = Table(1, places={"hall": (1, 0)}, at=["hall"], dice="6 6 6", deck="cap", staying=staying)
    table.do("end-phase:feats").settle()
    assert len(table.told("peril-roll")) == dice
    assert table.hero().glory == 12


@pytest.mark.rule("DGN-SOLO-22", "DGN-SOLO-25")
def test_a_hunted_monster_brings_a_card_and_a_reward_stage() -> None:
    table = Table(
        1, places={"hall": (1, 0)}, at=["hall"], quests=["kill-boar"], hands=["cap"], deck="cup", dice="1 6 6 1"
    )
    table.do("attempt:kill-boar", "challenge:boar:1", "form:ana:melee")
    assert table.asked == (0, "draw-glory")
    table.do("draw-from:glory")
    assert table.asked == (0, "reward-treasure")
    table.do("play:cap")
    assert table.treasures() == ["cap"]


@pytest.mark.rule("DGN-SOLO-02", "DGN-NAK-02")
@pytest.mark.parametrize("goddess", ["counts", "wins"])
def test_alone_nakari_is_one_of_three_or_wins_at_once(goddess: str) -> None:
    match = new_match(1, goddess=goddess)
    s = state_of(match)
    errand = next(errand for errand in s.common if errand.quest.wins)
    step = complete(s, s.heroes[0], errand)
    if goddess == "wins":
        with pytest.raises(MatchDecided):
            next(step)
        assert s.won == (0,)
    else:
        with pytest.raises(StopIteration):
            next(step)
        assert s.won is None
        assert [quest.wins for quest in s.heroes[0].done] == [True]


@pytest.mark.rule("DGN-SOLO-02", "DGN-SOLO-07", "DGN-BAND-20")
def test_solo_with_combined_sets_can_be_won() -> None:
    match = new_match(1, sets=("toy-heroic", "toy-epic", "toy"))
    s = state_of(match)
    hero = s.heroes[0]
    s.active = 0
    for band in range(3):
        assert s.stage == band
        assert len([errand for errand in hero.quests if s.box.set_of_quest[errand.quest.id] == band]) == 3
        assert s.quest_deck == []
        hero.place = len(s.places) - 1
        for errand in hero.quests[:]:
            list(complete(s, hero, errand))
        assert s.won is None
        if band < 2:
            assert next_band_is_due(s)
            list(next_band(s))
    assert hero.level == s.box.last_level
    with pytest.raises(MatchDecided):
        list(arrive(s, hero, 0))
    assert s.won == (0,)
