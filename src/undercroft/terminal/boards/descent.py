"""The table of Descent: the map with numbered spaces, both goals, the figures, an attack under way, one's own cards."""

from __future__ import annotations

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
from undercroft.games.descent.content.boards import Board as Ground
from undercroft.games.descent.content.boards import board_of
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.geometry.bits import bits
from undercroft.games.descent.geometry.ground import DOOR, WALL
from undercroft.games.descent.options import CHOOSE_HERO, HERO
from undercroft.games.descent.view import AttackView, CardView, DescentView, FigureView, HeroView
from undercroft.terminal.boards.board import Board, Frame
from undercroft.terminal.style import HARM, LABEL, MAGIC, QUIET, TITLE
from undercroft.words import Words

WIDE: Final = 3
"""Of a space on the screen."""
MOVES: Final = ("walk", "stride", "climb", "place")
LEAVING: Final = ("end-turn", "end-activation", "pass", "only", "keep", "done")
"""Standing passes begin so, too."""
TERRAIN: Final = {"~": "~", "#": "#", "o": "o", "L": "L"}
LOW: Final = 3


class DescentBoard(Board):
    groups = ("choices", "ways", "leave")
    heroes = tuple(BOX.heroes)

    def draw(self, view: View, frame: Frame) -> RenderableType:
        assert isinstance(view, DescentView)
        parts: list[RenderableType] = [_header(view, frame), *_goals(view, frame), _map(view)]
        parts += [_ways_out(view, frame.words), _figures(view, frame)]
        if view.attack is not None:
            parts.append(_attack(view.attack, frame.words))
        return Group(*parts, *_own_cards(view, frame))

    def draw_all(self, view: View, frame: Frame) -> RenderableType:
        """Also what every hero has, and the decks."""
        assert isinstance(view, DescentView)
        decks = frame.words.say("board-decks", deck=view.deck, hand=view.cards, search=view.search_cards)
        others = [hero for hero in view.heroes if hero.seat != frame.you and frame.words.has(hero.id)]
        known = [_cards_of(hero, frame.words) for hero in others]
        return Group(self.draw(view, frame), *known, Text(decks, style=LABEL))

    def group(self, option: Option) -> str:
        name = option.verb.name
        return "ways" if name in MOVES else "leave" if name.startswith(LEAVING) else "choices"

    def note(self, option: Option, words: Words) -> str:
        """What a hero can do, when one is chosen."""
        return words.say(f"{HERO.of(option)}.about") if option.verb is CHOOSE_HERO else ""

    def begins_paragraph(self, event: Event) -> bool:
        return event.kind in ("turn", "activated", "overlord-turn", "round", "attacks")

    def hero_of(self, view: View, seat: int) -> str | None:
        assert isinstance(view, DescentView)
        return next((hero.id for hero in view.heroes if hero.seat == seat), None)

    def score_sheet(self, view: View, outcome: Outcome, frame: Frame) -> RenderableType:
        assert isinstance(view, DescentView)
        table = Table(box=None, padding=(0, 2, 0, 0))
        table.add_column(frame.words.say("end-player"))
        table.add_column(frame.words.say("board-side"))
        for seat, name in enumerate(frame.names):
            side = frame.words.title("overlord-side" if seat == 0 else "heroes-side")
            table.add_row(name, side, style=TITLE if seat in outcome.winners else "")
        return Group(*_goals(view, frame), table)


# -- goals ----------------------------------------------------------------------------------------


def _header(view: DescentView, frame: Frame) -> RenderableType:
    words = frame.words
    quest = words.title(view.quest)
    title = words.say("board-title", quest=quest, round=view.round, rounds=view.rounds)
    sign = "─" if frame.can_show("─") else "-"
    return Rule(Text(title, style=TITLE), align="left", characters=sign, style=LABEL)


def _goals(view: DescentView, frame: Frame) -> list[RenderableType]:
    """What both sides want, and how near they are."""
    found: list[RenderableType] = []
    for side, goal in zip(("heroes", "overlord"), view.goals, strict=True):
        done = f"{goal.done}/{goal.needed}" if goal.needed else f"{round(100 * goal.progress)} %"
        text = Text(f"{frame.words.title(f'{side}-side')}: ", style=LABEL)
        words = frame.words.say(f"{view.quest}-{view.encounter + 1}.{side}")
        found.append(text.append(f"{words} ", style="").append(done, style=TITLE))
    return found


