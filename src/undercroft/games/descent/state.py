"""What is on the table: figures, heroes with their cards, tokens, decks and the course of the quest.

A field stands once, in ``__init__``; slots and copies are written from that by ``make states``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

from mypy_extensions import mypyc_attr

from undercroft.engine.chance import Chance
from undercroft.engine.state import State
from undercroft.games.descent.content.boards import Board
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.profiles import FAMILIAR, HEROES, Profile
from undercroft.games.descent.setup_options import DescentSetup, quest_id

if TYPE_CHECKING:
    from undercroft.games.descent.pieces import Attack

DISEASED: Final = 1
IMMOBILIZED: Final = 2
POISONED: Final = 4
STUNNED: Final = 8
CONDITIONS: Final = ("diseased", "immobilized", "poisoned", "stunned")
"""DESC-COND-03: each is a bit of a figure's conditions, in this order."""

THE_OVERLORD: Final = 0
"""His seat; all others are hero players."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Figure:
    """Whatever stands on the map, or did."""

    __slots__ = (
        "acted",
        "actions",
        "attacks",
        "carries",
        "conditions",
        "damage",
        "id",
        "moves",
        "points",
        "profile",
        "spaces",
        "used",
    )

    def __init__(self, name: str, profile: Profile) -> None:
        self.id = name
        self.profile = profile
        self.spaces = 0
        """Where it stands; nowhere: it is off the map."""
        self.damage = 0
        self.conditions = 0
        self.acted = False
        """Whether it was activated in this turn."""
        self.actions = 0
        """Left in this turn or activation."""
        self.points = 0
        """Movement points left."""
        self.attacks = 0
        """Made in this activation (DESC-ODET-04)."""
        self.moves = 0
        """Move actions taken in this turn."""
        self.used: list[str] = []
        """What may be done once in a turn and was."""
        self.carries = ""
        """The objective token that it carries."""

    def copy(self) -> Figure:
        twin = Figure.__new__(Figure)
        twin.id = self.id
        twin.profile = self.profile
        twin.spaces = self.spaces
        twin.damage = self.damage
        twin.conditions = self.conditions
        twin.acted = self.acted
        twin.actions = self.actions
        twin.points = self.points
        twin.attacks = self.attacks
        twin.moves = self.moves
        twin.used = self.used[:]
        twin.carries = self.carries
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """A skill, an item or a search card in front of a hero."""

    __slots__ = ("equipped", "exhausted", "givers", "id", "spent")

    def __init__(self, name: str) -> None:
        self.id = name
        self.exhausted = False
        self.equipped = False
        self.spent = False
        """DESC-SEARCH-05: used once, and face down since."""
        self.givers: list[str] = []
        """DESC-TRADE-01: the heroes who have handed it over in this turn."""

    def copy(self) -> Card:
        twin = Card.__new__(Card)
        twin.id = self.id
        twin.exhausted = self.exhausted
        twin.equipped = self.equipped
        twin.spent = self.spent
        twin.givers = self.givers[:]
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Hero:
    """A hero's sheet with all that lies beside it. The figure of the same id stands on the map."""

    __slots__ = (
        "acting",
        "done",
        "fallen",
        "fatigue",
        "feat",
        "found",
        "free_attack",
        "hero_class",
        "id",
        "items",
        "key",
        "left",
        "moving",
        "resting",
        "seat",
        "skills",
        "xp",
    )

    def __init__(self, name: str, hero_class: str, seat: int) -> None:
        self.id = name
        self.hero_class = hero_class
        self.seat = seat
        self.fatigue = 0
        self.skills: list[Card] = []
        self.items: list[Card] = []
        self.found: list[Card] = []
        """Search cards."""
        self.done = False
        """Whether the turn in this round is over: the reminder card lies face down (DESC-HTURN-15)."""
        self.fallen = -1
        """Knocked out: the space of the token (DESC-KO-03)."""
        self.feat = True
        """Whether the heroic feat is still to be done."""
        self.resting = False
        self.free_attack = False
        """DESC-TWOH-01: whether the free attack was made in this turn."""
        self.acting = False
        """Whether an action was taken in this turn."""
        self.moving = False
        """Whether a move action is under way (DESC-TRADE-01)."""
        self.left = False
        """DESC-QG-09: whether the hero left the map."""
        self.xp = 0
        """Experience points not spent."""
        self.key = ""
        """The key that the hero has found, by its name."""

    def copy(self) -> Hero:
        twin = Hero.__new__(Hero)
        twin.id = self.id
        twin.hero_class = self.hero_class
        twin.seat = self.seat
        twin.fatigue = self.fatigue
        twin.skills = [card.copy() for card in self.skills]
        twin.items = [card.copy() for card in self.items]
        twin.found = [card.copy() for card in self.found]
        twin.done = self.done
        twin.fallen = self.fallen
        twin.feat = self.feat
        twin.resting = self.resting
        twin.free_attack = self.free_attack
        twin.acting = self.acting
        twin.moving = self.moving
        twin.left = self.left
        twin.xp = self.xp
        twin.key = self.key
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Token:
    """An objective token: on a space, carried by somebody, or gone."""

    __slots__ = ("colour", "face", "face_up", "id", "space")

    def __init__(self, name: str, colour: str, space: int) -> None:
        self.id = name
        self.colour = colour
        self.space = space
        """Where it lies; below zero: not on the map."""
        self.face_up = True
        self.face = ""
        """What it shows when it is turned up, or what has become of it. Of those that lie face down nobody knows it."""

    def copy(self) -> Token:
        twin = Token.__new__(Token)
        twin.id = self.id
        twin.colour = self.colour
        twin.space = self.space
        twin.face_up = self.face_up
        twin.face = self.face
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Group:
    """A monster group: who belongs to it, and whether it was activated in this turn."""

    __slots__ = ("acted", "kind", "masters", "minions")

    def __init__(self, kind: str, minions: int, masters: int) -> None:
        self.kind = kind
        self.minions = minions
        self.masters = masters
        """DESC-MON-01: how many there may be."""
        self.acted = False

    def copy(self) -> Group:
        twin = Group.__new__(Group)
        twin.kind = self.kind
        twin.minions = self.minions
        twin.masters = self.masters
        twin.acted = self.acted
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class DescentState(State):
    """The whole table."""

    __slots__ = (
        "act",
        "active",
        "attack",
        "board",
        "counts",
        "deck",
        "discard",
        "encounter",
        "figures",
        "gained",
        "gold",
        "group",
        "groups",
        "hand",
        "hero_count",
        "heroes",
        "last",
        "lasting",
        "open_groups",
        "overlord_xp",
        "phase",
        "played",
        "quest",
        "queue",
        "round",
        "search_deck",
        "search_pile",
        "search_tokens",
        "seen_top",
        "setup",
        "shut",
        "tokens",
        "unique_search",
        "walking",
        "winner",
        "wins",
    )

    def __init__(self, seats: int, chance: Chance, setup: DescentSetup, board: Board, hero_count: int) -> None:
        super().__init__(seats, chance)
        self.setup = setup
        self.quest: str = quest_id(setup)
        self.board = board
        self.hero_count = hero_count
        self.act = 1
        """DESC-MON-04: which monster cards are used."""
        self.encounter = 0
        """Which of the quest's encounters, the first of which is 0."""
        self.phase = "choose-heroes"
        """What the next turn does."""
        self.round = 1
        self.heroes: list[Hero] = []
        self.figures: list[Figure] = []
        """In the order in which they came; those off the map, too."""
        self.groups: list[Group] = []
        self.open_groups: list[str] = []
        """DESC-QG-02: what the overlord chose."""
        self.active = ""
        """The id of the figure whose turn or activation it is."""
        self.walking = ""
        """The id of a figure that walks at once by a card, whoever's turn it is."""
        self.group = ""
        """The kind of the group that is being activated."""
        self.last = ""
        """The hero whose turn was the last one: the player of that hero moves those who act after the heroes."""
        self.queue: list[str] = []
        """Characters who are still to act, after the heroes or at the end of the round."""
        self.shut = 0
        """The doors that are shut."""
        self.search_tokens = 0
        """The spaces with search tokens."""
        self.unique_search = -1
        """Where the unique one lies, which nobody knows."""
        self.tokens: list[Token] = []
        self.search_deck: list[str] = []
        self.search_pile: list[str] = []
        self.deck: list[str] = []
        """The overlord's, the top last."""
        self.seen_top = 0
        """How many cards on top of it the overlord has looked at."""
        self.hand: list[str] = []
        self.discard: list[str] = []
        self.gained: list[str] = []
        """DESC-OCARD-01: the cards that he added to his deck before the quest."""
        self.overlord_xp = 0
        self.gold = 0
        """What the heroes have together."""
        self.played: list[str] = []
        """DESC-OCARD-06: what was played on whom in this event, activation or turn."""
        self.lasting: list[str] = []
        """Effects that last until something ends them, by name and whom they are on."""
        self.counts: dict[str, int] = {}
        """What the quest counts."""
        self.attack: Attack | None = None
        """The attack that is being carried out; between turns there is none."""
        self.winner = -1
        """The side that won the quest."""
        self.wins: list[int] = []
        """Who won each encounter."""

    def plain(self) -> dict[str, Any]:
        return {**super().plain(), "attack": None if self.attack is None else self.attack.plain()}

    def copy(self) -> Self:
        twin = super().copy()
        twin.setup = self.setup
        twin.quest = self.quest
        twin.board = self.board
        twin.hero_count = self.hero_count
        twin.act = self.act
        twin.encounter = self.encounter
        twin.phase = self.phase
        twin.round = self.round
        twin.heroes = [hero.copy() for hero in self.heroes]
        twin.figures = [figure.copy() for figure in self.figures]
        twin.groups = [group.copy() for group in self.groups]
        twin.open_groups = self.open_groups[:]
        twin.active = self.active
        twin.walking = self.walking
        twin.group = self.group
        twin.last = self.last
        twin.queue = self.queue[:]
        twin.shut = self.shut
        twin.search_tokens = self.search_tokens
        twin.unique_search = self.unique_search
        twin.tokens = [token.copy() for token in self.tokens]
        twin.search_deck = self.search_deck[:]
        twin.search_pile = self.search_pile[:]
        twin.deck = self.deck[:]
        twin.seen_top = self.seen_top
        twin.hand = self.hand[:]
        twin.discard = self.discard[:]
        twin.gained = self.gained[:]
        twin.overlord_xp = self.overlord_xp
        twin.gold = self.gold
        twin.played = self.played[:]
        twin.lasting = self.lasting[:]
        twin.counts = self.counts.copy()
        twin.attack = self.attack
        twin.winner = self.winner
        twin.wins = self.wins[:]
        return twin

    # -- who is who -------------------------------------------------------------------------------

    def figure(self, name: str) -> Figure:
        for figure in self.figures:
            if figure.id == name:
                return figure
        raise KeyError(name)

    def has_figure(self, name: str) -> bool:
        return name in [figure.id for figure in self.figures]

    def hero(self, name: str) -> Hero:
        for hero in self.heroes:
            if hero.id == name:
                return hero
        raise KeyError(name)

    def hero_of(self, figure: Figure) -> Hero | None:
        """The sheet that goes with a figure, if it is a hero's."""
        for hero in self.heroes:
            if hero.id == figure.id:
                return hero
        return None

    def on_map(self, side: int) -> list[Figure]:
        """The figures of a side that stand on the map."""
        return [figure for figure in self.figures if figure.spaces and figure.profile.side == side]

    def owner(self, figure: Figure) -> int:
        """The seat that decides for a figure: a hero's own player; for others beside the heroes, whoever's turn it is
        or was last; the overlord for his monsters."""
        if figure.profile.side != HEROES:
            return THE_OVERLORD
        for hero in self.heroes:
            if hero.id == figure.id:
                return hero.seat
        if figure.profile.rank == FAMILIAR:
            return self.master(figure).seat
        for name in (self.active, self.last):
            for hero in self.heroes:
                if hero.id == name:
                    return hero.seat
        return self.heroes[0].seat

    def master(self, figure: Figure) -> Hero:
        """The hero who has called a familiar."""
        for hero in self.heroes:
            familiar = BOX.classes[hero.hero_class].familiar
            if familiar is not None and familiar.id == figure.id:
                return hero
        raise KeyError(figure.id)

    def count(self, what: str) -> int:
        return self.counts.get(what, 0)
