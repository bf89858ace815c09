"""Where abilities meet: rules ask here, cards enter themselves here, and no module imports another in a ring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from undercroft.engine.decision import Option, Play
from undercroft.games.descent.content.schema import Surge
from undercroft.games.descent.pieces import Attack, Defence, Moment
from undercroft.games.descent.profiles import HERO
from undercroft.games.descent.state import DescentState, Figure, Hero

THROUGH_ENEMIES: Final = 1
OVER_TERRAIN: Final = 2
"""What a figure's movement ignores."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """Changes nothing; those who do say what."""

    def __init__(self, name: str) -> None:
        self.id = name
        self.moments: tuple[str, ...] = self.answers_at()
        """The kinds of moments at which it may be used."""

    def answers_at(self) -> tuple[str, ...]:
        return ()

    # -- numbers ----------------------------------------------------------------------------------

    def speed(self, s: DescentState, holder: Figure, speed: int) -> int:
        return speed

    def health(self, s: DescentState, holder: Figure, health: int) -> int:
        return health

    def stamina(self, s: DescentState, holder: Hero, stamina: int) -> int:
        return stamina

    def passes(self, s: DescentState, holder: Figure) -> int:
        """What the holder's movement ignores."""
        return 0

    # -- attacks ----------------------------------------------------------------------------------

    def on_attack(self, s: DescentState, holder: Figure, attack: Attack) -> None:
        """Before the dice of an attack are thrown, the holder's own or anybody's."""

    def on_defence(self, s: DescentState, holder: Figure, attack: Attack, defence: Defence) -> None:
        """Before somebody's defence dice are thrown."""

    def after_attack(self, s: DescentState, holder: Figure, attack: Attack) -> Play[None]:
        """When all damage of an attack has been dealt."""
        yield from ()

    def surges(self, s: DescentState, holder: Figure, attack: Attack) -> list[Surge]:
        """What the holder's surges can be spent on besides."""
        return []

    def surge(self, s: DescentState, attack: Attack, deed: str) -> Play[None]:
        """A surge was spent on a deed of this name."""
        yield from ()

    # -- in the holder's own turn -----------------------------------------------------------------

    def begins(self, s: DescentState, holder: Figure) -> Play[None]:
        """At the start of the holder's turn or activation."""
        yield from ()

    def ends(self, s: DescentState, holder: Figure) -> Play[None]:
        """At its end."""
        yield from ()

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        return []

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        yield from ()
        raise NotImplementedError

    # -- when something happens -------------------------------------------------------------------

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        """What can be done about it; overlord cards have no holder."""
        return []

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        yield from ()
        raise NotImplementedError


ABILITIES: Final[dict[str, Ability]] = {}


def enter(*abilities: Ability) -> None:
    """From now on they are found under their ids."""
    for ability in abilities:
        ABILITIES[ability.id] = ability


def abilities_of(s: DescentState, figure: Figure) -> list[Ability]:
    """All that work for a figure now: of a hero the sheet, skills, equipped items and unspent search cards, unless
    knocked out (DESC-KO-07, DESC-EQ-03)."""
    names = list(figure.profile.abilities)
    if figure.profile.rank == HERO:
        hero = s.hero(figure.id)
        if hero.fallen >= 0:
            return []
        names += [card.id for card in hero.skills]
        names += [card.id for card in hero.items if card.equipped]
        names += [card.id for card in hero.found if not card.spent]
    return [ABILITIES[name] for name in names if name in ABILITIES]
