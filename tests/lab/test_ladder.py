"""The ladder: its figures, by inputs whose answer is known, and its matches, by real players."""

from __future__ import annotations

from itertools import combinations
from math import log10
from pathlib import Path
from random import Random

import pytest

from undercroft.engine.errors import BadSetup, UndercroftError
from undercroft.engine.outcome import Outcome
from undercroft.games import game
from undercroft.lab import ladder as ladders
from undercroft.lab.ladder import Bout, Result, climb, climb_alone, play_bout, rate, share_of, strengths
from undercroft.lab.statistics import Estimate
from undercroft.players import Player, make_player
from undercroft.players.random import RandomPlayer

GAME = "dungeon-roll"


def width(estimate: Estimate) -> float:
    return estimate.high - estimate.low


# -- shares -----------------------------------------------------------------------------------


def test_three_quarters_everywhere_is_three_quarters() -> None:
    found = share_of([0.75] * 40)
    assert found.value == 0.75
    assert 0.5 < found.low < 0.75 < found.high < 1


def test_a_few_deals_are_never_sure() -> None:
    three, ten, many = (share_of([1.0] * deals) for deals in (3, 10, 200))
    assert three.low < 0.5, "three deals, all won, decide nothing"
    assert 0.5 < ten.low < 0.9
    assert 0.96 < many.low < 1
    assert three.high == ten.high == many.high == 1


def test_the_deal_is_the_unit() -> None:
    swinging, even = share_of([1.0, 0.0] * 50), share_of([0.5] * 100)
    assert swinging.value == even.value == 0.5
    assert width(even) < width(swinging) / 3, "what both sides won in turn is luck of the deal, and cancels out"


def test_a_share_turns_with_the_point_of_view() -> None:
    shares = [1.0, 0.5, 0.75, 1.0, 0.25, 1.0] * 5
    mine, theirs = share_of(shares), share_of([1 - share for share in shares])
    assert mine.value == pytest.approx(1 - theirs.value)
    assert mine.low == pytest.approx(1 - theirs.high, abs=0.03)


@pytest.mark.parametrize("truth", [0.5, 0.7, 0.95])
def test_the_interval_holds_the_truth_19_times_out_of_20(truth: float) -> None:
    chance = Random(f"coverage/{truth}")
    held = 0
    for _ in range(60):
        shares = [((chance.random() < truth) + (chance.random() < truth)) / 2 for _ in range(15)]
        found = share_of(shares)
        held += found.low <= truth <= found.high
    assert held >= 54


# -- ratings ----------------------------------------------------------------------------------


def test_three_to_one_is_191_points() -> None:
    found = strengths({("a", "b"): 7500.0}, 10_000)
    assert found["a"] - found["b"] == pytest.approx(400 * log10(3), abs=0.1)


def test_ratings_fit_the_strengths_that_made_the_shares() -> None:
    true = {"a": 0.0, "b": 120.0, "c": 300.0, "d": -80.0}
    deals = 100_000
    won = {(x, y): deals / (1 + 10 ** ((true[y] - true[x]) / 400)) for x, y in combinations(true, 2)}
    found = strengths(won, deals)
    for player in true:
        assert found[player] - found["a"] == pytest.approx(true[player], abs=0.5)


def test_who_wins_everything_has_a_finite_rating() -> None:
    first, last = rate(["loser", "winner"], {("loser", "winner"): [0.0] * 50})
    assert first.player == "winner"
    assert 400 < first.rating.low < first.rating.value <= first.rating.high < 1200
    assert last.rating == Estimate(0.0, 0.0, 0.0)


def some_shares(seed: int, deals: int = 30) -> dict[tuple[str, str], list[float]]:
    chance = Random(seed)
    return {pair: [chance.choice([0.0, 0.5, 0.5, 1.0, 1.0]) for _ in range(deals)] for pair in combinations("abcd", 2)}


@pytest.mark.parametrize("players", ["abcd", "acdb", "adcb"])
@pytest.mark.parametrize("turned", [False, True])
def test_neither_the_order_of_players_nor_of_pairs_matters(players: str, turned: bool) -> None:
    shares = some_shares(1)
    usual = {each.player: each.rating for each in rate("abcd", shares)}
    if turned:
        shares = {(other, one): [1 - share for share in found] for (one, other), found in reversed(shares.items())}
    for found in rate(players, shares):
        assert found.rating.value == pytest.approx(usual[found.player].value, abs=1e-4)
        assert found.rating.low == pytest.approx(usual[found.player].low, abs=1e-4)
        assert found.rating.high == pytest.approx(usual[found.player].high, abs=1e-4)


