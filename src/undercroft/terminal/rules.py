"""The rulebook in the terminal: a rule by its number, a search by words, or all of it."""

from __future__ import annotations

import dataclasses
from itertools import groupby
from typing import Any

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from undercroft.engine.game import Game
from undercroft.rulebook import Found, Rule, Rulebook
from undercroft.words import Words


def find_rules(game: Game[Any], query: str, lang: str) -> Found:
    """All rules for no query, the one of that number, those of a section (``ROLL-MON``), or those about the words,
    in whichever language they are."""
    book = Rulebook(game)
    everything = book.rules(lang)
    wanted = query.strip().upper()
    by_number = [rule for rule in everything if rule.id == wanted] or [
        rule for rule in everything if not wanted or rule.id.rpartition("-")[0] == wanted
    ]
    return Found(by_number, lang) if by_number else book.look_up(query, lang)


def print_rules(game: Game[Any], query: str, lang: str, *, as_json: bool, console: Console | None = None) -> bool:
    """Print what was found. Whether anything was."""
    found, found_in = find_rules(game, query, lang)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode([dataclasses.asdict(rule) for rule in found]), indent=1).decode())
        return bool(found)
    page = console or Console(highlight=False)
    if not found:
        page.print(Words(lang, game).say("rules-nothing", query=query))
    elif found_in != lang:
        page.print(Words(lang, game).say("rules-found-in", query=query, lang=found_in))
    for section, rules in groupby(found, key=lambda rule: rule.section):
        page.print(Text(f"\n{section}", style="bold"))
        for rule in rules:
            _print_rule(page, rule, Words(lang, game))
    return bool(found)


def _print_rule(page: Console, rule: Rule, words: Words) -> None:
    page.print(Text.assemble((rule.id, "cyan"), "  ", rule.text))
    if rule.ruling:
        page.print(Padding(Text(words.say("rules-ruling", ruling=rule.ruling), style="italic"), (0, 0, 0, 4)))
