"""Which language to speak: the one asked for, else the one of the locale."""

from __future__ import annotations

import os

from undercroft.engine.errors import UndercroftError
from undercroft.words import LANGUAGES


def language(given: str | None = None) -> str:
    """``given``, if it is a language we speak; without it Russian for a Russian locale, else English."""
    if given is not None:
        given = given.lower()
        if given not in LANGUAGES:
            raise UndercroftError(f"there is no language {given!r}; the languages are: {', '.join(LANGUAGES)}")
        return given
    settings = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    locale = next((setting for setting in settings if setting), "")
    return "ru" if locale.lower().startswith("ru") else "en"
