"""What stands on monster cards."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.engine.errors import Why
from undercroft.games.descent.abilities.choosing import pick_figure
from undercroft.games.descent.abilities.paying import cannot_use, pay_for
from undercroft.games.descent.abilities.registry import THROUGH_ENEMIES, Ability, enter
from undercroft.games.descent.abilities.shifting import put_within
from undercroft.games.descent.abilities.striking import affected, begin, on_all
from undercroft.games.descent.attacks import cannot_attack, restrained, special_attack_left
from undercroft.games.descent.attribute_tests import passes_test
from undercroft.games.descent.content.dice import DICE, sum_of
from undercroft.games.descent.content.schema import Surge
from undercroft.games.descent.domains import OWN_ATTACK
from undercroft.games.descent.geometry.bits import bits
from undercroft.games.descent.lasting import OVERLORD as OVERLORD_COMES
from undercroft.games.descent.lasting import begin as begin_lasting
from undercroft.games.descent.lasting import lasts
from undercroft.games.descent.options import DONE, FIGURE, SPACE, USE, USE_AT, USE_ON
from undercroft.games.descent.pieces import Attack, Defence
from undercroft.games.descent.places import adjacent, lay_of, within
from undercroft.games.descent.profiles import HERO, HEROES, LIEUTENANT, MASTER, OVERLORD
from undercroft.games.descent.state import IMMOBILIZED, DescentState, Figure
from undercroft.games.descent.wounds import inflict, recover, suffer, tire

NEAR = 3
BREATH = 4
"""How many spaces a breath of fire is long, the target's own among them."""


def heroes_within(s: DescentState, holder: Figure, far: int) -> list[Figure]:
    return [each for each in s.on_map(HEROES) if each.profile.rank == HERO and within(s, holder, each, far)]


class HeroesTest(Ability):
    """An action: all heroes so near test an attribute; who fails suffers so much fatigue, or a condition."""

    def __init__(self, name: str, attribute: str, far: int, fatigue: int, condition: int = 0) -> None:
        super().__init__(name)
        self.attribute = attribute
        self.far = far
        self.fatigue = fatigue
        self.condition = condition

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        if cannot_use(s, holder, self.id) is not None or not heroes_within(s, holder, self.far):
            return []
        return [USE(self.id)]

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        pay_for(s, holder, self.id)
        for figure in heroes_within(s, holder, self.far):
            if figure.spaces and not (yield from passes_test(s, figure, self.attribute)):
                inflict(s, figure, self.condition)
                yield from tire(s, figure, self.fatigue)


class OnNeighbour(Ability):
    """An action on an adjacent hero, who tests might."""

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        if cannot_use(s, holder, self.id) is not None:
            return []
        return [USE_ON(self.id, figure.id) for figure in heroes_within(s, holder, 1)]

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        pay_for(s, holder, self.id)
        figure = s.figure(FIGURE.of(option))
        if not (yield from passes_test(s, figure, "might")):
            yield from self.befalls(s, holder, figure)

    def befalls(self, s: DescentState, holder: Figure, figure: Figure) -> Play[None]:
        yield from ()


class Grab(OnNeighbour):
    """Who fails becomes immobilized."""

    def befalls(self, s: DescentState, holder: Figure, figure: Figure) -> Play[None]:
        inflict(s, figure, IMMOBILIZED)
        yield from ()


class Throw(OnNeighbour):
    """Who fails is placed on an empty space within three, which counts as entering it, and suffers a damage."""

    def befalls(self, s: DescentState, holder: Figure, figure: Figure) -> Play[None]:
        yield from put_within(s, figure, NEAR, holder.spaces, s.owner(holder), self.id)
        yield from suffer(s, figure, 1)


class NightStalker(Ability):
    """Attacked by a hero who is not adjacent, it has one more brown die."""

    def on_defence(self, s: DescentState, holder: Figure, attack: Attack, defence: Defence) -> None:
        if defence.figure is holder and attack.by_hero and not adjacent(s, holder, attack.attacker):
            defence.dice.append("brown")


class Web(Ability):
    """An adjacent hero pays a fatigue to leave the space: ``moving.webbed``."""


class Fire(Ability):
    """An action: one attack on all adjacent figures. DESC-ODET-12: it is the one attack of the activation."""

    def targets(self, s: DescentState, holder: Figure) -> list[Figure]:
        return affected(s, holder, lay_of(s).around(holder.spaces))

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        if cannot_use(s, holder, self.id) is not None or not special_attack_left(holder):
            return []
        if restrained(s, holder) is not None or all(each.profile.side != HEROES for each in self.targets(s, holder)):
            return []
        return [USE(self.id)]

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        pay_for(s, holder, self.id)
        holder.attacks += 1
        yield from begin(s, on_all(s, holder, OWN_ATTACK, self.targets(s, holder)), OWN_ATTACK)


