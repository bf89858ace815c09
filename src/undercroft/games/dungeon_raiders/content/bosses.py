"""The eleven bosses and their marks. All published."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeon_raiders.content.cards import BALL, ITEMS, SWORD, bits, worth
from undercroft.games.dungeon_raiders.content.rooms import BOSS, MonsterRoom, TreasureRoom


class Boss(MonsterRoom):
    """A boss card. RAID-BOSS-05: any item may be laid, but only the sword counts for something, unless a mark says
    otherwise. Its marks, in the order of the rulebook:

    ``hits_next``      RAID-MARK-01: the next lowest value is struck as well
    ``hits_highest``   RAID-MARK-02: the highest value is struck
    ``no_swords``      RAID-MARK-03
    ``torch``          RAID-MARK-04: what a torch counts for
    ``no_balls``       RAID-MARK-05
    ``ball``           RAID-MARK-06: what a crystal ball counts for
    ``guards``         RAID-MARK-07: the chest that is opened when it is beaten
    ``wounds_by_card`` RAID-MARK-08: as many wounds as the highest card played
    ``robs``           RAID-MARK-09: treasure is lost as well, as much as the highest card played
    ``petrifies``      RAID-MARK-10
    ``fights``         RAID-MARK-11: how many times it is fought
    ``fears_torches``  RAID-MARK-13: a torch beside a power card protects
    """

    __slots__ = (
        "fears_torches",
        "fights",
        "guards",
        "hits_highest",
        "hits_next",
        "petrifies",
        "robs",
        "wounds_by_card",
    )

    def __init__(
        self,
        boss: str,
        strength: tuple[int, int, int],
        damage: int,
        *,
        hits_next: bool = False,
        hits_highest: bool = False,
        no_swords: bool = False,
        torch: int = 0,
        no_balls: bool = False,
        ball: int = 0,
        guards: int = 0,
        wounds_by_card: bool = False,
        robs: bool = False,
        petrifies: bool = False,
        fights: int = 1,
        fears_torches: bool = False,
    ) -> None:
        forbidden = bits(SWORD) * no_swords | bits(BALL) * no_balls
        super().__init__(
            boss, strength, damage, BOSS, bits(*ITEMS) & ~forbidden, worth(torch=torch, ball=ball, sword=5)
        )
        self.hits_next = hits_next
        self.hits_highest = hits_highest
        self.guards = TreasureRoom(guards, room="guarded-chest") if guards else None
        self.wounds_by_card = wounds_by_card
        self.robs = robs
        self.petrifies = petrifies
        self.fights = fights
        self.fears_torches = fears_torches


BOSSES: Final = (
    Boss("tax-collector", (14, 18, 23), 2, robs=True),
    Boss("sphinx", (14, 18, 23), 4, ball=5),
    Boss("golem", (14, 18, 23), 0, no_swords=True, wounds_by_card=True),
    Boss("hydra", (8, 10, 13), 2, fights=2),
    Boss("wolf-pack", (11, 14, 18), 3, fears_torches=True),
    Boss("medusa", (12, 16, 20), 0, petrifies=True),
    Boss("megadragon", (17, 23, 29), 4, guards=3),
    Boss("minotaur", (11, 15, 19), 4, hits_highest=True),
    Boss("mummy", (13, 18, 23), 4, torch=5),
    Boss("necromancer", (12, 15, 19), 2, hits_next=True, no_balls=True),
    Boss("vampire", (14, 18, 23), 3, hits_next=True, torch=3),
)
"""RAID-COMP-10."""
BOSS_IDS: Final = tuple([boss.id for boss in BOSSES])
