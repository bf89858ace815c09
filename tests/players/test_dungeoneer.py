"""The thumb of Dungeoneer in all its roles, and the judge that lets a search stop early."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import undercroft
from tests.rules.dungeoneer.table import Table
from undercroft.engine.match import Match
from undercroft.games.dungeoneer.odds import higher, overcoming
from undercroft.lab.balance.witnesses.dungeoneer import DungeonWitness
from undercroft.lab.simulate import Job, simulate
from undercroft.players import Budget, SearchPlayer, make_player
from undercroft.players.judges.dungeoneer import DungeonJudge
from undercroft.players.thumb.dungeoneer import DungeonThumb
from undercroft.players.thumb.dungeoneer.goals import Compass

HALL = {"hall": (0, -1), "cellar": (0, 1)}
AWAY = {"passage": (0, -1), "hall": (0, -2), "loft": (1, 0), "cellar": (0, 1)}
APART = ["gate", "cellar"]


def choice(table: Table) -> str:
    return DungeonThumb().choose(table.match, table.decision).id


def play_out(match: Match, thumb: DungeonThumb) -> Match:
    while match.outcome is None:
        decision = match.decisions[0]
        match.choose(decision.seat, thumb.choose(match, decision))
    return match


# -- odds -----------------------------------------------------------------------------------------


def test_odds_of_battles_and_checks() -> None:
    assert higher(0) == 15 / 36
    assert higher(1) == 21 / 36
    assert higher(-5) == 0
    assert higher(9) == 1
    assert [overcoming(4, value) for value in (5, 8, 10, 11)] == pytest.approx([1, 3 / 6, 1 / 6, 0])


# -- as a hero ------------------------------------------------------------------------------------


def test_a_hero_prepares_what_helps_before_anything_else() -> None:
    assert choice(Table(places=HALL, at=["hall", "gate"], hands=["cap elixir", ""], quests=["relic", ""])) == "play:cap"


def test_a_hero_attempts_a_quest_where_it_stands() -> None:
    assert choice(Table(places=HALL, at=["hall", "gate"], quests=["relic", ""])) == "attempt:relic"


def at_the_serpents(quest: str, place: str, action: int, boons: str = "") -> Table:
    """Roderick stands where a quest of the serpent set can be done, far from the entrance."""
    places = {"weeping-gallery": (0, -1), "blind-bend": (0, -2), "moulting-tunnel": (0, -3), place: (0, -4)}
    return Table(
        2,
        sets=("serpent",),
        heroes=("roderick-talus", "nord-fimble"),
        places=places,
        at=[place, "temple-gate"],
        quests=[quest, ""],
        boons=[boons, ""],
        action=[action, 0],
    )


def test_a_free_attempt_takes_no_points_from_what_else_is_worth_doing() -> None:
    assert choice(at_the_serpents("shatter-the-seal", "hall-of-coils", 4, "trapwise")) == "use:trapwise:0"


def test_a_hero_does_not_attempt_what_cannot_succeed() -> None:
    assert choice(Table(places=HALL, at=["hall", "gate"], quests=["toil", ""])) != "attempt:toil"


def test_a_hero_goes_where_a_quest_can_be_done() -> None:
    assert choice(Table(places=AWAY, at=APART, quests=["relic", ""])) == "move:north:passage"
    assert choice(Table(places=AWAY, at=APART, quests=["errand", ""])) == "move:east:loft"


def test_a_hero_prefers_the_quest_with_better_odds() -> None:
    places = {"hall": (0, -1), "loft": (1, 0), "cellar": (0, 1)}
    assert choice(Table(places=places, at=APART, quests=["gamble errand", ""])) == "move:east:loft"


def test_a_hero_saves_the_last_point_if_the_goal_is_too_far() -> None:
    assert choice(Table(places=AWAY, at=APART, quests=["relic", ""], action=[1, 0])) == "end-phase:feats"
    assert choice(Table(places=HALL, at=APART, quests=["relic", ""], action=[1, 0])) == "move:north:hall"


def test_a_hero_keeps_out_of_the_lair_of_the_goddess() -> None:
    """The way through the den is shorter; without the goddess it is the one taken."""
    ring = {"den": (0, -1), "hall": (0, -2), "passage": (1, 0), "crossing": (1, -1), "gloom-pass": (1, -2)}
    ring["cellar"] = (0, 1)
    assert choice(Table(places=ring, at=APART, quests=["relic", ""])) == "move:north:den"
    assert choice(Table(places=ring, at=APART, quests=["relic", ""], goddess=3)) == "move:east:passage"


def test_a_fallen_hero_stands_up() -> None:
    assert choice(Table(places=HALL, at=APART, quests=["relic", ""], fallen=[0])) == "stand-up"


def test_a_hero_explores_for_a_location_that_a_quest_needs() -> None:
    assert choice(Table(places={"cellar": (0, 1)}, at=APART, quests=["relic", ""], locations="hall")) == "explore"
    assert choice(Table(places={"cellar": (0, 1)}, at=APART, quests=["errand", ""], locations="stump")) != "explore"


def test_a_wounded_hero_heals() -> None:
    assert choice(Table(hands=["elixir", ""], health=[4, 18])) == "play:elixir"
    assert "play:elixir" not in Table(hands=["elixir", ""]).offers


def test_an_escort_is_taken_up_and_brought_home() -> None:
    table = Table(places={"hall": (0, -1), "loft": (0, -2)}, at=["hall", "gate"], quests=["guide", ""])
    assert choice(table) == "start-escort:guide"
    table.do("start-escort:guide")
    assert choice(table) == "move:north:loft"
    table.do("move:north:loft")
    assert choice(table) == "deliver:guide"


# -- alone ----------------------------------------------------------------------------------------


def beside_the_entrance(seats: int, hand: str) -> Table:
    """Roderick has waited long enough in a corridor where only a card lets him find what he searches for."""
    table = Table(
        seats,
        sets=("heroic",),
        heroes=("roderick-talus", "nord-fimble")[:seats],
        places={"damp-corridor": (0, -1)},
        at=["damp-corridor", "crypt-door"][:seats],
        quests=["lost-miner", ""][:seats],
        hands=[hand, ""][:seats],
    )
    table.state.round = 30
    return table


def test_alone_a_card_is_played_without_which_nothing_would_be_found() -> None:
    assert choice(beside_the_entrance(1, "trackers-eye")) == "play:trackers-eye"
    assert choice(beside_the_entrance(2, "trackers-eye")) != "play:trackers-eye"


def test_alone_a_hero_searches_when_the_card_has_been_played() -> None:
    table = beside_the_entrance(1, "trackers-eye").do("play:trackers-eye")
    assert choice(table) == "search:lost-miner"
    assert choice(beside_the_entrance(1, "")) != "search:lost-miner"


def at_the_forge(quests: str, **more: Any) -> Table:
    return Table(1, sets=("epic",), heroes=("nord-fimble",), places={"great-forge": (0, -1)}, quests=[quests], **more)


@pytest.mark.parametrize(
    ("quests", "glory", "kept"),
    [
        ("feed-the-furnace", 7, True),
        ("feed-the-furnace", 8, True),
        ("feed-the-furnace", 9, False),
        ("feed-the-furnace cold-ember", 7, False),
        ("cold-ember", 7, False),
    ],
)
def test_alone_the_glory_of_a_sacrifice_is_kept_when_nothing_else_is_left(quests: str, glory: int, kept: bool) -> None:
    table = at_the_forge(
        quests, level=[6], glory=[glory], hands=["cooling-salve quick-temper"], treasures=["tool-belt"]
    )
    assert Compass(table.state, table.hero()).keeps(1) is kept


def with_one_place_left(quest: str, hand: str) -> str:
    """What Roderick does, who has room for one more boon."""
    boons = ["anvil-stance"]
    return choice(Table(1, sets=("epic",), heroes=("roderick-talus",), boons=boons, quests=[quest], hands=[hand]))


def test_alone_the_last_place_for_boons_is_kept_for_one_that_brings_a_quest_within_reach() -> None:
    """Roderick's 3 of magic and a six are 9, and 10 is asked for."""
    assert with_one_place_left("crown-of-cinders", "fire-in-the-blood inner-fire") == "play:inner-fire"
    assert with_one_place_left("crown-of-cinders", "fire-in-the-blood") != "play:fire-in-the-blood"
    assert with_one_place_left("cold-ember", "fire-in-the-blood") == "play:fire-in-the-blood"


