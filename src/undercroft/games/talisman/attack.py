"""Attacking another character (TALB-CHE), and what the winner takes (TALB-WIN)."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.talisman import options as do
from undercroft.games.talisman.battle import aid, aides, avert_defeat, drink_life, fights_on, senders, win_of_battle
from undercroft.games.talisman.belongings import (
    can_be_taken,
    cannot_own,
    discard_belonging,
    gain,
    hand_over,
    held,
    remove,
    settle,
    unprotected,
)
from undercroft.games.talisman.box import Card, titles
from undercroft.games.talisman.casting import could_cast, spell_offers
from undercroft.games.talisman.counters import gain as gain_counters
from undercroft.games.talisman.evading import cannot_evade
from undercroft.games.talisman.fight import (
    BROKEN_OFF,
    DECIDED,
    EVADED,
    LOST,
    PREPARE,
    ROLLED,
    STAND_OFF,
    VERDICTS,
    WON,
    Fight,
)
from undercroft.games.talisman.followers import lose_follower
from undercroft.games.talisman.having import able, giver
from undercroft.games.talisman.lives import lose_life
from undercroft.games.talisman.moments import ATTACKED, MOMENTS
from undercroft.games.talisman.quests import life_taken
from undercroft.games.talisman.scores import offer_attack_fate, roll_attack, take_weapons, use_attack_die, value_in
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.games.talisman.windows import cast, window

AVENGER_BONUS = 3


def attack(s: TalismanState, c: Character, other: Character, *, psychic: bool) -> Play[None]:
    """TALB-CHE-08 to TALB-CHE-13: the defender may evade, both may cast, both roll, the attacker decides on fate
    first."""
    made = Fight(c.seat, other.seat, psychic, c.space)
    s.fight = made
    MOMENTS.come(s, other.seat, ATTACKED)
    s.tell("attacks", seat=c.seat, character=c.id, target=other.id, mode=made.kind)
    if giver(s, c, "must-attack-evil") is not None and other.alignment == "evil":
        made.plus += AVENGER_BONUS
    yield from assassinate(s, c, made)
    yield from may_evade(s, other, made)
    if made.verdict < 0:
        yield from change_sides(s, c, other)
        yield from send_followers(s, c, other, made)
        yield from rounds(s, c, other, made)
    s.fight = None
    s.ended = True


def assassinate(s: TalismanState, c: Character, made: Fight) -> Play[None]:
    """The Assassin's victim adds no die in battle, if it is attacked; not on the Crown."""
    if made.psychic or not able(c, "assassinates") or c.space == s.box.crown:
        return
    choice: Option = yield ask(c.seat, "assassinate", [do.ACCEPT(), do.DECLINE()])
    if choice is do.ACCEPT():
        made.rival_no_die = True
        c.used.append("assassinated")


def may_evade(s: TalismanState, other: Character, made: Fight) -> Play[None]:
    """TALB-CHE-08, TALB-EVA-11: evading ends the encounter."""
    before, s.window = s.window, "evade"
    losing, s.losing = s.losing, other.seat
    while made.verdict < 0:
        able_to = cannot_evade(s, other, made, None) is None
        if not able_to and not (could_cast(s, other) and MOMENTS.asks(s, other.seat, "attacked")):
            break
        choice: Option = yield ask(
            other.seat, "evade", lambda: evade_offers(s, other, made), {"character": s.characters[made.seat].id}
        )
        if choice is do.PASS():
            break
        if choice is do.EVADE_ALL():
            made.verdict = EVADED
            s.tell("evaded", seat=other.seat, character=other.id)
        else:
            yield from cast(s, other, choice)
    s.window = before
    s.losing = losing


def evade_offers(s: TalismanState, other: Character, made: Fight) -> list[Option]:
    can = [do.EVADE_ALL()] if cannot_evade(s, other, made, None) is None else []
    return [*can, *spell_offers(s, other), do.PASS()]


def change_sides(s: TalismanState, c: Character, other: Character) -> Play[None]:
    """The Wise Man joins a character who encounters his owner."""
    card = giver(s, other, "changes-sides")
    if card is not None and cannot_own(s, c, card) is None:
        yield from hand_over(s, other, c, card)


