"""Adventure cards neither vanish nor multiply, whatever happens."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from tests.rules.dungeoneer.table import Table, new_match, state_of
from undercroft.engine.decision import Decision, Option, first_response_counts
from undercroft.engine.match import turns
from undercroft.games.dungeoneer import GAME
from undercroft.games.dungeoneer.pieces import Laid
from undercroft.games.dungeoneer.state import DungeonState

SETUPS: list[tuple[int, dict[str, object]]] = [
    (4, {}),
    (3, {"death": "resurrection"}),
    (2, {"decks": "split", "sets": ("toy-heroic", "toy-epic", "toy")}),
    (4, {"sets": "serpent"}),
    (1, {}),
    (1, {"solo": "harder"}),
    (1, {"solo": "harder", "sets": "serpent"}),
    (1, {"solo": "harder", "sets": "heroic", "death": "resurrection"}),
]


def names(cards: Iterable[Laid]) -> Iterator[str]:
    for laid in cards:
        yield laid.card.id
        yield from names(laid.attached)


def every_card(s: DungeonState) -> Counter[str]:
    """Where all adventure cards are between two turns of the engine."""
    found = Counter(card.id for pile in (*s.deck, *s.discard, s.put_away) for card in pile)
    for hero in s.heroes:
        found.update(card.id for card in hero.hand)
        found.update(names((*hero.boons, *hero.treasures, *hero.attached, *hero.lair)))
    found.update(snare.card.id for snare in (*s.snares, *s.fixtures, *s.springing))
    found.update(names(attack.monster for attack in s.attacks if attack.monster and not attack.done))
    found.update(names(s.waiting))
    return found


def answer_to(asked: Decision | tuple[Decision, ...] | None, luck: random.Random) -> Option | tuple[Option, ...] | None:
    if isinstance(asked, tuple):
        return tuple(first_response_counts(asked, [luck.choice(list(each.options)) for each in asked]))
    return None if asked is None else luck.choice(list(asked.options))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("seats", "setup"), SETUPS)
def test_after_every_turn_all_cards_are_somewhere(seats: int, setup: dict[str, object], seed: int) -> None:
    s = state_of(new_match(seats, seed, **setup))
    luck, asked = random.Random(seed), turns(GAME, s, stopping=True)
    stage, cards, checked = 0, every_card(s), 0
    answer: Option | tuple[Option, ...] | None = None
    for _ in range(4000):
        try:
            decision: Decision | tuple[Decision, ...] | None = asked.send(answer)
        except StopIteration:
            break
        answer = answer_to(decision, luck)
        if decision is None:
            if s.stage > stage:
                stage, cards = s.stage, every_card(s)
            assert every_card(s) == cards
            checked += 1
    assert checked > 20


@pytest.mark.rule("DGN-BATTLE-18")
def test_encounters_of_a_dungeon_lord_who_dies_first_are_discarded() -> None:
    table = Table(
        3, phase="villainy", hands=["rat boa net", "", ""], health=[1, 18, 18], action=[4, 1, 0], dice="1 6 6 1 1 1"
    )
    table.do("send:rat:hand:1:bo", "send:boa:hand:3:cid", "attack", "challenge-hero:ana", "form:bo:magic").settle()
    assert not table.hero(0).alive
    assert sorted(table.discard) == ["boa", "net", "rat"]
    assert table.view().attacks == []


@pytest.mark.rule("DGN-SOLO-20", "DGN-BEX-04")
def test_alone_a_monster_of_the_lair_that_is_repelled_does_not_come_back() -> None:
    table = Table(
        1, places={"passage": (0, -1)}, hands=["shout"], deck="rat", lairs=["boa"], solo="harder", dice="1 6 3"
    )
    table.do("move:north:passage", "play:shout", "repel:boa:2").settle()
    assert table.lair() == ["rat"]
    assert table.discard.count("boa") == 1


@pytest.mark.rule("DGN-SOLO-20", "DGN-MIN-01")
def test_alone_a_monster_of_the_lair_that_is_tamed_is_a_minion_and_nothing_else() -> None:
    table = Table(
        1, places={"passage": (0, -1)}, hands=["command"], deck="rat", lairs=["boa"], solo="harder", dice="1 6 3"
    )
    table.do("move:north:passage", "play:command", "tame:boa:2").settle()
    assert table.treasures() == ["boa"]
    assert table.lair() == ["rat"]
