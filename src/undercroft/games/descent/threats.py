"""What the other side could attack in its next turn: a move, then an attack."""

from __future__ import annotations

from undercroft.games.descent.attacks import REACH, declared, has_reach, is_ranged, prepare, prepare_defence, weapons
from undercroft.games.descent.geometry.bits import bits, lowest
from undercroft.games.descent.moving import cannot_spend, reach, speed, stopping
from undercroft.games.descent.odds import odds_at
from undercroft.games.descent.places import blocked, in_pit, lay_of
from undercroft.games.descent.state import STUNNED, DescentState, Figure

FAR = 3
"""At which distance the odds of a ranged attack are told where it is not yet known from where it comes."""


def standing(s: DescentState, figure: Figure) -> int:
    """All spaces that the figure can cover after one move action, those that it covers now among them."""
    if cannot_spend(s, figure) is not None or figure.conditions & STUNNED:
        return figure.spaces
    found, free = 0, stopping(s, figure)
    for layer in reach(s, figure, speed(s, figure)):
        found |= layer
    found &= free
    if figure.profile.large:
        lay = lay_of(s)
        for space in bits(found):
            for mask in lay.unfold(space, figure.profile.base, free):
                found |= mask
    return found | figure.spaces


def attackable(s: DescentState, figure: Figure) -> int:
    """All spaces that the figure can attack after a move action, as all others stand now."""
    if figure.conditions & STUNNED:
        return 0
    lay, stands = lay_of(s), standing(s, figure)
    found = lay.around(stands) | stands
    for weapon in weapons(s, figure):
        blocks = blocked(s) & ~figure.spaces
        if is_ranged(figure, weapon) and not in_pit(s, figure):
            found |= lay.seen_from(stands, s.board.open_floor & ~found, blocks)
        elif has_reach(figure, weapon):
            found |= lay.seen_from(stands, lay.within(stands, REACH) & ~found, blocks)
    return found & s.board.open_floor


def blow(s: DescentState, figure: Figure, target: Figure) -> float:
    """How much damage an attack of the figure does to the target on average, wherever it comes from."""
    best = 0.0
    for weapon in weapons(s, figure):
        attack = declared(s, figure, weapon, target, lowest(target.spaces or figure.spaces))
        prepare(s, attack)
        prepare_defence(s, attack, attack.defences[0])
        best = max(best, odds_at(s, attack, FAR if attack.ranged else 0).mean)
    return best


def threats(s: DescentState, target: Figure) -> dict[int, tuple[int, float]]:
    """By space: how many enemies of the target could attack it there, and the damage to be expected of them."""
    found: dict[int, tuple[int, float]] = {}
    for enemy in s.on_map(1 - target.profile.side):
        damage = blow(s, enemy, target)
        for space in bits(attackable(s, enemy)):
            count, harm = found.get(space, (0, 0.0))
            found[space] = (count + 1, harm + damage)
    return found
