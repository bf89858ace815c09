"""Looking back at a match in which orders were given."""

from __future__ import annotations

import undercroft
from undercroft.engine.decision import Response
from undercroft.engine.match import Match
from undercroft.lab.review import ORDER, Reviewer
from undercroft.players import make_player
from undercroft.table.worker import Brief, look_back


def at_a_moment() -> Match:
    match, thumb = undercroft.new_match("dungeoneer", seats=2, seed=3), make_player("thumb", "dungeoneer")
    while not (isinstance(match.decisions[0], Response) and len(match.decisions[0].options) > 1):
        match.choose(match.decisions[0].seat, thumb.choose(match, match.decisions[0]))
    return match


def test_an_order_is_not_weighed_and_a_pass_that_stands_is_weighed_as_a_pass() -> None:
    match = at_a_moment()
    seat = match.decisions[0].seat
    reviewer = Reviewer(match, "search:2")
    ordered = reviewer.look(match, 1 - seat, "never:own-trap")
    assert (ordered.kind, ordered.value, ordered.better) == (ORDER, None, None)
    passed = reviewer.look(match, seat, "pass-until:my-turn")
    assert passed.options > 1
    assert passed.value is not None
    assert passed.better != "pass"


def test_a_server_looks_back_at_both() -> None:
    match = at_a_moment()
    seat = match.decisions[0].seat
    choices = [(by, option.id) for by, option in match.choices]
    brief = Brief("look", "undercroft.games:games", "dungeoneer", 2, match.start.seed, {}, choices)
    assert look_back(brief, 1 - seat, "never:own-trap", 0.01).chosen["verb"] == "never"
    assert look_back(brief._replace(key="other"), seat, "pass-until:my-turn", 0.01).chosen["verb"] == "pass-until"
