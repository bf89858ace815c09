"""Set-ups that have names."""

from __future__ import annotations

import pytest

from tests.engine.duel import Duel, DuelSetup
from undercroft.engine.errors import BadSetup
from undercroft.games import game


def test_a_name_stands_for_its_options() -> None:
    duel = Duel()
    assert duel.read_setup(2, duel.preset("usual", {})) == DuelSetup()
    assert duel.read_setup(2, duel.preset("long", {})) == DuelSetup(rounds=3)


def test_what_is_said_beside_it_counts() -> None:
    assert Duel().preset("long", {"rounds": 1}) == {"rounds": 1}


def test_without_a_name_only_what_is_said_counts() -> None:
    assert Duel().preset(None, {"rounds": 1}) == {"rounds": 1}
    assert Duel().preset(None, {}) == {}


@pytest.mark.parametrize("name", ["", "short", "long\0", "\ud800"])
def test_a_name_that_there_is_not_is_refused(name: str) -> None:
    with pytest.raises(BadSetup) as refused:
        Duel().preset(name, {})
    assert refused.value.code == "preset-unknown"
    assert refused.value.details["known"] == "usual, long"


def test_a_game_without_presets_says_so() -> None:
    with pytest.raises(BadSetup) as refused:
        game("dungeon-roll").preset("long", {})
    assert refused.value.code == "no-presets"
