"""A small builder: put Dungeoneer on the table as a test needs it, with the toy set of ``toys/``.

table = Table(2, places={"hall": (0, -1)}, dice="4").do("move:north:hall")
assert table.hero(0).glory == 12
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest

import undercroft
from undercroft.engine.chance import ScriptedChance, make_seed
from undercroft.engine.decision import Decision
from undercroft.engine.event import Event
from undercroft.engine.match import Match, Start
from undercroft.games.dungeoneer import GAME
from undercroft.games.dungeoneer.content.packs import use_folder
from undercroft.games.dungeoneer.content.schema import Adventure
from undercroft.games.dungeoneer.dungeon import CENTRE, cell_at, put
from undercroft.games.dungeoneer.moments import KINDS, MOMENTS
from undercroft.games.dungeoneer.pieces import Errand, Laid, Lurker, Snare
from undercroft.games.dungeoneer.state import PHASES, DungeonState, Hero
from undercroft.games.dungeoneer.view import DungeonView

TOYS = Path(__file__).parent / "toys"
for _toy in ("toy", "toy-heroic", "toy-epic"):
    use_folder(_toy, TOYS / _toy)

HEROES = ("ana", "bo", "cid", "dee")
SKIPPED = ("pass", "no-challenge", "no-extra", "no-peril")
Spot = tuple[int, ...]


class Table:
    """A match whose table is laid before the first turn.

    The heroes ana, bo, cid, dee (level 7, 18 health) stand on the gate with 10 glory, 10 peril and (in the own turn) 4
    action points, empty hands and no quests; there is no event, no location deck, and the adventure deck holds only
    ``deck`` (top first). What differs is given seat by seat: ``at`` (location ids), ``hands`` ("elixir cap"),
    ``boons``, ``treasures``, ``attached``, ``lairs``, ``minions``, ``quests``, and numbers as lists. ``places`` are
    laid besides the gate: id -> (column, row) or (column, row, turned). ``dice`` come up in this order. At all
    ``moments`` everybody wants to be asked.
    """

    def __init__(
        self,
        seats: int = 2,
        *,
        phase: str = "feats",
        active: int = 0,
        places: Mapping[str, Spot] | Sequence[tuple[str, Spot]] = (),
        at: Sequence[str] = (),
        hands: Sequence[str] = (),
        boons: Sequence[str] = (),
        treasures: Sequence[str] = (),
        attached: Sequence[str] = (),
        lairs: Sequence[str] = (),
        minions: Sequence[str] = (),
        quests: Sequence[str] = (),
        common: str = "",
        done: Sequence[str] = (),
        glory: Sequence[int] = (),
        peril: Sequence[int] = (),
        action: Sequence[int] = (),
        health: Sequence[int] = (),
        level: Sequence[int] = (),
        fallen: Sequence[int] = (),
        traps: Mapping[str, str] | None = None,
        locations: str = "",
        deck: str = "",
        quest_deck: str = "",
        dice: str = "",
        wrath: int | None = None,
        goddess: int = 0,
        heroes: Sequence[str] | str = "",
        sets: tuple[str, ...] = ("toy",),
        nothing_personal: bool = False,
        moments: Sequence[str] = tuple(KINDS),
        **setup: object,
    ) -> None:
        def arrange(s: DungeonState) -> None:
            s.events = []
            s.orders = [tuple([MOMENTS.always(kind) for kind in moments])] * seats
            s.chance = ScriptedChance(make_seed(0), {"die": tuple(dice.split())})
            lay_map(s, list(places.items()) if isinstance(places, Mapping) else places)
            s.phase = PHASES.index(phase)
            s.active = s.starter = active
            s.deck = [[self.card(s, name) for name in reversed(deck.split())], []]
            if s.split:
                both = s.deck[0]
                s.deck = [[card for card in both if card.glory_card], [card for card in both if not card.glory_card]]
            s.discard = [[], []]
            s.location_deck = [s.box.locations[name] for name in reversed(locations.split())]
            s.quest_deck = [s.box.quests[name] for name in reversed(quest_deck.split())]
            s.common = [Errand(s.box.quests[name]) for name in common.split()]
            s.wrath = wrath or 0
            s.event = s.event if wrath is not None else None
            s.lurkers = []
            if goddess:
                s.lurkers = [Lurker(Laid(s.box.cards["goddess"], -1))]
                s.lurkers[0].laid.health = goddess
                s.lurkers[0].place = next(
                    (number for number, place in enumerate(s.places) if place.location.id == "den"), -1
                )
            for name, place in (traps or {}).items():
                s.snares.append(Snare(s.box.cards[name], seats - 1, number_of(s, place)))
            for hero in s.heroes:
                self.furnish(
                    s,
                    hero,
                    at=at,
                    hands=hands,
                    boons=boons,
                    treasures=treasures,
                    attached=attached,
                    lairs=lairs,
                    minions=minions,
                    quests=quests,
                    done=done,
                )
                for what, values, usual in (
                    ("glory", glory, 10),
                    ("peril", peril, 10),
                    ("action", action, 4 if hero.seat == active else 0),
                    ("health", health, hero.full_health if hero.cards else 0),
                    ("level", level, s.box.first_level),
                ):
                    setattr(hero, what, values[hero.seat] if values else usual)
                hero.fallen = hero.seat in fallen
                hero.visited = 1 << hero.place

        options = {"sets": sets, "heroes": heroes or HEROES[:seats], **setup}
        if nothing_personal:
            options["quests"] = "common"
        self.match = Match(Start(GAME, seats, 0, options, arrange))

    @staticmethod
    def card(s: DungeonState, name: str) -> Adventure:
        return s.box.cards[name]

    def furnish(self, s: DungeonState, hero: Hero, **given: Sequence[str]) -> None:
        def mine(what: str) -> list[str]:
            return given[what][hero.seat].split() if given[what] else []

        def laid(what: str) -> list[Laid]:
            return [Laid(self.card(s, name), hero.seat) for name in mine(what)]

        hero.hand = [self.card(s, name) for name in mine("hands")]
        hero.known = []
        hero.boons, hero.treasures, hero.attached = laid("boons"), laid("treasures"), laid("attached")
        hero.lair = laid("lairs")
        for minion in laid("minions"):
            minion.minion = True
            hero.treasures.append(minion)
        hero.quests = [Errand(s.box.quests[name]) for name in mine("quests")]
        hero.done = [s.box.quests[name] for name in mine("done")]
        hero.place = number_of(s, given["at"][hero.seat]) if given["at"] else 0

    # -- what lies on the table -------------------------------------------------------------------

    @property
    def state(self) -> DungeonState:
        assert isinstance(self.match.state, DungeonState)
        return self.match.state

    def hero(self, seat: int = 0) -> Hero:
        return self.state.heroes[seat]

    def view(self, seat: int | None = None) -> DungeonView:
        return view_of(self.match, seat)

    def where(self, seat: int = 0) -> str:
        return self.state.places[self.hero(seat).place].location.id

    def hand(self, seat: int = 0) -> list[str]:
        return [card.id for card in self.hero(seat).hand]

    def boons(self, seat: int = 0) -> list[str]:
        return [laid.card.id for laid in self.hero(seat).boons]

    def treasures(self, seat: int = 0) -> list[str]:
        return [laid.card.id for laid in self.hero(seat).treasures]

    def lair(self, seat: int = 0) -> list[str]:
        return [laid.card.id for laid in self.hero(seat).lair]

    def quests(self, seat: int = 0) -> list[str]:
        return [errand.quest.id for errand in self.hero(seat).quests]

    def done(self, seat: int = 0) -> list[str]:
        return [quest.id for quest in self.hero(seat).done]

    @property
    def common(self) -> list[str]:
        return [errand.quest.id for errand in self.state.common]

    @property
    def discard(self) -> list[str]:
        return [card.id for pile in self.state.discard for card in pile]

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def outcome(self) -> undercroft.Outcome | None:
        return self.match.outcome

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.match.events if event.kind == kind]

    def last(self, kind: str, detail: str) -> object:
        """A detail of the last event of this kind."""
        return self.told(kind)[-1].data[detail]

    # -- what is asked ----------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        return self.match.decisions[0]

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked what."""
        return self.decision.seat, self.decision.kind

    @property
    def offers(self) -> list[str]:
        return [option.id for option in self.decision.options]

    def offers_of(self, verb: str) -> list[str]:
        """The options of this verb."""
        return [option.id for option in self.decision.options if option.verb.name == verb]

    def do(self, *options: str) -> Table:
        """Choose these, one after the other; windows in which one is not on offer are passed."""
        for option in options:
            while option not in self.offers and (skip := next((o for o in self.offers if o in SKIPPED), None)):
                self.match.choose(self.decision.seat, skip)
            self.match.choose(self.decision.seat, option)
        return self

    def settle(self) -> Table:
        """Pass in every window, give no peril, strike back at nobody."""
        while self.match.outcome is None and (skip := next((o for o in self.offers if o in SKIPPED), None)):
            self.match.choose(self.decision.seat, skip)
        return self

    def settle_response(self) -> Table:
        """Pass in every window up to the dice."""
        while "pass" in self.offers:
            self.match.choose(self.decision.seat, "pass")
        return self

    def until(self, seat: int, kind: str) -> Table:
        """Take the last option again and again until this is asked."""
        for _ in range(200):
            if self.match.outcome is not None or self.asked == (seat, kind):
                return self
            self.match.choose(self.decision.seat, self.decision.options[-1])
        raise AssertionError(f"{kind} was never asked")

    def refuses(self, option: str, code: str, rule: str) -> None:
        """This option must be refused for this reason, and nothing changes by asking."""
        before = self.state.plain(), self.offers, len(self.match.events)
        with pytest.raises(undercroft.Refusal) as refusal:
            self.match.choose(self.decision.seat, option)
        assert (refusal.value.code, refusal.value.rule) == (code, rule)
        assert (self.state.plain(), self.offers, len(self.match.events)) == before


