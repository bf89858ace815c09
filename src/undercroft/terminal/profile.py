"""The player's profile: what was played and earned, over all matches. It lies with the saved and finished matches."""

from __future__ import annotations

from pathlib import Path

import msgspec

from undercroft.home import home
from undercroft.terminal.saving import write_whole


class GameBook(msgspec.Struct):
    """What the profile knows of one game."""

    finished: int = 0
    won: int = 0
    best: int | None = None
    heroes: dict[str, int] = {}
    """The heroes played to the end of a match, and how often."""
    feats: dict[str, int] = {}
    """The achievements, and in how many matches each was earned."""


class Profile(msgspec.Struct):
    """The profile file."""

    undercroft: int = 1
    games: dict[str, GameBook] = {}
    matches: list[str] = []
    """The digests of the finished matches, so that none is counted twice."""

    def book(self, game_id: str) -> GameBook:
        return self.games.setdefault(game_id, GameBook())


def saves() -> Path:
    """Where matches that go on are kept."""
    return home() / "saves"


def finished() -> Path:
    """Where finished matches are kept."""
    return home() / "finished"


def profile_file() -> Path:
    return home() / "profile.json"


def load() -> tuple[Profile, Path | None]:
    """The profile, and where a broken one was put aside, if it was. A profile that is not there is empty."""
    path = profile_file()
    try:
        return msgspec.json.decode(path.read_bytes(), type=Profile), None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Profile(), _put_aside(path)
    except OSError:
        return Profile(), None


def _put_aside(path: Path) -> Path:
    aside = path.with_name(f"{path.name}.broken")
    number = 1
    while aside.exists():
        number += 1
        aside = path.with_name(f"{path.name}.broken-{number}")
    path.replace(aside)
    return aside


def save(profile: Profile) -> None:
    write_whole(profile_file(), msgspec.json.format(msgspec.json.encode(profile), indent=1))


def note_match(
    profile: Profile, game_id: str, digest: str, *, won: bool, score: int, hero: str | None, feats: list[str]
) -> bool:
    """Enter a finished match. ``False`` if it is there already."""
    if digest in profile.matches:
        return False
    profile.matches.append(digest)
    book = profile.book(game_id)
    book.finished += 1
    book.won += won
    book.best = score if book.best is None else max(book.best, score)
    if hero is not None:
        book.heroes[hero] = book.heroes.get(hero, 0) + 1
    for feat in feats:
        book.feats[feat] = book.feats.get(feat, 0) + 1
    return True
