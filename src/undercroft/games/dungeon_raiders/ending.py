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


# -- if it ended now ------------------------------------------------------------------------------


def standings(s: RaidState) -> list[tuple[int, int | None, str]]:
    """Seat, place and fate of each, the best first. RAID-END-02 to RAID-END-07: those who faint have no place, nor have
    the dead."""
    fainted = fainting(s)
    standing = sorted([raider for raider in s.living if raider not in fainted], key=_wealth)
    fallen = sorted(
        [raider for raider in s.raiders if raider not in standing], key=lambda one: (not one.alive, *_wealth(one))
    )
    ranked = [(raider, 1 + sum(_wealth(other) < _wealth(raider) for other in standing)) for raider in standing]
    return [
        *[(raider.seat, place, "wins" if place == 1 else "follows") for raider, place in ranked],
        *[(raider.seat, None, _fate_now(raider)) for raider in fallen],
    ]


def _wealth(raider: Raider) -> tuple[int, int]:
    """The richest first; of those the one with the most lives."""
    return -raider.treasure, -raider.lives


def _fate_now(raider: Raider) -> str:
    if raider.alive:
        return "faints"
    return "stone" if raider.stone else "dead"
