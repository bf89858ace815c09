"""Sets of one's own: a folder is read only when somebody at this computer says so, and its Python only when trusted.
Whatever a set-up, a record or a saved match calls a set is an id or is refused."""

from __future__ import annotations

import json
import runpy
import shutil
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

import undercroft
from tests.rules.dungeoneer.table import TOYS
from tests.terminal.test_cli import run
from undercroft import BadRecord, BadSetup
from undercroft.engine import packs
from undercroft.engine.errors import UndercroftError
from undercroft.engine.packs import VARIABLE, BadPackId, PackTaken, UntrustedPack
from undercroft.games.dungeoneer.box import box
from undercroft.games.dungeoneer.content.packs import FOLDER, SHELF, pack, read_pack, use_folder
from undercroft.games.packs import NoPack, use_pack
from undercroft.table import worker
from undercroft.terminal.play import resume
from undercroft.terminal.replay import replay
from undercroft.words import LANGUAGES, Words

ODD = [
    "..",
    "../..",
    "../../../../tmp",
    ".",
    "",
    "serpent/.",
    "serpent/./.",
    "./serpent",
    "serpent/",
    "Serpent",
    "serpent\x00",
    "\x00",
    "\ud800",
    "a" * 300,
    "a" * 60_000,
    "\\\\host\\x",
    "C:\\x",
    "~",
    "__pycache__",
    "undercroft.games.dungeoneer.content.serpent",
]
MARKING = "open({marker!r}, 'w').write('ran')\nEFFECTS = {{'vanish': lambda s, doing: iter(())}}\n"


@pytest.fixture
def marker(tmp_path: Path) -> Path:
    """A file that is there once the planted effects.py has run."""
    return tmp_path / "marker"


@pytest.fixture
def planted(tmp_path: Path, marker: Path) -> Path:
    """The toy set, with a program beside it."""
    folder = Path(shutil.copytree(TOYS / "toy", tmp_path / "planted"))
    rename(folder, "planted")
    (folder / "effects.py").write_text(MARKING.format(marker=str(marker)), encoding="utf-8")
    return folder


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A sound set without a program."""
    folder = Path(shutil.copytree(TOYS / "toy", tmp_path / "mine"))
    rename(folder, "mine")
    return folder


@pytest.fixture(autouse=True)
def own_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a test puts on the shelf is gone after it."""
    monkeypatch.setenv(VARIABLE, "")
    monkeypatch.setattr(SHELF, "_used", dict(SHELF._in_use()))
    monkeypatch.setattr(SHELF, "_packs", dict(SHELF._packs))
    yield
    for forget in packs._forgetting:
        forget()


def rename(folder: Path, set_id: str) -> None:
    text = (folder / "set.toml").read_text(encoding="utf-8")
    (folder / "set.toml").write_text(text.replace('id = "toy"', f'id = "{set_id}"', 1), encoding="utf-8")


def new_match(*sets: str, seats: int = 2) -> undercroft.Match:
    return undercroft.new_match("dungeoneer", seats=seats, seed=1, setup={"sets": list(sets)})


def record_with(sets: object) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(new_match("serpent").record().json())
    plain["setup"]["sets"] = sets
    return plain


def saved(folder: Path, sets: object) -> Path:
    path = folder / "match.json"
    path.write_text(json.dumps(record_with(sets)), encoding="ascii")
    return path


# -- a set-up never becomes a path --------------------------------------------------------------

ENTRIES: dict[str, Callable[[str, Path], object]] = {
    "list": lambda name, home: new_match(name),
    "beside": lambda name, home: new_match("heroic", name),
    "alone": lambda name, home: undercroft.new_match("dungeoneer", seats=2, setup={"sets": name}),
    "read_setup": lambda name, home: undercroft.games()["dungeoneer"].read_setup(2, {"sets": (name,)}),
    "load": lambda name, home: undercroft.load(record_with([name])),
    "verify": lambda name, home: undercroft.verify(record_with([name])),
    "json": lambda name, home: undercroft.verify(json.dumps(record_with([name]))),
    "play": lambda name, home: resume(saved(home, [name]), "en"),
    "replay": lambda name, home: replay(saved(home, [name]), "en"),
}


