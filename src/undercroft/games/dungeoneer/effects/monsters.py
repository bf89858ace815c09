"""Monsters sent back and tamed, traps disarmed."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.dungeoneer.cards import discard, discard_laid, tell_apart, to_hand
from undercroft.games.dungeoneer.content.vocabulary import Disarm, Repel, Tame
from undercroft.games.dungeoneer.doing import Doing
from undercroft.games.dungeoneer.effects.registry import carries_out, is_useful
from undercroft.games.dungeoneer.modifiers import treasure_limit
from undercroft.games.dungeoneer.options import ATTACKER, COPY, DISARM, REPEL, TAME, TRAP_CARD
from undercroft.games.dungeoneer.pieces import Attack, Laid, Snare
from undercroft.games.dungeoneer.state import DungeonState, Hero


def repelled(s: DungeonState, doing: Doing, kind: str) -> list[tuple[int, Attack]]:
    """The monsters that attack the hero who repels them."""
    return [
        (number, attack)
        for number, attack in enumerate(s.battle, 1)
        if attack.target == doing.you and attack.source in ("hand", "lair", "deck") and not attack.out
        if attack.monster and (not kind or attack.monster.card.is_a(kind))
    ]


@carries_out(Repel)
def _repel(s: DungeonState, doing: Doing, effect: Repel) -> Play[None]:
    """DGN-BEX-04: out of the battle; its cost is not given back, and it brings no reward."""
    attack = yield from _choose_attacker(s, doing, effect.kind)
    if attack is None or attack.monster is None:
        return
    attack.out = attack.done = True
    if effect.to == "hand" and attack.by >= 0:
        to_hand(s, s.heroes[attack.by], attack.monster)
    else:
        discard_laid(s, attack.monster)
    s.tell("repelled", seat=doing.you, monster=attack.monster.card.id)


def _choose_attacker(s: DungeonState, doing: Doing, kind: str) -> Play[Attack | None]:
    found = repelled(s, doing, kind)
    if len(found) < 2:
        return found[0][1] if found else None
    options = [REPEL(attack.monster.card.id, number) for number, attack in found if attack.monster]
    choice: Option = yield ask(doing.you, "repel", options)
    return s.battle[ATTACKER.of(choice) - 1]


@is_useful(Repel)
def _is_attacked(s: DungeonState, doing: Doing, effect: Repel) -> bool:
    return bool(repelled(s, doing, effect.kind))


@carries_out(Tame)
def _tame(s: DungeonState, doing: Doing, effect: Tame) -> Play[None]:
    """DGN-MIN-01, DGN-EFF-17: from now on it counts as a permanent treasure."""
    hero = s.heroes[doing.you]
    if effect.where == "lair":
        laid = yield from _choose_from_lair(s, hero, effect)
    else:
        laid = yield from _choose_to_tame(s, doing, effect)
    if laid is not None:
        laid.minion = True
        laid.owner = hero.seat
        hero.treasures.append(laid)
        s.tell("tamed", seat=hero.seat, monster=laid.card.id)


def _choose_from_lair(s: DungeonState, hero: Hero, effect: Tame) -> Play[Laid | None]:
    found = [laid for laid in hero.lair if _can_be_tamed(laid, effect)]
    if not found:
        return None
    laid = found[0]
    if len(found) > 1:
        options = [TAME(each.card.id, number) for number, each in enumerate(found, 1)]
        choice: Option = yield ask(hero.seat, "tame", options)
        laid = found[ATTACKER.of(choice) - 1]
    hero.lair.remove(laid)
    return laid


def _choose_to_tame(s: DungeonState, doing: Doing, effect: Tame) -> Play[Laid | None]:
    found = [
        (number, attack)
        for number, attack in repelled(s, doing, effect.kind)
        if attack.monster and _can_be_tamed(attack.monster, effect)
    ]
    if not found:
        return None
    attack = found[0][1]
    if len(found) > 1:
        options = [TAME(each.monster.card.id, number) for number, each in found if each.monster]
        choice: Option = yield ask(doing.you, "tame", options)
        attack = s.battle[ATTACKER.of(choice) - 1]
    attack.out = attack.done = True
    return attack.monster


def _can_be_tamed(laid: Laid, effect: Tame) -> bool:
    return (not effect.kind or laid.card.is_a(effect.kind)) and (not effect.health or laid.health <= effect.health)


@is_useful(Tame)
def _has_something_to_tame(s: DungeonState, doing: Doing, effect: Tame) -> bool:
    """DGN-EFF-18: it needs a place in the inventory."""
    hero = s.heroes[doing.you]
    if len(hero.treasures) >= treasure_limit(s, hero):
        return False
    if effect.where == "lair":
        return any(_can_be_tamed(laid, effect) for laid in hero.lair)
    return any(
        attack.monster and _can_be_tamed(attack.monster, effect) for _, attack in repelled(s, doing, effect.kind)
    )


@carries_out(Disarm)
def _disarm(s: DungeonState, doing: Doing, effect: Disarm) -> Play[None]:
    here = [snare for snare in s.snares if snare.place == s.heroes[doing.you].place]
    if not here:
        return
    snare = here[0]
    if len(here) > 1:
        choice: Option = yield ask(doing.you, "disarm", disarm_offers(here))
        same = [each for each in here if each.card.id == TRAP_CARD.of(choice)]
        snare = same[COPY.of(choice) - 1]
    s.snares.remove(snare)
    discard(s, snare.card)
    s.tell("disarmed", seat=doing.you, trap=snare.card.id)


def disarm_offers(here: list[Snare]) -> list[Option]:
    """One that has sprung and waits to be armed again is not like one that is armed."""
    apart = tell_apart([each.card.id for each in here], [each.armed for each in here])
    return [DISARM(here[place].card.id, copy) for place, copy in apart]


@is_useful(Disarm)
def _a_trap_lies_here(s: DungeonState, doing: Doing, effect: Disarm) -> bool:
    return any(snare.place == s.heroes[doing.you].place for snare in s.snares)
