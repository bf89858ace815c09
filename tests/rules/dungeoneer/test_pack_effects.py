"""Each card of the serpent set does what its text says. Figures that balance may change are read from the pack."""

from __future__ import annotations

import pytest

from tests.rules.dungeoneer.serpent import CARDS, ELENDUS, RODERICK, ROOMS, SERPENT, counter, lay, lord, play, send
from tests.rules.dungeoneer.table import Table
from undercroft.games.dungeoneer.modifiers import bonus, treasure_limit, value

# -- boons and treasures that lie in play ---------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "stat"),
    [
        ("blade-oath", "melee"),
        ("third-eye", "magic"),
        ("sunsteel-blade", "melee"),
        ("staff-of-embers", "magic"),
    ],
)
def test_a_characteristic_is_raised_by_one(card: str, stat: str) -> None:
    table = lay(hands=[card, ""])
    before = value(table.state, table.hero(), stat)
    table.do(f"play:{card}")
    assert value(table.state, table.hero(), stat) == before + 1
    assert table.hero().glory == 20 - int(CARDS[card].cost)


@pytest.mark.parametrize("card", ["serpents-grace", "windrunner-boots"])
def test_speed_that_helps_in_battle_and_in_checks_gives_no_action_points(card: str) -> None:
    without, table = lay(), play(card)
    better = [
        bonus(table.state, table.hero(), ("speed",), moment) - bonus(without.state, without.hero(), ("speed",), moment)
        for moment in ("attack", "counter", "exit", "hazard", "trap", "quest")
    ]
    assert better == [1] * 6
    assert value(table.state, table.hero(), "speed") == value(without.state, without.hero(), "speed")


@pytest.mark.parametrize(("card", "stat"), [("sunsteel-blade", "melee"), ("staff-of-embers", "magic")])
def test_a_weapon_is_better_in_attack(card: str, stat: str) -> None:
    without, table = lay(), play(card)
    attack, defence = (
        bonus(table.state, table.hero(), (stat,), moment) - bonus(without.state, without.hero(), (stat,), moment)
        for moment in ("attack", "counter")
    )
    assert (attack, defence) == (2, 1)


@pytest.mark.parametrize(
    ("card", "usual", "foe", "better"),
    [
        ("vigil-of-ilbor", 1, "corrupt-knight", 2),
        ("plate-of-gwildor", 1, "corrupt-knight", 1),
        ("asp-amulet", 0, "snakeman", 2),
    ],
)
def test_counterattacks_are_better(card: str, usual: int, foe: str, better: int) -> None:
    table = play(card)
    assert (counter(table), counter(table, CARDS[foe])) == (usual, better)


def test_the_cloak_of_dusk_hides_best_in_the_dark() -> None:
    table = play("cloak-of-dusk")
    assert counter(table) == 1
    table.hero().place = 3
    assert counter(table) == 3


def test_the_vigil_must_be_kept() -> None:
    table = lay(boons=["vigil-of-ilbor", ""], glory=[0, 0], phase="recovery", dice="1")
    table.settle()
    assert table.boons() == []
    assert "vigil-of-ilbor" in table.hand()


def test_the_watchers_helm_helps_most_in_quests() -> None:
    table = play("watchers-helm")
    s, hero = table.state, table.hero()
    assert bonus(s, hero, ("threat",), "exit") == 1
    assert bonus(s, hero, ("threat", "quest"), "quest") == 2


def test_trap_sense_helps_and_disarms() -> None:
    table = play("trapwise", traps={"acid-flow": "temple-gate"})
    s, hero = table.state, table.hero()
    assert (bonus(s, hero, ("threat",), "exit"), bonus(s, hero, ("threat",), "trap")) == (1, 3)
    glory = hero.glory
    table.do("use:trapwise:0")
    assert (table.hero().action, table.hero().glory) == (3, glory + 1)
    assert table.state.snares == []
    assert "acid-flow" in table.discard


