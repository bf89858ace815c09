"""The games, their computer players and their rules."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Query

from undercroft.engine.game import Game
from undercroft.engine.moment import Moments
from undercroft.engine.sides import sides_of_seats
from undercroft.lesson import find_lesson
from undercroft.rulebook import Rule, Rulebook, UnknownRule
from undercroft.table.facts import is_told, told_facts, told_words
from undercroft.table.messages import Told
from undercroft.table.refusals import NoSuchRule
from undercroft.table.routes.known import REFUSALS, Lang, TheGame, TheHall
from undercroft.table.shelf import Planned, arrange
from undercroft.words import LANGUAGES, Words

router = APIRouter(prefix="/api/games", tags=["games"], responses=REFUSALS)


class OnTheShelf(Told):
    """What is known of any game of the house."""

    id: str
    titles: dict[str, str]
    """By language."""
    sentences: dict[str, str]
    """By language: what it is about, in a line."""
    seats: list[int]
    """The numbers of seats it can be played with."""
    age: int | None
    minutes: int | None
    """From what age on, and how long it takes people, where the rulebook says."""


class MomentsInfo(Told):
    """What a seat can order about the moments at which it may respond out of turn."""

    kinds: dict[str, bool]
    """Whether a seat is asked at such a moment unless it ordered otherwise."""
    ends: list[str]
    """What can end a standing pass."""
    keeps: list[str]
    """The kinds for which alone a card may be kept (orders ``only-<kind>:<card>``)."""
    ponders: bool
    """Whether one is asked even with nothing to respond with where other people wait: ``hurry:nothing`` is the order
    against it, and ``ponder:nothing`` the one for it where that is not so."""


class PresetInfo(Told):
    """A set-up that has a name; its words are ``preset-<id>`` among the game's."""

    id: str
    setup: dict[str, Any]
    minutes: int
    """How long one person against computer players takes, about."""


class GameInfo(OnTheShelf):
    """A game that can be played."""

    built: Literal[True] = True
    version: int
    hidden: bool
    """Whether sides keep secrets: people at one screen then hand it over."""
    setup: dict[str, Any]
    """The JSON Schema of its set-up options."""
    presets: list[PresetInfo]
    """The first is the usual one."""
    packs: list[str]
    """The sets that were brought along, for a set-up that names one of them alone."""
    roles: dict[int, list[str]]
    """By how many play: for each seat, what its side is (words of the game), where sides play by different rules."""
    computers: list[str]
    lesson: int | None
    """How many minutes its guided first match takes, if it has one."""
    moments: MomentsInfo | None
    extras: bool
    """Whether the web app has to ask for more words or facts (``/extras``)."""


class PlannedInfo(OnTheShelf):
    """A game that cannot be played yet."""

    built: Literal[False] = False


class ExtrasInfo(Told):
    """What the built web app does not hold: words and facts of sets of one's own, words of games of other packages."""

    words: list[str]
    """Fluent files."""
    facts: dict[str, Any] | None


class RuleInfo(Told):
    id: str
    section: str
    text: str
    ruling: str | None
    """How the rule is read here, where the rulebook leaves a question."""


class RulesInfo(Told):
    title: str
    lang: str
    rules: list[RuleInfo]


def _show_moments(moments: Moments | None) -> MomentsInfo | None:
    if moments is None:
        return None
    return MomentsInfo(kinds=moments.kinds, ends=list(moments.ends), keeps=list(moments.keeps), ponders=moments.ponders)


def _roles(game: Game[Any]) -> dict[int, list[str]]:
    """By the usual set-up."""
    setup = game.setup_type()
    told = {}
    for seats in game.seats:
        sides, roles = game.sides(seats, setup), game.roles(seats, setup)
        if roles:
            told[seats] = [roles[sides.index(side)] for side in sides_of_seats(sides)]
    return told


def _show(game: Game[Any], computers: tuple[str, ...]) -> GameInfo:
    return GameInfo(
        id=game.id,
        titles={lang: Words(lang, game).title("game") for lang in LANGUAGES},
        sentences={lang: Words(lang, game).say("game.sentence") for lang in LANGUAGES},
        seats=list(game.seats),
        age=game.age,
        minutes=game.minutes,
        version=game.version,
        hidden=game.hidden,
        setup=msgspec.json.schema(game.setup_type),
        presets=[
            PresetInfo(id=name, setup=dict(preset.setup), minutes=preset.minutes)
            for name, preset in game.presets.items()
        ],
        packs=[] if game.packs is None else game.packs.brought,
        roles=_roles(game),
        computers=list(computers),
        lesson=None if (lesson := find_lesson(game)) is None else lesson.minutes,
        moments=_show_moments(game.moments),
        extras=is_told(game),
    )


def _show_planned(game_id: str, planned: Planned) -> PlannedInfo:
    return PlannedInfo(
        id=game_id,
        titles={lang: Words(lang).say(f"shelf-{game_id}") for lang in LANGUAGES},
        sentences={lang: Words(lang).say(f"shelf-{game_id}.sentence") for lang in LANGUAGES},
        seats=list(planned.seats),
        age=planned.age,
        minutes=planned.minutes,
    )


@router.get("")
async def games(hall: TheHall) -> list[GameInfo | PlannedInfo]:
    """All games of the house in their order; those that are not built yet are only shown."""
    computers = hall.staff.settings.computers
    return [
        _show_planned(game_id, game) if isinstance(game, Planned) else _show(game, computers)
        for game_id, game in arrange(hall.staff.games)
    ]


@router.get("/{game_id}/extras")
async def extras(game: TheGame, lang: Lang) -> ExtrasInfo:
    """The words and facts that the web app was not built with."""
    return ExtrasInfo(words=told_words(game, lang), facts=told_facts(game))


@router.get("/{game_id}/rules")
async def rules(game: TheGame, lang: Lang, search: Annotated[str, Query(max_length=200)] = "") -> RulesInfo:
    """All rules in the order of the rulebook, or those that speak of the words sought."""
    book = Rulebook(game)
    try:
        found = book.look_up(search, lang).rules if search.strip() else book.rules(lang)
        shown = [_show_rule(rule) for rule in found]
        return RulesInfo(title=book.title(lang), lang=lang, rules=shown)
    except FileNotFoundError:
        raise NoSuchRule(f"{game.id} has no rulebook") from None


@router.get("/{game_id}/events")
async def events(game: TheGame) -> dict[str, str]:
    """The number of the rule that each kind of event comes from."""
    return dict(game.event_rules)


@router.get("/{game_id}/rules/{rule_id}")
async def rule(game: TheGame, rule_id: str, lang: Lang) -> RuleInfo:
    try:
        return _show_rule(Rulebook(game).get(rule_id, lang))
    except (UnknownRule, FileNotFoundError) as error:
        raise NoSuchRule(str(error)) from None


def _show_rule(rule: Rule) -> RuleInfo:
    return RuleInfo(id=rule.id, section=rule.section, text=rule.text, ruling=rule.ruling)
