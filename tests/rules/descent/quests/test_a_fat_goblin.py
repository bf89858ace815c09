"""A Fat Goblin."""

from __future__ import annotations

import pytest

from tests.rules.descent.quests.playing import Playing, drive
from undercroft.engine.chance import Chance
from undercroft.games.descent.hidden import deal_anew
from undercroft.games.descent.profiles import HEROES, OVERLORD
from undercroft.games.descent.quests.a_fat_goblin import LOST, SECURED
from undercroft.games.descent.quests.registry import NOBODY
from undercroft.games.descent.reinforcing import arrivals
from undercroft.games.descent.state import DescentState
from undercroft.games.descent.view import DescentView
from undercroft.games.descent.wounds import health

QUEST = "a-fat-goblin"
FACES = ("frederick", "farmer", "farmer", "farmer")


def open_faces(s: DescentState) -> None:
    for token, face in zip(s.tokens, FACES, strict=True):
        token.face = face


def goals(play: Playing) -> list[tuple[int, int]]:
    """What everybody sees of both goals."""
    view = play.match.view(None)
    assert isinstance(view, DescentView)
    return [(goal.done, goal.needed) for goal in view.goals]


# -- The Harvest ---------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-Q-AFG1-01", "DESC-Q-AFG1-02")
def test_heroes_and_goblin_archers_carry_bundles() -> None:
    hero = Playing(QUEST, at={"grisban": (4, 6)}, groups=["barghest"])
    assert len(hero.s.tokens) == 4
    hero.do("pick-up:red-1")
    assert hero.figure("grisban").carries == "red-1"
    assert not hero.can("pick-up:red-2")
    goblin = Playing(QUEST, turn="goblin-archer-1", at={"goblin-archer-1": (4, 6)}, groups=["barghest"])
    assert goblin.can("pick-up:red-1")
    other = Playing(QUEST, turn="barghest-1", at={"barghest-1": (4, 6)}, groups=["barghest"])
    assert not other.can("pick-up:red-1")
    assert other.why("pick-up:red-1") == "DESC-Q-AFG1-02"


@pytest.mark.rule("DESC-Q-AFG1-03", "DESC-EXIT-05")
def test_a_bundle_is_lost_when_a_goblin_leaves_with_it() -> None:
    play = Playing(QUEST, turn="goblin-archer-1", at={"goblin-archer-1": (1, 10)})
    play.do("move")
    assert not play.can("leave")
    play.figure("goblin-archer-1").carries = "red-1"
    play.token("red-1").space = -1
    assert play.script.cannot_leave(play.s, play.figure("goblin-archer-1"), "Entrance") is not None
    play.do(f"walk:{play.space(2, 10)}", "leave")
    assert play.s.count(LOST) == 1
    assert play.token("red-1").space < 0
    assert not play.figure("goblin-archer-1").spaces


@pytest.mark.rule("DESC-Q-AFG1-04", "DESC-SPEC-03")
def test_a_hero_stores_a_bundle_in_the_barn() -> None:
    def carry(s: DescentState) -> None:
        s.figure("grisban").carries = "red-1"
        s.tokens[0].space = -1

    away = Playing(QUEST, at={"grisban": (5, 7)}, then=carry)
    assert not away.can("special:store:red-1")
    play = Playing(QUEST, at={"grisban": (5, 8)}, then=carry)
    play.do("special:store:red-1")
    assert play.s.count(SECURED) == 1
    assert (play.figure("grisban").carries, play.figure("grisban").actions) == ("", 1)
    assert play.script.progress(play.s) == (0.5, 0.0)


@pytest.mark.rule("DESC-Q-AFG1-05", "DESC-Q-AFG1-06")
@pytest.mark.parametrize(("heroes", "coming"), [(2, 2), (3, 2), (4, 2)])
def test_goblins_who_left_come_back(heroes: int, coming: int) -> None:
    play = Playing(QUEST, heroes=heroes, counts={LOST: 2})
    for name in play.on_map("goblin-archer"):
        play.figure(name).spaces = 0
    drive(arrivals(play.s))
    arrived = play.on_map("goblin-archer")
    assert len(arrived) == coming
    assert all(play.figure(name).spaces & play.s.board.tile("ExitA") for name in arrived)


