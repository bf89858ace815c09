"""The end of the game: ROLL-GEND."""

from __future__ import annotations

import pytest

import undercroft
from tests.rules.dungeon_roll.table import Table, playing, table_of
from undercroft.engine.match import Match, Start
from undercroft.games import game
from undercroft.games.dungeon_roll.content.treasures import TREASURES
from undercroft.games.dungeon_roll.state import RollState

HEROES = ("knight", "minstrel", "crusader", "occultist")


def final_count(*players: tuple[int, str]) -> undercroft.Outcome:
    """Each player has so much XP and these tokens; the last adventurer flees, and the game is over."""

    def arrange(s: RollState) -> None:
        for adventurer, (xp, tokens) in zip(s.adventurers, players, strict=True):
            adventurer.xp = xp
            adventurer.delves = 3
            adventurer.treasures = [tokens.split().count(name) for name in TREASURES]
        s.me.delves = 2

    seats = len(players)
    setup = {"heroes": HEROES[:seats], "first": seats - 1}
    match = Match(Start(game("dungeon-roll"), seats, undercroft.Script(dungeon="goblin"), setup, arrange))
    match.choose(seats - 1, "flee")
    assert match.outcome is not None
    return match.outcome


# -- when the game ends -----------------------------------------------------------------------


@pytest.mark.rule("ROLL-GEND-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_game_ends_as_soon_as_every_player_was_the_adventurer_three_times(seats: int) -> None:
    table = Table(*HEROES[:seats], dungeon="goblin " * 12)
    for _ in range(3 * seats):
        assert table.match.outcome is None
        table.choose("flee")
    assert table.match.outcome is not None
    assert [adventurer.delves for adventurer in table.state.adventurers] == [3] * seats
    assert len(table.told("delve")) == len(table.told("fled")) == 3 * seats


@pytest.mark.rule("ROLL-GEND-01")
def test_after_the_end_nobody_is_asked_anything() -> None:
    *_, match = playing(2, seed=5)
    assert match.decisions == ()
    for seat in range(2):
        with pytest.raises(undercroft.Refusal):
            match.choose(seat, "rest")


# -- the count --------------------------------------------------------------------------------


@pytest.mark.rule("ROLL-GEND-02")
@pytest.mark.parametrize("token", [token for token in TREASURES if token != "town-portal"])
def test_each_unused_token_is_worth_one_experience(token: str) -> None:
    assert final_count((7, token)).scores == (8,)


@pytest.mark.rule("ROLL-GEND-02")
def test_several_tokens_are_worth_one_experience_each() -> None:
    assert final_count((0, "elixir elixir talisman"), (4, "dragon-bait scroll-token"), (2, "")).scores == (3, 6, 2)


@pytest.mark.rule("ROLL-GEND-02")
def test_a_used_token_is_worth_nothing() -> None:
    table = Table(level=1, party="", treasures="vorpal-sword talisman", dungeon="goblin goblin goblin goblin")
    table.choose("fight:talisman:goblin:1", "rest", "flee", "flee")
    assert table.match.outcome is not None
    assert table.match.outcome.scores == (2,)


@pytest.mark.rule("ROLL-GEND-03")
@pytest.mark.parametrize("portals", [1, 2, 4])
def test_an_unused_town_portal_is_worth_two(portals: int) -> None:
    assert final_count((3, "town-portal " * portals)).scores == (3 + 2 * portals,)


@pytest.mark.rule("ROLL-GEND-04")
@pytest.mark.parametrize(("scales", "worth"), [(1, 1), (2, 4), (3, 5), (4, 8), (5, 9), (6, 12)])
def test_each_pair_of_dragon_scales_gives_two_more(scales: int, worth: int) -> None:
    assert final_count((0, "dragon-scales " * scales)).scores == (worth,)


@pytest.mark.rule("ROLL-GEND-04")
def test_scales_of_two_players_make_no_pair() -> None:
    assert final_count((0, "dragon-scales"), (0, "dragon-scales")).scores == (1, 1)


# -- the winner -------------------------------------------------------------------------------


@pytest.mark.rule("ROLL-GEND-05")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_player_with_the_most_experience_wins(winner: int) -> None:
    players = [(5, ""), (5, ""), (5, "")]
    players[winner] = (6, "")
    assert final_count(*players).winners == (winner,)


@pytest.mark.rule("ROLL-GEND-05")
def test_experience_for_tokens_counts_towards_the_victory() -> None:
    assert final_count((5, ""), (3, "dragon-scales dragon-scales")).winners == (1,)
    assert final_count((4, "town-portal"), (5, "")).winners == (0,)


@pytest.mark.rule("ROLL-GEND-05")
@pytest.mark.parametrize("seed", range(5))
def test_in_real_matches_no_player_has_more_than_a_winner(seed: int) -> None:
    *_, match = playing(3, seed)
    assert match.outcome is not None
    xp = [adventurer.xp for adventurer in table_of(match).adventurers]
    assert all(score >= each for score, each in zip(match.outcome.scores, xp, strict=True))
    assert {match.outcome.scores[seat] for seat in match.outcome.winners} == {max(match.outcome.scores)}


@pytest.mark.rule("ROLL-GEND-06")
def test_a_tie_is_won_by_the_player_with_the_fewest_tokens() -> None:
    assert final_count((4, "elixir talisman"), (5, "elixir")).winners == (1,)
    assert final_count((4, "town-portal"), (4, "elixir talisman")).winners == (0,)
    assert final_count((0, ""), (5, "elixir"), (6, ""), (2, "dragon-scales dragon-scales")).winners == (2,)


@pytest.mark.rule("ROLL-GEND-06")
def test_fewer_tokens_do_not_beat_more_experience() -> None:
    assert final_count((5, ""), (4, "elixir talisman")).winners == (1,)


@pytest.mark.rule("ROLL-GEND-07")
def test_players_with_equal_experience_and_equally_many_tokens_share_the_victory() -> None:
    assert final_count((5, "elixir"), (5, "talisman")).winners == (0, 1)
    assert final_count((5, ""), (4, ""), (5, ""), (4, "elixir")).winners == (0, 2)
    assert final_count((0, ""), (0, ""), (0, "")).winners == (0, 1, 2)