@pytest.mark.rule("DGN-EFF-14")
def test_the_belt_pouch_is_played_when_the_limit_is_reached() -> None:
    empty = lay()
    limit = treasure_limit(empty.state, empty.hero())
    full = ["watchers-helm", "asp-amulet", "mirror-shield", "sunsteel-blade"][:limit]
    table = lay(hands=["belt-pouch cloak-of-dusk", ""], treasures=[" ".join(full), ""])
    assert len(table.treasures()) == limit
    assert "play:cloak-of-dusk" not in table.offers
    table.do("play:belt-pouch", "play:cloak-of-dusk")
    assert len(table.treasures()) == limit + 2


def test_the_ring_of_haste_turns_glory_into_an_action_point() -> None:
    table = lay(treasures=["ring-of-haste", ""]).do("use:ring-of-haste:0")
    assert (table.hero().action, table.hero().glory) == (5, 18)
    assert "use:ring-of-haste:0" not in table.offers


def test_venom_coating_makes_hits_worse() -> None:
    table = lay(hands=["venom-coating", ""], treasures=["sunsteel-blade", ""], dice="6 1")
    table.do("attach:venom-coating:sunsteel-blade", f"fight:{RODERICK}", f"form:{ELENDUS}:magic").settle()
    assert table.hero(1).health == 16


def test_the_oath_of_the_blade_rewards_a_defeated_monster() -> None:
    table = send("creeping-spawn", "1 6", boons=["", "blade-oath"]).settle()
    assert table.hero(1).glory == 20 + 1 + 1


# -- what is used once ----------------------------------------------------------------------------


def test_the_rejuvenation_potion_heals() -> None:
    assert play("rejuvenation-potion", health=[10, 18]).hero().health == 14


def test_no_potion_heals_above_full_health() -> None:
    assert play("rejuvenation-potion", health=[17, 18]).hero().health == 18


def test_the_prayer_heals_as_much_as_is_paid() -> None:
    table = play("prayer-of-mending", "play-x:prayer-of-mending:3", health=[10, 18])
    assert (table.hero().health, table.hero().glory) == (13, 17)


def test_second_wind_gives_an_action_point() -> None:
    assert play("second-wind").hero().action == 5


def test_the_omen_draws_two_cards() -> None:
    table = play("whispered-omen", deck="gorgon scare-away snakeman")
    assert sorted(table.hand()) == ["gorgon", "scare-away"]


def test_the_labyrinth_key_moves_a_location_and_gives_an_action_point() -> None:
    table = play("labyrinth-key")
    assert table.asked == (0, "shift")
    table.do(table.offers[0])
    table.do(table.offers[0])
    assert (table.hero().action, len(table.told("shifted"))) == (5, 1)


def test_shadow_step_goes_next_door_without_an_action_point() -> None:
    table = play("shadow-step")
    assert {offer.split(":")[2] for offer in table.offers} == set(ROOMS)
    table.do(f"transfer-to:{ELENDUS}:hall-of-coils:2").settle()
    assert (table.where(), table.hero().action) == ("hall-of-coils", 4)


def test_burning_will_lasts_for_the_quests_of_a_turn() -> None:
    table = play("burning-will", "play-x:burning-will:5")
    s, hero = table.state, table.hero()
    assert (bonus(s, hero, ("quest",), "quest"), bonus(s, hero, ("threat",), "exit")) == (5, 0)


def test_the_draught_of_fury_strengthens_attacks() -> None:
    table = play("draught-of-fury", dice="6 1")
    table.do(f"fight:{RODERICK}", f"form:{ELENDUS}:magic").settle()
    assert table.hero(1).health == 16


# -- responses ------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-BEX-04")
def test_scare_away_discards_an_attacker() -> None:
    table = lay(hands=["corrupt-knight", "scare-away"], phase="villainy")
    table.do(f"send:corrupt-knight:hand:2:{RODERICK}", "attack", "form:corrupt-knight:melee", "play:scare-away")
    table.settle()
    assert {"corrupt-knight", "scare-away"} <= set(table.discard)
    assert (table.hero(1).health, table.hero(1).glory) == (18, 17)


