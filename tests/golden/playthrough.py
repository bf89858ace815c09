"""Golden playthroughs: whole matches as readable text, so that a change of rules shows in a diff.

``make golden`` (``python -m tests.golden.playthrough``) writes them anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import undercroft
from undercroft.engine.match import Match
from undercroft.players import make_player
from undercroft.words import Words

FOLDER = Path(__file__).parent


class Playthrough(NamedTuple):
    """A match that is always the same: who plays what, from which seed."""

    name: str
    game: str
    players: tuple[str, ...]
    seed: int
    setup: dict[str, object]

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"


OTHER_READINGS: dict[str, object] = {"bait": "monsters", "mesmerize": "one-or-two", "fleeing": "forfeits"}
ALL_VARIANTS: dict[str, object] = {
    "sets": "heroic",
    "decks": "split",
    "heroes": "choose",
    "blank_spots": "none",
    "death": "resurrection",
    "discard": "may",
    "placement": "unbiased",
    "quests": "common",
    "movement": "limit",
    "spikes": "dodge",
    "rounds": 2,
}
TWO_SETS: dict[str, object] = {"sets": "heroic-serpent", "rounds": 8}
TALISMAN_VARIANTS: dict[str, object] = {
    "characters": "three",
    "goal": "lord",
    "flight": "fight-or-flight",
    "treasures": "random",
    "exit": "ruins",
    "trophies": "five",
    "bonus": "starting",
    "estate": "inheritance",
    "evading": "individuals",
    "rounds": 10,
}
BASE_GAME: dict[str, object] = {"expansion": "none", "death": "bloodbath", "crown": "sudden-death", "rounds": 12}
DAERION: dict[str, object] = {"quest": "castle-daerion", "party": "choose", "level": "advanced"}

PLAYTHROUGHS = (
    Playthrough("roll-solo-knight", "dungeon-roll", ("thumb",), 1, {"heroes": ["knight"]}),
    Playthrough("roll-solo-enchantress", "dungeon-roll", ("thumb",), 6, {"heroes": ["enchantress"]}),
    Playthrough("roll-two", "dungeon-roll", ("thumb", "random"), 2, {}),
    Playthrough("roll-four", "dungeon-roll", ("thumb", "thumb", "random", "thumb"), 3, {"first": 2}),
    Playthrough("roll-chosen-heroes", "dungeon-roll", ("random", "thumb", "random"), 4, {"heroes": "choose"}),
    Playthrough("raid-two", "dungeon-raiders", ("thumb", "random"), 1, {}),
    Playthrough("raid-four", "dungeon-raiders", ("thumb", "random", "thumb", "random"), 2, {"first_game": True}),
    Playthrough("raid-tactical", "dungeon-raiders", ("thumb",) * 5, 3, {"variant": "tactical", "characters": "choose"}),
    Playthrough("roll-other-readings", "dungeon-roll", ("thumb", "random"), 5, OTHER_READINGS),
    Playthrough("dungeoneer-four", "dungeoneer", ("thumb", "random", "thumb", "thumb"), 1, {"rounds": 2}),
    Playthrough("dungeoneer-two", "dungeoneer", ("thumb", "random"), 2, {"rounds": 6}),
    Playthrough("dungeoneer-solo", "dungeoneer", ("thumb",), 3, {"solo": "harder"}),
    Playthrough("dungeoneer-variants", "dungeoneer", ("thumb", "thumb", "thumb"), 4, ALL_VARIANTS),
    Playthrough("dungeoneer-sets", "dungeoneer", ("thumb", "thumb"), 7, TWO_SETS),
    Playthrough("talisman-four", "talisman", ("thumb", "random", "thumb", "thumb"), 1, {"rounds": 10}),
    Playthrough("talisman-short", "talisman", ("thumb", "thumb"), 2, {"goal": "short", "rounds": 15}),
    Playthrough("talisman-solo", "talisman", ("thumb",), 3, {"solo_rounds": "thirty"}),
    Playthrough("talisman-base", "talisman", ("thumb", "random", "thumb"), 4, BASE_GAME),
    Playthrough("talisman-variants", "talisman", ("thumb", "thumb", "random"), 5, TALISMAN_VARIANTS),
    Playthrough("descent-two", "descent", ("thumb", "thumb"), 1, {}),
    Playthrough("descent-daerion", "descent", ("thumb", "thumb", "thumb"), 2, DAERION),
    Playthrough("descent-expert", "descent", ("thumb", "thumb", "thumb", "random", "thumb"), 3, {"level": "expert"}),
)


def text_of(play: Playthrough) -> str:
    """The whole match: what happened, what was asked, what was chosen."""
    return "\n".join(_lines(play)) + "\n"


def _lines(play: Playthrough) -> Iterator[str]:
    words = Words("en", undercroft.games()[play.game])
    names = [f"Seat {seat}" for seat in range(len(play.players))]
    players = [make_player(kind, play.game, play.seed + seat) for seat, kind in enumerate(play.players)]
    match = undercroft.new_match(play.game, seats=len(players), seed=play.seed, setup=play.setup)
    yield f"{play.game}: {', '.join(play.players)}; seed {play.seed}; {play.setup or 'plain set-up'}"
    yield f"commitment {match.commitment}"
    told = 0
    while match.outcome is None:
        yield from (f"  {words.event(event, names)}" for event in match.events[told:])
        told = len(match.events)
        decision = match.decisions[0]
        choice = players[decision.seat].choose(match, decision)
        yield f"{names[decision.seat]} ({decision.kind}): {' '.join(option.id for option in decision.options)}"
        yield f"  > {choice.id} [{choice.rule}]"
        match.choose(decision.seat, choice)
    yield from (f"  {words.event(event, names)}" for event in match.events[told:])
    yield from _end(match)


def _end(match: Match) -> Iterator[str]:
    assert match.outcome is not None
    yield f"scores {match.outcome.scores}, winners {match.outcome.winners}"
    for seat, notes in match.outcome.notes.items():
        if notes:
            yield f"  seat {seat}: {', '.join(notes)}"


def main() -> None:
    for play in PLAYTHROUGHS:
        play.path.write_text(text_of(play), encoding="utf-8")
        print(play.path.relative_to(FOLDER.parent.parent))


if __name__ == "__main__":
    main()
