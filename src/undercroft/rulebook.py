"""The rulebook of a game: every numbered rule in our own words, to read and to search."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from undercroft.engine.errors import UndercroftError
from undercroft.engine.game import Game

_SNOWBALL = {"ru": "russian", "en": "english"}


class UnknownRule(UndercroftError):
    def __init__(self, rule_id: str, title: str) -> None:
        super().__init__(f"the rulebook of {title} has no rule {rule_id!r}", "no-rule", title=title, rule=rule_id)


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule; ``ruling`` tells how Undercroft reads it where the rulebook leaves a question."""

    id: str
    section: str
    text: str
    ruling: str | None = None


class Found(NamedTuple):
    """What was found, and in which language."""

    rules: list[Rule]
    lang: str


class Rulebook:
    """The rules of one game, in every language."""

    def __init__(self, game: Game[Any]) -> None:
        self._folder = game.folder / "rulebook"

    def title(self, lang: str) -> str:
        return _read(self._folder / f"{lang}.toml")[0]

    def rules(self, lang: str) -> list[Rule]:
        """All rules, in the order of the rulebook."""
        return list(_read(self._folder / f"{lang}.toml")[1].values())

    def get(self, rule_id: str, lang: str) -> Rule:
        """The rule of this number, in capitals or not; :class:`UnknownRule` if there is none."""
        title, rules = _read(self._folder / f"{lang}.toml")
        rule = rules.get(rule_id.strip().upper())
        if rule is None:
            raise UnknownRule(rule_id, title)
        return rule

    def search(self, words: str, lang: str) -> list[Rule]:
        """The rules that speak of all these words, whatever their endings; none for no words. First those of sections
        that are named for them, then those that speak of them most.

        Words are sought where words begin; if nothing is found there, anywhere."""
        stems = [_stem(word, lang) for word in _plain(words).split()]
        rules = self.rules(lang) if stems else []
        found = [rule for rule in rules if all(f" {stem}" in _all_words(rule, lang) for stem in stems)]
        found = found or [rule for rule in rules if all(stem in _all_words(rule, lang) for stem in stems)]
        return sorted(found, key=lambda rule: _closeness(rule, stems, lang), reverse=True)

    def look_up(self, words: str, lang: str) -> Found:
        """The same, and where that finds nothing in one language, in another."""
        for other in sorted(_SNOWBALL, key=lambda known: known != lang):
            found = self.search(words, other)
            if found:
                return Found([self.get(rule.id, lang) for rule in found], other)
        return Found([], lang)


def _closeness(rule: Rule, stems: list[str], lang: str) -> tuple[bool, int]:
    """How much a rule is about these words."""
    title = f" {' '.join(_stem(word, lang) for word in _plain(rule.section).split())}"
    said = f" {' '.join(_stem(word, lang) for word in _plain(rule.text).split())}"
    return all(f" {stem}" in title for stem in stems), sum(said.count(f" {stem}") for stem in stems)


@cache
def _read(path: Path) -> tuple[str, dict[str, Rule]]:
    """The title and the rules by their numbers."""
    book = tomllib.loads(path.read_text(encoding="utf-8"))
    rules: dict[str, Rule] = {}
    for section in book["sections"]:
        rulings = section.get("rulings", {})
        for number, text in section["rules"].items():
            rule_id = f"{section['prefix']}-{number}"
            rules[rule_id] = Rule(rule_id, section["title"], text, rulings.get(number))
    return book["title"], rules


@cache
def _all_words(rule: Rule, lang: str) -> str:
    """As they stand, and without their endings: numbers of rules are sought, too."""
    words = _plain(" ".join([rule.id, rule.section, rule.text, rule.ruling or ""])).split()
    return " ".join(["", *words, *[_stem(word, lang) for word in words]])


def _plain(text: str) -> str:
    """Small letters, and one space where anything else was."""
    return re.sub(r"[^\w']+", " ", text.lower().replace("ё", "е"))


@cache
def _stem(word: str, lang: str) -> str:
    """The word without its ending, so that a chest is found among chests."""
    stem: str = _stemmer(lang).stemWord(word)
    return stem


@cache
def _stemmer(lang: str) -> Any:
    from snowballstemmer import stemmer

    return stemmer(_SNOWBALL[lang])
