"""The Treasure Chamber and the Lord of Darkness (TAL-CHAM, TAL-LORD, TAL-CLAIM, TAL-OUT)."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.talisman.battle import fight
from undercroft.games.talisman.belongings import cannot_own, gain
from undercroft.games.talisman.ending import lord_killed
from undercroft.games.talisman.fight import WON, Fight, Foe
from undercroft.games.talisman.having import has
from undercroft.games.talisman.options import CHOOSE_TREASURE, FIGHT_WITH, STAT, TREASURE
from undercroft.games.talisman.places import put
from undercroft.games.talisman.state import Character, TalismanState

LORD: Final = "lord-of-darkness"
LORD_VALUE: Final = 12
"""TAL-LORD-02, TAL-LORD-03."""
LONE_DWARF: Final = 2


def face_lord(s: TalismanState, c: Character) -> Play[None]:
    """TAL-CHAM-04: fight, claim treasure if he was killed, leave the chamber."""
    choice: Option = yield ask(c.seat, "fight-with", [FIGHT_WITH("strength"), FIGHT_WITH("craft")], {"what": LORD})
    made = Fight(c.seat, -1, STAT.of(choice) == "craft", c.space)
    made.lord = True
    made.foes = [Foe(LORD, LORD_VALUE, None)]
    verdict = yield from fight(s, c, made)
    if verdict == WON:
        lord_killed(s, c)
        yield from claim(s, c)
    if c.role is not None:
        yield from emerge(s, c, made, killed=verdict == WON)


def claim(s: TalismanState, c: Character) -> Play[None]:
    """TAL-CLAIM-01: exactly one of the Treasure Cards, or with Random Treasures whichever comes (TAL-RND-01);
    TAL-CLAIM-02: if any is left."""
    cards = [card for card in s.treasures if cannot_own(s, c, card) is None]
    if not cards:
        return
    card = cards[0]
    if s.setup.treasures == "random":
        card = cards[s.chance.pick("treasure", [each.id for each in cards])]
    elif len(cards) > 1:
        choice: Option = yield ask(c.seat, "choose-treasure", [CHOOSE_TREASURE(each.id) for each in cards])
        card = next(each for each in cards if each.id == TREASURE.of(choice))
    s.treasures.remove(card)
    yield from gain(s, c, card)


def result(s: TalismanState, c: Character, made: Fight) -> int:
    """TAL-OUT-02, TAL-OUT-05: the character's score minus the Lord's, never below 0; TAL-OUT-07: 0 if he was killed
    without a fight. The Lone Dwarf adds 2."""
    difference = max(0, made.score - made.rival_score)
    return difference + (LONE_DWARF if has(s, c, "emergence-plus-two") else 0)


def exit_for(s: TalismanState, number: int) -> int:
    """Where that result leads (TALH-EMG-01 to TALH-EMG-06, TAL-OUT-04)."""
    for upto, space in s.box.emergence:
        if number <= upto:
            return space
    return s.box.emergence[-1][1]


def emerge(s: TalismanState, c: Character, made: Fight, *, killed: bool) -> Play[None]:
    """TAL-OUT-01: whatever the result. TALH-EMG-07: who killed him has an encounter there, TALH-EMG-08: others not.
    In the Short Dungeon Game one stays (TAL-SHORT-08)."""
    if s.short:
        return
    number = result(s, c, made)
    space = exit_for(s, number)
    s.tell("emerges", seat=c.seat, character=c.id, count=number, space=s.box.spaces[space].id)
    yield from put(s, c, space, "emerge")
    if killed:
        s.moved = True
    else:
        s.ended = True