# -- the map --------------------------------------------------------------------------------------


def _map(view: DescentView) -> RenderableType:
    """Every space with its number, or with whoever stands there; walls and doors between them."""
    board = board_of(view.quest, view.encounter)
    ground, shown = board.ground, _occupants(view)
    text = Text(no_wrap=True, overflow="crop")
    for y in range(ground.height):
        text.append_text(_wall_row(board, y - 1, view))
        for x in range(ground.width + 1):
            left = _edge(board, ground.across[ground.at(x - 1, y)], view) if _near(board, x, y) else " "
            text.append(left, style=LABEL)
            space = ground.number.get((x, y))
            if space is None:
                text.append(" " * WIDE)
            else:
                text.append(*shown.get(space, _floor(board, space, view)))
        text.append("\n")
    text.append_text(_wall_row(board, ground.height - 1, view))
    return text


def _ways_out(view: DescentView, words: Words) -> RenderableType:
    """The spaces of entrance and exit, which the map numbers like all others."""
    exits = board_of(view.quest, view.encounter).exits
    found = [f"{words.title(kind.lower())}: {', '.join(map(str, bits(spaces)))}" for kind, spaces in exits.items()]
    return Text(". ".join(found), style=LABEL)


def _near(board: Ground, x: int, y: int) -> bool:
    """Whether there is a space on either side."""
    return (x, y) in board.ground.number or (x - 1, y) in board.ground.number


def _edge(board: Ground, kind: int, view: DescentView, lying: bool = False) -> str:
    if kind >= DOOR:
        return ("=" if lying else "‖") if kind - DOOR in view.shut else ("-" if lying else ":")
    return ("-" if lying else "|") if kind == WALL else " "


def _wall_row(board: Ground, y: int, view: DescentView) -> Text:
    """What stands between a row and the next."""
    ground, row, text = board.ground, "", Text()
    for x in range(ground.width):
        inside = (x, y) in ground.number or (x, y + 1) in ground.number
        row += " " + (_edge(board, ground.down[ground.at(x, y)], view, lying=True) if inside else " ") * WIDE
    return text.append(f"{row}\n", style=LABEL) if row.strip() else text


def _floor(board: Ground, space: int, view: DescentView) -> tuple[str, str]:
    """The number of a space, with its terrain; ``?`` for a search token, ``!`` for an objective."""
    mark = TERRAIN.get(board.ground.plan.marks[board.ground.cells[space]], "")
    if space in view.search_tokens:
        return (f"?{space}".rjust(WIDE), MAGIC)
    if space in [token.space for token in view.tokens]:
        return (f"!{space}".rjust(WIDE), MAGIC)
    if mark == "#":
        return ("#" * WIDE, LABEL)
    return (f"{mark}{space}".rjust(WIDE), QUIET)


def _occupants(view: DescentView) -> dict[int, tuple[str, str]]:
    """By space: the sign of whoever stands or lies there."""
    found = {hero.fallen: (f"+{_letters(hero.id)}", HARM) for hero in view.heroes if hero.fallen >= 0}
    for figure in view.figures:
        style = HARM if figure.side else TITLE
        found |= {space: (_sign(figure), style) for space in figure.spaces}
    return found


def _letters(name: str) -> str:
    return name[:2].capitalize()


def _sign(figure: FigureView) -> str:
    """``Gri`` for a hero, ``go2`` for a minion, ``Go*`` for a master."""
    if figure.rank == "hero":
        return figure.id[:WIDE].capitalize()
    tail = figure.id.rsplit("-", 1)[-1]
    if figure.rank == "master":
        return f"{_letters(figure.kind)}*"
    return f"{figure.kind[:2]}{tail}" if tail.isdigit() and len(tail) == 1 else figure.kind[:WIDE].capitalize()


# -- figures and cards ----------------------------------------------------------------------------


