"""Fits the judge of Descent to matches that thumbs play: the weights by which positions foretell best who wins.

``python -m bench.fitting_descent --matches 55`` prints players/judges/descent/weights.py: the weights under which
positions at the ends of figures' turns foretell best who wins the encounter, over all quests and numbers of heroes;
what each encounter has of its own, tied to what all have in common; and, above it, how little the winners of matches
were expected that the fit has not seen: with the present weights, with what is common, and with all. Thumbs wander now
and then, so that positions are seen, too, that they would not come to.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from math import exp, log, sqrt
from textwrap import wrap
from typing import Final, NamedTuple, TypeAlias, get_args

from undercroft.engine.chance import make_seed
from undercroft.engine.decision import Decision, Option
from undercroft.engine.match import Match, Start
from undercroft.games.descent.game import GAME
from undercroft.games.descent.profiles import HEROES, OVERLORD
from undercroft.games.descent.quests.registry import LEAST
from undercroft.games.descent.setup_options import QuestId
from undercroft.games.descent.state import DescentState
from undercroft.games.descent.turn import PLAYING
from undercroft.players.judges.descent.features import FEATURES, features
from undercroft.players.judges.descent.judging import ACTING
from undercroft.players.judges.descent.weights import ANYWHERE, EVEN, STARTS, WEIGHTS
from undercroft.players.thumb.descent import DescentThumb

PARTIES: Final = (2, 3, 4)
STEPS, PACE = 150, 0.1
COMMON, OWN = 30.0, 3000.0
"""As strongly as so many positions weights are tied to nothing, and those of an encounter to the common ones."""
STRAIGHT: Final = 0.4
WANDERING: Final = 0.12
AMISS: Final = 0.5
NEXT_BEST: Final = 5
"""In so many matches nobody wanders; in the others in so many turns, in which so many choices are any of the best."""
GOOD: Final = (
    *("heroes-goal", "heroes-under-way", "heroes-soon", "overlord-way", "health", "stamina", "feats", "found"),
    *("monster-conditions", "wounded", "leader", "quarry-now", "quarry-later", "prey-now", "prey-later"),
    "hero-carries",
)
BAD: Final = (
    *("overlord-goal", "overlord-under-way", "overlord-soon", "heroes-way", "fallen", "weak", "hero-conditions"),
    *("strong", "monsters", "masters", "hand", "exposed-now", "exposed-later", "doomed-now", "monster-carries"),
)
"""What can only be good, or only bad, for the heroes; it weighs nothing, if matches seem to say otherwise."""
HELD: Final = {"heroes-near": 0.25, "overlord-near": -0.25}
"""What is not fitted: who comes near wants to fight, so that matches say it is good for either side whatever comes of
it; but somebody who has nothing else to do had better come nearer."""
NAMES: Final = list(FEATURES)
SIGNS: Final = [1 if each in GOOD else -1 if each in BAD else 0 for each in FEATURES]
Place: TypeAlias = tuple[str, int, int]
"""A quest, an encounter of it, and how many heroes there are."""


class Position(NamedTuple):
    place: Place
    features: tuple[float, ...]
    won: float
    """The encounter, by the heroes."""


class Fit(NamedTuple):
    """Weights, and for each place what there is beside them."""

    weights: list[float]
    starts: dict[Place, float]


def positions(quest: str, heroes: int, matches: int) -> Iterator[Position]:
    setup = GAME.read_setup(heroes + 1, {"quest": quest})
    for number in range(matches):
        match = Match(Start(GAME, heroes + 1, make_seed(f"fit/{quest}/{heroes}/{number}"), setup), quiet=True)
        luck = random.Random(f"{quest} {heroes} {number}")
        straight = luck.random() < STRAIGHT
        seen: list[tuple[int, tuple[float, ...]]] = []
        turn, wanders = (-1, 0, ""), False
        s = match.state
        assert isinstance(s, DescentState)
        while match.outcome is None:
            if turn != (s.encounter, s.round, s.active):
                turn = (s.encounter, s.round, s.active)
                wanders = not straight and luck.random() < WANDERING
                if s.phase in PLAYING:
                    seen.append((s.encounter, tuple(features(s))))
            decision = match.decisions[0]
            match.choose(decision.seat, chosen(match, decision, luck if wanders else None))
        won = [{HEROES: 1.0, OVERLORD: 0.0}.get(winner, 0.5) for winner in s.wins]
        for encounter, weighed in seen:
            yield Position((quest, encounter, heroes), weighed, won[encounter])


def chosen(match: Match, decision: Decision, luck: random.Random | None) -> Option:
    thumb = DescentThumb()
    if luck is not None and decision.kind in (*ACTING, "next", "activate") and luck.random() < AMISS:
        return luck.choice(thumb.rank(match, decision)[:NEXT_BEST])
    return thumb.choose(match, decision)


def expected(strength: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, strength))))


def strength(fit: Fit, position: Position) -> float:
    return fit.starts[position.place] + sum(map(float.__mul__, fit.weights, position.features))


def fitted(found: Sequence[Position], start: Fit, tie: float, signs: Sequence[int]) -> Fit:
    """By the steepest ascent of the likelihood, with a memory for each weight's slope (Adagrad). Features are weighed
    by how much they vary."""
    spread = [deviation([position.features[number] for position in found]) for number in range(len(start.weights))]
    weights, starts = list(start.weights), dict(start.starts)
    steep, steep_starts = [1e-9] * len(weights), dict.fromkeys(starts, 1e-9)
    for _ in range(STEPS):
        slopes = [
            tie * (old - new) * each * each / len(found)
            for old, new, each in zip(start.weights, weights, spread, strict=True)
        ]
        for_starts = dict.fromkeys(starts, 0.0)
        now = Fit(weights, starts)
        for position in found:
            missing = (position.won - expected(strength(now, position))) / len(found)
            for_starts[position.place] += missing
            slopes = [slope + missing * each for slope, each in zip(slopes, position.features, strict=True)]
        for number, slope in enumerate(slopes):
            if NAMES[number] in HELD:
                continue
            own = slope / spread[number]
            steep[number] += own * own
            weights[number] += PACE * own / sqrt(steep[number]) / spread[number]
            if signs[number] * weights[number] < 0:
                weights[number] = 0.0
        for place, slope in for_starts.items():
            steep_starts[place] += slope * slope
            starts[place] += PACE * slope / sqrt(steep_starts[place])
    return Fit(weights, starts)


def deviation(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sqrt(sum([(value - mean) ** 2 for value in values]) / len(values)) or 1.0


def surprise(fits: dict[tuple[str, int], Fit], found: Sequence[Position]) -> float:
    """How little the winners were expected; the less the better."""
    total = 0.0
    for position in found:
        chance = min(1 - 1e-6, max(1e-6, expected(strength(fits[position.place[:2]], position))))
        total -= position.won * log(chance) + (1 - position.won) * log(1 - chance)
    return total / max(1, len(found))


def present(encounter: tuple[str, int]) -> Fit:
    starts = STARTS.get(encounter, (EVEN,) * len(PARTIES))
    weights = list(WEIGHTS.get(encounter, ANYWHERE))
    return Fit(weights, {(*encounter, heroes): starts[heroes - LEAST] for heroes in PARTIES})


def row(numbers: Sequence[float], indent: str) -> str:
    lines = wrap(", ".join([repr(round(number, 2) + 0.0) for number in numbers]), width=112 - len(indent))
    return "(\n" + "\n".join([f"{indent}    {line}" for line in lines]) + f",\n{indent})"


def report(common: Fit, fits: dict[tuple[str, int], Fit]) -> str:
    """What stands in weights.py."""
    starts = {each: [fit.starts[*each, heroes] for heroes in PARTIES] for each, fit in fits.items()}
    lines = [
        f"ANYWHERE = {row(common.weights, '')}",
        f"EVEN = {sum(common.starts.values()) / len(common.starts):.2f}",
        "WEIGHTS = {",
        *[f'    ("{quest}", {number}): {row(fit.weights, "    ")},' for (quest, number), fit in fits.items()],
        "}",
        "STARTS = {",
        *[
            f'    ("{quest}", {number}): {tuple(round(each, 2) for each in three)},'
            for (quest, number), three in starts.items()
        ],
        "}",
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=55, help="for each quest and number of heroes")
    given = parser.parse_args()
    known: list[Position] = []
    unknown: list[Position] = []
    for quest in get_args(QuestId):
        for heroes in PARTIES:
            found = list(positions(quest, heroes, given.matches))
            cut = len(found) * 4 // 5
            known += found[:cut]
            unknown += found[cut:]
    nothing = Fit(
        [HELD.get(each, 0.0) for each in FEATURES], dict.fromkeys([position.place for position in known + unknown], 0.0)
    )
    common = fitted(known, nothing, COMMON, SIGNS)
    encounters = dict.fromkeys([place[:2] for place in common.starts])
    own: dict[tuple[str, int], Fit] = {}
    for each in encounters:
        there = [position for position in known if position.place[:2] == each]
        starts = {place: start for place, start in common.starts.items() if place[:2] == each}
        own[each] = fitted(there, Fit(common.weights, starts), OWN, SIGNS)
    print(f"{len(known)} positions, and {len(unknown)} others")
    for name, fits in (
        ("now", {each: present(each) for each in encounters}),
        ("in common", dict.fromkeys(encounters, common)),
        ("fitted", own),
    ):
        print(f"surprise of those, {name}: {surprise(fits, unknown):.4f}")
    print(report(common, own))


if __name__ == "__main__":
    main()
