"""Cards that every overlord may have."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.descent.abilities.choosing import CHOOSE, choose
from undercroft.games.descent.abilities.registry import Ability, enter
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.content.dice import DICE, sum_of
from undercroft.games.descent.options import DIE, FIGURE, PICK_TYPE, PLAY, PLAY_ON, PUT_BACK, TYPE
from undercroft.games.descent.overlord_deck import reshuffle
from undercroft.games.descent.profiles import OVERLORD
from undercroft.games.descent.state import THE_OVERLORD, DescentState, Figure
from undercroft.games.descent.wounds import recover

LOOK = 5
TYPES = ("type-event", "type-magic", "type-trap")


class DarkResilience(Ability):
    """In his turn, a monster recovers what two red dice show."""

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        return [PLAY_ON(self.id, each.id) for each in s.on_map(OVERLORD) if each.damage]

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        dice = ["red", "red"]
        shown = sum_of(dice, [s.chance.throw(DICE[colour], 1)[0] for colour in dice])
        yield from recover(s, s.figure(FIGURE.of(option)), shown.damage)


class PlanAhead(Ability):
    """In his turn: the overlord looks at the top five cards of his deck and puts them back in any order."""

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        return [PLAY(self.id)] if s.deck else []

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        """He says by their numbers which card comes to lie lowest, and so on; nobody else sees them."""
        count = min(LOOK, len(s.deck))
        s.seen_top = max(s.seen_top, count)
        s.unveil()
        s.tell_secretly("looked", (THE_OVERLORD,), {"cards": tuple(reversed(s.deck[-count:]))}, count=count)
        for left in range(count, 1, -1):
            choice: Option = yield ask(
                THE_OVERLORD, CHOOSE, [PUT_BACK(number) for number in range(1, left + 1)], {"card": self.id}
            )
            looked = s.deck[len(s.deck) - left :]
            card = looked.pop(left - DIE.of(choice))
            s.deck[len(s.deck) - left :] = [card, *looked]


class Schemes(Ability):
    """In his turn the overlord names a type, and cards of his deck are turned up until there is one of it: he takes it,
    the others are discarded."""

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        return [PLAY(self.id)] if s.deck else []

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        choice = yield from choose(THE_OVERLORD, self.id, [PICK_TYPE(name) for name in TYPES])
        wanted = TYPE.of(choice).removeprefix("type-")
        s.unveil()
        while s.deck:
            card = s.deck.pop()
            s.seen_top = max(0, s.seen_top - 1)
            if BOX.overlord[card].type == wanted:
                s.hand.append(card)
                s.tell("took", card=card)
                break
            s.discard.append(card)
            s.tell("discarded", card=card)
        if not s.deck:
            reshuffle(s)


enter(DarkResilience("dark-resilience"), PlanAhead("plan-ahead"), Schemes("schemes"))
