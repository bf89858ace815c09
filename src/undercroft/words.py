"""Words: everything a person reads, in English and Russian, from Project Fluent files.

``locale/`` holds the words that all games share, each game's folder has a ``locale/`` of its own. A browser reads
the same files, so what a message may count on is little, and written here:

``NAME(thing, case, count)``
    The name of a thing of the game: the message of that id. ``case`` names an attribute (``gen dat acc ins pre``);
    a language that has no such form leaves the attribute out. Any other attribute (``skill``) is for those things
    that have it: the others are named as usual. Without a case it is the nominative; ``count`` (1 if
    not given) is for the plural forms inside the message.
``COUNT(thing, case, count)``
    How many of it: "2 goblins". One alone is the attribute ``one`` ("a goblin") if there is one, else the bare name.
``LIST(things, case)``
    Several things: ids with a space between. Equal ones are counted: "2 goblins and a chest".

All arguments are positional. Variables are the details of the event, prompt, option or refusal, and besides:
a list comes as ids with a space between, with ``$<name>-count`` for how many; a detail called ``seat`` or ``lord``
comes as that player's name; ``$you`` is ``yes`` if ``seat`` is the reader, ``lord`` if only ``lord`` is; ``$solo`` is
``yes`` with one player.
An option's ``$all`` are all things among its details, for ``LIST``.
Where a decision's details name a ``way``, an option is said by the attribute of that name, if its message has one:
going on is "Go on to the loot" where the loot comes next.
Events, options and prompts begin with a capital letter, whatever name they begin with.

A game's words are: ``game`` (its title), a message for the name of each thing (``.about`` describes it),
``event-<kind>``, ``ask-<kind>`` (``.help`` explains it), ``do-<verb>``, ``refusal-<code>``, ``setup-<option>`` with
an attribute for each value, ``rank-<id>`` and ``feat-<id>`` (both with ``.about``) for the notes of an outcome, and
``end-alone`` where a match that one plays alone is won, not scored.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from undercroft.engine.decision import Decision, Option
from undercroft.engine.errors import UndercroftError, speakable
from undercroft.engine.event import Event
from undercroft.engine.forecast import Forecast
from undercroft.engine.game import Game
from undercroft.engine.packs import until_packs_change

LANGUAGES: Final = ("en", "ru")
WITH_CASES: Final = ("ru",)
CASES: Final = ("gen", "dat", "acc", "ins", "pre")
"""Languages whose names must have a form for every case that is asked for."""
SEAT_DETAILS: Final = ("seat", "lord")
"""Details that are numbers of seats, and are read as the players' names."""
MOST_LETTERS: Final = 900
"""So much of a foreign text is shown; Fluent itself shows nothing of one with more than a thousand letters."""

QUOTED: Final = re.compile(r"(?<=«)[а-яё]")
"""The first letter of a name that stands in quotation marks: it is a capital."""

_COMMON = Path(__file__).parent / "locale"
_ENTRY = re.compile(r"^(-?[a-z][\w-]*) *=", re.MULTILINE | re.ASCII | re.IGNORECASE)
"""How a message or a term begins; whatever else belongs to it is indented, or begins with something else."""


class MissingWords(UndercroftError):
    """Words that are not there or do not work. Raised only by strict :class:`Words`."""