# -- as dungeon lord ------------------------------------------------------------------------------


def test_a_lord_sends_monsters_where_they_are_likely_to_hit() -> None:
    """bo has melee 1, dee has melee 5: the ogre and the rat go to bo."""
    table = Table(3, phase="villainy", hands=["rat", "", ""], heroes=["ana", "bo", "dee"])
    assert choice(table) == "send:rat:hand:1:bo"


def test_a_lord_goes_for_whoever_is_ahead() -> None:
    table = Table(
        3, phase="villainy", hands=["ogre", "", ""], heroes=["ana", "dee", "eve"], done=["", "", "relic gloom"]
    )
    assert choice(table) == "send:ogre:hand:4:eve"


def test_with_several_sets_victory_points_say_who_is_ahead() -> None:
    """Two heroic quests are 2 points, one legendary quest is 3."""
    table = Table(
        3,
        sets=("toy-heroic", "toy"),
        phase="villainy",
        hands=["ogre", "", ""],
        heroes=["ana", "bo", "dee"],
        done=["", "h-task-1 h-task-2", "relic"],
    )
    assert choice(table) == "send:ogre:hand:4:dee"


def test_a_lord_keeps_a_monster_that_would_only_bring_glory_to_the_rival() -> None:
    table = Table(2, phase="villainy", hands=["rat", ""], heroes=["bo", "ana"])
    assert choice(table) == "end-phase:villainy"


