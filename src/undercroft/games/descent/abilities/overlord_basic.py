"""The overlord's basic cards."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play
from undercroft.games.descent.abilities.registry import Ability, enter
from undercroft.games.descent.actions import DASH, FRENZY
from undercroft.games.descent.attribute_tests import passes_test
from undercroft.games.descent.content.schema import Surge
from undercroft.games.descent.moments import ATTACK_ROLLED, ENTERED
from undercroft.games.descent.options import PLAY
from undercroft.games.descent.pieces import Moment
from undercroft.games.descent.profiles import HERO, OVERLORD
from undercroft.games.descent.state import STUNNED, DescentState, Figure
from undercroft.games.descent.wounds import inflict, suffer


class Dash(Ability):
    """The monster that is activated gets one more move action."""

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        return [PLAY(self.id)]

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        s.played.append(f"{self.id} on {holder.id}")
        holder.used.append(DASH)
        yield from ()


class Frenzy(Ability):
    """The monster that is activated gets one more attack action (DESC-OCARD-08)."""

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        return [PLAY(self.id)]

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        s.played.append(f"{self.id} on {holder.id}")
        holder.used.append(FRENZY)
        yield from ()


class DarkMight(Ability):
    """After an attack of the overlord was rolled: one more surge."""

    def answers_at(self) -> tuple[str, ...]:
        return (ATTACK_ROLLED,)

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        return [PLAY(self.id)] if moment.figure.profile.side == OVERLORD else []

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        assert moment.attack is not None
        moment.attack.surges += 1
        yield from ()


class CriticalBlow(Ability):
    """After a monster's attack on a hero was rolled: a surge may bring three more damage."""

    def answers_at(self) -> tuple[str, ...]:
        return (ATTACK_ROLLED,)

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        attack = moment.attack
        if attack is None or moment.figure.profile.side != OVERLORD or attack.target.profile.rank != HERO:
            return []
        return [PLAY(self.id)]

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        assert moment.attack is not None
        moment.attack.options.append(Surge(damage=3))
        yield from ()


class PitTrap(Ability):
    """A hero enters an empty space: he tests awareness, or suffers a damage and loses a movement point; without one he
    is stunned."""

    def answers_at(self) -> tuple[str, ...]:
        return (ENTERED,)

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        return [PLAY(self.id)] if moment.figure.profile.rank == HERO else []

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        figure = moment.figure
        if (yield from passes_test(s, figure, "awareness")):
            return
        if figure.points > 0:
            figure.points -= 1
        else:
            inflict(s, figure, STUNNED)
        yield from suffer(s, figure, 1)


class Tripwire(Ability):
    """A hero enters an empty space during a move action: he tests awareness, or that action ends."""

    def answers_at(self) -> tuple[str, ...]:
        return (ENTERED,)

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        figure = moment.figure
        moving = figure.profile.rank == HERO and s.active == figure.id and s.hero(figure.id).moving
        return [PLAY(self.id)] if moving else []

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        figure = moment.figure
        if not (yield from passes_test(s, figure, "awareness")):
            figure.points = 0
            s.hero(figure.id).moving = False


enter(
    Dash("dash"),
    Frenzy("frenzy"),
    DarkMight("dark-might"),
    CriticalBlow("critical-blow"),
    PitTrap("pit-trap"),
    Tripwire("tripwire"),
)