class _References(Visitor):
    """Which messages and terms an entry refers to."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # named for Fluent's nodes
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)


def _entries(path: Path) -> Iterator[tuple[str, str]]:
    """The messages and terms of a file: their ids, and how they are written."""
    text = path.read_text(encoding="utf-8")
    starts = list(_ENTRY.finditer(text))
    for start, following in zip_longest(starts, starts[1:]):
        yield start[1], text[start.start() : None if following is None else following.start()]


class _Bundle:
    """The messages of one language, with the functions that they use. Remembers what went wrong."""

    def __init__(self, lang: str, folders: Sequence[Path]) -> None:
        self.lang = lang
        self.wrong: list[str] = []
        functions: dict[str, Any] = {"NAME": self.name, "COUNT": self.count, "LIST": self.several}
        self._fluent = FluentBundle([lang], functions=functions, use_isolating=False)
        self._unread: dict[str, str] = {}
        """Each entry is parsed when it is asked for first: all of a game would take a good part of a second."""
        for path in (folder / f"{lang}.ftl" for folder in folders):
            if path.is_file():
                for entry, text in _entries(path):
                    self._unread[entry] = self._unread.get(entry, "") + text
        self.described = [entry for entry, text in self._unread.items() if "\n    .about =" in text]
        """What has a name and a text to read: cards, rooms, monsters, heroes."""

    def _read(self, entry: str) -> None:
        """Parse it with all that it refers to. Where it is written twice, the first that can be parsed counts."""
        text = self._unread.pop(entry, None)
        if text is not None:
            resource, references = FluentResource(text), _References()
            self._fluent.add_resource(resource)
            references.visit(resource)
            for name in references.found:
                self._read(name)

    def has(self, message: str, attribute: str = "") -> bool:
        self._read(message)
        if not self._fluent.has_message(message):
            return False
        known = self._fluent.get_message(message)
        return attribute in known.attributes if attribute else known.value is not None

    def text(self, message: str, attribute: str, variables: Mapping[str, str | int]) -> str:
        """The words, or the id where there are none."""
        if not self.has(message, attribute):
            self.wrong.append(f"no message {message}{'.' if attribute else ''}{attribute}")
            return attribute or message
        known = self._fluent.get_message(message)
        pattern = known.attributes[attribute] if attribute else known.value
        assert pattern is not None
        text, errors = self._fluent.format_pattern(pattern, dict(variables))
        self.wrong += [f"{message}: {error}" for error in errors]
        return str(text)

    # -- what messages can call ---------------------------------------------------------------

    def name(self, thing: str, case: str = "", count: int = 1) -> str:
        form = case
        if case and not self.has(thing, case):
            form = ""
            if self.lang in WITH_CASES and case in CASES:
                self.wrong.append(f"no {case} of {thing}")
        return self.text(thing, form, {"count": int(count)})

    def count(self, thing: str, case: str = "", count: int = 1) -> str:
        if count != 1:
            return f"{int(count)} {self.name(thing, case, count)}"
        return self.name(thing, "one" if self.has(thing, "one") else case)

    def several(self, things: str, case: str = "") -> str:
        ids = str(things).split()
        each = [self.count(thing, case, ids.count(thing)) for thing in dict.fromkeys(ids)]
        if len(each) < 2:
            return "".join(each)
        comma, conjunction = self.text("list-comma", "", {}), self.text("list-and", "", {})
        return comma.join(each[:-1]) + conjunction + each[-1]


@until_packs_change
def _bundle(lang: str, *folders: Path) -> _Bundle:
    return _Bundle(lang, [_COMMON, *folders])


@until_packs_change
def _folders_of(game: Game[Any]) -> tuple[Path, ...]:
    """Where a game's words are: its own, and those that packs bring with them, which change none of its own."""
    return (game.folder / "locale", *(game.packs.locales() if game.packs is not None else ()))


class UnknownLanguage(UndercroftError):
    def __init__(self, lang: str) -> None:
        known = ", ".join(LANGUAGES)
        message = f"there is no language {lang!r}; the languages are: {known}"
        super().__init__(message, "unknown-language", lang=lang, known=known)


