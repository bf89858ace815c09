"""What a match of Dungeon Roll showed."""

from __future__ import annotations

from undercroft.engine.match import Match
from undercroft.games.dungeon_roll.content.treasures import SCALES, TREASURES
from undercroft.games.dungeon_roll.state import RollState
from undercroft.lab.balance.account import Account, Bounds, Fate


class RollWitness:
    """Dungeon Roll: heroes, who delves first, and treasures drawn and spent. Dragon scales are for keeping."""

    bounds = Bounds()
    unit = ""
    shown: tuple[str, ...] = ()

    def account(self, match: Match) -> Account:
        s = match.state
        assert isinstance(s, RollState)
        fates = {name: Fate("treasure") for number, name in enumerate(TREASURES) if number != SCALES}
        for event in match.events:
            if event.kind == "drew" and event.data["treasure"] in fates:
                fates[str(event.data["treasure"])].drawn += 1
        for number, name in enumerate(TREASURES):
            if name in fates:
                kept = sum(adventurer.treasures[number] for adventurer in s.adventurers)
                fates[name].played = fates[name].drawn - kept
        first = next(int(str(event.data["seat"])) for event in match.events if event.kind == "delve")
        return Account(
            heroes=tuple(adventurer.card.id for adventurer in s.adventurers),
            first=first if s.seats > 1 else None,
            cards=fates,
        )


WITNESS = RollWitness
