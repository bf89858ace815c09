"""Set-up (TALB-SET, TAL-SET) and what players may agree on (TALB-VAR, TAL-ALT)."""

from __future__ import annotations

import pytest

import undercroft
from tests.rules.talisman.table import Table, new_match, play_randomly
from undercroft.engine.chance import Chance
from undercroft.engine.match import Match
from undercroft.games.talisman import presets
from undercroft.games.talisman.game import GAME
from undercroft.games.talisman.presets import PRESETS
from undercroft.games.talisman.state import TalismanState


def state_of(match: Match) -> TalismanState:
    assert isinstance(match.state, TalismanState)
    return match.state


@pytest.mark.rule("TALB-SET-01", "TALB-SET-02", "TAL-SET-01", "TAL-SET-02", "TAL-SET-04")
def test_decks_are_shuffled() -> None:
    one, two = (GAME.new(2, GAME.read_setup(2, None), Chance(bytes([n]) * 32)) for n in (1, 2))
    for deck in ("adventure", "under", "spell_deck"):
        first, second = [[card.id for card in getattr(s, deck)] for s in (one, two)]
        assert first != second
        assert sorted(first) == sorted(second)
    assert (len(one.adventure), len(one.under), len(one.spell_deck)) == (114, 128, 44)


@pytest.mark.rule("TALB-SET-03", "TALB-SET-04", "TAL-SET-05")
def test_purchases_talismans_and_treasures_lie_aside() -> None:
    view = new_match(3).view(0)
    assert sum(view.purchases.values()) in (27, 28)  # type: ignore[attr-defined]  # a view of Talisman
    assert view.talismans == 4  # type: ignore[attr-defined]  # a view of Talisman
    s = state_of(new_match(3))
    assert len(s.treasures) == 10
    assert not any(card.deck == "treasure" for cards in s.table for card in cards)


@pytest.mark.rule("TALB-SET-07", "TALB-OBJ-03", "TALB-OBJ-02")
def test_characters_are_dealt_at_random() -> None:
    dealt = {tuple([c.id for c in state_of(new_match(6, seed)).characters]) for seed in range(5)}
    assert len(dealt) == 5
    assert all(len(set(names)) == 6 for names in dealt)
    assert (GAME.seats[0], GAME.seats[-1]) == (1, 6)
    with pytest.raises(undercroft.BadSetup):
        new_match(7)


@pytest.mark.rule(
    "TALB-SET-08", "TALB-SET-09", "TALB-SET-10", "TALB-SET-11", "TALB-SET-12", "TALB-SET-13", "TALB-SET-14"
)
@pytest.mark.rule("TALB-ALI-01", "TALB-ABL-01", "TAL-OVR-08", "TAL-OVR-09")
@pytest.mark.parametrize("role", [role.id for role in GAME.contents(GAME.read_setup(2, None))["box"].roles])  # type: ignore[attr-defined]  # the box
def test_every_character_starts_as_printed(role: str) -> None:
    other = "troll" if role != "troll" else "warrior"
    s = state_of(new_match(2, characters=(role, other)))
    c = s.characters[0]
    assert c.role is not None
    entry = c.role.entry
    assert s.box.spaces[c.space].id == entry.start
    assert (c.lives, c.fate, c.gold, c.strength, c.craft) == (entry.life, entry.fate, 1, 0, 0)
    assert c.alignment == entry.alignment
    assert len(c.spells) == entry.spells
    assert [card.id for card in c.objects] == list(entry.objects)
    assert all(card.deck == "purchase" for card in c.objects)


@pytest.mark.rule("TALB-SET-15")
def test_who_begins_is_drawn_by_lot() -> None:
    assert {state_of(new_match(3, seed)).starter for seed in range(20)} == {0, 1, 2}


@pytest.mark.rule("TALB-SET-16", "TALB-TURN-06")
def test_turns_go_round_clockwise() -> None:
    table = Table("warrior troll thief", at=["city-1", "chapel-1", "village-1"], dice="1 1 1 1")
    seen = []
    for _ in range(4):
        seen.append(table.turn_of)
        table.do(table.offers_of("move")[0]).settle()
    assert seen == [0, 1, 2, 0]