def send_followers(s: TalismanState, c: Character, other: Character, made: Fight) -> Play[None]:
    """TALB-BAT-16: in battle either side may let a card fight in its place or help, the attacker first."""
    made.substitute = yield from send_follower(s, c, made)
    made.rival_substitute = yield from send_follower(s, other, made)


def send_follower(s: TalismanState, c: Character, made: Fight) -> Play[Card | None]:
    """The card that fights in the character's place."""
    offers = [*senders(c, made), *aides(s, c, made)]
    if not offers:
        return None
    choice: Option = yield ask(c.seat, "send", [*offers, do.GO_ON()])
    if choice.verb is do.AID:
        yield from aid(s, c, made, do.FOLLOWER.of(choice))
    if choice.verb is not do.SEND:
        return None
    card = held(c, do.FOLLOWER.of(choice))
    s.tell("sent", seat=c.seat, character=c.id, card=card.id)
    return card


def rounds(s: TalismanState, c: Character, other: Character, made: Fight) -> Play[None]:
    while True:
        made.stage = PREPARE
        yield from window(s, "attack", {"character": c.id, "target": other.id})
        if made.verdict >= 0 or c.role is None or other.role is None:
            return
        yield from roll_sides(s, c, other, made)
        yield from compare(s, c, other, made)
        again = (yield from fights_on(s, c, made)) or (yield from fights_on(s, other, made))
        if not again:
            break
        made.round += 1
        made.verdict = -1
    yield from conclude(s, c, other, made)


def roll_sides(s: TalismanState, c: Character, other: Character, made: Fight) -> Play[None]:
    """TALB-CHE-10, TALB-CHE-11."""
    yield from take_weapons(s, c, made)
    yield from take_weapons(s, other, made)
    made.stage = ROLLED
    made.dice, made.rival_dice = [], []
    yield from roll_attack(s, c, made)
    yield from roll_attack(s, other, made)
    yield from offer_attack_fate(s, c, made)
    yield from offer_attack_fate(s, other, made)
    yield from use_attack_die(s, c, made)
    yield from use_attack_die(s, other, made)
    made.score = value_in(s, c, made) + made.die
    made.rival_score = value_in(s, other, made) + made.rival_die


def compare(s: TalismanState, c: Character, other: Character, made: Fight) -> Play[None]:
    """TALB-CHE-12; the defeated side may still avert it (TALH-WND-08)."""
    made.stage = DECIDED
    s.tell(
        "scores",
        character=c.id,
        score=made.score,
        die=made.die,
        rival=made.rival_score,
        rival_die=made.rival_die,
    )
    if made.score == made.rival_score:
        made.verdict = STAND_OFF
        return
    loser = other if made.score > made.rival_score else c
    yield from avert_defeat(s, loser)
    if made.verdict < 0:
        made.verdict = WON if loser is other else LOST


def conclude(s: TalismanState, c: Character, other: Character, made: Fight) -> Play[None]:
    """TALB-CHE-13: whoever has won chooses the reward; TALB-WIN-09: a stand-off gives none."""
    s.tell("verdict", character=c.id, verdict=VERDICTS[made.verdict])
    if made.verdict in (STAND_OFF, BROKEN_OFF):
        return
    winner, loser = (c, other) if made.verdict == WON else (other, c)
    mine = made.substitute if winner is c else made.rival_substitute
    theirs = made.rival_substitute if winner is c else made.substitute
    if theirs is not None:
        if theirs in loser.followers:
            yield from lose_follower(s, loser, theirs, killed=True)
        return
    if winner is c and not made.psychic:
        win_of_battle(s, c, made)
    if mine is not None:
        yield from take_life(s, winner, loser, made)
    else:
        yield from reward(s, winner, loser, made)


# -- the reward -----------------------------------------------------------------------------------


