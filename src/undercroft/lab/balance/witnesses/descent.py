"""What a match of Descent showed."""

from __future__ import annotations

from undercroft.engine.match import Match
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.content.quests import quest_of
from undercroft.games.descent.state import DescentState
from undercroft.lab.balance.account import Account, Bounds, Errand, Fate

PLAYED = {"played": "card", "used": "card", "equipped": "item", "picked-group": "monster"}
"""The events that tell of a card that came to something, and the detail that names it."""
MET = {"drew": "card", "found": "card", "found-item": "item"}
SIDES = ("heroes", "overlord", "nobody")


class DescentWitness:
    """Descent: heroes and classes, how encounters and the quest end, rounds, the overlord's cards, skills, search cards
    and open groups."""

    bounds = Bounds(victory=0.2)
    unit = "rounds"
    shown: tuple[str, ...] = ("quest", "heroes")

    def account(self, match: Match) -> Account:
        s = match.state
        assert isinstance(s, DescentState)
        late = self._late(match, s)
        return Account(
            heroes=("overlord", *[s.heroes[seat - 1].hero_class for seat in range(1, s.seats)]),
            ending=f"{SIDES[s.winner]}{'-by-limit' if late[-1] else ''}",
            length=len([event for event in match.events if event.kind == "round"]),
            cards=self._cards(match, s),
            quests=self._encounters(s) | self._groups(match, s),
            topics={"limit": {f"{s.quest}-{number + 1}": 1 for number, each in enumerate(late) if each}},
        )

    def _late(self, match: Match, s: DescentState) -> list[bool]:
        """Of each encounter, whether its last round was played."""
        limits = [each.limit.rounds for each in quest_of(s.quest).encounters]
        rounds = [0] * len(limits)
        number = 0
        for event in match.events:
            if event.kind == "encounter-over":
                number += 1
            elif event.kind == "round":
                rounds[number] += 1
        return [played >= limit for played, limit in zip(rounds, limits, strict=True)]

    def _cards(self, match: Match, s: DescentState) -> dict[str, Fate]:
        """The overlord's deck with what he gained for it, what heroes have and find, and the groups that may be
        chosen."""
        deck = [card for card in BOX.overlord.values() if card.deck == "basic" or card.id in s.gained]
        fates = {card.id: Fate(card.type) for card in deck}
        fates |= {card.id: Fate("search-deck") for card in BOX.search.values()}
        for hero in s.heroes:
            fates |= {card.id: Fate("skill", drawn=1) for card in hero.skills}
        for event in match.events:
            data = event.data if event.secret is None else event.secret
            name = str(data.get(MET.get(event.kind, ""), ""))
            if name in fates:
                fates[name].drawn += 1
            name = str(event.data.get(PLAYED.get(event.kind, ""), ""))
            if event.kind == "picked-group":
                fates[name] = Fate("open-group", drawn=1)
            if name in fates:
                fates[name].played += 1
        return fates

    def _groups(self, match: Match, s: DescentState) -> dict[str, Errand]:
        """Each open group that was chosen: done, if the heroes won the encounter all the same."""
        found: dict[str, Errand] = {}
        number = 0
        for event in match.events:
            if event.kind == "encounter-over":
                number += 1
            elif event.kind == "picked-group":
                found[str(event.data["monster"])] = Errand("open-group", offered=True, done=s.wins[number] == 0)
        return found

    def _encounters(self, s: DescentState) -> dict[str, Errand]:
        """Each encounter: done, if the heroes won it."""
        return {
            f"{s.quest}-{number + 1}": Errand("encounter", offered=True, done=winner == 0)
            for number, winner in enumerate(s.wins)
        }


WITNESS = DescentWitness
