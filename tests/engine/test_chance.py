"""Chance: fair, the same everywhere, and checkable by anyone."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b, sha256

import pytest

import undercroft
from undercroft.engine.chance import Chance, Die, Script, ScriptedChance, commitment, make_seed
from undercroft.engine.errors import ScriptError

D6 = Die("d6", tuple("123456"))


def test_the_stream_is_blake2b_in_counter_mode() -> None:
    """Written out a second time, so that anyone can check a match's dice with a few lines of their own."""
    seed = bytes(range(32))
    stream = b"".join(blake2b(block.to_bytes(8, "little"), key=seed).digest() for block in range(4))
    expected = [byte % 6 for byte in stream if byte < 252][:200]
    chance = Chance(seed)
    assert [face for _ in range(25) for face in chance.throw(D6, 8)] == expected


def test_known_numbers_on_every_machine_and_python() -> None:
    chance = Chance(make_seed(2026))
    assert list(chance.throw(D6, 10)) == KNOWN_DICE
    assert [chance.below(1000) for _ in range(5)] == KNOWN_NUMBERS
    cards = list("abcdefgh")
    chance.shuffle("deck", cards, str)
    assert "".join(cards) == KNOWN_DECK


KNOWN_DICE = [5, 1, 0, 2, 0, 3, 2, 2, 0, 3]
KNOWN_NUMBERS = [13, 64, 88, 476, 877]
KNOWN_DECK = "hbagfdce"


@pytest.mark.parametrize("sides", [2, 3, 6, 10, 36, 257, 1000])
def test_every_number_is_equally_likely(sides: int) -> None:
    chance = Chance(make_seed(sides))
    throws = 400 * sides
    counts = Counter(chance.below(sides) for _ in range(throws))
    assert set(counts) <= set(range(sides))
    chi_squared = sum((counts[n] - 400) ** 2 / 400 for n in range(sides))
    assert abs(chi_squared - (sides - 1)) < 5 * (2 * (sides - 1)) ** 0.5


@pytest.mark.parametrize("count", [0, 1, 2, 30, 200, 256, 257, 300])
def test_a_shuffle_swaps_each_card_from_the_last_on_with_one_not_behind_it(count: int) -> None:
    chance, numbers = Chance(make_seed(count)), Chance(make_seed(count))
    cards, expected = list(range(count)), list(range(count))
    for last in range(count - 1, 0, -1):
        other = numbers.below(last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    chance.shuffle("deck", cards, str)
    assert cards == expected
    assert chance.throw(D6, 9) == numbers.throw(D6, 9), "and no byte more is used"


def test_draws_follow_what_is_in_the_bag() -> None:
    chance = Chance(make_seed(9))
    drawn = Counter(chance.draw("bag", ("a", "b", "c"), (6, 0, 3)) for _ in range(9000))
    assert drawn[1] == 0
    assert abs(drawn[0] - 6000) < 250


def test_a_copy_goes_on_alike_and_alone() -> None:
    chance = Chance(make_seed(1))
    chance.throw(D6, 3)
    twin = chance.copy()
    assert chance.throw(D6, 50) == twin.throw(D6, 50)
    chance.throw(D6, 1)
    assert chance.uses == twin.uses + 1


def test_seeds_may_be_numbers_texts_bytes_or_hex() -> None:
    raw = bytes(range(32))
    assert make_seed(raw) == make_seed(raw.hex()) == raw
    assert make_seed(7) == make_seed("7")
    assert len(make_seed("a lucky day")) == 32
    assert make_seed(None) != make_seed(None)


def test_the_commitment_is_the_hash_of_the_seed_and_never_changes() -> None:
    match = undercroft.new_match("dungeon-roll", seats=1, seed=5)
    before = match.commitment
    match.choose(0, match.decisions[0].options[0])
    assert match.commitment == before == commitment(make_seed(5)) == sha256(make_seed(5)).hexdigest()


def test_a_script_says_what_comes_up() -> None:
    script = Script(d6="3 1 6", bag=["b"], deck="c a", seed=4)
    chance = ScriptedChance(script.seed, script.lines)
    assert list(chance.throw(D6, 2)) == [2, 0]
    assert chance.copy().throw(D6, 1) == chance.throw(D6, 1) == bytes([5])
    assert chance.draw("bag", ("a", "b"), (1, 1)) == 1
    cards = ["a", "b", "c"]
    chance.shuffle("deck", cards, str)
    assert cards == ["c", "a", "b"]
    assert len(chance.throw(D6, 3)) == 3, "what is not written comes from the seed"


def test_a_script_may_say_what_lies_last() -> None:
    chance = ScriptedChance(make_seed(4), {"deck": ("c", "...", "a", "a", "b"), "other": ("...", "z")})
    cards = list("abacade")
    chance.shuffle("deck", cards, str)
    assert cards[0] == "c"
    assert cards[-3:] == ["a", "a", "b"]
    assert sorted(cards) == sorted("abacade")
    with pytest.raises(ScriptError):
        chance.shuffle("other", ["x", "y"], str)


def test_a_script_cannot_say_what_is_impossible() -> None:
    chance = ScriptedChance(make_seed(0), {"d6": ("7",), "bag": ("b",)})
    with pytest.raises(ScriptError, match="the script says '7' for 'd6', which can only be: 1, 2, 3, 4, 5, 6"):
        chance.throw(D6, 1)
    with pytest.raises(ScriptError):
        chance.draw("bag", ("a", "b"), (1, 0))
