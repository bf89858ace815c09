"""Two cards of one name are two cards: where they are not alike, an option says which of them is meant."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.rules.dungeoneer.serpent import lay
from tests.rules.dungeoneer.table import Table
from undercroft.engine.decision import Decision, Option, Play
from undercroft.games.dungeoneer import GAME
from undercroft.games.dungeoneer.checks import Prepared, pay_ability
from undercroft.games.dungeoneer.content.packs import SETS, pack
from undercroft.games.dungeoneer.content.vocabulary import Disarm
from undercroft.games.dungeoneer.doing import Doing
from undercroft.games.dungeoneer.effects.registry import perform
from undercroft.games.dungeoneer.limits import trim
from undercroft.games.dungeoneer.options import DISARM, DISCARD, GIVE_UP, PAY_UPKEEP
from undercroft.games.dungeoneer.pieces import Laid, Snare
from undercroft.games.dungeoneer.recovery import upkeep_offers
from undercroft.words import Words


def adorn(table: Table, laid: Laid, card: str) -> Laid:
    """Something is attached to a card in play."""
    laid.attached.append(Laid(table.state.box.cards[card], laid.owner))
    return laid


def health_in_lair(table: Table, seat: int = 0) -> list[tuple[str, int]]:
    return [(laid.card.id, laid.health) for laid in table.hero(seat).lair]


# -- the lair -------------------------------------------------------------------------------------


def overfull(wounded: int) -> Table:
    """Ana's lair holds two corrupt knights and a rat; a boa comes home to it. One knight may be wounded."""
    table = Table(2, phase="villainy", hands=["boa", ""], lairs=["corrupt corrupt rat", ""], dice="3 3")
    if wounded:
        table.hero().lair[wounded - 1].health = 1
    return table.do("send:boa:hand:3:bo", "attack", "to-lair:boa")


@pytest.mark.rule("DGN-BATTLE-26")
@pytest.mark.parametrize("wounded", [1, 2])
def test_the_owner_says_which_of_two_surplus_monsters_goes(wounded: int) -> None:
    table = overfull(wounded)
    assert table.asked == (0, "lair-full")
    assert table.offers[:3] == ["discard:corrupt:lair", "discard:corrupt:lair:2", "discard:rat:lair"]
    table.do(["", "discard:corrupt:lair", "discard:corrupt:lair:2"][wounded])
    assert health_in_lair(table) == [("corrupt", 2), ("rat", 1), ("boa", 3)]


@pytest.mark.rule("DGN-BATTLE-26")
def test_which_of_two_that_are_alike_goes_is_not_asked() -> None:
    table = overfull(0)
    assert table.offers == ["discard:corrupt:lair", "discard:rat:lair", "discard:boa:lair"]
    table.refuses("discard:corrupt:lair:2", "not-to-choose", "DGN-DRAW-01")


@pytest.mark.rule("DGN-DRAW-01")
def test_so_it_is_with_the_discard_at_the_end_of_a_turn() -> None:
    table = Table(2, phase="draw", lairs=["corrupt corrupt", ""], treasures=["cup cup", ""])
    table.hero().lair[0].health = 1
    adorn(table, table.hero().treasures[1], "rust")
    assert table.offers == [
        "discard:cup:treasures",
        "discard:cup:treasures:2",
        "discard:corrupt:lair",
        "discard:corrupt:lair:2",
        "keep-all",
    ]
    table.do("discard:cup:treasures:2")
    assert [laid.attached for laid in table.hero().treasures] == [[]]
    assert sorted(table.hand()) == ["cup", "rust"], "drawn again at once, as there is no other card"


@pytest.mark.rule("DGN-DRAW-01")
def test_the_wounded_one_can_be_kept() -> None:
    table = Table(2, phase="draw", lairs=["corrupt corrupt", ""])
    table.hero().lair[0].health = 1
    table.do("discard:corrupt:lair:2").settle()
    assert health_in_lair(table) == [("corrupt", 1)]


@pytest.mark.rule("DGN-BATTLE-25")
def test_of_two_monsters_with_the_same_health_the_one_that_bears_something_can_be_sent() -> None:
    table = Table(2, phase="villainy", lairs=["boa boa corrupt", ""])
    adorn(table, table.hero().lair[1], "rage")
    assert table.offers_of("send") == ["send:boa:lair:3:bo", "send:boa:lair:3:bo:2", "send:corrupt:lair:2:bo"]
    table.do("send:boa:lair:3:bo:2")
    sent = table.state.attacks[0].monster
    assert sent is not None
    assert [laid.card.id for laid in sent.attached] == ["rage"]
    assert [laid.attached for laid in table.hero().lair] == [[], []]


