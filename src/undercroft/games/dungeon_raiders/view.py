"""What a seat may know of a match of Dungeon Raiders.

RAID-SET-18: one's own hand, of the others' hands how many cards they are. RAID-OVR-03, RAID-ITM-03: a dark room only
when it is entered, or to whom a torch has shown it. RAID-SET-10: of the piles nothing but how many they are.
"""

from __future__ import annotations

from undercroft.engine.game import View
from undercroft.games.dungeon_raiders.content.cards import CARD_IDS, FIRST_ITEM, FULL_SET, ITEM_IDS, held
from undercroft.games.dungeon_raiders.content.characters import NOBODY
from undercroft.games.dungeon_raiders.content.rooms import MonsterRoom, Room, TreasureRoom
from undercroft.games.dungeon_raiders.ending import standings
from undercroft.games.dungeon_raiders.forecast import bounds_of, is_settled
from undercroft.games.dungeon_raiders.options import LAYS
from undercroft.games.dungeon_raiders.state import ROOMS_IN_LEVEL, Raider, RaidState


class RaiderView(View, frozen=True):
    seat: int
    character: str | None
    alive: bool
    stone: bool
    lives: int
    treasure: int
    cards: int
    """How many cards are in hand."""
    hand: list[str] | None
    """The cards in hand; only one's own."""
    played: list[str]
    """Power cards that lie open until the level ends."""
    laid: list[str]
    """Cards laid in this room."""
    face_down: int
    """How many cards lie face down in this room."""
    chosen: list[str] | None
    """Which these are; only one's own."""
    torch: bool
    """Whether a torch was lit in this level."""
    value: int
    """What the cards laid in this room count for."""
    least: int
    most: int
    """Between which bounds it will lie in the end, by all that the raider can still play."""
    settled: bool
    """Whether nothing more can come."""


class RoomView(View, frozen=True):
    place: int
    """1 to 5, from left to right."""
    dark: bool
    """Whether it lies face down."""
    room: str | None
    """Which room it is; of a dark one only if a torch has shown it."""
    kind: str | None
    chests: list[int]
    strength: int | None
    """Of a monster, with as many alive as there are now; none where it cannot be beaten."""
    damage: int | None


class StandingView(View, frozen=True):
    """How a raider would come off if it ended now."""

    seat: int
    place: int | None
    """1 for the winners; those who cannot win have none."""
    fate: str
    """wins, follows, faints, dead or stone."""


class RaidView(View, frozen=True):
    level: int
    """1 to 5; 0 before the first is laid out."""
    piles: int
    """Piles left in the dungeon row, a door on each."""
    aside: int
    """Cards that are not used in this match."""
    contest: str | None
    """What cards are played for now: the room entered, or a chest that its boss guarded."""
    needs: int | None
    """What all cards together must count for to beat the monster; none where nothing can be beaten."""
    row: list[RoomView]
    """The rooms of this level that are not behind us, the leftmost first."""
    behind: list[str]
    """The rooms resolved so far, in order."""
    items: dict[str, int]
    """The item piles."""
    used: list[str]
    """Items played in this room, not yet back in their piles."""
    first: int | None
    """Who has the first player token."""
    raiders: list[RaiderView]
    standings: list[StandingView]
    """If it ended now, the best first."""


def view(s: RaidState, seat: int | None) -> RaidView:
    return RaidView(
        level=s.level,
        piles=s.piles,
        aside=len(s.aside),
        contest=s.at.id if s.at is not None else None,
        needs=s.at.strength.get(len(s.living)) if isinstance(s.at, MonsterRoom) else None,
        row=[_room(s, place, seat) for place in range(s.place, s.row_ends)],
        behind=[room.id for room in s.dungeon[: s.place]],
        items=dict(zip(ITEM_IDS, s.supply, strict=True)),
        used=[CARD_IDS[item] for item in s.used],
        first=s.first if s.first >= 0 else None,
        raiders=[_raider(s, raider, raider.seat == seat) for raider in s.raiders],
        standings=[StandingView(*standing) for standing in standings(s)],
    )


def _room(s: RaidState, place: int, seat: int | None) -> RoomView:
    room: Room | None = s.dungeon[place] if s.is_known(place, seat) else None
    return RoomView(
        place=place % ROOMS_IN_LEVEL + 1,
        dark=not s.is_known(place, None),
        room=room.id if room is not None else None,
        kind=room.kind if room is not None else None,
        chests=list(room.chests) if isinstance(room, TreasureRoom) else [],
        strength=room.strength.get(len(s.living)) if isinstance(room, MonsterRoom) else None,
        damage=room.damage if isinstance(room, MonsterRoom) else None,
    )


def _raider(s: RaidState, raider: Raider, own: bool) -> RaiderView:
    hand = hand_of(raider)
    bounds = bounds_of(s, raider)
    face_down = LAYS[raider.face_down].cards if raider.face_down is not None else ()
    for card in face_down:
        hand.remove(card)
    return RaiderView(
        seat=raider.seat,
        character=raider.character.id if raider.character is not NOBODY else None,
        alive=raider.alive,
        stone=raider.stone,
        lives=raider.lives,
        treasure=raider.treasure,
        cards=len(hand),
        hand=_names(hand) if own else None,
        played=_names(held(FULL_SET & ~raider.power)),
        laid=_names(raider.laid),
        face_down=len(face_down),
        chosen=_names(face_down) if own else None,
        torch=raider.looked,
        value=raider.value,
        least=bounds.least,
        most=bounds.most,
        settled=s.at is not None and raider.alive and is_settled(s, raider),
    )


def hand_of(raider: Raider) -> list[int]:
    """All cards in hand, power cards first."""
    items = [FIRST_ITEM + kind for kind, count in enumerate(raider.items) for _ in range(count)]
    return held(raider.power) + items


def _names(cards: tuple[int, ...] | list[int]) -> list[str]:
    return [CARD_IDS[card] for card in cards]
