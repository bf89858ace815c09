"""Forecasts hold: what is foretold is what comes when options are taken in every way that dice can fall."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.rules.talisman.table import Table
from undercroft.engine.forecast import Phrase
from undercroft.games.talisman.box import box_for
from undercroft.games.talisman.die_tables import NOW, result
from undercroft.games.talisman.forecast import FightForecast, TalismanForecast, forecast, outlook
from undercroft.games.talisman.game import GAME
from undercroft.words import Words


def foretold(table: Table, option: str) -> TalismanForecast:
    decision = table.decision
    found = decision.option(option)
    assert found is not None
    told = forecast(table.state, decision.seat, found)
    assert told is not None
    return told


def shares(option: str, dice: int, before: str = "", **given: Any) -> dict[str, float]:
    """How often each verdict comes, over all throws."""
    counts: dict[str, int] = {}
    throws = list(product(range(1, 7), repeat=dice))
    for throw in throws:
        text = f"{before} {' '.join(map(str, throw))}".strip()
        table = Table(dice=text, **given).do(option)
        verdict = str(table.last("verdict", "verdict"))
        counts[verdict] = counts.get(verdict, 0) + 1
    return {verdict: count / len(throws) for verdict, count in counts.items()}


@pytest.mark.parametrize("role", ["troll", "thief", "warrior"])
def test_odds_of_an_attack(role: str) -> None:
    given: dict[str, Any] = {"roles": f"{role} elf", "stage": "encounter", "objects": ["sword", "axe"]}
    told = foretold(Table(**given), "attack:elf:battle")
    real = shares("attack:elf:battle", 3 if role == "warrior" else 2, **given)
    assert told.fights[0].win == pytest.approx(real.get("won", 0))
    assert told.fights[0].stand_off == pytest.approx(real.get("stand-off", 0))
    assert told.fights[0].lose == pytest.approx(real.get("lost", 0))


@pytest.mark.parametrize("space", ["hills-1", "runes-3"])
def test_what_waits_where_a_move_ends(space: str) -> None:
    start = {"hills-1": "fields-1", "runes-3": "warlocks-cave-1"}[space]
    given: dict[str, Any] = {"roles": "troll thief", "at": [start, "city-1"], "lying": {space: "ogre goblin sword"}}
    told = foretold(Table(dice="1", **given), f"move:{space}")
    assert (told.space, told.waits, told.draws) == (space, ["ogre", "goblin", "sword"], 0)
    real = shares(f"move:{space}", 2, "1", **given)
    assert told.fights[0].win == pytest.approx(real.get("won", 0))
    assert told.fights[0].lose == pytest.approx(real.get("lost", 0))


def test_cards_still_to_be_drawn() -> None:
    table = Table("troll", at="tavern-1", dice="2", lying={"ruins-1": "sword"})
    assert foretold(table, "move:ruins-1").draws == 1
    seen = Table("philosopher troll", at=["fields-1", "city-1"], adventure="dragon", dice="1").do("peek")
    seen.do("roll") if seen.asked[1] == "start" else None
    assert foretold(seen, "move:hills-1").next == ["dragon"]


def test_the_sentinel_and_the_portal() -> None:
    given: dict[str, Any] = {"roles": "troll thief", "at": ["woods-2", "city-1"], "strength": [2]}
    told = foretold(Table(dice="2", **given), "cross:hills-3")
    real = shares("cross:hills-3", 2, "2", **given)
    assert told.fights[0].win == pytest.approx(real["won"])
    table = Table("warrior troll", at=["castle-1", "city-1"], dice="2")
    assert foretold(table, "open-portal:strength").chance == pytest.approx(6 / 36)
    dwarf = Table("dwarf troll", at=["castle-1", "city-1"], dice="2")
    assert foretold(dwarf, "open-portal:craft").chance == pytest.approx(3 / 6)


def test_the_lord_and_where_one_emerges() -> None:
    given: dict[str, Any] = {
        "roles": "troll thief",
        "at": ["treasure-chamber", "city-1"],
        "stage": "encounter",
        "strength": [9],
    }
    told = foretold(Table(**given), "fight-with:strength")
    exits: dict[str, float] = {}
    for one, two in product(range(1, 7), repeat=2):
        table = Table(dice=f"{one} {two}", **given).do("fight-with:strength")
        while not table.told("emerges"):
            table.do(table.offers[0])
        space = str(table.told("emerges")[0].data["space"])
        exits[space] = exits.get(space, 0) + 1 / 36
    assert told.exits == pytest.approx(exits)


def test_fate_in_a_fight() -> None:
    table = Table(
        "thief troll", at=["fields-1", "city-1"], stage="encounter", lying={"fields-1": "bear"}, fate=1, dice="1 4"
    )
    told = foretold(table, "reroll:1")
    assert told.cost == {"fate": 1}
    assert told.fights[0].win == pytest.approx(2 / 6)
    assert told.fights[0].stand_off == pytest.approx(1 / 6)


def test_the_outlook_names_all_landings() -> None:
    table = Table("troll", at="hills-1", dice="1")
    told = outlook(table.state, 0)
    assert told is not None
    assert told.landings["4"] == ["tavern-1", "woods-3"]
    assert set(told.landings) == {"1", "2", "3", "4", "5", "6"}


def test_the_outlook_tells_what_waits_where_the_roll_leads() -> None:
    given: dict[str, Any] = {"fate": 1, "dice": "2", "lying": {"hills-1": "bear"}}
    table = Table("thief troll", at=["city-1", "city-1"], **given)
    assert table.asked == (0, "fate")
    told = outlook(table.state, 0)
    assert told is not None
    table.do("keep-roll")
    assert told.ends == {space: foretold(table, f"move:{space}") for space in ("hills-1", "woods-3")}


@pytest.mark.parametrize(
    ("at", "die", "option", "told"),
    [
        ("city-1", "2", "move:hills-1", (2, "clockwise")),
        ("city-1", "2", "move:woods-3", (2, "anticlockwise")),
        ("ruins-1", "3", "move:tunnel-2", (3, "")),
        ("woods-2", "2", "cross:hills-3", (2, "")),
    ],
)
def test_how_far_and_which_way_round(at: str, die: str, option: str, told: tuple[int, str]) -> None:
    found = foretold(Table("troll thief", at=[at, "city-1"], dice=die), option)
    assert (found.steps, found.way) == told


@pytest.mark.parametrize(("face", "chances"), [(6, (1, 0)), (4, (0, 1)), (2, (0, 0))])
def test_an_attack_as_the_dice_lie(face: int, chances: tuple[int, int]) -> None:
    given: dict[str, Any] = {"stage": "encounter", "lying": {"fields-1": "bear"}, "fate": 1, "dice": f"{face} 4"}
    made = foretold(Table("thief troll", at=["fields-1", "city-1"], **given), "keep-roll").fights[0]
    assert (made.win, made.stand_off) == chances


def said(table: Table, option: str, lang: str = "en") -> str:
    return Words(lang, GAME).forecast(foretold(table, option))


def test_what_a_result_of_a_die_table_does() -> None:
    given: dict[str, Any] = {"at": ["village-1", "city-1"], "stage": "encounter", "fate": 1}
    table = Table("troll thief", dice="1", **given).do("way:village-mystic")
    assert said(table, "keep-roll") == "You become evil"
    assert said(table, "reroll:1") == "1: you become evil; 2–3: nothing; 4: you become good; 5: +1 Craft; 6: a Spell"
    assert said(table, "keep-roll", "ru") == "Вы на стороне зла"


def test_what_a_reroll_of_one_of_two_dice_may_do() -> None:
    table = Table("troll thief", at=["temple-1", "city-1"], stage="encounter", fate=1, dice="6 2")
    assert said(table, "keep-roll") == "A Spell"
    assert said(table, "reroll:2") == "7: +1 Craft; 8–9: a Spell; 10: a Talisman; 11: +2 fate; 12: +2 lives"
    assert said(table, "reroll:1").startswith("3: −1 life; 4: −1 Follower; 5: enslaved in the Temple")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_line_of_every_die_table_is_told(lang: str) -> None:
    words = Words(lang, GAME)
    rich = Table("troll thief", strength=1, craft=1, fate=1).me
    nothing = words.say("forecast-result", numbers=NOW, deed="nothing")
    for name, table in box_for("whole").rolls.items():
        for line in table.faces:
            told = result(table, rich, line.upto, NOW)
            assert (words.say(told.id, **told.details) == nothing) is (not line.then), (name, line)


@pytest.mark.parametrize(("counters", "told"), [(0, "Nothing"), (1, "−1 Strength")])
def test_what_one_does_not_have_is_not_lost(counters: int, told: str) -> None:
    given: dict[str, Any] = {"at": ["city-1", "city-1"], "stage": "encounter", "fate": 1, "strength": counters}
    table = Table("troll elf", dice="2", **given).do("encounter-space", "way:city-enchantress")
    assert said(table, "keep-roll") == told


def test_fate_of_the_gypsy_is_the_better_of_two_dice() -> None:
    given: dict[str, Any] = {"at": ["fields-1", "city-1"], "stage": "encounter", "lying": {"fields-1": "wolf"}}
    told = foretold(Table("gypsy thief", fate=1, dice="1 2", **given), "reroll:1").fights[0]
    assert told.win == pytest.approx(1 - (2 / 6) ** 2)


def test_what_the_unseen_deck_holds() -> None:
    table = Table("troll thief", at=["fields-1", "city-1"], adventure="dragon wolf sword sword", dice="1")
    told = foretold(table, "move:hills-1").says[-1]
    won = [foretold_against(name).win for name in ("dragon", "wolf")]
    assert told == Phrase("forecast-unseen", {"enemies": 50, "win": round(50 * sum(won))})


def test_what_one_knows_is_not_unseen() -> None:
    seen = Table("philosopher troll", at=["fields-1", "city-1"], adventure="dragon sword wolf", dice="1").do("peek")
    seen.do("roll") if seen.asked[1] == "start" else None
    assert [phrase.id for phrase in foretold(seen, "move:hills-1").says][1:] == ["forecast-draws", "forecast-next"]


def foretold_against(enemy: str) -> FightForecast:
    table = Table("troll thief", at=["fields-1", "city-1"], lying={"hills-1": enemy}, dice="1")
    return foretold(table, "move:hills-1").fights[0]


def test_a_card_just_drawn_is_kept_or_swapped_by_its_odds() -> None:
    given: dict[str, Any] = {"at": ["fields-1", "city-1"], "adventure": "wolf dragon sword", "stage": "encounter"}
    table = Table("prophetess thief", **given)
    assert table.asked == (0, "replace")
    kept = foretold(table, "decline").fights[0]
    real = shares("decline", 2, **{**given, "roles": "prophetess thief"})
    assert kept.foes == ["wolf"]
    assert kept.win == pytest.approx(real["won"])
    assert foretold(table, "replace:wolf").says == [Phrase("forecast-unseen", {"enemies": 50, "win": 0})]


def test_no_fight_is_foretold_with_cards_that_do_not_fight() -> None:
    table = Table("prophetess thief", at=["fields-1", "city-1"], adventure="sword wolf", stage="encounter")
    assert foretold(table, "decline") == TalismanForecast()


def test_the_guard_is_fought_by_its_odds() -> None:
    given: dict[str, Any] = {"roles": "troll thief", "at": ["guard-room", "city-1"], "stage": "encounter", "gold": 2}
    told = foretold(Table(**given), "way:fight-guard").fights[0]
    real = shares("way:fight-guard", 2, **given)
    assert told.foes == ["guard"]
    assert told.win == pytest.approx(real["won"])


def test_what_is_given_for_free_is_counted() -> None:
    given: dict[str, Any] = {"at": ["chapel-1", "city-1"], "stage": "encounter", "alignment": "good"}
    hurt = Table("troll thief", lives=3, **given)
    assert said(hurt, "way:free-healing") == "3 lives healed"
    assert said(hurt, "way:pray") == "1–4: nothing; 5: +1 life; 6: a Spell"
    assert said(Table("troll thief", **given), "way:free-healing") == "You have all your lives"
    assert said(Table("troll thief", **given), "way:free-healing", "ru") == "Все Жизни на месте"
    evil = Table("troll thief", **{**given, "at": ["graveyard-1", "city-1"], "alignment": "evil"})
    assert said(evil, "way:free-fate") == "All fate back"
    assert said(evil, "way:pray") == "1–4: nothing; 5: +1 fate; 6: a Spell"


def test_what_the_assassin_surprises_adds_no_die() -> None:
    table = Table("assassin thief", at=["fields-1", "city-1"], lying={"hills-1": "bear"}, dice="1")
    assert foretold(table, "move:hills-1").fights[0].win == 1.0


@pytest.mark.rule("TALB-FATE-04")
@pytest.mark.parametrize(("foe", "lies"), [("bear", 3), ("dragon", 7)])
def test_fate_is_moot_where_no_face_betters_the_verdict(foe: str, lies: int) -> None:
    for own, other in product(range(1, 7), repeat=2):
        given: dict[str, Any] = {"stage": "encounter", "lying": {"fields-1": foe}, "fate": 1, "dice": f"{own} {other}"}
        table = Table("thief troll", at=["fields-1", "city-1"], **given)
        assert table.asked == (0, "fate")
        verdicts = [(3 + face > lies + other) - (3 + face < lies + other) for face in (own, 6)]
        assert is_moot_for(table) is (verdicts[0] == verdicts[1]), (own, other)


def is_moot_for(table: Table) -> bool:
    fight = GAME.view(table.state, 0).fight
    assert fight is not None
    return fight.moot


@pytest.mark.rule("TALB-FATE-04")
@pytest.mark.parametrize(("own", "other", "moot"), [(5, 1, False), (6, 1, True), (1, 6, False), (6, 6, True)])
def test_whoever_attacks_a_character_may_want_to_win_by_more(own: int, other: int, moot: bool) -> None:
    """The other may still pay fate."""
    given: dict[str, Any] = {"stage": "encounter", "fate": [1, 1], "dice": f"{own} {other}", "strength": [1]}
    table = Table("thief elf", **given).do("attack:elf:battle")
    assert table.asked == (0, "fate")
    assert is_moot_for(table) is moot


@pytest.mark.rule("TALB-FATE-04")
@pytest.mark.parametrize(("dice", "moot"), [("1 6", True), ("1 1", False), ("2 3", False), ("6 1", True)])
def test_who_is_attacked_decides_last(dice: str, moot: bool) -> None:
    table = Table("thief elf", stage="encounter", fate=[0, 1], dice=dice, strength=[1]).do("attack:elf:battle")
    assert table.asked == (1, "fate")
    assert is_moot_for(table) is moot


@pytest.mark.rule("TALB-FATE-04")
@pytest.mark.parametrize(("dice", "moot"), [("5 1", False), ("6 1", True), ("1 6", True)])
def test_how_much_one_beats_the_lord_by_matters(dice: str, moot: bool) -> None:
    given: dict[str, Any] = {"at": ["treasure-chamber", "city-1"], "stage": "encounter", "strength": [5], "fate": 1}
    table = Table("troll thief", dice=dice, **given).do("fight-with:strength")
    assert table.asked == (0, "fate")
    assert is_moot_for(table) is moot


def test_the_outlook_tells_what_waits_for_each_of_two_dice() -> None:
    given: dict[str, Any] = {"dice": "2 5", "lying": {"hills-1": "bear"}}
    table = Table("amazon troll", at=["city-1", "city-1"], **given)
    assert table.asked == (0, "use-die")
    told = outlook(table.state, 0)
    assert told is not None
    assert set(told.ends) == {*told.landings["2"], *told.landings["5"]}
    assert told.ends["hills-1"].waits == ["bear"]


def test_whoever_is_whole_has_nothing_to_heal() -> None:
    given: dict[str, Any] = {"at": ["city-1", "city-1"], "stage": "encounter", "gold": 2}
    table = Table("troll thief", **given).do("encounter-space")
    assert said(table, "way:city-doctor") == "You have all your lives"
