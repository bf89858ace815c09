"""Where the scripts of encounters meet the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from undercroft.engine.decision import Option, Play
from undercroft.engine.errors import Why
from undercroft.games.descent.content.earlier import NEWEST, as_before
from undercroft.games.descent.content.quests import quest_of
from undercroft.games.descent.content.schema import Encounter, Goal, Placing
from undercroft.games.descent.pieces import Defence
from undercroft.games.descent.profiles import HERO, HEROES, OVERLORD
from undercroft.games.descent.state import DescentState, Figure, Token

NOBODY: Final = -1
DRAW: Final = 2
ENDED: Final = 3
"""DESC-QG-11: an encounter that nobody has won yet, one that nobody wins, and one that is over and to be settled."""
HEROES_ACT: Final = ("heroes", "hero", "familiar", "allies")
"""The phases in which the heroes are the active side."""
LEAST: Final = 2
"""The fewest heroes."""
EVERY_HERO: Final = "heroes"
"""In goals and among those who may leave: all heroes."""
FAR: Final = 20
"""From so far away nobody counts as being on the way to the exit."""
SET_UP: Final = "set up "
LEFT: Final = "left "
DEFEATED: Final = "defeated "
"""How the names of what is counted begin, before the name of a group or the kind of a figure."""


def counted(s: DescentState, what: str, more: int = 1) -> None:
    s.counts[what] = s.count(what) + more


@mypyc_attr(allow_interpreted_subclasses=True)
class Script:
    """An encounter that is all data: who comes, who may leave, and the goals. Others say what they have besides."""

    def __init__(self, quest: str, number: int, rules: int = NEWEST) -> None:
        self.quest = quest
        self.number = number
        self.rules = rules
        """The version by whose numbers it is played."""

    @property
    def data(self) -> Encounter:
        return as_before(quest_of(self.quest).encounters[self.number], self.quest, self.number, self.rules)

    def amount(self, s: DescentState, name: str) -> int:
        """A number of the encounter's own, by the number of heroes."""
        return self.data.numbers[name][s.hero_count - LEAST]

    def placings(self, s: DescentState) -> list[Placing]:
        """Who is set up where, with so many heroes."""
        return [each for each in self.data.place if s.hero_count in each.with_heroes]

    def token_kind(self, token: Token) -> str:
        """What a token stands for: the id of its words."""
        return "objective-token"

    # -- beginning and end ------------------------------------------------------------------------

    def faces(self, s: DescentState) -> list[str]:
        """What the tokens show that lie face down; nobody knows which shows what."""
        return []

    def key_places(self, s: DescentState, places: list[int]) -> list[int]:
        """DESC-QG-01: where the unique search token may lie."""
        return places

    def begins(self, s: DescentState) -> Play[None]:
        """When all is set up."""
        yield from ()

    def carry_over(self, s: DescentState, winner: int) -> dict[str, int]:
        """What the next encounter counts from the start."""
        return {}

    def heroes_won(self, s: DescentState) -> bool:
        """DESC-QUEST-06: one of their goals is reached."""
        return any(reached(s, goal) >= 1 for goal in self.data.heroes_goals)

    def overlord_won(self, s: DescentState) -> bool:
        return any(reached(s, goal) >= 1 for goal in self.data.overlord_goals)

    def winner(self, s: DescentState) -> int:
        """DESC-WIN-01: the side whose conditions are met, if any; asked after every step. DESC-QG-12: if both are, the
        active side."""
        heroes, overlord = self.heroes_won(s), self.overlord_won(s)
        if heroes and overlord:
            return HEROES if s.phase in HEROES_ACT else OVERLORD
        return HEROES if heroes else OVERLORD if overlord else NOBODY

    def settle(self, s: DescentState) -> int:
        """Who has won an encounter that is over."""
        return self.at_limit(s)

    def at_limit(self, s: DescentState) -> int:
        """DESC-QG-11: who wins when the last round has ended; where it is counted, the script says how."""
        winners = {"heroes": HEROES, "overlord": OVERLORD, "nobody": DRAW}
        return winners[self.data.limit.winner]

    def progress(self, s: DescentState) -> tuple[float, float]:
        """How near heroes and overlord are to their goals, from 0 to 1."""
        heroes = [nearness(s, goal) for goal in self.data.heroes_goals]
        overlord = [nearness(s, goal) for goal in self.data.overlord_goals]
        return max([0.0, *heroes]), max([0.0, *overlord])

    def tally(self, s: DescentState, side: int) -> tuple[int, int]:
        """What a side's goal counts, if anything: how much there is of it, and how much is needed."""
        goals = self.data.heroes_goals if side == HEROES else self.data.overlord_goals
        return tallied(s, goals[0]) if len(goals) == 1 else (0, 0)

    # -- numbers ----------------------------------------------------------------------------------

    def health(self, s: DescentState, figure: Figure, health: int) -> int:
        return health

    def on_defence(self, s: DescentState, defence: Defence) -> None:
        """Before somebody's defence dice are thrown."""

    def filled(self, s: DescentState) -> int:
        """Spaces with tokens that block movement and sight."""
        return 0

    def barred(self, s: DescentState, figure: Figure) -> int:
        """Spaces that this figure cannot enter or stand on."""
        return self.filled(s)

    # -- what happens -----------------------------------------------------------------------------

    def entered(self, s: DescentState, figure: Figure, space: int) -> Play[None]:
        """Whoever waits until somebody comes is set up."""
        from undercroft.games.descent.setting_up import place_all

        for placing in self.placings(s):
            if not placing.entered or s.count(SET_UP + placing.who):
                continue
            if s.board.area(placing.entered) & figure.spaces:
                s.counts[SET_UP + placing.who] = 1
                yield from place_all(s, placing)

    def opened(self, s: DescentState, figure: Figure, door: int) -> Play[None]:
        yield from ()

    def defeated(self, s: DescentState, figure: Figure, spaces: int) -> Play[None]:
        """Counted by the figure and by its kind."""
        for name in dict.fromkeys([figure.id, figure.profile.kind]):
            counted(s, DEFEATED + name)
        yield from ()

    def left(self, s: DescentState, figure: Figure, carried: str) -> Play[None]:
        """Counted by the figure and by its kind; ``carried`` is the token that went with it."""
        for name in dict.fromkeys([figure.id, figure.profile.kind]):
            counted(s, LEFT + name)
        yield from ()

    def is_lost(self, s: DescentState, figure: Figure, token: Token) -> bool:
        """Whether a token is gone when its carrier is defeated."""
        return False

    def heroes_done(self, s: DescentState) -> Play[None]:
        """After the last hero's turn of a round."""
        yield from ()

    def overlord_done(self, s: DescentState) -> Play[None]:
        """DESC-QG-06: at the end of the overlord's turn, after the reinforcements that the data names."""
        yield from ()

    def found_unique(self, s: DescentState, figure: Figure) -> Play[None]:
        """DESC-SEARCH-04."""
        yield from ()

    # -- what may be done -------------------------------------------------------------------------

    def cannot_leave(self, s: DescentState, figure: Figure, exit_kind: str) -> Why | None:
        """DESC-EXIT-01, DESC-QG-09: nobody may, unless the quest says so."""
        whose = EVERY_HERO if figure.profile.rank == HERO else figure.profile.kind
        if any(each.who == whose and each.by == exit_kind for each in self.data.leaving):
            return None
        return Why("nobody-leaves", "DESC-QG-09")

    def returns(self, s: DescentState, figure: Figure) -> str:
        """By which kind of piece somebody who left may come back; none: not at all."""
        return ""

    def cannot_carry(self, s: DescentState, figure: Figure, token: Token) -> Why | None:
        """DESC-CARRY-01."""
        return Why("not-to-carry", "DESC-CARRY-01", token=token.id)

    def cannot_drop(self, s: DescentState, figure: Figure) -> Why | None:
        return None

    def cannot_open(self, s: DescentState, figure: Figure, door: int) -> Why | None:
        """DESC-DOOR-02, DESC-QG-10: a locked door opens only as the quest says."""
        if self.data.doors[door].kind != "normal":
            return Why("locked", "DESC-DOOR-02", door=door)
        return None

    def cannot_close(self, s: DescentState, figure: Figure, door: int) -> Why | None:
        return None

    def cannot_attack(self, s: DescentState, figure: Figure, target: Figure) -> Why | None:
        return None

    def offers(self, s: DescentState, figure: Figure) -> list[Option]:
        """DESC-SPEC-03: special actions of the quest."""
        return []

    def act(self, s: DescentState, figure: Figure, option: Option) -> Play[None]:
        yield from ()
        raise NotImplementedError

    # -- who is there, and who acts besides heroes and monsters -----------------------------------

    def set_up_group(self, s: DescentState, kind: str, minions: int, masters: int) -> tuple[int, int]:
        """DESC-MON-01: how large a group is."""
        return minions, masters

    def first_comers(self, s: DescentState, kind: str, minions: int, masters: int) -> tuple[int, int]:
        """How many of a group are set up at the start."""
        return minions, masters

    def character_of(self, kind: str) -> str:
        """The character that a master of this group is, if one is."""
        return next((each.id for each in self.data.figures if each.base == kind), "")

    def allies(self, s: DescentState) -> list[str]:
        """The characters who act after the last hero's turn, in their order."""
        return []

    def late_allies(self, s: DescentState) -> list[str]:
        """The characters who act at the end of the round."""
        return []

    def deeds(self, s: DescentState, figure: Figure) -> tuple[str, ...]:
        """What a character may do when it acts, each once: ``move``, ``attack``, ``door``."""
        return ()

    def ally_begins(self, s: DescentState, figure: Figure) -> Play[None]:
        """What happens first when a character acts."""
        yield from ()