@pytest.mark.parametrize("entry", ENTRIES)
def test_what_is_no_id_is_refused_and_nothing_is_read(
    entry: str, tmp_path: Path, planted: Path, marker: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert new_match("heroic", "serpent").decisions
    assert new_match("serpent").decisions
    known, boxes = SHELF.opened, box.cache_info().currsize  # type: ignore[attr-defined]  # it has a memory
    elsewhere = ["../" * 20 + str(planted)[1:], str(planted), f"{planted}/.", planted.name, str(FOLDER / "serpent")]
    monkeypatch.setattr(runpy, "run_path", None)
    monkeypatch.setattr(SHELF, "_read", None)
    for name in [*ODD, *elsewhere]:
        with pytest.raises((BadSetup, BadRecord)) as refused:
            ENTRIES[entry](name, tmp_path)
        check_words(refused.value, name)
    assert not marker.exists()
    assert SHELF.opened == known
    assert box.cache_info().currsize == boxes  # type: ignore[attr-defined]


def check_words(error: UndercroftError, name: str) -> None:
    """One clean refusal in both languages, that tells no path but what was sent."""
    said = [str(error), *[Words(lang, strict=True).refusal(error) for lang in LANGUAGES]]
    for text in said:
        assert str(FOLDER.parent) not in text.replace(name, "")
        assert len(text.encode()) < 1_000
    assert error.code in ("pack-unknown", "bad-setup", "setup-value", "record-text", "record-json")


def test_refusing_is_quick() -> None:
    began = time.process_time()
    for number in range(500):
        with pytest.raises(BadSetup, match="there is no set"):
            new_match(f"serpent/{'./' * number}")
    assert time.process_time() - began < 2


def test_many_sets_at_once_are_refused_shortly() -> None:
    with pytest.raises(BadSetup) as refused:
        new_match(*["serpent"] * 10_000)
    assert len(str(refused.value)) < 400


# -- a folder that somebody gives ---------------------------------------------------------------


def test_a_folder_that_is_given_is_played(mine: Path) -> None:
    assert use_pack(mine) == "mine"
    match = new_match("mine")
    assert match.view(0).set == "mine"  # type: ignore[attr-defined]  # a view of this game
    assert undercroft.verify(match.record()).choices
    with pytest.raises(BadSetup, match=r"serpent, heroic, epic.*mine"):
        new_match("yours")


def test_the_digest_of_a_set_tells_other_cards_from_other_words(mine: Path) -> None:
    """Comments, names, where a card comes from and what is written out although it is the default do not matter."""

    def digest() -> str:
        return read_pack(mine, trust=True).digest

    def edit(old: str, new: str) -> None:
        file = mine / "adventure.toml"
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new, 1), encoding="utf-8")

    before = digest()
    edit("[[card]]", "# a comment\n[[card]]\nlegendary = false")
    edit('origin = "original"', 'origin = "published"')
    assert digest() == before
    edit("cost = 1", "cost = 2")
    tuned = digest()
    assert tuned != before
    (mine / "effects.py").write_text("EFFECTS = {}\n", encoding="utf-8")
    assert digest() != tuned, "its program is part of it"


def test_a_set_that_is_read_anew_is_played_anew(mine: Path) -> None:
    use_folder("mine", mine)
    assert {hero.health for hero in pack("mine").heroes} == {18}
    assert {hero.full_health for hero in new_match("mine").state.heroes} == {18}  # type: ignore[attr-defined]
    text = (mine / "heroes.toml").read_text(encoding="utf-8")
    (mine / "heroes.toml").write_text(text.replace("health = 18", "health = 11"), encoding="utf-8")
    use_folder("mine", mine)
    assert {hero.full_health for hero in new_match("mine").state.heroes} == {11}  # type: ignore[attr-defined]


@pytest.mark.parametrize("trust", [False, True])
def test_a_program_beside_a_set_runs_only_when_it_is_trusted(planted: Path, marker: Path, trust: bool) -> None:
    if trust:
        use_pack(planted, trust=True)
        assert new_match("planted").decisions
    else:
        with pytest.raises(UntrustedPack, match=r"effects\.py"):
            use_pack(planted)
        with pytest.raises(BadSetup, match="there is no set"):
            new_match("planted")
    assert marker.exists() is trust


def test_a_set_cannot_take_the_place_of_another(mine: Path, planted: Path) -> None:
    for name in ("serpent", "heroic", "epic"):
        with pytest.raises(PackTaken, match=name):
            use_folder(name, mine)
    for name in ("", "Mine", "a/b", "..", "x" * 65):
        with pytest.raises(BadPackId):
            use_folder(name, mine)


