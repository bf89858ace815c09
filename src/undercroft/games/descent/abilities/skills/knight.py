"""Skills of the knight, and what the starting weapon and shield do."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play
from undercroft.games.descent.abilities.choosing import choose, pick_figure, pick_space
from undercroft.games.descent.abilities.paying import cannot_use, pay_for
from undercroft.games.descent.abilities.registry import Ability, enter
from undercroft.games.descent.abilities.rolling import reroll_defence
from undercroft.games.descent.abilities.shifting import walk_now
from undercroft.games.descent.abilities.skills.kinds import Reaction, friends_of
from undercroft.games.descent.abilities.striking import any_weapons, has_shield, melee_weapons, strike
from undercroft.games.descent.attacks import cannot_attack
from undercroft.games.descent.content.schema import Surge
from undercroft.games.descent.lasting import begin as begin_lasting
from undercroft.games.descent.lasting import lasts
from undercroft.games.descent.moments import ATTACKED, DEFEATED, ENTERED, TARGETED
from undercroft.games.descent.moving import EMPTY, speed
from undercroft.games.descent.options import DIE, FIGURE, REROLL, USE, USE_ON
from undercroft.games.descent.pieces import Attack, Defence, Moment
from undercroft.games.descent.places import adjacent, empty_for, lay_of, sees, within
from undercroft.games.descent.profiles import HERO, HEROES, OVERLORD
from undercroft.games.descent.state import STUNNED, DescentState, Figure
from undercroft.games.descent.wounds import inflict, refresh

NEAR = 3
STALWART_HEALTH = 2


class OathOfHonor(Ability):
    """An action: the knight is placed next to a monster beside another hero within three spaces, as near as can be,
    and attacks it in melee."""

    def places(self, s: DescentState, holder: Figure, monster: Figure) -> int:
        lay = lay_of(s)
        return lay.nearest(holder.spaces, lay.around(monster.spaces) & (empty_for(s, holder) | holder.spaces))

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        if cannot_use(s, holder, self.id) is not None:
            return []
        friends = [each for each in friends_of(s, holder) if within(s, holder, each, NEAR)]
        return [
            USE_ON(self.id, monster.id)
            for monster in s.on_map(OVERLORD)
            if any(adjacent(s, friend, monster) for friend in friends) and self.places(s, holder, monster)
        ]

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        pay_for(s, holder, self.id)
        monster, seat = s.figure(FIGURE.of(option)), s.owner(holder)
        space = yield from pick_space(seat, self.id, self.places(s, holder, monster))
        holder.spaces = 1 << space
        s.tell("placed", figure=holder.id, space=space, lies="along")
        yield from strike(s, holder, seat, self.id, melee_weapons(s, holder), [monster], must=True)


class Advance(Reaction):
    """After a monster was defeated with a melee weapon: a walk up to speed, and one more attack."""

    def answers_at(self) -> tuple[str, ...]:
        return (ATTACKED,)

    def fits(self, s: DescentState, holder: Figure, moment: Moment) -> bool:
        attack = moment.attack
        if attack is None or attack.attacker is not holder or not attack.melee or not holder.spaces:
            return False
        return any(figure.profile.side == OVERLORD for figure, _ in attack.slain)

    def does(self, s: DescentState, holder: Figure, moment: Moment) -> Play[None]:
        seat = s.owner(holder)
        yield from walk_now(s, holder, speed(s, holder), seat, self.id)
        yield from strike(s, holder, seat, self.id, any_weapons(s, holder), s.on_map(OVERLORD))


class Challenge(Ability):
    """In the own turn, on a monster in sight: while the card is exhausted, attacks of the two on each other bring one
    more damage."""

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        if cannot_use(s, holder, self.id) is not None:
            return []
        return [USE_ON(self.id, each.id) for each in s.on_map(OVERLORD) if sees(s, holder, each)]

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        pay_for(s, holder, self.id)
        begin_lasting(s, self.id, FIGURE.of(option), holder.id)
        yield from ()

    def on_attack(self, s: DescentState, holder: Figure, attack: Attack) -> None:
        pair = (attack.attacker, attack.target)
        if holder in pair:
            other = attack.target if attack.attacker is holder else attack.attacker
            if lasts(s, self.id, other.id):
                attack.damage += 1


class Defend(Reaction):
    """An adjacent hero is a target: the knight takes the place; range and sight stay as they were."""

    def answers_at(self) -> tuple[str, ...]:
        return (TARGETED,)

    def fits(self, s: DescentState, holder: Figure, moment: Moment) -> bool:
        attack, figure = moment.attack, moment.figure
        if attack is None or figure is holder or figure.profile.side != HEROES or attack.by_hero:
            return False
        struck = [defence.figure for defence in attack.defences]
        return figure in struck and holder not in struck and bool(holder.spaces) and adjacent(s, holder, figure)

    def does(self, s: DescentState, holder: Figure, moment: Moment) -> Play[None]:
        assert moment.attack is not None
        change_target(s, moment.attack, moment.figure, holder)
        yield from ()


def change_target(s: DescentState, attack: Attack, old: Figure, new: Figure) -> None:
    """Somebody takes another's place as the target."""
    at = [defence.figure for defence in attack.defences].index(old)
    attack.defences[at] = Defence(new)
    if attack.target is old:
        attack.target = new
    s.tell("target-changed", figure=old.id, target=new.id)


