"""Setting up: the dungeon, the characters, the first player."""

from __future__ import annotations

from typing import Final

from undercroft.engine.chance import Chance
from undercroft.engine.decision import Option, Play, ask
from undercroft.engine.errors import Why
from undercroft.engine.setup import check_cards
from undercroft.games.dungeon_raiders.content.bosses import BOSS_IDS, BOSSES
from undercroft.games.dungeon_raiders.content.characters import CHARACTER_IDS, CHARACTERS, NOBODY
from undercroft.games.dungeon_raiders.content.rooms import DECK, VAULT_WITH_ITEMS, Room
from undercroft.games.dungeon_raiders.items import take_item
from undercroft.games.dungeon_raiders.options import CHARACTER, CHOOSE_CHARACTER
from undercroft.games.dungeon_raiders.setup_options import RaidSetup
from undercroft.games.dungeon_raiders.state import RaidState
from undercroft.games.dungeon_raiders.tactical import choose_first_player

SET_ASIDE: Final = 6
"""RAID-SET-02."""
DARK: Final = (False,) * 12 + (True,) * 12
"""RAID-SET-03: half of the cards are turned face up."""


def check(seats: int, setup: RaidSetup) -> None:
    """What the set-up's types cannot say."""
    if not isinstance(setup.characters, str):
        check_cards("dungeon-raiders", "characters", setup.characters, CHARACTER_IDS, seats)


def set_up(seats: int, setup: RaidSetup, chance: Chance) -> RaidState:
    s = RaidState(seats, setup, chance)
    prepare_dungeon(s)
    if setup.characters == "deal":
        deal_characters(s)
    elif setup.characters != "choose":
        for seat, character in enumerate(setup.characters):
            take_character(s, seat, CHARACTER_IDS.index(character))
    return s


# -- the dungeon ------------------------------------------------------------------------------


def prepare_dungeon(s: RaidState) -> None:
    """RAID-SET-01 to RAID-SET-08: 24 of the 30 cards, half of them face up, shuffled again; a boss under them."""
    deck = list(DECK)
    s.chance.shuffle("deck", deck, _name)
    deck, aside = deck[:-SET_ASIDE], deck[-SET_ASIDE:]
    if s.setup.first_game and VAULT_WITH_ITEMS not in deck:
        swap_in_vault(s, deck, aside)
    cards = list(zip(deck, DARK, strict=True))
    s.chance.shuffle("dungeon", cards, _name_as_it_lies)
    rooms, dark = zip(*cards, strict=True)
    s.dungeon = (*rooms, BOSSES[s.chance.pick("boss", BOSS_IDS)])
    s.dark = (*dark, True)
    s.aside = tuple(aside)


def swap_in_vault(s: RaidState, deck: list[Room], aside: list[Room]) -> None:
    """RAID-DIFF-01: a vault with items takes the place of any other card."""
    place = s.chance.pick("swap", [room.id for room in deck])
    vault = aside.index(VAULT_WITH_ITEMS)
    deck[place], aside[vault] = aside[vault], deck[place]


def _name(room: Room) -> str:
    return room.id


def _name_as_it_lies(card: tuple[Room, bool]) -> str:
    room, dark = card
    return f"dark:{room.id}" if dark else room.id


# -- the characters ---------------------------------------------------------------------------


def deal_characters(s: RaidState) -> None:
    """RAID-SET-12, RAID-SET-13: one each; the others stay in the box."""
    cards = list(CHARACTER_IDS)
    for seat in range(s.seats):
        take_character(s, seat, CHARACTER_IDS.index(cards.pop(s.chance.pick("character", cards))))


def choose_character(s: RaidState) -> Play[None]:
    """The next seat takes one of the characters that are left."""
    seat = next(raider.seat for raider in s.raiders if raider.character is NOBODY)
    free = [CHOOSE_CHARACTER(character) for character in CHARACTER_IDS if cannot_choose(s, character) is None]
    choice: Option = yield ask(seat, "choose-character", free)
    take_character(s, seat, CHARACTER_IDS.index(CHARACTER.of(choice)))


def cannot_choose(s: RaidState, character: str) -> Why | None:
    """RAID-SET-12: there is one card of each character."""
    taken = [raider.character.id for raider in s.raiders]
    return Why("character-taken", "RAID-SET-12", character=character) if character in taken else None


def take_character(s: RaidState, seat: int, character: int) -> None:
    """RAID-SET-14, RAID-SET-15, RAID-SET-17: the card lies open, and gives lives, treasure and items."""
    raider = s.raiders[seat]
    raider.character = CHARACTERS[character]
    raider.lives = raider.character.lives
    raider.treasure = raider.character.treasure
    for item in raider.character.belongings:
        take_item(s, raider, item)
    s.tell("character", seat=seat, character=raider.character.id)
    if s.tactical and seat == s.seats - 1:
        choose_first_player(s)
