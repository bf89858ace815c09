"""Treasure and wounds, and death."""

from __future__ import annotations

from undercroft.games.dungeon_raiders.content.characters import MOST_LIVES
from undercroft.games.dungeon_raiders.items import return_items_of
from undercroft.games.dungeon_raiders.state import Raider, RaidState


def gain_treasure(s: RaidState, raider: Raider, treasure: int) -> None:
    """RAID-TRK-05."""
    raider.treasure += treasure
    if s.events is not None:
        s.tell("gained", seat=raider.seat, treasure=treasure, total=raider.treasure)


def lose_treasure(s: RaidState, raider: Raider, treasure: int) -> None:
    """RAID-TRK-05: never below nothing."""
    lost = treasure if treasure < raider.treasure else raider.treasure
    if lost:
        raider.treasure -= lost
        if s.events is not None:
            s.tell("lost", seat=raider.seat, treasure=lost, total=raider.treasure)


def heal(s: RaidState, raider: Raider, lives: int) -> None:
    """RAID-TRK-03, RAID-TRK-04: never above ten."""
    missing = MOST_LIVES - raider.lives
    healed = lives if lives < missing else missing
    if healed:
        raider.lives += healed
        if s.events is not None:
            s.tell("healed", seat=raider.seat, lives=healed, total=raider.lives)


def wound(s: RaidState, raider: Raider, wounds: int) -> None:
    """RAID-TRK-02. RAID-DTH-01: with no lives left, one dies at once."""
    lost = wounds if wounds < raider.lives else raider.lives
    if lost:
        raider.lives -= lost
        if s.events is not None:
            s.tell("wounded", seat=raider.seat, wounds=lost, total=raider.lives)
        if not raider.lives:
            die(s, raider, "died")


def turn_to_stone(s: RaidState, raider: Raider) -> None:
    """RAID-MARK-10: out of the game, whatever lives are left."""
    raider.stone = True
    die(s, raider, "petrified")


def die(s: RaidState, raider: Raider, how: str) -> None:
    """RAID-DTH-02 to RAID-DTH-04: the card is turned over, the items go back to their piles."""
    raider.alive = False
    s.living = [other for other in s.living if other is not raider]
    s.tell(how, seat=raider.seat)
    return_items_of(s, raider)
