"""Set-ups that the conformance suite should try: all rule variants at once, alone and with others."""

from __future__ import annotations

VARIANTS = {
    "decks": "split",
    "heroes": "choose",
    "blank_spots": "none",
    "death": "resurrection",
    "discard": "may",
    "placement": "unbiased",
    "quests": "common",
    "movement": "limit",
    "spikes": "dodge",
    "solo": "harder",
}
CASES = [(seats, VARIANTS) for seats in (1, 2, 4)]
