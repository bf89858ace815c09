"""What items of the shop do besides their dice and surges."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play
from undercroft.games.descent.abilities.choosing import pick_figure
from undercroft.games.descent.abilities.paying import cannot_use, pay_for
from undercroft.games.descent.abilities.registry import Ability, enter
from undercroft.games.descent.abilities.rolling import reroll_attack
from undercroft.games.descent.abilities.shifting import can_be_moved, shift
from undercroft.games.descent.abilities.skills.kinds import Mastery, OnItself, missed, red_die
from undercroft.games.descent.abilities.striking import held
from undercroft.games.descent.attacks import shown_shields
from undercroft.games.descent.attribute_tests import attribute_of, throw_test
from undercroft.games.descent.content.dice import sum_of
from undercroft.games.descent.content.schema import Item
from undercroft.games.descent.moments import ATTACK_ROLLED, DEFENDED, TESTED
from undercroft.games.descent.options import DIE, REROLL, USE
from undercroft.games.descent.pieces import Attack, Moment
from undercroft.games.descent.places import adjacent, lay_of, occupied, within
from undercroft.games.descent.profiles import OVERLORD
from undercroft.games.descent.state import DescentState, Figure, Hero
from undercroft.games.descent.wounds import recover, suffer, tire

ARC = 3


# -- what is worn -------------------------------------------------------------------------------------


class Worn(Ability):
    """Armour, rings and helmets: no faster than so much, so much more health, stamina or range."""

    def __init__(self, name: str, top_speed: int = 99, health: int = 0, stamina: int = 0, reach: int = 0) -> None:
        super().__init__(name)
        self.top_speed = top_speed
        self.more_health = health
        self.more_stamina = stamina
        self.more_range = reach

    def speed(self, s: DescentState, holder: Figure, speed: int) -> int:
        return min(speed, self.top_speed)

    def health(self, s: DescentState, holder: Figure, health: int) -> int:
        return health + self.more_health

    def stamina(self, s: DescentState, holder: Hero, stamina: int) -> int:
        return stamina + self.more_stamina

    def on_attack(self, s: DescentState, holder: Figure, attack: Attack) -> None:
        if attack.attacker is holder and attack.ranged:
            attack.range += self.more_range


class IronBoundRing(Worn):
    """Two more health; if one of the own defence dice is blank, there is one more shield."""

    def for_blanks(self, s: DescentState, holder: Figure) -> int:
        return 1


class DemonhideLeather(Ability):
    """Who takes two move actions in a turn suffers a fatigue at its end."""

    def ends(self, s: DescentState, holder: Figure) -> Play[None]:
        if holder.moves > 1:
            yield from tire(s, holder, 1)


class HeavyCloak(Ability):
    """After an attack on the hero was rolled: one surge of it is gone."""

    def answers_at(self) -> tuple[str, ...]:
        return (ATTACK_ROLLED,)

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        attack = moment.attack
        if attack is None or holder is None or missed(attack):
            return []
        struck = any(defence.figure is holder for defence in attack.defences)
        surges = attack.surges + sum_of(attack.dice, attack.faces).surges
        return [USE(self.id)] if struck and surges > 0 and cannot_use(s, holder, self.id) is None else []

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        assert holder is not None
        assert moment.attack is not None
        pay_for(s, holder, self.id)
        moment.attack.surges -= 1
        yield from ()


class ElvenCloak(Ability):
    """After the own defence was rolled: it is worth as many shields as awareness, instead."""

    def answers_at(self) -> tuple[str, ...]:
        return (DEFENDED,)

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        if holder is None or moment.figure is not holder or cannot_use(s, holder, self.id) is not None:
            return []
        return [USE(self.id)]

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        assert holder is not None
        defence = moment.defence
        assert defence is not None
        pay_for(s, holder, self.id)
        defence.shields += attribute_of(holder, "awareness") - shown_shields(s, defence)
        yield from ()


# -- trinkets -----------------------------------------------------------------------------------------


class LuckyCharm(Ability):
    """After the hero failed a test: it is thrown again, and that counts."""

    def answers_at(self) -> tuple[str, ...]:
        return (TESTED,)

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        if holder is None or moment.figure is not holder or moment.passed or cannot_use(s, holder, self.id) is not None:
            return []
        return [USE(self.id)]

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        assert holder is not None
        pay_for(s, holder, self.id)
        throw_test(s, moment)
        yield from ()


class TivalCrystal(OnItself):
    """An action: the hero recovers what a red die shows."""

    def does(self, s: DescentState, holder: Figure) -> Play[None]:
        yield from recover(s, holder, red_die(s).damage)


# -- weapons ------------------------------------------------------------------------------------------


class ElmGreatbow(Ability):
    """Adjacent figures do not block its sight."""

    def looks_past(self, s: DescentState, holder: Figure, weapon: Item | None) -> int:
        if weapon is None or weapon.id != self.id:
            return 0
        return (lay_of(s).around(holder.spaces) | holder.spaces) & occupied(s)


class Reroll(Ability):
    """Once in an attack with the weapon: one die of these is rolled again."""

    def __init__(self, name: str, colours: tuple[str, ...]) -> None:
        super().__init__(name)
        self.colours = colours

    def answers_at(self) -> tuple[str, ...]:
        return (ATTACK_ROLLED,)

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        attack = moment.attack
        if attack is None or holder is None or attack.attacker is not holder or self.id in attack.bonus:
            return []
        if attack.weapon is None or attack.weapon.id != self.id or missed(attack):
            return []
        return [REROLL(self.id, at + 1) for at, colour in enumerate(attack.dice) if colour in self.colours]

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        assert moment.attack is not None
        moment.attack.bonus.append(self.id)
        s.tell("used", hero=moment.attack.attacker.id, card=self.id)
        reroll_attack(s, moment.attack, DIE.of(option) - 1)
        yield from ()


class DragontoothHammer(Ability):
    """One more damage while the other hand is empty."""

    def on_attack(self, s: DescentState, holder: Figure, attack: Attack) -> None:
        used = attack.attacker is holder and attack.weapon is not None and attack.weapon.id == self.id
        if used and sum([item.hands for item in held(s.hero(holder.id))]) == 1:
            attack.damage += 1


class Push(Ability):
    """Crossbow: the target is moved a space."""

    def surge(self, s: DescentState, attack: Attack, deed: str) -> Play[None]:
        if can_be_moved(attack.target):
            yield from shift(s, attack.target, 1, attack.seat, "crossbow")


class Arc(Ability):
    """Magic staff: another monster within three spaces of the target suffers a damage."""

    def surge(self, s: DescentState, attack: Attack, deed: str) -> Play[None]:
        others = [each for each in s.on_map(OVERLORD) if each is not attack.target]
        near = [each for each in others if within(s, attack.target, each, ARC)]
        figure = yield from pick_figure(s, attack.seat, "magic-staff", near)
        if figure is not None:
            yield from suffer(s, figure, 1)


class Sweep(Ability):
    """Mace of Kellos: every adjacent monster suffers a damage."""

    def surge(self, s: DescentState, attack: Attack, deed: str) -> Play[None]:
        for figure in [each for each in s.on_map(OVERLORD) if adjacent(s, attack.attacker, each)]:
            yield from suffer(s, figure, 1)


enter(
    Worn("chainmail", top_speed=4),
    Worn("platemail", top_speed=3),
    Worn("leather-armor", health=1),
    Worn("ring-of-power", stamina=1),
    Worn("scorpion-helm", reach=1),
    IronBoundRing("iron-bound-ring", health=2),
    DemonhideLeather("demonhide-leather"),
    HeavyCloak("heavy-cloak"),
    ElvenCloak("elven-cloak"),
    LuckyCharm("lucky-charm"),
    LuckyCharm("lucky-charm-start"),
    Mastery("mana-weave"),
    TivalCrystal("tival-crystal"),
    ElmGreatbow("elm-greatbow"),
    Reroll("steel-broadsword", ("red",)),
    Reroll("steel-greatsword", ("red", "yellow")),
    DragontoothHammer("dragontooth-hammer"),
    Push("push"),
    Arc("arc"),
    Sweep("sweep"),
)
