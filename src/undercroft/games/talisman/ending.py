"""The end of a match: the last one left, the first who reaches the goal, or too many rounds."""

from __future__ import annotations

from typing import Final

from undercroft.engine.outcome import Outcome
from undercroft.games.talisman.state import Character, TalismanState

SOLO_ROUNDS: Final = {"none": 0, "thirty": 30, "fifty": 50, "eighty": 80}
"""TALH-SOLO-03."""


class MatchDecided(Exception):
    """Somebody has won, or nobody can any more: what goes on stops at once."""


def decide(s: TalismanState, winners: tuple[int, ...], how: str) -> None:
    """The match is over."""
    s.won = winners
    s.how = how
    s.tell("decided", how=how, winners=tuple([s.characters[seat].id or f"seat-{seat + 1}" for seat in winners]))
    raise MatchDecided


def in_play(s: TalismanState) -> list[Character]:
    """All who still have a character, or will get one."""
    return [c for c in s.characters if not c.out]


def check_last(s: TalismanState) -> None:
    """TALB-CRN-14, TALH-END-01: the last one in the game wins at once. TALH-END-02: if one effect has killed all that
    were left, they share it. TALH-SOLO-01: alone there is nobody to outlast; TALH-SOLO-04."""
    if s.together:
        return
    fallen, s.fallen = s.fallen, []
    left = in_play(s)
    if s.solo:
        if not left:
            decide(s, (), "lost")
    elif len(left) == 1:
        decide(s, (left[0].seat,), "last-one")
    elif not left:
        decide(s, tuple(sorted(fallen)), "all-killed")


def on_crown(s: TalismanState, c: Character) -> None:
    """Somebody stands on the Crown. TALB-VAR-10, TALH-SOLO-02: that may be all. TALB-DEAD-06: nobody starts a new
    character any more, not even those who have just lost theirs."""
    if s.setup.crown == "sudden-death" or (s.solo and s.goal == "crown"):
        decide(s, (c.seat,), "crown")
    s.crowned = True
    for waiting in [each for each in in_play(s) if each.role is None]:
        waiting.out = True
        leave_estate(s, waiting)
        s.tell("out", seat=waiting.seat)
    check_last(s)


def leave_estate(s: TalismanState, c: Character) -> None:
    """TALB-DEAD-01: what an heir would have got stays where the character was killed."""
    s.table[c.space] += c.heir
    s.coins[c.space] += c.heir_gold
    c.heir = []
    c.heir_gold = 0


def lord_killed(s: TalismanState, c: Character) -> None:
    """TAL-WIN-01, TAL-SHORT-06, TALH-SOLO-02: the first to kill the Lord of Darkness wins."""
    if s.goal != "crown":
        decide(s, (c.seat,), "lord")


def check_rounds(s: TalismanState) -> None:
    """TALH-END-03, TALH-SOLO-03: a round is over, and perhaps it was the last."""
    if s.solo:
        most = SOLO_ROUNDS[s.setup.solo_rounds]
        if most and s.round > most:
            decide(s, (), "rounds")
    if s.round > s.setup.rounds:
        decide(s, () if s.solo else most_gained(s), "rounds")


def gained(s: TalismanState, c: Character) -> int:
    """TALB-VAR-11: counters, gold, Spells, Followers and Objects beyond what the character started with."""
    role = c.role
    if role is None:
        return 0
    entry = role.entry
    belongings = len(c.objects) - len(entry.objects) + len(c.followers) + len(c.spells) - entry.spells
    return c.strength + c.craft + c.gold - entry.gold + belongings


def most_gained(s: TalismanState) -> tuple[int, ...]:
    """TALH-END-03: ties are broken by lives, then shared."""
    best = max([(gained(s, c), c.lives) for c in in_play(s)])
    return tuple([c.seat for c in in_play(s) if (gained(s, c), c.lives) == best])


def outcome(s: TalismanState) -> Outcome | None:
    """How the match ended, if it did. TALH-SOLO-05: alone, the result of a won match is the number of rounds."""
    if s.won is None:
        return None
    scores = (s.round,) if s.solo else tuple([gained(s, c) for c in s.characters])
    notes = {str(seat): [f"won-{s.how}"] for seat in s.won}
    return Outcome(s.won, scores, notes)
