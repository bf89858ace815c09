"""Playing in a terminal: a whole match, the keys at the prompt, leaving and going on."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from random import Random

import pytest

import undercroft
from tests.terminal.conftest import Typist, saved
from undercroft import Script
from undercroft.engine.record import read_record
from undercroft.games import game
from undercroft.games.dungeon_roll.options import FIGHT, FIGHT_AND, HOW_MANY
from undercroft.games.talisman.options import MOVE, TRAVEL
from undercroft.players import UnknownPlayer
from undercroft.players.random import RandomPlayer
from undercroft.terminal.boards import board_for
from undercroft.terminal.boards.board import Frame
from undercroft.terminal.play import play
from undercroft.words import Words

THREE_GOBLINS = Script(
    party="fighter fighter mage thief champion scroll cleric",
    dungeon="chest chest chest goblin goblin goblin",
)
"""With level 1 and 2 passed by, three goblins wait on level 3."""
TO_LEVEL_3 = ("onward", "onward", "seek-glory", "onward", "onward", "seek-glory")


# -- a whole match ----------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "over"), [("en", "The match is over"), ("ru", "Игра окончена")])
def test_a_solo_match_to_the_end(typist: Typist, home: Path, lang: str, over: str) -> None:
    match = typist.play(*["1"] * 300, lang=lang)
    assert match.outcome is not None
    assert over in typist.shown
    assert str(match.outcome.scores[0]) in typist.shown.split(over)[1]
    assert match.commitment in typist.shown.split(over)[1]
    (record,) = saved(home, "finished")
    assert f"{record}\n" in typist.shown
    assert undercroft.verify(record.read_bytes()).holds
    assert saved(home) == []


def test_a_match_against_computers(typist: Typist) -> None:
    match = typist.play(*["1"] * 300, players=["human", "thumb", "random"], seed=4)
    assert match.outcome is not None
    assert "At the table: You, Computer, Random." in typist.shown
    assert "Computer begins delve 3 of 3." in typist.shown
    assert "Random begins delve 3 of 3." in typist.shown


def test_computers_need_nobody(typist: Typist, home: Path) -> None:
    match = typist.play(players=["thumb", "thumb"])
    assert match.outcome is not None
    assert "Computer 2 begins delve 3 of 3." in typist.shown
    assert ">" not in typist.shown
    assert not (home / "profile.json").exists(), "nobody played"


def test_the_same_seed_is_the_same_match(typist: Typist) -> None:
    lines = ["1", "2"] * 100
    first = typist.play(*lines, players=["human", "random"], seed="again")
    second = typist.play(*lines, players=["human", "random"], seed="again")
    assert first.choices == second.choices


def test_an_unknown_player_is_refused(typist: Typist) -> None:
    with pytest.raises(UnknownPlayer):
        typist.play(players=["human", "oracle"])


def test_names_are_used_and_kept_apart(typist: Typist) -> None:
    typist.play("q", players=["human:Ann", "human:Ann", "human"], first=0)
    assert "At the table: Ann, Ann 2, Player 3." in typist.shown
    assert "\nAnn: Monster phase" in typist.shown, "with several people the prompt says whom it asks"


# -- the list of options ----------------------------------------------------------------------


def test_smaller_choices_are_folded_until_asked_for(typist: Typist) -> None:
    typist.play(*TO_LEVEL_3, "9", "m", "9", seed=THREE_GOBLINS, heroes=["minstrel"])
    listed = typist.after("seek-glory", 2)
    assert "Fighter defeats 3 goblins" in listed
    assert "Fighter defeats 2 goblins" not in listed
    assert "m: 4 more options, which do less" in listed
    assert "There is no option 9 here: choose from 1 to 7." in typist.after("9")
    assert " 8  Fighter defeats 2 goblins" in typist.after("m")
    assert typist.shown.count("The fighter defeats a goblin.") == 1, "the folded number counts after m"


def test_how_many_is_not_folded() -> None:
    numbers = [HOW_MANY(2), HOW_MANY(1)]
    assert board_for("dungeon-roll").smaller(numbers) == set()


def test_an_inspired_fight_goes_before_a_plain_one() -> None:
    further = FIGHT_AND("fighter", "goblin", 2, "ooze")
    plain, other = FIGHT("fighter", "goblin", 2), FIGHT("mage", "goblin", 1)
    assert board_for("dungeon-roll").smaller([further, plain, other]) == {plain}


def test_options_stand_in_groups(typist: Typist) -> None:
    script = Script(party="fighter mage scroll scroll cleric cleric thief", dungeon="ooze")
    typist.play("q", seed=script, heroes=["knight"])
    listed = [line.rstrip() for line in typist.shown.split("Monster phase")[1].splitlines()]
    assert "Fight    1  Fighter defeats an ooze" in listed
    assert "         2  Cleric defeats an ooze" in listed
    assert "Ability  6  Use Battlecry" in listed
    assert "Move on  7  Flee: the delve ends without XP" in listed


def test_the_heroes_own_fight_is_an_ability(typist: Typist) -> None:
    typist.play("q", seed=Script(dungeon="ooze"), heroes=["spellsword"])
    assert any(line.startswith("Ability") and "Hero defeats an ooze" in line for line in typist.shown.splitlines())


def test_a_hero_is_chosen_knowing_what_it_can_do(typist: Typist) -> None:
    match = typist.play("? 8", "8", "q", heroes="choose")
    assert "8  Play the Enchantress. A scroll counts as any companion. Charm Monster. One" in typist.shown
    assert "Charm Monster. One monster becomes a potion." in typist.after("? 8")
    assert [option.id for _, option in match.choices] == ["choose-hero:enchantress"]


def test_many_options_stand_in_columns_where_there_is_room(typist: Typist) -> None:
    script = Script(party="fighter cleric mage thief champion scroll scroll", dungeon="chest ooze goblin")
    lines = ("onward", "onward", "seek-glory", "q")
    typist.play(*lines, seed=script)
    assert re.search(r"Fight +1  Fighter defeats a goblin +6  Mage defeats an ooze *\n", typist.shown)
    typist.width = 60
    typist.play(*lines, seed=script)
    assert re.search(r"Fight +1  Fighter defeats a goblin +\n +2  Fighter defeats an ooze", typist.shown)


# -- what is typed ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("0", "There is no option 0 here: choose from 1 to 6."),
        ("77", "There is no option 77 here"),
        ("-1", "“-1” means nothing here"),
        ("1.5", "“1.5” means nothing here"),
        ("hello there", "“hello there” means nothing here"),
        ("m", "All options are listed already."),
        ("u", "There is nothing to take back yet."),
        ("? 99", "There is no option 99 here"),
        ("? xyzzy", "The rules say nothing about “xyzzy”."),
        ("[bold]", "“[bold]” means nothing here"),
        ("\ud800", "means nothing here"),
    ],
)
def test_wrong_input_is_answered_in_a_sentence(typist: Typist, typed: str, answer: str) -> None:
    script = Script(party="mage fighter cleric thief " * 2, dungeon="ooze")
    match = typist.play(typed, heroes=["knight"], seed=script)
    assert answer in typist.shown
    assert not match.choices


@pytest.mark.parametrize(
    ("lang", "typed", "answer"),
    [
        ("en", "? dragon bait", "Dragon Bait. Turns the dungeon dice of the level into dragons"),
        ("ru", "? приманка", "Приманка для дракона. "),
    ],
)
def test_what_is_called_so_is_described(typist: Typist, lang: str, typed: str, answer: str) -> None:
    typist.play(typed, seed=Script(party="mage " * 7, dungeon="ooze"), lang=lang)
    assert answer in typist.shown


def test_an_option_can_be_typed_by_its_id(typist: Typist) -> None:
    match = typist.play("fight:mage:ooze:1", seed=Script(party="mage " * 7, dungeon="ooze"))
    assert [option.id for _, option in match.choices] == ["fight:mage:ooze:1"]


def test_what_the_rules_forbid_is_explained_with_the_rule(typist: Typist) -> None:
    match = typist.play("rest", seed=Script(party="mage " * 7, dungeon="ooze"), lang="ru")
    assert "Здесь ещё стоят монстры: одолейте их или бегите. [ROLL-REG-15]" in typist.shown
    assert not match.choices


def test_explaining_the_situation(typist: Typist) -> None:
    typist.play("?", seed=Script(party="mage " * 7, dungeon="ooze"))
    said = typist.after("?")
    assert "Every monster has to fall" in said
    assert "ROLL-MON-18 A mage defeats as many oozes as you like." in said
    assert "Ruling: You say how many oozes fall." in said
    assert "take your last choice back" in said


def test_explaining_an_option(typist: Typist) -> None:
    typist.play("? 1", seed=Script(party="mage " * 7, dungeon="ooze"), lang="ru")
    said = typist.after("? 1")
    assert "Маг бьёт слизня" in said
    assert "Монстров не останется" in said, "what will come of it"
    assert "ROLL-MON-18 Маг побеждает сколько угодно слизней." in said
    assert "ROLL-MON-06" not in said


def test_searching_the_rules(typist: Typist) -> None:
    typist.play("?Чешуйки", "? ROLL-GEND-04", lang="ru")
    assert "2 правила о «Чешуйки»" in typist.after("?Чешуйки")
    assert "ROLL-GEND-04 За каждые две" in typist.after("? ROLL-GEND-04")


def test_many_findings_are_cut_short(typist: Typist) -> None:
    typist.play("? dragon")
    said = typist.after("? dragon")
    assert said.count("ROLL-") >= 8
    assert "more; a second word narrows it down" in said


def test_the_log_and_the_view(typist: Typist) -> None:
    typist.play("1", "l", "v", seed=Script(party="mage " * 7, dungeon="ooze"), heroes=["knight"])
    log, view = typist.after("l"), typist.after("v")
    assert "You play the Knight." in log
    assert "The mage defeats an ooze." in log
    assert "Battlecry (ready)" in view
    assert "36 tokens left in the chest" in view


def test_enter_shows_everything_again(typist: Typist) -> None:
    typist.play("")
    assert typist.shown.count("Dungeon Roll: Your delve 1 of 3") == 2


def test_the_table_is_drawn_only_when_it_changes(typist: Typist) -> None:
    script = Script(party="scroll mage mage mage mage mage mage", dungeon="ooze")
    typist.play("read:scroll", "pick:mage", "pick:mage", seed=script)
    assert typist.shown.count("Dungeon Roll: Your delve") == 2, "at first, and after the scroll was read"
    assert "Picked: 2 mages." in typist.shown


# -- taking back ------------------------------------------------------------------------------


def test_undo_takes_a_choice_back(typist: Typist) -> None:
    match = typist.play("1", "u", seed=Script(party="mage " * 7, dungeon="ooze"))
    assert "Taken back." in typist.shown
    assert not match.choices
    assert typist.shown.count("1  Mage defeats an ooze") == 2
    assert typist.shown.count("Level 1: an ooze.") == 1, "what was told is not told again"


def test_undo_stops_at_dice(typist: Typist) -> None:
    match = typist.play("1", "seek-glory", "u", seed=Script(party="mage " * 7, dungeon="ooze ooze ooze"))
    assert "Dice have rolled" in typist.after("u")
    assert len(match.choices) == 2


def test_undo_leaves_the_computers_choices_alone(typist: Typist) -> None:
    typist.play("flee", "u", players=["human", "thumb"], seed=Script(party="mage " * 7, dungeon="ooze"), first=0)
    assert "The last choice was not yours to take back." in typist.after("u")


# -- leaving and going on ---------------------------------------------------------------------


@pytest.mark.parametrize("lines", [("1", "q"), ("1",)], ids=["q", "end of input"])
def test_leaving_keeps_the_match(typist: Typist, home: Path, lines: tuple[str, ...]) -> None:
    match = typist.play(*lines, players=["human", "thumb"], seed=8)
    (path,) = saved(home)
    assert f"Go on with: undercroft play {path}" in typist.shown
    record = undercroft.load(path.read_bytes())
    assert record.choices == match.choices
    assert len(match.choices) >= 1


def test_ctrl_c_leaves_like_q(typist: Typist, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted(io.StringIO):
        def readline(self, *_: object) -> str:  # type: ignore[override]  # always ends
            raise KeyboardInterrupt

    console = typist.types()
    monkeypatch.setattr(sys, "stdin", Interrupted())
    play("dungeon-roll", ["human"], "en", 1, None, None, console)
    assert len(saved(home)) == 1


def test_ctrl_c_while_a_computer_thinks(typist: Typist, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(RandomPlayer, "choose", interrupted)
    typist.play(players=["random", "human"], first=0)
    assert "Go on with: undercroft play" in typist.shown
    assert len(saved(home)) == 1


def test_going_on_with_a_saved_match(typist: Typist, home: Path) -> None:
    typist.play("1", "1", "q", players=["human", "thumb"], seed=8, first=0)
    (path,) = saved(home)
    match = typist.resume(path, *["1"] * 300)
    assert match.outcome is not None
    assert "At the table: You, Computer." in typist.shown
    assert undercroft.verify(path.read_bytes()).holds, "the file holds the finished match now"
    assert read_record(path.read_bytes()).players == ["human", "thumb"]


def test_going_on_tells_only_the_last_paragraph(typist: Typist, home: Path) -> None:
    script = Script(party="mage " * 7, dungeon="ooze ooze ooze")
    typist.play("fight:mage:ooze:1", "seek-glory", "q", seed=script)
    typist.resume(saved(home)[0], "q")
    assert "Level 2: 2 oozes." in typist.shown
    assert "Level 1" not in typist.shown


def test_going_on_with_other_players(typist: Typist, home: Path) -> None:
    typist.play("1", "q", players=["human", "human"], seed=8)
    match = typist.resume(saved(home)[0], players=["thumb", "thumb"])
    assert match.outcome is not None
    with pytest.raises(undercroft.BadRecord, match="has 2 seats, not 1"):
        typist.resume(saved(home)[0], players=["thumb"])


def test_names_of_people_survive_in_a_record(typist: Typist, home: Path) -> None:
    typist.play("q", players=["human:Ann", "human:Bob"])
    typist.resume(saved(home)[0], "q")
    assert "At the table: Ann, Bob." in typist.shown


def test_a_finished_match_is_shown_and_not_counted_again(typist: Typist, home: Path) -> None:
    typist.play(*["1"] * 300)
    (path,) = saved(home, "finished")
    before = (home / "profile.json").read_bytes()
    typist.resume(path)
    assert "The match is over" in typist.shown
    assert (home / "profile.json").read_bytes() == before


@pytest.mark.parametrize("content", [b"", b"{}", b"[1]", b'{"undercroft": 1, "game": "chess"}', b"\xff\xfe"])
def test_a_broken_file_is_refused_clearly(typist: Typist, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(content)
    with pytest.raises(undercroft.BadRecord):
        typist.resume(path)


def test_a_missing_file_is_refused_clearly(typist: Typist, tmp_path: Path) -> None:
    with pytest.raises(undercroft.BadRecord, match=r"cannot read .*nowhere\.json: No such file"):
        typist.resume(tmp_path / "nowhere.json")


def test_saving_under_a_name(typist: Typist, tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "mine.json"
    typist.play("1", f"s {path}", "1", "q", seed=8)
    assert f"Saved to {path}" in typist.shown
    assert f"undercroft play '{path}'" in typist.shown, "leaving keeps it in the same file, quoted for a shell"
    assert len(undercroft.load(path.read_bytes()).choices) == 2


def test_another_file_is_never_overwritten(typist: Typist, tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("Dear diary")
    typist.play(f"s {path}", seed=8)
    assert f"{path} is there already: name another file." in typist.shown
    assert path.read_text() == "Dear diary"


def test_its_own_file_is_overwritten(typist: Typist, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    typist.play(f"s {path}", "1", f"s {path}", "1", "s", seed=8)
    assert typist.shown.count(f"Saved to {path}") == 3
    assert len(undercroft.load(path.read_bytes()).choices) == 2


def test_what_cannot_be_saved_is_not_left(typist: Typist, home: Path) -> None:
    home.parent.mkdir(exist_ok=True)
    home.write_text("a file where the folder should be")
    typist.play("q", "q!")
    assert "This could not be saved to" in typist.after("q")
    assert "q! leaves without saving" in typist.after("q")
    assert "You leave the match; it is not kept." in typist.shown


# -- several people ---------------------------------------------------------------------------


def test_people_hand_over_when_a_game_hides_something(typist: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game("dungeon-roll")), "hidden", True, raising=False)
    script = Script(party="mage " * 14, dungeon="ooze ooze")
    match = typist.play("", "flee", "", "1", players=["human:Ann", "human:Bob"], seed=script, first=0)
    ann = typist.shown.index("Ann is to decide. Hand over, then press Enter.")
    first = typist.shown.index("Ann: Monster phase")
    bob = typist.shown.index("Bob is to decide. Hand over, then press Enter.")
    second = typist.shown.index("Bob: Monster phase")
    assert ann < first < bob < second
    assert typist.shown.count("Ann flees from level 1.") == 1, "Bob reads it, and Ann does not any more"
    assert len(match.choices) == 2


def test_the_end_of_a_game_that_hides_something_is_not_told_twice(
    typist: Typist, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(game("dungeon-roll")), "hidden", True, raising=False)
    script = Script(party="mage " * 42, dungeon="ooze " * 6)
    typist.play(*["", "flee"] * 6, players=["human:Ann", "human:Bob"], seed=script, first=0)
    assert "The match is over" in typist.shown
    assert typist.shown.count("Ann begins delve 1 of 3.") == 2, "once for Ann and once for Bob"


def test_people_of_one_side_look_at_one_screen(typist: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = type(game("dungeon-roll"))
    monkeypatch.setattr(kind, "hidden", True, raising=False)
    monkeypatch.setattr(kind, "sides", lambda *_: ((0, 1), (2,)))
    script = Script(party="mage " * 21, dungeon="ooze ooze ooze")
    people = ["human:Ann", "human:Bob", "human:Cid"]
    match = typist.play("", "flee", "flee", "", "1", players=people, seed=script, first=0)
    assert "Ann is to decide. Hand over" in typist.shown
    assert "Bob is to decide. Hand over" not in typist.shown, "Bob may see what Ann saw"
    assert typist.shown.index("Bob: Monster phase") < typist.shown.index("Cid is to decide. Hand over")
    assert len(match.choices) == 3


def test_people_who_are_all_on_one_side_never_hand_over(typist: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = type(game("dungeon-roll"))
    monkeypatch.setattr(kind, "hidden", True, raising=False)
    monkeypatch.setattr(kind, "sides", lambda *_: ((0, 1), (2,)))
    script = Script(party="mage " * 21, dungeon="ooze ooze ooze")
    typist.play("flee", "flee", players=["human:Ann", "human:Bob", "thumb"], seed=script, first=0)
    assert "Hand over" not in typist.shown


def test_nobody_hands_over_in_an_open_game(typist: Typist) -> None:
    script = Script(party="mage " * 14, dungeon="ooze ooze")
    typist.play("flee", "1", players=["human:Ann", "human:Bob"], seed=script, first=0)
    assert "Hand over" not in typist.shown


# -- anything at all --------------------------------------------------------------------------

ODDITIES = [
    *"hmulv",
    "",
    "?",
    "? 1",
    "? 2",
    "? dragon",
    "? 0",
    "foo",
    "0",
    "99",
    "fight:mage:ooze:1",
    "flee",
    "rest",
    "ы",
]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("seed", range(4))
def test_nothing_typed_breaks_the_match(typist: Typist, lang: str, seed: int) -> None:
    chance = Random(seed)
    typist.width = chance.choice([30, 44, 60, 80, 104, 140])
    lines = [chance.choice(ODDITIES) if chance.random() < 0.4 else str(chance.randint(1, 6)) for _ in range(500)]
    match = typist.play(*lines, players=["human", "thumb"], lang=lang, seed=seed)
    assert len(match.choices) > 20


@pytest.mark.parametrize(
    "typed",
    [
        "9" * 5_000,
        "?" + "9" * 5_000,
        "? \x00",
        "s \x00",
        "s " + "x" * 5_000,
        "s ~nobody-here/x",
        "fight:thief:ooze:" + "9" * 5_000,
    ],
)
def test_odd_lines_are_answered_and_change_nothing(typist: Typist, home: Path, typed: str) -> None:
    match = typist.play(typed, "1", "q!")
    assert len(match.choices) == 1


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", undercroft.games())
def test_every_group_of_options_has_a_name(game: str, lang: str) -> None:
    words = Words(lang, undercroft.games()[game])
    names = [words.say(f"group-{group}") for group in board_for(game).groups]
    assert not [name for name in names if name.startswith("group-")]


def test_spaces_of_one_name_are_told_apart_by_how_far_they_are() -> None:
    """As the table counts them: clockwise from where the reader stands, or back."""
    game = undercroft.games()["talisman"]
    words, board = Words("en", game), board_for("talisman")
    match = undercroft.new_match("talisman", seats=1, seed=5, setup={"characters": ["elf"]})
    board.draw(match.view(0), Frame(words, ["You"], 0, 80, lambda _: True))
    there = [MOVE("fields-3"), MOVE("plains-3"), TRAVEL("woods", "woods-1"), MOVE("temple-1")]
    assert [board.note(option, words) for option in there] == ["+1", "-1", "-6", ""]