def test_a_lord_lets_the_monsters_loose_when_nothing_more_is_worth_sending() -> None:
    table = Table(2, phase="villainy", hands=["ogre", ""]).do("send:ogre:hand:4:bo")
    assert choice(table) == "attack"


def test_a_lord_never_curses_its_own_hero() -> None:
    table = Table(2, phase="villainy", hands=["plague shackle weight", ""])
    assert "bane:weight:ana:bo" in table.offers
    assert choice(table).split(":")[2] == "bo"


def test_the_attacker_chooses_the_form_that_hits() -> None:
    """corrupt: melee 6 or magic 4 that wounds twice. Against ana (melee 6, magic 4) magic, against bo (1, 5) melee."""
    for victim, form in (("ana", "magic"), ("bo", "melee")):
        table = Table(2, phase="villainy", hands=["corrupt", ""], heroes=["cid", victim])
        table.do(f"send:corrupt:hand:2:{victim}", "attack")
        assert choice(table) == f"form:corrupt:{form}"


def test_peril_is_given_to_the_leader_and_never_to_oneself() -> None:
    table = Table(3, phase="villainy", hands=["ogre", "", ""], done=["", "", "relic"], dice="6 1")
    table.do("send:ogre:hand:4:bo", "attack").settle_response()
    while table.asked[1] != "reward":
        table.match.choose(table.decision.seat, table.decision.options[-1])
    assert choice(table) == "give-peril:cid"


# -- under attack ---------------------------------------------------------------------------------


def attacked(monster: str, hand: str, glory: int = 10, health: int = 18) -> Table:
    """bo, with this hand, is attacked by this monster and may respond."""
    table = Table(2, phase="villainy", hands=[monster, hand], glory=[10, glory], health=[18, health])
    found = next(option for option in table.offers if option.startswith(f"send:{monster}"))
    table.do(found, "attack")
    while table.asked != (1, "respond"):
        table.match.choose(table.decision.seat, table.decision.options[-1])
    return table


def test_a_dangerous_attacker_is_repelled_and_a_weak_one_is_not() -> None:
    assert choice(attacked("ogre", "shout")) == "play:shout"
    assert choice(attacked("nun", "shout")) == "pass"


def test_an_attacker_becomes_a_minion_if_it_can() -> None:
    assert choice(attacked("ogre", "command")) == "play:command"


@pytest.mark.parametrize(("victim", "wanted"), [("ana", "challenge:ogre:1"), ("bo", "no-challenge")])
def test_a_challenge_is_made_only_with_good_odds(victim: str, wanted: str) -> None:
    """The ogre counterattacks with melee 9 or magic 2; ana strikes with magic 4, bo, who cannot, with melee 1."""
    table = Table(2, phase="villainy", hands=["ogre", ""], heroes=["cid", victim], action=[0, 1], dice="6 6")
    if victim == "bo":
        table.hero(1).cards = tuple([msgspec.structs.replace(card, attacks=("melee",)) for card in table.hero(1).cards])
    table.do(f"send:ogre:hand:4:{victim}", "attack").settle_response()
    assert table.asked == (1, "challenge")
    assert choice(table) == wanted


def test_the_least_card_is_discarded() -> None:
    table = Table(2, phase="draw", hands=["cap crown corrupt", ""], treasures=["crown", ""])
    assert table.asked == (0, "discard")
    assert choice(table) in ("discard:crown:hand", "discard:cap:hand"), "one helmet is worn already"


# -- all in all -----------------------------------------------------------------------------------


def test_the_thumb_beats_random_play() -> None:
    result = simulate(Job("dungeoneer", ("thumb", "random"), 0, {}), matches=24)
    assert result.wins[0].rate.low > 0.6


def test_the_thumb_wins_alone_now_and_then() -> None:
    result = simulate(Job("dungeoneer", ("thumb",), 0, {}), matches=12)
    assert result.wins[0].rate.value > 0


