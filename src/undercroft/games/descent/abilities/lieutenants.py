"""What stands on lieutenants' cards."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.descent.abilities.choosing import inflict_any
from undercroft.games.descent.abilities.monsters import NEAR, Fire, HeroesTest, heroes_within
from undercroft.games.descent.abilities.paying import cannot_use, pay_for
from undercroft.games.descent.abilities.registry import (
    OTHER_WEAPONS,
    OVER_TERRAIN,
    THROUGH_ENEMIES,
    Ability,
    enter,
)
from undercroft.games.descent.abilities.shifting import GO, can_be_moved, put_within, shift, walk_on
from undercroft.games.descent.abilities.skills.knight import change_target
from undercroft.games.descent.abilities.striking import begin, on_all
from undercroft.games.descent.actions import cannot_move
from undercroft.games.descent.attacks import (
    aim,
    can_affect,
    declared,
    held_back,
    restrained,
    special_attack_left,
    target_spaces,
)
from undercroft.games.descent.attribute_tests import passes_test
from undercroft.games.descent.content.schema import Item
from undercroft.games.descent.domains import OWN_ATTACK
from undercroft.games.descent.moments import TARGETED
from undercroft.games.descent.moving import speed, walk_offers, way
from undercroft.games.descent.options import AMOUNT, DONE, FIGURE, SPACE, SPEND, USE, USE_ON
from undercroft.games.descent.pieces import Attack, Moment
from undercroft.games.descent.places import adjacent, lay_of, sees
from undercroft.games.descent.profiles import HERO, HEROES, MASTER, MINION, OVERLORD
from undercroft.games.descent.reinforcing import members, new_monster, spare
from undercroft.games.descent.state import IMMOBILIZED, STUNNED, DescentState, Figure
from undercroft.games.descent.wounds import health, inflict, recover, suffer, tire

BOLT = Item(id="shadow-bolt", slot="hand", attack="ranged", dice=["blue", "red", "yellow"])
MOST_BLOOD = 5


class OnHero(Ability):
    """An action on one hero."""

    def targets(self, s: DescentState, holder: Figure) -> list[Figure]:
        return heroes_within(s, holder, NEAR)

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        if cannot_use(s, holder, self.id) is not None:
            return []
        return [USE_ON(self.id, figure.id) for figure in self.targets(s, holder)]

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        pay_for(s, holder, self.id)
        if (yield from passes_test(s, holder, "willpower")):
            yield from self.befalls(s, holder, s.figure(FIGURE.of(option)))

    def befalls(self, s: DescentState, holder: Figure, figure: Figure) -> Play[None]:
        yield from ()


class Dominion(OnHero):
    """He tests willpower; passed, he moves a hero in sight two spaces, who then tests willpower or is immobilized."""

    def targets(self, s: DescentState, holder: Figure) -> list[Figure]:
        return [each for each in s.on_map(HEROES) if each.profile.rank == HERO and sees(s, holder, each)]

    def befalls(self, s: DescentState, holder: Figure, figure: Figure) -> Play[None]:
        yield from shift(s, figure, 2, s.owner(holder), self.id)
        if figure.spaces and not (yield from passes_test(s, figure, "willpower")):
            inflict(s, figure, IMMOBILIZED)


class Seduce(OnHero):
    """She tests willpower; passed, she moves a hero within three spaces by one space, and the hero is stunned."""

    def befalls(self, s: DescentState, holder: Figure, figure: Figure) -> Play[None]:
        yield from shift(s, figure, 1, s.owner(holder), self.id)
        inflict(s, figure, STUNNED)


class Subdue(Ability):
    """A surge: if the target is hurt, it gets a condition of choice."""

    def after_surge(self, s: DescentState, attack: Attack) -> Play[None]:
        if attack.struck and attack.defences[0].suffered > 0:
            yield from inflict_any(s, attack.seat, self.id, attack.target)


class ShadowBolt(Ability):
    """An action: a ranged attack with blue, red and yellow."""

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        if cannot_use(s, holder, self.id) is not None or not special_attack_left(holder):
            return []
        heroes = [each for each in s.on_map(HEROES) if target_spaces(s, holder, self.id, each)]
        return [USE_ON(self.id, each.id) for each in heroes if held_back(s, holder, each) is None]

    def attack_of(self, s: DescentState, holder: Figure, option: Option) -> Attack | None:
        target = s.figure(FIGURE.of(option))
        space = min(
            [each for each in range(s.board.ground.count) if target_spaces(s, holder, self.id, target) >> each & 1],
            key=lambda each: lay_of(s).distance(holder.spaces, 1 << each),
        )
        return self.bolt(s, holder, target, space)

    def bolt(self, s: DescentState, holder: Figure, target: Figure, space: int) -> Attack:
        attack = declared(s, holder, self.id, target, space)
        attack.options = list(holder.profile.surges)
        return attack

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        pay_for(s, holder, self.id)
        holder.attacks += 1
        target = s.figure(FIGURE.of(option))
        space = yield from aim(s, holder, self.id, target)
        yield from begin(s, self.bolt(s, holder, target, space), self.id)


class Fly(Ability):
    """Movement ignores enemies and terrain, but ends on an empty space where it may stand."""

    def passes(self, s: DescentState, holder: Figure) -> int:
        return THROUGH_ENEMIES | OVER_TERRAIN


class CryHavoc(Ability):
    """An action: a move, and then one attack on every figure that was moved through."""

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        if (
            cannot_use(s, holder, self.id) is not None
            or not special_attack_left(holder)
            or cannot_move(s, holder) is not None
        ):
            return []
        return [USE(self.id)]

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        pay_for(s, holder, self.id)
        holder.moves += 1
        holder.attacks += 1
        kept, holder.points = holder.points, speed(s, holder)
        crossed: list[Figure] = []
        while holder.points > 0 and holder.spaces:
            offers = walk_offers(s, holder)
            if not offers:
                break
            about = {"figure": holder.id, "card": self.id}
            choice: Option = yield ask(s.owner(holder), GO, [*offers, DONE()], about)
            if choice is DONE():
                break
            crossed += self.on_the_way(s, holder, way(s, holder, SPACE.of(choice)))
            yield from walk_on(s, holder, choice)
        holder.points = kept
        targets = [each for each in dict.fromkeys(crossed) if each.spaces and can_affect(s, holder, each)]
        if targets and holder.spaces and restrained(s, holder) is None:
            yield from begin(s, on_all(s, holder, OWN_ATTACK, targets), OWN_ATTACK)

    def on_the_way(self, s: DescentState, holder: Figure, steps: list[int]) -> list[Figure]:
        return [each for step in steps for each in s.figures if each.spaces >> step & 1 and each is not holder]


class Sacrifice(Ability):
    """An action: up to five damage to an adjacent monster, and as much less to her."""

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        if cannot_use(s, holder, self.id) is not None or not holder.damage:
            return []
        others = [each for each in s.on_map(OVERLORD) if each is not holder and adjacent(s, holder, each)]
        return [USE_ON(self.id, each.id) for each in others]

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        pay_for(s, holder, self.id)
        figure = s.figure(FIGURE.of(option))
        most = min(MOST_BLOOD, health(s, figure) - figure.damage)
        offers = [SPEND(self.id, amount) for amount in range(1, most + 1)]
        choice: Option = offers[0]
        if most > 1:
            choice = yield ask(s.owner(holder), "choose", offers, {"card": self.id})
        yield from suffer(s, figure, AMOUNT.of(choice))
        yield from recover(s, holder, AMOUNT.of(choice))


class BloodCall(Ability):
    """A surge: she recovers as much as the attack dealt."""

    def after_surge(self, s: DescentState, attack: Attack) -> Play[None]:
        if attack.struck:
            yield from recover(s, attack.attacker, sum([defence.suffered for defence in attack.defences]))


class Aftershock(Ability):
    """An adjacent hero who has attacked him tests willpower, or suffers a fatigue."""

    def after_attack(self, s: DescentState, holder: Figure, attack: Attack) -> Play[None]:
        hero = attack.attacker
        struck = any(defence.figure is holder for defence in attack.defences)
        beside = hero.profile.rank == HERO and hero.spaces and adjacent(s, holder, hero)
        if struck and beside and not (yield from passes_test(s, hero, "willpower")):
            yield from tire(s, hero, 1)


class Ignite(Fire):
    """An action: he suffers a damage, not if that defeats him: an attack on all adjacent figures."""

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        return super().offers(s, holder) if holder.damage + 1 < health(s, holder) else []

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        yield from suffer(s, holder, 1)
        yield from super().act(s, holder, option)


class Wither(Ability):
    """A surge: the target suffers a fatigue."""

    def surge(self, s: DescentState, attack: Attack, deed: str) -> Play[None]:
        yield from tire(s, attack.target, 1)


class Unmovable(Ability):
    """Whatever would move him is ignored: ``shifting.can_be_moved``."""


class Overpower(Ability):
    """An action: a move; beside a hero he may test might: passed, they change places, and the hero suffers a
    fatigue."""

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        if cannot_use(s, holder, self.id) is not None or cannot_move(s, holder) is not None:
            return []
        return [USE(self.id)]

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        pay_for(s, holder, self.id)
        holder.moves += 1
        kept, holder.points = holder.points, speed(s, holder)
        beside: list[Figure] = []
        while holder.spaces:
            offers = [*walk_offers(s, holder), *[USE_ON(self.id, each.id) for each in beside]]
            if not offers:
                break
            about = {"figure": holder.id, "card": self.id}
            choice: Option = yield ask(s.owner(holder), GO, [*offers, DONE()], about)
            if choice is DONE():
                break
            if choice.verb is USE_ON:
                beside = []
                yield from self.swap(s, holder, s.figure(FIGURE.of(choice)))
            else:
                yield from walk_on(s, holder, choice)
                beside = heroes_within(s, holder, 1) if holder.spaces else []
        holder.points = kept

    def swap(self, s: DescentState, holder: Figure, hero: Figure) -> Play[None]:
        if (yield from passes_test(s, holder, "might")):
            holder.spaces, hero.spaces = hero.spaces, holder.spaces
            s.tell("swapped", figure=holder.id, target=hero.id)
            yield from tire(s, hero, 1)


class Regeneration(Ability):
    """He recovers a damage at the start of each overlord turn."""

    def overlord_starts(self, s: DescentState, holder: Figure) -> Play[None]:
        yield from recover(s, holder, 1)


class NotMe(Ability):
    """Attacked, before the roll: he tests awareness; passed, an adjacent monster is the target."""

    def answers_at(self) -> tuple[str, ...]:
        return (TARGETED,)

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        attack = moment.attack
        if attack is None or holder is None or moment.figure is not holder or self.id in moment.played:
            return []
        struck = [defence.figure for defence in attack.defences]
        others = [each for each in s.on_map(OVERLORD) if each not in struck and adjacent(s, holder, each)]
        return [USE_ON(self.id, each.id) for each in others]

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        assert holder is not None
        assert moment.attack is not None
        moment.played.append(self.id)
        s.tell("used", hero=holder.id, card=self.id)
        if (yield from passes_test(s, holder, "awareness")):
            change_target(s, moment.attack, holder, s.figure(FIGURE.of(option)))


class Knockback(Ability):
    """A surge: the target is placed on an empty space within three, which counts as entering it."""

    def after_surge(self, s: DescentState, attack: Attack) -> Play[None]:
        target = attack.target
        if attack.struck and target.spaces and can_be_moved(target):
            yield from put_within(s, target, NEAR, target.spaces, attack.seat, self.id)


class Promotion(Ability):
    """An action: he tests willpower; passed, an adjacent minion becomes a master of its group, within its limit."""

    def minions(self, s: DescentState, holder: Figure) -> list[Figure]:
        near = [each for each in s.on_map(OVERLORD) if each.profile.rank == MINION and adjacent(s, holder, each)]
        limits = {group.kind: group.masters for group in s.groups}
        return [
            each
            for each in near
            if len(members(s, each.profile.kind, MASTER)) < limits.get(each.profile.kind, 0)
            and spare(s, each.profile.kind, MASTER)
        ]

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        if cannot_use(s, holder, self.id) is not None:
            return []
        return [USE_ON(self.id, each.id) for each in self.minions(s, holder)]

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        pay_for(s, holder, self.id)
        if not (yield from passes_test(s, holder, "willpower")):
            return
        minion = s.figure(FIGURE.of(option))
        master = new_monster(s, minion.profile.kind, MASTER)
        master.spaces, minion.spaces = minion.spaces, 0
        master.acted, master.carries, minion.carries = minion.acted, minion.carries, ""
        s.tell("promoted", figure=minion.id, target=master.id)


OTHER_WEAPONS[BOLT.id] = BOLT
enter(
    Dominion("dominion"),
    Subdue("subdue"),
    ShadowBolt("shadow-bolt"),
    Fly("fly"),
    CryHavoc("cry-havoc"),
    Sacrifice("sacrifice"),
    Seduce("seduce"),
    BloodCall("blood-call"),
    HeroesTest("wail", "willpower", NEAR, 2),
    Aftershock("aftershock"),
    Ignite("ignite"),
    Wither("wither"),
    Unmovable("unmovable"),
    Overpower("overpower"),
    Regeneration("regeneration-1"),
    NotMe("not-me"),
    Knockback("knockback"),
    Promotion("promotion"),
)
