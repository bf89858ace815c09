"""What Talisman hides: Spells, the one on the Spell Ring, the order of decks; with those in play who see more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.conformance.worlds import Tally, hold_secrets
from tests.rules.talisman.table import Table
from undercroft.engine.match import Match
from undercroft.games.talisman.belongings import remove_spell
from undercroft.games.talisman.box import box_for
from undercroft.games.talisman.decks import discard, draw, only_known_to, pile
from undercroft.games.talisman.state import TalismanState
from undercroft.games.talisman.view import TalismanView

HANDS = ["divination counterspell", "divination random", "healing nullify"]
DECKS: dict[str, Any] = {
    "adventure": "dragon book-of-spells wolf bear magic-stream holy-lance ghost lemure",
    "dungeon": "mimic oracle giant-rat torch",
    "spells": "strength-spell craft-spell alchemy preservation restoration weakness",
}


def seers() -> Match:
    """The Prophetess, who sees all Spells, beside the owner of a Spell Ring; all of them hold Divination or learn."""
    table = Table(
        "prophetess wizard philosopher",
        hands=HANDS,
        objects=["", "spell-ring", ""],
        fate=2,
        gold=3,
        at=["fields-1", "fields-1", "plains-1"],
        state={"ring": box_for("whole").cards["spell"]["mesmerism"]},
        **DECKS,
    )
    return table.match


@pytest.mark.parametrize("seed", range(4))
def test_nothing_leaks_with_those_who_see_more(seed: int) -> None:
    tally = Tally()
    hold_secrets(seers(), f"seers {seed}", tally, moments=5, most=20, until=60)
    assert tally.steps >= 60, tally


def seen(match: Match, seat: int | None) -> tuple[list[list[str]], str | None]:
    """The Spells of all, and the one on the Ring."""
    view = match.view(seat)
    assert isinstance(view, TalismanView)
    return [shown.hand for shown in view.characters], view.ring


def test_only_the_prophetess_sees_the_spells_of_others_and_only_its_owner_the_one_on_the_ring() -> None:
    match = seers()
    own = [text.split() for text in HANDS]
    assert seen(match, 0) == (own, None)
    assert seen(match, 1) == ([[], own[1], []], "mesmerism")
    assert seen(match, 2) == ([[], [], own[2]], None)
    assert seen(match, None) == ([[], [], []], None)


# -- what was seen of a deck stays known ----------------------------------------------------------

TOP = "dragon wolf sword bear axe helmet shield cross amulet"
BELOW = "mimic torch giant-rat chest gnoll casket shadow"


def divined() -> Table:
    """The Wizard has seen five cards of the Adventure deck."""
    table = Table(
        "wizard troll prophetess", at=["fields-1", "city-1", "village-1"], hands=["divination healing", "", "random"],
        adventure=TOP, dungeon=BELOW, dice="1 1 1",
    ).do("cast:divination")  # fmt: skip
    while table.state.casts:
        table.match.choose(table.decision.seat, "pass")
    return table


def philosophised() -> Table:
    """The Philosopher has seen the top card."""
    return Table(
        "philosopher troll prophetess", at=["fields-1", "city-1", "village-1"], hands=["healing", "", "random"],
        adventure=TOP, dungeon=BELOW, dice="1 1 1",
    ).do("peek")  # fmt: skip


def told_by_the_oracle() -> Table:
    """Five cards of the Dungeon deck lie as the Wizard wanted them."""
    table = Table(
        "wizard troll prophetess", at=["tunnel-1", "city-1", "village-1"], hands=["healing", "", "random"],
        stage="encounter", lying={"tunnel-1": "oracle"}, adventure=TOP, dungeon=BELOW, dice="1 1 1 1",
    )  # fmt: skip
    while table.asked == (0, "put-on-top"):
        table.match.choose(0, table.decision.options[-1])
    return table


KNOWING = [(divined, "adventure", 5), (philosophised, "adventure", 1), (told_by_the_oracle, "dungeon", 5)]
each_way = pytest.mark.parametrize(("learn", "deck", "count"), KNOWING, ids=["divination", "philosopher", "oracle"])


def known(match: Match, seat: int | None, deck: str) -> list[str]:
    view = match.view(seat)
    assert isinstance(view, TalismanView)
    return view.known if deck == "adventure" else view.known_under


def top(table: Table, deck: str, count: int) -> list[str]:
    return [card.id for card in pile(table.state, deck)[-count:][::-1]]


@pytest.mark.rule("TALB-SPG-11", "TALB-CAST-01")
@each_way
def test_what_was_seen_stays_known_to_that_seat_alone(learn: Callable[[], Table], deck: str, count: int) -> None:
    table = learn()
    for seat in (0, 1, 2, None):
        assert known(table.match, seat, deck) == (top(table, deck, count) if seat == 0 else [])


@each_way
def test_a_fork_deals_anew_what_lies_below_it(learn: Callable[[], Table], deck: str, count: int) -> None:
    table = learn()
    forks = {seat: [table.match.fork(seat) for _ in range(6)] for seat in (0, 1)}
    tops = {seat: [[card.id for card in pile(state_of(fork), deck)[-count:][::-1]] for fork in forks[seat]]
            for seat in forks}  # fmt: skip
    assert tops[0] == [top(table, deck, count)] * 6
    assert any(seen != top(table, deck, count) for seen in tops[1])
    assert len({str(pile(state_of(fork), deck)) for fork in forks[0]}) > 1


@each_way
def test_it_is_known_until_the_deck_changes(learn: Callable[[], Table], deck: str, count: int) -> None:
    table = learn()
    before = known(table.match, 0, deck)
    drawn = draw(table.state, deck)
    assert drawn is not None
    assert drawn.id == before[0]
    assert known(table.match, 0, deck) == before[1:]
    pile(table.state, deck).clear()
    discard(table.state, drawn)
    assert draw(table.state, deck) is drawn
    assert known(table.match, 0, deck) == []


@each_way
def test_in_a_fork_others_have_seen_what_lies_there(learn: Callable[[], Table], deck: str, count: int) -> None:
    """Not what lies there in truth: a search would play them as if they told."""
    match = learn().match
    for seed in range(5):
        state = match.fork(1, seed=seed).state
        assert isinstance(state, TalismanState)
        c = state.characters[0]
        assert (c.known if deck == "adventure" else c.known_under) == pile(state, deck)[-count:]


@pytest.mark.rule("TALH-DECK-03")
def test_a_shorter_look_takes_nothing_from_what_is_known() -> None:
    """Five cards by Divination, then the topmost again."""
    table = Table(
        "philosopher troll", at=["fields-1", "city-1"], hands="divination", adventure=TOP, dungeon=BELOW, dice="1 1"
    ).do("cast:divination")
    while table.state.casts:
        table.match.choose(table.decision.seat, "pass")
    before = known(table.match, 0, "adventure")
    assert known(table.do("peek").match, 0, "adventure") == before == TOP.split()[:5]


def test_whoever_puts_cards_in_order_makes_others_forget() -> None:
    table = told_by_the_oracle()
    table.character(1).known_under = pile(table.state, "dungeon")[-2:]
    only_known_to(table.state, table.me, "dungeon")
    assert (known(table.match, 1, "dungeon"), len(known(table.match, 0, "dungeon"))) == ([], 5)


@each_way
def test_nothing_leaks_to_or_from_those_who_know(learn: Callable[[], Table], deck: str, count: int) -> None:
    tally = Tally()
    hold_secrets(learn().match, learn.__name__, tally, moments=4, most=15, until=40)
    assert tally.steps >= 40, tally


def test_the_prophetess_sees_nothing_as_a_toad() -> None:
    match = seers()
    state_of(match).characters[0].toad = 2
    assert seen(match, 0) == ([HANDS[0].split(), [], []], None)


def test_the_gypsy_remembers_the_hand_that_she_read() -> None:
    """Until it changes: what is cast is forgotten, what is drawn she has not seen."""
    table = Table("gypsy wizard", stage="encounter", hands=["", "random healing"], fate=[0, 1])
    table.do("read-palm:wizard")
    assert seen(table.match, 0)[0] == [[], ["random", "healing"]]
    assert [card.id for card in state_of(table.match.fork(0)).characters[1].spells] == ["random", "healing"]
    wizard = table.character(1)
    remove_spell(wizard, wizard.spells[0])
    wizard.spells.append(table.state.box.card("hex", "spell"))
    assert seen(table.match, 0)[0] == [[], ["healing"]]


def state_of(match: Match) -> TalismanState:
    assert isinstance(match.state, TalismanState)
    return match.state
