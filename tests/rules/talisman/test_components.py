"""What is in the box (TALB-COMP, TAL-COMP), and how the board is laid out (TALB-BRD)."""

from __future__ import annotations

import tomllib
from itertools import pairwise
from pathlib import Path

import pytest

from tests.rules.talisman.table import Table, new_match
from undercroft.engine.packs import PackError
from undercroft.games.talisman.box import ENEMY, EVENT, FOLLOWER, MAGIC_OBJECT, OBJECT, PLACE, STRANGER, Card, box_for
from undercroft.games.talisman.content.pack import content, read
from undercroft.games.talisman.packs import CONTENT
from undercroft.games.talisman.state import DIE
from undercroft.games.talisman.supply import FATE, GOLD, POINTS, left

WHOLE, BASE = box_for("whole"), box_for("none")


def base_adventure(kind: int) -> list[Card]:
    return [card for card in BASE.decks["adventure"] if card.type == kind]


@pytest.mark.rule("TALB-COMP-02", "TALB-COMP-03", "TALB-COMP-04", "TALB-COMP-05", "TALB-COMP-06", "TALB-COMP-07")
def test_the_base_game_has_its_cards() -> None:
    assert {deck: len(cards) for deck, cards in BASE.decks.items()} == {
        "adventure": 104,
        "spell": 24,
        "purchase": 28,
        "talisman": 4,
    }
    assert len(BASE.roles) == len({role.id for role in BASE.roles}) == 14


@pytest.mark.rule("TAL-COMP-02", "TAL-COMP-03", "TAL-COMP-04", "TAL-COMP-05", "TAL-COMP-06", "TAL-COMP-07")
def test_the_expansion_adds_its_cards() -> None:
    assert len(WHOLE.decks["dungeon"]) == 128
    assert len(WHOLE.decks["spell"]) - 24 == 20
    assert len(WHOLE.decks["adventure"]) - 104 == 10
    assert len(WHOLE.decks["treasure"]) == 10
    assert len(WHOLE.roles) - 14 == 5


@pytest.mark.rule("TALB-COMP-17", "TALB-COMP-20", "TALB-COMP-24")
def test_events_strangers_and_places() -> None:
    assert len(base_adventure(EVENT)) == 13
    assert len(base_adventure(STRANGER)) == 8
    assert len(base_adventure(PLACE)) == 9


@pytest.mark.rule("TALB-COMP-18", "TALB-COMP-19", "TALB-ENM-01", "TALB-ENM-04")
def test_enemies_by_kind() -> None:
    kinds = [card.kind for card in base_adventure(ENEMY) if card.strength]
    assert (kinds.count("animal"), kinds.count("monster"), kinds.count("dragon"), len(kinds)) == (7, 9, 3, 19)
    assert [card.kind for card in base_adventure(ENEMY) if card.craft] == ["spirit"] * 10
    assert all(bool(card.strength) is not bool(card.craft) for card in WHOLE.all_cards if card.type == ENEMY)


@pytest.mark.rule("TALB-COMP-21", "TALB-COMP-22", "TALB-COMP-23")
def test_followers_objects_and_magic_objects() -> None:
    followers, objects = base_adventure(FOLLOWER), base_adventure(OBJECT)
    assert (len(followers), len([card for card in followers if card.number == 1])) == (13, 2)
    weapons = len([card for card in objects if card.is_weapon])
    armour = len([card for card in objects if card.is_armour])
    assert (len(objects), weapons, armour) == (19, 3, 3)
    magic = base_adventure(MAGIC_OBJECT)
    assert (len(magic), len([card for card in magic if card.id == "talisman"])) == (13, 2)


@pytest.mark.rule("TALB-COMP-25")
def test_the_spell_deck_has_seventeen_titles() -> None:
    assert len(BASE.cards["spell"]) == 17


