"""A small builder: put Dungeon Roll on the table as a test needs it.

table = Table("spellsword", level=3, party="fighter mage", dungeon="goblin goblin ooze")
table.choose("fight:fighter:ooze:1")
assert table.dungeon == ["goblin", "goblin"]
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import undercroft
from undercroft.engine.event import Event
from undercroft.engine.match import Match, Start
from undercroft.games import game
from undercroft.games.dungeon_roll.content.dice import DUNGEON_FACES, PARTY_FACES
from undercroft.games.dungeon_roll.content.treasures import TREASURES
from undercroft.games.dungeon_roll.state import Adventurer, RollState
from undercroft.games.dungeon_roll.view import RollView


class Table:
    """A match whose table is laid before the first turn, and whose dice are written down.

    With ``level`` 0 (the default) seat 0 begins its first delve: ``party`` is what its party dice will show.
    With another level seat 0 is about to enter it: ``party`` are the dice it still has, ``graveyard`` and ``lair``
    are counts. ``dungeon`` is what the dungeon dice will show, roll after roll; ``rolls`` what party dice will show
    when they are rolled again; ``draws`` which treasures will be drawn; ``treasures`` those it holds. ``chest`` is all
    that is left in the treasure chest, if not the rest of the 36. What is not written down comes from ``seed``.
    ``delves`` is how many each player has behind them: after 2 the next is the last.
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
        chest: str | None = None,
        seed: int = 0,
        delves: int = 0,
        **setup: object,
    ) -> None:
        chosen = heroes or ("knight",)

        def arrange(s: RollState) -> None:
            me = s.me
            me.xp, me.exhausted = xp, exhausted
            me.side = me.card.master if master else me.card.novice
            for name in treasures.split():
                me.treasures[TREASURES.index(name)] += 1
                s.chest[TREASURES.index(name)] -= 1
            if empty_chest:
                s.chest = [0] * len(s.chest)
            if chest is not None:
                s.chest = [chest.split().count(name) for name in TREASURES]
            for adventurer in s.adventurers:
                adventurer.delves = delves
            s.level, s.graveyard, s.lair = level, graveyard, lair
            if level:
                s.xp_before = xp
                for face in party.split():
                    s.party[PARTY_FACES.index(face)] += 1

        thrown = rolls if level else f"{party} {rolls}"
        script = undercroft.Script(seed=seed, party=thrown, dungeon=dungeon, treasure=draws)
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

    @property
    def reserve(self) -> int:
        """How many dungeon dice are in the reserve."""
        view = self.match.view(None)
        assert isinstance(view, RollView)
        return view.reserve

    def in_chest(self, treasure: str) -> int:
        """How many tokens of this kind are in the chest."""
        return self.state.chest[TREASURES.index(treasure)]

    @property
    def side(self) -> str | None:
        """The side of seat 0's hero card that is up, as everyone sees it."""
        view = self.match.view(None)
        assert isinstance(view, RollView)
        return view.adventurers[0].side

    @property
    def ability(self) -> str | None:
        """The one-off ability on that side."""
        view = self.match.view(None)
        assert isinstance(view, RollView)
        return view.adventurers[0].ability

    @property
    def notes(self) -> list[str]:
        """What is noted about seat 0 when the match is over: alone the rank, then the achievements."""
        assert self.match.outcome is not None
        return self.match.outcome.notes["0"]

    def told(self, kind: str) -> list[Event]:
        """The events of this kind."""
        return [event for event in self.match.events if event.kind == kind]

    def thrown(self, kind: str) -> list[tuple[str, ...]]:
        """The dice of each roll of this kind: ``party``, ``level``, ``rerolled``."""
        return [dice_of(event) for event in self.told(kind)]

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

    def rule_of(self, option: str) -> str:
        """The rule that an option on offer names as the one that allows it."""
        return next(offered.rule for offered in self.match.decisions[0].options if offered.id == option)

    def choose(self, *options: str) -> Table:
        """Choose one option after the other, for whoever is asked."""
        for option in options:
            self.match.choose(self.seat, option)
        return self

    def refuses(self, *options: str) -> None:
        """Each of these must be refused, and nothing changes by asking."""
        for option in options:
            before = self.match.view(None), self.options, len(self.match.events)
            with pytest.raises(undercroft.Refusal):
                self.choose(option)
            assert (self.match.view(None), self.options, len(self.match.events)) == before


def playing(seats: int, seed: int, **setup: object) -> Iterator[Match]:
    """A real match, shown before every choice and at its end. Choices are random; nobody flees without need."""
    match = undercroft.new_match("dungeon-roll", seats=seats, seed=seed, setup=setup)
    luck = random.Random(seed)
    while match.outcome is None:
        assert len(match.choices) < 5000, "the match does not end"
        yield match
        decision = match.decisions[0]
        bold = [option for option in decision.options if option.id != "flee"]
        match.choose(decision.seat, luck.choice(bold or decision.options))
    yield match


def table_of(match: Match) -> RollState:
    """What lies on the table of a real match."""
    assert isinstance(match.state, RollState)
    return match.state


def earned(*choices: str, hero: str = "spellsword", **laid: Any) -> list[str]:
    """The achievements of a solo match whose last delve goes so."""
    return Table(hero, **{"delves": 2, **laid}).choose(*choices).notes[1:]


def dice_of(event: Event) -> tuple[str, ...]:
    """The dice that an event tells of."""
    dice = event.data["dice"]
    assert isinstance(dice, tuple)
    return dice


def _names(counts: Sequence[int], names: Sequence[str]) -> list[str]:
    return [names[kind] for kind, count in enumerate(counts) for _ in range(count)]
