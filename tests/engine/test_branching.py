"""Chance that goes every way."""

from __future__ import annotations

import pytest

from undercroft.engine.branching import every_way
from undercroft.engine.chance import Chance, Die

DIE = Die("die", [str(face) for face in range(1, 7)])


def test_every_throw_comes_up_once_and_all_are_equally_likely() -> None:
    ways = every_way(lambda chance: tuple(chance.throw(DIE, 2)))
    assert ways is not None
    assert sorted(found for _, found in ways) == [(one, other) for one in range(6) for other in range(6)]
    assert [share for share, _ in ways] == pytest.approx([1 / 36] * 36)


def test_what_comes_after_may_depend_on_what_came_up() -> None:
    def again_after_a_six(chance: Chance) -> int:
        first = chance.throw(DIE, 1)[0] + 1
        return first + (chance.throw(DIE, 1)[0] + 1 if first == 6 else 0)

    ways = every_way(again_after_a_six)
    assert ways is not None
    assert len(ways) == 11
    assert sum(share for share, _ in ways) == pytest.approx(1)
    assert sum(share for share, found in ways if found > 6) == pytest.approx(1 / 6)


def test_tokens_are_drawn_as_often_as_they_lie_in_the_bag() -> None:
    ways = every_way(lambda chance: chance.draw("bag", ["a", "b", "c"], [1, 0, 3]))
    assert ways is not None
    assert sum(share for share, found in ways if found == 2) == pytest.approx(3 / 4)
    assert all(found != 1 for _, found in ways)


def test_what_is_sure_is_tried_once_and_too_much_not_at_all() -> None:
    assert every_way(lambda chance: "sure") == [(1.0, "sure")]
    assert every_way(lambda chance: chance.throw(DIE, 4), most=1295) is None
