"""Dice: what each side shows, and every way that several of them can fall."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from undercroft.engine.chance import Die
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.content.schema import DieData


class Rolled(NamedTuple):
    """What attack and power dice show together. DESC-ROLL-03: with a miss nothing else counts."""

    miss: bool
    range: int
    damage: int
    surges: int


def _face_name(data: DieData, number: int) -> str:
    """What a script calls a side: its symbols, such as ``r3d2s1``, ``x`` for a miss, ``2`` for shields."""
    side = data.faces[number]
    if data.kind == "defence":
        return str(side.shields)
    if side.miss:
        return "x"
    parts = (("r", side.range), ("d", side.damage), ("s", side.surge))
    return "".join([f"{letter}{count}" for letter, count in parts if count])


DICE: Final[dict[str, Die]] = {
    data.id: Die(data.id, [_face_name(data, number) for number in range(len(data.faces))]) for data in BOX.dice.values()
}
RESULTS: Final[dict[str, tuple[Rolled, ...]]] = {
    data.id: tuple([Rolled(face.miss, face.range, face.damage, face.surge) for face in data.faces])
    for data in BOX.dice.values()
}
SHIELDS: Final[dict[str, tuple[int, ...]]] = {
    data.id: tuple([face.shields for face in data.faces]) for data in BOX.dice.values()
}
NOTHING: Final = Rolled(False, 0, 0, 0)


def together(one: Rolled, other: Rolled) -> Rolled:
    return Rolled(one.miss or other.miss, one.range + other.range, one.damage + other.damage, one.surges + other.surges)


@cache
def ways(dice: tuple[str, ...]) -> dict[Rolled, float]:
    """How likely each result of these dice is; all misses are one."""
    found = {NOTHING: 1.0}
    for colour in dice:
        rolled: dict[Rolled, float] = {}
        for before, share in found.items():
            for result in RESULTS[colour]:
                both = together(before, result)
                key = Rolled(True, 0, 0, 0) if both.miss else both
                rolled[key] = rolled.get(key, 0.0) + share / len(RESULTS[colour])
        found = rolled
    return found


@cache
def shield_ways(dice: tuple[str, ...], blank: int = 0) -> tuple[float, ...]:
    """By number of shields: how likely they are with these dice; ``blank`` more, if one of them shows none."""
    if blank:
        return _with_blanks(dice, blank)
    found = [1.0]
    for colour in dice:
        rolled = [0.0] * (len(found) + max(SHIELDS[colour]))
        for shields, share in enumerate(found):
            for more in SHIELDS[colour]:
                rolled[shields + more] += share / len(SHIELDS[colour])
        found = rolled
    return tuple(found)


def _with_blanks(dice: tuple[str, ...], blank: int) -> tuple[float, ...]:
    found = {(0, False): 1.0}
    for colour in dice:
        rolled: dict[tuple[int, bool], float] = {}
        for (shields, bare), share in found.items():
            for more in SHIELDS[colour]:
                key = (shields + more, bare or more == 0)
                rolled[key] = rolled.get(key, 0.0) + share / len(SHIELDS[colour])
        found = rolled
    totals: dict[int, float] = {}
    for (shields, bare), share in found.items():
        number = shields + blank if bare else shields
        totals[number] = totals.get(number, 0.0) + share
    return tuple([totals.get(number, 0.0) for number in range(max(totals) + 1)])


TEST_DICE: Final = ("grey", "black")
"""DESC-TEST-01: of an attribute test."""


def passes(attribute: int) -> float:
    """DESC-TEST-02: how likely a test against this is to be passed."""
    return sum(shield_ways(TEST_DICE)[: attribute + 1])


def sum_of(dice: Sequence[str], faces: Sequence[int]) -> Rolled:
    """What dice show that lie with these sides up."""
    total = NOTHING
    for colour, side in zip(dice, faces, strict=True):
        total = together(total, RESULTS[colour][side])
    return total


def shields_of(dice: Sequence[str], faces: Sequence[int]) -> int:
    return sum([SHIELDS[colour][side] for colour, side in zip(dice, faces, strict=True)])
