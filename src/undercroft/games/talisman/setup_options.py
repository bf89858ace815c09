"""What players agree on before a match of Talisman."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.engine.setup import Setup


class TalismanSetup(Setup, frozen=True, forbid_unknown_fields=True):
    """The set-up options of Talisman."""

    expansion: Literal["whole", "cards", "none"] = "whole"
    """TALH-PART-01: the Dungeon whole, its cards without its board, or none of it."""
    characters: Literal["deal", "three", "choose"] | tuple[str, ...] = "deal"
    """Dealt at random (TALB-SET-07), one of three (TALB-VAR-02), chosen in turn, or agreed beforehand."""
    goal: Literal["crown", "lord", "short"] = "crown"
    """The Crown of Command; Winner Takes All (TAL-WIN-01); the Short Dungeon Game (TAL-SHORT-01)."""
    flight: Literal["free", "fight-or-flight"] = "free"
    """TAL-FOF-01: Fight or Flight."""
    treasures: Literal["chosen", "random"] = "chosen"
    """TAL-RND-01: Random Treasures."""
    exit: Literal["beyond", "ruins"] = "beyond"
    """TAL-EXIT-03: leaving by the Dungeon Entrance one has to go on past the Ruins, or may stop on them."""
    command: Literal["standard", "easier"] = "standard"
    """TALB-VAR-03: with five or more the Command Spell works more easily."""
    trophies: Literal["seven", "six", "five"] = "seven"
    """TALB-VAR-06: points for a counter."""
    bonus: Literal["none", "starting"] = "none"
    """TALB-VAR-07: a point of Strength or Craft at the start."""
    death: Literal["successors", "bloodbath"] = "successors"
    """TALB-VAR-08: Bloodbath, one Talisman and no second character."""
    crown: Literal["command-spell", "sudden-death"] = "command-spell"
    """TALB-VAR-10: Sudden Death, the first on the Crown wins."""
    estate: Literal["space", "inheritance"] = "space"
    """TALB-VAR-12: Inheritance, the successor gets the goods of the killed."""
    evading: Literal["standard", "individuals"] = "standard"
    """TALB-VAR-15: unfriendly individuals can be evaded, too."""
    rounds: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 200
    """TALH-END-03: after so many rounds the match is over."""
    solo_rounds: Literal["none", "thirty", "fifty", "eighty"] = "fifty"
    """TALH-SOLO-03: alone, the rounds within which it has to be won."""
