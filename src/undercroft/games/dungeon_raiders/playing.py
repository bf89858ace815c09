"""Step 2: everyone plays a card, in secret and at once, or openly in turn."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.engine.decision import Detail, Play, ask
from undercroft.games.dungeon_raiders.hands import offer, reveal
from undercroft.games.dungeon_raiders.items import light_torch
from undercroft.games.dungeon_raiders.options import CARDS_OF, LIGHT_TORCH
from undercroft.games.dungeon_raiders.state import Raider, RaidState
from undercroft.games.dungeon_raiders.tactical import play_openly

_LIGHT = LIGHT_TORCH()


def play_cards(
    s: RaidState, players: list[Raider], kind: str, about: Mapping[str, Detail], most: int = 1
) -> Play[None]:
    """RAID-PLAY-01: all these raiders play a card (or ``most`` cards), and nothing takes effect before they have
    (RAID-RES-01). RAID-ITM-05, RAID-ITM-06: whoever laid a crystal ball plays on when the others' cards are open."""
    for raider in players:
        raider.due = most
    while players:
        yield from (play_openly if s.tactical else play_in_secret)(s, players, kind, about)
        players = [raider for raider in players if raider.due]
        kind = "follow-up"


def play_in_secret(s: RaidState, players: list[Raider], kind: str, about: Mapping[str, Detail]) -> Play[None]:
    """RAID-PLAY-03, RAID-PLAY-04, RAID-ITM-07: cards are chosen face down and revealed together. Whoever lights a
    torch chooses after that, while the cards of the others stay face down."""
    waiting = players
    while waiting:
        choices = yield tuple([ask(raider.seat, kind, offer(s, raider), about) for raider in waiting])
        looking = []
        for raider, choice in zip(waiting, choices, strict=True):
            if choice is _LIGHT:
                light_torch(s, raider)
                looking.append(raider)
            else:
                raider.face_down = CARDS_OF[choice]
        waiting = looking
    for raider in players:
        reveal(s, raider)
