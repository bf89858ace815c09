"""The thumb of Descent: what it does where anybody would do the same, and that both of its sides beat chance."""

from __future__ import annotations

from typing import get_args

import pytest

from tests.rules.descent.table import Table
from undercroft.engine.chance import make_seed
from undercroft.engine.match import Match, Start
from undercroft.games.descent.attacks import declared
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.content.quests import quest_of
from undercroft.games.descent.content.schema import Surge
from undercroft.games.descent.game import GAME
from undercroft.games.descent.geometry.bits import lowest
from undercroft.games.descent.places import lay_of
from undercroft.games.descent.quests.registry import HEROES_ACT
from undercroft.games.descent.setup_options import QuestId
from undercroft.games.descent.state import DescentState
from undercroft.players.budget import Budget
from undercroft.players.judges import grows_of, make_judge
from undercroft.players.judges.descent.features import FEATURES, features
from undercroft.players.judges.descent.judging import ACTED, SHORTER, WALKED, WON_BEFORE, DescentJudge, chance
from undercroft.players.judges.descent.weights import ANYWHERE, STARTS, WEIGHTS
from undercroft.players.player import Player
from undercroft.players.race import Tree
from undercroft.players.random import RandomPlayer
from undercroft.players.thumb.descent import DescentThumb, value
from undercroft.players.thumb.descent.plans import plan_of
from undercroft.players.thumb.descent.surges import gain_worth
from undercroft.players.thumb.descent.turns import act_worth
from undercroft.words import Words

PARTY = {"jain": "wildlander"}
GRISBAN = {"grisban": "berserker"}
HIT = {"blue": "r4d2 r4d2", "red": "d1 d1", "yellow": "d2", "brown": "0 0", "grey": "0 0", "black": "0"}
CHOSEN = {"quest": "first-blood", "party": "choose"}


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


def test_skills_that_are_learned_differ_from_match_to_match() -> None:
    """So that in many matches every skill is learned, and all that there are points for."""
    classes: set[str] = set()
    learned: set[str] = set()
    for number in range(40):
        match = Match(
            Start(GAME, 3, make_seed(f"skills/{number}"), GAME.read_setup(3, {**CHOSEN, "level": "advanced"}))
        )
        thumb = DescentThumb()
        while match.decisions[0].kind != "shop":
            match.choose(match.decisions[0].seat, thumb.choose(match, match.decisions[0]))
        assert isinstance(match.state, DescentState)
        for hero in match.state.heroes:
            classes.add(hero.hero_class)
            learned |= {card.id for card in hero.skills}
            assert hero.xp == 0
    skills = [skill for each in classes for skill in BOX.classes[each].skills]
    assert len(classes) == 8
    assert {skill.xp for skill in skills if skill.id in learned} == {0, 1, 2, 3}
    assert len([skill for skill in skills if skill.id in learned]) > len(skills) / 2


def test_a_charge_is_a_walk_to_somebody_and_an_attack() -> None:
    table = Table("g...z", at={"grisban": "g", "zombie-1": "z"}, party=GRISBAN, skills="charge", rolls=HIT)
    table.figure("grisban").actions, table.hero("grisban").fatigue = 1, 2
    assert chosen(table) == "use:charge"
    table.do("use:charge").do(chosen(table))
    assert lay_of(table.s).distance(table.figure("grisban").spaces, table.figure("zombie-1").spaces) == 1
    while not (option := chosen(table)).startswith("attack"):
        table.do(option)


def test_a_whirlwind_is_for_several() -> None:
    rows, at = ("za.", "bg."), {"grisban": "g", "zombie-1": "z", "zombie-2": "a", "zombie-3": "b"}
    table = Table(*rows, at=at, party=GRISBAN, skills="whirlwind")
    assert chosen(table) == "use:whirlwind"
    alone = Table(*rows, at={"grisban": "g", "zombie-1": "z"}, party=GRISBAN, skills="whirlwind")
    assert chosen(alone) == "attack:chipped-greataxe:zombie-1"


