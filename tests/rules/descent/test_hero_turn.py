"""A hero's turn: actions, rest, search, standing up, reviving, trade, equipment, objective tokens, two heroes."""

from __future__ import annotations

import pytest

from tests.rules.descent.table import Table, Toy
from undercroft.games.descent.equipping import cannot_equip, cannot_trade, trade_anew
from undercroft.games.descent.state import Card, Hero

PAIR = {"grisban": "berserker", "jain": "wildlander"}


def two(*rows: str, blue: str = "", red: str = "", brown: str = "") -> Table:
    at = {"grisban": "g", "jain": "j", "zombie-1": "z"}
    return Table(*rows, at=at, party=PAIR, blue=blue, red=red, brown=brown)


@pytest.mark.rule("DESC-HTURN-07", "DESC-HTURN-08")
def test_two_actions_neither_of_which_is_compulsory() -> None:
    table = Table("g..", at={"grisban": "g"})
    assert table.can("end-turn")
    table.do("rest", "move")
    assert not table.can("move")
    assert table.why("rest") == "DESC-HTURN-07"


@pytest.mark.rule("DESC-REST-01", "DESC-REST-02", "DESC-REST-03")
def test_rest_works_at_the_end_of_the_turn() -> None:
    table = Table("g..", at={"grisban": "g", "jain": "."}, party=PAIR).do("tire", "rest", "tire")
    assert table.hero("grisban").resting
    assert table.hero("grisban").fatigue == 2
    table.do("end-turn")
    assert table.hero("grisban").fatigue == 0


@pytest.mark.rule("DESC-ROUND-04", "DESC-ROUND-06", "DESC-HTURN-15", "DESC-HTURN-16", "DESC-ROUND-02", "DESC-OTURN-01")
def test_all_heroes_then_the_overlord() -> None:
    table = Table("gjz", at={"grisban": "g", "jain": "j", "zombie-1": "z"}, party=PAIR).do("end-turn")
    assert table.s.active == "jain"
    assert table.decision.kind == "act"
    table.do("end-turn")
    assert table.s.active == "zombie-1"
    assert table.told("overlord-turn") == [{"round": 1}]


@pytest.mark.rule("DESC-ROUND-05", "DESC-ROUND-01", "DESC-ROUND-03", "DESC-ROUND-08", "DESC-OTURN-09")
def test_the_heroes_choose_their_order_anew_in_each_round() -> None:
    table = Table("gjz", at={"grisban": "g", "jain": "j", "zombie-1": "z"}, party=PAIR)
    table.do("end-turn", "end-turn", "end-activation")
    assert table.s.round == 2
    assert table.options == ["next:grisban", "next:jain"]
    table.do("next:jain")
    assert table.s.active == "jain"


@pytest.mark.rule("DESC-SEARCH-01", "DESC-SEARCH-02", "DESC-SEARCH-03")
def test_searching_turns_a_token_into_a_card() -> None:
    table = Table("gs.", at={"grisban": "g"}, search="s", deck="curse-doll health-potion")
    table.do(f"search:{table.space('s')}")
    assert [card.id for card in table.hero("grisban").found] == ["curse-doll"]
    assert table.s.search_tokens == 0
    assert table.why(f"search:{table.space('s')}") == "DESC-SEARCH-01"
    far = Table("g.s", at={"grisban": "g"}, search="s")
    assert far.why(f"search:{far.space('s')}") == "DESC-SEARCH-01"
    assert Table("gs.", at={"grisban": "s"}, search="s").can("search:1")


@pytest.mark.rule("DESC-SEARCH-04")
def test_the_unique_token_brings_no_card() -> None:
    table = Table("gs.", at={"grisban": "g"}, search="s")
    table.s.unique_search = table.space("s")
    table.do(f"search:{table.space('s')}")
    assert table.hero("grisban").found == []
    assert table.told("found-unique")


def test_an_empty_search_deck_brings_nothing() -> None:
    table = Table("gs.", at={"grisban": "g"}, search="s")
    table.s.search_deck = []
    table.do(f"search:{table.space('s')}")
    assert table.told("found-nothing")


