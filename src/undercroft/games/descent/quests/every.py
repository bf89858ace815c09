"""Reads the scripts of all quests, so that they are entered."""

from __future__ import annotations

from undercroft.games.descent.quests import (
    a_fat_goblin,
    castle_daerion,
    death_on_the_wing,
    first_blood,
    the_cardinals_plight,
    the_masquerade_ball,
)

EVERY = (first_blood, a_fat_goblin, castle_daerion, the_cardinals_plight, the_masquerade_ball, death_on_the_wing)
