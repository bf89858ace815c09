"""A quest that somebody wrote: read, checked, played, without a line of code for it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rules.descent.quests.playing import Playing, drive
from undercroft.console.screen import Screen
from undercroft.engine import packs
from undercroft.engine.errors import BadSetup
from undercroft.engine.match import Match, Start
from undercroft.engine.packs import PackError
from undercroft.games import packs as folders
from undercroft.games.descent.content.boards import board_of
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.content.quests import LESSON, SHELF
from undercroft.games.descent.game import GAME
from undercroft.games.descent.moving import enter
from undercroft.games.descent.quests.registry import NOBODY, script_of
from undercroft.games.descent.state import DescentState
from undercroft.players.random import RandomPlayer
from undercroft.table.facts import is_told, told_facts, told_words, written_facts
from undercroft.terminal.packs import check_pack
from undercroft.words import Words

FOLDER = Path(__file__).parent / "toys" / "the-toll-bridge"
BRIDGE = "the-toll-bridge"


@pytest.fixture
def in_use(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.delenv(packs.VARIABLE, raising=False)
    SHELF.use(BRIDGE, FOLDER)
    yield
    SHELF._in_use().pop(BRIDGE)
    SHELF._packs.pop(BRIDGE)


def changed(tmp_path: Path, old: str, new: str) -> list[str]:
    """What is wrong with the quest when something in it is written otherwise."""
    shutil.copytree(FOLDER, tmp_path / "quest")
    path = tmp_path / "quest" / "quest.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(PackError) as caught:
        SHELF.read(tmp_path / "quest")
    return caught.value.wrong


@pytest.mark.usefixtures("in_use")
@pytest.mark.parametrize("heroes", ["two", "three", "four"])
def test_it_is_played_to_its_end(heroes: str) -> None:
    match = Match(Start(GAME, 2, 5, {"quest": [BRIDGE], "heroes": heroes}))
    player = RandomPlayer(2)
    while match.outcome is None:
        decision = match.decisions[0]
        match.choose(decision.seat, player.choose(match, decision))
    assert isinstance(match.state, DescentState)
    assert match.state.quest == BRIDGE
    assert match.record().content == {BRIDGE: SHELF.find(BRIDGE).digest}
    assert match.state.wins in ([0], [1])


def test_the_map_of_the_lesson_comes_with_the_box() -> None:
    assert SHELF.own == [LESSON]
    assert LESSON not in BOX.quests
    assert told_facts(GAME) is None
    written = written_facts(GAME)
    assert written is not None
    assert list(written["quests"]) == [*BOX.quests, LESSON]


@pytest.mark.usefixtures("in_use")
def test_both_sides_win_by_its_goals() -> None:
    match = Match(Start(GAME, 2, 5, {"quest": [BRIDGE]}))
    s = match.state
    assert isinstance(s, DescentState)
    script = script_of(s)
    assert script.winner(s) == NOBODY
    s.counts["left goblin-archer"] = 7
    assert script.winner(s) == 1
    s.counts.clear()
    for hero in s.heroes:
        hero.left = True
    assert (script.winner(s), script.progress(s)) == (0, (1.0, 0.0))


def test_a_quest_that_is_not_in_use_is_unknown() -> None:
    with pytest.raises(BadSetup, match="no set 'no-such-quest'") as refused:
        Match(Start(GAME, 2, 5, {"quest": ["no-such-quest"]}))
    assert refused.value.code == "pack-unknown"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_pack_check_tells_about_it(lang: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(folders, "game", lambda name: GAME)
    screen = Screen()
    assert check_pack(FOLDER, Words(lang), screen)
    shutil.copytree(FOLDER, tmp_path / "quest")
    (tmp_path / "quest" / "quest.toml").write_text("encounters = []\nstage = ''\nrewards = {}\n", encoding="utf-8")
    assert not check_pack(tmp_path / "quest", Words(lang), screen)


WRONG = [
    ('["ExitA", 16, 2, 180]', '["ExitA", 16, 3, 180]', "an opening at"),
    ('["19A", 10, 1, 0]', '["19A", 9, 1, 0]', "two tiles lie on"),
    ('["14A", 6, 0, 0]', '["10B", 6, 0, 0]', "tile 10 lies on the table 2 times"),
    ('["14A", 6, 0, 0]', '["99A", 6, 0, 0]', "there is no tile 99A"),
    ("[[[5, 1], [6, 1]], [[5, 2], [6, 2]]]", "[[[5, 1], [6, 1]], [[5, 9], [6, 9]]]", "door 0 is not between"),
    ('kind = "normal"', 'kind = "locked"', "door 0 is locked, and nothing opens it"),
    ("[[3, 0], [8, 3]]", "[[3, 9], [8, 3]]", "(3, 9) is no space"),
    ("[[[3, 0], [8, 3]], ", "[[[3, 0]], ", "with 2 heroes there are 1 search tokens"),
    ('groups = ["goblin-archer"]', 'groups = ["goblin"]', "there is no goblin"),
    ('traits = ["cave", "wilderness"]', 'traits = ["sky"]', "no monster has the trait sky"),
    ('{ who = "open1", area = ["19A"] }', '{ who = "open1", area = ["ExitA"] }', "does not fit on ExitA"),
    ('{ who = "open1", area = ["19A"] }', '{ who = "open2", area = ["19A"] }', "open2 is set up, but takes no part"),
    ('{ who = "open1", area = ["19A"] }', '{ who = "open1", area = ["3A"] }', "tile 3A is not on the table"),
    ('["19A"] }]', '["19A"], entered = ["3A"] }]', "tile 3A is not on the table"),
    ('["19A"] }]', '["19A"], with_heroes = [1, 2] }]', "open1 is set up with [1, 2] heroes"),
    ('["19A"] }]', '["19A"], with_heroes = [] }]', "open1 is set up with [] heroes"),
    ('["19A"] }]', '["19A"], with_heroes = [2, 3] }]', "with 4 heroes nothing says where open1 is set up"),
    ('["19A"] }]', '["19A"] }, { who = "open1", area = ["14A"] }]', "with 2 heroes open1 is set up 2 times"),
    (
        'groups = ["goblin-archer"]',
        'groups = ["goblin-archer"]\nlieutenants = ["splig"]',
        "with 3 heroes nothing says where splig is set up",
    ),
    ("count = [1, 1, 2]", "count = [1]", "say how many of goblin-archer arrive"),
    ('area = ["19A"], count', 'area = ["20A"], count', "arrives on 20A, which is not on the table"),
    ('heroes = ["EntranceA"]', 'heroes = ["EntranceB"]', "tile EntranceB is not on the table"),
    ("rounds = 10", "rounds = 0", "the round limit is no round at all"),
    ('winner = "overlord"', 'winner = "count"', "data alone cannot say how"),
    ('heroes_goals = [{ what = "left", who = "heroes" }]', "heroes_goals = []", "the heroes cannot win"),
    ('{ who = "heroes", by = "Exit" }, ', "", "the heroes cannot win: heroes may not leave"),
    ('who = "goblin-archer", count = 7', 'who = "zombie", count = 7', "the overlord cannot win: zombie may not leave"),
    ('what = "left", who = "heroes"', 'what = "defeated", who = "heroes"', "may stand up again"),
    ('what = "left", who = "heroes"', 'what = "defeated", who = "ettin-master"', "there are 0 of ettin-master"),
    ("count = 7", "count = 0", "win from the start"),
    ('stage = "single"', "stage = 3", "quest.toml: "),
    ('stage = "single"', "stage =", "not valid TOML"),
]


@pytest.mark.parametrize(("old", "new", "said"), WRONG, ids=[said for _, _, said in WRONG])
def test_what_is_wrong_is_told(tmp_path: Path, old: str, new: str, said: str) -> None:
    wrong = changed(tmp_path, old, new)
    assert any(said in line for line in wrong), wrong


OWN = """
place = [
    { who = "goblin-archer", area = ["14A"] },
    { who = "open1", area = ["19A"] },
    { who = "ferryman", at = [3, 2] },
]
figures = [{ id = "ferryman", health = [8, 8, 8], speed = 3, defence = ["grey"] }]
"""


def test_words_that_are_missing(tmp_path: Path) -> None:
    """Of somebody of the quest's own, of an area, of an encounter; those that the box has are enough."""
    folder = Path(shutil.copytree(FOLDER, tmp_path / "the-toll-bridge"))
    quest, words = folder / "quest.toml", folder / "locale" / "en.ftl"
    text = quest.read_text(encoding="utf-8").replace("farmland-area", "ford-area")
    place = next(line for line in text.splitlines() if line.startswith("place = "))
    quest.write_text(text.replace(place, OWN), encoding="utf-8")
    words.write_text(words.read_text(encoding="utf-8").replace("    .limit", "    .other"), encoding="utf-8")
    with pytest.raises(PackError) as wrong:
        SHELF.read(folder)
    missing = ("the-toll-bridge-1.limit", "ford-area", "ferryman", "ferryman-1")
    assert [f"locale/en.ftl: {name} is missing" for name in missing] == [
        line for line in wrong.value.wrong if "en.ftl" in line
    ]
    shutil.rmtree(folder / "locale")
    with pytest.raises(PackError):
        SHELF.read(folder)


