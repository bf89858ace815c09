"""A terminal to play at: the real thing, with lines typed beforehand and the output kept."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest
from rich.console import Console

from undercroft.engine.match import Match
from undercroft.terminal import play as playing
from undercroft.terminal import replay as replaying
from undercroft.words import Words

HEROES = ("minstrel", "crusader", "occultist", "knight")
"""Who is played unless a test says otherwise: heroes whose skill asks nothing."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The profile's folder of this test. Words that are missing raise, and hints are quick."""
    folder = tmp_path / "home"
    monkeypatch.setenv("UNDERCROFT_HOME", str(folder))
    monkeypatch.setenv("UNDERCROFT_HINT", "search:12")
    for module in (playing, replaying):
        monkeypatch.setattr(module, "Words", partial(Words, strict=True))
    return folder


class Typist:
    """Types lines, and keeps what the terminal showed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch
        self.width = 80
        self.shown = ""

    def types(self, *lines: str) -> Console:
        """A console on which these lines will have been typed, and nothing after them."""
        self._monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        self._paper = io.StringIO()
        return Console(file=self._paper, width=self.width, color_system=None)

    def play(
        self,
        *lines: str,
        players: Sequence[str] = ("human",),
        lang: str = "en",
        seed: playing.Seed = 1,
        **setup: object,
    ) -> Match:
        setup.setdefault("heroes", HEROES[: len(players)])
        return self._keep(lambda: playing.play("dungeon-roll", players, lang, seed, setup, None, self.types(*lines)))

    def resume(self, path: Path, *lines: str, lang: str = "en", players: Sequence[str] | None = None) -> Match:
        return self._keep(lambda: playing.resume(path, lang, players, self.types(*lines)))

    def replay(self, path: Path, *lines: str, lang: str = "en") -> str:
        self._keep(lambda: replaying.replay(path, lang, self.types(*lines)))
        return self.shown

    def _keep(self, doing: Callable[[], Match | None]) -> Match:
        try:
            match = doing()
        finally:
            self.shown = self._paper.getvalue()
        return match  # type: ignore[return-value]  # replay has no match to give

    def after(self, line: str, time: int = 1) -> str:
        """What was shown after this line was typed (for the first, second ... time), until the next prompt."""
        return self.shown.split(f"\n> {line}\n")[time].split("\n> ", 1)[0]


@pytest.fixture
def typist(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Typist:
    """What is typed may name files: they are taken from an empty folder."""
    monkeypatch.chdir(tmp_path)
    return Typist(monkeypatch)


def saved(home: Path, folder: str = "saves") -> list[Path]:
    return sorted((home / folder).glob("*.json"))
