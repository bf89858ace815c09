"""Scenes from DESC-QG-07 and DESC-FAMFIG-06: a quest's own characters and the Reanimate count as heroes for attacks,
for the abilities of heroes and for the overlord's cards."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rules.descent.quests.playing import Playing
from tests.rules.descent.scenes.always import HIT, MISS, PASS, J, N, always, moment
from tests.rules.descent.table import Table
from undercroft.games.descent.abilities.registry import ABILITIES
from undercroft.games.descent.lasting import begin
from undercroft.games.descent.state import Card, DescentState
from undercroft.games.descent.wounds import suffer

DAERION = "castle-daerion"
PLIGHT = "the-cardinals-plight"
OPEN = ("merriod", "flesh-moulder")


def holding(*cards: str) -> Callable[[DescentState], None]:
    def deal(s: DescentState) -> None:
        s.hand = list(cards)

    return deal


def villager_attacked(*hand: str) -> Playing:
    """A flesh moulder has attacked a villager beside it."""
    at = {"flesh-moulder-1": (3, 6), "villager-1": (3, 7)}
    play = Playing(DAERION, turn="flesh-moulder-1", at=at, groups=OPEN, then=holding(*hand), rolls=HIT)
    return play.do("attack:own-attack:villager-1")


@pytest.mark.rule("DESC-QG-07")
def test_a_critical_blow_strikes_a_villager() -> None:
    at = {"flesh-moulder-1": (3, 6), "villager-1": (3, 7)}
    dice = always(blue="r2d2s1", yellow="d2", grey="0")
    play = Playing(DAERION, turn="flesh-moulder-1", at=at, groups=OPEN, then=holding("critical-blow"), rolls=dice)
    play.do("attack:own-attack:villager-1")
    assert play.can("play:critical-blow")
    play.do("play:critical-blow", "surge:damage-3")
    assert play.figure("villager-1").damage >= 6


@pytest.mark.rule("DESC-QG-07")
def test_an_expert_blow_strikes_a_villager() -> None:
    play = villager_attacked("expert-blow")
    assert play.can("play:expert-blow")
    play.do("play:expert-blow")
    assert play.figure("villager-1").damage == 6


@pytest.mark.rule("DESC-QG-07")
def test_a_spirit_hardens_a_villagers_skin() -> None:
    def speak(s: DescentState) -> None:
        s.hero("jain").skills.append(Card("stoneskin"))

    at = {"flesh-moulder-1": (3, 6), "villager-1": (3, 7), "jain": (2, 8)}
    play = Playing(DAERION, turn="flesh-moulder-1", at=at, groups=OPEN, then=speak, rolls=HIT)
    play.do("attack:own-attack:villager-1")
    assert play.can("use-on:stoneskin:villager-1")
    play.do("use-on:stoneskin:villager-1")
    assert play.told("defended")[0]["dice"] == ("grey", "grey")


@pytest.mark.rule("DESC-QG-07")
def test_a_knight_takes_the_place_of_a_villager() -> None:
    def swear(s: DescentState) -> None:
        s.hero("grisban").skills.append(Card("defend"))

    at = {"flesh-moulder-1": (3, 6), "villager-1": (3, 7), "grisban": (2, 7)}
    play = Playing(DAERION, turn="flesh-moulder-1", at=at, groups=OPEN, then=swear, rolls=HIT)
    play.do("attack:own-attack:villager-1", "use:defend")
    assert (play.figure("villager-1").damage, play.figure("grisban").damage) == (0, 4)


@pytest.mark.rule("DESC-QG-07")
def test_a_pit_opens_under_a_villager_who_passes_every_test() -> None:
    at = {"villager-1": (3, 7)}
    play = Playing(DAERION, turn="", at=at, groups=OPEN, then=holding("pit-trap"), rolls=MISS)
    villager = play.figure("villager-1")
    from undercroft.games.descent.moments import ENTERED
    from undercroft.games.descent.moving import EMPTY
    from undercroft.games.descent.pieces import Moment

    answers = ABILITIES["pit-trap"].answers(play.s, None, Moment(ENTERED, villager, space=3, what=EMPTY))
    assert [option.id for option in answers] == ["play:pit-trap"]


@pytest.mark.rule("DESC-QG-07", "DESC-Q-TCP2-06")
def test_heroes_heal_koth() -> None:
    def hurt(s: DescentState) -> None:
        s.counts["freed"] = 1
        s.figure("koth-1").damage = 9
        hero = s.hero("grisban")
        hero.found.append(Card("health-potion"))
        hero.skills.append(Card("prayer-of-healing"))

    at = {"koth-1": (8, 4), "grisban": (8, 5)}
    play = Playing(PLIGHT, 1, at=at, groups=("flesh-moulder", "zombie", "barghest"), then=hurt, rolls=HIT)
    assert play.can("use-on:prayer-of-healing:koth-1")
    play.do("use-on:prayer-of-healing:koth-1")
    assert play.figure("koth-1").damage == 7
    play.do("use-on:health-potion:koth-1")
    assert play.figure("koth-1").damage == 0


@pytest.mark.rule("DESC-QG-07")
def test_nobody_heals_a_villager() -> None:
    def hurt(s: DescentState) -> None:
        s.figure("villager-1").damage = 5
        s.hero("grisban").found.append(Card("health-potion"))

    at = {"villager-1": (3, 7), "grisban": (3, 8)}
    play = Playing(DAERION, at=at, groups=OPEN, then=hurt)
    assert not [option for option in play.options if option.startswith("use-on:health-potion")]


@pytest.mark.rule("DESC-QG-07")
@pytest.mark.card("avric-feat")
def test_what_heals_all_around_does_nothing_for_a_villager() -> None:
    def hurt(s: DescentState) -> None:
        s.figure("villager-1").damage = s.figure("grisban").damage = 5

    at = {"villager-1": (3, 7), "avric": (3, 8), "grisban": (2, 8)}
    play = Playing(DAERION, at=at, groups=OPEN, then=hurt, turn="avric", red="d1 d2").do("use:avric-feat")
    assert (play.figure("villager-1").damage, play.figure("grisban").damage) == (5, 2)


@pytest.mark.rule("DESC-QG-07")
def test_misery_hurts_a_villager_once_more_and_not_without_end() -> None:
    play = Playing(DAERION, groups=OPEN)
    begin(play.s, "word-of-misery", "heroes", "turn-end")
    list(suffer(play.s, play.figure("villager-1"), 2))
    assert play.figure("villager-1").damage == 3


@pytest.mark.rule("DESC-FAMFIG-06")
def test_the_word_of_pain_reaches_the_reanimate_which_fails() -> None:
    at = {"leoric": "l", "reanimate": "r"}
    table = Table("lr..", at=at, party=N, hand=("word-of-pain",), rolls=PASS)
    while moment(table) != "turn-ends":
        table.do("end-turn" if table.can("end-turn") else "pass")
    table.do("play:word-of-pain")
    assert (table.figure("leoric").damage, table.figure("reanimate").damage) == (0, 1)


@pytest.mark.rule("DESC-FAMFIG-06")
def test_a_knight_defends_the_reanimate() -> None:
    at = {"syndrael": "s", "leoric": "l", "reanimate": "r", "zombie-1": "z"}
    party = {"syndrael": "knight", "leoric": "necromancer"}
    table = Table("lsrz", at=at, party=party, turn="zombie-1", skills="defend", items="iron-longsword", rolls=HIT)
    table.do("attack:own-attack:reanimate", "use:defend")
    assert table.figure("reanimate").damage == 0
    assert table.figure("syndrael").damage > 0


def fallen_master(skills: str = "") -> Table:
    """Leoric lies on the ground, and his turn comes."""
    at = {"jain": "j", "leoric": "l", "reanimate": "r", "zombie-1": "z"}
    table = Table("j.lrz", at=at, party={**J, **N}, rolls=HIT)
    leoric, hero = table.figure("leoric"), table.hero("leoric")
    hero.skills += [Card(name) for name in skills.split()]
    leoric.spaces, leoric.damage, hero.fallen = 0, 8, 2
    return table.do("end-turn")


@pytest.mark.rule("DESC-FAMFIG-12")
def test_the_reanimate_of_one_who_is_down_acts_before_he_stands_up() -> None:
    table = fallen_master().do("activate:reanimate", "attack:own-attack:zombie-1", "end-activation")
    assert not table.figure("zombie-1").spaces
    assert table.options == ["stand-up", "end-turn"]


@pytest.mark.rule("DESC-FAMFIG-12", "DESC-KO-07")
def test_the_skills_of_one_who_is_down_are_not_used_for_the_reanimate() -> None:
    table = fallen_master("undead-might").do("activate:reanimate", "attack:own-attack:zombie-1")
    assert moment(table) == ""
    assert table.decision.kind == "familiar"
