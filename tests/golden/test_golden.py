"""The golden playthroughs are still what they were."""

from __future__ import annotations

import pytest

from tests.golden.playthrough import PLAYTHROUGHS, Playthrough, text_of


@pytest.mark.parametrize("play", PLAYTHROUGHS, ids=lambda play: play.name)
def test_the_playthrough_is_unchanged(play: Playthrough) -> None:
    expected = play.path.read_text(encoding="utf-8")
    assert text_of(play).splitlines() == expected.splitlines(), "if the rules were meant to change: make golden"