def test_the_first_player_is_the_zero() -> None:
    from_a, from_b = ({each.player: each.rating.value for each in rate(o, some_shares(1))} for o in ("abcd", "bcda"))
    assert from_a["a"] == from_b["b"] == 0
    for player in "abcd":
        assert from_b[player] - from_b["a"] == pytest.approx(from_a[player], abs=1e-4)


def test_all_pairs_draw_the_same_deals_anew() -> None:
    luck = [float(Random(number).random() < 0.6) for number in range(100)]
    shares = {("a", "b"): luck, ("a", "c"): luck, ("b", "c"): [0.5] * 100}
    ratings = {each.player: each.rating for each in rate(["b", "a", "c"], shares)}
    assert width(ratings["c"]) < width(ratings["a"]) / 2, "b and c had the same luck against a, deal by deal"


# -- seats ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_both_sides_hold_every_seat_equally_often(seats: int) -> None:
    seatings = Bout("dungeon-raiders", seats, ("one", "other"), 0, 0).seatings()
    assert len(set(seatings)) == len(seatings)
    for seat in range(seats):
        held = [seating[seat] for seating in seatings]
        assert held.count("one") == held.count("other") == len(seatings) // 2


def twins(spec: str, game_id: str, seed: int | str = 0, *, measured: bool = False) -> Player:
    """The same player under any name."""
    return RandomPlayer(f"{spec}/{seed}")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_players_share_the_victories(monkeypatch: pytest.MonkeyPatch, seats: int) -> None:
    monkeypatch.setattr(ladders, "make_player", twins)
    found = climb(GAME, ["tweedledum", "tweedledee"], 240, seats)
    (meeting,) = found.meetings
    assert meeting.better is None
    assert meeting.share.value == pytest.approx(0.5, abs=0.09)
    assert meeting.share.low < 0.5 < meeting.share.high
    assert meeting.scores[0] == pytest.approx(meeting.scores[1], abs=0.6)


def test_every_seating_plays_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        ladders, "make_player", lambda spec, game_id, seed=0, measured=False: make_player("thumb", game_id)
    )
    (meeting,) = climb(GAME, ["tweedledum", "tweedledee"], 12).meetings
    assert meeting.share.value == 0.5, "what one wins here the other wins after changing seats"
    assert meeting.scores[0] == meeting.scores[1]
    first, second = climb_alone(GAME, ["tweedledum", "tweedledee"], 6).players
    assert first.score == second.score
    assert second.gap == Estimate(0.0, 0.0, 0.0)


def test_a_match_that_nobody_wins_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    outcome = Outcome(winners=(), scores=(0, 0))
    monkeypatch.setattr(ladders, "_play", lambda *_: outcome)
    assert play_bout(Bout(GAME, 2, ("one", "other"), 0, 0)).share == 0.5


# -- real players -----------------------------------------------------------------------------


def test_a_thumb_beats_chance() -> None:
    found = climb(GAME, ["random", "thumb"], 15)
    assert (found.deals, found.matches) == (8, 16), "whole deals are played"
    (meeting,) = found.meetings
    assert meeting.matches == 16
    assert meeting.pair == ("thumb", "random"), "who won more is named first"
    assert meeting.better == "thumb"
    assert meeting.share.value > 0.9
    assert meeting.scores[0] > 15 > 8 > meeting.scores[1]
    better, zero = found.ratings
    assert (better.player, zero.player) == ("thumb", "random") == (better.player, found.zero)
    assert better.rating.low > 0
    assert zero.rating == Estimate(0.0, 0.0, 0.0)


def test_neither_order_nor_workers_matter() -> None:
    one = climb(GAME, ["random", "thumb", "search:1"], 4)
    other = climb(GAME, ["search:1", "random", "thumb"], 4, workers=2)
    assert len(one.meetings) == 3
    assert other.meetings == one.meetings
    assert (one.zero, other.zero) == ("random", "search:1")
    mine, theirs = ({each.player: each.rating.value for each in found.ratings} for found in (one, other))
    assert theirs["thumb"] - theirs["random"] == pytest.approx(mine["thumb"], abs=1e-3)


def test_progress_is_heard() -> None:
    heard: list[tuple[int, int]] = []
    climb(GAME, ["random", "thumb"], 5, on_progress=lambda done, total: heard.append((done, total)))
    assert heard == [(2, 6), (4, 6), (6, 6)]


