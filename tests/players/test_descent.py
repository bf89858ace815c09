"""The thumb of Descent: what it does where anybody would do the same, and that both of its sides beat chance."""

from __future__ import annotations

import pytest

from tests.rules.descent.table import Table
from undercroft.engine.match import Match, Start
from undercroft.games.descent.attacks import declared
from undercroft.games.descent.content.schema import Surge
from undercroft.games.descent.game import GAME
from undercroft.games.descent.geometry.bits import lowest
from undercroft.games.descent.state import DescentState
from undercroft.players.judges.descent import SHORTER, WALKED, DescentJudge
from undercroft.players.player import Player
from undercroft.players.random import RandomPlayer
from undercroft.players.thumb.descent import DescentThumb
from undercroft.players.thumb.descent.surges import gain_worth

PARTY = {"jain": "wildlander"}


def chosen(table: Table) -> str:
    decision = table.match.decisions[0]
    return DescentThumb().choose(table.match, decision).id


def test_it_shoots_whom_it_can_defeat() -> None:
    table = Table("..g", "j..", "..e", at={"jain": "j", "goblin-archer-1": "g", "zombie-1": "e"}, party=PARTY)
    table.figure("goblin-archer-1").damage = 1
    assert chosen(table) == "attack:yew-shortbow:goblin-archer-1"


def test_it_goes_on_with_whom_others_have_wounded() -> None:
    table = Table("..g", "j..", "..e", at={"jain": "j", "zombie-1": "g", "zombie-2": "e"}, party=PARTY)
    table.figure("zombie-2").damage = 2
    assert chosen(table) == "attack:yew-shortbow:zombie-2"


def test_the_surge_without_which_it_misses_comes_first() -> None:
    """Beside a shadow dragon."""
    table = Table("jz..", at={"jain": "j", "zombie-1": "z"}, party=PARTY)
    target = table.figure("zombie-1")
    attack = declared(table.s, table.figure("jain"), "yew-shortbow", target, lowest(target.spaces))
    attack.hurdles, attack.surges = 1, 1
    shadow, wound = Surge(deed="shadow"), Surge(damage=3)
    assert gain_worth(table.s, attack, shadow) > gain_worth(table.s, attack, wound)


def test_whoever_is_down_stands_up() -> None:
    table = Table("j...", at={"jain": "j"}, party=PARTY)
    table.figure("jain").spaces = 0
    table.s.hero("jain").fallen = table.space("j")
    assert chosen(table) == "stand-up"


def test_it_revives_a_friend_rather_than_resting() -> None:
    table = Table("jg..", at={"jain": "j", "grisban": "g"}, party={"jain": "wildlander", "grisban": "berserker"})
    table.figure("grisban").spaces = 0
    table.s.hero("grisban").fallen = table.space("g")
    assert chosen(table) == "revive:grisban"


def test_it_walks_to_somebody_who_is_too_far_for_an_axe() -> None:
    table = Table("g...z", at={"grisban": "g", "zombie-1": "z"}, party={"grisban": "berserker"})
    table.s.hero("grisban").fatigue = 4
    assert chosen(table) == "move"
    table.do("move")
    assert chosen(table) == f"walk:{table.space('z') - 1}"


def test_a_surge_goes_to_the_range_that_is_missing() -> None:
    """Four spaces away with three of range: the surge that brings two more is the only one that helps."""
    table = Table("j...z", at={"jain": "j", "zombie-1": "z"}, party=PARTY, blue="r3d2", yellow="r1s1 d1s1", brown="0")
    table.do("attack:yew-shortbow:zombie-1")
    if table.match.decisions[0].kind == "surge":
        short = table.s.attack is not None and table.match.view(1).attack.range < 4  # type: ignore[attr-defined]
        assert chosen(table) == ("surge:range-2" if short else "surge:damage-1")


def play(overlord: Player, heroes: Player, seed: int, count: str) -> int:
    """Who wins First Blood: 0 the heroes, 1 the overlord."""
    match = Match(Start(GAME, 2, seed, {"heroes": count}))
    while match.outcome is None:
        decision = match.decisions[0]
        match.take(decision, (overlord if decision.seat == 0 else heroes).choose(match, decision))
    return 0 if match.outcome.winners == (1,) else 1


def test_heroes_who_think_beat_chance() -> None:
    won = [play(RandomPlayer(seed), DescentThumb(), seed, "two") for seed in range(4)]
    assert won.count(0) >= 3


def test_an_overlord_who_thinks_beats_chance() -> None:
    won = [play(DescentThumb(), RandomPlayer(seed), seed, "two") for seed in range(4)]
    assert won.count(1) >= 3


def test_the_judge_likes_a_wounded_ettin() -> None:
    """A position is worth more to the heroes the nearer Mauler is to his end, and the worth of both sides is one."""
    match = Match(Start(GAME, 3, 1, {}))
    thumb = DescentThumb()
    s = match.state
    assert isinstance(s, DescentState)
    while s.phase != "hero":
        decision = match.decisions[0]
        match.take(decision, thumb.choose(match, decision))
    judge = DescentJudge()
    before = judge.worth(match)
    s.figure("ettin-master").damage += 6
    after = judge.worth(match)
    assert after[1] > before[1]
    assert after[1] == after[2]
    assert after[0] + after[1] == pytest.approx(1)


def test_the_small_decisions_of_a_turn_get_a_share_of_the_time() -> None:
    """What to do gets all of it, where to walk half, an answer less; and the next decision less than the last."""
    table = Table("j...z", at={"jain": "j", "zombie-1": "z"}, party=PARTY)
    judge, decision = DescentJudge(), table.match.decisions[0]
    first = judge.share(table.match, decision)
    table.do("move")
    assert judge.share(table.match, table.match.decisions[0]) == pytest.approx(first * WALKED * SHORTER)
