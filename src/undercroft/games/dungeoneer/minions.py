"""Minions: monsters that fight for a hero (DGN-MIN)."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Option
from undercroft.engine.errors import Why
from undercroft.games.dungeoneer.cards import copy_of, laid_of, unlike
from undercroft.games.dungeoneer.domains import A_HERO
from undercroft.games.dungeoneer.options import ATTACKER, COPY, FOE, GUARD, MINION
from undercroft.games.dungeoneer.pieces import Attack, Laid
from undercroft.games.dungeoneer.state import Hero

NO_MINION: Final = Why("no-minion", "DGN-EFF-19")
MINION_USED: Final = Why("minion-used", "DGN-EFF-19")
NOT_ATTACKING: Final = Why("not-attacking", "DGN-EFF-19")
GUARDED: Final = Why("guarded", "DGN-EFF-19")


def minions(hero: Hero) -> list[Laid]:
    return [laid for laid in hero.treasures if laid.minion]


def ready_minions(hero: Hero) -> list[tuple[Laid, int]]:
    """Those that have not fought in this turn, and which of their name each is."""
    found = minions(hero)
    return [(laid, copy) for laid, copy in unlike(found) if cannot_stand_in(laid) is None] if found else []


def cannot_stand_in(laid: Laid | None) -> Why | None:
    """DGN-EFF-19: once in each turn, each minion for itself."""
    if laid is None:
        return NO_MINION
    return MINION_USED if laid.used else None


def minion_in(hero: Hero, option: Option) -> Laid | None:
    """The minion that an option names, if there is such a one."""
    return copy_of(minions(hero), MINION.of(option), COPY.of(option))


def stands_in(hero: Hero, option: Option) -> Laid:
    """The minion that was chosen has its fight of this turn."""
    laid = laid_of(minions(hero), MINION.of(option), COPY.of(option))
    laid.used = 1
    return laid


def guard_offers(hero: Hero, attacks: list[Attack]) -> list[Option]:
    """DGN-EFF-19: once in each turn a minion counterattacks in place of the hero."""
    return [
        GUARD(laid.card.id, foe_in(each), number, copy)
        for laid, copy in ready_minions(hero)
        for number, each in enumerate(attacks, 1)
        if cannot_be_met(each) is None
    ]


def foe_in(attack: Attack) -> str:
    return attack.monster.card.id if attack.monster else A_HERO


def cannot_be_met(attack: Attack) -> Why | None:
    if attack.out:
        return NOT_ATTACKING
    return None if attack.guard is None else GUARDED


def cannot_guard(hero: Hero, attacks: list[Attack], option: Option) -> Why | None:
    number = ATTACKER.of(option)
    if number > len(attacks) or foe_in(attacks[number - 1]) != FOE.of(option):
        return NOT_ATTACKING
    return cannot_stand_in(minion_in(hero, option)) or cannot_be_met(attacks[number - 1])
