"""The content is checked when it is read; what is wrong in it is said."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from undercroft.engine.packs import PackError
from undercroft.games.talisman.content.checking import check, counts, effects_of
from undercroft.games.talisman.content.pack import Content, content, read
from undercroft.games.talisman.content.schema import Board, CardTitle, CharacterCard
from undercroft.games.talisman.content.vocabulary import every
from undercroft.games.talisman.effects.registry import known_values, missing_functions
from undercroft.games.talisman.packs import CONTENT
from undercroft.games.talisman.turn import DEEDS


@pytest.mark.rule("TALB-COMP-02", "TALB-COMP-03", "TALB-COMP-04", "TALB-COMP-05")
@pytest.mark.rule("TAL-COMP-02", "TAL-COMP-03", "TAL-COMP-04", "TAL-COMP-05")
def test_how_many_cards_there_are() -> None:
    assert counts(content()) == {
        ("base", "adventure"): 104,
        ("dungeon", "adventure"): 10,
        ("base", "spell"): 24,
        ("dungeon", "spell"): 20,
        ("base", "purchase"): 28,
        ("base", "talisman"): 4,
        ("dungeon", "dungeon"): 128,
        ("dungeon", "treasure"): 10,
    }


def test_how_many_titles_each_deck_has() -> None:
    titles = {
        deck: len([card for card in content().cards if deck in card.copies])
        for deck in ("adventure", "dungeon", "spell", "purchase", "talisman", "treasure")
    }
    assert titles == {"adventure": 86, "dungeon": 91, "spell": 29, "purchase": 8, "talisman": 1, "treasure": 10}


def test_every_function_that_content_names_is_there() -> None:
    assert DEEDS
    everything = [effects_of(card) for card in content().cards]
    everything += [space.first + space.text for space in content().board.space]
    assert [name for effects in everything for name in missing_functions(tuple(every(effects)))] == []
    assert {card.varies for card in content().cards if card.varies} == set(known_values())


def test_no_card_is_only_text() -> None:
    """Everything but plain Enemies has something that it does, allows, adds or saves."""
    idle = []
    for card in content().cards:
        does = (
            effects_of(card) or card.traits or card.save or card.carries or card.varies or card.fateless or card.placed
        )
        adds = card.worth.strength or card.worth.craft or card.worth.battle or card.worth.psychic
        if card.type != "enemy" and not does and not adds:
            idle.append(card.id)
    assert idle == []


BROKEN = [
    ("adventure.toml", "copies = { adventure = 8 }", "copies = { adventure = 7 }", "adventure: 103 cards"),
    ("dungeon.toml", "copies = { dungeon = 3 }", "copies = { dungeon = 2 }", "dungeon: 127 cards"),
    (
        "spells.toml",
        "copies = { spell = 2 }",
        "copies = { spell = 3 }",
        "spell: 25 cards of the base part instead of 24",
    ),
    (
        "spells.toml",
        'part = "dungeon"\ntype = "spell"\ncopies = { spell = 2 }',
        'part = "dungeon"\ntype = "spell"\ncopies = { spell = 1 }',
        "spell: 19 cards of the dungeon part instead of 20",
    ),
    ("purchases.toml", "purchase = 3", "purchase = 4", "purchase: 29 cards of the base part instead of 28"),
    ("treasures.toml", "treasure = 1", "treasure = 2", "treasure: 11 cards of the dungeon part instead of 10"),
    ("purchases.toml", "talisman = 4", "talisman = 5", "talisman: 5 cards of the base part instead of 4"),
    ("treasures.toml", 'id = "aegis"', 'id = "nightblade"', "card nightblade stands twice"),
    ("adventure.toml", 'kind = "dragon"\n', "", "dragon: an Enemy has a kind"),
    ("adventure.toml", "strength = 7\n", "", "dragon: an Enemy has a kind, and either Strength or Craft"),
    ("adventure.toml", "strength = 7\n", "strength = 7\ncraft = 2\n", "dragon: an Enemy has a kind, and either"),
    ("adventure.toml", '6 = "temple-1" }', '7 = "temple-1" }', "ghost: placed does not give each result once"),
    ("adventure.toml", '1 = "crypt"', '1 = "crypts"', "hermit: there is no space crypts"),
    (
        "adventure.toml",
        'spaces = ["hidden-valley-1"]',
        'spaces = ["hidden-vale"]',
        "imp: there is no space hidden-vale",
    ),
    (
        "adventure.toml",
        '{ upto = 5, then = [{ do = "gain", what = "gold", count = 2 }] },',
        "{ upto = 7 },",
        "cave: the die",
    ),
    ("adventure.toml", 'traits = ["paid-off"]', 'traits = ["paid-of"]', "bandit: there is no trait paid-of"),
    ("adventure.toml", "water-bottle = 1, shield", "water-bag = 1, shield", "water-bag cannot be bought"),
    (
        "adventure.toml",
        'space = "dungeon-entrance"',
        'space = "dungeon-door"',
        "burrow-worm: there is no space dungeon-door",
    ),
    (
        "board.toml",
        'city-1 = ["fields-1", "fields-6"]',
        'city-1 = ["fields-1"]',
        "graph: fields-6 leads to city-1, but not back",
    ),
    (
        "board.toml",
        'city-1 = ["warlocks-cave-1"]',
        "city-1 = []",
        "raft: warlocks-cave-1 leads to city-1, but not back",
    ),
    ("board.toml", 'space = "castle-1"', 'space = "castle"', "emergence: there is no space castle"),
    ("board.toml", "upto = 7\nspace", "upto = 5\nspace", "emergence: results do not rise"),
    ("board.toml", 'region = "inner"', 'region = "outer"', "board: 25 spaces in the outer Region instead of 24"),
    ("board.toml", 'do = "lose-follower"', 'do = "lose-friend"', "board.toml"),
    ("dungeon.toml", "saves_psychic = true", "saves_mental = true", "shield-of-faith"),
]


@pytest.mark.parametrize(
    ("file", "before", "after", "says"), BROKEN, ids=[str(number) for number in range(len(BROKEN))]
)
def test_what_is_wrong_is_said(tmp_path: Path, file: str, before: str, after: str, says: str) -> None:
    for path in CONTENT.glob("*.toml"):
        shutil.copy(path, tmp_path)
    text = (tmp_path / file).read_text(encoding="utf-8")
    assert before in text
    (tmp_path / file).write_text(text.replace(before, after, 1), encoding="utf-8")
    with pytest.raises(PackError) as error:
        read(tmp_path)
    assert says in str(error.value)


def test_the_digest_changes_with_what_matters(tmp_path: Path) -> None:
    for path in CONTENT.glob("*.toml"):
        shutil.copy(path, tmp_path)
    same = read(tmp_path)
    assert (same.digest("base"), same.digest("dungeon")) == (content().digest("base"), content().digest("dungeon"))
    text = (tmp_path / "adventure.toml").read_text(encoding="utf-8")
    (tmp_path / "adventure.toml").write_text(text.replace("strength = 7", "strength = 8", 1), encoding="utf-8")
    changed = read(tmp_path)
    assert changed.digest("base") != content().digest("base")
    assert changed.digest("dungeon") == content().digest("dungeon")


# -- every single thing broken in turn ------------------------------------------------------------

Plain = dict[str, Any]


def plain() -> Plain:
    """The content as plain data, which can be broken."""
    made = content()
    parts = {"board": made.board, "cards": made.cards, "characters": made.characters}
    found: Plain = msgspec.json.decode(msgspec.json.encode(parts))
    return found


def wrong_in(broken: Plain) -> list[str]:
    board = msgspec.convert(broken["board"], Board)
    cards = msgspec.convert(broken["cards"], list[CardTitle])
    return check(Content(board, cards, msgspec.convert(broken["characters"], list[CharacterCard])))


def everywhere(data: Any) -> Iterator[Plain]:
    """All tables in it, those inside of others, too."""
    if isinstance(data, dict):
        yield data
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from everywhere(part)


Breaking = tuple[Any, Any, Any]
"""In this table or list, at this place, another value."""


def copies(data: Plain) -> Iterator[Breaking]:
    for card in data["cards"]:
        for deck, count in card["copies"].items():
            yield card["copies"], deck, count + 1


def die_tables(data: Plain) -> Iterator[Breaking]:
    """A line too few, one that stands twice, none at all; another order; results that no dice give."""
    for table in [each for each in everywhere(data) if each.get("do") == "roll"]:
        faces = table["faces"]
        for number, line in enumerate(faces):
            yield table, "faces", [*faces[:number], line, *faces[number:]]
        yield table, "faces", faces[:-1]
        yield table, "faces", faces[::-1]
        yield table, "faces", []
        yield faces[-1], "upto", faces[-1]["upto"] + 1
        yield faces[0], "upto", 0
        yield table, "dice", table.get("dice", 1) + 1
    for card in [each for each in data["cards"] if "placed" in each]:
        for face in card["placed"]:
            yield card, "placed", {key: to for key, to in card["placed"].items() if key != face}


def destinations(data: Plain) -> Iterator[Breaking]:
    for table in everywhere(data):
        if table.get("do") == "move-to":
            yield from [(table["spaces"], number, "nowhere") for number in range(len(table.get("spaces", ())))]
        if table.get("do") == "land" or {"upto", "space"} <= set(table):
            yield table, "space", "nowhere"
        yield from [(table["placed"], face, "nowhere") for face in table.get("placed", ())]
    yield from [(character, "start", "nowhere") for character in data["characters"]]


def ways(data: Plain) -> Iterator[Breaking]:
    """Each step and each crossing by raft lost in one direction."""
    for graph in (data["board"]["graph"], data["board"]["raft"]):
        for space, others in graph.items():
            for lost in others:
                yield graph, space, [other for other in others if other != lost]


def enemies(data: Plain) -> Iterator[Breaking]:
    for card in [each for each in data["cards"] if each["type"] == "enemy"]:
        own, other = ("strength", "craft") if card.get("strength") else ("craft", "strength")
        yield card, "kind", ""
        yield card, own, 0
        yield card, other, 3


BREAKINGS: list[Callable[[Plain], Iterator[Breaking]]] = [copies, die_tables, destinations, ways, enemies]


@pytest.mark.parametrize("breakings", BREAKINGS, ids=lambda breakings: breakings.__name__)
def test_whatever_is_broken_is_noticed(breakings: Callable[[Plain], Iterator[Breaking]]) -> None:
    data = plain()
    assert wrong_in(data) == []
    tried = list(breakings(data))
    unnoticed = [each for each in tried if wrong_with(data, *each) == []]
    assert (unnoticed, len(tried) > 60) == ([], True)
    assert wrong_in(data) == []


def wrong_with(data: Plain, table: Any, place: Any, value: Any) -> list[str]:
    """What is said of the content with this changed, which is then changed back."""
    before = table.copy()
    table[place] = value
    found = wrong_in(data)
    table.clear()
    table.update(before) if isinstance(table, dict) else table.extend(before)
    return found
