"""The Cardinal's Plight."""

from __future__ import annotations

import pytest

from tests.rules.descent.quests.playing import Playing, drive
from undercroft.engine.chance import Chance
from undercroft.games.descent.hidden import deal_anew
from undercroft.games.descent.options import SPECIAL
from undercroft.games.descent.pieces import Defence
from undercroft.games.descent.profiles import HEROES, OVERLORD
from undercroft.games.descent.quests.registry import ENDED, NOBODY
from undercroft.games.descent.quests.the_cardinals_plight import FREED, GONE
from undercroft.games.descent.reinforcing import arrivals
from undercroft.games.descent.state import DescentState

QUEST = "the-cardinals-plight"
GRAVES = ["red-1", "red-2", "red-3", "red-4"]


# -- The Graveyard -------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-Q-TCP1-01", "DESC-SEARCH-04", "DESC-QG-10", "DESC-CMPD-31")
def test_only_the_key_opens_the_ward() -> None:
    def laid(s: DescentState) -> None:
        s.unique_search = s.board.space((11, 2))
        s.figure("grisban").actions = 9

    play = Playing(QUEST, at={"grisban": (11, 5)}, then=laid)
    assert play.s.search_tokens.bit_count() == 4
    assert play.why("open-door:0") == "DESC-Q-TCP1-01"
    play.figure("grisban").spaces = 1 << play.space(10, 2)
    play.do("rest")
    play.do(f"search:{play.space(11, 2)}")
    assert play.hero("grisban").key == "ward-key"
    assert play.hero("grisban").found == []
    play.figure("grisban").spaces = 1 << play.space(11, 5)
    play.do("rest")
    play.do("open-door:0")
    assert play.s.shut == 0
    monster = Playing(QUEST, turn="flesh-moulder-1", at={"flesh-moulder-1": (11, 5)})
    assert not monster.can("open-door:0")


@pytest.mark.rule("DESC-Q-TCP1-02", "DESC-Q-TCP1-03")
def test_merick_raises_one_grave_a_turn() -> None:
    play = Playing(QUEST, turn="merick", at={"merick": (14, 5)})
    assert play.on_map("zombie") == []
    assert [option for option in play.options if "raise" in option] == ["special:raise:red-1", "special:raise:red-3"]
    play.do("special:raise:red-1")
    [zombie] = play.on_map("zombie")
    assert play.where(zombie) == (13, 4)
    assert play.figure(zombie).profile.rank == "minion"
    assert play.token("red-1").space < 0
    assert play.figure("merick").actions == 1
    assert not play.can("special:raise:red-3")


@pytest.mark.rule("DESC-Q-TCP1-03")
def test_four_zombies_whatever_the_group() -> None:
    play = Playing(QUEST, heroes=2, turn="merick", at={"merick": (14, 5)})
    for token in play.s.tokens:
        token.space = play.space(14, 4)
    for number, name in enumerate(GRAVES, 1):
        play.figure("merick").used = []
        drive(play.script.act(play.s, play.figure("merick"), SPECIAL("raise", name)))
        assert len(play.on_map("zombie")) == number
    assert len({play.where(name) for name in play.on_map("zombie")}) == 4


@pytest.mark.rule("DESC-Q-TCP1-04")
def test_zombies_and_merick_leave_by_the_exit() -> None:
    play = Playing(QUEST, turn="merick", at={"merick": (14, 5)})
    play.do("special:raise:red-1")
    s, script = play.s, play.script
    zombie, merick = play.figure("zombie-1"), play.figure("merick")
    assert script.cannot_leave(s, zombie, "Exit") is None
    assert script.cannot_leave(s, zombie, "Entrance") is not None
    assert script.cannot_leave(s, merick, "Exit") is None
    assert script.cannot_leave(s, play.figure("flesh-moulder-1"), "Exit") is not None
    drive(script.left(s, zombie, ""))
    drive(script.left(s, merick, ""))
    assert s.count(GONE) == 1


@pytest.mark.rule("DESC-Q-TCP1-05")
def test_a_hero_closes_a_grave() -> None:
    play = Playing(QUEST, at={"grisban": (14, 5)})
    play.do("special:close:red-1")
    assert play.token("red-1").space < 0
    assert play.figure("grisban").actions == 1
    assert not play.can("special:raise:red-3")


@pytest.mark.rule("DESC-Q-TCP1-06")
def test_a_flesh_moulder_comes_to_the_caravan() -> None:
    play = Playing(QUEST, heroes=2)
    for name in play.on_map("flesh-moulder"):
        play.figure(name).spaces = 0
    drive(arrivals(play.s))
    [name] = play.on_map("flesh-moulder")
    assert play.figure(name).spaces & play.s.board.area(["9A"])


