"""Why not: which rule forbids an option that is not on offer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.engine.decision import Arg, Decision, Option, Verb
from undercroft.engine.errors import Why
from undercroft.games.dungeoneer.content.schema import Adventure
from undercroft.games.dungeoneer.dungeon import SIDES, neighbour, way
from undercroft.games.dungeoneer.options import (
    ATTACH,
    ATTEMPT,
    BANE,
    BANE_X,
    EXPLORE,
    FIGHT,
    MOVE,
    PLACE,
    PLAY,
    PLAY_X,
    SEARCH,
    SEND,
    SET_TRAP,
    STAND_UP,
)
from undercroft.games.dungeoneer.playing_cards import has_room
from undercroft.games.dungeoneer.quests import open_to
from undercroft.games.dungeoneer.state import LEGENDARY_LEVEL, DungeonState, Hero
from undercroft.games.dungeoneer.villainy import price_against
from undercroft.games.dungeoneer.where import serves
from undercroft.games.dungeoneer.wounds import points_for

_WHEN: Final = {
    "feats": (MOVE, EXPLORE, STAND_UP, ATTEMPT, SEARCH, FIGHT, PLAY, PLAY_X, ATTACH),
    "villainy": (SEND, SET_TRAP, BANE, BANE_X),
}
"""The verbs that belong to a phase's own decision."""
_PHASE_RULE: Final = {"feats": "DGN-FEAT-01", "villainy": "DGN-VILL-01"}


def why_not(s: DungeonState, decision: Decision, option: Option) -> Why | None:
    """The reason, or ``None`` where there is none."""
    if option in decision.options:
        return None
    verb, things = option.verb, [str(arg) for arg in option.args]
    hero = s.heroes[decision.seat]
    reason = _REASONS.get(verb)
    if reason is not None and verb in _WHEN.get(decision.kind, ()):
        why = reason(s, hero, things)
        if why is not None:
            return why
    if verb is PLACE and decision.kind == "place":
        return Why("no-such-spot", "DGN-LOCPH-03", "a location card must join the others and leave the dungeon open")
    return _other_time(s, hero, verb, things) or Why("not-now", decision.options[0].rule, "something else is asked now")


def _other_time(s: DungeonState, hero: Hero, verb: Verb, things: list[str]) -> Why | None:
    """DGN-ADV-06: a card is played when its timing says so, and most other things in their phase."""
    if verb in (PLAY, PLAY_X, ATTACH):
        card = _in_hand(s, hero, things[0])
        if isinstance(card, Why) or card.timing != "feats":
            return _play(s, hero, things)
    for phase, verbs in _WHEN.items():
        if verb in verbs:
            return Why("other-phase", _PHASE_RULE[phase], "that is done in another phase", phase=phase)
    return None


# -- feats ----------------------------------------------------------------------------------------


def _no_action(hero: Hero, what: str = "act") -> Why | None:
    if points_for(hero, what) >= 1:
        return None
    if hero.fallen and what != "stand":
        return Why("fallen", "DGN-EFF-06", "a fallen hero can only stand up")
    return Why("no-action", "DGN-FEAT-03", "no action points are left")


def _move(s: DungeonState, hero: Hero, things: list[str]) -> Why | None:
    side = SIDES.index(things[0])
    beside = neighbour(s, hero.place, side)
    if beside < 0:
        return Why("nothing-there", "DGN-STEP-01", "no location lies there")
    if way(s, hero.place, side) < 0:
        mine = not s.places[hero.place].open[side]
        return Why("wall", "DGN-EXIT-12", "a wall is in the way", own="yes" if mine else "no")
    return _no_action(hero, "move")


def _explore(s: DungeonState, hero: Hero, things: list[str]) -> Why | None:
    if not s.location_deck:
        return Why("no-locations", "DGN-LOCPH-02", "all location cards are on the table")
    return _no_action(hero)


def _stand_up(s: DungeonState, hero: Hero, things: list[str]) -> Why | None:
    if not hero.fallen:
        return Why("not-fallen", "DGN-SPEC-07", "the hero stands")
    return _no_action(hero, "stand")


def _attempt(s: DungeonState, hero: Hero, things: list[str]) -> Why | None:
    errand = next((each for each in open_to(s, hero) if each.quest.id == things[0]), None)
    if errand is None:
        return Why("not-your-quest", "DGN-SETUP-17", "that quest is not yours", quest=things[0])
    if not serves(s.places[hero.place].location, errand.quest.places):
        return Why("not-here", "DGN-ATT-11", "that quest cannot be attempted here", quest=things[0])
    if errand.quest.search and errand.found != hero.seat:
        return Why("not-found-yet", "DGN-QSRCH-05", "its goal has not been found in this turn", quest=things[0])
    if errand.quest.price is not None:
        return Why("cannot-give", "DGN-QSAC-01", "there is not enough to give up", quest=things[0])
    return _no_action(hero)


