"""What a player can do, and the rule that allows it. Heroes, cards, quests and locations are named by their ids; where
several locations share one, ``number`` tells them apart, and ``copy`` one of several cards of one name in play that are
not alike (DGN-ADV-12): the first of them goes without saying."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Param, Verb, names, numbers
from undercroft.games.dungeoneer import domains
from undercroft.games.dungeoneer.content.vocabulary import FORMS

MOST_X: Final = 50
"""Nobody pays more for one effect (DGN-EFF-01)."""

MOST_ATTACKERS: Final = 9
"""Of a whole hand and a lair, or of all dice for a place and a lair; and one more."""
_AMOUNTS: Final = range(1, MOST_X + 1)
_ATTACKERS: Final = range(1, MOST_ATTACKERS + 1)

HERO: Final = Param("hero", domains.heroes)
PAYER: Final = Param("payer", domains.heroes)
LOCATION: Final = Param("location", domains.locations)
PLACE_NUMBER: Final = Param("number", domains.places)
COLUMN: Final = Param("column", domains.steps)
ROW: Final = Param("row", domains.steps)
TURN: Final = Param("turned", names([domains.STRAIGHT, domains.TURNED]))
SIDE: Final = Param("side", names(["north", "east", "south", "west"]))
PHASE_NAME: Final = Param("phase", names(["villainy", "feats"]))
DECK: Final = Param("deck", names(["glory", "peril"]))

CARD: Final = Param("card", domains.cards)
GLORY_CARD: Final = Param("card", domains.glory_cards)
BANE_CARD: Final = Param("card", domains.banes)
ORIGIN: Final = Param("origin", names([domains.HAND, domains.LAIR, domains.BOONS, domains.TREASURES]))
FROM: Final = Param("origin", names([domains.HAND, domains.LAIR]))
TO: Final = Param("to", domains.can_bear)
BEARER: Final = Param("card", domains.useful_things)
ABILITY: Final = Param("number", domains.abilities)
X: Final = Param("x", numbers(1, MOST_X))
COPY: Final = Param("copy", domains.copies, default=1)

MONSTER: Final = Param("monster", domains.monsters)
FIGHTER: Final = Param("monster", domains.fighters)
FOE: Final = Param("monster", domains.met_by_minions)
MINION: Final = Param("minion", domains.monsters)
HEALTH: Final = Param("health", domains.healths)
FORM_NAME: Final = Param("form", names(FORMS))
ATTACKER: Final = Param("number", numbers(1, MOST_ATTACKERS))
PERIL: Final = Param("peril", numbers(1, MOST_X))
TRAP_CARD: Final = Param("trap", domains.traps)

QUEST: Final = Param("quest", domains.quests)
ESCORT: Final = Param("quest", domains.escorts)
WHAT: Final = Param("what", names(["glory", "action", "health"]))
COUNT: Final = Param("count", numbers(1, MOST_X))
WAY_ID: Final = Param("way", domains.ways)

# -- before the first turn, and the map -----------------------------------------------------------
CHOOSE_HERO: Final = Verb("choose-hero", HERO, rule="DGN-VAR-15")
LAY: Final = Verb("lay", LOCATION, rule="DGN-VAR-07")
PLACE: Final = Verb("place", LOCATION, COLUMN, ROW, TURN, rule="DGN-LOCPH-01", among=domains.spots)
ENTRANCE: Final = Verb("entrance", LOCATION, PLACE_NUMBER, rule="DGN-VAR-11", among=domains.ways_in)

# -- phases ---------------------------------------------------------------------------------------
END_PHASE: Final = Verb("end-phase", PHASE_NAME, rule="DGN-TURN-01")
PASS: Final = Verb("pass", rule="DGN-BATTLE-04")
PAY_UPKEEP: Final = Verb("pay-upkeep", GLORY_CARD, COPY, rule="DGN-RECOV-06", among=domains.upkeeps)
DISCARD: Final = Verb("discard", CARD, ORIGIN, COPY, rule="DGN-DRAW-01", among=domains.given_away)
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
PLAY: Final = Verb("play", GLORY_CARD, rule="DGN-GLORY-01")
PLAY_X: Final = Verb("play-x", GLORY_CARD, X, rule="DGN-EFF-01", among=domains.played_for(_AMOUNTS))
ATTACH: Final = Verb("attach", GLORY_CARD, TO, COPY, rule="DGN-ADV-14", among=domains.attached)
USE: Final = Verb("use", BEARER, ABILITY, COPY, rule="DGN-SPEC-06", among=domains.uses)
USE_X: Final = Verb("use-x", BEARER, ABILITY, X, COPY, rule="DGN-EFF-01", among=domains.uses_for(_AMOUNTS))
USE_ON: Final = Verb("use-on", BEARER, ABILITY, HERO, COPY, rule="DGN-SPEC-06", among=domains.uses_on)
BANE: Final = Verb("bane", BANE_CARD, HERO, PAYER, rule="DGN-VILL-03")
BANE_X: Final = Verb("bane-x", BANE_CARD, HERO, PAYER, X, rule="DGN-EFF-01", among=domains.curses_for(_AMOUNTS))
BANE_ALL: Final = Verb("bane-all", BANE_CARD, PAYER, rule="DGN-VILL-04")
BANE_ON: Final = Verb("bane-on", BANE_CARD, HERO, TO, COPY, rule="DGN-ADV-14", among=domains.attached_to_rivals)
BANE_MONSTER: Final = Verb(
    "bane-monster", BANE_CARD, PAYER, MONSTER, COPY, rule="DGN-ADV-14", among=domains.attached_to_monsters
)
BANE_THERE: Final = Verb(
    "bane-there", BANE_CARD, PAYER, LOCATION, PLACE_NUMBER, rule="DGN-VILL-04", among=domains.placed_by_lords
)
PLACE_CARD: Final = Verb("place-card", GLORY_CARD, LOCATION, PLACE_NUMBER, rule="DGN-ADV-14", among=domains.placed)

# -- encounters and battle ------------------------------------------------------------------------
SEND: Final = Verb("send", MONSTER, FROM, HEALTH, HERO, COPY, rule="DGN-BSTART-05", among=domains.sent)
SET_TRAP: Final = Verb("set-trap", TRAP_CARD, HERO, rule="DGN-HAZEX-01")
TRAP_AT: Final = Verb("trap-at", TRAP_CARD, LOCATION, PLACE_NUMBER, rule="DGN-HAZEX-01", among=domains.trap_places)
ATTACK: Final = Verb("attack", rule="DGN-VILL-08")
FORM: Final = Verb("form", FIGHTER, FORM_NAME, rule="DGN-BFORM-01")
EXTRA: Final = Verb("extra", MONSTER, PERIL, rule="DGN-EFF-02")
NO_EXTRA: Final = Verb("no-extra", rule="DGN-EFF-02")
FIGHT: Final = Verb("fight", HERO, rule="DGN-BSTART-03")
GUARD: Final = Verb("guard", MINION, FOE, ATTACKER, COPY, rule="DGN-EFF-19", among=domains.guards(_ATTACKERS))
CHALLENGE: Final = Verb("challenge", MONSTER, ATTACKER, rule="DGN-BATTLE-19")
CHALLENGE_HERO: Final = Verb("challenge-hero", HERO, rule="DGN-BATTLE-19")
SET_MINION: Final = Verb(
    "set-minion", MINION, MONSTER, ATTACKER, COPY, rule="DGN-EFF-19", among=domains.strikes(_ATTACKERS)
)
SET_MINION_ON: Final = Verb("set-minion-on", MINION, HERO, COPY, rule="DGN-EFF-19", among=domains.strikes_at_heroes)
NO_CHALLENGE: Final = Verb("no-challenge", rule="DGN-BATTLE-19")
STRIKE: Final = Verb("strike", rule="DGN-BSTART-04")
TAKE_ESCORT: Final = Verb("take-escort", ESCORT, rule="DGN-BSTART-04")
TO_HAND: Final = Verb("to-hand", MONSTER, rule="DGN-BATTLE-22")
TO_LAIR: Final = Verb("to-lair", MONSTER, rule="DGN-BATTLE-22")
TO_DISCARD: Final = Verb("to-discard", MONSTER, rule="DGN-BATTLE-23")
GIVE_PERIL: Final = Verb("give-peril", HERO, rule="DGN-BATTLE-27")
NO_PERIL: Final = Verb("no-peril", rule="DGN-BATTLE-27")

# -- quests ---------------------------------------------------------------------------------------
ATTEMPT: Final = Verb("attempt", QUEST, rule="DGN-ATT-11")
SEARCH: Final = Verb("search", QUEST, rule="DGN-QSRCH-02")
START_ESCORT: Final = Verb("start-escort", ESCORT, rule="DGN-QESC-01")
DELIVER: Final = Verb("deliver", ESCORT, rule="DGN-QESC-02")
DROP: Final = Verb("drop", ESCORT, rule="DGN-QESC-07")
PICK_UP: Final = Verb("pick-up", ESCORT, rule="DGN-QESC-08")

# -- effects --------------------------------------------------------------------------------------
TRANSFER_TO: Final = Verb("transfer-to", HERO, LOCATION, PLACE_NUMBER, rule="DGN-EFF-09")
SHIFT: Final = Verb("shift", LOCATION, PLACE_NUMBER, rule="DGN-EFF-21")
REPEL: Final = Verb("repel", MONSTER, ATTACKER, rule="DGN-BEX-04")
TAME: Final = Verb("tame", MONSTER, ATTACKER, rule="DGN-MIN-01")
DISARM: Final = Verb("disarm", TRAP_CARD, COPY, rule="DGN-HAZEX-03", among=domains.disarmed)
RECALL: Final = Verb("recall", CARD, rule="DGN-GEN-06")
GIVE_UP: Final = Verb("give-up", CARD, ORIGIN, COPY, rule="DGN-QSAC-01", among=domains.given_away)
PAY_OFF: Final = Verb("pay-off", WHAT, COUNT, rule="DGN-GEN-06")
SUFFER: Final = Verb("suffer", rule="DGN-GEN-06")
WAY: Final = Verb("way", WAY_ID, rule="DGN-GEN-06")
REROLL: Final = Verb("reroll", BEARER, ABILITY, COPY, rule="DGN-SPEC-06", among=domains.rerolls)
KEEP_ROLL: Final = Verb("keep-roll", rule="DGN-SPEC-06")

VERBS: Final = tuple([value for value in list(globals().values()) if isinstance(value, Verb)])
