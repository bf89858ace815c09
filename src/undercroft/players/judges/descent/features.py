"""What a position of Descent is weighed by: how near both sides are to what the quest wants of them, how they are, who
is in whose reach before he can move, and how far the round has come."""

from __future__ import annotations

from typing import Final

from undercroft.games.descent.geometry.bits import bits
from undercroft.games.descent.profiles import HERO, HEROES, MASTER, OVERLORD
from undercroft.games.descent.quests.registry import EVERY_HERO, HEROES_ACT, is_about, on_the_way, script_of
from undercroft.games.descent.state import DescentState, Figure
from undercroft.games.descent.threats import blow
from undercroft.games.descent.wounds import health, stamina
from undercroft.players.thumb.descent import goals, value
from undercroft.players.thumb.descent.danger import attackable
from undercroft.players.thumb.descent.plans import is_precious, plan_of

FEATURES: Final[dict[str, str]] = {
    "heroes-goal": "goal",
    "overlord-goal": "their-goal",
    "heroes-under-way": "goal",
    "overlord-under-way": "their-goal",
    "heroes-soon": "way",
    "overlord-soon": "way",
    "heroes-way": "way",
    "overlord-way": "way",
    "heroes-near": "way",
    "overlord-near": "way",
    "health": "health",
    "fallen": "health",
    "weak": "health",
    "stamina": "stamina",
    "feats": "reserve",
    "found": "reserve",
    "hero-conditions": "health",
    "monster-conditions": "monsters",
    "strong": "monsters",
    "monsters": "monsters",
    "masters": "monsters",
    "wounded": "monsters",
    "leader": "goal",
    "hand": "hand",
    "exposed-now": "safe",
    "exposed-later": "safe",
    "doomed-now": "safe",
    "quarry-now": "quarry",
    "quarry-later": "quarry",
    "prey-now": "prey",
    "prey-later": "prey",
    "hero-carries": "goal",
    "monster-carries": "their-goal",
    "late": "late",
    "heroes-turn": "late",
    "heroes-done": "late",
    "monsters-done": "late",
}
"""In the order of the weights; and among what a hint tells it, when it says why."""
FAR: Final = 20
"""So many steps are as far as any."""
SOON: Final = 0.6
"""What a way counts that takes a whole move; one of two moves counts so much of that, and so on."""
CLOSE: Final = 0.85
"""The same for each step towards an enemy."""
MOST_HARM: Final = 1.5
MOST_QUARRY: Final = 2.0
"""Nobody can be lost, or defeated, more often than that: in parts of the health that is left."""


def features(s: DescentState) -> list[float]:
    """Most of them for each hero, so that large and small parties can be weighed alike."""
    heroes, monsters, party = s.on_map(HEROES), s.on_map(OVERLORD), float(s.hero_count)
    return [
        *script_of(s).progress(s),
        under_way(s, HEROES),
        under_way(s, OVERLORD),
        *in_turn(ways_of(s, heroes, monsters), ways_of(s, monsters, heroes), party),
        *condition(s),
        *strength(s, monsters),
        float(len(s.hand)) / 5,
        *exposure(s, heroes, monsters),
        len([each for each in heroes if each.carries]) / party,
        len([each for each in monsters if each.carries]) / party,
        *course(s, monsters),
    ]


def under_way(s: DescentState, side: int) -> float:
    """Of a goal to leave the map: what those count who are on their way."""
    found = 0.0
    for goal in goals.goals_of(s, side):
        if goal.what == "left":
            needed = len(s.heroes) if goal.who == EVERY_HERO else goal.count
            ways = [on_the_way(s, each) for each in s.figures if each.spaces and is_about(s, goal, each)]
            found += sum(ways) / needed
    return found


def in_turn(heroes: list[float], overlord: list[float], party: float) -> list[float]:
    """What there is of either side, one beside the other."""
    return [each / party for pair in zip(heroes, overlord, strict=True) for each in pair]


def ways_of(s: DescentState, own: list[Figure], others: list[Figure]) -> list[float]:
    """Of all figures of a side: how soon they are where the quest wants them, how far that is, and how near enemies
    are."""
    plan, foes = plan_of(s), 0
    for foe in others:
        foes |= foe.spaces
    soon = way = near = 0.0
    for figure in own:
        goal = plan.goal(s, figure) & s.board.open_floor
        wanted = [goal, *[errand.spaces for errand in plan.errands(s, figure)]]
        steps = [steps_from(s, figure, spaces) for spaces in wanted if spaces]
        if steps:
            soon += SOON ** (min(steps) / max(1, figure.profile.speed))
            way += min(steps) / FAR
        if foes:
            near += CLOSE ** steps_from(s, figure, foes)
    return [soon, way, near]


