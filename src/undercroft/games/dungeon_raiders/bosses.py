"""Bosses, and their marks."""

from __future__ import annotations

from undercroft.engine.decision import Play
from undercroft.games.dungeon_raiders.content.bosses import Boss
from undercroft.games.dungeon_raiders.content.cards import FIRST_ITEM, SWORD, TORCH
from undercroft.games.dungeon_raiders.content.rooms import TreasureRoom
from undercroft.games.dungeon_raiders.hands import offer
from undercroft.games.dungeon_raiders.monsters import is_beaten, is_confused
from undercroft.games.dungeon_raiders.playing import play_cards
from undercroft.games.dungeon_raiders.state import Raider, RaidState
from undercroft.games.dungeon_raiders.treasure import open_chests
from undercroft.games.dungeon_raiders.wounds import lose_treasure, turn_to_stone, wound


def fight_boss(s: RaidState, boss: Boss) -> Play[None]:
    """RAID-BOSS-02 to RAID-BOSS-04: like a monster, with up to two cards each, which add up.
    RAID-MARK-11: a double boss is fought twice; what was laid in the first fight is spent."""
    for fight in range(1, boss.fights + 1):
        raiders = s.living
        if len(raiders) < 2:
            return
        if fight > 1:
            clear_the_table(s)
            s.tell("boss-again", room=boss.id)
        yield from play_cards(s, ready_to_fight(s), "fight-boss", {"room": boss.id, "fight": fight})
        if is_beaten(s, boss, raiders):
            if boss.guards is not None:
                yield from claim_chest(s, boss, boss.guards)
        elif not is_confused(s, boss, raiders):
            strike(s, boss, raiders)


def clear_the_table(s: RaidState) -> None:
    """What lies there from an earlier fight counts no more. RAID-MARK-12: who lays nothing has value 0."""
    for raider in s.raiders:
        raider.laid = ()
        raider.value = 0


def ready_to_fight(s: RaidState) -> list[Raider]:
    """RAID-BOSS-03: two cards are due from those who have any."""
    for raider in s.living:
        raider.due = 2
    return able_to_play(s)


def able_to_play(s: RaidState) -> list[Raider]:
    """Those who have a card to lay."""
    return [raider for raider in s.living if offer(s, raider)]


def strike(s: RaidState, boss: Boss, raiders: list[Raider]) -> None:
    """The boss attacks. RAID-MARK-13: a torch beside a power card protects from wounds."""
    highest = highest_card(boss, raiders)
    for raider in victims(boss, raiders):
        if boss.fears_torches and holds_torch_and_power(raider):
            s.tell("protected", seat=raider.seat, room=boss.id)
        elif boss.petrifies:
            turn_to_stone(s, raider)
        else:
            wound(s, raider, highest if boss.wounds_by_card else boss.damage)
            if boss.robs:
                lose_treasure(s, raider, highest)


def victims(boss: Boss, raiders: list[Raider]) -> list[Raider]:
    """RAID-MON-05, RAID-MARK-01, RAID-MARK-02: the lowest value, that and the next, or the highest."""
    ranks = sorted({raider.value for raider in raiders})
    struck = ranks[-1:] if boss.hits_highest else ranks[: 1 + boss.hits_next]
    return [raider for raider in raiders if raider.value in struck]


def highest_card(boss: Boss, raiders: list[Raider]) -> int:
    """RAID-MARK-08, RAID-MARK-09: the highest single card on the table."""
    return max([boss.worth[card] for raider in raiders for card in raider.laid], default=0)


def holds_torch_and_power(raider: Raider) -> bool:
    """RAID-MARK-13. A sword is a power card of value 5 (RAID-ITM-12)."""
    return TORCH in raider.laid and any(card < FIRST_ITEM or card == SWORD for card in raider.laid)


def claim_chest(s: RaidState, boss: Boss, room: TreasureRoom) -> Play[None]:
    """RAID-MARK-07: one more card each, as in a treasure room; who has none does not compete."""
    clear_the_table(s)
    s.at = room
    s.tell("chest-opens", room=boss.id, chest=room.chests[0])
    players = able_to_play(s)
    yield from play_cards(s, players, "claim-chest", {"chest": room.chests[0]})
    if players:
        open_chests(s, room, players)
