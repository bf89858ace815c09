"""The rule that each kind of event comes from: the log leads to it."""

from __future__ import annotations

EVENT_RULES = {
    "dug": "NEW-TURN-01",
    "left": "NEW-TURN-03",
}
