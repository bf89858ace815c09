"""What single Enemies do besides fighting: before the attack, when beaten, when they win; and values that vary."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.talisman import belongings, decks
from undercroft.games.talisman.box import ENEMY, MAGIC_OBJECT, Card
from undercroft.games.talisman.dice import roll
from undercroft.games.talisman.doing import Doing
from undercroft.games.talisman.effects.registry import enemy_value, own
from undercroft.games.talisman.fight import STAND_OFF, Fight
from undercroft.games.talisman.having import craft, strength
from undercroft.games.talisman.options import DECLINE, OBJECT, TAKE_OBJECT
from undercroft.games.talisman.places import step_along
from undercroft.games.talisman.scores import value_in
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.games.talisman.table import clear_away, faceup

SMASHED: Final = 2
"""Up to this result the Gate Smasher destroys a card."""
CRYPT_CARDS: Final = 5
CLEAR_WIN: Final = 2
"""By so much the Vampire Bats must be beaten."""


def going_on(s: TalismanState) -> Fight:
    made = s.fight
    assert made is not None
    return made


# -- values ---------------------------------------------------------------------------------------


@enemy_value("goblin-king")
def goblin_king(s: TalismanState, c: Character, card: Card) -> int:
    """One more for every other faceup Enemy of all Regions with Goblin or Hobgoblin in its name."""
    goblins = [each for lying in s.table for each in lying if each.type == ENEMY and "goblin" in each.id]
    return card.strength + len(goblins) - (1 if card in goblins else 0)


@enemy_value("mimic")
def mimic(s: TalismanState, c: Character, card: Card) -> int:
    """As strong as its opponent, with all that counts in this battle."""
    made = s.fight
    return strength(s, c) if made is None or made.seat != c.seat else value_in(s, c, made)


VASSAL: Final = {"evil": 3, "neutral": 6, "good": 9}


@enemy_value("vassal-of-darkness")
def vassal_of_darkness(s: TalismanState, c: Character, card: Card) -> int:
    return VASSAL[c.alignment]


# -- before the attack ----------------------------------------------------------------------------


@own("goblin-sniper")
def goblin_sniper(s: TalismanState, doing: Doing) -> Play[None]:
    """A die above the character's Craft: no attack die for it."""
    c = s.characters[doing.you]
    die = (yield from roll(s, c, doing.source))[0]
    if die > craft(s, c):
        going_on(s).no_die = True
        s.tell("no-attack-die", seat=c.seat, character=c.id, card=doing.source)


@own("goblin-trapsmith")
def goblin_trapsmith(s: TalismanState, doing: Doing) -> Play[None]:
    """One attack die more, and the lowest counts."""
    going_on(s).lowest = True
    yield from ()


@own("tinker-imp")
def tinker_imp(s: TalismanState, doing: Doing) -> Play[None]:
    """TALH-DICE-03: a random Object is thrown as many spaces clockwise as a die says; the Bag of Holding takes along
    what is in it."""
    c = s.characters[doing.you]
    if not c.objects:
        return
    card = c.objects[s.chance.pick("object", [each.id for each in c.objects])]
    inside = belongings.in_bag(c) if "not-taken" in card.traits else []
    die = (yield from roll(s, c, doing.source))[0]
    to = step_along(s, c, die)
    for one in (card, *inside):
        belongings.remove(c, one)
        s.table[to].append(one)
        s.tell("thrown", seat=c.seat, character=c.id, card=one.id, space=s.box.spaces[to].id)
    yield from belongings.settle(s, c)


# -- beaten, or not -------------------------------------------------------------------------------


def stand_off(s: TalismanState, doing: Doing) -> None:
    """TALB-MANY-06: for the whole fight."""
    going_on(s).verdict = STAND_OFF
    s.tell("withstood", card=doing.source)


@own("living-statue")
def living_statue(s: TalismanState, doing: Doing) -> Play[None]:
    """Only a Weapon that is a Magic Object kills it."""
    if not any(card.type == MAGIC_OBJECT for card in going_on(s).weapons):
        stand_off(s, doing)
    yield from ()


@own("vampire-bats")
def vampire_bats(s: TalismanState, doing: Doing) -> Play[None]:
    made = going_on(s)
    if made.score - made.rival_score < CLEAR_WIN:
        stand_off(s, doing)
    yield from ()


@own("dissolve-weapons")
def dissolve_weapons(s: TalismanState, doing: Doing) -> Play[None]:
    """Every Weapon used against it is discarded."""
    c = s.characters[doing.you]
    for card in going_on(s).weapons:
        if card in c.objects:
            yield from belongings.discard_belonging(s, c, card)


@own("gate-smasher")
def gate_smasher(s: TalismanState, doing: Doing) -> Play[None]:
    """A die for each faceup card of its Region, its own included; TALH-DICE-02: they are rolled for a creature."""
    c = s.characters[doing.you]
    for space, card in faceup(s, s.space_of(c).region):
        die = s.roll()
        if die <= SMASHED:
            clear_away(s, space, card)
    yield from ()


@own("crypt-keeper")
def crypt_keeper(s: TalismanState, doing: Doing) -> Play[None]:
    """TAL-ABIL-01: the top cards of the deck of the Region; one Object among them is taken, the rest discarded.
    They lie on the table while it is chosen."""
    c = s.characters[doing.you]
    deck = decks.region_deck(s, c)
    decks.deepen(s, deck, CRYPT_CARDS)
    found = [card for card in [decks.draw(s, deck) for _ in range(CRYPT_CARDS)] if card is not None]
    s.drawn = found
    s.tell("turned-up", seat=c.seat, character=c.id, cards=tuple([card.id for card in found]))
    takes = [card for card in dict.fromkeys(found) if card.is_object and belongings.cannot_own(s, c, card) is None]
    taken: Card | None = None
    if takes:
        offers = [*[TAKE_OBJECT(card.id) for card in takes], DECLINE()]
        choice: Option = yield ask(c.seat, "take-one", offers, {"what": doing.source})
        if choice is not DECLINE():
            taken = next(card for card in takes if card.id == OBJECT.of(choice))
            found.remove(taken)
    s.drawn = []
    for card in found:
        decks.discard(s, card)
    if taken is not None:
        yield from belongings.take(s, c, taken)


@own("follow")
def follow(s: TalismanState, doing: Doing) -> Play[None]:
    """The card leaves its space and goes with the character, wanted or not; nobody stays with a Hag (TALB-FOL-03)."""
    c, card = s.characters[doing.you], doing.card
    assert card is not None
    if card not in s.table[c.space] or c.toad:
        return
    if belongings.cannot_own(s, c, card) is not None:
        clear_away(s, c.space, card)
    else:
        s.table[c.space].remove(card)
        c.followers.append(card)
        s.tell("gained", seat=c.seat, character=c.id, card=card.id)
    yield from ()
