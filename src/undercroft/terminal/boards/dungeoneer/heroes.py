"""The heroes of Dungeoneer: their values in a table, and what each of them has."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from undercroft.games.dungeoneer.content.packs import pack
from undercroft.games.dungeoneer.content.schema import HeroCard
from undercroft.games.dungeoneer.view import CardView, DungeonView, HeroView
from undercroft.terminal.boards.board import Frame
from undercroft.terminal.boards.dungeoneer.facts import section, text_of
from undercroft.terminal.boards.dungeoneer.grid import figure
from undercroft.terminal.style import HARM, LABEL, QUIET, TITLE
from undercroft.words import Words

NARROW: Final = 64
"""Below this, a hero is a few lines instead of a row."""
NUMBERS: Final = ("level", "health", "glory", "peril", "action", "melee", "magic", "speed", "cards", "done")
LOW_HEALTH: Final = 4


def heroes(view: DungeonView, frame: Frame) -> list[RenderableType]:
    """Everybody's values; the reader's own row stands out."""
    if frame.width < NARROW:
        return [_lines(hero, view, frame) for hero in view.heroes]
    table = Table(box=None, padding=(0, 1, 0, 0))
    table.add_column(frame.words.say("board-player"), header_style=LABEL)
    table.add_column(frame.words.say("board-hero"), header_style=LABEL)
    for column in NUMBERS:
        table.add_column(frame.words.say(f"board-{column}"), justify="right", header_style=LABEL, no_wrap=True)
    for hero in view.heroes:
        style = QUIET if not hero.alive else TITLE if hero.seat == frame.you else ""
        table.add_row(_player(hero, view, frame), _name(hero, frame.words), *_numbers(hero, view), style=style)
    return [table]


def _player(hero: HeroView, view: DungeonView, frame: Frame) -> str:
    turn = ">" if hero.seat == view.active and view.phase not in ("choosing", "dealing", "building") else " "
    return f"{turn}{figure(hero.seat, frame)} {frame.names[hero.seat]}"


def _name(hero: HeroView, words: Words) -> str:
    if hero.hero is None:
        return words.say("board-no-hero")
    state = "defeated" if not hero.alive else "fallen" if hero.fallen else ""
    return words.title(hero.hero) + (f" ({words.say(f'board-{state}')})" if state else "")


def _numbers(hero: HeroView, view: DungeonView) -> list[str | Text]:
    if hero.hero is None:
        return [""] * len(NUMBERS)
    health = Text(f"{hero.health}/{hero.full_health}", style=HARM if hero.health <= LOW_HEALTH else "")
    action = f"{hero.action}+{hero.spare}" if hero.spare else str(hero.action)
    forms = [_value(hero, form) for form in ("melee", "magic", "speed")]
    return [
        str(hero.level),
        health,
        str(hero.glory),
        str(hero.peril),
        action,
        *forms,
        str(hero.cards),
        str(len(hero.done)) if view.last_level is None else f"{len(hero.done)} ({hero.points})",
    ]


def _value(hero: HeroView, form: str) -> str:
    """The characteristic; in brackets if the hero cannot attack with it."""
    value = str(getattr(hero, form))
    return value if form in hero.attacks else f"({value})"


def _lines(hero: HeroView, view: DungeonView, frame: Frame) -> Text:
    """A hero where there is no room for a table."""
    words = frame.words
    style = TITLE if hero.seat == frame.you else ""
    text = Text(f"{_player(hero, view, frame)}, {_name(hero, words)}", style=style)
    if hero.hero is None:
        return text
    values = [
        f"{words.say(f'board-{name}')} {value}" for name, value in zip(NUMBERS, _numbers(hero, view), strict=True)
    ]
    return text.append(f": {', '.join(values)}")


# -- what a hero has ------------------------------------------------------------------------------


def holdings(view: DungeonView, frame: Frame) -> list[RenderableType]:
    """Inventory, banes, lair and quests of each hero, in one paragraph each."""
    return [text for hero in view.heroes if hero.alive and (text := _holdings(hero, frame))]


def _holdings(hero: HeroView, frame: Frame) -> Text | None:
    words = frame.words
    held = [
        (_stock("boons", len(hero.boons), hero.boon_limit, words), _cards(hero.boons, words)),
        (_stock("treasures", len(hero.treasures), hero.treasure_limit, words), _cards(hero.treasures, words)),
        (words.say("board-artifacts"), [words.name(quest) for quest in hero.artifacts]),
        (words.say("board-banes"), _cards(hero.banes, words)),
        (words.title("lair"), _cards(hero.lair, words)),
        (words.say("board-known"), [words.name(card) for card in hero.known] if hero.seat != frame.you else []),
        (words.say("board-quests"), _quests(hero, frame) if hero.hand is None else []),
    ]
    parts = [(label, things) for label, things in held if things]
    if not parts:
        return None
    text = Text(f"{figure(hero.seat, frame)} ")
    for number, (label, things) in enumerate(parts):
        text.append(f"{'; ' if number else ''}{label}: ", style=LABEL).append(", ".join(things))
    return text


def _stock(kind: str, count: int, limit: int, words: Words) -> str:
    return f"{words.title(kind)} ({words.say('board-inventory', count=count, limit=limit)})"


def _cards(cards: list[CardView], words: Words) -> list[str]:
    return [_card(card, words) for card in cards]


def _card(card: CardView, words: Words) -> str:
    notes = [words.say("board-minion")] if card.minion else []
    notes += [words.say("board-health-is", health=card.health)] if card.health is not None else []
    notes += [f"+ {words.name(attached)}" for attached in card.attached]
    return words.name(card.card) + (f" ({', '.join(notes)})" if notes else "")


def _quests(hero: HeroView, frame: Frame) -> list[str]:
    words = frame.words
    return [f"{words.name(quest.quest)} ({words.name(quest.category)})" for quest in hero.quests]


# -- skills ---------------------------------------------------------------------------------------


def skill(hero: str, degree: str, words: Words) -> str:
    """What the hero can do, as its card of this degree says."""
    attribute = degree if words.has(f"{hero}.{degree}") else "about"
    return words.say(f"{hero}.{attribute}") if words.has(f"{hero}.{attribute}") else ""


def skills(view: DungeonView, frame: Frame) -> list[RenderableType]:
    """The skill of every hero, and the text of every card in play."""
    words = frame.words
    lines: list[RenderableType] = []
    for hero in view.heroes:
        if hero.hero is not None:
            known = " ".join(skill(hero.hero, degree, words) for degree in hero.skills)
            lines.append(Text(f"{figure(hero.seat, frame)} {words.title(hero.hero)}. {known}"))
            cards = [card.card for card in (*hero.boons, *hero.treasures, *hero.banes, *hero.lair)]
            lines += [Text(f"   {text_of(card, words)}") for card in dict.fromkeys([*cards, *hero.artifacts])]
    return section(words.say("board-skills"), lines)


def free_heroes(view: DungeonView, frame: Frame) -> RenderableType:
    """Heroes to choose from, with the values that they begin with."""
    words, about = frame.words, pack(view.set).about
    cards = {hero.id: hero for hero in pack(view.set).heroes}
    table = Table(box=None, padding=(0, 1, 0, 0))
    for column in ("hero", "health", "melee", "magic", "speed", "boons", "treasures"):
        table.add_column(words.say(f"board-{column}"), header_style=LABEL)
    table.add_column("")
    for hero in view.free_heroes:
        if hero in cards:
            table.add_row(*_begins_with(cards[hero], str(about.first_level), words), skill(hero, about.degree, words))
    return table


def _begins_with(hero: HeroCard, level: str, words: Words) -> list[str]:
    forms = zip(("melee", "magic", "speed"), hero.levels[level], strict=True)
    values = [str(value) if form in hero.attacks else f"({value})" for form, value in forms]
    return [words.title(hero.id), str(hero.health), *values, str(hero.boons), str(hero.treasures)]