@pytest.mark.rule("DGN-MIN-01", "DGN-EFF-17")
def test_command_fiend_makes_a_minion() -> None:
    table = lay(hands=["snakeman", "command-fiend"], phase="villainy")
    table.do(f"send:snakeman:hand:2:{RODERICK}", "attack", "play:command-fiend").settle()
    assert table.treasures(1) == ["snakeman"]
    assert table.hero(1).treasures[0].minion


def test_command_fiend_has_no_power_over_the_strong() -> None:
    table = lay(hands=["gorgon", "command-fiend"], phase="villainy", dice="6")
    table.do(f"send:gorgon:hand:3:{RODERICK}", "attack", "form:gorgon:melee")
    assert "play:command-fiend" not in table.offers


@pytest.mark.parametrize("card", ["stone-stance", "mirror-shield"])
def test_a_response_strengthens_the_counterattacks_of_a_battle(card: str) -> None:
    hand, treasure = (card, "") if card == "stone-stance" else ("", card)
    table = lay(hands=["snakeman", hand], treasures=["", treasure], phase="villainy", dice="1 1")
    table.do(f"send:snakeman:hand:2:{RODERICK}", "attack", "play:stone-stance" if hand else "use:mirror-shield:0")
    plain = lay(hands=["snakeman", ""], phase="villainy", dice="1 1")
    plain.do(f"send:snakeman:hand:2:{RODERICK}", "attack").settle()
    totals = [int(str(each.settle().last("counter-roll", "total"))) for each in (table, plain)]
    assert totals[0] - totals[1] == 2


def test_the_plate_of_gwildor_prevents_a_wound() -> None:
    table = lay(hands=["snakeman", ""], treasures=["", "plate-of-gwildor"], phase="villainy", dice="6 1", level=[7, 7])
    table.do(f"send:snakeman:hand:2:{RODERICK}", "attack", "use:plate-of-gwildor:0").settle()
    assert table.hero(1).health >= 17


# -- banes ----------------------------------------------------------------------------------------


def test_heavy_coils_slow_and_are_thrown_off() -> None:
    table = lay(attached=["heavy-coils", ""])
    assert value(table.state, table.hero(), "speed") == SERPENT.heroes[4].levels["7"][2] - 1
    table.do("use:heavy-coils:0")
    assert (table.hero().action, table.hero().glory, table.hero().attached) == (2, 21, [])


def test_heavy_coils_are_paid_by_their_target() -> None:
    table = lord("heavy-coils", f"bane:heavy-coils:{RODERICK}:{RODERICK}")
    assert table.hero(1).peril == 20 - int(CARDS["heavy-coils"].cost)
    assert [laid.card.id for laid in table.hero(1).attached] == ["heavy-coils"]


def test_a_clouded_mind_fails_more() -> None:
    table = lord("clouded-mind", f"bane:clouded-mind:{RODERICK}:{RODERICK}")
    s, hero = table.state, table.hero(1)
    assert (bonus(s, hero, ("threat",), "exit"), bonus(s, hero, ("counter",), "counter")) == (-2, -1)


def test_the_turning_temple_moves_a_location_and_endangers_rivals() -> None:
    table = lord("turning-temple", f"bane-all:turning-temple:{RODERICK}")
    table.do(table.offers[0])
    table.do(table.offers[0])
    assert len(table.told("shifted")) == 1
    assert table.hero(1).peril == 20 - int(CARDS["turning-temple"].cost) + 1


def test_the_lost_way_leads_elsewhere() -> None:
    table = lord("lost-way", f"bane:lost-way:{RODERICK}:{RODERICK}")
    table.do(f"transfer-to:{RODERICK}:blind-bend:3").settle()
    assert (table.where(1), table.where(0)) == ("blind-bend", "temple-gate")