def down(*rows: str, red: str = "", blue: str = "", yellow: str = "") -> Table:
    """Jain lies on the ground, and it is her turn next."""
    table = Table(
        *rows, at={"grisban": "g", "jain": "-", "zombie-1": "z"}, party=PAIR, red=red, blue=blue, yellow=yellow
    )
    hero = table.hero("jain")
    hero.fallen, hero.fatigue = table.space("j"), 5
    table.figure("jain").damage = 8
    return table


@pytest.mark.rule("DESC-STAND-01", "DESC-STAND-03", "DESC-STAND-04", "DESC-STAND-05", "DESC-STAND-06", "DESC-STAND-07")
def test_standing_up_takes_the_turn() -> None:
    table = down("g.jz", red="d2 d3s1").do("end-turn")
    assert table.options == ["stand-up", "end-turn"]
    assert table.why("move") == "DESC-STAND-01"
    table.do("stand-up")
    assert table.told("comes-to") == [{"hero": "jain", "damage": 5, "fatigue": 1}]
    assert table.figure("jain").damage == 8 - 5 - 2, "with two heroes, two more at the end of the turn"
    assert table.hero("jain").fatigue == 4
    assert table.where("jain") == "j"
    assert table.hero("jain").done
    assert table.s.active == "zombie-1"


@pytest.mark.rule("DESC-STAND-02")
def test_who_stands_cannot_stand_up() -> None:
    assert Table("g..", at={"grisban": "g"}).why("stand-up") == "DESC-STAND-02"


@pytest.mark.rule("DESC-STAND-08")
def test_the_nearest_empty_space_if_somebody_stands_there() -> None:
    table = down("g.z", ".j.", red="d1 d1").do("move").go("j").do("end-turn", "stand-up")
    assert table.decision.kind == "stand-at"
    assert f"stand-at:{table.space('z')}" not in table.options
    table.do(table.options[0])
    assert table.figure("jain").spaces


@pytest.mark.rule("DESC-STAND-09", "DESC-STAND-10")
def test_a_turn_may_be_skipped_on_the_ground() -> None:
    table = down("g.jz").do("end-turn", "end-turn")
    assert table.hero("jain").fallen >= 0
    assert table.s.active == "zombie-1"


@pytest.mark.rule("DESC-REVIVE-01", "DESC-REVIVE-02", "DESC-REVIVE-03", "DESC-REVIVE-04", "DESC-KO-15", "DESC-KO-16")
def test_reviving_a_neighbour() -> None:
    table = down("g.jz", red="d2 d3s1")
    assert table.why("revive:jain") == "DESC-REVIVE-01"
    near = down("gj.z", red="d2 d3s1").do("revive:jain")
    assert near.figure("jain").damage == 3
    assert near.hero("jain").fatigue == 4
    assert near.where("jain") == "j"
    near.do("end-turn")
    assert near.can("move")
    assert near.figure("jain").actions == 2


@pytest.mark.rule("DESC-REVIVE-01", "DESC-REVIVE-05")
def test_reviving_while_standing_on_the_token() -> None:
    table = down("gj.z", red="d2 d3").do("move").go("j").do("revive:jain")
    assert {f"stand-at:{table.space('g')}"} < set(table.options)
    table.do(f"stand-at:{table.space('g')}")
    assert (table.where("jain"), table.figure("jain").damage) == ("g", 3)


@pytest.mark.rule("DESC-KO-10", "DESC-KO-11", "DESC-KO-12", "DESC-KO-13", "DESC-KOINT-01")
def test_the_token_is_in_nobodys_way_and_nobodys_target() -> None:
    table = down("zj.g").do("end-turn", "end-turn")
    assert table.s.active == "zombie-1"
    assert not table.can("attack:own-attack:jain")
    assert table.do("move").goes("j")


