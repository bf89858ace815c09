"""What is on the table in Talisman."""

from __future__ import annotations

from typing import Final, Self

from mypy_extensions import mypyc_attr

from undercroft.engine.chance import Chance, Die
from undercroft.engine.state import State
from undercroft.games.talisman.box import Box, Card, Role, Space
from undercroft.games.talisman.fight import Fight
from undercroft.games.talisman.setup_options import TalismanSetup

DIE: Final = Die("die", [str(face) for face in range(1, 7)])

CHOOSING, PLAYING = range(2)
"""Before the first turn characters are chosen."""

START, MOVE, ENCOUNTER, END = range(4)
"""How far a turn has come."""
STAGES: Final = ("start", "move", "encounter", "end")


@mypyc_attr(allow_interpreted_subclasses=True)
class Lasting:
    """Something that holds for a while: a card that lies on a space, or a Spell on somebody."""

    __slots__ = ("card", "name", "rounds", "seat", "space", "taker")

    def __init__(self, name: str, card: Card | None, space: int, seat: int, rounds: int) -> None:
        self.name = name
        self.card = card
        """What is discarded when it is over."""
        self.space = space
        """Where the card lies; -1: nowhere."""
        self.seat = seat
        """In whose turns it is counted."""
        self.rounds = rounds
        """So many more times that turn has to come."""
        self.taker = -1
        """Who takes the card when it is over, instead of its being discarded (Spell Call)."""

    def copy(self) -> Lasting:
        twin = Lasting.__new__(Lasting)
        twin.name = self.name
        twin.card = self.card
        twin.space = self.space
        twin.seat = self.seat
        twin.rounds = self.rounds
        twin.taker = self.taker
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Cast:
    """A Spell that was cast: by whom, on what; the Command Spell is no card."""

    __slots__ = ("card", "countered", "foe", "ring", "seat", "space", "taker", "target", "what")

    def __init__(self, seat: int, card: Card | None) -> None:
        self.seat = seat
        self.card = card
        self.target = -1
        """A seat."""
        self.space = -1
        self.what: Card | None = None
        """A card on that space, or a Follower."""
        self.foe = -1
        """Which creature of a joint attack."""
        self.countered = False
        self.taker = -1
        """Who takes the card instead of its being discarded (Spell Call)."""
        self.ring = False
        """It was cast from the Spell Ring."""

    def copy(self) -> Cast:
        twin = Cast.__new__(Cast)
        twin.seat = self.seat
        twin.card = self.card
        twin.target = self.target
        twin.space = self.space
        twin.what = self.what
        twin.foe = self.foe
        twin.countered = self.countered
        twin.taker = self.taker
        twin.ring = self.ring
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Character:
    """A player's character, with all it has."""

    __slots__ = (
        "alignment",
        "backing",
        "craft",
        "enslaved",
        "evades",
        "extra",
        "fate",
        "fleeing",
        "followers",
        "gold",
        "heir",
        "heir_gold",
        "held",
        "hopping",
        "known",
        "known_under",
        "lives",
        "may_cast",
        "missing",
        "objects",
        "out",
        "pitfiends",
        "plus_craft",
        "plus_strength",
        "privileges",
        "quest",
        "raised",
        "role",
        "seat",
        "seen",
        "space",
        "spells",
        "strength",
        "toad",
        "trophies",
        "turned",
        "turns",
        "used",
        "werewolf",
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.role: Role | None = None
        """None before it is dealt, and between a death and the next character."""
        self.out = False
        """Out of the game for good (TALB-DEAD-07)."""
        self.space = 0
        self.lives = 0
        self.fate = 0
        self.gold = 0
        self.strength = 0
        """Strength counters."""
        self.craft = 0
        self.alignment = "neutral"
        self.objects: list[Card] = []
        self.followers: list[Card] = []
        """Also Enemies that follow: charmed, raised from the dead, or out for vengeance."""
        self.raised: list[Card] = []
        """Those Followers that were raised from the dead: each helps whoever has it in one battle."""
        self.spells: list[Card] = []
        """Hidden from the others."""
        self.trophies: list[Card] = []
        self.toad = 0
        """Turns still to be spent as a toad."""
        self.hopping = False
        """Whether this turn is one of them: it was a toad when the turn began."""
        self.missing = 0
        """Turns to miss."""
        self.quest = 0
        """TALB-QST: the number of the Warlock's quest; 0: none."""
        self.enslaved = False
        """TALB-MID-09: held at the Temple."""
        self.fleeing = False
        """TAL-FLEE-01."""
        self.backing = False
        """TALB-INMOV-06: turning back in the Inner Region."""
        self.held = False
        """A space of the Inner Region must be faced again before going on."""
        self.werewolf = 0
        """The Strength of the own Werewolf."""
        self.pitfiends = 0
        """How many are left."""
        self.privileges: list[str] = []
        """What the next move may be besides the usual."""
        self.turns = 0
        """Extra turns to be taken after this one."""
        self.extra = False
        """Whether this is an extra turn."""
        self.plus_strength = 0
        """Until the end of the turn."""
        self.plus_craft = 0
        self.evades = False
        """Invisibility: anyone can be evaded in this turn."""
        self.turned = False
        """Whether the alignment changed in this turn (TALB-ALI-03)."""
        self.may_cast = 0
        """Spells that may still be cast in this turn, by the one whose turn it is or another."""
        self.used: list[str] = []
        """Cards and abilities used in this turn."""
        self.heir: list[Card] = []
        """TALB-VAR-12: what the next character inherits."""
        self.heir_gold = 0
        self.known: list[Card] = []
        """The top cards of the Adventure deck that this seat has seen, the topmost last; known until the deck
        changes."""
        self.known_under: list[Card] = []
        """The same of the Dungeon deck."""
        self.seen: list[list[Card]] = []
        """By seat: which Spells of this hand that seat has seen."""

    def copy(self) -> Character:
        twin = Character.__new__(Character)
        twin.seat = self.seat
        twin.role = self.role
        twin.out = self.out
        twin.space = self.space
        twin.lives = self.lives
        twin.fate = self.fate
        twin.gold = self.gold
        twin.strength = self.strength
        twin.craft = self.craft
        twin.alignment = self.alignment
        twin.objects = self.objects[:]
        twin.followers = self.followers[:]
        twin.raised = self.raised[:]
        twin.spells = self.spells[:]
        twin.trophies = self.trophies[:]
        twin.toad = self.toad
        twin.hopping = self.hopping
        twin.missing = self.missing
        twin.quest = self.quest
        twin.enslaved = self.enslaved
        twin.fleeing = self.fleeing
        twin.backing = self.backing
        twin.held = self.held
        twin.werewolf = self.werewolf
        twin.pitfiends = self.pitfiends
        twin.privileges = self.privileges[:]
        twin.turns = self.turns
        twin.extra = self.extra
        twin.plus_strength = self.plus_strength
        twin.plus_craft = self.plus_craft
        twin.evades = self.evades
        twin.turned = self.turned
        twin.may_cast = self.may_cast
        twin.used = self.used[:]
        twin.heir = self.heir[:]
        twin.heir_gold = self.heir_gold
        twin.known = self.known[:]
        twin.known_under = self.known_under[:]
        twin.seen = [part[:] for part in self.seen]
        return twin

    @property
    def id(self) -> str:
        role = self.role
        return "" if role is None else role.id

    @property
    def alive(self) -> bool:
        return self.role is not None


@mypyc_attr(allow_interpreted_subclasses=True)
class TalismanState(State):
    """The table."""

    __slots__ = (
        "active",
        "added",
        "adventure",
        "adventure_discard",
        "arrived",
        "box",
        "casts",
        "characters",
        "coins",
        "crowned",
        "dice",
        "drawn",
        "dungeon",
        "ended",
        "fallen",
        "fight",
        "goal",
        "how",
        "idle",
        "kept",
        "kept_raised",
        "killed",
        "lasting",
        "losing",
        "losing_card",
        "moved",
        "offered",
        "phase",
        "prevented",
        "purchases",
        "ring",
        "roller",
        "rolling",
        "round",
        "safe",
        "setup",
        "short",
        "spell_deck",
        "spell_discard",
        "stage",
        "starter",
        "steps",
        "stock",
        "table",
        "talismans",
        "to_meet",
        "together",
        "treasures",
        "twist",
        "under",
        "under_discard",
        "unused",
        "window",
        "won",
    )

    def __init__(self, seats: int, setup: TalismanSetup, box: Box, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.setup = setup
        self.box = box
        self.dungeon: bool = setup.expansion == "whole"
        """Whether the Dungeon board is in play."""
        self.goal: str = setup.goal if setup.expansion == "whole" else "crown"
        """Without the Dungeon there is no Lord to kill: the Crown it is."""
        self.short: bool = self.goal == "short"
        self.characters = [Character(seat) for seat in range(seats)]
        for c in self.characters:
            c.seen = [[] for _ in range(seats)]
        self.phase: int = CHOOSING
        self.stage: int = START
        self.active = 0
        """Whose turn it is."""
        self.starter = 0
        self.round = 1
        self.offered: list[Role] = []
        """The characters among which the next seat chooses."""
        self.unused: list[Role] = []
        """Characters not used so far, the next one last; nobody knows their order."""
        self.killed: list[Role] = []
        self.adventure: list[Card] = []
        """Decks, the top last."""
        self.under: list[Card] = []
        """The Dungeon deck."""
        self.spell_deck: list[Card] = []
        self.adventure_discard: list[Card] = []
        self.under_discard: list[Card] = []
        self.spell_discard: list[Card] = []
        self.purchases: list[Card] = []
        """For sale, face up."""
        self.talismans: list[Card] = []
        self.treasures: list[Card] = []
        self.table: list[list[Card]] = [[] for _ in box.spaces]
        """The cards on each space, in the order in which they were drawn."""
        self.coins: list[int] = [0] * len(box.spaces)
        """Loose gold on each space."""
        self.stock: dict[str, int] = {}
        """Points left on Places, by id."""
        self.kept: list[Card] = []
        """Followers on the Dungeon Keeper."""
        self.kept_raised: list[Card] = []
        """Those of them that were raised from the dead."""
        self.ring: Card | None = None
        """The Spell on the Spell Ring, which only its owner knows."""
        self.lasting: list[Lasting] = []
        self.crowned = False
        """TALB-DEAD-06: whether anybody has ever reached the Crown of Command."""
        self.ended = False
        """The turn is over: nothing else is met."""
        self.moved = False
        """The character was moved during its encounter: a new one begins."""
        self.idle = False
        """Nothing at all is done in this turn: it is missed, or lost to Immobility."""
        self.arrived = False
        """Something has moved the character instead of the usual move."""
        self.steps = 0
        """Steps of the move that are left."""
        self.to_meet = 0
        """How much is still to be encountered in this turn (TALB-MISS-02)."""
        self.fight: Fight | None = None
        """The attack that goes on."""
        self.casts: list[Cast] = []
        """Spells that have been cast and not yet taken effect, the last one last."""
        self.window = ""
        """The window that is open for Spells and effects (``windows.py``)."""
        self.losing = -1
        """Who is about to lose a life, or a Follower."""
        self.losing_card: Card | None = None
        """The Follower."""
        self.prevented = False
        """Whether the loss was prevented."""
        self.together = 0
        """More than 0 while one effect hits several characters: the match is not decided before it is over."""
        self.fallen: list[int] = []
        """Who was killed by it."""
        self.twist = 0
        """The result that Twist of Fate has chosen."""
        self.roller = -1
        """Who has rolled the dice that lie on the table."""
        self.dice: list[int] = []
        self.added = 0
        """What abilities have added to them by now."""
        self.rolling = ""
        """The space or card in whose table the result is looked up; empty: none."""
        self.drawn: list[Card] = []
        """Cards just drawn, before they are met."""
        self.safe: list[tuple[str, int]] = []
        """Creatures out of reach in this turn (Immobility): card ids, with their spaces."""
        self.won: tuple[int, ...] | None = None
        self.how = ""
        """How the match was decided."""

    def copy(self) -> Self:
        twin = super().copy()
        twin.setup = self.setup
        twin.box = self.box
        twin.dungeon = self.dungeon
        twin.goal = self.goal
        twin.short = self.short
        twin.characters = [character.copy() for character in self.characters]
        twin.phase = self.phase
        twin.stage = self.stage
        twin.active = self.active
        twin.starter = self.starter
        twin.round = self.round
        twin.offered = self.offered[:]
        twin.unused = self.unused[:]
        twin.killed = self.killed[:]
        twin.adventure = self.adventure[:]
        twin.under = self.under[:]
        twin.spell_deck = self.spell_deck[:]
        twin.adventure_discard = self.adventure_discard[:]
        twin.under_discard = self.under_discard[:]
        twin.spell_discard = self.spell_discard[:]
        twin.purchases = self.purchases[:]
        twin.talismans = self.talismans[:]
        twin.treasures = self.treasures[:]
        twin.table = [part[:] for part in self.table]
        twin.coins = self.coins[:]
        twin.stock = self.stock.copy()
        twin.kept = self.kept[:]
        twin.kept_raised = self.kept_raised[:]
        twin.ring = self.ring
        twin.lasting = [lasting.copy() for lasting in self.lasting]
        twin.crowned = self.crowned
        twin.ended = self.ended
        twin.moved = self.moved
        twin.idle = self.idle
        twin.arrived = self.arrived
        twin.steps = self.steps
        twin.to_meet = self.to_meet
        twin.fight = self.fight.copy() if self.fight is not None else None
        twin.casts = [cast.copy() for cast in self.casts]
        twin.window = self.window
        twin.losing = self.losing
        twin.losing_card = self.losing_card
        twin.prevented = self.prevented
        twin.together = self.together
        twin.fallen = self.fallen[:]
        twin.twist = self.twist
        twin.roller = self.roller
        twin.dice = self.dice[:]
        twin.added = self.added
        twin.rolling = self.rolling
        twin.drawn = self.drawn[:]
        twin.safe = self.safe[:]
        twin.won = self.won
        twin.how = self.how
        return twin

    @property
    def me(self) -> Character:
        """The character whose turn it is."""
        return self.characters[self.active]

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def space_of(self, c: Character) -> Space:
        return self.box.spaces[c.space]

    def clockwise(self) -> list[Character]:
        """All characters alive, from the one whose turn it is on."""
        characters = self.characters
        return [c for c in characters[self.active :] + characters[: self.active] if c.role is not None]

    def others(self, seat: int) -> list[Character]:
        """The other characters alive, from the left neighbour on."""
        characters = self.characters
        return [c for c in characters[seat + 1 :] + characters[:seat] if c.role is not None]

    def on(self, space: int) -> list[Character]:
        """The characters on a space, from the one whose turn it is on."""
        return [c for c in self.clockwise() if c.space == space]

    def character(self, role_id: str) -> Character:
        for c in self.characters:
            if c.role is not None and c.role.id == role_id:
                return c
        raise KeyError(role_id)

    def roll(self) -> int:
        """A die that nobody may reroll."""
        return self.chance.throw(DIE, 1)[0] + 1