@pytest.mark.rule("DGN-BATTLE-25")
def test_the_second_of_two_that_are_alike_is_refused() -> None:
    table = Table(2, phase="villainy", lairs=["boa boa", ""])
    assert table.offers_of("send") == ["send:boa:lair:3:bo"]
    table.refuses("send:boa:lair:3:bo:2", "just-alike", "DGN-ADV-12")
    Table(2, phase="villainy", lairs=["boa", ""]).refuses("send:boa:lair:3:bo:2", "not-in-lair", "DGN-BATTLE-25")


# -- minions --------------------------------------------------------------------------------------


def two_minions(**table: Any) -> Table:
    """Bo has two boas; Ana sends two rats."""
    table.setdefault("hands", ["rat rat", ""])
    laid = Table(2, phase="villainy", minions=["", "boa boa"], **table)
    return laid.do("send:rat:hand:1:bo", "send:rat:hand:1:bo", "attack")


@pytest.mark.rule("DGN-EFF-19")
def test_two_minions_of_one_name_fight_once_each() -> None:
    table = two_minions(dice="3 3 3 3")
    assert table.offers_of("guard") == ["guard:boa:rat:1", "guard:boa:rat:2"]
    table.do("guard:boa:rat:1")
    assert table.offers_of("guard") == ["guard:boa:rat:2:2"]
    table.refuses("guard:boa:rat:2", "minion-used", "DGN-EFF-19")
    table.refuses("guard:boa:rat:1:2", "guarded", "DGN-EFF-19")
    table.do("guard:boa:rat:2:2")
    assert [laid.used for laid in table.hero(1).treasures] == [1, 1]
    assert len(table.told("guarded")) == 2
    assert [event.data["total"] for event in table.told("counter-roll")] == [3 + 5, 3 + 5]


@pytest.mark.rule("DGN-EFF-19")
def test_one_may_counterattack_and_the_other_strike_back() -> None:
    table = two_minions(dice="1 6 1 1 6 1", action=[4, 1]).do("guard:boa:rat:1").settle_response()
    assert table.offers_of("set-minion") == ["set-minion:boa:rat:2:2"]
    table.refuses("set-minion:boa:rat:2", "minion-used", "DGN-EFF-19")
    table.do("set-minion:boa:rat:2:2")
    assert [laid.used for laid in table.hero(1).treasures] == [1, 1]


@pytest.mark.rule("DGN-EFF-19")
def test_a_wounded_minion_can_be_spared() -> None:
    table = two_minions()
    assert table.offers_of("guard") == ["guard:boa:rat:1", "guard:boa:rat:2"]
    wounded = Table(2, phase="villainy", hands=["rat", ""], minions=["", "boa boa"])
    wounded.hero(1).treasures[0].health = 1
    wounded.do("send:rat:hand:1:bo", "attack")
    assert wounded.offers_of("guard") == ["guard:boa:rat:1", "guard:boa:rat:1:2"]
    wounded.do("guard:boa:rat:1:2")
    assert [laid.used for laid in wounded.hero(1).treasures] == [0, 1]


@pytest.mark.rule("DGN-RECOV-05", "DGN-EFF-19")
def test_in_the_next_turn_minions_and_cards_can_be_used_again() -> None:
    table = Table(2, minions=["", "boa"], boons=["focus", ""], attached=["weight", ""])
    adorn(table, table.hero().attached[0], "rust").attached[0].used = 1
    cards = [table.hero(1).treasures[0], table.hero().boons[0], table.hero().attached[0]]
    for laid in cards:
        laid.used = 1
    table.do("end-phase:feats").until(1, "feats")
    cards = [table.hero(1).treasures[0], table.hero().boons[0], table.hero().attached[0]]
    assert [laid.used for laid in [*cards, cards[2].attached[0]]] == [0, 0, 0, 0]


def test_all_see_which_card_has_been_used() -> None:
    table = two_minions().do("guard:boa:rat:1")
    assert [card.used for card in table.view(0).heroes[1].treasures] == [True, False]


