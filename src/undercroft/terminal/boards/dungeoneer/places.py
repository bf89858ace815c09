"""The locations of Dungeoneer in words: for whoever cannot see the map, or not all of it."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from undercroft.games.dungeoneer.content.schema import Location
from undercroft.games.dungeoneer.content.threats import Exit
from undercroft.games.dungeoneer.dungeon import SIDES
from undercroft.games.dungeoneer.view import DungeonView, PlaceView
from undercroft.terminal.boards.board import Frame
from undercroft.terminal.boards.dungeoneer.facts import facts, section
from undercroft.terminal.boards.dungeoneer.grid import kind_of
from undercroft.terminal.style import TITLE
from undercroft.words import Words


def places_in_words(view: DungeonView, frame: Frame) -> list[RenderableType]:
    """Every location of the map: where it lies, what it gives, its exits and what is there."""
    lines: list[RenderableType] = [_place(place, view, frame) for place in view.places]
    return section(frame.words.say("board-locations"), lines)


def _place(place: PlaceView, view: DungeonView, frame: Frame) -> Text:
    words = frame.words
    location = facts(view.set).locations.get(place.location)
    parts = _printed(location, words) if location else []
    parts.append("; ".join(f"{words.name(side)}: {_exit(side, place, words)}" for side in SIDES))
    here = [frame.names[seat] for seat in place.heroes]
    parts += [words.say("board-place-here", heroes=", ".join(here))] if here else []
    parts += [words.title(card) for card in (*place.traps, *place.attached)]
    if place.lurker is not None:
        parts.append(f"{words.title(place.lurker)} ({words.say('board-health-is', health=place.lurker_health)})")
    text = Text(f"{place.column}, {place.row} {words.title(place.location)}", style=TITLE)
    return text.append(f" ({place.number}). {'. '.join(parts)}.", style="not bold")


def _printed(location: Location, words: Words) -> list[str]:
    """What is printed on the card, but for the exits."""
    points = words.say("board-place-points", glory=location.glory, peril=location.peril)
    parts = [f"{words.title(kind_of(location))}, {points}"]
    hazard = location.hazard
    if hazard is not None:
        parts.append(
            words.title(hazard.kind) + (f" {_threat(str(hazard.threat), words)}" if hazard.threat else f" +{hazard.by}")
        )
    if location.effects and words.has(f"{location.id}.about"):
        parts.append(words.say(f"{location.id}.about").removesuffix("."))
    return parts


def _exit(side: str, place: PlaceView, words: Words) -> str:
    if side in place.opened:
        return words.say("board-exit-forced")
    exit_ = Exit.read(place.exits[side])
    threat = _threat(str(exit_.threat), words) if exit_.threat else ""
    return words.say(f"board-exit-{exit_.kind}", threat=threat)


def _threat(threat: str, words: Words) -> str:
    stat, value = threat.split()
    return f"{words.name(stat)} {value}+"
