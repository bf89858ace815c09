"""The overlord's cards of the Warlord."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play
from undercroft.games.descent.abilities.overlord.kinds import Answer, is_hero
from undercroft.games.descent.abilities.registry import Ability, enter
from undercroft.games.descent.abilities.striking import strike
from undercroft.games.descent.attacks import weapons
from undercroft.games.descent.content.schema import Surge
from undercroft.games.descent.moments import ATTACK_DECLARED, DEFENDED, KNOCKED_OUT, TURN_ENDS
from undercroft.games.descent.options import FIGURE, PLAY_ON
from undercroft.games.descent.overlord_deck import draw
from undercroft.games.descent.pieces import Attack, Moment
from undercroft.games.descent.places import empty, lay_of
from undercroft.games.descent.profiles import HEROES, MASTER, MINION, OVERLORD
from undercroft.games.descent.reinforcing import members, new_monster, place_on, spare
from undercroft.games.descent.state import THE_OVERLORD, DescentState, Figure, Group
from undercroft.games.descent.wounds import defeat, may_take_action

RAGE_ATTACKS = 2
FORTITUDE = 2
BLOODLUST = 2
EXPERT = 2
AWAY = 3


class BloodRage(Ability):
    """At the end of his turn, a monster: two attacks, and it is defeated."""

    def answers_at(self) -> tuple[str, ...]:
        return (TURN_ENDS,)

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        return [PLAY_ON(self.id, each.id) for each in s.on_map(OVERLORD)]

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        figure = s.figure(FIGURE.of(option))
        for _ in range(RAGE_ATTACKS if may_take_action(s, figure) else 0):
            yield from strike(s, figure, THE_OVERLORD, self.id, weapons(s, figure), s.on_map(HEROES))
        if figure.spaces:
            yield from defeat(s, figure)


class DarkFortitude(Answer):
    """After a defence of the overlord was rolled: two more shields."""

    def answers_at(self) -> tuple[str, ...]:
        return (DEFENDED,)

    def fits(self, s: DescentState, moment: Moment) -> bool:
        return moment.figure.profile.side == OVERLORD

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        assert moment.defence is not None
        moment.defence.shields += FORTITUDE
        yield from ()


class Bloodlust(Answer):
    """A hero was knocked out: two cards more than the one."""

    def answers_at(self) -> tuple[str, ...]:
        return (KNOCKED_OUT,)

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        draw(s, BLOODLUST)
        yield from ()


class ExpertBlow(Answer):
    """Before a monster's attack on a hero is rolled: two more damage; a surge takes the card back."""

    def answers_at(self) -> tuple[str, ...]:
        return (ATTACK_DECLARED,)

    def fits(self, s: DescentState, moment: Moment) -> bool:
        attack = moment.attack
        if attack is None or attack.attacker.profile.side != OVERLORD or self.id in attack.bonus:
            return False
        return is_hero(moment.figure)

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        assert moment.attack is not None
        moment.attack.bonus.append(self.id)
        moment.attack.damage += EXPERT
        moment.attack.options.append(Surge(deed=self.id))
        yield from ()

    def surge(self, s: DescentState, attack: Attack, deed: str) -> Play[None]:
        if self.id in s.discard:
            s.discard.remove(self.id)
            s.hand.append(self.id)
        yield from ()


class Reinforce(Ability):
    """At the end of his turn, a master on the map: minions of its group come in next to it, up to the limit of the
    group, but not within three spaces of a hero."""

    def answers_at(self) -> tuple[str, ...]:
        return (TURN_ENDS,)

    def area(self, s: DescentState, master: Figure) -> int:
        near = lay_of(s).around(master.spaces) & empty(s)
        for hero in s.on_map(HEROES):
            near &= ~lay_of(s).within(hero.spaces, AWAY)
        return near

    def group(self, s: DescentState, master: Figure) -> Group | None:
        """The master's group, if it is not complete."""
        group = next((each for each in s.groups if each.kind == master.profile.kind), None)
        if group is None or len(members(s, group.kind, MINION)) >= group.minions or not spare(s, group.kind, MINION):
            return None
        return group

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        masters = [each for each in s.on_map(OVERLORD) if each.profile.rank == MASTER and self.group(s, each)]
        return [PLAY_ON(self.id, each.id) for each in masters if self.area(s, each)]

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        master = s.figure(FIGURE.of(option))
        while True:
            group, area = self.group(s, master), self.area(s, master)
            if group is None or not area:
                return
            figure = new_monster(s, group.kind, MINION)
            yield from place_on(s, figure, area, THE_OVERLORD)
            if not figure.spaces:
                return


enter(
    BloodRage("blood-rage"),
    DarkFortitude("dark-fortitude"),
    Bloodlust("bloodlust"),
    ExpertBlow("expert-blow"),
    Reinforce("reinforce"),
)