@pytest.mark.rule("DESC-Q-TCP1-06")
@pytest.mark.parametrize(("heroes", "coming"), [(2, 1), (3, 0), (4, 1)])
def test_how_many_flesh_moulders_come(heroes: int, coming: int) -> None:
    play = Playing(QUEST, heroes=heroes)
    for name in play.on_map("flesh-moulder"):
        play.figure(name).spaces = 0
    drive(arrivals(play.s))
    assert len(play.on_map("flesh-moulder")) == coming


@pytest.mark.rule("DESC-Q-TCP1-07", "DESC-Q-TCP1-08", "DESC-Q-TCP1-09")
@pytest.mark.parametrize(("fewer", "winner"), [(1, HEROES), (0, OVERLORD)])
def test_how_the_graveyard_ends(fewer: int, winner: int) -> None:
    play = Playing(QUEST, turn="merick", at={"merick": (14, 5)})
    play.s.counts[GONE] = play.script.amount(play.s, GONE) - fewer
    play.do("special:raise:red-1")
    assert play.script.winner(play.s) == NOBODY
    for token in play.s.tokens:
        token.space = -1
    assert play.script.winner(play.s) == NOBODY
    play.figure("zombie-1").spaces = 0
    assert play.script.winner(play.s) == ENDED
    assert play.script.settle(play.s) == winner
    play.token("red-2").space = 3
    assert play.script.winner(play.s) == NOBODY
    play.figure("merick").spaces = 0
    assert play.script.winner(play.s) == ENDED


@pytest.mark.rule("DESC-Q-TCP1-07", "DESC-QUEST-07", "DESC-WIN-03")
def test_the_next_encounter_follows() -> None:
    play = Playing(QUEST, turn="merick", at={"merick": (17, 6)}, counts={GONE: 4})
    play.do("move", "leave")
    assert play.s.wins == [OVERLORD]
    assert play.match.outcome is None
    assert (play.s.encounter, play.s.phase) == (1, "pick-groups")


@pytest.mark.rule("DESC-Q-TCP1-10")
def test_after_round_twelve_zombies_on_the_map_are_gone() -> None:
    play = Playing(QUEST, turn="merick", at={"merick": (14, 5)})
    play.s.counts[GONE] = play.script.amount(play.s, GONE) - 1
    assert play.script.data.limit.rounds == 12
    assert play.script.at_limit(play.s) == HEROES
    play.do("special:raise:red-1")
    assert play.script.at_limit(play.s) == OVERLORD
    assert play.script.settle(play.s) == HEROES


@pytest.mark.rule("DESC-Q-TCP1-11")
@pytest.mark.parametrize("gone", [0, 3])
def test_as_many_zombies_as_left(gone: int) -> None:
    first = Playing(QUEST, counts={GONE: gone})
    assert first.script.carry_over(first.s, HEROES) == {GONE: gone}
    play = Playing(QUEST, 1, counts={GONE: gone})
    assert len(play.on_map("zombie")) == gone + 1
    assert "zombie-master" in play.on_map("zombie")
    assert all(play.figure(name).spaces & play.s.board.area(["13B"]) for name in play.on_map("zombie"))


# -- The Library ---------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-Q-TCP2-01")
def test_only_zombies_attack_koth_in_the_library() -> None:
    for name, kind in (("zombie-master", "zombie"), ("goblin-archer-1", "goblin-archer")):
        play = Playing(QUEST, 1, turn=name, at={name: (14, 7)}, groups=["goblin-archer"])
        assert play.can("attack:own-attack:koth-1") is (kind == "zombie")
        if kind != "zombie":
            assert play.why("attack:own-attack:koth-1") == "DESC-Q-TCP2-01"
            play.figure("koth-1").spaces = 1 << play.space(10, 9)
            assert play.script.cannot_attack(play.s, play.figure(name), play.figure("koth-1")) is None


@pytest.mark.rule("DESC-Q-TCP2-02")
def test_the_key_of_the_library_is_never_inside() -> None:
    play = Playing(QUEST, 1, heroes=4, at={"grisban": (10, 9)})
    assert play.why("open-door:0") == "DESC-Q-TCP2-02"
    inside = play.space(17, 8)
    assert play.s.search_tokens >> inside & 1
    found = set()
    for seed in range(40):
        twin = play.s.copy()
        twin.chance = Chance(bytes([seed] * 32))
        deal_anew(twin, None)
        found.add(twin.unique_search)
    assert inside not in found
    assert len(found) == 4
    drive(play.script.found_unique(play.s, play.figure("grisban")))
    assert play.hero("grisban").key == "library-key"
    play.do("rest", "open-door:0")
    assert play.s.shut & 1 == 0


