"""The last stages of a battle: monsters go to lair, hand or discard pile; wounds are rewarded."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Option, Play, ask
from undercroft.engine.errors import Why
from undercroft.games.dungeoneer.cards import (
    GLORY,
    card_in_hand,
    discard_laid,
    draw_one,
    laid_of,
    piles_left,
    to_hand,
    unlike,
)
from undercroft.games.dungeoneer.content.schema import Adventure
from undercroft.games.dungeoneer.options import (
    CARD,
    COPY,
    DISCARD,
    DRAW_FROM,
    DRAW_NONE,
    GIVE_PERIL,
    GLORY_CARD,
    HERO,
    NO_PERIL,
    PASS,
    TO_DISCARD,
    TO_HAND,
    TO_LAIR,
)
from undercroft.games.dungeoneer.pieces import Attack, Laid
from undercroft.games.dungeoneer.playing_cards import carry_out, glory_offers
from undercroft.games.dungeoneer.state import LAIR, LAIR_STAGE, REWARD, DungeonState, Hero
from undercroft.games.dungeoneer.wounds import trigger

ONLY_TREASURES: Final = Why("only-treasures", "DGN-SOLO-25")
NOBODYS: Final = ("quest", "lurker")
"""DGN-QHUNT-07: monsters of quests go nowhere and are not rewarded."""


def after_battle(s: DungeonState, attacks: list[Attack]) -> Play[None]:
    """DGN-BATTLE-22 to DGN-BATTLE-29."""
    s.battle_stage = LAIR_STAGE
    yield from defeated_monsters(s, attacks)
    if s.solo:
        solo_lair(s, attacks)
    else:
        yield from lair_stage(s, attacks)
    s.battle_stage = REWARD
    yield from reward_stage(s, attacks)


def defeated_monsters(s: DungeonState, attacks: list[Attack]) -> Play[None]:
    """DGN-ADV-17: without health, a monster is discarded; so is a minion."""
    for hero in s.heroes:
        for laid in [each for each in hero.treasures if each.minion and each.health <= 0]:
            hero.treasures.remove(laid)
            discard_laid(s, laid)
    for attack in attacks:
        monster = attack.monster
        if monster is None or monster.health > 0 or attack.source == "minion" or attack.out:
            continue
        s.tell("monster-defeated", monster=monster.card.id)
        if attack.source not in NOBODYS:
            discard_laid(s, monster)
        if s.solo:
            yield from solo_draw(s)
        yield from trigger(s, s.heroes[attack.target], "monster-defeated")


# -- VII. lair ------------------------------------------------------------------------------------


def lair_stage(s: DungeonState, attacks: list[Attack]) -> Play[None]:
    """DGN-BATTLE-22, DGN-BATTLE-23: unhurt monsters to hand or lair, wounded ones to lair or discard pile."""
    for attack in attacks:
        monster = attack.monster
        if attack.source not in ("hand", "lair") or monster is None or monster.health <= 0 or attack.out:
            continue
        owner = s.heroes[attack.by]
        if not owner.alive:
            discard_laid(s, monster)
            continue
        name = monster.card.id
        options = [TO_LAIR(name), TO_DISCARD(name) if monster.wounded else TO_HAND(name)]
        choice: Option = yield ask(owner.seat, "lair", options, {"monster": name})
        if choice.verb is TO_HAND:
            to_hand(s, owner, monster)
        elif choice.verb is TO_DISCARD:
            discard_laid(s, monster)
        else:
            owner.lair.append(monster)
        s.tell("monster-goes", seat=owner.seat, monster=name, to=choice.verb.name)
        yield from trim_lair(s, owner)


def trim_lair(s: DungeonState, owner: Hero) -> Play[None]:
    """DGN-BATTLE-24, DGN-BATTLE-26: three at most; the owner chooses which go."""
    while len(owner.lair) > LAIR:
        offers = [DISCARD(laid.card.id, "lair", copy) for laid, copy in unlike(owner.lair)]
        choice: Option = yield ask(owner.seat, "lair-full", offers)
        laid = laid_of(owner.lair, CARD.of(choice), COPY.of(choice))
        owner.lair.remove(laid)
        discard_laid(s, laid)
        s.tell("discarded", seat=owner.seat, card=laid.card.id)


# -- VIII. reward ---------------------------------------------------------------------------------


def reward_stage(s: DungeonState, attacks: list[Attack]) -> Play[None]:
    """DGN-BATTLE-27 to DGN-BATTLE-29: peril for wounds that monsters dealt, glory for wounds that they took."""
    sources = {id(attack.monster): attack.source for attack in attacks if attack.monster}
    for attack in attacks:
        monster = attack.prey or attack.monster
        source = sources.get(id(monster))
        if monster is None or attack.errand is not None or source is None or source in NOBODYS:
            continue
        hero = s.heroes[attack.by if attack.prey else attack.target]
        if attack.taken and hero.alive:
            hero.glory += attack.taken
            s.tell("glory-gained", seat=hero.seat, hero=hero.id, count=attack.taken)
        if attack.dealt and not s.solo and s.heroes[monster.owner].alive:
            yield from give_peril(s, monster, attack.dealt)
    if s.solo and s.heroes[0].alive:
        yield from solo_treasures(s, s.heroes[0])


def give_peril(s: DungeonState, monster: Laid, count: int) -> Play[None]:
    """DGN-BATTLE-27: for each wound, to any player of the owner's choice."""
    owner = monster.owner
    for _ in range(count):
        options = [GIVE_PERIL(hero.id) for hero in [*s.rivals(owner), s.heroes[owner]]]
        choice: Option = yield ask(owner, "reward", [*options, NO_PERIL()], {"monster": monster.card.id})
        if choice is not NO_PERIL():
            hero = s.hero(HERO.of(choice))
            hero.peril += 1
            s.tell("peril-given", seat=hero.seat, hero=hero.id, count=1)


