"""A small builder: put Dungeon Raiders on the table as a test needs it.

table = Table(4, rooms="dragon").play("5", "4", "3", "3")
assert table.lives == [8, 8, 5, 5]
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest

import undercroft
from undercroft.engine.decision import Decision
from undercroft.engine.event import Event
from undercroft.engine.match import Match, Start
from undercroft.games.dungeon_raiders import GAME
from undercroft.games.dungeon_raiders.content.bosses import BOSSES
from undercroft.games.dungeon_raiders.content.cards import CARD_IDS, FIRST_ITEM, ITEM_IDS
from undercroft.games.dungeon_raiders.content.rooms import ROOMS
from undercroft.games.dungeon_raiders.items import return_items_of, take_item
from undercroft.games.dungeon_raiders.state import RaidState
from undercroft.games.dungeon_raiders.view import RaidView, hand_of

CHARACTERS = ("warrior", "knight", "wizard", "thief", "explorer")
EVERY_ROOM = {**ROOMS, **{boss.id: boss for boss in BOSSES}}
SHORT = {"ball": "crystal-ball", "light": "light-torch", **{str(value): f"power-{value}" for value in range(1, 6)}}


class Table:
    """A match whose table is laid before the first turn.

    ``seats`` raiders with 8 lives, 5 treasures, all power cards and no items, unless ``lives``, ``treasure``,
    ``hands`` ("1 2 5", power cards only) and ``items`` ("ball key") say otherwise, seat by seat. ``rooms`` are the
    next rooms of the level, ``dark:`` before those that lie face down; with less than five, the others are lit
    zombies. ``room`` is the number of the first of them in its level. ``boss``: all else is behind, and this boss is
    entered. ``piles``: how many cards of each item are left, if not the rest of the six. Further options are the
    set-up's.
    """

    def __init__(
        self,
        seats: int = 4,
        rooms: str = "zombie",
        *,
        level: int = 1,
        room: int = 1,
        boss: str = "",
        lives: Sequence[int] = (),
        treasure: Sequence[int] = (),
        hands: Sequence[str] = (),
        items: Sequence[str] = (),
        piles: dict[str, int] | None = None,
        dead: Sequence[int] = (),
        first: int = 0,
        seed: int = 0,
        **setup: object,
    ) -> None:
        if boss:
            level, room, rooms = 5, 5, boss

        def arrange(s: RaidState) -> None:
            _lay_dungeon(s, level, room, rooms.split())
            for raider in s.raiders:
                raider.lives = lives[raider.seat] if lives else 8
                raider.treasure = treasure[raider.seat] if treasure else 5
                raider.alive = raider.seat not in dead
                if hands:
                    raider.power = sum(1 << int(card) for card in hands[raider.seat].split())
                return_items_of(s, raider)
                for item in items[raider.seat].split() if items else []:
                    take_item(s, raider, CARD_IDS.index(_full(item)))
            s.living = [raider for raider in s.raiders if raider.alive]
            for item, left in (piles or {}).items():
                s.supply[ITEM_IDS.index(item)] = left
            if s.tactical:
                s.first = first

        options = {"characters": CHARACTERS[:seats], **setup}
        self.match = Match(Start(GAME, seats, seed, options, arrange))

    # -- what lies on the table ---------------------------------------------------------------

    @property
    def state(self) -> RaidState:
        assert isinstance(self.match.state, RaidState)
        return self.match.state

    def view(self, seat: int | None = None) -> RaidView:
        view = self.match.view(seat)
        assert isinstance(view, RaidView)
        return view

    @property
    def lives(self) -> list[int]:
        return [raider.lives for raider in self.state.raiders]

    @property
    def treasure(self) -> list[int]:
        return [raider.treasure for raider in self.state.raiders]

    @property
    def alive(self) -> list[bool]:
        return [raider.alive for raider in self.state.raiders]

    @property
    def piles(self) -> dict[str, int]:
        """The item piles."""
        return self.view().items

    def hand(self, seat: int) -> list[str]:
        """The seat's hand in short: power cards as numbers."""
        return [_short(CARD_IDS[card]) for card in hand_of(self.state.raiders[seat])]

    def items(self, seat: int) -> list[str]:
        return [_short(CARD_IDS[card]) for card in hand_of(self.state.raiders[seat]) if card >= FIRST_ITEM]

    def told(self, kind: str) -> list[Event]:
        """The events of this kind."""
        return [event for event in self.match.events if event.kind == kind]

    def seats_told(self, kind: str) -> list[object]:
        """The seats that events of this kind are about."""
        return [event.data["seat"] for event in self.told(kind)]

    @property
    def outcome(self) -> undercroft.Outcome:
        assert self.match.outcome is not None
        return self.match.outcome

    # -- what is asked ------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """What is asked now: ``play-card``, ``follow-up``, ``fight-boss``, ``claim-chest`` ..."""
        return self.match.decisions[0].kind

    @property
    def seats_asked(self) -> list[int]:
        return [decision.seat for decision in self.match.decisions]

    def decision(self, seat: int) -> Decision:
        decision = self.match.decision(seat)
        assert decision is not None
        return decision

    def offers(self, seat: int) -> list[str]:
        """What the seat can do now, in short: ``5``, ``sword``, ``3+sword``, ``light``, ``hold``."""
        return [_option_in_short(option.id) for option in self.decision(seat).options]

    def rule_of(self, seat: int, card: str) -> str:
        """The rule that an option on offer names as the one that allows it."""
        option = self.decision(seat).option(_option(card))
        assert option is not None
        return option.rule

    def play(self, *cards: str) -> Table:
        """Each card is for the next who is asked; ``3+sword`` are two, ``light`` lights a torch, ``-`` skips a seat."""
        asked = [decision.seat for decision in self.match.decisions]
        for place, card in enumerate(cards):
            if card != "-":
                seat = asked[place] if len(asked) == len(cards) else self.match.decisions[0].seat
                self.match.choose(seat, _option(card))
        return self

    def refuses(self, seat: int, card: str, code: str, rule: str) -> None:
        """This card must be refused for this reason, and nothing changes by asking."""
        before = self.view(seat), self.offers(seat), len(self.match.events)
        with pytest.raises(undercroft.Refusal) as refusal:
            self.match.choose(seat, _option(card))
        assert (refusal.value.code, refusal.value.rule) == (code, rule)
        assert (self.view(seat), self.offers(seat), len(self.match.events)) == before


