"""What a match of Talisman showed."""

from __future__ import annotations

from undercroft.engine.match import Match
from undercroft.games.talisman.box import TYPE_IDS
from undercroft.games.talisman.state import TalismanState
from undercroft.lab.balance.account import Account, Bounds, Fate

MET = {"drew": "card", "gained-spell": "card"}
USED = {"meets": "card", "gained": "card", "cast": "card", "creature-killed": "foe"}
"""The events that tell of a card drawn, and of one that came to something, with the detail that names it."""


class TalismanWitness:
    """Talisman: characters, who begins, how it ends, rounds, and the cards of all decks."""

    bounds = Bounds(victory=0.08, length=(40, 90))
    unit = "rounds"
    shown: tuple[str, ...] = ("expansion", "goal")

    def account(self, match: Match) -> Account:
        s = match.state
        assert isinstance(s, TalismanState)
        first: dict[str, str] = {}
        for event in match.events:
            if event.kind == "starts":
                first.setdefault(str(event.data["seat"]), str(event.data["character"]))
        return Account(
            heroes=tuple([first[str(seat)] for seat in range(s.seats)]),
            first=s.starter if s.seats > 1 else None,
            ending=s.how,
            length=min(s.round, s.setup.rounds),
            cards=self._cards(match, s),
        )

    def _cards(self, match: Match, s: TalismanState) -> dict[str, Fate]:
        fates = {card.id: Fate(TYPE_IDS[card.type]) for card in s.box.all_cards}
        for event in match.events:
            data = event.data if event.secret is None else event.secret
            name = str(data.get(MET.get(event.kind, ""), ""))
            if name in fates:
                fates[name].drawn += 1
            name = str(event.data.get(USED.get(event.kind, ""), ""))
            if name in fates:
                fates[name].played += 1
        return fates


WITNESS = TalismanWitness
