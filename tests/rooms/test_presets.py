"""Set-ups that have names: they can be played, and say in both languages what they are."""

from __future__ import annotations

import pytest

import undercroft
from undercroft.games import game as find_game
from undercroft.words import LANGUAGES, Words

every_game = pytest.mark.parametrize("game", undercroft.games())


@every_game
def test_everybody_can_play_so(game: str) -> None:
    room = find_game(game)
    for name in room.presets:
        for seats in room.seats:
            room.read_setup(seats, room.preset(name, {}))


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_says_what_it_is(game: str, lang: str) -> None:
    room = find_game(game)
    words = Words(lang, room, strict=True)
    for name, preset in room.presets.items():
        assert words.say(f"preset-{name}")
        assert words.say(f"preset-{name}.about").endswith(".")
        assert preset.minutes > 0


@every_game
def test_the_first_is_the_usual_one_and_no_two_are_the_same(game: str) -> None:
    room = find_game(game)
    agreed = [room.read_setup(room.seats[-1], room.preset(name, {})) for name in room.presets]
    assert agreed[:1] in ([], [room.setup_type()])
    assert all(one != other for at, one in enumerate(agreed) for other in agreed[:at])