def test_the_thumb_is_repeatable() -> None:
    matches = [undercroft.new_match("dungeoneer", seats=3, seed=5) for _ in range(2)]
    one, other = ([option.id for _, option in play_out(match, DungeonThumb()).choices] for match in matches)
    assert one == other


# -- search ---------------------------------------------------------------------------------------


def test_a_judge_sees_who_is_ahead() -> None:
    judge = DungeonJudge()
    level = judge.worth(Table(2).match)
    assert sum(level) == pytest.approx(1)
    ahead = judge.worth(Table(2, done=["relic", ""]).match)
    hurt = judge.worth(Table(2, health=[3, 18]).match)
    armed = judge.worth(Table(2, treasures=["cap", ""]).match)
    assert ahead[0] > armed[0] > level[0] > hurt[0]


def test_a_turn_is_settled_when_the_next_one_begins() -> None:
    judge = DungeonJudge()
    table = Table(2)
    root = table.state.copy()
    assert not judge.is_settled(root, table.state)
    table.until(1, "feats")
    assert judge.is_settled(root, table.state)


def test_a_search_completes_the_quest_that_wins() -> None:
    table = Table(2, places=HALL, at=["hall", "gate"], quests=["relic", ""], done=["gloom errand", ""])
    thinker = SearchPlayer(Budget(iterations=40), seed=1)
    values = {estimate.option: estimate.value for estimate in thinker.think(table.match, table.decision)}
    assert values["attempt:relic"] == 1.0
    assert max(values, key=lambda option: values[option]) == "attempt:relic"


@pytest.mark.parametrize(
    "setup", [{}, {"decks": "split"}, {"blank_spots": "none"}, {"sets": "heroic-serpent", "quests": "common"}]
)
@pytest.mark.parametrize("seed", range(3))
def test_a_search_never_sees_hands_or_decks(seed: int, setup: dict[str, str]) -> None:
    """The same view over other hidden states, as hero, as dungeon lord and out of turn: the same thoughts."""
    match = undercroft.new_match("dungeoneer", seats=2 + seed, seed=seed, setup=setup)
    luck = make_player("random", "dungeoneer", seed)
    while len(match.choices) < 25 * seed + 5 or len(match.decisions[0].options) < 2:
        decision = match.decisions[0]
        match.choose(decision.seat, luck.choose(match, decision))
    seat = match.decisions[0].seat
    worlds = [match, *(match.fork(seat, seed=other) for other in (8, 9))]
    assert len({str(world.state.plain()) for world in worlds}) == 3, "the hidden states do differ"
    found = []
    for world in worlds:
        assert world.view(seat) == match.view(seat)
        found.append(SearchPlayer(Budget(iterations=12), seed=3).think(world, world.decisions[0]))
    assert found[0] == found[1] == found[2]


# -- the witness of the balance report ------------------------------------------------------------


def test_the_witness_tells_the_truth() -> None:
    match = play_out(undercroft.new_match("dungeoneer", seats=3, seed=2), DungeonThumb())
    account = DungeonWitness().account(match)
    assert match.outcome is not None
    assert sum(errand.done for errand in account.quests.values()) == sum(match.outcome.scores)
    assert all(errand.offered for errand in account.quests.values() if errand.done)
    turns = [event for event in match.events if event.kind == "turn"]
    assert account.length == turns[-1].data["round"]
    assert account.heroes[account.first or 0] == turns[0].data["hero"]
    assert account.ending == next(event.data["how"] for event in match.events if event.kind == "decided")
    drawn = [event for event in match.events if event.kind == "drew"]
    assert sum(fate.drawn for fate in account.cards.values()) == len(drawn) >= 15
    played = [option for _, option in match.choices if option.verb.name in ("play", "play-x", "attach", "place-card")]
    glory = [fate for fate in account.cards.values() if fate.group in ("boon", "treasure")]
    assert sum(fate.played for fate in glory) == len(played)
    sent = [option for _, option in match.choices if option.verb.name == "send"]
    assert sum(fate.played for fate in account.cards.values() if fate.group == "monster") == len(sent)


def test_alone_peril_cards_are_played_as_they_are_drawn() -> None:
    match = play_out(undercroft.new_match("dungeoneer", seats=1, seed=2), DungeonThumb())
    account = DungeonWitness().account(match)
    assert account.first is None
    perils = [fate for fate in account.cards.values() if fate.group in ("bane", "monster", "trap")]
    drawn = [event for event in match.events if event.kind == "peril-card"]
    assert sum(fate.played for fate in perils) == len(drawn) > 0
    assert all(fate.played <= fate.drawn for fate in perils)
