"""Sets of small numbers as the bits of an int."""

from __future__ import annotations

from collections.abc import Iterable


def bits(mask: int) -> list[int]:
    """The numbers in the set, from the lowest on."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def mask_of(numbers: Iterable[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def lowest(mask: int) -> int:
    """The lowest number of a set that is not empty."""
    return (mask & -mask).bit_length() - 1
