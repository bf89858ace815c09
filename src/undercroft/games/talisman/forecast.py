"""What an option of Talisman may bring: what waits where a move ends, odds of fights and crossings.

All of it comes from the rules' own numbers and from what the seat knows. Nothing is counted on that is yet to be
chosen: no fate, no Spells.
"""

from __future__ import annotations

from math import fsum
from typing import Final

import msgspec

from undercroft.engine.decision import Option
from undercroft.engine.forecast import Forecast, Phrase, in_percent
from undercroft.games.talisman import options as do
from undercroft.games.talisman.box import ENEMY, INNER, MIDDLE, OUTER, Card
from undercroft.games.talisman.content.vocabulary import Either, Heal, Replenish, Roll, Way, every
from undercroft.games.talisman.content.vocabulary import Fight as Attack
from undercroft.games.talisman.counters import spent_fate, wounds
from undercroft.games.talisman.crown import least_for_command
from undercroft.games.talisman.decks import knowledge, pile, region_deck
from undercroft.games.talisman.die_tables import NOW, all_results, results_of
from undercroft.games.talisman.effects.registry import value_of
from undercroft.games.talisman.fight import Fight, Foe
from undercroft.games.talisman.having import able, craft, has, strength
from undercroft.games.talisman.lord import LONE_DWARF, LORD, LORD_VALUE, exit_for
from undercroft.games.talisman.odds import BEST_OF_TWO, ONE_DIE, Odds, faces, odds_against, odds_between, odds_of
from undercroft.games.talisman.places import destination
from undercroft.games.talisman.scores import value_in
from undercroft.games.talisman.sentinel import SENTINEL_STRENGTH
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.games.talisman.walking import PORTAL, along, one_space_only, walks, walks_from

LANDINGS: Final = (do.MOVE, do.STEP, do.GO_TO, do.TRAVEL)
WAYS: Final = (("clockwise", 1), ("anticlockwise", -1))


class FightForecast(msgspec.Struct, frozen=True):
    """A fight with these creatures, or with a character."""

    foes: list[str]
    mode: str
    win: float
    stand_off: float
    lose: float


class TalismanForecast(Forecast, frozen=True, omit_defaults=True, kw_only=True):
    space: str | None = None
    """Where a move ends."""
    steps: int = 0
    """How many spaces it is, where it is walked."""
    way: str = ""
    """Which way round a ring."""
    waits: list[str] = []
    """Cards that lie there."""
    characters: list[str] = []
    """Who stands there."""
    draws: int = 0
    """How many cards would be drawn there."""
    next: list[str] = []
    """Those of them that the seat knows."""
    fights: list[FightForecast] = []
    """One after another."""
    exits: dict[str, float] = {}
    """Where one may emerge from the Treasure Chamber."""
    landings: dict[str, list[str]] = {}
    """By the number on the die: where a move could end."""
    ends: dict[str, TalismanForecast] = {}
    """By the space: what waits where the roll on the table leads."""


def forecast(s: TalismanState, seat: int, option: Option) -> TalismanForecast | None:
    """What the option may bring to the seat that is offered it."""
    c = s.characters[seat]
    verb = option.verb
    if c.role is None:
        return None
    if verb in LANDINGS:
        return landing(s, c, option)
    if verb is do.CROSS:
        return crossing(s, c, option)
    if verb is do.OPEN_PORTAL:
        return portal(s, c, do.STAT.of(option))
    if verb is do.ATTACK:
        other = s.character(do.CHARACTER.of(option))
        mode = do.MODE.of(option)
        return told([fight_of([other.id], mode, odds_between(s, c, other, psychic=mode == "psychic"))])
    if verb is do.FIGHT_WITH:
        return against_lord(s, c, do.STAT.of(option) == "craft")
    if verb is do.WAY:
        return way_taken(s, c, do.WAY_ID.of(option))
    if s.drawn and s.fight is None and verb in (do.REPLACE, do.DECLINE):
        return replaced(s, c, option)
    if s.rolling and s.roller == seat:
        return TalismanForecast(says=results_of(s, option))
    return in_a_fight(s, c, option)


def in_a_fight(s: TalismanState, c: Character, option: Option) -> TalismanForecast | None:
    fight = s.fight
    if fight is None:
        return None
    if option.verb in (do.GO_ON, do.FIGHT_ON):
        return told([fight_of(names_of(s, fight), fight.kind, odds_of(s, fight))])
    if c.seat in (fight.seat, fight.rival) and (fight.dice if c.seat == fight.seat else fight.rival_dice):
        if option.verb is do.KEEP:
            return as_it_lies(s, c, fight)
        if option.verb is do.REROLL:
            return rerolled(s, c, fight, do.DIE_NUMBER.of(option) - 1)
    return None


