"""How things look in a terminal. Colour never stands alone: a sign or a word always says the same."""

from __future__ import annotations

from typing import Final

TITLE: Final = "bold"
LABEL: Final = "dim"
CHOICE: Final = "bold yellow"
"""What you can do, and nothing else."""
NOW: Final = "bold reverse"
HARM: Final = "red"
GAIN: Final = "green"
MAGIC: Final = "magenta"
QUIET: Final = "dim"
RULE: Final = "cyan"
BONE: Final = "#1c2126 on #e8dcc3"
DARK: Final = "#f2eadb on #24303a"
