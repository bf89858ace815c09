"""What a seat cannot know, dealt anew: unseen rooms, the boss, and cards that lie face down.

Hands need no dealing: characters, played cards and items that were taken are open, so who holds what can be told.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Option
from undercroft.games.dungeon_raiders.content.bosses import BOSS_IDS, BOSSES
from undercroft.games.dungeon_raiders.content.rooms import VAULT_WITH_ITEMS, Room
from undercroft.games.dungeon_raiders.hands import offer
from undercroft.games.dungeon_raiders.options import LAYS
from undercroft.games.dungeon_raiders.state import ROOMS_IN_DUNGEON, Raider, RaidState

_BOSS_PLACE: Final = ROOMS_IN_DUNGEON - 1


def deal_anew(s: RaidState, seat: int | None) -> None:
    """All that this seat has not seen; what it knows, by a torch too (RAID-ITM-03), stays as it is. Cards are sorted
    before they are shuffled, so that nothing of the true order shows."""
    if s.place < _BOSS_PLACE:
        _deal_rooms(s, seat)
        _turn_piles(s)
    if not s.is_known(_BOSS_PLACE, seat):
        s.dungeon = (*s.dungeon[:-1], BOSSES[s.chance.pick("boss", BOSS_IDS)])
    for raider in s.raiders:
        if raider.seat != seat and raider.face_down is not None:
            raider.face_down = _other_choice(s, raider)


def _deal_rooms(s: RaidState, seat: int | None) -> None:
    """Rooms that this seat has not seen change places with one another and with the six set aside (RAID-SET-02)."""
    rooms = list(s.dungeon)
    unseen = [place for place in range(s.place, _BOSS_PLACE) if not s.is_known(place, seat)]
    cards = sorted([rooms[place] for place in unseen] + list(s.aside), key=_name)
    s.chance.shuffle("unseen", cards, _name)
    if s.setup.first_game:
        known = [room for place, room in enumerate(rooms) if place not in unseen]
        _keep_a_vault(s, known, cards, len(unseen))
    for place, room in zip(unseen, cards, strict=False):
        rooms[place] = room
    s.dungeon = tuple(rooms)
    s.aside = tuple(cards[len(unseen) :])


def _keep_a_vault(s: RaidState, known: list[Room], cards: list[Room], in_play: int) -> None:
    """RAID-DIFF-01: all know that at least one vault with items is in the dungeon."""
    if VAULT_WITH_ITEMS not in known + cards[:in_play]:
        place = s.chance.pick("swap", [room.id for room in cards[:in_play]])
        vault = cards.index(VAULT_WITH_ITEMS)
        cards[place], cards[vault] = cards[vault], cards[place]


def _name(room: Room) -> str:
    return room.id


def _turn_piles(s: RaidState) -> None:
    """RAID-SET-10: nobody knows which cards of the piles lie face up."""
    piles = sorted(s.dark[s.row_ends : _BOSS_PLACE])
    s.chance.shuffle("piles", piles, str)
    s.dark = (*s.dark[: s.row_ends], *piles, *s.dark[s.row_ends + len(piles) :])


def _other_choice(s: RaidState, raider: Raider) -> Option:
    """Any card that could lie there face down while somebody looks by the light of a torch (RAID-PLAY-03)."""
    possible = [option for option in offer(s, raider) if option in LAYS]
    return possible[s.chance.pick("face-down", [option.id for option in possible])]
