"""Step 2: everyone plays a card, in secret and at once, or openly in turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undercroft.engine.decision import Detail, Option, Play, ask
from undercroft.games.dungeon_raiders.hands import offer, reveal
from undercroft.games.dungeon_raiders.items import light_torch
from undercroft.games.dungeon_raiders.options import LIGHT_TORCH
from undercroft.games.dungeon_raiders.state import Raider, RaidState
from undercroft.games.dungeon_raiders.tactical import play_openly

_LIGHT: Final = LIGHT_TORCH()


def play_cards(s: RaidState, players: list[Raider], kind: str, about: Mapping[str, Detail]) -> Play[None]:
    """RAID-PLAY-01: all these raiders play, and nothing takes effect before they have (RAID-RES-01)."""
    return play_openly(s, players, kind, about) if s.tactical else play_in_secret(s, players, kind, about)


def play_in_secret(s: RaidState, players: list[Raider], kind: str, about: Mapping[str, Detail]) -> Play[None]:
    """RAID-PLAY-03, RAID-PLAY-04: cards are chosen face down and revealed together. RAID-ITM-05, RAID-ITM-06: whoever
    laid a crystal ball plays on when the others' cards are open."""
    while players:
        questions = []
        for raider in players:
            questions.append(ask(raider.seat, kind, offer(s, raider), about))
        choices = yield tuple(questions)
        if _LIGHT in choices:
            choices = yield from choose_by_torchlight(s, players, choices, kind, about)
        playing_on = []
        for place, raider in enumerate(players):
            reveal(s, raider, choices[place])
            if raider.due:
                playing_on.append(raider)
        players, kind = playing_on, "follow-up"


def choose_by_torchlight(
    s: RaidState, players: list[Raider], choices: tuple[Option, ...], kind: str, about: Mapping[str, Detail]
) -> Play[list[Option]]:
    """RAID-ITM-07: whoever lights a torch chooses after that, while the cards of the others stay face down. What all
    have chosen in the end."""
    waiting = players
    while waiting:
        looking = []
        for raider, choice in zip(waiting, choices, strict=True):
            if choice is _LIGHT:
                light_torch(s, raider)
                looking.append(raider)
            else:
                raider.face_down = choice
        waiting = looking
        if waiting:
            choices = yield tuple([ask(raider.seat, kind, offer(s, raider), about) for raider in waiting])
    return [turn_up(raider) for raider in players]


def turn_up(raider: Raider) -> Option:
    """What was chosen face down lies there no more."""
    choice, raider.face_down = raider.face_down, None
    assert choice is not None
    return choice
