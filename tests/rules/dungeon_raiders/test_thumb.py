"""The rule of thumb for Dungeon Raiders plays sensibly, and looks at nothing it may not know."""

from __future__ import annotations

from random import Random

import pytest

from tests.rules.dungeon_raiders.table import Table, new_match, playing
from undercroft.engine.match import Match, Start
from undercroft.games.dungeon_raiders import GAME
from undercroft.players.random import RandomPlayer
from undercroft.players.thumb.dungeon_raiders import RaidThumb, deciding_card, odds_of_attack, share_of_chests

THUMB = RaidThumb()
ALL = 0b111110


def choice(table: Table, seat: int = 0) -> str:
    chosen = THUMB.choose(table.match, table.decision(seat))
    return table.offers(seat)[list(table.decision(seat).options).index(chosen)]


@pytest.mark.parametrize("setup", [{}, {"variant": "tactical"}, {"characters": "choose"}], ids=str)
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_it_uses_only_what_its_seat_may_know(seats: int, setup: dict[str, object]) -> None:
    luck = Random(seats)
    for seed in range(6):
        for match in playing(seats, seed, **setup):
            for decision in match.decisions:
                fork = match.fork(decision.seat, seed=luck.randrange(1000))
                twin = fork.decision(decision.seat)
                assert twin is not None
                assert THUMB.choose(fork, twin) is THUMB.choose(match, decision)


def test_it_plays_high_for_a_rich_chest_and_low_where_nothing_is_at_stake() -> None:
    assert choice(Table(3, "treasure-4 vault-items magnet vault-coins treasure-1")) == "5"
    assert choice(Table(3, "magnet treasure-4 treasure-3 treasure-4 dragon", treasure=[9, 2, 2])) == "1"


def test_it_does_not_spring_lava_or_spikes_when_it_has_much_to_lose() -> None:
    assert choice(Table(3, "lava", room=4, treasure=[14, 2, 2], hands=["1 5", "4 5", "4 5"])) == "5"
    assert choice(Table(3, "spikes", room=4, hands=["1 4", "4 5", "4 5"])) == "4"


def test_it_uses_items_where_they_pay() -> None:
    assert (
        choice(Table(3, "treasure-4", level=5, items=["key", "", ""], hands=["1 2 3 4", "5 4 3 2", "5 4 3 2"])) == "key"
    )
    assert (
        choice(Table(3, "dragon", level=5, items=["sword", "", ""], lives=[2, 8, 8], hands=["1 2 3 4"] * 3)) == "sword"
    )
    assert choice(Table(3, "goblin dark:lava dark:spikes", items=["torch", "", ""])) == "light"


def test_after_a_ball_it_knows_what_is_enough() -> None:
    table = Table(3, "treasure-4 treasure-3", items=["ball", "", ""]).play("ball", "2", "3")
    assert choice(table) == "4"


def test_against_bosses() -> None:
    assert choice(Table(3, boss="sphinx", hands=["3", "2", "2"], items=["sword", "", ""])) == "3+sword"
    assert choice(Table(3, boss="minotaur", hands=["2 5", "2", "2"], items=["sword", "", ""])) == "2"
    assert choice(Table(3, boss="wolf-pack", hands=["2", "2", "2"], items=["torch sword", "", ""])) == "torch+sword"
    assert choice(Table(3, boss="hydra", hands=["5", "2", "2"], items=["sword", "", ""])) in ("5", "sword")
    assert "key" not in choice(Table(3, boss="megadragon", hands=["5", "2", "2"], items=["key", "", ""]))


def test_the_odds_it_counts_with_are_right() -> None:
    """Against all hands of the others, counted out one by one."""
    hands = (ALL, 0b110010)
    cards = [[card for card in range(1, 6) if hand >> card & 1] for hand in hands]
    tables = [(one, other) for one in cards[0] for other in cards[1]]
    for value in range(1, 6):
        wins = 0.0
        attacks = 0
        for table in tables:
            ranks = sorted({value, *table}, reverse=True)
            for chest, rank in zip((4, 2), ranks, strict=False):
                if rank == value:
                    wins += chest // (1 + table.count(value))
            attacks += value <= min(table) and value + sum(table) < 11
        assert share_of_chests((4, 2), value, hands) == pytest.approx(wins / len(tables))
        assert odds_of_attack(11, value, hands) == pytest.approx(attacks / len(tables))
        for lowest in (True, False):
            edge = [(min if lowest else max)(value, *table) for table in tables]
            odds = dict(deciding_card(lowest, value, hands))
            assert odds == {card: pytest.approx(edge.count(card) / len(edge)) for card in set(edge)}


def test_it_clearly_beats_random_players() -> None:
    wins = 0
    for seed in range(120):
        players = [RaidThumb() if seat == seed % 4 else RandomPlayer(seed * 4 + seat) for seat in range(4)]
        match = Match(Start(GAME, 4, seed, None), quiet=True)
        while match.outcome is None:
            decision = match.decisions[0]
            match.choose(decision.seat, players[decision.seat].choose(match, decision))
        wins += seed % 4 in match.outcome.winners
    assert wins > 75


def test_it_chooses_a_character() -> None:
    match = new_match(2, characters="choose")
    assert THUMB.choose(match, match.decisions[0]) in match.decisions[0].options
