"""The end of the game, for two and for more."""

from __future__ import annotations

from undercroft.engine.outcome import Outcome
from undercroft.games.dungeon_raiders.state import ROOMS_IN_DUNGEON, Raider, RaidState


def outcome(s: RaidState) -> Outcome | None:
    """RAID-END-01: over once level 5 is done. RAID-END-08: or when at most one raider is left alive."""
    if s.place < ROOMS_IN_DUNGEON and len(s.living) > 1:
        return None
    return reckon(s)


def reckon(s: RaidState) -> Outcome:
    """Scores are treasure; the dead have none (RAID-DTH-02)."""
    fainted = fainting(s)
    return Outcome(
        winners=winners(s, fainted),
        scores=tuple([raider.treasure if raider.alive else 0 for raider in s.raiders]),
        notes={str(raider.seat): fate(raider, fainted) for raider in s.raiders},
    )


def fate(raider: Raider, fainted: list[Raider]) -> list[str]:
    if raider.alive:
        return ["fainted"] if raider in fainted else []
    return ["petrified"] if raider.stone else ["dead"]


def fainting(s: RaidState) -> list[Raider]:
    """RAID-END-02 to RAID-END-04: those alive with the fewest lives, unless all have equally many.
    RAID-TWO-02: in a game for two nobody faints."""
    living = s.living
    lives = [raider.lives for raider in living]
    if s.seats == 2 or not living or min(lives) == max(lives):
        return []
    return [raider for raider in living if raider.lives == min(lives)]


def winners(s: RaidState, fainted: list[Raider]) -> tuple[int, ...]:
    """RAID-END-05 to RAID-END-07, RAID-TWO-03 to RAID-TWO-05: the richest; of those the one with the most lives;
    else they win together."""
    standing = [raider for raider in s.living if raider not in fainted]
    best = max([(raider.treasure, raider.lives) for raider in standing], default=None)
    return tuple([raider.seat for raider in standing if (raider.treasure, raider.lives) == best])


def tell_who_faints(s: RaidState) -> None:
    for raider in fainting(s):
        s.tell("fainted", seat=raider.seat, lives=raider.lives)
