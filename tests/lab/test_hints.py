"""Hints along a line of play: honest ranges, reasons in words, and no jumps without a cause."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from undercroft.engine.decision import Decision
from undercroft.engine.match import Match, Start
from undercroft.games import game
from undercroft.lab.weighing import Weighed, Weigher, reasons, rival, said
from undercroft.players.judges import Figure
from undercroft.players.thumb import make_thumb
from undercroft.words import LANGUAGES, Words

THINKER = "search:60"
LINES = [
    ("dungeon-roll", 2, 5, 40),
    ("dungeon-raiders", 3, 2, 25),
    ("dungeoneer", 4, 3, 16),
    ("talisman", 3, 4, 12),
    ("descent", 4, 2, 16),
]
"""A game, seats, seed, and how many decisions are looked at."""
CALM = 0.12
"""Between two decisions in which nothing came to light, the best chance may differ by so much: thinking is short."""


class Hint:
    """What was said at a decision, and how much had come to light."""

    def __init__(self, match: Match, decision: Decision, weighed: list[Weighed]) -> None:
        self.match = match
        self.decision = decision
        self.weighed = weighed
        self.revealed = match.state.chance.uses + match.state.unveiled
        self.choices = len(match.choices)

    @property
    def best(self) -> float:
        return self.weighed[0].told.value


def own_turn(match: Match, decision: Decision) -> bool:
    return match.game.moments is None or match.game.in_turn(match.state, decision)


def line_of_play(game_id: str, seats: int, seed: int, most: int) -> Iterator[Hint]:
    """The first seat follows the hints, the others their thumbs."""
    match = Match(Start(game(game_id), seats, seed, None))
    thumb, weigher = make_thumb(game_id), Weigher(THINKER, 1)
    given = 0
    while match.outcome is None and given < most:
        decision = match.decisions[0]
        if decision.seat == 0 and len(decision.options) > 1 and own_turn(match, decision):
            given += 1
            hint = Hint(match, decision, weigher.weigh(match, decision))
            yield hint
            match.choose(0, hint.weighed[0].option)
        else:
            match.choose(decision.seat, thumb.choose(match, decision))


def is_calm(before: Hint, hint: Hint) -> bool:
    """Nothing came to light in between, and nobody else chose anything."""
    between = hint.match.choices[before.choices : hint.choices]
    return before.revealed == hint.revealed and all(seat == 0 for seat, _ in between)


@pytest.mark.parametrize(("game_id", "seats", "seed", "most"), LINES)
def test_hints_are_honest_say_why_and_do_not_jump(game_id: str, seats: int, seed: int, most: int) -> None:
    jumps: list[float] = []
    before: Hint | None = None
    spoke = 0
    for hint in line_of_play(game_id, seats, seed, most):
        for each in hint.weighed:
            assert 0.0 <= each.told.low < each.told.value + 1e-9 < each.told.high + 2e-9 <= 1.0 + 3e-9
            assert each.told.high - each.told.low > 0.01, "no judge knows a chance to the per cent"
        found = reasons(hint.weighed)
        assert found is not None
        for lang in LANGUAGES:
            words = Words(lang, hint.match.game, strict=True)
            assert all(words.say(phrase.id, **phrase.details) for phrase in map(said, found.figures))
        spoke += bool(found.figures)
        if before is not None and is_calm(before, hint):
            jumps.append(abs(before.best - hint.best))
        before = hint
    assert spoke, "no hint ever said why"
    assert all(jump <= CALM for jump in jumps), jumps


def test_the_judge_of_dungeoneer_is_as_sure_as_it_may_be() -> None:
    """While nobody has done a quest, the best placed of four is no favourite of two to one: the judge once said 95 % in
    the first round."""
    best: list[float] = []
    for seed in range(6):
        match = Match(Start(game("dungeoneer"), 4, seed, None))
        thumb, weigher = make_thumb("dungeoneer"), Weigher("search:12", 1)
        while match.outcome is None and len(best) < 4 * (seed + 1):
            decision = match.decisions[0]
            state = match.state
            if len(decision.options) > 1 and getattr(state, "round", 0) == 1 and decision.kind == "feats":
                best.append(weigher.weigh(match, decision)[0].value.value)
            match.choose(decision.seat, thumb.choose(match, decision))
    assert max(best) < 0.6, best


def test_review_and_hint_know_what_speaks_for_an_option() -> None:
    """The main reason first, and whatever counts at least half as much."""
    match = Match(Start(game("dungeon-roll"), 1, 3, {"heroes": ("knight",)}))
    decision = match.decisions[0]
    weighed = Weigher("search:40", 1).weigh(match, decision)
    assert rival(weighed) is None or rival(weighed) in weighed
    found = reasons(weighed)
    assert found is not None
    weights = [figure.amount * figure.weight for figure in found.figures]
    assert weights == sorted(weights, reverse=True)
    assert all(weight > 0 for weight in weights)
    assert said(Figure("xp", -1.26, 1.0)).details == {"whole": 1, "part": 3, "percent": 100, "more": "no"}
