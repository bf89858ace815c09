"""What a match of Talisman showed."""

from __future__ import annotations

from undercroft.engine.event import Event
from undercroft.engine.match import Match
from undercroft.games.talisman.box import DUNGEON, INNER, MIDDLE, OUTER, TYPE_IDS, Card, Space
from undercroft.games.talisman.lord import LORD
from undercroft.games.talisman.setting_up import OUT_OF_PLACE_IN_SHORT
from undercroft.games.talisman.state import TalismanState
from undercroft.lab.balance.account import Account, Bounds, Fate

MET = {"drew": "card", "gained-spell": "card"}
USED = {"meets": "card", "gained": "card", "opened": "card", "cast": "card", "creature-killed": "foe"}
"""The events that tell of a card drawn, and of one that came to something, with the detail that names it."""
ENDINGS = {"last-one": "last-character", "rounds": "too-long"}
"""Endings by the names that their words have, where they are not the game's own."""


def in_play(s: TalismanState, space: Space) -> bool:
    """Only below in the Short Dungeon Game (TAL-SHORT-01), only above without the Dungeon."""
    below = space.region == DUNGEON
    return below if s.short else s.dungeon or not below


def cards_in_play(s: TalismanState) -> list[Card]:
    """In the Short Dungeon Game there are no Adventure Cards and not all Spells (TALH-SHORT-03); who wins by killing
    the Lord takes no Treasure any more."""
    found = [card for card in s.box.all_cards if card.deck != "treasure" or s.goal == "crown"]
    if not s.short:
        return found
    return [card for card in found if card.deck != "adventure" and card.id not in OUT_OF_PLACE_IN_SHORT]


class Course:
    """The ways of all characters, from the first event to the last."""

    def __init__(self, s: TalismanState) -> None:
        spaces = [space.id for space in s.box.spaces if in_play(s, space)]
        self._s = s
        self._where: dict[int, int] = {}
        self._ascended: dict[int, bool] = {}
        """Whether the character on this seat has left the Outer Region behind by killing the Lord."""
        self.landmarks = dict.fromkeys(
            ("dungeon-entered", "lord-met", "lord-killed", "crown-reached", "won-through-dungeon"), 0
        )
        if not s.dungeon or s.short:
            self.landmarks = {"dungeon-entered": 0, "lord-met": 0, "lord-killed": 0} if s.dungeon else {}
        self.visited = dict.fromkeys(spaces, 0)
        self.emerged: dict[str, int] = {}
        self.died: dict[str, int] = {}

    def follow(self, event: Event) -> None:
        data = event.data
        if event.kind in ("moved", "starts"):
            self._go(int(str(data["seat"])), str(data["space"]), str(data.get("how", "")))
        elif event.kind == "attacked":
            self._mark("lord-met" if LORD in _names(data["foes"]) else "")
        elif event.kind == "creature-killed":
            self._mark("lord-killed" if data["foe"] == LORD else "")
        elif event.kind == "emerges":
            self.emerged[str(data["space"])] = self.emerged.get(str(data["space"]), 0) + 1
        elif event.kind == "killed":
            self.died[str(data["space"])] = self.died.get(str(data["space"]), 0) + 1

    def _go(self, seat: int, space: str, how: str) -> None:
        box = self._s.box
        region = box.space(space).region
        before = self._where.get(seat, OUTER)
        self._where[seat] = region
        self.visited[space] += 1
        if region == DUNGEON and before != DUNGEON:
            self._mark("dungeon-entered")
        if space == box.spaces[box.crown].id:
            self._mark("crown-reached")
        self._ascended[seat] = region in (MIDDLE, INNER) and (how == "emerge" or self._ascended.get(seat, False))

    def _mark(self, landmark: str) -> None:
        if landmark in self.landmarks:
            self.landmarks[landmark] += 1

    def end(self) -> None:
        """Somebody who came to the Crown by way of the Lord, and wins there."""
        s = self._s
        for seat in s.won or ():
            if self._ascended.get(seat, False) and s.characters[seat].space == s.box.crown:
                self._mark("won-through-dungeon")


def _names(detail: object) -> tuple[object, ...]:
    return detail if isinstance(detail, tuple) else ()


class TalismanWitness:
    """Talisman: characters, who begins, how it ends, rounds, the ways of the characters, the cards of all decks."""

    bounds = Bounds(victory=0.08, length=(40, 90))
    unit = "rounds"
    shown: tuple[str, ...] = ("expansion", "goal")

    def account(self, match: Match) -> Account:
        s = match.state
        assert isinstance(s, TalismanState)
        first: dict[str, str] = {}
        course = Course(s)
        for event in match.events:
            if event.kind == "starts":
                first.setdefault(str(event.data["seat"]), str(event.data["character"]))
            course.follow(event)
        course.end()
        return Account(
            heroes=tuple([first.get(str(c.seat), c.id) for c in s.characters]),
            first=s.starter if s.seats > 1 else None,
            ending=self._ending(s),
            length=min(s.round, s.setup.rounds),
            cards=self._cards(match, s),
            topics={
                "landmarks": course.landmarks,
                "emerged": course.emerged,
                "died": course.died,
                "spaces": course.visited,
            },
        )

    def _ending(self, s: TalismanState) -> str:
        """Whoever is left may owe it to the Command Spell."""
        if s.how == "last-one" and s.won and s.characters[s.won[0]].space == s.box.crown:
            return "command"
        return ENDINGS.get(s.how, s.how)

    def _cards(self, match: Match, s: TalismanState) -> dict[str, Fate]:
        """Whatever comes to something was met: purchases and Treasures, which are not drawn."""
        fates = {card.id: Fate(TYPE_IDS[card.type]) for card in cards_in_play(s)}
        for event in match.events:
            data = event.data if event.secret is None else event.secret
            name = str(data.get(MET.get(event.kind, ""), ""))
            if name in fates:
                fates[name].drawn += 1
            name = str(event.data.get(USED.get(event.kind, ""), ""))
            if name in fates:
                fates[name].played += 1
                fates[name].drawn = max(1, fates[name].drawn)
        return fates


WITNESS = TalismanWitness