def test_a_folder_without_a_set_is_no_set(tmp_path: Path, mine: Path) -> None:
    with pytest.raises(NoPack):
        use_pack(tmp_path)
    head = mine / "set.toml"
    head.write_text('game = "dungeon-roll"\n' + head.read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(NoPack, match="dungeon-roll"):
        use_pack(mine)


def test_a_set_that_broke_after_it_was_given_is_refused_without_its_folder(mine: Path) -> None:
    use_pack(mine)
    SHELF._packs.pop("mine")
    (mine / "heroes.toml").unlink()
    for _ in range(2):
        with pytest.raises(BadSetup, match="cannot be read") as refused:
            new_match("mine")
        assert str(mine) not in str(refused.value)


def test_a_set_brings_its_words(mine: Path) -> None:
    game = undercroft.games()["dungeoneer"]
    assert not Words("en", game).has("deep-oath")
    (mine / "locale").mkdir()
    (mine / "locale" / "en.ftl").write_text("deep-oath = a deep oath\ngame = Another game\n", encoding="utf-8")
    (mine / "locale" / "ru.ftl").write_text("deep-oath = клятва\n    .gen = клятвы\n", encoding="utf-8")
    use_pack(mine)
    assert Words("en", game).name("deep-oath") == "a deep oath"
    assert Words("ru", game, strict=True).name("deep-oath", "gen") == "клятвы"
    assert Words("en", game).name("game").startswith("Dungeoneer: ")


# -- other processes ----------------------------------------------------------------------------


def test_thinking_processes_play_it_too(planted: Path) -> None:
    use_pack(planted, trust=True)
    match = new_match("planted")
    setup = {"sets": ["planted"]}
    brief = worker.Brief("key", "undercroft.games:games", "dungeoneer", 2, match.start.seed, setup, [])
    decision = match.decisions[0]
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        chosen = pool.submit(worker.choose, brief, decision.seat, "thumb", 0.1).result()
    assert decision.option(chosen.option) is not None


def test_the_laboratory_plays_it_with_workers(mine: Path) -> None:
    args = ["--players", "random,random", "--matches", "6", "--workers", "2", "--setup", "sets=mine", "--json"]
    done = run("simulate", "dungeoneer", *args, "--pack", str(mine))
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["matches"] == 6
    climb = ["--players", "random,thumb", "--matches", "2", "--workers", "2", "--setup", "sets=mine", "--json"]
    assert run("ladder", "dungeoneer", *climb, "--pack", str(mine)).returncode == 0
    assert "there is no set “mine”" in run("simulate", "dungeoneer", *args, "--lang", "en").stderr


def test_an_installed_package_brings_a_set_and_its_program(tmp_path: Path, planted: Path, marker: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(planted, site / "sets_of_mine" / "planted")
    about = site / "sets_of_mine-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: sets-of-mine\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[undercroft.packs]\ndungeoneer.planted = sets_of_mine.planted\n")
    path = f"{site}:{Path(undercroft.__file__).parent.parent}"
    args = ["dungeoneer", "--players", "random,random", "--matches", "2", "--setup"]
    assert run("simulate", *args, "sets=serpent", PYTHONPATH=path).returncode == 0
    assert not marker.exists()
    done = run("simulate", *args, "sets=planted", PYTHONPATH=path)
    assert done.returncode == 0, done.stderr
    assert marker.exists()


# -- the command line ---------------------------------------------------------------------------


def test_the_command_line_says_that_a_program_must_be_trusted(tmp_path: Path, planted: Path, marker: Path) -> None:
    match = tmp_path / "match.json"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, "")
        use_pack(planted, trust=True)
        match.write_bytes(new_match("planted").record().json())
    marker.unlink()
    refused = run("verify", str(match), "--pack", str(planted), "--lang", "en")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "effects.py" in refused.stderr
    assert "--trust" in refused.stderr
    assert "своя программа" in run("replay", str(match), "--pack", str(planted), "--lang", "ru", COLUMNS="300").stderr
    assert "своя программа" in run("pack", "check", str(planted), "--lang", "ru", COLUMNS="300").stdout
    assert not marker.exists()
    assert run("verify", str(match), "--pack", str(planted), "--trust").returncode == 0
    assert marker.exists()


def test_a_broken_set_is_told_with_all_its_mistakes(mine: Path) -> None:
    (mine / "heroes.toml").unlink()
    done = run("play", "dungeoneer", "--setup", "sets=mine", "--pack", str(mine), "--lang", "en", COLUMNS="300")
    assert done.returncode == 2
    assert f"{mine}: one mistake" in done.stderr
    assert "heroes.toml: there is no such file" in done.stderr


def test_a_record_of_a_strange_set_runs_nothing(tmp_path: Path, planted: Path, marker: Path) -> None:
    path = saved(tmp_path, [str(planted)])
    for command in ("verify", "replay", "play", "review"):
        done = run(command, str(path), "--lang", "en")
        assert done.returncode == 2
        assert len(done.stderr.splitlines()) == 1
        assert "there is no set" in done.stderr
    assert not marker.exists()