def _figures(view: DescentView, frame: Frame) -> RenderableType:
    """Who is on the map, and how they are."""
    words = frame.words
    table = Table(box=None, padding=(0, 1, 0, 0))
    for column in ("sign", "figure", "health", "fatigue", "state"):
        table.add_column(words.say(f"board-{column}"), header_style=LABEL, no_wrap=column != "state")
    for hero in view.heroes:
        if words.has(hero.id):
            table.add_row(*_hero_row(hero, view, frame), style=TITLE if hero.seat == frame.you else "")
    for figure in view.figures:
        if figure.rank != "hero":
            state = _state(figure, None, view, words)
            table.add_row(_sign(figure), words.title(figure.id), _health(figure), "", state)
    return table


def _hero_row(hero: HeroView, view: DescentView, frame: Frame) -> list[str | Text]:
    words = frame.words
    figure = next((each for each in view.figures if each.id == hero.id), None)
    health = Text("-", style=HARM) if figure is None else _health(figure)
    name = f"{words.title(hero.id)} ({frame.names[hero.seat]})"
    fatigue = f"{hero.fatigue}/{hero.stamina}"
    return [hero.id[:WIDE].capitalize(), name, health, fatigue, _state(figure, hero, view, words)]


def _health(figure: FigureView) -> Text:
    left = figure.health - figure.damage
    return Text(f"{left}/{figure.health}", style=HARM if left <= LOW else "")


def _state(figure: FigureView | None, hero: HeroView | None, view: DescentView, words: Words) -> str:
    """What else there is to know."""
    found: list[str] = []
    if hero is not None and hero.fallen >= 0:
        found.append(words.say("board-fallen"))
    if hero is not None and hero.done:
        found.append(words.say("board-acted"))
    if figure is not None:
        found += [words.name(condition) for condition in figure.conditions]
        if figure.carries:
            found.append(words.say("board-carries", token=words.name(figure.carries)))
        if figure.id == view.active:
            found.append(words.say("board-active", actions=figure.actions, points=figure.points))
    return ", ".join(found)


def _own_cards(view: DescentView, frame: Frame) -> list[RenderableType]:
    """The reader's: the overlord's hand, or what lies beside the own sheets."""
    words = frame.words
    if view.hand is not None:
        names = [f"{words.title(card)}: {words.say(f'{card}.about')}" for card in view.hand]
        return [Panel(Text("\n".join(names) or "-"), title=words.say("board-hand"), title_align="left")]
    return [_cards_of(hero, words) for hero in view.heroes if hero.seat == frame.you and words.has(hero.id)]


def _cards_of(hero: HeroView, words: Words) -> RenderableType:
    text = Text()
    for card in (*hero.skills, *hero.items, *hero.found):
        style = QUIET if card.exhausted or card.spent else ""
        text.append(words.title(card.id), style=style or TITLE).append(_card_state(card, words), style=LABEL)
        text.append(f" {words.say(f'{card.id}.about')}\n" if words.has(f"{card.id}.about") else "\n", style=QUIET)
    feat = words.say(f"{hero.id}-feat.about")
    text.append(feat, style="" if hero.feat else QUIET)
    return Panel(text, title=words.title(hero.id), title_align="left")


def _card_state(card: CardView, words: Words) -> str:
    if card.spent or card.exhausted:
        return " " + words.say("board-exhausted")
    return ""


def _attack(attack: AttackView, words: Words) -> RenderableType:
    """Dice on both sides, and what gets through as it stands."""
    lines = [f"{words.title(attack.attacker)}: {_dice(attack.dice, attack.faces, words)}"]
    if attack.faces:
        details = {"damage": attack.damage, "surges": attack.surges, "range": attack.range}
        lines.append(words.say("board-roll", **details, distance=attack.distance))
    for defence in attack.defences:
        dice = _dice(defence.dice, defence.faces, words)
        through = words.say("board-through", damage=defence.suffers) if attack.faces else ""
        lines.append(f"{words.title(defence.figure)}: {dice} {through}")
    return Panel(Text("\n".join(lines)), title=words.say("board-attack"), title_align="left", border_style=HARM)


def _dice(dice: list[str], faces: list[str], words: Words) -> str:
    if not faces:
        return ", ".join([words.name(colour) for colour in dice]) or "-"
    return ", ".join([words.name(f"{colour}-{face}") for colour, face in zip(dice, faces, strict=False)])


BOARD = DescentBoard
