"""A hero's turn: every option by the worth of the turn that begins with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from undercroft.engine.decision import Decision, Option
from undercroft.games.descent.actions import DASH
from undercroft.games.descent.geometry.bits import bits, lowest
from undercroft.games.descent.moving import lies, reach, speed, stopping, strides
from undercroft.games.descent.options import (
    ACTIVATE,
    ATTACK,
    CARD,
    CLIMB,
    CLOSE_DOOR,
    DONE,
    DOOR,
    DROP,
    END_ACTIVATION,
    END_TURN,
    FIGURE,
    FREE_ATTACK,
    GIVE,
    HERO,
    LEAVE,
    LIES,
    MOVE,
    OPEN_DOOR,
    PICK_UP,
    REST,
    REVIVE,
    SEARCH,
    SHAKE_OFF,
    SPACE,
    SPECIAL,
    STAND_UP,
    STRIDE,
    TAKE,
    TIRE,
    TRY_DOOR,
    USE,
    USE_AT,
    WALK,
    WEAPON,
)
from undercroft.games.descent.places import lay_of
from undercroft.games.descent.profiles import CHARACTER, HEROES
from undercroft.games.descent.state import THE_OVERLORD, DescentState, Figure, Hero
from undercroft.games.descent.wounds import stamina
from undercroft.players.thumb.descent import cards, value
from undercroft.players.thumb.descent.field import Field
from undercroft.players.thumb.descent.plans import KEY, NEVER, Locked, plan_of

Worth: TypeAlias = Callable[[Option], float]
REVIVED: Final = 4.5
"""What it is worth to revive somebody."""
SHAKEN: Final = 2.5
RESTED: Final = 1.0
"""What it is worth to get fatigue back, beside what it costs."""
WALKED: Final = 0.02
OPENED: Final = 1.5
STAYED: Final = 0.02
"""So much better a place must be for somebody to be moved there."""
BESIDE: Final = 0.5
"""What it is worth not to be next to an enemy who acts."""
CHARGE: Final = "charge"


class Reaching:
    """Where a figure gets, by cost, and what it is worth to stand in each space; worked out when it is asked for."""

    __slots__ = ("_best", "_standing", "exits", "field", "layers", "stops")

    def __init__(self, field: Field, most: int) -> None:
        self.field = field
        self.layers = reach(field.s, field.figure, most)
        self.stops = stopping(field.s, field.figure) & ~field.figure.spaces
        self.exits = field.exits & (self.stops | field.figure.spaces)
        """Where it may leave for one point more."""
        self._standing: dict[int, float] = {}
        self._best: dict[tuple[int, int, int], float] = {}

    def standing(self, spaces: int) -> float:
        found = self._standing.get(spaces)
        if found is None:
            found = self._standing[spaces] = self.field.standing(spaces)
        return found

    def best(self, least: int, most: int, actions: int) -> float:
        """Of all spaces for at least and at most so many points: what it is worth to go there and act, or to leave."""
        asked = (least, most, actions)
        if asked not in self._best:
            self._best[asked] = self._best_of(least, most, actions)
        return self._best[asked]

    def _best_of(self, least: int, most: int, actions: int) -> float:
        found = self.leaving(most)
        for cost in range(least, min(most + 1, len(self.layers))):
            for space in bits(self.layers[cost] & self.stops):
                mask = 1 << space
                found = max(found, self.standing(mask) + self.field.acting(mask, actions))
        return found

    def leaving(self, most: int) -> float:
        for cost in range(min(most, len(self.layers))):
            if self.layers[cost] & self.exits:
                return self.field.gone - WALKED * cost
        return NEVER

    def charging(self, most: int, actions: int) -> float:
        """A walk that ends with an attack, and so many actions after that."""
        found = NEVER
        for layer in self.layers[1 : most + 1]:
            for space in bits(layer & self.stops):
                blow = self.field.best_blow(1 << space)
                if blow > 0:
                    found = max(found, self.standing(1 << space) + blow + self.field.acting(1 << space, actions))
        return found

    def cost(self, space: int) -> int:
        return next((cost for cost, layer in enumerate(self.layers) if layer >> space & 1), 0)

    def at(self, spaces: int, actions: int) -> float:
        return self.standing(spaces) + self.field.acting(spaces, actions)


def act_worth(s: DescentState, decision: Decision) -> Worth:
    """Of all that a hero, or a familiar, can do now."""
    figure = s.figure(s.active)
    hero = s.hero_of(figure)
    if hero is not None and hero.fallen >= 0:
        return lambda option: 1.0 if option is STAND_UP() else 0.0
    if not figure.spaces:
        return lambda option: 0.0 if option in (END_TURN(), END_ACTIVATION()) else 1.0
    field = Field(s, figure)
    if hero is not None:
        add_errands(s, field, hero)
    return turn_worth(s, field, figure, hero)


def turn_worth(s: DescentState, field: Field, figure: Figure, hero: Hero | None) -> Worth:
    pace, spare = speed(s, figure), 0 if hero is None else stamina(s, hero) - hero.fatigue
    actions, points, here = figure.actions, figure.points, figure.spaces
    dashes = 1 if DASH in figure.used else 0
    reaching = Reaching(field, points + pace * (actions + dashes) + spare)

    def after(actions: int) -> float:
        """The best that can follow when so many actions are left."""
        found = max(reaching.at(here, actions), reaching.best(1, points, actions))
        return max(found, reaching.best(1, points + pace, actions - 1)) if actions > 0 else found

    def score(option: Option) -> float:
        verb = option.verb
        if verb is WALK:
            return walk_worth(reaching, SPACE.of(option), points, actions) - WALKED
        if verb is MOVE:
            left = actions - 1 + dashes
            once = reaching.best(points + 1, points + pace, left)
            return max(once, reaching.best(points + pace + 1, points + 2 * pace, left - 1) - 0.05) - 0.05
        if verb is TIRE:
            return tire_worth(reaching, points, spare, actions)
        if verb in (END_TURN, END_ACTIVATION):
            return reaching.at(here, 0) - 0.01
        if verb is ATTACK:
            blow = field.blow_on(FIGURE.of(option), lambda each: each.weapon == WEAPON.of(option))
            return blow + 0.2 * min(1.0, blow) + after(actions - 1)
        if verb is FREE_ATTACK:
            blow = field.blow_on(FIGURE.of(option), lambda each: each.weapon == WEAPON.of(option))
            return blow - healing_instead(s, figure) + after(actions)
        if verb is USE and CARD.of(option) == CHARGE:
            return reaching.charging(pace, actions - 1) - value.FATIGUE * cards.fatigue_of(CHARGE)
        return other_worth(s, field, hero, option) + after(actions - cards.actions_of(option))

    return score


def going_worth(s: DescentState, decision: Decision) -> Worth:
    """Where a card moves somebody: a friend to where it stands and strikes best, an enemy to where it stands worst."""
    figure = s.figure(str(decision.about["figure"]))
    field = Field(s, figure)
    foe = (figure.profile.side == HEROES) is (decision.seat == THE_OVERLORD)
    masks = {(lowest(mask), lies(mask, s)): mask for mask in strides(s, figure)} if figure.profile.large else {}

    def worth(spaces: int) -> float:
        return -field.standing(spaces) if foe else placed_worth(s, field, spaces)

    here = worth(figure.spaces)

    def score(option: Option) -> float:
        if option.verb in (WALK, USE_AT):
            return worth(1 << SPACE.of(option)) - STAYED
        if option.verb is STRIDE:
            return worth(masks[SPACE.of(option), LIES.of(option)]) - STAYED
        return here if option is DONE() else here + STAYED

    return score


def placed_worth(s: DescentState, field: Field, spaces: int) -> float:
    """What it is worth to be put there and act later; while enemies act, better not beside them."""
    foes = 1 - field.figure.profile.side
    beside = len([each for each in s.on_map(foes) if lay_of(s).around(each.spaces) & spaces])
    acting = any(each.id == s.active for each in s.on_map(foes))
    return field.standing(spaces) + field.acting(spaces, 1) - (BESIDE * beside if acting else 0.0)


def stepping_worth(s: DescentState, figure: Figure) -> float:
    """How much better than where somebody stands the best space beside it is."""
    field, free = Field(s, figure), lay_of(s).around(figure.spaces) & stopping(s, figure)
    best = max([placed_worth(s, field, 1 << space) for space in bits(free)], default=NEVER)
    return best - placed_worth(s, field, figure.spaces)


def walk_worth(reaching: Reaching, space: int, points: int, actions: int) -> float:
    """What can be done there; less with each point, so that nobody walks for nothing."""
    cost = reaching.cost(space)
    found = reaching.at(1 << space, actions) - WALKED * cost
    if reaching.exits >> space & 1 and cost < points:
        return max(found, reaching.field.gone - WALKED * cost)
    return found


def tire_worth(reaching: Reaching, points: int, spare: int, actions: int) -> float:
    """Fatigue for the points that are missing."""
    found = NEVER
    for more in range(1, spare + 1):
        worth = reaching.best(points + more, points + more, actions) - value.FATIGUE * more - 0.1
        found = max(found, worth)
    return found


def healing_instead(s: DescentState, figure: Figure) -> float:
    """DESC-TWOH-04: what is lost with a free attack."""
    return value.HARM * min(2, figure.damage)


def other_worth(s: DescentState, field: Field, hero: Hero | None, option: Option) -> float:
    """What an action other than moving and attacking is worth by itself."""
    verb = option.verb
    if verb is SEARCH:
        return cards.search_worth(s)
    if verb is REVIVE:
        return REVIVED
    if verb in (SPECIAL, PICK_UP, LEAVE, DROP, TRY_DOOR):
        return plan_of(s).deed(s, field.figure, option)
    if verb is SHAKE_OFF:
        return SHAKEN
    if verb is OPEN_DOOR:
        return door_worth(s, field, DOOR.of(option))
    if verb is CLIMB:
        return 1.0
    if verb in (CLOSE_DOOR, GIVE, TAKE):
        return NEVER
    if verb is REST:
        return rest_worth(hero)
    if verb is ACTIVATE:
        return 1.0
    return cards.use_worth(s, field, hero, option)


def door_worth(s: DescentState, field: Field, door: int) -> float:
    """A door that opens a shorter way, or one that a key was found for."""
    figure, plan = field.figure, plan_of(s)
    if isinstance(plan, Locked) and plan.locked(s) >> door & 1:
        return KEY
    errands = [errand.spaces for errand in plan.errands(s, figure) if errand.acts]
    wanted = plan.goal(s, figure) | sum_of_spaces(errands)
    if not wanted and figure.profile.rank == CHARACTER:
        return NEVER
    wanted = wanted or sum_of_spaces([each.spaces for each in s.on_map(1 - figure.profile.side)])
    shut, ajar = s.board.lay(s.shut), s.board.lay(s.shut & ~(1 << door))
    before, after = shut.distance(figure.spaces, wanted), ajar.distance(figure.spaces, wanted)
    return OPENED if after >= 0 and (before < 0 or after < before) else NEVER


def sum_of_spaces(masks: list[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def rest_worth(hero: Hero | None) -> float:
    if hero is None or hero.resting:
        return 0.0
    return RESTED * value.FATIGUE * hero.fatigue - 0.2


def add_errands(s: DescentState, field: Field, hero: Hero) -> None:
    """What there is to do besides fighting and the quest's own: search tokens, friends who are down, rest."""
    for space in bits(s.search_tokens) if cards.search_worth(s) < KEY else []:
        field.add_errand(value.near(s, 1 << space), cards.search_worth(s))
        field.draw_to(1 << space, 0.6 * cards.search_worth(s))
    for other in s.heroes:
        if other.fallen >= 0 and other.id != hero.id:
            field.add_errand(value.near(s, 1 << other.fallen), REVIVED)
            field.draw_to(1 << other.fallen, 0.5 * REVIVED)
    field.add_errand(s.board.open_floor, rest_worth(hero))


def next_worth(s: DescentState, decision: Decision) -> Worth:
    """Who is down acts last, since others may revive him first; before that, who is nearest to an enemy."""

    def score(option: Option) -> float:
        hero = s.hero(HERO.of(option))
        if hero.fallen >= 0:
            return -100.0
        figure = s.figure(hero.id)
        spaces = sum([enemy.spaces for enemy in s.on_map(1)])
        return -float(lay_of(s).distance(figure.spaces, spaces)) if spaces else 0.0

    return score