def reached(s: DescentState, goal: Goal) -> float:
    """How much of a goal is reached; 1 is all of it."""
    if goal.who == EVERY_HERO:
        done = len([hero for hero in s.heroes if hero.left]) if goal.what == "left" else 0
        return done / len(s.heroes)
    begins = LEFT if goal.what == "left" else DEFEATED
    return s.count(begins + goal.who) / goal.count


def sought(s: DescentState, goal: Goal) -> Figure | None:
    """The one figure on the map that a goal is about, if it is about one."""
    named = [each for each in s.figures if goal.who in (each.id, each.profile.kind)]
    return named[0] if goal.count == 1 and len(named) == 1 and named[0].spaces else None


def nearness(s: DescentState, goal: Goal) -> float:
    """How near somebody is to a goal: wounds of the one who is to be defeated count, too."""
    figure = sought(s, goal) if goal.what == "defeated" else None
    return reached(s, goal) if figure is None else figure.damage / (1 + figure.profile.health)


def is_about(s: DescentState, goal: Goal, figure: Figure) -> bool:
    if goal.who == EVERY_HERO:
        return figure.profile.rank == HERO
    return goal.who in (figure.id, figure.profile.kind)


def on_the_way(s: DescentState, figure: Figure) -> float:
    """How far somebody has come to where it may leave: from 0 to almost 1."""
    goal = exits_for(s, figure)
    far = s.board.lay(0).distance(figure.spaces, goal) if goal else -1
    return max(0.0, 1 - far / FAR) if far >= 0 else 0.0


