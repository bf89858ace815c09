"""The overlord's basic cards."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play
from undercroft.games.descent.abilities.choosing import choose, pick_attribute
from undercroft.games.descent.abilities.overlord.kinds import (
    Answer,
    AtStart,
    ChestTrap,
    FloorTrap,
    hurt,
    is_hero,
)
from undercroft.games.descent.abilities.registry import Ability, enter
from undercroft.games.descent.abilities.rolling import reroll_attack, reroll_defence, reroll_test
from undercroft.games.descent.abilities.shifting import walk_now
from undercroft.games.descent.abilities.striking import any_weapons, begin
from undercroft.games.descent.actions import DASH, FRENZY
from undercroft.games.descent.attacks import declared, target_spaces
from undercroft.games.descent.attribute_tests import passes_test
from undercroft.games.descent.content.dice import TEST_DICE
from undercroft.games.descent.content.schema import Surge
from undercroft.games.descent.geometry.bits import lowest
from undercroft.games.descent.lasting import MOVE_ACTION, MOVED, TURN_END, drop, lasts
from undercroft.games.descent.lasting import begin as begin_lasting
from undercroft.games.descent.moments import ATTACK_ROLLED, DEFENDED, TESTED, TURN_STARTS
from undercroft.games.descent.moving import speed
from undercroft.games.descent.options import ATTACK, DIE, FIGURE, MOVE, PLAY, PLAY_ON, REROLL, WEAPON
from undercroft.games.descent.overlord_deck import draw
from undercroft.games.descent.pieces import Moment
from undercroft.games.descent.profiles import HERO, HEROES, OVERLORD
from undercroft.games.descent.state import POISONED, STUNNED, THE_OVERLORD, DescentState, Figure
from undercroft.games.descent.wounds import inflict, may_take_action, suffer


class OneMore(Ability):
    """The monster that is activated gets one more action, for one thing only (DESC-OCARD-08)."""

    def __init__(self, name: str, what: str) -> None:
        super().__init__(name)
        self.what = what

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        return [PLAY(self.id)]

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        s.played.append(f"{self.id} on {holder.id}")
        holder.used.append(self.what)
        yield from ()


class DarkMight(Answer):
    """After an attack of the overlord was rolled: one more surge."""

    def answers_at(self) -> tuple[str, ...]:
        return (ATTACK_ROLLED,)

    def fits(self, s: DescentState, moment: Moment) -> bool:
        return moment.figure.profile.side == OVERLORD

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        assert moment.attack is not None
        moment.attack.surges += 1
        yield from ()


class CriticalBlow(Answer):
    """After a monster's attack on a hero was rolled: a surge may bring three more damage."""

    def answers_at(self) -> tuple[str, ...]:
        return (ATTACK_ROLLED,)

    def fits(self, s: DescentState, moment: Moment) -> bool:
        attack = moment.attack
        on_hero = attack is not None and any(is_hero(defence.figure) for defence in attack.defences)
        return moment.figure.profile.side == OVERLORD and on_hero

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        assert moment.attack is not None
        moment.attack.options.append(Surge(damage=3))
        yield from ()


class DarkFortune(Ability):
    """After the overlord rolled dice, for an attack, a defence or a test: one of them is rolled again."""

    def answers_at(self) -> tuple[str, ...]:
        return (ATTACK_ROLLED, DEFENDED, TESTED)

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        if moment.figure.profile.side != OVERLORD:
            return []
        return [REROLL(self.id, number) for number in range(1, self.dice(moment) + 1)]

    def dice(self, moment: Moment) -> int:
        """How many there are."""
        if moment.kind == ATTACK_ROLLED:
            assert moment.attack is not None
            return len(moment.attack.dice)
        if moment.kind == DEFENDED:
            assert moment.defence is not None
            return len(moment.defence.dice)
        return len(TEST_DICE)

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        number = DIE.of(option) - 1
        if moment.kind == ATTACK_ROLLED:
            assert moment.attack is not None
            reroll_attack(s, moment.attack, number)
        elif moment.kind == DEFENDED:
            assert moment.defence is not None
            reroll_defence(s, moment.defence, number)
        else:
            reroll_test(s, moment, number)
        yield from ()


