"""What single spaces of the Outer and Middle Regions do (TALB-OUT, TALB-MID), where no deed says it."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.talisman import belongings, counters
from undercroft.games.talisman.dice import roll
from undercroft.games.talisman.doing import Doing
from undercroft.games.talisman.effects.registry import own
from undercroft.games.talisman.followers import lose_follower
from undercroft.games.talisman.lives import lose_lives
from undercroft.games.talisman.options import ACCEPT, DECLINE, HAND_OVER
from undercroft.games.talisman.state import TalismanState

RANSOM: Final = 3
"""What the Castle gives for a Prince or Princess."""
ROYAL_HEALING: Final = 2
"""TALB-MID-23."""
FALLS: Final = 2
"""TALB-MID-34: up to this result the Chasm takes its toll."""


@own("lift-curse")
def lift_curse(s: TalismanState, doing: Doing) -> Play[None]:
    """Whatever the Mystic answers, the Hag leaves whoever visits him."""
    c = s.characters[doing.you]
    for card in [card for card in c.followers if "frees-hag" in card.traits]:
        yield from belongings.discard_belonging(s, c, card)


@own("enslave")
def enslave(s: TalismanState, doing: Doing) -> Play[None]:
    """TALB-MID-09."""
    c = s.characters[doing.you]
    c.enslaved = True
    s.tell("enslaved", seat=c.seat, character=c.id)
    yield from ()


@own("royal-guests")
def royal_guests(s: TalismanState, doing: Doing) -> Play[None]:
    """TALB-MID-23, TALB-SVC-02: with the Prince or the Princess two lives are healed, once a visit; or they are handed
    over for gold, each of them."""
    c = s.characters[doing.you]
    healed = False
    for card in [card for card in c.followers if "castle-heals" in card.traits]:
        offers = [HAND_OVER(card.id), DECLINE()]
        if counters.wounds(c) and not healed:
            offers.insert(0, ACCEPT())
        choice: Option = yield ask(c.seat, "royal-guest", offers, {"what": doing.source, "card": card.id})
        if choice is ACCEPT():
            healed = True
            counters.heal(s, c, ROYAL_HEALING)
        elif choice is not DECLINE():
            yield from belongings.discard_belonging(s, c, card)
            counters.gain(s, c, "gold", RANSOM)


@own("chasm")
def chasm(s: TalismanState, doing: Doing) -> Play[None]:
    """TALB-MID-34 to TALB-MID-36: a die for the character, one for each Follower."""
    c = s.characters[doing.you]
    if (yield from roll(s, c, doing.source))[0] <= FALLS:
        yield from lose_lives(s, c, 1)
    for card in c.followers[:]:
        if c.role is not None and card in c.followers and (yield from roll(s, c, card.id))[0] <= FALLS:
            yield from lose_follower(s, c, card, killed=True)
