"""Why not: for each thing one can do, the rule that is asked about it."""

from __future__ import annotations

from undercroft.engine.decision import Decision, Option
from undercroft.engine.errors import Why, not_asked
from undercroft.games.dungeon_raiders import options as do
from undercroft.games.dungeon_raiders.content.cards import CARD_IDS
from undercroft.games.dungeon_raiders.hands import cannot_hold, cannot_light, cannot_play, cannot_play_two
from undercroft.games.dungeon_raiders.setting_up import cannot_choose
from undercroft.games.dungeon_raiders.state import RaidState


def why_not(s: RaidState, decision: Decision, option: Option) -> Why | None:
    """The reason, or ``None`` where nothing speaks against it."""
    verb = option.verb
    if (verb is do.CHOOSE_CHARACTER) != (decision.kind == "choose-character"):
        return not_asked(decision)
    if verb is do.CHOOSE_CHARACTER:
        return cannot_choose(s, do.CHARACTER.of(option))
    raider = s.raiders[decision.seat]
    if verb is do.LIGHT_TORCH:
        return cannot_light(s, raider)
    if verb is do.HOLD:
        return cannot_hold(s, raider)
    if verb is do.PLAY:
        return cannot_play(s, raider, CARD_IDS.index(do.CARD.of(option)))
    first, second = CARD_IDS.index(do.FIRST.of(option)), CARD_IDS.index(do.SECOND.of(option))
    return cannot_play_two(s, raider, first, second)