@pytest.mark.rule("DESC-TRADE-01", "DESC-TRADE-02", "DESC-TRADE-03", "DESC-TRADE-05")
def test_trading_in_a_move_action() -> None:
    table = two("gj.z")
    table.hero("grisban").items.append(Card("leather-armor"))
    table.hero("jain").found.append(Card("curse-doll"))
    assert table.why("give:leather-armor:jain") == "DESC-TRADE-01"
    table.do("tire")
    assert not table.can("give:leather-armor:jain")
    table.do("move", "give:leather-armor:jain", "take:curse-doll:jain")
    assert [card.id for card in table.hero("grisban").found] == ["curse-doll"]
    assert [(card.id, card.equipped) for card in table.hero("jain").items][-1] == ("leather-armor", False)
    assert table.figure("grisban").points == 4
    apart = two("g.jz")
    apart.hero("grisban").items.append(Card("leather-armor"))
    apart.do("move")
    assert apart.why("give:leather-armor:jain") == "DESC-TRADE-01"


@pytest.mark.rule("DESC-TRADE-01")
def test_nothing_goes_back_in_the_same_turn() -> None:
    table = two("gj.z")
    table.hero("grisban").items.append(Card("leather-armor"))
    table.do("move", "give:leather-armor:jain")
    assert table.why("take:leather-armor:jain") == "DESC-TRADE-01"
    trade_anew(table.s)
    grisban, jain = table.hero("grisban"), table.hero("jain")
    assert cannot_trade(table.s, grisban, jain, jain, "leather-armor") is None


@pytest.mark.rule("DESC-TRADE-01")
def test_another_card_of_that_name_may_come_back() -> None:
    table = two("gj.z")
    for name in ("grisban", "jain"):
        table.hero(name).items.append(Card("leather-armor"))
    table.do("move", "give:leather-armor:jain", "take:leather-armor:jain")
    assert table.why("take:leather-armor:jain") == table.why("give:leather-armor:jain") == "DESC-TRADE-01"
    table.do("end-turn")
    assert [card.givers for card in table.hero("jain").items if card.id == "leather-armor"] == [[]]


@pytest.mark.rule("DESC-TRADE-04", "DESC-SEARCH-05")
def test_a_potion_that_was_drunk_does_not_change_hands() -> None:
    table = two("gj.z")
    table.hero("grisban").found += [Card("health-potion"), Card("stamina-potion")]
    table.hero("grisban").found[0].spent = True
    table.do("move")
    assert not table.can("give:health-potion:jain")
    assert table.why("give:health-potion:jain") == "DESC-TRADE-04"
    assert table.can("give:stamina-potion:jain")


@pytest.mark.rule("DESC-TRADE-04")
def test_class_cards_are_not_traded() -> None:
    table = two("gj.z").do("move")
    assert table.why("give:chipped-greataxe:jain") == "DESC-TRADE-04"


@pytest.mark.rule("DESC-HTURN-05", "DESC-HTURN-06", "DESC-HTURN-01", "DESC-EQ-02")
def test_equipment_is_changed_at_the_start_of_the_own_turn() -> None:
    table = two("gj.z")
    table.hero("jain").items.append(Card("leather-armor"))
    table.do("end-turn")
    assert table.decision.kind == "equip"
    table.do("equip:leather-armor")
    assert table.decision.kind == "act"
    assert not table.can("equip:leather-armor")
    assert table.hero("jain").items[-1].equipped


@pytest.mark.rule("DESC-EQLIM-01", "DESC-EQLIM-02", "DESC-EQLIM-03", "DESC-EQLIM-04")
def test_two_hands_one_armour_two_others() -> None:
    hero = Hero("grisban", "berserker", 1)

    def wear(*names: str) -> None:
        hero.items = [Card(name) for name in names]
        for card in hero.items[:-1]:
            card.equipped = True

    def refused(*names: str) -> str:
        wear(*names)
        why = cannot_equip(hero, names[-1])
        return "" if why is None else why.rule

    assert refused("iron-shield", "iron-spear", "sling") == "DESC-EQLIM-02"
    assert refused("chipped-greataxe", "sling") == "DESC-EQLIM-02"
    assert refused("iron-shield", "sling") == ""
    assert refused("leather-armor", "heavy-cloak") == "DESC-EQLIM-03"
    assert refused("ring-of-power", "mana-weave", "lucky-charm") == "DESC-EQLIM-04"
    assert refused("ring-of-power", "lucky-charm") == ""
    assert refused("arcane-bolt", "chainmail") == "DESC-SHCARD-09"


