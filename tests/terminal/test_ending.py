"""The end of a match and the profile."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.terminal.conftest import Typist, saved
from undercroft import Outcome, Script
from undercroft.games.dungeon_roll.content.heroes import HERO_IDS
from undercroft.games.dungeon_roll.view import AdventurerView, RollView
from undercroft.home import home as data_folder
from undercroft.terminal import profile
from undercroft.terminal.boards import board_for
from undercroft.terminal.boards.dungeon_roll import _worth

ALWAYS_THE_FIRST = ["1"] * 300


def test_the_final_table_adds_up(typist: Typist) -> None:
    match = typist.play(*ALWAYS_THE_FIRST, players=["human", "thumb"], seed=5)
    assert match.outcome is not None
    sheet = typist.shown.split("For scale pairs")[1]
    rows = [line.split() for line in sheet.splitlines() if line.startswith(("You", "Computer"))][:2]
    for row in rows:
        xp, tokens, pairs, total = (int(number) for number in row[-4:])
        assert xp + tokens + pairs == total
    assert sorted(int(row[-1]) for row in rows) == sorted(match.outcome.scores)
    view = match.view(None)
    assert isinstance(view, RollView)
    assert [adventurer.score for adventurer in view.adventurers] == list(match.outcome.scores)


def test_what_treasures_are_worth() -> None:
    assert _worth({}) == (0, 0)
    assert _worth({"elixir": 2, "town-portal": 1}) == (4, 0)
    assert _worth({"dragon-scales": 5}) == (5, 4)


def test_ties_are_told() -> None:
    board = board_for("dungeon-roll")
    assert board.tie(Outcome(winners=(0,), scores=(9, 8))) == ""
    assert board.tie(Outcome(winners=(1,), scores=(9, 9, 3))) == "sheet-tie-broken"
    assert board.tie(Outcome(winners=(0, 1), scores=(9, 9, 3))) == "sheet-tie-shared"


def test_a_shared_victory_is_told(typist: Typist) -> None:
    script = Script(party="mage " * 42, dungeon="ooze " * 6)
    typist.play(*["flee"] * 6, players=["human:Ann", "human:Bob"], seed=script)
    assert "Ann and Bob share the victory." in typist.shown
    assert "Equal on XP and on treasure tokens, so the victory is shared." in typist.shown


@pytest.mark.parametrize(
    ("lang", "wins", "why"),
    [
        ("en", "Bob wins.", "Equal on XP, so fewer treasure tokens decide."),
        ("ru", "Побеждает Bob.", "Опыта поровну, поэтому решает меньшее число жетонов сокровищ."),
    ],
)
def test_a_broken_tie_is_told(typist: Typist, lang: str, wins: str, why: str) -> None:
    """Ann has 1 XP and a token worth 1, Bob 2 XP."""
    script = Script(party="mage " * 42, dungeon="chest potion potion potion ooze ooze ooze ooze", treasure="elixir")
    lines = ["open:mage:1", "rest", "onward", "seek-glory", "onward", "rest", *["flee"] * 4]
    match = typist.play(*lines, players=["human:Ann", "human:Bob"], lang=lang, seed=script, first=0)
    assert match.outcome is not None
    assert match.outcome.scores == (2, 2)
    assert wins in typist.shown
    assert why in typist.shown


def test_the_solo_rank_is_told(typist: Typist) -> None:
    typist.play(*ALWAYS_THE_FIRST, lang="ru")
    assert "Звание: Драконий завтрак (до 15 ОО)" in typist.shown


def test_achievements_are_told_and_kept(typist: Typist, home: Path) -> None:
    script = Script(party="champion " * 7, dungeon="chest")
    typist.play(*["rest", "onward"] * 50, seed=script)
    assert "Cheater (new). Begin a delve with at least five champions." in typist.shown
    assert profile.load()[0].games["dungeon-roll"].feats == {"cheater": 1}
    typist.play(*["rest", "onward"] * 50, seed=Script(seed=1, party="champion " * 7, dungeon="chest"))
    assert "Cheater. Begin a delve" in typist.shown, "it is new only once"
    assert profile.load()[0].games["dungeon-roll"].feats == {"cheater": 2}


# -- profile ----------------------------------------------------------------------------------


def test_a_finished_match_is_entered(typist: Typist) -> None:
    match = typist.play(*ALWAYS_THE_FIRST, seed=6, heroes=["minstrel"])
    known, broken = profile.load()
    assert broken is None
    book = known.games["dungeon-roll"]
    assert match.outcome is not None
    assert (book.finished, book.won, book.best) == (1, 0, match.outcome.scores[0])
    assert book.heroes == {"minstrel": 1}


def test_the_same_match_is_entered_once(typist: Typist) -> None:
    for _ in range(2):
        typist.play(*ALWAYS_THE_FIRST, seed=6)
    assert profile.load()[0].games["dungeon-roll"].finished == 1


@pytest.mark.rule("ROLL-ACH-10")
def test_guild_master_is_earned_over_matches(typist: Typist) -> None:
    for hero in HERO_IDS[:-1]:
        typist.play(*["flee", "rest", "keep", "onward"] * 100, seed=hero, heroes=[hero])
        assert "Guild Master" not in typist.shown
    typist.play(*["flee", "rest", "keep", "onward"] * 100, seed="last", heroes=[HERO_IDS[-1]])
    assert "Guild Master (new). Play each of the eight heroes." in typist.shown
    assert profile.load()[0].games["dungeon-roll"].feats["guild-master"] == 1
    typist.play(*["flee", "rest", "keep", "onward"] * 100, seed="once more", heroes=[HERO_IDS[0]])
    assert "Guild Master" not in typist.shown


def test_a_broken_profile_is_put_aside(typist: Typist, home: Path) -> None:
    home.mkdir()
    (home / "profile.json").write_text("{broken")
    typist.play(*ALWAYS_THE_FIRST)
    aside = home / "profile.json.broken"
    assert f"put aside as {aside}" in typist.shown.replace("\n", " ").replace("  ", " ")
    assert aside.read_text() == "{broken"
    assert json.loads((home / "profile.json").read_text())["games"]["dungeon-roll"]["finished"] == 1


@pytest.mark.parametrize("broken", [b"", b"\xff", b"[]", b'{"games": 3}', b'{"matches": "no"}'])
def test_nothing_broken_is_ever_lost(home: Path, broken: bytes) -> None:
    home.mkdir()
    for name in ("profile.json.broken", "profile.json.broken-2"):
        (home / "profile.json").write_bytes(broken)
        known, aside = profile.load()
        assert known == profile.Profile()
        assert aside == home / name
        assert aside.read_bytes() == broken


def test_a_profile_that_cannot_be_kept_does_not_stop_the_end(typist: Typist, home: Path) -> None:
    home.parent.mkdir(exist_ok=True)
    home.write_text("a file where the folder should be")
    typist.play(*ALWAYS_THE_FIRST)
    assert "The profile could not be saved" in typist.shown
    assert "The match is over" in typist.shown


def test_where_the_profile_lies(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert data_folder() == tmp_path / "home"
    monkeypatch.delenv("UNDERCROFT_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert data_folder() == Path("/data/undercroft")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/ann")
    monkeypatch.setattr("sys.platform", "linux")
    assert data_folder() == Path("/home/ann/.local/share/undercroft")


def test_writing_leaves_no_half_file(typist: Typist, home: Path) -> None:
    typist.play(*ALWAYS_THE_FIRST)
    assert sorted(path.name for path in home.iterdir()) == ["finished", "profile.json"]
    assert len(saved(home, "finished")) == 1


def test_the_view_of_an_adventurer_is_what_the_sheet_expects() -> None:
    assert {"xp", "score", "treasures", "side", "hero"} <= set(AdventurerView.__struct_fields__)