# -- abilities ------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-RECOV-05", "DGN-SPEC-06")
def test_two_boons_of_one_name_are_used_once_each() -> None:
    table = Table(2, boons=["focus focus", ""])
    assert table.offers_of("use") == ["use:focus:0"]
    table.do("use:focus:0")
    assert table.offers_of("use") == ["use:focus:0:2"]
    table.refuses("use:focus:0", "used-up", "DGN-RECOV-05")
    table.do("use:focus:0:2")
    assert (table.offers_of("use"), table.hero().glory) == ([], 6)
    table.refuses("use:focus:0:2", "used-up", "DGN-RECOV-05")
    Table(2, boons=["focus", ""]).refuses("use:focus:0:2", "not-prepared", "DGN-SPEC-06")


@pytest.mark.rule("DGN-SPEC-06")
def test_two_heavy_coils_can_be_taken_off_in_one_turn() -> None:
    table = lay(attached=["heavy-coils heavy-coils", ""])
    assert table.offers_of("use") == ["use:heavy-coils:0"]
    table.do("use:heavy-coils:0", "use:heavy-coils:0")
    assert (table.hero().attached, table.hero().action) == ([], 0)


@pytest.mark.rule("DGN-EFF-27")
def test_which_of_two_cards_is_used_up_matters_if_something_is_attached_to_one() -> None:
    table = Table(2, treasures=["bomb bomb", ""])
    adorn(table, table.hero().treasures[0], "rust")
    assert table.offers_of("use") == ["use:bomb:0", "use:bomb:0:2"]
    table.do("use:bomb:0:2")
    assert [[one.card.id for one in laid.attached] for laid in table.hero().treasures] == [["rust"]]


# -- attachments ----------------------------------------------------------------------------------


@pytest.mark.rule("DGN-ADV-14")
def test_a_bane_goes_to_the_second_of_two_knights_that_attack_two_heroes() -> None:
    table = Table(3, phase="villainy", hands=["corrupt corrupt rage", "", ""])
    table.do("send:corrupt:hand:2:bo", "send:corrupt:hand:2:cid")
    assert table.offers_of("bane-monster")[:2] == ["bane-monster:rage:bo:corrupt", "bane-monster:rage:bo:corrupt:2"]
    table.do("bane-monster:rage:bo:corrupt:2")
    knights = [attack.monster for attack in table.state.attacks]
    assert [len(knight.attached) for knight in knights if knight] == [0, 1]


@pytest.mark.rule("DGN-ADV-14")
def test_two_knights_against_one_hero_are_alike() -> None:
    table = Table(2, phase="villainy", hands=["corrupt corrupt rage", ""])
    table.do("send:corrupt:hand:2:bo", "send:corrupt:hand:2:bo")
    assert table.offers_of("bane-monster") == ["bane-monster:rage:bo:corrupt"]


@pytest.mark.rule("DGN-ADV-14")
def test_a_knight_on_its_way_is_not_like_one_in_the_lair() -> None:
    table = Table(2, phase="villainy", hands=["corrupt rage", ""], lairs=["corrupt", ""])
    table.do("send:corrupt:hand:2:bo", "bane-monster:rage:bo:corrupt:2")
    assert [len(laid.attached) for laid in table.hero().lair] == [1]


@pytest.mark.rule("DGN-ADV-14")
def test_a_bane_for_treasures_and_an_attachment_of_one_s_own_go_where_they_are_meant_to() -> None:
    table = Table(2, phase="villainy", hands=["rust", ""], treasures=["", "cup cup"])
    adorn(table, table.hero(1).treasures[0], "rust")
    table.do("bane-on:rust:bo:cup:2")
    assert [len(laid.attached) for laid in table.hero(1).treasures] == [1, 1]
    table = Table(2, hands=["whetstone", ""], treasures=["blade blade", ""])
    adorn(table, table.hero().treasures[0], "rust")
    assert table.offers_of("attach") == ["attach:whetstone:blade", "attach:whetstone:blade:2"]
    table.do("attach:whetstone:blade:2")
    assert [laid.attached[0].card.id for laid in table.hero().treasures] == ["rust", "whetstone"]


# -- giving up ------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-QSAC-01")
def test_of_two_boons_the_one_that_is_named_is_sacrificed() -> None:
    table = Table(2, places={"hall": (0, -1)}, at=["hall", "gate"], quests=["pledge", ""], boons=["knack knack", ""])
    adorn(table, table.hero().boons[0], "rust")
    table.do("attempt:pledge")
    assert table.offers == ["give-up:knack:boons", "give-up:knack:boons:2"]
    table.do("give-up:knack:boons:2")
    assert [len(laid.attached) for laid in table.hero().boons] == [1]