class DefenseTraining(Ability):
    """With a shield one more brown die; the card may be exhausted in place of the shield (``items.shields``)."""

    def on_defence(self, s: DescentState, holder: Figure, attack: Attack, defence: Defence) -> None:
        if defence.figure is holder and has_shield(s.hero(holder.id)):
            defence.dice.append("brown")


class Guard(Reaction):
    """A monster moves into an empty space next to the knight: a melee attack on it, and it goes on if it lives."""

    def answers_at(self) -> tuple[str, ...]:
        return (ENTERED,)

    def fits(self, s: DescentState, holder: Figure, moment: Moment) -> bool:
        if not steps_beside(s, holder, moment) or moment.what != EMPTY:
            return False
        return any(cannot_attack(s, holder, weapon, moment.figure) is None for weapon in melee_weapons(s, holder))

    def does(self, s: DescentState, holder: Figure, moment: Moment) -> Play[None]:
        arms = melee_weapons(s, holder)
        yield from strike(s, holder, s.owner(holder), self.id, arms, [moment.figure], must=True)


def steps_beside(s: DescentState, holder: Figure, moment: Moment) -> bool:
    """Whether a monster has moved into a space next to the holder."""
    monster = moment.figure
    if monster.profile.side != OVERLORD or not monster.spaces or not holder.spaces:
        return False
    return bool(lay_of(s).around(holder.spaces) >> moment.space & 1)


class ShieldSlam(Ability):
    """With a shield, a surge of a melee attack stuns an adjacent monster."""

    def surges(self, s: DescentState, holder: Figure, attack: Attack) -> list[Surge]:
        return [Surge(deed=self.id)] if attack.melee and has_shield(s.hero(holder.id)) else []

    def surge(self, s: DescentState, attack: Attack, deed: str) -> Play[None]:
        near = [each for each in s.on_map(OVERLORD) if adjacent(s, attack.attacker, each)]
        figure = yield from pick_figure(s, attack.seat, self.id, near)
        if figure is not None:
            inflict(s, figure, STUNNED)


class Inspiration(Ability):
    """At the start of the turn, next to a hero: the knight and all adjacent heroes recover a fatigue."""

    def begins(self, s: DescentState, holder: Figure) -> Play[None]:
        near = [each for each in s.on_map(HEROES) if each.profile.rank == HERO and adjacent(s, holder, each)]
        if any(each is not holder for each in near):
            for figure in near:
                refresh(s, s.hero(figure.id), 1)
        yield from ()


class Stalwart(Ability):
    """Two more health; when defeated, a walk up to speed and a melee attack, before it comes to that."""

    def answers_at(self) -> tuple[str, ...]:
        return (DEFEATED,)

    def health(self, s: DescentState, holder: Figure, health: int) -> int:
        return health + STALWART_HEALTH

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        once = moment.figure is holder and self.id not in moment.played and self.id not in moment.figure.used
        return [USE(self.id)] if once else []

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        assert holder is not None
        moment.played.append(self.id)
        holder.used.append(self.id)
        pay_for(s, holder, self.id)
        seat = s.owner(holder)
        yield from walk_now(s, holder, speed(s, holder), seat, self.id)
        yield from strike(s, holder, seat, self.id, melee_weapons(s, holder), s.on_map(OVERLORD))
        holder.used.remove(self.id)


class IronLongsword(Ability):
    """A surge: the target rolls one of its defence dice again."""

    def surge(self, s: DescentState, attack: Attack, deed: str) -> Play[None]:
        defence, card = attack.defences[0], "iron-longsword"
        if defence.dice:
            offers = [REROLL(card, number) for number in range(1, len(defence.dice) + 1)]
            choice = yield from choose(attack.seat, card, offers)
            reroll_defence(s, defence, DIE.of(choice) - 1)


enter(
    OathOfHonor("oath-of-honor"),
    Advance("advance"),
    Challenge("challenge"),
    Defend("defend"),
    DefenseTraining("defense-training"),
    Guard("guard-skill"),
    ShieldSlam("shield-slam"),
    Inspiration("inspiration"),
    Stalwart("stalwart"),
    IronLongsword("reroll-defence"),
)