def steps_from(s: DescentState, figure: Figure, goal: int) -> int:
    steps = value.steps_to(s, figure, goal)
    return min([FAR, *[steps[space] for space in bits(figure.spaces)]])


def condition(s: DescentState) -> list[float]:
    """How the heroes are: health, who is down, who is nearly so, stamina, feats, search cards, conditions."""
    whole = left = weak = tired = 0.0
    fallen = feats = found = conditions = 0
    for hero in s.heroes:
        figure = s.figure(hero.id)
        full = health(s, figure)
        now = 0 if hero.fallen >= 0 else max(0, full - figure.damage)
        whole += full
        left += now
        weak += (1 - now / full) ** 2
        tired += hero.fatigue / max(1, stamina(s, hero))
        fallen += hero.fallen >= 0
        feats += hero.feat
        found += len([card for card in hero.found if not card.spent])
        conditions += len(bits(figure.conditions))
    party = float(s.hero_count)
    return [
        left / max(1.0, whole),
        fallen / party,
        weak / party,
        1 - tired / party,
        feats / party,
        found / party,
        conditions / party,
    ]


def strength(s: DescentState, monsters: list[Figure]) -> list[float]:
    """How the monsters are: conditions, health, how many, how many masters, wounds, and the wounds of whoever must not
    be lost."""
    left = wounded = leader = 0.0
    masters = conditions = 0
    for figure in monsters:
        full = health(s, figure)
        left += full - figure.damage
        wounded += figure.damage / full
        masters += figure.profile.rank == MASTER
        conditions += len(bits(figure.conditions))
        if is_precious(s, figure):
            leader += 1 - figure.damage / full
    party = float(s.hero_count)
    return [
        conditions / party,
        left / (10 * party),
        len(monsters) / (2 * party),
        masters / party,
        wounded / party,
        leader,
    ]


def exposure(s: DescentState, heroes: list[Figure], monsters: list[Figure]) -> list[float]:
    """What those may lose who can be hit: now, before they can move, and later, if they stay where they are. Heroes,
    and how many of them would fall; monsters who must not be lost; and of all others what each hero can hit best.
    Nobody is safer for being down."""
    acting, done = s.phase in HEROES_ACT, [hero.id for hero in s.heroes if hero.done]
    quarry = [[0.0, 0.0] for _ in monsters]
    areas = [attackable(s, each) for each in monsters]
    fallen = len([hero for hero in s.heroes if hero.fallen >= 0])
    exposed, prey, doomed = [MOST_HARM * fallen, MOST_HARM * fallen], [0.0, 0.0], fallen
    for hero in heroes:
        rests = hero.id in done
        reach, harm, best = attackable(s, hero), [0.0, 0.0], [0.0, 0.0]
        for number, monster in enumerate(monsters):
            if areas[number] & hero.spaces:
                harm[0 if (rests if acting else not monster.acted) else 1] += blow(s, monster, hero)
            if reach & monster.spaces:
                when = 0 if (not rests if acting else monster.acted) else 1
                share = blow(s, hero, monster) / value.left(s, monster)
                quarry[number][when] += share
                best[when] = max(best[when], min(1.0, share))
        left = value.left(s, hero)
        if hero.profile.rank == HERO or is_precious(s, hero):
            exposed = [sum(pair) for pair in zip(exposed, [min(MOST_HARM, each / left) for each in harm], strict=True)]
            doomed += harm[0] >= left
        prey = [sum(pair) for pair in zip(prey, best, strict=True)]
    party = float(s.hero_count)
    wanted = [each for each, monster in zip(quarry, monsters, strict=True) if is_precious(s, monster)]
    return [
        exposed[0] / party,
        exposed[1] / party,
        doomed / party,
        sum([min(MOST_QUARRY, each[0]) for each in wanted]),
        sum([min(MOST_QUARRY, each[1]) for each in wanted]),
        prey[0] / party,
        prey[1] / party,
    ]


def course(s: DescentState, monsters: list[Figure]) -> list[float]:
    """How late it is, whose turn it is, and how many have acted in it."""
    late = s.round / script_of(s).data.limit.rounds
    if s.phase in HEROES_ACT:
        return [late, 1.0, len([hero for hero in s.heroes if hero.done]) / s.hero_count, 0.0]
    return [late, 0.0, 0.0, len([each for each in monsters if each.acted]) / max(1, len(monsters))]