@pytest.mark.rule("TALB-COMP-10", "TALB-COMP-11", "TALB-COMP-12", "TALB-COMP-13", "TALB-COMP-14", "TALB-COMP-15")
@pytest.mark.rule("TALB-GOLD-05", "TALB-SET-05")
def test_the_stock_of_counters() -> None:
    assert (POINTS, FATE, GOLD) == (8 * 5 + 32, 36, 30)
    table = Table("warrior troll", fate=[2, 3], gold=[4, 5], strength=[1, 0], craft=[0, 2], coins={"oasis-1": 3})
    s = table.state
    assert left(s, "life") == 72 - 5 - 6
    assert left(s, "strength") == 71
    assert left(s, "craft") == 70
    assert left(s, "fate") == 31
    assert left(s, "gold") == 30 - 4 - 5 - 3


@pytest.mark.rule("TALB-COMP-16")
def test_dice_have_six_sides() -> None:
    assert DIE.faces == ("1", "2", "3", "4", "5", "6")


@pytest.mark.rule("TALB-COMP-08", "TALB-COMP-09", "TALB-SET-06", "TALH-DECK-05", "TALB-ALI-02")
def test_toads_and_alignments_do_not_run_out() -> None:
    table = Table("druid troll thief elf monk ghoul", alignment="evil")
    for c in table.state.characters:
        c.toad = 3
    assert len([c for c in table.state.characters if c.toad]) == 6
    assert {c.alignment for c in table.state.characters} == {"evil"}


OUTER = (
    "city fields hills plains woods plains tavern fields ruins plains forest fields village fields graveyard woods "
    "sentinel hills chapel fields crags plains woods fields"
)
MIDDLE = (
    "warlocks-cave desert oasis desert temple woods runes castle portal-of-power black-knight hidden-valley hills "
    "cursed-glade runes chasm runes"
)
DUNGEON = (
    "dungeon-entrance tunnel tunnel guard-room tunnel tunnel library tunnel cell tunnel kitchen hall-of-darkness "
    "tunnel tunnel monster-pit tunnel treasure-chamber"
)


def kinds(region: int) -> str:
    return " ".join([space.kind for space in WHOLE.spaces if space.region == region])


@pytest.mark.rule("TALB-BRD-01", "TALB-BRD-02", "TALB-BRD-03", "TALB-BRD-04", "TALB-COMP-01", "TALB-BRD-08")
@pytest.mark.rule("TALH-DUN-01", "TAL-OVR-01", "TAL-COMP-01", "TAL-CHAM-01")
def test_the_order_of_spaces() -> None:
    assert kinds(0) == OUTER
    assert kinds(1) == MIDDLE
    assert kinds(3) == DUNGEON
    crossings = [
        (space.id, WHOLE.spaces[other].id)
        for space in WHOLE.spaces[:24]
        for other in space.next
        if WHOLE.spaces[other].region == 1
    ]
    assert crossings == [("sentinel-1", "hills-3")]


@pytest.mark.rule("TALB-BRD-05", "TALB-BRD-06", "TALB-BRD-07", "TALB-BRD-09", "TALB-BRD-10", "TALB-BRD-11")
@pytest.mark.rule("TAL-ENT-01", "TAL-SET-03")
def test_how_spaces_are_joined() -> None:
    def next_to(space: str) -> set[str]:
        return {WHOLE.spaces[other].id for other in WHOLE.space(space).next}

    assert next_to("plain-of-peril") == {"crypt", "mines", "portal-of-power-1"}
    for arm in (
        ["plain-of-peril", "crypt", "dice-with-death", "werewolf-den", "valley-of-fire"],
        ["plain-of-peril", "mines", "vampires-tower", "pits", "valley-of-fire"],
    ):
        for one, two in pairwise(arm):
            assert two in next_to(one)
            assert one in next_to(two)
    assert next_to("crown-of-command") == {"valley-of-fire"}
    assert "hills-3" in next_to("sentinel-1")
    assert "dungeon-entrance" in next_to("ruins-1")
    assert len([space for space in WHOLE.spaces if space.region == 2]) == 9


