"""Skills of the wildlander."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play
from undercroft.games.descent.abilities.paying import cannot_use, pay_for
from undercroft.games.descent.abilities.registry import Ability, enter
from undercroft.games.descent.abilities.rolling import reroll_attack
from undercroft.games.descent.abilities.shifting import shift
from undercroft.games.descent.abilities.skills.kinds import MasteryOf, OnItself, Reaction, has_skill, missed
from undercroft.games.descent.abilities.skills.knight import steps_beside
from undercroft.games.descent.abilities.striking import AttackSkill, has_trait, held, strike, weapons_with
from undercroft.games.descent.actions import cannot_act, spend_action
from undercroft.games.descent.attacks import cannot_attack
from undercroft.games.descent.content.schema import Item
from undercroft.games.descent.moments import ACTIVATED, ATTACK_ROLLED, ATTACKED, ENTERED
from undercroft.games.descent.options import DIE, REROLL, USE
from undercroft.games.descent.pieces import Attack, Moment
from undercroft.games.descent.places import side_spaces
from undercroft.games.descent.profiles import HEROES, OVERLORD
from undercroft.games.descent.state import DescentState, Figure

BOW = "bow"
FLIGHT = 2
"""What Black Arrow adds to the range, and how far Running Shot and Fleet of Foot lead."""
SURE = 3


class Nimble(Reaction):
    """A monster moves into a space next to the hero, who moves a space; then it goes on."""

    def answers_at(self) -> tuple[str, ...]:
        return (ENTERED,)

    def fits(self, s: DescentState, holder: Figure, moment: Moment) -> bool:
        return steps_beside(s, holder, moment) and self.id not in moment.played

    def does(self, s: DescentState, holder: Figure, moment: Moment) -> Play[None]:
        moment.played.append(self.id)
        spaces = FLIGHT if has_skill(s, holder, "fleet-of-foot") else 1
        yield from shift(s, holder, spaces, s.owner(holder), self.id)


class Accurate(Ability):
    """After the roll of an attack with a bow: one power die is rolled again, once."""

    def answers_at(self) -> tuple[str, ...]:
        return (ATTACK_ROLLED,)

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        attack = moment.attack
        if attack is None or holder is None or attack.attacker is not holder or missed(attack):
            return []
        if self.id in attack.bonus or not has_trait(s, holder, attack.weapon, BOW):
            return []
        return [REROLL(self.id, at + 1) for at, colour in enumerate(attack.dice) if colour != "blue"]

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        assert holder is not None
        assert moment.attack is not None
        pay_for(s, holder, self.id)
        moment.attack.bonus.append(self.id)
        reroll_attack(s, moment.attack, DIE.of(option) - 1)
        yield from ()


class DangerSense(OnItself):
    """An action: the overlord discards a card of his hand, whichever it may be."""

    def fits(self, s: DescentState, holder: Figure) -> bool:
        return bool(s.hand)

    def does(self, s: DescentState, holder: Figure) -> Play[None]:
        card = s.hand.pop(s.chance.pick("hand", s.hand))
        s.discard.append(card)
        s.unveil()
        s.tell("discarded", card=card)
        yield from ()


class EagleEyes(Ability):
    """Friends do not block the sight of a bow."""

    def looks_past(self, s: DescentState, holder: Figure, weapon: Item | None) -> int:
        return side_spaces(s, HEROES) if has_trait(s, holder, weapon, BOW) else 0


class FirstStrike(Reaction):
    """A monster was chosen to be activated: first an attack on it with a bow."""

    def answers_at(self) -> tuple[str, ...]:
        return (ACTIVATED,)

    def fits(self, s: DescentState, holder: Figure, moment: Moment) -> bool:
        if moment.figure.profile.side != OVERLORD or not moment.figure.spaces or not holder.spaces:
            return False
        return any(cannot_attack(s, holder, bow, moment.figure) is None for bow in weapons_with(s, holder, BOW))

    def does(self, s: DescentState, holder: Figure, moment: Moment) -> Play[None]:
        bows = weapons_with(s, holder, BOW)
        yield from strike(s, holder, s.owner(holder), self.id, bows, [moment.figure], must=True)


class FleetOfFoot(Ability):
    """A fatigue buys two movement points; Nimble leads two spaces."""

    def fatigue_points(self, s: DescentState, holder: Figure, points: int) -> int:
        return FLIGHT


class BlackArrow(AttackSkill):
    """An action: an attack with a bow and two more range; unless it misses, three damage get through at least."""

    def arms(self, s: DescentState, holder: Figure) -> list[str]:
        return weapons_with(s, holder, BOW)

    def change(self, s: DescentState, attack: Attack) -> None:
        attack.range += FLIGHT
        attack.sure = SURE


class RunningShot(Ability):
    """With each attack of a bow, up to two spaces before the target is chosen or after the attack; one in heavy
    armour."""

    def answers_at(self) -> tuple[str, ...]:
        return (ATTACKED,)

    def far(self, s: DescentState, holder: Figure) -> int:
        heavy = any("heavy armor" in item.traits for item in held(s.hero(holder.id)))
        return 1 if heavy else FLIGHT

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        able = cannot_act(s, holder) is None and weapons_with(s, holder, BOW)
        return [USE(self.id)] if able and cannot_use(s, holder, self.id) is None else []

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        """Before the attack, which is an action."""
        seat = s.owner(holder)
        pay_for(s, holder, self.id)
        spend_action(s, holder)
        yield from shift(s, holder, self.far(s, holder), seat, self.id)
        holder.used.append(self.id)
        yield from strike(s, holder, seat, self.id, weapons_with(s, holder, BOW), s.on_map(OVERLORD), must=True)
        holder.used.remove(self.id)

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        attack = moment.attack
        if attack is None or holder is None or attack.attacker is not holder or not holder.spaces:
            return []
        if self.id in attack.bonus or self.id in holder.used or not has_trait(s, holder, attack.weapon, BOW):
            return []
        return [USE(self.id)]

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        assert holder is not None
        assert moment.attack is not None
        pay_for(s, holder, self.id)
        moment.attack.bonus.append(self.id)
        yield from shift(s, holder, self.far(s, holder), s.owner(holder), self.id)


enter(
    Nimble("nimble"),
    Accurate("accurate"),
    DangerSense("danger-sense"),
    EagleEyes("eagle-eyes"),
    MasteryOf("bow-mastery", BOW),
    FirstStrike("first-strike"),
    FleetOfFoot("fleet-of-foot"),
    BlackArrow("black-arrow"),
    RunningShot("running-shot"),
)
