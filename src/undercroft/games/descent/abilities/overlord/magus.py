"""The overlord's cards of the Magus."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.descent.abilities.choosing import CHOOSE
from undercroft.games.descent.abilities.overlord.kinds import Answer, Word
from undercroft.games.descent.abilities.registry import Ability, enter
from undercroft.games.descent.attribute_tests import passes_test
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.lasting import TURN_END, begin_through
from undercroft.games.descent.lasting import begin as begin_lasting
from undercroft.games.descent.moments import DEFEATED, TURN_STARTS
from undercroft.games.descent.options import CARD, FIGURE, PICK_CARD, PLAY, PLAY_ON
from undercroft.games.descent.overlord_deck import draw
from undercroft.games.descent.pieces import Moment
from undercroft.games.descent.profiles import HERO, HEROES, MASTER, MINION, OVERLORD
from undercroft.games.descent.state import THE_OVERLORD, DescentState, Figure
from undercroft.games.descent.wounds import suffer

KEPT = 2
DIABOLIC = {"event": "willpower", "trap": "awareness", "magic": "knowledge"}
"""What heroes test, by the type of the card that is taken."""
DIABOLIC_DAMAGE = 2


class UnholyRitual(Ability):
    """At the start of his turn, a monster group: he draws as many cards as it has figures on the map and keeps two; its
    monsters have one action less in this turn (``overlord_turn.activate``)."""

    def answers_at(self) -> tuple[str, ...]:
        return (TURN_STARTS,)

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        first = {figure.profile.kind: figure for figure in reversed(s.on_map(OVERLORD))}
        return [PLAY_ON(self.id, figure.id) for figure in reversed(list(first.values()))]

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        kind = s.figure(FIGURE.of(option)).profile.kind
        begin_lasting(s, self.id, kind, TURN_END)
        held = len(s.hand)
        draw(s, len([figure for figure in s.on_map(OVERLORD) if figure.profile.kind == kind]))
        while len(s.hand) - held > KEPT:
            choice: Option = yield ask(
                THE_OVERLORD,
                CHOOSE,
                lambda: [PICK_CARD(card) for card in dict.fromkeys(s.hand[held:])],
                {"card": self.id},
            )
            card = CARD.of(choice)
            del s.hand[held + s.hand[held:].index(card)]
            s.discard.append(card)
            s.unveil()
            s.tell("discarded", card=card)


class WordOfPain(Word):
    """Who fails suffers a damage."""

    def befalls(self, s: DescentState, figure: Figure) -> Play[None]:
        yield from suffer(s, figure, 1)


class WordOfDespair(Word):
    """Who fails suffers a fatigue after every action of the next turn (``hero_turn.perform``)."""

    def befalls(self, s: DescentState, figure: Figure) -> Play[None]:
        if figure.profile.rank == HERO:
            begin_through(s, self.id, figure.id)
        yield from ()


class RiseAgain(Answer):
    """A minion or master is defeated: at the start of his next turn it is back for that turn, within five spaces of the
    place (``overlord_turn.returned``)."""

    def answers_at(self) -> tuple[str, ...]:
        return (DEFEATED,)

    def fits(self, s: DescentState, moment: Moment) -> bool:
        return moment.figure.profile.rank in (MINION, MASTER)

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        profile = moment.figure.profile
        s.lasting.append(f"{self.id} on {profile.kind} {profile.rank} {moment.space}")
        yield from ()


class DiabolicPower(Ability):
    """In his turn: any card of deck or discard pile is shown and taken; heroes test what goes with its type, and who
    fails suffers two damage."""

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        return [PLAY(self.id)]

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        s.discard.remove(self.id)
        choice: Option = yield ask(THE_OVERLORD, CHOOSE, lambda: self.cards(s), {"card": self.id})
        s.discard.append(self.id)
        card = CARD.of(choice)
        (s.deck if card in s.deck else s.discard).remove(card)
        s.hand.append(card)
        s.chance.shuffle("overlord", s.deck, str)
        s.seen_top = 0
        s.unveil()
        s.tell("took", card=card)
        for figure in s.on_map(HEROES):
            if figure.spaces and not (yield from passes_test(s, figure, DIABOLIC[BOX.overlord[card].type])):
                yield from suffer(s, figure, DIABOLIC_DAMAGE)

    def cards(self, s: DescentState) -> list[Option]:
        return [PICK_CARD(card) for card in BOX.overlord if card in s.deck or card in s.discard]


enter(
    UnholyRitual("unholy-ritual"),
    WordOfPain("word-of-pain", "might"),
    RiseAgain("rise-again"),
    WordOfDespair("word-of-despair", "willpower"),
    DiabolicPower("diabolic-power"),
)
