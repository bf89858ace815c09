"""Each monster and hero of the serpent set does what its card says; figures are read from the pack."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dungeoneer.serpent import CARDS, ELENDUS, RODERICK, ROOMS, SERPENT, lay, send
from tests.rules.dungeoneer.table import Table
from undercroft.games.dungeoneer.content.vocabulary import FORMS
from undercroft.games.dungeoneer.modifiers import bonus, boon_limit, treasure_limit

# -- monsters -------------------------------------------------------------------------------------


@pytest.mark.parametrize("monster", [card.id for card in SERPENT.cards if card.type == "monster" and not card.apart])
def test_a_hit_deals_the_wounds_of_its_form(monster: str) -> None:
    card = CARDS[monster]
    for form in ("melee", "magic", "speed"):
        fighting = card.fighting(form)
        if fighting is None or not fighting.attack:
            continue
        several = sum(each.attack for each in (card.melee, card.magic, card.speed) if each) > 1
        dice = "6 6 1" if card.before else "6 1"
        table = send(monster, dice, form if several else "", health=[18, 18]).settle()
        assert table.hero(1).health == 18 - fighting.wounds, form


def test_the_corrupt_knights_strengthen_each_other() -> None:
    table = lay(hands=["corrupt-knight corrupt-knight", ""], phase="villainy", dice="4 4 1 1")
    for _ in range(2):
        table.do(f"send:corrupt-knight:hand:2:{RODERICK}")
    table.do("attack", "form:corrupt-knight:melee", "form:corrupt-knight:melee").settle()
    assert [event.data["total"] for event in table.told("attack-roll")] == [12, 12]


@pytest.mark.rule("DGN-WRATH-03")
def test_priestesses_attack_better_with_the_wrath() -> None:
    for wrath in (0, 4):
        table = send("priestess-of-the-fang", "1 1", "melee", wrath=wrath).settle()
        melee = CARDS["priestess-of-the-fang"].melee
        assert melee is not None
        assert table.last("attack-roll", "total") == 1 + melee.value + wrath


@pytest.mark.rule("DGN-WRATH-02")
@pytest.mark.parametrize(("wrath", "paid"), [(0, 4), (3, 1), (5, 0)])
def test_two_spawn_for_four_less_the_wrath(wrath: int, paid: int) -> None:
    table = lay(hands=["creeping-spawn creeping-spawn", ""], phase="villainy", wrath=wrath)
    for _ in range(2):
        table.do(f"send:creeping-spawn:hand:1:{RODERICK}")
    assert table.hero(1).peril == 20 - paid


def test_the_priestess_of_the_fang_takes_glory() -> None:
    assert send("priestess-of-the-fang", "6 1", "melee", wrath=5).settle().hero(1).glory == 19


@pytest.mark.parametrize(
    ("monster", "form", "wrath", "threat"),
    [
        ("monstrous-constrictor", "", 0, "level 11"),
        ("two-headed-spawn", "melee", 0, None),
        ("creeping-spawn", "", 0, None),
    ],
)
def test_a_hit_makes_the_hero_fall(monster: str, form: str, wrath: int, threat: str | None) -> None:
    """Some of them so that standing up takes a threat."""
    hero = send(monster, "6 1", form, wrath=wrath).settle().hero(1)
    assert hero.fallen is (threat is not None)
    assert str(hero.fall_threat or "") == (threat or "")


@pytest.mark.parametrize(
    ("monster", "form", "wrath", "what", "left"),
    [
        ("priestess-of-the-coil", "", 5, "peril", 20 - 4 + 2),
        ("creeping-spawn", "", 0, "peril", 20 - 2 + 1),
        ("fallen-commander", "melee", 0, "glory", 18),
        ("two-headed-spawn", "magic", 0, "health", 16),
    ],
)
def test_a_hit_costs_the_hero_more_than_a_wound(monster: str, form: str, wrath: int, what: str, left: int) -> None:
    assert getattr(send(monster, "6 1", form, wrath=wrath).settle().hero(1), what) == left


def test_the_winged_spawn_snatches_a_card() -> None:
    table = lay(hands=["winged-spawn", "belt-pouch"], phase="villainy", dice="6 1")
    table.do(f"send:winged-spawn:hand:1:{RODERICK}", "attack").settle()
    assert table.told("discarded")[0].data["card"] == "belt-pouch"


def test_the_cobra_s_bite_numbs_for_the_rest_of_the_turn() -> None:
    table = send("temple-cobra", "6 1").settle()
    assert bonus(table.state, table.hero(1), ("counter",), "counter") == -2


def test_the_naga_steals_glory() -> None:
    table = send("naga-enchantress", "6 1").settle()
    assert (table.hero(0).glory, table.hero(1).glory) == (22, 18)


def test_the_gorgon_s_gaze_comes_before_the_battle() -> None:
    table = send("gorgon", "1 1 6", "melee").settle()
    assert table.hero(1).fallen
    assert str(table.hero(1).fall_threat) == "level 10"
    assert not send("gorgon", "6 1 6", "melee").settle().hero(1).fallen


def test_the_commander_attacks_better_for_more_peril() -> None:
    table = send("fallen-commander", "1 1", "melee")
    peril = table.hero(1).peril
    table.do("extra:fallen-commander:3").settle()
    melee = CARDS["fallen-commander"].melee
    assert melee is not None
    assert table.last("attack-roll", "total") == 1 + melee.value + 3
    assert table.hero(1).peril == peril - 3


def test_the_cobra_bites_deeper_for_more_peril() -> None:
    table = send("temple-cobra", "6 1").do("extra:temple-cobra:2").settle()
    assert table.hero(1).health == 16


# -- heroes ---------------------------------------------------------------------------------------


def test_roderick_lays_on_hands() -> None:
    table = lay(active=1, health=[18, 10]).do(f"use:{RODERICK}:0")
    assert (table.hero(1).health, table.hero(1).glory) == (11, 18)


def test_teynin_opens_what_is_blocked() -> None:
    places = {"weeping-gallery": (0, -1), "court-of-sacrifice": (-1, -1)}
    table = lay(3, active=2, places=places, at=["temple-gate", "temple-gate", "weeping-gallery"])
    table.do("move:west:court-of-sacrifice").settle()
    assert (table.where(2), table.hero(2).action) == ("court-of-sacrifice", 3)


def test_elendus_shoots_better_than_he_parries() -> None:
    table = lay()
    s, hero = table.state, table.hero()
    better = [bonus(s, hero, (stat,), "attack") - bonus(s, hero, (stat,), "counter") for stat in FORMS]
    assert better == [0, 1, 0]


def test_bel_throws_low_magic_rolls_again_in_battle_as_often_as_they_come() -> None:
    table = with_hero("bel-brewspirits", hands=["naga-enchantress", ""], phase="villainy", dice="3 1 2 1 6")
    table.do("send:naga-enchantress:hand:2:bel-brewspirits", "attack").settle_response()
    assert table.offers == ["reroll:bel-brewspirits:0", "reroll:bel-brewspirits:1", "keep-roll"]
    table.do("reroll:bel-brewspirits:0", "reroll:bel-brewspirits:0", "reroll:bel-brewspirits:0")
    assert table.offers == ["reroll:bel-brewspirits:1", "keep-roll"]
    assert table.hero(1).glory == 20


def test_and_when_she_attacks() -> None:
    table = with_hero("bel-brewspirits", active=1, dice="1 6 1").do(f"fight:{ELENDUS}").settle_response()
    assert table.asked == (1, "reroll")
    assert "reroll:bel-brewspirits:0" in table.offers


def test_at_threats_she_pays_for_it() -> None:
    table = lay(4, active=3, places={"chapel-of-the-fallen": (0, -1)}, health=[18] * 4, dice="6 1 2 6")
    table.do("move:north:chapel-of-the-fallen").settle()
    assert table.offers == ["reroll:bel-brewspirits:1", "keep-roll"]
    table.do("reroll:bel-brewspirits:1", "reroll:bel-brewspirits:1")
    assert len(table.told("rerolled")) == 2
    assert table.hero(3).glory == 20 + 1 - 2


def with_hero(hero: str, **table: Any) -> Table:
    """This hero is attacked by Elendus' monster."""
    return Table(2, sets=("serpent",), heroes=(ELENDUS, hero), places=ROOMS, glory=[20, 20], peril=[20, 20], **table)


def test_nord_hides_behind_a_false_image() -> None:
    table = with_hero("nord-fimble", hands=["snakeman", ""], phase="villainy", dice="1 1")
    melee = next(hero for hero in SERPENT.heroes if hero.id == "nord-fimble").levels["7"][0]
    table.do("send:snakeman:hand:2:nord-fimble", "attack", "use:nord-fimble:0").settle()
    assert table.last("counter-roll", "total") == 1 + melee + 2
    assert table.hero(1).glory == 19


@pytest.mark.rule("DGN-MIN-01")
def test_seshra_calls_her_kin() -> None:
    table = with_hero("seshra-the-apostate", hands=["winged-spawn", ""], phase="villainy")
    table.do("send:winged-spawn:hand:1:seshra-the-apostate", "attack", "use:seshra-the-apostate:0").settle()
    assert table.treasures(1) == ["winged-spawn"]


def test_the_limits_are_those_of_the_hero_card() -> None:
    table = lay()
    card = next(hero for hero in SERPENT.heroes if hero.id == ELENDUS)
    assert boon_limit(table.state, table.hero()) == card.boons
    assert treasure_limit(table.state, table.hero()) == card.treasures
