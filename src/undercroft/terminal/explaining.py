"""Explaining: what is asked, what an option does, and what the rules say about it."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from undercroft.console.screen import typed_number
from undercroft.engine.decision import Decision, Option
from undercroft.engine.errors import UndercroftError
from undercroft.rulebook import Rule
from undercroft.terminal.menu import Menu
from undercroft.terminal.session import Session
from undercroft.terminal.style import CHOICE, LABEL, RULE

MOST_FOUND = 8
KEYS = (
    ("3", "number"),
    ("Enter", "again"),
    ("m", "more"),
    ("?", "explain"),
    ("? 3", "explain-number"),
    ("? {word}", "explain-word"),
    ("h", "hint"),
    ("u", "undo"),
    ("l", "log"),
    ("v", "view"),
    ("s {file}", "save"),
    ("q", "leave"),
)


def explain(session: Session, decision: Decision, menu: Menu, about: str) -> None:
    """``?`` alone, with an option's number, or with words to look for in the rules."""
    session.screen.show()
    if not about:
        _situation(session, decision, menu)
    elif about.isdecimal() and 0 < typed_number(about) <= len(menu.options):
        _option(session, decision, menu.options[typed_number(about) - 1])
    elif about.isdecimal():
        session.say("play-no-such-number", number=typed_number(about), last=menu.last)
    else:
        _search(session, about)


def _situation(session: Session, decision: Decision, menu: Menu) -> None:
    words, screen = session.words, session.screen
    screen.show(words.prompt(decision, session.names, session.you))
    explained = words.help(decision, session.names, session.you)
    if explained:
        screen.show(explained)
    foretold = words.forecast(session.match.outlook(decision.seat))
    if foretold:
        screen.show(foretold)
    session.heading("help-rules")
    _show_rules(session, dict.fromkeys(option.rule for option in menu.options))
    session.heading("help-keys")
    keys = Table.grid(padding=(0, 2, 0, 0))
    for key, name in KEYS:
        shown = key.format(word=words.say("help-word"), file=words.say("help-file"))
        keys.add_row(Text(shown, style=CHOICE), words.say(f"help-{name}"))
    screen.show(keys, indent=2)


def _option(session: Session, decision: Decision, option: Option) -> None:
    session.screen.show(session.words.option(option, decision))
    foretold = session.words.forecast(session.match.forecast(decision.seat, option))
    if foretold:
        session.screen.show(foretold, indent=2)
    note = session.board.note(option, session.words)
    if note:
        session.screen.show(note, indent=2)
    for thing in dict.fromkeys(str(value) for value in option.details.values()):
        if session.words.has(f"{thing}.about"):
            _describe(session, thing)
    _show_rules(session, [option.rule])


def _describe(session: Session, thing: str) -> None:
    session.screen.show(f"{session.words.title(thing)}. {session.words.say(f'{thing}.about')}", indent=2)


def _search(session: Session, words: str) -> None:
    """What is called so, then what the rules say."""
    things = session.words.called(words)[:MOST_FOUND]
    for thing in things:
        _describe(session, thing)
    found, lang = session.rulebook.look_up(words, session.words.lang)
    if not found:
        if not things:
            session.say("help-nothing-found", text=words)
        return
    if lang != session.words.lang:
        session.say("rules-found-in", query=words, lang=lang)
    session.screen.show(session.words.say("help-found", count=len(found), text=words), LABEL)
    for rule in found[:MOST_FOUND]:
        session.screen.show(draw_rule(rule, session), indent=2)
    if len(found) > MOST_FOUND:
        session.say("help-found-more", count=len(found) - MOST_FOUND)


def _show_rules(session: Session, rule_ids: Iterable[str]) -> None:
    for rule_id in rule_ids:
        try:
            rule = session.rulebook.get(rule_id, session.words.lang)
        except UndercroftError:
            session.screen.show(rule_id, RULE, indent=2)
            continue
        session.screen.show(draw_rule(rule, session), indent=2)


def draw_rule(rule: Rule, session: Session) -> RenderableType:
    """A rule with its number, and the ruling below it."""
    line = Text().append(rule.id, style=RULE).append(f" {rule.text}")
    if rule.ruling is None:
        return line
    ruling = Text().append(f"{session.words.say('help-ruling')}: ", style=LABEL).append(rule.ruling)
    return Group(line, Padding(ruling, (0, 0, 0, 2), expand=False))
