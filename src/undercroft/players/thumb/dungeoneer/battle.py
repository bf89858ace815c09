"""The thumb in battle and before checks: forms, responses, challenges, cards that help at any time."""

from __future__ import annotations

from undercroft.engine.decision import Decision, Option
from undercroft.games.dungeoneer import options as do
from undercroft.games.dungeoneer.checks import ability_of
from undercroft.games.dungeoneer.content.vocabulary import (
    FORMS,
    Bonus,
    Effects,
    Grant,
    Heal,
    Prevent,
    Repel,
    Tame,
    Transfer,
)
from undercroft.games.dungeoneer.modifiers import monster_bonus
from undercroft.games.dungeoneer.odds import higher
from undercroft.games.dungeoneer.pieces import Attack, Laid
from undercroft.games.dungeoneer.state import DungeonState, Hero
from undercroft.players.thumb.dungeoneer.feats import duel_worth
from undercroft.players.thumb.dungeoneer.goals import Compass
from undercroft.players.thumb.dungeoneer.odds import (
    Bout,
    best_hero_bout,
    best_monster_bout,
    duel_bout,
    hero_bout,
    monster_bout,
    monster_value,
)
from undercroft.players.thumb.dungeoneer.worth import GLORY, Worth, count, life, monster_worth, rivalry

PER_POINT = 0.14
"""What a point more or less changes the odds of a roll by, about."""
KEPT = 0.9
"""What a point of glory is worth that a sacrifice asks for."""
IDLE = {do.PASS: 0.0, do.STAND_UP: 0.05}
"""A fallen hero's action point is good for nothing but standing up (DGN-EFF-06)."""


# -- forms and extras -----------------------------------------------------------------------------


def form_worth(s: DungeonState, hero: Hero, decision: Decision) -> Worth:
    """The form in which the attack promises most."""
    attack = _attack_of(s, str(decision.about["attacker"]), decision.seat)

    def worth(option: Option) -> float:
        bout = _bout(s, attack, FORMS[FORMS.index(do.FORM_NAME.of(option))])
        return bout.hit * bout.wounds - 0.4 * bout.countered

    return worth


def _attack_of(s: DungeonState, attacker: str, seat: int) -> Attack:
    """The attack of this battle that the attacker makes."""
    for attack in s.battle:
        name = attack.monster.card.id if attack.monster else s.heroes[attack.by].id
        if name == attacker:
            return attack
    raise KeyError(attacker)


def _bout(s: DungeonState, attack: Attack, form: str) -> Bout:
    chosen = FORMS[FORMS.index(form)]
    if attack.monster is not None and attack.prey is not None:
        lead = monster_value(s, attack.monster, chosen, "attack", attack)
        lead -= monster_value(s, attack.prey, chosen, "counter", None)
        return Bout(chosen, higher(lead), higher(-lead), 1.0)
    if attack.monster is not None:
        return monster_bout(s, attack.monster, s.heroes[attack.target], chosen, attack)
    if attack.prey is not None:
        return hero_bout(s, s.heroes[attack.by], attack.prey, chosen)
    return duel_bout(s, s.heroes[attack.by], s.heroes[attack.target], chosen)


def choose_extra(s: DungeonState, hero: Hero, decision: Decision) -> Option:
    """As much of the victim's peril as makes the attack likely, and no more."""
    attack = next(
        each
        for each in s.battle
        if each.monster and each.by == hero.seat and each.monster.card.id == decision.about["monster"]
    )
    bout = _bout(s, attack, attack.form)
    prices = sorted([do.PERIL.of(option) for option in decision.options if option.verb is do.EXTRA])
    if len(prices) == 1:
        return _first(decision, do.EXTRA if bout.hit >= 0.35 else do.NO_EXTRA)
    wanted = next((price for price in prices if bout.hit + PER_POINT * price >= 0.85), prices[-1])
    if bout.hit >= 0.85:
        return _first(decision, do.NO_EXTRA)
    return next(option for option in decision.options if option.verb is do.EXTRA and do.PERIL.of(option) == wanted)


def _first(decision: Decision, verb: object) -> Option:
    return next(option for option in decision.options if option.verb is verb)


# -- responses ------------------------------------------------------------------------------------