def names_of(s: TalismanState, fight: Fight) -> list[str]:
    return [s.characters[fight.rival].id] if fight.rival >= 0 else [foe.name for foe in fight.foes]


def fight_of(foes: list[str], mode: str, odds: Odds) -> FightForecast:
    total = sum(odds)
    return FightForecast(foes, mode, odds[0] / total, odds[1] / total, odds[2] / total)


def told(fights: list[FightForecast]) -> TalismanForecast:
    return TalismanForecast(fights=fights, chance=chance_of(fights), says=[phrase(fight) for fight in fights])


def phrase(fight: FightForecast) -> Phrase:
    win, lose = in_percent(fight.win), in_percent(fight.lose)
    return Phrase("forecast-fight", {"foes": fight.foes, "win": win, "lose": lose})


def sentinel_odds(s: TalismanState, c: Character) -> Odds:
    return odds_against(s, c, [Foe("sentinel", SENTINEL_STRENGTH, None)], psychic=False, space=c.space)


# -- where a move ends ----------------------------------------------------------------------------


def landing(s: TalismanState, c: Character, option: Option) -> TalismanForecast:
    """What waits there: cards, characters, fights with the Enemies that lie there, cards still to be drawn."""
    twin = s.copy()
    me = twin.characters[c.seat]
    me.space = destination(s, s.box.space_ids[do.SPACE.of(option)])
    steps, way = walked(s, c, option)
    place = twin.box.spaces[me.space]
    lying = twin.table[me.space]
    draws = max(0, place.draw - len(lying)) if place.region != INNER else 0
    known = knowledge(me, region_deck(twin, me))
    upcoming = [card.id for card in known[::-1][:draws]]
    fights = [enemies(twin, me, lying, number) for number in (2, 3) if any(is_enemy(card, number) for card in lying)]
    if twin.dungeon and me.space == twin.box.chamber:
        fights = [lord_fight(twin, me, psychic=craft(twin, me) > strength(twin, me))]
    return TalismanForecast(
        space=place.id,
        steps=steps,
        way=way,
        waits=[card.id for card in lying],
        characters=[other.id for other in twin.others(c.seat) if other.space == me.space],
        draws=draws,
        next=upcoming,
        fights=fights,
        chance=chance_of(fights),
        says=[
            *going(way),
            *waiting(lying),
            *[phrase(fight) for fight in fights],
            *drawing(twin, me, draws, upcoming),
        ],
    )


def walked(s: TalismanState, c: Character, option: Option) -> tuple[int, str]:
    """How many spaces the option walks, and which way round the ring of the character."""
    if option.verb is do.STEP:
        return 1, ""
    if option.verb not in (do.MOVE, do.CROSS):
        return 0, ""
    most = max(s.dice, default=1) if s.roller == c.seat else 1
    limited = one_space_only(s, c)
    steps = next((n for n in range(most, 0, -1) if option in walks_from(s, c, c.space, n, limited=limited)), 0)
    return steps, way_round(s, c, s.box.space_ids[do.SPACE.of(option)], steps)


def way_round(s: TalismanState, c: Character, space: int, steps: int) -> str:
    region = s.box.spaces[c.space].region
    if region not in (OUTER, MIDDLE):
        return ""
    ways = [name for name, way in WAYS if along(region, c.space, way * steps) == space]
    return ways[0] if len(ways) == 1 else ""


def going(way: str) -> list[Phrase]:
    return [Phrase("forecast-way", {"way": way})] if way else []


def is_enemy(card: Card, number: int) -> bool:
    return card.type == ENEMY and card.number == number


def chance_of(fights: list[FightForecast]) -> float | None:
    if not fights:
        return None
    chance = 1.0
    for fight in fights:
        chance *= fight.win
    return chance


def enemies(s: TalismanState, c: Character, lying: list[Card], number: int) -> FightForecast:
    cards = [card for card in lying if is_enemy(card, number)]
    foes = [Foe(card.id, value_of(s, c, card), card) for card in cards]
    odds = odds_against(s, c, foes, psychic=number == 3, space=c.space)
    return fight_of([card.id for card in cards], "psychic" if number == 3 else "battle", odds)


def waiting(lying: list[Card]) -> list[Phrase]:
    return [Phrase("forecast-waits", {"cards": [card.id for card in lying]})] if lying else []


