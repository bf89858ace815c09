"""Draws docs/terminal.svg, the picture in the README: ``python docs/picture.py``."""

from __future__ import annotations

import io
import os
import re
import sys
import tempfile
from pathlib import Path

import msgspec
from rich.console import Console
from rich.text import Text

import undercroft
from undercroft.engine.match import Match
from undercroft.players import make_player
from undercroft.terminal.play import resume


def deep_in_a_delve() -> Match:
    """A match in which the first player has something to think about."""
    for seed in range(1, 1000):
        match = undercroft.new_match("dungeon-roll", seats=2, seed=seed, setup={"heroes": ["minstrel", "knight"]})
        thumb = make_player("thumb", "dungeon-roll")
        while match.outcome is None:
            decision = match.decisions[0]
            view = msgspec.to_builtins(match.view(0))
            if decision.seat == 0 and decision.kind == "monsters" and view["level"] == 5 and len(view["dungeon"]) > 3:
                return match
            match.choose(decision.seat, thumb.choose(match, decision))
    raise SystemExit("no such match")


def main() -> None:
    console = Console(record=True, width=88, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    sys.stdin = io.StringIO("")
    with tempfile.TemporaryDirectory() as home:
        os.environ["UNDERCROFT_HOME"] = home
        saved = Path(home) / "match.json"
        saved.write_bytes(deep_in_a_delve().record().json())
        resume(saved, lang="en", players=["human", "thumb"], console=console)
    lines = console.export_text(styles=True).rstrip().splitlines()[:-1]
    start = next(number for number, line in enumerate(lines) if "Level 5" in line)
    picture = Console(record=True, width=88, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    picture.print(Text.from_ansi("\n".join(lines[start:])))
    drawn = re.sub(r"@font-face \{.*?\}", "", picture.export_svg(title="Undercroft"), flags=re.DOTALL)
    Path(__file__).with_name("terminal.svg").write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