def exits_for(s: DescentState, figure: Figure) -> int:
    """The spaces by which a figure may leave the map as it is now."""
    script = script_of(s)
    return sum([spaces for kind, spaces in s.board.exits.items() if script.cannot_leave(s, figure, kind) is None])


def tallied(s: DescentState, goal: Goal) -> tuple[int, int]:
    """Of a goal: what is there of it, and what is needed; of somebody who is to be defeated, damage and health."""
    figure = sought(s, goal)
    if goal.what == "defeated" and figure is not None:
        return figure.damage, script_of(s).health(s, figure, figure.profile.health)
    if goal.who == EVERY_HERO:
        return len([hero for hero in s.heroes if hero.left]), len(s.heroes)
    return s.count((LEFT if goal.what == "left" else DEFEATED) + goal.who), goal.count


SCRIPTS: Final[dict[tuple[str, int], Script]] = {}
EARLIER: Final[dict[tuple[str, int, int], Script]] = {}
"""The same for matches that go on by earlier rules."""


def enter(*scripts: Script) -> None:
    """From now on they are found under their quests and numbers."""
    for script in scripts:
        SCRIPTS[script.quest, script.number] = script


def script_of(s: DescentState) -> Script:
    if s.rules < NEWEST:
        return earlier_script(s)
    found = SCRIPTS.get((s.quest, s.encounter))
    if found is None:
        found = SCRIPTS[s.quest, s.encounter] = Script(s.quest, s.encounter)
    return found


def earlier_script(s: DescentState) -> Script:
    found = EARLIER.get((s.quest, s.encounter, s.rules))
    if found is None:
        kind = type(SCRIPTS.get((s.quest, s.encounter), Script(s.quest, s.encounter)))
        found = EARLIER[s.quest, s.encounter, s.rules] = kind(s.quest, s.encounter, s.rules)
    return found
