"""A rule of thumb for Talisman: grows where the odds are good, fetches a Talisman, and goes for the Crown (or the Lord
of Darkness) once that is likelier to work than to fail; keeps Counterspells and Preservation for when lives are at
stake.

It looks at what lies open and at its own Spells.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from undercroft.engine.decision import Decision, Option
from undercroft.engine.match import Match
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.players.thumb.talisman import choices, moves, spells

Worth: TypeAlias = Callable[[Option], float]
Scorer: TypeAlias = Callable[[TalismanState, Character, Decision], Worth]


class TalismanThumb:
    """Chooses at once, without looking ahead."""

    def choose(self, match: Match, decision: Decision) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        return max(decision.options, key=self._worth(match, decision))

    def rank(self, match: Match, decision: Decision) -> list[Option]:
        """The options from the best to the worst."""
        return sorted(decision.options, key=self._worth(match, decision), reverse=True)

    def _worth(self, match: Match, decision: Decision) -> Worth:
        s = match.state
        assert isinstance(s, TalismanState)
        return SCORERS.get(decision.kind, choices.acceptance)(s, s.characters[decision.seat], decision)


SCORERS: Final[dict[str, Scorer]] = {
    "choose-character": choices.character_worth,
    "start-with": choices.best_stat,
    "start": moves.start_worth,
    "move": moves.move_worth,
    "go-to": moves.move_worth,
    "speed": moves.speed_worth,
    "window": spells.window_worth,
    "evade": choices.evade_worth,
    "confront": choices.confront_worth,
    "encounter": choices.encounter_worth,
    "visit": choices.visit_worth,
    "way": choices.way_choice,
    "fate": choices.fate_worth,
    "use-die": choices.die_worth,
    "set-die": choices.set_die_worth,
    "add-one": choices.add_one_worth,
    "take": choices.taking_worth,
    "loot": choices.taking_worth,
    "plunder": choices.taking_worth,
    "take-one": choices.taking_worth,
    "take-follower": choices.taking_worth,
    "take-purchase": choices.taking_worth,
    "choose-treasure": choices.taking_worth,
    "hire": choices.taking_worth,
    "ditch": choices.parting_worth,
    "give-up": choices.parting_worth,
    "give-object": choices.parting_worth,
    "discard-spell": choices.spell_parting,
    "sell": choices.selling_worth,
    "buy": choices.buying_worth,
    "pay-to-heal": choices.paying_for("life"),
    "pay-to-replenish": choices.paying_for("fate"),
    "pay-for-spell": choices.paying_for("spell"),
    "give-up-for-life": choices.giving_up_for_life,
    "trade-in": choices.trading_worth,
    "reward": choices.reward_worth,
    "weapon": choices.weapon_worth,
    "replace": choices.drawn_worth,
    "discard-drawn": choices.drawn_worth,
    "raise": choices.raising_worth,
    "put-on-top": choices.topmost_worth,
    "spend-trophy": choices.spending_worth,
    "exile": choices.exile_worth,
    "fight-with": choices.against_lord,
    "fight-on": choices.fight_on_worth,
}
"""By kind of decision; anything else that is offered is taken."""


THUMB = TalismanThumb
