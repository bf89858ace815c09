"""A small builder: put Talisman on the table as a test needs it.

table = Table("warrior wizard", at="fields-1", adventure="dragon", dice="6 1")
table.do("roll", "move:hills-1")
assert table.me.lives == 4
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import undercroft
from undercroft.engine.chance import ScriptedChance, make_seed
from undercroft.engine.decision import Decision
from undercroft.engine.event import Event
from undercroft.engine.match import Match, Start
from undercroft.games.talisman.box import Card
from undercroft.games.talisman.game import GAME
from undercroft.games.talisman.having import craft, strength
from undercroft.games.talisman.moments import KINDS, MOMENTS
from undercroft.games.talisman.state import PLAYING, STAGES, Character, TalismanState

SKIPPED = ("pass", "keep-roll", "decline", "done", "go-on")
"""What :meth:`Table.settle` takes: nothing is used, bought or taken."""

Each = Sequence[Any] | Any


class Table:
    """A match whose table is laid before the first turn.

    ``roles`` are the characters, one for each seat; the first begins. Everybody stands on ``fields-1`` (or ``at``, one
    for all or one by seat) with printed lives, **no fate**, 1 gold, no belongings, no Spells. Decks are empty but for
    ``adventure``, ``dungeon``, ``spells`` (top first). ``lying`` puts cards on spaces: {"fields-1": "dragon sword"};
    ``coins`` gold. By seat: ``objects``, ``followers``, ``raised`` (from the dead, they follow, too), ``hands``
    (Spells), ``trophies`` (each a text for the first seat, or a list of texts), ``lives``, ``fate``, ``gold``,
    ``strength``, ``craft`` counters, ``alignment``. ``dice`` come up in this order, whoever rolls.
    ``stage="encounter"`` begins where the first character has just ended its move. ``with_`` sets further fields of
    the first character, ``with_second`` of the second. At all ``moments`` everybody wants to be asked. ``rules`` is an
    earlier version of them."""

    def __init__(
        self,
        roles: str = "warrior wizard",
        *,
        at: Each = "fields-1",
        stage: str = "start",
        adventure: str = "",
        dungeon: str = "",
        spells: str = "",
        lying: Mapping[str, str] | None = None,
        coins: Mapping[str, int] | None = None,
        objects: Each = "",
        followers: Each = "",
        raised: Each = "",
        hands: Each = "",
        trophies: Each = "",
        lives: Each = None,
        fate: Each = 0,
        gold: Each = 1,
        strength: Each = 0,
        craft: Each = 0,
        alignment: Each = None,
        dice: str = "",
        moments: Sequence[str] = tuple(KINDS),
        with_: Mapping[str, Any] | None = None,
        with_second: Mapping[str, Any] | None = None,
        state: Mapping[str, Any] | None = None,
        agreed: Mapping[str, object] | None = None,
        rules: int | None = None,
        **setup: object,
    ) -> None:
        names = roles.split()
        seats = len(names)
        given = {
            "at": at,
            "lives": lives,
            "fate": fate,
            "gold": gold,
            "strength": strength,
            "craft": craft,
            "alignment": alignment,
            "objects": objects,
            "followers": followers,
            "raised": raised,
            "hands": hands,
            "trophies": trophies,
        }

        def arrange(s: TalismanState) -> None:
            s.events = []
            s.phase = PLAYING
            s.stage = STAGES.index(stage)
            s.active = s.starter = 0
            s.orders = [tuple([MOMENTS.always(kind) for kind in moments])] * seats
            s.chance = ScriptedChance(make_seed(0), {"die": tuple(dice.split())})
            s.adventure = [card(s, name, "adventure") for name in reversed(adventure.split())]
            s.under = [card(s, name, "dungeon") for name in reversed(dungeon.split())]
            s.spell_deck = [card(s, name, "spell") for name in reversed(spells.split())]
            for space, lie in (lying or {}).items():
                for name in lie.split():
                    one = card(s, name)
                    s.table[s.box.space_ids[space]].append(one)
                    if one.title.stock:
                        s.stock[one.id] = one.title.stock
            for space, count in (coins or {}).items():
                s.coins[s.box.space_ids[space]] = count
            for seat, name in enumerate(names):
                furnish(s, s.characters[seat], name, given)
            for field, value in (with_ or {}).items():
                setattr(s.characters[0], field, value)
            for field, value in (with_second or {}).items():
                setattr(s.characters[1], field, value)
            for field, value in (state or {}).items():
                setattr(s, field, value)

        self.match = Match(
            Start(GAME, seats, 0, {"characters": tuple(names), **setup, **(agreed or {})}, arrange, rules=rules)
        )

    # -- what lies on the table -------------------------------------------------------------------

    @property
    def state(self) -> TalismanState:
        assert isinstance(self.match.state, TalismanState)
        return self.match.state

    def character(self, seat: int = 0) -> Character:
        return self.state.characters[seat]

    @property
    def me(self) -> Character:
        """The character of the first seat."""
        return self.character(0)

    def where(self, seat: int = 0) -> str:
        return self.state.box.spaces[self.character(seat).space].id

    def objects(self, seat: int = 0) -> list[str]:
        return [card.id for card in self.character(seat).objects]

    def followers(self, seat: int = 0) -> list[str]:
        return [card.id for card in self.character(seat).followers]

    def hand(self, seat: int = 0) -> list[str]:
        return [card.id for card in self.character(seat).spells]

    def trophies(self, seat: int = 0) -> list[str]:
        return [card.id for card in self.character(seat).trophies]

    def strength(self, seat: int = 0) -> int:
        return strength(self.state, self.character(seat))

    def craft(self, seat: int = 0) -> int:
        return craft(self.state, self.character(seat))

    def lying(self, space: str) -> list[str]:
        return [card.id for card in self.state.table[self.state.box.space_ids[space]]]

    def coins(self, space: str) -> int:
        return self.state.coins[self.state.box.space_ids[space]]

    def discarded(self, deck: str = "adventure") -> list[str]:
        piles = {
            "adventure": self.state.adventure_discard,
            "dungeon": self.state.under_discard,
            "spell": self.state.spell_discard,
        }
        return [card.id for card in piles[deck]]

    @property
    def turn_of(self) -> int:
        """Whose turn it is."""
        return self.state.active

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

    def offers_to(self, seat: int) -> list[str]:
        """What this seat is asked now, if it is."""
        return [option.id for each in self.match.decisions if each.seat == seat for option in each.options]

    def choose(self, seat: int, option: str) -> Table:
        """This seat chooses; others who are asked at the same time before it pass."""
        for each in self.match.decisions:
            if each.seat != seat and option in self.offers_to(seat) and "pass" in [o.id for o in each.options]:
                self.match.choose(each.seat, "pass")
                if option not in self.offers_to(seat):
                    return self
        self.match.choose(seat, option)
        return self

    def do(self, *options: str) -> Table:
        """Choose these, one after the other; questions in which one is not on offer are passed."""
        for option in options:
            while option not in self.offers and (skip := next((o for o in self.offers if o in SKIPPED), None)):
                self.match.choose(self.decision.seat, skip)
            self.match.choose(self.decision.seat, option)
        return self

    def settle(self) -> Table:
        """Nothing is used, bought or taken until something else is asked, or the next turn begins."""
        turn = self.state.active, self.state.round
        while self.match.outcome is None and (skip := next((o for o in self.offers if o in SKIPPED), None)):
            if (self.state.active, self.state.round) != turn:
                break
            self.match.choose(self.decision.seat, skip)
        return self

    def until(self, seat: int, kind: str) -> Table:
        """Take the last option again and again until this is asked."""
        for _ in range(300):
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


def furnish(s: TalismanState, c: Character, name: str, given: Mapping[str, Any]) -> None:
    """A character with all that it has."""
    seat, role = c.seat, s.box.role_ids[name]
    s.unused.remove(role)
    c.role = role
    c.space = s.box.space_ids[of(given["at"], seat, "fields-1")]
    c.lives = of(given["lives"], seat, None) or role.life
    c.fate = of(given["fate"], seat, 0)
    c.gold = of(given["gold"], seat, 1)
    c.strength = of(given["strength"], seat, 0)
    c.craft = of(given["craft"], seat, 0)
    c.alignment = of(given["alignment"], seat, None) or role.alignment
    c.objects = [card(s, one) for one in mine(given["objects"], seat)]
    c.raised = [card(s, one) for one in mine(given["raised"], seat)]
    c.followers = [*[card(s, one) for one in mine(given["followers"], seat)], *c.raised]
    c.spells = [card(s, one, "spell") for one in mine(given["hands"], seat)]
    c.trophies = [card(s, one) for one in mine(given["trophies"], seat)]
    c.may_cast = len(c.spells) if seat == 0 else 1
    for one in c.objects:
        if one.deck == "purchase":
            s.purchases.remove(one)


def of(values: Each, seat: int, usual: Any) -> Any:
    """What a seat has, where it is given for all or by seat."""
    if isinstance(values, list | tuple):
        return values[seat] if seat < len(values) else usual
    return values


def mine(values: Each, seat: int) -> list[str]:
    """The cards of a seat: a text is for the first one."""
    if isinstance(values, str):
        return values.split() if seat == 0 else []
    return str(values[seat]).split() if seat < len(values) else []


def card(s: TalismanState, name: str, deck: str = "") -> Card:
    """A card by its title, or by ``title@deck``."""
    name, _, given = name.partition("@")
    return s.box.card(name, given or deck)


# -- real matches ---------------------------------------------------------------------------------


def new_match(seats: int = 4, seed: int = 0, **setup: object) -> Match:
    return Match(Start(GAME, seats, seed, setup))


def play_randomly(match: Match, choices: int, seed: int = 0) -> Match:
    """Random play, as far as it goes."""
    dice = random.Random(seed)
    for _ in range(choices):
        if match.outcome is not None:
            break
        decision = dice.choice(match.decisions)
        match.choose(decision.seat, dice.choice(decision.options))
    return match
