"""``make facts``: what the browser's boards know beyond a view, written from the games' content."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import undercroft
from undercroft.table.facts import written_facts

BOARDS = Path(__file__).parent.parent / "src" / "boards"


def files() -> Iterator[tuple[Path, str]]:
    """Where the facts of each game stand, and what should stand there."""
    for game in undercroft.games().values():
        facts = written_facts(game)
        if facts is not None:
            yield BOARDS / game.id / "facts.json", json.dumps(facts, indent=1) + "\n"


if __name__ == "__main__":
    for path, text in files():
        path.write_text(text, encoding="utf-8")