@pytest.mark.rule("DESC-Q-AFG1-07", "DESC-Q-AFG1-08", "DESC-Q-AFG1-09")
@pytest.mark.parametrize(("secured", "winner"), [(4, HEROES), (2, HEROES), (1, OVERLORD), (0, OVERLORD)])
def test_it_is_over_with_the_last_bundle(secured: int, winner: int) -> None:
    play = Playing(QUEST, counts={SECURED: secured, LOST: 4 - secured})
    assert play.script.winner(play.s) == NOBODY
    for token in play.s.tokens:
        token.space = -1
    play.figure("grisban").carries = "red-1"
    assert play.script.winner(play.s) == NOBODY
    play.figure("grisban").carries = ""
    assert play.script.winner(play.s) == winner


@pytest.mark.rule("DESC-Q-AFG1-07", "DESC-Q-AFG1-08", "DESC-Q-AFG1-11")
@pytest.mark.parametrize(("heroes", "secure", "lose"), [(2, 3, 2), (4, 2, 3)])
def test_all_see_what_is_secured_and_lost(heroes: int, secure: int, lose: int) -> None:
    play = Playing(QUEST, heroes=heroes, counts={SECURED: 1, LOST: 2})
    assert goals(play) == [(1, secure), (2, lose)]
    later = Playing(QUEST, 1, heroes=heroes, counts={LOST: 2}, turn="splig")
    splig = later.figure("splig")
    assert goals(later) == [(0, health(later.s, splig)), (0, 0)]


@pytest.mark.rule("DESC-Q-AFG1-10", "DESC-QG-11")
@pytest.mark.parametrize(("lost", "winner"), [(2, HEROES), (3, OVERLORD)])
def test_after_round_twelve_bundles_on_the_map_are_secured(lost: int, winner: int) -> None:
    play = Playing(QUEST, counts={LOST: lost})
    play.s.round = 12
    play.end_round(lambda: bool(play.s.wins))
    assert play.s.wins == [winner]
    assert play.s.encounter == 1
    assert play.s.count(SECURED) == 4


@pytest.mark.rule("DESC-Q-AFG1-11")
@pytest.mark.parametrize("lost", [0, 3])
def test_splig_has_more_health_for_lost_bundles(lost: int) -> None:
    play = Playing(QUEST, 1, counts={LOST: lost})
    splig = play.figure("splig")
    assert health(play.s, splig) == splig.profile.health + 2 * lost
    assert health(play.s, play.figure("goblin-archer-1")) == play.figure("goblin-archer-1").profile.health


@pytest.mark.rule("DESC-Q-AFG1-12")
@pytest.mark.parametrize(("secured", "cards"), [(3, 0), (4, 1)])
def test_a_search_card_for_the_whole_harvest(secured: int, cards: int) -> None:
    play = Playing(QUEST, 1, counts={SECURED: secured})
    assert ("gain-card" in play.asked) is (cards == 1)
    assert 12 - len(play.s.search_deck) == cards


# -- The Torture Chamber -------------------------------------------------------------------------------


@pytest.mark.rule("DESC-Q-AFG2-01")
def test_nobody_knows_frederick() -> None:
    play = Playing(QUEST, 1)
    assert sorted(token.face for token in play.s.tokens) == sorted(FACES)
    for seat in (0, 1, None):
        tokens = play.match.view(seat).tokens  # type: ignore[attr-defined]  # the game's own view
        assert [(token.face, token.face_up, token.kind) for token in tokens] == [("", False, "prisoner")] * 4
    worlds = set()
    for seed in range(20):
        twin = play.s.copy()
        twin.chance = Chance(bytes([seed] * 32))
        deal_anew(twin, 0)
        worlds.add(tuple(token.face for token in twin.tokens))
    assert len(worlds) == 4
    first = play.s.tokens[0]
    first.face_up = True
    for seed in range(20):
        twin = play.s.copy()
        twin.chance = Chance(bytes([seed] * 32))
        deal_anew(twin, 0)
        assert twin.tokens[0].face == first.face, "what all have seen stays"


@pytest.mark.rule("DESC-Q-AFG2-02")
def test_splig_and_goblins_carry_prisoners() -> None:
    for name in ("splig", "goblin-archer-1", "cave-spider-1"):
        play = Playing(QUEST, 1, turn=name, at={name: (7, 6)})
        assert play.can("pick-up:facedown-1") is (name != "cave-spider-1")


