"""What a player can do, and the rule that allows it. Heroes, cards, quests and locations are named by their ids; where
several locations share one, ``number`` tells them apart."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Verb

# -- before the first turn, and the map -----------------------------------------------------------
CHOOSE_HERO: Final = Verb("choose-hero", "hero", rule="DGN-VAR-15")
LAY: Final = Verb("lay", "location", rule="DGN-VAR-07")
PLACE: Final = Verb("place", "location", "column", "row", "turned", rule="DGN-LOCPH-01")
ENTRANCE: Final = Verb("entrance", "location", "number", rule="DGN-VAR-11")

# -- phases ---------------------------------------------------------------------------------------
END_PHASE: Final = Verb("end-phase", "phase", rule="DGN-TURN-01")
PASS: Final = Verb("pass", rule="DGN-BATTLE-04")
PAY_UPKEEP: Final = Verb("pay-upkeep", "card", rule="DGN-RECOV-06")
DISCARD: Final = Verb("discard", "card", "origin", rule="DGN-DRAW-01")
KEEP_ALL: Final = Verb("keep-all", rule="DGN-DRAW-03")
DRAW_FROM: Final = Verb("draw-from", "deck", rule="DGN-COMBO-03")
DRAW_NONE: Final = Verb("draw-none", rule="DGN-SOLO-22")

# -- feats ----------------------------------------------------------------------------------------
MOVE: Final = Verb("move", "side", "location", rule="DGN-STEP-01")
EXPLORE: Final = Verb("explore", rule="DGN-EXPL-01")
STAND_UP: Final = Verb("stand-up", rule="DGN-SPEC-07")
LIE_DOWN: Final = Verb("lie-down", rule="DGN-VAR-29")
DODGE: Final = Verb("dodge", rule="DGN-VAR-30")
FACE: Final = Verb("face", rule="DGN-OBST-05")

# -- cards ----------------------------------------------------------------------------------------
PLAY: Final = Verb("play", "card", rule="DGN-GLORY-01")
PLAY_X: Final = Verb("play-x", "card", "x", rule="DGN-EFF-01")
ATTACH: Final = Verb("attach", "card", "to", rule="DGN-ADV-14")
USE: Final = Verb("use", "card", "number", rule="DGN-SPEC-06")
USE_X: Final = Verb("use-x", "card", "number", "x", rule="DGN-EFF-01")
USE_ON: Final = Verb("use-on", "card", "number", "hero", rule="DGN-SPEC-06")
BANE: Final = Verb("bane", "card", "hero", "payer", rule="DGN-VILL-03")
BANE_X: Final = Verb("bane-x", "card", "hero", "payer", "x", rule="DGN-EFF-01")
BANE_ALL: Final = Verb("bane-all", "card", "payer", rule="DGN-VILL-04")
BANE_ON: Final = Verb("bane-on", "card", "hero", "to", rule="DGN-ADV-14")
BANE_MONSTER: Final = Verb("bane-monster", "card", "payer", "monster", rule="DGN-ADV-14")
BANE_THERE: Final = Verb("bane-there", "card", "payer", "location", "number", rule="DGN-VILL-04")
PLACE_CARD: Final = Verb("place-card", "card", "location", "number", rule="DGN-ADV-14")

# -- encounters and battle ------------------------------------------------------------------------
SEND: Final = Verb("send", "monster", "origin", "health", "hero", rule="DGN-BSTART-05")
SET_TRAP: Final = Verb("set-trap", "trap", "hero", rule="DGN-HAZEX-01")
TRAP_AT: Final = Verb("trap-at", "trap", "location", "number", rule="DGN-HAZEX-01")
ATTACK: Final = Verb("attack", rule="DGN-VILL-08")
FORM: Final = Verb("form", "monster", "form", rule="DGN-BFORM-01")
EXTRA: Final = Verb("extra", "monster", "peril", rule="DGN-EFF-02")
NO_EXTRA: Final = Verb("no-extra", rule="DGN-EFF-02")
FIGHT: Final = Verb("fight", "hero", rule="DGN-BSTART-03")
GUARD: Final = Verb("guard", "minion", "monster", "number", rule="DGN-EFF-19")
CHALLENGE: Final = Verb("challenge", "monster", "number", rule="DGN-BATTLE-19")
CHALLENGE_HERO: Final = Verb("challenge-hero", "hero", rule="DGN-BATTLE-19")
SET_MINION: Final = Verb("set-minion", "minion", "monster", "number", rule="DGN-EFF-19")
SET_MINION_ON: Final = Verb("set-minion-on", "minion", "hero", rule="DGN-EFF-19")
NO_CHALLENGE: Final = Verb("no-challenge", rule="DGN-BATTLE-19")
STRIKE: Final = Verb("strike", rule="DGN-BSTART-04")
TAKE_ESCORT: Final = Verb("take-escort", "quest", rule="DGN-BSTART-04")
TO_HAND: Final = Verb("to-hand", "monster", rule="DGN-BATTLE-22")
TO_LAIR: Final = Verb("to-lair", "monster", rule="DGN-BATTLE-22")
TO_DISCARD: Final = Verb("to-discard", "monster", rule="DGN-BATTLE-23")
GIVE_PERIL: Final = Verb("give-peril", "hero", rule="DGN-BATTLE-27")
NO_PERIL: Final = Verb("no-peril", rule="DGN-BATTLE-27")

# -- quests ---------------------------------------------------------------------------------------
ATTEMPT: Final = Verb("attempt", "quest", rule="DGN-ATT-11")
SEARCH: Final = Verb("search", "quest", rule="DGN-QSRCH-02")
START_ESCORT: Final = Verb("start-escort", "quest", rule="DGN-QESC-01")
DELIVER: Final = Verb("deliver", "quest", rule="DGN-QESC-02")
DROP: Final = Verb("drop", "quest", rule="DGN-QESC-07")
PICK_UP: Final = Verb("pick-up", "quest", rule="DGN-QESC-08")

# -- effects --------------------------------------------------------------------------------------
TRANSFER_TO: Final = Verb("transfer-to", "hero", "location", "number", rule="DGN-EFF-09")
SHIFT: Final = Verb("shift", "location", "number", rule="DGN-EFF-21")
REPEL: Final = Verb("repel", "monster", "number", rule="DGN-BEX-04")
TAME: Final = Verb("tame", "monster", "number", rule="DGN-MIN-01")
DISARM: Final = Verb("disarm", "trap", rule="DGN-HAZEX-03")
RECALL: Final = Verb("recall", "card", rule="DGN-GEN-06")
GIVE_UP: Final = Verb("give-up", "card", "origin", rule="DGN-QSAC-01")
PAY_OFF: Final = Verb("pay-off", "what", "count", rule="DGN-GEN-06")
SUFFER: Final = Verb("suffer", rule="DGN-GEN-06")
WAY: Final = Verb("way", "way", rule="DGN-GEN-06")
REROLL: Final = Verb("reroll", "card", "number", rule="DGN-SPEC-06")
KEEP_ROLL: Final = Verb("keep-roll", rule="DGN-SPEC-06")

VERBS: Final = tuple([value for value in list(globals().values()) if isinstance(value, Verb)])