class Words:
    """The words of one language, for one game or for none.

    What is missing is shown by its id; ``strict`` words raise :class:`MissingWords` instead, as tests want it.
    """

    def __init__(self, lang: str, game: Game[Any] | None = None, *, strict: bool = False) -> None:
        if lang not in LANGUAGES:
            raise UnknownLanguage(lang)
        self.lang = lang
        self.strict = strict
        self._bundle = _bundle(lang, *([] if game is None else _folders_of(game)))

    def has(self, message: str) -> bool:
        """Whether there is a message ``id``, or an attribute ``id.attribute``."""
        message_id, _, attribute = message.partition(".")
        return self._bundle.has(message_id, attribute)

    def say(self, message: str, /, **variables: object) -> str:
        """The message ``id`` or its ``id.attribute``, with these variables."""
        message_id, _, attribute = message.partition(".")
        return self._checked(self._bundle.text(message_id, attribute, _readable(variables)))

    def name(self, thing: str, case: str = "", count: int = 1) -> str:
        """The name of a thing of the game."""
        return self._checked(self._bundle.name(thing, case, count))

    def count(self, thing: str, case: str = "", count: int = 1) -> str:
        """How many of a thing: "2 goblins"; one alone: "a goblin"."""
        return self._checked(self._bundle.count(thing, case, count))

    def several(self, things: Sequence[str], case: str = "") -> str:
        """Several things in a row, equal ones counted."""
        return self._checked(self._bundle.several(" ".join(things), case))

    def title(self, thing: str, count: int = 1) -> str:
        """The name of a thing as it stands on its own."""
        return _capital(self.name(thing, "", count))

    def called(self, text: str) -> list[str]:
        """The things that can be read and whose name has this in it."""
        wanted = text.casefold()
        return [thing for thing in self._bundle.described if wanted in self.name(thing).casefold()]

    def event(self, event: Event, players: Sequence[str], you: int | None = None) -> str:
        """What happened, in a sentence; nothing where the words say so. ``you``: the seat that reads it."""
        return _capital(self.say(f"event-{event.kind}", **_with_players(event.data, players, you)))

    def option(self, option: Option, decision: Decision | None = None) -> str:
        """What choosing it does, in a short phrase; at this decision, if one is given."""
        message = f"do-{option.verb.name}"
        way = "" if decision is None else f"{message}.{decision.about.get('way', '')}"
        things = [arg for arg in option.args if isinstance(arg, str)]
        return _capital(self.say(way if way and self.has(way) else message, **option.details, all=things))

    def forecast(self, forecast: Forecast | None) -> str:
        """What may come of an option, in a row of short phrases; nothing where there is nothing to foretell."""
        phrases = [] if forecast is None else forecast.says
        return _capital("; ".join([self.say(phrase.id, **phrase.details) for phrase in phrases]))

    def prompt(self, decision: Decision, players: Sequence[str], you: int | None = None) -> str:
        """What is asked."""
        about = {"seat": decision.seat, **decision.about}
        return _capital(self.say(f"ask-{decision.kind}", **_with_players(about, players, you)))

    def help(self, decision: Decision, players: Sequence[str], you: int | None = None) -> str:
        """What is asked, explained; nothing where it needs no explanation."""
        message, about = f"ask-{decision.kind}.help", {"seat": decision.seat, **decision.about}
        return _capital(self.say(message, **_with_players(about, players, you))) if self.has(message) else ""

    def refusal(self, error: Exception) -> str:
        """Why something was refused; in the error's own words if there are no others."""
        if not isinstance(error, UndercroftError) or not self.has(f"refusal-{error.code}"):
            return str(error)
        return _capital(self.say(f"refusal-{error.code}", **error.details))

    def _checked(self, text: str) -> str:
        wrong, self._bundle.wrong = self._bundle.wrong, []
        if self.strict and wrong:
            raise MissingWords(f"{self.lang}: {'; '.join(wrong)}")
        return QUOTED.sub(lambda found: found[0].upper(), text)


def _with_players(data: Mapping[str, object], players: Sequence[str], you: int | None) -> dict[str, object]:
    """The details, with names for seats."""
    named = {key: players[int(str(value))] if key in SEAT_DETAILS else value for key, value in data.items()}
    return {**named, "you": _reader(data, you), "solo": "yes" if len(players) == 1 else "no"}


def _reader(data: Mapping[str, object], you: int | None) -> str:
    """Whether the reader did it, or is the Dungeon Lord meanwhile."""
    if you is None:
        return "no"
    if data.get("seat") == you:
        return "yes"
    return "lord" if data.get("lord") == you else "no"


def _readable(variables: Mapping[str, object]) -> dict[str, str | int]:
    """The variables as Fluent takes them: numbers and strings."""
    readable: dict[str, str | int] = {}
    for key, value in variables.items():
        if isinstance(value, list | tuple):
            parts = [str(each) for each in value]
            readable[key] = (", " if all(part.isdigit() for part in parts) else " ").join(parts)
            readable[f"{key}-count"] = len(value)
        else:
            readable[key] = value if isinstance(value, int) else speakable(str(value), MOST_LETTERS)
    return readable


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
