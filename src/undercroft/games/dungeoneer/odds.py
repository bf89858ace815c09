"""The odds of checks and battles, by the values that the rules add to the dice, before anything is thrown again."""

from __future__ import annotations

from itertools import product
from typing import Final, NamedTuple

from undercroft.games.dungeoneer.checks import added
from undercroft.games.dungeoneer.content.schema import Dice, Quest
from undercroft.games.dungeoneer.content.threats import Threat
from undercroft.games.dungeoneer.content.vocabulary import Form
from undercroft.games.dungeoneer.dungeon import places_between
from undercroft.games.dungeoneer.modifiers import bonus
from undercroft.games.dungeoneer.pieces import Attack
from undercroft.games.dungeoneer.state import DungeonState, Hero
from undercroft.games.dungeoneer.strength import attack_value, counter_value, wounds_of_attack, wounds_of_counter

PIPS: Final = range(1, 7)
_HIGHER: Final[tuple[float, ...]] = tuple(
    [sum(mine + lead > theirs for mine in PIPS for theirs in PIPS) / 36 for lead in range(-6, 7)]
)


def higher(lead: int) -> float:
    """How likely a die and this lead are more than another die."""
    return _HIGHER[max(-6, min(6, lead)) + 6]


def overcoming(total: int, value: int) -> float:
    """How likely a die and this total reach the value."""
    return max(0.0, min(1.0, (7 + total - value) / 6))


# -- checks ---------------------------------------------------------------------------------------


def check_odds(s: DungeonState, hero: Hero, threat: Threat, kind: str, harder: int = 0) -> float:
    """DGN-HAZ-05: how likely a hero overcomes a threat."""
    return overcoming(added(s, hero, threat.stat, kind), threat.value + harder)


def search_odds(s: DungeonState, hero: Hero, quest: Quest, between: int) -> float:
    """DGN-QSRCH-02 to DGN-QSRCH-04: with so many locations up to the nearest entrance."""
    return overcoming(between + bonus(s, hero, ("search",), "quest"), quest.search)


def search_odds_here(s: DungeonState, hero: Hero, quest: Quest) -> float:
    return search_odds(s, hero, quest, places_between(s, hero.place))


def dice_odds(dice: Dice, more: int) -> float:
    """DGN-QCHN-01: with so much added to the sum, where a sum is asked for."""
    throws = [*product(PIPS, repeat=dice.count)]
    good = [
        throw
        for throw in throws
        if sum(throw) + (more if dice.sum else 0) >= dice.sum and (not dice.double or len(set(throw)) < len(throw))
    ]
    return len(good) / len(throws)


def quest_odds(s: DungeonState, hero: Hero, quest: Quest) -> float | None:
    """How likely an attempt succeeds that one throw decides; none where it is not so."""
    if quest.threat is not None:
        return check_odds(s, hero, quest.threat, "quest")
    if quest.dice is not None and not quest.monster and quest.price is None:
        return dice_odds(quest.dice, bonus(s, hero, ("quest",), "quest"))
    return None


# -- battle ---------------------------------------------------------------------------------------


class Odds(NamedTuple):
    """DGN-BATTLE-11 to DGN-BATTLE-13: how likely the attacker hits, nobody does, the defender does."""

    hit: float
    tie: float
    back: float


def clash(lead: int) -> Odds:
    """Two dice, the attacker's with this lead."""
    return Odds(higher(lead), 1.0 - higher(lead) - higher(-lead), higher(-lead))


def odds_of(s: DungeonState, attack: Attack) -> Odds:
    """Of an attack whose form is chosen. A side that has thrown its die throws no more."""
    one, other = attack.attack_roll, attack.counter_roll
    if one and other:
        return Odds(float(one > other), float(one == other), float(other > one))
    if one:
        return _against(one, counter_value(s, attack))
    if other:
        back, tie, hit = _against(other, attack_value(s, attack))
        return Odds(hit, tie, back)
    return clash(attack_value(s, attack) - counter_value(s, attack))


def _against(total: int, value: int) -> Odds:
    """A known total against a die and this value."""
    less = overcoming(value, total)
    more = overcoming(value, total + 1)
    return Odds(1.0 - less, less - more, more)


class Bout(NamedTuple):
    """An attack in one form: its odds, and how many wounds a hit of each side deals."""

    form: Form
    odds: Odds
    wounds: int
    wounds_back: int


def bout_in(s: DungeonState, attack: Attack, form: Form) -> Bout:
    """The attack as it would be in this form."""
    trial = attack.copy()
    trial.chosen_form = form
    return Bout(form, odds_of(s, trial), wounds_of_attack(s, trial), wounds_of_counter(s, trial))


def best_bout(s: DungeonState, attack: Attack, forms: list[Form]) -> Bout:
    """In the form that promises the attacker most."""
    return max([bout_in(s, attack, form) for form in forms], key=_worth)


def _worth(bout: Bout) -> float:
    return bout.odds.hit * bout.wounds - bout.odds.back * bout.wounds_back
