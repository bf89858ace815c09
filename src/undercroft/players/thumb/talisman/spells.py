"""Spells and cards in their moments: when they are worth more now than later."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.engine.decision import Decision, Option
from undercroft.games.talisman import options as do
from undercroft.games.talisman.box import ENEMY, INNER
from undercroft.games.talisman.content import vocabulary as deed
from undercroft.games.talisman.content.schema import Use
from undercroft.games.talisman.counters import wounds
from undercroft.games.talisman.fight import Fight
from undercroft.games.talisman.inner_walk import NEARNESS
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.games.talisman.walking import distance
from undercroft.players.thumb.talisman import effects, fights, lord, places, worth

Casting = Callable[[TalismanState, Character, Option], float]
KEEP_IT: Final = -1.0
SLIGHT: Final = 0.05
SAFE: Final = 2
"""With so few lives none is risked."""


def casting_worth(s: TalismanState, c: Character, option: Option) -> float:
    """More than nothing if it should be cast now."""
    return _CASTING.get(str(option.args[0]), _later)(s, c, option)


def _later(s: TalismanState, c: Character, option: Option) -> float:
    return KEEP_IT


def _always(s: TalismanState, c: Character, option: Option) -> float:
    return 1.0


def _target(s: TalismanState, option: Option) -> Character:
    return s.character(do.CHARACTER.of(option))


def _on_rival(s: TalismanState, c: Character, option: Option) -> float:
    """On the rival who is furthest."""
    other = _target(s, option)
    return KEEP_IT if other is c else 0.2 + 0.1 * standing(s, other)


def standing(s: TalismanState, c: Character) -> float:
    """How far a character has come."""
    crown = 10.0 if c.space == s.box.crown else 0.0
    return crown + worth.progress(c) + 0.5 * c.lives


def _healing(s: TalismanState, c: Character, option: Option) -> float:
    if option.verb is do.CAST_ON and _target(s, option) is not c:
        return KEEP_IT
    needed = 1 if s.window == "life" and s.losing == c.seat and c.lives <= 1 else 3
    return 1.5 if wounds(c) >= needed or c.lives <= 1 else KEEP_IT


def _in_battle(s: TalismanState, c: Character, option: Option) -> float:
    """Only if the attack would hardly be won without it, and losing would hurt."""
    fight = s.fight
    if fight is None or c.seat not in (fight.seat, fight.rival):
        return KEEP_IT
    chance = fights.winning(s, fight, c.seat)
    return 0.55 - chance


def _finger(s: TalismanState, c: Character, option: Option) -> float:
    """Where the Lord of Darkness decides the match it is for him, unless it is a matter of life and death."""
    fight = s.fight
    if fight is not None and s.goal != "crown" and not fight.lord and c.lives > 1:
        return KEEP_IT
    return _in_battle(s, c, option)


def _own_loss(s: TalismanState, c: Character, option: Option) -> float:
    """Against the loss of a life of one's own, the more so the fewer are left."""
    if s.window != "life" or s.losing != c.seat:
        return KEEP_IT
    if option.verb is do.CAST_ON and _target(s, option) is not c:
        return KEEP_IT
    return 1.0 if c.lives <= 2 or s.crowned else KEEP_IT


def _counter(s: TalismanState, c: Character, option: Option) -> float:
    """The Command Spell, or a Spell on oneself; never one's own."""
    made = s.casts[-1]
    if made.seat == c.seat or made.countered:
        return KEEP_IT
    if made.card is None:
        return 1.0 if c.lives <= 2 else 0.2
    return 0.5 if made.target == c.seat and made.card.id in HARMFUL else KEEP_IT


HARMFUL: Final = ("acquisition", "mesmerism", "nullify", "random", "weakness", "finger-of-death", "immobility")


def _spell_call(s: TalismanState, c: Character, option: Option) -> float:
    made = s.casts[-1]
    return 0.1 if made.card is not None and made.seat != c.seat else KEEP_IT