def lay_map(s: DungeonState, places: Sequence[tuple[str, Spot]]) -> None:
    """The entrance, and these locations in the order given."""
    entrance = s.places[0].location
    s.places, s.grid = [], {}
    put(s, entrance, CENTRE, False)
    for name, spot in places:
        put(s, s.box.locations[name], cell_at(spot[0], spot[1]), len(spot) > 2 and bool(spot[2]))


def number_of(s: DungeonState, location: str) -> int:
    """The place of this location; ``hall#2`` is the second one."""
    name, _, which = location.partition("#")
    numbers = [number for number, place in enumerate(s.places) if place.location.id == name]
    return numbers[int(which or 1) - 1]


# -- real matches ---------------------------------------------------------------------------------


def new_match(seats: int = 3, seed: int = 0, **setup: object) -> Match:
    return Match(Start(GAME, seats, seed, {"sets": ("toy",), **setup}))


def state_of(match: Match) -> DungeonState:
    assert isinstance(match.state, DungeonState)
    return match.state


def view_of(match: Match, seat: int | None = None) -> DungeonView:
    view = match.view(seat)
    assert isinstance(view, DungeonView)
    return view


def playing(seats: int, seed: int, most: int = 400, **setup: object) -> Iterator[Match]:
    """A match with random choices, shown before every choice and at its end."""
    match = new_match(seats, seed, **setup)
    luck = random.Random(seed)
    for _ in range(most):
        if match.outcome is not None:
            break
        yield match
        decision = luck.choice(list(match.decisions))
        match.choose(decision.seat, luck.choice(list(decision.options)))
    yield match
