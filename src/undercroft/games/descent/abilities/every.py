"""Reads all abilities, so that they are entered."""

from __future__ import annotations

from undercroft.games.descent.abilities import heroes, lieutenants, monsters
from undercroft.games.descent.abilities.items import found, shields, shop
from undercroft.games.descent.abilities.overlord import basic, magus, saboteur, universal, warlord
from undercroft.games.descent.abilities.skills import (
    berserker,
    disciple,
    knight,
    necromancer,
    runemaster,
    spiritspeaker,
    thief,
    wildlander,
)

EVERY = (
    heroes,
    berserker,
    knight,
    disciple,
    spiritspeaker,
    necromancer,
    runemaster,
    thief,
    wildlander,
    shop,
    shields,
    found,
    monsters,
    lieutenants,
    basic,
    warlord,
    saboteur,
    magus,
    universal,
)
