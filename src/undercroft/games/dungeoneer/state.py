"""What is on the table in Dungeoneer."""

from __future__ import annotations

from typing import Final, Self

from mypy_extensions import mypyc_attr

from undercroft.engine.chance import Chance, Die
from undercroft.engine.state import State
from undercroft.games.dungeoneer.box import Box
from undercroft.games.dungeoneer.content.schema import Adventure, EventCard, HeroCard, Location, Quest
from undercroft.games.dungeoneer.content.threats import Threat
from undercroft.games.dungeoneer.pieces import Attack, Errand, Laid, Lurker, Opened, Passing, Place, Snare
from undercroft.games.dungeoneer.setup_options import DungeonSetup

HAND: Final = 5
LAIR: Final = 3
"""DGN-BATTLE-24."""
QUESTS_TO_WIN: Final = 3
LEGENDARY_LEVEL: Final = 7

DIE: Final = Die("die", [str(face) for face in range(1, 7)])

CHOOSING: Final = 0
BUILDING: Final = 1
RECOVERY: Final = 2
VILLAINY: Final = 3
LOCATION: Final = 4
FEATS: Final = 5
DRAW: Final = 6
DEALING: Final = 7
"""Before the first turn: choosing heroes, drawing first hands from two decks, building the dungeon. Then the five
phases (DGN-TURN-01)."""
PHASES: Final = ("choosing", "building", "recovery", "villainy", "location", "feats", "draw", "dealing")

NO_BATTLE: Final = 0
ATTACK: Final = 1
RESPONSE: Final = 2
ATTACK_CHECK: Final = 3
COUNTERATTACK_CHECK: Final = 4
COMPARISON: Final = 5
CHALLENGING: Final = 6
LAIR_STAGE: Final = 7
REWARD: Final = 8
"""DGN-BATTLE-01: how far a battle has come."""
BATTLE_STAGES: Final = (
    "",
    "attack",
    "response",
    "attack-check",
    "counter-check",
    "compare",
    "challenge",
    "lair",
    "reward",
)

