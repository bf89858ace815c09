"""What comes and goes within a turn: an attack, a defence, a moment at which somebody may answer."""

from __future__ import annotations

from undercroft.games.descent.content.schema import Item, Surge
from undercroft.games.descent.profiles import HEROES
from undercroft.games.descent.state import Figure


class Defence:
    """One figure that an attack affects, with its own dice (DESC-ROLL-09)."""

    __slots__ = ("dice", "faces", "figure", "shields", "suffered")

    def __init__(self, figure: Figure) -> None:
        self.figure = figure
        self.dice: list[str] = list(figure.profile.defence)
        self.faces: list[int] = []
        self.shields = 0
        """Besides those on the dice."""
        self.suffered = 0
        """Damage that got through."""


class Attack:
    """An attack from its declaration to its end (DESC-ATK-04)."""

    __slots__ = (
        "attacker",
        "blast",
        "bonus",
        "conditions",
        "damage",
        "defences",
        "dice",
        "distance",
        "faces",
        "hurdles",
        "options",
        "pierce",
        "range",
        "ranged",
        "rolled",
        "space",
        "spent",
        "surges",
        "target",
        "weapon",
    )

    def __init__(self, attacker: Figure, target: Figure, space: int, weapon: Item | None, ranged: bool) -> None:
        self.attacker = attacker
        self.target = target
        self.space = space
        """DESC-TGT-03: the space that is attacked."""
        self.weapon = weapon
        self.ranged = ranged
        """DESC-RANGE-01: whether range counts."""
        self.distance = 1
        self.dice: list[str] = []
        self.faces: list[int] = []
        self.rolled = False
        self.damage = 0
        self.range = 0
        """Besides what the dice show."""
        self.surges = 0
        """Left to spend."""
        self.spent: list[str] = []
        """The surge abilities that were used (DESC-SURGE-04)."""
        self.options: list[Surge] = []
        """Surge abilities that the weapon, the card and all others give."""
        self.pierce = 0
        self.blast = False
        self.conditions = 0
        """DESC-COND-02: inflicted where at least one damage gets through."""
        self.hurdles = 0
        """Surges that have to be spent, or it misses."""
        self.bonus: list[str] = []
        """What is counted once, by name."""
        self.defences: list[Defence] = [Defence(target)]

    @property
    def by_hero(self) -> bool:
        return self.attacker.profile.side == HEROES


class Moment:
    """Something happens to a figure, and others may answer."""

    __slots__ = ("attack", "defence", "figure", "kind", "passed", "space", "what")

    def __init__(
        self, kind: str, figure: Figure, attack: Attack | None = None, space: int = -1, what: str = ""
    ) -> None:
        self.kind = kind
        self.figure = figure
        self.attack = attack
        self.defence: Defence | None = None
        self.space = space
        self.what = what
        """More about it: the attribute that is tested, the card that was played."""
        self.passed = True
        """Of a test: how it stands."""