def drawing(s: TalismanState, c: Character, draws: int, known: list[str]) -> list[Phrase]:
    """How many cards, those of them that the seat knows, and what the others may be."""
    if not draws:
        return []
    found = [Phrase("forecast-draws", {"count": draws})]
    if known:
        found.append(Phrase("forecast-next", {"cards": known}))
    return found if len(known) == draws else [*found, *unseen(s, c)]


def unseen(s: TalismanState, c: Character) -> list[Phrase]:
    """How many of the cards that the seat does not know are Enemies, and how often one of them alone would be beaten
    here. What is in a deck everybody can tell: all that lies nowhere else."""
    deck = region_deck(s, c)
    cards = pile(s, deck)[: len(pile(s, deck)) - len(knowledge(c, deck))]
    foes = [card for card in cards if card.type == ENEMY]
    if not foes:
        return []
    wins = {card: enemies(s, c, [card], card.number).win for card in set(foes)}
    share, win = len(foes) / len(cards), fsum([wins[card] for card in foes]) / len(foes)
    return [Phrase("forecast-unseen", {"enemies": in_percent(share), "win": in_percent(win)})]


# -- in an encounter ------------------------------------------------------------------------------


def replaced(s: TalismanState, c: Character, option: Option) -> TalismanForecast | None:
    """Cards just drawn: what of them is fought if they stay, or what may come in place of one."""
    if option.verb is do.REPLACE:
        return TalismanForecast(draws=1, says=unseen(s, c))
    cards = s.table[c.space] + s.drawn
    return told([enemies(s, c, cards, number) for number in (2, 3) if any(is_enemy(card, number) for card in s.drawn)])


def way_of(s: TalismanState, c: Character, way_id: str) -> Way | None:
    """One of those that the space's own text names."""
    place = s.box.spaces[c.space]
    choices = [effect for effect in every(place.first + place.text) if isinstance(effect, Either)]
    return next((way for choice in choices for way in choice.ways if way.id == way_id), None)


def way_taken(s: TalismanState, c: Character, way_id: str) -> TalismanForecast | None:
    """The odds of a fight, what is healed for free, all that the dice may bring."""
    way = way_of(s, c, way_id)
    effect = way.then[0] if way is not None and way.then else None
    if isinstance(effect, Attack):
        foe = Foe(effect.name, effect.craft or effect.strength, None)
        odds = odds_against(s, c, [foe], psychic=effect.craft > 0, space=c.space)
        return told([fight_of([effect.name], "psychic" if effect.craft else "battle", odds)])
    if isinstance(effect, Heal) and (not effect.price or not wounds(c)):
        return TalismanForecast(says=[restored("heal", wounds(c))])
    if isinstance(effect, Replenish) and (not effect.price or not spent_fate(c)):
        return TalismanForecast(says=[restored("replenish", spent_fate(c))])
    if isinstance(effect, Roll) and effect.dice == 1:
        return TalismanForecast(says=all_results(effect, c))
    return None


def restored(deed: str, missing: int) -> Phrase:
    if not missing:
        return Phrase("forecast-full", {"deed": deed})
    return Phrase("forecast-result", {"numbers": NOW, "deed": deed, "count": missing})


# -- crossings, the Lord, fate --------------------------------------------------------------------


def crossing(s: TalismanState, c: Character, option: Option) -> TalismanForecast:
    made = fight_of(["sentinel"], "battle", sentinel_odds(s, c))
    steps, _ = walked(s, c, option)
    return TalismanForecast(fights=[made], chance=made.win, steps=steps, says=[phrase(made)])


def portal_chance(s: TalismanState, c: Character, stat: str) -> float:
    """Two dice, or one, not above the ability."""
    value = strength(s, c) if stat == "strength" else craft(s, c)
    if stat == "craft" and has(s, c, "one-die-portal"):
        return min(6, value) / 6
    return len([1 for one in ONE_DIE for two in ONE_DIE if one + two <= value]) / 36


def portal(s: TalismanState, c: Character, stat: str) -> TalismanForecast:
    chance = portal_chance(s, c, stat)
    says = [Phrase("forecast-portal", {"chance": in_percent(chance), "stat": stat})]
    return TalismanForecast(space=PORTAL, chance=chance, failure={stat: -1.0}, says=says)


def lord_fight(s: TalismanState, c: Character, *, psychic: bool) -> FightForecast:
    foes = [Foe(LORD, LORD_VALUE, None)]
    odds = odds_against(s, c, foes, psychic=psychic, space=c.space, lord=True)
    return fight_of([LORD], "psychic" if psychic else "battle", odds)


