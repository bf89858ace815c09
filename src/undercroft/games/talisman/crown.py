"""The Crown of Command and the Command Spell (TALB-CRN)."""

from __future__ import annotations

from undercroft.engine.decision import Play
from undercroft.games.talisman.dice import roll
from undercroft.games.talisman.ending import check_last
from undercroft.games.talisman.having import shelled
from undercroft.games.talisman.lives import COMMAND, lose_life
from undercroft.games.talisman.quests import life_taken
from undercroft.games.talisman.state import Cast, Character, TalismanState
from undercroft.games.talisman.windows import spell_window


def least_for_command(s: TalismanState) -> int:
    """TALB-CRN-03; TALB-VAR-03 to TALB-VAR-05: easier with many players."""
    if s.setup.command == "standard" or s.seats < 5:
        return 4
    return 3 if s.seats == 5 else 2


def cast_command(s: TalismanState, c: Character) -> Play[None]:
    """TALB-CRN-02: whoever is alone on the Crown must cast it. TALB-CRN-05: no card, whatever the Craft; TALB-CRN-06,
    TALB-TOAD-16: not with the Amulet, not as a toad."""
    if c.toad or any("no-spells" in card.traits for card in c.objects):
        s.tell("command-not-cast", seat=c.seat, character=c.id)
        return
    made = Cast(c.seat, None)
    s.casts.append(made)
    s.tell("command-cast", seat=c.seat, character=c.id)
    yield from spell_window(s)
    s.casts.remove(made)
    if made.countered:
        s.tell("cancelled", card="command-spell")
        return
    die = (yield from roll(s, c, "command-spell"))[0]
    if die >= least_for_command(s):
        yield from strike_all(s, c)


def strike_all(s: TalismanState, c: Character) -> Play[None]:
    """TALB-CRN-04: every other character loses a life, in whatever Region; a Magic Shell keeps it away."""
    s.together += 1
    for other in s.others(c.seat):
        if not shelled(s, other):
            lost = yield from lose_life(s, other, COMMAND)
            if lost:
                life_taken(s, c)
    s.together -= 1
    check_last(s)