@pytest.mark.rule("DESC-Q-AFG2-03")
@pytest.mark.parametrize(
    ("face", "shields", "known", "left"), [(1, "0", True, 3), (0, "0", True, 4), (1, "9", False, 4)]
)
def test_splig_questions_a_prisoner(face: int, shields: str, known: bool, left: int) -> None:
    def carried(s: DescentState) -> None:
        open_faces(s)
        s.figure("splig").carries = s.tokens[face].id
        s.tokens[face].space = -1

    black = "0" if shields == "0" else "4"
    play = Playing(QUEST, 1, turn="splig", then=carried, grey=black.replace("4", "3"), black=black)
    name = f"facedown-{face + 1}"
    play.do(f"special:question:{name}")
    assert play.figure("splig").actions == 1
    assert play.token(name).face_up is known
    tokens = [token for token in play.s.tokens if token.space >= 0 or token.id == play.figure("splig").carries]
    assert len(tokens) == left


@pytest.mark.rule("DESC-Q-AFG2-03")
def test_he_questions_only_in_his_chamber() -> None:
    def laid(s: DescentState) -> None:
        s.tokens[0].space = s.board.space((3, 9))

    near = Playing(QUEST, 1, turn="splig", then=laid)
    assert near.can("special:question:facedown-1")
    away = Playing(QUEST, 1, turn="splig", at={"splig": (7, 6)})
    assert not away.can("special:question:facedown-1")
    goblin = Playing(QUEST, 1, turn="goblin-archer-1", at={"goblin-archer-1": (4, 9)}, then=laid)
    assert not goblin.can("special:question:facedown-1")


@pytest.mark.rule("DESC-Q-AFG2-04", "DESC-Q-AFG2-08")
def test_splig_leaves_with_frederick_once_he_is_known() -> None:
    def carried(s: DescentState) -> None:
        open_faces(s)
        s.figure("splig").carries = s.tokens[0].id
        s.tokens[0].space = -1

    at = {"splig": (12, 0), "grisban": (14, 6), "jain": (15, 6), "avric": (14, 7)}
    play = Playing(QUEST, 1, turn="splig", at=at, then=carried)
    play.do("move")
    assert not play.can("leave")
    assert play.why("leave") == "DESC-Q-AFG2-04"
    play.token("facedown-1").face_up = True
    play.do(f"walk:{play.space(13, 0)}", "leave")
    assert play.match.outcome is not None
    assert play.match.outcome.winners == (0,)


@pytest.mark.rule("DESC-Q-AFG2-05")
def test_a_hero_takes_a_prisoner_out() -> None:
    def carried(s: DescentState) -> None:
        open_faces(s)
        s.tokens[0].space = s.board.space((12, 1))

    play = Playing(QUEST, 1, at={"grisban": (12, 0)}, then=carried)
    play.do("move")
    assert not play.can("leave")
    play.do("pick-up:facedown-1", "leave")
    assert play.token("facedown-1").face_up
    assert play.token("facedown-1").space < 0
    assert play.hero("grisban").left
    assert play.script.winner(play.s) == NOBODY


@pytest.mark.rule("DESC-Q-AFG2-06")
@pytest.mark.parametrize(("heroes", "coming"), [(2, 3), (3, 0), (4, 1)])
def test_goblin_archers_come_to_the_chamber(heroes: int, coming: int) -> None:
    play = Playing(QUEST, 1, heroes=heroes)
    for name in play.on_map("goblin-archer"):
        play.figure(name).spaces = 0
    drive(arrivals(play.s))
    arrived = play.on_map("goblin-archer")
    assert len(arrived) == coming
    assert all(play.figure(name).spaces & play.s.board.area(["11B"]) for name in arrived)


@pytest.mark.rule("DESC-Q-AFG2-07")
def test_heroes_win_when_splig_is_defeated() -> None:
    play = Playing(QUEST, 1)
    assert play.script.winner(play.s) == NOBODY
    drive(play.script.defeated(play.s, play.figure("splig"), 1))
    assert play.script.winner(play.s) == HEROES


@pytest.mark.rule("DESC-Q-AFG2-09")
def test_the_heroes_outlast_splig() -> None:
    play = Playing(QUEST, 1)
    assert play.script.data.limit.rounds == 14
    assert play.script.at_limit(play.s) == HEROES