SET_COMBINATIONS: Final[dict[str, tuple[str, ...]]] = {
    "serpent": ("serpent",),
    "heroic": ("heroic",),
    "epic": ("epic",),
    "heroic-serpent": ("heroic", "serpent"),
    "heroic-epic-serpent": ("heroic", "epic", "serpent"),
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Hero:
    """A player: the hero, what it carries, and what its player holds as dungeon lord."""

    __slots__ = (
        "action",
        "alive",
        "artifacts",
        "attached",
        "attempts",
        "boons",
        "brought",
        "cards",
        "done",
        "fall_threat",
        "fallen",
        "fought",
        "glory",
        "granted",
        "hand",
        "health",
        "id",
        "known",
        "lair",
        "level",
        "maps",
        "moved",
        "passing",
        "peril",
        "place",
        "quests",
        "seat",
        "spare",
        "treasures",
        "used",
        "visited",
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.id = ""
        self.cards: tuple[HeroCard, ...] = ()
        """The hero's cards, one for each band reached; none before it is dealt or chosen."""
        self.alive = True
        self.level = 0
        self.health = 0
        self.glory = 0
        self.peril = 0
        self.action = 0
        """Action points; outside the own turn the one that was saved."""
        self.spare = 0
        """DGN-VAR-29: points for anything but movement, for lying down."""
        self.place = 0
        self.brought = False
        """DGN-OBST-02: whether the hero came to its location in another player's turn."""
        self.fallen = False
        self.fall_threat: Threat | None = None
        """DGN-EFF-08: what must be overcome to stand up."""
        self.hand: list[Adventure] = []
        self.known: list[Adventure] = []
        """Cards in hand that all have seen there: monsters that came back, cards whose upkeep was not paid."""
        self.maps: list[Location] = []
        """DGN-VAR-04: location cards to lay before play starts."""
        self.boons: list[Laid] = []
        self.treasures: list[Laid] = []
        self.attached: list[Laid] = []
        """What lies with the hero itself: lasting banes, and attachments to the hero."""
        self.lair: list[Laid] = []
        self.quests: list[Errand] = []
        """Personal quests."""
        self.done: list[Quest] = []
        """Completed quests."""
        self.artifacts: list[Quest] = []
        self.visited = 0
        """DGN-STEP-08: the places the hero has been in during this turn, as bits."""
        self.moved = False
        self.attempts = 0
        self.fought = False
        """DGN-BSTART-01: whether the hero has started a battle in this turn."""
        self.used: list[str] = []
        """Abilities used in this turn, and whatever else can be done once in a turn."""
        self.passing: list[Passing] = []
        self.granted: list[str] = []
        """Keywords for this turn."""

    def copy(self) -> Hero:
        twin = Hero.__new__(Hero)
        twin.seat = self.seat
        twin.id = self.id
        twin.cards = self.cards
        twin.alive = self.alive
        twin.level = self.level
        twin.health = self.health
        twin.glory = self.glory
        twin.peril = self.peril
        twin.action = self.action
        twin.spare = self.spare
        twin.place = self.place
        twin.brought = self.brought
        twin.fallen = self.fallen
        twin.fall_threat = self.fall_threat
        twin.hand = self.hand[:]
        twin.known = self.known[:]
        twin.maps = self.maps[:]
        twin.boons = [laid.copy() for laid in self.boons]
        twin.treasures = [laid.copy() for laid in self.treasures]
        twin.attached = [laid.copy() for laid in self.attached]
        twin.lair = [laid.copy() for laid in self.lair]
        twin.quests = [errand.copy() for errand in self.quests]
        twin.done = self.done[:]
        twin.artifacts = self.artifacts[:]
        twin.visited = self.visited
        twin.moved = self.moved
        twin.attempts = self.attempts
        twin.fought = self.fought
        twin.used = self.used[:]
        twin.passing = self.passing[:]
        twin.granted = self.granted[:]
        return twin

    @property
    def card(self) -> HeroCard:
        """The card of the highest band reached."""
        return self.cards[-1]

    @property
    def full_health(self) -> int:
        return self.cards[-1].health


@mypyc_attr(allow_interpreted_subclasses=True)
class DungeonState(State):
    """The table."""

    __slots__ = (
        "active",
        "attacks",
        "batch_done",
        "battle",
        "battle_stage",
        "box",
        "common",
        "deck",
        "discard",
        "discounted",
        "drawn",
        "event",
        "fighting",
        "fixtures",
        "free_heroes",
        "grid",
        "heroes",
        "location_deck",
        "lurkers",
        "opened",
        "peril_cards",
        "phase",
        "places",
        "put_away",
        "put_under",
        "quest_deck",
        "reviving",
        "round",
        "setup",
        "snares",
        "split",
        "springing",
        "stage",
        "starter",
        "waiting",
        "won",
        "wrath",
    )

    def __init__(self, seats: int, setup: DungeonSetup, box: Box, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.setup = setup
        self.box = box
        self.split: bool = seats == 1 or setup.decks == "split"
        self.heroes = [Hero(seat) for seat in range(seats)]
        self.free_heroes: list[str] = []
        """Heroes that nobody plays."""
        self.active = 0
        """Whose turn it is."""
        self.starter = 0
        self.phase: int = RECOVERY
        self.round = 1
        self.stage = 0
        """Which of the sets is played now (DGN-BAND-10)."""
        self.deck: list[list[Adventure]] = [[], []]
        """The adventure deck, its top last; split: glory and peril. Unsplit, the second stays empty."""
        self.discard: list[list[Adventure]] = [[], []]
        self.put_away: list[Adventure] = []
        """What was left of the decks of former bands; nobody has seen it."""
        self.location_deck: list[Location] = []
        """Its top last."""
        self.put_under = 0
        """How many of its lowest cards everybody saw go there (DGN-LOCPH-01)."""
        self.drawn: Location | None = None
        """The location card to be laid now."""
        self.quest_deck: list[Quest] = []
        self.common: list[Errand] = []
        self.places: list[Place] = []
        self.grid: dict[int, int] = {}
        """Which place lies in a cell."""
        self.opened: list[Opened] = []
        self.snares: list[Snare] = []
        """Traps in locations."""
        self.fixtures: list[Snare] = []
        """Cards attached to locations."""
        self.lurkers: list[Lurker] = []
        self.event: EventCard | None = None
        self.wrath = 0
        """Tokens on the event card."""
        self.attacks: list[Attack] = []
        """DGN-VILL-07: the encounters of this villainy phase."""
        self.springing: list[Snare] = []
        """Traps of this villainy phase that spring at once."""
        self.fighting = False
        """Whether the encounters of this phase are being resolved."""
        self.batch_done = False
        self.discounted = 0
        """DGN-WRATH-02: what the event's cheaper monsters of this turn cost together, before the discount."""
        self.battle: list[Attack] = []
        """The attacks of the battle that goes on."""
        self.battle_stage: int = NO_BATTLE
        self.waiting: list[Laid] = []
        """DGN-SOLO-15: attached that wait for a monster."""
        self.peril_cards: list[Adventure] = []
        """DGN-SOLO-12: alone, what came up last in this turn, in order; much of it leaves no other trace."""
        self.reviving: list[int] = []
        """DGN-VAR-09: seats that need a new hero."""
        self.won: tuple[int, ...] | None = None

    def copy(self) -> Self:
        twin = super().copy()
        twin.setup = self.setup
        twin.box = self.box
        twin.split = self.split
        twin.heroes = [hero.copy() for hero in self.heroes]
        twin.free_heroes = self.free_heroes[:]
        twin.active = self.active
        twin.starter = self.starter
        twin.phase = self.phase
        twin.round = self.round
        twin.stage = self.stage
        twin.deck = [part[:] for part in self.deck]
        twin.discard = [part[:] for part in self.discard]
        twin.put_away = self.put_away[:]
        twin.location_deck = self.location_deck[:]
        twin.put_under = self.put_under
        twin.drawn = self.drawn
        twin.quest_deck = self.quest_deck[:]
        twin.common = [errand.copy() for errand in self.common]
        twin.places = self.places[:]
        twin.grid = self.grid.copy()
        twin.opened = self.opened[:]
        twin.snares = [snare.copy() for snare in self.snares]
        twin.fixtures = [snare.copy() for snare in self.fixtures]
        twin.lurkers = [lurker.copy() for lurker in self.lurkers]
        twin.event = self.event
        twin.wrath = self.wrath
        twin.attacks = [attack.copy() for attack in self.attacks]
        twin.springing = [snare.copy() for snare in self.springing]
        twin.fighting = self.fighting
        twin.batch_done = self.batch_done
        twin.discounted = self.discounted
        twin.battle = [attack.copy() for attack in self.battle]
        twin.battle_stage = self.battle_stage
        twin.waiting = [laid.copy() for laid in self.waiting]
        twin.peril_cards = self.peril_cards[:]
        twin.reviving = self.reviving[:]
        twin.won = self.won
        return twin

    @property
    def me(self) -> Hero:
        """The hero whose turn it is."""
        return self.heroes[self.active]

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def living(self) -> list[Hero]:
        return [hero for hero in self.heroes if hero.alive]

    def rivals(self, seat: int) -> list[Hero]:
        """The other heroes alive, from the left neighbour on."""
        heroes = self.heroes
        return [hero for hero in heroes[seat + 1 :] + heroes[:seat] if hero.alive]

    def left_of(self, seat: int) -> int:
        """The next living player to the left; oneself, if there is no other."""
        rivals = self.rivals(seat)
        return rivals[0].seat if rivals else seat

    def at(self, place: int) -> list[Hero]:
        """The heroes in a location, in turn order from the active player."""
        order = self.heroes[self.active :] + self.heroes[: self.active]
        return [hero for hero in order if hero.alive and hero.place == place]

    def hero(self, hero_id: str) -> Hero:
        """The hero of this id."""
        for hero in self.heroes:
            if hero.id == hero_id:
                return hero
        raise KeyError(hero_id)

    def roll(self) -> int:
        """A die."""
        return self.chance.throw(DIE, 1)[0] + 1
