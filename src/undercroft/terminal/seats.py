"""Who sits where: people at this terminal, and computer players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from undercroft.engine.errors import BadSetup, speakable
from undercroft.engine.game import Game
from undercroft.engine.record import Record
from undercroft.players import Player, UnknownPlayer, make_player
from undercroft.words import Words

HUMAN = "human"
COMPUTER = "normal"
USUAL_SEATS = 4
MOST_OF_A_NAME = 60
"""So many letters of a name are shown: files of matches come from others too."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the match. Without a computer player a person at this terminal sits there."""

    spec: str
    name: str
    player: Player | None


def take_seats(
    specs: Sequence[str], game_id: str, words: Words, seed: str, *, known: bool = False, watched: bool = False
) -> list[Seat]:
    """A seat for each spec: ``human``, ``human:Name`` or a computer player's.

    With ``known``, as for a record's players, a spec that names no computer player is a person's name.
    Of a match that is only ``watched`` nobody is "you"."""
    players = [_player(spec, game_id, f"{seed}:{seat}", known) for seat, spec in enumerate(specs)]
    only_one = sum(player is None for player in players) == 1
    who = ("only" if watched else "you") if only_one else "one-of-many"
    names: list[str] = []
    for spec, player in zip(specs, players, strict=True):
        names.append(_unused(_name(spec, player, who, len(names) + 1, words), names))
    return [Seat(*each) for each in zip(specs, names, players, strict=True)]


def usual_players(game: Game[Any]) -> list[str]:
    """Who plays if nobody says it: a person alone, or against computers where the game is for several."""
    alone = 1 in game.seats
    return [HUMAN] if alone else [HUMAN, *[COMPUTER] * (min(USUAL_SEATS, game.seats[-1]) - 1)]


def check_players(game: Game[Any], specs: Sequence[str]) -> None:
    """As many as the game has seats; if they are not, an example of what would do."""
    if len(specs) not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        message = f"{game.id} is for {least} to {most} seats, not {len(specs)}"
        example = ",".join(usual_players(game))
        raise BadSetup(message, "wrong-players", least=least, most=most, seats=len(specs), example=example)


def specs_of(record: Record) -> list[str]:
    """Who sat in the seats of a recorded match: people, where the record does not say it for every seat."""
    return record.players if len(record.players) == record.seats else [HUMAN] * record.seats


def is_human(spec: str) -> bool:
    return spec.partition(":")[0] == HUMAN


def _player(spec: str, game_id: str, seed: str, known: bool) -> Player | None:
    if is_human(spec):
        return None
    try:
        return make_player(spec, game_id, seed)
    except UnknownPlayer:
        if known:
            return None
        raise


def _name(spec: str, player: Player | None, who: str, number: int, words: Words) -> str:
    if player is not None:
        return words.say("player-computer", kind=spec.partition(":")[0])
    given = speakable(spec.partition(":")[2] if is_human(spec) else spec, MOST_OF_A_NAME).strip()
    return given or words.say("player-human", who=who, number=number)


def _unused(name: str, taken: Sequence[str]) -> str:
    number = 1
    unused = name
    while unused in taken:
        number += 1
        unused = f"{name} {number}"
    return unused
