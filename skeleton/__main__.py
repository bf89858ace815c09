"""``make new-game NAME=deep-down``: writes the skeleton of a game, with everything that stands beside its room.

What is in ``files/`` lies there as it will lie in the repository, and plays already: a small game of digging under the
names ``new-game``, ``new_game``, ``NewGame``, ``New Game`` and ``NEW-`` for its rules, all of which are replaced.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

FILES = Path(__file__).parent / "files"
REPOSITORY = Path(__file__).parent.parent
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
NEXT = """Written: a small game of digging, to be replaced bit by bit (docs/adding-a-game.md).
Then: make api positions, a playthrough in tests/golden/playthrough.py, a word in README.md, NOTICE.md, CHANGELOG.md and
docs/playing.md; tests/rooms says what is missing."""


def names(name: str) -> dict[str, str]:
    """What stands for the new game in the skeleton, and what it is called instead."""
    words = name.split("-")
    return {
        "new-game": name,
        "new_game": "_".join(words),
        "NewGame": "".join(map(str.capitalize, words)),
        "New Game": " ".join(map(str.capitalize, words)),
        "NEW-": f"{words[0][:4].upper()}-",
    }


def write(name: str, repository: Path = REPOSITORY) -> list[Path]:
    """The new files. Nothing that is there already is touched."""
    if not NAME.fullmatch(name):
        sys.exit(f"a game cannot be called {name!r}: small letters, digits and hyphens, a letter first")
    found = {
        _renamed(path, name): path for path in sorted(FILES.rglob("*")) if path.is_file() and path.suffix != ".pyc"
    }
    taken = [str(place) for place in found if (repository / place).exists()]
    if taken:
        sys.exit(f"there is such a game already: {', '.join(taken)}")
    for place, path in found.items():
        made = repository / place
        made.parent.mkdir(parents=True, exist_ok=True)
        made.write_text(replaced(path.read_text(encoding="utf-8"), name), encoding="utf-8")
    return [repository / place for place in found]


def _renamed(path: Path, name: str) -> Path:
    return Path(replaced(path.relative_to(FILES).as_posix(), name))


def replaced(text: str, name: str) -> str:
    for old, new in names(name).items():
        text = text.replace(old, new)
    return text


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("make new-game NAME=deep-down")
    write(sys.argv[1])
    print(NEXT)
