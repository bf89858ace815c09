"""A small builder: put Descent on the table as a test needs it, on a map of a few drawn rows.

table = Table("g..a", at={"grisban": "g", "goblin-archer-1": "a"}, blue="r2d2s1", red="d1", grey="1")
table.do("attack:chipped-greataxe:goblin-archer-1")
assert table.figure("goblin-archer-1").damage == 2
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from undercroft.engine.chance import Script as Dice
from undercroft.engine.decision import Decision
from undercroft.engine.errors import Why
from undercroft.engine.match import Match, Start
from undercroft.games.descent.content.boards import LAVA, OBSTACLE, PIT, WATER, Board
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.content.schema import Encounter, Limit
from undercroft.games.descent.equipping import put_on_all
from undercroft.games.descent.game import GAME
from undercroft.games.descent.geometry.ground import Ground
from undercroft.games.descent.geometry.lay import Country
from undercroft.games.descent.geometry.plan import Edge, drawn
from undercroft.games.descent.moving import lies
from undercroft.games.descent.profiles import MASTER, MINION, familiar_profile, lieutenant_profile, monster_profile
from undercroft.games.descent.quests.registry import NOBODY, SCRIPTS, Script
from undercroft.games.descent.setting_up import take_class
from undercroft.games.descent.state import Card, DescentState, Figure, Hero, Token

TERRAIN = "~#oL. "
PLACE = 9
"""The number of an encounter that no quest has."""


class Drawn(Board):
    """A map of drawn rows; letters are ordinary floor."""

    def __init__(self, rows: Sequence[str], walls: Sequence[Edge], doors: Sequence[Sequence[Edge]]) -> None:
        floor = ["".join(mark if mark in TERRAIN else "." for mark in row) for row in rows]
        self.doors = [list(door) for door in doors]
        self.ground = Ground(drawn(floor, walls, doors))
        self.water = self.ground.marked(WATER)
        self.obstacles = self.ground.marked(OBSTACLE)
        self.pits = self.ground.marked(PIT)
        self.lava = self.ground.marked(LAVA)
        self.country = Country(self.ground, self.obstacles)
        self.pieces = [("1A", self.ground.all)]
        self.beside_door = [self.ground.spaces([cell for pair in door for cell in pair]) for door in self.doors]
        self.open_floor = self.ground.all & ~self.obstacles
        self.exits = {}
        self.areas = {}


class Toy(Script):
    """An encounter in which everything may be tried, and nobody wins."""

    leaves = False
    carries = False
    locked = False
    won = NOBODY

    @property
    def data(self) -> Encounter:
        plain = BOX.quests["first-blood"].encounters[0]
        return Encounter(
            tiles=plain.tiles,
            areas=[],
            heroes=[],
            place=[],
            search=[],
            limit=Limit(rounds=3, winner="overlord"),
            rules=[],
        )

    def winner(self, s: DescentState) -> int:
        return Toy.won

    def cannot_leave(self, s: DescentState, figure: Figure, exit_kind: str) -> Why | None:
        return None if Toy.leaves else super().cannot_leave(s, figure, exit_kind)

    def cannot_carry(self, s: DescentState, figure: Figure, token: Token) -> Why | None:
        return None if Toy.carries else super().cannot_carry(s, figure, token)

    def cannot_open(self, s: DescentState, figure: Figure, door: int) -> Why | None:
        return Why("locked", "DESC-DOOR-02", door=door) if Toy.locked else None


SCRIPTS["first-blood", PLACE] = Toy("first-blood", PLACE)


class Table:
    """A match with all figures where the drawing has their letters. It is the first hero's turn, unless ``turn`` names
    somebody else; ``dice`` and ``rolls`` are written down by colour, ``cards`` are the overlord's deck, ``act`` is that
    of the monster cards, ``skills`` are learned besides by the first hero, ``items`` equipped in place of the
    class's."""

    def __init__(
        self,
        *rows: str,
        at: Mapping[str, str],
        party: Mapping[str, str] = {"grisban": "berserker", "jain": "wildlander", "leoric": "runemaster"},
        turn: str = "",
        walls: Sequence[Edge] = (),
        doors: Sequence[Sequence[Edge]] = (),
        hand: Sequence[str] = (),
        cards: Sequence[str] = ("dash",) * 9,
        exits: str = "",
        search: str = "",
        tokens: str = "",
        deck: str = "",
        seats: int = 2,
        act: int = 1,
        skills: str = "",
        items: str = "",
        found: str = "",
        rolls: Mapping[str, str] = {},
        **dice: str,
    ) -> None:
        Toy.leaves = Toy.carries = Toy.locked = False
        Toy.won = NOBODY
        self.rows = rows
        self.board = Drawn(rows, walls, doors)
        self.at = at
        self.party = {hero: kind for hero, kind in party.items() if hero in at or len(party) == 1}
        self.turn = turn
        self.hand = list(hand)
        self.cards = list(cards)
        self.exits = exits
        self.search = search
        self.tokens = tokens
        self.search_deck = deck.split()
        self.act = act
        self.skills = skills.split()
        self.items = items.split()
        self.found = found.split()
        self.match = Match(Start(GAME, seats, Dice(**{**rolls, **dice}), None, arrange=self.arrange))

    # -- laying the table -------------------------------------------------------------------------

    def space(self, mark: str) -> int:
        """The number of the space with this letter, or the only one."""
        return self.spaces(mark).bit_length() - 1

    def spaces(self, mark: str) -> int:
        cells = [(x, y) for y, row in enumerate(self.rows) for x, each in enumerate(row) if each == mark]
        return self.board.ground.spaces(cells)

    def arrange(self, s: DescentState) -> None:
        s.encounter, s.board, s.hero_count = PLACE, self.board, len(self.party)
        s.heroes, s.figures, s.tokens, s.search_tokens = [], [], [], 0
        for number, (name, kind) in enumerate(self.party.items()):
            hero = Hero(name, kind, 1 + number % (s.seats - 1))
            s.heroes.append(hero)
            take_class(s, hero)
            hero.done = False
        s.act = self.act
        first = s.heroes[0]
        first.skills += [Card(skill) for skill in self.skills]
        first.found += [Card(card) for card in self.found]
        if self.items:
            first.items = [Card(item) for item in self.items]
            put_on_all(first)
        for name, mark in self.at.items():
            if not s.has_figure(name):
                s.figures.append(new_figure(name, s.hero_count, self.act))
            s.figure(name).spaces = self.spaces(mark)
        s.shut = (1 << len(self.board.doors)) - 1
        if self.exits:
            self.board.exits = {"Exit": self.spaces(self.exits)}
        s.search_tokens = self.spaces(self.search) if self.search else 0
        if self.tokens:
            s.tokens = [Token("red-1", "red", self.space(self.tokens))]
        s.hand = list(self.hand)
        s.deck = list(self.cards)[::-1]
        s.search_deck = self.search_deck[::-1] or s.search_deck
        self.begin(s)

    def begin(self, s: DescentState) -> None:
        """The turn or activation under way."""
        active = self.turn or next(iter(self.party))
        figure = s.figure(active)
        figure.actions = 2
        s.active = active
        if figure.profile.side == 0:
            s.phase = "hero"
        else:
            s.phase, s.group = "monster", figure.profile.kind
            figure.acted = True
            for hero in s.heroes:
                hero.done = True

    # -- playing ----------------------------------------------------------------------------------

    @property
    def s(self) -> DescentState:
        state = self.match.state
        assert isinstance(state, DescentState)
        return state

    @property
    def decision(self) -> Decision:
        return self.match.decisions[0]

    @property
    def options(self) -> list[str]:
        return [option.id for option in self.decision.options]

    def can(self, option: str) -> bool:
        return option in self.options

    def do(self, *options: str) -> Table:
        for option in options:
            self.match.choose(self.decision.seat, option)
        return self

    def go(self, mark: str) -> Table:
        return self.do(f"walk:{self.space(mark)}")

    def goes(self, mark: str) -> bool:
        return self.can(f"walk:{self.space(mark)}")

    def why(self, option: str) -> str:
        """The rule against it."""
        why = self.match.why_not(self.decision.seat, option)
        return "" if why is None else why.rule

    def figure(self, name: str) -> Figure:
        return self.s.figure(name)

    def hero(self, name: str) -> Hero:
        return self.s.hero(name)

    def where(self, name: str) -> str:
        """The letter of the space somebody stands on."""
        x, y = self.board.ground.cells[self.figure(name).spaces.bit_length() - 1]
        return self.rows[y][x]

    def told(self, kind: str) -> list[dict[str, object]]:
        return [dict(event.data) for event in self.match.events if event.kind == kind]

    def strides(self) -> list[str]:
        return [option for option in self.options if option.startswith("stride")]

    def lies(self, name: str) -> str:
        return lies(self.figure(name).spaces, self.s)

    def give(self, name: str, *items: str) -> Table:
        """Shop cards in a hero's hands, on the table of today; only before anything was chosen."""
        self.hero(name).items += [Card(item) for item in items]
        return self


def new_figure(name: str, heroes: int, act: int) -> Figure:
    kind, _, number = name.rpartition("-")
    if name in BOX.lieutenants:
        return Figure(name, lieutenant_profile(name, max(2, heroes), act))
    if name == "reanimate":
        return Figure(name, familiar_profile("necromancer"))
    return Figure(name, monster_profile(kind, MASTER if number == "master" else MINION, act))