def against_lord(s: TalismanState, c: Character, psychic: bool) -> TalismanForecast:
    """The fight, and where each result of it leads."""
    fight = Fight(c.seat, -1, psychic, c.space)
    fight.foes = [Foe(LORD, LORD_VALUE, None)]
    fight.lord = True
    mine = faces(s, c, fight)
    value = value_in(s, c, fight)
    plus = LONE_DWARF if has(s, c, "emergence-plus-two") else 0
    exits: dict[str, float] = {}
    if not s.short:
        for one in mine:
            for other in ONE_DIE:
                result = max(0, value + one - LORD_VALUE - other) + plus
                name = s.box.spaces[exit_for(s, result)].id
                exits[name] = exits.get(name, 0.0) + 1 / (6 * len(mine))
    made = lord_fight(s, c, psychic=psychic)
    return TalismanForecast(fights=[made], chance=made.win, exits=exits, says=[phrase(made)])


def rerolled(s: TalismanState, c: Character, fight: Fight, at: int) -> TalismanForecast:
    """The attack as it would stand with another throw of that die."""
    throws = []
    for face in BEST_OF_TWO if able(c, "two-fate-dice") else ONE_DIE:
        dice = own_dice(c, fight)[:]
        dice[at] = face
        throws.append(dice)
    made = standing(s, c, fight, throws)
    return TalismanForecast(fights=[made], chance=made.win, cost={"fate": 1}, says=[phrase(made)])


def as_it_lies(s: TalismanState, c: Character, fight: Fight) -> TalismanForecast:
    """The attack as it stands with the dice on the table."""
    made = standing(s, c, fight, [own_dice(c, fight)])
    verdict = "won" if made.win else "lost" if made.lose else "stand-off"
    return TalismanForecast(fights=[made], chance=made.win, says=[Phrase("forecast-as-it-lies", {"verdict": verdict})])


def is_moot(s: TalismanState, fight: Fight) -> bool:
    """Fate would serve nothing: no other face of the die that lies there betters what its character has of the attack.
    Whoever attacks a character decides first, and the Lord's way out depends on how much one wins by: there a higher
    face is always better."""
    mine = s.roller == fight.seat
    if s.roller not in (fight.seat, fight.rival) or fight.verdict >= 0 or fight.lowest:
        return False
    c = s.characters[s.roller]
    dice = own_dice(c, fight)
    if len(dice) != 1 or (fight.rival_score == 0 if fight.rival < 0 else not (fight.dice and fight.rival_dice)):
        return False
    now, best = standing(s, c, fight, [dice]), standing(s, c, fight, [[6]])
    if now.win and (fight.lord or (mine and fight.rival >= 0)):
        return dice == [6]
    return (now.win, now.stand_off) == (best.win, best.stand_off)


def own_dice(c: Character, fight: Fight) -> list[int]:
    return fight.dice if c.seat == fight.seat else fight.rival_dice


def standing(s: TalismanState, c: Character, fight: Fight, throws: list[list[int]]) -> FightForecast:
    """How often each verdict comes, over these throws of one's own dice."""
    mine = c.seat == fight.seat
    rival = fight.rival_score
    if fight.rival >= 0:
        other = s.characters[fight.rival if mine else fight.seat]
        rival = value_in(s, other, fight) + max(fight.rival_dice if mine else fight.dice, default=0)
    value = value_in(s, c, fight)
    won = even = 0
    for dice in throws:
        used = min(dice) if fight.lowest and mine else max(dice)
        won += value + used > rival
        even += value + used == rival
    foes = names_of(s, fight) if mine else [s.characters[fight.seat].id]
    return fight_of(foes, fight.kind, (won, even, len(throws) - won - even))


# -- without an option ----------------------------------------------------------------------------


def outlook(s: TalismanState, seat: int) -> TalismanForecast | None:
    """Where a roll could lead, by the number on the die; on the Crown, how often the Command Spell works."""
    c = s.characters[seat]
    if c.role is None:
        return None
    if c.space == s.box.crown:
        return TalismanForecast(chance=(7 - least_for_command(s)) / 6)
    if s.box.spaces[c.space].region == INNER or c.toad:
        return None
    landings = {
        str(die): [str(option.args[0]) for option in walks(s, c, die) if option.verb is do.MOVE] for die in range(1, 7)
    }
    return TalismanForecast(landings=landings, ends=ends_of_roll(s, c))


def ends_of_roll(s: TalismanState, c: Character) -> dict[str, TalismanForecast]:
    """What waits where the character's own roll would lead, while fate may still change it."""
    if s.roller != c.seat or s.fight is not None or not s.dice:
        return {}
    moves = [option for die in sorted(set(s.dice)) for option in walks(s, c, die) if option.verb is do.MOVE]
    return {str(option.args[0]): landing(s, c, option) for option in moves}
