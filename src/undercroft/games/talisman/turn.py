"""The turn (TALB-TURN): start and move, encounter, end. For the engine it is two turns, so that it is soon played
again."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Play
from undercroft.games.talisman.belongings import settle_all
from undercroft.games.talisman.casting import holds_ring
from undercroft.games.talisman.effects import (
    cards,
    choices,
    counters,
    enemies,
    events,
    fights,
    inner,
    moving,
    quests,
    spaces,
    spells,
)
from undercroft.games.talisman.ending import MatchDecided, check_rounds
from undercroft.games.talisman.lasting import count as count_lasting
from undercroft.games.talisman.meeting import encounter
from undercroft.games.talisman.moments import MOMENTS, MY_TURN
from undercroft.games.talisman.moving import lose_rafts, rafts_of, start_turn
from undercroft.games.talisman.quests import complete_all
from undercroft.games.talisman.setting_up import choose_characters, succeed
from undercroft.games.talisman.state import CHOOSING, ENCOUNTER, START, Character, TalismanState
from undercroft.games.talisman.toads import count_toad_turn
from undercroft.games.talisman.trophies import trade_in
from undercroft.games.talisman.windows import open_for, window

DEEDS: Final = (cards, choices, counters, enemies, events, fights, inner, moving, quests, spaces, spells)
"""Loaded so that every deed of the vocabulary has its function."""


def turn(s: TalismanState) -> Play[None]:
    """TALB-TURN-01: movement, then an encounter."""
    try:
        if s.phase == CHOOSING:
            yield from choose_characters(s)
        elif s.stage == START:
            yield from first_half(s)
        else:
            yield from second_half(s)
    except MatchDecided:
        return


def first_half(s: TalismanState) -> Play[None]:
    c = s.me
    if c.out:
        count_lasting(s, c.seat, at_start=True)
        pass_turn(s, c)
        return
    if c.role is None:
        yield from succeed(s, c)
    begin(s, c)
    if c.missing:
        yield from miss_turn(s, c)
    else:
        yield from start_turn(s, c)
        if not s.ended and c.role is not None:
            yield from window(s, "move", {"character": c.id})
    s.stage = ENCOUNTER


def begin(s: TalismanState, c: Character) -> None:
    """The turn begins: what was for the last one is over. TALB-CAST-03, TALB-CAST-05: how many Spells may be cast."""
    MOMENTS.come(s, c.seat, MY_TURN)
    s.ended = s.moved = s.arrived = s.idle = False
    s.safe = []
    s.to_meet = 0
    count_lasting(s, c.seat, at_start=True)
    for each in s.characters:
        each.used = []
        each.turned = False
        each.may_cast = 1
    c.hopping = c.toad > 0
    if s.rules >= BACK_FOR_A_STEP:
        c.backing = False
    c.may_cast = len(c.spells) + (1 if s.ring is not None and holds_ring(c) else 0)
    s.tell("turn", seat=c.seat, character=c.id, round=s.round)


BACK_FOR_A_STEP: Final = 5
"""The version of the rules since which nobody is still turning back in the next turn, whatever moves it there
(TALB-INMOV-06)."""


def miss_turn(s: TalismanState, c: Character) -> Play[None]:
    """TALB-MISS-01: nothing is done; only a Spell against it may be cast. It is a turn that starts all the same: the
    others may cast what is for that moment (TALH-WND-04, TALH-WND-11)."""
    before, s.window = s.window, "miss"
    missing = c.missing
    yield from open_for(s, "own-start", [c.seat], {"character": c.id})
    s.window = before
    if c.missing != missing:
        yield from start_turn(s, c)
        return
    s.idle = True
    if s.rules >= STARTS_ALL_THE_SAME:
        yield from window(s, "start", {"character": c.id})
        if c.role is None:
            return
    c.missing -= 1
    s.tell("missed-turn", seat=c.seat, character=c.id)
    s.ended = True
    yield from lose_rafts(s, c, rafts_of(c))


STARTS_ALL_THE_SAME: Final = 4
"""The version of the rules since which others have their Spells at the start of a turn that is missed."""


def second_half(s: TalismanState) -> Play[None]:
    c = s.me
    if not s.ended and c.role is not None:
        yield from encounter(s, c)
    if c.role is not None:
        yield from end_turn(s, c)
    pass_turn(s, c)
    if s.rules >= LIMITS_AT_THE_END:
        yield from settle_all(s)


LIMITS_AT_THE_END: Final = 5
"""The version of the rules since which Craft that falls with the end of a turn, or with the end of a toad, takes Spells
along at once (TALB-SPG-08)."""


def end_turn(s: TalismanState, c: Character) -> Play[None]:
    """TALB-TURN-05: trophies at the end of the turn; Spells for the end of it. TALB-MISS-01: neither in a turn in which
    nothing is done."""
    s.ended = s.moved = False
    yield from window(s, "end", {"character": c.id})
    yield from complete_all(s)
    if c.role is not None:
        if not s.idle:
            yield from trade_in(s, c)
        count_toad_turn(s, c)


def pass_turn(s: TalismanState, c: Character) -> None:
    """TALB-TURN-06: the player to the left is next, unless extra turns are taken. TALH-END-03: after the last one a
    round is over."""
    if c.turns == 0 or c.role is None:
        count_lasting(s, c.seat, at_start=False)
    for each in s.characters:
        each.plus_strength = each.plus_craft = 0
        each.evades = False
    s.stage = START
    s.fight = None
    s.roller, s.dice = -1, []
    if c.turns > 0 and c.role is not None:
        c.turns -= 1
        c.extra = True
        return
    c.extra = False
    s.active = (s.active + 1) % s.seats
    if s.active == s.starter:
        s.round += 1
        check_rounds(s)
