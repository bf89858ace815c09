"""The table of Dungeoneer: the map, the heroes, the encounters, quests and the own hand."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from undercroft.engine.decision import Option
from undercroft.engine.event import Event
from undercroft.engine.game import View
from undercroft.engine.outcome import Outcome
from undercroft.games.dungeoneer.view import DungeonView
from undercroft.terminal.boards.board import Board, Frame, by_score
from undercroft.terminal.boards.dungeoneer.cards import attacks, hand, quests, rivals_quests
from undercroft.terminal.boards.dungeoneer.facts import facts
from undercroft.terminal.boards.dungeoneer.grid import draw_cards, draw_map, focus
from undercroft.terminal.boards.dungeoneer.heroes import free_heroes, heroes, holdings, skills
from undercroft.terminal.boards.dungeoneer.places import places_in_words
from undercroft.terminal.style import LABEL, TITLE

GROUPS: Final = {
    "quests": ("attempt", "search", "start-escort", "deliver", "drop", "pick-up"),
    "move": ("move", "explore", "stand-up", "lie-down", "dodge", "face"),
    "battle": ("fight", "send", "set-trap", "challenge", "challenge-hero", "guard", "set-minion", "set-minion-on"),
    "cards": (
        "play",
        "play-x",
        "attach",
        "place-card",
        "bane",
        "bane-x",
        "bane-all",
        "bane-on",
        "bane-monster",
        "bane-there",
    ),
    "skills": ("use", "use-x", "use-on", "reroll"),
    "end": ("end-phase", "pass", "no-challenge", "attack", "keep-all", "draw-none", "keep-roll"),
}
"""The verbs of each group of options."""
GROUP_OF: Final = {verb: group for group, verbs in GROUPS.items() for verb in verbs}
BEGINNINGS: Final = (
    "hero",
    "personal-quest",
    "common-quest",
    "turn",
    "band",
    "drew-location",
    "moved",
    "played",
    "used",
    "cursed",
    "cursed-all",
    "sent",
    "trap-set",
    "trap-laid",
    "trap-sprung",
    "attacked",
    "attack-roll",
    "monster-goes",
    "peril-roll",
    "attempt",
    "completed",
    "escort-started",
    "discarded",
    "defeated",
    "decided",
)
"""Events that begin a line of the log; what follows from them goes on in it."""


class DungeonBoard(Board):
    groups = tuple(GROUPS)

    def __init__(self) -> None:
        self.heroes = facts().heroes

    def draw(self, view: View, frame: Frame) -> RenderableType:
        assert isinstance(view, DungeonView)
        if view.phase == "choosing":
            return Group(_header(view, frame), *heroes(view, frame), free_heroes(view, frame), *quests(view, frame))
        return Group(
            _header(view, frame),
            draw_map(view, frame),
            *_locations_to_lay(view, frame),
            *heroes(view, frame),
            *holdings(view, frame),
            *quests(view, frame),
            *attacks(view, frame),
            *hand(view, frame),
        )

    def draw_all(self, view: View, frame: Frame) -> RenderableType:
        assert isinstance(view, DungeonView)
        return Group(
            self.draw(view, frame),
            Text(),
            *skills(view, frame),
            *rivals_quests(view, frame),
            *places_in_words(view, frame),
            *_piles(view, frame),
        )

    def group(self, option: Option) -> str:
        return GROUP_OF.get(option.verb.name, "")

    def begins_paragraph(self, event: Event) -> bool:
        return event.kind in BEGINNINGS

    def hero_of(self, view: View, seat: int) -> str | None:
        assert isinstance(view, DungeonView)
        return view.heroes[seat].hero

    def score_sheet(self, view: View, outcome: Outcome, frame: Frame) -> RenderableType:
        assert isinstance(view, DungeonView)
        words = frame.words
        table = Table(box=None, padding=(0, 2, 0, 0))
        for column in ("player", "hero"):
            table.add_column(words.say(f"board-{column}"))
        for column in ("heading-level", "points"):
            table.add_column(words.say(f"board-{column}"), justify="right")
        table.add_column(words.say("board-quests"))
        for seat, score in by_score(outcome):
            hero = view.heroes[seat]
            done = ", ".join(words.name(quest) for quest in hero.done)
            fate = words.say("board-defeated") if not hero.alive else ""
            name = words.title(hero.hero) if hero.hero else ""
            row = [frame.names[seat], name, str(hero.level), str(score), "; ".join(filter(None, [done, fate]))]
            table.add_row(*row, style=TITLE if seat in outcome.winners else "")
        return table


def _header(view: DungeonView, frame: Frame) -> RenderableType:
    words = frame.words
    line = "─" if frame.can_show("─") else "-"
    title = f"{words.say('board-dungeoneer')}: {_moment(view, frame)}"
    rule = Rule(Text(title, style=TITLE), align="left", characters=line, style=LABEL)
    lines = []
    if view.last_level is not None:
        lines.append(words.say("board-goal", level=view.last_level))
    event = facts(view.set).events.get(view.event or "")
    if event is not None:
        lines.append(words.say("board-wrath", event=event.id, tokens=view.wrath, most=event.most))
    return Group(rule, *[Text(line[:1].upper() + line[1:]) for line in lines])


def _moment(view: DungeonView, frame: Frame) -> str:
    if view.phase in ("choosing", "dealing", "building"):
        return frame.words.say(f"board-{view.phase}")
    you = "yes" if view.active == frame.you else "no"
    seat = frame.names[view.active]
    return frame.words.say("board-title", round=view.round, seat=seat, you=you, phase=view.phase)


def _locations_to_lay(view: DungeonView, frame: Frame) -> list[RenderableType]:
    """The location card that is laid now, and those still in hand."""
    parts: list[RenderableType] = []
    maps = focus(view).maps or []
    for label, locations, both_ways in (("maps", maps, False), ("to-lay", [view.drawn] if view.drawn else [], True)):
        if locations:
            parts.append(Text(frame.words.say(f"board-{label}"), style=LABEL))
            parts.append(draw_cards(list(dict.fromkeys(locations)), view, frame, both_ways=both_ways))
    return parts


def _piles(view: DungeonView, frame: Frame) -> list[RenderableType]:
    words = frame.words
    cards = " + ".join(map(str, view.deck))
    lines = [words.say("board-left", locations=view.locations_left, quests=view.quests_left, cards=cards)]
    lines += [words.say("board-discard", cards=words.several(pile)) for pile in view.discard if pile]
    return [Text(), *[Text(line) for line in lines]]


BOARD = DungeonBoard