class Air(Ability):
    """An action: until the overlord's next turn only attacks of adjacent figures affect it."""

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        if cannot_use(s, holder, self.id) is not None or lasts(s, self.id, holder.id):
            return []
        return [USE(self.id)]

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        pay_for(s, holder, self.id)
        begin_lasting(s, self.id, holder.id, OVERLORD_COMES)
        yield from ()

    def cannot_be_attacked(self, s: DescentState, holder: Figure, attacker: Figure) -> Why | None:
        if lasts(s, self.id, holder.id) and not adjacent(s, holder, attacker):
            return Why("made-of-air", "DESC-MCARD-08", figure=holder.id)
        return None


class Reach(Ability):
    """DESC-REACH-01: ``attacks.has_reach``."""


class Shambling(Ability):
    """One move action at most: ``actions.cannot_move``."""


class Heal(Ability):
    """An action: a monster within three spaces recovers what a red die shows."""

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        if cannot_use(s, holder, self.id) is not None:
            return []
        hurt = [each for each in s.on_map(OVERLORD) if each.damage and within(s, holder, each, NEAR)]
        return [USE_ON(self.id, figure.id) for figure in hurt]

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        pay_for(s, holder, self.id)
        face = s.chance.throw(DICE["red"], 1)[0]
        yield from recover(s, s.figure(FIGURE.of(option)), sum_of(["red"], [face]).damage)


class Scamper(Ability):
    """It moves through heroes."""

    def passes(self, s: DescentState, holder: Figure) -> int:
        return THROUGH_ENEMIES


class Cowardly(Ability):
    """No surge abilities, unless a master or a lieutenant is within three spaces."""

    def on_attack(self, s: DescentState, holder: Figure, attack: Attack) -> None:
        if attack.attacker is holder:
            leaders = [each for each in s.on_map(OVERLORD) if each.profile.rank in (MASTER, LIEUTENANT)]
            attack.mute = not any(within(s, holder, each, NEAR) for each in leaders)


class Flail(Ability):
    """Its attack may have a second hero as target."""

    def aims(self, s: DescentState, holder: Figure, attack: Attack) -> Play[None]:
        if len(attack.defences) > 1:
            return
        others = [
            each
            for each in s.on_map(HEROES)
            if each is not attack.target and cannot_attack(s, holder, OWN_ATTACK, each) is None
        ]
        other = yield from pick_figure(s, attack.seat, self.id, others, must=False)
        if other is not None:
            attack.defences.append(Defence(other))


class Shadow(Ability):
    """The attack of an adjacent hero misses, unless a surge is spent."""

    def on_attack(self, s: DescentState, holder: Figure, attack: Attack) -> None:
        near = attack.attacker.profile.rank == HERO and adjacent(s, holder, attack.attacker)
        if near and any(defence.figure is holder for defence in attack.defences):
            attack.hurdles += 1
            attack.options.append(Surge(deed=self.id))

    def surge(self, s: DescentState, attack: Attack, deed: str) -> Play[None]:
        attack.hurdles -= 1
        yield from ()


class FireBreath(Ability):
    """A surge: a path of four spaces from the target space on; all figures on it are affected."""

    def surge(self, s: DescentState, attack: Attack, deed: str) -> Play[None]:
        space = attack.space
        attack.path |= 1 << space
        for _ in range(BREATH - 1):
            spaces = lay_of(s).near[space] & s.board.open_floor & ~attack.path
            offers = [USE_AT(self.id, each) for each in bits(spaces)]
            choice: Option = yield ask(attack.seat, "choose", [*offers, DONE()], {"card": self.id})
            if choice is DONE():
                return
            space = SPACE.of(choice)
            attack.path |= 1 << space


enter(
    HeroesTest("howl", "willpower", NEAR, 1),
    HeroesTest("water-ability", "willpower", 1, 2),
    HeroesTest("earth", "awareness", 1, 0, IMMOBILIZED),
    NightStalker("night-stalker"),
    Web("web"),
    Fire("fire"),
    Air("air"),
    Reach("reach"),
    Throw("throw"),
    Grab("grab"),
    Heal("heal"),
    Scamper("scamper"),
    Cowardly("cowardly"),
    Flail("flail"),
    Shadow("shadow"),
    FireBreath("fire-breath"),
    Shambling("shambling"),
)
