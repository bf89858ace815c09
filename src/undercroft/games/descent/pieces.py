"""What comes and goes within a turn: an attack, a defence, a moment at which somebody may answer."""

from __future__ import annotations

from typing import Any

from undercroft.engine.state import plain, slots
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

    def plain(self) -> dict[str, Any]:
        return {name: plain(getattr(self, name)) for name in slots(Defence)}


def worth(shown: int, less: int) -> int:
    """What damage on the dice is worth that is lowered, but not below one."""
    return max(min(1, shown), shown - less)


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
        "less",
        "melee",
        "mute",
        "options",
        "path",
        "pierce",
        "range",
        "ranged",
        "rolled",
        "seat",
        "slain",
        "space",
        "spent",
        "struck",
        "sure",
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
        self.melee = not ranged
        """Whether it is made with a melee weapon, bare hands or claws."""
        self.seat = -1
        """Who decides for the attacker; below zero: whoever owns the figure."""
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
        self.mute = False
        """Whether no surge ability can be used."""
        self.less = 0
        """So much less damage the dice are worth, but one at least; surges and cards add to that."""
        self.sure = 0
        """So much damage gets through at least, if it hits."""
        self.path = 0
        """Spaces that are struck besides, as Blast strikes them."""
        self.struck = False
        """Whether it hit."""
        self.slain: list[tuple[Figure, int]] = []
        """Whom it defeated, and where they stood."""
        self.bonus: list[str] = []
        """What is counted once, by name."""
        self.defences: list[Defence] = [Defence(target)]

    def plain(self) -> dict[str, Any]:
        """As plain data, to compare two states in the middle of one."""
        found = {name: plain(getattr(self, name)) for name in slots(Attack)}
        return {**found, "defences": [each.plain() for each in self.defences]}

    def hearts(self, shown: int) -> int:
        """The damage of the attack, if its dice show so much."""
        return worth(shown, self.less) + self.damage

    @property
    def by_hero(self) -> bool:
        return self.attacker.profile.side == HEROES


class Moment:
    """Something happens to a figure, and others may answer."""

    __slots__ = (
        "amount",
        "answered",
        "attack",
        "defence",
        "faces",
        "figure",
        "kind",
        "passed",
        "played",
        "shields",
        "space",
        "what",
    )

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
        """Of a test: how it stands. Of a defeat: whether it comes to that."""
        self.amount = 0
        """Of a test: the attribute. Of damage: how much of it there is."""
        self.faces: list[int] = []
        self.shields = 0
        """Of a test: the dice, and how many shields they show."""
        self.answered = False
        """Whether somebody did something about it."""
        self.played: list[str] = []
        """DESC-OCARD-06: which cards were played on whom at this moment."""
