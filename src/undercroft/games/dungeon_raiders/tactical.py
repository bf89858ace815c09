"""The tactical variant: cards are played openly, in turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undercroft.engine.decision import Detail, Option, Play, ask
from undercroft.games.dungeon_raiders.hands import offer, reveal
from undercroft.games.dungeon_raiders.items import light_torch
from undercroft.games.dungeon_raiders.options import LIGHT_TORCH
from undercroft.games.dungeon_raiders.state import Raider, RaidState

_LIGHT: Final = LIGHT_TORCH()


def choose_first_player(s: RaidState) -> None:
    """RAID-TAC-01, RAID-TAC-02: chance gives somebody the first player token."""
    s.first = s.chance.pick("first", [str(seat) for seat in range(s.seats)])
    s.tell("first", seat=s.first)


def clockwise(s: RaidState, raiders: list[Raider]) -> list[Raider]:
    """In turn order, beginning with the first player."""
    at_first: list[Raider] = []
    then: list[Raider] = []
    for raider in raiders:
        (then if raider.seat < s.first else at_first).append(raider)
    return at_first + then


def play_openly(s: RaidState, players: list[Raider], kind: str, about: Mapping[str, Detail]) -> Play[None]:
    """RAID-TAC-03, RAID-TAC-06: each in turn, with open cards. RAID-TAC-05: a crystal ball passes; what is due for it
    is played when the others have played all their cards."""
    while players:
        for raider in clockwise(s, players):
            choice: Option = yield ask(raider.seat, kind, offer(s, raider), about)
            while choice is _LIGHT:
                light_torch(s, raider)
                choice = yield ask(raider.seat, kind, offer(s, raider), about)
            reveal(s, raider, choice)
        players = [raider for raider in players if raider.due]
        kind = "follow-up"


def pass_token(s: RaidState) -> None:
    """RAID-NEXT-01 to RAID-NEXT-03: to the highest value of those alive; of several, to the nearest clockwise, the
    first player being the nearest of all."""
    highest, holder = -1, s.first
    for raider in clockwise(s, s.living):
        if raider.value > highest:
            highest, holder = raider.value, raider.seat
    if holder != s.first:
        s.first = holder
        s.tell("first", seat=holder)
