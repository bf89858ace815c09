"""The dungeon of Dungeoneer as a grid of small boxes, with the exits at their sides."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from undercroft.games.dungeoneer.content.schema import Location
from undercroft.games.dungeoneer.content.threats import BLOCKED, OPEN, TRAP, WALL, Threat
from undercroft.games.dungeoneer.dungeon import SIDES
from undercroft.games.dungeoneer.pieces import Place
from undercroft.games.dungeoneer.view import DungeonView, HeroView, PlaceView
from undercroft.terminal.boards.board import Frame
from undercroft.terminal.boards.dungeoneer.facts import facts
from undercroft.terminal.style import LABEL, TITLE

SIGNS: Final = {
    BLOCKED: ("#", "#"),
    TRAP: ("!", "!"),
    "spikes": ("▲", "^"),
    "pit": ("▽", "u"),
    "danger": ("◇", "~"),
    "snare": ("✖", "x"),
    "attached": ("✚", "+"),
    "lurker": ("☠", "M"),
    "token": ("◆", "*"),
    "goal": ("◎", "o"),
}
"""The sign of each thing, and the one for terminals that cannot show it."""
HEROES: Final = (("①", "A"), ("②", "B"), ("③", "C"), ("④", "D"))
WIDEST: Final = 19
NARROWEST: Final = 12
AXIS: Final = 3
"""The column with the numbers of the rows."""
GAP: Final = 4
"""An open exit to the north or south."""


class Border(NamedTuple):
    """The signs that a box is drawn with."""

    north_west: str
    north_east: str
    south_west: str
    south_east: str
    across: str
    down: str


THIN: Final = Border("┌", "┐", "└", "┘", "─", "│")
HEAVY: Final = Border("┏", "┓", "┗", "┛", "━", "┃")
PLAIN: Final = Border("+", "+", "+", "+", "-", "|")
PLAIN_HERE: Final = Border("*", "*", "*", "*", "=", "|")


class Box(NamedTuple):
    """What one box says."""

    name: str
    points: str
    kind: str
    exits: tuple[str, str, str, str]
    """As the view writes them; a forced one counts as open."""
    figures: str = ""
    signs: str = ""
    here: bool = False


def draw_map(view: DungeonView, frame: Frame) -> RenderableType:
    """The map with numbered columns and rows, as wide as there is room, and what its signs mean."""
    places = {(place.column, place.row): place for place in view.places}
    columns = _columns_in_sight(view, frame)
    width = _box_width(len(columns), frame)
    lines = [Text(" " * AXIS + "".join(str(column).center(width) for column in columns), style=LABEL)]
    for row in _span([place.row for place in view.places], view):
        boxes = [_box_of(places.get((column, row)), view, frame) for column in columns]
        free = [_free_spot(column, row, places) if view.drawn else "" for column in columns]
        lines += _numbered(row, draw_row(boxes, width, frame, free))
    beyond = [place for place in view.places if place.column not in columns]
    return Group(*lines, *_beyond(beyond, frame), _legend(view, frame))


def draw_cards(locations: Sequence[str], view: DungeonView, frame: Frame, *, both_ways: bool) -> RenderableType:
    """Location cards that are not on the map yet."""
    known = [location for each in locations if (location := facts(view.set).locations.get(each)) is not None]
    ways = (False, True) if both_ways else (False,)
    boxes = [_card_box(location, turned, frame) for location in known for turned in ways]
    width = _box_width(4, frame)
    fit = max(1, (frame.width - AXIS) // width)
    rows = [boxes[at : at + fit] for at in range(0, len(boxes), fit)]
    return Group(*[Text(" " * AXIS).append_text(line) for row in rows for line in draw_row(row, width, frame)])


# -- which part of the map ------------------------------------------------------------------------


def _span(numbers: list[int], view: DungeonView) -> range:
    """From the first to the last, and one more on each side if a location is to be laid."""
    beyond = 1 if view.drawn else 0
    return range(min(numbers, default=0) - beyond, max(numbers, default=-1) + 1 + beyond)


def _free_spot(column: int, row: int, places: Mapping[tuple[int, int], PlaceView]) -> str:
    """Where a spot beside the locations is, as the options name it."""
    beside = ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1))
    return f"{column}, {row}" if (column, row) not in places and any(cell in places for cell in beside) else ""


def _columns_in_sight(view: DungeonView, frame: Frame) -> range:
    """All columns; if that is too wide, those around the hero of the reader, or of whoever's turn it is."""
    columns = _span([place.column for place in view.places], view)
    fit = max(1, (frame.width - AXIS) // NARROWEST)
    if len(columns) <= fit:
        return columns
    number = focus(view).place
    middle = view.places[number].column if number < len(view.places) else 0
    first = min(max(columns.start, middle - fit // 2), columns.stop - fit)
    return range(first, first + fit)


def focus(view: DungeonView) -> HeroView:
    """The hero of the reader, who sees a hand; else the one whose turn it is."""
    return next((hero for hero in view.heroes if hero.hand is not None), view.heroes[view.active])


def _box_width(columns: int, frame: Frame) -> int:
    return max(NARROWEST, min(WIDEST, (frame.width - AXIS) // max(1, columns)))


def _beyond(places: list[PlaceView], frame: Frame) -> list[Text]:
    if not places:
        return []
    names = [
        f"{frame.words.name(each.location)} ({each.column}, {each.row}{_figures(each.heroes, frame, ' ')})"
        for each in places
    ]
    return [Text(frame.words.say("board-beyond", locations=", ".join(names)), style=LABEL)]


# -- a row of boxes -------------------------------------------------------------------------------


def draw_row(boxes: Sequence[Box | None], width: int, frame: Frame, free: Sequence[str] = ()) -> list[Text]:
    """Boxes side by side, as high as the fullest of them; ``free`` names the spots between them."""
    inner = width - 2
    names = [_wrapped(box.name, inner) if box else [] for box in boxes]
    high = max(len(lines) for lines in names)
    signs = not all(_fits_between(box, inner, frame) for box in boxes if box)
    height = 3 + high + int(signs) if high else 1
    drawn = [
        _lines(box, lines + [""] * (high - len(lines)), inner, frame, signs=signs)
        if box
        else _empty(spot, width, height)
        for box, lines, spot in zip(boxes, names, free or [""] * len(boxes), strict=True)
    ]
    return [Text().join([each[line] for each in drawn]) for line in range(height)]


def _empty(spot: str, width: int, height: int) -> list[Text]:
    return [Text((spot if line == height // 2 else "").center(width), style=LABEL) for line in range(height)]


def _wrapped(name: str, inner: int) -> list[str]:
    """A name in two lines at most."""
    return textwrap.wrap(name, inner, max_lines=2, placeholder="…", break_on_hyphens=True) or [""]


def _lines(box: Box, names: list[str], inner: int, frame: Frame, *, signs: bool) -> list[Text]:
    border = _border(frame, here=box.here)
    style = TITLE if box.here else ""
    north, east, south, west = box.exits
    top = _edge(box.points, north, inner, border, frame)
    bottom = _edge(box.kind, south, inner, border, frame)
    lines = [Text(border.north_west + top + border.north_east, style=style)]
    lines += [_framed(line.center(inner), border, style) for line in names]
    if signs:
        lines.append(_framed(box.signs[:inner].center(inner), border, style))
    figures = box.figures if signs else _figures_and_signs(box)
    middle = _between(_threat(west, frame), figures, _threat(east, frame), inner)
    lines.append(Text(_post(west, border, frame) + middle + _post(east, border, frame), style=style))
    return [*lines, Text(border.south_west + bottom + border.south_east, style=style)]


def _figures_and_signs(box: Box) -> str:
    return f"{box.figures} {box.signs}".strip()


def _fits_between(box: Box, inner: int, frame: Frame) -> bool:
    """Whether figures and signs have room in one line, between the exits to the west and the east."""
    _, east, _, west = box.exits
    taken = len(_threat(west, frame)) + len(_threat(east, frame)) + 2
    return not box.signs or len(_figures_and_signs(box)) <= inner - taken


def _framed(text: str, border: Border, style: str) -> Text:
    return Text(border.down + text + border.down, style=style)


def _edge(corner: str, exit_: str, inner: int, border: Border, frame: Frame) -> str:
    """The upper or lower side: what stands in its corner, and the exit in its middle."""
    if exit_ == WALL:
        label = ""
    else:
        label = " " * GAP if exit_ == OPEN else sign(exit_.split()[0], frame) + _threat(exit_, frame)
    at = max((inner - len(label)) // 2, len(corner) + 1)
    line = corner.ljust(at, border.across) + label
    return line[:inner].ljust(inner, border.across)


def _between(west: str, figures: str, east: str, inner: int) -> str:
    """The line of the western and eastern exits, with the figures between them."""
    room = inner - len(west) - len(east)
    middle = (inner - len(figures)) // 2 - len(west)
    at = max(int(west != ""), min(room - len(figures) - int(east != ""), middle))
    return west + (" " * at + figures).ljust(room)[:room] + east


def _post(exit_: str, border: Border, frame: Frame) -> str:
    if exit_ in (OPEN, WALL):
        return " " if exit_ == OPEN else border.down
    return sign(exit_.split()[0], frame)


def _threat(exit_: str, frame: Frame) -> str:
    """``sp8`` of ``trap speed 8``."""
    _, _, threat = exit_.partition(" ")
    return short(Threat.read(threat), frame) if threat else ""


def _border(frame: Frame, *, here: bool) -> Border:
    if frame.can_show("┏┌"):
        return HEAVY if here else THIN
    return PLAIN_HERE if here else PLAIN


def _numbered(row: int, lines: list[Text]) -> list[Text]:
    """The lines of a row of boxes, with its number beside the middle."""
    middle = len(lines) // 2
    return [
        Text(str(row if at == middle else "").rjust(AXIS - 1) + " ", style=LABEL).append_text(line)
        for at, line in enumerate(lines)
    ]


# -- what a box says ------------------------------------------------------------------------------


def _box_of(place: PlaceView | None, view: DungeonView, frame: Frame) -> Box | None:
    if place is None:
        return None
    location = facts(view.set).locations.get(place.location)
    hero = focus(view)
    sides = [OPEN if side in place.opened else place.exits[side] for side in SIDES]
    return Box(
        name=frame.words.title(place.location),
        points=f"{location.glory}/{location.peril}" if location else "",
        kind=frame.words.say(f"board-short-{kind_of(location)}") if location else "",
        exits=(sides[0], sides[1], sides[2], sides[3]),
        figures=_figures(place.heroes, frame),
        signs=" ".join(_signs(place, location, view, frame)),
        here=hero.seat in place.heroes,
    )


def _card_box(location: Location, turned: bool, frame: Frame) -> Box:
    north, east, south, west = Place(location, 0, turned).exits
    return Box(
        name=frame.words.title(location.id),
        points=f"{location.glory}/{location.peril}",
        kind=frame.words.say(f"board-short-{kind_of(location)}"),
        exits=(str(north), str(east), str(south), str(west)),
        signs=hazard_sign(location, frame),
    )


def kind_of(location: Location) -> str:
    return "dark" if location.dark else location.kind


def _signs(place: PlaceView, location: Location | None, view: DungeonView, frame: Frame) -> list[str]:
    found = [hazard_sign(location, frame)] if location and location.hazard else []
    for thing, cards in (("snare", place.traps), ("attached", place.attached)):
        if cards:
            found.append(sign(thing, frame) + (str(len(cards)) if len(cards) > 1 else ""))
    if place.lurker is not None:
        found.append(f"{sign('lurker', frame)}{place.lurker_health}")
    quests = [*view.common, *[quest for hero in view.heroes for quest in hero.quests]]
    if any(quest.dropped == place.number for quest in quests):
        found.append(sign("token", frame))
    if any(place.location in quest.places for quest in [*view.common, *focus(view).quests]):
        found.append(sign("goal", frame))
    return found


def hazard_sign(location: Location, frame: Frame) -> str:
    """``^sp9``: the hazard and its threat."""
    hazard = location.hazard
    if hazard is None:
        return ""
    return sign(hazard.kind, frame) + (short(hazard.threat, frame) if hazard.threat else f"+{hazard.by}")


def short(threat: Threat, frame: Frame) -> str:
    return f"{frame.words.say(f'board-short-{threat.stat}')}{threat.value}"


def figure(seat: int, frame: Frame) -> str:
    """The mark of a seat's hero."""
    mark, plain = HEROES[seat]
    return mark if frame.can_show(mark) else plain


def _figures(seats: Sequence[int], frame: Frame, before: str = "") -> str:
    return before + "".join(figure(seat, frame) for seat in seats) if seats else ""


def sign(thing: str, frame: Frame) -> str:
    shown, plain = SIGNS[thing]
    return shown if frame.can_show(shown) and cell_len(shown) == 1 else plain


# -- what the signs mean --------------------------------------------------------------------------


def _legend(view: DungeonView, frame: Frame) -> Text:
    """The signs that occur on this map."""
    words = frame.words
    texts = [words.say("board-legend-points"), words.say("board-legend-open")]
    texts += [words.say(f"board-legend-{thing}", sign=sign(thing, frame)) for thing in _things(view)]
    texts.append(words.say("board-legend-forms"))
    return Text("; ".join(texts), style=LABEL)


def _things(view: DungeonView) -> list[str]:
    """What there is a sign for on this map, in the order of ``SIGNS``."""
    found = {exit_.split()[0] for place in view.places for exit_ in place.exits.values()}
    for place in view.places:
        location = facts(view.set).locations.get(place.location)
        if location and location.hazard:
            found.add(location.hazard.kind)
        found |= {thing for thing, has in (("snare", place.traps), ("attached", place.attached)) if has}
        found |= {"lurker"} if place.lurker else set()
    quests = [*view.common, *[quest for hero in view.heroes for quest in hero.quests]]
    found |= {"token" for quest in quests if quest.dropped is not None}
    goals = {word for quest in [*view.common, *focus(view).quests] for word in quest.places}
    found |= {"goal" for place in view.places if place.location in goals}
    return [thing for thing in SIGNS if thing in found]
