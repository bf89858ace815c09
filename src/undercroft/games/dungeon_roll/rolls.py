"""Rolls: filling a level, rolling dice again, and bringing dice back from the graveyard."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING, Final

from undercroft.engine.decision import Detail, Option, Play, ask
from undercroft.games.dungeon_roll.content.dice import (
    DRAGON,
    DUNGEON_DICE,
    DUNGEON_DIE,
    DUNGEON_FACES,
    MONSTERS,
    PARTY_DIE,
    PARTY_FACES,
)
from undercroft.games.dungeon_roll.options import FACE, KEEP, PICK, REVIVE, ROLL, ROLL_MONSTERS

if TYPE_CHECKING:
    from undercroft.games.dungeon_roll.state import RollState

DIE_NAMES: Final = (*PARTY_FACES, *DUNGEON_FACES[:DRAGON])
"""What can be rolled again: party faces, then the faces of dungeon dice that lie on the level."""
ALL_AT_ONCE: Final = 2
"""The version of the rules since which all monsters can be taken up in one go."""
_PICKS: Final = [PICK(die) for die in DIE_NAMES]
_PLACE: Final = {pick: place for place, pick in enumerate(_PICKS)}
_REVIVALS: Final = [REVIVE(face) for face in PARTY_FACES]
_ROLL: Final = ROLL()
_KEEP: Final = KEEP()
_ROLL_MONSTERS: Final = ROLL_MONSTERS()
_MONSTER_PLACES: Final = [len(PARTY_FACES) + monster for monster in MONSTERS]


def throw_party(s: RollState, count: int) -> bytes:
    """Throw party dice into the party; the faces that came up."""
    faces = s.chance.throw(PARTY_DIE, count)
    party = s.party
    for face in faces:
        party[face] += 1
    return faces


def throw_dungeon(s: RollState, count: int) -> bytes:
    """Throw dungeon dice onto the level. ROLL-PARTY-05: each dragon face, on any roll, goes to the Lair."""
    faces = s.chance.throw(DUNGEON_DIE, count)
    dungeon = s.dungeon
    dragons = 0
    for face in faces:
        if face == DRAGON:
            dragons += 1
        else:
            dungeon[face] += 1
    if dragons:
        s.lair += dragons
        if dragons >= 3:
            s.me.earn("dragon-bait")
    if count == DUNGEON_DICE:
        s.seven_rolled = True
    return faces


def tell_roll(s: RollState, kind: str, names: tuple[str, ...], faces: bytes, **data: Detail) -> None:
    """Tell what came up, sorted by face."""
    s.tell(kind, dice=tuple([names[face] for face in sorted(faces)]), **data)


def reroll(s: RollState, kind: str, *, party_only: bool = False, optional: bool = False) -> Play[bool]:
    """Pick any number of dice, one by one or all monsters at once, then roll them together. Never dice in the Lair
    (ROLL-PARTY-07, ROLL-PARTY-08) or in the graveyard. Whether anything was rolled."""
    seat = s.me.seat
    left = s.party + ([0] * len(s.dungeon) if party_only else s.dungeon)
    picks = [*compress(_PICKS, left)]
    done = [_KEEP] if optional else []
    picked: tuple[str, ...] = ()
    while True:
        standing = [place for place in _MONSTER_PLACES if left[place]]
        at_once = [_ROLL_MONSTERS] if standing and s.rules >= ALL_AT_ONCE else []
        choice: Option = yield ask(seat, kind, picks + at_once + done, {"picked": picked, "count": len(picked)})
        if choice is _KEEP:
            return False
        if choice is _ROLL_MONSTERS:
            for place in standing:
                picked += (DIE_NAMES[place],) * left[place]
                left[place] = 0
            choice = _ROLL
        if choice is _ROLL:
            roll_again(s, picked, left)
            return True
        place = _PLACE[choice]
        picked += (DIE_NAMES[place],)
        done = [_ROLL]
        left[place] -= 1
        if not left[place]:
            picks.remove(choice)


def roll_again(s: RollState, picked: tuple[str, ...], left: list[int]) -> None:
    """Take up these dice, so that only those left lie there, and throw them all at once."""
    party = sum(s.party) - sum(left[: len(PARTY_FACES)])
    dungeon = len(picked) - party
    if s.events is not None:
        s.tell("picked-up", seat=s.adventurer, dice=picked)
    if party:
        s.party = left[: len(PARTY_FACES)]
        faces = throw_party(s, party)
        if s.events is not None:
            tell_roll(s, "rerolled", PARTY_FACES, faces, seat=s.adventurer)
    if dungeon:
        s.dungeon = left[len(PARTY_FACES) :]
        faces = throw_dungeon(s, dungeon)
        if s.events is not None:
            tell_roll(s, "rerolled", DUNGEON_FACES, faces, seat=s.adventurer)


def revive(s: RollState, potions: int) -> Play[None]:
    """ROLL-LOOT-06, ROLL-LOOT-07: for each potion one die comes back from the graveyard on a chosen face;
    potions beyond the dice there do nothing."""
    for left in range(min(potions, s.graveyard), 0, -1):
        choice: Option = yield ask(s.me.seat, "revive", _REVIVALS, {"count": left})
        face = FACE.of(choice)
        s.graveyard -= 1
        s.party[PARTY_FACES.index(face)] += 1
        if s.events is not None:
            s.tell("revived", seat=s.adventurer, die=face)