@pytest.mark.rule("TALB-VAR-02", "TAL-SHORT-02", "TALB-VAR-01", "TAL-ALT-01")
def test_one_of_three() -> None:
    match = new_match(2, characters="three")
    decision = match.decisions[0]
    assert (decision.kind, len(decision.options)) == ("choose-character", 3)
    match.choose(decision.seat, decision.options[1])
    assert state_of(match).characters[decision.seat].id == decision.options[1].args[0]
    assert len(match.decisions[0].options) == 3


def test_all_may_be_chosen() -> None:
    match = new_match(2, characters="choose")
    assert len(match.decisions[0].options) == 19


@pytest.mark.rule("TALB-VAR-07")
def test_a_starting_bonus() -> None:
    match = new_match(2, characters=("warrior", "wizard"), bonus="starting")
    for _ in range(2):
        match.choose(match.decisions[0].seat, "start-with:craft")
    s = state_of(match)
    assert [(c.strength, c.craft) for c in s.characters] == [(0, 1), (0, 1)]


@pytest.mark.rule("TALB-VAR-08")
def test_bloodbath_has_one_talisman() -> None:
    assert len(state_of(new_match(2, death="bloodbath")).talismans) == 1
    assert len(state_of(new_match(2)).talismans) == 4


@pytest.mark.rule("TALH-PART-03")
def test_variants_can_be_combined() -> None:
    for goal in ("crown", "lord", "short"):
        match = new_match(
            3,
            goal=goal,
            flight="fight-or-flight",
            treasures="random",
            death="bloodbath",
            estate="inheritance",
            rounds=15,
        )
        assert play_randomly(match, 3000).outcome is not None


@pytest.mark.parametrize("goal", ["lord", "short"])
def test_without_the_dungeon_the_crown_is_the_goal(goal: str) -> None:
    s = state_of(new_match(2, goal=goal, expansion="cards"))
    assert (s.goal, s.short) == ("crown", False)


@pytest.mark.parametrize(
    "setup",
    [
        {"characters": ("warrior", "warrior")},
        {"characters": ("warrior",)},
        {"characters": ("warrior", "nobody")},
        {"characters": ("warrior", "gypsy"), "expansion": "none"},
        {"rounds": 0},
    ],
)
def test_set_ups_that_cannot_be_played(setup: dict[str, object]) -> None:
    with pytest.raises(undercroft.BadSetup):
        GAME.read_setup(2, setup)


@pytest.mark.parametrize("name", PRESETS)
def test_presets_can_be_played(name: str) -> None:
    match = new_match(3, 0, **{**PRESETS[name].setup, "rounds": 10})
    assert play_randomly(match, 2000).outcome is not None


@pytest.mark.rule("TALB-SET-07", "TALB-VAR-07")
def test_nobody_chooses_anew_after_the_next_character_was_dealt() -> None:
    match = new_match(3, characters="deal", bonus="starting")
    match.choose(match.decisions[0].seat, "start-with:craft")
    assert len([c for c in state_of(match).characters if c.role is not None]) == 2
    assert not match.can_undo


@pytest.mark.rule("TALB-VAR-02", "TALB-DEAD-04")
def test_characters_that_were_not_kept_may_come_later() -> None:
    match = new_match(2, characters="three")
    for _ in range(2):
        match.choose(match.decisions[0].seat, match.decisions[0].options[0])
    s = state_of(match)
    assert len({*s.unused}) == len(s.unused) == len(s.box.roles) - 2


def test_presets_say_how_long_they_take_from_the_longest_to_the_shortest() -> None:
    """A question takes 10 seconds, a computer's turn 3: both times what was measured."""
    assert [preset.minutes for preset in GAME.presets.values()] == [40, 25, 20]
    assert presets.preset({}, rounds=100, questions=300).minutes == 65
