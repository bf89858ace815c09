"""Where the room lies, with its content, rulebook and words: beside this file, which is always read from its source."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOM: Final = Path(__file__).parent
DATA: Final = ROOM / "content" / "data"
