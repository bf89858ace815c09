"""What nobody can know: dealt anew for a thinking player, and never taken back."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import undercroft
from tests.rules.dungeon_raiders.table import Table, new_match, playing, table_of
from undercroft.engine.match import Match
from undercroft.games.dungeon_raiders.content.rooms import DECK
from undercroft.games.dungeon_raiders.options import LIGHT_TORCH, PLAY
from undercroft.games.dungeon_raiders.state import RaidState
from undercroft.players import make_player

WAYS: list[dict[str, object]] = [{}, {"variant": "tactical"}, {"first_game": True}]


def hidden_part(s: RaidState, seat: int) -> list[tuple[str, bool]]:
    """What the seat cannot know of the dungeon."""
    cards = zip(s.dungeon, s.dark, strict=True)
    return [(room.id, dark) for place, (room, dark) in enumerate(cards) if not s.is_known(place, seat)]


def known_part(s: RaidState, seat: int) -> list[tuple[str, bool]]:
    cards = zip(s.dungeon, s.dark, strict=True)
    return [(room.id, dark) for place, (room, dark) in enumerate(cards) if s.is_known(place, seat)]


@pytest.mark.rule("RAID-SET-10", "RAID-SET-18", "RAID-OVR-03")
@pytest.mark.parametrize("setup", WAYS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_is_dealt_anew_shows_to_nobody_and_is_a_dungeon_that_could_be(
    seats: int, setup: dict[str, object]
) -> None:
    luck = Random(seats)
    for seed in range(4):
        for match in playing(seats, seed, **setup):
            if luck.random() > 0.2:
                continue
            for seat in range(seats):
                fork = match.fork(seat, seed=luck.randrange(1000))
                assert fork.view(seat) == match.view(seat)
                assert fork.view(None) == match.view(None)
                before, after = table_of(match), table_of(fork)
                assert known_part(after, seat) == known_part(before, seat)
                assert Counter(after.dungeon[:24] + after.aside) == Counter(DECK)
                assert after.dark[24]
                assert after.dark[:24].count(True) == 12
                assert [raider.items for raider in after.raiders] == [raider.items for raider in before.raiders]
                assert [raider.power for raider in after.raiders] == [raider.power for raider in before.raiders]


def test_the_unknown_is_really_dealt_anew() -> None:
    match = new_match(4, seed=9)
    dealt = [hidden_part(table_of(match.fork(0, seed=seed)), 0) for seed in range(40)]
    assert len({tuple(each) for each in dealt}) == 40
    asides = {tuple(room.id for room in table_of(match.fork(0, seed=seed)).aside) for seed in range(40)}
    assert len(asides) == 40


@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_the_same_seed_deals_the_same_whatever_the_truth_is(setup: dict[str, object]) -> None:
    for seed in range(3):
        for number, match in enumerate(playing(3, seed, **setup)):
            for seat in range(3) if number % 7 == 0 else ():
                elsewhere = match.fork(seat, seed=1)
                one, other = (table_of(each.fork(seat, seed=2)).plain() for each in (match, elsewhere))
                assert one == other


@pytest.mark.rule("RAID-ITM-03")
def test_a_torch_is_remembered_by_its_owner_when_rooms_are_dealt_anew() -> None:
    table = Table(3, "goblin dark:lava dark:spikes", level=5, items=["torch", "", ""]).play("light", "5", "5")
    boss = table.state.dungeon[24].id
    mine = [table_of(table.match.fork(0, seed=seed)) for seed in range(30)]
    assert {tuple(room.id for room in s.dungeon[21:]) for s in mine} == {("lava", "spikes", "zombie", boss)}
    theirs = [table_of(table.match.fork(1, seed=seed)) for seed in range(30)]
    assert len({s.dungeon[21].id for s in theirs}) > 3
    assert len({s.dungeon[24].id for s in theirs}) > 3
    assert {s.dungeon[23].id for s in theirs} == {"zombie"}


def test_once_the_boss_is_entered_nothing_is_left_to_deal() -> None:
    table = Table(3, boss="hydra")
    assert table_of(table.match.fork(0, seed=1)).plain() == table.state.plain()


def test_cards_that_lie_face_down_while_somebody_looks_are_dealt_anew() -> None:
    hands, items = ["1 2 3", "1 2", "3", "4 5"], ["torch", "sword torch", "", ""]
    table = Table(4, "goblin dark:lava", hands=hands, items=items).play("light", "sword", "3", "4")
    faces = Counter(
        tuple(raider.face_down for raider in table_of(table.match.fork(0, seed=seed)).raiders) for seed in range(60)
    )
    assert all(each[0] is None and each[2] is PLAY("power-3") for each in faces)
    assert {each[1] for each in faces} == {PLAY("power-1"), PLAY("power-2"), PLAY("sword")}
    assert {each[3] for each in faces} == {PLAY("power-4"), PLAY("power-5")}
    own = table_of(table.match.fork(1, seed=3)).raiders[1].face_down
    assert own is PLAY("sword")


def test_a_fork_does_not_list_what_others_laid_face_down_before_a_torch_was_lit() -> None:
    table = Table(4, "goblin dark:lava", items=["torch", "torch", "", ""]).play("light", "light", "3", "4")
    table.match.choose(1, "play:power-5")
    for seed in range(20):
        fork = table.match.fork(0, seed=seed)
        laid = [raider.face_down for raider in table_of(fork).raiders]
        assert fork.choices == [(0, LIGHT_TORCH()), (1, LIGHT_TORCH()), (2, laid[2]), (3, laid[3])]
        assert fork.fork().choices == fork.choices
    listed = {table.match.fork(0, seed=seed).choices[3] for seed in range(60)}
    assert listed == {(3, PLAY(f"power-{value}")) for value in range(1, 6)}
    assert all(table.match.fork(3, seed=seed).choices[3] == (3, PLAY("power-4")) for seed in range(20))


def test_a_sealed_record_does_not_tell_what_was_laid_before_a_torch_was_lit() -> None:
    match = by_torchlight()
    waiting = {raider.seat for raider in table_of(match).raiders if raider.face_down}
    told = match.record(sealed=True).choices
    assert told == match.record().choices[: len(told)]
    face_down = match.choices[len(told) :]
    assert face_down[0][0] in waiting
    assert waiting <= {seat for seat, _ in face_down}
    assert len(face_down) <= match.seats, "only those of this room"


def by_torchlight() -> Match:
    """A match in which somebody looks while cards of others lie face down."""
    for seed in range(1_000):
        match = undercroft.new_match("dungeon-raiders", seats=4, seed=seed)
        rng = make_player("random", "dungeon-raiders", seed)
        while match.outcome is None:
            if any(raider.face_down for raider in table_of(match).raiders):
                return match
            decision = match.decisions[0]
            match.choose(decision.seat, rng.choose(match, decision))
    raise AssertionError("nobody lights a torch")


def test_a_fork_that_was_dealt_anew_goes_on_with_its_own_cards() -> None:
    table = Table(3, "treasure-4 dark:lava", items=["torch", "", ""]).play("light", "5", "4")
    seen = set()
    for seed in range(40):
        fork = table.match.fork(0, seed=seed)
        fork.choose(0, "play:power-3")
        assert table_of(fork.fork()).plain() == table_of(fork).plain()
        seen.add(tuple(raider.treasure for raider in table_of(fork).raiders))
    assert len(seen) > 3


def test_no_undo_behind_a_torch() -> None:
    table = Table(2, "goblin dark:lava", items=["torch", ""], variant="tactical").play("light")
    with pytest.raises(undercroft.Refusal):
        table.match.undo()
    table.play("5").match.undo(0)
    assert table.offers(0) == ["1", "2", "3", "4", "5"]


def test_no_undo_behind_a_new_level() -> None:
    lit = 0
    for seed in range(8):
        table = Table(2, "vault-coins", room=5, seed=seed, variant="tactical").play("1").play("2")
        assert table.view().level == 2
        assert not table.match.can_undo
        lit += not table.state.dark[5]
    assert 0 < lit < 8
