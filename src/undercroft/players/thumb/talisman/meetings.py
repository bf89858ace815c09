"""Meeting other characters: to attack them, or to use an ability on them instead."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Option
from undercroft.games.talisman import options as do
from undercroft.games.talisman.abilities import BEGUILED_BY, can_lure
from undercroft.games.talisman.belongings import can_be_taken, cannot_own
from undercroft.games.talisman.having import able
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.players.thumb.talisman import fights, worth

PALM: Final = 0.15
"""To know somebody's Spells."""
DEPRIVED: Final = 1.3
"""What is taken from a rival is worth a little more than what is found."""


def meeting_worth(s: TalismanState, c: Character, other: Character) -> float:
    """To meet that character: to attack it in the better way, or to use an ability."""
    modes = (False, True) if able(c, "psychic-attack") else (False,)
    found = [fights.attack_worth(s, c, other, psychic=psychic) for psychic in modes]
    if able(c, "steals"):
        found.append(goods_worth(s, c, other))
    if able(c, "beguiles"):
        found.append(beguiling_worth(s, c, other))
    if able(c, "takes-followers") or able(c, "takes-maiden"):
        found += [DEPRIVED * worth.card_worth(s, c, card) for card in other.followers if can_lure(c, card)]
    return max(found)


def meeting_option_worth(s: TalismanState, c: Character, other: Character, option: Option) -> float:
    """One way to meet it."""
    verb = option.verb
    if verb is do.ATTACK:
        return fights.attack_worth(s, c, other, psychic=do.MODE.of(option) == "psychic")
    if verb is do.STEAL:
        return goods_worth(s, c, other)
    if verb is do.BEGUILE:
        return beguiling_worth(s, c, other)
    if verb is do.LURE:
        lured = next(card for card in other.followers if card.id == do.FOLLOWER.of(option))
        return DEPRIVED * worth.card_worth(s, c, lured)
    return palm_worth(s, c, other)


def goods_worth(s: TalismanState, c: Character, other: Character) -> float:
    """The best Object or a gold of that character, for sure."""
    things = [worth.card_worth(s, c, card) for card in can_be_taken(other) if cannot_own(s, c, card) is None]
    coin = worth.counters_worth(s, c, "gold", min(1, other.gold))
    return DEPRIVED * max([0.0, coin, *things])


def beguiling_worth(s: TalismanState, c: Character, other: Character) -> float:
    return goods_worth(s, c, other) * (7 - BEGUILED_BY[other.alignment]) / 6


def palms_worth(s: TalismanState, c: Character, others: list[Character]) -> float:
    """To read the best of their palms, before the space is encountered."""
    return max([palm_worth(s, c, other) for other in others], default=0.0) if able(c, "reads-palms") else 0.0


def palm_worth(s: TalismanState, c: Character, other: Character) -> float:
    fate = worth.counters_worth(s, c, "fate", 1) * DEPRIVED if other.fate else 0.0
    return fate + (PALM if other.spells else 0.0)
