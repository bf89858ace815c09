"""The pieces on the table: cards in play, quests, locations as they lie, traps, attacks."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from undercroft.games.dungeoneer.content.schema import Adventure, Location, Quest
from undercroft.games.dungeoneer.content.threats import WALL, Exit
from undercroft.games.dungeoneer.content.vocabulary import Form, Modifier


@mypyc_attr(allow_interpreted_subclasses=True)
class Laid:
    """A card in play: in an inventory, in a lair, attacking, attached to a card or lying with a hero."""

    __slots__ = ("attached", "card", "health", "minion", "owner", "used")

    def __init__(self, card: Adventure, owner: int) -> None:
        self.card = card
        self.owner = owner
        """Who played it."""
        self.health: int = card.health
        self.minion = False
        self.used = 0
        """Which of its abilities were used in this turn, as bits; of a minion whether it has fought (DGN-EFF-19)."""
        self.attached: list[Laid] = []

    def copy(self) -> Laid:
        twin = Laid.__new__(Laid)
        twin.card = self.card
        twin.owner = self.owner
        twin.health = self.health
        twin.minion = self.minion
        twin.used = self.used
        twin.attached = [laid.copy() for laid in self.attached]
        return twin

    @property
    def wounded(self) -> bool:
        return self.health < self.card.health

    @property
    def look(self) -> tuple[object, ...]:
        """All that tells it from another card of the same name."""
        return self.health, self.minion, self.used, tuple([(one.card.id, one.look) for one in self.attached])


@mypyc_attr(allow_interpreted_subclasses=True)
class Errand:
    """A quest on the table, with what has been done about it."""

    __slots__ = ("carrier", "dropped", "found", "found_at", "quest")

    def __init__(self, quest: Quest) -> None:
        self.quest = quest
        self.carrier = -1
        """DGN-QESC-01: the seat whose hero has the escort's token."""
        self.dropped = -1
        """DGN-QESC-07: the place where the token lies."""
        self.found = -1
        """DGN-QSRCH-05: the seat that has found the goal in this turn."""
        self.found_at = -1
        """And the place where it is."""

    def copy(self) -> Errand:
        twin = Errand.__new__(Errand)
        twin.quest = self.quest
        twin.carrier = self.carrier
        twin.dropped = self.dropped
        twin.found = self.found
        twin.found_at = self.found_at
        return twin


class Passing:
    """A modifier that passes (DGN-RECOV-04)."""

    __slots__ = ("lasts", "modifier", "worth")

    def __init__(self, modifier: Modifier, worth: int, lasts: str) -> None:
        self.modifier = modifier
        self.worth = worth
        """What it changes, counted when it was given."""
        self.lasts = lasts

    def copy(self) -> Passing:
        return self


class Place:
    """A location card as it lies in the dungeon. Never changed: a shift lays another one."""

    __slots__ = ("cell", "exits", "location", "open", "turned")

    def __init__(self, location: Location, cell: int, turned: bool) -> None:
        self.location = location
        self.cell = cell
        self.turned = turned
        sides = (location.north, location.east, location.south, location.west)
        self.exits: tuple[Exit, Exit, Exit, Exit] = (sides[2], sides[3], sides[0], sides[1]) if turned else sides
        """North, east, south, west, as it lies."""
        north, east, south, west = self.exits
        self.open: tuple[bool, ...] = (north.kind != WALL, east.kind != WALL, south.kind != WALL, west.kind != WALL)
        """Which of them are no walls."""

    def copy(self) -> Place:
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Snare:
    """A trap card in a location (DGN-HAZEX-01), or a card attached to one."""

    __slots__ = ("armed", "card", "owner", "place", "target")

    def __init__(self, card: Adventure, owner: int, place: int, target: int = -1) -> None:
        self.card = card
        self.owner = owner
        self.place = place
        self.target = target
        """The seat against which it springs at once; -1: it waits."""
        self.armed = True

    def copy(self) -> Snare:
        twin = Snare.__new__(Snare)
        twin.card = self.card
        twin.owner = self.owner
        twin.place = self.place
        twin.target = self.target
        twin.armed = self.armed
        return twin


class Opened:
    """A blocked exit that stands open (DGN-EXIT-04)."""

    __slots__ = ("opener", "place", "side")

    def __init__(self, place: int, side: int, opener: int) -> None:
        self.place = place
        self.side = side
        self.opener = opener
        """The seat that forced it by failing and has not left yet."""

    def copy(self) -> Opened:
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Lurker:
    """A monster that waits in its location (DGN-GODDESS)."""

    __slots__ = ("has_attacked", "laid", "place")

    def __init__(self, laid: Laid) -> None:
        self.laid = laid
        self.place = -1
        """Nowhere before its location is laid."""
        self.has_attacked = False
        """DGN-VILL-09: in this turn."""

    def copy(self) -> Lurker:
        twin = Lurker.__new__(Lurker)
        twin.laid = self.laid.copy()
        twin.place = self.place
        twin.has_attacked = self.has_attacked
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Attack:
    """One attack of a battle: a monster or a hero against a hero or a monster."""

    __slots__ = (
        "attack_die",
        "attack_roll",
        "by",
        "chosen_form",
        "counter_die",
        "counter_roll",
        "dealt",
        "done",
        "errand",
        "guard",
        "modifiers",
        "monster",
        "out",
        "place",
        "prey",
        "source",
        "taken",
        "target",
    )

    def __init__(self, monster: Laid | None, by: int, target: int, place: int, source: str) -> None:
        self.monster = monster
        """The attacking monster (or minion); none: the hero of ``by``."""
        self.by = by
        """Whose monster or hero attacks; -1: nobody's."""
        self.target = target
        """The attacked hero's seat; -1: a monster is attacked."""
        self.place = place
        """DGN-EFF-29: where the target was when the encounter was played."""
        self.source = source
        """Where the monster comes from: hand, lair, deck, quest, lurker, minion."""
        self.prey: Laid | None = None
        """The attacked monster."""
        self.errand: Errand | None = None
        """The quest whose monster fights here."""
        self.guard: Laid | None = None
        """The minion that counterattacks in place of the hero."""
        self.chosen_form: Form | None = None
        """None before the attack stage."""
        self.modifiers: list[Passing] = []
        self.attack_die = 0
        self.attack_roll = 0
        """With all that is added to the die."""
        self.counter_die = 0
        self.counter_roll = 0
        self.out = False
        """Repelled, or too late."""
        self.done = False
        self.dealt = 0
        """Wounds that a hero took."""
        self.taken = 0
        """Wounds that a monster took from a hero."""

    def copy(self) -> Attack:
        twin = Attack.__new__(Attack)
        twin.monster = self.monster.copy() if self.monster is not None else None
        twin.by = self.by
        twin.target = self.target
        twin.place = self.place
        twin.source = self.source
        twin.prey = self.prey.copy() if self.prey is not None else None
        twin.errand = self.errand.copy() if self.errand is not None else None
        twin.guard = self.guard.copy() if self.guard is not None else None
        twin.chosen_form = self.chosen_form
        twin.modifiers = self.modifiers[:]
        twin.attack_die = self.attack_die
        twin.attack_roll = self.attack_roll
        twin.counter_die = self.counter_die
        twin.counter_roll = self.counter_roll
        twin.out = self.out
        twin.done = self.done
        twin.dealt = self.dealt
        twin.taken = self.taken
        return twin

    @property
    def form(self) -> Form:
        """The form of this attack, from the attack stage on."""
        assert self.chosen_form is not None
        return self.chosen_form
