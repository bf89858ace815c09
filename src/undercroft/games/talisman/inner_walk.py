"""Moving in the Inner Region: one space a turn, towards the Crown or back (TALB-INMOV)."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Option
from undercroft.engine.errors import Why
from undercroft.games.talisman.having import has
from undercroft.games.talisman.options import STAY, STEP
from undercroft.games.talisman.state import Character, TalismanState

PLAIN: Final = "plain-of-peril"
VALLEY: Final = "valley-of-fire"
NEARNESS: Final = {
    "portal-of-power-1": -1,
    PLAIN: 0,
    "crypt": 1,
    "mines": 1,
    "dice-with-death": 2,
    "vampires-tower": 2,
    "werewolf-den": 3,
    "pits": 3,
    VALLEY: 4,
    "crown-of-command": 5,
}
"""How far each space is on the way to the Crown (TALB-BRD-06, TALB-BRD-07)."""

NO_TALISMAN = Why("no-talisman", "TALB-INMOV-07")
HELD = Why("held-by-space", "TALB-INMOV-05")
NOT_NEXT = Why("not-next", "TALB-INMOV-02")
NO_WAY_OFF = Why("no-way-off-the-crown", "TALB-CRN-01")


def cannot_step(s: TalismanState, c: Character, space: int) -> Why | None:
    """TALB-INMOV-02: one space, either way. TALB-INMOV-05: a space that holds one lets one only back. TALB-INMOV-07:
    into the Valley of Fire only with a Talisman. TALB-CRN-01: never off the Crown."""
    here, there = s.box.spaces[c.space], s.box.spaces[space]
    if c.space == s.box.crown:
        return NO_WAY_OFF
    if space not in here.next:
        return NOT_NEXT
    onward = is_onward(s, c, space)
    if onward and c.held:
        return HELD
    if there.id == VALLEY and onward and not has(s, c, "opens-valley"):
        return NO_TALISMAN
    return None


def is_onward(s: TalismanState, c: Character, space: int) -> bool:
    return NEARNESS[s.box.spaces[space].id] > NEARNESS[s.box.spaces[c.space].id]


def step_offers(s: TalismanState, c: Character) -> list[Option]:
    """Where the character can step, or stay to face the space again."""
    here = s.box.spaces[c.space]
    found = [STEP(s.box.spaces[space].id) for space in here.next if cannot_step(s, c, space) is None]
    return [STAY(), *found] if c.held else found