def _destruction(s: TalismanState, c: Character, option: Option) -> float:
    """An Enemy that would beat us where we stand."""
    space = s.box.space_ids[do.SPACE.of(option)]
    if space != c.space:
        return KEEP_IT
    foes = [card for card in s.table[space] if card.type == ENEMY and card.id == str(option.args[1])]
    return -fights.creatures_worth(s, c, foes, space) - 0.5 if foes else KEEP_IT


def _summon_storm(s: TalismanState, c: Character, option: Option) -> float:
    """Beasts that would beat us where we stand."""
    space = s.box.space_ids[do.SPACE.of(option)]
    if space != c.space or s.window != "move":
        return KEEP_IT
    beasts = [card for card in s.table[space] if card.type == ENEMY and card.kind in ("animal", "monster")]
    return -fights.creatures_worth(s, c, beasts, space) - 0.3


def _immobility(s: TalismanState, c: Character, option: Option) -> float:
    """Whoever is on the Crown, or about to get there or to the Lord who decides the match."""
    other = s.me
    if other is c or option.verb is not do.CAST_ON:
        return KEEP_IT
    if other.space == s.box.crown:
        return 0.5
    if s.goal != "crown":
        near = s.box.chamber - other.space
        return 0.3 if 0 <= near <= 6 and lord.lord_chance(s, other) >= 0.3 else KEEP_IT
    return 0.3 if s.box.spaces[other.space].region == INNER and worth.owns_talisman(other) else KEEP_IT


def _alchemy(s: TalismanState, c: Character, option: Option) -> float:
    """Gold for what is of no use."""
    return effects.sales_worth(s, c) - 0.2


def _divination(s: TalismanState, c: Character, option: Option) -> float:
    """To know what will be drawn helps to choose the way."""
    return KEEP_IT if s.box.spaces[c.space].region == INNER else 0.15


def _hex(s: TalismanState, c: Character, option: Option) -> float:
    """Where rivals are likely to land, and we are not."""
    space = s.box.space_ids[do.SPACE.of(option)]
    feared = sum([0.1 + 0.01 * standing(s, other) for other in s.others(c.seat) if within_a_die(s, other, space)])
    return feared - (0.3 if within_a_die(s, c, space) else 0.0) - 0.05


def within_a_die(s: TalismanState, c: Character, space: int) -> bool:
    region = s.box.spaces[space].region
    if s.box.spaces[c.space].region != region or c.space == space:
        return False
    return min(distance(region, c.space, space, 1), distance(region, c.space, space, -1)) <= 6


def _destroy_magic(s: TalismanState, c: Character, option: Option) -> float:
    """So that nothing is cast against one's own Command Spell; or against a Talisman before the Valley of Fire."""
    if c.space == s.box.crown:
        return 0.6 if any(other.spells for other in s.others(c.seat)) else KEEP_IT
    if s.box.spaces[c.space].region == INNER:
        return KEEP_IT
    return 0.5 if any(before_valley(s, other) for other in s.others(c.seat)) else KEEP_IT


def before_valley(s: TalismanState, c: Character) -> bool:
    here = s.box.spaces[c.space]
    return here.region == INNER and NEARNESS[here.id] in (2, 3) and worth.owns_talisman(c)


def _magic_shell(s: TalismanState, c: Character, option: Option) -> float:
    """Against the Command Spell of somebody else, where the own Talisman is not needed meanwhile."""
    if before_valley(s, c):
        return KEEP_IT
    return 0.4 if any(other.space == s.box.crown for other in s.others(c.seat)) else KEEP_IT


def _nullify(s: TalismanState, c: Character, option: Option) -> float:
    other = _target(s, option)
    return 0.1 * len(other.spells) if other is not c and len(other.spells) > 1 else KEEP_IT


def _weakness(s: TalismanState, c: Character, option: Option) -> float:
    fight = s.fight
    if fight is None or fight.rival < 0 or c.seat not in (fight.seat, fight.rival):
        return KEEP_IT
    other = s.characters[fight.rival if fight.seat == c.seat else fight.seat]
    return 0.6 if other is _target(s, option) and fights.winning(s, fight, c.seat) < 0.6 else KEEP_IT


