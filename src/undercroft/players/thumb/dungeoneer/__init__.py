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
from undercroft.players.player import favourite_first
from undercroft.players.thumb.dungeoneer import battle, choices, laying, lord
from undercroft.players.thumb.dungeoneer.feats import FeatsThumb
from undercroft.players.thumb.dungeoneer.worth import Worth

Chooser = Callable[[DungeonState, Hero, Decision], Option]
Scorer = Callable[[DungeonState, Hero, Decision], Worth]


class DungeonThumb:
    """Chooses at once, without looking ahead."""

    def choose(self, match: Match, decision: Decision) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        s = match.state
        assert isinstance(s, DungeonState)
        choose = _CHOOSERS.get(decision.kind)
        if choose is not None:
            return choose(s, s.heroes[decision.seat], decision)
        return max(decision.options, key=_SCORERS.get(decision.kind, _any)(s, s.heroes[decision.seat], decision))

    def rank(self, match: Match, decision: Decision) -> list[Option]:
        """The options from the best to the worst, by what each is worth where the thumb weighs them."""
        s = match.state
        assert isinstance(s, DungeonState)
        score = _SCORERS.get(decision.kind)
        if score is None:
            return favourite_first(self.choose(match, decision), decision.options)
        return sorted(decision.options, key=score(s, s.heroes[decision.seat], decision), reverse=True)


def _any(s: DungeonState, hero: Hero, decision: Decision) -> Worth:
    return lambda option: 0.0


def _choose_feat(s: DungeonState, hero: Hero, decision: Decision) -> Option:
    return FeatsThumb(s, hero, decision.options).choose()


def _feats(s: DungeonState, hero: Hero, decision: Decision) -> Worth:
    return FeatsThumb(s, hero, decision.options).score


def _villainy(s: DungeonState, hero: Hero, decision: Decision) -> Worth:
    return lord.LordThumb(s, hero).score


def _respond(s: DungeonState, hero: Hero, decision: Decision) -> Worth:
    return battle.ResponseThumb(s, hero).score


_CHOOSERS: Final[Mapping[str, Chooser]] = {
    "feats": _choose_feat,
    "extra": battle.choose_extra,
    "ambush": battle.choose_ambush,
    "strike": battle.choose_strike,
    "reroll": battle.choose_reroll,
    "lair": lord.choose_lair,
    "draw-from": choices.choose_deck,
    "dodge": choices.choose_dodge,
}
"""Where there is a quicker way to the best option than to weigh each."""

_SCORERS: Final[Mapping[str, Scorer]] = {
    "feats": _feats,
    "villainy": _villainy,
    "respond": _respond,
    "ready": battle.ready_worth,
    "form": battle.form_worth,
    "challenge": battle.challenge_worth,
    "repel": battle.danger_of_monster,
    "tame": battle.danger_of_monster,
    "meddle": lord.meddling_worth,
    "lair-full": lord.weakest_in_lair,
    "reward": lord.reward_worth,
    "place": laying.spot_worth,
    "lay": laying.map_worth,
    "shift": laying.shift_worth,
    "transfer": laying.destination_worth,
    "trap-at": laying.trap_place_worth,
    "entrance": laying.entrance_worth,
    "choose-hero": choices.hero_worth,
    "discard": choices.what_is_worth_least,
    "over-limit": choices.what_is_worth_least,
    "lose": choices.what_is_worth_least,
    "sacrifice": choices.what_is_worth_least,
    "upkeep": choices.upkeep_worth,
    "recall": choices.recall_worth,
    "reward-treasure": choices.treasure_worth,
    "unless": choices.payment_worth,
    "way": choices.way_worth,
}


THUMB = DungeonThumb
