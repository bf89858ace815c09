"""Battle and psychic combat with creatures (TALB-BAT, TALB-PSY, TALB-MANY)."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.talisman import options as do
from undercroft.games.talisman.belongings import cannot_own, discard_belonging, gain_spell, held
from undercroft.games.talisman.box import Card, titles
from undercroft.games.talisman.casting import could_cast, spell_offers
from undercroft.games.talisman.counters import gain as gain_counters
from undercroft.games.talisman.counters import lose as lose_counters
from undercroft.games.talisman.decks import discard
from undercroft.games.talisman.dice import roll
from undercroft.games.talisman.doing import Doing
from undercroft.games.talisman.effects.registry import perform, value_of
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
    Foe,
)
from undercroft.games.talisman.followers import lose_follower
from undercroft.games.talisman.having import able, giver, has, helps_once
from undercroft.games.talisman.lives import lose_life
from undercroft.games.talisman.moments import MOMENTS
from undercroft.games.talisman.quests import enemy_killed
from undercroft.games.talisman.scores import offer_attack_fate, roll_attack, take_weapons, use_attack_die, value_in
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.games.talisman.using import use, use_offers
from undercroft.games.talisman.windows import cast, window

# -- joining forces -------------------------------------------------------------------------------


def fight_together(card: Card, other: Card) -> bool:
    """TALB-MANY-01, TALB-MANY-07: Enemies of the same number on a space fight as one, those with Craft as those with
    Strength."""
    return card.number == other.number


def foes_of(s: TalismanState, c: Character, cards: list[Card]) -> list[Foe]:
    """TALB-MANY-02: what each of them adds."""
    return [Foe(card.id, value_of(s, c, card), card) for card in cards]


# -- the fight ------------------------------------------------------------------------------------


def fight(s: TalismanState, c: Character, made: Fight) -> Play[int]:
    """TALB-BAT-01: evade, Spells and effects, attack rolls, fate, comparison. How it ended for the character."""
    before, s.fight = s.fight, made
    tell_attack(s, c, made)
    yield from confront(s, c, made)
    if made.verdict < 0 and made.foes:
        yield from fight_rounds(s, c, made)
    verdict = made.verdict if made.verdict >= 0 else EVADED
    if verdict in (LOST, STAND_OFF):
        s.ended = True
    s.fight = before
    return verdict


def tell_attack(s: TalismanState, c: Character, made: Fight) -> None:
    foes = tuple([foe.name for foe in made.foes])
    s.tell("attacked", seat=c.seat, character=c.id, foes=foes, value=made.value, mode=made.kind)


def fight_rounds(s: TalismanState, c: Character, made: Fight) -> Play[None]:
    """One round, for the Amazon perhaps another."""
    for foe in made.foes[:]:
        if foe.card is not None and foe.card.title.before and foe in made.foes:
            yield from perform(s, Doing(c.seat, foe.name, foe.card), foe.card.title.before)
    if s.ended or c.role is None:
        made.verdict = BROKEN_OFF
        return
    while True:
        yield from prepare(s, c, made)
        if made.verdict >= 0 or c.role is None:
            break
        yield from roll_both(s, c, made)
        yield from compare(s, c, made)
        if not (yield from fights_on(s, c, made)):
            break
        made.round += 1
        made.verdict = -1
    yield from conclude(s, c, made)


def prepare(s: TalismanState, c: Character, made: Fight) -> Play[None]:
    """TALB-BAT-03: Spells and effects before the attack roll, of all who may."""
    made.stage = PREPARE
    yield from window(s, "attack", {"character": c.id, "foes": tuple([foe.name for foe in made.foes])})
    if c.role is None:
        made.verdict = BROKEN_OFF
        return
    if not made.foes and made.verdict < 0:
        made.verdict = WON
    if made.verdict < 0:
        yield from take_weapons(s, c, made)


def roll_both(s: TalismanState, c: Character, made: Fight) -> Play[None]:
    """TALB-BAT-04, TALB-BAT-05: the character's die, and one for all creatures; TALB-BAT-06, TALB-FATE-07: fate is for
    one's own die only."""
    made.stage = ROLLED
    made.dice = []
    yield from roll_attack(s, c, made)
    for foe in made.foes:
        if foe.card is not None and foe.card.title.varies:
            foe.value = value_of(s, c, foe.card)
    made.rival_die = 0 if made.rival_no_die else s.roll()
    made.rival_score = made.value + made.rival_die + s.box.spaces[made.space].creatures
    s.tell("creature-rolled", foes=tuple([foe.name for foe in made.foes]), die=made.rival_die, score=made.rival_score)
    yield from offer_attack_fate(s, c, made)
    yield from use_attack_die(s, c, made)
    made.score = value_in(s, c, made) + made.die


