"""A witness for each game."""

from __future__ import annotations

from undercroft.engine.match import Match
from undercroft.games.dungeon_raiders.content.cards import ITEM_IDS
from undercroft.games.dungeon_raiders.state import RaidState
from undercroft.games.dungeon_roll.content.treasures import SCALES, TREASURES
from undercroft.games.dungeon_roll.state import RollState
from undercroft.games.dungeoneer.state import DungeonState
from undercroft.lab.balance.account import Account, Bounds, Errand, Fate, Witness


class PlainWitness:
    """For any game: victories, scores and decisions are all that is counted."""

    bounds = Bounds()
    unit = ""
    shown: tuple[str, ...] = ()

    def account(self, match: Match) -> Account:
        return Account()


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


PLAYED = {
    "played": "card",
    "sent": "monster",
    "trap-set": "trap",
    "trap-laid": "trap",
    "cursed": "card",
    "cursed-all": "card",
}
"""The events of Dungeoneer that tell of a card played, and the detail that names it."""


class DungeonWitness:
    """Dungeoneer: heroes, who begins, how it ends, rounds, the cards of the deck, and quests."""

    bounds = Bounds(length=(8, 20))
    unit = "rounds"
    shown: tuple[str, ...] = ("sets",)

    def account(self, match: Match) -> Account:
        s = match.state
        assert isinstance(s, DungeonState)
        ending = next(str(event.data["how"]) for event in match.events if event.kind == "decided")
        return Account(
            heroes=tuple(hero.id for hero in s.heroes),
            first=s.starter if s.seats > 1 else None,
            ending=ending,
            length=min(s.round, s.setup.rounds),
            cards=self._cards(match, s),
            quests=self._quests(s),
        )

    def _cards(self, match: Match, s: DungeonState) -> dict[str, Fate]:
        """Alone, peril cards are played as they are drawn."""
        fates = {card.id: Fate(card.type) for one in s.box.packs for card in one.cards if not card.apart}
        for event in match.events:
            kind, data = event.kind, event.data
            if kind == "drew" and event.secret is not None:
                fates[str(event.secret["card"])].drawn += 1
            elif kind == "discarded":
                fates[str(data["card"])].discarded += 1
            elif kind == "peril-card":
                fates[str(data["card"])].drawn += 1
                fates[str(data["card"])].played += 1
            elif kind in PLAYED:
                fates[str(data[PLAYED[kind]])].played += 1
        return fates

    def _quests(self, s: DungeonState) -> dict[str, Errand]:
        quests = {quest.id: Errand(quest.category) for one in s.box.packs for quest in one.quests}
        for hero in s.heroes:
            for quest in hero.done:
                quests[quest.id].offered = quests[quest.id].done = True
        for errand in (*s.common, *[errand for hero in s.heroes for errand in hero.quests]):
            quests[errand.quest.id].offered = True
        return quests


_WITNESSES: dict[str, type[Witness]] = {
    "dungeon-raiders": RaidWitness,
    "dungeon-roll": RollWitness,
    "dungeoneer": DungeonWitness,
}


def make_witness(game_id: str) -> Witness:
    return _WITNESSES.get(game_id, PlainWitness)()
