"""Every option, question, event, refusal and set-up option has words in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from undercroft.games.dungeoneer import GAME
from undercroft.games.dungeoneer.moments import MOMENTS
from undercroft.games.dungeoneer.setup_options import DungeonSetup
from undercroft.words import LANGUAGES, Words

SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in sorted(GAME.folder.rglob("*.py")))
EVENTS = sorted(set(re.findall(r's\.tell(?:_secretly)?\(\s*"([a-z-]+)"', SOURCES)))
ASKED = sorted(set(re.findall(r'ask\(\s*[^"()]*(?:\([^()]*\))?[^"()]*"([a-z-]+)"', SOURCES)))
ASKED += sorted(set(re.findall(r'MOMENTS\.open\(\s*s,\s*[^\n]+,\s*"([a-z-]+)"', SOURCES)))
REFUSALS = sorted(set(re.findall(r'Why\(\s*"([a-z-]+)"', SOURCES)))

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def words_of(lang: str) -> Words:
    return Words(lang, GAME, strict=True)


def test_the_sources_tell_ask_and_refuse() -> None:
    assert {"moved", "wounded", "drew", "decided"} <= set(EVENTS)
    assert {"feats", "villainy", "respond", "place", "lair"} <= set(ASKED)
    assert {"ready", "meddle"} <= set(ASKED)
    assert {"wall", "too-dear", "no-peril"} <= set(REFUSALS)


@every_language
def test_everything_that_is_told_asked_and_refused_has_words(lang: str) -> None:
    words = words_of(lang)
    missing = [f"event-{kind}" for kind in EVENTS if not words.has(f"event-{kind}")]
    missing += [f"ask-{kind}" for kind in ASKED if not words.has(f"ask-{kind}")]
    missing += [f"refusal-{code}" for code in REFUSALS if not words.has(f"refusal-{code}")]
    missing += [f"do-{verb.name}" for verb in GAME.verbs if not words.has(f"do-{verb.name}")]
    assert missing == []


@every_language
def test_all_that_can_be_ordered_has_words(lang: str) -> None:
    words = words_of(lang)
    for kind in MOMENTS.kinds:
        assert words.option(MOMENTS.never(kind)) != words.option(MOMENTS.always(kind))
        assert words.option(MOMENTS.pass_always(kind))
        assert words.option(MOMENTS.revoke("never", kind)) != words.option(MOMENTS.revoke("always", kind))
    for when in MOMENTS.ends:
        assert words.option(MOMENTS.pass_until(when))
        assert words.option(MOMENTS.until(when)) != words.option(MOMENTS.revoke("until", when))
    for option in (MOMENTS.never_with("scare-away"), MOMENTS.revoke("never-with", "scare-away")):
        assert words.option(option)


@every_language
def test_every_set_up_option_and_each_of_its_values_has_words(lang: str) -> None:
    words = words_of(lang)
    for option, kind in get_type_hints(DungeonSetup).items():
        assert words.has(f"setup-{option}"), option
        for value in [value for each in (kind, *get_args(kind)) for value in get_args(each) if isinstance(value, str)]:
            assert words.has(f"setup-{option}.{value}"), (option, value)


@every_language
def test_no_message_stands_there_twice(lang: str) -> None:
    path = Path(GAME.folder) / "locale" / f"{lang}.ftl"
    ids = re.findall(r"(?m)^([a-z][a-z0-9_-]*) =", path.read_text(encoding="utf-8"))
    assert sorted({name for name in ids if ids.count(name) > 1}) == []