def compare(s: TalismanState, c: Character, made: Fight) -> Play[None]:
    """TALB-BAT-07, TALB-BAT-08, TALB-BAT-10. What makes an Enemy survive counts for the whole fight (TALB-MANY-06)."""
    made.stage = DECIDED
    s.tell(
        "scores",
        character=c.id,
        score=made.score,
        die=made.die,
        rival=made.rival_score,
        rival_die=made.rival_die,
    )
    if made.score > made.rival_score:
        yield from about_to_win(s, c, made)
    elif made.score < made.rival_score:
        yield from about_to_lose(s, c, made)
    else:
        made.verdict = STAND_OFF


def about_to_win(s: TalismanState, c: Character, made: Fight) -> Play[None]:
    for foe in made.foes[:]:
        if foe.card is not None and foe.card.title.won:
            yield from perform(s, Doing(c.seat, foe.name, foe.card), foe.card.title.won)
            if made.verdict >= 0:
                return
    if any(foe.card is not None for foe in made.foes):
        yield from window(s, "kill", {"character": c.id, "foes": tuple([foe.name for foe in made.foes])})
    if made.verdict < 0:
        made.verdict = WON


def about_to_lose(s: TalismanState, c: Character, made: Fight) -> Play[None]:
    """TALH-WND-08: Divine Intervention and the Aegis."""
    yield from avert_defeat(s, c)
    if made.verdict < 0:
        made.verdict = LOST


def avert_defeat(s: TalismanState, c: Character) -> Play[None]:
    made = s.fight
    assert made is not None
    before, s.losing = s.losing, c.seat
    card = giver(s, c, "stand-off-on-defeat")
    if card is not None:
        die = (yield from roll(s, c, card.id))[0]
        if die >= 4:
            made.verdict = STAND_OFF
    if made.verdict < 0:
        yield from window(s, "defeat", {"character": c.id})
    s.losing = before


def fights_on(s: TalismanState, c: Character, made: Fight) -> Play[bool]:
    """The Amazon may fight one more round after a defeat or stand-off, not on the Crown of Command."""
    defeat = LOST if c.seat == made.seat else WON
    if made.verdict not in (defeat, STAND_OFF) or made.round > 1 or c.role is None:
        return False
    if not able(c, "another-round") or c.space == s.box.crown:
        return False
    how = VERDICTS[STAND_OFF if made.verdict == STAND_OFF else LOST]
    choice: Option = yield ask(c.seat, "fight-on", [do.FIGHT_ON(), do.DECLINE()], {"verdict": how})
    return choice is do.FIGHT_ON()


def conclude(s: TalismanState, c: Character, made: Fight) -> Play[None]:
    """What winning and losing bring."""
    s.tell("verdict", character=c.id, verdict=VERDICTS[made.verdict])
    foes = made.foes[:]
    if made.verdict == WON:
        yield from kill_all(s, c, made)
    elif made.verdict == LOST:
        yield from be_defeated(s, c, made)
    for foe in foes:
        if foe.card is None or c.role is None:
            continue
        title = foe.card.title
        if title.fought:
            yield from perform(s, Doing(c.seat, foe.name, foe.card), title.fought)
        if title.unbeaten and made.verdict in (LOST, STAND_OFF):
            yield from perform(s, Doing(c.seat, foe.name, foe.card), title.unbeaten)


