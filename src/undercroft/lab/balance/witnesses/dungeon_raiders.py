"""What a match of Dungeon Raiders showed."""

from __future__ import annotations

from undercroft.engine.match import Match
from undercroft.games.dungeon_raiders.content.cards import ITEM_IDS
from undercroft.games.dungeon_raiders.state import RaidState
from undercroft.lab.balance.account import Account, Bounds, Fate


class RaidWitness:
    """Dungeon Raiders: characters, how it ends, rooms, and items taken and played."""

    bounds = Bounds()
    unit = "rooms"
    shown: tuple[str, ...] = ()

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


WITNESS = RaidWitness