# -- alone ----------------------------------------------------------------------------------------


def solo_lair(s: DungeonState, attacks: list[Attack]) -> None:
    """DGN-SOLO-17: monsters are discarded. DGN-SOLO-19, DGN-SOLO-21: in the harder game the one that was drawn goes to
    the lair, three at most; as each fights by itself (DGN-SOLO-20), it is the dearest of its battle. Those of the lair
    go back to it."""
    hero = s.heroes[0]
    left = [
        (attack.source, attack.monster)
        for attack in attacks
        if attack.monster and attack.monster.health > 0 and not attack.out
    ]
    hero.lair += [monster for source, monster in left if source == "lair"]
    for monster in [monster for source, monster in left if source == "deck"]:
        if s.setup.solo == "harder" and len(hero.lair) < LAIR:
            hero.lair.append(monster)
            s.tell("monster-goes", seat=0, monster=monster.card.id, to="to-lair")
        else:
            discard_laid(s, monster)


def solo_draw(s: DungeonState) -> Play[None]:
    """DGN-SOLO-22: a glory card for every defeated monster, whoever's it was."""
    hero = s.heroes[0]
    if hero.alive and GLORY in piles_left(s):
        choice: Option = yield ask(0, "draw-glory", [DRAW_FROM("glory"), DRAW_NONE()])
        if choice is not DRAW_NONE():
            draw_one(s, hero, GLORY)


def solo_treasures(s: DungeonState, hero: Hero) -> Play[None]:
    """DGN-SOLO-25: the reward stage is when permanent treasures can be played."""
    while hero.alive and hero.hand:
        treasures = treasure_offers(s, hero)
        if not treasures:
            return
        choice: Option = yield ask(hero.seat, "reward-treasure", [*treasures, PASS()])
        if choice is PASS():
            return
        yield from carry_out(s, hero, choice)


def treasure_offers(s: DungeonState, hero: Hero) -> list[Option]:
    offers = glory_offers(s, hero, ("feats", "any"), reward=True)
    return [each for each in offers if cannot_be_reward(card_in_hand(hero, GLORY_CARD.of(each))) is None]


def cannot_be_reward(card: Adventure) -> Why | None:
    """DGN-SOLO-25: only what stays."""
    return None if card.type == "treasure" and card.duration == "permanent" else ONLY_TREASURES