@pytest.mark.rule("TAL-ICON-01", "TAL-ICON-02", "TAL-OVR-02", "TAL-OVR-04", "TAL-OVR-07")
def test_kinds_of_cards_of_the_expansion() -> None:
    under = {card.type for card in WHOLE.decks["dungeon"]}
    assert under >= {EVENT, ENEMY, STRANGER, OBJECT, FOLLOWER, PLACE}
    new = [card for card in WHOLE.decks["adventure"] if card.title.part == "dungeon"]
    assert {card.type for card in new} == {EVENT, ENEMY, PLACE}
    assert {card.id for card in new if card.title.icon} == {"dark-denizens", "trap-door", "burrow-worm", "dungeon-door"}
    assert {card.type for card in WHOLE.decks["treasure"]} == {MAGIC_OBJECT}


@pytest.mark.rule("TAL-ICON-04", "TAL-ICON-05", "TAL-ICON-06", "TALH-PART-01", "TALH-PART-02", "TAL-ICON-03")
def test_parts_of_the_expansion() -> None:
    cards = box_for("cards")
    assert not [card for card in cards.all_cards if card.title.icon]
    assert len(cards.decks["adventure"]) == 104 + 3
    assert len(cards.decks["spell"]) == 44
    assert len(cards.roles) == 19
    assert "dungeon" not in cards.decks
    assert "treasure" not in cards.decks
    assert [card for card in WHOLE.decks["adventure"] if card.title.icon]
    assert not new_match(2, expansion="cards").state.under  # type: ignore[attr-defined]  # a state of Talisman


@pytest.mark.rule("TALB-BUY-01")
def test_what_can_be_bought() -> None:
    deck = BASE.decks["purchase"]
    assert {card.id: card.copies for card in deck} == {
        "armour": 4,
        "axe": 4,
        "helmet": 4,
        "mule": 4,
        "raft": 1,
        "shield": 4,
        "sword": 3,
        "water-bottle": 4,
    }


# -- content is checked when it is read -----------------------------------------------------------

BROKEN = {
    "a card too many": ("adventure.toml", 'id = "ape"\ntype = "enemy"\ncopies = { adventure = 1 }', "= 1 }", "= 2 }"),
    "an Enemy without a kind": ("adventure.toml", 'number = 2\nkind = "animal"\n', 'kind = "animal"\n', ""),
    "a wrong destination": ("board.toml", 'space = "ruins-1"', "ruins-1", "nowhere"),
    "a one-way street": ("board.toml", 'city-1 = ["fields-1", "fields-6"]', ', "fields-6"', ""),
    "a raft that does not come back": ("board.toml", 'city-1 = ["warlocks-cave-1"]', "warlocks-cave-1", "desert-1"),
    "a gap in a die table": ("board.toml", "{ upto = 5 },\n        { upto = 6", "{ upto = 6", "{ upto = 7"),
    "an unknown trait": ("characters.toml", '"assassinates"', "assassinates", "assassinate"),
    "an unknown field": ("characters.toml", "life = 4", "life = 4", "life = 4\nlifes = 3"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_broken_content_is_refused(what: str, tmp_path: Path) -> None:
    name, around, old, new = BROKEN[what]
    for path in CONTENT.glob("*.toml"):
        text = path.read_text(encoding="utf-8")
        if path.name == name:
            assert around in text
            text = text.replace(around, around.replace(old, new), 1)
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    with pytest.raises(PackError):
        read(tmp_path)


def test_each_part_has_a_digest_of_its_own() -> None:
    made = content()
    assert made.digest("base") != made.digest("dungeon")
    assert read(CONTENT).digest("base") == made.digest("base")


@pytest.mark.rule("TAL-COMP-08")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_there_is_a_rulebook(language: str) -> None:
    book = tomllib.loads((CONTENT.parent / "rulebook" / f"{language}.toml").read_text(encoding="utf-8"))
    assert sum([len(section["rules"]) for section in book["sections"]]) == 780