@pytest.mark.rule("DGN-RECOV-06")
def test_upkeep_is_paid_for_the_one_that_is_named() -> None:
    table = Table(2, treasures=["cup cup", ""])
    cups = table.hero().treasures
    assert upkeep_offers(cups) == [PAY_UPKEEP("cup")]
    adorn(table, cups[1], "rust")
    assert upkeep_offers(cups) == [PAY_UPKEEP("cup"), PAY_UPKEEP("cup", 2)]


@pytest.mark.rule("DGN-EFF-16")
def test_a_rival_who_must_lose_a_boon_says_which() -> None:
    table = Table(2, phase="villainy", hands=["ruin", ""], boons=["", "knack knack"])
    adorn(table, table.hero(1).boons[0], "rust")
    table.do("bane:ruin:bo:bo")
    assert (table.asked, table.offers) == ((1, "lose"), ["give-up:knack:boons", "give-up:knack:boons:2"])
    table.do("give-up:knack:boons:2")
    assert [len(laid.attached) for laid in table.hero(1).boons] == [1]


def answer(play: Play[None], option: Option) -> list[Option]:
    """What a piece of rules asks about; it is answered with this option and goes on to its end."""
    decision = next(play)
    assert isinstance(decision, Decision)
    with pytest.raises(StopIteration):
        play.send(option)
    return list(decision.options)


@pytest.mark.rule("DGN-BAND-14")
def test_what_is_above_the_limit_is_named() -> None:
    table = Table(2, boons=["knack knack knack", ""])
    hero = table.hero()
    adorn(table, hero.boons[0], "rust")
    asked = answer(trim(table.state, hero, hero.boons, "boons"), DISCARD("knack", "boons", 2))
    assert asked == [DISCARD("knack", "boons"), DISCARD("knack", "boons", 2)]
    assert [len(laid.attached) for laid in hero.boons] == [1, 0]


@pytest.mark.rule("DGN-HAZEX-03")
def test_an_armed_trap_is_told_from_one_that_has_sprung() -> None:
    table = Table(2)
    traps = [Snare(table.state.box.cards["mill"], 1, 0) for _ in range(3)]
    traps[0].armed = False
    table.state.snares = traps[:]
    asked = answer(perform(table.state, Doing(0, 0, "elixir"), (Disarm(),)), DISARM("mill", 2))
    assert asked == [DISARM("mill"), DISARM("mill", 2)]
    assert table.state.snares == [traps[0], traps[2]]


@pytest.mark.rule("DGN-RECOV-05")
def test_each_ability_of_a_card_is_used_up_for_itself_and_what_knows_no_limit_never() -> None:
    table = Table(2, boons=["focus", ""])
    hero = table.hero()
    card = hero.boons[0].card
    endless = msgspec.structs.replace(card.abilities[0], limit="none")
    pay_ability(hero, Prepared(card, 0, endless, hero.boons[0]))
    pay_ability(hero, Prepared(hero.card, 0, endless))
    assert (hero.boons[0].used, hero.used) == (0, [])
    pay_ability(hero, Prepared(card, 1, card.abilities[0], hero.boons[0]))
    assert hero.boons[0].used == 0b10
    assert "use:focus:0" in table.offers


# -- words ----------------------------------------------------------------------------------------


def test_the_words_say_which_is_meant() -> None:
    english, russian = Words("en", GAME, strict=True), Words("ru", GAME, strict=True)
    name = "corrupt-knight"
    first, second = english.option(DISCARD(name, "lair")), english.option(DISCARD(name, "lair", 2))
    assert second == first.replace(" from the lair", " (the second) from the lair")
    assert "вторая" in russian.option(DISCARD(name, "lair", 2))
    assert "третья" in russian.option(GIVE_UP(name, "lair", 3))
    assert "четвёртая" in russian.option(DISARM("acid-flow", 4))
    assert "втор" not in russian.option(DISCARD(name, "lair"))


def test_there_are_words_for_as_many_copies_as_any_set_has() -> None:
    sets = [pack(name) for name in SETS]
    assert max(card.copies for one in sets for card in one.cards) <= 4
