"""Dungeoneer in the terminal: the map, the heroes, the own hand, encounters, and matches to their end."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from rich.console import Console

import undercroft
from undercroft.engine.match import Match
from undercroft.games.dungeoneer.content.packs import pack
from undercroft.games.dungeoneer.moments import MOMENTS
from undercroft.games.dungeoneer.view import DungeonView
from undercroft.players import make_player
from undercroft.terminal.boards import board_for
from undercroft.terminal.boards.board import Frame
from undercroft.terminal.boards.dungeoneer.grid import Box, draw_row
from undercroft.words import LANGUAGES, Words

GAME = "dungeoneer"
WHEN = {
    "en": {"feats": "feats phase", "villainy": "villainy phase", "response": "response", "any": "any time"},
    "ru": {"feats": "фаза подвигов", "villainy": "фаза злодеяний", "response": "ответ", "any": "в любой момент"},
}
both = pytest.mark.parametrize("lang", LANGUAGES)


def match_of(
    *, seats: int = 2, seed: int = 3, until: Callable[[Match], bool], setup: dict[str, object] | None = None
) -> Match:
    """A match of thumbs, as far as a moment that a test is about."""
    match = undercroft.new_match(GAME, seats=seats, seed=seed, setup=setup or {})
    players = [make_player("thumb", GAME, seat) for seat in range(seats)]
    while not until(match):
        decision = match.decisions[0]
        match.choose(decision.seat, players[decision.seat].choose(match, decision))
    return match


def view_of(match: Match, seat: int | None = 0) -> DungeonView:
    view = match.view(seat)
    assert isinstance(view, DungeonView)
    return view


def frame_of(
    lang: str = "en", width: int = 80, encoding: str = "utf-8", *, seats: int = 2, you: int | None = 0
) -> Frame:
    """A screen without colours; no word may be missing."""

    def can_show(text: str) -> bool:
        return text.encode(encoding, errors="replace").decode(encoding) == text

    words = Words(lang, undercroft.games()[GAME], strict=True)
    return Frame(words, [f"P{number}" for number in range(seats)], you, width, can_show)


def drawn(
    match: Match,
    *,
    lang: str = "en",
    width: int = 80,
    encoding: str = "utf-8",
    seat: int | None = 0,
    everything: bool = False,
) -> str:
    """The board as it stands on a screen."""
    frame = frame_of(lang, width, encoding, seats=len(view_of(match).heroes), you=seat)
    board = board_for(GAME)
    console = Console(width=width, no_color=True, highlight=False, markup=False)
    with console.capture() as capture:
        console.print((board.draw_all if everything else board.draw)(match.view(seat), frame))
    return capture.get()


def begun(match: Match) -> bool:
    return bool(match.decisions)


def map_of(shown: str) -> str:
    """The lines of the map."""
    return shown[: shown.index("glory/peril")]


# -- the map ----------------------------------------------------------------------------------


def test_the_map_shows_every_location_where_it_lies() -> None:
    match = match_of(until=lambda match: view_of(match).round == 2)
    lines = map_of(drawn(match, width=120)).splitlines()
    view = view_of(match)
    axis = next(line for line in lines if re.fullmatch(r"[\s\d-]+", line))
    words = Words("en", undercroft.games()[GAME])
    for place in view.places:
        first_word = words.title(place.location).split()[0]
        at = [line.index(first_word) for line in lines if first_word in line]
        column = re.search(rf"(?<!\S){place.column}(?!\S)", axis)
        assert column is not None
        assert any(abs(start - column.start()) < 12 for start in at), place.location


STAIR = Box("Stair", "1/2", "tun", ("open", "blocked speed 8", "wall", "trap melee 10"), "①", "▽sp8")
SHRINE = Box("Shrine", "2/3", "cham", ("trap magic 9", "wall", "blocked level 9", "open"), here=True)


def row_of(width: int) -> list[str]:
    return [line.plain for line in draw_row([STAIR, None, SHRINE], width, frame_of(), ["", "1, 0", ""])]


def test_exits_show_at_their_sides() -> None:
    """Open exits are gaps, walls are drawn through, blocked and trap exits say what must be overcome."""
    assert row_of(18) == [
        "┌1/2───    ──────┐                  ┏2/3━━━!ma9━━━━━━┓",
        "│     Stair      │                  ┃     Shrine     ┃",
        "!me10 ① ▽sp8  sp8#       1, 0                        ┃",
        "└tun─────────────┘                  ┗cham━━#lv9━━━━━━┛",
    ]


def test_where_there_is_no_room_hazards_have_a_line_of_their_own() -> None:
    assert row_of(16)[2:4] == [
        "│     ▽sp8     │      1, 0      ┃              ┃",
        "!me10  ①    sp8#                               ┃",
    ]


def test_the_readers_own_place_stands_out() -> None:
    shown = drawn(match_of(until=begun))
    assert re.search(r"┃\s+Temple Gate\s+┃", shown)
    assert "①②" in shown


def test_free_spots_are_named_as_the_options_name_them() -> None:
    match = match_of(until=lambda match: match.decisions[0].kind == "place" and match.decisions[0].seat == 0)
    shown = map_of(drawn(match, width=120))
    for option in match.decisions[0].options:
        assert f" {option.details['column']}, {option.details['row']} " in shown
    assert "To be laid" in drawn(match)


def test_a_map_that_is_too_wide_says_what_is_not_in_the_picture() -> None:
    match = match_of(seats=4, until=lambda match: view_of(match).round == 3)
    shown, all_of_it = drawn(match, width=40), drawn(match, width=40, everything=True)
    words = Words("en", undercroft.games()[GAME])
    assert "Not in the picture" in shown
    one_line = " ".join(all_of_it.split())
    for place in view_of(match).places:
        assert words.title(place.location) in one_line


# -- heroes, quests, hand, encounters ---------------------------------------------------------


def test_a_trap_about_to_spring_says_against_whom() -> None:
    match = match_of(seed=1, until=lambda match: bool(view_of(match).springing))
    (snare,) = view_of(match).springing
    words = Words("en", undercroft.games()[GAME])
    shown = " ".join(drawn(match, width=120).split())
    assert re.search(rf"Trap about to spring against [①②] {words.name(snare.target)}: {words.title(snare.trap)}", shown)


@both
def test_the_hand_shows_cost_and_moment_of_ones_own_cards_only(lang: str) -> None:
    match = match_of(until=begun)
    words = Words(lang, undercroft.games()[GAME])
    shown = " ".join(drawn(match, lang=lang).split())
    other = view_of(match, 1).heroes[1].hand
    own = view_of(match).heroes[0].hand
    assert own
    assert other
    assert all(words.title(card) in shown for card in own)
    assert not any(words.title(card) in shown for card in other if card not in own)
    cards = {card.id: card for card in pack("serpent").cards}
    coins = {"en": ("{} glory", "{} peril"), "ru": ("слава {}", "риск {}")}[lang]
    for card in [cards[each] for each in own]:
        cost = coins[not card.glory_card].format(str(card.cost).upper())
        assert f"{cost}, {WHEN[lang][card.timing]}. {words.title(card.type)}" in shown


def test_a_spectator_sees_no_hand() -> None:
    assert "Your hand" not in drawn(match_of(until=begun), seat=None)


def test_heroes_stand_with_their_values() -> None:
    match = match_of(until=begun)
    hero = view_of(match).heroes[0]
    row = next(line for line in drawn(match).splitlines() if "P0" in line)
    numbers = [hero.level, f"{hero.health}/{hero.full_health}", hero.glory, hero.peril, hero.action]
    row = row.replace("(", "").replace(")", "")
    assert row.split()[-10:] == [*map(str, [*numbers, hero.melee, hero.magic, hero.speed, hero.cards, 0])]


def fighting(match: Match) -> bool:
    return match.decisions[0].kind == "respond"


@both
def test_a_battle_shows_the_form_and_both_values(lang: str) -> None:
    match = match_of(until=fighting)
    seat = match.decisions[0].seat
    view = view_of(match, seat)
    form, hero = view.attacks[0].form, view.heroes[seat]
    shown = " ".join(drawn(match, lang=lang, seat=seat).split())
    against = {"en": "against", "ru": "против"}[lang]
    form_name = Words(lang, undercroft.games()[GAME]).name(form)
    assert re.search(rf"{form_name} \d+ {against} {getattr(hero, form)}\b", shown)


def test_before_the_battle_no_form_is_told() -> None:
    def sent(match: Match) -> bool:
        return match.decisions[0].kind == "villainy" and bool(view_of(match).attacks)

    assert {attack.form for attack in view_of(match_of(until=sent)).attacks} == {""}


def after(choices: int) -> Callable[[Match], bool]:
    return lambda match: len(match.choices) >= choices


def test_a_hero_keeps_the_skills_of_past_bands() -> None:
    setup: dict[str, object] = {"sets": "heroic-serpent", "heroes": ("bel-brewspirits", "nord-fimble")}
    match = match_of(
        setup=setup, seed=5, until=lambda match: view_of(match).set == "serpent" or match.outcome is not None
    )
    assert view_of(match).set == "serpent"
    shown = " ".join(drawn(match, width=120, everything=True).split())
    for hero in [hero for hero in view_of(match).heroes if hero.alive]:
        first, last = {
            "bel-brewspirits": ("Tinctures.", "Arcane skill."),
            "nord-fimble": ("Blurred image.", "False image."),
        }[hero.hero or ""]
        assert re.search(rf"{first} .*{last}", shown)


def test_where_points_decide_they_stand_beside_the_quests() -> None:
    match = match_of(setup={"sets": "heroic-epic-serpent"}, until=lambda match: bool(view_of(match).heroes[0].done))
    hero, shown = view_of(match).heroes[0], drawn(match, width=120)
    assert "The first hero at level 10 ends the match; most victory points win" in shown
    assert f"{len(hero.done)} ({hero.points})" in shown
    assert "ends the match" not in drawn(match_of(until=begun))


@both
@pytest.mark.parametrize(("width", "encoding"), [(40, "utf-8"), (80, "utf-8"), (80, "koi8-r"), (120, "ascii")])
@pytest.mark.parametrize(
    "setup", [{}, {"heroes": "choose"}, {"blank_spots": "none"}, {"sets": "heroic-epic-serpent", "decks": "split"}]
)
def test_the_board_fits_and_lacks_no_word(lang: str, encoding: str, width: int, setup: dict[str, object]) -> None:
    """At the beginning and some way into the match, with signs only that the terminal can show."""
    for choices in (0, 25):
        match = match_of(seats=3, until=after(choices), setup=setup)
        shown = drawn(match, lang=lang, width=width, encoding=encoding, everything=True)
        assert max(len(line) for line in shown.splitlines()) <= width
        if encoding == "ascii":
            assert not set("┌┏│─①②③☠◎▲▽◇✖✚") & set(map_of_any(shown))


def map_of_any(shown: str) -> str:
    """The map, in any language."""
    return shown[: shown.find("1/2 ")]


# -- asking -----------------------------------------------------------------------------------


@both
def test_orders_are_listed_given_and_revoked(tmp_path: Path, lang: str) -> None:
    words = Words(lang, undercroft.games()[GAME])
    shown = played(tmp_path, "o", "o 1", "o 1", "q", players="human,thumb", lang=lang)
    none, given, revoked = shown.split(words.say("play-orders"))[1:]
    order = words.option(MOMENTS.until("my-turn"))
    assert words.say("play-orders-none") in none
    assert given.strip().startswith(order)
    assert words.say("play-orders-none") in revoked


def test_what_orders_answer_is_not_asked_at_the_terminal() -> None:
    match = match_of(until=lambda match: match.decision(0) is not None and match.decisions[0].kind == "respond")
    for option in match.decisions[0].options:
        if "card" in option.details:
            match.order(0, MOMENTS.never_with(option.details["card"]).id)
    if not match.orders(0):
        match.order(0, "never-with:scare-away")
    assert match.ordered_answer(0) is MOMENTS.passing


# -- playing ----------------------------------------------------------------------------------


def played(home: Path, *typed: str, players: str, lang: str = "en", seed: int = 1, columns: int = 80) -> str:
    command = [sys.executable, "-c", "from undercroft.cli import main; main()", "play", GAME]
    done = subprocess.run(
        [*command, "--players", players, "--lang", lang, "--seed", str(seed)],
        input="\n".join(typed) + "\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "COLUMNS": str(columns), "UNDERCROFT_HOME": str(home)},
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("lang", "over", "lost"), [("en", "The match is over", "lost"), ("ru", "Игра окончена", "про")]
)
def test_a_solo_match_is_played_to_its_end(tmp_path: Path, lang: str, over: str, lost: str) -> None:
    """The first or second option all the time, until the hero is defeated."""
    shown = played(tmp_path, *["1", "2"] * 1500, players="human", lang=lang)
    assert over in shown
    assert lost in shown.split(over)[1]
    assert not re.search(r"^1 +(Pass|Пас\w*)\s*$(?=\n1,)", shown, re.MULTILINE), "nobody is asked for nothing"


def test_a_solo_match_that_is_won_is_a_victory(tmp_path: Path) -> None:
    """What a thumb chose in a match that it won, typed as ids."""
    won = next(typed for seed in range(20) if (typed := winning_choices(seed)))
    shown = played(tmp_path, *won.typed, players="human", seed=won.seed)
    assert "You win." in shown.split("The match is over")[1]


class Won(NamedTuple):
    seed: int
    typed: list[str]


def winning_choices(seed: int) -> Won | None:
    match = undercroft.new_match(GAME, seats=1, seed=seed)
    thumb = make_player("thumb", GAME, seed)
    typed: list[str] = []
    while match.outcome is None:
        decision = match.decisions[0]
        choice = thumb.choose(match, decision)
        typed.append(choice.id)
        match.choose(decision.seat, choice)
    return Won(seed, typed) if match.outcome.winners else None


def test_two_people_hand_over_before_a_hand_is_shown(tmp_path: Path) -> None:
    shown = played(tmp_path, "", "1", "q", players="human,human,thumb")
    assert "Hand over" in shown.split("Your hand")[0]
