"""A rule of thumb for Dungeoneer. As a hero: equip, heal, go where a quest promises most, try it. As dungeon lord: send
monsters, traps and banes against whoever is ahead, where they promise most. In battle: the form that hits, cards while
they prevent more than they cost, a counter-strike if the odds are good.

It looks at what lies open and at its own hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from undercroft.engine.decision import Decision, Option
from undercroft.engine.match import Match
from undercroft.games.dungeoneer.state import DungeonState, Hero
from undercroft.players.thumb.dungeoneer import battle, choices, laying, lord
from undercroft.players.thumb.dungeoneer.feats import FeatsThumb

Chooser = Callable[[DungeonState, Hero, Decision], Option]


class DungeonThumb:
    """Chooses at once, without looking ahead."""

    def choose(self, match: Match, decision: Decision) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        s = match.state
        assert isinstance(s, DungeonState)
        return _CHOOSERS.get(decision.kind, choices.choose_any)(s, s.heroes[decision.seat], decision)


def _feats(s: DungeonState, hero: Hero, decision: Decision) -> Option:
    return FeatsThumb(s, hero).choose(decision.options)


def _villainy(s: DungeonState, hero: Hero, decision: Decision) -> Option:
    return lord.LordThumb(s, hero).choose(decision.options)


def _respond(s: DungeonState, hero: Hero, decision: Decision) -> Option:
    return battle.ResponseThumb(s, hero).choose(decision.options)


_CHOOSERS: Final[Mapping[str, Chooser]] = {
    "feats": _feats,
    "villainy": _villainy,
    "respond": _respond,
    "ready": battle.choose_ready,
    "form": battle.choose_form,
    "extra": battle.choose_extra,
    "challenge": battle.choose_challenge,
    "ambush": battle.choose_ambush,
    "strike": battle.choose_strike,
    "reroll": battle.choose_reroll,
    "repel": battle.choose_monster,
    "tame": battle.choose_monster,
    "meddle": lord.choose_meddling,
    "lair": lord.choose_lair,
    "lair-full": lord.weakest_in_lair,
    "reward": lord.choose_reward,
    "place": laying.choose_spot,
    "lay": laying.choose_map,
    "shift": laying.choose_shift,
    "transfer": laying.choose_destination,
    "trap-at": laying.choose_trap_place,
    "entrance": laying.choose_entrance,
    "choose-hero": choices.choose_hero,
    "discard": choices.least,
    "over-limit": choices.least,
    "lose": choices.least,
    "sacrifice": choices.least,
    "upkeep": choices.choose_upkeep,
    "recall": choices.choose_recall,
    "reward-treasure": choices.choose_treasure,
    "draw-from": choices.choose_deck,
    "unless": choices.choose_payment,
    "way": choices.choose_way,
    "dodge": choices.choose_dodge,
}