@pytest.mark.rule("DGN-SOLO-04")
def test_heroes_change_places() -> None:
    table = lord("changed-places", f"bane:changed-places:{RODERICK}:{RODERICK}", at=["temple-gate", "hall-of-coils"])
    table.settle()
    assert (table.where(0), table.where(1)) == ("hall-of-coils", "temple-gate")
    assert CARDS["changed-places"].several


def test_in_the_own_turn_the_hero_who_changed_places_gains_points_and_the_other_does_not() -> None:
    table = lord("changed-places", f"bane:changed-places:{RODERICK}:{RODERICK}", at=["temple-gate", "hall-of-coils"])
    table.settle()
    assert table.hero(0).glory == 20 + table.state.box.locations["hall-of-coils"].glory
    assert table.hero(1).glory == 20


def test_the_tithe_takes_as_much_glory_as_peril_is_paid() -> None:
    table = lord("goddess-tithe", f"bane-x:goddess-tithe:{RODERICK}:{RODERICK}:4")
    assert (table.hero(1).glory, table.hero(1).peril, table.hero(0).glory) == (16, 16, 20)
    assert (table.last("lost-points", "what"), table.last("lost-points", "count")) == ("glory-point", 4)


def test_the_tithe_takes_no_more_glory_than_there_is() -> None:
    table = lord("goddess-tithe", f"bane-x:goddess-tithe:{RODERICK}:{RODERICK}:4", glory=[0, 3])
    assert (table.hero(1).glory, table.hero(1).peril) == (0, 16)
    assert table.last("lost-points", "count") == 3


def test_tainted_ground_wounds_whoever_enters() -> None:
    table = lord("tainted-ground", f"bane-there:tainted-ground:{RODERICK}:scaled-passage:1", dice="1")
    table.do("move:north:scaled-passage").settle()
    assert table.hero().health == 17


def test_blood_frenzy_strengthens_a_monster() -> None:
    table = lay(hands=["blood-frenzy", ""], lairs=["snakeman", ""], phase="villainy", dice="1 1")
    table.do(f"bane-monster:blood-frenzy:{RODERICK}:snakeman", f"send:snakeman:lair:2:{RODERICK}", "attack").settle()
    melee = CARDS["snakeman"].melee
    assert melee is not None
    assert table.last("attack-roll", "total") == 1 + melee.value + 2


# -- traps ----------------------------------------------------------------------------------------


def walk_into(trap: str, dice: str) -> Table:
    """Elendus enters the passage where the trap of Roderick waits."""
    return lay(traps={trap: "scaled-passage"}, dice=dice).do("move:north:scaled-passage").settle()


@pytest.mark.rule("DGN-HAZEX-02", "DGN-HAZEX-03", "DGN-RECOV-02")
def test_acid_flow_burns_or_rewards_and_stays() -> None:
    assert walk_into("acid-flow", "5").hero().health == 17
    overcome = walk_into("acid-flow", "6")
    passage = overcome.state.box.locations["scaled-passage"]
    assert (overcome.hero().health, overcome.hero().glory) == (18, 20 + passage.glory + 2)
    assert [snare.armed for snare in overcome.state.snares] == [False]


def test_the_binding_rune_holds_or_teaches() -> None:
    failed = walk_into("binding-rune", "1").hero()
    assert (failed.health, failed.action) == (17, 1)
    table = lay(traps={"binding-rune": "scaled-passage"}, dice="6", deck="gorgon")
    assert table.do("move:north:scaled-passage").settle().hand() == ["gorgon"]
    assert "binding-rune" in table.discard


@pytest.mark.parametrize(("trap", "wounds", "falls"), [("falling-vault", 1, True), ("nest-of-vipers", 1, True)])
def test_a_trap_that_springs_at_once(trap: str, wounds: int, falls: bool) -> None:
    table = lay(hands=[trap, ""], phase="villainy", dice="1 1", at=["temple-gate", "scaled-passage"])
    table.do(f"set-trap:{trap}:{RODERICK}", "attack").settle()
    assert (table.hero(1).health, table.hero(1).fallen) == (18 - wounds, falls)
    assert table.hero(0).health == 18
    assert trap in table.discard
