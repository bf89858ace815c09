"""What a player can do, and the rule that allows it. Heroes, cards, quests and locations are named by their ids; where
several locations share one, ``number`` tells them apart."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from undercroft.engine.decision import Contents, Domain, Param, Verb, names, numbers
from undercroft.games.dungeoneer.box import Box, effects_of
from undercroft.games.dungeoneer.content.vocabulary import FORMS, Either, every


def of_the_box(ids: Callable[[Box], Iterable[str]]) -> Domain[str]:
    """Things of the sets that a match is played with."""

    def found(contents: Contents) -> Iterable[str]:
        box = contents["box"]
        assert isinstance(box, Box)
        return ids(box)

    return found


def _ways(box: Box) -> list[str]:
    """DGN-GEN-06: what cards, locations and quests leave to choose."""
    heroes = [card for pack in box.packs for card in pack.heroes]
    bearers = [*box.cards.values(), *box.quests.values(), *heroes]
    effects = [effects_of(card) for card in box.cards.values()]
    effects += [quest.fail + quest.reward for quest in box.quests.values()]
    effects += [location.effects for location in box.locations.values()]
    effects += [ability.effects for bearer in bearers for ability in bearer.abilities]
    effects += [trigger.effects for bearer in bearers for trigger in bearer.triggers]
    choices = [effect for effect in every(sum(effects, ())) if isinstance(effect, Either)]
    return list(dict.fromkeys([way.id for choice in choices for way in choice.ways]))


# -- details --------------------------------------------------------------------------------------
_CARDS: Final = of_the_box(lambda box: [*box.cards, *box.quests, *box.heroes])
_HEROES: Final = of_the_box(lambda box: box.heroes)

HERO: Final = Param("hero", _HEROES)
PAYER: Final = Param("payer", _HEROES)
QUEST: Final = Param("quest", of_the_box(lambda box: box.quests))
LOCATION: Final = Param("location", of_the_box(lambda box: box.locations))
CARD: Final = Param("card", _CARDS)
TO: Final = Param("to", _CARDS)
MONSTER: Final = Param("monster", _CARDS)
TRAP: Final = Param("trap", _CARDS)
MINION: Final = Param("minion", _CARDS)
SIDE: Final = Param("side", names(["north", "east", "south", "west"]))
COLUMN: Final = Param("column", numbers(-64, 63))
ROW: Final = Param("row", numbers(-64, 63))
TURNING: Final = Param("turned", names(["straight", "turned"]))
PHASE: Final = Param("phase", names(["feats", "villainy"]))
DECK: Final = Param("deck", names(["glory", "peril"]))
ORIGIN: Final = Param("origin", names(["hand", "boons", "treasures", "lair"]))
FIGHTING_FORM: Final = Param("form", names(FORMS))
WHAT: Final = Param("what", names(["glory", "action", "health"]))
WHICH_WAY: Final = Param("way", of_the_box(_ways))
NUMBER: Final = Param("number", numbers(0, 99))
COUNT: Final = Param("count", numbers(0, 99))
HEALTH: Final = Param("health", numbers(0, 99))
PERIL: Final = Param("peril", numbers(0, 99))
X: Final = Param("x", numbers(0, 99))

# -- before the first turn, and the map -----------------------------------------------------------
CHOOSE_HERO: Final = Verb("choose-hero", HERO, rule="DGN-VAR-15")
LAY: Final = Verb("lay", LOCATION, rule="DGN-VAR-07")
PLACE: Final = Verb("place", LOCATION, COLUMN, ROW, TURNING, rule="DGN-LOCPH-01")
ENTRANCE: Final = Verb("entrance", LOCATION, NUMBER, rule="DGN-VAR-11")

# -- phases ---------------------------------------------------------------------------------------
END_PHASE: Final = Verb("end-phase", PHASE, rule="DGN-TURN-01")
PASS: Final = Verb("pass", rule="DGN-BATTLE-04")
PAY_UPKEEP: Final = Verb("pay-upkeep", CARD, rule="DGN-RECOV-06")
DISCARD: Final = Verb("discard", CARD, ORIGIN, rule="DGN-DRAW-01")
KEEP_ALL: Final = Verb("keep-all", rule="DGN-DRAW-03")
DRAW_FROM: Final = Verb("draw-from", DECK, rule="DGN-COMBO-03")
DRAW_NONE: Final = Verb("draw-none", rule="DGN-SOLO-22")

# -- feats ----------------------------------------------------------------------------------------
MOVE: Final = Verb("move", SIDE, LOCATION, rule="DGN-STEP-01")
EXPLORE: Final = Verb("explore", rule="DGN-EXPL-01")
STAND_UP: Final = Verb("stand-up", rule="DGN-SPEC-07")
LIE_DOWN: Final = Verb("lie-down", rule="DGN-VAR-29")
DODGE: Final = Verb("dodge", rule="DGN-VAR-30")
FACE: Final = Verb("face", rule="DGN-OBST-05")

# -- cards ----------------------------------------------------------------------------------------
PLAY: Final = Verb("play", CARD, rule="DGN-GLORY-01")
PLAY_X: Final = Verb("play-x", CARD, X, rule="DGN-EFF-01")
ATTACH: Final = Verb("attach", CARD, TO, rule="DGN-ADV-14")
USE: Final = Verb("use", CARD, NUMBER, rule="DGN-SPEC-06")
USE_X: Final = Verb("use-x", CARD, NUMBER, X, rule="DGN-EFF-01")
USE_ON: Final = Verb("use-on", CARD, NUMBER, HERO, rule="DGN-SPEC-06")
BANE: Final = Verb("bane", CARD, HERO, PAYER, rule="DGN-VILL-03")
BANE_X: Final = Verb("bane-x", CARD, HERO, PAYER, X, rule="DGN-EFF-01")
BANE_ALL: Final = Verb("bane-all", CARD, PAYER, rule="DGN-VILL-04")
BANE_ON: Final = Verb("bane-on", CARD, HERO, TO, rule="DGN-ADV-14")
BANE_MONSTER: Final = Verb("bane-monster", CARD, PAYER, MONSTER, rule="DGN-ADV-14")
BANE_THERE: Final = Verb("bane-there", CARD, PAYER, LOCATION, NUMBER, rule="DGN-VILL-04")
PLACE_CARD: Final = Verb("place-card", CARD, LOCATION, NUMBER, rule="DGN-ADV-14")

# -- encounters and battle ------------------------------------------------------------------------
SEND: Final = Verb("send", MONSTER, ORIGIN, HEALTH, HERO, rule="DGN-BSTART-05")
SET_TRAP: Final = Verb("set-trap", TRAP, HERO, rule="DGN-HAZEX-01")
TRAP_AT: Final = Verb("trap-at", TRAP, LOCATION, NUMBER, rule="DGN-HAZEX-01")
ATTACK: Final = Verb("attack", rule="DGN-VILL-08")
FORM: Final = Verb("form", MONSTER, FIGHTING_FORM, rule="DGN-BFORM-01")
EXTRA: Final = Verb("extra", MONSTER, PERIL, rule="DGN-EFF-02")
NO_EXTRA: Final = Verb("no-extra", rule="DGN-EFF-02")
FIGHT: Final = Verb("fight", HERO, rule="DGN-BSTART-03")
GUARD: Final = Verb("guard", MINION, MONSTER, NUMBER, rule="DGN-EFF-19")
CHALLENGE: Final = Verb("challenge", MONSTER, NUMBER, rule="DGN-BATTLE-19")
CHALLENGE_HERO: Final = Verb("challenge-hero", HERO, rule="DGN-BATTLE-19")
SET_MINION: Final = Verb("set-minion", MINION, MONSTER, NUMBER, rule="DGN-EFF-19")
SET_MINION_ON: Final = Verb("set-minion-on", MINION, HERO, rule="DGN-EFF-19")
NO_CHALLENGE: Final = Verb("no-challenge", rule="DGN-BATTLE-19")
STRIKE: Final = Verb("strike", rule="DGN-BSTART-04")
TAKE_ESCORT: Final = Verb("take-escort", QUEST, rule="DGN-BSTART-04")
TO_HAND: Final = Verb("to-hand", MONSTER, rule="DGN-BATTLE-22")
TO_LAIR: Final = Verb("to-lair", MONSTER, rule="DGN-BATTLE-22")
TO_DISCARD: Final = Verb("to-discard", MONSTER, rule="DGN-BATTLE-23")
GIVE_PERIL: Final = Verb("give-peril", HERO, rule="DGN-BATTLE-27")
NO_PERIL: Final = Verb("no-peril", rule="DGN-BATTLE-27")

# -- quests ---------------------------------------------------------------------------------------
ATTEMPT: Final = Verb("attempt", QUEST, rule="DGN-ATT-11")
SEARCH: Final = Verb("search", QUEST, rule="DGN-QSRCH-02")
START_ESCORT: Final = Verb("start-escort", QUEST, rule="DGN-QESC-01")
DELIVER: Final = Verb("deliver", QUEST, rule="DGN-QESC-02")
DROP: Final = Verb("drop", QUEST, rule="DGN-QESC-07")
PICK_UP: Final = Verb("pick-up", QUEST, rule="DGN-QESC-08")

# -- effects --------------------------------------------------------------------------------------
TRANSFER_TO: Final = Verb("transfer-to", HERO, LOCATION, NUMBER, rule="DGN-EFF-09")
SHIFT: Final = Verb("shift", LOCATION, NUMBER, rule="DGN-EFF-21")
REPEL: Final = Verb("repel", MONSTER, NUMBER, rule="DGN-BEX-04")
TAME: Final = Verb("tame", MONSTER, NUMBER, rule="DGN-MIN-01")
DISARM: Final = Verb("disarm", TRAP, rule="DGN-HAZEX-03")
RECALL: Final = Verb("recall", CARD, rule="DGN-GEN-06")
GIVE_UP: Final = Verb("give-up", CARD, ORIGIN, rule="DGN-QSAC-01")
PAY_OFF: Final = Verb("pay-off", WHAT, COUNT, rule="DGN-GEN-06")
SUFFER: Final = Verb("suffer", rule="DGN-GEN-06")
WAY: Final = Verb("way", WHICH_WAY, rule="DGN-GEN-06")
REROLL: Final = Verb("reroll", CARD, NUMBER, rule="DGN-SPEC-06")
KEEP_ROLL: Final = Verb("keep-roll", rule="DGN-SPEC-06")

VERBS: Final = tuple([value for value in list(globals().values()) if isinstance(value, Verb)])
