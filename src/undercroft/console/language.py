"""Which language to speak: the one asked for, else the one of the locale."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

from undercroft.words import LANGUAGES, UnknownLanguage, Words

if TYPE_CHECKING:
    from undercroft.console.screen import Screen


def language(given: str | None = None) -> str:
    """``given``, if it is a language we speak; without it Russian for a Russian locale, else English."""
    if given is not None:
        given = given.lower()
        if given not in LANGUAGES:
            raise UnknownLanguage(given)
        return given
    settings = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    locale = next((setting for setting in settings if setting), "")
    return "ru" if locale.lower().startswith("ru") else "en"


def spoken(arguments: Sequence[str]) -> str:
    """The language that a command line asks for, whatever else is wrong with it."""
    for argument, after in zip(arguments, [*arguments[1:], ""], strict=True):
        given = after if argument == "--lang" else argument.removeprefix("--lang=")
        if given != argument and given.lower() in LANGUAGES:
            return given.lower()
    return language(None)


def readable_language(screen: Screen, lang: str | None) -> str:
    """The language to speak on this screen: one whose letters it can show."""
    chosen = language(lang)
    if chosen != "en" and not screen.can_show("Слово"):
        screen.show(Words("en").say("play-no-russian"))
        return "en"
    return chosen