BY_HEROES = """
place = [
    { who = "goblin-archer", area = ["14A"] },
    { who = "open1", area = ["19A"], with_heroes = [2, 4] },
    { who = "open1", area = ["10A"], with_heroes = [3], entered = ["14A", "19A"] },
]
"""


@pytest.fixture
def by_heroes(tmp_path: Path) -> Iterator[None]:
    """The bridge, with an open group whose place goes by the number of heroes."""
    folder = Path(shutil.copytree(FOLDER, tmp_path / BRIDGE))
    text = (folder / "quest.toml").read_text(encoding="utf-8")
    place = next(line for line in text.splitlines() if line.startswith("place = "))
    (folder / "quest.toml").write_text(text.replace(place, BY_HEROES), encoding="utf-8")
    SHELF.use(BRIDGE, folder)
    yield
    SHELF._in_use().pop(BRIDGE)
    SHELF._packs.pop(BRIDGE)


@pytest.mark.usefixtures("by_heroes")
@pytest.mark.parametrize(("heroes", "tile"), [(2, "19A"), (4, "19A")])
def test_a_place_by_the_number_of_heroes(heroes: int, tile: str) -> None:
    play = Playing(BRIDGE, heroes=heroes, groups=["cave-spider"])
    spiders = [play.figure(name).spaces for name in play.on_map("cave-spider")]
    assert spiders
    assert all(spaces & play.s.board.area([tile]) for spaces in spiders)


