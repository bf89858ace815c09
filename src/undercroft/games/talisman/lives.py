"""Losing lives: saving rolls first, then Spells that prevent it, then the life is gone (TALH-WND-09)."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.talisman.box import MAGIC_OBJECT, Card
from undercroft.games.talisman.death import kill
from undercroft.games.talisman.dice import roll
from undercroft.games.talisman.doing import Doing
from undercroft.games.talisman.effects.registry import perform
from undercroft.games.talisman.having import able, giver, magic_works
from undercroft.games.talisman.options import ACCEPT, DECLINE
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.games.talisman.windows import window

BATTLE: Final = "battle"
PSYCHIC: Final = "psychic"
OTHER: Final = "other"
COMMAND: Final = "command"
"""How a life can be lost."""


def lose_lives(s: TalismanState, c: Character, count: int, cause: str = OTHER) -> Play[int]:
    """So many lives, one after another; how many were really lost."""
    lost = 0
    for _ in range(count):
        if c.role is None:
            break
        lost += yield from lose_life(s, c, cause)
    return lost


def lose_life(s: TalismanState, c: Character, cause: str = OTHER) -> Play[int]:
    """TALB-LIF-04: what prevents the loss is used when it is about to happen; 1 if the life is gone."""
    if (yield from saved(s, c, cause)):
        return 0
    if (yield from prevented(s, c, cause)):
        return 0
    c.lives -= 1
    s.tell("life-lost", seat=c.seat, character=c.id, cause=cause)
    if c.lives <= 0:
        kill(s, c)
    else:
        yield from after_loss(s, c)
    return 1


def prevented(s: TalismanState, c: Character, cause: str) -> Play[bool]:
    """TALH-WND-09: the loser's Spells, then those of others. TALH-WND-10: Healing comes before the loss."""
    before = (s.losing, s.losing_card, s.prevented)
    s.losing, s.losing_card, s.prevented = c.seat, None, False
    yield from window(s, "life", {"character": c.id, "cause": cause})
    found = s.prevented
    s.losing, s.losing_card, s.prevented = before
    if found:
        s.tell("life-saved", seat=c.seat, character=c.id)
    return found


# -- saving rolls ---------------------------------------------------------------------------------


def saved(s: TalismanState, c: Character, cause: str) -> Play[bool]:
    """TALB-BAT-13, TALB-BAT-14: one Armour gives a saving roll in battle. TALB-PSY-04: in psychic combat only an Object
    that says so."""
    card = best_armour(s, c, cause)
    if card is None:
        return False
    die = (yield from roll(s, c, card.id))[0]
    plus = (1 if able(c, "save-plus-one") else 0) + (0 if giver(s, c, "save-plus-one") is None else 1)
    success = die + plus >= card.save
    s.tell("saving-roll", seat=c.seat, character=c.id, card=card.id, die=die, success=int(success))
    return success


def best_armour(s: TalismanState, c: Character, cause: str) -> Card | None:
    """The Armour that saves most often, if any can be used in this kind of fight."""
    if cause not in (BATTLE, PSYCHIC) or not c.objects or (cause == BATTLE and able(c, "no-armour")):
        return None
    magic = magic_works(s, c)
    usable = [
        card
        for card in c.objects
        if card.save and (cause == BATTLE or card.title.saves_psychic) and (magic or card.type != MAGIC_OBJECT)
    ]
    return min(usable, key=_least) if usable else None


def _least(card: Card) -> int:
    return card.save


def after_loss(s: TalismanState, c: Character) -> Play[None]:
    """What happens whenever a life was lost (the Elixir of Life)."""
    card = giver(s, c, "life-lost-roll")
    if card is None:
        return
    choice: Option = yield ask(c.seat, "visit", [ACCEPT(), DECLINE()], {"what": card.id})
    if choice is ACCEPT():
        yield from perform(s, Doing(c.seat, card.id, card), card.title.encounter)


# -- Followers ------------------------------------------------------------------------------------


def follower_saved(s: TalismanState, c: Character, card: Card) -> Play[bool]:
    """A Follower is about to be killed: Preservation and Restoration may save it."""
    before = (s.losing, s.losing_card, s.prevented)
    s.losing, s.losing_card, s.prevented = c.seat, card, False
    yield from window(s, "follower", {"character": c.id, "card": card.id})
    found = s.prevented
    s.losing, s.losing_card, s.prevented = before
    return found
