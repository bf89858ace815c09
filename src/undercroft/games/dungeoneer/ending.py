"""The end of a match: three quests, Nakari, the last hero, the highest level, or too many rounds."""

from __future__ import annotations

from typing import Final

from undercroft.engine.outcome import Outcome
from undercroft.games.dungeoneer.state import QUESTS_TO_WIN, DungeonState, Hero

VICTORY_POINTS: Final = {"heroic": 1, "epic": 2, "legendary": 3}
"""DGN-BAND-26 to DGN-BAND-28."""


class MatchDecided(Exception):
    """Somebody has won: what goes on stops at once."""


def victory_points(s: DungeonState, hero: Hero) -> int:
    """DGN-BAND-23: by the number and the degree of completed quests."""
    packs, set_of = s.box.packs, s.box.set_of_quest
    return sum([VICTORY_POINTS[packs[set_of[quest.id]].about.degree] for quest in hero.done])


def decide(s: DungeonState, winners: tuple[int, ...], how: str) -> None:
    """The match is over."""
    s.won = winners
    s.tell("decided", how=how, winners=tuple([s.heroes[seat].id for seat in winners]))
    raise MatchDecided


def after_quest(s: DungeonState, hero: Hero) -> None:
    """DGN-GOAL-02: three quests win. DGN-BAND-15, DGN-BAND-20: with several sets the highest level ends the match, and
    victory points decide. DGN-SOLO-02: alone one has to come back to the entrance."""
    if s.solo:
        check_return(s, hero)
    elif s.box.combined:
        if hero.level >= s.box.last_level:
            decide(s, most_points(s), "points")
    elif len(hero.done) >= QUESTS_TO_WIN:
        decide(s, (hero.seat,), "quests")


def check_return(s: DungeonState, hero: Hero) -> None:
    """DGN-SOLO-02: with three quests; DGN-BAND-20: with several sets from the highest level, or with three of the last
    set, should something have lowered the level since."""
    if s.solo and s.places[hero.place].location.entrance and may_return(s, hero):
        decide(s, (hero.seat,), "returned")


def may_return(s: DungeonState, hero: Hero) -> bool:
    """Alone: whether nothing is left to do but to come back."""
    last = len(s.box.packs) - 1
    done = [quest for quest in hero.done if s.box.set_of_quest[quest.id] == last]
    return len(done) >= QUESTS_TO_WIN or (s.box.combined and hero.level >= s.box.last_level)


def after_defeat(s: DungeonState) -> None:
    """DGN-GOAL-03: the last hero wins. DGN-BATTLE-18: alone, the match is lost."""
    left = s.living
    if s.reviving or len(left) > 1:
        return
    decide(s, tuple([hero.seat for hero in left]), "last-hero" if left else "lost")


def most_points(s: DungeonState) -> tuple[int, ...]:
    """DGN-BAND-24, DGN-BAND-25: most victory points, then the highest level, then together."""
    best = max([(victory_points(s, hero), hero.level) for hero in s.living], default=(0, 0))
    return tuple([hero.seat for hero in s.living if (victory_points(s, hero), hero.level) == best])


def out_of_rounds(s: DungeonState) -> None:
    """Nobody has won in time: the most quests win, then the highest level; alone, the match is lost."""
    if s.solo:
        decide(s, (), "too-long")
    if s.box.combined:
        decide(s, most_points(s), "too-long")
    best = max([(len(hero.done), hero.level) for hero in s.living])
    decide(s, tuple([hero.seat for hero in s.living if (len(hero.done), hero.level) == best]), "too-long")


def outcome(s: DungeonState) -> Outcome | None:
    """Scores are completed quests, with several sets victory points."""
    if s.won is None:
        return None
    scores = [victory_points(s, hero) if s.box.combined else len(hero.done) for hero in s.heroes]
    return Outcome(
        winners=s.won,
        scores=tuple(scores),
        notes={str(hero.seat): [] if hero.alive else ["defeated"] for hero in s.heroes},
    )
