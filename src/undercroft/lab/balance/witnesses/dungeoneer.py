"""What a match of Dungeoneer showed."""

from __future__ import annotations

from undercroft.engine.match import Match
from undercroft.games.dungeoneer.state import DungeonState
from undercroft.lab.balance.account import Account, Bounds, Errand, Fate

PLAYED = {
    "played": "card",
    "sent": "monster",
    "trap-set": "trap",
    "trap-laid": "trap",
    "cursed": "card",
    "cursed-all": "card",
}
"""The events that tell of a card played, and the detail that names it."""


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


WITNESS = DungeonWitness
