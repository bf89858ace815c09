"""What players agree on before a match of Dungeoneer."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.engine.setup import Setup


class DungeonSetup(Setup, frozen=True, forbid_unknown_fields=True):
    """The set-up options of Dungeoneer. The eight rule variants are DGN-VAR."""

    sets: Literal["serpent", "heroic", "epic", "heroic-serpent", "heroic-epic-serpent"] | tuple[str, ...] = "serpent"
    """A set alone, or several with their bands of levels (DGN-BAND)."""
    decks: Literal["one", "split"] = "one"
    """DGN-COMBO-02: the adventure deck split into glory and peril. Always so for one player (DGN-SOLO-05)."""
    heroes: Literal["deal", "choose"] | tuple[str, ...] = "deal"
    """Dealt at random (DGN-SETUP-07), chosen in turn (Hero Choice), or agreed beforehand."""
    blank_spots: Literal["drawn", "none"] = "drawn"
    """No Blank Spots: the whole dungeon is laid before play starts."""
    death: Literal["final", "resurrection"] = "final"
    """Resurrection: whoever loses a hero plays on with another."""
    discard: Literal["must", "may"] = "must"
    """Optional Discard."""
    placement: Literal["own", "unbiased"] = "own"
    """Unbiased Placement: others lay the locations of one's personal quests."""
    quests: Literal["personal", "common"] = "personal"
    """Nothing Personal: all quests are common."""
    movement: Literal["speed", "limit"] = "speed"
    """Movement Limit: three action points, whatever the speed."""
    spikes: Literal["check", "dodge"] = "check"
    """Dodging Spikes: an action point spares the check."""
    solo: Literal["plain", "harder"] = "plain"
    """DGN-SOLO-18: the harder game for one player uses the lair."""
    goddess: Literal["counts", "wins"] = "counts"
    """DGN-SOLO-02: alone, defeating Nakari is one of the three quests, or wins at once (DGN-NAK-02)."""
    staying: Literal["safe", "dice"] = "safe"
    """DGN-SOLO-11: alone, whether staying in a location brings dice for its peril as entering does."""
    rounds: Annotated[int, msgspec.Meta(ge=1, le=500)] = 200
    """After so many rounds the match is over, and the most quests win. The rulebook knows no such end."""