class ResponseThumb:
    """Weighs what a hero who is attacked can do about it; passing is worth 0."""

    def __init__(self, s: DungeonState, hero: Hero) -> None:
        self._s = s
        self._hero = hero
        self._attacks = [attack for attack in s.battle if attack.target == hero.seat and not attack.out]
        self._compass = Compass(s, hero) if s.solo else None

    def score(self, option: Option) -> float:
        verb = option.verb
        if verb is do.GUARD:
            attack = self._s.battle[do.ATTACKER.of(option) - 1]
            return self._danger(attack) - 0.3
        if verb in (do.PLAY, do.PLAY_X):
            card = self._s.box.cards[do.GLORY_CARD.of(option)]
            x = do.X.of(option) if verb is do.PLAY_X else 0
            price = self._price(x or (card.cost if isinstance(card.cost, int) else 1))
            return self._effects(card.effects, x) - price - 0.1
        if verb in (do.USE, do.USE_X, do.USE_ON):
            ability = ability_of(self._s, self._hero, option).ability
            x = do.X.of(option) if verb is do.USE_X else 0
            price = self._price(x or (ability.glory if isinstance(ability.glory, int) else 1)) + 0.3 * ability.discards
            return self._effects(ability.effects, x) - price
        return IDLE.get(verb, -9.0)

    def _price(self, glory: int) -> float:
        """Alone, glory that a sacrifice asks for is dearer."""
        kept = self._compass is not None and self._compass.keeps(glory)
        return (KEPT if kept else GLORY) * glory

    def _danger(self, attack: Attack, better: int = 0) -> float:
        """The wounds that an attack will bring, on average, with so much better a counterattack."""
        bout = _bout(self._s, attack, attack.form)
        hit = max(0.0, bout.hit - PER_POINT * better)
        return life(self._hero) * hit * bout.wounds - 0.3 * bout.countered

    def _effects(self, effects: Effects, x: int) -> float:
        return sum([self._effect(effect, x) for effect in effects])

    def _effect(self, effect: object, x: int) -> float:
        worst = max([self._danger(attack) for attack in self._attacks], default=0.0)
        if isinstance(effect, Repel):
            return worst + 0.3
        if isinstance(effect, Tame):
            return worst + 1.5
        if isinstance(effect, Prevent):
            hits = sum([_bout(self._s, attack, attack.form).hit for attack in self._attacks])
            return hits * life(self._hero) * min(1.0, count(effect.count, x))
        if isinstance(effect, Bonus):
            stats = ["counter", *[attack.form for attack in self._attacks]]
            by = int(sum([count(each.by, x) for each in effect.modifiers if each.stat in stats]))
            return sum([self._danger(attack) - self._danger(attack, by) for attack in self._attacks])
        if isinstance(effect, Transfer):
            return sum([self._danger(attack) for attack in self._attacks]) - 0.6
        if isinstance(effect, Heal):
            return heal_worth(self._hero, int(count(effect.count, x)))
        return 0.1


def heal_worth(hero: Hero, points: int) -> float:
    """Healing waits until it is needed, or until nothing of it is lost."""
    missing = hero.full_health - hero.health
    return life(hero) * min(points, missing) * (1.0 if hero.health <= 7 or missing >= points else 0.3)


def ready_worth(s: DungeonState, hero: Hero, decision: Decision) -> Worth:
    """Before something happens to the hero: heal if there is need; help a roll of one's own."""
    fighting = any(attack.monster is None and attack.by == hero.seat for attack in s.battle)

    def effects_worth(effects: Effects, x: int) -> float:
        worth = 0.0
        for effect in effects:
            if isinstance(effect, Heal):
                worth += heal_worth(hero, int(count(effect.count, x))) if hero.health <= 7 else 0.0
            elif isinstance(effect, Bonus):
                stats = ("attack", "strike") if fighting else ("threat",)
                by = sum([count(each.by, x) for each in effect.modifiers if each.stat in stats])
                worth += PER_POINT * by * (1.5 if fighting else life(hero))
            elif isinstance(effect, Grant):
                worth += 0.4
        return worth

    def score(option: Option) -> float:
        verb = option.verb
        if verb in (do.PLAY, do.PLAY_X):
            card = s.box.cards[do.GLORY_CARD.of(option)]
            x = do.X.of(option) if verb is do.PLAY_X else 0
            price = GLORY * (x or (card.cost if isinstance(card.cost, int) else 1))
            return effects_worth(card.effects, x) - price
        if verb in (do.USE, do.USE_X):
            ability = ability_of(s, hero, option).ability
            price = GLORY * (ability.glory if isinstance(ability.glory, int) else 1) + 0.5 * ability.discards
            return effects_worth(ability.effects, 1) - price
        return IDLE.get(verb, -9.0)

    return score