def be_defeated(s: TalismanState, c: Character, made: Fight) -> Play[None]:
    """TALB-BAT-08, TALB-MANY-04: one life. TALB-BAT-17: not if a card fought in one's place, which is then killed.
    What an Enemy does to those it defeats comes on top."""
    if made.substitute is not None:
        if made.substitute in c.followers:
            yield from lose_follower(s, c, made.substitute, killed=True)
        return
    yield from lose_life(s, c, made.kind)
    for foe in made.foes[:]:
        if foe.card is not None and foe.card.title.defeated and c.role is not None:
            yield from perform_after_defeat(s, Doing(c.seat, foe.name, foe.card), foe.card)


def perform_after_defeat(s: TalismanState, doing: Doing, card: Card) -> Play[None]:
    """Carried out although the turn is over."""
    ended, s.ended = s.ended, False
    yield from perform(s, doing, card.title.defeated)
    s.ended = ended or s.ended


# -- killing --------------------------------------------------------------------------------------


def kill_all(s: TalismanState, c: Character, made: Fight) -> Play[None]:
    """TALB-MANY-03: a win kills all of them."""
    enemies = any(foe.card is not None for foe in made.foes)
    for foe in made.foes[:]:
        if foe in made.foes:
            yield from kill_foe(s, c, made, foe, trophy=True)
    if not made.psychic:
        win_of_battle(s, c, made)
        if enemies:
            drink_life(s, c, made)


def win_of_battle(s: TalismanState, c: Character, made: Fight) -> None:
    """The Swashbuckler takes another turn after a battle won with a high natural die (TALH-DICE-05) of her own, not of
    a Hound's in her place; once a turn, and an extra turn gives none."""
    if not able(c, "extra-turn-on-five") or c.extra or c.seat != s.active:
        return
    if s.rules < FLOURISHES_MORE:
        again = made.die >= 5 and c.turns == 0
    else:
        again = made.die >= FLOURISH and made.substitute is None and "again" not in c.used
    if again:
        c.used.append("again")
        c.turns += 1
        s.tell("extra-turn", seat=c.seat, character=c.id)


FLOURISH: Final = 3
"""The least die that gives her another turn; 5 before version 4, when a Hound's counted, too, and other extra turns
took its place."""
FLOURISHES_MORE: Final = 4


def drink_life(s: TalismanState, c: Character, made: Fight) -> None:
    """The Runesword gains the life that it has cost an Enemy or a character."""
    weapons = made.weapons if c.seat == made.seat else made.rival_weapons
    if any("life-for-life" in card.traits for card in weapons):
        gain_counters(s, c, "life", 1)


def kill_foe(s: TalismanState, c: Character, made: Fight, foe: Foe, *, trophy: bool) -> Play[None]:
    """TALB-BAT-07, TALB-ENM-08: an Enemy card leaves the space, and is a trophy if it can be one."""
    made.foes.remove(foe)
    card = foe.card
    s.tell("creature-killed", seat=c.seat, character=c.id, foe=foe.name)
    if card is None:
        return
    if card in s.table[made.space]:
        s.table[made.space].remove(card)
    if trophy and card.title.trophy:
        yield from keep(s, c, made, card)
    else:
        discard(s, card)
    enemy_killed(s, c)
    if card.title.killed:
        yield from perform(s, Doing(c.seat, foe.name, card), card.title.killed)


