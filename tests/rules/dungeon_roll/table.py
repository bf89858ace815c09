"""A small builder: put Dungeon Roll on the table as a test needs it.

    table = Table("spellsword", level=3, party="fighter mage", dungeon="goblin goblin ooze")
    table.choose("fight:fighter:ooze:1")
    assert table.dungeon == ["goblin", "goblin"]
"""

from __future__ import annotations

from collections.abc import Sequence

import undercroft
from undercroft.engine.event import Event
from undercroft.engine.match import Match, Start
from undercroft.games import game
from undercroft.games.dungeon_roll.content.dice import DUNGEON_FACES, PARTY_FACES
from undercroft.games.dungeon_roll.content.treasures import TREASURES
from undercroft.games.dungeon_roll.state import Adventurer, RollState


class Table:
    """A match whose table is laid before the first turn, and whose dice are written down.

    With ``level`` 0 (the default) seat 0 begins its first delve: ``party`` is what its party dice will show.
    With another level seat 0 is about to enter it: ``party`` are the dice it still has, ``graveyard`` and ``lair``
    are counts. ``dungeon`` is what the dungeon dice will show, roll after roll; ``rolls`` what party dice will show
    when they are rolled again; ``draws`` which treasures will be drawn; ``treasures`` those it holds.
    """

    def __init__(
        self,
        *heroes: str,
        level: int = 0,
        party: str = "",
        graveyard: int = 0,
        lair: int = 0,
        dungeon: str = "",
        rolls: str = "",
        draws: str = "",
        treasures: str = "",
        xp: int = 0,
        master: bool = False,
        exhausted: bool = False,
        empty_chest: bool = False,
        **setup: object,
    ) -> None:
        chosen = heroes or ("knight",)

        def arrange(s: RollState) -> None:
            me = s.me
            me.xp, me.master, me.exhausted = xp, master, exhausted
            for name in treasures.split():
                me.treasures[TREASURES.index(name)] += 1
                s.chest[TREASURES.index(name)] -= 1
            if empty_chest:
                s.chest = [0] * len(s.chest)
            s.level, s.graveyard, s.lair = level, graveyard, lair
            if level:
                s.xp_before = xp
                for face in party.split():
                    s.party[PARTY_FACES.index(face)] += 1

        thrown = rolls if level else f"{party} {rolls}"
        script = undercroft.Script(party=thrown, dungeon=dungeon, treasure=draws)
        options = {"heroes": chosen, "first": 0, **setup}
        self.match = Match(Start(game("dungeon-roll"), len(chosen), script, options, arrange))

    # -- what lies on the table ---------------------------------------------------------------

    @property
    def state(self) -> RollState:
        assert isinstance(self.match.state, RollState)
        return self.match.state

    @property
    def me(self) -> Adventurer:
        """Seat 0."""
        return self.state.adventurers[0]

    @property
    def party(self) -> list[str]:
        return _names(self.state.party, PARTY_FACES)

    @property
    def allies(self) -> list[str]:
        return _names(self.state.allies, PARTY_FACES)

    @property
    def dungeon(self) -> list[str]:
        return _names(self.state.dungeon, DUNGEON_FACES)

    @property
    def treasures(self) -> list[str]:
        """The tokens that seat 0 holds."""
        return _names(self.me.treasures, TREASURES)

    @property
    def chest(self) -> int:
        """How many tokens are in the chest."""
        return sum(self.state.chest)

    def told(self, kind: str) -> list[Event]:
        """The events of this kind."""
        return [event for event in self.match.events if event.kind == kind]

    # -- what is asked ------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """What is asked now: ``monsters``, ``loot``, ``dragon``, ``regroup``, ``reroll``, ``revive`` ..."""
        return self.match.decisions[0].kind

    @property
    def seat(self) -> int:
        """Who is asked now."""
        return self.match.decisions[0].seat

    @property
    def options(self) -> list[str]:
        return [option.id for option in self.match.decisions[0].options]

    def offers(self, start: str) -> list[str]:
        """The options that begin so: ``offers("fight:mage")``."""
        return [option for option in self.options if option.startswith(start)]

    def choose(self, *options: str) -> Table:
        """Choose one option after the other, for whoever is asked."""
        for option in options:
            self.match.choose(self.seat, option)
        return self


def _names(counts: Sequence[int], names: Sequence[str]) -> list[str]:
    return [names[kind] for kind, count in enumerate(counts) for _ in range(count)]
