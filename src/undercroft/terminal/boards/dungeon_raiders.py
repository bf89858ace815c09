"""The table of Dungeon Raiders: the rooms of the level, the raiders, and the cards in hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.box import HEAVY, ROUNDED, SQUARE
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from undercroft.engine.decision import Option
from undercroft.engine.event import Event
from undercroft.engine.game import View
from undercroft.engine.outcome import Outcome
from undercroft.games.dungeon_raiders.content import bosses
from undercroft.games.dungeon_raiders.content.characters import CHARACTER_IDS
from undercroft.games.dungeon_raiders.options import CHARACTER, CHOOSE_CHARACTER
from undercroft.games.dungeon_raiders.state import LEVELS, ROOMS_IN_LEVEL
from undercroft.games.dungeon_raiders.view import RaiderView, RaidView, RoomView
from undercroft.terminal.boards.board import Board, Frame, by_score
from undercroft.terminal.style import BONE, DARK, HARM, LABEL, NOW, QUIET, TITLE
from undercroft.words import Words

SIGNS: Final = {
    "treasure": ("▣", "$"),
    "monster": ("☠", "M"),
    "trap": ("✖", "x"),
    "vault": ("◫", "V"),
    "boss": ("♛", "B"),
    "dark": ("▒", "?"),
    "life": ("♥", ""),
    "first": ("►", ">"),
}
"""The sign of each thing, and the one for terminals that cannot show it."""
SIGN_STYLES: Final = {
    "treasure": "#f5b85a",
    "monster": "#f58468",
    "trap": "#f58468",
    "boss": "#b9a7f5",
    "vault": "#8bc796",
}
GROUP_OF: Final = {"play": "cards", "play-two": "two-cards", "light-torch": "torch", "hold": "leave"}
NARROW: Final = 64
"""Below this, rooms stand one under the other."""
EDGES: Final = 4
"""What a panel's edges and its padding take of its width."""
POWER: Final = "power-"
BOSSES: Final = {boss.id: boss for boss in bosses.BOSSES}


class RaidBoard(Board):
    groups = ("torch", "cards", "two-cards", "leave")
    heroes = CHARACTER_IDS

    def draw(self, view: View, frame: Frame) -> RenderableType:
        assert isinstance(view, RaidView)
        if view.level == 0:
            return _raiders(view, frame)
        parts: list[RenderableType] = [_header(view, frame), _row(view, frame)]
        if view.contest is not None:
            parts.append(Text(frame.words.say(f"{view.contest}.about"), style="italic"))
        parts.append(_raiders(view, frame))
        parts += [_hand(raider, frame) for raider in view.raiders if raider.hand is not None]
        return Group(*parts)

    def draw_all(self, view: View, frame: Frame) -> RenderableType:
        assert isinstance(view, RaidView)
        words = frame.words
        piles = Text(words.say("board-items", items=_counted(view.items, words)))
        past = [words.name(room) for room in view.behind]
        behind = Text(words.say("board-behind", rooms=", ".join(past))) if past else Text("")
        return Group(self.draw(view, frame), piles, Text(words.say("board-piles", count=view.piles)), behind)

    def group(self, option: Option) -> str:
        return GROUP_OF.get(option.verb.name, "")

    def note(self, option: Option, words: Words) -> str:
        """What a character begins with, when one is chosen."""
        return words.say(f"{CHARACTER.of(option)}.about") if option.verb is CHOOSE_CHARACTER else ""

    def begins_paragraph(self, event: Event) -> bool:
        return event.kind in ("level", "room", "character")

    def hero_of(self, view: View, seat: int) -> str | None:
        assert isinstance(view, RaidView)
        return view.raiders[seat].character

    def score_sheet(self, view: View, outcome: Outcome, frame: Frame) -> RenderableType:
        assert isinstance(view, RaidView)
        words = frame.words
        table = Table(box=None, padding=(0, 2, 0, 0))
        for column in ("player", "character"):
            table.add_column(words.say(f"board-{column}"))
        for column in ("treasure", "lives"):
            table.add_column(words.say(f"board-{column}"), justify="right")
        table.add_column("")
        for seat, _ in by_score(outcome):
            raider = view.raiders[seat]
            fate = ", ".join(words.say(f"note-{note}") for note in outcome.notes.get(str(seat), []))
            row = [frame.names[seat], _character(raider, words), str(raider.treasure), str(raider.lives), fate]
            table.add_row(*row, style=TITLE if seat in outcome.winners else "")
        return table


# -- the level --------------------------------------------------------------------------------


def _header(view: RaidView, frame: Frame) -> RenderableType:
    room = ROOMS_IN_LEVEL - len(view.row) + 1
    title = frame.words.say("board-title", level=view.level, levels=LEVELS, room=min(room, ROOMS_IN_LEVEL))
    sign = "─" if frame.can_show("─") else "-"
    return Rule(Text(f"{frame.words.title('game')}: {title}", style=TITLE), align="left", characters=sign, style=LABEL)