def test_another_seed_deals_other_matches() -> None:
    one, other = (climb(GAME, ["random", "thumb"], 4, seed=seed).meetings[0].scores for seed in (1, 2))
    assert one != other


# -- alone ------------------------------------------------------------------------------------


def test_alone_everyone_plays_the_same_deals() -> None:
    both = climb_alone(GAME, ["random", "thumb"], 20)
    assert [each.player for each in both.players] == ["thumb", "random"]
    thumb, zero = both.players
    assert zero.gap is None
    assert thumb.gap is not None
    assert thumb.gap.value == pytest.approx(thumb.score.value - zero.score.value)
    assert thumb.gap.low > 5
    assert (both.deals, both.matches) == (20, 40)
    assert climb_alone(GAME, ["thumb"], 20).players[0].score == thumb.score


def test_the_gap_is_taken_deal_by_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    def score(attempt: ladders.Attempt) -> int:
        return 10 * attempt.deal + (3 if attempt.player == "better" else 0)

    monkeypatch.setattr(ladders, "play_alone", score)
    monkeypatch.setattr(ladders, "make_player", twins)
    better, usual = climb_alone(GAME, ["usual", "better"], 10).players
    assert better.gap == Estimate(3.0, 3.0, 3.0), "the luck of the deal is the same for both"
    assert width(better.score) == pytest.approx(width(usual.score))
    assert width(better.score) > 10


# -- what cannot be ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "seats", "matches", "workers", "says"),
    [
        (["thumb"], 2, 2, 1, "at least two players"),
        (["thumb", "thumb"], 2, 2, 1, "must differ"),
        (["thumb", "wizard"], 2, 2, 1, "no player 'wizard'"),
        (["thumb", "random"], 5, 2, 1, "1 to 4 seats"),
        (["thumb", "random"], 1, 2, 1, "climb_alone"),
        (["thumb", "random"], 2, 0, 1, "at least one match"),
        (["thumb", "random"], 2, 2, 0, "at least one worker"),
    ],
)
def test_what_cannot_be_played_is_refused(
    players: list[str], seats: int, matches: int, workers: int, says: str
) -> None:
    with pytest.raises(UndercroftError, match=says):
        climb(GAME, players, matches, seats, 0, workers)


def test_what_cannot_be_played_alone_is_refused() -> None:
    with pytest.raises(UndercroftError, match="at least two matches"):
        climb_alone(GAME, ["thumb"], 1)
    with pytest.raises(UndercroftError, match="must differ"):
        climb_alone(GAME, ["thumb", "thumb"], 4)


def test_usually_two_sit_down(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ladders.fewest_seats(GAME) == 2
    monkeypatch.setattr(type(game(GAME)), "seats", range(3, 6))
    assert ladders.fewest_seats(GAME) == 3
    with pytest.raises(BadSetup):
        climb(GAME, ["thumb", "random"], 2, 2)


# -- kept results -----------------------------------------------------------------------------


def test_a_ladder_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    kept = tmp_path / "ladder.jsonl"
    half = climb(GAME, ["random", "thumb"], 8, seed=3, keep=kept)
    assert len(kept.read_text().splitlines()) == half.deals == 4
    played: list[Bout] = []

    def count(bout: Bout) -> Result:
        played.append(bout)
        return play_bout(bout)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ladders, "play_bout", count)
        whole = climb(GAME, ["random", "thumb"], 16, seed=3, keep=kept)
    assert [bout.deal for bout in played] == [4, 5, 6, 7], "what is kept is not played again"
    assert whole == climb(GAME, ["random", "thumb"], 16, seed=3)


def test_alone_results_are_kept_too(tmp_path: Path) -> None:
    kept = tmp_path / "alone.jsonl"
    once = climb_alone(GAME, ["random", "thumb"], 5, keep=kept)
    before = kept.read_text()
    assert climb_alone(GAME, ["random", "thumb"], 5, keep=kept) == once
    assert kept.read_text() == before


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "ladder.jsonl"
    once = climb(GAME, ["random", "thumb"], 8, keep=kept)
    kept.write_bytes(kept.read_bytes()[:-20])
    assert climb(GAME, ["random", "thumb"], 8, keep=kept) == once
    assert len(kept.read_text().splitlines()) == 4


def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    kept = tmp_path / "shopping.txt"
    kept.write_text("milk\nbread\n")
    with pytest.raises(UndercroftError, match=r"shopping\.txt, line 1 is not a line of results"):
        climb(GAME, ["random", "thumb"], 8, keep=kept)
    assert kept.read_text() == "milk\nbread\n"
