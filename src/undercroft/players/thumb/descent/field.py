"""What one figure makes of the map: from where it can attack whom, what awaits it where, and where it wants to go."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.games.descent.attacks import (
    REACH,
    attacks_left,
    declared,
    has_reach,
    is_ranged,
    prepare,
    prepare_defence,
    weapons,
)
from undercroft.games.descent.geometry.bits import bits, lowest
from undercroft.games.descent.odds import odds_at
from undercroft.games.descent.options import LEAVE
from undercroft.games.descent.pieces import Attack
from undercroft.games.descent.places import blocked, lay_of
from undercroft.games.descent.profiles import HERO
from undercroft.games.descent.quests.registry import exits_for, script_of
from undercroft.games.descent.state import DescentState, Figure
from undercroft.players.thumb.descent import value
from undercroft.players.thumb.descent.danger import danger_to
from undercroft.players.thumb.descent.plans import NEVER, is_precious, plan_of
from undercroft.players.thumb.descent.surges import HURDLES

AGAIN = 0.75
"""What a second attack is worth beside the first."""
FAR = 6
"""Further than this nobody shoots with much hope."""


class Blow:
    """An attack on somebody with a weapon, wherever it is made from."""

    __slots__ = ("_near", "_worth", "attack", "left", "origin", "price", "target", "weapon")

    def __init__(self, s: DescentState, figure: Figure, weapon: str, target: Figure, price: float) -> None:
        self.weapon = weapon
        self.target = target
        self.price = price
        self.left = value.left(s, target)
        self.attack: Attack = declared(s, figure, weapon, target, lowest(target.spaces))
        prepare(s, self.attack)
        prepare_defence(s, self.attack, self.attack.defences[0])
        self.origin = self._origins(s, figure)
        """The spaces from which the target can be attacked."""
        veiled = figure.profile.rank == HERO and any(each in HURDLES for each in target.profile.abilities)
        self._near = lay_of(s).around(target.spaces) if veiled else 0
        """Those from which a surge is needed not to miss."""
        self._worth: dict[tuple[int, int], float] = {}

    def _origins(self, s: DescentState, figure: Figure) -> int:
        lay, spaces = lay_of(s), self.target.spaces
        near = lay.around(spaces)
        if is_ranged(figure, self.weapon):
            return near | lay.seen_from(spaces, lay.within(spaces, FAR) & ~near, blocked(s) & ~figure.spaces)
        if has_reach(figure, self.weapon):
            return near | lay.seen_from(spaces, lay.within(spaces, REACH) & ~near, blocked(s) & ~figure.spaces)
        return near

    def worth(self, s: DescentState, spaces: int) -> float:
        """From these spaces; nothing if it cannot be made from there."""
        if not spaces & self.origin:
            return 0.0
        distance = lay_of(s).distance(spaces, self.target.spaces) if self.attack.ranged else 0
        hurdles = 1 if spaces & self._near else 0
        found = self._worth.get((distance, hurdles))
        if found is None:
            self.attack.hurdles = hurdles
            odds = odds_at(s, self.attack, distance)
            found = self._worth[distance, hurdles] = value.blow_worth(self.price, odds, self.left)
        return found


class Field:
    """The map as a figure sees it that has to decide."""

    __slots__ = (
        "_acting",
        "_danger",
        "_draws",
        "_errands",
        "_fall",
        "_harm",
        "_pulls",
        "_step",
        "blows",
        "exits",
        "figure",
        "gone",
        "left",
        "s",
    )

    def __init__(self, s: DescentState, figure: Figure) -> None:
        self.s = s
        self.figure = figure
        self.left = value.left(s, figure)
        script = script_of(s)
        enemies = [
            enemy for enemy in s.on_map(1 - figure.profile.side) if script.cannot_attack(s, figure, enemy) is None
        ]
        self.blows: list[Blow] = []
        armed = [weapon for weapon in weapons(s, figure) if weapon != "unarmed"] or weapons(s, figure)
        for enemy in enemies:
            price = value.price(s, enemy)
            self.blows += [Blow(s, figure, weapon, enemy, price) for weapon in armed]
        self._acting: dict[tuple[int, int], float] = {}
        self._errands: list[tuple[int, float]] = []
        """Where there is something to do with an action besides attacks, and what that is worth."""
        self._pulls: list[tuple[float, list[int]]] = []
        """Where the quest wants the figure: what that is worth, and by space how far it is."""
        self._draws: list[tuple[float, list[int]]] = []
        """What else draws the figure: how strongly, and by space how far that is."""
        self._step = value.STEP * value.hurry(s, figure.profile.side)
        self._follow_plan()
        if not self._pulls and self.blows:
            for each in enemies:
                self._draws.append((value.FOE * value.price(s, each), value.steps_to(s, figure, each.spaces)))
        self._fear()

    def _follow_plan(self) -> None:
        plan, s, figure = plan_of(self.s), self.s, self.figure
        self.exits = exits_for(s, figure)
        self.gone = plan.deed(s, figure, LEAVE()) + value.GOAL if self.exits else NEVER
        """What it is worth to leave the map."""
        goal = plan.goal(s, figure) & s.board.open_floor
        if goal:
            self._pulls.append((value.GOAL, value.steps_to(s, figure, goal)))
        for errand in plan.errands(s, figure):
            if errand.spaces and errand.acts:
                self._errands.append((errand.spaces, errand.worth))
            if errand.spaces:
                self._pulls.append((0.5 * errand.worth, value.steps_to(s, figure, errand.spaces)))

    def _fear(self) -> None:
        """What there is to fear, and how much: a hero's wounds, and those of whoever must not be lost."""
        s, figure = self.s, self.figure
        self._danger: dict[int, float] = {}
        self._harm, self._fall = value.HARM, value.FALL
        if figure.profile.rank == HERO:
            self._danger = danger_to(s, figure)
        elif is_precious(s, figure):
            price = plan_of(s).care(s, figure) * value.price(s, figure)
            self._harm, self._fall = price / self.left, price
            self._danger = danger_to(s, figure)
        if self._pulls:
            self._harm, self._fall = value.BOLD * self._harm, value.BOLD * self._fall
        hurry = value.hurry(s, figure.profile.side)
        self._harm, self._fall = self._harm / hurry, self._fall / hurry

    def add_errand(self, spaces: int, worth: float) -> None:
        self._errands.append((spaces, worth))
        self._acting.clear()

    def draw_to(self, spaces: int, worth: float) -> None:
        """Something besides enemies that the figure wants to come to."""
        self._draws.append((worth, value.steps_to(self.s, self.figure, spaces)))

    # -- standing ---------------------------------------------------------------------------------

    def standing(self, spaces: int) -> float:
        """What it is worth to end the turn on these spaces."""
        found, places = -self.danger(spaces), bits(spaces)
        if self._pulls:
            found += max([worth - self._step * nearest(steps, places) for worth, steps in self._pulls])
        best = 0.0
        for worth, steps in self._draws:
            best = max(best, worth * value.CLOSER ** max(0, nearest(steps, places) - 1))
        return found + best

    def danger(self, spaces: int) -> float:
        harm = max([self._danger.get(space, 0.0) for space in bits(spaces)], default=0.0)
        if not harm:
            return 0.0
        return self._harm * min(harm, self.left) + (self._fall if harm >= self.left else 0.0)

    # -- acting -----------------------------------------------------------------------------------

    def acting(self, spaces: int, actions: int) -> float:
        """What the figure can do from there with so many actions, at the best."""
        if actions <= 0:
            return 0.0
        asked = (spaces, actions)
        if asked not in self._acting:
            self._acting[asked] = self._acting_from(spaces, actions)
        return self._acting[asked]

    def _acting_from(self, spaces: int, actions: int) -> float:
        worths = [worth for area, worth in self._errands if area & spaces]
        best = self.best_blow(spaces)
        if best > 0 and attacks_left(self.figure):
            worths.append(best)
            if self.figure.profile.rank == HERO:
                worths.append(best * AGAIN)
        worths.sort(reverse=True)
        return sum(worths[:actions])

    def best_blow(self, spaces: int) -> float:
        best = 0.0
        for blow in self.blows:
            if spaces & blow.origin:
                best = max(best, blow.worth(self.s, spaces))
        return best

    def blow_on(self, target: str, fits: Callable[[Blow], bool]) -> float:
        """The best attack on somebody from where the figure is."""
        here = self.figure.spaces
        return max([b.worth(self.s, here) for b in self.blows if b.target.id == target and fits(b)], default=0.0)


def nearest(steps: list[int], places: list[int]) -> int:
    return min([steps[space] for space in places], default=value.LOST)
