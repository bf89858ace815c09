"""Skills of the disciple."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play
from undercroft.engine.errors import Why
from undercroft.games.descent.abilities.choosing import drop_any, pick_figure
from undercroft.games.descent.abilities.paying import cannot_use, pay_for
from undercroft.games.descent.abilities.registry import Ability, enter
from undercroft.games.descent.abilities.skills.kinds import (
    OnItself,
    breathe,
    has_skill,
    heroes_and_characters,
    heroes_near,
    is_exhausted,
    red_die,
    standing,
)
from undercroft.games.descent.abilities.striking import AttackSkill, damaged, melee_weapons
from undercroft.games.descent.geometry.bits import bits
from undercroft.games.descent.lasting import ROUND, drop, lasts
from undercroft.games.descent.lasting import begin as begin_lasting
from undercroft.games.descent.options import FIGURE, USE_ON
from undercroft.games.descent.pieces import Attack, Defence
from undercroft.games.descent.places import adjacent, place_of, sees, sees_space
from undercroft.games.descent.profiles import OVERLORD
from undercroft.games.descent.state import DescentState, Figure
from undercroft.games.descent.wounds import recover, refresh, suffer

BLESSING = 2
NEED = 2


class PrayerOfHealing(Ability):
    """In the own turn: the hero, or one adjacent, recovers what a red die shows. Other skills add to that."""

    def near(self, s: DescentState, holder: Figure) -> list[Figure]:
        return [each for each in heroes_near(s, holder, 1) if self.helps(s, holder, each)]

    def helps(self, s: DescentState, holder: Figure, figure: Figure) -> bool:
        """Whether there is anything in it; DESC-KOINT-02: to those who are knocked out, health."""
        if figure.damage and figure.profile.heals:
            return True
        return any(has_skill(s, holder, skill) for skill in ("armor-of-faith", "divine-fury")) or bool(
            figure.conditions and has_skill(s, holder, "cleansing-touch")
        )

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        if cannot_use(s, holder, self.id) is not None:
            return []
        return [USE_ON(self.id, figure.id) for figure in self.near(s, holder)]

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        pay_for(s, holder, self.id)
        figures = [s.figure(FIGURE.of(option))]
        if has_skill(s, holder, "holy-power"):
            others = [each for each in self.near(s, holder) if each not in figures]
            other = yield from pick_figure(s, s.owner(holder), "holy-power", others, must=False)
            figures += [other] if other is not None else []
        shown = red_die(s)
        for figure in figures:
            yield from recover(s, figure, shown.damage)
            if shown.surges and has_skill(s, holder, "holy-power"):
                breathe(s, figure, 1)
            yield from self.blesses(s, holder, figure)

    def blesses(self, s: DescentState, holder: Figure, figure: Figure) -> Play[None]:
        if has_skill(s, holder, "armor-of-faith"):
            begin_lasting(s, "armor-of-faith", figure.id, holder.id)
        if has_skill(s, holder, "divine-fury"):
            begin_lasting(s, "divine-fury", figure.id, ROUND)
        if has_skill(s, holder, "cleansing-touch"):
            yield from drop_any(s, s.owner(holder), "cleansing-touch", figure, must=False)


class ArmorOfFaith(Ability):
    """Whom the prayer helped has one more brown die until the disciple's next turn."""

    def on_defence(self, s: DescentState, holder: Figure, attack: Attack, defence: Defence) -> None:
        if lasts(s, self.id, defence.figure.id):
            defence.dice.append("brown")


class BlessedStrike(AttackSkill):
    """An action: a melee attack; if it hurts, the hero and one who is adjacent recover two damage each."""

    def arms(self, s: DescentState, holder: Figure) -> list[str]:
        return melee_weapons(s, holder)

    def follows(self, s: DescentState, holder: Figure, attack: Attack) -> Play[None]:
        if not damaged(attack):
            return
        yield from recover(s, holder, BLESSING)
        near = [each for each in heroes_near(s, holder, 1) if each is not holder and each.damage and each.profile.heals]
        other = yield from pick_figure(s, attack.seat, self.id, near)
        if other is not None:
            yield from recover(s, other, BLESSING)


class CleansingTouch(Ability):
    """Whom the prayer helps may lose a condition: ``PrayerOfHealing``."""


class DivineFury(Ability):
    """Whom the prayer helped has one more yellow die in the next attack of the round."""

    def on_attack(self, s: DescentState, holder: Figure, attack: Attack) -> None:
        if lasts(s, self.id, attack.attacker.id):
            attack.dice.append("yellow")

    def after_attack(self, s: DescentState, holder: Figure, attack: Attack) -> Play[None]:
        drop(s, self.id, attack.attacker.id)
        yield from ()


class PrayerOfPeace(OnItself):
    """An action: while the card is exhausted, monsters next to the hero cannot attack."""

    def holds_back(self, s: DescentState, holder: Figure, attacker: Figure) -> Why | None:
        if is_exhausted(s, holder, self.id) and adjacent(s, holder, attacker):
            return Why("at-peace", "DESC-CLASS-06", figure=attacker.id)
        return None


class TimeOfNeed(OnItself):
    """An action: two movement points, and two fatigue less."""

    def does(self, s: DescentState, holder: Figure) -> Play[None]:
        holder.points += NEED
        refresh(s, s.hero(holder.id), NEED)
        yield from ()


class HolyPower(Ability):
    """The prayer may help two heroes; with a surge both lose a fatigue: ``PrayerOfHealing``."""


class RadiantLight(OnItself):
    """An action: heroes in sight, the hero too, recover what a red die shows; monsters in sight suffer it."""

    def does(self, s: DescentState, holder: Figure) -> Play[None]:
        heroes = heroes_and_characters(s)
        seen = [each for each in heroes if any(sees_space(s, holder, space) for space in bits(place_of(s, each)))]
        monsters = [each for each in s.on_map(OVERLORD) if sees(s, holder, each)]
        damage = red_die(s).damage
        for figure in seen:
            yield from recover(s, figure, damage)
        for figure in standing(s, monsters):
            yield from suffer(s, figure, damage)


enter(
    PrayerOfHealing("prayer-of-healing"),
    ArmorOfFaith("armor-of-faith"),
    BlessedStrike("blessed-strike"),
    CleansingTouch("cleansing-touch"),
    DivineFury("divine-fury"),
    PrayerOfPeace("prayer-of-peace"),
    TimeOfNeed("time-of-need"),
    HolyPower("holy-power"),
    RadiantLight("radiant-light"),
)
