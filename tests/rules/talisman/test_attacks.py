"""Encounters with other characters: attacks, rewards, abilities (TALB-CHE, TALB-WIN)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.talisman.table import Table
from undercroft.games.talisman.attack import conclude
from undercroft.games.talisman.fight import LOST, WON, Fight


def attack(mode: str = "battle", role: str = "thief", rival: str = "troll", **given: Any) -> Table:
    """The first character has attacked the second on its space."""
    return Table(f"{role} {rival}", stage="encounter", **given).do(f"attack:{rival}:{mode}")


@pytest.mark.rule("TALB-CHE-01", "TALB-CHE-02", "TALB-INN-03", "TALB-INN-46")
@pytest.mark.parametrize(
    ("space", "meets"),
    [
        ("fields-1", True),
        ("temple-1", True),
        ("tunnel-3", True),
        ("plain-of-peril", True),
        ("valley-of-fire", True),
        ("crypt", False),
        ("mines", False),
        ("pits", False),
        ("werewolf-den", False),
        ("vampires-tower", False),
        ("dice-with-death", False),
    ],
)
def test_where_characters_may_meet(space: str, meets: bool) -> None:
    table = Table("warrior troll", at=space, stage="encounter")
    assert (bool(table.offers_of("attack")) and table.asked[0] == 0) is meets


@pytest.mark.rule("TALB-CHE-03", "TALB-CHE-07")
def test_an_attack_or_an_ability() -> None:
    thief = Table("thief troll", stage="encounter", objects=["", "sword"])
    assert thief.offers == ["encounter-space", "attack:troll:battle", "steal:troll"]
    wizard = Table("wizard troll", stage="encounter")
    assert wizard.offers == ["encounter-space", "attack:troll:battle", "attack:troll:psychic"]


@pytest.mark.rule("TALB-CHE-06")
def test_the_turn_ends_after_it() -> None:
    table = Table("thief troll", stage="encounter", adventure="sword", gold=[1, 1]).do("steal:troll")
    assert (table.turn_of, table.me.gold, table.told("drew")) == (1, 2, [])


@pytest.mark.rule("TALB-CHE-08", "TALB-EVA-02", "TALB-EVA-11", "TALB-EVA-04")
def test_the_defender_may_evade_first() -> None:
    table = Table("thief elf", at="woods-1", stage="encounter", hands=["psionic-blast", ""], adventure="sword")
    table.do("attack:elf:battle")
    assert table.asked == (1, "evade")
    table.do("evade-all").settle()
    assert (table.turn_of, table.told("scores"), table.character(1).lives) == (1, [], 4)
    assert table.told("drew") == []


@pytest.mark.rule("TALB-CHE-09", "TALB-CAST-12")
def test_then_both_may_cast() -> None:
    table = Table("wizard priest", stage="encounter", hands=["psionic-blast", "psionic-blast"], dice="1 1")
    table.do("attack:priest:battle")
    assert table.asked == (1, "evade")
    table.do("pass")
    assert table.asked == (0, "window")
    table.do("cast:psionic-blast")
    table.settle() if table.asked == (0, "window") else None
    table.do("cast:psionic-blast").settle()
    assert (table.last("scores", "score"), table.last("scores", "rival")) == (1 + 2 + 5, 1 + 2 + 4)


@pytest.mark.rule("TALB-CHE-10")
def test_both_roll_and_add_their_strength() -> None:
    table = attack(objects=["sword", "axe"], dice="4 2")
    assert (table.last("scores", "score"), table.last("scores", "rival")) == (4 + 3 + 1, 2 + 6 + 1)


@pytest.mark.rule("TALB-CHE-10", "TALB-CHE-07")
def test_psychic_combat_between_characters() -> None:
    table = attack("psychic", "wizard", dice="1 6")
    assert (table.last("scores", "score"), table.last("scores", "rival")) == (6, 7)


@pytest.mark.rule("TALB-CHE-12", "TALB-WIN-09")
def test_equal_scores_are_a_stand_off() -> None:
    table = attack(dice="4 1")
    assert table.last("verdict", "verdict") == "stand-off"
    assert (table.turn_of, table.me.lives, table.character(1).lives) == (1, 4, 6)


@pytest.mark.rule("TALB-CHE-13", "TALB-WIN-01")
def test_the_defender_may_win_too() -> None:
    table = attack(objects=["sword", ""], dice="1 6")
    assert table.asked == (1, "reward")
    assert table.offers == ["take-life", "take-object:sword", "take-coin"]


@pytest.mark.rule("TALB-WIN-01", "TALB-WIN-05", "TALB-WIN-06", "TALB-TAL-06")
def test_the_winner_chooses_one_reward() -> None:
    table = attack(objects=["", "talisman helmet"], followers=["", "mule"], gold=[1, 1], dice="6 1")
    assert table.asked == (0, "reward")
    assert table.offers == ["take-life", "take-object:talisman", "take-object:helmet", "take-coin"]
    table.do("take-object:talisman")
    assert (table.objects(), table.objects(1), table.character(1).lives) == (["talisman"], ["helmet"], 6)


@pytest.mark.rule("TALB-WIN-01")
def test_a_gold_as_the_reward() -> None:
    table = attack(gold=[0, 2], dice="6 1").do("take-coin")
    assert (table.me.gold, table.character(1).gold) == (1, 1)


@pytest.mark.rule("TALB-WIN-02", "TALB-WIN-03")
def test_a_life_may_be_saved_by_armour_in_battle() -> None:
    table = attack(objects=["", "armour"], gold=0, dice="6 1 6").do("take-life")
    assert table.character(1).lives == 6
    lost = attack(objects=["", "armour"], gold=0, dice="6 1 1").do("take-life")
    assert lost.character(1).lives == 5


@pytest.mark.rule("TALB-WIN-04")
def test_armour_does_not_save_it_in_psychic_combat() -> None:
    table = attack("psychic", "wizard", objects=["", "armour"], gold=0, dice="6 1 6").do("take-life")
    assert table.character(1).lives == 5
    spell = Table("wizard priest", stage="encounter", hands=["", "preservation"], gold=0, dice="6 1")
    spell.do("attack:priest:psychic", "cast-on:preservation:priest")
    assert spell.character(1).lives == 4


@pytest.mark.rule("TALB-WIN-07", "TALB-WIN-08", "TALB-LIF-03", "TALB-DEAD-01")
def test_the_goods_of_the_killed() -> None:
    table = attack(objects=["", "sword helmet"], followers=["", "mule"], gold=[1, 3], lives=[4, 1], dice="6 1 1")
    table.do("take-life")
    assert table.asked == (0, "loot")
    assert table.offers == ["take:sword", "take:helmet", "take:mule", "take-gold", "done"]
    table.do("take:mule", "take-gold", "done")
    assert (table.followers(), table.me.gold) == (["mule"], 4)
    assert table.lying("fields-1") == ["sword", "helmet"]
    assert table.character(1).role is not None or table.turn_of == 1


@pytest.mark.rule("TALB-WIN-10", "TALB-CARRY-04")
def test_a_winner_leaves_what_it_cannot_carry() -> None:
    table = attack(objects=["water-bottle helmet shield armour", "talisman"], gold=0, dice="6 1")
    table.do("take-object:talisman")
    assert table.asked == (0, "ditch")
    table.do("ditch:water-bottle")
    assert table.lying("fields-1") == ["water-bottle"]


@pytest.mark.rule("TALB-BAT-18", "TALB-BAT-19")
def test_no_reward_over_a_hound() -> None:
    table = Table("warrior troll", stage="encounter", followers=["faithful-hound", ""])
    s = table.state
    made = Fight(0, 1, False, table.me.space)
    made.substitute = table.me.followers[0]
    made.verdict = LOST
    s.fight = made
    assert list(conclude(s, table.me, table.character(1), made)) == []
    assert (table.me.lives, table.me.gold, table.followers()) == (5, 1, [])


@pytest.mark.rule("TALB-BAT-19")
@pytest.mark.parametrize("verdict", [WON, LOST])
def test_no_reward_if_both_let_others_fight(verdict: int) -> None:
    table = Table("warrior troll", stage="encounter", followers=["faithful-hound", "faithful-hound"])
    made = Fight(0, 1, False, table.me.space)
    made.substitute, made.rival_substitute = table.me.followers[0], table.character(1).followers[0]
    made.verdict = verdict
    table.state.fight = made
    assert list(conclude(table.state, table.me, table.character(1), made)) == []
    assert [(c.lives, c.gold) for c in table.state.characters] == [(5, 1), (6, 1)]
    assert len(table.followers() + table.followers(1)) == 1


# -- abilities of single characters ---------------------------------------------------------------


def test_the_assassins_victim_adds_no_die() -> None:
    table = attack(role="assassin", dice="5").do("accept")
    assert (table.last("scores", "score"), table.last("scores", "rival")) == (8, 6)
    assert table.character(1).lives == 5
    enemy = Table("assassin", stage="encounter", lying={"fields-1": "bear"}, dice="1 1").settle()
    assert (enemy.last("scores", "score"), enemy.last("scores", "rival")) == (4, 3)


def test_the_assassin_when_attacked_is_no_assassin() -> None:
    table = attack(role="troll", rival="assassin", gold=0, dice="1 1")
    assert (table.last("scores", "score"), table.last("scores", "rival")) == (7, 4)
    brigand = Table("assassin troll", at=["forest-1", "city-1"], stage="encounter", dice="1 4 6")
    assert brigand.last("scores", "rival") == 10


def test_the_assassin_does_not_assassinate_on_the_crown() -> None:
    table = Table("assassin troll", at="crown-of-command", stage="encounter", dice="1 6")
    assert "accept" not in table.offers
    assert table.last("scores", "rival") == 12


def test_the_ghoul_takes_lives() -> None:
    table = attack("psychic", "ghoul", gold=0, dice="6 1")
    assert (table.me.lives, table.character(1).lives) == (5, 5)
    battle = attack("battle", "ghoul", strength=[9, 0], gold=0, dice="6 1")
    assert (battle.me.lives, battle.character(1).lives) == (4, 5)


def test_the_ghoul_raises_the_dead() -> None:
    table = Table("ghoul", stage="encounter", strength=5, lying={"fields-1": "ogre"}, dice="6 1").do("raise:ogre")
    assert (table.followers(), table.trophies()) == (["ogre"], [])
    again = Table("ghoul", stage="encounter", raised="ogre", lying={"fields-1": "bear"}, dice="1 1").do("aid:ogre")
    assert (again.last("scores", "score"), again.followers()) == (1 + 2 + 5, [])
    kept = Table("ghoul", stage="encounter", raised="ogre", lying={"fields-1": "lemure"}, dice="6 1").settle()
    assert kept.followers() == ["ogre"]


def test_the_minstrel_charms_animals() -> None:
    table = Table("minstrel", stage="encounter", lying={"fields-1": "bear sword"}, dice="4").do("charm:bear:1")
    assert (table.followers(), table.offers) == (["bear"], ["take:sword", "done"])
    failed = Table("minstrel", stage="encounter", lying={"fields-1": "bear"}, dice="3").do("charm:bear:1")
    assert failed.offers == ["go-on", "leave-alone:bear"]
    helped = Table(
        "minstrel", stage="encounter", followers="bear serpent", lying={"fields-1": "goblin"}, dice="1 1"
    ).settle()
    assert helped.last("scores", "score") == 1 + 2 + 4


def test_the_minstrel_and_dragons() -> None:
    table = Table("minstrel troll", at=["fields-1", "city-1"], stage="encounter", lying={"fields-1": "dragon"})
    assert table.offers == ["go-on", "leave-alone:dragon"]


def test_the_minstrel_courts() -> None:
    table = Table("minstrel troll", stage="encounter", followers=["", "maiden mule princess"])
    assert table.offers_of("lure") == ["lure:troll:maiden", "lure:troll:princess"]
    assert table.do("lure:troll:maiden").followers() == ["maiden"]


def test_the_sorceress_beguiles_and_lures() -> None:
    for alignment, die, works in (
        ("good", 5, False),
        ("good", 6, True),
        ("neutral", 5, True),
        ("evil", 4, True),
        ("evil", 3, False),
    ):
        table = Table("sorceress troll", stage="encounter", alignment=["evil", alignment], gold=[0, 1], dice=str(die))
        table.do("beguile:troll")
        assert table.me.gold == int(works)
    table = Table("sorceress troll", stage="encounter", followers=["", "maiden unicorn princess mule"])
    assert table.offers_of("lure") == ["lure:troll:mule"]


def test_the_thief_steals() -> None:
    table = Table("thief troll", stage="encounter", objects=["", "ring"], gold=[0, 1]).do("steal:troll")
    assert table.offers == ["take-object:ring", "take-coin"]
    table.do("take-object:ring")
    assert (table.objects(), table.turn_of) == (["ring"], 1)


def test_the_gypsy_reads_palms() -> None:
    table = Table("gypsy priest", stage="encounter", hands=["", "healing"], fate=[0, 2]).do("read-palm:priest")
    assert (table.me.fate, table.character(1).fate) == (1, 1)
    view = table.match.view(0)
    assert view.characters[1].hand == ["healing"]  # type: ignore[attr-defined]  # a view of Talisman
    assert table.match.view(None).characters[1].hand == []  # type: ignore[attr-defined]  # a view of Talisman


@pytest.mark.parametrize(("rules", "trophies"), [(3, []), (None, ["wolf"])])
def test_after_a_palm_was_read_the_space_is_encountered(rules: int | None, trophies: list[str]) -> None:
    """By version 3 the turn was over."""
    table = Table("gypsy priest", stage="encounter", fate=[0, 2], adventure="wolf", dice="6 1", rules=rules)
    table.do("read-palm:priest").settle()
    assert (table.me.fate, table.trophies(), table.turn_of) == (1, trophies, 1)


def test_the_amazon_fights_on() -> None:
    table = Table(
        "amazon troll", at=["fields-1", "city-1"], stage="encounter", lying={"fields-1": "bear"}, dice="1 3 6 1"
    )
    assert table.asked == (0, "fight-on")
    table.do("fight-on")
    assert (table.trophies(), table.me.lives) == (["bear"], 4)
    twice = Table(
        "amazon troll", at=["fields-1", "city-1"], stage="encounter", lying={"fields-1": "bear"}, dice="1 3 1 6"
    )
    assert twice.do("fight-on").me.lives == 3


def test_the_gladiator_trains_followers_and_wears_armour() -> None:
    table = Table(
        "gladiator", stage="encounter", followers="mule guide tunnel-fighter", lying={"fields-1": "bear"}, dice="1 1"
    ).settle()
    assert table.last("scores", "score") == 1 + 4 + 2 + 1
    save = Table(
        "gladiator troll",
        at=["fields-1", "city-1"],
        stage="encounter",
        objects="helmet",
        lying={"fields-1": "dragon"},
        dice="1 6 5",
    )
    assert save.me.lives == 5


def test_the_monk_adds_craft_and_uses_no_arms() -> None:
    table = Table("monk", stage="encounter", objects="sword armour", lying={"fields-1": "bear"}, dice="1 1").settle()
    assert table.last("scores", "score") == 1 + 2 + 3
    lost = Table(
        "monk troll",
        at=["fields-1", "city-1"],
        stage="encounter",
        objects="armour",
        lying={"fields-1": "dragon"},
        dice="1 6 6",
    )
    assert lost.me.lives == 3


def test_the_warrior_uses_the_higher_die() -> None:
    table = Table("warrior", stage="encounter", lying={"fields-1": "bear"}, dice="2 5 1").settle()
    assert table.last("scores", "score") == 5 + 4


def test_the_priest_uses_no_weapon() -> None:
    table = Table("priest", stage="encounter", objects="sword", lying={"fields-1": "goblin"}, dice="4 1").settle()
    assert table.last("scores", "score") == 4 + 2


def test_the_swashbuckler_takes_another_turn() -> None:
    table = Table(
        "swashbuckler troll", at=["fields-1", "city-1"], stage="encounter", lying={"fields-1": "goblin"}, dice="5 1 1"
    )
    assert (table.turn_of, table.me.extra) == (0, True)
    again = Table(
        "swashbuckler troll",
        at=["fields-1", "city-1"],
        stage="encounter",
        lying={"fields-1": "goblin"},
        with_={"extra": True},
        dice="5 1 1",
    )
    assert again.turn_of == 1


def test_the_druid_changes_sides_and_knows_the_woods() -> None:
    table = Table("druid troll", at=["woods-1", "city-1"], stage="encounter", spells="healing random hex")
    assert len(table.hand()) == 2
    start = Table("druid troll", at=["fields-1", "city-1"])
    assert start.offers == ["roll", "change-alignment:good", "change-alignment:evil"]
    start.do("change-alignment:evil")
    assert start.me.alignment == "evil"


def test_the_prophetess_sees_all_spells() -> None:
    table = Table("prophetess wizard", at=["fields-1", "city-1"], hands=["hex", "healing random"])
    assert table.match.view(0).characters[1].hand == ["healing", "random"]  # type: ignore[attr-defined]  # a view
    assert table.match.view(1).characters[0].hand == []  # type: ignore[attr-defined]  # a view of Talisman


@pytest.mark.parametrize("role", ["wizard", "prophetess"])
def test_some_are_never_without_a_spell(role: str) -> None:
    table = Table(f"{role} troll", at=["fields-1", "city-1"], hands="strength-spell", spells="hex").do(
        "cast:strength-spell"
    )
    assert table.hand() == ["hex"]


def test_the_gypsys_fate() -> None:
    table = Table("gypsy", at="fields-1", fate=1, dice="1 2 5").do("reroll:1")
    assert table.offers == ["use-die:1", "use-die:2"]
    assert table.do("use-die:2").offers == ["move:tavern-1", "move:crags-1"]


def test_the_philosopher_looks_ahead_and_talks() -> None:
    table = Table("philosopher troll", at=["fields-1", "city-1"], adventure="dragon sword").do("peek")
    assert table.match.view(0).known == ["dragon"]  # type: ignore[attr-defined]  # a view of Talisman
    assert table.match.view(1).known == []  # type: ignore[attr-defined]  # a view of Talisman
    library = Table("philosopher", at="library", stage="encounter", dice="5").do("add-one")
    assert library.me.craft == 1


@pytest.mark.rule("TALB-WIN-07", "TALB-WIN-08")
def test_of_the_gold_that_lies_there_only_that_of_the_killed_is_loot() -> None:
    table = Table(
        "troll thief", stage="encounter", objects=["", "sword"], lives=[6, 1], gold=[1, 3], coins={"fields-1": 2},
        dice="6 1",
    )  # fmt: skip
    table.do("attack:thief:battle", "take-life", "take-gold")
    assert table.offers == ["take:sword", "done"]
    table.do("done")
    assert (table.me.gold, table.coins("fields-1")) == (4, 2)


@pytest.mark.rule("TALH-DICE-05")
@pytest.mark.parametrize(("strength", "again"), [(0, 0), (9, 1)])
def test_the_swashbuckler_takes_another_turn_only_if_she_beats_a_character(strength: int, again: int) -> None:
    """However high her own die is."""
    table = Table("swashbuckler troll", stage="encounter", lives=[4, 6], strength=[strength, 0], dice="5 6")
    table.do("attack:troll:battle").settle()
    assert len(table.told("extra-turn")) == again


@pytest.mark.rule("TALB-TRO-01")
def test_an_enemy_that_may_be_raised_is_a_trophy_until_it_is() -> None:
    """Nobody who looks on loses sight of it."""
    table = Table(
        "ghoul elf",
        at=["fields-1", "city-1"],
        stage="encounter",
        strength=[5, 0],
        lying={"fields-1": "ogre"},
        dice="6 1",
    ).settle()
    assert (table.asked, table.trophies()) == ((0, "raise"), ["ogre"])
    table.do("raise:ogre")
    assert (table.trophies(), table.followers()) == ([], ["ogre"])
