"""Skills of the runemaster."""

from __future__ import annotations

from undercroft.engine.decision import Play
from undercroft.games.descent.abilities.choosing import inflict_any
from undercroft.games.descent.abilities.paying import cannot_use
from undercroft.games.descent.abilities.registry import Ability, enter
from undercroft.games.descent.abilities.skills.kinds import MasteryOf, OnItself, Reaction
from undercroft.games.descent.abilities.striking import (
    AttackSkill,
    affected,
    any_weapons,
    begin,
    damaged,
    has_trait,
    held,
    on_all,
    pick_weapon,
    strike,
    weapons_with,
)
from undercroft.games.descent.attacks import restrained
from undercroft.games.descent.content.schema import Surge
from undercroft.games.descent.moments import ATTACKED, DEFENDED
from undercroft.games.descent.pieces import Attack, Moment
from undercroft.games.descent.places import lay_of, sees
from undercroft.games.descent.profiles import OVERLORD
from undercroft.games.descent.state import DescentState, Figure, Hero
from undercroft.games.descent.wounds import cannot_pay, pay

NEAR = 3
RUNE = "rune"


class RuneSkill(AttackSkill):
    """An attack with a rune."""

    def arms(self, s: DescentState, holder: Figure) -> list[str]:
        return weapons_with(s, holder, RUNE)


class RunicKnowledge(Ability):
    """With a magic or rune weapon in hand a surge, for a fatigue, brings two damage."""

    def surges(self, s: DescentState, holder: Figure, attack: Attack) -> list[Surge]:
        hero = s.hero(holder.id)
        arms = [item for item in held(hero) if item.attack]
        armed = any(has_trait(s, holder, item, trait) for item in arms for trait in ("magic", RUNE))
        able = armed and cannot_use(s, holder, self.id) is None and not cannot_pay(s, hero, 1)
        return [Surge(damage=2, deed=self.id)] if able else []

    def surge(self, s: DescentState, attack: Attack, deed: str) -> Play[None]:
        pay(s, s.hero(attack.attacker.id), 1)
        yield from ()


class ExplodingRune(RuneSkill):
    """An action: an attack with a rune and Blast."""

    def change(self, s: DescentState, attack: Attack) -> None:
        attack.blast = True


class GhostArmor(Reaction):
    """After the own defence was rolled: one more shield."""

    def answers_at(self) -> tuple[str, ...]:
        return (DEFENDED,)

    def fits(self, s: DescentState, holder: Figure, moment: Moment) -> bool:
        return moment.figure is holder

    def does(self, s: DescentState, holder: Figure, moment: Moment) -> Play[None]:
        assert moment.defence is not None
        moment.defence.shields += 1
        yield from ()


class InscribeRune(Ability):
    """Every weapon in hand is a rune: ``striking.has_trait``."""


class IronWill(Ability):
    """One more stamina; a surge takes two fatigue off."""

    def stamina(self, s: DescentState, holder: Hero, stamina: int) -> int:
        return stamina + 1

    def breath(self, s: DescentState, holder: Figure, fatigue: int) -> int:
        return fatigue + 1


class RunicSorcery(RuneSkill):
    """An action: an attack with a rune; who is hurt by it gets a condition of choice."""

    def follows(self, s: DescentState, holder: Figure, attack: Attack) -> Play[None]:
        if damaged(attack):
            yield from inflict_any(s, attack.seat, self.id, attack.target)


class BreakTheRune(OnItself):
    """An action: an attack with a rune on every other figure within three spaces and in sight, heroes too."""

    def targets(self, s: DescentState, holder: Figure) -> list[Figure]:
        area = lay_of(s).within(holder.spaces, NEAR)
        return [figure for figure in affected(s, holder, area) if sees(s, holder, figure)]

    def fits(self, s: DescentState, holder: Figure) -> bool:
        found = [figure.profile.side for figure in self.targets(s, holder)]
        return OVERLORD in found and bool(weapons_with(s, holder, RUNE)) and restrained(s, holder) is None

    def does(self, s: DescentState, holder: Figure) -> Play[None]:
        weapon = yield from pick_weapon(s, holder, self.id, weapons_with(s, holder, RUNE))
        yield from begin(s, on_all(s, holder, weapon, self.targets(s, holder)), weapon)


class QuickCasting(Reaction):
    """After an attack with a rune: one more attack at once."""

    def answers_at(self) -> tuple[str, ...]:
        return (ATTACKED,)

    def fits(self, s: DescentState, holder: Figure, moment: Moment) -> bool:
        attack = moment.attack
        if attack is None or attack.attacker is not holder or not holder.spaces:
            return False
        return has_trait(s, holder, attack.weapon, RUNE)

    def does(self, s: DescentState, holder: Figure, moment: Moment) -> Play[None]:
        yield from strike(s, holder, s.owner(holder), self.id, any_weapons(s, holder), s.on_map(OVERLORD))


enter(
    RunicKnowledge("runic-knowledge"),
    ExplodingRune("exploding-rune"),
    GhostArmor("ghost-armor"),
    InscribeRune("inscribe-rune"),
    IronWill("iron-will"),
    MasteryOf("rune-mastery", RUNE),
    RunicSorcery("runic-sorcery"),
    BreakTheRune("break-the-rune"),
    QuickCasting("quick-casting"),
)