# -- striking back --------------------------------------------------------------------------------


def challenge_worth(s: DungeonState, hero: Hero, decision: Decision) -> Worth:
    """Strike back where that promises more than it risks; a hunted monster is worth a quest."""

    def score(option: Option) -> float:
        verb = option.verb
        if verb is do.NO_CHALLENGE:
            return 0.15
        if verb is do.LIE_DOWN:
            return -1.0
        if verb in (do.CHALLENGE_HERO, do.SET_MINION_ON):
            return duel_worth(s, hero, s.hero(do.HERO.of(option))) - 0.2
        attack = s.battle[do.ATTACKER.of(option) - 1]
        prey = attack.monster
        assert prey is not None
        if verb is do.SET_MINION:
            return 0.4
        bout = best_hero_bout(s, hero, prey)
        prize = 0.5 * bout.wounds + (0.6 if prey.health <= bout.wounds else 0.0)
        if attack.source in ("quest", "lurker"):
            prize = 7.0 if prey.health <= bout.wounds else 1.5
        return bout.hit * prize - bout.countered * life(hero)

    return score


def choose_ambush(s: DungeonState, hero: Hero, decision: Decision) -> Option:
    """In another's turn: whoever promises most, if that is enough. Lying down for it is not worth the rest of a
    turn."""
    rivals = [option for option in decision.options if option.verb is do.FIGHT]
    worth = {option: duel_worth(s, hero, s.hero(do.HERO.of(option))) for option in rivals}
    best = max(rivals, key=worth.__getitem__, default=None)
    return best if best is not None and worth[best] > 0.4 else _first(decision, do.PASS)


def choose_strike(s: DungeonState, hero: Hero, decision: Decision) -> Option:
    """An escort is worth more than a wound, unless the wound is the last one."""
    victim = s.hero(str(decision.about["hero"]))
    return decision.options[0] if victim.health <= 1 else decision.options[-1]


def choose_reroll(s: DungeonState, hero: Hero, decision: Decision) -> Option:
    """A low die, if that costs nothing or a great deal hangs on it; the cheapest way first."""
    die = int(str(decision.about["die"]))
    rerolls = [option for option in decision.options if option.verb is do.REROLL]

    def price(option: Option) -> int:
        glory = ability_of(s, hero, option).ability.glory
        return glory if isinstance(glory, int) else 1

    cheapest = min(rerolls, key=price)
    if die <= (3 if price(cheapest) == 0 else 2):
        return cheapest
    return _first(decision, do.KEEP_ROLL)


def danger_of_monster(s: DungeonState, hero: Hero, decision: Decision) -> Worth:
    """To repel or to tame: the attacker that is worst."""

    def danger(option: Option) -> float:
        name, number = do.MONSTER.of(option), do.ATTACKER.of(option) - 1
        laid = s.battle[number].monster if number < len(s.battle) else None
        if laid is None or laid.card.id != name:
            return monster_worth(s.box.cards[name], 1)
        bout = best_monster_bout(s, laid, hero)
        return bout.hit * bout.wounds + 0.1 * laid.health

    return danger


def sent_worth(s: DungeonState, laid: Laid, rival: Hero) -> float:
    """What sending a monster against a rival promises: wounds, less the glory that it may lose to them."""
    bout = best_monster_bout(s, laid, rival)
    if monster_bonus(s, laid, Attack(laid, laid.owner, rival.seat, rival.place, ""), ("strike",), "attack") > 0:
        bout = bout._replace(wounds=bout.wounds + 1)
    return bout.hit * bout.wounds * life(rival) * rivalry(s, rival) - 0.35 * bout.countered
