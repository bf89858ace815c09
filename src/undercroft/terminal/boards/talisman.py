"""The table of Talisman: the characters, what the reader has, what lies within a roll, and the attack that goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from undercroft.engine.decision import Option
from undercroft.engine.event import Event
from undercroft.engine.game import View
from undercroft.engine.outcome import Outcome
from undercroft.games.talisman.box import DUNGEON, INNER, REGION_IDS, Box, Space, box_for
from undercroft.games.talisman.options import CHARACTER, CHOOSE, SPACE
from undercroft.games.talisman.places import ring
from undercroft.games.talisman.view import CharacterView, FightView, SpaceView, TalismanView
from undercroft.terminal.boards.board import Board, Frame, by_score
from undercroft.terminal.style import HARM, LABEL, MAGIC, QUIET, TITLE
from undercroft.words import Words

NARROW: Final = 64
"""Below this, a character is a few lines instead of a row."""
NUMBERS: Final = ("strength", "craft", "lives", "fate", "gold", "spells")
REACH: Final = 6
"""So far a die can lead."""
LOW: Final = 2
BELONGINGS: Final = ("objects", "followers", "hand", "trophies")
CASTS: Final = ("cast", "cast-on", "cast-at", "cast-card", "cast-foe")
LEAVING: Final = ("pass", "done", "decline")


class TalismanBoard(Board):
    groups = ("choices", "spells", "leave")
    heroes = tuple(role.id for role in box_for("whole").roles)

    def __init__(self) -> None:
        self._here: Space | None = None
        """Where the reader stood when the table was last drawn."""

    def draw(self, view: View, frame: Frame) -> RenderableType:
        assert isinstance(view, TalismanView)
        parts: list[RenderableType] = [_header(view, frame), *_characters(view, frame)]
        if view.phase == "choosing":
            return Group(*parts)
        reader = _reader(view, frame)
        self._here = None if reader.space is None else box_for("whole").space(reader.space)
        parts += [*_surroundings(reader, view, frame), *_belongings(reader, frame)]
        if view.fight is not None:
            parts.append(_fight(view.fight, view, frame))
        return Group(*parts)

    def draw_all(self, view: View, frame: Frame) -> RenderableType:
        """Also what everybody has, what lies anywhere, and the decks."""
        assert isinstance(view, TalismanView)
        parts: list[RenderableType] = [self.draw(view, frame)]
        for character in view.characters:
            if character.seat != _reader(view, frame).seat:
                parts += _belongings(character, frame)
        if lying := [_line_of(space, frame.words) for space in view.spaces]:
            parts.append(Panel(Group(*lying), title=frame.words.say("board-lying"), title_align="left"))
        parts.append(Text(_decks(view, frame.words), style=LABEL))
        return Group(*parts)

    def group(self, option: Option) -> str:
        return "spells" if option.verb.name in CASTS else "leave" if option.verb.name in LEAVING else "choices"

    def note(self, option: Option, words: Words) -> str:
        """What a character can do, when one is chosen; which of several spaces of one name is meant."""
        if option.verb is CHOOSE:
            return words.say(f"{CHARACTER.of(option)}.about")
        if self._here is None or SPACE not in option.verb.places:
            return ""
        return _bearing(self._here, box_for("whole").space(SPACE.of(option)))

    def begins_paragraph(self, event: Event) -> bool:
        return event.kind == "turn"

    def hero_of(self, view: View, seat: int) -> str | None:
        assert isinstance(view, TalismanView)
        return view.characters[seat].character

    def score_sheet(self, view: View, outcome: Outcome, frame: Frame) -> RenderableType:
        assert isinstance(view, TalismanView)
        words = frame.words
        table = Table(box=None, padding=(0, 2, 0, 0))
        for column in ("player", "character", "where"):
            table.add_column(words.say(f"board-{column}"))
        table.add_column(words.say("board-gained"), justify="right")
        for seat, score in by_score(outcome):
            character = view.characters[seat]
            place = "" if character.space is None else words.title(character.space)
            row = [frame.names[seat], _name(character, words), place, str(score)]
            table.add_row(*row, style=TITLE if seat in outcome.winners else "")
        return table


# -- the characters -------------------------------------------------------------------------------


def _header(view: TalismanView, frame: Frame) -> RenderableType:
    title = frame.words.say("board-title", round=view.round, rounds=view.rounds)
    sign = "─" if frame.can_show("─") else "-"
    return Rule(Text(f"{frame.words.title('game')}: {title}", style=TITLE), align="left", characters=sign, style=LABEL)


def _reader(view: TalismanView, frame: Frame) -> CharacterView:
    """Whose table it is; for those who only look on, whose turn it is."""
    return view.characters[view.active if frame.you is None else frame.you]


def _characters(view: TalismanView, frame: Frame) -> list[RenderableType]:
    """Everybody's values; the reader's own row stands out."""
    if frame.width < NARROW:
        return [_character_lines(character, view, frame) for character in view.characters]
    table = Table(box=None, padding=(0, 1, 0, 0))
    for column in ("player", "character"):
        table.add_column(frame.words.say(f"board-{column}"), header_style=LABEL)
    for column in NUMBERS:
        table.add_column(frame.words.say(f"board-{column}"), justify="right", header_style=LABEL, no_wrap=True)
    table.add_column(frame.words.say("board-where"), header_style=LABEL)
    for character in view.characters:
        style = QUIET if character.character is None else TITLE if character.seat == frame.you else ""
        table.add_row(*_row(character, view, frame), style=style)
    return [table]


def _row(character: CharacterView, view: TalismanView, frame: Frame) -> list[str | Text]:
    turn = ">" if character.seat == view.active and view.phase != "choosing" else " "
    place = "" if character.space is None else frame.words.title(character.space)
    state = _state(character, frame.words)
    return [
        f"{turn} {frame.names[character.seat]}",
        _name(character, frame.words),
        *_numbers(character),
        Text(place).append(f" ({state})" if state else "", style=HARM),
    ]


def _name(character: CharacterView, words: Words) -> str:
    if character.character is None:
        return words.say("board-out" if character.out else "board-no-character")
    return f"{words.title(character.character)} ({words.say(f'board-{character.alignment}')})"


def _numbers(character: CharacterView) -> list[str | Text]:
    if character.character is None:
        return [""] * len(NUMBERS)
    lives = Text(f"{character.lives}/{character.life}", style=HARM if character.lives <= LOW else "")
    fate = f"{character.fate}/{character.fate_value}"
    spells = f"{character.spells}/{character.spell_limit}"
    return [str(character.strength), str(character.craft), lives, fate, str(character.gold), spells]


def _state(character: CharacterView, words: Words) -> str:
    """What hinders or helps it for a while."""
    found: list[str] = []
    if character.toad:
        found.append(words.say("board-toad", turns=character.toad))
    if character.missing:
        found.append(words.say("board-missing", turns=character.missing))
    if character.enslaved:
        found.append(words.say("board-enslaved"))
    if character.quest:
        found.append(words.say("board-quest", quest=words.name(character.quest)))
    return ", ".join(found)


def _character_lines(character: CharacterView, view: TalismanView, frame: Frame) -> Text:
    """A character where there is no room for a table."""
    words = frame.words
    player, name, *numbers, place = _row(character, view, frame)
    text = Text(style=TITLE if character.seat == frame.you else "")
    text.append(f"{player}: {name}\n")
    labels = [words.say(f"board-{column}") for column in NUMBERS]
    values = [f"{label} {value}" for label, value in zip(labels, numbers, strict=True)]
    return text.append("  " + ", ".join(values) + "\n  ").append_text(Text(str(place)))


# -- where the reader stands ----------------------------------------------------------------------


def _surroundings(character: CharacterView, view: TalismanView, frame: Frame) -> list[RenderableType]:
    """The spaces that a die can lead to, with what lies there and who stands there."""
    if character.space is None:
        return []
    box = box_for("whole")
    here = box.space(character.space)
    lying = {space.space: space for space in view.spaces}
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
    for steps, space in _within_reach(box, here, dungeon=view.dungeon):
        about = _there(space, lying.get(space.id), view, frame)
        table.add_row(Text(steps, style=LABEL), Text(frame.words.title(space.id), style=_style(space, here)), about)
    title = frame.words.title(REGION_IDS[here.region])
    return [Panel(table, title=title, title_align="left")]


def _style(space: Space, here: Space) -> str:
    return TITLE if space is here else ""


def _within_reach(box: Box, here: Space, *, dungeon: bool) -> list[tuple[str, Space]]:
    """Counterclockwise from far to near, the space itself, clockwise from near to far; in the Inner Region and the
    Dungeon along the way."""
    if here.region == INNER:
        return [("", here), *[("1", box.spaces[space]) for space in here.next]]
    if here.region == DUNGEON:
        spaces = range(max(box.entrance, here.index - REACH), min(box.chamber, here.index + REACH) + 1)
        return [(_signed(space - here.index), box.spaces[space]) for space in spaces]
    first, length = ring(here.region)
    found = [
        (_signed(step), box.spaces[first + (here.index - first + step) % length]) for step in range(-REACH, REACH + 1)
    ]
    gates = [box.spaces[space] for space in here.next if box.spaces[space].region != here.region]
    return [*found, *[("*", space) for space in gates if dungeon or space.region != DUNGEON]]


def _bearing(here: Space, space: Space) -> str:
    """How far it is the shorter way round, as the table counts it; nothing from one Region to another."""
    if here.region != space.region or here.region == INNER:
        return ""
    if here.region == DUNGEON:
        return _signed(space.index - here.index)
    _, length = ring(here.region)
    clockwise = (space.index - here.index) % length
    return _signed(clockwise if clockwise <= length // 2 else clockwise - length)


def _signed(step: int) -> str:
    return "" if step == 0 else f"{step:+d}"


def _there(space: Space, lying: SpaceView | None, view: TalismanView, frame: Frame) -> Text:
    words = frame.words
    text = Text()
    people = [each for each in view.characters if each.space == space.id]
    if people:
        text.append(", ".join([frame.names[each.seat] for each in people]), style=MAGIC)
    if lying is not None:
        text.append("; " if people else "").append(_things(lying, words))
    return text


def _things(space: SpaceView, words: Words) -> str:
    names = [words.name(card) for card in space.cards]
    return ", ".join([*names, words.say("board-coins", gold=space.gold)] if space.gold else names)


def _line_of(space: SpaceView, words: Words) -> Text:
    return Text(f"{words.title(space.space)}: ").append(_things(space, words))


# -- belongings, decks, the attack ----------------------------------------------------------------


def _belongings(character: CharacterView, frame: Frame) -> list[RenderableType]:
    """What a character has, as far as the reader may know."""
    if character.character is None:
        return []
    words = frame.words
    table = Table.grid(padding=(0, 2, 0, 0))
    for kind in BELONGINGS:
        cards: Sequence[str] = getattr(character, kind)
        if cards:
            table.add_row(Text(words.say(f"board-{kind}"), style=LABEL), _cards(cards, words))
    if not table.row_count:
        return []
    title = words.say("board-has", character=words.name(character.character))
    return [Panel(table, title=title, title_align="left")]


def _cards(cards: Sequence[str], words: Words) -> Text:
    text = Text()
    for number, card in enumerate(cards):
        text.append("\n" if number else "").append(words.title(card), style=TITLE)
        if words.has(f"{card}.about"):
            text.append(f": {words.say(f'{card}.about')}", style=QUIET)
    return text


def _decks(view: TalismanView, words: Words) -> str:
    return words.say(
        "board-decks", adventure=view.adventure, under=view.under, spells=view.spell_deck, talismans=view.talismans
    )


def _fight(fight: FightView, view: TalismanView, frame: Frame) -> RenderableType:
    """Both sides' sums; before the dice the odds."""
    words = frame.words
    mine = view.characters[fight.seat].character
    if fight.rival is not None:
        theirs = words.name(view.characters[fight.rival].character or "")
    else:
        theirs = ", ".join([words.name(foe.name) for foe in fight.foes])
    sides = [
        _side(
            "" if mine is None else words.name(mine), fight.value, [fight.die] if fight.die else fight.dice, fight.score
        ),
        _side(theirs, fight.rival_value, [fight.rival_die] if fight.rival_die else fight.rival_dice, fight.rival_score),
    ]
    if fight.odds is not None:
        won, even, lost = fight.odds
        total = won + even + lost
        sides.append(
            words.say(
                "board-odds",
                win=round(100 * won / total),
                even=round(100 * even / total),
                lose=round(100 * lost / total),
            )
        )
    return Panel(Text("\n".join(sides)), title=words.title(fight.mode), title_align="left", border_style=HARM)


def _side(name: str, value: int, dice: list[int], score: int) -> str:
    """The die that counts; while that is open, all that lie there."""
    return f"{name}: {value} + {'/'.join(map(str, dice)) or '?'}" + (f" = {score}" if score else "")


BOARD = TalismanBoard
