"""What the spaces of the Inner Region do (TALB-INN)."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.talisman.battle import meet_creature
from undercroft.games.talisman.box import titles
from undercroft.games.talisman.dice import roll, throw
from undercroft.games.talisman.doing import Doing
from undercroft.games.talisman.effects.registry import own
from undercroft.games.talisman.fight import WON
from undercroft.games.talisman.followers import follower, lose_follower
from undercroft.games.talisman.having import craft, has, strength
from undercroft.games.talisman.lives import lose_lives
from undercroft.games.talisman.options import DONE, FOLLOWER, GIVE_UP
from undercroft.games.talisman.places import throw_to
from undercroft.games.talisman.state import Character, TalismanState

CRYPT_EXITS: Final = ((1, "plain-of-peril"), (3, "portal-of-power-1"), (5, "warlocks-cave-1"), (18, "city-1"))
"""TALB-INN-06 to TALB-INN-09: up to which result one comes out where; at 0 or less one stays."""
MINES_EXITS: Final = (*CRYPT_EXITS[:3], (18, "tavern-1"))
"""TALB-INN-13 to TALB-INN-16."""
PITFIEND: Final = 4
"""TALB-INN-41: their Strength."""


@own("crypt")
def crypt(s: TalismanState, doing: Doing) -> Play[None]:
    """TALB-INN-04."""
    c = s.characters[doing.you]
    dice = yield from roll(s, c, doing.source, 3)
    yield from come_out(s, c, sum(dice) - strength(s, c), CRYPT_EXITS)


@own("mines")
def mines(s: TalismanState, doing: Doing) -> Play[None]:
    """TALB-INN-11."""
    c = s.characters[doing.you]
    dice = yield from roll(s, c, doing.source, 2 if has(s, c, "two-dice-mines") else 3)
    yield from come_out(s, c, sum(dice) - craft(s, c), MINES_EXITS)


def come_out(s: TalismanState, c: Character, result: int, exits: tuple[tuple[int, str], ...]) -> Play[None]:
    """TALB-INN-05, TALB-INN-12: at 0 or less one stays and may go on next turn. TALB-INN-20: elsewhere a new encounter
    follows."""
    if result > 0:
        to = next(space for upto, space in exits if result <= upto)
        yield from throw_to(s, c, s.box.space_ids[to], "teleport")


@own("dice-with-death")
def dice_with_death(s: TalismanState, doing: Doing) -> Play[None]:
    """TALB-INN-22 to TALB-INN-25; TALH-DICE-02: Death's dice cannot be rerolled."""
    c = s.characters[doing.you]
    mine = sum((yield from roll(s, c, doing.source, 2)))
    deaths = sum(throw(s, None, "death", 2))
    c.held = mine <= deaths
    if mine < deaths:
        yield from lose_lives(s, c, 1)


@own("werewolf-den")
def werewolf_den(s: TalismanState, doing: Doing) -> Play[None]:
    """TALB-INN-27 to TALB-INN-33: one's own Werewolf, as strong as two dice say, until it is beaten."""
    c = s.characters[doing.you]
    if c.werewolf == 0:
        c.werewolf = sum(throw(s, None, "werewolf", 2))
    verdict = yield from meet_creature(s, c, "werewolf", c.werewolf, psychic=False, fixed=True)
    c.held = verdict != WON and c.role is not None


@own("vampires-tower")
def vampires_tower(s: TalismanState, doing: Doing) -> Play[None]:
    """TALB-INN-34 to TALB-INN-38: 1 to 3 lives, one less for each Follower given up."""
    c = s.characters[doing.you]
    die = (yield from roll(s, c, doing.source))[0]
    lives = (die + 1) // 2
    while lives and c.followers:
        offers = [*[GIVE_UP(card.id) for card in titles(c.followers)], DONE()]
        choice: Option = yield ask(c.seat, "give-up-for-life", offers, {"what": doing.source, "count": lives})
        if choice is DONE():
            break
        yield from lose_follower(s, c, follower(c, FOLLOWER.of(choice)), killed=False)
        lives -= 1
    yield from lose_lives(s, c, lives)


@own("pits")
def pits(s: TalismanState, doing: Doing) -> Play[None]:
    """TALB-INN-40 to TALB-INN-45: as many Pitfiends as a die says, one after the other; those left wait."""
    c = s.characters[doing.you]
    if c.pitfiends == 0:
        c.pitfiends = (yield from roll(s, c, doing.source))[0]
    c.held = True
    while c.pitfiends:
        verdict = yield from meet_creature(s, c, "pitfiend", PITFIEND, psychic=False, fixed=True)
        if verdict != WON:
            return
        c.pitfiends -= 1
    c.held = False