class DarkCharm(Ability):
    """At the start of his turn, on a hero, who tests willpower: passed, the overlord draws a card; failed, he moves or
    attacks with the hero as with a monster."""

    def answers_at(self) -> tuple[str, ...]:
        return (TURN_STARTS,)

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        return [PLAY_ON(self.id, figure.id) for figure in s.on_map(HEROES) if is_hero(figure)]

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        figure = s.figure(FIGURE.of(option))
        if (yield from passes_test(s, figure, "willpower")):
            draw(s, 1)
            return
        if not may_take_action(s, figure):
            return
        begin_lasting(s, MOVED, figure.id, str(THE_OVERLORD))
        choice = yield from choose(THE_OVERLORD, self.id, [MOVE(), *self.attacks(s, figure)])
        if choice is MOVE():
            yield from walk_now(s, figure, speed(s, figure), THE_OVERLORD, self.id)
        else:
            yield from self.strike(s, figure, WEAPON.of(choice), s.figure(FIGURE.of(choice)))
        drop(s, MOVED, figure.id)

    def attacks(self, s: DescentState, figure: Figure) -> list[Option]:
        """On any hero, the charmed one too."""
        return [
            ATTACK(weapon, target.id)
            for weapon in any_weapons(s, figure)
            for target in s.on_map(HEROES)
            if target is figure or target_spaces(s, figure, weapon, target)
        ]

    def strike(self, s: DescentState, figure: Figure, weapon: str, target: Figure) -> Play[None]:
        spaces = figure.spaces if target is figure else target_spaces(s, figure, weapon, target)
        attack = declared(s, figure, weapon, target, lowest(spaces))
        yield from begin(s, attack, weapon)


class PitTrap(FloorTrap):
    """He tests awareness, or suffers a damage and loses a movement point; without one he is stunned."""

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        figure = moment.figure
        if (yield from passes_test(s, figure, "awareness")):
            return
        if figure.points > 0:
            figure.points -= 1
        else:
            inflict(s, figure, STUNNED)
        yield from suffer(s, figure, 1)


class Tripwire(FloorTrap):
    """During a move action: he tests awareness, or that action ends."""

    def fits(self, s: DescentState, moment: Moment) -> bool:
        figure = moment.figure
        if not super().fits(s, moment):
            return False
        if lasts(s, MOVE_ACTION, figure.id):
            return True
        if s.active != figure.id or s.walking:
            return False
        return s.hero(figure.id).moving if figure.profile.rank == HERO else figure.moves > 0

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        figure = moment.figure
        if not (yield from passes_test(s, figure, "awareness")):
            figure.points = 0
            hero = s.hero_of(figure)
            if hero is not None:
                hero.moving = False


class PoisonDart(ChestTrap):
    """He tests awareness or might, which the overlord picks: passed, the overlord draws a card; failed, he suffers a
    damage and a fatigue, and is poisoned."""

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        figure = moment.figure
        attribute = yield from pick_attribute(THE_OVERLORD, self.id, ["awareness", "might"])
        if (yield from passes_test(s, figure, attribute)):
            draw(s, 1)
            return
        inflict(s, figure, POISONED)
        yield from hurt(s, figure, 1, 1)


class WordOfMisery(AtStart):
    """In this turn a hero who suffers damage suffers a fatigue, too: ``wounds.suffer``."""

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        begin_lasting(s, self.id, "heroes", TURN_END)
        yield from ()


enter(
    OneMore("dash", DASH),
    OneMore("frenzy", FRENZY),
    DarkMight("dark-might"),
    CriticalBlow("critical-blow"),
    DarkFortune("dark-fortune"),
    DarkCharm("dark-charm"),
    PitTrap("pit-trap"),
    Tripwire("tripwire"),
    PoisonDart("poison-dart"),
    WordOfMisery("word-of-misery"),
)
