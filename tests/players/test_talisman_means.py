"""The thumb of Talisman and its means: what it casts, keeps, takes, sells, and whom it goes after."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.rules.talisman.table import Table
from undercroft.games.talisman.box import Card
from undercroft.games.talisman.state import TalismanState
from undercroft.players.thumb.talisman import TalismanThumb, fights, goals, lord, meetings, prowess, spells, worth

TWO = ["fields-1", "city-1"]
ALONE = ["fields-1", "castle-1"]


def choice(table: Table) -> str:
    return TalismanThumb().choose(table.match, table.decision).id


def card(table: Table, name: str) -> Card:
    return next(each for each in table.state.box.all_cards if each.id == name)


# -- what one has ---------------------------------------------------------------------------------


@pytest.mark.parametrize("region", ["fields-1", "castle-1", "plain-of-peril"])
def test_nothing_of_use_is_left_behind_on_the_way(region: str) -> None:
    """However long the way is: a Raft, a Talisman, a Weapon are kept."""
    table = Table(at=[region, "city-1"], objects="talisman raft sword", strength=8, hands="counterspell")
    assert not choice(table).startswith("ditch")


def test_the_amulet_is_for_those_who_hold_no_spells_and_stays_outside() -> None:
    table = Table("troll wizard", objects="amulet")
    s = table.state
    amulet = card(table, "amulet")
    assert worth.card_worth(s, table.me, amulet, held=True) > 0
    assert worth.card_worth(s, table.character(1), amulet) < 0
    inside = Table("troll wizard", at=["plain-of-peril", "city-1"], objects="amulet talisman", strength=6)
    assert choice(inside) == "ditch:amulet"


def test_who_has_to_cross_the_river_buys_an_axe() -> None:
    weak = Table("druid troll", at=["village-1", "crags-1"], stage="encounter", gold=3)
    assert choice(weak.do("way:village-blacksmith")) == "buy:axe"


@pytest.mark.parametrize(
    ("role", "gone", "chosen"),
    [
        ("warrior", ("cloak-of-feathers",), "nightblade"),
        ("wizard", (), "cloak-of-feathers"),
        ("wizard", ("cloak-of-feathers",), "book-of-lore"),
        ("monk", ("book-of-lore", "cloak-of-feathers", "elixir-of-life"), "clockwork-owl"),
        (
            "priest",
            ("book-of-lore", "clockwork-owl", "aegis", "cloak-of-feathers", "elixir-of-life"),
            "orb-of-prophesy",
        ),
    ],
)
def test_each_chooses_its_own_treasure(role: str, gone: tuple[str, ...], chosen: str) -> None:
    table = Table(f"{role} thief", objects="talisman")
    left = [each for each in table.state.treasures if each.id not in gone]
    assert max(left, key=lambda each: worth.card_worth(table.state, table.me, each)).id == chosen


def test_armour_lets_one_dare_more() -> None:
    plain, clad = [Table("warrior troll", objects=objects) for objects in ("", "armour")]
    bear = card(plain, "bear")
    worths = [fights.fight_worth(each.state, each.me, [bear], each.me.space) for each in (plain, clad)]
    assert worths[1] > worths[0] + 0.05


def test_fate_lets_one_dare_more() -> None:
    poor, lucky = [Table("elf troll", fate=fate) for fate in (0, 3)]
    bear = card(poor, "bear")
    worths = [fights.fight_worth(each.state, each.me, [bear], each.me.space) for each in (poor, lucky)]
    assert worths[1] > worths[0] + 0.05


@pytest.mark.parametrize(("space", "kept"), [("tavern-1", "keep-roll"), ("fields-1", "reroll:1")])
def test_the_gypsy_keeps_her_fate_for_fights(space: str, kept: str) -> None:
    """A better move alone is not worth two dice; a fight that was lost is."""
    lying = (
        {"fields-1": "dragon"} if space == "fields-1" else {"chapel-1": "holy-lance", "fields-2": "two-bags-of-gold"}
    )
    table = Table(
        "gypsy troll", at=[space, "graveyard-1"], stage="encounter" if space == "fields-1" else "start", fate=2,
        lives=2, gold=3, strength=[6, 0], lying=lying, dice="1 2 6 6",
    )  # fmt: skip
    assert choice(table.until(0, "fate")) == kept


# -- abilities ------------------------------------------------------------------------------------


def test_the_thief_goes_where_there_is_something_to_steal() -> None:
    table = Table("thief warrior", at=["fields-1", "fields-1"], objects=["", "talisman"], stage="encounter")
    assert choice(table) == "steal:warrior"
    assert choice(table.do("steal:warrior")) == "take-object:talisman"


def test_the_assassin_knows_that_nobody_strikes_back() -> None:
    table = Table("assassin elf")
    bear = card(table, "bear")
    mine, theirs = [fights.fight_worth(table.state, table.character(seat), [bear], 1) for seat in (0, 1)]
    assert mine > theirs + 0.3


def test_the_priest_fears_no_spirits_and_the_minstrel_no_beasts() -> None:
    table = Table("priest minstrel", fate=0)
    s = table.state
    wraith, lion = card(table, "wraith"), card(table, "lion")
    assert fights.creatures_worth(s, table.me, [wraith], 1) >= 0
    assert fights.creatures_worth(s, table.character(1), [lion], 1) > fights.fight_worth(s, table.me, [lion], 1)


def test_the_ghoul_wants_lives() -> None:
    table = Table("ghoul warrior wizard", at="fields-1")
    s = table.state
    assert meetings.meeting_worth(s, table.me, table.character(1)) > meetings.meeting_worth(
        s, table.character(2), table.character(1)
    )


def test_the_druid_takes_the_side_that_a_space_favours() -> None:
    """The good are healed in the Chapel for nothing, the evil get their fate back in the Graveyard."""
    wounded = Table("druid troll", at=["chapel-1", "city-1"], lives=[1, 6])
    unlucky = Table("druid troll", at=["graveyard-1", "city-1"], fate=0)
    sides = ("good", "evil")
    assert max(sides, key=lambda side: spells.turning_worth(wounded.state, wounded.me, side)) == "good"
    assert max(sides, key=lambda side: spells.turning_worth(unlucky.state, unlucky.me, side)) == "evil"
    assert spells.turning_worth(wounded.state, wounded.me, "good") > 0.5


@pytest.mark.parametrize(("roles", "strong"), [("dwarf troll", False), ("troll dwarf", True), ("elf troll", False)])
def test_each_builds_the_ability_that_leads_through(roles: str, strong: bool) -> None:
    """The Dwarf, who needs one die for the Portal and two for the Mines, his Craft."""
    table = Table(roles)
    assert prowess.is_strong(table.state, table.me) is strong


def test_a_raft_or_an_axe_shortens_the_way_over_the_river() -> None:
    plain, axe, raft = [Table("druid troll", objects=objects, gold=0) for objects in ("", "axe", "raft")]
    castle = plain.state.box.space_ids["castle-1"]
    turns = [
        goals.turns_to(each.state, each.me, each.state.box.space("fields-1"), castle) for each in (plain, axe, raft)
    ]
    assert turns[0] > turns[1] > turns[2]


def turns_from(table: Table, space: str, goal: str) -> float:
    box = table.state.box
    return goals.turns_to(table.state, table.me, box.space(space), box.space_ids[goal])


def test_with_a_poltergeist_it_is_one_space_a_turn_up_to_the_river() -> None:
    table = Table("troll elf", at=["chapel-1", "city-1"], followers="poltergeist")
    assert [turns_from(table, space, "fields-6") for space in ("fields-6", "woods-3", "plains-4")] == [0, 1, 2]
    fast = Table("troll elf", at=["chapel-1", "city-1"])
    beyond = [turns_from(each, "hills-3", "castle-1") for each in (table, fast)]
    assert beyond[0] == beyond[1]


@pytest.mark.parametrize("space", ["dungeon-entrance", "tunnel-1", "cell"])
def test_out_of_the_dungeon_it_is_a_long_way_with_a_poltergeist(space: str) -> None:
    table = Table("troll elf", at=[space, "city-1"], followers="poltergeist")
    out = table.state.box.space(space).index - table.state.box.entrance + 1
    assert turns_from(table, space, "crown-of-command") == out + turns_from(table, "ruins-1", "crown-of-command")


def test_whoever_is_hunted_from_the_crown_builds_a_raft_and_goes_with_it() -> None:
    """And does not walk to and fro until it is too late."""
    hunted: Any = {"strength": [2, 0], "craft": [6, 0], "lives": [3, 4], "followers": "poltergeist"}
    table = Table("thief warrior", at=["woods-1", "crown-of-command"], objects="talisman axe", **hunted)
    assert choice(table) == "build-raft"
    table = Table("thief warrior", at=["woods-1", "crown-of-command"], objects="talisman raft", **hunted)
    assert choice(table).startswith("travel:raft:")


def test_a_raft_in_hand_is_gone_after_a_turn_without_it() -> None:
    table = Table("druid troll", objects="raft", gold=0)
    assert turns_from(table, "fields-1", "castle-1") < turns_from(table, "fields-2", "castle-1")
    with_one, without = (
        turns_from(table, "plains-1", "castle-1"),
        turns_from(Table("druid troll", gold=0), "plains-1", "castle-1"),
    )
    assert with_one == without
    table.me.used = ["raft"]
    assert turns_from(table, "plains-1", "castle-1") < without


# -- Spells ---------------------------------------------------------------------------------------


def cast(name: str, **given: Any) -> str:
    """What is chosen at the start of the turn by somebody who holds this Spell."""
    roles = given.pop("roles", "wizard warrior")
    return choice(Table(roles, **{"at": TWO, "hands": name, "fate": 0, **given}))


def test_alchemy_turns_what_is_of_no_use_into_gold() -> None:
    assert cast("alchemy", objects="talisman talisman water-bottle helmet helmet", gold=0) == "cast:alchemy"
    assert cast("alchemy", objects="talisman", gold=0) == "roll"


def test_divination_is_cast_where_cards_are_drawn() -> None:
    assert cast("divination") == "cast:divination"


def test_a_hex_lies_where_rivals_come_and_oneself_does_not() -> None:
    chosen = cast("hex", at=["castle-1", "city-1"])
    assert chosen.startswith("cast-at:hex:")
    table = Table(hands="hex", at=["castle-1", "city-1"])
    space = table.state.box.space_ids[chosen.split(":")[2]]
    assert spells.within_a_die(table.state, table.character(1), space)
    assert not spells.within_a_die(table.state, table.me, space)


def test_teleport_heals_those_who_are_nearly_dead() -> None:
    assert cast("teleport", roles="priest warrior", lives=[1, 5]) == "cast-at:teleport:chapel-1"


def test_a_magic_portal_leads_over_the_river() -> None:
    given: Any = {"objects": "talisman", "craft": 5, "strength": 4, "at": ["city-1", "crags-1"]}
    assert cast("magic-portal-spell", **given) == "cast:magic-portal-spell"
    assert cast("magic-portal-spell", at=["castle-1", "crags-1"]) == "roll"


def test_magic_is_destroyed_where_the_command_spell_might_be_countered() -> None:
    crown = ["crown-of-command", "city-1"]
    assert cast("destroy-magic", at=crown, hands=["destroy-magic", "counterspell"]) == "cast:destroy-magic"
    assert cast("destroy-magic", at=crown, hands=["destroy-magic", ""]) == "stay"
    rival = Table(at=["fields-1", "werewolf-den"], hands="destroy-magic", objects=["", "talisman"])
    assert choice(rival) == "cast:destroy-magic"


def test_a_magic_shell_is_for_the_time_of_the_command_spell() -> None:
    assert cast("magic-shell", at=["fields-1", "crown-of-command"]) == "cast:magic-shell"
    assert cast("magic-shell") == "roll"


def test_immobility_holds_whoever_is_on_the_crown() -> None:
    """Without having ordered anything it is asked at the start of such a turn."""
    table = Table("warrior wizard", at=["crown-of-command", "fields-1"], hands=["", "immobility"], moments=())
    assert table.asked == (1, "window")
    assert choice(table) == "cast-on:immobility:warrior"


def test_a_storm_takes_the_beasts_that_would_beat_us() -> None:
    table = Table("wizard warrior", at=TWO, hands="summon-storm", lying={"hills-1": "dragon giant"}, dice="1")
    table.do("roll", "move:hills-1")
    assert table.asked == (0, "window")
    assert choice(table) == "cast-at:summon-storm:hills-1"


# -- the Lord of Darkness -------------------------------------------------------------------------


@pytest.mark.parametrize(("goal", "hand"), [("short", ""), ("short", "finger-of-death"), ("lord", "finger-of-death")])
def test_what_kills_the_lord_leads_to_him(goal: str, hand: str) -> None:
    table = Table("warrior wizard", at="tunnel-3", goal=goal, hands=hand)
    sought = goals.goal_of(table.state, table.me)
    assert (sought is not None and sought.space == table.state.box.chamber) is bool(hand)


def test_nobody_counts_on_what_a_rival_holds() -> None:
    plain, armed = [Table("warrior wizard", hands=["", hand]) for hand in ("", "finger-of-death")]
    assert lord.lord_chance(plain.state, plain.character(1)) == lord.lord_chance(armed.state, armed.character(1))


def test_the_lord_is_fought_in_the_way_that_the_cards_help() -> None:
    plain, helped = [
        Table("wizard warrior", at=["treasure-chamber", "city-1"], stage="encounter", craft=4, hands=hand)
        for hand in ("", "finger-of-death")
    ]
    assert choice(plain) == "fight-with:craft"
    assert choice(helped) == "fight-with:strength"


# -- whole matches --------------------------------------------------------------------------------

WAYS_TO_PLAY: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (4, {"goal": "lord"}),
    (4, {"goal": "short"}),
    (4, {"crown": "sudden-death", "trophies": "five", "bonus": "starting"}),
    (4, {"expansion": "none"}),
    (4, {"expansion": "cards", "estate": "inheritance"}),
    (4, {"death": "bloodbath"}),
    (4, {"flight": "fight-or-flight", "treasures": "random", "evading": "individuals"}),
    (2, {}),
    (3, {"exit": "ruins"}),
    (5, {"command": "easier"}),
    (6, {}),
]


@pytest.mark.parametrize(("seats", "setup"), WAYS_TO_PLAY, ids=str)
def test_thumbs_end_their_match_by_play(seats: int, setup: dict[str, Any]) -> None:
    match = undercroft.new_match("talisman", seats=seats, seed=1, setup=setup, quiet=True)
    match.play_out([TalismanThumb().choose] * seats)
    s = match.state
    assert isinstance(s, TalismanState)
    assert s.how in ("last-one", "lord", "crown", "all-killed")
