"""The table of Dungeon Roll: bone dice for the party, dark dice for the dungeon, the Lair and the hero card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.box import HEAVY, ROUNDED
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from undercroft.engine.decision import Option
from undercroft.engine.event import Event
from undercroft.engine.game import View
from undercroft.engine.outcome import Outcome
from undercroft.games.dungeon_roll.any_time import USE_PORTAL
from undercroft.games.dungeon_roll.content.dice import DEEPEST_LEVEL, PARTY_FACES
from undercroft.games.dungeon_roll.content.heroes import HERO_IDS, HEROES, Side
from undercroft.games.dungeon_roll.content.treasures import SCALES, TREASURES, XP_EACH, XP_PER_PAIR_OF_SCALES
from undercroft.games.dungeon_roll.delve import LAIR_THAT_WAKES_THE_DRAGON
from undercroft.games.dungeon_roll.options import (
    CHOOSE_HERO,
    COMPANION,
    FIGHT,
    FIGHT_AND,
    HERO,
    LEGEND,
    MONSTER_NAME,
    REST,
)
from undercroft.games.dungeon_roll.scoring import DELVES_EACH
from undercroft.games.dungeon_roll.view import AdventurerView, RollView
from undercroft.terminal.boards.board import Board, Frame, by_score
from undercroft.terminal.style import BONE, DARK, GAIN, HARM, LABEL, NOW, TITLE
from undercroft.words import Words

SIGNS = {
    "fighter": ("⚔", "/"),
    "cleric": ("✚", "+"),
    "mage": ("✦", "*"),
    "thief": ("¬", "%"),
    "champion": ("★", "!"),
    "scroll": ("§", "?"),
    "goblin": ("▲", "g"),
    "skeleton": ("☠", "s"),
    "ooze": ("●", "o"),
    "chest": ("▣", "$"),
    "potion": ("♥", "p"),
    "dragon": ("Ψ", "D"),
}
"""The sign of each face, and the one for terminals that cannot show it."""

SIGN_STYLES = {
    "goblin": "#f58468",
    "skeleton": "#f58468",
    "ooze": "#f58468",
    "chest": "#f5b85a",
    "potion": "#8bc796",
}

GROUP_OF = {
    "choose-hero": "hero",
    "fight": "fight",
    "fight-and": "fight",
    "target": "fight",
    "enough": "leave",
    "slay": "dragon",
    "slay-two": "dragon",
    "open": "loot",
    "drink": "loot",
    "revive": "dice",
    "read": "scroll",
    "pick": "dice",
    "roll": "leave",
    "roll-monsters": "dice",
    "keep": "leave",
    "use": "treasures",
    "ability": "ability",
    "how-many": "ability",
    "tithe": "treasures",
    "onward": "leave",
    "flee": "leave",
    "rest": "leave",
    "legend": "leave",
    "seek-glory": "leave",
}
Row = tuple[str, RenderableType]
"""A line of the board: the id of its label, and what it says."""
WIDE = 104
"""From here on the hero card stands beside the dice."""
CARD_WIDTH = 40
LABELS = (
    "level",
    "lair",
    "dungeon",
    "party",
    "allies",
    "graveyard",
    "hero",
    "skill",
    "ability",
    "treasures",
    "players",
)
NARROW = 44
"""Below this, dice are named instead of drawn."""


class RollBoard(Board):
    groups = ("hero", "dragon", "fight", "loot", "dice", "scroll", "ability", "treasures", "leave")
    heroes = HERO_IDS

    def draw(self, view: View, frame: Frame) -> RenderableType:
        assert isinstance(view, RollView)
        adventurer = view.adventurers[view.adventurer]
        if frame.width < WIDE:
            rows = [*_table(view, frame, frame.width), *_about_hero(view, adventurer, frame), *_others(view, frame)]
            return Group(_header(view, frame), _aligned(rows, frame))
        both = Table.grid(padding=(0, 2, 0, 0), expand=True)
        both.add_column(ratio=1)
        both.add_column(width=CARD_WIDTH)
        table = [*_table(view, frame, frame.width - CARD_WIDTH - 2), *_others(view, frame)]
        both.add_row(_aligned(table, frame), _hero_card(view, adventurer, frame))
        return Group(_header(view, frame), both)

    def draw_all(self, view: View, frame: Frame) -> RenderableType:
        assert isinstance(view, RollView)
        cards = [_hero_card(view, adventurer, frame) for adventurer in view.adventurers]
        return Group(*cards, Text(frame.words.say("board-chest", count=view.chest)))

    def group(self, option: Option) -> str:
        return "ability" if "hero" in option.details.values() else GROUP_OF.get(option.verb.name, "")

    def note(self, option: Option, words: Words) -> str:
        """What a hero can do, when one is chosen, as a novice and as a master."""
        if option.verb is not CHOOSE_HERO:
            return ""
        hero = next(hero for hero in HEROES if hero.id == HERO.of(option))
        master = f"{words.title(hero.master.name)}: {_side_in_words(hero.master, words)}"
        return f"{_side_in_words(hero.novice, words)} {master}"

    def smaller(self, options: Sequence[Option]) -> set[Option]:
        """Also a fight that an inspired companion could carry further, and a way home that costs a token where resting
        costs none."""
        further = {_who_fights_what(option) for option in options if option.verb is FIGHT_AND}
        less = {option for option in options if option.verb is FIGHT and _who_fights_what(option) in further}
        if any(option.verb in (REST, LEGEND) for option in options):
            less |= {option for option in options if option is USE_PORTAL}
        return super().smaller(options) | less

    def begins_paragraph(self, event: Event) -> bool:
        return event.kind in ("hero", "delve", "level", "dragon-wakes", "rest", "fled", "legend")

    def hero_of(self, view: View, seat: int) -> str | None:
        assert isinstance(view, RollView)
        return view.adventurers[seat].hero

    def feats_over_matches(self, played: Mapping[str, int]) -> list[str]:
        """ROLL-ACH-10: every hero was played."""
        return ["guild-master"] if all(hero in played for hero in HERO_IDS) else []

    def score_sheet(self, view: View, outcome: Outcome, frame: Frame) -> RenderableType:
        assert isinstance(view, RollView)
        table = Table(box=None, padding=(0, 2, 0, 0))
        for column in ("player", "hero"):
            table.add_column(frame.words.say(f"sheet-{column}"))
        for column in ("xp", "tokens", "scales", "score"):
            table.add_column(frame.words.say(f"sheet-{column}"), justify="right")
        for seat, score in by_score(outcome):
            adventurer = view.adventurers[seat]
            tokens, pairs = _worth(adventurer.treasures)
            hero = frame.words.title(adventurer.side) if adventurer.side else ""
            parts = [str(adventurer.xp), f"+{tokens}", f"+{pairs}", str(score)]
            table.add_row(frame.names[seat], hero, *parts, style=TITLE if seat in outcome.winners else "")
        return table

    def tie(self, outcome: Outcome) -> str:
        best = [seat for seat, score in enumerate(outcome.scores) if score == max(outcome.scores)]
        if len(best) == 1:
            return ""
        return "sheet-tie-shared" if len(outcome.winners) > 1 else "sheet-tie-broken"


def _who_fights_what(fight: Option) -> tuple[str, str]:
    return COMPANION.of(fight), MONSTER_NAME.of(fight)


def _worth(treasures: Mapping[str, int]) -> tuple[int, int]:
    """What the tokens and the pairs of scales are worth at the end (ROLL-GEND-02 to ROLL-GEND-04)."""
    tokens = sum(treasures.get(name, 0) * xp for name, xp in zip(TREASURES, XP_EACH, strict=True))
    return tokens, treasures.get(TREASURES[SCALES], 0) // 2 * XP_PER_PAIR_OF_SCALES


# -- the table --------------------------------------------------------------------------------


def _header(view: RollView, frame: Frame) -> RenderableType:
    adventurer = view.adventurers[view.adventurer]
    delve = min(adventurer.delves + 1, DELVES_EACH)
    key = "board-title-you" if view.adventurer == frame.you else "board-title"
    title = frame.words.say(key, seat=frame.names[view.adventurer], delve=delve)
    sign = "─" if frame.can_show("─") else "-"
    return Rule(Text(f"{frame.words.title('game')}: {title}", style=TITLE), align="left", characters=sign, style=LABEL)


def _aligned(rows: list[Row], frame: Frame) -> Table:
    """Lines of label and text; the label is as wide as the widest that there is."""
    lines = Table.grid()
    lines.add_column(width=_label_width(frame), no_wrap=True)
    for key, text in rows:
        lines.add_row(Text(frame.words.say(f"board-{key}"), style=LABEL), text)
    return lines


def _label_width(frame: Frame) -> int:
    return max(cell_len(frame.words.say(f"board-{label}")) for label in LABELS) + 1


def _table(view: RollView, frame: Frame, width: int) -> list[Row]:
    """What lies on the table during a delve."""
    if view.level == 0:
        return []
    rows: list[Row] = [
        ("level", _level(view)),
        ("lair", _lair(view, frame)),
        ("dungeon", _dice(view.dungeon, DARK, frame, width, "board-dungeon-empty")),
        ("party", _dice(view.party, BONE, frame, width, "board-party-empty")),
    ]
    if view.allies:
        rows.append(("allies", frame.words.several([f"ally-{face}" for face in _faces(view.allies)])))
    return [*rows, ("graveyard", frame.words.say("board-dice", count=view.graveyard))]


def _level(view: RollView) -> Text:
    track = Text()
    for level in range(1, DEEPEST_LEVEL + 1):
        here = level == view.level
        track.append(f"[{level}]" if here else f" {level} ", style=NOW if here else LABEL)
    return track


def _lair(view: RollView, frame: Frame) -> Text:
    """The slots of the Lair, and how many dice more wake the dragon (ROLL-DRG-01)."""
    missing = LAIR_THAT_WAKES_THE_DRAGON - view.lair
    line = Text().append(f"[{_sign('dragon', frame)}]" * view.lair, style=HARM).append("[ ]" * missing, style=LABEL)
    if missing > 0:
        return line.append(f" {frame.words.say('board-lair-sleeps', count=missing)}", style=LABEL)
    return line.append(f" {frame.words.say('board-lair-awake')}", style=f"bold {HARM}")


def _faces(counts: Mapping[str, int]) -> list[str]:
    return [face for face, count in counts.items() for _ in range(count)]


def _sign(face: str, frame: Frame) -> str:
    sign, plain = SIGNS[face]
    return sign if frame.can_show(sign) else plain


def _dice(counts: Mapping[str, int], style: str, frame: Frame, width: int, empty: str) -> RenderableType:
    """Dice as rows of tiles; named, where it is too narrow to draw them."""
    faces = _faces(counts)
    if not faces:
        return frame.words.say(empty)
    if width < NARROW:
        return frame.words.several(faces)
    room = width - _label_width(frame)
    tile = max(cell_len(frame.words.name(face)) for face in faces) + 2
    gap = 1 if len(faces) * (tile + 1) <= room + 1 else 0
    each_row = (room + gap) // (tile + gap)
    rows = [faces[at : at + each_row] for at in range(0, len(faces), each_row)]
    return Group(*(_tiles(row, tile, gap, style, frame) for row in rows))


def _tiles(faces: list[str], width: int, gap: int, style: str, frame: Frame) -> Table:
    tiles = Table.grid(padding=(0, gap, 0, 0))
    tiles.add_row(*(_tile(face, width, style, frame) for face in faces))
    return tiles


def _tile(face: str, width: int, style: str, frame: Frame) -> Panel:
    text = Text(justify="center").append(_sign(face, frame), style=SIGN_STYLES.get(face, "bold"))
    text.append(f"\n{frame.words.title(face)}")
    return Panel(text, box=ROUNDED if face in PARTY_FACES else HEAVY, width=width, padding=0, style=style)


# -- the players ------------------------------------------------------------------------------


def _hero_card(view: RollView, adventurer: AdventurerView, frame: Frame) -> Panel:
    """What is known of a player, on a card."""
    title = Text(frame.names[adventurer.seat], style=TITLE)
    return Panel(_aligned(_about_hero(view, adventurer, frame), frame), title=title, title_align="left", box=ROUNDED)


def _about_hero(view: RollView, adventurer: AdventurerView, frame: Frame) -> list[Row]:
    words = frame.words
    if adventurer.side is None or adventurer.ability is None:
        return [("hero", words.say("board-no-hero"))]
    rank = words.say("board-master" if adventurer.master else "board-novice")
    hero = Text().append(words.title(adventurer.side), style=TITLE).append(f" ({rank}). {_xp(adventurer, words)}.")
    delving = adventurer.seat == view.adventurer and view.level > 0
    return [
        ("hero", hero),
        ("skill", words.say(f"{adventurer.side}.skill")),
        ("ability", _ability(adventurer, delving, words)),
        ("treasures", _treasures(adventurer.treasures, frame)),
    ]


def _xp(adventurer: AdventurerView, words: Words) -> str:
    key = "board-xp-with-treasures" if adventurer.treasures else "board-xp-alone"
    return words.say(key, xp=adventurer.xp, score=adventurer.score)


def _ability(adventurer: AdventurerView, delving: bool, words: Words) -> Text:
    """The ability and what it does; during a delve, whether it is ready."""
    line = Text().append(words.title(str(adventurer.ability)), style=TITLE)
    if delving:
        key, style = ("board-exhausted", HARM) if adventurer.exhausted else ("board-ready", GAIN)
        line.append(" (").append(words.say(key), style=style).append(")")
    return line.append(f". {words.say(f'{adventurer.ability}.about')}")


def _side_in_words(side: Side, words: Words) -> str:
    return f"{words.say(f'{side.name}.skill')} {_ability_in_words(side.ability.name, words)}"


def _ability_in_words(ability: str, words: Words) -> str:
    return f"{words.title(ability)}. {words.say(f'{ability}.about')}"


def _treasures(treasures: Mapping[str, int], frame: Frame) -> str:
    if not treasures:
        return frame.words.say("board-no-treasures")
    each = [frame.words.title(name) if n == 1 else frame.words.count(name, "", n) for name, n in treasures.items()]
    return ", ".join(each)


def _others(view: RollView, frame: Frame) -> list[Row]:
    """The experience of everybody, where there are others."""
    if len(view.adventurers) == 1:
        return []
    each = [f"{frame.names[a.seat]} {_xp(a, frame.words)}" for a in view.adventurers]
    return [("players", "; ".join(each))]


BOARD = RollBoard
