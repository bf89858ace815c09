"""A witness for each game."""

from __future__ import annotations

from undercroft.engine.match import Match
from undercroft.games.dungeon_raiders.content.cards import ITEM_IDS
from undercroft.games.dungeon_raiders.state import RaidState
from undercroft.games.dungeon_roll.content.treasures import SCALES, TREASURES
from undercroft.games.dungeon_roll.state import RollState
from undercroft.lab.balance.account import Account, Bounds, Fate, Witness


class PlainWitness:
    """For any game: victories, scores and decisions are all that is counted."""

    bounds = Bounds()
    unit = ""

    def account(self, match: Match) -> Account:
        return Account()


class RollWitness:
    """Dungeon Roll: heroes, who delves first, and treasures drawn and spent. Dragon scales are for keeping."""

    bounds = Bounds()
    unit = ""

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


class RaidWitness:
    """Dungeon Raiders: characters, how it ends, rooms, and items taken and played."""

    bounds = Bounds()
    unit = "rooms"

    def account(self, match: Match) -> Account:
        s = match.state
        assert isinstance(s, RaidState)
        return Account(
            heroes=tuple(raider.character.id for raider in s.raiders),
            first=self._first(match),
            ending="treasure" if len(s.living) > 1 else "last-one" if s.living else "nobody",
            length=s.place,
            cards=self._items(match, s),
        )

    def _first(self, match: Match) -> int | None:
        for event in match.events:
            if event.kind == "first":
                return int(str(event.data["seat"]))
        return None

    def _items(self, match: Match, s: RaidState) -> dict[str, Fate]:
        fates = {name: Fate("item") for name in ITEM_IDS}
        for raider in s.raiders:
            for name, count in zip(ITEM_IDS, raider.character.items, strict=True):
                fates[name].drawn += count
        for event in match.events:
            if event.kind == "took-item":
                fates[str(event.data["item"])].drawn += 1
            elif event.kind == "lit-torch":
                fates["torch"].played += 1
            elif event.kind == "played":
                cards = event.data["cards"]
                assert isinstance(cards, tuple)
                for card in cards:
                    if card in fates:
                        fates[card].played += 1
        return fates


_WITNESSES: dict[str, type[Witness]] = {"dungeon-raiders": RaidWitness, "dungeon-roll": RollWitness}


def make_witness(game_id: str) -> Witness:
    return _WITNESSES.get(game_id, PlainWitness)()
