"""Skills of the thief, and what throwing knives do."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play
from undercroft.games.descent.abilities.choosing import wants
from undercroft.games.descent.abilities.paying import cannot_use, pay_for
from undercroft.games.descent.abilities.registry import THROUGH_ENEMIES, Ability, enter
from undercroft.games.descent.abilities.skills.kinds import NEAR, OnItself, Reaction, is_exhausted
from undercroft.games.descent.abilities.skills.knight import steps_beside
from undercroft.games.descent.abilities.striking import (
    AttackSkill,
    damaged,
    melee_weapons,
    weapons_with,
)
from undercroft.games.descent.actions import DOOR, search_token
from undercroft.games.descent.attribute_tests import passes_test
from undercroft.games.descent.content.schema import Surge
from undercroft.games.descent.domains import UNARMED
from undercroft.games.descent.geometry.bits import bits
from undercroft.games.descent.moments import ENTERED
from undercroft.games.descent.moving import EMPTY
from undercroft.games.descent.options import SPACE, USE_AT
from undercroft.games.descent.pieces import Attack, Defence, Moment
from undercroft.games.descent.places import adjacent, lay_of, sees
from undercroft.games.descent.profiles import OVERLORD
from undercroft.games.descent.state import IMMOBILIZED, STUNNED, DescentState, Figure
from undercroft.games.descent.wounds import inflict, suffer

BLIND = "blind "
"""A monster that did not see the hero when the turn began, as the figure remembers it."""


class Greedy(Ability):
    """An action: a search token within three spaces is searched (DESC-LOS-08)."""

    def __init__(self, name: str, far: int) -> None:
        super().__init__(name)
        self.far = far

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        if cannot_use(s, holder, self.id) is not None:
            return []
        area = lay_of(s).within(holder.spaces, self.far)
        return [USE_AT(self.id, space) for space in bits(area & s.search_tokens)]

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        pay_for(s, holder, self.id)
        yield from search_token(s, holder, s.hero(holder.id), SPACE.of(option))


class Appraisal(Ability):
    """A search card that was drawn may be laid aside for another one, which stays."""

    def draws_anew(self, s: DescentState, holder: Figure, card: str) -> Play[bool]:
        return (yield from wants(s.owner(holder), self.id))


class DirtyTricks(AttackSkill):
    """An action: an attack with a melee weapon or a blade; who is hurt is stunned."""

    def arms(self, s: DescentState, holder: Figure) -> list[str]:
        blades = weapons_with(s, holder, "blade")
        melee = [weapon for weapon in melee_weapons(s, holder) if weapon not in blades]
        return [*blades, *[weapon for weapon in melee if weapon != UNARMED or not blades]]

    def follows(self, s: DescentState, holder: Figure, attack: Attack) -> Play[None]:
        if damaged(attack):
            inflict(s, attack.target, STUNNED)
        yield from ()


class Sneaky(OnItself):
    """One more damage against monsters that did not see the hero when the turn began; the card opens or closes a door
    without an action."""

    def begins(self, s: DescentState, holder: Figure) -> Play[None]:
        holder.used += [BLIND + each.id for each in s.on_map(OVERLORD) if not sees(s, each, holder)]
        yield from ()

    def on_attack(self, s: DescentState, holder: Figure, attack: Attack) -> None:
        if attack.attacker is holder and BLIND + attack.target.id in holder.used:
            attack.damage += 1

    def fits(self, s: DescentState, holder: Figure) -> bool:
        return any(spaces & holder.spaces for spaces in s.board.beside_door)

    def does(self, s: DescentState, holder: Figure) -> Play[None]:
        holder.used.append(DOOR)
        yield from ()


class Caltrops(Reaction):
    """A monster moves into an empty space next to the hero, who tests awareness: passed, it suffers a damage and is
    immobilized."""

    def answers_at(self) -> tuple[str, ...]:
        return (ENTERED,)

    def fits(self, s: DescentState, holder: Figure, moment: Moment) -> bool:
        return moment.what == EMPTY and steps_beside(s, holder, moment)

    def does(self, s: DescentState, holder: Figure, moment: Moment) -> Play[None]:
        if (yield from passes_test(s, holder, "awareness")):
            inflict(s, moment.figure, IMMOBILIZED)
            yield from suffer(s, moment.figure, 1)


class Tumble(OnItself):
    """In the own turn: while the card is exhausted, the hero moves through enemies."""

    def passes(self, s: DescentState, holder: Figure) -> int:
        return THROUGH_ENEMIES if is_exhausted(s, holder, self.id) else 0


class Unseen(OnItself):
    """In the own turn: while the card is exhausted, attacks on the hero miss, unless a surge is spent."""

    def on_attack(self, s: DescentState, holder: Figure, attack: Attack) -> None:
        struck = any(defence.figure is holder for defence in attack.defences)
        if struck and is_exhausted(s, holder, self.id):
            attack.hurdles += 1
            attack.options.append(Surge(deed=self.id))

    def surge(self, s: DescentState, attack: Attack, deed: str) -> Play[None]:
        attack.hurdles -= 1
        yield from ()


class Bushwhack(AttackSkill):
    """In the own turn: if there is one monster in sight and no other, an attack on it without an action."""

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        seen = [each for each in s.on_map(OVERLORD) if sees(s, holder, each)]
        return super().offers(s, holder) if len(seen) == 1 else []


class Lurk(Greedy):
    """In the own turn: a search without an action; while the card is exhausted, one more brown die."""

    def on_defence(self, s: DescentState, holder: Figure, attack: Attack, defence: Defence) -> None:
        if defence.figure is holder and is_exhausted(s, holder, self.id):
            defence.dice.append("brown")


class ThrowingKnives(Ability):
    """One more damage against an adjacent monster."""

    def on_attack(self, s: DescentState, holder: Figure, attack: Attack) -> None:
        thrown = attack.attacker is holder and attack.weapon is not None and attack.weapon.id == self.id
        if thrown and adjacent(s, holder, attack.target):
            attack.damage += 1


enter(
    Greedy("greedy", NEAR),
    Appraisal("appraisal"),
    DirtyTricks("dirty-tricks"),
    Sneaky("sneaky"),
    Caltrops("caltrops"),
    Tumble("tumble"),
    Unseen("unseen"),
    Bushwhack("bushwhack"),
    Lurk("lurk", 1),
    ThrowingKnives("throwing-knives"),
)