def _row(view: RaidView, frame: Frame) -> RenderableType:
    """The rooms from left to right: those behind us are dim, the one we are in stands out."""
    if frame.width < NARROW:
        return Text("\n").join([_room_text(room, frame, here=place == 0) for place, room in enumerate(view.row)])
    width = min(18, (frame.width - ROOMS_IN_LEVEL) // ROOMS_IN_LEVEL)
    grid = Table.grid(padding=(0, 1, 0, 0))
    passed = (
        view.behind[len(view.behind) - (ROOMS_IN_LEVEL - len(view.row)) :] if len(view.row) < ROOMS_IN_LEVEL else []
    )
    behind = [Text(frame.words.title(room)) for room in passed]
    ahead = [_room_text(room, frame, here=place == 0) for place, room in enumerate(view.row)]
    height = max(_lines(text, width - EDGES) for text in behind + ahead) + 2
    panels = [Panel(text, box=SQUARE, width=width, height=height, style=QUIET) for text in behind]
    panels += [_room_panel(text, width, height, here=place == 0) for place, text in enumerate(ahead)]
    grid.add_row(*panels)
    return grid


def _lines(text: Text, width: int) -> int:
    """How many lines a text takes at this width."""
    return len(text.wrap(Console(width=width, color_system=None), width))


def _room_panel(text: Text, width: int, height: int, *, here: bool) -> Panel:
    edge = NOW if here else ""
    return Panel(text, box=HEAVY if here else ROUNDED, width=width, height=height, style=DARK, border_style=edge)


def _room_text(room: RoomView, frame: Frame, *, here: bool) -> Text:
    if room.room is None:
        return Text(f"{_sign('dark', frame) * 3} {frame.words.say('board-dark')}")
    kind = str(room.kind)
    text = Text().append(f"{_sign(kind, frame)} ", style=SIGN_STYLES.get(kind, ""))
    text.append(frame.words.title(room.room), style=TITLE if here else "")
    if room.dark:
        text.append(f"\n{frame.words.say('board-only-you')}", style="italic")
    figures = _figures(room, frame)
    return text.append(f"\n{figures}") if figures else text


def _figures(room: RoomView, frame: Frame) -> str:
    words = frame.words
    if room.damage is None:
        return ""
    wounds = _wounds(room, frame)
    if room.strength is None:
        return words.say("board-unbeatable", wounds=wounds)
    return words.say("board-strength", strength=room.strength, wounds=wounds)


def _wounds(room: RoomView, frame: Frame) -> str:
    """What it does to whom it strikes: RAID-MARK-08 and RAID-MARK-10 name no number."""
    boss, life = BOSSES.get(room.room or ""), _sign("life", frame)
    if boss is not None and boss.petrifies:
        return frame.words.say("board-petrifies")
    if boss is not None and boss.wounds_by_card:
        return frame.words.say("board-wounds-by-card" if life else "board-wounds-by-card-plain", life=life)
    return f"-{room.damage}{life}" if life else frame.words.say("board-wounds-plain", count=room.damage or 0)


def _sign(thing: str, frame: Frame) -> str:
    sign, plain = SIGNS[thing]
    return sign if frame.can_show(sign) else plain


# -- the raiders ------------------------------------------------------------------------------


def _raiders(view: RaidView, frame: Frame) -> RenderableType:
    words = frame.words
    if frame.width < NARROW:
        return Text("\n").join([_raider_line(raider, view, frame) for raider in view.raiders])
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("player", "character"):
        table.add_column(words.say(f"board-{column}"), header_style=LABEL)
    for column in ("lives", "treasure", "cards"):
        table.add_column(words.say(f"board-{column}"), justify="right", header_style=LABEL)
    for column in ("played", "laid"):
        table.add_column(words.say(f"board-{column}"), header_style=LABEL)
    for raider in view.raiders:
        style = QUIET if not raider.alive else TITLE if raider.seat == frame.you else ""
        table.add_row(*_raider(raider, view, frame), style=style)
    return table


def _raider_line(raider: RaiderView, view: RaidView, frame: Frame) -> Text:
    """One raider in a line, where there is no room for a table."""
    name, character, lives, treasure, _, played, laid = _raider(raider, view, frame)
    line = Text().append(f"{name}, {character}: ", style=TITLE if raider.seat == frame.you else "").append(lives)
    line.append(f", {treasure}{_sign('treasure', frame)}")
    for label, cards in (("played", played), ("laid", laid)):
        if cards:
            line.append(f"; {frame.words.say(f'board-{label}')}: {cards}")
    return line


def _raider(raider: RaiderView, view: RaidView, frame: Frame) -> list[str | Text]:
    words = frame.words
    token = f"{_sign('first', frame)} " if view.first == raider.seat else ""
    name = f"{token}{frame.names[raider.seat]}"
    if not raider.alive:
        fate = words.say("note-petrified" if raider.stone else "note-dead")
        return [name, _character(raider, words), Text(fate, style=HARM), str(raider.treasure), "", "", ""]
    lives = Text(f"{raider.lives}{_sign('life', frame)}", style=HARM if raider.lives <= 2 else "")
    played = " ".join(_short(raider.played, words))
    return [
        name,
        _character(raider, words),
        lives,
        str(raider.treasure),
        str(raider.cards),
        played,
        _laid(raider, words),
    ]


def _character(raider: RaiderView, words: Words) -> str:
    return words.title(raider.character) if raider.character else ""


def _laid(raider: RaiderView, words: Words) -> str:
    if raider.chosen:
        return f"({', '.join(_short(raider.chosen, words))})"
    return ", ".join([*_short(raider.laid, words), *["?"] * raider.face_down])


def _short(cards: Sequence[str], words: Words) -> list[str]:
    """Power cards by their number, items by name."""
    return [card.removeprefix(POWER) if card.startswith(POWER) else words.name(card) for card in cards]


def _hand(raider: RaiderView, frame: Frame) -> RenderableType:
    cards = raider.hand or []
    line = Text().append(f"{frame.words.say('board-hand')} ", style=LABEL)
    for card in _short(cards, frame.words):
        line.append(f" {card} ", style=BONE).append(" ")
    return line


def _counted(items: dict[str, int], words: Words) -> str:
    return ", ".join(f"{words.name(item)} {count}" for item, count in items.items())


BOARD = RaidBoard
