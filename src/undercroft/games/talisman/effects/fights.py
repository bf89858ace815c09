"""Creatures of die tables and spaces that attack, and fights that turn out a stand-off."""

from __future__ import annotations

from undercroft.engine.decision import Play
from undercroft.games.talisman import fight as attack
from undercroft.games.talisman.battle import meet_creature
from undercroft.games.talisman.content.vocabulary import Fight, StandOff
from undercroft.games.talisman.doing import Doing
from undercroft.games.talisman.effects.registry import carries_out, perform
from undercroft.games.talisman.state import TalismanState


@carries_out(Fight)
def _fight(s: TalismanState, doing: Doing, effect: Fight) -> Play[None]:
    c = s.characters[doing.you]
    psychic = effect.craft > 0
    verdict = yield from meet_creature(s, c, effect.name, effect.craft or effect.strength, psychic=psychic)
    if verdict == attack.WON and effect.win and c.role is not None:
        yield from perform(s, doing, effect.win)


@carries_out(StandOff)
def _stand_off(s: TalismanState, doing: Doing, effect: StandOff) -> Play[None]:
    """TALB-MANY-06: it counts for the whole fight."""
    if s.fight is not None:
        s.fight.verdict = attack.STAND_OFF
    yield from ()