@pytest.mark.rule("DESC-EXH-01", "DESC-EXH-02", "DESC-HTURN-04")
def test_cards_are_refreshed_at_the_start_of_the_turn() -> None:
    table = two("gj.z")
    table.hero("jain").skills[0].exhausted = True
    table.do("end-turn")
    assert not table.hero("jain").skills[0].exhausted


@pytest.mark.rule("DESC-CARRY-01", "DESC-CARRY-02", "DESC-CARRY-03", "DESC-CARRY-05", "DESC-QG-08")
def test_objective_tokens_are_picked_up_and_dropped() -> None:
    table = Table("gt.", at={"grisban": "g"}, tokens="t")
    assert table.why("pick-up:red-1") == "DESC-CARRY-01"
    table = Table("gt.", at={"grisban": "g"}, tokens="t")
    Toy.carries = True
    table.do("pick-up:red-1")
    assert table.figure("grisban").carries == "red-1"
    assert table.figure("grisban").actions == 1
    table.do(f"drop:{table.space('t')}")
    assert table.s.tokens[0].space == table.space("t")
    far = Table("g.t", at={"grisban": "g"}, tokens="t")
    Toy.carries = True
    assert far.why("pick-up:red-1") == "DESC-CARRY-02"


@pytest.mark.rule("DESC-CARRY-04")
def test_a_carried_token_is_not_taken_away() -> None:
    table = Table("gtj", at={"grisban": "g", "jain": "j"}, party=PAIR, tokens="t")
    Toy.carries = True
    table.do("pick-up:red-1", "end-turn")
    assert table.why("pick-up:red-1") == "DESC-CARRY-04"


@pytest.mark.rule("DESC-CARRY-06", "DESC-KO-18", "DESC-EMPTY-02")
def test_a_defeated_carrier_leaves_it_behind() -> None:
    table = Table(
        "gtz", at={"grisban": "t", "zombie-1": "z"}, tokens="t", turn="zombie-1", blue="r2d2s1", yellow="d2", grey="0"
    )
    table.figure("grisban").carries, table.figure("grisban").damage = "red-1", 13
    table.s.tokens[0].space = -1
    table.do("attack:own-attack:grisban", "keep")
    assert table.s.tokens[0].space == table.space("t")


# -- two heroes ---------------------------------------------------------------------------------------

FREE = "free-attack:chipped-greataxe:zombie-1"


@pytest.mark.rule("DESC-TWOH-01", "DESC-TWOH-03", "DESC-TWOP-01", "DESC-TWOP-02")
def test_a_free_attack_before_or_after_the_actions() -> None:
    table = two("gz.j", blue="x", red="d1", brown="0").do(FREE)
    assert table.figure("grisban").actions == 2
    assert table.why(FREE) == "DESC-TWOH-01"
    between = two("gz.j").do("rest")
    assert between.why(FREE) == "DESC-TWOH-03"
    assert between.do("rest").can(FREE)
    assert Table("gz.", at={"grisban": "g", "zombie-1": "z"}).why(FREE) == "DESC-TWOH-01"


@pytest.mark.rule("DESC-TWOH-04")
def test_or_two_damage_back() -> None:
    table = two("gz.j")
    table.figure("grisban").damage = 5
    table.do("end-turn")
    assert table.figure("grisban").damage == 3
    fought = two("gz.j", blue="x", red="d1", brown="0")
    fought.figure("grisban").damage = 5
    fought.do(FREE, "end-turn")
    assert fought.figure("grisban").damage == 5
