"""What a character gains and loses: lives, Strength, Craft, gold, fate, Spells, Talismans, Followers, Objects."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.talisman import belongings, counters
from undercroft.games.talisman.box import titles
from undercroft.games.talisman.content.vocabulary import (
    Amount,
    Become,
    Bonus,
    Gain,
    GainSpell,
    GainTalisman,
    Heal,
    Lose,
    LoseFollower,
    LoseObjects,
    LoseSpells,
    Replenish,
    TakePurchase,
)
from undercroft.games.talisman.dice import roll
from undercroft.games.talisman.doing import Doing
from undercroft.games.talisman.effects.registry import carries_out, perform
from undercroft.games.talisman.followers import choose_follower, lose_follower, random_follower
from undercroft.games.talisman.lives import lose_lives
from undercroft.games.talisman.options import DECLINE, DONE, PAY, PURCHASE, TAKE_PURCHASE
from undercroft.games.talisman.state import Character, TalismanState


def amount(s: TalismanState, doing: Doing, count: Amount, there: int) -> Play[int]:
    """The number that an amount stands for."""
    if isinstance(count, int):
        return count
    if count == "all":
        return there
    return (yield from roll(s, s.characters[doing.you], doing.source))[0]


@carries_out(Gain)
def _gain(s: TalismanState, doing: Doing, effect: Gain) -> Play[None]:
    c = s.characters[doing.you]
    count = yield from amount(s, doing, effect.count, 0)
    counters.gain(s, c, effect.what, count)


@carries_out(Lose)
def _lose(s: TalismanState, doing: Doing, effect: Lose) -> Play[None]:
    c = s.characters[doing.you]
    count = yield from amount(s, doing, effect.count, counters.held(c, effect.what))
    if effect.what == "life":
        yield from lose_lives(s, c, count)
    else:
        counters.lose(s, c, effect.what, count)
        yield from belongings.settle(s, c)


@carries_out(Heal)
def _heal(s: TalismanState, doing: Doing, effect: Heal) -> Play[None]:
    c = s.characters[doing.you]
    if effect.price:
        yield from pay_for(s, doing, c, "heal", effect.price, effect.count)
    else:
        counters.heal(s, c, effect.count)


@carries_out(Replenish)
def _replenish(s: TalismanState, doing: Doing, effect: Replenish) -> Play[None]:
    c = s.characters[doing.you]
    if effect.price:
        yield from pay_for(s, doing, c, "replenish", effect.price, effect.count)
    else:
        counters.replenish(s, c, effect.count)


def pay_for(s: TalismanState, doing: Doing, c: Character, what: str, price: int, most: int) -> Play[None]:
    """TALB-SVC-01: one at a time, for gold, until one has enough of it."""
    done = 0
    while c.gold >= price and (not most or done < most):
        if (counters.wounds(c) if what == "heal" else counters.spent_fate(c)) == 0:
            return
        choice: Option = yield ask(c.seat, f"pay-to-{what}", [PAY(), DONE()], {"what": doing.source, "price": price})
        if choice is DONE():
            return
        counters.lose(s, c, "gold", price)
        if what == "heal":
            counters.heal(s, c, 1)
        else:
            counters.replenish(s, c, 1)
        done += 1


@carries_out(GainSpell)
def _gain_spell(s: TalismanState, doing: Doing, effect: GainSpell) -> Play[None]:
    c = s.characters[doing.you]
    if effect.price:
        if c.gold < effect.price or belongings.cannot_gain_spell(s, c) is not None:
            return
        choice: Option = yield ask(
            c.seat, "pay-for-spell", [PAY(), DECLINE()], {"what": doing.source, "price": effect.price}
        )
        if choice is DECLINE():
            return
        counters.lose(s, c, "gold", effect.price)
    belongings.gain_spells(s, c, effect.count)


@carries_out(LoseSpells)
def _lose_spells(s: TalismanState, doing: Doing, effect: LoseSpells) -> Play[None]:
    belongings.drop_all_spells(s, s.characters[doing.you])
    yield from ()


@carries_out(GainTalisman)
def _gain_talisman(s: TalismanState, doing: Doing, effect: GainTalisman) -> Play[None]:
    """TALB-TAL-04, TALB-TAL-05: one of the Talisman Cards beside the board, if any is left. TALB-TOAD-12."""
    c = s.characters[doing.you]
    if s.talismans and c.toad == 0:
        yield from belongings.gain(s, c, s.talismans.pop())


@carries_out(LoseFollower)
def _lose_follower(s: TalismanState, doing: Doing, effect: LoseFollower) -> Play[None]:
    """TALB-FOL-04, TALB-FOL-05."""
    c = s.characters[doing.you]
    if not c.followers:
        yield from perform(s, doing, effect.otherwise)
        return
    card = random_follower(s, c) if effect.random else (yield from choose_follower(s, c, doing.source))
    yield from lose_follower(s, c, card, killed=effect.killed)


@carries_out(LoseObjects)
def _lose_objects(s: TalismanState, doing: Doing, effect: LoseObjects) -> Play[None]:
    c = s.characters[doing.you]
    for card in [card for card in c.objects if card.title.subtype in effect.subtypes]:
        yield from belongings.discard_belonging(s, c, card)


@carries_out(TakePurchase)
def _take_purchase(s: TalismanState, doing: Doing, effect: TakePurchase) -> Play[None]:
    c = s.characters[doing.you]
    there = [card for card in titles(s.purchases) if not effect.subtype or card.title.subtype == effect.subtype]
    takes = [card for card in there if belongings.cannot_own(s, c, card) is None]
    if takes:
        offers = [*[TAKE_PURCHASE(card.id) for card in takes], DECLINE()]
        choice: Option = yield ask(c.seat, "take-purchase", offers, {"what": doing.source})
        if choice is not DECLINE():
            card = next(card for card in takes if card.id == PURCHASE.of(choice))
            s.purchases.remove(card)
            yield from belongings.gain(s, c, card)


@carries_out(Become)
def _become(s: TalismanState, doing: Doing, effect: Become) -> Play[None]:
    yield from belongings.become(s, s.characters[doing.you], effect.alignment)


@carries_out(Bonus)
def _bonus(s: TalismanState, doing: Doing, effect: Bonus) -> Play[None]:
    c = s.characters[doing.you]
    if effect.what == "strength":
        c.plus_strength += effect.by
    else:
        c.plus_craft += effect.by
    s.tell("bonus", seat=c.seat, character=c.id, what=effect.what, count=effect.by)
    yield from belongings.settle(s, c)
