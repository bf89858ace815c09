"""Abilities and heroic feats of the heroes' sheets."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play
from undercroft.games.descent.abilities.choosing import choose, drop_any, pick_space
from undercroft.games.descent.abilities.paying import cannot_use, pay_for
from undercroft.games.descent.abilities.registry import Ability, enter
from undercroft.games.descent.abilities.rolling import reroll_attack
from undercroft.games.descent.abilities.shifting import walk_now
from undercroft.games.descent.abilities.skills.kinds import NEAR, OnItself, friends_of, heroes_near
from undercroft.games.descent.abilities.striking import (
    affected,
    any_weapons,
    begin,
    on_all,
    pick_weapon,
    weapons_with,
)
from undercroft.games.descent.actions import FRENZY
from undercroft.games.descent.attacks import cannot_attack, restrained
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.content.dice import DICE, sum_of
from undercroft.games.descent.content.schema import Surge
from undercroft.games.descent.lasting import MOVE_ACTION, ROUND, drop, lasts
from undercroft.games.descent.lasting import begin as begin_lasting
from undercroft.games.descent.moments import ATTACK_DECLARED, ATTACK_ROLLED, SUFFERING
from undercroft.games.descent.moving import WALKED, speed
from undercroft.games.descent.options import AMOUNT, ATTACK, DIE, FIGURE, PICK, REROLL, SPEND, USE_ON, WEAPON
from undercroft.games.descent.pieces import Attack, Moment
from undercroft.games.descent.places import adjacent, empty_for, lay_of, nearest_empty, within
from undercroft.games.descent.profiles import HERO, MINION, OVERLORD
from undercroft.games.descent.state import STUNNED, DescentState, Figure
from undercroft.games.descent.wounds import inflict, may_take_action, recover, refresh, stamina

SYNDRAEL_BREATH = 2
TOMBLE_FAR = 4


class AshrianAbility(Ability):
    """A minion that begins its activation next to her is stunned."""

    def monster_starts(self, s: DescentState, holder: Figure, monster: Figure) -> None:
        if monster.profile.rank == MINION and adjacent(s, holder, monster):
            inflict(s, monster, STUNNED)


class AshrianFeat(Ability):
    """An action: a monster within three spaces and all of its group are stunned."""

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        if cannot_use(s, holder, self.id) is not None:
            return []
        return [USE_ON(self.id, each.id) for each in s.on_map(OVERLORD) if within(s, holder, each, NEAR)]

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        pay_for(s, holder, self.id)
        kind = s.figure(FIGURE.of(option)).profile.kind
        for figure in s.on_map(OVERLORD):
            if figure.profile.kind == kind:
                inflict(s, figure, STUNNED)
        yield from ()


class AvricAbility(Ability):
    """Heroes within three spaces of him, himself too, may spend a surge to recover a damage."""

    def on_attack(self, s: DescentState, holder: Figure, attack: Attack) -> None:
        attacker = attack.attacker
        if attacker.profile.rank == HERO and (attacker is holder or within(s, holder, attacker, NEAR)):
            attack.options.append(Surge(heal=1, deed=self.id))


class AvricFeat(OnItself):
    """An action: two red dice; all heroes within three spaces recover what they show."""

    def does(self, s: DescentState, holder: Figure) -> Play[None]:
        dice = ["red", "red"]
        damage = sum_of(dice, [s.chance.throw(DICE[colour], 1)[0] for colour in dice]).damage
        for figure in heroes_near(s, holder, NEAR):
            yield from recover(s, figure, damage)


class LeoricAbility(Ability):
    """Monsters within three spaces of him have a damage less, but one at least."""

    def on_attack(self, s: DescentState, holder: Figure, attack: Attack) -> None:
        if attack.attacker.profile.side == OVERLORD and within(s, holder, attack.attacker, NEAR):
            attack.less = 1


class LeoricFeat(OnItself):
    """An action: an attack with a magic weapon on all adjacent figures, range ignored."""

    def targets(self, s: DescentState, holder: Figure) -> list[Figure]:
        return affected(s, holder, lay_of(s).around(holder.spaces))

    def fits(self, s: DescentState, holder: Figure) -> bool:
        foes = [each for each in self.targets(s, holder) if each.profile.side == OVERLORD]
        return bool(foes) and bool(weapons_with(s, holder, "magic")) and restrained(s, holder) is None

    def does(self, s: DescentState, holder: Figure) -> Play[None]:
        weapon = yield from pick_weapon(s, holder, self.id, weapons_with(s, holder, "magic"))
        yield from begin(s, on_all(s, holder, weapon, self.targets(s, holder)), weapon)


class TarhaAbility(Ability):
    """Once in a round, after her attack was rolled: one die of it is rolled again."""

    def answers_at(self) -> tuple[str, ...]:
        return (ATTACK_ROLLED,)

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        attack = moment.attack
        if attack is None or holder is None or attack.attacker is not holder or lasts(s, self.id, holder.id):
            return []
        return [REROLL(self.id, number) for number in range(1, len(attack.dice) + 1)]

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        assert holder is not None
        assert moment.attack is not None
        pay_for(s, holder, self.id)
        begin_lasting(s, self.id, holder.id, ROUND)
        reroll_attack(s, moment.attack, DIE.of(option) - 1)
        yield from ()


class TarhaFeat(OnItself):
    """An action: one attack on two monsters in sight."""

    def attacks(self, s: DescentState, holder: Figure) -> dict[str, list[Figure]]:
        """By weapon: whom it reaches, if that is more than one."""
        found = {
            weapon: [each for each in s.on_map(OVERLORD) if cannot_attack(s, holder, weapon, each) is None]
            for weapon in any_weapons(s, holder)
        }
        return {weapon: targets for weapon, targets in found.items() if len(targets) > 1}

    def fits(self, s: DescentState, holder: Figure) -> bool:
        return bool(self.attacks(s, holder))

    def does(self, s: DescentState, holder: Figure) -> Play[None]:
        seat, found = s.owner(holder), self.attacks(s, holder)
        offers = [ATTACK(weapon, target.id) for weapon, targets in found.items() for target in targets]
        choice = yield from choose(seat, self.id, offers)
        weapon, first = WEAPON.of(choice), s.figure(FIGURE.of(choice))
        others = [PICK(each.id) for each in found[weapon] if each is not first]
        second = yield from choose(seat, self.id, others)
        attack = on_all(s, holder, weapon, [first, s.figure(FIGURE.of(second))])
        attack.ranged = not attack.melee
        lay = lay_of(s)
        attack.distance = max([lay.distance(holder.spaces, each.figure.spaces) for each in attack.defences])
        yield from begin(s, attack, weapon)


class JainAbility(Ability):
    """Damage of an attack may be taken as fatigue, as far as stamina allows."""

    def answers_at(self) -> tuple[str, ...]:
        return (SUFFERING,)

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        if holder is None or moment.figure is not holder or moment.attack is None or self.id in moment.played:
            return []
        hero = s.hero(holder.id)
        most = min(moment.amount, stamina(s, hero) - hero.fatigue)
        return [SPEND(self.id, fatigue) for fatigue in range(1, most + 1)]

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        assert holder is not None
        moment.played.append(self.id)
        pay_for(s, holder, self.id)
        s.hero(holder.id).fatigue += AMOUNT.of(option)
        s.tell("tired", figure=holder.id, fatigue=AMOUNT.of(option))
        moment.amount -= AMOUNT.of(option)
        yield from ()


class JainFeat(OnItself):
    """An action: movement points of twice her speed, and an attack before, during or after that walk."""

    def does(self, s: DescentState, holder: Figure) -> Play[None]:
        holder.points += 2 * speed(s, holder)
        holder.used.append(FRENZY)
        yield from ()


class TombleAbility(Ability):
    """Attacked next to another hero, he may add the defence of one such hero to his own."""

    def answers_at(self) -> tuple[str, ...]:
        return (ATTACK_DECLARED,)

    def answers(self, s: DescentState, holder: Figure | None, moment: Moment) -> list[Option]:
        if holder is None or moment.figure is not holder or self.id in moment.played:
            return []
        return [USE_ON(self.id, each.id) for each in friends_of(s, holder) if adjacent(s, holder, each)]

    def answer(self, s: DescentState, holder: Figure | None, moment: Moment, option: Option) -> Play[None]:
        assert holder is not None
        assert moment.defence is not None
        moment.played.append(self.id)
        pay_for(s, holder, self.id)
        friend = s.figure(FIGURE.of(option))
        hero = s.hero_of(friend)
        worn = [] if hero is None else [BOX.items[card.id] for card in hero.items if card.equipped]
        moment.defence.dice += [*friend.profile.defence, *[die for item in worn for die in item.defence]]
        yield from ()


class TombleFeat(OnItself):
    """An action: he leaves the map; at the start of his next turn he is back, within four spaces of where he was."""

    def does(self, s: DescentState, holder: Figure) -> Play[None]:
        space = holder.spaces.bit_length() - 1
        s.lasting.append(f"{self.id} on {space} until back")
        holder.spaces = holder.actions = holder.points = 0
        s.tell("vanished", figure=holder.id)
        yield from ()

    def begins(self, s: DescentState, holder: Figure) -> Play[None]:
        for effect in [each for each in s.lasting if each.startswith(f"{self.id} on ")]:
            s.lasting.remove(effect)
            space = int(effect.split(" ")[2])
            area = lay_of(s).within(1 << space, TOMBLE_FAR) & empty_for(s, holder) or nearest_empty(s, holder, space)
            where = yield from pick_space(s.owner(holder), self.id, area)
            holder.spaces = 1 << where
            s.tell("placed", figure=holder.id, space=where, lies="along")


class GrisbanAbility(Ability):
    """Each time he rests, he may lose a condition at once."""

    def rests(self, s: DescentState, holder: Figure) -> Play[None]:
        yield from drop_any(s, s.owner(holder), self.id, holder, must=False)


class GrisbanFeat(OnItself):
    """In his turn: one more attack action."""

    def does(self, s: DescentState, holder: Figure) -> Play[None]:
        holder.used.append(FRENZY)
        yield from ()


class SyndraelAbility(Ability):
    """If she has not moved in her turn, she recovers two fatigue at its end."""

    def ends(self, s: DescentState, holder: Figure) -> Play[None]:
        if WALKED not in holder.used:
            refresh(s, s.hero(holder.id), SYNDRAEL_BREATH)
        yield from ()


class SyndraelFeat(Ability):
    """In her turn: a hero within three spaces and she herself take a move action at once, for nothing."""

    def offers(self, s: DescentState, holder: Figure) -> list[Option]:
        if cannot_use(s, holder, self.id) is not None:
            return []
        return [USE_ON(self.id, each.id) for each in friends_of(s, holder) if within(s, holder, each, NEAR)]

    def act(self, s: DescentState, holder: Figure, option: Option) -> Play[None]:
        pay_for(s, holder, self.id)
        holder.moves += 1
        for figure in (s.figure(FIGURE.of(option)), holder):
            if may_take_action(s, figure):
                begin_lasting(s, MOVE_ACTION, figure.id, self.id)
                yield from walk_now(s, figure, speed(s, figure), s.owner(figure), self.id)
                drop(s, MOVE_ACTION, figure.id)


enter(
    AshrianAbility("ashrian-ability"),
    AshrianFeat("ashrian-feat"),
    AvricAbility("avric-ability"),
    AvricFeat("avric-feat"),
    LeoricAbility("leoric-ability"),
    LeoricFeat("leoric-feat"),
    TarhaAbility("tarha-ability"),
    TarhaFeat("tarha-feat"),
    JainAbility("jain-ability"),
    JainFeat("jain-feat"),
    TombleAbility("tomble-ability"),
    TombleFeat("tomble-feat"),
    GrisbanAbility("grisban-ability"),
    GrisbanFeat("grisban-feat"),
    SyndraelAbility("syndrael-ability"),
    SyndraelFeat("syndrael-feat"),
)
