"""Spoils: treasure tokens and experience."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.dungeon_roll.content.treasures import TREASURES

if TYPE_CHECKING:
    from undercroft.games.dungeon_roll.state import RollState


def gain_treasure(s: RollState) -> None:
    """ROLL-LOOT-03, ROLL-DWIN-02: draw a token unseen; with the chest empty take 1 XP instead (ROLL-LOOT-04)."""
    me = s.me
    if not any(s.chest):
        s.tell("chest-empty", seat=me.seat)
        gain_xp(s, 1)
        return
    kind = s.chance.draw("treasure", TREASURES, s.chest)
    s.chest[kind] -= 1
    me.treasures[kind] += 1
    s.tell("drew", seat=me.seat, treasure=TREASURES[kind])


def spend_treasure(s: RollState, kind: int) -> None:
    """ROLL-TRS-02: a used token goes back into the chest and can be drawn again."""
    me = s.me
    me.treasures[kind] -= 1
    me.used_treasure = True
    s.chest[kind] += 1


def gain_xp(s: RollState, xp: int) -> None:
    """Take experience; at the threshold the card is flipped at once, costs nothing and readies nothing
    (ROLL-HERO-01, ROLL-HERO-02, ROLL-HERO-03)."""
    me = s.me
    me.xp += xp
    if s.events is not None:
        s.tell("xp", seat=me.seat, xp=xp, total=me.xp)
    if me.xp >= me.card.level_up_xp and not me.master:
        me.side = me.card.master
        s.tell("level-up", seat=me.seat, hero=me.side.name)
