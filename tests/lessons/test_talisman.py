"""What the lesson of Talisman says is true when it says it."""

from __future__ import annotations

from tests.lessons.teaching import ways
from undercroft.engine.match import Match
from undercroft.games.talisman.forecast import TalismanForecast
from undercroft.games.talisman.view import CharacterView, TalismanView


def view_of(match: Match) -> TalismanView:
    view = match.view(0)
    assert isinstance(view, TalismanView)
    return view


def elf(match: Match) -> CharacterView:
    return view_of(match).characters[0]


def offered(match: Match) -> list[str]:
    decision = match.decision(0)
    assert decision is not None
    return [option.id for option in decision.options]


def test_what_each_step_says() -> None:
    for told in ways("talisman"):
        steps: dict[str, Match] = {}
        for say, match in told:
            steps.setdefault(say, match)

        first = steps["lesson-roll"]
        assert (elf(first).character, elf(first).fate, view_of(first).dice) == ("elf", 3, [1])
        assert offered(steps["lesson-move"]) == ["move:fields-3", "move:plains-3"], "both ways round"
        assert view_of(steps["lesson-take"]).spaces[0].cards == ["bag-of-gold"]
        assert elf(steps["lesson-take"]).gold == 1

        assert elf(steps["lesson-village"]).gold == 2
        assert view_of(steps["lesson-village"]).dice == [1]
        shop = offered(steps["lesson-shop"])
        assert shop[:3] == ["way:village-blacksmith", "way:village-healer", "way:village-mystic"]

        assert elf(steps["lesson-onward"]).objects == ["sword"]
        assert elf(steps["lesson-onward"]).object_limit == 4
        assert elf(steps["lesson-spell"]).hand == ["psionic-blast"]
        assert not [option for option in offered(steps["lesson-spell"]) if option.startswith("cast")], "not its moment"
        assert view_of(steps["lesson-hunt"]).dice == [2]

        dragon = view_of(steps["lesson-dragon"]).fight
        assert dragon is not None
        assert ([foe.name for foe in dragon.foes], dragon.rival_value) == (["dragon"], 7)
        assert (dragon.value, dragon.weapons) == (3 + 1, ["sword"])
        assert (elf(steps["lesson-dragon"]).strength, elf(steps["lesson-dragon"]).craft) == (3, 4)
        assert offered(steps["lesson-dragon"]) == ["go-on"], "no evading here"
        assert "cast:psionic-blast" in offered(steps["lesson-cast"])

        behind = view_of(steps["lesson-fate"]).fight
        assert behind is not None
        assert (behind.value + behind.dice[0], behind.rival_score) == (9, 11)

        assert elf(steps["lesson-trophies"]).trophies == ["dragon"]
        assert (elf(steps["lesson-trophies"]).strength_trophies, view_of(steps["lesson-trophies"]).trophy_price) == (
            7,
            7,
        )
        assert [event.data["score"] for event in steps["lesson-trophies"].events_for(0) if event.kind == "scores"] == [
            14
        ]

        door = steps["lesson-door"]
        assert (elf(door).strength, view_of(door).dice) == (4, [4])
        outlook = door.game.outlook(door.state, 0)
        assert isinstance(outlook, TalismanForecast)
        assert "ruins-1" in outlook.landings["3"]
        assert "dungeon-entrance" in outlook.landings["4"]
        assert view_of(steps["lesson-below"]).spaces[-1].cards == ["torch"]
        assert elf(steps["lesson-free"]).objects == ["sword", "torch"]
