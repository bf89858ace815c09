"""Threats: a die and a characteristic against a value. Not a battle (DGN-HAZ-02)."""

from __future__ import annotations

from undercroft.engine.decision import Detail, Option, Play, ask
from undercroft.games.dungeoneer.content.schema import Ability, Bearer
from undercroft.games.dungeoneer.content.threats import Threat
from undercroft.games.dungeoneer.modifiers import bearings, bonus, characteristic
from undercroft.games.dungeoneer.options import KEEP_ROLL, REROLL
from undercroft.games.dungeoneer.state import DungeonState, Hero
from undercroft.games.dungeoneer.wounds import points_for, spend


def face(s: DungeonState, hero: Hero, threat: Threat, kind: str, source: str, harder: int = 0) -> Play[bool]:
    """DGN-HAZ-05, DGN-HAZ-06: overcome if die and characteristic together reach the value."""
    die = yield from roll_for(s, hero, threat.stat)
    total = die + added(s, hero, threat.stat, kind)
    after_roll(hero)
    value = threat.value + harder
    overcome = total >= value
    if s.events is not None:
        s.tell(
            "overcame" if overcome else "failed",
            seat=hero.seat,
            hero=hero.id,
            source=source,
            stat=threat.stat,
            die=die,
            total=total,
            value=value,
        )
    return overcome


def added(s: DungeonState, hero: Hero, stat: str, kind: str) -> int:
    """DGN-HAZ-05: what is added to the die: the characteristic, and all that counts in a check of this kind."""
    stats = (stat, "threat", "quest") if kind == "quest" else (stat, "threat")
    return characteristic(s, hero, stat) + bonus(s, hero, stats, kind)


def after_roll(hero: Hero) -> None:
    """Bonuses for one roll are over."""
    if hero.passing:
        hero.passing = [passing for passing in hero.passing if passing.lasts != "roll"]


def roll_for(s: DungeonState, hero: Hero, stat: str) -> Play[int]:
    """A die for a hero, with what lets it be thrown again (a card's word against DGN-GEN-02, see DGN-GEN-06)."""
    die = s.roll()
    while hero.alive:
        offers = [
            REROLL(bearer.id, number)
            for bearer, number, ability in abilities(s, hero, "roll")
            if die <= ability.upto and ability.roll in ("any", stat)
        ]
        if not offers:
            break
        about: dict[str, Detail] = {"die": die, "stat": stat}
        choice: Option = yield ask(hero.seat, "reroll", [*offers, KEEP_ROLL()], about)
        if choice is KEEP_ROLL():
            break
        pay_ability(hero, str(choice.args[0]), int(choice.args[1]), ability_of(s, hero, choice))
        die = s.roll()
        s.tell("rerolled", seat=hero.seat, hero=hero.id, card=choice.args[0], die=die)
    return die


# -- abilities ------------------------------------------------------------------------------------


def abilities(s: DungeonState, hero: Hero, *timings: str) -> list[tuple[Bearer, int, Ability]]:
    """DGN-SPEC-06: what the hero's skill and prepared cards can be used for now: paid for, and not used up in this
    turn (DGN-RECOV-05)."""
    return [
        (bearer, number, ability)
        for bearer, number, ability in numbered_abilities(s, hero)
        if ability.timing in timings and affordable(hero, bearer.id, number, ability)
    ]


def numbered_abilities(s: DungeonState, hero: Hero) -> list[tuple[Bearer, int, Ability]]:
    """DGN-BAND-22: a hero has those of all cards of the bands reached; their numbers go on from card to card."""
    found = []
    of_hero = 0
    for bearer in bearings(s, hero):
        if not bearer.abilities:
            continue
        if bearer.id != hero.id:
            for number, each in enumerate(bearer.abilities):
                found.append((bearer, number, each))
        else:
            for each in bearer.abilities:
                found.append((bearer, of_hero, each))
                of_hero += 1
    return found


def affordable(hero: Hero, card: str, number: int, ability: Ability) -> bool:
    if ability.limit == "turn" and f"{card}:{number}" in hero.used:
        return False
    glory = 1 if ability.glory == "x" else ability.glory
    return (not isinstance(glory, int) or hero.glory >= glory) and points_for(hero) >= ability.action


def ability_of(s: DungeonState, hero: Hero, option: Option) -> Ability:
    """The ability that an option uses."""
    card, wanted = option.args[0], option.args[1]
    for bearer, number, ability in numbered_abilities(s, hero):
        if bearer.id == card and number == wanted:
            return ability
    raise KeyError(card)


def pay_ability(hero: Hero, card: str, number: int, ability: Ability, x: int = 0) -> None:
    hero.glory -= ability.glory if isinstance(ability.glory, int) else x
    spend(hero, ability.action)
    if ability.limit == "turn":
        hero.used.append(f"{card}:{number}")