def _lay_dungeon(s: RaidState, level: int, room: int, rooms: list[str]) -> None:
    s.place = (level - 1) * 5 + room - 1
    s.level = level if room > 1 else level - 1
    dungeon = [*s.dungeon]
    dark = [*s.dark]
    last = min(level * 5, 25 if rooms and rooms[-1] in EVERY_ROOM and EVERY_ROOM[rooms[-1]].kind == "boss" else 24)
    for place in range(s.place, last):
        name = rooms[place - s.place] if place - s.place < len(rooms) else "zombie"
        dungeon[place] = EVERY_ROOM[name.removeprefix("dark:")]
        dark[place] = name.startswith("dark:") or place == 24
    s.dungeon, s.dark = tuple(dungeon), tuple(dark)


def _full(card: str) -> str:
    return SHORT.get(card, card)


def _short(card: str) -> str:
    return next((short for short, full in SHORT.items() if full == card), card)


def _option(card: str) -> str:
    if card in ("light", "hold"):
        return _full(card)
    if "+" in card:
        return ":".join(["play-two", *map(_full, card.split("+"))])
    return f"play:{_full(card)}"


def _option_in_short(option_id: str) -> str:
    verb, *cards = option_id.split(":")
    return "+".join(map(_short, cards)) if cards else _short(verb)


# -- real matches -----------------------------------------------------------------------------


def new_match(seats: int, seed: int = 0, **setup: object) -> Match:
    return Match(Start(GAME, seats, seed, setup))


def playing(seats: int, seed: int, **setup: object) -> Iterator[Match]:
    """A real match with random choices, shown before every choice and at its end."""
    match = new_match(seats, seed, **setup)
    luck = random.Random(seed)
    while match.outcome is None:
        yield match
        decision = luck.choice(match.decisions)
        match.choose(decision.seat, luck.choice(decision.options))
    yield match


def table_of(match: Match) -> RaidState:
    assert isinstance(match.state, RaidState)
    return match.state


def view_of(match: Match, seat: int | None = None) -> RaidView:
    view = match.view(seat)
    assert isinstance(view, RaidView)
    return view
