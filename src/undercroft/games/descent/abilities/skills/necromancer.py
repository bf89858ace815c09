"""Skills of the necromancer, the Reanimate, and the scythe."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play
from undercroft.games.descent.abilities.choosing import choose, pick_figure
from undercroft.games.descent.abilities.paying import cannot_use, pay_for
from undercroft.games.descent.abilities.registry import Ability, enter
from undercroft.games.descent.abilities.shifting import shift, walk_now
from undercroft.games.descent.abilities.skills.kinds import OnItself, Reaction, missed
from undercroft.games.descent.abilities.striking import begin, on_all, pick_weapon, strike_at, weapons_with
from undercroft.games.descent.attacks import can_affect, declared, restrained, target_spaces
from undercroft.games.descent.attribute_tests import passes_test
from undercroft.games.descent.domains import OWN_ATTACK
from undercroft.games.descent.familiars import activate, familiar_of
from undercroft.games.descent.geometry.bits import bits, lowest
from undercroft.games.descent.lasting import MOVED, drop
from undercroft.games.descent.lasting import begin as begin_lasting
from undercroft.games.descent.moments import ATTACK_ROLLED, ATTACKED, SUFFERING
from undercroft.games.descent.moving import speed, stopping
from undercroft.games.descent.options import ATTACK, DONE, FIGURE, SPACE, USE, USE_AT
from undercroft.games.descent.pieces import Attack, Defence, Moment
from undercroft.games.descent.places import empty, empty_for, lay_of, sees
from undercroft.games.descent.profiles import FAMILIAR, HERO, OVERLORD, familiar_profile
from undercroft.games.descent.state import DescentState, Figure
from undercroft.games.descent.wounds import bear, defeat, recover, refresh

MIGHT_HEALTH = 2


def reanimate(s: DescentState, holder: Figure) -> Figure | None:
    """The necromancer's, if it is on the map."""
    hero = s.hero_of(holder)
    return None if hero is None else familiar_of(s, hero)


class RaiseDead(Ability):
    """An action: the Reanimate is put on an adjacent empty space; there is one at a time, and it may be dismissed in
    the own turn."""

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        if familiar_of(s, s.hero(holder.id)) is not None:
            return [USE(self.id)]
        if cannot_use(s, holder, self.id) is not None:
            return []
        return [USE_AT(self.id, space) for space in bits(lay_of(s).around(holder.spaces) & empty_for(s, holder))]

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        hero = s.hero(holder.id)
        known = familiar_of(s, hero)
        if known is not None:
            known.spaces = 0
            s.tell("dismissed", figure=known.id)
            return
        pay_for(s, holder, self.id)
        profile = familiar_profile(hero.hero_class)
        s.figures = [figure for figure in s.figures if figure.id != profile.kind]
        figure = Figure(profile.kind, profile)
        figure.spaces = 1 << SPACE.of(option)
        s.figures.append(figure)
        s.tell("placed", figure=figure.id, space=SPACE.of(option), lies="along")
        yield from ()


class CorpseBlast(OnItself):
    """An action: an attack with a magic weapon on the Reanimate's space with Blast, without range or sight; then the
    Reanimate is defeated."""

    def fits(self, s: DescentState, holder: Figure) -> bool:
        armed = bool(weapons_with(s, holder, "magic"))
        return armed and reanimate(s, holder) is not None and restrained(s, holder) is None

    def does(self, s: DescentState, holder: Figure) -> Play[None]:
        corpse = reanimate(s, holder)
        assert corpse is not None
        weapon = yield from pick_weapon(s, holder, self.id, weapons_with(s, holder, "magic"))
        attack = declared(s, holder, weapon, corpse, lowest(corpse.spaces))
        attack.ranged = False
        attack.blast = True
        yield from begin(s, attack, weapon)
        if corpse.spaces:
            yield from defeat(s, corpse)


class DeathlyHaste(Ability):
    """Each fatigue paid to move lets the Reanimate move a space, too."""

    def tires_to_move(self, s: DescentState, holder: Figure) -> Play[None]:
        figure = reanimate(s, holder)
        if figure is not None:
            yield from shift(s, figure, 1, s.owner(holder), self.id)


class FuryOfUndeath(OnItself):
    """An action: the Reanimate is activated once more."""

    def fits(self, s: DescentState, holder: Figure) -> bool:
        return reanimate(s, holder) is not None

    def does(self, s: DescentState, holder: Figure) -> Play[None]:
        figure = reanimate(s, holder)
        assert figure is not None
        acted = figure.acted
        yield from activate(s, figure)
        figure.acted = acted


class DarkPact(Ability):
    """The Reanimate has one more brown die; all damage of one of the two may be moved to the other."""

    def answers_at(self) -> tuple[str, ...]:
        return (SUFFERING,)

    def on_defence(self, s: DescentState, holder: Figure, attack: Attack, defence: Defence) -> None:
        if defence.figure is holder and holder.profile.rank == FAMILIAR:
            defence.dice.append("brown")

    def other(self, s: DescentState, holder: Figure, figure: Figure) -> Figure | None:
        mate = reanimate(s, holder)
        if mate is None or not holder.spaces:
            return None
        return mate if figure is holder else holder if figure is mate else None

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        if holder is None or moment.amount <= 0 or self.other(s, holder, moment.figure) is None:
            return []
        return [USE(self.id)]

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        assert holder is not None
        other = self.other(s, holder, moment.figure)
        assert other is not None
        damage, moment.amount = moment.amount, 0
        pay_for(s, holder, self.id)
        yield from bear(s, other, damage)


