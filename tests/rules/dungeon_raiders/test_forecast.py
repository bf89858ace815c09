"""What is foretold in Dungeon Raiders: bounds that hold, and after a crystal ball what really happens."""

from __future__ import annotations

import pytest

from tests.rules.foretelling import moments, taken
from undercroft.engine.chance import Chance, make_seed
from undercroft.engine.event import Event
from undercroft.engine.match import Match
from undercroft.games.dungeon_raiders.content.bosses import BOSSES
from undercroft.games.dungeon_raiders.content.cards import CARD_IDS
from undercroft.games.dungeon_raiders.content.rooms import ROOMS, Room
from undercroft.games.dungeon_raiders.ending import standings
from undercroft.games.dungeon_raiders.forecast import RaidForecast
from undercroft.games.dungeon_raiders.setup_options import RaidSetup
from undercroft.games.dungeon_raiders.state import RaidState
from undercroft.games.dungeon_raiders.view import RaidView

CONTESTS: dict[str, Room] = {**ROOMS, **{boss.id: boss for boss in BOSSES}}
NEXT = ("room", "dark-room", "chest-opens", "boss-again", "level")
"""What is told when another contest begins."""
CHANGES = {"gained": ("treasure", 1), "lost": ("treasure", -1), "healed": ("lives", 1), "wounded": ("lives", -1)}


@pytest.mark.parametrize("variant", ["standard", "tactical"])
def test_after_the_others_cards_are_open_what_is_foretold_happens(variant: str) -> None:
    tried = 0
    for match, decision in moments("dungeon-raiders", 4, 25, **({"variant": variant} if variant == "tactical" else {})):
        for option in decision.options:
            found = match.forecast(decision.seat, option)
            if not isinstance(found, RaidForecast) or not found.sure or len(match.decisions) > 1:
                continue
            _, events = taken(match, decision.seat, option)
            told = {name: count for name, count in found.success.items() if name in ("lives", "treasure")}
            assert changes(events, decision.seat) == told, option.id
            beaten = [event.kind for event in events if event.kind in ("beaten", "stands")][:1]
            assert (beaten == ["beaten"]) is bool(found.falls)
            tried += 1
    assert tried >= 20


def changes(events: list[Event], seat: int) -> dict[str, float]:
    """What a raider gained and lost in the room, before the next one is entered."""
    found: dict[str, float] = {}
    for event in events:
        if event.kind in NEXT:
            break
        if event.kind in CHANGES and event.data["seat"] == seat:
            name, sign = CHANGES[event.kind]
            count = int(str(event.data["wounds" if event.kind == "wounded" else name]))
            found[name] = found.get(name, 0.0) + sign * count
    return {name: count for name, count in found.items() if count}


def test_cards_count_for_something_between_the_bounds() -> None:
    held, reached = 0, 0
    for match, decision in moments("dungeon-raiders", 4, 12):
        view = match.view(decision.seat)
        assert isinstance(view, RaidView)
        if decision.kind not in ("play-card", "fight-boss") or any(raider.laid for raider in view.raiders):
            continue
        values = played_out(match, view)
        for raider in view.raiders:
            if raider.seat in values:
                assert raider.least <= values[raider.seat] <= raider.most, (view.contest, raider)
                held, reached = held + 1, reached + (values[raider.seat] in (raider.least, raider.most))
    assert held > 200
    assert reached > 20


def played_out(match: Match, view: RaidView) -> dict[int, int]:
    """What the cards of each counted for in the end, by what was played until the room was done."""
    fork = match.fork()
    told = len(fork.events)
    while fork.outcome is None and not any(event.kind in NEXT for event in fork.events[told:]):
        decision = fork.decisions[-1]
        fork.choose(decision.seat, decision.options[len(fork.choices) % len(decision.options)])
    values: dict[int, int] = {}
    for event in fork.events[told:]:
        if event.kind in NEXT:
            break
        if event.kind == "played":
            cards = event.data["cards"]
            assert isinstance(cards, tuple)
            seat = int(str(event.data["seat"]))
            worth = [CONTESTS[str(view.contest)].worth[CARD_IDS.index(card)] for card in cards]
            values[seat] = values.get(seat, 0) + sum(worth)
    return values


def table(*raiders: tuple[int, int]) -> RaidState:
    """Lives and treasure of each."""
    s = RaidState(len(raiders), RaidSetup(), Chance(make_seed(0)))
    for raider, (lives, treasure) in zip(s.raiders, raiders, strict=True):
        raider.lives, raider.treasure, raider.alive = lives, treasure, lives > 0
    s.living = [raider for raider in s.raiders if raider.alive]
    return s


@pytest.mark.rule("RAID-END-02", "RAID-END-05")
def test_if_it_ended_now_the_one_with_the_fewest_lives_faints_and_the_richest_other_wins() -> None:
    assert standings(table((3, 9), (4, 2), (5, 2))) == [(2, 1, "wins"), (1, 2, "follows"), (0, None, "faints")]


@pytest.mark.rule("RAID-END-04", "RAID-TWO-02")
def test_if_it_ended_now_nobody_faints_of_equals_nor_of_two() -> None:
    assert [place for _, place, _ in standings(table((5, 1), (5, 1), (5, 0)))] == [1, 1, 3]
    assert [seat for seat, _, _ in standings(table((1, 5), (9, 0)))] == [0, 1]


def test_if_it_ended_now_the_dead_come_last() -> None:
    assert standings(table((0, 9), (5, 0), (5, 0)))[-1] == (0, None, "dead")