def _invisibility(s: TalismanState, c: Character, option: Option) -> float:
    fight = s.fight
    if s.window != "evade" or fight is None:
        return KEEP_IT
    return 0.35 - fights.winning(s, fight, c.seat)


_CASTING: Final[dict[str, Casting]] = {
    "strength-spell": _always,
    "craft-spell": _always,
    "temporal-warp": _always,
    "temporal-vortex": _always,
    "acquisition": _on_rival,
    "mesmerism": _on_rival,
    "random": _on_rival,
    "healing": _healing,
    "psionic-blast": _in_battle,
    "finger-of-death": _finger,
    "divine-intervention": _always,
    "preservation": _own_loss,
    "restoration": _own_loss,
    "counterspell": _counter,
    "spell-call": _spell_call,
    "destruction": _destruction,
    "immobility": _immobility,
    "summon-storm": _summon_storm,
    "alchemy": _alchemy,
    "divination": _divination,
    "hex": _hex,
    "destroy-magic": _destroy_magic,
    "magic-shell": _magic_shell,
    "nullify": _nullify,
    "weakness": _weakness,
    "invisibility": _invisibility,
    "twist-of-fate": _always,
}
"""All others are kept until something makes room; Teleport and Magic Portal are moves (``moves.py``)."""


def using_worth(s: TalismanState, c: Character, option: Option) -> float:
    """Cards that help are used; those that cost themselves, lives or Followers only when they bring more."""
    card = next(card for card in (*c.objects, *c.followers) if card.id == do.USED.of(option))
    use = card.uses[0]
    fight = s.fight
    if fight is not None and s.window in ("attack", "evade"):
        helps = s.window == "evade" or helps_in(fight, use.then)
        return 0.55 - fights.winning(s, fight, c.seat) if helps and c.seat in (fight.seat, fight.rival) else KEEP_IT
    spent = worth.card_worth(s, c, card, held=True) if use.discard else 0.0
    return effects.effects_worth(s, c, use.then) + healed_at_once(s, c, use) - spent - SLIGHT


def healed_at_once(s: TalismanState, c: Character, use: Use) -> float:
    """Where lives are given back for nothing those that a card costs (the Blood Stone) cost nothing, but what else one
    could have there."""
    costs = -effects.lives_cost(s, c, use.then)
    if not costs or s.window != "move" or c.lives <= SAFE:
        return 0.0
    twin = c.copy()
    twin.lives -= 1
    here = s.box.spaces[c.space]
    healed = effects.effects_worth(s, twin, here.text) - effects.effects_worth(s, c, here.text)
    missed = -worth.lives_worth(s, c, -1) - healed
    return max(0.0, costs - missed) if healed > 0 else 0.0


def helps_in(fight: Fight, then: deed.Effects) -> bool:
    """Strength is for battles, Craft for psychic combat; a hired sword fights in battles only."""
    added = [effect.what for effect in deed.every(then) if isinstance(effect, deed.Bonus)]
    return not fight.psychic if not added else ("craft" if fight.psychic else "strength") in added


def turning_worth(s: TalismanState, c: Character, alignment: str) -> float:
    """What a change of alignment is worth where the character stands; cards that it forbids would be left behind."""
    twin = c.copy()
    twin.alignment = alignment
    here = s.box.spaces[c.space]
    lost = [card for card in (*c.objects, *c.followers) if alignment in card.forbidden]
    gain = places.table_worth(s, twin, here) - places.table_worth(s, c, here)
    return gain - SLIGHT - sum([worth.card_worth(s, c, card, held=True) for card in lost])


def window_worth(s: TalismanState, c: Character, decision: Decision) -> Callable[[Option], float]:
    """To respond, or to pass."""

    def of(option: Option) -> float:
        if option is do.PASS():
            return 0.0
        if option.verb is do.CHANGE:
            return turning_worth(s, c, do.ALIGNMENT.of(option))
        return using_worth(s, c, option) if option.verb is do.USE else casting_worth(s, c, option)

    return of


def evading_worth(s: TalismanState, c: Character, fight: Fight) -> float:
    return 0.4 - fights.winning(s, fight, c.seat)
