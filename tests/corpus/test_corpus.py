"""What was ever recorded replays to the end that it had, or is refused in clear words because its rules are gone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import undercroft
from tests.corpus import writing
from tests.corpus.writing import RECORDS, cases, read
from undercroft import BadRecord
from undercroft.engine.game import Game
from undercroft.engine.packs import changed_pack
from undercroft.engine.record import Record
from undercroft.words import LANGUAGES, Words

every_record = pytest.mark.parametrize("path", sorted(RECORDS.glob("*.json.gz")), ids=lambda path: path.name)
every_game = pytest.mark.parametrize("game", list(undercroft.games().values()), ids=lambda game: game.id)


def can_be_replayed(record: Record) -> bool:
    """Whether the game says that it still reads this version, and the cards are the same."""
    game = undercroft.games().get(record.game)
    if game is None or not game.plays(record.version):
        return False
    content = game.content(game.read_setup(record.seats, record.setup))
    return changed_pack(record.content, content) is None


@every_record
def test_a_record_holds_or_is_refused_in_words(path: Path) -> None:
    record = read(path)
    if can_be_replayed(record):
        verdict = undercroft.verify(record)
        assert verdict.holds, verdict.reason
        assert verdict.finished
    else:
        check_refused(record, "record-version", "record-content", "record-game")


def check_refused(record: Record, *codes: str) -> None:
    for read_it in (undercroft.load, undercroft.verify):
        with pytest.raises(BadRecord) as refused:
            read_it(record)
        assert refused.value.code in codes
        for lang in LANGUAGES:
            assert Words(lang).refusal(refused.value)


@every_game
def test_every_game_has_records_of_its_present_version_and_cards(game: Game[Any]) -> None:
    missing = [case.path.name for case in cases(game) if not case.path.exists()]
    assert missing == [], "make corpus writes them"


@every_game
def test_records_of_versions_and_cards_that_are_gone_are_refused(game: Game[Any]) -> None:
    record = read(next(case.path for case in cases(game)))
    check_refused(msgspec.structs.replace(record, version=0), "record-version")
    for pack in record.content:
        check_refused(msgspec.structs.replace(record, content={pack: "other"}), "record-content")


def test_what_is_there_is_never_written_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "RECORDS", tmp_path)
    roll = undercroft.games()["dungeon-roll"]
    monkeypatch.setattr(undercroft, "games", lambda: {"dungeon-roll": roll})
    writing.write()
    made = sorted(tmp_path.iterdir())
    made[0].write_bytes(b"kept")
    made[1].unlink()
    writing.write()
    assert sorted(tmp_path.iterdir()) == made
    assert made[0].read_bytes() == b"kept"
    assert read(made[1]).version == roll.version
