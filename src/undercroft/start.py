"""The command ``undercroft``: the command line, or what is to be installed for it.

The engine, the games and the lab need little; playing here needs ``undercroft[play]``, serving ``undercroft[serve]``.
"""

from __future__ import annotations

import re
import sys
from importlib.metadata import PackageNotFoundError, requires

from undercroft.console.language import spoken
from undercroft.words import Words


def main() -> None:
    try:
        from undercroft.cli import main as run

        run()
    except ModuleNotFoundError as missing:
        needed = (missing.name or "").partition(".")[0]
        extra = extra_with(needed)
        if extra is None:
            raise
        sys.exit(Words(spoken(sys.argv[1:])).say("extra-missing", package=needed, extra=extra))


def extra_with(module: str) -> str | None:
    """The extra of this package that brings the module."""
    try:
        wanted = requires("undercroft") or []
    except PackageNotFoundError:
        return None
    for line in wanted:
        name, extra = re.match(r"[\w.-]+", line), re.search(r"extra == ['\"](play|serve)['\"]", line)
        if name and extra and name[0].replace("-", "_").lower() == module.lower():
            return extra[1]
    return None