def reward_offers(s: TalismanState, winner: Character, loser: Character, made: Fight) -> list[Option]:
    """TALB-WIN-01: a life, an Object or a gold; TALB-WIN-06: no Follower. The Assassin must take a life."""
    if winner.seat == made.seat and "assassinated" in winner.used:
        return [do.TAKE_LIFE()]
    found = [do.TAKE_LIFE()]
    if winner.toad == 0:
        found += [do.TAKE_OBJECT(card.id) for card in can_be_taken(loser) if cannot_own(s, winner, card) is None]
        if loser.gold:
            found.append(do.TAKE_COIN())
    spirits = [card for card in winner.followers if "must-attack" in card.traits]
    found += [do.HAND_OVER(card.id) for card in spirits if cannot_own(s, loser, card) is None]
    return found


def reward(s: TalismanState, winner: Character, loser: Character, made: Fight) -> Play[None]:
    """TALB-WIN-01."""
    offers = reward_offers(s, winner, loser, made)
    choice = offers[0]
    if len(offers) > 1:
        choice = yield ask(winner.seat, "reward", offers, {"character": loser.id})
    if choice is do.TAKE_LIFE():
        yield from take_life(s, winner, loser, made)
    elif choice is do.TAKE_COIN():
        loser.gold -= 1
        gain_counters(s, winner, "gold", 1)
    elif choice.verb is do.HAND_OVER:
        yield from hand_over(s, winner, loser, held(winner, do.FOLLOWER.of(choice)))
    else:
        yield from take_object(s, winner, loser, held(loser, do.OBJECT.of(choice)))
    yield from avenged(s, winner, loser, made)


def avenged(s: TalismanState, winner: Character, loser: Character, made: Fight) -> Play[None]:
    """The Holy Avenger: Strength and Craft for a victory over evil, and he leaves."""
    card = giver(s, winner, "must-attack-evil")
    if card is not None and winner.seat == made.seat and loser.alignment == "evil":
        gain_counters(s, winner, "strength", 1)
        gain_counters(s, winner, "craft", 1)
        yield from discard_belonging(s, winner, card)


def take_object(s: TalismanState, winner: Character, loser: Character, card: Card) -> Play[None]:
    """TALB-WIN-05, TALB-TAL-06."""
    remove(loser, card)
    s.tell("took", seat=winner.seat, character=winner.id, card=card.id, target=loser.id)
    yield from gain(s, winner, card)
    yield from settle(s, loser)


def take_life(s: TalismanState, winner: Character, loser: Character, made: Fight) -> Play[None]:
    """TALB-WIN-02 to TALB-WIN-04: Armour saves in battle only. TALB-WIN-07: of a killed loser the winner may take
    what it likes, unless it is inherited (TALB-VAR-14)."""
    space, goods, coins = loser.space, [*unprotected(loser), *loser.followers], loser.gold
    raised = loser.raised[:]
    lost = yield from lose_life(s, loser, made.kind)
    if not lost or winner.role is None:
        return
    life_taken(s, winner)
    if made.psychic and able(winner, "takes-lives"):
        gain_counters(s, winner, "life", 1)
    drink_life(s, winner, made)
    if loser.role is None and s.setup.estate != "inheritance":
        yield from loot(s, winner, space, goods, raised, coins)


def loot(
    s: TalismanState, winner: Character, space: int, goods: list[Card], raised: list[Card], coins: int
) -> Play[None]:
    """TALB-WIN-07, TALB-WIN-08: one thing at a time; the rest stays where the loser fell. What was raised from the dead
    remains so with the winner."""
    while winner.role is not None and winner.toad == 0:
        lying = s.table[space]
        there = [card for card in titles(goods) if card in lying and cannot_own(s, winner, card) is None]
        offers = [do.TAKE(card.id) if card.number else do.TAKE_FOLLOWER(card.id) for card in there]
        if coins and s.coins[space]:
            offers.append(do.TAKE_GOLD())
        if not offers:
            return
        choice: Option = yield ask(winner.seat, "loot", [*offers, do.DONE()])
        if choice is do.DONE():
            return
        if choice is do.TAKE_GOLD():
            taken = min(coins, s.coins[space])
            s.coins[space] -= taken
            coins = 0
            gain_counters(s, winner, "gold", taken)
        else:
            card = next(card for card in there if card.id == str(choice.args[0]))
            lying.remove(card)
            goods.remove(card)
            if card in raised:
                raised.remove(card)
                winner.raised.append(card)
            yield from gain(s, winner, card)