@pytest.mark.rule("DESC-Q-TCP2-03", "DESC-Q-TCP2-04")
def test_prayers_protect_koth_to_the_end_of_the_next_round() -> None:
    play = Playing(QUEST, 1, at={"grisban": (8, 8), "jain": (9, 8)})
    defence = Defence(play.figure("koth-1"))
    play.script.on_defence(play.s, defence)
    assert defence.dice == ["grey", "grey"]
    play.do("special:pray:white-1", "special:pray:white-1")
    play.script.on_defence(play.s, defence)
    assert defence.dice == ["grey", "grey", *["grey"] * play.script.amount(play.s, "prayer")]
    other = Defence(play.figure("grisban"))
    play.script.on_defence(play.s, other)
    assert other.dice == ["grey"]
    for dice in (5, 2):
        play.s.round += 1
        again = Defence(play.figure("koth-1"))
        play.script.on_defence(play.s, again)
        assert len(again.dice) == dice
    far = Playing(QUEST, 1, at={"grisban": (8, 5)})
    assert not far.can("special:pray:white-1")


def opened() -> Playing:
    def key(s: DescentState) -> None:
        s.hero("grisban").key = "library-key"

    return Playing(QUEST, 1, at={"grisban": (10, 9)}, then=key).do("open-door:0")


@pytest.mark.rule("DESC-Q-TCP2-05")
def test_koth_is_free_and_merick_arrives() -> None:
    play = opened()
    if play.decision.kind == "place":
        play.do(play.options[0])
    assert play.s.count(FREED) == 1
    assert play.figure("merick").spaces
    before = len(play.s.figures)
    drive(play.script.opened(play.s, play.figure("grisban"), 0))
    assert len(play.s.figures) == before
    other = Playing(QUEST, 1)
    drive(other.script.opened(other.s, other.figure("grisban"), 1))
    assert not other.s.count(FREED)


@pytest.mark.rule("DESC-Q-TCP2-06")
def test_koth_moves_after_the_heroes_once_free() -> None:
    play = Playing(QUEST, 1, counts={FREED: 1})
    assert play.script.allies(play.s) == ["koth-1"]
    play.end_round(lambda: play.s.active == "koth-1")
    assert (play.s.phase, play.options) == ("allies", ["move", "end-activation"])
    play.s.counts[FREED] = 0
    assert play.script.allies(play.s) == []
    assert play.figure("koth-1").profile.heals


@pytest.mark.rule("DESC-Q-TCP2-07")
def test_zombies_stay_in_the_library_until_it_is_open() -> None:
    def open_door(s: DescentState) -> None:
        s.shut = 0

    at = {"zombie-master": (11, 9), "koth-1": (15, 7)}
    for freed in (0, 1):
        counts = {FREED: freed}
        play = Playing(QUEST, 1, turn="zombie-master", at=at, counts=counts, then=open_door).do("move")
        walks = [int(each.split(":")[1]) for each in play.options if each.startswith("walk")]
        library = play.s.board.area(["13B"])
        assert walks
        assert all(library >> space & 1 for space in walks) is (freed == 0)


@pytest.mark.rule("DESC-Q-TCP2-08")
def test_a_zombie_a_turn_up_to_five() -> None:
    play = Playing(QUEST, 1, heroes=2, counts={GONE: 2})
    drive(play.script.overlord_done(play.s))
    assert len(play.on_map("zombie")) == 3
    play.s.counts[FREED] = 1
    for wanted in (4, 5, 5):
        drive(play.script.overlord_done(play.s))
        assert len(play.on_map("zombie")) == wanted


@pytest.mark.rule("DESC-Q-TCP2-09")
def test_koth_leaves_by_the_entrance() -> None:
    at = {"koth-1": (8, 0), "grisban": (8, 3), "jain": (8, 4), "avric": (9, 4)}
    play = Playing(QUEST, 1, at=at, counts={FREED: 1})
    play.end_round(lambda: play.s.active == "koth-1")
    play.do("move", "leave")
    assert play.match.outcome is not None
    assert play.match.outcome.winners == (1,)


@pytest.mark.rule("DESC-Q-TCP2-10")
def test_the_overlord_wins_when_koth_falls() -> None:
    play = Playing(QUEST, 1)
    drive(play.script.defeated(play.s, play.figure("koth-1"), 1))
    assert play.script.winner(play.s) == OVERLORD


@pytest.mark.rule("DESC-Q-TCP2-11")
def test_the_limit_of_the_library() -> None:
    play = Playing(QUEST, 1)
    assert play.script.data.limit.rounds == 20
    assert play.script.at_limit(play.s) == OVERLORD
