"""Hints at the prompt."""

from __future__ import annotations

import re

import pytest

from tests.terminal.conftest import Typist
from undercroft import Decision, Match, Script
from undercroft.lab.weighing import Weigher
from undercroft.players.search import Prospect, SearchPlayer

MAGES = Script(party="mage " * 7, dungeon="ooze")
"""Any mage can defeat the ooze; fleeing throws the delve away."""
GOBLINS = Script(
    party="fighter fighter mage thief champion scroll cleric",
    dungeon="chest chest chest goblin goblin goblin",
)
TO_LEVEL_3 = ("onward", "onward", "seek-glory", "onward", "onward", "seek-glory")
VALUE = re.compile(r"^ *(\d+)  (.+?) +(\d+[.,]?\d*)(?: ?%)? \(", re.MULTILINE)


def listed(said: str) -> list[tuple[int, str, float]]:
    """The options in a hint: number, words and value."""
    lines = VALUE.findall(said.replace("\u00a0", " "))
    return [(int(number), words, float(value.replace(",", "."))) for number, words, value in lines]


@pytest.fixture(autouse=True)
def level(monkeypatch: pytest.MonkeyPatch, home: object) -> None:
    monkeypatch.setenv("UNDERCROFT_HINT", "search:60")


def test_a_hint_lists_every_option_best_first(typist: Typist) -> None:
    match = typist.play("h", seed=MAGES, heroes=["knight"])
    options = listed(typist.after("h"))
    assert sorted(number for number, _, _ in options) == list(range(1, len(match.decisions[0].options) + 1))
    assert options[0][:2] == (1, "Mage defeats an ooze")
    assert options[-1][1].startswith("Flee")
    assert options[0][2] > options[-1][2] + 1
    assert "No monster is left" in typist.after("h"), "what will come of the best one"
    assert not match.choices, "a hint is no choice"


def test_values_go_down_the_list(typist: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the second was tried in fewer deals than the third, because it fell clearly behind."""

    def think(_: SearchPlayer, match: Match, decision: Decision) -> list[Prospect]:
        values = {option.id: (40, 0.3) for option in decision.options}
        values |= {decision.options[0].id: (40, 0.5), decision.options[-1].id: (9, 0.4)}
        return [Prospect(option, visits, value, 0.01) for option, (visits, value) in values.items()]

    monkeypatch.setattr(SearchPlayer, "think", think)
    match = typist.play("h", seed=MAGES, heroes=["knight"])
    options = listed(typist.after("h"))
    assert [value for _, _, value in options] == sorted([value for _, _, value in options], reverse=True)
    assert [number for number, _, _ in options][:2] == [1, len(match.decisions[0].options)]


def test_alone_it_counts_points(typist: Typist) -> None:
    typist.play("h", seed=MAGES)
    said = typist.after("h")
    assert "points to expect at the end" in said
    assert "%" not in said
    assert 10 < listed(said)[0][2] < 40


def test_with_others_it_counts_chances(typist: Typist) -> None:
    typist.play("h", players=["human", "thumb"], seed=MAGES, first=0)
    said = typist.after("h")
    assert "your chance to win" in said
    assert said.count("%") == 2 * len(listed(said))
    assert 20 < listed(said)[0][2] < 80


def test_one_sentence_names_the_best(typist: Typist) -> None:
    typist.play("h", seed=MAGES)
    said = " ".join(typist.after("h").split())
    assert "Option 1 is best: “Mage defeats an ooze”." in said or "Option 1 looks best: “Mage defeats an ooze”;" in said
    assert "it knows no more than you do" in said


def test_a_hint_in_russian(typist: Typist) -> None:
    typist.play("h", players=["human", "thumb"], seed=MAGES, first=0, lang="ru")
    said = " ".join(typist.after("h").split())
    assert "ваш шанс на победу" in said
    assert "вариант 1: «Маг бьёт слизня»" in said
    assert "она знает не больше вашего" in said
    assert "\u00a0%" in typist.after("h")


def test_a_close_call_names_the_rival(typist: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERCROFT_HINT", "search:4")
    typist.play("h", seed=Script(party="mage cleric fighter thief thief thief thief", dungeon="ooze"))
    assert re.search(r"Option \d looks best: “.+”; option \d may be as good", " ".join(typist.after("h").split()))


def test_numbers_of_folded_options_count_once_a_hint_has_shown_them(typist: Typist) -> None:
    match = typist.play(*TO_LEVEL_3, "8", "h", "8", seed=GOBLINS, heroes=["minstrel"])
    assert "There is no option 8 here" in typist.after("8")
    shown = {number: words for number, words, _ in listed(typist.after("h"))}
    assert shown[8] == "Fighter defeats 2 goblins"
    assert match.choices[-1][1].id == "fight:fighter:goblin:2"


def test_a_hint_leaves_the_match_as_it_is(typist: Typist) -> None:
    with_hints = typist.play("h", "1", "h", "u", "h", "1", "1", players=["human", "random"], seed=4, first=0)
    shown = typist.shown
    without = typist.play("1", "u", "1", "1", players=["human", "random"], seed=4, first=0)
    assert with_hints.choices == without.choices
    assert "Taken back." in shown


def test_where_there_is_no_choice_there_is_no_hint(typist: Typist) -> None:
    script = Script(party="scroll " * 7, dungeon="chest")
    match = typist.play("read:scroll", *["pick:scroll"] * 6, "pick:chest", "h", seed=script)
    assert len(match.decisions[0].options) == 1
    assert "There is only one option here." in typist.after("h")


def test_a_level_that_is_none_is_explained_and_the_match_goes_on(
    typist: Typist, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UNDERCROFT_HINT", "oracle")
    match = typist.play("h", "1", seed=MAGES)
    assert "There is no hint here" in typist.after("h")
    assert "“oracle”" in typist.after("h")
    assert len(match.choices) == 1


def test_ctrl_c_breaks_the_hint_off_and_not_the_match(typist: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Weigher, "weigh", interrupted)
    match = typist.play("h", "1", seed=MAGES)
    assert "The hint was broken off." in typist.after("h")
    assert len(match.choices) == 1


def test_the_keys_tell_of_hints(typist: Typist) -> None:
    typist.play("?", seed=MAGES)
    assert "h hint" in typist.shown
    assert re.search(r"\n +h +what each option is worth", typist.after("?"))


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("width", [30, 44, 80])
def test_a_hint_fits_the_screen(typist: Typist, lang: str, width: int) -> None:
    typist.width = width
    typist.play(*TO_LEVEL_3, "h", seed=GOBLINS, lang=lang)
    assert all(len(line) <= width for line in typist.after("h").splitlines())
