"""Where abilities meet: rules ask here, cards enter themselves here, and no module imports another in a ring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from undercroft.engine.decision import Option, Play
from undercroft.engine.errors import Why
from undercroft.games.descent.content.schema import Item, Surge
from undercroft.games.descent.pieces import Attack, Defence, Moment
from undercroft.games.descent.profiles import FAMILIAR, HERO, Profile
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

    def fatigue_points(self, s: DescentState, holder: Figure, points: int) -> int:
        """How many movement points a fatigue buys."""
        return points

    def breath(self, s: DescentState, holder: Figure, fatigue: int) -> int:
        """How much fatigue a surge takes off."""
        return fatigue

    def coming_to(self, s: DescentState, hero: Hero) -> int:
        """So much more damage the hero recovers by standing up or being revived."""
        return 0

    # -- attacks ----------------------------------------------------------------------------------

    def holds_back(self, s: DescentState, holder: Figure, attacker: Figure) -> Why | None:
        """Why this one, an enemy of the holder, can attack nobody."""
        return None

    def cannot_be_attacked(self, s: DescentState, holder: Figure, attacker: Figure) -> Why | None:
        """Why this one cannot attack the holder."""
        return None

    def looks_past(self, s: DescentState, holder: Figure, weapon: Item | None) -> int:
        """The figures, by their spaces, that do not block the holder's sight in an attack with this weapon."""
        return 0

    def aims(self, s: DescentState, holder: Figure, attack: Attack) -> Play[None]:
        """The holder attacks, and has chosen a target: others may be added."""
        yield from ()

    def attack_of(self, s: DescentState, holder: Figure, option: Option) -> Attack | None:
        """The attack that an offer of this ability leads to, for those who want to know the odds."""
        return None

    def on_attack(self, s: DescentState, holder: Figure, attack: Attack) -> None:
        """Before the dice of an attack are thrown, the holder's own or anybody's."""

    def on_defence(self, s: DescentState, holder: Figure, attack: Attack, defence: Defence) -> None:
        """Before somebody's defence dice are thrown."""

    def for_blanks(self, s: DescentState, holder: Figure) -> int:
        """How many shields it is worth if one of the holder's defence dice is blank."""
        return 0

    def after_attack(self, s: DescentState, holder: Figure, attack: Attack) -> Play[None]:
        """When all damage of an attack has been dealt."""
        yield from ()

    def surges(self, s: DescentState, holder: Figure, attack: Attack) -> list[Surge]:
        """What the holder's surges can be spent on besides."""
        return []

    def surge(self, s: DescentState, attack: Attack, deed: str) -> Play[None]:
        """A surge was spent on a deed of this name."""
        yield from ()

    def after_surge(self, s: DescentState, attack: Attack) -> Play[None]:
        """The attack is over in which a surge was spent on a deed of this name."""
        yield from ()

    # -- what happens to the holder or to others --------------------------------------------------

    def monster_starts(self, s: DescentState, holder: Figure, monster: Figure) -> None:
        """A monster begins its activation; the holder is a hero."""

    def overlord_starts(self, s: DescentState, holder: Figure) -> Play[None]:
        """The overlord's turn starts; the holder is one of his monsters."""
        yield from ()

    def tires_to_move(self, s: DescentState, holder: Figure) -> Play[None]:
        """The holder has paid a fatigue for movement points."""
        yield from ()

    def rests(self, s: DescentState, holder: Figure) -> Play[None]:
        """The holder has taken the rest action."""
        yield from ()

    def rested(self, s: DescentState, holder: Figure, fatigue: int) -> Play[None]:
        """At the end of the turn, resting has taken off so much fatigue."""
        yield from ()

    def draws_anew(self, s: DescentState, holder: Figure, card: str) -> Play[bool]:
        """Whether the holder lays this search card aside for another one."""
        yield from ()
        return False

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
PRINTED: Final[dict[tuple[str, ...], list[Ability]]] = {}
"""By the names on a card or sheet: the abilities, for those that were asked for."""
OTHER_WEAPONS: Final[dict[str, Item]] = {}
"""What is attacked with besides weapons in hand: a flask that is thrown, a bolt of shadow."""


def enter(*abilities: Ability) -> None:
    """From now on they are found under their ids."""
    for ability in abilities:
        ABILITIES[ability.id] = ability
    PRINTED.clear()


def abilities_of(s: DescentState, figure: Figure) -> list[Ability]:
    """All that work for a figure now: of a hero the sheet, skills, equipped items and unspent search cards, unless
    knocked out (DESC-KO-07, DESC-EQ-03); of a familiar its hero's skills, whatever becomes of the hero
    (DESC-FAMFIG-12). The list is not to be changed."""
    if figure.profile.rank == HERO:
        hero = s.hero(figure.id)
        return [] if hero.fallen >= 0 else held_by(hero, figure)
    if figure.profile.rank == FAMILIAR:
        return [ABILITIES[card.id] for card in s.master(figure).skills if card.id in ABILITIES]
    return printed(figure.profile)


def printed(profile: Profile) -> list[Ability]:
    """Those of the card or sheet itself."""
    found = PRINTED.get(profile.abilities)
    if found is None:
        found = PRINTED[profile.abilities] = [ABILITIES[name] for name in profile.abilities if name in ABILITIES]
    return found


def held_by(hero: Hero, figure: Figure) -> list[Ability]:
    """All that a hero has, knocked out or not."""
    names = [card.id for card in hero.skills]
    names += [card.id for card in hero.items if card.equipped]
    names += [card.id for card in hero.found if not card.spent]
    found = printed(figure.profile)[:]
    for name in names:
        ability = ABILITIES.get(name)
        if ability is not None:
            found.append(ability)
    return found
