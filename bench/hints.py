"""How believable hints are from one decision to the next: along each turn of a seat that follows them, by how much the
chance that they promise jumps.

``python -m bench.hints --matches 3`` prints for each game the jumps between neighbouring decisions of one turn, where
nothing was revealed in between (there only thinking can be at fault) and where something was (luck, told by dice or
cards, counts too): how many there were, and of which size, in per cent, the middle one, the nineteenth of twenty, and
the largest are. Luck goes up as often as down: a drift of all of them, with its 95 % interval, is a promise too high or
too low.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple

import undercroft
from undercroft.engine.decision import Decision
from undercroft.engine.match import Match
from undercroft.lab.statistics import Z95
from undercroft.lab.weighing import Weigher
from undercroft.players.thumb import make_thumb

SEATS = 3


class Hint(NamedTuple):
    """What was promised at a decision, and where the match stood."""

    promised: float
    low: float
    high: float
    choices: int
    revealed: int
    kind: str
    taken: str


class Jump(NamedTuple):
    before: Hint
    after: Hint

    @property
    def step(self) -> float:
        return self.after.promised - self.before.promised

    @property
    def size(self) -> float:
        return abs(self.step)

    @property
    def revealed(self) -> bool:
        return self.after.revealed != self.before.revealed


def revelations(match: Match) -> int:
    """How much has come to light."""
    return match.state.chance.uses + match.state.unveiled


def in_turn(match: Match, decision: Decision) -> bool:
    return match.game.moments is None or match.game.in_turn(match.state, decision)


def hints(match: Match, seat: int, spec: str, most: int) -> Iterator[Hint | None]:
    """The seat follows the hints, all others their thumbs; ``None`` where others have chosen in between."""
    thumb, weigher = make_thumb(match.game.id), Weigher(spec, 1)
    given = 0
    while match.outcome is None and given < most:
        decision = match.decisions[0]
        if decision.seat != seat or not in_turn(match, decision):
            if decision.seat != seat:
                yield None
            match.choose(decision.seat, thumb.choose(match, decision))
            continue
        if len(decision.options) == 1:
            match.choose(seat, decision.options[0])
            continue
        given += 1
        best = weigher.weigh(match, decision)[0]
        told = best.told
        yield Hint(
            told.value, told.low, told.high, len(match.choices), revelations(match), decision.kind, best.option.id
        )
        match.choose(seat, best.option)


def jumps(match: Match, seat: int, spec: str, most: int) -> list[Jump]:
    found: list[Jump] = []
    before: Hint | None = None
    for hint in hints(match, seat, spec, most):
        if hint is not None and before is not None:
            found.append(Jump(before, hint))
        before = hint
    return found


def summary(sizes: Sequence[float]) -> str:
    if not sizes:
        return "none"
    ordered = sorted(sizes)
    middle, most = ordered[len(ordered) // 2], ordered[min(len(ordered) - 1, len(ordered) * 19 // 20)]
    return f"{len(ordered)}: {100 * middle:.1f}, {100 * most:.1f}, {100 * ordered[-1]:.1f}"


def drift(steps: Sequence[float]) -> str:
    count, mean = len(steps), sum(steps) / max(1, len(steps))
    error = sqrt(sum([(step - mean) ** 2 for step in steps]) / max(1, count - 1) / max(1, count))
    return f"{100 * mean:+.1f} ({100 * (mean - Z95 * error):+.1f} to {100 * (mean + Z95 * error):+.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=3)
    parser.add_argument("--hints", type=int, default=60, help="so many in a match at most")
    parser.add_argument("--thinker", default="search:300")
    parser.add_argument("--game", action="append", choices=sorted(undercroft.games()))
    parser.add_argument("--largest", type=int, default=0, help="show so many of the largest without a revelation")
    given = parser.parse_args()
    for game in given.game or sorted(undercroft.games()):
        began = time.process_time()
        found: list[Jump] = []
        for seed in range(given.matches):
            match = undercroft.new_match(game, seats=SEATS, seed=f"hints/{seed}")
            found += jumps(match, seed % SEATS, given.thinker, given.hints)
        calm, lucky = ([jump.size for jump in found if jump.revealed is luck] for luck in (False, True))
        told = f"calm {summary(calm)}; revealed {summary(lucky)}; drift {drift([jump.step for jump in found])}"
        print(f"{game}: {told}; {time.process_time() - began:.0f} s", flush=True)
        for jump in sorted(found, key=lambda each: -each.size * (not each.revealed))[: given.largest]:
            one, other = jump.before, jump.after
            print(f"    {one.promised:.3f} {one.kind} {one.taken} -> {other.promised:.3f} {other.kind} {other.taken}")


if __name__ == "__main__":
    main()
