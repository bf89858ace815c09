"""What is printed on the cards of Dungeoneer, looked up by id: the view only names them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from undercroft.engine.packs import until_packs_change
from undercroft.games.dungeoneer.content.packs import SETS, SHELF, Pack, pack
from undercroft.games.dungeoneer.content.schema import Adventure, EventCard, Location
from undercroft.terminal.style import LABEL
from undercroft.words import Words


class Facts:
    """The cards of the sets that can lie on the table together."""

    def __init__(self, packs: list[Pack]) -> None:
        self.locations: dict[str, Location] = {each.id: each for one in packs for each in one.locations}
        self.cards: dict[str, Adventure] = {each.id: each for one in packs for each in (*one.cards, *one.monsters)}
        self.events: dict[str, EventCard] = {one.about.event.id: one.about.event for one in packs if one.about.event}
        self.heroes = list(dict.fromkeys([hero.id for one in packs for hero in one.heroes]))


def facts(set_id: str = SETS[0]) -> Facts:
    """The facts of a set, and of those that it may have been combined with."""
    return _facts(*dict.fromkeys([*SETS, *SHELF.opened, set_id]))


@until_packs_change
def _facts(*sets: str) -> Facts:
    return Facts([pack(each) for each in sets])


def text_of(card: str, words: Words) -> str:
    """A card's name, and the text on it."""
    about = f". {words.say(f'{card}.about')}" if words.has(f"{card}.about") else ""
    return words.title(card) + about


def section(title: str, lines: Sequence[RenderableType]) -> list[RenderableType]:
    """Lines below a heading; nothing if there are none."""
    return [Text(title, style=LABEL), *[Padding(line, (0, 0, 0, 2), expand=False) for line in lines]] if lines else []