def keep(s: TalismanState, c: Character, made: Fight, card: Card) -> Play[None]:
    """TALB-TRO-01: kept as a trophy; the Ghoul may raise it as a Follower."""
    c.trophies.append(card)
    if able(c, "raises-dead") and not made.psychic and card.strength and cannot_own(s, c, card) is None:
        choice: Option = yield ask(c.seat, "raise", [do.KEEP_TROPHY(card.id), do.RAISE(card.id)], {"card": card.id})
        if choice.verb is do.RAISE:
            c.trophies.remove(card)
            c.followers.append(card)
            c.raised.append(card)
            s.tell("raised", seat=c.seat, character=c.id, card=card.id)
            return
    s.tell("trophy", seat=c.seat, character=c.id, card=card.id)


# -- before the attack ----------------------------------------------------------------------------


def confront(s: TalismanState, c: Character, made: Fight) -> Play[None]:
    """TALB-BAT-02, TALB-EVA-03: evading is declared first; so is all else that spares the fight."""
    before, s.window = s.window, "evade"
    s_losing, s.losing = s.losing, c.seat
    while made.foes and made.verdict < 0:
        offers = confront_offers(s, c, made)
        if not offers and not may_hide(s, c, made):
            break
        choice: Option = yield ask(
            c.seat,
            "confront",
            lambda: [do.GO_ON(), *confront_offers(s, c, made), *spell_offers(s, c)],
            {"foes": tuple([foe.name for foe in made.foes])},
        )
        if choice is do.GO_ON():
            break
        yield from avoid(s, c, made, choice)
    s.window = before
    s.losing = s_losing


def may_hide(s: TalismanState, c: Character, made: Fight) -> bool:
    """TALB-CAST-14: whoever could cast a Spell is asked before the attack, where evading is possible at all, unless it
    does not want to be asked then."""
    if made.fixed or made.lord or c.evades or not could_cast(s, c) or not MOMENTS.asks(s, c.seat, "own-attack"):
        return False
    return s.seats > 1 or bool(spell_offers(s, c))


def confront_offers(s: TalismanState, c: Character, made: Fight) -> list[Option]:
    """What can be done instead of fighting these creatures, one at a time (TALB-MANY-10), and who can help.
    TAL-LORD-06: nobody fights the Lord of Darkness in one's place."""
    found: list[Option] = []
    for number, foe in enumerate(made.foes, 1):
        if cannot_evade(s, c, made, foe) is None:
            found.append(do.EVADE_ALL() if foe.card is None else do.EVADE(foe.name, number))
        if foe.card is not None:
            found += spared(s, c, made, foe.card, number)
    if not made.lord and (not made.fixed or s.rules >= HOUNDS_EVERYWHERE):
        found += senders(c, made)
    return list(dict.fromkeys([*found, *aides(s, c, made), *use_offers(s, c)]))


HOUNDS_EVERYWHERE: Final = 4
"""The version of the rules since which a Hound fights in the Inner Region, too: only the Lord is kept from it."""


def spared(s: TalismanState, c: Character, made: Fight, card: Card, number: int) -> list[Option]:
    """How this Enemy need not be fought."""
    found: list[Option] = []
    if card.kind in ("animal", "dragon") and able(c, "friend-of-beasts"):
        found.append(do.LEAVE_ALONE(card.id))
    if card.kind == "animal" and able(c, "charms-animals") and cannot_own(s, c, card) is None:
        alike = [foe for foe in made.foes if foe.name == card.id]
        if c.used.count(card.id) < len(alike):
            found.append(do.CHARM(card.id, number))
    if card.kind == "spirit" and has(s, c, "destroys-spirits"):
        found.append(do.DESTROY(card.id, number))
    if "paid-off" in card.traits and c.gold > 0:
        found.append(do.PAY_OFF(card.id, number))
    return found


def senders(c: Character, made: Fight) -> list[Option]:
    """TALB-BAT-16: who can fight this battle in one's place."""
    sent = made.substitute if c.seat == made.seat else made.rival_substitute
    if made.psychic or sent is not None:
        return []
    return [do.SEND(card.id) for card in c.followers if "fights-for-owner" in card.traits]


