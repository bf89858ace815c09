"""Threats: a die and a characteristic against a value. Not a battle (DGN-HAZ-02)."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Detail, Option, Play, ask
from undercroft.engine.errors import Why
from undercroft.games.dungeoneer.content.schema import Ability, Bearer
from undercroft.games.dungeoneer.content.threats import Threat
from undercroft.games.dungeoneer.modifiers import bonus, characteristic, other_bearings, prepared
from undercroft.games.dungeoneer.options import ABILITY, BEARER, COPY, KEEP_ROLL, REROLL
from undercroft.games.dungeoneer.pieces import Laid
from undercroft.games.dungeoneer.state import DungeonState, Hero
from undercroft.games.dungeoneer.wounds import lacks_points, spend

USED_UP: Final = Why("used-up", "DGN-RECOV-05")
SKILL_TOO_DEAR: Final = Why("too-dear", "DGN-SPEC-06")
OTHER_ROLL: Final = Why("other-roll", "DGN-SPEC-06")
ALWAYS: Final = ("feats", "villainy", "response", "any", "roll")
UNTIMELY: Final = {
    "feats": Why("other-phase", "DGN-FEAT-01", phase="feats"),
    "villainy": Why("other-phase", "DGN-VILL-01", phase="villainy"),
    "response": Why("only-response", "DGN-SPEC-04"),
    "roll": Why("only-after-roll", "DGN-SPEC-06"),
    "any": Why("not-now", "DGN-SPEC-02"),
}
"""By the timing of a card or an ability: when it is for (DGN-ADV-06)."""


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


def roll_for(s: DungeonState, hero: Hero, stat: str, battle: bool = False) -> Play[int]:
    """A die for a hero, with what lets it be thrown again (a card's word against DGN-GEN-02, see DGN-GEN-06)."""
    die = s.roll()
    while hero.alive:
        offers = reroll_offers(s, hero, die, stat, battle)
        if not offers:
            break
        about: dict[str, Detail] = {"die": die, "stat": stat, "battle": int(battle)}
        choice: Option = yield ask(hero.seat, "reroll", [*offers, KEEP_ROLL()], about)
        if choice is KEEP_ROLL():
            break
        pay_ability(hero, ability_of(s, hero, choice))
        die = s.roll()
        s.tell("rerolled", seat=hero.seat, hero=hero.id, card=BEARER.of(choice), die=die)
    return die


def reroll_offers(s: DungeonState, hero: Hero, die: int, stat: str, battle: bool) -> list[Option]:
    fitting = [each for each in abilities(s, hero, ("roll",)) if cannot_reroll(each.ability, die, stat, battle) is None]
    return [REROLL(each.bearer.id, each.number, each.copy) for each in fitting]


def cannot_reroll(ability: Ability, die: int, stat: str, battle: bool) -> Why | None:
    """Only such dice as the card says."""
    fits = die <= ability.upto and ability.roll in ("any", stat) and (battle or not ability.battle)
    return None if fits else OTHER_ROLL


# -- abilities ------------------------------------------------------------------------------------


class Prepared:
    """An ability that a hero has, and where from."""

    __slots__ = ("ability", "bearer", "copy", "laid", "number")

    def __init__(self, bearer: Bearer, number: int, ability: Ability, laid: Laid | None = None, copy: int = 1) -> None:
        self.bearer = bearer
        self.number = number
        """DGN-BAND-22: which of its bearer's abilities; those of a hero go on from card to card."""
        self.ability = ability
        self.laid = laid
        """The card in play; nothing for skills, artifacts, influences and what is attached to a location."""
        self.copy = copy
        """Which of the cards of its name."""

    @property
    def key(self) -> str:
        return f"{self.bearer.id}:{self.number}"


def abilities(s: DungeonState, hero: Hero, timings: tuple[str, ...]) -> list[Prepared]:
    """DGN-SPEC-06: what the hero's skill and prepared cards can be used for now."""
    uses = [each for each in all_abilities(s, hero, timings) if cannot_use(hero, each, timings) is None]
    return uses if len(uses) < 2 else without_doubles(hero, uses)


def without_doubles(hero: Hero, uses: list[Prepared]) -> list[Prepared]:
    """Of cards of one name that do the same by their abilities the first."""
    found: dict[tuple[object, ...], Prepared] = {}
    for use in uses:
        found.setdefault((use.bearer.id, use.number, *what_goes(hero, use)), use)
    return list(found.values())


def what_goes(hero: Hero, use: Prepared) -> tuple[object, ...]:
    """What an ability takes out of play: the card with all that is attached to it, from where it lies."""
    if use.laid is None or not use.ability.discards:
        return ()
    hosts = [place for place, host in enumerate(hero.boons + hero.treasures) if use.laid in host.attached]
    return (use.laid.look, *hosts)


def cannot_use(hero: Hero, use: Prepared, timings: tuple[str, ...]) -> Why | None:
    """At its time, paid for, and not used up in this turn (DGN-RECOV-05)."""
    ability = use.ability
    if ability.timing not in timings:
        return UNTIMELY[ability.timing]
    if ability.limit == "turn" and is_used(hero, use):
        return USED_UP
    if hero.glory < (ability.glory if isinstance(ability.glory, int) else 1):
        return SKILL_TOO_DEAR
    return lacks_points(hero, ability.action) if ability.action else None


def is_used(hero: Hero, use: Prepared) -> bool:
    """Each card for itself, even if there are two of one name."""
    return use.key in hero.used if use.laid is None else bool(use.laid.used >> use.number & 1)


def all_abilities(s: DungeonState, hero: Hero, timings: tuple[str, ...] = ALWAYS) -> list[Prepared]:
    """Those of the hero's cards of the bands reached, the last first; of what is in play; of all else. With such a
    timing: others need not be looked at."""
    found: list[Prepared] = []
    number = 0
    for card in reversed(hero.cards):
        for ability in card.abilities:
            if ability.timing in timings:
                found.append(Prepared(card, number, ability))
            number += 1
    if hero.boons or hero.treasures or hero.attached:
        found += abilities_in_play(hero, timings)
    for bearer in other_bearings(s, hero):
        for number, ability in enumerate(bearer.abilities):
            if ability.timing in timings:
                found.append(Prepared(bearer, number, ability))
    return found


def abilities_in_play(hero: Hero, timings: tuple[str, ...]) -> list[Prepared]:
    found: list[Prepared] = []
    counts: dict[str, int] = {}
    for laid in prepared(hero):
        card = laid.card
        if card.abilities:
            counts[card.id] = copy = counts.get(card.id, 0) + 1
            for number, ability in enumerate(card.abilities):
                if ability.timing in timings:
                    found.append(Prepared(card, number, ability, laid, copy))
    return found


def find_ability(s: DungeonState, hero: Hero, option: Option) -> Prepared | None:
    """The ability that an option uses, if the hero has it."""
    wanted = (BEARER.of(option), ABILITY.of(option), COPY.of(option))
    for each in all_abilities(s, hero):
        if (each.bearer.id, each.number, each.copy) == wanted:
            return each
    return None


def ability_of(s: DungeonState, hero: Hero, option: Option) -> Prepared:
    """The same, where the hero is known to have it."""
    found = find_ability(s, hero, option)
    if found is None:
        raise KeyError(option.id)
    return found


def pay_ability(hero: Hero, use: Prepared, x: int = 0) -> None:
    ability = use.ability
    hero.glory -= ability.glory if isinstance(ability.glory, int) else x
    spend(hero, ability.action)
    if ability.limit == "none":
        return
    if use.laid is not None:
        use.laid.used |= 1 << use.number
    else:
        hero.used.append(use.key)