class UndeadMight(Ability):
    """The Reanimate has two more health; the card brings its attack one more damage."""

    def answers_at(self) -> tuple[str, ...]:
        return (ATTACK_ROLLED,)

    def health(self, s: DescentState, holder: Figure, health: int) -> int:
        return health + MIGHT_HEALTH if holder.profile.rank == FAMILIAR else health

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        attack = moment.attack
        if attack is None or holder is None or attack.attacker is not reanimate(s, holder) or missed(attack):
            return []
        return [USE(self.id)] if cannot_use(s, holder, self.id) is None else []

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        assert holder is not None
        assert moment.attack is not None
        pay_for(s, holder, self.id)
        moment.attack.damage += 1
        yield from ()


class VampiricBlood(Ability):
    """The Reanimate has one more yellow die; when it or the hero defeats a monster, the hero recovers a fatigue."""

    def on_attack(self, s: DescentState, holder: Figure, attack: Attack) -> None:
        if attack.attacker is holder and holder.profile.rank == FAMILIAR:
            attack.dice.append("yellow")

    def after_attack(self, s: DescentState, holder: Figure, attack: Attack) -> Play[None]:
        if holder.profile.rank == HERO and attack.attacker in (holder, reanimate(s, holder)):
            for figure, _ in attack.slain:
                if figure.profile.side == OVERLORD:
                    refresh(s, s.hero(holder.id), 1)
        yield from ()


class ArmyOfDeath(OnItself):
    """An action: an attack of the Reanimate that affects every monster in the hero's sight."""

    def targets(self, s: DescentState, holder: Figure, figure: Figure) -> list[Figure]:
        return [each for each in s.on_map(OVERLORD) if sees(s, holder, each) and can_affect(s, figure, each)]

    def fits(self, s: DescentState, holder: Figure) -> bool:
        figure = reanimate(s, holder)
        return figure is not None and bool(self.targets(s, holder, figure))

    def does(self, s: DescentState, holder: Figure) -> Play[None]:
        figure = reanimate(s, holder)
        assert figure is not None
        yield from begin(s, on_all(s, figure, OWN_ATTACK, self.targets(s, holder, figure)), OWN_ATTACK)


class DyingCommand(Reaction):
    """After an attack of the hero or the Reanimate, a monster that it defeated: the hero tests knowledge; failed, the
    hero recovers a fatigue; passed, the monster comes back, moves, attacks once, and is gone."""

    def answers_at(self) -> tuple[str, ...]:
        return (ATTACKED,)

    def fits(self, s: DescentState, holder: Figure, moment: Moment) -> bool:
        attack = moment.attack
        if attack is None or attack.attacker not in (holder, reanimate(s, holder)):
            return False
        return any(figure.profile.side == OVERLORD and not figure.spaces for figure, _ in attack.slain)

    def does(self, s: DescentState, holder: Figure, moment: Moment) -> Play[None]:
        assert moment.attack is not None
        seat, hero = s.owner(holder), s.hero(holder.id)
        dead = {figure.id: spaces for figure, spaces in moment.attack.slain if figure.profile.side == OVERLORD}
        figure = yield from pick_figure(s, seat, self.id, [s.figure(name) for name in dead])
        assert figure is not None
        if not (yield from passes_test(s, holder, "knowledge")):
            refresh(s, hero, 1)
            return
        spaces = dead[figure.id]
        if spaces & ~stopping(s, figure):
            room = lay_of(s).unfold(lowest(spaces), figure.profile.base, empty(s))
            spaces = room[0] if room else 0
        if spaces:
            yield from self.command(s, figure, spaces, seat)

    def command(self, s: DescentState, figure: Figure, spaces: int, seat: int) -> Play[None]:
        """It moves and attacks for the heroes."""
        figure.spaces, figure.damage, figure.conditions = spaces, 0, 0
        begin_lasting(s, MOVED, figure.id, str(seat))
        s.tell("placed", figure=figure.id, space=lowest(spaces), lies="along")
        yield from walk_now(s, figure, speed(s, figure), seat, self.id)
        others = [each for each in s.on_map(OVERLORD) if each is not figure]
        offers = [ATTACK(OWN_ATTACK, each.id) for each in others if target_spaces(s, figure, OWN_ATTACK, each)]
        choice = yield from choose(seat, self.id, [*offers, DONE()])
        if choice is not DONE() and figure.spaces:
            yield from strike_at(s, figure, OWN_ATTACK, s.figure(FIGURE.of(choice)))
        drop(s, MOVED, figure.id)
        figure.spaces = 0
        s.tell("gone", figure=figure.id)


class ReapersScythe(Ability):
    """Who defeats a monster with it recovers a damage."""

    def after_attack(self, s: DescentState, holder: Figure, attack: Attack) -> Play[None]:
        if attack.attacker is holder and attack.weapon is not None and attack.weapon.id == self.id:
            for figure, _ in attack.slain:
                if figure.profile.side == OVERLORD:
                    yield from recover(s, holder, 1)


enter(
    RaiseDead("raise-dead"),
    CorpseBlast("corpse-blast"),
    DeathlyHaste("deathly-haste"),
    FuryOfUndeath("fury-of-undeath"),
    DarkPact("dark-pact"),
    UndeadMight("undead-might"),
    VampiricBlood("vampiric-blood"),
    ArmyOfDeath("army-of-death"),
    DyingCommand("dying-command"),
    ReapersScythe("reapers-scythe"),
)