def test_a_rune_is_not_broken_among_friends() -> None:
    at = {"leoric": "l", "zombie-1": "a", "zombie-2": "b", "zombie-3": "c"}
    party = {"leoric": "runemaster"}
    assert chosen(Table("al.", "bc.", at=at, party=party, skills="break-the-rune")) == "use:break-the-rune"
    at = {"leoric": "l", "grisban": "g", "jain": "j", "zombie-1": "a"}
    friends = Table("alg", "..j", at=at, party={**party, **GRISBAN, **PARTY}, skills="break-the-rune")
    assert chosen(friends) != "use:break-the-rune"


def test_light_and_storm_are_for_several() -> None:
    at = {"avric": "a", "zombie-1": "z", "zombie-2": "y", "zombie-3": "x"}
    for kind, skill in (("disciple", "radiant-light"), ("spiritspeaker", "tempest")):
        crowd = Table("...z", "a..y", "...x", at=at, party={"avric": kind}, skills=skill)
        crowd.figure("avric").actions = 1
        worth = act_worth(crowd.s, crowd.decision)
        worths = {option.id: worth(option) for option in crowd.decision.options}
        assert worths[f"use:{skill}"] > worths["end-turn"]
        alone = Table("a..z", at={"avric": "a", "zombie-1": "z"}, party={"avric": kind}, skills=skill)
        assert not chosen(alone).startswith("use:")


def test_the_nimble_stay_where_no_space_is_better_and_step_where_one_is() -> None:
    """With one way out there is nothing in it; out of reach of the one who comes there is."""
    for rows, wanted in ((("###j..z",), "pass"), (("o..j..z",), "use:nimble")):
        at = {"jain": "j", "zombie-1": "z"}
        table = Table(*rows, at=at, party=PARTY, turn="zombie-1", rolls=HIT).do("move", f"walk:{len(rows[0]) - 3}")
        assert chosen(table) == wanted


def test_a_lieutenant_who_is_moved_by_his_card_comes_to_a_hero() -> None:
    table = Table(".......", "a.....g", at={"grisban": "g", "alric": "a"}, party=GRISBAN, turn="alric", rolls=HIT)
    table.do("use:overpower").do(chosen(table))
    assert lay_of(table.s).distance(table.figure("alric").spaces, table.figure("grisban").spaces) <= 3


def test_an_enemy_who_is_moved_comes_within_reach_of_others() -> None:
    """Next to a zombie that would not reach the hero otherwise."""
    at = {"grisban": "g", "zombie-1": "z", "eliza": "e"}
    table = Table("e..g....z", at=at, party=GRISBAN, turn="eliza", rolls=HIT).do("use-on:seduce:grisban")
    assert table.decision.kind == "go"
    assert chosen(table) == "use-at:seduce:4"


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


@pytest.mark.parametrize("decides", ["heroes", "overlord"])
def test_what_a_side_does_is_settled_when_the_other_has_answered(decides: str) -> None:
    match, thumb, judge = Match(Start(GAME, 4, 1, {})), DescentThumb(), DescentJudge()
    s = match.state
    assert isinstance(s, DescentState)
    while s.phase != ("heroes" if decides == "heroes" else "monster"):
        match.take(match.decisions[0], thumb.choose(match, match.decisions[0]))
    root, answered = match.fork().state, False
    while match.outcome is None and not judge.is_settled(root, s):
        answered = answered or (s.phase in HEROES_ACT) != (decides == "heroes")
        assert s.round == 1 or decides == "overlord"
        match.take(match.decisions[0], thumb.choose(match, match.decisions[0]))
    assert answered
    assert s.round == 2
    assert (s.phase in HEROES_ACT) == (decides == "heroes")


def began(heroes: str = "three", quest: str = "first-blood") -> Match:
    """At the first hero's first choice."""
    match, thumb = Match(Start(GAME, 4, 1, {"quest": quest, "heroes": heroes})), DescentThumb()
    s = match.state
    assert isinstance(s, DescentState)
    while s.phase != "hero":
        match.take(match.decisions[0], thumb.choose(match, match.decisions[0]))
    return match


def weighed(s: DescentState) -> dict[str, float]:
    return dict(zip(FEATURES, features(s), strict=True))


