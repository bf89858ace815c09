"""What a seat may know of a match of Dungeon Roll: all but what chance will bring.

ROLL-SET-02: nobody sees the tokens in the chest; all see how many there are.
"""

from __future__ import annotations

from undercroft.engine.game import View
from undercroft.games.dungeon_roll.content.dice import DUNGEON_FACES, PARTY_FACES
from undercroft.games.dungeon_roll.content.heroes import NOBODY
from undercroft.games.dungeon_roll.content.treasures import TREASURES
from undercroft.games.dungeon_roll.scoring import score
from undercroft.games.dungeon_roll.state import PHASES, Adventurer, RollState


class AdventurerView(View, frozen=True):
    seat: int
    hero: str | None
    side: str | None
    master: bool
    exhausted: bool
    ability: str | None
    xp: int
    score: int
    """XP and what the treasures would be worth now."""
    delves: int
    treasures: dict[str, int]


class RollView(View, frozen=True):
    adventurer: int
    lord: int
    level: int
    phase: str | None
    """Of the level: monsters, loot, dragon or regroup."""
    party: dict[str, int]
    graveyard: int
    allies: dict[str, int]
    dungeon: dict[str, int]
    lair: int
    reserve: int
    chest: int
    """How many tokens are left in the chest."""
    adventurers: list[AdventurerView]


def view(s: RollState, seat: int | None) -> RollView:
    return RollView(
        adventurer=s.adventurer,
        lord=s.lord,
        level=s.level,
        phase=PHASES[s.phase] or None,
        party=_by_name(s.party, PARTY_FACES),
        graveyard=s.graveyard,
        allies=_by_name(s.allies, PARTY_FACES),
        dungeon=_by_name(s.dungeon, DUNGEON_FACES),
        lair=s.lair,
        reserve=s.reserve,
        chest=sum(s.chest),
        adventurers=[_adventurer(adventurer) for adventurer in s.adventurers],
    )


def _adventurer(adventurer: Adventurer) -> AdventurerView:
    known = adventurer.card is not NOBODY
    return AdventurerView(
        seat=adventurer.seat,
        hero=adventurer.card.id if known else None,
        side=adventurer.side.name if known else None,
        master=adventurer.master,
        exhausted=adventurer.exhausted,
        ability=adventurer.side.ability.name if known else None,
        xp=adventurer.xp,
        score=score(adventurer),
        delves=adventurer.delves,
        treasures=_by_name(adventurer.treasures, TREASURES),
    )


def _by_name(counts: list[int], names: tuple[str, ...]) -> dict[str, int]:
    return {names[kind]: count for kind, count in enumerate(counts) if count}
