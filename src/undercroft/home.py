"""Where Undercroft keeps what is this person's own: profile, saved matches, the table's database.

In ``UNDERCROFT_HOME``, else in the platform's folder for such data.
"""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path


def home() -> Path:
    given = os.environ.get("UNDERCROFT_HOME")
    return Path(given).expanduser() if given else user_data_path("undercroft", appauthor=False)
