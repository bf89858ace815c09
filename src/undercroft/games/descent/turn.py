"""One turn of the engine: a choice of the set-up, a hero's or a monster's next step."""

from __future__ import annotations

from undercroft.engine.decision import Play
from undercroft.games.descent import allies, epic, familiars, hero_turn, overlord_turn, setting_up
from undercroft.games.descent.ending import end_encounter
from undercroft.games.descent.quests.registry import ENDED, NOBODY, script_of
from undercroft.games.descent.state import DescentState

PLAYING = ("heroes", "hero", "familiar", "allies", "overlord-start", "overlord", "monster", "villagers")


def turn(s: DescentState) -> Play[None]:
    """DESC-WIN-04: after every step it is seen whether somebody has won."""
    yield from one_step(s)
    if s.phase in PLAYING:
        winner = script_of(s).winner(s)
        if winner != NOBODY:
            end_encounter(s, script_of(s).settle(s) if winner == ENDED else winner)
    elif s.phase == "limit":
        end_encounter(s, script_of(s).at_limit(s))


def one_step(s: DescentState) -> Play[None]:
    phase = s.phase
    if phase == "hero":
        yield from hero_turn.step(s)
    elif phase == "monster":
        yield from overlord_turn.step(s)
    elif phase == "familiar":
        yield from familiars.step(s)
    elif phase in ("allies", "villagers"):
        yield from allies.step(s)
    elif phase == "heroes":
        yield from hero_turn.next_hero(s)
    elif phase == "overlord-start":
        yield from overlord_turn.begin(s)
    elif phase == "overlord":
        yield from overlord_turn.choose(s)
    else:
        yield from set_up(s)


def set_up(s: DescentState) -> Play[None]:
    """DESC-SETH-02, DESC-SETO-02."""
    if s.phase == "choose-heroes":
        yield from setting_up.choose_hero(s)
    elif s.phase == "choose-classes":
        yield from setting_up.choose_class(s)
    elif s.phase == "learn":
        yield from epic.learn(s)
    elif s.phase == "shop":
        yield from epic.shop(s)
    elif s.phase == "gain-cards":
        yield from epic.gain_cards(s)
    elif s.phase == "place-heroes":
        yield from setting_up.place_hero(s)
    elif s.phase == "pick-groups":
        yield from setting_up.pick_group(s)
    else:
        assert s.phase == "place-monsters"
        yield from setting_up.place_monsters(s)
