"""The rule that each kind of event comes from: the log leads to it."""

from __future__ import annotations

EVENT_RULES = {
    "character": "RAID-SET-12",
    "first": "RAID-NEXT-01",
    "level": "RAID-LVL-04",
    "room": "RAID-ENT-01",
    "dark-room": "RAID-ENT-02",
    "lit-torch": "RAID-ITM-02",
    "played": "RAID-PLAY-04",
    "gained": "RAID-TRK-05",
    "lost": "RAID-TRK-05",
    "healed": "RAID-TRK-03",
    "wounded": "RAID-TRK-02",
    "died": "RAID-DTH-01",
    "petrified": "RAID-MARK-10",
    "chest-stays": "RAID-TRE-04",
    "chest-too-small": "RAID-TRE-03",
    "beaten": "RAID-MON-02",
    "stands": "RAID-MON-03",
    "confused": "RAID-TWO-08",
    "unbeatable": "RAID-TWO-06",
    "trap": "RAID-TRP-11",
    "trap-still": "RAID-TRP-11",
    "took-item": "RAID-STA-02",
    "item-short": "RAID-STA-03",
    "protected": "RAID-MARK-13",
    "boss-again": "RAID-MARK-11",
    "chest-opens": "RAID-MARK-07",
    "level-done": "RAID-LEND-02",
    "fainted": "RAID-END-02",
}