def _fight(s: DungeonState, hero: Hero, things: list[str]) -> Why | None:
    if hero.fought:
        return Why("has-fought", "DGN-BSTART-01", "only one battle can be started in a turn")
    rival = next((each for each in s.rivals(hero.seat) if each.id == things[0]), None)
    if rival is None or rival.place != hero.place:
        return Why("not-together", "DGN-BSTART-03", "that hero is not in this location", hero=things[0])
    return _no_action(hero)


# -- cards ----------------------------------------------------------------------------------------


def _in_hand(s: DungeonState, hero: Hero, card_id: str) -> Adventure | Why:
    for card in hero.hand:
        if card.id == card_id:
            return card
    return Why("not-in-hand", "DGN-ADV-07", "that card is not in your hand", card=card_id)


def _play(s: DungeonState, hero: Hero, things: list[str]) -> Why | None:
    card = _in_hand(s, hero, things[0])
    if isinstance(card, Why):
        return card
    details: dict[str, Arg] = {"card": card.id}
    if not card.glory_card:
        return Why("not-for-you", "DGN-ADV-05", "a peril card is played against an opponent", **details)
    if card.timing == "response":
        return Why("only-response", "DGN-BEX-11", "that card is played in the response stage of a battle", **details)
    if hero.glory < (1 if card.cost == "x" else card.cost):
        return Why("too-dear", "DGN-GLORY-02", "there is not enough glory", **details)
    if card.legendary and hero.level < LEGENDARY_LEVEL:
        return Why("legendary", "DGN-LEG-01", "legendary cards need level 7", **details)
    if card.duration == "permanent" and not has_room(s, hero, card):
        if card.type == "treasure" and any(laid.card.kind == card.kind for laid in hero.treasures if not laid.minion):
            return Why("same-kind", "DGN-GLORY-04", "one treasure of this kind is in play already", **details)
        return Why("inventory-full", "DGN-HERO-02", "the inventory limit is reached", **details)
    if s.solo and card.duration == "permanent":
        rule = "DGN-SOLO-25" if card.type == "treasure" else "DGN-SOLO-26"
        return Why("solo-timing", rule, "alone, it is played elsewhere", **details)
    return Why("no-use", "DGN-ADV-06", "that card could do nothing now", **details)


def _encounter(s: DungeonState, hero: Hero, things: list[str]) -> Why | None:
    """Monsters and traps."""
    name, target = things[0], things[-1]
    if things[1] == "lair":
        found = next((laid.card for laid in hero.lair if laid.card.id == name), None)
        card: Adventure | Why = found or Why("not-in-lair", "DGN-BATTLE-25", "not in your lair", card=name)
    else:
        card = _in_hand(s, hero, name)
    if isinstance(card, Why):
        return card
    if s.batch_done:
        return Why("encounters-over", "DGN-VILL-07", "encounters are played all at once", card=name)
    return _against(s, hero, card, target)


def _bane(s: DungeonState, hero: Hero, things: list[str]) -> Why | None:
    card = _in_hand(s, hero, things[0])
    if isinstance(card, Why):
        return card
    if things[2] == hero.id:
        return Why("own-peril", "DGN-GEN-09", "nobody can spend the own peril", card=card.id)
    return _against(s, hero, card, things[2])


def _against(s: DungeonState, hero: Hero, card: Adventure, target: str) -> Why | None:
    rival = next((each for each in s.rivals(hero.seat) if each.id == target), None)
    if rival is None:
        return Why("not-a-rival", "DGN-ADV-05", "a peril card is played against an opponent", card=card.id)
    if card.legendary and rival.level < LEGENDARY_LEVEL:
        return Why("legendary", "DGN-LEG-01", "legendary cards need level 7", card=card.id)
    if rival.peril < price_against(s, card, rival):
        return Why("no-peril", "DGN-VILL-02", "that hero has too little peril", card=card.id, hero=target)
    return None


_REASONS: Final[dict[Verb, Callable[[DungeonState, Hero, list[str]], Why | None]]] = {
    MOVE: _move,
    EXPLORE: _explore,
    STAND_UP: _stand_up,
    ATTEMPT: _attempt,
    SEARCH: _attempt,
    FIGHT: _fight,
    PLAY: _play,
    PLAY_X: _play,
    ATTACH: _play,
    SEND: _encounter,
    SET_TRAP: _encounter,
    BANE: _bane,
    BANE_X: _bane,
}