@pytest.mark.usefixtures("by_heroes")
def test_a_group_that_waits_until_somebody_comes() -> None:
    """Heroes or monsters, and once."""
    play = Playing(BRIDGE, heroes=3, groups=["cave-spider"], at={"grisban": (5, 1)})
    goblin = play.figure(play.on_map("goblin-archer")[0])
    drive(enter(play.s, play.figure("grisban"), play.space(4, 1)))
    assert play.on_map("cave-spider") == []
    drive(enter(play.s, goblin, play.space(8, 1)))
    spiders = play.on_map("cave-spider")
    assert all(play.figure(name).spaces & play.s.board.area(["10A"]) for name in spiders)
    drive(enter(play.s, play.figure("grisban"), play.space(6, 1)))
    assert play.on_map("cave-spider") == spiders != []


def test_a_room_that_nobody_gets_to(tmp_path: Path) -> None:
    wrong = changed(tmp_path, '["19A", 10, 1, 0]', '["19A", 12, 1, 0]')
    assert any("nobody gets to" in line for line in wrong), wrong


def test_a_folder_without_a_quest(tmp_path: Path) -> None:
    (tmp_path / "set.toml").write_text('id = "empty"\ngame = "descent"\n', encoding="utf-8")
    with pytest.raises(PackError, match=r"quest\.toml: there is no such file"):
        SHELF.read(tmp_path)


def test_quests_of_the_box_are_sound_without_scripts_of_their_own() -> None:
    assert BRIDGE not in BOX.quests
    assert SHELF.read(FOLDER).id == BRIDGE


@pytest.mark.usefixtures("in_use")
def test_the_browser_is_told_its_map() -> None:
    told = told_facts(GAME)
    assert is_told(GAME)
    assert told is not None
    assert list(told["quests"]) == [BRIDGE]
    map_of_it = told["quests"][BRIDGE][0]
    assert len(map_of_it["cells"]) == len(map_of_it["terrain"]) == board_of(BRIDGE, 0).ground.count
    written = written_facts(GAME)
    assert written is not None
    assert set(map_of_it) == set(written["quests"]["first-blood"][0])
    assert [name for name, _ in map_of_it["tiles"]] == ["EntranceA", "10A", "14A", "19A", "ExitA"]
    assert any("the-toll-bridge-1" in text for text in told_words(GAME, "ru"))
