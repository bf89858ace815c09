"""Search cards: potions and things that work once. The treasure chest and "nothing" work when they are drawn
(``searching.keep``)."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.descent.abilities.choosing import CHOOSE, drop_any
from undercroft.games.descent.abilities.paying import cannot_use, pay_for
from undercroft.games.descent.abilities.registry import OTHER_WEAPONS, Ability, enter
from undercroft.games.descent.abilities.rolling import reroll_attack
from undercroft.games.descent.abilities.skills.kinds import heroes_near
from undercroft.games.descent.abilities.striking import AttackSkill
from undercroft.games.descent.attacks import held_back, target_spaces
from undercroft.games.descent.content.schema import Item, Surge
from undercroft.games.descent.moments import ATTACK_ROLLED, DEFENDED
from undercroft.games.descent.options import DIE, DONE, FIGURE, REROLL, USE, USE_ON
from undercroft.games.descent.pieces import Moment
from undercroft.games.descent.quests.registry import script_of
from undercroft.games.descent.state import DescentState, Figure
from undercroft.games.descent.wounds import recover, refresh

FLASK = Item(
    id="fire-flask",
    slot="hand",
    attack="ranged",
    dice=["blue", "yellow"],
    surges=[Surge(blast=True)],
)
TALISMAN = 2


class OnNeighbour(Ability):
    """For the hero, or for one who is adjacent."""

    def helps(self, s: DescentState, figure: Figure) -> bool:
        return True

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        if cannot_use(s, holder, self.id) is not None:
            return []
        return [USE_ON(self.id, figure.id) for figure in heroes_near(s, holder, 1) if self.helps(s, figure)]

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        pay_for(s, holder, self.id)
        yield from self.does(s, holder, s.figure(FIGURE.of(option)))

    def does(self, s: DescentState, holder: Figure, figure: Figure) -> Play[None]:
        yield from ()


class HealthPotion(OnNeighbour):
    """An action: all damage is gone."""

    def helps(self, s: DescentState, figure: Figure) -> bool:
        return figure.damage > 0 and figure.profile.heals

    def does(self, s: DescentState, holder: Figure, figure: Figure) -> Play[None]:
        yield from recover(s, figure, figure.damage)


class StaminaPotion(OnNeighbour):
    """In the own turn: all fatigue is gone. DESC-KOINT-02: it does nothing for those who are knocked out."""

    def helps(self, s: DescentState, figure: Figure) -> bool:
        hero = s.hero_of(figure)
        return hero is not None and hero.fatigue > 0 and hero.fallen < 0

    def does(self, s: DescentState, holder: Figure, figure: Figure) -> Play[None]:
        hero = s.hero(figure.id)
        refresh(s, hero, hero.fatigue)
        yield from ()


class CurseDoll(OnNeighbour):
    """An action: a condition is gone."""

    def helps(self, s: DescentState, figure: Figure) -> bool:
        return figure.conditions != 0

    def does(self, s: DescentState, holder: Figure, figure: Figure) -> Play[None]:
        yield from drop_any(s, s.owner(holder), self.id, figure)


class PowerPotion(Ability):
    """After the own attack was rolled: any of its dice, chosen together, are rolled again."""

    def answers_at(self) -> tuple[str, ...]:
        return (ATTACK_ROLLED,)

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        attack = moment.attack
        if attack is None or holder is None or attack.attacker is not holder:
            return []
        return [USE(self.id)] if cannot_use(s, holder, self.id) is None else []

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        assert holder is not None
        attack = moment.attack
        assert attack is not None
        pay_for(s, holder, self.id)
        again: list[int] = []
        while len(again) < len(attack.dice):
            numbers = [number for number in range(1, len(attack.dice) + 1) if number not in again]
            offers = [REROLL(self.id, number) for number in numbers]
            choice: Option = yield ask(attack.seat, CHOOSE, [*offers, DONE()] if again else offers, {"card": self.id})
            if choice is DONE():
                break
            again.append(DIE.of(choice))
        for number in again:
            reroll_attack(s, attack, number - 1)


class WardingTalisman(Ability):
    """After the own defence was rolled: two more shields."""

    def answers_at(self) -> tuple[str, ...]:
        return (DEFENDED,)

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        if holder is None or moment.figure is not holder or cannot_use(s, holder, self.id) is not None:
            return []
        return [USE(self.id)]

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        assert holder is not None
        assert moment.defence is not None
        pay_for(s, holder, self.id)
        moment.defence.shields += TALISMAN
        yield from ()


class FireFlask(AttackSkill):
    """An action: a ranged attack, blue and yellow; a surge brings Blast."""

    def weapons_for(self, s: DescentState, holder: Figure, target: Figure) -> list[str]:
        if not target_spaces(s, holder, self.id, target) or held_back(s, holder, target) is not None:
            return []
        return [self.id] if script_of(s).cannot_attack(s, holder, target) is None else []


OTHER_WEAPONS[FLASK.id] = FLASK
enter(
    HealthPotion("health-potion"),
    StaminaPotion("stamina-potion"),
    CurseDoll("curse-doll"),
    PowerPotion("power-potion"),
    WardingTalisman("warding-talisman"),
    FireFlask("fire-flask"),
)
