"""An attack that goes on: who fights whom, with what, and how it stands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from undercroft.games.talisman.box import Card

EVADE, PREPARE, ROLLED, DECIDED = range(4)
"""How far an attack has come."""
FIGHT_STAGES: Final = ("evade", "prepare", "rolled", "decided")

WON, LOST, STAND_OFF, EVADED, BROKEN_OFF = range(5)
"""How an attack ends for the one who was attacked by a creature, or for the attacker of a character."""
VERDICTS: Final = ("won", "lost", "stand-off", "evaded", "broken-off")


@mypyc_attr(allow_interpreted_subclasses=True)
class Foe:
    """A creature in a fight: an Enemy card, or one that is no card."""

    __slots__ = ("card", "less", "name", "value")

    def __init__(self, name: str, value: int, card: Card | None) -> None:
        self.name = name
        self.value = value
        """Its Strength or Craft in this fight."""
        self.less = 0
        """What Spells have taken from it."""
        self.card = card

    def copy(self) -> Foe:
        twin = Foe.__new__(Foe)
        twin.name = self.name
        twin.value = self.value
        twin.less = self.less
        twin.card = self.card
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Fight:
    """A battle or psychic combat of a character against creatures, or against another character."""

    __slots__ = (
        "aided",
        "dice",
        "die",
        "fateless",
        "fixed",
        "foes",
        "lord",
        "lowest",
        "no_die",
        "plus",
        "psychic",
        "rival",
        "rival_dice",
        "rival_die",
        "rival_no_die",
        "rival_plus",
        "rival_score",
        "rival_substitute",
        "rival_weapons",
        "round",
        "score",
        "seat",
        "space",
        "stage",
        "substitute",
        "verdict",
        "weapons",
    )

    def __init__(self, seat: int, rival: int, psychic: bool, space: int) -> None:
        self.seat = seat
        """The character that fights creatures, or attacks another one."""
        self.rival = rival
        """The character attacked; -1: creatures."""
        self.psychic = psychic
        self.space = space
        self.foes: list[Foe] = []
        self.stage: int = EVADE
        self.lord = False
        """The Lord of Darkness."""
        self.fixed = False
        """A creature of the Inner Region, which can neither be evaded nor touched by Spells."""
        self.weapons: list[Card] = []
        """Used by the first side."""
        self.rival_weapons: list[Card] = []
        self.plus = 0
        """What Spells and cards add for the first side in this fight."""
        self.rival_plus = 0
        self.no_die = False
        """The first side adds no die."""
        self.rival_no_die = False
        self.lowest = False
        """It rolls one die more and uses the lowest."""
        self.fateless = False
        self.dice: list[int] = []
        self.die = 0
        """The die used."""
        self.rival_dice: list[int] = []
        self.rival_die = 0
        self.aided = False
        """A raised Follower helps the Ghoul in this battle."""
        self.substitute: Card | None = None
        """A card that fights in its owner's place."""
        self.rival_substitute: Card | None = None
        self.score = 0
        self.rival_score = 0
        self.round = 1
        self.verdict = -1

    def copy(self) -> Fight:
        twin = Fight.__new__(Fight)
        twin.seat = self.seat
        twin.rival = self.rival
        twin.psychic = self.psychic
        twin.space = self.space
        twin.foes = [foe.copy() for foe in self.foes]
        twin.stage = self.stage
        twin.lord = self.lord
        twin.fixed = self.fixed
        twin.weapons = self.weapons[:]
        twin.rival_weapons = self.rival_weapons[:]
        twin.plus = self.plus
        twin.rival_plus = self.rival_plus
        twin.no_die = self.no_die
        twin.rival_no_die = self.rival_no_die
        twin.lowest = self.lowest
        twin.fateless = self.fateless
        twin.dice = self.dice[:]
        twin.die = self.die
        twin.rival_dice = self.rival_dice[:]
        twin.rival_die = self.rival_die
        twin.aided = self.aided
        twin.substitute = self.substitute
        twin.rival_substitute = self.rival_substitute
        twin.score = self.score
        twin.rival_score = self.rival_score
        twin.round = self.round
        twin.verdict = self.verdict
        return twin

    @property
    def value(self) -> int:
        """What the creatures have together."""
        return sum([max(0, foe.value - foe.less) for foe in self.foes])

    @property
    def kind(self) -> str:
        return "psychic" if self.psychic else "battle"