def aides(s: TalismanState, c: Character, made: Fight) -> list[Option]:
    """Whoever was raised from the dead can help once; one of them in a battle."""
    if made.psychic or made.aided:
        return []
    return [do.AID(card.id) for card in titles(c.followers) if helps_once(s, c, card)]


def avoid(s: TalismanState, c: Character, made: Fight, choice: Option) -> Play[None]:
    """One of these ways was chosen."""
    verb = choice.verb
    if verb is do.EVADE_ALL:
        made.foes.clear()
        s.tell("evaded", seat=c.seat, character=c.id)
    elif verb is do.EVADE:
        made.foes.pop(do.FOE.of(choice) - 1)
        s.tell("evaded", seat=c.seat, character=c.id)
    elif verb is do.LEAVE_ALONE:
        leave_alone(s, c, made, do.ENEMY.of(choice))
    elif verb is do.CHARM:
        yield from charm(s, c, made, made.foes[do.FOE.of(choice) - 1])
    elif verb is do.DESTROY:
        yield from destroy(s, c, made, made.foes[do.FOE.of(choice) - 1])
    elif verb is do.PAY_OFF:
        lose_counters(s, c, "gold", 1)
        leave_alone(s, c, made, do.ENEMY.of(choice))
    elif verb is do.SEND:
        made.substitute = held(c, do.FOLLOWER.of(choice))
        s.tell("sent", seat=c.seat, character=c.id, card=made.substitute.id)
    elif verb is do.AID:
        yield from aid(s, c, made, do.FOLLOWER.of(choice))
    elif verb is do.USE:
        yield from use(s, c, choice)
    else:
        yield from cast(s, c, choice)


def leave_alone(s: TalismanState, c: Character, made: Fight, name: str) -> None:
    """TALB-EVA-10, TALB-OBT-04, TALH-DECK-10: not fighting is not evading, so nothing behind it is met or taken."""
    made.foes.remove(next(foe for foe in made.foes if foe.name == name))
    s.tell("left-alone", seat=c.seat, character=c.id, foe=name)
    if not made.foes:
        made.verdict = BROKEN_OFF
        s.ended = True
    else:
        c.used.append("left-alone")


def charm(s: TalismanState, c: Character, made: Fight, foe: Foe) -> Play[None]:
    """The Minstrel: a die higher than its Strength, and it follows; otherwise it has to be fought or left alone."""
    card = foe.card
    assert card is not None
    die = (yield from roll(s, c, "charm"))[0]
    if die > card.strength:
        made.foes.remove(foe)
        if card in s.table[made.space]:
            s.table[made.space].remove(card)
        c.followers.append(card)
        s.tell("charmed", seat=c.seat, character=c.id, card=card.id)
    else:
        c.used.append(foe.name)


def destroy(s: TalismanState, c: Character, made: Fight, foe: Foe) -> Play[None]:
    """TALB-TRO-09: a Spirit is destroyed without combat and gives no trophy; the Priest may gain a Spell."""
    yield from kill_foe(s, c, made, foe, trophy=False)
    if able(c, "spell-for-spirit"):
        gain_spell(s, c)


def aid(s: TalismanState, c: Character, made: Fight, name: str) -> Play[None]:
    """One that was raised from the dead adds its Strength to this battle and is discarded."""
    card = next(each for each in c.followers if each.id == name)
    made.aided = True
    if card in c.raised:
        c.raised.remove(card)
    if c.seat == made.seat:
        made.plus += card.strength
    else:
        made.rival_plus += card.strength
    yield from discard_belonging(s, c, card)


# -- creatures that are no cards ------------------------------------------------------------------


def meet_creature(
    s: TalismanState, c: Character, name: str, value: int, *, psychic: bool, fixed: bool = False
) -> Play[int]:
    """TALB-ENM-07: a creature of a die table or a space attacks."""
    made = Fight(c.seat, -1, psychic, c.space)
    made.foes = [Foe(name, value, None)]
    made.fixed = fixed
    return (yield from fight(s, c, made))