def test_the_judge_sees_how_far_it_is_to_the_goal() -> None:
    """A goblin that is nearer to the exit is worth more to the overlord."""
    match = began()
    s, judge = match.state, DescentJudge()
    assert isinstance(s, DescentState)
    goblin = next(each for each in s.on_map(1) if each.profile.kind == "goblin-archer")
    steps = value.steps_to(s, goblin, plan_of(s).goal(s, goblin))
    nearer = min(range(len(steps)), key=lambda space: steps[space])
    before, worth = weighed(s), judge.worth(match)
    goblin.spaces = 1 << nearer
    after = weighed(s)
    assert after["overlord-way"] < before["overlord-way"]
    assert after["overlord-soon"] > before["overlord-soon"]
    assert judge.worth(match)[0] > worth[0]


def test_who_has_acted_stays_in_reach_and_who_has_not_may_still_go() -> None:
    table = Table("jz...", at={"jain": "j", "zombie-1": "z"}, party=PARTY)
    s = table.s
    before = weighed(s)
    assert before["exposed-now"] == 0 < before["exposed-later"]
    assert before["prey-now"] > 0 == before["prey-later"]
    s.hero("jain").done = True
    after = weighed(s)
    assert after["exposed-now"] == before["exposed-later"]
    assert after["prey-later"] == before["prey-now"]
    s.phase = "monster"
    assert weighed(s)["exposed-now"] == before["exposed-later"]
    s.figure("zombie-1").acted = True
    assert weighed(s)["exposed-now"] == 0 < weighed(s)["prey-now"]


def test_nobody_is_safer_for_being_down() -> None:
    table = Table("jz...", at={"jain": "j", "zombie-1": "z"}, party=PARTY)
    s = table.s
    s.hero("jain").done = True
    before = weighed(s)
    s.figure("jain").spaces, s.hero("jain").fallen = 0, table.space("j")
    after = weighed(s)
    assert after["exposed-now"] > before["exposed-now"]
    assert after["health"] < before["health"]


def test_an_encounter_that_others_follow_is_a_part_of_the_quest() -> None:
    """However sure it is, more than the half of it is still open; and to have won it is no less than to be winning."""
    match = began(quest="a-fat-goblin")
    s = match.state
    assert isinstance(s, DescentState)
    playing = chance(s)
    assert (1 - WON_BEFORE) / 2 < playing < (1 + WON_BEFORE) / 2
    s.wins, s.phase = [0], "place-heroes"
    assert chance(s) == (1 + WON_BEFORE) / 2
    s.wins = [1]
    assert chance(s) == (1 - WON_BEFORE) / 2


def test_every_encounter_has_weights_of_its_own() -> None:
    encounters = [(quest, number) for quest in get_args(QuestId) for number in range(len(quest_of(quest).encounters))]
    assert sorted(WEIGHTS) == sorted(STARTS) == sorted(encounters)
    assert {len(row) for row in (*WEIGHTS.values(), ANYWHERE)} == {len(FEATURES)}
    assert {len(row) for row in STARTS.values()} == {3}


def test_both_sides_are_told_the_same_reasons_by_their_own_names() -> None:
    match, judge = began(), DescentJudge()
    overlord, heroes = judge.figures(match, 0), judge.figures(match, 1)
    assert [-each.amount for each in overlord] == [each.amount for each in heroes]
    for lang in ("en", "ru"):
        words = Words(lang, GAME)
        for figure in (*overlord, *heroes):
            assert words.has(f"why-{figure.name}")


def test_what_follows_an_option_is_played_by_the_thumb_alone() -> None:
    """With few lines of play a tree below would be spent on what is bad; in other games there are enough of them."""
    match = began()
    decision = match.decisions[0]
    tree = Tree(match, decision.seat, decision.options[:2], "a seed", Budget(iterations=20))
    tree.race(everyone=True)
    assert not tree._root.children
    assert [grows_of(make_judge(each)) for each in ("descent", "talisman")] == [False, True]


def test_the_small_decisions_of_a_turn_get_a_share_of_the_time() -> None:
    """What to do gets all of it, where to walk half, an answer less; and the next decision less than the last."""
    table = Table("j...z", at={"jain": "j", "zombie-1": "z"}, party=PARTY)
    judge, decision = DescentJudge(), table.match.decisions[0]
    first = judge.share(table.match, decision)
    table.do("move")
    assert judge.share(table.match, table.match.decisions[0]) == pytest.approx(first * WALKED / ACTED * SHORTER)
